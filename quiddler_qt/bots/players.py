"""The computer players at work: whoever sits in a seat decides by its own words and temper."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from quiddler_qt.bots.challenges import doubt
from quiddler_qt.bots.levels import Level
from quiddler_qt.bots.monte_carlo import MonteCarloPolicy
from quiddler_qt.bots.opponents import Expectations, Opponents, vocabulary_of
from quiddler_qt.bots.people import PeopleWords
from quiddler_qt.bots.policies import GreedyPolicy, Move, Policy, Temper
from quiddler_qt.bots.vocabularies import Vocabularies
from quiddler_qt.engine.actions import Challenge
from quiddler_qt.engine.observation import Observation

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
        self._words = Vocabularies(MOST_VOCABULARIES, cache_folder, list_folder)
        self._opponents = Opponents(self._words, levels)

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
        level = self._opponents.level_at(observation.seats[observation.viewer])
        level = replace(level, patience=max(level.patience, patience))
        vocabulary = vocabulary_of(level, observation.rules.word_list)
        known = self._words.words_of(vocabulary).table
        # What this table was told to be no word is not tried again.
        refused = tuple(word for word in map(str.lower, observation.refused) if known.has(word))
        own = self._words.words_of(replace(vocabulary, without=refused))
        if level.worlds:
            others = self._opponents.expected(vocabulary.word_list, Expectations(patience, tuple(people)))
            policy: Policy = MonteCarloPolicy(level.worlds, own, others, level.patience)
        else:
            policy = GreedyPolicy(own, Temper(level.patience, level.bonus_hunger_percent, level.remembers))
        return policy.decide(observation, seed)

    def doubt(self, observation: Observation) -> Challenge | None:
        """The challenge of the viewer, None for none. Raises as `decide` does."""
        if observation.viewer is None:
            raise ValueError("nobody is asked")
        level = self._opponents.level_at(observation.seats[observation.viewer])
        name = observation.rules.word_list
        table = self._words.words_of(vocabulary_of(level, name)).table
        everything = self._words.word_list(name)
        return doubt(observation, level, lambda word: table.has(word) or everything.is_offensive(word))
