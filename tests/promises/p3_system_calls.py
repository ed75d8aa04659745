"""P3: each system call of each save path may fail or be the last.

A child saves with one call of it sabotaged: it fails with an error, or the process is killed just before or
just after it. Afterwards the old or the new file has to be whole; "saved" may only be said of a file that is
the new one, with all its bytes and its name flushed; and once the fault is gone the next save has to work.
"""

import errno
import json
import os
import shutil
import signal
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from quiddler_qt.storage.save_codec import SaveError
from quiddler_qt.storage.save_store import SaveStore, read_game, write_game
from quiddler_qt.storage.saved_game import SavedGame
from quiddler_qt.storage.settings import Settings, SettingsStore
from tests.promises.harness import Harness, Task
from tests.promises.mutants import chosen
from tests.promises.outcome import Outcome
from tests.storage.sample_games import positions

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


@dataclass(frozen=True)
class SavePath:
    """One way to save: how a folder looks before, the save itself, and what a later start reads."""

    name: str
    prepare: Callable[[Path], None]
    save: Callable[[Path, Callable[[], None]], None]
    read: Callable[[Path], str]
    old: str
    new: str
    without_links: bool = False


def run(outcome: Outcome, task: Task) -> None:
    """Every point of every path with every sabotage."""
    sabotages = FULL_SABOTAGE if task.full else CI_SABOTAGE
    seed, folder = task.seed, task.folder
    for path in _paths(seed):
        for sabotage in sabotages:
            for point in range(MAX_POINTS):
                if not _try(path, sabotage, point, folder / "try", outcome):
                    break
                outcome.counts[path.name] += 1
            # A writer that goes another way to the disk than by these calls would not be tried at all.
            outcome.demand(MIN_POINTS <= point < MAX_POINTS - 1, f"{path.name}: {point} calls")


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
    found = _read(path, folder)
    outcome.counts[f"said {report['said']}"] += 1
    killed = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL
    outcome.demand(killed == isinstance(sabotage, str), what + f"ended with {status}")
    if report["said"] == "nothing":
        outcome.demand(found in (path.old, path.new), what + f"found {found!r}")
        return True
    outcome.demand(report["said"] in ("saved", "failed"), what + report["said"])
    if report["said"] == "saved":
        outcome.demand(report["flushed"], what + "said saved, not flushed")
    outcome.demand(report["before"] in (path.old, path.new), what + f"left {report['before']!r}")
    outcome.demand(report["said"] != "saved" or report["before"] == path.new, what + "said saved, is not")
    outcome.demand(report["again"] == "saved" and found == path.new, what + f"next save: {report['again']}")
    return True


def _save_sabotaged(path: SavePath, sabotage: int | str, point: int, folder: Path, pipe: int) -> None:
    """The child: never returns."""
    saboteur = Saboteur(point, sabotage, path.without_links)
    saboteur.install()
    send = os.write

    def arm() -> None:
        saboteur.armed = True

    try:
        said = _attempt(path, folder, arm)
        saboteur.armed = False
        copy = folder.with_name("copy")
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(folder, copy, symlinks=True)
        report = {
            "said": said,
            "reached": saboteur.seen > point,
            "flushed": not saboteur.unflushed,
            "before": _read(path, copy),
            "again": _attempt(path, folder, lambda: None),
        }
        send(pipe, json.dumps(report).encode())
    finally:
        os._exit(0)


def _read(path: SavePath, folder: Path) -> str:
    try:
        return path.read(folder)
    except SaveError as error:
        return f"unreadable: {error}"


def _attempt(path: SavePath, folder: Path, arm: Callable[[], None]) -> str:
    try:
        path.save(folder, arm)
    except OSError:
        return "failed"
    except Exception as error:  # noqa: BLE001 (whatever it is, it is not a message to a person)
        return repr(error)
    return "saved"


def _paths(seed: int) -> list[SavePath]:
    """All ways in which the program saves."""
    games = list(positions(seed, seats=2))
    first, second, third = games[len(games) // 2 : len(games) // 2 + 3]

    def save_twice(folder: Path) -> None:
        store = SaveStore(folder)
        store.save_current(first)
        store.save_current(second)
        store.close()

    def save_third(folder: Path, arm: Callable[[], None]) -> None:
        store = SaveStore(folder)
        try:
            store.load_current()
            arm()
            store.save_current(third)
        finally:
            with suppress(OSError):
                store.close()

    def keep(folder: Path, arm: Callable[[], None]) -> None:
        store = SaveStore(folder)
        try:
            store.load_current()
            arm()
            store.keep_current()
        finally:
            with suppress(OSError):
                store.close()

    def read_current(folder: Path) -> str:
        store = SaveStore(folder)
        found = store.load_current()
        store.close()
        return "damaged" if found.refused else _mark(found.game)

    def read_kept_or_current(folder: Path) -> str:
        kept = [game for game in SaveStore(folder).games() if not game.waiting]
        return _mark(read_game(kept[0].path)) if kept else read_current(folder)

    def export(folder: Path, arm: Callable[[], None]) -> None:
        arm()
        write_game(folder / "mine", third)

    def export_first(folder: Path) -> None:
        write_game(folder / "mine", second)

    def read_export(folder: Path) -> str:
        return _mark(read_game(folder / "mine"))

    def settings_first(folder: Path) -> None:
        SettingsStore(folder).save(Settings(sound_percent=1))

    def settings_second(folder: Path, arm: Callable[[], None]) -> None:
        arm()
        SettingsStore(folder).save(Settings(sound_percent=2))

    def read_settings(folder: Path) -> str:
        loaded = SettingsStore(folder).load()
        return "damaged" if loaded.damaged or loaded.bad_keys else str(loaded.settings.sound_percent)

    none, old, new = _mark(None), _mark(second), _mark(third)
    return [
        SavePath("autosave", save_twice, save_third, read_current, old, new),
        SavePath("autosave, no links", save_twice, save_third, read_current, old, new, without_links=True),
        SavePath("first save", lambda _folder: None, save_third, read_current, none, new),
        SavePath("keeping", save_twice, keep, read_kept_or_current, old, old),
        SavePath("export", export_first, export, read_export, old, new),
        SavePath("settings", settings_first, settings_second, read_settings, "1", "2"),
    ]


def _mark(game: SavedGame | None) -> str:
    """What tells the positions apart."""
    return "no game" if game is None else f"{len(game.record.actions)} actions"


HARNESS = Harness(
    "each system call of a save may fail or be the last",
    run,
    tries=250,
    full_tries=600,
    mutants=chosen("naive_save", "backup_first", "lost_fsync_error"),
)
