"""Which cards a named deal has: the same for ever, on every machine.

A deal is its name: a number for solitaire, the day for the daily puzzle (rules 11.1). The cards are sorted by
a SHA-256 of the name and their ids, as in the hand game's shuffles, so nothing else needs to be kept. The
tests hold some deals fast: another order would need another tag.
"""

import hashlib
import re
from typing import Final

from quiddler_qt.engine.cards import ALL_CARDS, Card
from quiddler_qt.engine.solitaire import Layout

MAX_DEAL_NUMBER: Final = 999_999_999
_TAG: Final = "1"
_NAMES: Final = {
    Layout.SOLITAIRE: re.compile(r"[1-9][0-9]{0,8}"),
    Layout.DAILY: re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}"),
}


def deal_order(layout: Layout, deal: str) -> tuple[Card, ...]:
    """The deck of a deal, the first card dealt first.

    ``deal`` is a number from 1 ("17"), or for the daily puzzle its day ("2026-12-24"). Raises ValueError for
    a text of another form.
    """
    if not names_deal(layout, deal):
        raise ValueError(f"no deal {deal[:20]!r}")
    start = f"{layout.value}/{_TAG}/{deal}/"
    return tuple(sorted(ALL_CARDS, key=lambda card: hashlib.sha256(f"{start}{card}".encode()).digest()))


def names_deal(layout: Layout, deal: str) -> bool:
    """Whether a text has the form of a deal's name. The engine knows no calendar."""
    return _NAMES[layout].fullmatch(deal) is not None
