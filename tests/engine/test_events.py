"""Every kind of event comes in play, and says the truth about the state after it."""

from random import Random
from typing import get_args

import pytest

from quiddler_qt.engine.events import (
    CardDiscarded,
    Event,
    HandDealt,
    StockRenewed,
    TurnBegan,
    WordsLaid,
)
from quiddler_qt.engine.visibility import redact
from tests.random_games import Move, play, random_setup


@pytest.fixture(scope="module")
def moves() -> list[Move]:
    return [
        move for seed in range(60) for random in [Random(seed)] for move in play(random, random_setup(random))
    ]


def test_every_event_comes(moves: list[Move]) -> None:
    assert {type(event) for move in moves for event in move.step.events} == set(get_args(Event))


def test_every_action_tells_something(moves: list[Move]) -> None:
    assert all(move.step.events for move in moves)


def test_events_agree_with_the_state_after_them(moves: list[Move]) -> None:
    for move in moves:
        after = move.step.state
        for event in move.step.events:
            match event:
                case HandDealt(_, dealer, hands, upcard):
                    assert (hands, dealer, (upcard,)) == (after.hands, after.dealer, after.discards)
                case CardDiscarded(_, card):
                    assert after.discards[-1] == card
                case TurnBegan(seat, last_turn):
                    assert (seat, last_turn) == (after.seat, after.out_seat is not None)
                case WordsLaid(seat, words, went_out):
                    assert tuple(word.cards for word in after.laid[seat]) == words
                    assert went_out is (move.before.out_seat is None)
                case StockRenewed(count):
                    assert count == len(move.before.discards) - 1
                case _:
                    pass


def test_a_redacted_event_is_of_the_same_kind(moves: list[Move]) -> None:
    assert all(type(redact(event, None)) is type(event) for move in moves for event in move.step.events)
