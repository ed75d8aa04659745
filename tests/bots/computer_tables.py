"""Tables of computer seats, and hands dealt as a test wants them."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

from quiddler_qt.bots.policies import Move, Policy
from quiddler_qt.engine.actions import Deal, DrawStock, GatherCards, Reshuffle, Rule, SeatKind
from quiddler_qt.engine.cards import ALL_CARDS, Card, Face, cards_showing, face_of
from quiddler_qt.engine.legality import check, spellings_to_rule
from quiddler_qt.engine.rules import Rules
from quiddler_qt.engine.state import GameSetup, GameState, Phase, Seat, new_game
from quiddler_qt.engine.transitions import apply
from quiddler_qt.engine.visibility import observe

Accepts = Callable[[str], bool]


def table(rules: Rules, seat_count: int) -> GameState:
    """A game before its first deal; seat 0 begins."""
    seats = tuple(Seat(f"Seat {seat}", SeatKind.COMPUTER, "greedy") for seat in range(seat_count))
    return new_game(GameSetup(rules, seats, first_dealer=seat_count - 1))


def dealt(
    rules: Rules, hand: Sequence[Face], *, upcard: Face, next_card: Face = "E", seat_count: int = 2
) -> GameState:
    """Seat 0 is on turn with these faces; the upcard and the top of the stock are given too."""
    rules = replace(rules, hand_sizes=(len(hand),) * len(rules.hand_sizes))
    deck = list(ALL_CARDS)

    def take(face: Face) -> Card:
        card = next(card for card in cards_showing(face) if card in deck)
        deck.remove(card)
        return card

    wanted = [take(face) for face in hand]
    top, stock = take(upcard), take(next_card)
    order: list[Card] = []
    for card in wanted:
        order += [card, *(deck.pop() for _ in range(seat_count - 1))]
    return apply(table(rules, seat_count), Deal((*order, top, stock, *deck))).state


def after_stock(state: GameState) -> GameState:
    """The same turn with a card drawn from the stock."""
    return apply(state, DrawStock(state.seat)).state


def chance(random: Random, state: GameState) -> GameState:
    """Deals, shuffles and gathers for as long as no seat is on turn."""
    while state.phase not in (Phase.DRAW, Phase.PLAY, Phase.GAME_OVER):
        match state.phase:
            case Phase.DEAL:
                action: Deal | Reshuffle | GatherCards = Deal(tuple(random.sample(ALL_CARDS, len(ALL_CARDS))))
            case Phase.RESHUFFLE:
                action = Reshuffle(tuple(random.sample(state.discards[:-1], len(state.discards) - 1)))
            case _:
                action = GatherCards()
        state = apply(state, action).state
    return state


def moved(state: GameState, move: Move, accepts: Accepts) -> GameState:
    """The state after a move, judged by a word list. Fails where the rules are against it."""
    for spelling in spellings_to_rule(state, move):
        state = apply(state, Rule(spelling, accepts(spelling.lower()))).state
    refused = check(state, move)
    assert refused is None, (refused, move, [face_of(card) for card in state.hands[state.seat]])
    return apply(state, move).state


def decide(policy: Policy, state: GameState, seed: int = 0) -> Move:
    """What a policy does for the seat on turn, from that seat's observation."""
    return policy.decide(observe(state, state.seat), seed)
