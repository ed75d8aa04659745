"""What the table waits for: one answer for every position, so that play, resume and tests agree."""

from enum import Enum

from quiddler_qt.engine.actions import SeatIndex, SeatKind
from quiddler_qt.engine.rules import FailedOut, WordCheck
from quiddler_qt.engine.state import GameState, Judgment, Phase
from quiddler_qt.session.seating import needs_curtain, persons, possible_challengers


class Waiting(Enum):
    """Whom or what the game waits for."""

    FIRST_DEAL = "first_deal"
    NEXT_DEAL = "next_deal"
    CURTAIN = "curtain"
    PERSON = "person"
    DOUBTS = "doubts"
    COMPUTER = "computer"
    GATHERING = "gathering"
    NOTHING = "nothing"


def waits_for(state: GameState, at_screen: SeatIndex | None, *, doubts_heard: bool) -> Waiting:
    """What must happen next. ``at_screen`` is the person whose cards may show.

    DOUBTS gives people the moment before a computer's draw in which a going out can still be cancelled (rules
    8.4); ``doubts_heard`` says that they have let it pass.
    """
    match state.phase:
        case Phase.DEAL:
            return Waiting.NEXT_DEAL if state.history else Waiting.FIRST_DEAL
        case Phase.WORDS_ON_TABLE:
            return Waiting.GATHERING
        case Phase.GAME_OVER | Phase.RESHUFFLE:
            return Waiting.NOTHING
        case Phase.DRAW | Phase.PLAY:
            if state.seats[state.seat].kind is SeatKind.COMPUTER:
                return Waiting.DOUBTS if not doubts_heard and can_be_doubted(state) else Waiting.COMPUTER
            return Waiting.CURTAIN if needs_curtain(state, at_screen) else Waiting.PERSON


def can_be_doubted(state: GameState) -> bool:
    """Whether a challenge by a person could still cancel a going out."""
    return (
        state.out_seat is not None
        and state.phase is Phase.DRAW
        and not state.drawn_since_out
        and state.rules.failed_out is FailedOut.CANCELLED
        and state.rules.word_check is WordCheck.CHALLENGE
        and bool(possible_challengers(state, state.out_seat))
        and any(word.judgment is Judgment.NONE for word in state.laid[state.out_seat])
    )


def doubters(state: GameState) -> tuple[SeatIndex, ...]:
    """Computer seats that may challenge a word of a person, where the rules let them (rules 8.1).

    They are asked between turns. Words of computer seats are beyond doubt: they lay what they know.
    """
    if state.rules.word_check is not WordCheck.CHALLENGE:
        return ()
    if state.phase not in (Phase.DRAW, Phase.WORDS_ON_TABLE):
        return ()
    if not any(word.judgment is Judgment.NONE for owner in persons(state) for word in state.laid[owner]):
        return ()
    return tuple(seat for seat, player in enumerate(state.seats) if player.kind is SeatKind.COMPUTER)


def only_computers(state: GameState) -> bool:
    """Whether nobody at the table is a person: the game then plays itself."""
    return not persons(state)
