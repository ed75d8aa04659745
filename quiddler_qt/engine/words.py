"""Words as cards: lengths, the shortest allowed, the ways to spell with the cards held (rules 1.3, 4.2)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import assert_never

from quiddler_qt.engine.cards import FACE_COUNTS, FACE_VALUES, Card, Face, spelling_of
from quiddler_qt.engine.rules import MinWord

LONGEST_FACE = 2


def letter_count(cards: tuple[Card, ...]) -> int:
    """Letters of a word: a double card has two (rules 9.2)."""
    return len(spelling_of(cards))


def long_enough(card_count: int, letters: int, min_word: MinWord) -> bool:
    """Whether a word of so many cards and letters may be laid (rules 4.2)."""
    match min_word:
        case MinWord.TWO_LETTERS:
            return letters >= 2
        case MinWord.TWO_CARDS:
            return card_count >= 2
        case MinWord.THREE_LETTERS:
            return letters >= 3
        case MinWord.THREE_CARDS:
            return card_count >= 3
        case _:
            assert_never(min_word)


def segmentations(word: str, min_word: MinWord, hand: Iterable[Face] | None = None) -> list[tuple[Face, ...]]:
    """All ways to make a word of faces, dearest first, then most cards, then alphabetical.

    ``word`` in capitals. ``hand`` are the faces held, each usable once; None stands for the whole deck.
    A word that is too short by ``min_word`` for one way is left out in that way only.
    """
    held = Counter(FACE_COUNTS) if hand is None else Counter(hand)
    ways = [way for way in _split(word, 0, held) if long_enough(len(way), len(word), min_word)]
    return sorted(ways, key=lambda way: (-faces_value(way), -len(way), way))


def faces_value(faces: Iterable[Face]) -> int:
    """Points of faces together."""
    return sum(FACE_VALUES[face] for face in faces)


def _split(word: str, start: int, held: Counter[Face]) -> Iterator[tuple[Face, ...]]:
    if start == len(word):
        yield ()
        return
    for length in range(1, LONGEST_FACE + 1):
        face = word[start : start + length]
        if len(face) < length or held[face] < 1:
            continue
        held[face] -= 1
        for rest in _split(word, start + length, held):
            yield (face, *rest)
        held[face] += 1
