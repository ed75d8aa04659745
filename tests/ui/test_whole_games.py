"""Whole games on the real window, by mouse and keys: people, curtains, computers, challenges, saves."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QMenu
from pytestqt.qtbot import QtBot

from quiddler_qt.engine.actions import Challenge, SeatKind
from quiddler_qt.engine.record import digest, replay
from quiddler_qt.engine.rules import Preset, WordCheck
from quiddler_qt.engine.state import GameState, Phase, Seat
from quiddler_qt.program import Program
from quiddler_qt.session.game_session import GameSession
from quiddler_qt.storage.table_form import TableChoice
from quiddler_qt.storage.table_statistics import TableStatistics
from quiddler_qt.ui.dialogs.table_choice import COMPUTER_LEVEL
from tests.ui.conftest import StartProgram
from tests.ui.table_driver import TableDriver

ADA, BO = Seat("Ada"), Seat("Bo & Co <b>")
PIP = Seat("Pip", SeatKind.COMPUTER, COMPUTER_LEVEL)
# Long enough for a computer seat on a busy machine; the tests go on as soon as what they wait for is there.
PATIENCE_MS = 30_000


class Evening:
    """People at one screen, who play whatever comes: the words they lay are nonsense, in challenge play."""

    def __init__(self, program: Program, qtbot: QtBot) -> None:
        self.program = program
        self.window = program.window
        self.screen = program.window.screen_of_game
        self.driver = TableDriver(program.window)
        self.qtbot = qtbot

    @property
    def session(self) -> GameSession:
        presenter = self.program.host.presenter
        assert presenter is not None
        return presenter.session

    @property
    def state(self) -> GameState:
        return self.session.state

    @property
    def viewer(self) -> int | None:
        presenter = self.program.host.presenter
        assert presenter is not None
        return presenter.viewer

    def until(self, condition: object) -> None:
        assert callable(condition)
        QApplication.processEvents()
        self.qtbot.waitUntil(condition, timeout=PATIENCE_MS)

    def page(self) -> str:
        """What the people have before them."""
        if self.window.overlay.sheet is not None:
            return self.window.overlay.sheet.objectName()
        if self.screen.curtain.isVisible():
            return "curtain"
        for page in (self.screen.round_page, self.screen.final_page, self.screen.table_page):
            if page.isVisible():
                return page.objectName()
        return "start"

    def at_table(self) -> bool:
        """Whether a person can play a turn now."""
        on_turn = self.state.phase in (Phase.DRAW, Phase.PLAY) and self.state.seat == self.viewer
        return self.page() == "table_page" and on_turn

    def pass_screen(self) -> None:
        """The next person takes the screen."""
        self.driver.press("curtain_confirm", self.screen.curtain)

    def play_turn(self, *, lay: bool) -> None:
        """A whole turn by mouse: draw, perhaps form a word, discard or lay."""
        seat = self.state.seat
        if self.state.phase is Phase.DRAW:
            pile = "pile_discards" if len(self.session.record.actions) % 3 == 0 else "pile_stock"
            self.driver.click(pile)
        assert self.state.phase is Phase.PLAY
        hand = self.session.arrangement(seat).hand
        if lay:
            for place, card in enumerate(hand[:-1]):
                self.driver.drag_card(card, "row_0" if place else "new_row")
            assert len(self.session.arrangement(seat).rows) == 1
            self.driver.press("button_main")
            assert self.page() == "confirm_lay_sheet"
            self.driver.key(Qt.Key.Key_Return)
        else:
            self.driver.drag_card(hand[0], "pile_discards")
            if self.page() == "confirm_lay_sheet":  # the last turn, with nothing laid
                self.driver.key(Qt.Key.Key_Return)
        assert self.state.phase is not Phase.PLAY or self.state.seat != seat

    def play_to_the_end(self, out_on_turn: int = 2) -> list[str]:
        """Plays on until the final page; returns what was seen on the way."""
        seen: list[str] = []
        while self.page() != "final_page":
            self.until(lambda: self.page() in ("curtain", "round_page", "final_page") or self.at_table())
            seen.append(self.page())
            match self.page():
                case "curtain":
                    self.pass_screen()
                case "round_page":
                    self.driver.press("round_main_action", self.screen.round_page)
                case "table_page":
                    turns = self.state.turns_taken[self.state.seat]
                    self.play_turn(lay=self.state.out_seat is not None or turns + 1 >= out_on_turn)
        return seen


def table(*seats: Seat, word_check: WordCheck = WordCheck.CHALLENGE) -> TableChoice:
    return TableChoice(seats, Preset.QUICK).with_word_check(word_check)


def check_pad(evening: Evening) -> None:
    """Every cell of the pad shows the engine's number."""
    pad = evening.screen.table_page.pad
    for round_index, scores in enumerate(evening.state.history):
        for seat, score in enumerate(scores):
            cell = pad.findChild(QLabel, f"score_r{round_index + 1}_s{seat}")
            assert cell is not None
            assert cell.text() == str(score.hand)


def check_pad_can_be_kept(evening: Evening) -> None:
    """The pad of a game that is over is copied, printed and saved from the page of its end."""
    evening.driver.press("final_pad", evening.screen.final_page)
    menu = evening.screen.table_page.pad.findChild(QMenu, "score_menu")
    assert isinstance(menu, QMenu)
    assert menu.isVisible()
    (copy,) = (action for action in menu.actions() if action.objectName() == "score_copy")
    menu.close()
    copy.trigger()
    assert evening.screen.final_page.note.text() == "The score pad is on the clipboard."
    assert str(evening.state.totals[0]) in QApplication.clipboard().text()


def test_two_people_play_a_whole_game_with_the_curtain_between_them(
    start_program: StartProgram, qtbot: QtBot
) -> None:
    evening = Evening(start_program(seed=5), qtbot)
    evening.program.host.deal(table(ADA, BO))
    seen = evening.play_to_the_end()
    assert seen.count("curtain") >= 8
    assert evening.state.phase is Phase.GAME_OVER
    assert len(evening.state.history) == 4
    check_pad(evening)
    assert digest(replay(evening.session.record)) == digest(evening.state)
    assert evening.screen.table.repair_count == 0


def test_a_person_plays_a_computer(start_program: StartProgram, qtbot: QtBot) -> None:
    evening = Evening(start_program(seed=6), qtbot)
    evening.program.host.deal(table(ADA, PIP))
    seen = evening.play_to_the_end(out_on_turn=3)
    assert "curtain" not in seen, "there is one person only"
    assert evening.state.phase is Phase.GAME_OVER
    check_pad(evening)
    assert evening.screen.table.repair_count == 0


def test_two_people_and_a_computer(start_program: StartProgram, qtbot: QtBot) -> None:
    evening = Evening(start_program(seed=7), qtbot)
    evening.program.host.deal(table(ADA, PIP, BO))
    evening.play_to_the_end()
    assert evening.state.phase is Phase.GAME_OVER
    assert evening.screen.table.repair_count == 0


def test_news_behind_the_curtain_lays_nothing_on_the_table(start_program: StartProgram, qtbot: QtBot) -> None:
    evening = Evening(start_program(seed=4), qtbot)
    evening.program.host.deal(table(ADA, BO))
    evening.until(lambda: evening.page() == "curtain")
    presenter = evening.program.host.presenter
    assert presenter is not None
    presenter.say("The game is saved again.")  # as after trouble with the disk
    assert not evening.screen.table.stage.sprites
    evening.driver.press("curtain_confirm", evening.screen.curtain)
    evening.until(evening.at_table)
    assert evening.screen.table.repair_count == 0


def test_no_letter_of_any_hand_is_anywhere_while_the_curtain_is_drawn(
    start_program: StartProgram, qtbot: QtBot
) -> None:
    evening = Evening(start_program(seed=5), qtbot)
    evening.program.host.deal(table(ADA, BO))
    evening.until(lambda: evening.page() == "curtain")
    for _ in range(3):
        names = {
            item.objectName() for item in evening.screen.table.scene().items() if hasattr(item, "objectName")
        }
        assert not [name for name in names if name.startswith("card_")]
        evening.driver.key(Qt.Key.Key_Return, evening.screen.curtain)
        assert evening.page() == "curtain", "a stray Enter opens nothing"
        evening.pass_screen()
        evening.until(evening.at_table)
        evening.play_turn(lay=False)
        evening.until(lambda: evening.page() == "curtain")


def test_every_round_begins_behind_the_curtain(start_program: StartProgram, qtbot: QtBot) -> None:
    """Whoever had the last turn of a round: everybody has looked at the page of the round since."""
    evening = Evening(start_program(seed=5), qtbot)
    evening.program.host.deal(table(ADA, BO))
    begun = 0
    while begun < 2:
        evening.until(lambda: evening.page() in ("curtain", "round_page") or evening.at_table())
        match evening.page():
            case "curtain":
                evening.pass_screen()
            case "round_page":
                is_next = evening.state.phase is Phase.DEAL
                evening.driver.press("round_main_action", evening.screen.round_page)
                if is_next:
                    begun += 1
                    evening.until(lambda: evening.page() == "curtain" or evening.at_table())
                    assert evening.page() == "curtain"
            case _:
                evening.play_turn(lay=True)


def test_the_page_of_a_round_leads_to_the_start_page_and_the_rules(
    start_program: StartProgram, qtbot: QtBot
) -> None:
    evening = Evening(start_program(seed=5), qtbot)
    evening.program.host.deal(table(ADA, PIP))
    while evening.page() != "round_page":
        evening.until(lambda: evening.page() == "round_page" or evening.at_table())
        if evening.page() != "round_page":
            evening.play_turn(lay=evening.state.out_seat is not None)
    evening.driver.key(Qt.Key.Key_F1, evening.screen.round_page)
    assert evening.page() == "start", "neither page of the game is on show"
    evening.driver.key(Qt.Key.Key_Escape)
    assert evening.page() == "round_page"
    for leave in (
        lambda: evening.driver.press("round_leave", evening.screen.round_page),
        lambda: evening.driver.key(Qt.Key.Key_Escape, evening.screen.round_page),
    ):
        leave()
        assert evening.window.start_page.isVisible()
        evening.driver.key(Qt.Key.Key_Return, evening.window.start_page)
        evening.until(lambda: evening.page() == "round_page")


def test_a_hand_of_words_alone_has_nothing_unused(start_program: StartProgram, qtbot: QtBot) -> None:
    evening = Evening(start_program(seed=9), qtbot)
    evening.program.host.deal(table(ADA, PIP))
    evening.until(evening.at_table)
    evening.driver.click("pile_stock")
    for place, card in enumerate(evening.session.arrangement(0).hand):
        evening.driver.drag_card(card, "row_0" if place else "new_row")
    picture = evening.screen.table.stage.picture
    assert picture is not None
    assert picture.main_action.detail == ""
    assert not picture.main_action.permission.allowed


def test_a_person_doubts_a_word_and_the_list_decides(start_program: StartProgram, qtbot: QtBot) -> None:
    evening = Evening(start_program(seed=5), qtbot)
    evening.program.host.deal(TableChoice((ADA, BO), Preset.PUBLISHER))
    while evening.page() != "round_page":
        evening.until(lambda: evening.page() in ("curtain", "round_page") or evening.at_table())
        if evening.page() == "curtain":
            evening.pass_screen()
        elif evening.page() == "table_page":
            evening.play_turn(lay=True)
    owner, other = 1, 0
    evening.driver.press(f"round_word_s{owner}_0", evening.screen.round_page)
    assert evening.page() == "challenge_sheet"
    evening.driver.press("challenge_confirm", evening.screen.challenge)
    assert isinstance(evening.session.record.actions[-1], Challenge)
    assert evening.state.laid[owner][0].challenger == other
    evening.driver.key(Qt.Key.Key_Space, evening.screen.challenge)
    evening.until(lambda: evening.page() == "round_page")
    evening.driver.press("round_main_action", evening.screen.round_page)
    assert evening.state.history


def test_a_turn_cut_short_goes_on_after_a_restart(start_program: StartProgram, qtbot: QtBot) -> None:
    evening = Evening(start_program(seed=9), qtbot)
    evening.program.host.deal(table(ADA, PIP))
    evening.until(evening.at_table)
    evening.driver.click("pile_stock")
    hand = evening.session.arrangement(0).hand
    evening.driver.drag_card(hand[1], "new_row")
    evening.driver.drag_card(hand[0], "row_0")
    before = evening.session.arrangement(0), digest(evening.state)
    evening.window.close()
    evening.program.close()

    again = Evening(start_program(), qtbot)
    assert again.page() == "start"
    again.driver.key(Qt.Key.Key_Return, again.window.start_page)
    again.until(again.at_table)
    assert (again.session.arrangement(0), digest(again.state)) == before
    again.play_turn(lay=False)


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_the_new_game_sheet_deals_and_cancels(start_program: StartProgram, qtbot: QtBot, key: Qt.Key) -> None:
    program = start_program(seed=5)
    driver = TableDriver(program.window)
    driver.press("start_first_game")
    sheet = program.window.new_game
    assert sheet.isVisible()
    driver.key(key, sheet)
    assert sheet.isHidden()
    assert (program.host.presenter is not None) is (key == Qt.Key.Key_Return)
    if program.host.presenter is not None:
        table = program.preferences.current.table
        assert table is not None
        assert table.seats == program.host.presenter.session.state.seats


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)")
def test_a_rematch_keeps_table_and_rules_and_passes_the_deal_on(
    start_program: StartProgram, qtbot: QtBot
) -> None:
    evening = Evening(start_program(seed=6), qtbot)
    evening.program.host.deal(table(ADA, PIP))
    first = evening.session.record.setup
    evening.play_to_the_end()
    check_pad_can_be_kept(evening)
    evening.driver.press("final_rematch", evening.screen.final_page)
    second = evening.session.record.setup
    assert (second.rules, second.seats) == (first.rules, first.seats)
    assert second.first_dealer == (first.first_dealer + 1) % 2
    evening.until(evening.at_table)


def test_a_game_that_ends_is_in_the_records_even_if_the_program_died_before_counting(
    start_program: StartProgram, qtbot: QtBot
) -> None:
    evening = Evening(start_program(seed=6), qtbot)
    evening.program.host.deal(table(ADA, PIP))
    evening.play_to_the_end()
    statistics = TableStatistics(evening.program.places.data)
    once = statistics.load().records
    assert {key: player.games for key, player in once.players.items()} == {
        "person:ada": 1,
        f"computer:{PIP.level}": 1,
    }
    assert once.players["person:ada"].points == evening.state.totals[0]
    statistics.path.unlink()
    evening.window.close()
    evening.program.close()

    start_program()
    assert statistics.load().records == once


def test_a_whole_round_by_keys_alone(start_program: StartProgram, qtbot: QtBot) -> None:
    evening = Evening(start_program(seed=5), qtbot)
    evening.program.host.deal(table(ADA, BO))
    while evening.page() != "round_page":
        evening.until(lambda: evening.page() in ("curtain", "round_page") or evening.at_table())
        if evening.page() == "curtain":
            evening.driver.key(Qt.Key.Key_Tab, evening.screen.curtain)
            evening.driver.key(Qt.Key.Key_Return)
        elif evening.page() == "table_page":
            table_view = evening.screen.table
            evening.driver.key(Qt.Key.Key_Space, table_view)
            seat = evening.state.seat
            hand = evening.session.arrangement(seat).hand
            for _ in hand[1:]:
                evening.driver.key(Qt.Key.Key_Return, table_view)
            assert len(evening.session.arrangement(seat).hand) == 1
            assert len(evening.session.arrangement(seat).rows) == 1
            evening.driver.key(Qt.Key.Key_G, table_view)
            evening.driver.key(Qt.Key.Key_Return)
    evening.driver.key(Qt.Key.Key_Return)
    evening.until(lambda: bool(evening.state.history))


def test_c_goes_to_a_word_on_the_table_and_doubts_it(start_program: StartProgram, qtbot: QtBot) -> None:
    evening = Evening(start_program(seed=5), qtbot)
    evening.program.host.deal(table(ADA, BO))
    evening.until(lambda: evening.page() == "curtain")
    evening.pass_screen()
    evening.until(evening.at_table)
    evening.play_turn(lay=True)
    evening.until(lambda: evening.page() == "curtain")
    evening.pass_screen()
    evening.until(evening.at_table)
    evening.driver.key(Qt.Key.Key_C, evening.screen.table)
    assert evening.page() == "table_page"
    picture = evening.screen.table.stage.picture
    assert picture is not None
    assert "C again challenges it" in picture.status
    evening.driver.key(Qt.Key.Key_C, evening.screen.table)
    assert evening.page() == "challenge_sheet"
    evening.driver.press("challenge_confirm", evening.screen.challenge)
    evening.driver.key(Qt.Key.Key_Space, evening.screen.challenge)
    assert isinstance(evening.session.record.actions[-1], Challenge)
    assert evening.state.out_seat is None, "struck before the next draw: not gone out"
    evening.until(evening.at_table)
