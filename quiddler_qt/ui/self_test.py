"""``--smoke``: the real window plays a short game of computer seats to its end, saves it, reads it again."""

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtGui import QFontInfo

from quiddler_qt.engine.actions import SeatKind
from quiddler_qt.engine.record import digest
from quiddler_qt.engine.rules import Preset, WordCheck
from quiddler_qt.engine.state import GameState, Phase, Seat
from quiddler_qt.storage.save_codec import SaveError
from quiddler_qt.storage.save_store import read_game, write_game
from quiddler_qt.ui.dialogs.table_choice import COMPUTER_LEVEL, COMPUTER_NAMES, TableChoice
from quiddler_qt.ui.game_host import GameHost
from quiddler_qt.ui.main_window import MainWindow
from quiddler_qt.ui.theme.fonts import ui_font

PATIENCE_MS = 120_000
LOOK_MS = 50
SEATS = 3


class SelfTest(QObject):
    """One run; ends the program with 0 where all went well, else with 1, after one line of output."""

    def __init__(
        self, window: MainWindow, host: GameHost, folder: Path, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._host = host
        self._folder = folder
        self._watch = QTimer(self, interval=LOOK_MS)
        self._watch.timeout.connect(self._look)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self._too_slow)

    def start(self) -> None:
        """Deals."""
        seats = tuple(Seat(name, SeatKind.COMPUTER, COMPUTER_LEVEL) for name in COMPUTER_NAMES[:SEATS])
        self._watch.start()
        self._patience.start()
        self._host.deal(TableChoice(seats, Preset.QUICK, WordCheck.CHECKED))

    def _look(self) -> None:
        presenter = self._host.presenter
        if presenter is not None and presenter.session.state.phase is Phase.GAME_OVER:
            self._end(self._check(presenter.session.state))

    def _check(self, state: GameState) -> str:
        """What is wrong, or nothing."""
        path = self._folder / "self-test.qqgame"
        try:
            write_game(path, self._host.game_in_play().saved())
            reread = read_game(path)
        except (OSError, SaveError) as error:
            return f"save and reload failed: {error}"
        finally:
            path.unlink(missing_ok=True)
        if digest(reread.state) != digest(state):
            return "the game reloaded is another one"
        if QFontInfo(ui_font(15)).family() != ui_font(15).family():
            return "the fonts of the program are missing"
        if self._window.windowIcon().isNull():
            return "the icon of the program is missing"
        repairs = self._window.screen_of_game.table.repair_count
        return f"{repairs} sprites had to be put right" if repairs else ""

    def _too_slow(self) -> None:
        self._end("the game did not end in time")

    def _end(self, trouble: str) -> None:
        self._watch.stop()
        self._patience.stop()
        presenter = self._host.presenter
        totals = presenter.session.state.totals if presenter is not None else ()
        turns = len(presenter.session.record.actions) if presenter is not None else 0
        verdict = f"failed: {trouble}" if trouble else "ok"
        sys.stdout.write(f"smoke {verdict}, {turns} moves, totals {' '.join(map(str, totals))}\n")
        sys.stdout.flush()
        self._window.close()
        QCoreApplication.exit(1 if trouble else 0)
