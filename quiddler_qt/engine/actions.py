"""What can be done to a game: imperatives of seats, of the table, and of chance.

A game is the list of its actions (``record``), so each is small, frozen and complete. Chance is a player: the
order of the deck arrives as ``Deal`` and ``Reshuffle``, a dictionary's answer as ``Rule``.
"""

from dataclasses import dataclass
from enum import Enum

from quiddler_qt.engine.cards import Card

SeatIndex = int
WordCards = tuple[Card, ...]


class SeatKind(Enum):
    """Who plays a seat."""

    PERSON = "person"
    COMPUTER = "computer"


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: the shuffled deck, top card first (rules 2.3, 2.4)."""

    order: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Reshuffle:
    """Chance: all discards but the top one as a new stock, top card first (rules 7.1)."""

    order: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Rule:
    """The authority's answer on a spelling in capitals; it holds for the whole game (rules 4.1, 8.6)."""

    spelling: str
    accepted: bool


@dataclass(frozen=True, slots=True)
class DrawStock:
    """Take the unseen top card of the stock (rules 3.1)."""

    seat: SeatIndex


@dataclass(frozen=True, slots=True)
class TakeDiscard:
    """Take the top discard (rules 3.1)."""

    seat: SeatIndex


@dataclass(frozen=True, slots=True)
class Discard:
    """End the turn with a card face up, laying nothing (rules 3.2)."""

    seat: SeatIndex
    card: Card


@dataclass(frozen=True, slots=True)
class LayDown:
    """Lay words and end the turn with a discard: going out, or the last turn (rules 5.1, 6.1)."""

    seat: SeatIndex
    words: tuple[WordCards, ...]
    discard: Card


@dataclass(frozen=True, slots=True)
class Challenge:
    """Doubt another seat's laid word, by its place in that seat's lay (rules 8)."""

    seat: SeatIndex
    owner: SeatIndex
    word: int


@dataclass(frozen=True, slots=True)
class GatherCards:
    """End the challenges of a hand: it is scored, and the next one can be dealt (rules 8.1)."""


@dataclass(frozen=True, slots=True)
class HandOver:
    """A seat goes to a person or a computer in mid-game; hand and score stay (rules 13)."""

    seat: SeatIndex
    kind: SeatKind
    level: str = ""


SeatAction = DrawStock | TakeDiscard | Discard | LayDown | Challenge
ChanceAction = Deal | Reshuffle | Rule
TableAction = GatherCards | HandOver
Action = SeatAction | ChanceAction | TableAction
