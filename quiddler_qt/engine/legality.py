"""Whether an action is allowed now, and if not, by which rule.

Never raises; drives buttons and drop targets.
"""

from typing import assert_never

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
    WordCards,
)
from quiddler_qt.engine.cards import ALL_CARDS, Card, spelling_of
from quiddler_qt.engine.faults import Fault, Rejection
from quiddler_qt.engine.rules import DictionaryUse, FirstTurn, StockRefill, WordCheck
from quiddler_qt.engine.state import GameState, Judgment, Phase
from quiddler_qt.engine.words import letter_count, long_enough

# Ten cards can carry twenty letters (rules 4.4).
LONGEST_SPELLING = 20
FIRST_HANDS = 4

_CHALLENGE_PHASES = frozenset({Phase.DRAW, Phase.PLAY, Phase.WORDS_ON_TABLE})


def check(state: GameState, action: Action) -> Rejection | None:
    """The rule that stands against an action, or None where it may be done."""
    if state.phase is Phase.GAME_OVER:
        return Rejection(Fault.GAME_OVER)
    match action:
        case Deal(order):
            return _check_order(state, Phase.DEAL, order, ALL_CARDS)
        case Reshuffle(order):
            return _check_order(state, Phase.RESHUFFLE, order, state.discards[:-1])
        case Rule(spelling, _):
            return _check_ruling(state, spelling)
        case DrawStock(seat):
            return _check_draw_stock(state, seat)
        case TakeDiscard(seat):
            return _check_draw(state, seat)
        case Discard(seat, card):
            return _check_discard(state, seat, card)
        case LayDown():
            return check_lay(state, action)
        case Challenge():
            return _check_challenge(state, action)
        case GatherCards():
            return None if state.phase is Phase.WORDS_ON_TABLE else Rejection(Fault.WRONG_PHASE)
        case HandOver(seat, kind, level):
            if not _is_seat(state, seat):
                return Rejection(Fault.NO_SUCH_SEAT)
            now = state.seats[seat]
            return Rejection(Fault.NOTHING_TO_CHANGE) if (now.kind, now.level) == (kind, level) else None
        case _:
            assert_never(action)


def check_lay(state: GameState, action: LayDown) -> Rejection | None:
    """The rule that stands against laying words and discarding (rules 4, 5, 6)."""
    fault = _check_play(state, action.seat)
    if fault is not None:
        return fault
    if not action.words:
        return Rejection(Fault.NO_WORDS)
    hand = state.hands[action.seat]
    used = [card for word in action.words for card in word]
    if action.discard not in hand or any(card not in hand for card in used):
        return Rejection(Fault.CARD_NOT_IN_HAND)
    if len({*used, action.discard}) != len(used) + 1:
        return Rejection(Fault.CARD_USED_TWICE)
    if _must_stay(state, action.discard):
        return Rejection(Fault.TAKEN_CARD_MUST_STAY)
    refused = check_words(state, action.words)
    if refused is not None:
        return refused
    left_over = len(hand) - len(used) - 1
    if state.out_seat is None:
        if left_over:
            return Rejection(Fault.CARDS_LEFT_OVER, str(left_over))
        if may_not_go_out_yet(state, action.seat):
            return Rejection(Fault.FIRST_TURN)
    return None


def check_words(state: GameState, words: tuple[WordCards, ...]) -> Rejection | None:
    """The rule that stands against words as such, whoever lays them (rules 4)."""
    rules = state.rules
    spellings = [spelling_of(word) for word in words]
    for word, spelling in zip(words, spellings, strict=True):
        if not long_enough(len(word), letter_count(word), rules.min_word):
            return Rejection(Fault.WORD_TOO_SHORT, spelling)
    if not rules.duplicates:
        for index, spelling in enumerate(spellings):
            if spelling in spellings[:index]:
                return Rejection(Fault.SAME_WORD_TWICE, spelling)
    if rules.word_check is WordCheck.CHECKED:
        for spelling in spellings:
            match state.ruling(spelling):
                case None:
                    return Rejection(Fault.WORD_NOT_RULED, spelling)
                case False:
                    return Rejection(Fault.WORD_NOT_LISTED, spelling)
                case True:
                    pass
    return None


def may_not_go_out_yet(state: GameState, seat: SeatIndex) -> bool:
    """Whether the first-turn option forbids this seat to go out now (rules 5.4)."""
    match state.rules.no_going_out_on_first_turn:
        case FirstTurn.OFF:
            return False
        case FirstTurn.ON:
            return state.turns_taken[seat] == 0
        case FirstTurn.FIRST_FOUR_HANDS:
            return state.turns_taken[seat] == 0 and state.round_index < FIRST_HANDS


def may_consult_dictionary(state: GameState, asker: SeatIndex) -> bool:
    """Whether a seat may look a word up now (rules 4.5)."""
    match state.rules.dictionary:
        case DictionaryUse.ALWAYS:
            return True
        case DictionaryUse.NEVER:
            return False
        case DictionaryUse.OFF_TURN:
            return not (state.phase in (Phase.DRAW, Phase.PLAY) and state.seat == asker)


def may_renew_stock(state: GameState) -> bool:
    """Whether an empty stock can be made anew from the discards (rules 7.1)."""
    return not state.stock and len(state.discards) > 1


def spellings_to_rule(state: GameState, action: Action) -> tuple[str, ...]:
    """Spellings that need an answer before an action can be checked: none where all are known."""
    match action:
        case LayDown(_, words, _) if state.rules.word_check is WordCheck.CHECKED:
            asked = [spelling_of(word) for word in words if all(card in ALL_CARDS for card in word)]
        case Challenge(_, owner, word) if _is_seat(state, owner) and 0 <= word < len(state.laid[owner]):
            asked = [spelling_of(state.laid[owner][word].cards)]
        case _:
            asked = []
    return tuple(dict.fromkeys(s for s in asked if s and state.ruling(s) is None))


def _is_seat(state: GameState, seat: SeatIndex) -> bool:
    return 0 <= seat < len(state.seats)


def _check_turn(state: GameState, seat: SeatIndex) -> Rejection | None:
    if not _is_seat(state, seat):
        return Rejection(Fault.NO_SUCH_SEAT)
    if state.phase not in (Phase.DRAW, Phase.PLAY):
        return Rejection(Fault.WRONG_PHASE)
    if state.seat != seat:
        return Rejection(Fault.NOT_YOUR_TURN)
    return None


def _check_draw(state: GameState, seat: SeatIndex) -> Rejection | None:
    fault = _check_turn(state, seat)
    if fault is None and state.phase is Phase.PLAY:
        return Rejection(Fault.ALREADY_DRAWN)
    return fault


def _check_draw_stock(state: GameState, seat: SeatIndex) -> Rejection | None:
    fault = _check_draw(state, seat)
    if fault is not None or state.stock:
        return fault
    on_draw = state.rules.stock_refill is StockRefill.ON_DRAW
    return None if on_draw and may_renew_stock(state) else Rejection(Fault.STOCK_EMPTY)


def _check_play(state: GameState, seat: SeatIndex) -> Rejection | None:
    fault = _check_turn(state, seat)
    if fault is None and state.phase is Phase.DRAW:
        return Rejection(Fault.DRAW_FIRST)
    return fault


def _must_stay(state: GameState, card: Card) -> bool:
    """Whether a card just taken from the discards may not go straight back (rules 3.4)."""
    return state.taken_from_discards and card == state.taken and not state.rules.may_return_taken_card


def _check_discard(state: GameState, seat: SeatIndex, card: Card) -> Rejection | None:
    fault = _check_play(state, seat)
    if fault is not None:
        return fault
    if card not in state.hands[seat]:
        return Rejection(Fault.CARD_NOT_IN_HAND)
    return Rejection(Fault.TAKEN_CARD_MUST_STAY) if _must_stay(state, card) else None


def _check_challenge(state: GameState, action: Challenge) -> Rejection | None:
    if not (_is_seat(state, action.seat) and _is_seat(state, action.owner)):
        return Rejection(Fault.NO_SUCH_SEAT)
    if state.rules.word_check is not WordCheck.CHALLENGE:
        return Rejection(Fault.NO_CHALLENGES)
    if state.phase not in _CHALLENGE_PHASES:
        return Rejection(Fault.WRONG_PHASE)
    if not 0 <= action.word < len(state.laid[action.owner]):
        return Rejection(Fault.NO_SUCH_WORD)
    if action.seat == action.owner:
        return Rejection(Fault.OWN_WORD)
    word = state.laid[action.owner][action.word]
    if word.judgment is not Judgment.NONE:
        return Rejection(Fault.ALREADY_JUDGED)
    spelling = spelling_of(word.cards)
    return Rejection(Fault.WORD_NOT_RULED, spelling) if state.ruling(spelling) is None else None


def _check_order(
    state: GameState, phase: Phase, order: tuple[Card, ...], cards: tuple[Card, ...]
) -> Rejection | None:
    if state.phase is not phase:
        return Rejection(Fault.WRONG_PHASE)
    return None if sorted(order) == sorted(cards) else Rejection(Fault.BAD_ORDER)


def _check_ruling(state: GameState, spelling: str) -> Rejection | None:
    if not (
        0 < len(spelling) <= LONGEST_SPELLING
        and spelling.isascii()
        and spelling.isupper()
        and spelling.isalpha()
    ):
        return Rejection(Fault.BAD_SPELLING)
    return None if state.ruling(spelling) is None else Rejection(Fault.ALREADY_RULED)
