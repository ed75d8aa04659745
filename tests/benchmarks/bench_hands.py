"""Hands solved a second: the batch solver beside the same method in C, and beside a plain solver.

Run it with ``pytest -s tests/benchmarks/bench_hands.py``. The C version is built on the spot where there is a
C compiler; without one only the plain solver is compared with. All in one run, on one core.
"""

import ctypes
import json
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

import numpy as np
import pytest

from quiddler_qt.bots.faces import VALUES
from quiddler_qt.bots.hand_batch import BatchSolver, Hands
from quiddler_qt.bots.word_table import FACE_NUMBERS, WordTable, build_word_table
from quiddler_qt.engine.cards import FACES
from quiddler_qt.lexicon.word_list import load_word_list
from tests.bots.naive_solver import NaiveSolver, whole_deck

HANDS: Final = 4096
ROUNDS: Final = 8
NAIVE_HANDS: Final = 3
LEAST_OF_C: Final = 0.8
LEAST_OF_NAIVE: Final = 500
MOST_MEBIBYTES: Final = 40e6 / 2**20
COMPILER: Final = shutil.which("gcc") or shutil.which("cc")


@pytest.fixture(scope="module")
def table() -> WordTable:
    return build_word_table(load_word_list("standard").words_of_tiers("ABCDEF"))


def dealt(cards: int) -> Hands:
    random = Random(cards)
    return np.array(
        [[FACES.index(face) for face in random.sample(whole_deck(), cards)] for _ in range(HANDS)], np.intp
    )


def hands_a_second(*solve: Callable[[], object], count: int = HANDS) -> list[float]:
    """The best of some rounds for each, taken in turns, so that a busy moment hits all alike."""
    best = [float("inf")] * len(solve)
    for _ in range(ROUNDS):
        for place, run in enumerate(solve):
            began = time.perf_counter()
            run()
            best[place] = min(best[place], time.perf_counter() - began)
    return [count / seconds for seconds in best]


@pytest.mark.parametrize("cards", [10, 11])
def test_a_batch_is_nearly_as_fast_as_c(table: WordTable, tmp_path: Path, cards: int) -> None:
    if COMPILER is None:
        print("\nthere is no C compiler to compare with")
        return
    library = tmp_path / "solver.so"
    source = Path(__file__).with_name("solver.c")
    subprocess.run(
        [COMPILER, "-O3", "-march=native", "-shared", "-fPIC", "-o", str(library), str(source)],
        check=True,
    )
    solver = ctypes.CDLL(str(library))
    filter_bits, slot_bits = 22, 19
    may_be_word = np.zeros(1 << filter_bits, np.uint8)
    may_be_word[table.keys >> np.uint64(64 - filter_bits)] = 1
    slots = np.zeros(1 << slot_bits, np.uint64)
    for key in table.keys.tolist():
        slot = key >> (64 - slot_bits)
        while slots[slot]:
            slot = (slot + 1) % len(slots)
        slots[slot] = key
    pointer = np.ctypeslib.as_ctypes
    solver.set_up(pointer(may_be_word), filter_bits, pointer(slots), slot_bits)
    hands = dealt(cards)
    numbers, values = FACE_NUMBERS[hands].reshape(-1), VALUES[hands].reshape(-1)
    points = np.zeros(hands.size, np.int16)
    batch = BatchSolver(table)

    def in_c() -> None:
        solver.solve(pointer(numbers), pointer(values), HANDS, cards, pointer(points))

    ours, theirs = hands_a_second(lambda: batch.scores(hands), in_c)
    print(f"\n{cards} cards: {ours:.0f} hands/s, in C {theirs:.0f}, {ours / theirs:.2f} times as fast")
    assert np.array_equal(batch.scores(hands).points, points.reshape(hands.shape))
    assert ours / theirs >= LEAST_OF_C


@pytest.mark.parametrize("cards", [10, 11])
def test_a_batch_is_many_times_faster_than_a_plain_solver(table: WordTable, cards: int) -> None:
    hands = dealt(cards)
    batch = BatchSolver(table)
    naive = NaiveSolver([word.upper() for word in table.words])
    (ours,) = hands_a_second(lambda: batch.scores(hands))
    began = time.perf_counter()
    for hand in hands[:NAIVE_HANDS]:
        naive.solve([FACES[place] for place in hand])
    plain = NAIVE_HANDS / (time.perf_counter() - began)
    print(f"\n{cards} cards: {ours:.0f} hands/s, plainly {plain:.1f}, {ours / plain:.0f} times as fast")
    assert ours / plain >= LEAST_OF_NAIVE


MOST_TAKEN: Final = (
    "import re, sys\nimport numpy as np\nfrom pathlib import Path\n"
    "def most():\n"
    "    return int(re.search(r'VmHWM:\\s*(\\d+)', Path('/proc/self/status').read_text())[1])\n"
    "bare = most()\n"
    "{work}\n"
    "print((most() - bare) / 1024, file=sys.stderr)\n"
)
"""A program that tells what its work takes over a process that has only loaded numpy, at the most (Linux)."""

IN_BATCHES: Final = (
    "from quiddler_qt.bots.hand_batch import BatchSolver\n"
    "from quiddler_qt.bots.word_table import load_word_table\n"
    "from quiddler_qt.lexicon.word_list import load_word_list\n"
    "table = load_word_table(load_word_list('standard'), 'ABCDEF')\n"
    "hands = np.random.default_rng(1).integers(0, 26, (4096, 11))\n"
    "BatchSolver(table).scores(hands)"
)
AS_A_FILTER: Final = "from quiddler_qt.bots.solve import main\nmain(['--words', sys.argv[1]])"


@pytest.mark.parametrize("work", [IN_BATCHES, AS_A_FILTER], ids=["in batches", "as a filter"])
def test_the_memory_of_a_solver_stays_small(tmp_path: Path, work: str) -> None:
    words = tmp_path / "words.txt"
    words.write_text("\n".join(load_word_list("standard").words()), "ascii")
    hands = [{"cards": [FACES[place] for place in hand]} for hand in dealt(11).tolist()]
    done = subprocess.run(
        [sys.executable, "-c", MOST_TAKEN.format(work=work), str(words)],
        input="".join(f"{json.dumps(hand)}\n" for hand in hands),
        capture_output=True,
        text=True,
        check=True,
    )
    taken = float(done.stderr)
    print(f"\n{taken:.0f} MiB over a process with numpy")
    assert taken <= MOST_MEBIBYTES
