"""What the table shows at one moment: made by the presenter, drawn by the scene.

The scene knows no rules. All that it needs to say what can be done now, and why something cannot, comes in
here as flags and as sentences in the language of the interface.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from quiddler_qt.engine.actions import SeatIndex
from quiddler_qt.engine.cards import Card
from quiddler_qt.engine.observation import Observation
from quiddler_qt.session.arrangement import Arrangement, InHand, InRow, NewRow


class RowMark(Enum):
    """What can be told of a row while it is formed. OPEN says nothing: the only mark in challenge play."""

    OPEN = "open"
    LISTED = "listed"
    NOT_LISTED = "not_listed"
    TOO_SHORT = "too_short"


@dataclass(frozen=True, slots=True)
class RowNote:
    """The numbers and the sentence beside one word row.

    ``text`` is what can be told of the word ("" for nothing), ``counts`` its letters and cards in words.
    """

    spelling: str
    points: int
    letters: int
    mark: RowMark
    text: str
    counts: str = ""


@dataclass(frozen=True, slots=True)
class SeatNote:
    """The small line of a seat plate ("10 cards", "went out"), and whether its computer is thinking."""

    text: str
    thinking: bool = False


@dataclass(frozen=True, slots=True)
class Permission:
    """Whether a gesture is allowed now; if not, the sentence that says why and what to do instead."""

    allowed: bool
    why_not: str = ""


@dataclass(frozen=True, slots=True)
class MainAction:
    """The one gold button: its text, the small line under it, and whether it can be pressed."""

    text: str
    detail: str
    permission: Permission


@dataclass(frozen=True, slots=True)
class CardMark:
    """What a hint says of one card: a sign to be shown on it, what is read out, and whether it shines."""

    sign: str
    spoken: str
    shines: bool = True


@dataclass(frozen=True, slots=True)
class TablePicture:
    """The whole table for one viewer.

    ``rows`` are notes for ``arrangement.rows``, one each. ``seat_notes`` has one entry a seat.
    ``challengeable`` are the laid words (seat, place in its lay) that may be doubted now. ``status`` says
    what can be done now. ``marks`` are the cards that a hint speaks of.
    """

    observation: Observation
    arrangement: Arrangement
    rows: tuple[RowNote, ...]
    seat_notes: tuple[SeatNote, ...]
    draw_stock: Permission
    take_discard: Permission
    discard: Permission
    arrange: Permission
    main_action: MainAction
    challengeable: frozenset[tuple[SeatIndex, int]]
    status: str
    marks: Mapping[Card, CardMark] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class OnDiscards:
    """A drop on the discard pile."""


DropTarget = InHand | InRow | NewRow | OnDiscards
