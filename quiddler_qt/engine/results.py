"""What every seat has achieved in a game that is over, told from its record alone."""

from dataclasses import dataclass

from quiddler_qt.engine.actions import (
    Challenge,
    GatherCards,
    HandOver,
    LayDown,
    SeatIndex,
    SeatKind,
    WordCards,
)
from quiddler_qt.engine.cards import cards_value, spelling_of
from quiddler_qt.engine.events import WordStruck
from quiddler_qt.engine.record import GameRecord, states
from quiddler_qt.engine.scoring import winners_of
from quiddler_qt.engine.state import GameState, Judgment, Phase, Seat, new_game
from quiddler_qt.engine.transitions import apply
from quiddler_qt.engine.words import letter_count


@dataclass(frozen=True, slots=True)
class SeatResult:
    """One seat of a finished game. Points are those of the score pad; words are those that stood.

    ``won`` also where the win is shared (rules 9.4). ``best_hand`` is the highest score of one hand.
    ``longest`` has the most letters, ``dearest`` the highest value; the first of equals, () where no word
    stood. ``doubts_right`` are words it had struck, ``doubts_wrong`` those it doubted in vain.
    """

    seat: Seat
    won: bool
    total: int
    hands: int
    best_hand: int
    words: int
    longest: WordCards
    dearest: WordCards
    bonuses: int
    went_out: int
    doubts_right: int
    doubts_wrong: int


def results_of(record: GameRecord) -> tuple[SeatResult, ...]:
    """The results, one a seat. Raises ValueError for a game that is not over, ReplayError for a wrong one."""
    ends: list[GameState] = []
    doubts: list[_Doubt] = []
    last = new_game(record.setup)
    for action, before in zip((*record.actions, None), states(record), strict=True):
        last = before
        if isinstance(action, GatherCards):
            ends.append(before)
        elif isinstance(action, Challenge):
            # Asked now: a word that is struck may go back to the hand, and nothing of it stays on the table.
            struck = any(isinstance(event, WordStruck) for event in apply(before, action).events)
            doubts.append(_Doubt(action.seat, struck))
    if last.phase is not Phase.GAME_OVER:
        raise ValueError("the game is not over")
    winners = winners_of(last.totals)
    return tuple(_result(seat, last, ends, doubts, won=seat in winners) for seat in range(len(last.seats)))


def words_of_people(record: GameRecord) -> tuple[tuple[str, ...], ...]:
    """The spellings in capitals that people have laid in a game, by seat; computers' are left out."""
    kinds = [seat.kind for seat in record.setup.seats]
    laid: list[list[str]] = [[] for _ in kinds]
    for action in record.actions:
        if isinstance(action, HandOver):
            kinds[action.seat] = action.kind
        elif isinstance(action, LayDown) and kinds[action.seat] is SeatKind.PERSON:
            laid[action.seat] += map(spelling_of, action.words)
    return tuple(map(tuple, laid))


@dataclass(frozen=True, slots=True)
class _Doubt:
    seat: SeatIndex
    right: bool


def _result(
    seat: SeatIndex, last: GameState, ends: list[GameState], doubts: list[_Doubt], *, won: bool
) -> SeatResult:
    standing = [word.cards for end in ends for word in end.laid[seat] if word.judgment is not Judgment.STRUCK]
    own_doubts = [doubt for doubt in doubts if doubt.seat == seat]
    scores = [hand[seat] for hand in last.history]
    return SeatResult(
        seat=last.seats[seat],
        won=won,
        total=last.totals[seat],
        hands=len(scores),
        best_hand=max(score.hand for score in scores),
        words=len(standing),
        longest=max(standing, key=letter_count, default=()),
        dearest=max(standing, key=cards_value, default=()),
        bonuses=sum(len(score.bonuses) for score in scores),
        went_out=sum(end.out_seat == seat for end in ends),
        doubts_right=sum(doubt.right for doubt in own_doubts),
        doubts_wrong=sum(not doubt.right for doubt in own_doubts),
    )
