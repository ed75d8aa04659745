"""The rules in motion: ``apply(state, action)`` is the next state and what happened on the way."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeVar, assert_never

from quiddler_qt.engine.actions import (
    Action,
    Challenge,
    Deal,
    Discard,
    DrawStock,
    GatherCards,
    HandOver,
    LayDown,
    Reshuffle,
    Rule,
    SeatIndex,
    TakeDiscard,
)
from quiddler_qt.engine.cards import Card, Face, cards_value, face_of, spelling_of
from quiddler_qt.engine.events import (
    CardDiscarded,
    CardDrawn,
    DiscardTaken,
    Event,
    GameEnded,
    GoingOutCancelled,
    HandDealt,
    RoundScored,
    SeatHandedOver,
    SpellingRuled,
    StockRanOut,
    StockRenewed,
    TurnBegan,
    WordsLaid,
    WordsOnTable,
    WordStruck,
    WordUpheld,
)
from quiddler_qt.engine.legality import check, may_renew_stock
from quiddler_qt.engine.rules import FailedOut, StockRefill, bonuses_in_play
from quiddler_qt.engine.scoring import SeatLay, SeatScore, score_round, winners_of
from quiddler_qt.engine.state import GameState, Judgment, LaidWord, Phase, Seat

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Step:
    """The state after an action, and the events in order."""

    state: GameState
    events: tuple[Event, ...]


def apply(state: GameState, action: Action) -> Step:
    """Does an action. Raises ValueError for one that ``check`` refuses: that is a bug of the caller."""
    refused = check(state, action)
    if refused is not None:
        raise ValueError(f"{action} refused: {refused.fault.value} {refused.detail}".rstrip())
    match action:
        case Deal(order):
            return _deal(state, order)
        case Reshuffle(order):
            return _reshuffle(state, order)
        case Rule(spelling, accepted):
            rulings = tuple(sorted((*state.rulings, (spelling, accepted))))
            return Step(replace(state, rulings=rulings), (SpellingRuled(spelling, accepted),))
        case DrawStock(seat):
            if not state.stock:
                return Step(replace(state, phase=Phase.RESHUFFLE, draw_pending=True), (StockRanOut(),))
            return _draw_stock(state, seat)
        case TakeDiscard(seat):
            return _take_discard(state, seat)
        case Discard(seat, card):
            hand = tuple(held for held in state.hands[seat] if held != card)
            after = replace(
                state,
                hands=_set(state.hands, seat, hand),
                discards=(*state.discards, card),
                shown=_without_shown(state, seat, (card,)),
            )
            return _end_turn(after, seat, (CardDiscarded(seat, card),), went_out=False)
        case LayDown():
            return _lay_down(state, action)
        case Challenge():
            return _challenge(state, action)
        case GatherCards():
            return _gather(state)
        case HandOver(seat, kind, level):
            player = Seat(state.seats[seat].name, kind, level)
            after = replace(state, seats=_set(state.seats, seat, player))
            return Step(after, (SeatHandedOver(seat, kind),))
        case _:
            assert_never(action)


def seat_lays(state: GameState) -> tuple[SeatLay, ...]:
    """What every seat has to score as the hand lies now."""
    return tuple(
        SeatLay(
            standing=tuple(word.cards for word in words if word.judgment is not Judgment.STRUCK),
            struck=tuple(word.cards for word in words if word.judgment is Judgment.STRUCK),
            unused=state.hands[seat],
            lost_challenges=state.lost_challenges[seat],
        )
        for seat, words in enumerate(state.laid)
    )


def score_hand(state: GameState) -> tuple[SeatScore, ...]:
    """Scores of the hand as it lies now: final once the cards are gathered, till then what would count."""
    in_play = bonuses_in_play(state.rules, len(state.seats), state.round_index)
    return score_round(seat_lays(state), state.totals, state.rules, in_play)


def _set(values: tuple[_T, ...], index: int, value: _T) -> tuple[_T, ...]:
    return (*values[:index], value, *values[index + 1 :])


def _with_shown(state: GameState, seat: SeatIndex, cards: Iterable[Card]) -> tuple[tuple[Face, ...], ...]:
    """What everybody knows of the hands after cards came openly into one."""
    return _set(state.shown, seat, tuple(sorted((*state.shown[seat], *map(face_of, cards)))))


def _without_shown(state: GameState, seat: SeatIndex, cards: Iterable[Card]) -> tuple[tuple[Face, ...], ...]:
    """What everybody knows of the hands after cards left one.

    Cards with the same face look alike: nobody can tell whether the one that went was the one that came.
    """
    left = Counter(state.shown[seat])
    left -= Counter(map(face_of, cards))
    return _set(state.shown, seat, tuple(sorted(left.elements())))


def _next(state: GameState, seat: SeatIndex) -> SeatIndex:
    return (seat + 1) % len(state.seats)


def _deal(state: GameState, order: tuple[Card, ...]) -> Step:
    """One card at a time, clockwise from the dealer's left; the next one starts the discards (rules 2.4)."""
    count = len(state.seats)
    dealt = count * state.hand_size
    first = _next(state, state.dealer)
    hands = tuple(order[(seat - first) % count : dealt : count] for seat in range(count))
    upcard = order[dealt]
    nothing = (0,) * count
    after = replace(
        state,
        phase=Phase.DRAW,
        seat=first,
        stock=order[:dealt:-1],
        discards=(upcard,),
        hands=hands,
        laid=((),) * count,
        taken=None,
        taken_from_discards=False,
        out_seat=None,
        last_turns=0,
        drawn_since_out=False,
        turns_taken=nothing,
        lost_challenges=nothing,
        shown=((),) * count,
        shuffles=state.shuffles + 1,
    )
    return Step(
        after,
        (HandDealt(state.round_index, state.dealer, hands, upcard), TurnBegan(first, last_turn=False)),
    )


def _reshuffle(state: GameState, order: tuple[Card, ...]) -> Step:
    """All discards but the top one are the new stock; a draw that waited for it goes on (rules 7.1)."""
    renewed = StockRenewed(len(order))
    after = replace(
        state,
        phase=Phase.DRAW,
        stock=order[::-1],
        discards=state.discards[-1:],
        draw_pending=False,
        shuffles=state.shuffles + 1,
    )
    if state.draw_pending:
        drawn = _draw_stock(after, state.seat)
        return Step(drawn.state, (renewed, *drawn.events))
    return Step(after, (renewed, _turn_began(after)))


def _turn_began(state: GameState) -> TurnBegan:
    return TurnBegan(state.seat, last_turn=state.out_seat is not None)


def _draw_stock(state: GameState, seat: SeatIndex) -> Step:
    card = state.stock[-1]
    after = replace(state, stock=state.stock[:-1])
    return Step(_drawn(after, seat, card, from_discards=False), (CardDrawn(seat, card),))


def _take_discard(state: GameState, seat: SeatIndex) -> Step:
    card = state.discards[-1]
    after = replace(state, discards=state.discards[:-1], shown=_with_shown(state, seat, (card,)))
    return Step(_drawn(after, seat, card, from_discards=True), (DiscardTaken(seat, card),))


def _drawn(state: GameState, seat: SeatIndex, card: Card, *, from_discards: bool) -> GameState:
    return replace(
        state,
        phase=Phase.PLAY,
        hands=_set(state.hands, seat, (*state.hands[seat], card)),
        taken=card,
        taken_from_discards=from_discards,
        drawn_since_out=state.out_seat is not None,
    )


def _lay_down(state: GameState, action: LayDown) -> Step:
    seat = action.seat
    went_out = state.out_seat is None
    gone = {action.discard, *(card for word in action.words for card in word)}
    after = replace(
        state,
        hands=_set(state.hands, seat, tuple(card for card in state.hands[seat] if card not in gone)),
        laid=_set(state.laid, seat, tuple(LaidWord(word) for word in action.words)),
        discards=(*state.discards, action.discard),
        shown=_without_shown(state, seat, gone),
    )
    events = (WordsLaid(seat, action.words, went_out), CardDiscarded(seat, action.discard))
    return _end_turn(after, seat, events, went_out=went_out)


def _end_turn(state: GameState, seat: SeatIndex, events: tuple[Event, ...], *, went_out: bool) -> Step:
    """Whose turn is next, whether the hand is over, whether the stock must be renewed (rules 5-7)."""
    if went_out:
        out_seat: SeatIndex | None = seat
        last_turns = len(state.seats) - 1
    else:
        out_seat = state.out_seat
        last_turns = max(0, state.last_turns - 1)
    hand_over = out_seat is not None and last_turns == 0
    after = replace(
        state,
        phase=Phase.WORDS_ON_TABLE if hand_over else Phase.DRAW,
        seat=_next(state, seat),
        taken=None,
        taken_from_discards=False,
        out_seat=out_seat,
        last_turns=last_turns,
        drawn_since_out=state.drawn_since_out and not went_out,
        turns_taken=_set(state.turns_taken, seat, state.turns_taken[seat] + 1),
    )
    if hand_over:
        return Step(after, (*events, WordsOnTable(after.hands)))
    if after.rules.stock_refill is StockRefill.TURN_END and may_renew_stock(after):
        return Step(replace(after, phase=Phase.RESHUFFLE), (*events, StockRanOut()))
    return Step(after, (*events, _turn_began(after)))


def _challenge(state: GameState, action: Challenge) -> Step:
    """One judgment a word; the first challenger bears it (rules 8)."""
    words = state.laid[action.owner]
    word = words[action.word]
    spelling = spelling_of(word.cards)
    if state.ruling(spelling):
        cost = cards_value(word.cards)
        upheld = replace(word, judgment=Judgment.UPHELD, challenger=action.seat)
        lost = state.lost_challenges[action.seat] + cost
        after = replace(
            state,
            laid=_set(state.laid, action.owner, _set(words, action.word, upheld)),
            lost_challenges=_set(state.lost_challenges, action.seat, lost),
        )
        return Step(after, (WordUpheld(action.seat, action.owner, action.word, spelling, cost),))
    event = WordStruck(action.seat, action.owner, action.word, spelling)
    if _cancels_going_out(state, action.owner):
        return _cancel_going_out(state, action.owner, event)
    struck = replace(word, judgment=Judgment.STRUCK, challenger=action.seat)
    after = replace(state, laid=_set(state.laid, action.owner, _set(words, action.word, struck)))
    return Step(after, (event,))


def _cancels_going_out(state: GameState, owner: SeatIndex) -> bool:
    """Whether a struck word undoes the going out: only before the next draw (rules 8.4)."""
    return (
        state.rules.failed_out is FailedOut.CANCELLED
        and state.out_seat == owner
        and not state.drawn_since_out
    )


def _cancel_going_out(state: GameState, owner: SeatIndex, event: WordStruck) -> Step:
    """The cards return to the hand, the discard stays, the hand goes on; no further penalty (rules 8.4)."""
    cards = tuple(card for word in state.laid[owner] for card in word.cards)
    after = replace(
        state,
        hands=_set(state.hands, owner, cards),
        laid=_set(state.laid, owner, ()),
        out_seat=None,
        last_turns=0,
        shown=_with_shown(state, owner, cards),
    )
    return Step(after, (event, GoingOutCancelled(owner, cards), _turn_began(after)))


def _gather(state: GameState) -> Step:
    """The hand is scored. Its cards stay to be looked at until the next deal (rules 8.1, 8.5)."""
    scores = score_hand(state)
    scored = RoundScored(state.round_index, scores)
    history = (*state.history, scores)
    if state.round_index + 1 == len(state.rules.hand_sizes):
        after = replace(state, phase=Phase.GAME_OVER, history=history)
        return Step(after, (scored, GameEnded(winners_of(after.totals))))
    after = replace(
        state,
        phase=Phase.DEAL,
        round_index=state.round_index + 1,
        dealer=_next(state, state.dealer),
        history=history,
    )
    return Step(after, (scored,))
