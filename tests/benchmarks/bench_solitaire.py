"""How many deals of solitaire can be won, and how soon that is known, by vocabulary.

    pytest -s tests/benchmarks/bench_solitaire.py

Times are of the processor, so they hold beside other work; what is asserted does not depend on the machine.
"""

from statistics import mean, median
from time import process_time

import pytest

from quiddler_qt.bots.daily_solver import DailySolver
from quiddler_qt.bots.solitaire_protocol import FaceStacks
from quiddler_qt.bots.solitaire_solver import (
    QUICK,
    ROUNDS,
    Outlook,
    SolitaireSolver,
    Verdict,
    dealt_stacks,
    faces_of,
    winnable_deals,
)
from quiddler_qt.bots.word_table import WordTable, build_word_table
from quiddler_qt.engine.solitaire import STACK_COUNT, Layout, TakeWord
from quiddler_qt.engine.solitaire_deals import deal_order
from quiddler_qt.lexicon.word_list import TIERS, load_word_list

DEALS = 100
DAYS = 20
OFFERS = 20


def table_of(tiers: str) -> WordTable:
    """The words of these tiers."""
    return build_word_table(load_word_list("standard").words_of_tiers(tiers))


def widening(solver: SolitaireSolver, stacks: FaceStacks) -> tuple[int, Verdict]:
    """The round that settled it, of all but the widest, and the verdict."""
    verdict = Verdict(Outlook.UNKNOWN)
    for place, plan in enumerate(ROUNDS[:-1]):
        verdict = solver.solve(stacks, (plan,))
        if verdict.outlook is not Outlook.UNKNOWN:
            return place, verdict
    return len(ROUNDS) - 1, verdict


@pytest.mark.parametrize(("tiers", "least"), [("A", 60), ("AB", 85), (TIERS, 98)], ids=["A", "AB", "all"])
def test_share_of_deals_that_are_won(tiers: str, least: int) -> None:
    solver = SolitaireSolver(table_of(tiers))
    times, words = [], []
    won = dict.fromkeys(range(len(ROUNDS)), 0)
    for number in range(1, DEALS + 1):
        stacks = faces_of(dealt_stacks(str(number)))
        began = process_time()
        place, verdict = widening(solver, stacks)
        times.append(process_time() - began)
        if verdict.outlook is Outlook.CAN:
            won[place] += 1
            words.append(sum(isinstance(move, TakeWord) for move in verdict.line))
    share = 100 * sum(won.values()) // DEALS
    by_width = ", ".join(f"width {plan.width}: +{won[place]}" for place, plan in enumerate(ROUNDS[:-1]))
    print(
        f"\ntiers {tiers}: {share} % of {DEALS} deals won ({by_width}); median {median(times):.2f} s,"
        f" longest {max(times):.1f} s; {mean(words):.1f} words"
    )
    assert share >= least


def test_a_deal_to_offer_is_found_soon() -> None:
    solver = SolitaireSolver(table_of("AB"))
    times = []
    for number in range(1, OFFERS + 1):
        began = process_time()
        next(deal for deal, verdict in winnable_deals(solver, 1000 * number, QUICK) if verdict.line)
        times.append(process_time() - began)
    print(f"\na deal that common words win: median {median(times):.2f} s, longest {max(times):.2f} s")


def test_the_best_lay_of_a_day_is_proven() -> None:
    solver = DailySolver(table_of(TIERS))
    times, scores = [], []
    for day in range(1, DAYS + 1):
        dealt = deal_order(Layout.DAILY, f"2026-12-{day:02}")[: Layout.DAILY.card_count]
        stacks = faces_of(tuple(dealt[stack::STACK_COUNT] for stack in range(STACK_COUNT)))
        began = process_time()
        answer = solver.solve(stacks)
        times.append(process_time() - began)
        scores.append(answer.score)
        assert answer.proven
    print(
        f"\nthe best lay: median {median(times):.1f} s, longest {max(times):.1f} s;"
        f" scores {min(scores)} to {max(scores)}"
    )
