"""The room of settings: every control changes its setting at once, and it is there at the next start."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QCheckBox, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from quiddler_qt.engine.state import Seat
from quiddler_qt.storage.settings import ExpectedWords, HelpLevel, SettingsStore
from quiddler_qt.storage.table_form import TableChoice
from quiddler_qt.ui.i18n import LANGUAGES
from quiddler_qt.ui.pages.settings_page import SettingsPage, SettingsParts
from quiddler_qt.ui.rooms import Room
from quiddler_qt.ui.scene.table_keys import KEYS, KeyId
from quiddler_qt.ui.theme.tokens import ThemeName
from tests.ui.conftest import StartProgram
from tests.ui.dialogs.stage import put_on_stage
from tests.ui.pages.room_driver import LEFT, RoomDriver, settle

SECTIONS = ("look", "motion", "play", "help", "language", "words", "keys", "files")


@pytest.fixture
def driver(start_program: StartProgram) -> RoomDriver:
    return RoomDriver(start_program(seed=1), Room.SETTINGS)


def saved(driver: RoomDriver, key: str) -> object:
    """What the file of settings says now."""
    store = SettingsStore(driver.program.places.config, themes=tuple(ThemeName), languages=tuple(LANGUAGES))
    return getattr(store.load().settings, key)


CHOICES = (
    ("look", "theme", "daylight_atelier", ThemeName.DAYLIGHT_ATELIER),
    ("look", "theme", "system", "system"),
    ("look", "text_scale_percent", "150", 150),
    ("motion", "motion_percent", "60", 60),
    ("play", "computer_pace_percent", "200", 200),
    ("play", "computer_patience", "3", 3),
    ("play", "expected_words", "everyday", ExpectedWords.EVERYDAY),
    ("help", "help_level", "card", HelpLevel.CARD),
)


@pytest.mark.parametrize(("section", "key", "shown", "value"), CHOICES)
def test_a_choice_is_made_by_a_click_and_kept(
    driver: RoomDriver, section: str, key: str, shown: str, value: object
) -> None:
    driver.click(f"settings_go_{section}")
    driver.click(f"setting_{key}_{shown}")
    assert getattr(driver.program.preferences.current, key) == value
    assert saved(driver, key) == value
    assert driver.find(QAbstractButton, f"setting_{key}_{shown}").isChecked()


SWITCHES = (("motion", "muted"), ("play", "confirm_discard"), ("help", "teacher"))


@pytest.mark.parametrize(("section", "key"), SWITCHES)
def test_a_switch_is_turned_by_keys_and_says_so(driver: RoomDriver, section: str, key: str) -> None:
    driver.click(f"settings_go_{section}")
    switch = driver.find(QCheckBox, f"setting_{key}_switch")
    assert switch.text() == "off"
    driver.press(f"setting_{key}_switch")
    assert saved(driver, key) is True
    assert switch.text() == "on"
    driver.press(f"setting_{key}_switch")
    assert saved(driver, key) is False


@pytest.mark.parametrize(
    ("section", "key", "value"), [("look", "card_scale_percent", 110), ("motion", "sound_percent", 80)]
)
def test_a_line_moves_by_arrows(driver: RoomDriver, section: str, key: str, value: int) -> None:
    driver.click(f"settings_go_{section}")
    driver.press(f"setting_{key}_slider", Qt.Key.Key_Right)
    assert saved(driver, key) == value
    assert driver.text(f"setting_{key}_value") == f"{value} %"


def test_theme_and_text_size_are_worn_at_once(driver: RoomDriver) -> None:
    before = QGuiApplication.font().pixelSize()
    driver.click("setting_theme_midnight_library")
    assert driver.program.look.theme.name == ThemeName.MIDNIGHT_LIBRARY
    driver.click("setting_text_scale_percent_200")
    assert QGuiApplication.font().pixelSize() == 2 * before
    driver.click("setting_text_scale_percent_100")
    driver.click("setting_theme_emerald_salon")


def test_card_size_reaches_the_table(driver: RoomDriver) -> None:
    table = driver.program.window.screen_of_game.table
    driver.press("setting_card_scale_percent_slider", Qt.Key.Key_Home)
    assert table.stage.card_scale == 0.6


def test_a_setting_changed_elsewhere_is_shown(driver: RoomDriver) -> None:
    driver.click("settings_go_motion")
    driver.program.window.screen_of_game.mute_requested.emit(True)
    settle()
    assert driver.find(QCheckBox, "setting_muted_switch").isChecked()


def test_another_language_leads_back_to_the_settings(driver: RoomDriver) -> None:
    driver.click("settings_go_language")
    driver.click("setting_language_lt")
    assert driver.program.interpreter.language == "lt"
    assert driver.program.window.rooms.current is Room.SETTINGS
    driver.click("settings_go_language")
    driver.click("setting_language_en")
    assert driver.program.interpreter.language == "en"


def test_tips_can_be_shown_again(start_program: StartProgram) -> None:
    program = start_program()
    driver = RoomDriver(program, Room.SETTINGS)
    driver.click("settings_go_help")
    again = driver.find(QPushButton, "setting_coach_again")
    if program.preferences.current.coach:
        driver.press("setting_coach_switch")
    assert again.isEnabled()
    driver.click("setting_coach_again")
    assert (program.preferences.current.coach, program.preferences.current.coach_seen) == (True, ())
    assert not again.isEnabled()


# -- keys ----------------------------------------------------------------------------------------------
def test_every_key_is_listed(driver: RoomDriver) -> None:
    driver.click("settings_go_keys")
    for command in KEYS:
        assert driver.find(QPushButton, f"key_{command.id}").accessibleName()


def test_a_key_is_changed_by_pressing_it_and_works_at_the_table(driver: RoomDriver) -> None:
    driver.click("settings_go_keys")
    driver.click("key_draw_stock")
    assert driver.find(QPushButton, "key_draw_stock").text() == "press a key…"
    driver.press("key_draw_stock", Qt.Key.Key_S)
    assert saved(driver, "keys") == (("draw_stock", "S"),)
    assert driver.program.window.screen_of_game.table.keys.key(KeyId.DRAW_STOCK) == "S"
    assert driver.text("key_draw_stock_mark") == "changed"
    driver.click("key_draw_stock_reset")
    assert saved(driver, "keys") == ()


def test_a_key_taken_from_another_command_is_told(driver: RoomDriver) -> None:
    driver.click("settings_go_keys")
    driver.click("key_draw_stock")
    driver.press("key_draw_stock", Qt.Key.Key_D)
    assert driver.text("key_take_discard_mark") == "D is taken by “Draw from the stock”"
    assert driver.text("key_draw_stock_mark") == "D is taken from “Take the top discard”"
    said = driver.find(QPushButton, "key_draw_stock").accessibleDescription()
    assert said == "D is taken from “Take the top discard”"
    driver.click("keys_all_back")
    assert driver.text("key_take_discard_mark") == ""


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Tab])
def test_esc_and_tab_leave_a_key_as_it_is(driver: RoomDriver, key: Qt.Key) -> None:
    driver.click("settings_go_keys")
    driver.click("key_hint")
    driver.press("key_hint", key)
    button = driver.find(QPushButton, "key_hint")
    assert button.text() == "H"
    assert saved(driver, "keys") == ()
    why = "" if key is Qt.Key.Key_Escape else "Tab leads from place to place everywhere: choose another key."
    mark = driver.program.window.findChild(QLabel, "key_hint_mark")
    assert mark is not None
    assert (mark.text(), mark.isVisible(), button.accessibleDescription()) == (why, bool(why), why)
    assert driver.program.window.rooms.current is Room.SETTINGS


def test_a_function_key_of_the_window_can_be_taken(driver: RoomDriver) -> None:
    driver.click("settings_go_keys")
    driver.click("key_hint")
    driver.press("key_hint", Qt.Key.Key_F11)
    assert saved(driver, "keys") == (("hint", "F11"),)
    assert not driver.program.window.isFullScreen()


# -- the rest ------------------------------------------------------------------------------------------
def test_a_discard_is_asked_for_when_people_want_that(driver: RoomDriver, qtbot: QtBot) -> None:
    program = driver.program
    driver.click("settings_go_play")
    driver.press("setting_confirm_discard_switch")
    program.host.deal(TableChoice((Seat("Ada"), Seat("Bo")), first_dealer=1))
    screen = program.window.screen_of_game
    confirm = screen.curtain.findChild(QAbstractButton, "curtain_confirm")
    assert confirm is not None
    qtbot.waitUntil(screen.curtain.isVisible)
    QTest.mouseClick(confirm, LEFT)
    settle()
    QTest.keyClick(screen.table, Qt.Key.Key_Space)
    settle()
    session = program.host.game_in_play().session
    card = session.state.hands[0][0]
    screen.table.discard_requested.emit(card)
    settle()
    sheet = program.window.overlay.sheet
    assert sheet is screen.out_question
    assert card in session.state.hands[0]
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    settle()
    assert card not in session.state.hands[0]


def test_folders_are_told_and_opened(start_program: StartProgram, qtbot: QtBot) -> None:
    program = start_program()
    opened: list[Path] = []
    parts = SettingsParts(lambda _theme, _art: QWidget(), opened.append)
    page = SettingsPage(program.look.theme, program.look.art, program.preferences, program.places, parts)
    put_on_stage(qtbot, page, 1100, 700)
    go = page.findChild(QPushButton, "settings_go_files")
    assert go is not None
    QTest.mouseClick(go, LEFT)
    for name in ("games", "data", "config", "log"):
        button = page.findChild(QPushButton, f"folder_{name}")
        assert button is not None
        QTest.mouseClick(button, LEFT)
    places = program.places
    assert opened == [places.games, places.data, places.config, places.log]


@pytest.mark.parametrize("section", SECTIONS)
def test_everything_is_reached_by_tab_and_has_a_name(driver: RoomDriver, section: str) -> None:
    driver.click(f"settings_go_{section}")
    stops = [
        widget
        for widget in driver.page.findChildren(QWidget)
        if widget.isVisible() and widget.isEnabled() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    reached: set[QWidget] = set()
    for _ in range(len(stops) + 5):
        focus = QApplication.focusWidget()
        assert focus is not None
        if driver.page.isAncestorOf(focus):
            reached.add(focus)
            text = focus.text() if isinstance(focus, QAbstractButton) else ""
            assert focus.accessibleName() or text, focus.objectName()
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    # A chip that is chosen stands for its group.
    grouped = {
        widget for widget in stops if isinstance(widget, QAbstractButton) and widget.group() is not None
    }
    assert set(stops) - grouped <= reached
