"""The cards: 118 of them, 31 faces (rules 1).

A ``Card`` is an id, 0 to 117, of one physical card; a ``Face`` is what is printed on it. Two cards may show
the same face, and one spelling can be made of different cards, so games move ids and words are made of ids.
"""

from dataclasses import dataclass
from typing import Final

Card = int
Face = str


@dataclass(frozen=True, slots=True)
class FaceRow:
    """One line of the deck table: a face, its points, and how many cards show it."""

    face: Face
    value: int
    count: int


# The English deck, as data: another edition is another table (rules 1.1).
DECK_TABLE: Final[tuple[FaceRow, ...]] = tuple(
    FaceRow(*row)
    for row in (
        ("A", 2, 10), ("B", 8, 2), ("C", 8, 2), ("D", 5, 4), ("E", 2, 12), ("F", 6, 2), ("G", 6, 4),
        ("H", 7, 2), ("I", 2, 8), ("J", 13, 2), ("K", 8, 2), ("L", 3, 4), ("M", 5, 2), ("N", 5, 6),
        ("O", 2, 8), ("P", 6, 2), ("Q", 15, 2), ("R", 5, 6), ("S", 3, 4), ("T", 3, 6), ("U", 4, 6),
        ("V", 11, 2), ("W", 10, 2), ("X", 12, 2), ("Y", 4, 4), ("Z", 14, 2),
        ("QU", 9, 2), ("IN", 7, 2), ("ER", 7, 2), ("CL", 10, 2), ("TH", 9, 2),
    )
)  # fmt: skip

FACES: Final[tuple[Face, ...]] = tuple(row.face for row in DECK_TABLE)
FACE_VALUES: Final[dict[Face, int]] = {row.face: row.value for row in DECK_TABLE}
FACE_COUNTS: Final[dict[Face, int]] = {row.face: row.count for row in DECK_TABLE}

_FACE_OF: Final[tuple[Face, ...]] = tuple(row.face for row in DECK_TABLE for _ in range(row.count))
_VALUE_OF: Final[tuple[int, ...]] = tuple(FACE_VALUES[face] for face in _FACE_OF)

DECK_SIZE: Final = len(_FACE_OF)
ALL_CARDS: Final[tuple[Card, ...]] = tuple(range(DECK_SIZE))


def face_of(card: Card) -> Face:
    """What is printed on a card: one letter, or two that are never split (rules 1.2)."""
    return _FACE_OF[card]


def value_of(card: Card) -> int:
    """Points of a card."""
    return _VALUE_OF[card]


def cards_value(cards: tuple[Card, ...]) -> int:
    """Points of several cards together."""
    return sum([_VALUE_OF[card] for card in cards])


def spelling_of(cards: tuple[Card, ...]) -> str:
    """The word that cards spell in their order, in capitals."""
    return "".join([_FACE_OF[card] for card in cards])


def cards_showing(face: Face) -> tuple[Card, ...]:
    """All cards of the deck that show one face."""
    return tuple(card for card in ALL_CARDS if _FACE_OF[card] == face)
