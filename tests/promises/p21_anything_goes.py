"""P21: any name, path, locale, screen set-up and theme: the table of what people and systems come with.

Names and themes are tried in this process: names stand on the table as typed, are saved and found again.
Paths, locales and scales need processes of their own: each plays the self-test of the program, a whole short
game that is saved and read again.

A window stays where it is, with the frame that it has here: started and closed it does not creep, nor after
it was moved or made larger. In full it does so twenty times under a real window manager.
"""

import json
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field, replace
from pathlib import Path

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QLabel

from quiddler_qt import app, opening
from quiddler_qt.engine.state import Seat
from quiddler_qt.options import Options
from quiddler_qt.storage.places import profile_places
from quiddler_qt.storage.save_store import SaveStore
from quiddler_qt.storage.saved_game import name_fault
from quiddler_qt.storage.settings import Settings
from quiddler_qt.storage.table_form import TableChoice
from quiddler_qt.ui.main_window import MainWindow
from quiddler_qt.ui.theme.tokens import ThemeName
from tests.promises.display import Display, display, missing_programs
from tests.promises.harness import Harness, Task, planted_elsewhere
from tests.promises.outcome import Outcome
from tests.promises.real_program import PATIENCE_S, start
from tests.promises.real_window import application, program_on, turn_over

TREE = Path(__file__).parents[2]
NAMES = (
    "../../x", "/etc/passwd", "a/b", "..", ".", "CON", "NUL.json", "日本語", "a:b|c?*", "R&D Bob", "&&",
    "%1 %n", "{0} {name}", "<b>Bob</b>", "<img src='file:///etc/hostname'>", "&amp;", "e\u0301" * 20,
    "Łukasz Ω 🐢", "W" * 40, "o'Neil \"", "İıſß", "-", "0",
)  # fmt: skip
REFUSED = ("", "   ", "a\0b", "x" * 300, "a\nb", "\x1b[31m", "\ud800", "\u202eolleH")


@dataclass(frozen=True)
class Setting:
    """A machine as somebody has it: its folder of files, and what its environment says."""

    name: str
    folder: str = "data"
    environment: dict[str, str | None] = field(default_factory=dict)


SETTINGS = (
    Setting("accents, quotes and emoji in the path", "Ünï 'q' 🂡 %1 & <b>/d e"),
    Setting("C locale", environment={"LC_ALL": "C", "PYTHONUTF8": "0"}),
    Setting("Turkish", environment={"LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "LANGUAGE": "tr"}),
    Setting("a fraction as scale", environment={"QT_SCALE_FACTOR": "1.25"}),
    Setting("a dense screen", environment={"QT_SCALE_FACTOR": "2"}),
    Setting("German, commas in numbers", environment={"LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8"}),
    Setting("no PATH, no HOME", environment={"PATH": "", "HOME": None}),
    Setting("a zone at the end of the world", environment={"TZ": "Pacific/Kiritimati"}),
    Setting("no locale at all", environment={"LC_ALL": None, "LANG": None, "LANGUAGE": None}),
    Setting("an unknown locale", environment={"LC_ALL": "xx_XX.nothing"}),
)
CI_SETTINGS = 2

MANAGER = "openbox"
STARTS = 20
FRAMED_STARTS = 3
CHANGES = {
    9: ("windowmove", "--sync", "{window}", "237", "141"),
    14: ("windowsize", "--sync", "{window}", "1111", "733"),
}
"""What is done to the window at some of the starts, by xdotool."""


def run(outcome: Outcome, task: Task) -> None:
    """The whole table; the processes only in part in a test run."""
    _have_a_large_screen(task.folder)
    _frame_stays(outcome, task.folder / "framed")
    for setting in SETTINGS if task.full else SETTINGS[:CI_SETTINGS]:
        _plays(setting, outcome, task)
    _names(outcome, task.folder / "names")
    _themes(outcome, task.folder)
    if task.full:
        _window_stays(outcome, task.folder / "untouched")


def _names(outcome: Outcome, folder: Path) -> None:
    good = [name for name in NAMES if name_fault(name) is None]
    for name in REFUSED:
        outcome.begin_try()
        outcome.demand(name_fault(name) is not None, f"{name!r} is taken for a name")
    for first in range(0, len(good), 8):
        names = tuple(good[first : first + 8])
        if len(names) < 2:
            names = (*names, "Ada")
        profile = folder / f"names {first}"
        with program_on(profile) as program:
            program.host.deal(TableChoice(tuple(map(Seat, names))))
            turn_over(20)
            shown = [label.text() for label in QApplication.allWidgets() if isinstance(label, QLabel)]
            for name in names:
                outcome.begin_try()
                outcome.demand(name in shown, f"{name!r} is not shown as typed")
        outside = [path for path in folder.rglob("*") if path.is_file() and profile not in path.parents]
        others = [path for path in outside if not any(part.startswith("names ") for part in path.parts)]
        outcome.demand(not others, f"files outside: {others}")
        store = SaveStore(profile / "data" / "games")
        found = store.load_current().game
        store.close()
        told = () if found is None else tuple(seat.name for seat in found.state.seats)
        outcome.demand(told == names, f"{names} came back as {told}")


def _themes(outcome: Outcome, folder: Path) -> None:
    with program_on(folder / "themes", Settings()) as program:
        program.host.deal(TableChoice((Seat("Ada"), Seat("Bob"))))
        for theme in (*ThemeName, "", "system"):
            outcome.begin_try()
            program.preferences.change(lambda settings, theme=theme: replace(settings, theme=theme))  # type: ignore[misc]  # bound now
            turn_over()
            picture = program.window.grab().toImage()
            spots = [(x, y) for x in range(0, picture.width(), 16) for y in range(0, picture.height(), 16)]
            colors = {picture.pixelColor(x, y).rgb() for x, y in spots}
            outcome.demand(len(colors) > 3, f"theme {theme!r} paints nothing")


def _plays(setting: Setting, outcome: Outcome, task: Task) -> None:
    outcome.begin_try()
    outcome.counts["self-tests"] += 1
    root = Path(tempfile.mkdtemp(dir=task.folder)) / setting.folder
    root.mkdir(parents=True, exist_ok=True)
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(TREE)}
    folders = {f"XDG_{kind}_HOME": str(root / kind) for kind in ("DATA", "CONFIG", "CACHE", "STATE")}
    environment |= {"HOME": str(root), **folders}
    for name, value in setting.environment.items():
        if value is None:
            environment.pop(name, None)
        else:
            environment[name] = value
    command = [sys.executable, "-m", "quiddler_qt", "--smoke"]
    if task.mutant == "ascii_paths":
        command = [sys.executable, "-c", _ASCII]
    done = subprocess.run(
        command, env=environment, cwd=root, capture_output=True, text=True, check=False, errors="replace"
    )
    outcome.demand(done.returncode == 0, f"{setting.name}: exit {done.returncode}: {done.stderr[-200:]}")
    saved = [path for path in root.rglob("*.log") if path.is_file()]
    outcome.demand(bool(saved), f"{setting.name}: no file of ours in its folder")


def _have_a_large_screen(folder: Path) -> None:
    """The one that Qt has without a display is narrower than the window."""
    said = folder / "screen.json"
    said.write_text(json.dumps({"screens": [{"width": 1600, "height": 1000, "logicalDpi": 96, "dpr": 1}]}))
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={said}"
    application()


def _frame_stays(outcome: Outcome, profile: Path) -> None:
    """The same in this process: Qt's own frames are thin, but they are there."""
    places = profile_places(profile)
    expected = None
    for number in range(FRAMED_STARTS):
        outcome.begin_try()
        window = opening.open_window(profile)
        program = app.furnish(app.open_window(places, window), Options(profile=profile))
        window.show()
        turn_over()
        where = window.geometry()
        outcome.demand(window.frameGeometry() != where, f"start {number}: no frame to be careful of")
        kept = expected is None or where == expected
        outcome.demand(kept, f"start {number}: the window is at {where}, was at {expected}")
        if number == 0:
            window.setGeometry(137, 91, 1111, 733)
            turn_over()
        expected = window.geometry()
        window.close()
        program.close()
        window.deleteLater()
        turn_over()


def _window_stays(outcome: Outcome, profile: Path) -> None:
    """Starts and ends by the cross of the window, with nothing done but what ``CHANGES`` say."""
    if absent := missing_programs("Xvfb", MANAGER, "xdotool", "wmctrl", "xprop"):
        outcome.begin_try()
        outcome.demand(kept=False, what=f"not installed: {absent}")
        return
    expected: list[int] = []
    with display([MANAGER]) as screen:
        for number in range(STARTS):
            outcome.begin_try()
            outcome.counts["starts"] += 1
            program = start(profile, "--resting", environment=screen.environment)
            assert program.stdout is not None
            program.stdout.readline()
            window = screen.ask("xdotool", "search", "--sync", "--onlyvisible", "--name", "^Quiddler Qt$")
            where = _geometry(screen, window)
            expected = expected or where
            creeps = max(abs(one - other) for one, other in zip(where, expected, strict=True))
            outcome.worst("creeps px", creeps)
            outcome.demand(creeps <= 1, f"start {number}: the window is at {where}, was at {expected}")
            if number in CHANGES:
                screen.ask("xdotool", *(part.format(window=window) for part in CHANGES[number]))
                expected = _geometry(screen, window)
            screen.ask("wmctrl", "-i", "-c", window)
            _, errors = program.communicate(timeout=PATIENCE_S)
            outcome.demand((program.returncode, errors) == (0, ""), f"start {number}: {errors[-300:]}")


def _geometry(screen: Display, window: str) -> list[int]:
    """Place and size of a window, without its frame."""
    told = dict(
        line.split("=", 1)
        for line in screen.ask("xdotool", "getwindowgeometry", "--shell", window).splitlines()
    )
    return [int(told[name]) for name in ("X", "Y", "WIDTH", "HEIGHT")]


# Takes the folders of the person for ASCII, as a program of the last century.
_ASCII = """
import sys
from quiddler_qt.storage import places
real = places._folder_of
def of(dirs, kind):
    folder = real(dirs, kind)
    str(folder).encode("ascii")
    return folder
places._folder_of = of
from quiddler_qt.__main__ import main
sys.exit(main(["--smoke"]))
"""


def _keeps_the_frame() -> None:
    """Takes the corner of the frame for that of the window, as programs have done."""
    real = MainWindow.placed

    def placed(self: MainWindow) -> tuple[QRect, bool]:
        rect, maximized = real(self)
        return QRect(self.frameGeometry().topLeft(), rect.size()), maximized

    MainWindow.placed = placed  # type: ignore[method-assign]  # a planted fault


HARNESS = Harness(
    "any name, path, locale, scale and theme",
    run,
    tries=30,
    full_tries=70,
    mutants={"ascii_paths": planted_elsewhere, "keeps_the_frame": _keeps_the_frame},
)
