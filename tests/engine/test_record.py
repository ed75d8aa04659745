"""Same record, same game (promise P10); a wrong action is told by its place."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from quiddler_qt.engine.actions import DrawStock, GatherCards
from quiddler_qt.engine.faults import Fault, Rejection
from quiddler_qt.engine.record import GameRecord, ReplayError, digest, replay, states
from quiddler_qt.engine.rules import EDITION, Rules
from quiddler_qt.engine.state import GameSetup, Phase, Seat, new_game
from tests.engine.digests import digests
from tests.random_games import play, random_record, random_setup

SCRIPT = Path(__file__).parent / "digests.py"
GAMES = 10


@pytest.mark.parametrize("hash_seed", ["0", "1", "2", "42", "4294967295"])
def test_50_replays_in_other_processes_give_the_same_digests(hash_seed: str) -> None:
    done = subprocess.run(
        [sys.executable, SCRIPT, "0", str(GAMES)],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == digests(0, GAMES)


def test_a_game_replayed_is_the_game_played() -> None:
    random = Random(5)
    setup = random_setup(random)
    moves = list(play(random, setup))
    record = GameRecord(setup, 5, tuple(move.action for move in moves))
    assert replay(record) == moves[-1].step.state
    assert [*states(record)] == [new_game(setup), *[move.step.state for move in moves]]
    assert record.edition == EDITION


def test_a_record_without_actions_is_a_game_before_its_first_deal() -> None:
    setup = GameSetup(Rules(), (Seat("Ann"), Seat("Ben")))
    assert replay(GameRecord(setup, 1)) == new_game(setup)


@pytest.mark.parametrize("place", [0, 7, 40])
def test_a_wrong_action_is_told_by_its_place(place: int) -> None:
    record = random_record(9, rules=Rules(), seat_count=4)
    actions = record.actions
    wrong = replace(record, actions=(*actions[:place], DrawStock(99), *actions[place:]))
    with pytest.raises(ReplayError, match=f"move {place + 1}: no_such_seat") as caught:
        replay(wrong)
    assert (caught.value.index, caught.value.rejection) == (place, Rejection(Fault.NO_SUCH_SEAT))


def test_nothing_comes_after_the_end() -> None:
    record = random_record(9, rules=Rules(hand_sizes=(3,)), seat_count=2)
    with pytest.raises(ReplayError, match="game_over"):
        replay(replace(record, actions=(*record.actions, GatherCards())))


def test_every_state_of_a_game_has_its_own_digest() -> None:
    record = random_record(2, rules=Rules(hand_sizes=(3, 4)), seat_count=3)
    seen = [digest(state) for state in states(record)]
    assert len(set(seen)) == len(seen) == len(record.actions) + 1
    assert all(len(text) == 64 for text in seen)
    assert replay(record).phase is Phase.GAME_OVER
