"""Which own cards are chosen to be moved together."""

from collections.abc import Iterable, Sequence

from quiddler_qt.engine.cards import Card


class Selection:
    """Chosen cards, and the anchor: where a range with Shift begins."""

    def __init__(self) -> None:
        self._cards: set[Card] = set()
        self.anchor: Card | None = None

    def __contains__(self, card: object) -> bool:
        return card in self._cards

    def __len__(self) -> int:
        return len(self._cards)

    @property
    def cards(self) -> frozenset[Card]:
        """All of them."""
        return frozenset(self._cards)

    def in_order(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """The chosen ones among cards, in their order."""
        return tuple(card for card in cards if card in self._cards)

    def choose(self, cards: Iterable[Card]) -> None:
        """These and no others."""
        self._cards = set(cards)

    def toggle(self, card: Card) -> None:
        """Chooses a card, or no longer; a range begins here."""
        self._cards ^= {card}
        self.anchor = card

    def extend(self, card: Card, line: Sequence[Card]) -> None:
        """From the anchor to a card along a line of cards; just the card where the anchor is elsewhere."""
        start = self.anchor if self.anchor in line else card
        self.anchor = start
        first, last = sorted((line.index(start), line.index(card)))
        self._cards = set(line[first : last + 1])

    def keep(self, cards: Iterable[Card]) -> None:
        """Those that are no longer here are not chosen."""
        here = set(cards)
        self._cards &= here
        if self.anchor not in here:
            self.anchor = None

    def clear(self) -> None:
        """None."""
        self._cards.clear()
        self.anchor = None
