"""Who sits at the screen: persons pass it from hand to hand, a curtain between them."""

from quiddler_qt.engine.actions import SeatIndex, SeatKind
from quiddler_qt.engine.legality import may_consult_dictionary
from quiddler_qt.engine.rules import DictionaryUse
from quiddler_qt.engine.state import GameState, Phase

_TURN_PHASES = frozenset({Phase.DRAW, Phase.PLAY})


def persons(state: GameState) -> tuple[SeatIndex, ...]:
    """Seats played by people."""
    return tuple(index for index, seat in enumerate(state.seats) if seat.kind is SeatKind.PERSON)


def needs_curtain(state: GameState, at_screen: SeatIndex | None) -> bool:
    """Whether the screen must be passed on before the game goes on.

    ``at_screen`` is the person whose cards may show, None when nobody has confirmed. With one person only
    there is never a curtain; between two, always.
    """
    if state.phase not in _TURN_PHASES or state.seats[state.seat].kind is not SeatKind.PERSON:
        return False
    return len(persons(state)) > 1 and at_screen != state.seat


def viewer_at_start(state: GameState) -> SeatIndex | None:
    """Whose cards may show when a game is opened: the only person's; with more, nobody's yet."""
    people = persons(state)
    return people[0] if len(people) == 1 else None


def possible_challengers(state: GameState, owner: SeatIndex) -> tuple[SeatIndex, ...]:
    """People who may doubt a word of ``owner`` (rules 8.1)."""
    return tuple(seat for seat in persons(state) if seat != owner)


def dictionary_is_open(state: GameState) -> bool:
    """Whether the dictionary may lie open on the screen (rules 4.5).

    Nobody knows whose eyes are on it: while a person is on turn, also before the curtain has gone up, it is
    that person's. A game that is over has no secrets.
    """
    if state.phase is Phase.GAME_OVER:
        return True
    if state.phase in _TURN_PHASES and state.seats[state.seat].kind is SeatKind.PERSON:
        return may_consult_dictionary(state, state.seat)
    return state.rules.dictionary is not DictionaryUse.NEVER
