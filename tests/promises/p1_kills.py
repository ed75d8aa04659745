"""P1: kill -9 at any moment during saves leaves a readable file with every acknowledged action.

A child saves one position of a game after the other and acknowledges each through a pipe. After a number of
acknowledgements it is killed, at a moment somewhere in the next saves. The next start has to find the last
acknowledged position, or the one that was being written, and no rubbish.
"""

import os
import signal
import struct
import time
from itertools import count
from pathlib import Path
from random import Random

from quiddler_qt.engine.rules import Rules
from quiddler_qt.storage.atomic_file import clean_leftovers
from quiddler_qt.storage.save_store import SaveStore
from quiddler_qt.storage.saved_game import SavedGame
from tests.promises.harness import Harness, Task
from tests.promises.mutants import chosen
from tests.promises.outcome import Outcome
from tests.storage.sample_games import positions

_ACK = struct.Struct("<Q")
_MAX_ACKS = 4
_MAX_DELAY_S = 0.004


def run(outcome: Outcome, task: Task) -> None:
    """Kills as many savers."""
    seed, folder = task.seed, task.folder
    random = Random(seed)
    games = list(positions(seed, rules=Rules(hand_sizes=(3, 4)), seats=2))
    saved = 0
    for number in range(task.tries):
        outcome.begin_try()
        acknowledged = _kill_a_saver(folder, games, saved, random)
        outcome.counts["saves"] += acknowledged - saved
        outcome.counts["leftovers"] += len(list(folder.glob(".qq-*")))
        clean_leftovers(folder)  # as the program does at its start
        store = SaveStore(folder)
        found = store.load_current()
        store.close()
        if found.game is None:
            outcome.demand(kept=False, what=f"try {number}: no game, {found.refused}")
            saved = 0
            continue
        saved = found.game.counter
        outcome.counts["the one being written"] += saved == acknowledged + 1
        outcome.demand(not found.refused, f"try {number}: a damaged file")
        outcome.demand(
            saved in (acknowledged, acknowledged + 1), f"try {number}: {saved} after {acknowledged}"
        )
        expected = games[saved % len(games)]
        outcome.demand(
            (found.game.record, found.game.arrangements) == (expected.record, expected.arrangements),
            f"try {number}: another game",
        )
        outcome.demand(not list(folder.glob(".qq-*")), f"try {number}: rubbish left")


def _kill_a_saver(folder: Path, games: list[SavedGame], saved: int, random: Random) -> int:
    """Starts a saver, kills it, and returns the last counter that it acknowledged."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        _save_for_ever(folder, games, saved, writer)
    os.close(writer)
    acknowledged = saved
    for _ in range(random.randint(1, _MAX_ACKS)):
        acknowledged = _next_ack(reader) or acknowledged
    # Somewhere in the next save: a wait this short has to be a busy one.
    end = time.perf_counter() + random.random() * _MAX_DELAY_S
    while time.perf_counter() < end:
        pass
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    while (ack := _next_ack(reader)) is not None:
        acknowledged = ack
    os.close(reader)
    return acknowledged


def _save_for_ever(folder: Path, games: list[SavedGame], saved: int, pipe: int) -> None:
    """The child: never returns."""
    try:
        store = SaveStore(folder)
        store.load_current()
        for number in count(saved + 1):
            counter = store.save_current(games[number % len(games)]).counter
            os.write(pipe, _ACK.pack(counter))
    finally:
        os._exit(1)


def _next_ack(reader: int) -> int | None:
    data = os.read(reader, _ACK.size)
    counter: int | None = _ACK.unpack(data)[0] if len(data) == _ACK.size else None
    return counter


HARNESS = Harness(
    "kill -9 during saves loses nothing acknowledged",
    run,
    tries=500,
    full_tries=10_000,
    mutants=chosen("naive_save", "backup_first"),
)
