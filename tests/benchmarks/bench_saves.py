"""Cost of a save against a bare write and fsync of the same bytes, and of a list against reading its files.

``pytest -s tests/benchmarks/bench_saves.py`` prints the figures. Disks differ, so the limits are ratios in
one run, the two sides taken in turn. What is measured is the writer; encoding a game is printed beside it.
"""

import os
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter

from quiddler_qt.engine.rules import Rules
from quiddler_qt.storage.atomic_file import write_atomically
from quiddler_qt.storage.save_codec import decode, encode
from quiddler_qt.storage.save_store import SaveStore
from tests.storage.sample_games import whole_game

SAVES = 300
FILES, BAD = 10_000, 200
# A save flushes a file and its folder, keeps the old file, and survives whatever happens in between.
GOAL_OF_A_SAVE = 1.5
MAX_BARE_WRITES_A_SAVE = 3.0
MAX_READS_A_LIST = 6.0


def seconds(work: Callable[[], object]) -> float:
    """How long some work takes."""
    start = perf_counter()
    work()
    return perf_counter() - start


def bare_write(path: Path, data: bytes) -> None:
    """What any program must do at least: a new file, all bytes, flushed."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    os.write(descriptor, data)
    os.fsync(descriptor)
    os.close(descriptor)


def test_a_save_against_a_bare_write(tmp_path: Path) -> None:
    game = whole_game(3, rules=Rules(), seats=4)
    data = encode(game)
    store = SaveStore(tmp_path / "games")
    store.save_current(game)
    bare, ours, whole = [], [], []
    for number in range(SAVES):
        bare.append(seconds(lambda: bare_write(tmp_path / f"bare {number}", data)))  # noqa: B023 (called at once)
        ours.append(seconds(lambda: write_atomically(tmp_path / "game", data, keep_backup=True)))
        whole.append(seconds(lambda: store.save_current(game)))
    store.close()
    encoded = median(seconds(lambda: encode(game)) for _ in range(50))
    decoded = median(seconds(lambda: decode(data)) for _ in range(20))
    ratio = median(ours) / median(bare)
    print(
        f"\n{len(data)} bytes: bare write and fsync {1e3 * median(bare):.2f} ms,"
        f" atomic {1e3 * median(ours):.2f} ms = {ratio:.2f} (goal {GOAL_OF_A_SAVE}),"
        f" whole save {1e3 * median(whole):.2f} ms,"
        f" encode {1e3 * encoded:.2f} ms, decode {1e3 * decoded:.2f} ms"
    )
    assert ratio < MAX_BARE_WRITES_A_SAVE


def test_a_long_list_against_reading_its_files(tmp_path: Path) -> None:
    data = encode(whole_game(3, rules=Rules(), seats=4))
    for number in range(FILES):
        path = tmp_path / f"game-{number:013d}-{number:016x}.qqgame"
        path.write_bytes(data[: len(data) // 2] if number % (FILES // BAD) == 0 else data)

    def read_all() -> None:
        for path in tmp_path.iterdir():
            path.read_bytes()

    store = SaveStore(tmp_path)
    reads, lists = [], []
    for _ in range(3):
        reads.append(seconds(read_all))
        lists.append(seconds(store.games))
    listed = store.games()
    assert sum(game.error is not None for game in listed) == BAD
    assert len(listed) == FILES
    ratio = min(lists) / min(reads)
    print(f"\n{FILES} games listed in {min(lists):.2f} s, {ratio:.1f} times reading them")
    assert ratio < MAX_READS_A_LIST
