"""The seats of a table that is being made: they come, go, change places and colours, by mouse and keys."""

from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from quiddler_qt.bots.levels import LEVELS
from quiddler_qt.engine.actions import SeatKind
from quiddler_qt.engine.state import Seat
from quiddler_qt.ui.character_wording import character_short_name
from quiddler_qt.ui.dialogs.seat_list import SeatList
from quiddler_qt.ui.dialogs.table_choice import COMPUTER_LEVEL, first_table
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import Theme
from tests.ui.dialogs.conftest import Dress
from tests.ui.dialogs.seat_hands import LEFT, add_seat, button, drag, field, widget
from tests.ui.dialogs.stage import put_on_stage


@pytest.fixture
def seats(qtbot: QtBot, dress: Dress, theme: Theme, art: CardArt) -> SeatList:
    dress(1.0)
    seats = SeatList(theme, art)
    seats.set_seats(first_table().seats, (), None)
    put_on_stage(qtbot, seats, 720, 740)
    return seats


def seat_names(seats: SeatList) -> list[str]:
    return [seat.name for seat in seats.seats()]


def test_seats_come_go_and_become_computers(qtbot: QtBot, seats: SeatList) -> None:
    for name in ("Marta", "Jonas"):
        qtbot.mouseClick(button(seats, "add_seat"), LEFT)
        place = len(seats.seats()) - 1
        assert field(seats, place).hasFocus()
        qtbot.keyClicks(field(seats, place), name)
    qtbot.mouseClick(button(seats, "remove_1"), LEFT)
    qtbot.mouseClick(button(seats, "computer_1"), LEFT)
    assert [(seat.name, seat.kind) for seat in seats.seats()] == [
        ("Player 1", SeatKind.PERSON),
        ("Marta", SeatKind.COMPUTER),
        ("Jonas", SeatKind.PERSON),
    ]


def test_a_character_bears_its_own_name_also_in_a_remembered_table(qtbot: QtBot, seats: SeatList) -> None:
    keys = [level.key for level in LEVELS]
    otto = character_short_name(COMPUTER_LEVEL)
    computer = partial(Seat, kind=SeatKind.COMPUTER, level=COMPUTER_LEVEL)
    seats.set_seats((Seat("Ada"), computer(otto), computer(f"{otto} 2"), computer("Pip")), (), None)
    assert seat_names(seats) == ["Ada", otto, f"{otto} 2", "Pip"]
    for place in (2, 3):
        box = widget(seats, f"new_game_level_{place}")
        box.setFocus()
        qtbot.keyClick(box, Qt.Key.Key_End)
    assert seat_names(seats) == ["Ada", otto, character_short_name(keys[-1]), "Pip"]


def test_whoever_comes_to_the_table_as_a_computer_is_nobody_who_sits_there(
    qtbot: QtBot, seats: SeatList
) -> None:
    for place in (2, 3):
        qtbot.mouseClick(button(seats, "add_seat"), LEFT)
        qtbot.mouseClick(button(seats, f"computer_{place}"), LEFT)
    levels = [seat.level for seat in seats.seats() if seat.kind is SeatKind.COMPUTER]
    assert levels[0] == COMPUTER_LEVEL
    assert len(set(levels)) == 3


def test_ctrl_and_arrows_move_a_seat_from_anywhere_in_it(qtbot: QtBot, seats: SeatList) -> None:
    for name in ("Marta", "Jonas"):
        add_seat(qtbot, seats, name)
    typed = field(seats, 3)
    control = Qt.KeyboardModifier.ControlModifier
    qtbot.keyClick(typed, Qt.Key.Key_Up, control)
    qtbot.keyClick(typed, Qt.Key.Key_Up, control)
    assert typed.hasFocus()
    assert typed.objectName() == "new_game_name_1"
    assert [name for name in seat_names(seats) if name in ("Marta", "Jonas")] == ["Jonas", "Marta"]
    handle = widget(seats, "new_game_handle_1")
    handle.setFocus()
    qtbot.keyClick(handle, Qt.Key.Key_Down)
    assert seat_names(seats)[2] == "Jonas"
    for _ in range(9):
        qtbot.keyClick(handle, Qt.Key.Key_Down)
    assert seat_names(seats)[3] == "Jonas"


def test_a_seat_is_dragged_by_its_handle(qtbot: QtBot, seats: SeatList) -> None:
    for name in ("Marta", "Jonas"):
        add_seat(qtbot, seats, name)
    handle = drag(seats, 3, 0)
    assert seat_names(seats)[0] == "Jonas"
    QTest.mouseRelease(handle, LEFT)
    names = seat_names(seats)
    assert (names[0], names[3]) == ("Jonas", "Marta")
    QTest.mouseMove(handle, QPoint(5, 400))
    assert seat_names(seats) == names


def test_tab_goes_through_seats_in_the_order_in_which_they_stand(qtbot: QtBot, seats: SeatList) -> None:
    add_seat(qtbot, seats, "Marta")
    qtbot.keyClick(field(seats, 2), Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    remove = button(seats, "remove_0")
    remove.setFocus()
    qtbot.keyClick(remove, Qt.Key.Key_Tab)
    assert widget(seats, "new_game_handle_1").hasFocus()
    for _ in range(2):
        focus = QApplication.focusWidget()
        assert focus is not None
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
    assert field(seats, 1).hasFocus()
    assert field(seats, 1).text() == "Marta"


# The platform of the tests cannot raise a window of its own, as a menu is one, or give it all keys.
@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_colour_is_chosen_from_the_menu_and_whoever_had_it_gets_the_other(
    qtbot: QtBot, seats: SeatList
) -> None:
    disc = widget(seats, "new_game_color_0")
    qtbot.mouseClick(disc, LEFT)
    (menu,) = (one for one in disc.findChildren(QMenu))
    assert menu.isVisible()
    assert menu.actions()[0].isChecked()
    qtbot.keyClick(menu, Qt.Key.Key_Down)
    qtbot.keyClick(menu, Qt.Key.Key_Return)
    assert seats.colors() == (1, 0)
    add_seat(qtbot, seats, "Marta")
    assert seats.colors() == (1, 0, 2)
    qtbot.keyClick(field(seats, 2), Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    assert seats.colors() == (1, 2, 0)


def test_a_table_has_two_to_eight_seats(qtbot: QtBot, seats: SeatList) -> None:
    assert not button(seats, "remove_0").isEnabled()
    for _ in range(6):
        qtbot.mouseClick(button(seats, "add_seat"), LEFT)
    assert len(seats.seats()) == 8
    assert not button(seats, "add_seat").isVisible()
    names = [seat.name for seat in seats.seats()]
    assert len(set(names)) == 8


def test_what_cannot_be_seen_does_not_stay_in_a_name(qtbot: QtBot, seats: SeatList) -> None:
    QGuiApplication.clipboard().setText("A\u202ed\u200ba")
    qtbot.keyClick(field(seats, 0), Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert field(seats, 0).text() == "Ada"
