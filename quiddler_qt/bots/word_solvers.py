"""The solvers of one set of words, made when they are first needed."""

from quiddler_qt.bots.hand_batch import BatchSolver
from quiddler_qt.bots.hand_solver import HandSolver
from quiddler_qt.bots.word_table import WordTable
from quiddler_qt.engine.rules import MinWord


class WordSolvers:
    """A table of words with its solvers, by the rules they go by (rules 4.2, 4.3)."""

    def __init__(self, table: WordTable) -> None:
        self.table = table
        self._solvers: dict[tuple[MinWord, bool], HandSolver] = {}
        self._batches: dict[MinWord, BatchSolver] = {}

    def solver(self, min_word: MinWord, duplicates: bool) -> HandSolver:
        """The solver of one hand; ``duplicates`` tells whether a word may be laid twice."""
        key = (min_word, duplicates)
        if key not in self._solvers:
            self._solvers[key] = HandSolver(self.table, min_word, duplicates=duplicates)
        return self._solvers[key]

    def batch(self, min_word: MinWord) -> BatchSolver:
        """The solver of many hands."""
        if min_word not in self._batches:
            self._batches[min_word] = BatchSolver(self.table, min_word)
        return self._batches[min_word]
