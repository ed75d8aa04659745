"""What one seat may know. People, pictures and computer seats get this, never the state."""

from dataclasses import dataclass

from quiddler_qt.engine.actions import SeatIndex, SeatKind
from quiddler_qt.engine.cards import Card, Face
from quiddler_qt.engine.rules import Rules
from quiddler_qt.engine.scoring import SeatScore
from quiddler_qt.engine.state import LaidWord, Phase


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat as everybody sees it.

    ``unused`` are its open cards once all words lie on the table, None before. ``total`` is the running total
    after the last finished hand. ``lost_challenges`` in points of this hand. ``shown`` are faces, sorted, of
    cards that everybody has seen come into its hand openly and not leave it; none once hands lie open.
    """

    name: str
    kind: SeatKind
    level: str
    card_count: int
    laid: tuple[LaidWord, ...]
    unused: tuple[Card, ...] | None
    turns_taken: int
    lost_challenges: int
    total: int
    shown: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class Observation:
    """The game as one viewer may know it; ``viewer`` None is the public at the table.

    ``hand``, ``taken`` and ``taken_from_discards`` are the viewer's own: ``hand`` is empty for the public,
    the others are None and False when another seat is on turn. ``discards`` are the ones that may be looked
    at, top last: all where the rules let people browse, else the top one. ``unseen`` are the faces of all
    cards that the viewer cannot place, in alphabetical order: the order says nothing. A card that another
    seat has ``shown`` is placed. ``seat`` is on turn in
    DRAW and PLAY. ``refused`` and ``allowed`` are spellings in capitals that were ruled on, sorted: in
    challenge play all of them, in checked play the refused ones that the viewer's own hand can spell.
    """

    viewer: SeatIndex | None
    rules: Rules
    phase: Phase
    round_index: int
    hand_size: int
    dealer: SeatIndex
    seat: SeatIndex
    out_seat: SeatIndex | None
    last_turns: int
    drawn_since_out: bool
    stock_count: int
    discards: tuple[Card, ...]
    discard_count: int
    hand: tuple[Card, ...]
    taken: Card | None
    taken_from_discards: bool
    seats: tuple[SeatView, ...]
    unseen: tuple[Face, ...]
    history: tuple[tuple[SeatScore, ...], ...]
    refused: tuple[str, ...]
    allowed: tuple[str, ...]

    @property
    def is_my_turn(self) -> bool:
        """Whether the viewer is on turn."""
        return self.viewer == self.seat and self.phase in (Phase.DRAW, Phase.PLAY)

    @property
    def upcard(self) -> Card | None:
        """The top discard, None where it was taken and none lies below."""
        return self.discards[-1] if self.discards else None
