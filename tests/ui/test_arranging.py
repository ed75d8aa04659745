"""Own cards in the whole program: sorted, typed, moved, taken back by name, never past what showed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quiddler_qt.engine.actions import SeatKind
from quiddler_qt.engine.cards import face_of, value_of
from quiddler_qt.engine.state import Seat
from quiddler_qt.program import Program
from quiddler_qt.session.arrangement import Arrangement, by_letter, by_value, vowels_first
from quiddler_qt.session.game_session import GameSession
from quiddler_qt.session.history import Change, ChangeKind
from quiddler_qt.storage.table_form import TableChoice
from quiddler_qt.ui import game_presenter, wording
from quiddler_qt.ui.arranging import change_name
from quiddler_qt.ui.dialogs.table_choice import COMPUTER_LEVEL
from quiddler_qt.ui.rooms import Room
from tests.ui.conftest import StartProgram
from tests.ui.table_driver import TableDriver

TABLE = TableChoice(seats=(Seat("Ada"), Seat("Bo", SeatKind.COMPUTER, COMPUTER_LEVEL)))
CTRL = Qt.KeyboardModifier.ControlModifier


class Seated:
    """A person at the table with a first hand."""

    def __init__(self, program: Program, qtbot: QtBot) -> None:
        self.program = program
        self.driver = TableDriver(program.window)
        self.screen = program.window.screen_of_game
        program.host.deal(TABLE)
        qtbot.waitUntil(lambda: self.session.state.seat == 0 and bool(self.now.cards), timeout=20_000)
        qtbot.waitUntil(lambda: self.program.computers.thinking is None)
        self.screen.table.setFocus()

    @property
    def session(self) -> GameSession:
        presenter = self.program.host.presenter
        assert presenter is not None
        return presenter.session

    @property
    def now(self) -> Arrangement:
        arrangement: Arrangement = self.session.arrangement(0)
        return arrangement

    @property
    def status(self) -> str:
        return self.screen.table._buttons.status.text()

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.screen.table, key, modifiers)
        QApplication.processEvents()

    def says(self, name: str) -> str:
        return self.driver.button(name).accessibleName()


@pytest.fixture
def seated(start_program: StartProgram, qtbot: QtBot) -> Seated:
    return Seated(start_program(seed=11), qtbot)


def test_sorting_goes_round_and_comes_back_to_ones_own_order(seated: Seated) -> None:
    own = seated.now.hand
    sort = seated.driver.button("button_sort")
    orders = []
    for following in ("by value", "vowels first", "my order", "by letter"):
        QTest.mouseClick(sort, Qt.MouseButton.LeftButton)
        orders.append(seated.now.hand)
        assert following in sort.toolTip()
        assert f"Next: {following}." in seated.status
    assert orders[0] == tuple(sorted(own, key=by_letter))
    assert orders[1] == tuple(sorted(orders[0], key=by_value))
    assert orders[2] == tuple(sorted(orders[1], key=vowels_first))
    assert orders[3] == own


def test_an_order_made_by_hand_is_ones_own(seated: Seated) -> None:
    seated.driver.press("button_sort")
    seated.key(Qt.Key.Key_Home)
    seated.key(Qt.Key.Key_Right, CTRL)
    own = seated.now.hand
    for _ in range(4):
        seated.driver.press("button_sort")
    assert seated.now.hand == own


def test_undo_and_redo_by_key_and_button_with_names(seated: Seated) -> None:
    before = seated.now
    card = before.hand[0]
    assert seated.says("undo_button") == "Nothing to undo"
    seated.driver.drag_card(card, "new_row")
    after = seated.now
    assert after.rows == ((card,),)
    assert seated.says("undo_button") == f"Undo: start word 1 with {face_of(card)} (U)"
    seated.key(Qt.Key.Key_U)
    assert seated.now == before
    assert seated.status == f"Undone: start word 1 with {face_of(card)}"
    assert seated.says("redo_button").startswith("Do again: start word 1")
    seated.key(Qt.Key.Key_Y, CTRL)
    assert seated.now == after
    seated.driver.press("undo_button")
    assert seated.now == before
    seated.driver.press("redo_button")
    seated.key(Qt.Key.Key_Z, CTRL)
    assert seated.now == before
    seated.key(Qt.Key.Key_U)
    assert seated.status.startswith("Nothing to undo")


def test_a_typed_word_is_taken_back_as_a_whole(seated: Seated) -> None:
    before = seated.now
    single = [face_of(card) for card in before.hand if len(face_of(card)) == 1][:2]
    assert len(single) == 2
    for letter in single:
        seated.key(Qt.Key(ord(letter)), Qt.KeyboardModifier.ShiftModifier)
    assert len(seated.now.rows[0]) == 2
    seated.key(Qt.Key.Key_Return)
    assert seated.says("undo_button") == f"Undo: type {''.join(single)} (U)"
    seated.key(Qt.Key.Key_U)
    assert seated.now == before


def test_never_past_a_drawn_card(seated: Seated) -> None:
    seated.driver.press("button_sort")
    seated.key(Qt.Key.Key_Space)
    assert len(seated.now.cards) == 4
    now = seated.now
    assert seated.says("undo_button") == "Nothing to undo"
    seated.key(Qt.Key.Key_U)
    assert seated.now == now


def test_the_sheet_before_a_lay_is_taken_back_by_the_same_keys(seated: Seated) -> None:
    seated.key(Qt.Key.Key_Space)
    first, *rest = seated.now.hand
    for card in rest:
        seated.driver.drag_card(card, "row_0" if seated.now.rows else "new_row")
    before = seated.now
    for key, modifiers in ((Qt.Key.Key_U, Qt.KeyboardModifier.NoModifier), (Qt.Key.Key_Z, CTRL)):
        seated.key(Qt.Key.Key_G)
        sheet = seated.program.window.overlay.sheet
        assert sheet is seated.screen.confirm_lay
        QTest.keyClick(sheet, key, modifiers)
        assert seated.program.window.overlay.sheet is None
        assert seated.now == before
        assert first in seated.now.hand
    assert not seated.session.state.laid[0]


def test_keys_work_from_the_buttons_and_the_pad_too(seated: Seated) -> None:
    seated.key(Qt.Key.Key_P)
    pad = seated.screen.table_page.pad
    focused = QApplication.focusWidget()
    assert focused is not None
    assert pad.isAncestorOf(focused)
    QTest.keyClick(focused, Qt.Key.Key_P)
    assert seated.screen.table.hasFocus()
    seated.key(Qt.Key.Key_L)
    assert seated.program.window.rooms.current is Room.DICTIONARY


def test_everything_that_can_be_undone_has_a_name() -> None:
    names = {change_name(Change(kind, (0,), 0)) for kind in ChangeKind if kind is not ChangeKind.SORT}
    assert len(names) == len(ChangeKind) - 1
    assert value_of(0) == 2


def test_turn_and_drawn_card_are_spoken_to_the_person_alone(
    seated: Seated, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    said: list[str] = []
    monkeypatch.setattr(game_presenter, "announce", lambda _widget, text, **_how: said.append(text))
    seated.key(Qt.Key.Key_Space)
    drawn = seated.session.observe(0).taken
    assert drawn is not None
    assert said[:2] == ["Ada drew from the stock.", wording.card_name(drawn)]
    said.clear()
    seated.key(Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: any("Draw from the stock" in one for one in said), timeout=20_000)
    own = [one for one in said if "Draw from the stock" in one]
    assert len(own) == 1, said
    assert not any("Bo drew" in one and one != "Bo drew from the stock." for one in said)
