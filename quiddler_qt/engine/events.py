"""What has happened, in the past tense. A picture of the table is made from these.

Cards that a viewer may not see are None after ``visibility.redact``.
"""

from dataclasses import dataclass

from quiddler_qt.engine.actions import SeatIndex, SeatKind, WordCards
from quiddler_qt.engine.cards import Card
from quiddler_qt.engine.scoring import SeatScore


@dataclass(frozen=True, slots=True)
class HandDealt:
    """A new hand lies before every seat. ``hands[seat]`` in the order dealt; None is a hidden card."""

    round_index: int
    dealer: SeatIndex
    hands: tuple[tuple[Card | None, ...], ...]
    upcard: Card


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """The top of the stock went into a hand."""

    seat: SeatIndex
    card: Card | None


@dataclass(frozen=True, slots=True)
class DiscardTaken:
    """The top discard went into a hand."""

    seat: SeatIndex
    card: Card


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    """A card went face up on the discards."""

    seat: SeatIndex
    card: Card


@dataclass(frozen=True, slots=True)
class WordsLaid:
    """A seat laid words; ``went_out`` tells going out from a last turn."""

    seat: SeatIndex
    words: tuple[WordCards, ...]
    went_out: bool


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """It is a seat's turn to draw."""

    seat: SeatIndex
    last_turn: bool


@dataclass(frozen=True, slots=True)
class StockRanOut:
    """The discards but the top one are to be shuffled into a new stock."""


@dataclass(frozen=True, slots=True)
class StockRenewed:
    """A new stock of so many cards lies ready."""

    count: int


@dataclass(frozen=True, slots=True)
class SpellingRuled:
    """The authority answered on a spelling. Redacted it says nothing: the table learns from what follows."""

    spelling: str
    accepted: bool


@dataclass(frozen=True, slots=True)
class WordUpheld:
    """A challenge failed: the word stands and the challenger pays its value."""

    challenger: SeatIndex
    owner: SeatIndex
    word: int
    spelling: str
    cost: int


@dataclass(frozen=True, slots=True)
class WordStruck:
    """A challenge succeeded: the word does not count."""

    challenger: SeatIndex
    owner: SeatIndex
    word: int
    spelling: str


@dataclass(frozen=True, slots=True)
class GoingOutCancelled:
    """The seat has not gone out: its laid cards, which all have seen, are back in its hand (rules 8.4)."""

    seat: SeatIndex
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class WordsOnTable:
    """All last turns are played and unused cards lie open (``unused[seat]``).

    Words can be challenged until the cards are gathered.
    """

    unused: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class RoundScored:
    """A hand is scored; one entry a seat."""

    round_index: int
    scores: tuple[SeatScore, ...]


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The last hand is scored. Equal totals are joint winners (rules 9.4)."""

    winners: tuple[SeatIndex, ...]


@dataclass(frozen=True, slots=True)
class SeatHandedOver:
    """A seat has another kind of player from now on."""

    seat: SeatIndex
    kind: SeatKind


Event = (
    HandDealt
    | CardDrawn
    | DiscardTaken
    | CardDiscarded
    | WordsLaid
    | TurnBegan
    | StockRanOut
    | StockRenewed
    | SpellingRuled
    | WordUpheld
    | WordStruck
    | GoingOutCancelled
    | WordsOnTable
    | RoundScored
    | GameEnded
    | SeatHandedOver
)
