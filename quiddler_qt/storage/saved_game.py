"""What a saved game holds, as values: the record, how the cards were arranged, and a summary for lists."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from enum import Enum
from typing import Final

from quiddler_qt.engine.actions import SeatIndex
from quiddler_qt.engine.cards import Card
from quiddler_qt.engine.record import GameRecord
from quiddler_qt.engine.state import GameState, Phase, Seat
from quiddler_qt.version import __version__

MAX_NAME_LENGTH: Final = 64

# A save is refused beyond these, also when written. A patient table of eight plays 5,000 moves in the longest
# game.
MAX_ACTIONS: Final = 30_000
MAX_RULINGS: Final = 4_000
MAX_COUNTER: Final = 10**12
MAX_HINTS: Final = 10**6

_WITH_A_PERSON_ON_TURN: Final = frozenset({Phase.DRAW, Phase.PLAY, Phase.RESHUFFLE})

# What steers text around it: embeddings, overrides and isolates. Plain direction marks are part of names.
_STEERING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_NOT_IN_NAMES: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})


class NameFault(Enum):
    """Why a text cannot be a name."""

    EMPTY = "empty"
    TOO_LONG = "too_long"
    CONTROL_CHARACTER = "control_character"


def name_fault(name: str) -> NameFault | None:
    """What stands against a player's name.

    A name is any text of 1 to 64 characters in one line, without control characters. The same rule holds at
    entry and in saves. Strip a name before.
    """
    if not name.strip():
        return NameFault.EMPTY
    if len(name) > MAX_NAME_LENGTH:
        return NameFault.TOO_LONG
    if any(char in _STEERING or unicodedata.category(char) in _NOT_IN_NAMES for char in name):
        return NameFault.CONTROL_CHARACTER
    return None


@dataclass(frozen=True, slots=True)
class SavedArrangement:
    """How a seat has laid out its hand: order, word rows, and the card just drawn if it was not moved yet."""

    hand: tuple[Card, ...] = ()
    rows: tuple[tuple[Card, ...], ...] = ()
    fresh: Card | None = None


@dataclass(frozen=True, slots=True)
class LexiconId:
    """Which word list a game was played with. ``sha256`` of its file, 64 hex digits."""

    name: str
    version: str
    sha256: str


@dataclass(frozen=True, slots=True)
class GameIdentity:
    """What tells a game from all others, from its first save to its last. ``created`` as ``time_text``."""

    game_id: str
    created: str


@dataclass(frozen=True, slots=True)
class Presentation:
    """How people want to see a game; nothing of it touches play.

    ``title`` is its name in lists, "" for none. ``colors`` are the player colours of the seats, as places
    in the theme's list (0..7), each once; () where every seat has the colour of its own place.
    """

    title: str = ""
    colors: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game as saved. ``state`` is the one after the record's last action, ``arrangements`` one a seat.

    ``hints`` is how many hints every seat has had, () for none at all.
    ``saved`` (as ``time_text``) and ``counter`` are stamped by the store: the counter, not the clock, tells
    which save is the newest.
    """

    identity: GameIdentity
    record: GameRecord
    state: GameState
    arrangements: tuple[SavedArrangement, ...]
    lexicon: LexiconId
    app: str = __version__
    saved: str = ""
    counter: int = 0
    presentation: Presentation = Presentation()
    hints: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list tells about a game without replaying it.

    ``round_number`` counts from 1. ``turn`` is the seat that plays, None between hands and at the end.
    """

    game_id: str
    names: tuple[str, ...]
    round_number: int
    round_count: int
    totals: tuple[int, ...]
    phase: Phase
    turn: SeatIndex | None
    created: str
    saved: str
    counter: int
    presentation: Presentation = Presentation()

    @property
    def finished(self) -> bool:
        """Whether the game has ended."""
        return self.phase is Phase.GAME_OVER


def summary_of(game: SavedGame) -> Summary:
    """The summary of a game."""
    state = game.state
    return Summary(
        game_id=game.identity.game_id,
        names=tuple(seat.name for seat in state.seats),
        round_number=state.round_index + 1,
        round_count=len(state.rules.hand_sizes),
        totals=state.totals,
        phase=state.phase,
        turn=state.seat if state.phase in _WITH_A_PERSON_ON_TURN else None,
        created=game.identity.created,
        saved=game.saved,
        counter=game.counter,
        presentation=game.presentation,
    )


def with_names(game: SavedGame, names: Sequence[str]) -> SavedGame:
    """The same game with other names for its seats, one each."""

    def renamed(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        return tuple(replace(seat, name=name) for seat, name in zip(seats, names, strict=True))

    setup = replace(game.record.setup, seats=renamed(game.record.setup.seats))
    return replace(
        game,
        record=replace(game.record, setup=setup),
        state=replace(game.state, setup=setup, seats=renamed(game.state.seats)),
    )


def time_text(moment: datetime) -> str:
    """A moment as saves hold it: UTC, whole seconds, "2026-11-30T04:05:06Z"."""
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
