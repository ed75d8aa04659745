"""The solvers of a set of words: one for each way to play by, made once."""

import numpy as np

from quiddler_qt.bots.word_solvers import WordSolvers
from quiddler_qt.bots.word_table import build_word_table
from quiddler_qt.engine.cards import FACES
from quiddler_qt.engine.rules import MinWord

WORDS = WordSolvers(build_word_table(["at", "cat"]))


def test_the_rules_decide_which_solver_it_is() -> None:
    """AT is too short by some rules, and by others it may be laid only once."""
    assert WORDS.solver(MinWord.TWO_LETTERS, duplicates=True).solve(["A", "T", "Q"]).goes_out("Q")
    assert not WORDS.solver(MinWord.THREE_LETTERS, duplicates=True).solve(["A", "T", "Q"]).goes_out("Q")
    twice = ["A", "T", "A", "T", "Q"]
    assert WORDS.solver(MinWord.TWO_LETTERS, duplicates=True).solve(twice).goes_out("Q")
    assert not WORDS.solver(MinWord.TWO_LETTERS, duplicates=False).solve(twice).goes_out("Q")
    hands = np.array([[FACES.index(face) for face in "ATQ"]])
    assert WORDS.batch(MinWord.TWO_LETTERS).scores(hands).goes_out.any()
    assert not WORDS.batch(MinWord.THREE_LETTERS).scores(hands).goes_out.any()


def test_each_is_made_once() -> None:
    for min_word in MinWord:
        assert WORDS.batch(min_word) is WORDS.batch(min_word)
        for duplicates in (False, True):
            assert WORDS.solver(min_word, duplicates) is WORDS.solver(min_word, duplicates)
