"""A player without a plan at solitaire: whole games of all variants, each from a seed.

Its dictionary answers by lot, or is a list; every act it makes is legal, and it undoes nothing.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from quiddler_qt.engine.actions import Deal, Rule
from quiddler_qt.engine.cards import ALL_CARDS, DECK_SIZE, spelling_of
from quiddler_qt.engine.daily_puzzle import DAILY_SETUP
from quiddler_qt.engine.rules import MinWord
from quiddler_qt.engine.solitaire import (
    STACK_COUNT,
    FillGap,
    Finish,
    Layout,
    NoWordLeft,
    PlayerAction,
    SolitaireAction,
    SolitairePhase,
    SolitaireSetup,
    SolitaireState,
    SolitaireStep,
    TakeWord,
    apply_solitaire,
    check_solitaire,
    new_solitaire,
    possible_sources,
    spelling_to_rule,
    word_at,
)
from quiddler_qt.engine.solitaire_deals import deal_order
from quiddler_qt.engine.solitaire_record import SolitaireRecord


@dataclass(frozen=True, slots=True)
class SolitaireMove:
    """One action of a game with the state before it and what it did."""

    before: SolitaireState
    action: SolitaireAction
    step: SolitaireStep


def random_setup(random: Random) -> SolitaireSetup:
    """A variant by lot, or now and then the daily puzzle."""
    if random.random() < 0.2:
        return DAILY_SETUP
    return SolitaireSetup(
        Layout.SOLITAIRE, random.choice(list(MinWord)), random.choice(("standard", "family"))
    )


def random_deal(random: Random, setup: SolitaireSetup) -> str:
    """The name of a deal."""
    if setup.layout is Layout.DAILY:
        return f"{random.randint(2026, 2099)}-{random.randint(1, 12):02}-{random.randint(1, 28):02}"
    return str(random.randint(1, 10**6))


def play_solitaire(random: Random, setup: SolitaireSetup, deal: str) -> Iterator[SolitaireMove]:
    """A whole game, move by move."""
    patience = random.choice((1, 3, 10, 30))
    listed = random.choice((0.9, 0.3, 0.1))
    state = new_solitaire(setup)
    waiting: list[SolitaireAction] = [Deal(deal_order(setup.layout, deal))]
    refused = 0
    while not state.phase.over:
        action = waiting.pop() if waiting else _wish(random, state)
        spelling = spelling_to_rule(state, action)
        if spelling is not None:
            waiting.append(action)
            action = Rule(spelling, random.random() < listed)
        elif check_solitaire(state, action) is not None:
            refused += 1
            if refused <= patience:
                continue
            # Nothing comes to mind any more, if what is known allows that.
            refused = 0
            action = NoWordLeft()
            if check_solitaire(state, action) is not None:
                continue
        step = apply_solitaire(state, action)
        yield SolitaireMove(state, action, step)
        state = step.state


def random_solitaire_record(seed: int) -> SolitaireRecord:
    """The record of a whole random game."""
    random = Random(seed)
    setup = random_setup(random)
    deal = random_deal(random, setup)
    return SolitaireRecord(setup, deal, tuple(move.action for move in play_solitaire(random, setup, deal)))


def garbage(random: Random, state: SolitaireState) -> SolitaireAction:
    """Any action with any numbers in it, most of them wrong."""

    def stack() -> int:
        return random.randint(-2, STACK_COUNT + 1)

    choices: tuple[SolitaireAction, ...] = (
        Deal(random.choice((ALL_CARDS, ALL_CARDS[1:], (*ALL_CARDS[1:], DECK_SIZE), state.left))),
        Rule(random.choice(("", "QUIT", "quit", "QÜIT", "A" * 16, "A" * 17, "1")), random.random() < 0.5),
        NoWordLeft(),
        TakeWord(tuple(stack() for _ in range(random.randint(0, 9)))),
        FillGap(stack(), stack()),
        Finish(),
    )
    return random.choice(choices)


def _wish(random: Random, state: SolitaireState) -> PlayerAction:
    """What the player tries: any tops in any order, or any fill."""
    if random.random() < 0.02:
        return Finish()
    if state.phase is SolitairePhase.FILL:
        return FillGap(random.choice(possible_sources(state)), random.choice(state.gaps))
    stacks = [index for index, stack in enumerate(state.stacks) if stack]
    count = min(len(stacks), random.choice((1, 2, 2, 3, 3, 4, 5, 8)))
    return TakeWord(tuple(random.sample(stacks, count)))


def spelling_at(state: SolitaireState, action: TakeWord) -> str:
    """What a word to be taken spells."""
    return spelling_of(word_at(state, action.sources))
