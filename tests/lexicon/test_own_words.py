"""The table's own words: before every authority, kept, handed on, and frozen into a game."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiddler_qt.engine.actions import Rule
from quiddler_qt.engine.record import GameRecord, replay
from quiddler_qt.engine.rules import Rules, VerdictBy
from quiddler_qt.engine.state import GameSetup, Seat
from quiddler_qt.lexicon.judge import ListJudge, Verdict
from quiddler_qt.lexicon.own_words import (
    MAX_OWN_WORDS,
    OwnWords,
    OwnWordsError,
    TableJudge,
    own_words_of_text,
)
from quiddler_qt.lexicon.word_list import WordList
from quiddler_qt.session.game_session import GameSession

LIST = ListJudge(WordList.of_words("small", "Small", "1", {"cat": "A", "kex": "F"}))
WORDS = OwnWords(frozenset({"blorp", "cat"}), frozenset({"kex", "zzz"}))

own_words = st.builds(
    lambda accepted, banned: OwnWords(frozenset(accepted - banned), frozenset(banned)),
    st.sets(st.text("abcz", min_size=2, max_size=20), max_size=20),
    st.sets(st.text("abcz", min_size=2, max_size=20), max_size=20),
)


@pytest.mark.parametrize(
    ("spelling", "accepted", "tier", "authority"),
    [
        ("BLORP", True, "H", "table"),
        ("cat", True, "A", "table"),
        ("Kex", False, None, "table"),
        ("zzz", False, None, "table"),
        ("dog", False, None, "small"),
        ("blorp ", False, None, "small"),
        ("\uff42lorp", False, None, "small"),
        ("", False, None, "small"),
    ],
)
def test_own_words_come_before_the_authority(
    spelling: str, accepted: bool, tier: str | None, authority: str
) -> None:
    assert TableJudge(WORDS, LIST).verdict(spelling) == Verdict(spelling, accepted, tier, authority)


def test_words_move_from_one_side_to_the_other() -> None:
    words = OwnWords().with_accepted("Blorp").with_banned("CAT")
    assert words == OwnWords(frozenset({"blorp"}), frozenset({"cat"}))
    assert words.with_banned("blorp") == OwnWords(banned=frozenset({"blorp", "cat"}))
    assert words.with_accepted("cat").without("BLORP") == OwnWords(accepted=frozenset({"cat"}))
    assert words.without("nothing") == words
    assert words.merged_with(OwnWords(banned=frozenset({"blorp"}))).answer("blorp") is False


@pytest.mark.parametrize("word", ["", "a", "a b", "it's", "caf\u00e9", "a" * 21, "cat\n", "\u212aeep", "c4t"])
def test_what_cannot_be_laid_is_no_own_word(word: str) -> None:
    for change in (OwnWords().with_accepted, OwnWords().with_banned):
        with pytest.raises(OwnWordsError):
            change(word)
    with pytest.raises(OwnWordsError):
        OwnWords(frozenset({word}))


def test_a_word_has_one_side_and_the_list_an_end() -> None:
    with pytest.raises(OwnWordsError):
        OwnWords(frozenset({"cat"}), frozenset({"cat"}))
    letters = "abcdefghij"
    words = [a + b + c + "x" for a in letters for b in letters for c in letters]
    full = OwnWords(frozenset(words))
    assert len(full) == MAX_OWN_WORDS
    with pytest.raises(OwnWordsError):
        full.with_banned("cat")


@given(own_words)
def test_files_bring_back_the_same_words(words: OwnWords) -> None:
    assert OwnWords.from_json(words.to_json()) == words
    read = own_words_of_text(words.to_text())
    assert (read.words, read.skipped) == (words, 0)
    assert read.words.sha256 == words.sha256


@given(own_words, own_words)
def test_the_fingerprint_tells_lists_apart(one: OwnWords, other: OwnWords) -> None:
    assert (one.sha256 == other.sha256) is (one == other)


GOOD = {"format": 1, "accepted": ["cat"], "banned": []}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{",
        "[" * 50_000,
        json.dumps(GOOD | {"more": 1}),
        json.dumps(GOOD | {"format": 2}),
        json.dumps(GOOD | {"format": True}),
        json.dumps(GOOD | {"accepted": "cat"}),
        json.dumps(GOOD | {"accepted": ["cat", "cat"]}),
        json.dumps(GOOD | {"accepted": ["Cat"]}),
        json.dumps(GOOD | {"accepted": [1]}),
        json.dumps(GOOD | {"accepted": ["\ud800"]}),
        json.dumps(GOOD | {"banned": ["cat"]}),
        '{"format": 1, "accepted": [], "accepted": ["cat"], "banned": []}',
        '{"format": 1e400, "accepted": [], "banned": []}',
        json.dumps(GOOD) + " " * 200_000,
    ],
)
def test_other_json_is_refused(text: str) -> None:
    with pytest.raises(OwnWordsError):
        OwnWords.from_json(text)


def test_any_text_can_be_read() -> None:
    text = (
        "\ufeff+ Blorp\r\n- kex\ncat\n\n  -zzz  \n\u00e9t\u00e9\n+\n-+cat\n.*\nkex\n\0\nlong" + "g" * 100_000
    )
    read = own_words_of_text(text)
    assert read.words == OwnWords(frozenset({"blorp", "cat", "kex"}), frozenset({"zzz"}))
    assert read.skipped == 6
    with pytest.raises(OwnWordsError):
        own_words_of_text("cat\n" * 300_000)


def test_a_difference_touches_no_other_word() -> None:
    here = OwnWords(frozenset({"blorp", "cat"}), frozenset({"zzz"}))
    before = OwnWords(frozenset({"blorp"}), frozenset({"zzz", "qi"}))
    after = OwnWords(frozenset({"kex", "zzz"}), frozenset({"qi"}))
    assert here.with_difference(before, after) == OwnWords(frozenset({"cat", "kex", "zzz"}))
    assert here.with_difference(after, after) == here


@given(st.text())
def test_no_text_is_too_odd(text: str) -> None:
    own_words_of_text(text)


@pytest.mark.parametrize("verdict", list(VerdictBy))
def test_a_game_freezes_them_and_replays_without_the_list(verdict: VerdictBy) -> None:
    setup = GameSetup(replace(Rules(), verdict=verdict), (Seat("Ann"), Seat("Bo")))
    session = GameSession(GameRecord(setup, seed=7), lambda spelling: LIST.verdict(spelling).accepted)
    for spelling, accepted in WORDS.rulings():
        session.submit(Rule(spelling, accepted))
    session.deal()

    def ask_nobody(spelling: str) -> bool:
        raise AssertionError(spelling)

    later = GameSession(session.record, ask_nobody)
    judge = TableJudge(WORDS, LIST)
    for spelling in ("BLORP", "CAT", "KEX", "ZZZ"):
        assert later.verdict(spelling) is session.verdict(spelling) is judge.verdict(spelling).accepted
    assert replay(session.record) == session.state
