"""Every fault is met in play."""

from dataclasses import replace
from itertools import pairwise
from random import Random

from quiddler_qt.engine.actions import Action, DrawStock, LayDown, Reshuffle, Rule
from quiddler_qt.engine.cards import face_of
from quiddler_qt.engine.faults import Fault, Rejection
from quiddler_qt.engine.legality import check
from quiddler_qt.engine.rules import Rules, StockRefill
from quiddler_qt.engine.state import GameState
from quiddler_qt.engine.transitions import apply
from tests.random_games import garbage, play, random_setup
from tests.rules_conformance import Table

# No legal game comes to an empty stock at the start of a turn, unless it is renewed on the draw (rules 7.1).
NEVER = {Fault.STOCK_EMPTY}


def attempts(random: Random, state: GameState) -> list[Action]:
    """What a seat might try: anything, a wrong shuffle, a second ruling, its hand, twins as two words."""
    hand = random.sample(state.hands[state.seat], len(state.hands[state.seat]))
    tried: list[Action] = [garbage(random, state), Reshuffle(state.discards)]
    tried += [Rule(spelling, accepted=True) for spelling, _ in state.rulings[:1]]
    if len(hand) > 3:
        tried.append(LayDown(state.seat, (tuple(hand[:-1]),), hand[-1]))
        hand.sort(key=face_of)
        pairs = [(one, other) for one, other in pairwise(hand) if face_of(one) == face_of(other)]
        firsts, seconds = tuple(one for one, _ in pairs), tuple(other for _, other in pairs)
        if len(pairs) > 1 and not {*firsts} & {*seconds} and (spare := {*hand} - {*firsts, *seconds}):
            tried.append(LayDown(state.seat, (firsts, seconds), min(spare)))
    return tried


def test_attempts_meet_every_fault_but_the_impossible_one() -> None:
    met: set[Fault] = set()
    for seed in range(80):
        random = Random(seed)
        for move in play(random, random_setup(random)):
            for state in (move.before, move.step.state):
                for action in attempts(random, state):
                    refused = check(state, action)
                    if refused is not None and refused.fault is Fault.WORD_NOT_RULED:
                        ruling = Rule(refused.detail, accepted=False)
                        refused = check(apply(state, ruling).state, action)
                        met.add(Fault.WORD_NOT_RULED)
                    met |= set() if refused is None else {refused.fault}
    assert set(Fault) - met == NEVER


def test_a_stock_that_cannot_be_renewed_is_told() -> None:
    table = Table(Rules(stock_refill=StockRefill.TURN_END), 2)
    table.deal()
    drained = replace(table.state, stock=())
    assert check(drained, DrawStock(1)) == Rejection(Fault.STOCK_EMPTY)
