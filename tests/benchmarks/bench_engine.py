"""Speed of the engine: whole random games a second, and the replay of one.

``pytest -s tests/benchmarks/bench_engine.py`` prints the figures. Machines differ, so the limits are ratios
to a fixed loop of plain Python measured in the same run: one unit is its duration.
"""

from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter

from quiddler_qt.engine.record import GameRecord, digest, replay
from quiddler_qt.engine.rules import Rules
from tests.random_games import play, random_record, random_setup

GAMES = 30
REPLAYS = 15
# At least 30 games a second, and a replay in 10 ms, where the loop takes 5 ms as on the machine of the goals.
MAX_UNITS_A_GAME = 6.0
MAX_UNITS_A_REPLAY = 2.0


def unit() -> None:
    """A fixed piece of work: small tuples built and summed."""
    total = 0
    for number in range(50_000):
        total += sum((number, number + 1, number + 2))
    assert total > 0


def seconds(work: Callable[[], object]) -> float:
    """How long some work takes."""
    start = perf_counter()
    work()
    return perf_counter() - start


def play_games() -> None:
    """Whole 4-seat games of eight hands."""
    for seed in range(GAMES):
        random = Random(seed)
        for _ in play(random, random_setup(random, Rules(), 4), eagerness=0.1):
            pass


def usual_record() -> GameRecord:
    """A 4-seat game of about the usual 76 turns."""
    records = [random_record(seed, Rules(), 4) for seed in range(40)]
    return min(records, key=lambda record: abs(len(record.actions) - 2 * 76 - 40))


def test_games_and_replays_against_a_plain_loop() -> None:
    record = usual_record()
    assert digest(replay(record)) == digest(replay(record))
    units, replays = [], []
    for _ in range(REPLAYS):
        units.append(seconds(unit))
        replays.append(seconds(lambda: replay(record)))
    games = seconds(play_games) / GAMES
    one = median(units)
    again = median(replays)
    print(f"\nplain loop {1e3 * one:.1f} ms")
    print(f"games {1 / games:.0f}/s, {games / one:.2f} units each")
    print(f"replay of {len(record.actions)} actions {1e3 * again:.1f} ms, {again / one:.2f} units")
    assert games <= MAX_UNITS_A_GAME * one
    assert again <= MAX_UNITS_A_REPLAY * one
