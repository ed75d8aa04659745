"""The row to which cards are sent: the word people are at."""

from quiddler_qt.engine.cards import Card

Rows = tuple[tuple[Card, ...], ...]


class CurrentRow:
    """Stays with its word while rows come, go and change; ``index`` is None where there is no row."""

    def __init__(self) -> None:
        self.index: int | None = None
        self._cards: frozenset[Card] = frozenset()
        self._before: Rows = ()

    def choose(self, index: int, rows: Rows) -> None:
        """Another row from now on."""
        self._cards = frozenset(rows[index])
        self.follow(rows)

    def follow(self, rows: Rows) -> None:
        """The row that has most of the current word's cards; a new word is current; else the last is."""
        sets = [frozenset(row) for row in rows]
        old = [frozenset(row) for row in self._before]
        self._before = rows
        if not sets:
            self.index, self._cards = None, frozenset()
            return
        new = [index for index, row in enumerate(sets) if not any(row & before for before in old)]
        shared = [len(row & self._cards) for row in sets]
        if new:
            self.index = new[-1]
        elif max(shared):
            self.index = shared.index(max(shared))
        else:
            self.index = len(sets) - 1
        self._cards = sets[self.index]

    def forget(self) -> None:
        """No row, and no card remembered."""
        self.index, self._cards, self._before = None, frozenset(), ()
