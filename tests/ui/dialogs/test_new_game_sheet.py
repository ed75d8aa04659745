"""The new-game sheet, used as people use it: by clicks and keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QRadioButton
from pytestqt.qtbot import QtBot

from quiddler_qt.engine.actions import SeatKind
from quiddler_qt.engine.rules import Preset, WordCheck
from quiddler_qt.engine.state import Seat
from quiddler_qt.storage.table_form import TableChoice
from quiddler_qt.ui.dialogs.new_game_sheet import NewGameSheet
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import Theme
from tests.ui.dialogs.conftest import Dress
from tests.ui.dialogs.stage import put_on_stage

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def sheet(qtbot: QtBot, dress: Dress, theme: Theme, art: CardArt) -> NewGameSheet:
    dress(1.0)
    sheet = NewGameSheet(theme, art)
    put_on_stage(qtbot, sheet, 1150, 740)
    return sheet


def field(sheet: NewGameSheet, place: int) -> QLineEdit:
    found = sheet.findChild(QLineEdit, f"new_game_name_{place}")
    assert isinstance(found, QLineEdit)
    return found


def button(sheet: NewGameSheet, name: str) -> QPushButton:
    found = sheet.findChild(QPushButton, f"new_game_{name}")
    assert isinstance(found, QPushButton)
    return found


def text(sheet: NewGameSheet, name: str) -> str:
    found = sheet.findChild(QLabel, f"new_game_{name}")
    assert isinstance(found, QLabel)
    return found.text()


def test_enter_in_a_name_deals_to_a_person_and_a_computer(qtbot: QtBot, sheet: NewGameSheet) -> None:
    qtbot.keyClicks(field(sheet, 0), "Ada")
    with qtbot.waitSignal(sheet.deal_requested) as dealt:
        qtbot.keyClick(field(sheet, 0), Qt.Key.Key_Return)
    choice = dealt.args[0]
    assert isinstance(choice, TableChoice)
    assert [(seat.name, seat.kind) for seat in choice.seats] == [
        ("Ada", SeatKind.PERSON),
        ("Pip", SeatKind.COMPUTER),
    ]
    assert (choice.preset, choice.rules.word_check) == (Preset.CLASSIC, WordCheck.CHALLENGE)


def test_esc_goes_back(qtbot: QtBot, sheet: NewGameSheet) -> None:
    with qtbot.waitSignal(sheet.cancelled):
        qtbot.keyClick(field(sheet, 0), Qt.Key.Key_Escape)


def test_seats_come_go_and_change_places(qtbot: QtBot, sheet: NewGameSheet) -> None:
    for name in ("Marta", "Jonas"):
        qtbot.mouseClick(button(sheet, "add_seat"), LEFT)
        place = len(sheet.table().seats) - 1
        assert field(sheet, place).hasFocus()
        qtbot.keyClicks(field(sheet, place), name)
    qtbot.mouseClick(button(sheet, "up_3"), LEFT)
    assert [seat.name for seat in sheet.table().seats] == ["Player 1", "Pip", "Jonas", "Marta"]
    qtbot.mouseClick(button(sheet, "remove_1"), LEFT)
    qtbot.mouseClick(button(sheet, "computer_0"), LEFT)
    assert [(seat.name, seat.kind) for seat in sheet.table().seats] == [
        ("Pip", SeatKind.COMPUTER),
        ("Jonas", SeatKind.PERSON),
        ("Marta", SeatKind.PERSON),
    ]
    assert "curtain" in text(sheet, "seat_note")


def test_a_table_has_two_to_eight_seats(qtbot: QtBot, sheet: NewGameSheet) -> None:
    assert not button(sheet, "remove_0").isEnabled()
    for _ in range(6):
        qtbot.mouseClick(button(sheet, "add_seat"), LEFT)
    assert len(sheet.table().seats) == 8
    assert not button(sheet, "add_seat").isVisible()
    names = [seat.name for seat in sheet.table().seats]
    assert len(set(names)) == 8


def test_equal_names_are_refused_with_a_sentence(qtbot: QtBot, sheet: NewGameSheet) -> None:
    qtbot.keyClicks(field(sheet, 0), "Bob")
    field(sheet, 1).selectAll()
    qtbot.keyClicks(field(sheet, 1), "bOb ")
    with qtbot.assertNotEmitted(sheet.deal_requested):
        qtbot.mouseClick(button(sheet, "deal"), LEFT)
    assert "1 and 2" in text(sheet, "fault")
    assert field(sheet, 1).hasFocus()
    qtbot.keyClicks(field(sheet, 1), "Rob")
    assert text(sheet, "fault") == ""
    with qtbot.waitSignal(sheet.deal_requested):
        qtbot.mouseClick(button(sheet, "deal"), LEFT)


def test_what_cannot_be_seen_does_not_stay_in_a_name(qtbot: QtBot, sheet: NewGameSheet) -> None:
    QGuiApplication.clipboard().setText("A\u202ed\u200ba")
    qtbot.keyClick(field(sheet, 0), Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert field(sheet, 0).text() == "Ada"


def test_a_preset_brings_its_choice_of_words_and_a_change_is_told(qtbot: QtBot, sheet: NewGameSheet) -> None:
    checked = sheet.findChild(QRadioButton, "new_game_checked")
    challenge = sheet.findChild(QRadioButton, "new_game_challenge")
    assert isinstance(checked, QRadioButton)
    assert isinstance(challenge, QRadioButton)
    qtbot.mouseClick(button(sheet, "preset_friendly"), LEFT)
    assert checked.isChecked()
    assert text(sheet, "rules_title") == "Friendly"
    challenge.setFocus()
    qtbot.keyClick(challenge, Qt.Key.Key_Space)
    assert text(sheet, "rules_title").startswith("Friendly, changed:")
    choice = sheet.table()
    assert (choice.preset, choice.rules.word_check) == (Preset.FRIENDLY, WordCheck.CHALLENGE)


def test_the_last_table_comes_back(sheet: NewGameSheet) -> None:
    seats = (Seat("Ada"), Seat("Sage", SeatKind.COMPUTER, "greedy"), Seat("Marta"))
    choice = TableChoice(seats, Preset.QUICK)
    sheet.set_table(choice)
    assert sheet.table() == choice
    sheet.set_table(choice)
    assert sheet.table() == choice
