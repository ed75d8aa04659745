"""The real program, played by a quick hand: a process to be killed, stopped or asked to end.

``python playing_program.py PROFILE [--resting | --thinking | --dragging | --saving] [--mutant=NAME]`` starts
or continues a game, draws and discards by the signals of the table, and prints a line for each move
acknowledged: ``moved N`` with the length of the record. With ``--thinking`` the line ``thinking`` tells that
a computer seat is being asked, and nothing more is done; with ``--dragging`` a card is held on the pointer
and the line ``dragging`` says so; with ``--saving`` the line ``saving`` comes while a save is being
flushed. With ``--resting`` nothing is played at all; ``resting`` says that the start page is there.
"""

import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer

from quiddler_qt import app
from quiddler_qt.__main__ import main as program_main
from quiddler_qt.bots.levels import LEVELS
from quiddler_qt.engine.actions import SeatKind
from quiddler_qt.engine.rules import Preset, WordCheck
from quiddler_qt.engine.state import Phase, Seat
from quiddler_qt.program import Program
from quiddler_qt.storage import save_store
from quiddler_qt.storage.places import profile_places
from quiddler_qt.storage.saved_game import SavedGame
from quiddler_qt.storage.settings import Settings, SettingsStore
from quiddler_qt.storage.table_form import TableChoice
from quiddler_qt.ui.leave_signals import LeaveSignals
from quiddler_qt.ui.scene.picture import OnDiscards
from tests.promises.mutants import plant
from tests.promises.p2_kills_in_play import saves_every_third
from tests.ui.table_driver import TableDriver

SEATS = (Seat("Ada"), Seat("Pip", SeatKind.COMPUTER, LEVELS[0].key))
MOVE_MS = 2
"""Leaves a niced computer seat some of a busy machine."""
_SLOW_FLUSH_S = 0.3
_FLUSHES_BEFORE = 12


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


class Hand(QObject):
    """Plays one move at every turn of the event loop."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self._host = program.host
        self._window = program.window
        self._said = -1
        self._timer = QTimer(self, interval=MOVE_MS)
        self._timer.timeout.connect(self._move)
        self._timer.start()

    def _move(self) -> None:
        presenter = self._host.presenter
        if presenter is None:
            if self._host.waiting is not None:
                self._host.continue_game()
            else:
                self._host.deal(TableChoice(SEATS, Preset.LONG).with_word_check(WordCheck.CHECKED))
            return
        state = presenter.session.state
        count = len(presenter.session.record.actions)
        if count != self._said:
            self._said = count
            say(f"moved {count}")
        if state.phase in (Phase.DRAW, Phase.PLAY) and state.seat == 1:
            if "--thinking" in sys.argv:
                self._timer.stop()
                say("thinking")
            return
        table = self._host.screen.table
        match state.phase:
            case Phase.DRAW:
                table.stock_activated.emit()
            case Phase.PLAY if "--dragging" in sys.argv:
                self._hold_a_card(presenter.session.arrangement(0).hand[0])
            case Phase.PLAY if self._host.screen.confirm_lay.isVisible():
                self._host.screen.confirm_lay.confirmed.emit(self._host.screen.confirm_lay.discard)
            case Phase.PLAY:
                table.card_dropped.emit(presenter.session.arrangement(0).hand[0], OnDiscards())
            case Phase.DEAL if state.history:
                self._host.screen.round_page.next_round_requested.emit()
            case Phase.GAME_OVER:
                presenter.rematch_wanted.emit()
            case _:
                pass

    def _hold_a_card(self, card: int) -> None:
        driver = TableDriver(self._window)
        driver.drag(driver.seen_point(f"card_{card}"), driver.center("pile_discards"), release=False)
        self._timer.stop()
        say("dragging")


def slow_flushes() -> None:
    """Makes a later flush take long, and says when it begins."""
    real = os.fsync
    left = [_FLUSHES_BEFORE]

    def fsync(fd: Any) -> None:
        left[0] -= 1
        if left[0] == 0:
            say("saving")
            time.sleep(_SLOW_FLUSH_S)
        real(fd)

    os.fsync = fsync


def default_signals() -> None:
    """Leaves the signals to the system."""
    real: Callable[..., None] = LeaveSignals.__init__

    def init(self: LeaveSignals, parent: Any = None) -> None:
        real(self, parent)
        for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
            signal.signal(number, signal.SIG_DFL)

    plant(LeaveSignals, "__init__", init)


def one_slot_for_all() -> None:
    """Every copy saves to one file, and no lock keeps them apart."""

    class _NoLock:
        def release(self, *, remove: bool = False) -> None:
            """Nothing to let go of."""

        @staticmethod
        def acquire(_path: Path) -> "_NoLock":
            return _NoLock()

    plant(save_store, "FileLock", _NoLock)
    slot = f"current-{'0' * 16}{save_store.SUFFIX}"
    plant(save_store.SaveStore, "_slot_path", lambda self, _slot: self.folder / slot)


def keeps_the_later() -> None:
    """Writes no save that seems older than the one before, as if clocks only went forth."""
    real = save_store.SaveStore.save_current
    newest = [0.0]

    def save_current(self: save_store.SaveStore, game: SavedGame) -> SavedGame:
        if time.time() < newest[0]:
            return game
        newest[0] = time.time()
        return real(self, game)

    plant(save_store.SaveStore, "save_current", save_current)


MUTANTS = {
    "keeps_the_later": keeps_the_later,
    "saves_every_third": saves_every_third,
    "default_signals": default_signals,
    "one_slot_for_all": one_slot_for_all,
}


def main() -> int:
    profile = Path(sys.argv[1])
    for option in sys.argv[2:]:
        if option.startswith("--mutant="):
            MUTANTS[option.removeprefix("--mutant=")]()
    if "--saving" in sys.argv:
        slow_flushes()
    settings = SettingsStore(profile_places(profile).config)
    if not settings.path.exists():
        settings.save(Settings(motion_percent=0))
    built: list[object] = []
    furnish = app.furnish

    def furnish_and_play(*arguments: Any) -> Program:
        program = furnish(*arguments)
        if "--resting" in sys.argv:
            QTimer.singleShot(0, program.window, lambda: say("resting"))
        else:
            built.append(Hand(program))
        return program

    plant(app, "furnish", furnish_and_play)
    return program_main(["--profile", str(profile), "--seed", "5"])


if __name__ == "__main__":
    sys.exit(main())
