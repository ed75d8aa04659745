"""A word of cards is found where there is one, whatever its length and double cards."""

from itertools import permutations
from random import Random

import pytest

from quiddler_qt.engine.cards import ALL_CARDS, Face, face_of
from quiddler_qt.engine.rules import MinWord
from quiddler_qt.engine.words import long_enough
from quiddler_qt.lexicon.word_list import WordList
from quiddler_qt.lexicon.word_search import any_word

LIST = WordList.of_words("small", "Small", "1", dict.fromkeys(("in", "the", "quit", "tax", "aa", "ere"), "A"))


@pytest.mark.parametrize(
    ("faces", "min_word", "word"),
    [
        (["IN"], MinWord.TWO_LETTERS, "in"),
        (["IN"], MinWord.TWO_CARDS, None),
        (["TH", "E"], MinWord.TWO_CARDS, "the"),
        (["TH", "E"], MinWord.THREE_LETTERS, "the"),
        (["TH", "E"], MinWord.THREE_CARDS, None),
        (["T", "H", "E"], MinWord.THREE_CARDS, "the"),
        (["T", "I", "QU"], MinWord.THREE_CARDS, "quit"),
        (["X", "Z", "T", "A"], MinWord.TWO_LETTERS, "tax"),
        (["A"], MinWord.TWO_LETTERS, None),
        (["A", "A"], MinWord.TWO_LETTERS, "aa"),
        (["Q", "V"], MinWord.TWO_LETTERS, None),
        ([], MinWord.TWO_LETTERS, None),
    ],
)
def test_a_word_of_cards(faces: list[Face], min_word: MinWord, word: str | None) -> None:
    assert any_word(LIST, faces, min_word) == word


def test_it_agrees_with_trying_everything() -> None:
    random = Random(3)
    for _ in range(300):
        faces = [face_of(card) for card in random.sample(ALL_CARDS, random.randint(0, 5))]
        min_word = random.choice(list(MinWord))
        spelled = [
            "".join(way).lower()
            for count in range(1, len(faces) + 1)
            for way in permutations(faces, count)
            if long_enough(count, len("".join(way)), min_word)
        ]
        assert (any_word(LIST, faces, min_word) is not None) is any(map(LIST.accepts, spelled))


def test_beginnings_of_words() -> None:
    assert all(LIST.has_prefix(start) for start in ("", "q", "qu", "quit", "t", "ta"))
    assert not any(LIST.has_prefix(start) for start in ("quits", "z", "Q", "é", "ab"))
