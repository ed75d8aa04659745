"""The rooms of solitaire in a window of their own, with what they need of the program."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from quiddler_qt.engine.solitaire import Layout
from quiddler_qt.lexicon.lazy_judge import LazyJudge
from quiddler_qt.lexicon.word_list import WordList, load_word_list
from quiddler_qt.storage.settings import Settings, SettingsStore
from quiddler_qt.storage.solitaire_saves import SolitaireStore
from quiddler_qt.storage.solitaire_statistics import SolitaireStatistics
from quiddler_qt.storage.table_statistics import TableStatistics
from quiddler_qt.ui import accessibility
from quiddler_qt.ui.dialogs.overlay import Overlay
from quiddler_qt.ui.help.how_to_play import HowToPlayPage
from quiddler_qt.ui.preferences import Preferences
from quiddler_qt.ui.records.record_keeper import RecordKeeper
from quiddler_qt.ui.records.records_page import RecordsPage
from quiddler_qt.ui.rooms import Room, Rooms
from quiddler_qt.ui.solitaire.daily_page import DailyPage
from quiddler_qt.ui.solitaire.game_keeper import GameKeeper
from quiddler_qt.ui.solitaire.services import SolitaireServices
from quiddler_qt.ui.solitaire.solitaire_page import SolitairePage
from quiddler_qt.ui.solitaire.solitaire_process import SolitaireProcess
from quiddler_qt.ui.sound import Cue
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import load_theme
from tests.ui.solitaire.board_driver import BoardDriver

NOW = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)
NO_PROGRAM = ["/nonexistent/thinker"]


class Judge:
    """Takes every spelling for a word where it is told to, else those of the list."""

    def __init__(self, words: WordList, *, accepts_all: bool) -> None:
        self.word_list = words
        self.accepts_all = accepts_all

    def preload(self) -> None:
        """The words are there."""

    def accepts(self, spelling: str) -> bool:
        """The answer."""
        return self.accepts_all or self.word_list.accepts(spelling.lower())


@dataclass(slots=True)
class Bench:
    """One start of the program, as far as solitaire goes. ``moment`` is what its clock shows.

    ``heard`` are the cues that were played.
    """

    folder: Path
    judge: Judge
    process: SolitaireProcess
    preferences: Preferences
    window: QMainWindow
    overlay: Overlay
    rooms: Rooms
    statistics: SolitaireStatistics
    table_statistics: TableStatistics
    solitaire: GameKeeper
    daily: GameKeeper
    moment: list[datetime] = field(default_factory=lambda: [NOW])
    heard: list[Cue] = field(default_factory=list)

    @property
    def page(self) -> SolitairePage:
        """The room of solitaire."""
        return cast(SolitairePage, self.rooms.page(Room.SOLITAIRE))

    @property
    def daily_page(self) -> DailyPage:
        """The room of the daily puzzle."""
        return cast(DailyPage, self.rooms.page(Room.DAILY))

    @property
    def records_page(self) -> RecordsPage:
        """The room of records."""
        return cast(RecordsPage, self.rooms.page(Room.RECORDS))

    def enter(self, room: Room) -> BoardDriver:
        """Goes to a room with a board."""
        self.rooms.show(room)
        page = self.daily_page if room is Room.DAILY else self.page
        return BoardDriver(page.desk)

    def die(self) -> None:
        """The program is killed: nothing is written, the system lets go of its locks."""
        for keeper in (self.solitaire, self.daily):
            keeper._store.close()  # as the system does
            keeper.save_now = lambda: None  # type: ignore[method-assign]  # the dead write nothing

    def end(self) -> None:
        """The program ends as it should."""
        self.rooms.depart()
        self.solitaire.close()
        self.daily.close()
        self.process.shutdown()
        self.window.close()


StartBench = Callable[..., Bench]


@pytest.fixture(scope="session")
def words() -> WordList:
    """The standard list."""
    return load_word_list("standard")


@pytest.fixture(scope="session")
def _screen_reader(qapp: QApplication) -> None:
    accessibility.install()


@pytest.fixture
def start_bench(
    qtbot: QtBot, _fonts: None, _screen_reader: None, tmp_path: Path, words: WordList
) -> Iterator[StartBench]:
    """Starts, as often as wanted, on the same folder; nobody thinks unless a ``command`` is given."""
    started: list[Bench] = []
    theme = load_theme("emerald_salon")
    art = CardArt(theme)

    def start(
        command: list[str] | None = NO_PROGRAM, *, accepts_all: bool = False, first_deal: int = 6
    ) -> Bench:
        window = QMainWindow()
        window.setMinimumSize(640, 480)
        pages = QStackedWidget()
        pages.addWidget(QWidget())
        window.setCentralWidget(pages)
        overlay = Overlay(theme, art, pages)
        preferences = Preferences(SettingsStore(tmp_path / "config"), Settings(motion_percent=0), pages)
        statistics = SolitaireStatistics(tmp_path / "data")
        judge = Judge(words, accepts_all=accepts_all)
        moment = [NOW]
        heard: list[Cue] = []

        def keeper(layout: Layout) -> GameKeeper:
            store = SolitaireStore(tmp_path / "games", layout)
            return GameKeeper(store, statistics, lambda _: cast(LazyJudge, judge), lambda: moment[0], pages)

        rooms = Rooms(pages, theme, art, pages)
        rooms.entered.connect(lambda _room: overlay.raise_())
        bench = Bench(
            tmp_path,
            judge,
            SolitaireProcess(command, parent=pages),
            preferences,
            window,
            overlay,
            rooms,
            statistics,
            TableStatistics(tmp_path / "data"),
            keeper(Layout.SOLITAIRE),
            keeper(Layout.DAILY),
            moment,
            heard,
        )
        services = SolitaireServices(
            bench.solitaire,
            bench.daily,
            bench.process,
            preferences,
            lambda: overlay,
            lambda: moment[0],
            lambda: first_deal,
            rooms.show,
            heard.append,
        )
        rooms.add(Room.SOLITAIRE, lambda theme, art: SolitairePage(theme, art, services))
        rooms.add(Room.DAILY, lambda theme, art: DailyPage(theme, art, services))
        table = RecordKeeper(bench.table_statistics, pages)
        rooms.add(Room.RECORDS, lambda theme, art: RecordsPage(theme, art, table, services))
        rooms.add(Room.HOW_TO_PLAY, lambda theme, art: HowToPlayPage(theme, art, tuple))
        started.append(bench)
        window.resize(1280, 800)
        window.show()
        window.activateWindow()
        with qtbot.waitActive(window):
            pass
        return bench

    yield start
    for bench in started:
        bench.end()
        bench.window.deleteLater()
