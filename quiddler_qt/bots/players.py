"""The computer players at work: whoever sits in a seat decides by its own words and temper."""

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from quiddler_qt.bots.challenges import doubt
from quiddler_qt.bots.hand_batch import BatchSolver
from quiddler_qt.bots.hand_solver import HandSolver
from quiddler_qt.bots.levels import LEVELS, Level, level_of
from quiddler_qt.bots.monte_carlo import MonteCarloPolicy, Opponent
from quiddler_qt.bots.people import PEOPLE, PeopleWords
from quiddler_qt.bots.policies import GreedyPolicy, Move, Policy, Temper
from quiddler_qt.bots.word_table import WordTable, load_word_table
from quiddler_qt.engine.actions import Challenge, SeatIndex, SeatKind
from quiddler_qt.engine.observation import Observation, SeatView
from quiddler_qt.engine.rules import MinWord
from quiddler_qt.lexicon.authorities import MissingAuthorityError, load_listed_words
from quiddler_qt.lexicon.word_list import UnknownWordListError, WordList

FOREIGN_TIERS: Final = "ABC"
"""In a game with words that are nobody's here, such as a spelling dictionary's, only common ones are laid."""
THOUGHTFUL_WAITS: Final = 2
"""So many turns a player that thinks is expected to wait before it goes out."""

MOST_TABLES: Final = 24
"""Tables of words kept in memory, 2 to 20 MB each: bans can make new ones for ever."""

_LevelWords = tuple[str, str, int, tuple[str, ...]]
"""A list, tiers, the share in per cent, and words without which a table does."""


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
        self._cache_folder = cache_folder
        self._list_folder = list_folder
        self._levels = {level.key: level for level in LEVELS} | dict(levels or {})
        self._lists: dict[str, WordList] = {}
        self._tables: dict[_LevelWords, WordTable] = {}
        self._solvers: dict[tuple[_LevelWords, MinWord, bool], HandSolver] = {}
        self._batches: dict[tuple[_LevelWords, MinWord], BatchSolver] = {}
        self._policies: dict[tuple[Level, str, tuple[str, ...], int, tuple[PeopleWords, ...]], Policy] = {}

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
        words = _words_key(level, observation.rules.word_list)
        known = self._table(words)
        # What this table was told to be no word is not tried again.
        banned = tuple(word for word in map(str.lower, observation.refused) if known.has(word))
        people = tuple(people) or (PeopleWords.MANY,) * len(observation.seats)
        key = (level, words[0], banned, patience, people)
        if key not in self._policies:
            self._policies[key] = self._policy(level, (*words[:3], banned), patience, people)
        return self._policies[key].decide(observation, seed)

    def doubt(self, observation: Observation) -> Challenge | None:
        """The challenge of the viewer, None for none. Raises as `decide` does."""
        if observation.viewer is None:
            raise ValueError("nobody is asked")
        level = self._level(observation.seats[observation.viewer])
        words = _words_key(level, observation.rules.word_list)
        table = self._table(words)
        everything = self._list(observation.rules.word_list if words[0] in self._lists else "standard")
        return doubt(observation, level, lambda word: table.has(word) or everything.is_offensive(word))

    def _level(self, seat: SeatView) -> Level:
        return self._levels.get(seat.level) or level_of(seat.level)

    def _policy(
        self, level: Level, words: _LevelWords, patience: int, people: Sequence[PeopleWords]
    ) -> Policy:
        if len(self._tables) > MOST_TABLES:
            for kept in (self._tables, self._solvers, self._batches, self._policies):
                kept.clear()
        if not level.worlds:
            temper = Temper(level.patience, level.bonus_hunger_percent, level.remembers)
            return GreedyPolicy(self._table(words), temper)

        def opponent_of(index: SeatIndex, seat: SeatView, min_word: MinWord) -> Opponent:
            other = PEOPLE[people[index]]
            waits = 0
            if seat.kind is SeatKind.COMPUTER:
                other = self._level(seat)
                waits = max(patience, other.patience, THOUGHTFUL_WAITS if other.worlds else 0)
            solver = self._batch(_words_key(other, words[0]), min_word)
            return Opponent(solver, waits, eager=not other.worlds)

        return MonteCarloPolicy(
            level.worlds,
            lambda min_word, duplicates: self._solver(words, min_word, duplicates),
            lambda min_word: self._batch(words, min_word),
            opponent_of,
            level.patience,
        )

    def _table(self, words: _LevelWords) -> WordTable:
        if words not in self._tables:
            name, tiers, share_percent, banned = words
            if banned:
                self._tables[words] = self._table((name, tiers, share_percent, ())).without(banned)
                return self._tables[words]
            try:
                word_list = self._list(name)
            except (UnknownWordListError, MissingAuthorityError):
                # The window refuses what its authority has not.
                word_list = self._list("standard")
                tiers = "".join(tier for tier in tiers if tier in FOREIGN_TIERS)
            self._tables[words] = load_word_table(
                word_list, tiers, self._cache_folder, lambda word: is_known(word, share_percent)
            )
        return self._tables[words]

    def _list(self, name: str) -> WordList:
        if name not in self._lists:
            self._lists[name] = load_listed_words(name, self._list_folder)
        return self._lists[name]

    def _solver(self, words: _LevelWords, min_word: MinWord, duplicates: bool) -> HandSolver:
        key = (words, min_word, duplicates)
        if key not in self._solvers:
            self._solvers[key] = HandSolver(self._table(words), min_word, duplicates=duplicates)
        return self._solvers[key]

    def _batch(self, words: _LevelWords, min_word: MinWord) -> BatchSolver:
        key = (words, min_word)
        if key not in self._batches:
            self._batches[key] = BatchSolver(self._table(words), min_word)
        return self._batches[key]


def _words_key(level: Level, list_name: str) -> _LevelWords:
    return list_name, level.tiers, level.share_percent, ()


def is_known(word: str, share_percent: int) -> bool:
    """Whether a word is among the share that a player knows: always the same words, more with more."""
    return zlib.crc32(word.encode("ascii")) % 100 < share_percent
