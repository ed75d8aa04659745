"""The judge: what is a word and what is none, whatever somebody types."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiddler_qt.lexicon.judge import ListJudge, Verdict
from quiddler_qt.lexicon.word_list import WordList, load_word_list

# Paris is a herb, polish and march are no names; the judge knows words, not what somebody meant.
ACCEPTED = [
    "cat",
    "CAT",
    "Cat",
    "cAt",
    "qi",
    "QI",
    "za",
    "Ay",
    "bo",
    "un",
    "in",
    "ER",
    "ok",
    "polish",
    "March",
    "quit",
]

REFUSED = {
    "nothing": "",
    "one letter": "a",
    "one capital": "I",
    "letter pairs a spelling checker lets pass": "bk",
    "more of them": "cc",
    "a double card alone": "qu",
    "the other double card": "CL",
    "a number": "123",
    "a digit for a letter": "ca7",
    "a space before": " cat",
    "a space after": "cat ",
    "a space within": "c at",
    "two words": "cat dog",
    "a tab": "cat\t",
    "a line feed": "cat\n",
    "two lines": "cat\ndog",
    "a carriage return": "cat\r",
    "a NUL": "cat\0",
    "a NUL within": "c\0at",
    "a NUL alone": "\0\0",
    "a delete": "cat\x7f",
    "an escape": "\x1b[1mcat",
    "a full stop": "cat.",
    "full stops": "b..",
    "a possessive": "cat's",
    "a curly possessive": "cat\u2019s",
    "a contraction": "don't",
    "a hyphen": "well-known",
    "a soft hyphen": "ca\u00adt",
    "a dash": "cat\u2013dog",
    "a joker": "c?t",
    "a pattern": "c.t",
    "all patterns": ".*",
    "a percent sign": "%s",
    "a brace": "{cat}",
    "a path": "../cat",
    "markup": "<b>cat</b>",
    "a city": "LONDON",
    "a first name": "Steve",
    "a weekday": "MONDAY",
    "a weekday in small letters": "monday",
    "an abbreviation": "NASA",
    "a country": "usa",
    "a unit": "kb",
    "a Roman numeral": "xiv",
    "a piece of a phrase": "hoc",
    "an accent": "caf\u00e9",
    "an accent apart": "cafe\u0301",
    "no accent missing": "fa\u00e7ade",
    "full-width letters": "\uff43\uff41\uff54",
    "one full-width letter": "c\uff41t",
    "a ligature": "\ufb01sh",
    "another ligature": "o\ufb00",
    "a double letter sign": "\u01c6",
    "ae in one": "\u00e6on",
    "a sharp s": "stra\u00dfe",
    "a long s": "\u017fit",
    "a Kelvin sign": "\u212aeep",
    "a Turkish capital I": "QU\u0130T",
    "a Turkish small i": "qu\u0131t",
    "a Cyrillic a": "c\u0430t",
    "Greek": "\u03c0\u03b9",
    "mathematical letters": "\U0001d41c\U0001d41a\U0001d42d",
    "circled letters": "\u24d2\u24d0\u24e3",
    "an emoji": "cat\U0001f408",
    "a zero-width space": "ca\u200bt",
    "a byte-order mark": "\ufeffcat",
    "right to left": "\u202ecat",
    "a no-break space": "\u00a0cat",
    "a line separator": "cat\u2028",
    "a lone surrogate": "\ud800cat",
    "a byte that was no UTF-8": "cat\udcff",
    "ten thousand letters": "a" * 10_000,
    "ten thousand words": "cat" * 10_000,
    "ten thousand spaces": " " * 10_000,
}


@pytest.fixture(scope="module")
def judge() -> ListJudge:
    return ListJudge(load_word_list("standard"))


@pytest.mark.parametrize("spelling", ACCEPTED)
def test_a_word_is_accepted_in_any_case(judge: ListJudge, spelling: str) -> None:
    tier = judge.word_list.tier(spelling.lower())
    assert judge.verdict(spelling) == Verdict(spelling, accepted=True, tier=tier, authority="standard")
    assert tier is not None


@pytest.mark.parametrize("spelling", REFUSED.values(), ids=REFUSED.keys())
def test_what_is_no_word_is_refused_as_it_stands(judge: ListJudge, spelling: str) -> None:
    assert judge.verdict(spelling) == Verdict(spelling, accepted=False, tier=None, authority="standard")


def test_a_list_with_single_letters_makes_them_no_words() -> None:
    judge = ListJudge(WordList.of_words("odd", "Odd", "1", {"a": "A", "ab": "A"}))
    assert not judge.verdict("a").accepted
    assert judge.verdict("ab") == Verdict("ab", accepted=True, tier="A", authority="odd")


LETTERS = st.text("abcdeinorstABCDEINORST", min_size=1, max_size=5)


@given(st.one_of(st.text(), st.text(st.characters(categories=["Cs", "Cc", "Lu"])), LETTERS))
def test_the_judge_never_stumbles_and_accepts_only_listed_letters(judge: ListJudge, spelling: str) -> None:
    verdict = judge.verdict(spelling)
    assert verdict.spelling == spelling
    assert (verdict.tier is not None) is verdict.accepted
    if verdict.accepted:
        assert len(spelling) >= 2
        assert set(spelling) <= set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
        assert judge.word_list.accepts("".join(chr(ord(letter) | 32) for letter in spelling))


def test_every_listed_word_is_accepted_as_small_and_as_capital_letters(judge: ListJudge) -> None:
    for word in list(judge.word_list.words())[::50]:
        assert judge.verdict(word).accepted
        assert judge.verdict(word.upper()).accepted
