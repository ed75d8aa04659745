"""The searches of the dictionary panel, against the plainest way to say the same."""

import re
from fnmatch import fnmatchcase

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiddler_qt.engine.cards import FACES
from quiddler_qt.engine.rules import MinWord
from quiddler_qt.engine.words import segmentations
from quiddler_qt.lexicon.dictionary_search import (
    SearchCancelledError,
    all_words,
    q_without_u,
    two_letter_words,
    words_like,
    words_made_from,
    words_with_prefix,
)
from quiddler_qt.lexicon.word_list import WordList, load_word_list

SMALL_WORDS = (
    *("aa", "ab", "abba", "act", "ain", "at", "clue", "er", "error", "ether", "he", "her", "here", "in"),
    *("inn", "inner", "iq", "qat", "qi", "quit", "quite", "the", "then", "thin", "tin", "tither", "zoo"),
)
SMALL = WordList.of_words("small", "Small", "1", dict.fromkeys(SMALL_WORDS, "A"))


@pytest.fixture(scope="module")
def wide() -> WordList:
    return load_word_list("wide")


def test_a_result_is_a_sequence(wide: WordList) -> None:
    words = list(wide.words())
    found = all_words(wide)
    assert len(found) == len(words)
    assert (found[0], found[-1], found[100_000]) == (words[0], words[-1], words[100_000])
    assert list(found[5:9]) == words[5:9]
    assert "zebra" in found
    for index in (len(words), -len(words) - 1):
        with pytest.raises(IndexError):
            found[index]
    nothing = words_with_prefix(wide, "xqz")
    assert (len(nothing), list(nothing)) == (0, [])


@pytest.mark.parametrize("prefix", ["q", "QU", "zz", "a", "z", "tither", "aa", "xyzzy", "zyzzyvas"])
def test_prefixes(wide: WordList, prefix: str) -> None:
    expected = [word for word in wide.words() if word.startswith(prefix.lower())]
    assert list(words_with_prefix(wide, prefix)) == expected


@pytest.mark.parametrize("prefix", [" ", "qu ", "q?", "\u212a", "\uff51", "q\0", "'", "{", "\ud800"])
def test_odd_prefixes_find_nothing(prefix: str) -> None:
    assert len(words_with_prefix(SMALL, prefix)) == 0
    assert len(words_like(SMALL, f"{prefix.strip()}{{*")) == 0


@given(st.text("abehinqrtu?*", max_size=7))
def test_patterns(pattern: str) -> None:
    expected = [word for word in SMALL_WORDS if pattern and fnmatchcase(word, pattern)]
    assert list(words_like(SMALL, pattern)) == expected
    assert list(words_like(SMALL, f" {pattern.upper()} ")) == expected


@pytest.mark.parametrize(
    "pattern", ["*zz*", "q?i?", "??", "*ing", "un*able", "*a*e*i*o*u*", "?*?*?*z", "c*t"]
)
def test_patterns_over_the_whole_list(wide: WordList, pattern: str) -> None:
    expression = re.compile(pattern.replace("*", ".*").replace("?", "."))
    assert list(words_like(wide, pattern)) == [w for w in wide.words() if expression.fullmatch(w)]


@pytest.mark.parametrize("pattern", ["", "[a-z]*", "c.t", "^cat$", "(a+)+$", "*" * 65, "\u212a*", "a\0*"])
def test_odd_patterns_find_nothing(pattern: str) -> None:
    assert len(words_like(SMALL, pattern)) == 0


@given(st.lists(st.sampled_from(FACES), max_size=10), st.sampled_from(MinWord))
def test_words_from_cards(faces: list[str], min_word: MinWord) -> None:
    expected = [word for word in SMALL_WORDS if segmentations(word.upper(), min_word, faces)]
    assert list(words_made_from(SMALL, faces, min_word)) == expected


def test_words_from_cards_over_the_whole_list(wide: WordList) -> None:
    faces = ["QU", "IN", "ER", "CL", "TH", "A", "E", "S", "T", "D"]
    expected = [w for w in wide.words() if segmentations(w.upper(), MinWord.TWO_CARDS, faces)]
    assert list(words_made_from(wide, faces, MinWord.TWO_CARDS)) == expected
    # One TH is one card: no T and no H are in it, and it cannot serve twice.
    assert list(words_made_from(SMALL, ["TH", "I", "ER"])) == ["er"]
    assert list(words_made_from(SMALL, ["TH", "I", "ER", "T", "H"])) == ["er", "her", "tither"]


@pytest.mark.parametrize("faces", [[], ["?"], ["AB"], ["a"], [".*"], [""], ["]"]])
def test_faces_that_no_card_shows_make_nothing(faces: list[str]) -> None:
    assert len(words_made_from(SMALL, faces)) == 0


def test_two_letters_and_q_without_u() -> None:
    standard = load_word_list("standard")
    assert list(two_letter_words(standard)) == [word for word in standard.words() if len(word) == 2]
    assert list(q_without_u(SMALL)) == ["iq", "qat", "qi"]
    found = list(q_without_u(standard))
    assert {"burqa", "qi", "tranq", "qwerty"} <= set(found)
    assert found == [word for word in standard.words() if re.search("q(?!u)", word)]


def test_a_search_can_be_called_off(wide: WordList) -> None:
    asked: list[int] = []

    def cancelled() -> bool:
        asked.append(1)
        return len(asked) > 3

    with pytest.raises(SearchCancelledError):
        words_like(wide, "*e*", cancelled)
    assert len(asked) == 4
    with pytest.raises(SearchCancelledError):
        words_made_from(wide, ["A", "T"], cancelled=lambda: True)
