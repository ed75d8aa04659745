"""The first moment: a window with the bare table in it, on screen before anything else is loaded.

Everything that a person can use follows from ``app`` once the window is painted; so this module, and what it
imports, stays small (measured by ``tests/benchmarks/bench_program.py``).
"""

import json
import os
import sys
import traceback
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QMessageBox

from quiddler_qt.options import Options
from quiddler_qt.resource_files import resource
from quiddler_qt.ui.backdrop import Backdrop
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.leave_signals import LeaveSignals
from quiddler_qt.ui.main_window import MainWindow
from quiddler_qt.version import APP_ID, APP_NAME, PROGRAM, __version__

if TYPE_CHECKING:
    from quiddler_qt.app import Running

EXIT_NO_DISPLAY = 1
EXIT_FAILED = 1
_MOST_BYTES = 256 * 1024
_MOST_PIXELS = 32_767
_USUAL_THEME = "emerald_salon"
_USUAL_COLORS = ("#2a1510", "#19644b")


def run(options: Options) -> int:
    """Runs the program until its window closes. Returns the exit status."""
    if not _has_display() and options.smoke:
        # The self-test needs no eyes: it is also for machines without a screen.
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    elif not _has_display():
        sys.stderr.write("quiddler-qt: there is no display; start it from a graphical session.\n")
        return EXIT_NO_DISPLAY
    application = make_application()
    leave = LeaveSignals()
    window = open_window(options.profile)
    leave.leave_wanted.connect(window.close)
    rest = _Rest(window, options)
    window.first_painted.connect(rest.come)
    leave.save_wanted.connect(rest.save)
    window.show()
    code = application.exec()
    faults = rest.end()
    leave.restore()
    return code or (1 if faults and options.smoke else 0)


class _Rest:
    """All of the program but its window, loaded when that is painted."""

    def __init__(self, window: MainWindow, options: Options) -> None:
        self._window = window
        self._options = options
        self._running: Running | None = None

    def come(self) -> None:
        """Loads and begins it."""
        try:
            from quiddler_qt.app import Running

            self._running = Running(self._window, self._options, self._fail)
            self._running.begin()
        except Exception:  # noqa: BLE001  # whatever is missing or damaged
            self._fail()

    def _fail(self) -> None:
        """Ends a program that cannot begin; called while the exception is handled."""
        traceback.print_exc()
        if not self._options.smoke:
            text = tr(
                "Opening",
                "The program cannot start: a part of it is missing or damaged. Please install it again.",
            )
            QMessageBox.critical(self._window, APP_NAME, text)
        QApplication.exit(EXIT_FAILED)

    def save(self) -> None:
        """Saves what there is, where it has come."""
        if self._running is not None:
            self._running.save()

    def end(self) -> int:
        """Ends it, where it has come. Returns how many faults were caught."""
        return 0 if self._running is None else self._running.end()


def make_application() -> QApplication:
    """The Qt application under our name."""
    if sys.platform == "win32":
        import ctypes

        # Before the first window: the taskbar groups by it and shows our icon, not Python's.
        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(APP_ID)
    application = QApplication(sys.argv[:1])
    application.setApplicationName(PROGRAM)
    application.setApplicationDisplayName(APP_NAME)
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(APP_ID)
    return application


def open_window(profile: Path | None) -> MainWindow:
    """The window where it was, with the bare table of its theme in it; shows nothing yet."""
    kept = _glance(profile)
    room, felt = _colors(kept.get("theme"))
    window = MainWindow(Backdrop(room, felt))
    window.place(_rectangle(kept.get("window")), maximized=kept.get("maximized") is True)
    return window


def _rectangle(kept: object) -> QRect | None:
    """Place and size of a window, where they can be ones."""
    if isinstance(kept, list) and len(kept) == 4 and all(type(number) is int for number in kept):
        x, y, width, height = kept
        if min(width, height) > 0 and max(map(abs, kept)) <= _MOST_PIXELS:
            return QRect(x, y, width, height)
    return None


def _glance(profile: Path | None) -> dict[str, object]:
    """The settings at a glance; empty where they cannot be read. ``app`` reads them properly."""
    try:
        if profile is not None:
            folder = profile.absolute() / "config"
        else:
            folder = Path(platformdirs.user_config_dir(PROGRAM, appauthor=False))
        with (folder / "settings.json").open("rb") as file:
            found = json.loads(file.read(_MOST_BYTES))
    except (OSError, ValueError, RuntimeError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def _colors(theme: object) -> tuple[str, str]:
    """Room and felt of a theme."""
    name = theme if isinstance(theme, str) and theme.isidentifier() else _USUAL_THEME
    try:
        found = json.loads(resource("themes", f"{name}.json").read_bytes())["color"]
        return str(found["room"][0]), str(found["felt"][0])
    except (OSError, ValueError, KeyError, TypeError):
        return _USUAL_COLORS


def _has_display() -> bool:
    """Whether Qt will find something to draw on; without, it aborts."""
    if not sys.platform.startswith("linux"):
        return True
    return any(os.environ.get(name) for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"))
