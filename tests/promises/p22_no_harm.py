"""P22: a file or a name can do no harm (X1 to X12 of the table of harm).

Files are given to every reader there is: each has to answer with its own refusal, quickly. Names with markup
are put on every page while the kernel watches the files they point at: nobody may open them. Everything that
Python executes or connects to meanwhile is noted by an audit hook. For a release the whole program plays a
game under strace: no foreign file is written, nothing is connected to, nothing executed but its own seats.
"""

import ctypes
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import QMimeData, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit, QToolTip

from quiddler_qt.engine.state import Seat
from quiddler_qt.lexicon.imported_list import ImportedListError, read_imported_list
from quiddler_qt.storage import save_codec, table_statistics
from quiddler_qt.storage.records_file import NewerRecordsError
from quiddler_qt.storage.save_codec import SaveError
from quiddler_qt.storage.save_store import SaveStore, read_game
from quiddler_qt.storage.settings import Settings, SettingsStore
from quiddler_qt.storage.solitaire_statistics import decode_records
from quiddler_qt.storage.table_form import TableChoice
from quiddler_qt.ui.dialogs.labels import plain_tooltip, text_label
from tests.promises.hand_made import hand_made
from tests.promises.harness import Harness, Task
from tests.promises.mutants import plant
from tests.promises.outcome import Outcome
from tests.promises.real_window import each_page, program_on, turn_over
from tests.storage.sample_games import game_in_play

TREE = Path(__file__).parents[2]
_IN_OPEN, _IN_NONBLOCK = 0x20, 0o4000
_MAX_SECONDS = 20
"""Tells a reader that hangs from a slow machine; half a second is the promise, told as a figure."""


def run(outcome: Outcome, task: Task) -> None:
    """The table of harm."""
    watch = _Audit()
    _files(outcome, task.folder)
    _odd_places(outcome, task.folder)
    _links(outcome, task.folder)
    _many_files(outcome, task.folder)
    _names(outcome, task.folder)
    foreign = [event for event in watch.events if not _is_ours(event)]
    outcome.begin_try()
    outcome.demand(not foreign, f"executed or connected: {foreign[:3]}")
    watch.on = False
    if task.full:
        _under_strace(outcome, task.folder)


class _Audit:
    """What Python executes and connects to. A hook stays for good, so it can be switched off."""

    def __init__(self) -> None:
        self.on = True
        self.events: list[str] = []
        sys.addaudithook(self._hear)

    def _hear(self, event: str, arguments: tuple[Any, ...]) -> None:
        if self.on and event in (
            "subprocess.Popen",
            "os.exec",
            "os.system",
            "os.posix_spawn",
            "socket.connect",
        ):
            self.events.append(f"{event} {arguments!r}")
        if self.on and event in ("pickle.find_class", "marshal.loads") and "importlib" not in repr(arguments):
            self.events.append(event)


def _is_ours(event: str) -> bool:
    """Our own thinking process, and the system's list of libraries, in which enchant is looked for."""
    return "--computer-seat" in event or "ldconfig" in event or event == "marshal.loads"


# -- X1, X3, X4: what is in a file ---------------------------------------------------------------------------
def _readers() -> dict[str, Callable[[bytes], object]]:
    return {
        "a game": save_codec.decode,
        "a summary": save_codec.decode_summary,
        "records": decode_records,
        "records of the table": table_statistics.decode_records,
    }


def _files(outcome: Outcome, folder: Path) -> None:
    for name, data in hand_made().items():
        path = folder / "file"
        path.write_bytes(data)
        outcome.begin_try()
        for what, read in _readers().items():
            began = time.perf_counter()
            try:
                read(data)
            except (SaveError, NewerRecordsError, ValueError):
                pass
            except BaseException as error:  # noqa: BLE001 (anything else is harm)
                outcome.demand(kept=False, what=f"{name} as {what}: {error!r}")
            outcome.worst("slowest s", time.perf_counter() - began)
        settings = SettingsStore(folder / "settings")
        settings.folder.mkdir(exist_ok=True)
        settings.path.write_bytes(data)
        try:
            settings.load()
            with path.open("rb") as stream:
                read_imported_list(stream, "x")
        except ImportedListError:
            pass
        except BaseException as error:  # noqa: BLE001 (as above)
            outcome.demand(kept=False, what=f"{name} as settings or words: {error!r}")
    outcome.demand(outcome.figures["slowest s"] < _MAX_SECONDS, "a reader hangs")


# -- X2, X9: what lies in the place of a file ----------------------------------------------------------------
def _odd_things(folder: Path) -> Iterator[tuple[str, Path]]:
    fifo, loop, sparse, link = folder / "fifo", folder / "loop", folder / "sparse", folder / "link"
    os.mkfifo(fifo)
    loop.symlink_to(loop)
    with sparse.open("wb") as file:
        file.truncate(2 * 2**30)
    link.symlink_to("/dev/zero")
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(folder / "socket"))
        yield "socket", folder / "socket"
    yield "fifo", fifo
    yield "symlink loop", loop
    yield "2 GiB with a hole", sparse
    yield "link to a device", link
    yield "device", Path("/dev/zero")
    yield "folder", folder
    yield "nothing", folder / "nothing"


def _odd_places(outcome: Outcome, folder: Path) -> None:
    place = folder / "odd"
    place.mkdir()
    for name, path in _odd_things(place):
        outcome.begin_try()
        began = time.perf_counter()
        try:
            read_game(path)
        except SaveError:
            pass
        else:
            outcome.demand(kept=False, what=f"{name} was taken for a game")
        outcome.worst("slowest s", time.perf_counter() - began)
        outcome.demand(time.perf_counter() - began < _MAX_SECONDS, f"{name} hangs")


def _links(outcome: Outcome, folder: Path) -> None:
    """Links in place of saves, temporary files and locks: their targets stay."""
    precious = folder / "precious"
    precious.write_bytes(b"precious")
    games = folder / "linked"
    store = SaveStore(games)
    store.save_current(game_in_play(1))
    assert store.current_path is not None
    for suffix in ("", ".bak", ".bak2"):
        outcome.begin_try()
        path = store.current_path.with_name(store.current_path.name + suffix)
        path.unlink(missing_ok=True)
        path.symlink_to(precious)
        store.save_current(game_in_play(1))
        outcome.demand(precious.read_bytes() == b"precious", f"written through a link: {suffix or 'save'}")
    store.close()
    modes = {path.name: oct(path.stat().st_mode & 0o777) for path in games.iterdir() if not path.is_symlink()}
    outcome.demand(set(modes.values()) <= {"0o600"}, f"others may read {modes}")
    outcome.demand(games.stat().st_mode & 0o077 == 0, "others may look into the folder")


def _many_files(outcome: Outcome, folder: Path) -> None:
    """X11: a full folder, some of it bad; every bad one is marked."""
    outcome.begin_try()
    place = folder / "many"
    place.mkdir()
    data = save_codec.encode(game_in_play(2))
    for number in range(2_000):
        path = place / f"game-{number:013d}-{number:016x}.qqgame"
        path.write_bytes(data[:900] if number % 50 == 0 else data)
    listed = SaveStore(place).games()
    bad = sum(game.error is not None for game in listed)
    outcome.demand((len(listed), bad) == (2_000, 40), f"{len(listed)} listed, {bad} bad")


# -- X5, X10: names and what is dropped or pasted ------------------------------------------------------------
class _Inotify:
    """Tells whether anybody, Qt's own code too, opens a file. Nothing where the system has no such thing."""

    def __init__(self, *paths: Path) -> None:
        self._libc = ctypes.CDLL(None, use_errno=True)
        self._descriptor = self._libc.inotify_init1(_IN_NONBLOCK)
        for path in paths:
            self._libc.inotify_add_watch(self._descriptor, os.fsencode(path), _IN_OPEN)

    def opened(self) -> bool:
        """Whether it was, since the last time this was asked."""
        try:
            return bool(os.read(self._descriptor, 4096))
        except BlockingIOError:
            return False

    def close(self) -> None:
        """Watches no more."""
        os.close(self._descriptor)


def _names(outcome: Outcome, folder: Path) -> None:
    bait = folder / "bait.png"
    shutil.copyfile(TREE / "tests" / "promises" / "bait.png", bait)
    name = f"<img src='file://{bait}'>"[:64]
    watch = _Inotify(bait)
    bait.read_bytes()
    outcome.demand(watch.opened(), "the watch sees nothing")
    profile = folder / "harm"
    with program_on(profile, Settings(table=TableChoice((Seat(name), Seat(f"{name[:20]}&%1"))))) as program:
        program.host.deal(TableChoice((Seat(name), Seat("&Bob %1 {0} %n"))))
        turn_over(20)
        program.host.leave()
        for page in each_page(program):
            outcome.begin_try()
            outcome.demand(not watch.opened(), f"{page}: a file named in a name was opened")
        # Where no screen is, Qt says that it cannot raise the tooltip.
        heard = qInstallMessageHandler(lambda *_: None)
        QToolTip.showText(program.window.pos(), plain_tooltip(f"<img src='file://{bait}'>"))
        qInstallMessageHandler(heard)
        text_label(f"<img src='file://{bait}'>").grab()
        turn_over()
        outcome.demand(not watch.opened(), "a tooltip opened a file")
        mime = QMimeData()
        mime.setText("x" * 10_000_000)
        QGuiApplication.clipboard().setMimeData(mime)
        program.host.choose_table()
        turn_over()
        for field in program.window.findChildren(QLineEdit):
            outcome.begin_try()
            field.paste()
            outcome.demand(len(field.text()) < 10_000, f"{field.objectName()} took all of 10 MB")
        QGuiApplication.clipboard().clear()
    watch.close()


# -- X8, X12: under strace -----------------------------------------------------------------------------------
def _under_strace(outcome: Outcome, folder: Path) -> None:
    """A whole game of the real program; each file opened for writing, connect and exec is looked at."""
    outcome.begin_try()
    trap = folder / "trap"
    trap.mkdir()
    for name in ("json.py", "enchant.py", "platformdirs.py"):
        (trap / name).write_text("raise SystemExit('trapped')\n")
    profile, log = folder / "straced", folder / "strace"
    program = ["strace", "-f", "-qq", "-o", str(log), "-e", "trace=openat,creat,connect,execve,unlink,rename"]
    program += [sys.executable, "-P", "-m", "quiddler_qt", "--smoke", "--profile", str(profile)]
    environment = {**os.environ, "PYTHONPATH": str(TREE), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(program, cwd=trap, env=environment, capture_output=True, text=True, check=False)
    outcome.demand(done.returncode == 0, f"under strace: exit {done.returncode} {done.stderr[-200:]}")
    lines = log.read_text(errors="replace").splitlines()
    outcome.counts["system calls"] = len(lines)
    allowed = (str(profile), "/dev/null", "/tmp/", "/dev/shm", "/proc/self", "/dev/tty")
    for line in lines:
        if "connect(" in line:
            outcome.demand(kept=False, what=line)
        elif "execve(" in line and " = 0" in line:
            own = "--computer-seat" in line or "--smoke" in line
            outcome.demand(own or "ldconfig" in line, line)
            outcome.counts["execs"] += 1
        elif re.search(r"O_WRONLY|O_RDWR|O_CREAT|creat\(|unlink\(|rename\(", line) and "ENOENT" not in line:
            path = re.search(r'"([^"]*)"', line)
            inside = path is None or path[1].startswith(allowed) or "__pycache__" in path[1]
            outcome.demand(inside, f"foreign: {line}")


def _markup_label() -> None:
    """Labels that take a name for markup."""
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QLabel

    real = QLabel.setTextFormat

    def rich(self: QLabel, _format: Qt.TextFormat) -> None:
        real(self, Qt.TextFormat.RichText)

    QLabel.setTextFormat = rich  # type: ignore[method-assign]  # a planted fault


def _trusting_reader() -> None:
    """A reader of saves that lets Python's own errors out."""

    def parse(text: str) -> object:
        return json.loads(text)

    plant(save_codec, "parse", parse)


HARNESS = Harness(
    "a file or a name can do no harm",
    run,
    tries=200,
    full_tries=200,
    mutants={"markup_label": _markup_label, "trusting_reader": _trusting_reader},
)
