"""What computer players think that people know, and how that is learned from the words people lay.

Three vocabularies are enough: how a hand is played against a person depends little on single words. Which of
them it is follows from how rare the laid words are.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from quiddler_qt.bots.levels import EVERYTHING, Level


class PeopleWords(StrEnum):
    """How many words a person is thought to know."""

    EVERYDAY = "everyday"
    MANY = "many"
    ALL = "all"


PEOPLE: Final[Mapping[PeopleWords, Level]] = MappingProxyType(
    {
        PeopleWords.EVERYDAY: Level("", "AB", 60, 0, 0, 100, 50, remembers=True),
        PeopleWords.MANY: Level("", "ABC", 60, 0, 0, 100, 50, remembers=True),
        PeopleWords.ALL: Level("", EVERYTHING, 100, 0, 0, 100, 50, remembers=True),
    }
)
"""Whom players have in mind."""

RARITIES: Final = 4
"""Words are counted as tier A, B, C, and rarer ones."""

Tally = tuple[int, ...]
"""So many words of each rarity."""

NO_WORDS: Final[Tally] = (0,) * RARITIES

_SHARES: Final[Mapping[PeopleWords, tuple[float, ...]]] = MappingProxyType(
    {
        PeopleWords.EVERYDAY: (0.54, 0.41, 0.04, 0.01),
        PeopleWords.MANY: (0.40, 0.36, 0.21, 0.03),
        PeopleWords.ALL: (0.18, 0.17, 0.14, 0.51),
    }
)
"""Which words one lays who knows so many: counted in games of greedy players with these vocabularies (they
laid 56, 44, 0, 0 in a hundred; 41, 37, 22, 0; 18, 17, 14, 51), and some chance words of a rarer kind."""

_FIRST_GUESS: Final[Mapping[PeopleWords, float]] = MappingProxyType(
    {PeopleWords.EVERYDAY: 0.12, PeopleWords.MANY: 0.84, PeopleWords.ALL: 0.04}
)
_MOST_EARLIER: Final = 24
"""What was laid in earlier games counts for no more than so many words: others may sit there today."""


def tally_of(tiers: Iterable[str | None]) -> Tally:
    """Words by rarity, from their tier letters; None, which is no listed word, counts for nothing."""
    counts = list(NO_WORDS)
    for tier in tiers:
        if tier is not None:
            place = "ABC".find(tier)
            counts[place if place >= 0 else RARITIES - 1] += 1
    return tuple(counts)


def both(one: Tally, other: Tally) -> Tally:
    """Two tallies in one."""
    return tuple(a + b for a, b in zip(one, other, strict=True))


def learned(laid: Tally, earlier: Tally = NO_WORDS) -> PeopleWords:
    """The likeliest vocabulary of one who laid such words, where others here laid the ``earlier`` ones."""
    weight = min(1.0, _MOST_EARLIER / max(1, sum(earlier)))
    counts = [now + weight * before for now, before in zip(laid, earlier, strict=True)]
    return max(PeopleWords, key=lambda words: _likelihood(words, counts))


def _likelihood(words: PeopleWords, counts: Sequence[float]) -> float:
    """Its logarithm, but for what is the same for all."""
    found = math.log(_FIRST_GUESS[words])
    return found + sum(count * math.log(share) for count, share in zip(counts, _SHARES[words], strict=True))
