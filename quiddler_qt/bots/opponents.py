"""What is expected of the other seats: computers play as their levels do, people with likely words.

Thoughtful players and hints expect the same, so it is told in one place.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from quiddler_qt.bots.hand_batch import BatchSolver
from quiddler_qt.bots.levels import DEFAULT_LEVEL, LEVELS, Level
from quiddler_qt.bots.people import PEOPLE, PeopleWords
from quiddler_qt.bots.policies import turns_before_out
from quiddler_qt.bots.vocabularies import Vocabularies, Vocabulary
from quiddler_qt.engine.actions import SeatIndex, SeatKind
from quiddler_qt.engine.observation import Observation, SeatView
from quiddler_qt.engine.rules import MinWord

THOUGHTFUL_WAITS: Final = 2
"""So many turns a player that thinks is expected to wait before it goes out."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """What a player thinks of another seat: the words it knows, and the turns before it goes out.

    One that is ``eager`` goes out as soon as it can after those; of others it is only a guess.
    """

    solver: BatchSolver
    waits: int
    eager: bool = True

    def waits_in(self, observation: Observation) -> int:
        """Turns of this hand before it goes out, by the options of the game as well (rules 5.4)."""
        return max(self.waits, turns_before_out(observation))


OpponentOf = Callable[[SeatIndex, SeatView, MinWord], Opponent]
"""What is thought of a seat that plays by such a rule for the shortest words."""


@dataclass(frozen=True, slots=True)
class Expectations:
    """What everybody at a table may know of the players there beside their levels.

    ``patience`` is how many turns every computer seat takes at least before it goes out. ``people`` is what
    the person in each seat is thought to know, one entry a seat, or empty for a first guess.
    """

    patience: int = 0
    people: tuple[PeopleWords, ...] = ()


class Opponents:
    """The players that may sit in the other seats; ``levels`` are some besides those of `levels`, by key."""

    def __init__(self, words: Vocabularies, levels: Mapping[str, Level] | None = None) -> None:
        self._words = words
        self._levels = {level.key: level for level in LEVELS} | dict(levels or {})

    def level_at(self, seat: SeatView) -> Level:
        """Who plays a computer seat, the one in the middle where nobody knows that player."""
        return self._levels.get(seat.level, DEFAULT_LEVEL)

    def expected(self, list_name: str, expectations: Expectations) -> OpponentOf:
        """What is thought of each seat in a game by this list. The words are loaded when one is asked for."""

        def opponent_of(index: SeatIndex, seat: SeatView, min_word: MinWord) -> Opponent:
            if seat.kind is SeatKind.COMPUTER:
                level = self.level_at(seat)
                thinks = level.worlds > 0
                waits = max(expectations.patience, level.patience, THOUGHTFUL_WAITS if thinks else 0)
            else:
                people = expectations.people
                level = PEOPLE[people[index] if people else PeopleWords.MANY]
                thinks, waits = False, 0
            words = self._words.words_of(vocabulary_of(level, list_name))
            return Opponent(words.batch(min_word), waits, eager=not thinks)

        return opponent_of


def vocabulary_of(level: Level, list_name: str) -> Vocabulary:
    """The words of a list that a player knows."""
    return Vocabulary(list_name, level.tiers, level.share_percent)
