"""The part of the walk that leads through solitaire, the daily puzzle and the records."""

from collections.abc import Callable
from datetime import timedelta
from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from quiddler_qt.engine.actions import SeatKind
from quiddler_qt.engine.daily_puzzle import DayResult
from quiddler_qt.engine.rules import MinWord
from quiddler_qt.engine.solitaire import SolitairePhase
from quiddler_qt.engine.state import Seat
from quiddler_qt.program import Program
from quiddler_qt.storage.solitaire_statistics import SolitaireResult, SolitaireStatistics
from quiddler_qt.storage.table_statistics import PlayerRecords, TableStatistics
from quiddler_qt.ui.rooms import Room
from quiddler_qt.ui.solitaire.daily_page import DailyPage
from quiddler_qt.ui.solitaire.outlook_watch import Light
from quiddler_qt.ui.solitaire.solitaire_page import SolitairePage
from tests.screens import still_world
from tests.screens.step import Step
from tests.ui.solitaire.board_driver import BoardDriver

CONTROL = Qt.KeyboardModifier.ControlModifier
WORDS_TAKEN = 4
PLAYERS = (
    (Seat("Ada"), "SHIPWRECK", "QUARTZ"),
    (Seat("Grandma Irene"), "GARDENING", "JUKEBOX"),
    (Seat("Tomas"), "FOOTBALL", "ZEBRA"),
    (Seat("", SeatKind.COMPUTER, "otter"), "THINKERS", "QUILTED"),
    (Seat("", SeatKind.COMPUTER, "owl"), "SQUEEZING", "EXQUISITE"),
)


class SolitaireWalk:
    """Pages by real keys; ``until`` waits for what the thinking process says."""

    def __init__(self, program: Program, until: Callable[[Callable[[], bool]], None]) -> None:
        self._program = program
        self._rooms = program.window.rooms
        self._overlay = program.window.overlay
        self._until = until
        self._store_records()

    def steps(self) -> list[Step]:
        """In the order in which a person comes to them."""
        return [
            Step("records", lambda: self._show(Room.RECORDS)),
            Step("solitaire", self._to_word),
            Step("solitaire_gap", self._to_gap, "solitaire"),
            Step("solitaire_won", self._to_end, "solitaire_gap"),
            Step("new_deal", self._to_new_deal, "solitaire_won"),
            Step("daily", self._to_calendar),
            Step("daily_board", self._to_board, "daily"),
            Step("daily_lay", self._to_lay, "daily_board"),
        ]

    def _store_records(self) -> None:
        """Some weeks of puzzles and games."""
        statistics = SolitaireStatistics(self._program.places.data)
        today = still_world.MOMENT.date()
        for days in range(1, 40):
            if days % 9:
                result = DayResult(60 + days * 37 % 90, in_time=days % 7 != 0)
                statistics.record_day(today - timedelta(days=days), result)
        words = (("STRENGTHEN", "QUIZ", 26), ("THINKER", "JINX", 25), ("BOUNDARY", "AXIS", 19))
        for number in range(23):
            longest, dearest, points = words[number % 3]
            variant = list(MinWord)[number % 3]
            result_of_game = SolitaireResult(
                f"{number:016x}", variant, number % 5 > 0, 250_000 + number * 17_000, number % 3, longest,
                dearest, points,
            )  # fmt: skip
            statistics.count(result_of_game)
        self._store_table_records()

    def _store_table_records(self) -> None:
        """A year of Sundays, written as sums: nobody has to play them."""
        statistics = TableStatistics(self._program.places.data)
        for number, (seat, longest, dearest) in enumerate(PLAYERS):
            player = PlayerRecords(
                name=seat.name, level=seat.level, games=41 - 6 * number, wins=17 - 4 * number,
                hands=8 * (41 - 6 * number), points=(238 - 21 * number) * (41 - 6 * number),
                best_game=312 - 17 * number, best_hand=74 - 5 * number, went_out=63 - 12 * number,
                bonuses=70 - 13 * number, doubts_right=6 - number, doubts_wrong=number,
                hints=5 * (number == 2), longest=longest, dearest=dearest, dearest_points=38 - 3 * number,
            )  # fmt: skip
            statistics.restore(player)

    def _show(self, room: Room) -> None:
        self._rooms.depart()
        self._rooms.show(room)

    @property
    def _page(self) -> SolitairePage:
        return cast(SolitairePage, self._rooms.page(Room.SOLITAIRE))

    @property
    def _daily(self) -> DailyPage:
        return cast(DailyPage, self._rooms.page(Room.DAILY))

    def _phase(self) -> SolitairePhase:
        session = self._page.player.session
        assert session is not None
        return session.state.phase

    def _hint(self) -> None:
        self._until(lambda: self._page.desk.lamp.light is Light.CAN)
        BoardDriver(self._page.desk).key(Qt.Key.Key_H, CONTROL)

    def _to_word(self) -> None:
        self._show(Room.SOLITAIRE)
        self._until(lambda: self._page.player.session is not None)
        still_world.hold_play_still(self._page._keeper)
        taken = 0
        while taken < WORDS_TAKEN or self._phase() is SolitairePhase.FILL:
            self._hint()
            taken += self._phase() is SolitairePhase.WORD
            QTest.keyClick(self._page.desk.board, Qt.Key.Key_Return)
        self._hint()

    def _to_gap(self) -> None:
        while self._phase() is SolitairePhase.WORD:
            self._hint()
            QTest.keyClick(self._page.desk.board, Qt.Key.Key_Return)

    def _to_end(self) -> None:
        while not self._overlay.is_open:
            self._hint()
            QTest.keyClick(self._page.desk.board, Qt.Key.Key_Return)

    def _close_sheet(self) -> None:
        sheet = self._overlay.sheet
        assert sheet is not None
        QTest.keyClick(sheet, Qt.Key.Key_Escape)

    def _to_new_deal(self) -> None:
        self._close_sheet()
        QTest.keyClick(self._page, Qt.Key.Key_N, CONTROL)

    def _to_calendar(self) -> None:
        if self._overlay.is_open:
            self._close_sheet()
        self._show(Room.DAILY)

    def _to_board(self) -> None:
        driver = BoardDriver(self._daily.desk)
        driver.press("day_play")
        for stack in (0, 3, 6):
            driver.click(f"stack_{stack}")

    def _to_lay(self) -> None:
        driver = BoardDriver(self._daily.desk)
        driver.press("daily_finish")
        driver.press("message_lay", self._overlay)
        self._until(lambda: self._daily.card.lay is not None and self._daily.card.lay.proven)
