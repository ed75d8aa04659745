"""The composition root: builds every object and connects them. The only module that knows all.

What is shown first needs little: the word list and the computer seats' process come after the first paint.
"""

import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from quiddler_qt.options import Options
from quiddler_qt.storage.log_file import set_up_log, shut_log
from quiddler_qt.storage.places import Places, find_places
from quiddler_qt.storage.settings import LoadedSettings, SettingsStore, WindowGeometry
from quiddler_qt.ui import accessibility
from quiddler_qt.ui.backdrop import Backdrop
from quiddler_qt.ui.dialogs.start_page import StartPage
from quiddler_qt.ui.i18n import LANGUAGES, Interpreter
from quiddler_qt.ui.look import Look, theme_name
from quiddler_qt.ui.main_window import MainWindow
from quiddler_qt.ui.rooms import Room, RoomPage, Rooms
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.fonts import install_fonts
from quiddler_qt.ui.theme.icons import app_icon
from quiddler_qt.ui.theme.stylesheet import apply_theme
from quiddler_qt.ui.theme.tokens import Theme, ThemeName, load_theme
from quiddler_qt.version import APP_NAME, __version__

if TYPE_CHECKING:
    from quiddler_qt.engine.record import GameRecord
    from quiddler_qt.storage.save_store import SaveStore
    from quiddler_qt.ui.advice_process import AdviceProcess
    from quiddler_qt.ui.bot_process import BotProcess
    from quiddler_qt.ui.computer_turns import ComputerTurns
    from quiddler_qt.ui.fault_catcher import FaultCatcher, FaultDesk
    from quiddler_qt.ui.game_host import GameHost
    from quiddler_qt.ui.pages.paper_room import PaperRoom
    from quiddler_qt.ui.preferences import Preferences
    from quiddler_qt.ui.words.word_shelf import WordShelf

LAST_DRAWN_DEAL = 999_000
"""Deals of solitaire are drawn up to here: numbers that people can tell each other."""

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


@dataclass(slots=True)
class Program:
    """All objects of a running program, for whoever starts, tests or ends it."""

    places: Places
    window: MainWindow
    host: "GameHost"
    computers: "ComputerTurns"
    process: "BotProcess"
    advice: "AdviceProcess"
    preferences: "Preferences"
    settings_store: SettingsStore
    store: "SaveStore"
    words: "WordShelf"
    look: Look
    interpreter: Interpreter
    _connections: list[Callable[[], object]] = field(default_factory=list)
    _endings: list[Callable[[], object]] = field(default_factory=list)

    def at_end(self, act: Callable[[], object]) -> None:
        """Has something done when the program ends, after the last page is left."""
        self._endings.append(act)

    def with_pages(self, connect: Callable[[], object]) -> None:
        """Connects something to the window's pages, now and whenever they are built anew.

        ``connect`` finds the pages on the window each time.
        """
        self._connections.append(connect)
        connect()

    def pages_renewed(self) -> None:
        """Connects all of that to new pages."""
        for connect in self._connections:
            connect()

    def close(self) -> None:
        """Ends what runs beside the window. The game in play is saved."""
        self.window.rooms.depart()
        for act in self._endings:
            act()
        self.host.shut_down()
        self.computers.cancel()
        self.process.shutdown()
        self.advice.shutdown()
        self.words.close()


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


def _fault_desk(program: Program) -> "FaultDesk":
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
    window.begin(StartPage(theme, art), Rooms(window.pages, theme, art, window))
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


def _speak(program: Program) -> None:
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


def furnish(opened: Opened, options: Options) -> Program:
    """Builds and connects everything else."""
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
    _furnish_table(program, still=options.smoke)
    _furnish_rooms(program, options.seed)
    _furnish_sound(program)
    # Queued: what asked for another language stands on a page that goes.
    preferences.changed.connect(lambda: _speak(program), Qt.ConnectionType.QueuedConnection)
    if opened.loaded.damaged is not None:
        host.say(file_wording.settings_set_aside_sentence(opened.loaded.damaged))
    return program


def _furnish_table(program: Program, *, still: bool) -> None:
    """Speed, card size and keys of the table as the settings have them, at once and after every change."""
    from quiddler_qt.ui.scene.table_keys import KeyId

    def fit() -> None:
        settings, page = program.preferences.current, program.window.screen_of_game.table_page
        speed = 0.0 if still else settings.motion_percent / 100
        page.set_motion_speed(speed)
        program.computers.set_motion_speed(speed)
        program.computers.set_pace(settings.computer_pace_percent)
        program.computers.set_patience(settings.computer_patience)
        page.table.set_card_scale(settings.card_scale_percent)
        page.table.set_key_bindings(dict(settings.keys))
        program.window.set_full_screen_key(page.table.keys.key(KeyId.FULL_SCREEN))

    program.with_pages(fit)
    program.preferences.changed.connect(fit)


def _furnish_rooms(program: Program, seed: int | None) -> None:
    """Tells how each room is built, and lets the game stand still while people are in one."""
    window, host = program.window, program.host
    rooms = window.rooms
    rooms.entered.connect(lambda _room: host.pause())
    rooms.left.connect(host.resume)
    program.with_pages(lambda: window.start_page.room_requested.connect(rooms.show))
    program.with_pages(lambda: window.screen_of_game.room_requested.connect(rooms.show))
    _furnish_saved_games(program)
    _furnish_settings(program)
    _furnish_recovery(program)
    _furnish_dictionary(program)
    _furnish_help(program)
    _furnish_review(program)
    _furnish_solitaire(program, seed)


def _furnish_solitaire(program: Program, seed: int | None) -> None:
    """Solitaire, the daily puzzle and their records; what they keep and ask outlives their pages."""
    from quiddler_qt.engine.solitaire import Layout
    from quiddler_qt.storage.solitaire_saves import SolitaireStore
    from quiddler_qt.storage.solitaire_statistics import SolitaireStatistics
    from quiddler_qt.ui.line_process import computer_seat_command
    from quiddler_qt.ui.solitaire.game_keeper import GameKeeper
    from quiddler_qt.ui.solitaire.services import SolitaireServices
    from quiddler_qt.ui.solitaire.solitaire_process import SolitaireProcess

    window, places = program.window, program.places
    statistics = SolitaireStatistics(places.data)

    def keeper(layout: Layout) -> GameKeeper:
        store = SolitaireStore(places.games, layout)
        return GameKeeper(store, statistics, program.words.judge, _local_now, window)

    services = SolitaireServices(
        keeper(Layout.SOLITAIRE),
        keeper(Layout.DAILY),
        SolitaireProcess(computer_seat_command(places.cache), parent=window),
        program.preferences,
        lambda: window.overlay,
        _local_now,
        lambda: 1 + (secrets.randbelow(LAST_DRAWN_DEAL) if seed is None else seed % LAST_DRAWN_DEAL),
        window.rooms.show,
    )
    program.at_end(services.close)

    def tell_of_today() -> None:
        from quiddler_qt.ui.solitaire.solitaire_wording import daily_line

        line = daily_line(services.daily.records(), services.now().date())
        window.start_page.set_daily_line(line)

    program.with_pages(tell_of_today)
    window.rooms.left.connect(tell_of_today)
    program.host.start_shown.connect(tell_of_today)

    def build_solitaire(theme: Theme, art: CardArt) -> RoomPage:
        from quiddler_qt.ui.solitaire.solitaire_page import SolitairePage

        return SolitairePage(theme, art, services)

    def build_daily(theme: Theme, art: CardArt) -> RoomPage:
        from quiddler_qt.ui.solitaire.daily_page import DailyPage

        return DailyPage(theme, art, services)

    def build_records(theme: Theme, art: CardArt) -> RoomPage:
        from quiddler_qt.ui.solitaire.records_page import RecordsPage

        return RecordsPage(theme, art, services)

    window.rooms.add(Room.SOLITAIRE, build_solitaire)
    window.rooms.add(Room.DAILY, build_daily)
    window.rooms.add(Room.RECORDS, build_records)


def _local_now() -> datetime:
    """The moment on the player's clock."""
    return datetime.now().astimezone()


def _furnish_dictionary(program: Program) -> None:
    """The dictionary, which lies open as the rules of the game on the table say."""
    host = program.host

    def build_page(theme: Theme, art: CardArt) -> RoomPage:
        from quiddler_qt.ui.dictionary.dictionary_page import DictionaryPage

        return DictionaryPage(theme, art, program.words, host.session_in_play, host.usual_word_list)

    program.window.rooms.add(Room.DICTIONARY, build_page)


def _furnish_review(program: Program) -> None:
    """The review of the game on the table, or of a game that another room shows there."""
    host = program.host

    def game_on_table() -> "GameRecord | None":
        session = host.session_in_play()
        return None if session is None else session.record

    def build_page(theme: Theme, art: CardArt) -> RoomPage:
        from quiddler_qt.ui.review.review_page import ReviewPage

        return ReviewPage(theme, art, program.advice, game_on_table)

    program.window.rooms.add(Room.REVIEW, build_page)


def _furnish_recovery(program: Program) -> None:
    """The room where set-aside files and versions before are brought back."""
    from quiddler_qt.storage.recovery_shelf import RecoveryShelf

    places, preferences = program.places, program.preferences
    shelf = RecoveryShelf(program.store, (places.config, places.data))
    shelf.empty_deleted()

    def data_changed(name: str) -> None:
        if name == program.settings_store.path.name:
            loaded = program.settings_store.load()
            preferences.change(lambda _settings: loaded.settings)

    def build_page(theme: Theme, art: CardArt) -> RoomPage:
        from quiddler_qt.ui.recovery.recovery_page import RecoveryPage

        return RecoveryPage(theme, art, shelf, program.host.open_kept, data_changed)

    program.window.rooms.add(Room.RECOVERY, build_page)


def _lead_to_recovery(program: Program, page: "PaperRoom") -> None:
    """A button in another room that leads there."""
    from quiddler_qt.ui.recovery.recovery_page import lead_to_recovery

    lead_to_recovery(page, lambda: program.window.rooms.show(Room.RECOVERY))


def _furnish_help(program: Program) -> None:
    """The room with the rules, and with those of the game that is being played."""
    from quiddler_qt.ui import wording
    from quiddler_qt.ui.scene.table_keys import KEYS, TableKeys, key_description

    def keys() -> tuple[tuple[str, str], ...]:
        bound = TableKeys(dict(program.preferences.current.keys))
        return tuple((bound.shown(command.id), key_description(command.id)) for command in KEYS)

    def table_rules() -> tuple[str, ...]:
        presenter = program.host.presenter
        if presenter is None:
            return ()
        state = presenter.session.state
        return wording.rules_in_words(state.rules, len(state.seats))

    def build_page(theme: Theme, art: CardArt) -> RoomPage:
        from quiddler_qt.ui.help.how_to_play import HowToPlayPage

        return HowToPlayPage(theme, art, keys, table_rules)

    program.window.rooms.add(Room.HOW_TO_PLAY, build_page)


def _furnish_settings(program: Program) -> None:
    """The rooms of settings and about."""

    def build_settings(theme: Theme, art: CardArt) -> RoomPage:
        from quiddler_qt.ui.pages.settings_page import SettingsPage, SettingsParts
        from quiddler_qt.ui.words.word_settings import WordSettings

        parts = SettingsParts(lambda theme, art: WordSettings(theme, art, program.words))
        page = SettingsPage(theme, art, program.preferences, program.places, parts)
        _lead_to_recovery(program, page)
        return page

    def build_about(theme: Theme, art: CardArt) -> RoomPage:
        from quiddler_qt.ui.pages.about_page import AboutPage

        return AboutPage(theme, art, program.places)

    program.window.rooms.add(Room.SETTINGS, build_settings)
    program.window.rooms.add(Room.ABOUT, build_about)


def _furnish_saved_games(program: Program) -> None:
    """The room of saved games, which files dropped on the window lead to as well."""
    from quiddler_qt.storage.game_shelf import GameShelf
    from quiddler_qt.ui.pages.file_drop import FileDrop

    window, host = program.window, program.host
    old_folders = tuple(place.folder / "games" for place in program.places.unusable if place.kind == "data")
    shelf = GameShelf(program.store, old_folders)
    shelf.empty_trash()

    def build_page(theme: Theme, art: CardArt) -> RoomPage:
        from quiddler_qt.ui.pages.saved_games_page import SavedGamesPage

        page = SavedGamesPage(theme, art, shelf, host, review)
        _lead_to_recovery(program, page)
        return page

    def review(path: Path) -> None:
        from quiddler_qt.storage.save_store import read_game
        from quiddler_qt.ui.review.review_page import ReviewPage

        game = read_game(path, follow_symlinks=False)
        page = window.rooms.page(Room.REVIEW)
        if isinstance(page, ReviewPage):
            page.show_game(game)
            window.rooms.show(Room.REVIEW)

    def bring_in(paths: tuple[Path, ...]) -> None:
        from quiddler_qt.ui.pages.saved_games_page import SavedGamesPage

        if window.overlay.is_open:
            return  # A sheet asks something, which is not to be covered.
        window.rooms.show(Room.SAVED_GAMES)
        page = window.rooms.page(Room.SAVED_GAMES)
        if isinstance(page, SavedGamesPage):
            page.bring_in(paths)

    window.rooms.add(Room.SAVED_GAMES, build_page)
    FileDrop(window).dropped.connect(bring_in)


def _furnish_sound(program: Program) -> None:
    """Lets the table be heard, and its mute button show and change the setting."""
    from quiddler_qt.ui.sound import Sounds

    window, preferences = program.window, program.preferences
    sounds = Sounds(preferences, program.places.cache / "sounds", parent=window)

    def mute(muted: bool) -> None:
        preferences.change(lambda settings: replace(settings, muted=muted))

    def show_muted() -> None:
        window.screen_of_game.table_page.show_muted(preferences.current.muted)

    program.with_pages(lambda: window.screen_of_game.sounded.connect(sounds.play))
    program.with_pages(lambda: window.screen_of_game.mute_requested.connect(mute))
    program.with_pages(show_muted)
    preferences.changed.connect(show_muted)
    window.closing.connect(sounds.stop)


def build(places: Places, options: Options) -> Program:
    """The whole program at once; shows nothing yet. Needs a QApplication."""
    return furnish(open_window(places), options)


def _begin(program: Program, options: Options) -> None:
    """After the first paint: the game that waits, or the file that was asked for."""
    program.host.begin()
    if program.places.problem is not None:
        from quiddler_qt.ui import file_wording

        program.host.say(file_wording.unusable_place_sentence(program.places.problem))
    if options.smoke:
        from quiddler_qt.ui.self_test import SelfTest

        SelfTest(
            program.window, program.host, program.computers, program.places.cache, program.window
        ).start()
    elif options.file is not None:
        program.host.open_file(options.file)


def _keep_place(window: MainWindow, preferences: "Preferences") -> None:
    """The window's place for the next start."""
    rect, maximized = window.placed()
    geometry = WindowGeometry(rect.x(), rect.y(), rect.width(), rect.height())
    preferences.change(lambda settings: replace(settings, window=geometry, maximized=maximized))
