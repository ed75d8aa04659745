"""Faults planted on purpose: the checks that keep the promises have to catch every one of them."""

import itertools
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from quiddler_qt.engine import scoring, transitions, visibility
from quiddler_qt.engine.cards import ALL_CARDS
from quiddler_qt.engine.faults import Fault, Rejection
from quiddler_qt.engine.rules import Bonus, FailedWord, Floor
from quiddler_qt.engine.state import GameState, Phase
from quiddler_qt.engine.transitions import Step
from quiddler_qt.engine.words import letter_count
from quiddler_qt.session import dealer
from tests import random_games
from tests.engine.disclosure import OpenCards, cards_in, hidden_dealt_anew, known_cards
from tests.engine.invariants import GameWatch
from tests.random_games import play, random_setup

Patch = pytest.MonkeyPatch
Mutant = Callable[[Patch], None]

GAMES = 150


# -- the checks ----------------------------------------------------------------------------------------------
def check_rules() -> None:
    """The invariants of promise P9."""
    for seed in range(GAMES):
        random = Random(seed)
        setup = random_setup(random)
        watch = GameWatch(setup)
        # A broken game need not end.
        for move in itertools.islice(play(random, setup), 3000):
            watch.see(move)


def check_secrets() -> None:
    """Nothing hidden in observations and events, and nothing that depends on it."""
    for seed in range(20):
        random = Random(seed)
        table = OpenCards()
        for move in play(random, random_setup(random)):
            state = move.step.state
            table.hear(move.step.events)
            for viewer in (None, *range(len(state.seats))):
                seen = visibility.observe(state, viewer)
                assert table.agree_with(seen)
                assert {*cards_in(seen)} <= known_cards(state, viewer)
                assert visibility.observe(hidden_dealt_anew(random, state, viewer), viewer) == seen
                for event in move.step.events:
                    known = known_cards(move.before, viewer) | known_cards(state, viewer)
                    assert {*cards_in(visibility.redact(event, viewer))} <= known


def check_shuffles() -> None:
    """The order of a deck follows from the game's seed, and is one of its cards."""
    for seed in range(20):
        order = dealer.shuffled(seed, 0)
        assert order == dealer.shuffled(seed, 0)
        assert sorted(order) == [*ALL_CARDS]
        assert order != dealer.shuffled(seed, 1)
        assert order != dealer.shuffled(seed + 1, 0)


# -- planting ------------------------------------------------------------------------------------------------
def after(module: object, name: str, change: Callable[..., Any]) -> Mutant:
    """A mutant whose function's result is changed: ``change(result, *arguments)``."""

    def plant(patch: Patch) -> None:
        real = getattr(module, name)

        def mutant(*arguments: Any, **named: Any) -> Any:
            return change(real(*arguments, **named), *arguments)

        patch.setattr(module, name, mutant)

    return plant


def instead(module: object, name: str, new: Callable[..., Any]) -> Mutant:
    """A mutant with another function in place of one."""
    return lambda patch: patch.setattr(module, name, new)


def state_of(step: Step, **changes: Any) -> Step:
    """A step with another state after it."""
    return replace(step, state=replace(step.state, **changes))


def forgets(fault: Fault) -> Mutant:
    """The rule behind a fault is forgotten wherever it is asked."""

    def plant(patch: Patch) -> None:
        def lenient(refused: Rejection | None, *_: object) -> Rejection | None:
            return None if refused is not None and refused.fault is fault else refused

        for module in (transitions, random_games):
            after(module, "check", lenient)(patch)

    return plant


def peek(seen: Any, state: GameState, viewer: int | None) -> Any:
    """The next card of the stock in the place of the top discard."""
    del viewer
    return replace(seen, discards=(*seen.discards, *state.stock[-1:]))


def hint(seen: Any, state: GameState, viewer: int | None) -> Any:
    """No card, yet something that only the hidden cards can tell."""
    del viewer
    parity = sum(state.stock[-1:]) % 2
    return replace(seen, discard_count=seen.discard_count * 2 + parity)


def unsorted_unseen(seen: Any, state: GameState, viewer: int | None) -> Any:
    """Unseen cards in the order in which they lie."""
    del viewer
    return replace(seen, unseen=tuple(map(str, state.stock)))


def bonus_on_a_tie(lays: Any, bonus: Bonus) -> int | None:
    marks = [len(lay.standing) for lay in lays]
    if bonus is Bonus.LONGEST:
        marks = [max([letter_count(word) for word in lay.standing], default=0) for lay in lays]
    return marks.index(max(marks)) if max(marks) else None


def bonus_for_nothing(winner: int | None, lays: Any, bonus: Bonus) -> int | None:
    del bonus
    return 0 if not any(lay.standing for lay in lays) else winner


def draw_a_copy(state: GameState, seat: int) -> Step:
    step = REAL_DRAW(state, seat)
    return state_of(step, stock=state.stock)


def draw_from_below(state: GameState, seat: int) -> Step:
    return REAL_DRAW(replace(state, stock=(*state.stock[1:], state.stock[0])), seat)


REAL_DRAW = transitions._draw_stock

RULES: dict[str, Mutant] = {
    "a card twice after a reshuffle": after(
        transitions,
        "_reshuffle",
        lambda step, *_: state_of(step, stock=(*step.state.stock, step.state.stock[0])),
    ),
    "a card lost in a reshuffle": after(
        transitions, "_reshuffle", lambda step, *_: state_of(step, stock=step.state.stock[1:])
    ),
    "a drawn card stays in the stock": instead(transitions, "_draw_stock", draw_a_copy),
    "drawn from below": instead(transitions, "_draw_stock", draw_from_below),
    "a taken discard stays on the pile": after(
        transitions, "_take_discard", lambda step, state, _: state_of(step, discards=state.discards)
    ),
    "play goes to the right": instead(
        transitions, "_next", lambda state, seat: (seat - 1) % len(state.seats)
    ),
    "an extra last turn": after(
        transitions,
        "_lay_down",
        lambda step, *_: (
            state_of(step, last_turns=step.state.last_turns + 1) if step.state.last_turns else step
        ),
    ),
    "a last turn missing": after(
        transitions,
        "_lay_down",
        lambda step, *_: (
            state_of(step, last_turns=step.state.last_turns - 1) if step.state.last_turns > 1 else step
        ),
    ),
    "a last turn is a second going out": after(
        transitions,
        "_lay_down",
        lambda step, _, action: (
            state_of(step, out_seat=action.seat) if step.state.phase is Phase.DRAW else step
        ),
    ),
    "going out with cards left over": forgets(Fault.CARDS_LEFT_OVER),
    "going out in a forbidden first turn": forgets(Fault.FIRST_TURN),
    "a taken card goes back": forgets(Fault.TAKEN_CARD_MUST_STAY),
    "words too short": forgets(Fault.WORD_TOO_SHORT),
    "the same word twice": forgets(Fault.SAME_WORD_TWICE),
    "unlisted words in checked play": forgets(Fault.WORD_NOT_LISTED),
    "one's own word challenged": forgets(Fault.OWN_WORD),
    "a word judged twice": forgets(Fault.ALREADY_JUDGED),
    "no going out is ever cancelled": instead(transitions, "_cancels_going_out", lambda *_: False),
    "a going out is cancelled too late": instead(
        transitions, "_cancels_going_out", lambda state, owner: state.out_seat == owner
    ),
    "cancelled cards are lost": after(
        transitions, "_cancel_going_out", lambda step, state, *_: state_of(step, hands=state.hands)
    ),
    "the challenger never pays": after(
        transitions,
        "_challenge",
        lambda step, state, _: state_of(step, lost_challenges=state.lost_challenges),
    ),
    "a struck word counts as unused too": after(
        transitions,
        "seat_lays",
        lambda lays, _: tuple(
            replace(lay, unused=(*lay.unused, *(card for word in lay.struck for card in word)))
            for lay in lays
        ),
    ),
    "a struck word still stands": after(
        transitions,
        "seat_lays",
        lambda lays, _: tuple(replace(lay, standing=lay.standing + lay.struck, struck=()) for lay in lays),
    ),
    "a struck word always costs its value": instead(scoring, "struck_cost", lambda value, _: value),
    "a bonus on a tie": instead(scoring, "_bonus_winner", bonus_on_a_tie),
    "a bonus without a word": after(scoring, "_bonus_winner", bonus_for_nothing),
    "both bonuses between two": instead(transitions, "bonuses_in_play", lambda *_: frozenset(Bonus)),
    "no floor": after(
        transitions,
        "score_round",
        lambda _, lays, totals, rules, in_play: scoring.score_round(
            lays, totals, replace(rules, floor=Floor.NONE), in_play
        ),
    ),
    "a floor under the cards where the hand has one": after(
        transitions,
        "score_round",
        lambda _, lays, totals, rules, in_play: scoring.score_round(
            lays,
            totals,
            replace(rules, floor=Floor.CARDS if rules.floor is Floor.HAND else rules.floor),
            in_play,
        ),
    ),
    "a struck word never doubles": after(
        transitions,
        "score_round",
        lambda _, lays, totals, rules, in_play: scoring.score_round(
            lays, totals, replace(rules, failed_word=FailedWord.MINUS), in_play
        ),
    ),
    "joint winners are one": after(transitions, "winners_of", lambda winners, _: winners[:1]),
    "totals start anew": after(
        transitions,
        "score_round",
        lambda _, lays, totals, rules, in_play: scoring.score_round(lays, (0,) * len(totals), rules, in_play),
    ),
    "the dealer stays": after(
        transitions, "_gather", lambda step, state: state_of(step, dealer=state.dealer)
    ),
    "a stock is renewed too late": instead(transitions, "may_renew_stock", lambda _: False),
    "hands of the wrong size": after(
        transitions,
        "_deal",
        lambda step, *_: state_of(
            step,
            hands=(step.state.hands[0][1:], *step.state.hands[1:]),
            stock=(*step.state.stock, step.state.hands[0][0]),
        ),
    ),
}

SECRETS: dict[str, Mutant] = {
    "an observation with the next card": after(visibility, "observe", peek),
    "an observation that tells something of the stock": after(visibility, "observe", hint),
    "unseen cards in their true order": after(visibility, "observe", unsorted_unseen),
    "another's hand": after(
        visibility, "observe", lambda seen, state, _: replace(seen, hand=state.hands[state.seat])
    ),
    "a card of the stock that everybody knows of": after(
        transitions,
        "_draw_stock",
        lambda step, state, seat: state_of(
            step, shown=transitions._with_shown(state, seat, state.stock[-1:])
        ),
    ),
    "a card given away that is still known of": instead(
        transitions, "_without_shown", lambda state, *_: state.shown
    ),
    "hands open too early": instead(visibility, "hands_are_open", lambda _: True),
    "events as they are": instead(visibility, "redact", lambda event, _: event),
}

SHUFFLES: dict[str, Mutant] = {
    "a shuffle without a seed": instead(
        dealer, "shuffled", lambda _, __, cards=ALL_CARDS: tuple(Random().sample(list(cards), len(cards)))
    ),
    "one shuffle for all games": instead(dealer, "shuffled", lambda _, __, cards=ALL_CARDS: tuple(cards)),
}


@pytest.mark.parametrize("check", [check_rules, check_secrets, check_shuffles])
def test_nothing_is_caught_where_nothing_is_planted(check: Callable[[], None]) -> None:
    check()


@pytest.mark.parametrize("name", RULES)
def test_a_broken_rule_is_caught(name: str, monkeypatch: Patch) -> None:
    RULES[name](monkeypatch)
    with pytest.raises((AssertionError, ValueError, IndexError)):
        check_rules()


@pytest.mark.parametrize("name", SECRETS)
def test_a_told_secret_is_caught(name: str, monkeypatch: Patch) -> None:
    SECRETS[name](monkeypatch)
    with pytest.raises(AssertionError):
        check_secrets()


@pytest.mark.parametrize("name", SHUFFLES)
def test_an_unseeded_shuffle_is_caught(name: str, monkeypatch: Patch) -> None:
    SHUFFLES[name](monkeypatch)
    with pytest.raises(AssertionError):
        check_shuffles()
