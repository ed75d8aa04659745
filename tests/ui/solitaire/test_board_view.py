"""The board by real mouse and keys: click, drag, type; called-off drags leave everything as it was."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from quiddler_qt.engine.cards import face_of
from quiddler_qt.engine.solitaire import SolitairePhase
from quiddler_qt.session.solitaire_session import SolitaireSession
from quiddler_qt.ui.rooms import Room
from tests.ui.solitaire.board_driver import LEFT, BoardDriver
from tests.ui.solitaire.conftest import Bench, StartBench

WAIT_MS = 60_000
CONTROL = Qt.KeyboardModifier.ControlModifier


class Table:
    """A game of deal 6 on its board; its top cards are O T ER R E A I R."""

    def __init__(self, qtbot: QtBot, bench: Bench) -> None:
        self.bench = bench
        self.driver: BoardDriver = bench.enter(Room.SOLITAIRE)
        qtbot.waitUntil(lambda: bench.page.player.session is not None, timeout=WAIT_MS)
        tops = [face_of(stack[-1]) for stack in self.session.state.stacks]
        assert tops == ["O", "T", "ER", "R", "E", "A", "I", "R"]

    @property
    def session(self) -> SolitaireSession:
        session = self.bench.page.player.session
        assert session is not None
        return session


def word(table: Table) -> tuple[int, ...]:
    """The stacks whose cards are in the word."""
    return table.bench.page.player.word


def phase(table: Table) -> SolitairePhase:
    return table.session.state.phase


@pytest.fixture
def table(qtbot: QtBot, start_bench: StartBench) -> Table:
    return Table(qtbot, start_bench())


def test_a_click_puts_a_card_into_the_word_and_back(table: Table) -> None:
    table.driver.click("stack_5")
    table.driver.click("stack_1")
    assert word(table) == (5, 1)
    QTest.mouseClick(table.driver.board.viewport(), LEFT, pos=table.driver.card_point(5))
    assert word(table) == (1,)
    # The place it came from gives it back as well.
    table.driver.click("stack_1")
    assert word(table) == ()


def test_a_double_click_is_one_click(table: Table) -> None:
    point = table.driver.point("stack_5")
    viewport = table.driver.board.viewport()
    QTest.mouseClick(viewport, LEFT, pos=point)
    QTest.mouseDClick(viewport, LEFT, pos=point)
    assert word(table) == (5,)


def test_cards_are_dragged_into_the_word_in_it_and_out(table: Table) -> None:
    driver = table.driver
    driver.drag(driver.card_point(5), driver.point("word"))
    assert word(table) == (5,)
    start = driver.card_point(5) - QPoint(20, 0)
    driver.drag(driver.card_point(1), start)
    assert word(table) == (1, 5)
    driver.drag(driver.card_point(1), driver.card_point(5) + QPoint(40, 0))
    assert word(table) == (5, 1)
    driver.drag(driver.card_point(5), driver.point("stack_7"))
    assert word(table) == (1,)


@pytest.mark.parametrize("how", ["esc", "other button", "resize", "leave"])
def test_a_drag_that_is_called_off_changes_nothing(table: Table, how: str) -> None:
    driver = table.driver
    driver.click("stack_1")
    home = driver.card_point(5)
    driver.drag(home, driver.point("word"), release=False)
    viewport = driver.board.viewport()
    match how:
        case "esc":
            driver.key(Qt.Key.Key_Escape)
        case "other button":
            QTest.mousePress(viewport, Qt.MouseButton.RightButton, pos=driver.point("word"))
        case "resize":
            table.bench.window.resize(1200, 760)
            home = driver.point("stack_5")
        case "leave":
            table.bench.rooms.back()
    QTest.mouseRelease(viewport, LEFT, pos=driver.point("word"))
    assert word(table) == (1,)
    if how != "leave":
        home = driver.point("stack_5")
    assert driver.card_point(5) == home


def test_letters_choose_cards_and_double_ones_where_they_fit(table: Table) -> None:
    table.driver.type("OTER")
    # T+E+R would need two more cards than T+ER: both are there, another key tells them apart.
    words = {word(table)}
    table.driver.key(Qt.Key.Key_F2)
    words.add(word(table))
    assert (0, 1, 2) in words
    assert len(words) == 2
    for _ in range(5):
        table.driver.key(Qt.Key.Key_Backspace)
    assert word(table) == ()


def test_a_letter_that_is_not_there_is_refused_in_one_sentence(table: Table) -> None:
    table.driver.type("RQ")
    assert len(word(table)) == 1
    assert "Q" in table.driver.status


def test_keys_alone_form_and_take_a_word(table: Table) -> None:
    driver = table.driver
    # RATE: 3, 5, 1, 4 by arrows and by number.
    driver.key(Qt.Key.Key_Home)
    for _ in range(3):
        driver.key(Qt.Key.Key_Right)
    driver.key(Qt.Key.Key_Space)
    driver.key(Qt.Key.Key_6)
    driver.key(Qt.Key.Key_2)
    driver.key(Qt.Key.Key_5)
    assert word(table) == (3, 5, 1, 4)
    # From the word: the first card one place on, and back.
    driver.key(Qt.Key.Key_Down)
    driver.key(Qt.Key.Key_Home)
    driver.key(Qt.Key.Key_Right, CONTROL)
    assert word(table) == (5, 3, 1, 4)
    driver.key(Qt.Key.Key_Left, CONTROL)
    driver.key(Qt.Key.Key_Return)
    assert word(table) == ()
    assert len(table.session.state.words) == 1


def test_a_word_that_is_none_stays_and_says_why(table: Table) -> None:
    table.driver.type("RRT")
    table.driver.key(Qt.Key.Key_Return)
    assert "not in the word list" in table.driver.status
    assert len(word(table)) == 3
    assert not table.session.state.words
    table.driver.press("board_put_back")
    assert word(table) == ()
    table.driver.press("board_take")
    assert "Form a word first" in table.driver.status


def test_a_gap_is_filled_by_choice_and_an_illegal_one_says_why(qtbot: QtBot, start_bench: StartBench) -> None:
    table = Table(qtbot, start_bench(accepts_all=True))
    table.session._can_make_word = lambda _: True  # few cards seldom spell a real word
    driver = table.driver
    for _ in range(5):
        for stack in range(8):
            driver.click(f"stack_{stack}")
        driver.key(Qt.Key.Key_Return)
    driver.press("solitaire_undo")
    # Two cards lie on every stack. Once from the first, twice from the second: it is empty then.
    driver.key(Qt.Key.Key_1)
    driver.key(Qt.Key.Key_2)
    driver.key(Qt.Key.Key_Return)
    assert phase(table) is SolitairePhase.WORD
    driver.key(Qt.Key.Key_2)
    driver.key(Qt.Key.Key_3)
    driver.key(Qt.Key.Key_Return)
    assert phase(table) is SolitairePhase.FILL
    assert table.session.state.gaps == (1,)
    driver.click("stack_0")
    assert "one card cannot fill a gap" in driver.status
    driver.press("board_take")
    assert "Fill the gap first" in driver.status
    counts = [len(stack) for stack in table.session.state.stacks]
    driver.type("A")
    assert "Fill the gap first" in driver.status
    assert [len(stack) for stack in table.session.state.stacks] == counts
    driver.drag(driver.card_point(7), driver.point("stack_1"))
    assert phase(table) is SolitairePhase.WORD
    assert [len(stack) for stack in table.session.state.stacks] == [1, 1, 1, 2, 2, 2, 2, 1]


def test_every_stack_and_card_is_told_to_screen_readers(table: Table) -> None:
    board = table.driver.board
    names = []
    for stack in board.stage.stacks:
        interface = QAccessible.queryAccessibleInterface(stack)
        names.append(interface.text(QAccessible.Text.Name))
        assert "Press" in interface.actionInterface().actionNames()
    assert names[2] == "Stack 3: ER, 7 points. 6 cards"
    interface = QAccessible.queryAccessibleInterface(board.stage.stacks[2])
    interface.actionInterface().doAction("Press")
    assert word(table) == (2,)
    assert interface.text(QAccessible.Text.Name) == "Stack 3: in the word. 6 cards"
    tray = QAccessible.queryAccessibleInterface(board.stage.tray)
    assert tray.text(QAccessible.Text.Name).startswith("The word ER")
    assert tray.childCount() == 1


def test_motion_ends_at_any_input(table: Table) -> None:
    table.bench.preferences.change(lambda settings: type(settings)(motion_percent=100))
    board = table.driver.board
    table.driver.click("stack_5")
    moved = board.is_moving
    table.driver.key(Qt.Key.Key_Right)
    assert (moved, board.is_moving) == (True, False)
    assert table.driver.card_point(5) != table.driver.point("stack_5")
