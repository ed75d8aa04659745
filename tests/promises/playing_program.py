"""The real program, played by a quick hand: a process to be killed.

``python playing_program.py PROFILE [--thinking]`` starts or continues a game, draws and discards by the
signals of the table, and prints a line for each move acknowledged: ``moved N`` with the length of the record.
With ``--thinking`` the line ``thinking`` tells that a computer seat is being asked, and nothing more is done.
"""

import sys
from pathlib import Path

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from quiddler_qt import app, opening
from quiddler_qt.engine.actions import SeatKind
from quiddler_qt.engine.rules import Preset, WordCheck
from quiddler_qt.engine.state import Phase, Seat
from quiddler_qt.options import Options
from quiddler_qt.storage.places import profile_places
from quiddler_qt.storage.settings import Settings, SettingsStore
from quiddler_qt.storage.table_form import TableChoice
from quiddler_qt.ui.dialogs.table_choice import COMPUTER_LEVEL
from quiddler_qt.ui.game_host import GameHost
from quiddler_qt.ui.scene.picture import OnDiscards

SEATS = (Seat("Ada"), Seat("Pip", SeatKind.COMPUTER, COMPUTER_LEVEL))


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


class Hand(QObject):
    """Plays one move at every turn of the event loop."""

    def __init__(self, host: GameHost, *, stop_when_thinking: bool) -> None:
        super().__init__()
        self._host = host
        self._stop_when_thinking = stop_when_thinking
        self._said = -1
        self._timer = QTimer(self, interval=0)
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
            if self._stop_when_thinking:
                self._timer.stop()
                say("thinking")
            return
        table = self._host.screen.table
        match state.phase:
            case Phase.DRAW:
                table.stock_activated.emit()
            case Phase.PLAY:
                table.card_dropped.emit(presenter.session.arrangement(0).hand[0], OnDiscards())
            case Phase.DEAL if state.history:
                self._host.screen.round_page.next_round_requested.emit()
            case Phase.GAME_OVER:
                presenter.rematch_wanted.emit()
            case _:
                pass


def main() -> int:
    profile = Path(sys.argv[1])
    SettingsStore(profile_places(profile).config).save(Settings(motion_percent=0))
    built: list[object] = []
    furnish = app.furnish

    def furnish_and_play(opened: app.Opened, options: Options) -> app.Program:
        program = furnish(opened, options)
        built.append(Hand(program.host, stop_when_thinking="--thinking" in sys.argv))
        return program

    app.furnish = furnish_and_play
    code = opening.run(Options(profile=profile, seed=5))
    assert QApplication.instance() is not None
    return code


if __name__ == "__main__":
    sys.exit(main())
