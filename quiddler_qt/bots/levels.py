"""The computer players: characters with a vocabulary and a temper.

What makes a player strong is, first, how many words it knows, and then when it goes out. Both are set here,
so that a new player is a line of a table. Names and faces belong to the window, which knows a player by its
key.
"""

from dataclasses import dataclass
from typing import Final

from quiddler_qt.lexicon.word_list import TIERS, UNLISTED_TIER, WIDE_TIER

EVERYTHING: Final = TIERS + WIDE_TIER + UNLISTED_TIER
"""The tiers of one who knows every word of every list, also those that only an imported list has."""


@dataclass(frozen=True, slots=True)
class Level:
    """One computer player. The key is what saves hold as the level of a seat (`state.Seat.level`).

    ``tiers`` are the tier letters of the words it knows and ``share_percent`` how many of them: always the
    same ones. ``worlds`` is how many ways the hidden cards may lie it thinks through for a decision; with
    none it looks one drawn card ahead.

    Its temper: ``patience`` is how many turns it takes before it goes out even though it could sooner;
    ``bonus_hunger_percent`` what a bonus counts for it beside its points; ``nerve_percent`` how sure of a
    word's wrongness it wants to be before it challenges, less with more nerve, and how often it lays a word
    that it only believes in; ``remembers`` tells whether it keeps in mind which cards went by.
    """

    key: str
    tiers: str
    share_percent: int
    worlds: int
    patience: int
    bonus_hunger_percent: int
    nerve_percent: int
    remembers: bool


LEVELS: Final[tuple[Level, ...]] = (
    Level("chick", "A", 25, 0, 2, 0, 0, remembers=False),
    Level("mouse", "A", 60, 0, 1, 50, 10, remembers=False),
    Level("hedgehog", "AB", 60, 0, 1, 100, 20, remembers=True),
    Level("otter", "ABC", 80, 0, 0, 100, 40, remembers=True),
    Level("raven", "ABC", 100, 10, 0, 100, 60, remembers=True),
    Level("fox", "ABCD", 100, 20, 0, 100, 90, remembers=True),
    Level("owl", EVERYTHING, 100, 200, 0, 100, 70, remembers=True),
)
"""All players, the easiest first."""

DEFAULT_LEVEL: Final = LEVELS[len(LEVELS) // 2]
"""Who plays where a seat names no player, or one of another edition."""

_BY_KEY: Final = {level.key: level for level in LEVELS}


def level_of(key: str) -> Level:
    """The player of a key, the one in the middle for an empty or unknown one."""
    return _BY_KEY.get(key, DEFAULT_LEVEL)
