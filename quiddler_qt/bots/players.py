"""The computer players at work: whoever sits in a seat decides by its own words and temper."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from quiddler_qt.bots.challenges import doubt
from quiddler_qt.bots.levels import LEVELS, Level, level_of
from quiddler_qt.bots.monte_carlo import MonteCarloPolicy, Opponent
from quiddler_qt.bots.people import PEOPLE, PeopleWords
from quiddler_qt.bots.policies import GreedyPolicy, Move, Policy, Temper
from quiddler_qt.bots.vocabularies import Vocabularies, Vocabulary
from quiddler_qt.bots.word_solvers import WordSolvers
from quiddler_qt.engine.actions import Challenge, SeatIndex, SeatKind
from quiddler_qt.engine.observation import Observation, SeatView
from quiddler_qt.engine.rules import MinWord

THOUGHTFUL_WAITS: Final = 2
"""So many turns a player that thinks is expected to wait before it goes out."""
MOST_VOCABULARIES: Final = 24
"""Sets of words that are kept: those of all levels, of people, and some without what a table has refused."""


class Players:
    """Decides for every computer seat; loads words when they are first needed.

    ``cache_folder`` is where tables of words are kept between starts. ``levels`` are players besides those of
    `levels`, by key. ``list_folder`` is where the imported lists lie: of one a player knows the words of its
    tiers, and only who knows everything those that no shipped list has.
    """

    def __init__(
        self,
        cache_folder: Path | None = None,
        levels: Mapping[str, Level] | None = None,
        list_folder: Path | None = None,
    ) -> None:
        self._levels = {level.key: level for level in LEVELS} | dict(levels or {})
        self._words = Vocabularies(MOST_VOCABULARIES, cache_folder, list_folder)

    def decide(
        self,
        observation: Observation,
        seed: int,
        patience: int = 0,
        people: Sequence[PeopleWords] = (),
    ) -> Move:
        """The next move of the viewer, by the level of its seat.

        Like all players it goes out only after ``patience`` turns, or more where that is its temper.
        ``people`` is what the person in each seat is thought to know, empty for a first guess. Raises
        ValueError where it is not the viewer's turn, DamagedWordListError where there are no words.
        """
        if observation.viewer is None:
            raise ValueError("nobody is asked")
        level = self._level(observation.seats[observation.viewer])
        level = replace(level, patience=max(level.patience, patience))
        vocabulary = _vocabulary_of(level, observation.rules.word_list)
        known = self._words.words_of(vocabulary).table
        # What this table was told to be no word is not tried again.
        refused = tuple(word for word in map(str.lower, observation.refused) if known.has(word))
        own = self._words.words_of(replace(vocabulary, without=refused))
        if level.worlds:
            people = tuple(people) or (PeopleWords.MANY,) * len(observation.seats)
            policy: Policy = self._thoughtful(level, own, vocabulary.word_list, patience, people)
        else:
            policy = GreedyPolicy(own, Temper(level.patience, level.bonus_hunger_percent, level.remembers))
        return policy.decide(observation, seed)

    def doubt(self, observation: Observation) -> Challenge | None:
        """The challenge of the viewer, None for none. Raises as `decide` does."""
        if observation.viewer is None:
            raise ValueError("nobody is asked")
        level = self._level(observation.seats[observation.viewer])
        name = observation.rules.word_list
        table = self._words.words_of(_vocabulary_of(level, name)).table
        everything = self._words.word_list(name)
        return doubt(observation, level, lambda word: table.has(word) or everything.is_offensive(word))

    def _level(self, seat: SeatView) -> Level:
        return self._levels.get(seat.level) or level_of(seat.level)

    def _thoughtful(
        self, level: Level, own: WordSolvers, list_name: str, patience: int, people: Sequence[PeopleWords]
    ) -> MonteCarloPolicy:
        def opponent_of(index: SeatIndex, seat: SeatView, min_word: MinWord) -> Opponent:
            other = PEOPLE[people[index]]
            waits = 0
            if seat.kind is SeatKind.COMPUTER:
                other = self._level(seat)
                waits = max(patience, other.patience, THOUGHTFUL_WAITS if other.worlds else 0)
            words = self._words.words_of(_vocabulary_of(other, list_name))
            return Opponent(words.batch(min_word), waits, eager=not other.worlds)

        return MonteCarloPolicy(level.worlds, own.solver, own.batch, opponent_of, level.patience)


def _vocabulary_of(level: Level, list_name: str) -> Vocabulary:
    return Vocabulary(list_name, level.tiers, level.share_percent)
