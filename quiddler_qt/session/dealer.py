"""Shuffles and draws by lot from a game's seed: stateless, the same on every Python (rules 2.3, 13)."""

import hashlib
from collections.abc import Iterable

from quiddler_qt.engine.cards import ALL_CARDS, Card

SEED_BITS = 63
MAX_SEED = 2**SEED_BITS - 1


def shuffled(seed: int, shuffle: int, cards: Iterable[Card] = ALL_CARDS) -> tuple[Card, ...]:
    """Cards in the order of a shuffle, top first. ``shuffle`` numbers the shuffles of a game from 0.

    Cards are sorted by the SHA-256 of "seed/shuffle/card": nothing of a generator needs to be saved.
    """
    return tuple(sorted(cards, key=lambda card: hashlib.sha256(f"{seed}/{shuffle}/{card}".encode()).digest()))


def drawn_dealer(seed: int, seat_count: int) -> int:
    """The first dealer by lot (rules 2.3)."""
    drawn = hashlib.sha256(f"{seed}/dealer".encode()).digest()
    return int.from_bytes(drawn, "big") % seat_count


def thinking_seed(seed: int, action_count: int) -> int:
    """A seed for a computer's decision, from which nothing of the game's own seed can be found out."""
    drawn = hashlib.sha256(f"{seed}/thinking/{action_count}".encode()).digest()
    return int.from_bytes(drawn[:7], "big")
