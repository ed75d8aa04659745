"""Two short games on the real window by real mouse events, at which every sound of the table is to be heard.

Prints a line of JSON for each: the name of the sound, and the moment at which it is to begin. With ``--mute``
the sound is switched off while the longest is heard, and the moment of that is printed.
"""

import json
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEventLoop, Qt, QTimer

from quiddler_qt import app
from quiddler_qt.engine.actions import SeatKind
from quiddler_qt.engine.cards import Card
from quiddler_qt.engine.rules import Preset, Rules, WordCheck
from quiddler_qt.engine.state import Seat
from quiddler_qt.opening import make_application
from quiddler_qt.options import Options
from quiddler_qt.program import Program
from quiddler_qt.session.game_session import GameSession
from quiddler_qt.storage.places import profile_places
from quiddler_qt.storage.settings import Settings, SettingsStore
from quiddler_qt.storage.table_form import TableChoice
from quiddler_qt.ui.dialogs.table_choice import COMPUTER_LEVEL
from quiddler_qt.ui.sound import Cue
from tests.ui.table_driver import TableDriver

GAP_MS = 1700
"""Longer than the longest sound."""
PATIENCE_S = 60.0


def tell(what: str) -> None:
    """One line: what happens now."""
    sys.stdout.write(json.dumps({"what": what, "at": time.monotonic()}) + "\n")
    sys.stdout.flush()


def rest(ms: int = GAP_MS) -> None:
    """The program runs on by itself."""
    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()


def until(condition: Callable[[], bool]) -> None:
    """The program runs on until something is so."""
    end = time.monotonic() + PATIENCE_S
    while not condition():
        if time.monotonic() > end:
            raise SystemExit("FAILED: waited in vain")
        rest(20)


class Player:
    """Plays by mouse, one thing heard after the other."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.screen = program.window.screen_of_game
        self.driver = TableDriver(program.window)

    @property
    def session(self) -> GameSession:
        """The game that is played."""
        presenter = self.program.host.presenter
        assert presenter is not None
        return presenter.session

    def hand(self) -> tuple[Card, ...]:
        """The cards of the seat on turn that lie in no word."""
        return self.session.arrangement(self.session.state.seat).hand

    def at_table(self, seat: int) -> bool:
        """Whether a person is to play, with nothing over the table."""
        presenter = self.program.host.presenter
        return (
            presenter is not None
            and presenter.viewer == seat == presenter.session.state.seat
            and self.screen.table_page.isVisible()
            and self.program.window.overlay.sheet is None
        )

    def _may_begin(self, seat: int) -> bool:
        return self.screen.curtain.isVisible() or self.at_table(seat)

    def go_out(self) -> None:
        """Draws, and lays all cards but one as one word."""
        self.driver.click("pile_stock")
        rest()
        for card in self.hand()[:-1]:
            self.driver.drag_card(
                card, "row_0" if self.session.arrangement(self.session.state.seat).rows else "new_row"
            )
            rest(200)
        rest()
        self.driver.press("button_main")
        self.driver.key(Qt.Key.Key_Return)
        rest()

    def against_a_computer(self) -> None:
        """Deal, turn, pick up, settle, refuse, flip, a laid word, and the end of the game."""
        seats = (Seat("Ada"), Seat("Pip", SeatKind.COMPUTER, COMPUTER_LEVEL))
        rules = Rules(hand_sizes=(3,), word_check=WordCheck.CHALLENGE)
        self.program.host.deal(TableChoice(seats, Preset.QUICK, rules, first_dealer=0))
        rest()
        until(lambda: self.at_table(0))
        rest()
        driver, card = self.driver, self.hand()[0]
        driver.drag(driver.seen_point(f"card_{card}"), driver.center("new_row"), release=False)
        rest()
        driver.release(driver.center("new_row"))
        rest()
        driver.press("button_main")  # refused: nothing is drawn yet
        rest()
        self.go_out()
        until(self.screen.round_page.isVisible)
        rest()
        driver.press("round_main_action", self.screen.round_page)

    def against_a_person(self) -> None:
        """A challenge with its verdict, and the end of a round."""
        self.driver.press("round_main_action", self.screen.round_page)
        until(self.screen.final_page.isVisible)
        self.driver.press("final_start_page", self.screen.final_page)
        rules = Rules(hand_sizes=(3, 4), word_check=WordCheck.CHALLENGE)
        self.program.host.deal(
            TableChoice((Seat("Ada"), Seat("Bo")), Preset.PUBLISHER, rules, first_dealer=1)
        )
        rest()
        for seat in (0, 1):
            until(partial(self._may_begin, seat))
            if self.screen.curtain.isVisible():
                self.driver.press("curtain_confirm", self.screen.curtain)
            until(partial(self.at_table, seat))
            rest()
            self.go_out()
        until(self.screen.round_page.isVisible)
        self.driver.press("round_word_s1_0", self.screen.round_page)
        self.driver.press("challenge_confirm", self.screen.challenge)
        rest()
        self.driver.key(Qt.Key.Key_Space, self.screen.challenge)
        rest()
        self.driver.press("round_main_action", self.screen.round_page)
        rest()


def main(folder: Path, *, mute: bool) -> None:
    """Builds the program on an empty folder and plays in it."""
    application = make_application()
    places = profile_places(folder)
    SettingsStore(places.config).save(Settings(coach=False, sound_percent=100))
    program = app.build(places, Options(profile=folder, seed=7))
    program.window.resize(1280, 800)
    program.window.show()
    program.window.activateWindow()
    program.host.begin()
    rest(500)
    program.window.screen_of_game.sounded.connect(lambda cue: tell(Cue(cue).value))
    player = Player(program)
    player.against_a_computer()
    if mute:
        rest(300)
        tell("mute")
        program.window.screen_of_game.mute_requested.emit(True)
        rest()
    else:
        rest()
        player.against_a_person()
    program.window.close()
    program.close()
    application.processEvents()


if __name__ == "__main__":
    main(Path(sys.argv[1]), mute="--mute" in sys.argv)
