"""How many times faster the hand solver is than a plain one, measured in the same run.

Run it with ``pytest -s tests/benchmarks/bench_hand_solver.py``.
"""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from statistics import median
from time import perf_counter

from quiddler_qt.bots.hand_solver import BestLay, HandSolver
from quiddler_qt.bots.word_table import build_word_table
from quiddler_qt.engine.cards import Face
from quiddler_qt.lexicon.word_list import load_word_list
from tests.bots.naive_solver import NaiveSolver, whole_deck

HANDS = 200
NAIVE_HANDS = 10
LEAST_RATIO = 50


def milliseconds(solve: Callable[[Sequence[Face]], object], hands: list[list[Face]]) -> float:
    """The median time of a hand."""
    times = []
    for hand in hands:
        began = perf_counter()
        solve(hand)
        times.append(perf_counter() - began)
    return 1000 * median(times)


def _all_lays(solver: HandSolver, hand: Sequence[Face]) -> list[BestLay]:
    return list(solver.solve(hand).values())


def test_the_solver_is_many_times_faster_than_a_plain_one() -> None:
    random = Random(1)
    hands = [random.sample(whole_deck(), 11) for _ in range(HANDS)]
    word_list = load_word_list("standard")
    for tiers in ("A", "ABCDEF"):
        words = word_list.words_of_tiers(tiers)
        solver = HandSolver(build_word_table(words))
        naive = NaiveSolver([word.upper() for word in words])
        points = milliseconds(solver.solve, hands)
        lays = milliseconds(partial(_all_lays, solver), hands)
        plain = milliseconds(naive.solve, hands[:NAIVE_HANDS])
        print(
            f"\ntiers {tiers}, points {points:.2f} ms, all lays {lays:.2f} ms, plain {plain:.0f} ms;"
            f" {plain / points:.0f} and {plain / lays:.0f} times as fast"
        )
        assert plain / points >= LEAST_RATIO
