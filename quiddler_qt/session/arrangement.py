"""How a seat has laid out its own cards: the order of its hand and the words it is forming.

Private to the seat and no part of the rules: the engine never sees it. Every function is pure and never loses
or doubles a card. It is kept over other seats' turns and in saves.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from quiddler_qt.engine.cards import Card, face_of, value_of

VOWELS = frozenset("AEIOU")


@dataclass(frozen=True, slots=True)
class InHand:
    """A place in the hand, counted without the card that goes there."""

    index: int


@dataclass(frozen=True, slots=True)
class InRow:
    """A place in a word row, counted without the card that goes there."""

    row: int
    index: int


@dataclass(frozen=True, slots=True)
class NewRow:
    """A new row behind all others."""


Place = InHand | InRow | NewRow


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Cards of a hand in order, word rows (none empty), and the card just drawn until it is moved."""

    hand: tuple[Card, ...] = ()
    rows: tuple[tuple[Card, ...], ...] = ()
    fresh: Card | None = None

    def __post_init__(self) -> None:
        cards = self.cards
        if len(set(cards)) != len(cards):
            raise ValueError(f"a card lies twice: {cards}")
        if any(not row for row in self.rows):
            raise ValueError("an empty row")
        if self.fresh is not None and self.fresh not in cards:
            raise ValueError(f"the card just drawn is not here: {self.fresh}")

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards of the seat: hand first, then row by row."""
        return (*self.hand, *(card for row in self.rows for card in row))

    def place_of(self, card: Card) -> InHand | InRow:
        """Where a card lies. Raises ValueError where it does not."""
        if card in self.hand:
            return InHand(self.hand.index(card))
        for row, cards in enumerate(self.rows):
            if card in cards:
                return InRow(row, cards.index(card))
        raise ValueError(f"card {card} is not here")


def move_card(arrangement: Arrangement, card: Card, place: Place) -> Arrangement:
    """The arrangement with a card moved. Places beyond the end mean the end; a row left empty goes."""
    return move_cards(arrangement, (card,), place)


def move_cards(arrangement: Arrangement, cards: Sequence[Card], place: Place) -> Arrangement:
    """The arrangement with cards moved to one place, in the order given; the place is counted without them.

    So rows are split (some cards of a row to a new one) and joined (all cards of a row to another). Raises
    ValueError for cards that are not here.
    """
    for card in cards:
        arrangement.place_of(card)
    hand = [held for held in arrangement.hand if held not in cards]
    rows = [[held for held in row if held not in cards] for row in arrangement.rows]
    match place:
        case InHand(index):
            hand[index:index] = cards
        case InRow(row, index) if 0 <= row < len(rows):
            rows[row][index:index] = cards
        case InRow() | NewRow():
            rows.append(list(cards))
    fresh = None if arrangement.fresh in cards else arrangement.fresh
    return Arrangement(tuple(hand), tuple(tuple(row) for row in rows if row), fresh)


def word_place(arrangement: Arrangement, current_row: int | None = None) -> InRow | NewRow:
    """Behind the last card of the current word; where there is none, of the last; else a new word."""
    if not arrangement.rows:
        return NewRow()
    last = len(arrangement.rows) - 1
    row = last if current_row is None or not 0 <= current_row <= last else current_row
    return InRow(row, len(arrangement.rows[row]))


def send_card(arrangement: Arrangement, card: Card, current_row: int | None = None) -> Arrangement:
    """A card of the hand to the end of the current word (else the last, else a new one); others back home."""
    if isinstance(arrangement.place_of(card), InRow):
        return move_card(arrangement, card, InHand(len(arrangement.hand)))
    return move_card(arrangement, card, word_place(arrangement, current_row))


def take_row_back(arrangement: Arrangement, row: int) -> Arrangement:
    """All cards of one row back in the hand, behind the others."""
    kept = arrangement.rows[:row] + arrangement.rows[row + 1 :]
    return replace(arrangement, hand=arrangement.hand + arrangement.rows[row], rows=kept)


def clear_rows(arrangement: Arrangement) -> Arrangement:
    """All cards back in the hand, behind the others."""
    return Arrangement(arrangement.cards, (), arrangement.fresh)


def reorder_hand(arrangement: Arrangement, order: Iterable[Card]) -> Arrangement:
    """The hand in another order of the same cards. Raises ValueError for other cards."""
    hand = tuple(order)
    if sorted(hand) != sorted(arrangement.hand):
        raise ValueError("not the cards of this hand")
    return replace(arrangement, hand=hand, fresh=None)


def sort_hand(arrangement: Arrangement, key: Callable[[Card], tuple[int, str]]) -> Arrangement:
    """The hand sorted; equal cards keep their order."""
    return reorder_hand(arrangement, sorted(arrangement.hand, key=key))


class HandOrder(StrEnum):
    """The orders of a hand that a person can ask for, in turn; OWN is the one made by hand."""

    LETTER = "letter"
    VALUE = "value"
    VOWELS_FIRST = "vowels_first"
    OWN = "own"

    @property
    def next(self) -> "HandOrder":
        """The order after this one; the first comes after the last."""
        orders = tuple(HandOrder)
        return orders[(orders.index(self) + 1) % len(orders)]


def order_hand(arrangement: Arrangement, order: HandOrder, own: Sequence[Card]) -> Arrangement:
    """The hand in one of the orders. ``own`` is the person's own; cards it does not know stay behind."""
    match order:
        case HandOrder.LETTER:
            return sort_hand(arrangement, by_letter)
        case HandOrder.VALUE:
            return sort_hand(arrangement, by_value)
        case HandOrder.VOWELS_FIRST:
            return sort_hand(arrangement, vowels_first)
        case HandOrder.OWN:
            ranks = {card: rank for rank, card in enumerate(own)}
            return sort_hand(arrangement, lambda card: (ranks.get(card, len(ranks)), ""))


def by_letter(card: Card) -> tuple[int, str]:
    """Sorts alphabetically."""
    return (0, face_of(card))


def by_value(card: Card) -> tuple[int, str]:
    """Sorts the dearest first."""
    return (-value_of(card), face_of(card))


def vowels_first(card: Card) -> tuple[int, str]:
    """Sorts vowels, then consonants, then double cards, each alphabetically."""
    face = face_of(card)
    return (2 if len(face) > 1 else int(face not in VOWELS), face)


def follow_hand(arrangement: Arrangement, cards: Iterable[Card]) -> Arrangement:
    """The arrangement after the hand itself has changed: gone cards go, new ones come to the hand's end.

    A single new card is marked as fresh.
    """
    held = tuple(cards)
    here = set(arrangement.cards)
    new = tuple(card for card in held if card not in here)
    hand = tuple(card for card in arrangement.hand if card in held) + new
    rows = tuple(tuple(card for card in row if card in held) for row in arrangement.rows)
    kept = arrangement.fresh if arrangement.fresh in held else None
    fresh = new[0] if len(new) == 1 and here else kept
    return Arrangement(hand, tuple(row for row in rows if row), fresh)
