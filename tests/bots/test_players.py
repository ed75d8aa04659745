"""The computer players at work: what they keep of the words they play with."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from quiddler_qt.bots import word_solvers
from quiddler_qt.bots.hand_solver import HandSolver
from quiddler_qt.bots.levels import Level
from quiddler_qt.bots.people import PeopleWords
from quiddler_qt.bots.players import MOST_VOCABULARIES, Players
from quiddler_qt.bots.word_table import WordTable
from quiddler_qt.engine.observation import Observation
from quiddler_qt.engine.rules import MinWord, Preset, preset_rules
from quiddler_qt.engine.state import Phase
from quiddler_qt.engine.visibility import observe
from quiddler_qt.lexicon.word_list import WordList
from tests.bots.computer_tables import chance, moved, table

PLAIN = Level("plain", "A", 10, 0, 0, 100, 50, remembers=True)
HUNGRY = replace(PLAIN, key="hungry", bonus_hunger_percent=50)


def new_players() -> Players:
    return Players(None, {level.key: level for level in (PLAIN, HUNGRY)})


def turns(players: Players, accepts: WordList) -> Iterator[Observation]:
    """What the seats of a short game see, in turn of both temperaments."""
    random = Random(6)
    state = table(replace(preset_rules(Preset.FRIENDLY), hand_sizes=(3, 6)), 2)
    seats = zip(state.seats, (PLAIN, HUNGRY), strict=True)
    state = chance(random, replace(state, seats=tuple(replace(seat, level=by.key) for seat, by in seats)))
    while state.phase is not Phase.GAME_OVER:
        seen = observe(state, state.seat)
        yield seen
        state = chance(random, moved(state, players.decide(seen, 1), accepts.accepts))


def test_whatever_a_table_refuses_the_words_that_are_kept_come_to_an_end(standard: WordList) -> None:
    players = new_players()
    refused = [word.upper() for word in standard.words_of_tiers("A")]
    asked = [
        replace(seen, refused=tuple(refused[90 * turn : 90 * turn + 90]))
        for turn, seen in enumerate(turns(players, standard))
    ]
    moves = []
    for told in asked:
        moves.append(players.decide(told, 1))
        assert len(players._words) <= MOST_VOCABULARIES
    assert len(players._words) == MOST_VOCABULARIES
    # The first of them were given up by now, and are made again as they were.
    assert [players.decide(told, 1) for told in asked] == moves


def test_players_with_the_same_words_share_their_solver(
    standard: WordList, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever their temper, and whatever the people at the table are thought to know."""
    made = []

    def counted(words: WordTable, min_word: MinWord, *, duplicates: bool) -> HandSolver:
        made.append(min_word)
        return HandSolver(words, min_word, duplicates=duplicates)

    monkeypatch.setattr(word_solvers, "HandSolver", counted)
    players = new_players()
    seen_by = {seen.viewer: seen for seen in turns(players, standard)}
    assert len(seen_by) == 2
    for seen in seen_by.values():
        for people in PeopleWords:
            for patience in range(3):
                players.decide(seen, 1, patience, (people, people))
    assert len(made) == 1
    assert len(players._words) == 1
