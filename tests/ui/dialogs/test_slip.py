"""The slip of paper: says, acts, goes with Esc, keeps nothing."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from quiddler_qt.ui.dialogs.slip import PaperSlip
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import load_theme

LONG = "You could go out (48 points as the table lies), but waiting promises more. Keep EQUATOR and AX."


def make(qtbot: QtBot) -> tuple[QWidget, PaperSlip]:
    theme = load_theme("emerald_salon")
    page = QWidget()
    page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    page.resize(600, 500)
    slip = PaperSlip(theme, CardArt(theme), page)
    qtbot.addWidget(page)
    page.show()
    page.activateWindow()
    with qtbot.waitActive(page):
        pass
    return page, slip


def test_it_says_what_it_is_told_and_lies_at_the_foot(qtbot: QtBot) -> None:
    _, slip = make(qtbot)
    assert not slip.isVisible()
    slip.say("Hint", LONG, "Lay out")
    slip.place(QRect(300, 20, 280, 460))
    assert slip.isVisible()
    assert slip.geometry().bottom() == 479
    assert slip.geometry().left() == 300
    assert slip.geometry().width() == 280
    # All of the text has room.
    assert slip.text.height() >= slip.text.heightForWidth(slip.text.width())
    assert slip.accessibleName() == "Hint"
    assert slip.accessibleDescription() == LONG


def test_its_button_is_there_where_something_can_be_done(qtbot: QtBot) -> None:
    _, slip = make(qtbot)
    button = slip.findChild(QPushButton, "slip_action")
    assert button is not None
    slip.say("Teacher", LONG)
    assert not button.isVisible()
    slip.say("Hint", LONG, "Lay out")
    with qtbot.waitSignal(slip.acted):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_it_is_put_away_by_mouse_and_by_key_and_keeps_nothing(qtbot: QtBot) -> None:
    page, slip = make(qtbot)
    close = slip.findChild(QPushButton, "slip_close")
    assert close is not None
    for put_away in (
        lambda: QTest.mouseClick(close, Qt.MouseButton.LeftButton),
        lambda: QTest.keyClick(close, Qt.Key.Key_Escape),
    ):
        slip.say("Hint", LONG)
        close.setFocus()
        with qtbot.waitSignal(slip.put_away):
            put_away()
        assert not slip.isVisible()
        assert slip.text.text() == slip.title.text() == slip.accessibleDescription() == ""
        assert QApplication.focusWidget() is page
