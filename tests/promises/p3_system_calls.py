"""P3: each system call of each save path may fail or be the last.

A child saves with one call of it sabotaged: it fails with an error, or the process is killed just before or
just after it. Afterwards the old or the new file has to be whole; "saved" may only be said of a file that is
the new one, with all its bytes and its name flushed; and once the fault is gone the next save has to work.

The same is done once more from outside, by strace (``traced_saves.py``): so no call is left out for going to
the system another way than the one this process knows of. A test run spoils one path so, a release all. Where
there is no Linux there is no strace either.
"""

import errno
import json
import os
import shutil
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from quiddler_qt.storage import settings
from tests.promises import traced_saves
from tests.promises.harness import Harness, Task
from tests.promises.mutants import chosen
from tests.promises.outcome import Outcome
from tests.promises.save_paths import SavePath, attempt, judge, look_and_save_again, save_paths

CALLS = (
    "open",
    "write",
    "fsync",
    "close",
    "link",
    "replace",
    "rename",
    "unlink",
    "ftruncate",
    "mkdir",
    "fstat",
    "lstat",
    "stat",
)
KILL_BEFORE, KILL_AFTER = "killed before", "killed after"
MIN_POINTS, MAX_POINTS = 5, 200

COPIED_OVER = "copied_over"
CI_SABOTAGE = (errno.ENOSPC, KILL_BEFORE, KILL_AFTER)
FULL_SABOTAGE = (*CI_SABOTAGE, errno.EIO, errno.EACCES, errno.EROFS, errno.EDQUOT)


@dataclass
class Saboteur:
    """Counts the calls of a process, spoils one, and notes what is not flushed yet."""

    point: int
    sabotage: int | str
    without_links: bool
    seen: int = 0
    armed: bool = False
    unflushed: set[int] = field(default_factory=set)

    def install(self) -> None:
        """Puts itself before the calls of this process."""
        for name in CALLS:
            vars(os)[name] = self._spoiled(name, vars(os)[name])

    def _spoiled(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **named: Any) -> Any:
            if not self.armed:
                return real(*args, **named)
            if name == "link" and self.without_links:
                raise OSError(errno.EPERM, "no hard links here")
            here = self.seen == self.point
            self.seen += 1
            if here and self.sabotage == KILL_BEFORE:
                os.kill(os.getpid(), signal.SIGKILL)
            if here and isinstance(self.sabotage, int):
                if name == "close":  # the descriptor is closed also where close fails
                    real(*args, **named)
                raise OSError(self.sabotage, os.strerror(self.sabotage))
            try:
                result = real(*args, **named)
                self._note(name, args)
                return result
            finally:
                if here and self.sabotage == KILL_AFTER:
                    os.kill(os.getpid(), signal.SIGKILL)

        return call

    def _note(self, name: str, args: tuple[Any, ...]) -> None:
        """A write leaves a file unflushed, a new name its folder; a flush ends that."""
        armed, self.armed = self.armed, False
        if name == "write":
            self.unflushed.add(os.fstat(args[0]).st_ino)
        elif name == "fsync":
            self.unflushed.discard(os.fstat(args[0]).st_ino)
        elif name == "replace" and not str(args[1]).endswith((".bak", ".bak2")):
            self.unflushed.add(Path(args[1]).parent.stat().st_ino)
        self.armed = armed


def run(outcome: Outcome, task: Task) -> None:
    """Every point of every path with every sabotage."""
    sabotages = FULL_SABOTAGE if task.full else CI_SABOTAGE
    folder = task.folder
    paths = save_paths(task.seed)
    if task.mutant == COPIED_OVER:  # one that strace alone notices
        paths = [path for path in paths if path.name in traced_saves.CI_PATHS]
    for path in paths:
        for sabotage in sabotages:
            for point in range(MAX_POINTS):
                if not _try(path, sabotage, point, folder / "try", outcome):
                    break
                outcome.counts[path.name] += 1
            # A writer that goes another way to the disk than by these calls would not be tried at all.
            outcome.demand(MIN_POINTS <= point < MAX_POINTS - 1, f"{path.name}: {point} calls")
    if sys.platform == "linux":
        traced_saves.run(outcome, paths, folder, full=task.full)


def _try(path: SavePath, sabotage: int | str, point: int, folder: Path, outcome: Outcome) -> bool:
    """One sabotaged save. False where the save has fewer calls than that."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    path.prepare(folder)
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        _save_sabotaged(path, sabotage, point, folder, writer)
    os.close(writer)
    with os.fdopen(reader, "rb") as pipe:
        told = pipe.read()
    status = os.waitpid(child, 0)[1]
    report: dict[str, Any] = json.loads(told) if told else {"said": "nothing", "reached": True}
    if not report["reached"]:
        return False
    outcome.begin_try()
    what = f"{path.name}, call {point} {report.get('call', '')} {sabotage}: "
    killed = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL
    outcome.demand(killed == isinstance(sabotage, str), what + f"ended with {status}")
    if report["said"] == "saved":
        outcome.demand(report["flushed"], what + "said saved, not flushed")
    judge(outcome, path, folder, report, what)
    return True


def _save_sabotaged(path: SavePath, sabotage: int | str, point: int, folder: Path, pipe: int) -> None:
    """The child: never returns."""
    saboteur = Saboteur(point, sabotage, path.without_links)
    saboteur.install()
    send = os.write

    def arm() -> None:
        saboteur.armed = True

    try:
        said = attempt(path, folder, arm)
        saboteur.armed = False
        report = look_and_save_again(path, folder, said)
        report |= {"reached": saboteur.seen > point, "flushed": not saboteur.unflushed}
        send(pipe, json.dumps(report).encode())
    finally:
        os._exit(0)


def _copied_over() -> None:
    """Writes a whole temporary file by the book, and then copies it over the old one past the saboteur."""

    def write(path: Path, data: bytes, *, keep_backup: bool) -> None:
        temp = path.with_name(f".qq-{os.urandom(8).hex()}.tmp")
        descriptor = os.open(temp, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        os.write(descriptor, data)
        os.fsync(descriptor)
        os.close(descriptor)
        with path.open("r+b" if path.exists() else "wb", buffering=0) as file:
            file.truncate(0)
            file.write(data)
        temp.unlink()

    vars(settings)["write_atomically"] = write


HARNESS = Harness(
    "each system call of a save may fail or be the last",
    run,
    tries=250,
    full_tries=2_000,
    mutants={**chosen("naive_save", "backup_first", "lost_fsync_error"), COPIED_OVER: _copied_over},
)
