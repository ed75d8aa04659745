"""When a computer seat doubts a word (rules 8): what it knows against what is at stake.

It knows the words of its own vocabulary and takes those for right. A word it does not know is wrong for it
with a chance that grows with the share of the language it knows. Then it weighs: a struck word costs its
owner, a word challenged wrongly costs oneself. It never lays a word that it does not know, so it never
bluffs.
"""

from collections.abc import Callable
from typing import Final

from quiddler_qt.bots.levels import Level
from quiddler_qt.engine.actions import Challenge, SeatKind
from quiddler_qt.engine.cards import cards_value, spelling_of
from quiddler_qt.engine.observation import Observation
from quiddler_qt.engine.rules import FailedOut, WordCheck
from quiddler_qt.engine.scoring import struck_cost
from quiddler_qt.engine.state import Judgment, LaidWord, Phase

BLUFFS_PERCENT: Final = 5
"""So many of the words that people lay are taken to be wrong, before one is looked at."""
MISSED_PERCENT: Final = {"A": 30, "AB": 12, "ABC": 6, "ABCD": 3}
"""Of the right words that people lay, so many are beyond one who knows all of these tiers."""
CANCELLED_WORTH: Final = 20
"""In points, what it is worth that a going out is cancelled."""


def doubt(observation: Observation, level: Level, is_known: Callable[[str], bool]) -> Challenge | None:
    """The challenge of the viewer that promises most, None where none promises anything.

    ``is_known`` tells of a spelling in small letters whether the viewer takes it for a word. Raises
    ValueError without a viewer.
    """
    viewer = observation.viewer
    if viewer is None:
        raise ValueError("nobody looks")
    challenges_allowed = observation.rules.word_check is WordCheck.CHALLENGE
    if not challenges_allowed or not level.nerve_percent or observation.phase is Phase.GAME_OVER:
        return None
    best, most = None, 0.0
    for owner, seat in enumerate(observation.seats):
        # Computer seats lay what they know, and are known for it.
        if owner == viewer or seat.kind is SeatKind.COMPUTER:
            continue
        for place, word in enumerate(seat.laid):
            worth = _worth(observation, level, owner, word, is_known)
            if worth > most:
                best, most = Challenge(viewer, owner, place), worth
    return best


def _worth(
    observation: Observation, level: Level, owner: int, word: LaidWord, is_known: Callable[[str], bool]
) -> float:
    """Points that a challenge promises against the others."""
    spelling = spelling_of(word.cards)
    if word.judgment is not Judgment.NONE or spelling in observation.allowed:
        return 0
    if spelling in observation.refused:
        wrong = 1.0
    elif is_known(spelling.lower()):
        return 0
    else:
        missed = max(MISSED_PERCENT.get(level.tiers, 0), 100 - level.share_percent)
        right = (100 - BLUFFS_PERCENT) * missed / 100
        wrong = BLUFFS_PERCENT / (BLUFFS_PERCENT + right)
    rules, value = observation.rules, cards_value(word.cards)
    goes_on = (
        owner == observation.out_seat
        and not observation.drawn_since_out
        and rules.failed_out is FailedOut.CANCELLED
    )
    loses = CANCELLED_WORTH if goes_on else value + struck_cost(value, rules.failed_word)
    # What one of many loses helps only against that one; what one loses oneself helps all of them.
    gain = loses / (len(observation.seats) - 1)
    nerve = level.nerve_percent / 50
    return nerve * wrong * gain - (1 - wrong) * value
