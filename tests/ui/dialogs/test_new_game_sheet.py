"""The new-game sheet, used as people use it: by clicks and keys."""

from dataclasses import fields, replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QRadioButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from quiddler_qt.engine.actions import SeatKind
from quiddler_qt.engine.rules import (
    ChallengeFrom,
    DictionaryUse,
    FailedOut,
    FailedWord,
    FirstTurn,
    Floor,
    MinWord,
    Preset,
    Rules,
    StockRefill,
    TwoPlayerBonus,
    VerdictBy,
    WordCheck,
)
from quiddler_qt.engine.state import Seat
from quiddler_qt.storage.saved_tables import SavedTables
from quiddler_qt.storage.table_form import TableChoice
from quiddler_qt.ui.character_wording import character_short_name
from quiddler_qt.ui.dialogs.new_game_sheet import NewGameSheet
from quiddler_qt.ui.dialogs.rule_editor import read_hand_sizes
from quiddler_qt.ui.dialogs.seat_row import color_names
from quiddler_qt.ui.dialogs.table_choice import COMPUTER_LEVEL
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import Theme
from tests.ui.dialogs.conftest import Dress
from tests.ui.dialogs.seat_hands import LEFT, add_seat, button, drag, field, widget
from tests.ui.dialogs.stage import put_on_stage


@pytest.fixture
def sheet(qtbot: QtBot, dress: Dress, theme: Theme, art: CardArt, tmp_path: Path) -> NewGameSheet:
    dress(1.0)
    sheet = NewGameSheet(theme, art, SavedTables(tmp_path))
    put_on_stage(qtbot, sheet, 1150, 740)
    return sheet


def text(sheet: NewGameSheet, name: str) -> str:
    found = sheet.findChild(QLabel, f"new_game_{name}")
    assert isinstance(found, QLabel)
    return found.text()


def seat_names(sheet: NewGameSheet) -> list[str]:
    return [seat.name for seat in sheet.table().seats]


def box(sheet: NewGameSheet, name: str) -> QComboBox:
    found = widget(sheet, name)
    assert isinstance(found, QComboBox)
    return found


def pick(qtbot: QtBot, combo: QComboBox, text: str) -> None:
    """Chooses by keys, as people without a mouse do."""
    combo.setFocus()
    wanted = combo.findText(text)
    assert wanted >= 0, text
    key = Qt.Key.Key_Down if wanted > combo.currentIndex() else Qt.Key.Key_Up
    for _ in range(abs(wanted - combo.currentIndex())):
        qtbot.keyClick(combo, key)


def test_enter_in_a_name_deals_to_a_person_and_a_computer(qtbot: QtBot, sheet: NewGameSheet) -> None:
    qtbot.keyClicks(field(sheet, 0), "Ada")
    with qtbot.waitSignal(sheet.deal_requested) as dealt:
        qtbot.keyClick(field(sheet, 0), Qt.Key.Key_Return)
    choice = dealt.args[0]
    assert isinstance(choice, TableChoice)
    assert [(seat.name, seat.kind) for seat in choice.seats] == [
        ("Ada", SeatKind.PERSON),
        (character_short_name(COMPUTER_LEVEL), SeatKind.COMPUTER),
    ]
    assert (choice.preset, choice.rules.word_check) == (Preset.CLASSIC, WordCheck.CHALLENGE)
    assert choice.first_dealer is None
    assert choice.colors == ()


def test_esc_goes_back(qtbot: QtBot, sheet: NewGameSheet) -> None:
    with qtbot.waitSignal(sheet.cancelled):
        qtbot.keyClick(field(sheet, 0), Qt.Key.Key_Escape)


@pytest.mark.parametrize("how", ["esc", "right button"])
def test_a_drag_broken_off_puts_the_seat_back(qtbot: QtBot, sheet: NewGameSheet, how: str) -> None:
    for name in ("Marta", "Jonas"):
        add_seat(qtbot, sheet, name)
    before = seat_names(sheet)
    handle = drag(sheet, 0, 3)
    assert seat_names(sheet) != before
    if how == "esc":
        with qtbot.assertNotEmitted(sheet.cancelled):
            qtbot.keyClick(handle, Qt.Key.Key_Escape)
    else:
        QTest.mousePress(handle, Qt.MouseButton.RightButton)
    assert seat_names(sheet) == before


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_menu_of_colours_says_by_name_who_has_one(qtbot: QtBot, sheet: NewGameSheet) -> None:
    add_seat(qtbot, sheet, "Bo & Co")
    disc = widget(sheet, "new_game_color_0")
    (menu,) = (one for one in disc.findChildren(QMenu))
    for own, owners in (
        (0, {1: field(sheet, 1).placeholderText(), 2: "Bo & Co"}),
        (2, {1: "", 0: "Bo & Co"}),
    ):
        qtbot.mouseClick(disc, LEFT)
        texts = [action.text().replace("&&", "&") for action in menu.actions()]
        assert menu.actions()[own].isChecked()
        assert texts[own] == color_names()[own]
        for color, name in owners.items():
            assert texts[color].startswith(f"{color_names()[color]}: changes with {name}")
        free = set(range(8)) - {own, *owners}
        assert [texts[color] for color in free] == [color_names()[color] for color in free]
        if own == 0:
            qtbot.keyClick(menu, Qt.Key.Key_Down)
            qtbot.keyClick(menu, Qt.Key.Key_Down)
            qtbot.keyClick(menu, Qt.Key.Key_Return)
    qtbot.keyClick(menu, Qt.Key.Key_Escape)


def test_the_first_dealer_is_drawn_or_chosen_and_stays_the_same_person(
    qtbot: QtBot, sheet: NewGameSheet
) -> None:
    add_seat(qtbot, sheet, "Marta")
    dealer = box(sheet, "new_game_dealer")
    pick(qtbot, dealer, "Marta")
    assert sheet.table().first_dealer == 2
    qtbot.keyClick(field(sheet, 2), Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    assert sheet.table().first_dealer == 1
    assert dealer.currentText() == "Marta"
    qtbot.mouseClick(button(sheet, "remove_1"), LEFT)
    assert sheet.table().first_dealer is None


def test_a_computer_player_is_chosen_by_character(qtbot: QtBot, sheet: NewGameSheet) -> None:
    pick(qtbot, box(sheet, "new_game_level_1"), character_short_name("owl"))
    seat = sheet.table().seats[1]
    assert (seat.level, seat.name) == ("owl", character_short_name("owl"))
    qtbot.mouseClick(button(sheet, "add_seat"), LEFT)
    qtbot.mouseClick(button(sheet, "computer_2"), LEFT)
    pick(qtbot, box(sheet, "new_game_level_2"), character_short_name("owl"))
    assert seat_names(sheet)[1:] == ["Sage", "Sage 2"]


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


def test_a_preset_brings_its_choice_of_words_and_a_change_is_told(qtbot: QtBot, sheet: NewGameSheet) -> None:
    checked = sheet.findChild(QRadioButton, "new_game_checked")
    challenge = sheet.findChild(QRadioButton, "new_game_challenge")
    assert isinstance(checked, QRadioButton)
    assert isinstance(challenge, QRadioButton)
    qtbot.mouseClick(button(sheet, "preset_friendly"), LEFT)
    assert checked.isChecked()
    assert not button(sheet, "own_rules").isVisible()
    challenge.setFocus()
    qtbot.keyClick(challenge, Qt.Key.Key_Space)
    assert "1 of 17 rules changed: challenge or check" in text(sheet, "preset_summary")
    assert button(sheet, "own_rules").isChecked()
    choice = sheet.table()
    assert (choice.preset, choice.rules.word_check) == (Preset.FRIENDLY, WordCheck.CHALLENGE)
    qtbot.mouseClick(button(sheet, "rules_back"), LEFT)
    assert sheet.table().own_rules is None
    assert button(sheet, "preset_friendly").isChecked()


def test_a_click_beside_the_radio_button_chooses_too(qtbot: QtBot, sheet: NewGameSheet) -> None:
    card = widget(sheet, "new_game_checked_card")
    qtbot.mouseClick(card, LEFT, pos=card.rect().bottomRight() - QPoint(8, 8))
    assert sheet.table().rules.word_check is WordCheck.CHECKED


OTHER_VALUES: dict[str, tuple[str, object]] = {
    "hand_sizes": ("4: with 3, 5, 7, 10 cards", (3, 5, 7, 10)),
    "min_word": ("three cards", MinWord.THREE_CARDS),
    "duplicates": ("not allowed", False),
    "word_list": ("Wide", "wide"),
    "dictionary": ("never", DictionaryUse.NEVER),
    "word_check": ("checked words", WordCheck.CHECKED),
    "no_going_out_on_first_turn": ("not in the first four rounds", FirstTurn.FIRST_FOUR_HANDS),
    "may_return_taken_card": ("not allowed", False),
    "discards_browsable": ("allowed", True),
    "stock_refill": ("shuffle when needed", StockRefill.ON_DRAW),
    "challenge_from": ("points of the game", ChallengeFrom.GAME),
    "failed_word": ("twice its value", FailedWord.DOUBLE),
    "failed_out": ("going out stands", FailedOut.STANDS),
    "verdict": ("the people at the table", VerdictBy.TABLE),
    "floor": ("no limit", Floor.NONE),
    "two_player_bonus": ("one after the other", TwoPlayerBonus.ALTERNATE),
}


def test_every_option_can_be_changed_and_taken_back_by_itself(qtbot: QtBot, sheet: NewGameSheet) -> None:
    qtbot.mouseClick(button(sheet, "part_rules"), LEFT)
    assert {*OTHER_VALUES, "bonus_points"} == {field.name for field in fields(Rules)}
    for option, (shown, value) in OTHER_VALUES.items():
        pick(qtbot, box(sheet, f"rule_{option}"), shown)
        assert getattr(sheet.table().rules, option) == value, option
        assert label(sheet, f"rule_{option}_mark") == "changed"
    points = widget(sheet, "rule_bonus_points")
    points.setFocus()
    qtbot.keyClick(points, Qt.Key.Key_Up)
    assert sheet.table().rules.bonus_points == 15
    assert "17 of 17" in text(sheet, "preset_summary")
    for option in (*OTHER_VALUES, "bonus_points"):
        qtbot.mouseClick(widget(sheet, f"rule_{option}_reset"), LEFT)
        assert widget(sheet, f"rule_{option}").hasFocus()
    assert sheet.table().own_rules is None


def label(sheet: NewGameSheet, name: str) -> str:
    found = sheet.findChild(QLabel, name)
    assert isinstance(found, QLabel)
    return found.text()


def test_rounds_can_be_typed(qtbot: QtBot, sheet: NewGameSheet) -> None:
    qtbot.mouseClick(button(sheet, "part_rules"), LEFT)
    pick(qtbot, box(sheet, "rule_hand_sizes"), "others…")
    typed = sheet.findChild(QLineEdit, "rule_hand_sizes_typed")
    assert isinstance(typed, QLineEdit)
    assert typed.hasFocus()
    typed.selectAll()
    qtbot.keyClicks(typed, "3, 2")
    assert "from 3 to 10" in label(sheet, "rule_hand_sizes_meaning")
    typed.selectAll()
    qtbot.keyClicks(typed, "4 6,10")
    box(sheet, "rule_min_word").setFocus()
    assert sheet.table().rules.hand_sizes == (4, 6, 10)
    assert "4, 6, 10" in label(sheet, "rule_hand_sizes_meaning")


@pytest.mark.parametrize(
    ("typed", "sizes"),
    [
        ("3", (3,)),
        ("3 4;10", (3, 4, 10)),
        ("", None),
        ("2", None),
        ("11", None),
        ("3 x", None),
        ("3 " * 41, None),
    ],
)
def test_rounds_are_read_as_people_type_them(typed: str, sizes: tuple[int, ...] | None) -> None:
    assert read_hand_sizes(typed) == sizes


def test_what_a_rule_means_is_told_where_the_keyboard_is(qtbot: QtBot, sheet: NewGameSheet) -> None:
    qtbot.mouseClick(button(sheet, "part_rules"), LEFT)
    combo = box(sheet, "rule_floor")
    assert combo.accessibleName() == "Scores below zero"
    assert "never scores below 0" in combo.accessibleDescription()
    pick(qtbot, combo, "no limit")
    assert "Changed" in combo.accessibleDescription()


def test_the_wheel_goes_past_a_list(qtbot: QtBot, sheet: NewGameSheet) -> None:
    combo = box(sheet, "new_game_word_list")
    before = combo.currentIndex()
    point = combo.rect().center()
    wheel = QWheelEvent(
        QPointF(point),
        QPointF(combo.mapToGlobal(point)),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(combo, wheel)
    assert combo.currentIndex() == before


def test_a_list_that_is_gone_is_shown_until_another_is_chosen(qtbot: QtBot, sheet: NewGameSheet) -> None:
    rules = replace(Rules(), word_list="imported:0123456789abcdef")
    sheet.set_table(TableChoice((Seat("a"), Seat("b"))).with_rules(rules))
    assert "not on this computer" in text(sheet, "word_list_note")
    assert sheet.table().rules.word_list == "imported:0123456789abcdef"
    pick(qtbot, box(sheet, "new_game_word_list"), "Wide")
    assert sheet.table().rules.word_list == "wide"


# -- kept tables ---------------------------------------------------------------------------------------
def keep(qtbot: QtBot, sheet: NewGameSheet, name: str) -> None:
    qtbot.mouseClick(button(sheet, "part_tables"), LEFT)
    typed = widget(sheet, "new_game_table_name")
    typed.setFocus()
    qtbot.keyClicks(typed, name)
    with qtbot.assertNotEmitted(sheet.deal_requested):
        qtbot.keyClick(typed, Qt.Key.Key_Return)


def test_a_table_is_kept_and_there_at_the_next_start(
    qtbot: QtBot, sheet: NewGameSheet, theme: Theme, art: CardArt, tmp_path: Path
) -> None:
    add_seat(qtbot, sheet, "Marta")
    qtbot.mouseClick(button(sheet, "preset_family"), LEFT)
    kept = sheet.table()
    keep(qtbot, sheet, "Sunday  family")
    again = NewGameSheet(theme, art, SavedTables(tmp_path))
    put_on_stage(qtbot, again, 1150, 740)
    assert again.table() != kept
    qtbot.mouseClick(button(again, "part_tables"), LEFT)
    assert text(again, "table_title_0") == "Sunday family"
    qtbot.mouseClick(button(again, "table_use_0"), LEFT)
    assert again.table() == kept
    assert field(again, 0).isVisible()
    with qtbot.waitSignal(again.deal_requested):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)


def test_a_kept_table_is_renamed_and_deleted_and_both_can_be_undone(
    qtbot: QtBot, sheet: NewGameSheet, tmp_path: Path
) -> None:
    keep(qtbot, sheet, "One")
    keep(qtbot, sheet, "Two")
    qtbot.mouseClick(widget(sheet, "new_game_table_rename_1"), LEFT)
    typed = widget(sheet, "new_game_table_rename_field_1")
    assert typed.hasFocus()
    qtbot.keyClicks(typed, "two")
    qtbot.keyClick(typed, Qt.Key.Key_Return)
    assert "already" in text(sheet, "table_notice_text")
    qtbot.mouseClick(widget(sheet, "new_game_table_rename_1"), LEFT)
    typed = widget(sheet, "new_game_table_rename_field_1")
    qtbot.keyClicks(typed, "First")
    qtbot.keyClick(typed, Qt.Key.Key_Return)
    assert [kept.name for kept in SavedTables(tmp_path).tables()] == ["Two", "First"]
    qtbot.mouseClick(widget(sheet, "new_game_table_delete_0"), LEFT)
    assert [kept.name for kept in SavedTables(tmp_path).tables()] == ["First"]
    qtbot.mouseClick(widget(sheet, "new_game_table_notice_button"), LEFT)
    assert [kept.name for kept in SavedTables(tmp_path).tables()] == ["Two", "First"]


def test_esc_leaves_a_name_as_it_was(qtbot: QtBot, sheet: NewGameSheet, tmp_path: Path) -> None:
    keep(qtbot, sheet, "One")
    qtbot.mouseClick(widget(sheet, "new_game_table_rename_0"), LEFT)
    typed = widget(sheet, "new_game_table_rename_field_0")
    qtbot.keyClicks(typed, "x")
    with qtbot.assertNotEmitted(sheet.cancelled):
        qtbot.keyClick(typed, Qt.Key.Key_Escape)
    assert [kept.name for kept in SavedTables(tmp_path).tables()] == ["One"]


def test_a_table_needs_a_name(qtbot: QtBot, sheet: NewGameSheet, tmp_path: Path) -> None:
    keep(qtbot, sheet, "  ")
    assert "name" in text(sheet, "table_notice_text")
    assert SavedTables(tmp_path).tables() == ()


def test_the_last_table_comes_back(sheet: NewGameSheet) -> None:
    seats = (Seat("Ada"), Seat("Sage", SeatKind.COMPUTER, "fox"), Seat("Marta"))
    choice = TableChoice(seats, Preset.QUICK, colors=(4, 0, 7), first_dealer=2)
    sheet.set_table(choice)
    assert sheet.table() == choice
    sheet.set_table(choice)
    assert sheet.table() == choice


def test_seats_are_in_sight_with_large_text_and_a_shade_says_that_there_is_more(
    qtbot: QtBot, dress: Dress, theme: Theme, art: CardArt, tmp_path: Path
) -> None:
    dress(2.0)
    sheet = NewGameSheet(theme, art, SavedTables(tmp_path))
    put_on_stage(qtbot, sheet, 1280, 800)
    area, switch = sheet.scroll_area, sheet.findChild(QWidget, "new_game_parts")
    assert switch is not None
    name = field(sheet, 1)
    QApplication.processEvents()
    assert name.mapTo(area, name.rect().bottomLeft()).y() < area.height()
    assert switch.parent() is sheet, "beside the title"
    above, below = area.findChildren(QWidget, "more_beyond")
    bar = area.verticalScrollBar()
    assert (above.isVisible(), below.isVisible()) == (False, True)
    bar.setValue(bar.maximum())
    assert (above.isVisible(), below.isVisible()) == (True, False)
    sheet.set_table(sheet.table().with_rules(replace(sheet.table().rules, bonus_points=15)))
    QApplication.processEvents()
    assert sheet.title.height() < 2 * sheet.title.fontMetrics().height(), "the title keeps its line"
