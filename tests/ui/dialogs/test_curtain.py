"""The curtain: opens only for a fresh press, and says nothing of any hand."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from quiddler_qt.engine.state import Phase, Seat
from quiddler_qt.storage.table_form import TableChoice
from quiddler_qt.ui.dialogs.card_row import CardRow
from quiddler_qt.ui.dialogs.curtain import Curtain, curtain_facts
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import Theme
from tests.ui.conftest import StartProgram
from tests.ui.dialogs import samples
from tests.ui.dialogs.conftest import Dress
from tests.ui.dialogs.stage import empty_stage

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def curtain(qtbot: QtBot, dress: Dress, theme: Theme, art: CardArt) -> Curtain:
    dress(1.0)
    curtain = Curtain(theme, art, empty_stage(qtbot, 1024, 700))
    curtain.draw_for(samples.curtain())
    return curtain


def confirm_button(curtain: Curtain) -> QPushButton:
    found = curtain.findChild(QPushButton, "curtain_confirm")
    assert isinstance(found, QPushButton)
    return found


def test_it_covers_everything_and_has_the_keyboard_itself(curtain: Curtain) -> None:
    assert curtain.hasFocus()
    assert curtain.accessibleName() == "Pass to Elena"
    window = curtain.parentWidget()
    assert window is not None
    window.resize(1280, 800)
    assert curtain.geometry() == window.rect()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape])
def test_a_stray_key_opens_nothing(qtbot: QtBot, curtain: Curtain, key: Qt.Key) -> None:
    with qtbot.assertNotEmitted(curtain.confirmed):
        qtbot.keyClick(curtain, key)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_the_first_press_shows_where_and_the_second_opens(
    qtbot: QtBot, curtain: Curtain, key: Qt.Key
) -> None:
    button = confirm_button(curtain)
    with qtbot.assertNotEmitted(curtain.confirmed):
        QTest.keyPress(curtain, key)
        assert button.hasFocus()
        held = QKeyEvent(QEvent.Type.KeyPress, key.value, Qt.KeyboardModifier.NoModifier, "", autorep=True)
        QApplication.sendEvent(button, held)
        QTest.keyRelease(button, key)
    with qtbot.waitSignal(curtain.confirmed):
        qtbot.keyClick(button, key)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_tab_and_a_fresh_press_open_it_once(qtbot: QtBot, curtain: Curtain, key: Qt.Key) -> None:
    qtbot.keyClick(curtain, Qt.Key.Key_Tab)
    button = confirm_button(curtain)
    assert button.hasFocus()
    opened: list[bool] = []
    curtain.confirmed.connect(lambda: opened.append(True))
    qtbot.keyPress(button, key)
    assert not opened
    qtbot.keyRelease(button, key)
    assert opened == [True]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_key_held_down_since_before_opens_nothing(qtbot: QtBot, curtain: Curtain, key: Qt.Key) -> None:
    button = confirm_button(curtain)
    button.setFocus()
    none = Qt.KeyboardModifier.NoModifier
    with qtbot.assertNotEmitted(curtain.confirmed):
        for kind, repeated in ((QEvent.Type.KeyPress, True), (QEvent.Type.KeyRelease, True)):
            QApplication.sendEvent(button, QKeyEvent(kind, key, none, "", repeated))
        QApplication.sendEvent(button, QKeyEvent(QEvent.Type.KeyRelease, key, none, "", autorep=False))


def test_a_click_opens_and_the_second_half_of_a_double_click_does_not(qtbot: QtBot, curtain: Curtain) -> None:
    button = confirm_button(curtain)
    with qtbot.assertNotEmitted(curtain.confirmed):
        twice = QTest.MouseAction.MouseDClick
        QTest.mouseEvent(twice, button, LEFT, Qt.KeyboardModifier.NoModifier, button.rect().center())
        qtbot.mouseRelease(button, LEFT)
    with qtbot.waitSignal(curtain.confirmed):
        qtbot.mouseClick(button, LEFT)


def test_save_and_stop(qtbot: QtBot, curtain: Curtain) -> None:
    stop = curtain.findChild(QPushButton, "curtain_stop")
    assert isinstance(stop, QPushButton)
    with qtbot.waitSignal(curtain.save_and_stop_requested):
        qtbot.mouseClick(stop, LEFT)


def test_facts_are_public_whatever_the_observation(curtain: Curtain) -> None:
    table = samples.observation(samples.FOUR, rounds_played=4, phase=Phase.DRAW, viewer=1)
    assert table.hand
    public = replace(table, hand=(), viewer=None)
    assert curtain_facts(table) == curtain_facts(public)


def test_everything_of_the_person_before_is_gone(curtain: Curtain) -> None:
    facts = samples.curtain(samples.EIGHT)
    curtain.draw_for(facts)
    shown = " ".join(label.text() for label in curtain.findChildren(QLabel) if label.isVisible())
    assert "Pass to Elena" in shown
    assert all(name in shown for name in samples.EIGHT)
    assert "Marta" not in shown


def test_one_discard_lies_there_however_often_it_is_drawn(curtain: Curtain) -> None:
    """The one before is not under it for a moment, darker at the edges."""
    for facts in (samples.curtain(samples.EIGHT), samples.curtain(samples.EIGHT)):
        curtain.draw_for(facts)
        piles = [pile for pile in curtain.findChildren(CardRow) if pile.isVisible()]
        assert len(piles) == 1


def test_the_first_one_of_the_program_shows_the_seats(qtbot: QtBot, start_program: StartProgram) -> None:
    program = start_program(seed=5)
    people = (Seat("Ada"), Seat("Elena"))
    program.host.deal(TableChoice(people, first_dealer=1))
    curtain = program.window.screen_of_game.curtain
    qtbot.waitUntil(curtain.isVisible)
    first = curtain.findChild(QFrame, "curtain_seat_0")
    assert first is not None
    # At once: what is painted first is whole.
    assert first.visibleRegion().boundingRect() == first.rect()
    assert first.height() > 2 * first.fontMetrics().height()
