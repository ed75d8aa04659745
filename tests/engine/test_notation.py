"""Actions as text and back."""

from random import Random
from typing import get_args

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from quiddler_qt.engine import actions
from quiddler_qt.engine.actions import (
    Action,
    Challenge,
    Deal,
    Discard,
    DrawStock,
    GatherCards,
    HandOver,
    LayDown,
    Reshuffle,
    Rule,
    SeatKind,
    TakeDiscard,
)
from quiddler_qt.engine.cards import ALL_CARDS
from quiddler_qt.engine.notation import action_text, parse_action
from tests.random_games import play, random_setup

TABLE: list[tuple[Action, str]] = [
    (Deal((5, 117, 0)), "deal 5,117,0"),
    (Reshuffle((8, 3)), "reshuffle 8,3"),
    (Rule("QUIT", accepted=True), "rule QUIT yes"),
    (Rule("ZAT", accepted=False), "rule ZAT no"),
    (DrawStock(0), "0 stock"),
    (TakeDiscard(7), "7 take"),
    (Discard(0, 17), "0 discard 17"),
    (LayDown(0, ((1, 2, 3), (4, 5)), 6), "0 lay 1.2.3/4.5 6"),
    (Challenge(1, 0, 2), "1 challenge 0.2"),
    (GatherCards(), "gather"),
    (HandOver(1, SeatKind.PERSON), "1 hand-over person -"),
    (HandOver(2, SeatKind.COMPUTER, "greedy"), "2 hand-over computer greedy"),
]


@pytest.mark.parametrize(("action", "text"), TABLE)
def test_an_action_as_text_and_back(action: Action, text: str) -> None:
    assert action_text(action) == text
    assert parse_action(text) == action


def test_the_table_has_every_action() -> None:
    kinds = {
        kind
        for group in (actions.SeatAction, actions.ChanceAction, actions.TableAction)
        for kind in get_args(group)
    }
    assert {type(action) for action, _ in TABLE} == kinds


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "gather ", " gather", "gather\n", "GATHER", "deal", "deal ", "deal 1,,2", "deal 118",
        "deal 01", "deal -1", "deal 1, 2", "deal \u0661", "rule quit yes", "rule QUIT maybe", "rule QÜIT yes",
        "rule  yes", "rule ABCDEFGHIJKLMNOPQRSTU yes", "0 stock 1", "x stock", "-1 stock", "1000 stock",
        "0 discard", "0 discard 118", "0 lay 1.2", "0 lay  3", "0 lay 1/ 3", "0 lay 1..2 3", "0 challenge 1",
        "0 challenge 1.", "0 challenge .1", "0 challenge 1.2.3", "0 hand-over", "0 hand-over ghost -",
        "0 hand-over computer A", "0 hand-over computer ", "0\tstock", "0 stock\x00", "\u0660 stock",
        "0 stock\u2028",
    ],
)  # fmt: skip
def test_other_text_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"not a|no such"):
        parse_action(text)


@given(st.text() | st.text(alphabet="0123456789 .,/-abcdehlotyrsgQUI", max_size=40))
@example("0 lay 1.2.3/4.5 6")
@example("9" * 5000 + " stock")
@example("deal " + "1," * 100_000)
def test_any_text_is_an_action_or_a_value_error(text: str) -> None:
    refusal = ""
    try:
        action = parse_action(text)
    except ValueError as error:
        refusal = str(error)
    else:
        assert action_text(action) == text
    assert len(refusal) < 500  # it does not repeat a book


numbers = st.integers(0, 999)
card = st.sampled_from(ALL_CARDS)
some_cards = st.lists(card, min_size=1, max_size=118).map(tuple)
word = st.lists(card, min_size=1, max_size=10).map(tuple)
any_action: st.SearchStrategy[Action] = st.one_of(
    st.builds(Deal, some_cards),
    st.builds(Reshuffle, some_cards),
    st.builds(Rule, st.text(alphabet="ABCXYZ", min_size=1, max_size=20), st.booleans()),
    st.builds(DrawStock, numbers),
    st.builds(TakeDiscard, numbers),
    st.builds(Discard, numbers, card),
    st.builds(LayDown, numbers, st.lists(word, min_size=1, max_size=5).map(tuple), card),
    st.builds(Challenge, numbers, numbers, numbers),
    st.builds(GatherCards),
    st.builds(
        HandOver, numbers, st.sampled_from(SeatKind), st.from_regex(r"[a-z0-9_]{0,32}", fullmatch=True)
    ),
)


@given(any_action)
def test_every_action_survives_its_text(action: Action) -> None:
    assert parse_action(action_text(action)) == action


def test_lines_of_whole_games_survive() -> None:
    random = Random(3)
    for _ in range(20):
        for move in play(random, random_setup(random)):
            assert parse_action(action_text(move.action)) == move.action
