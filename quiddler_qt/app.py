"""The composition root: builds every object and connects them. The only module that knows all.

What is shown first needs little: the word list and the computer seats' process come after the first paint.
"""

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from quiddler_qt.options import Options
from quiddler_qt.storage.log_file import set_up_log, shut_log
from quiddler_qt.storage.places import CURRENT_PREFIX, Places, find_places
from quiddler_qt.storage.settings import LoadedSettings, SettingsStore, WindowGeometry
from quiddler_qt.ui import accessibility
from quiddler_qt.ui.backdrop import Backdrop
from quiddler_qt.ui.dialogs.start_page import StartPage
from quiddler_qt.ui.i18n import LANGUAGES, Interpreter
from quiddler_qt.ui.look import Look, theme_name
from quiddler_qt.ui.main_window import MainWindow
from quiddler_qt.ui.rooms import Rooms
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.fonts import install_fonts
from quiddler_qt.ui.theme.icons import app_icon
from quiddler_qt.ui.theme.theme_style import apply_theme
from quiddler_qt.ui.theme.tokens import Theme, ThemeName, load_theme
from quiddler_qt.version import APP_NAME, __version__

if TYPE_CHECKING:
    from quiddler_qt.program import Program
    from quiddler_qt.ui.fault_catcher import FaultCatcher, FaultDesk
    from quiddler_qt.ui.preferences import Preferences

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Opened:
    """What stands before the first paint."""

    places: Places
    window: MainWindow
    settings_store: SettingsStore
    loaded: LoadedSettings
    theme: Theme
    art: CardArt
    interpreter: Interpreter


class Running:
    """The program in its window, from the first paint of that to the end.

    ``fail`` is called while an exception is handled that keeps it from beginning.
    """

    def __init__(self, window: MainWindow, options: Options, fail: Callable[[], None]) -> None:
        self._window = window
        self._fail = fail
        self._options = options
        self._program: Program | None = None
        self._log_handler: logging.Handler | None = None
        self._catcher: FaultCatcher | None = None

    def begin(self) -> None:
        """Brings the start page, and everything else when that is painted."""
        places = find_places(self._options.profile)
        self._log_handler = set_up_log(places.log)
        log.info("%s %s begins", APP_NAME, __version__)
        opened = open_window(places, self._window)
        self._window.start_painted.connect(lambda: self._furnish(opened))

    def _furnish(self, opened: Opened) -> None:
        """Goes on to what the command line asks for."""
        from quiddler_qt.ui.fault_catcher import FaultCatcher

        self._catcher = FaultCatcher()
        self._catcher.install()
        try:
            program = self._program = furnish(opened, self._options)
            self._catcher.show_on(_fault_desk(program))
            _begin(program, self._options)
        except Exception:
            log.exception("the program cannot begin")
            self._fail()

    def save(self) -> None:
        """The system may end the program without another word: what is unsaved is written now."""
        if self._program is not None:
            self._program.host.save_now()
            _keep_place(self._program.window, self._program.preferences)

    def end(self) -> int:
        """Ends what runs beside the window. Returns how many faults were caught."""
        if self._program is not None:
            self._program.close()
        if self._catcher is not None:
            self._catcher.restore()
        log.info("%s ends", APP_NAME)
        if self._log_handler is not None:
            shut_log(self._log_handler)
        return 0 if self._catcher is None else self._catcher.count


def _fault_desk(program: "Program") -> "FaultDesk":
    """What is to be done when something unforeseen happens."""
    from quiddler_qt.storage.log_file import log_for_export
    from quiddler_qt.ui.fault_catcher import FaultDesk
    from quiddler_qt.ui.recovery.fault_report import report, shares_screen
    from quiddler_qt.ui.recovery.fault_sheet import FaultSheet

    host = program.host
    return FaultDesk(
        make_sheet=lambda: FaultSheet(program.look.theme, program.look.art),
        overlay=lambda: program.window.overlay,
        save=host.save_now,
        is_secret=lambda: shares_screen(host.session_in_play()),
        report=lambda fault: report(fault, host.session_in_play(), log_for_export(program.places.log)),
        go_on=lambda: None if program.window.rooms.current is not None else host.resume(),
    )


def open_window(places: Places, window: MainWindow | None = None) -> Opened:
    """The window with its start page; shows nothing yet. Needs a QApplication."""
    settings_store = SettingsStore(places.config, themes=tuple(ThemeName), languages=tuple(LANGUAGES))
    loaded = settings_store.load()
    interpreter = Interpreter()
    interpreter.speak(loaded.settings.language)
    for key in loaded.bad_keys:
        log.warning("the setting %s was unusable and has its usual value again", key)
    theme = load_theme(theme_name(loaded.settings))
    art = CardArt(theme)
    accessibility.install()
    install_fonts()
    application = QApplication.instance()
    if isinstance(application, QApplication):
        application.setWindowIcon(app_icon())
        apply_theme(application, theme, loaded.settings.text_scale_percent / 100)
    if window is None:
        window = MainWindow(Backdrop(theme.colors.room[0].name(), theme.colors.felt[0].name()))
    start_page = StartPage(theme, art)
    if any(places.games.glob(f"{CURRENT_PREFIX}*.qqgame")):
        # The store, which knows more of them, comes after the first paint.
        start_page.expect_waiting()
    window.begin(start_page, Rooms(window.pages, theme, art, window))
    interpreter.setParent(window)
    return Opened(places, window, settings_store, loaded, theme, art, interpreter)


def _build_pages(window: MainWindow, theme: Theme, art: CardArt, places: Places) -> None:
    """Builds what a game is shown on, in the language that is spoken now."""
    from quiddler_qt.storage.saved_tables import SavedTables
    from quiddler_qt.ui.dialogs.message_sheet import MessageSheet
    from quiddler_qt.ui.dialogs.new_game_sheet import NewGameSheet
    from quiddler_qt.ui.dialogs.overlay import Overlay
    from quiddler_qt.ui.game_screen import GameScreen

    overlay = Overlay(theme, art, window.pages)
    screen = GameScreen(theme, art, overlay)
    new_game = NewGameSheet(theme, art, SavedTables(places.data))
    window.furnish(overlay, screen, new_game, MessageSheet(theme, art))


def _speak(program: "Program") -> None:
    """Builds every page anew in another language; the game and the room go on where they were."""
    window, rooms = program.window, program.window.rooms
    language = program.preferences.current.language
    if not program.interpreter.speak(language):
        return
    room = rooms.current
    program.host.part()
    rooms.forget()
    theme, art = program.look.theme, program.look.art
    start_page = StartPage(theme, art)
    start_page.adorn()
    window.renew_start_page(start_page)
    _build_pages(window, theme, art, program.places)
    program.pages_renewed()
    program.host.rejoin()
    if room is not None:
        rooms.show(room)


def furnish(opened: Opened, options: Options) -> "Program":
    """Builds and connects everything else."""
    from quiddler_qt.furnishing import furnish_rooms, furnish_sound, furnish_table
    from quiddler_qt.program import Program
    from quiddler_qt.storage.leftovers import clean_all
    from quiddler_qt.storage.save_store import SaveStore
    from quiddler_qt.storage.word_files import WordFiles
    from quiddler_qt.ui import file_wording
    from quiddler_qt.ui.advice_process import AdviceProcess
    from quiddler_qt.ui.bot_process import BotProcess
    from quiddler_qt.ui.computer_turns import ComputerTurns
    from quiddler_qt.ui.game_host import GameHost
    from quiddler_qt.ui.line_process import computer_seat_command
    from quiddler_qt.ui.preferences import Preferences
    from quiddler_qt.ui.words.word_shelf import WordShelf

    window, theme, art = opened.window, opened.theme, opened.art
    settings = opened.loaded.settings
    clean_all(opened.places)
    _build_pages(window, theme, art, opened.places)
    speed = 0.0 if options.smoke else settings.motion_percent / 100
    word_files = WordFiles(opened.places)
    seat_command = computer_seat_command(opened.places.cache, word_files.list_folder)
    process = BotProcess(seat_command, parent=window)
    advice = AdviceProcess(seat_command, parent=window)
    computers = ComputerTurns(process, speed, window)
    store = SaveStore(opened.places.games)
    preferences = Preferences(opened.settings_store, settings, window)
    look = Look(preferences, theme, art, (window.set_theme,), window)
    words = WordShelf(word_files, window)
    host = GameHost(window, computers, store, preferences, words, advice, seed=options.seed)
    host.game_shown.connect(window.show_game)
    host.start_shown.connect(window.show_start)
    host.quit_wanted.connect(window.close)
    window.closing.connect(lambda: _keep_place(window, preferences))
    program = Program(
        opened.places,
        window,
        host,
        computers,
        process,
        advice,
        preferences,
        opened.settings_store,
        store,
        words,
        look,
        opened.interpreter,
    )
    furnish_table(program, still=options.smoke)
    furnish_rooms(program, options.seed, furnish_sound(program))
    preferences.trouble.connect(lambda error: host.say(file_wording.settings_trouble_sentence(error)))
    # Queued: what asked for another language stands on a page that goes.
    preferences.changed.connect(lambda: _speak(program), Qt.ConnectionType.QueuedConnection)
    if opened.loaded.damaged is not None:
        host.greet(partial(file_wording.settings_set_aside_sentence, opened.loaded.damaged), recoverable=True)
    return program


def build(places: Places, options: Options) -> "Program":
    """The whole program at once; shows nothing yet. Needs a QApplication."""
    return furnish(open_window(places), options)


def _begin(program: "Program", options: Options) -> None:
    """After the first paint: the game that waits, or the file that was asked for."""
    # First: a game that is over is counted next, and would meet a damaged file before anybody looked.
    _tell_of_data(program)
    program.host.begin()
    if program.places.problem is not None:
        from quiddler_qt.storage.save_store import newest_waiting
        from quiddler_qt.ui import file_wording

        program.host.greet(partial(file_wording.unusable_place_sentence, program.places.problem))
        for folder in program.places.read_only_games:
            if (waiting := newest_waiting(folder)) is not None:
                program.host.offer(waiting)
    if options.smoke:
        from quiddler_qt.ui.self_test import SelfTest

        SelfTest(
            program.window, program.host, program.computers, program.places.cache, program.window
        ).start()
    elif options.file is not None:
        program.host.open_file(options.file)


def _tell_of_data(program: "Program") -> None:
    """Reads the small files of data once, so that people hear at the start which had to be set aside."""
    from quiddler_qt.storage.recovery_shelf import newly_set_aside
    from quiddler_qt.storage.saved_tables import SavedTables
    from quiddler_qt.storage.solitaire_statistics import SolitaireStatistics
    from quiddler_qt.storage.table_statistics import TableStatistics
    from quiddler_qt.ui import file_wording

    data, words = program.places.data, program.words

    def read() -> None:
        words.read_own_words()
        SavedTables(data).tables()
        SolitaireStatistics(data).settle()
        TableStatistics(data).settle()

    def tell_of_lists(names: tuple[str, ...]) -> None:
        for name in names:
            program.host.greet(partial(file_wording.list_set_aside_sentence, name), recoverable=True)

    for name in newly_set_aside(data, read):
        log.warning("a file of data was set aside: %s", name)
        program.host.greet(partial(file_wording.data_set_aside_sentence, name), recoverable=True)
    words.lists_set_aside.connect(tell_of_lists)
    words.check_lists()


def _keep_place(window: MainWindow, preferences: "Preferences") -> None:
    """The window's place for the next start."""
    rect, maximized = window.placed()
    geometry = WindowGeometry(rect.x(), rect.y(), rect.width(), rect.height())
    preferences.change(lambda settings: replace(settings, window=geometry, maximized=maximized))
