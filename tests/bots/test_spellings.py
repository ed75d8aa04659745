"""Words in rows: the same as a sorted list of strings, in a third of the memory."""

import tracemalloc
from collections.abc import Iterator

import numpy as np
import pytest

from quiddler_qt.bots.spellings import MOST_LETTERS, Spellings
from quiddler_qt.lexicon.word_list import WordList


def test_words_come_in_order_each_once() -> None:
    words = Spellings.of(["no", "in", "a", "zebra", "in", "z" * (MOST_LETTERS + 1), "z" * MOST_LETTERS])
    assert list(words) == ["in", "no", "zebra", "z" * MOST_LETTERS]
    assert len(words) == 4
    assert [words[0], words[-1]] == ["in", "z" * MOST_LETTERS]
    assert list(words[1:3]) == ["no", "zebra"]
    with pytest.raises(IndexError):
        words[4]


def test_only_the_wanted_ones_are_taken() -> None:
    assert list(Spellings.of(["cat", "dog", "cow"], lambda word: word.startswith("c"))) == ["cat", "cow"]


def test_a_word_is_found_where_it_stands() -> None:
    words = Spellings.of(["cat", "cats", "dog"])
    assert [words.place(word) for word in ("cat", "cats", "dog")] == [0, 1, 2]
    assert [words.place(word) for word in ("", "ca", "catsy", "zebra", "CAT", "c\u00e4t")] == [None] * 6
    assert Spellings.of([]).place("cat") is None


def test_letters_and_lengths() -> None:
    words = Spellings.of(["az", "quit"])
    assert words.lengths().tolist() == [2, 4]
    letters = words.letter_numbers()
    assert letters.shape == (2, MOST_LETTERS + 1)
    assert letters[0, :3].tolist() == [0, 25, -1]
    assert letters[1, :5].tolist() == [16, 20, 8, 19, -1]
    assert (letters[:, 4:] == -1).all()


@pytest.mark.parametrize("word", ["Cat", "don't", "na\u00efve", "a b", "a`b", "a{", "ab\0"])
def test_other_characters_are_refused(word: str) -> None:
    with pytest.raises(ValueError, match="other characters"):
        Spellings.of(["cat", word])


def test_a_whole_list_is_the_same_as_strings_and_takes_no_strings(standard: WordList) -> None:
    expected = [word for word in standard.words_of_tiers("ABCDEF") if 2 <= len(word) <= MOST_LETTERS]

    def told() -> Iterator[str]:
        return standard.each_of_tiers("ABCDEF")

    tracemalloc.start()
    try:
        words = Spellings.of(told())
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert list(words) == expected
    assert words.rows.nbytes == MOST_LETTERS * len(expected)
    # The rows and their parts before they are joined, and few strings.
    assert most < 2.5 * words.rows.nbytes
    assert not words.rows.flags.writeable
    assert np.array_equal(words.lengths(), [len(word) for word in expected])
