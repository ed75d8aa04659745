"""Bringing things back on the real window, by mouse and keys."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from quiddler_qt.program import Program
from quiddler_qt.storage.places import profile_places
from quiddler_qt.storage.settings import Settings
from quiddler_qt.ui.recovery.recovery_page import RecoveryPage
from quiddler_qt.ui.rooms import Room
from tests.storage.sample_games import positions
from tests.ui.conftest import StartProgram
from tests.ui.table_driver import TableDriver


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    return tmp_path / "profile"


def enter(program: Program) -> RecoveryPage:
    program.window.rooms.show(Room.RECOVERY)
    page = program.window.rooms.page(Room.RECOVERY)
    assert isinstance(page, RecoveryPage)
    return page


def texts(page: RecoveryPage) -> str:
    return "\n".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())


def press(program: Program, name: str) -> None:
    button = TableDriver(program.window).button(name)
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)


def notice(page: RecoveryPage) -> str:
    return page._notice.text


def test_without_anything_it_says_so_and_leads_back(start_program: StartProgram, profile: Path) -> None:
    program = start_program()
    for file in profile_places(profile).config.glob("*.bak*"):
        file.unlink()
    page = enter(program)
    assert "nothing to bring back" in texts(page)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert program.window.pages.currentWidget() is program.window.start_page


def test_the_saved_games_lead_there(start_program: StartProgram) -> None:
    program = start_program()
    program.window.rooms.show(Room.SAVED_GAMES)
    press(program, "lead_to_recovery")
    seen = [program.window.rooms.current]
    QTest.keyClick(program.window.rooms.page(Room.RECOVERY), Qt.Key.Key_Escape)
    seen.append(program.window.rooms.current)
    assert seen == [Room.RECOVERY, Room.SAVED_GAMES]


def test_a_game_before_is_brought_back_and_opened(start_program: StartProgram, qtbot: QtBot) -> None:
    program = start_program()
    played = list(positions(3, seats=2))[:4]
    for game in played:
        program.store.save_current(game)
    page = enter(program)
    assert "Games as they were before" in texts(page)
    press(program, "recovery_1_0_restore")
    assert "among the saved games" in notice(page)
    press(program, "recovery_notice_button")
    presenter = program.host.presenter
    assert presenter is not None
    assert presenter.session.record.actions == played[2].record.actions


def test_a_set_aside_file_tells_why_and_is_deleted_and_undone(
    start_program: StartProgram, profile: Path, expect_log: object
) -> None:
    assert callable(expect_log)
    expect_log("a saved game was refused")
    games = profile_places(profile).games
    games.mkdir(parents=True)
    (games / "current-00112233445566aa.qqgame").write_bytes(b"rubbish")
    program = start_program()
    page = enter(program)
    assert "it is not a saved game" in texts(page)
    aside = games / "set-aside" / "current-00112233445566aa.qqgame"
    press(program, "recovery_0_0_delete")
    assert not aside.exists()
    press(program, "recovery_notice_button")
    assert aside.read_bytes() == b"rubbish"
    assert "All is as it was" in notice(page)


def test_a_copy_is_given_out(
    start_program: StartProgram, profile: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    aside = profile_places(profile).games / "set-aside" / "current-00112233445566aa.qqgame"
    aside.parent.mkdir(parents=True)
    aside.write_bytes(b"rubbish")
    program = start_program()
    page = enter(program)
    target = tmp_path / "copy"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(target), ""))
    press(program, "recovery_0_0_copy")
    assert target.read_bytes() == b"rubbish"
    aside.unlink()
    press(program, "recovery_0_0_copy")
    assert "Nothing was done" in notice(page)


def with_volume(percent: int) -> Callable[[Settings], Settings]:
    return lambda settings: replace(settings, sound_percent=percent)


def test_settings_before_come_back_at_once_and_go_again(start_program: StartProgram) -> None:
    program = start_program()
    preferences = program.preferences
    for percent in (10, 20, 30):
        preferences.change(with_volume(percent))
    page = enter(program)
    assert "Settings" in texts(page)
    press(program, "recovery_2_0_restore")
    assert preferences.current.sound_percent == 20
    press(program, "recovery_notice_button")
    assert preferences.current.sound_percent == 30
