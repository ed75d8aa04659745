"""The room about the program: notices, changes and licences, all of them to be read."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QListWidget, QPlainTextEdit

from quiddler_qt.ui.pages import shipped_texts
from quiddler_qt.ui.pages.shipped_texts import ShippedTextError, read_licences, read_releases
from quiddler_qt.ui.rooms import Room
from quiddler_qt.version import __version__
from tests.ui.conftest import StartProgram
from tests.ui.pages.room_driver import RoomDriver


@pytest.fixture
def driver(start_program: StartProgram) -> RoomDriver:
    return RoomDriver(start_program(), Room.ABOUT)


def all_texts(driver: RoomDriver) -> str:
    return "\n".join(label.text() for label in driver.page.findChildren(QLabel) if label.isVisible())


def test_it_says_what_it_is_and_what_it_is_not(driver: RoomDriver) -> None:
    told = all_texts(driver)
    assert f"Version {__version__}" in told
    assert "not connected with" in told
    assert "trademark" in told
    assert "MIT" in told
    assert str(driver.program.places.games) in told


def test_the_changes_are_those_of_this_version(driver: RoomDriver) -> None:
    driver.click("about_go_changes")
    told = all_texts(driver)
    newest = read_releases()[0]
    assert newest.version == __version__
    assert all(point in told for point in newest.points)


def test_every_licence_can_be_read_by_keys(driver: RoomDriver) -> None:
    driver.click("about_go_licences")
    parts = driver.find(QListWidget, "about_licences_list")
    text = driver.find(QPlainTextEdit, "about_licences_text")
    licences = read_licences()
    parts.setFocus()
    for row, licence in enumerate(licences):
        assert parts.currentRow() == row
        assert licence.name in driver.text("about_licences_licence")
        assert all(one.strip() in text.toPlainText() for one in licence.texts)
        assert text.toPlainText()
        QTest.keyClick(parts, Qt.Key.Key_Down)
    assert {"Quiddler Qt", "Python", "numpy"} <= {licence.name for licence in licences}


def test_the_notices_of_the_word_lists_stand_by_themselves(driver: RoomDriver) -> None:
    driver.click("about_go_words")
    parts = driver.find(QListWidget, "about_words_list")
    names = [parts.item(row).text() for row in range(parts.count())]
    assert names[:3] == ["ENABLE (words)", "SCOWL (words)", "UKACD (words)"]


def test_esc_leads_back(driver: RoomDriver) -> None:
    QTest.keyClick(driver.page, Qt.Key.Key_Escape)
    assert driver.program.window.rooms.current is None


def test_a_damaged_installation_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shipped_texts, "resource", lambda name: tmp_path / name)
    with pytest.raises(ShippedTextError):
        read_licences()
    (tmp_path / "changes.json").write_text("{}")
    with pytest.raises(ShippedTextError):
        read_releases()
