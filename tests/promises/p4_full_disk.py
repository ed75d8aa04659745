"""P4: on a nearly full disk no file is cut short, play goes on, and the next save works once there is room.

With the right to mount: on a small tmpfs of its own, filled up to a number of KiB. Without: under a limit on
the size of files, which cuts writes short in the same way.
"""

import os
import resource
import subprocess
import sys
from pathlib import Path

from quiddler_qt.engine.rules import Preset, preset_rules
from quiddler_qt.storage.save_store import SaveStore
from quiddler_qt.storage.settings import Settings, SettingsStore
from tests.promises.harness import Harness, Task
from tests.promises.mutants import chosen
from tests.promises.outcome import Outcome
from tests.storage.sample_games import positions

CI_SIZES_KIB = (0, 4, 8, 16)
FULL_SIZES_KIB = tuple(range(0, 68, 4))
_DISK_KIB = 512
_MOUNT = 'mount -t tmpfs -o size="$1"k,mode=700 tmpfs "$2" && shift 2 && exec "$@"'


def can_mount(folder: Path) -> bool:
    """Whether a disk of its own can be had."""
    try:
        return _in_small_disk(folder, ["true"]).returncode == 0
    except OSError:
        return False


def _run_in_small_disk(outcome: Outcome, task: Task) -> None:
    """Runs this harness again on a disk of its own."""
    program = Path(__file__).resolve().parents[1] / "promises.py"
    options = ["--worker", "--seed", str(task.seed), "--disk", str(task.folder)]
    options += ["--full"] if task.full else []
    options += ["--mutant", task.mutant] if task.mutant else []
    done = _in_small_disk(task.folder, [sys.executable, str(program), "P4", *options])
    outcome.demand(done.returncode == 0, f"the run on a small disk ended with {done.returncode}")
    outcome.add_json(done.stdout.decode().rpartition("result ")[2])


def _in_small_disk(folder: Path, command: list[str]) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run(
        ["unshare", "-m", "sh", "-c", _MOUNT, "sh", str(_DISK_KIB), str(folder), *command],
        check=False,
        stdout=subprocess.PIPE,
    )


def run(outcome: Outcome, task: Task) -> None:
    """One save of each kind with so many KiB left."""
    if task.disk is None and can_mount(task.folder):
        _run_in_small_disk(outcome, task)
        return
    sizes_kib = FULL_SIZES_KIB if task.full else CI_SIZES_KIB
    seed, folder, own_disk = task.seed, task.disk or task.folder, task.disk is not None
    games = list(positions(seed, rules=preset_rules(Preset.LONG), seats=8))
    big, bigger = games[-2], games[-1]
    filler = folder / "filler"
    for size_kib in sizes_kib:
        outcome.begin_try()
        place = folder / f"games {size_kib}"
        store = SaveStore(place)
        settings = SettingsStore(place)
        before = store.save_current(big)
        settings.save(Settings(sound_percent=1))
        room = _Room(filler, own_disk=own_disk)
        room.leave(size_kib)
        saved = None
        for _ in range(2):  # play goes on
            try:
                saved = store.save_current(bigger)
            except OSError:
                outcome.counts["refused"] += 1
            else:
                outcome.counts["saved"] += 1
        try:
            settings.save(Settings(sound_percent=2))
        except OSError:
            outcome.counts["settings refused"] += 1
        room.free()
        what = f"{size_kib} KiB left: "
        store.close()
        outcome.demand(not list(place.glob(".qq-*")), what + "a temporary file is left")
        again = SaveStore(place)
        found = again.load_current()
        outcome.demand(not found.refused, what + "a damaged file")
        outcome.demand(found.game == (saved or before), what + "another game")
        loaded = settings.load()
        outcome.demand(loaded.damaged is None and loaded.settings.sound_percent in (1, 2), what + "settings")
        outcome.demand(again.save_current(big).counter > before.counter, what + "no save with room")
        again.discard_current()
        again.close()
    outcome.demand(outcome.counts["refused"] > 0, "the disk was never full")


class _Room:
    """The room that is left to write to."""

    def __init__(self, filler: Path, *, own_disk: bool) -> None:
        self._filler = filler
        self._own_disk = own_disk

    def leave(self, size_kib: int) -> None:
        """Takes away all but so much."""
        if not self._own_disk:
            hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
            resource.setrlimit(resource.RLIMIT_FSIZE, (size_kib * 1024, hard))
            return
        disk = os.statvfs(self._filler.parent)
        self._filler.write_bytes(b"x" * (disk.f_bavail * disk.f_frsize - size_kib * 1024))

    def free(self) -> None:
        """Gives it back."""
        if self._own_disk:
            self._filler.unlink()
        else:
            hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
            resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))


HARNESS = Harness(
    "a nearly full disk cuts no file short",
    run,
    tries=len(CI_SIZES_KIB),
    full_tries=len(FULL_SIZES_KIB),
    mutants=chosen("naive_save", "short_write"),
)
