"""P9: the rules hold in random games, told from the outside by ``tests/engine/invariants.py``."""

import math
from collections.abc import Callable
from itertools import islice
from random import Random

import pytest

from quiddler_qt.engine.notation import action_text, parse_action
from quiddler_qt.engine.record import GameRecord, digest, replay
from quiddler_qt.engine.state import Phase
from tests.engine.invariants import GameWatch
from tests.promises.harness import Harness, Task
from tests.promises.outcome import Outcome
from tests.random_games import play, random_setup
from tests.test_mutants import RULES

# A game with a broken rule need not end. So many moves for every four hands: most games have no more. The
# long one has sixteen, and players without a plan take their time: 21,007 moves in that of seed 7001093.
_MAX_MOVES_OF_FOUR_HANDS = 20_000
_REPLAY_EVERY = 10


def run(outcome: Outcome, task: Task) -> None:
    """As many whole games, every option and 2 to 8 seats."""
    for number in range(task.tries):
        outcome.begin_try()
        seed = task.seed * 1_000_000 + number
        try:
            _play_one(seed, number, outcome)
        except Exception as error:  # noqa: BLE001 (whatever it is, the rules did not hold)
            outcome.demand(kept=False, what=f"game {seed}: {error!r}")


def _play_one(seed: int, number: int, outcome: Outcome) -> None:
    random = Random(seed)
    setup = random_setup(random, seat_count=2 + number % 7)
    watch = GameWatch(setup)
    moves = []
    longest = _MAX_MOVES_OF_FOUR_HANDS * math.ceil(len(setup.rules.hand_sizes) / 4)
    for move in islice(play(random, setup), longest):
        watch.see(move)
        moves.append(move)
    outcome.counts["moves"] += len(moves)
    outcome.counts[f"{len(setup.seats)} seats"] += 1
    last = moves[-1].step.state
    outcome.demand(last.phase is Phase.GAME_OVER, f"game {seed} does not end")
    if number % _REPLAY_EVERY == 0:
        read = tuple(parse_action(action_text(move.action)) for move in moves)
        again = replay(GameRecord(setup, seed, read))
        outcome.demand(digest(again) == digest(last), f"game {seed} replays differently")


def _planted(name: str) -> Callable[[], None]:
    """A fault of ``tests/test_mutants.py``, which lists all that are known, for good."""
    return lambda: RULES[name](pytest.MonkeyPatch())


HARNESS = Harness(
    "the rules hold in random games",
    run,
    tries=2_000,
    full_tries=100_000,
    mutants={
        "card_twice_after_a_reshuffle": _planted("a card twice after a reshuffle"),
        "extra_last_turn": _planted("an extra last turn"),
        "bonus_on_a_tie": _planted("a bonus on a tie"),
    },
    mutant_tries=300,
)
