"""The rooms survive anything (promise P13), and lose nothing of it (P7, P10).

More of it: ``QUIDDLER_QT_SHAKES=100000 pytest tests/ui/solitaire/test_shaking.py``.
"""

import os
from random import Random

import pytest

from quiddler_qt.ui.rooms import Room
from tests.ui.solitaire.conftest import StartBench
from tests.ui.solitaire.shaking import QUICK_THINKER, Shaker

SHAKES = int(os.environ.get("QUIDDLER_QT_SHAKES", "3000"))
SEEDS = 3
CHECK_EVERY = 5


@pytest.mark.parametrize("seed", range(SEEDS))
def test_the_rooms_survive_anything(start_bench: StartBench, seed: int) -> None:
    random = Random(seed)
    bench = start_bench(QUICK_THINKER, accepts_all=True)
    bench.enter(Room.SOLITAIRE)
    shaker = Shaker(bench, random)
    for number in range(SHAKES // SEEDS):
        shaker.shake()
        if number % CHECK_EVERY == 0:
            shaker.check()
    shaker.check()
