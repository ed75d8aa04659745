"""The overlay: one sheet, the keyboard inside it, and back where it came from."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from quiddler_qt.ui.dialogs.message_sheet import Answer, MessageSheet
from quiddler_qt.ui.dialogs.overlay import Overlay
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import Theme
from tests.ui.dialogs.conftest import Dress
from tests.ui.dialogs.stage import put_on_stage


class Window(QWidget):
    def __init__(self, theme: Theme, art: CardArt) -> None:
        super().__init__()
        self.behind = QPushButton("Behind")
        QVBoxLayout(self).addWidget(self.behind)
        self.overlay = Overlay(theme, art, self)
        self.sheet = MessageSheet(theme, art)


@pytest.fixture
def window(qtbot: QtBot, dress: Dress, theme: Theme, art: CardArt) -> Window:
    dress(1.0)
    window = Window(theme, art)
    put_on_stage(qtbot, window, 1024, 700)
    window.behind.setFocus()
    return window


def ask(window: Window, *, careful: bool = False) -> None:
    answers = (Answer("no", "Keep playing"), Answer("yes", "End the game"))
    window.sheet.show_message("End?", "Really <b>end</b> R&D?", answers, careful=careful)
    window.overlay.show_sheet(window.sheet)


def test_tab_stays_inside_the_sheet(qtbot: QtBot, window: Window) -> None:
    ask(window)
    seen = []
    for _ in range(4):
        focused = QApplication.focusWidget()
        assert focused is not None
        seen.append(focused.objectName())
        qtbot.keyClick(focused, Qt.Key.Key_Tab)
    assert seen == ["message_yes", "message_no", "message_yes", "message_no"]


def test_enter_and_esc_answer_once_and_focus_returns(qtbot: QtBot, window: Window) -> None:
    for key, answer in ((Qt.Key.Key_Return, "yes"), (Qt.Key.Key_Escape, "no")):
        ask(window)
        with qtbot.waitSignal(window.sheet.answered) as told:
            qtbot.keyClick(QApplication.focusWidget(), key)
        assert told.args == [answer]
        with qtbot.waitSignal(window.overlay.closed):
            window.overlay.close_sheet()
        assert not window.overlay.is_open
        assert window.behind.hasFocus()


def test_careful_questions_give_the_keyboard_to_the_harmless_answer(qtbot: QtBot, window: Window) -> None:
    ask(window, careful=True)
    with qtbot.waitSignal(window.sheet.answered) as told:
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Enter)
    assert told.args == ["no"]


def test_no_click_reaches_what_lies_behind(qtbot: QtBot, window: Window) -> None:
    ask(window)
    with qtbot.assertNotEmitted(window.behind.clicked):
        qtbot.mouseClick(window.overlay, Qt.MouseButton.LeftButton, pos=QPoint(5, 350))
    assert window.childAt(QPoint(5, 350)) is window.overlay


def test_it_covers_the_window_at_every_size(qtbot: QtBot, window: Window) -> None:
    ask(window)
    for size in ((1280, 800), (1024, 700), (500, 320)):
        window.resize(*size)
        assert window.overlay.size().toTuple() == size
        assert window.overlay.rect().contains(window.sheet.geometry())


def test_a_message_has_room_under_its_buttons(window: Window, theme: Theme, art: CardArt) -> None:
    """Also the first of a sheet that comes after another one."""
    ask(window)
    window.overlay.close_sheet()
    sheet = MessageSheet(theme, art)
    sheet.show_message("Please note", "It cannot be opened.", (Answer("ok", "OK"),))
    window.overlay.show_sheet(sheet)
    QApplication.processEvents()
    layout, button = sheet.layout(), sheet.findChild(QPushButton, "message_ok")
    assert layout is not None
    assert button is not None
    assert button.geometry().bottom() < sheet.height() - layout.contentsMargins().bottom()
