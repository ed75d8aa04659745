"""The composition root: builds every object and connects them. The only module that knows all.

What is shown first needs little: the word list and the computer seats' process come after the first paint.
"""

import logging
import os
import sys
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from quiddler_qt.storage.log_file import set_up_log, shut_log
from quiddler_qt.storage.places import Places, find_places
from quiddler_qt.storage.save_store import SaveStore
from quiddler_qt.storage.settings import SettingsStore
from quiddler_qt.ui import accessibility, file_wording
from quiddler_qt.ui.bot_process import BotProcess, computer_seat_command
from quiddler_qt.ui.computer_turns import ComputerTurns
from quiddler_qt.ui.fault_catcher import FaultCatcher
from quiddler_qt.ui.game_host import GameHost
from quiddler_qt.ui.leave_signals import LeaveSignals
from quiddler_qt.ui.main_window import MainWindow
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.fonts import install_fonts
from quiddler_qt.ui.theme.icons import app_icon
from quiddler_qt.ui.theme.stylesheet import apply_theme
from quiddler_qt.ui.theme.tokens import ThemeName, load_theme
from quiddler_qt.version import APP_ID, APP_NAME, PROGRAM, __version__

EXIT_NO_DISPLAY = 1

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Options:
    """What the command line asks of the window."""

    file: Path | None = None
    profile: Path | None = None
    seed: int | None = None
    smoke: bool = False


@dataclass(slots=True)
class Program:
    """All objects of a running program, for whoever starts, tests or ends it."""

    places: Places
    window: MainWindow
    host: GameHost
    computers: ComputerTurns
    process: BotProcess

    def close(self) -> None:
        """Ends what runs beside the window. The game in play is saved."""
        self.host.shut_down()
        self.computers.cancel()
        self.process.shutdown()


def run(options: Options) -> int:
    """Runs the program until its window closes. Returns the exit status."""
    if not _has_display():
        sys.stderr.write("quiddler-qt: there is no display; start it from a graphical session.\n")
        return EXIT_NO_DISPLAY
    places = find_places(options.profile)
    log_handler = set_up_log(places.log)
    log.info("%s %s begins", APP_NAME, __version__)
    accessibility.install()
    application = make_application()
    catcher = FaultCatcher()
    catcher.install()
    leave = LeaveSignals()
    program = build(places, options)
    catcher.show_on(program.window.message, program.window.overlay)
    leave.leave_wanted.connect(program.window.close)
    program.window.show()
    QTimer.singleShot(0, program.host, lambda: _begin(program, options))
    code = application.exec()
    program.close()
    leave.restore()
    log.info("%s ends", APP_NAME)
    catcher.restore()
    shut_log(log_handler)
    return code or (1 if catcher.count and options.smoke else 0)


def make_application() -> QApplication:
    """The Qt application with our name, icon and fonts."""
    if sys.platform == "win32":
        import ctypes

        # Before the first window: the taskbar groups by it and shows our icon, not Python's.
        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(APP_ID)
    application = QApplication(sys.argv[:1])
    application.setApplicationName(PROGRAM)
    application.setApplicationDisplayName(APP_NAME)
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(APP_ID)
    install_fonts()
    application.setWindowIcon(app_icon())
    return application


def build(places: Places, options: Options) -> Program:
    """Builds and connects everything; shows nothing yet. Needs a QApplication."""
    settings_store = SettingsStore(places.config, themes=tuple(ThemeName))
    loaded = settings_store.load()
    settings = loaded.settings
    for key in loaded.bad_keys:
        log.warning("the setting %s was unusable and has its usual value again", key)
    theme = load_theme(settings.theme or ThemeName.EMERALD_SALON)
    art = CardArt(theme)
    application = QApplication.instance()
    if isinstance(application, QApplication):
        apply_theme(application, theme, settings.text_scale_percent / 100)
    window = MainWindow(theme, art)
    window.place(settings.window, maximized=settings.maximized)
    speed = 0.0 if options.smoke else settings.motion_percent / 100
    window.screen_of_game.table.set_motion_speed(speed)
    process = BotProcess(computer_seat_command(places.cache), parent=window)
    computers = ComputerTurns(process, speed, window)
    host = GameHost(window, computers, SaveStore(places.games), settings_store, settings, seed=options.seed)
    host.game_shown.connect(window.show_game)
    host.start_shown.connect(window.show_start)
    host.quit_wanted.connect(window.close)
    window.closing.connect(lambda: _keep_place(window, host))
    program = Program(places, window, host, computers, process)
    if loaded.damaged is not None:
        host.say(file_wording.settings_set_aside_sentence(loaded.damaged))
    return program


def _begin(program: Program, options: Options) -> None:
    """After the first paint: the game that waits, or the file that was asked for."""
    program.host.begin()
    if program.places.problem is not None:
        program.host.say(file_wording.unusable_place_sentence(program.places.problem))
    if options.smoke:
        from quiddler_qt.ui.self_test import SelfTest

        SelfTest(
            program.window, program.host, program.computers, program.places.cache, program.window
        ).start()
    elif options.file is not None:
        program.host.open_file(options.file)


def _keep_place(window: MainWindow, host: GameHost) -> None:
    """The window's place for the next start."""
    geometry, maximized = window.placed()
    host.change_settings(lambda settings: replace(settings, window=geometry, maximized=maximized))


def _has_display() -> bool:
    """Whether Qt will find something to draw on; without, it aborts."""
    if not sys.platform.startswith("linux"):
        return True
    return any(os.environ.get(name) for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"))
