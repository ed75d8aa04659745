"""Whether cards can make a word of a list at all (rules 10.4)."""

from collections import Counter
from collections.abc import Iterable

from quiddler_qt.engine.cards import Face
from quiddler_qt.engine.rules import MinWord
from quiddler_qt.engine.words import long_enough
from quiddler_qt.lexicon.word_list import WordList


def any_word(word_list: WordList, faces: Iterable[Face], min_word: MinWord) -> str | None:
    """A word (a-z) that some of these cards spell and that may be laid; None where there is none.

    Every beginning that no word has is given up at once: eight cards take some milliseconds at most.
    """
    held = Counter(faces)

    def spell(start: str, cards: int) -> str | None:
        if long_enough(cards, len(start), min_word) and word_list.accepts(start):
            return start
        for face in sorted(held):
            longer = start + face.lower()
            if held[face] and word_list.has_prefix(longer):
                held[face] -= 1
                word = spell(longer, cards + 1)
                held[face] += 1
                if word is not None:
                    return word
        return None

    return spell("", 0)
