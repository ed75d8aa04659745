"""Pages without anything to show: the sentence stands in the middle of what is left of the page."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from quiddler_qt.program import Program
from quiddler_qt.ui.rooms import Room
from tests.ui.conftest import StartProgram


@pytest.fixture
def program(start_program: StartProgram, qtbot: QtBot) -> Iterator[Program]:
    program = start_program()
    yield program
    program.window.rooms.depart()


@pytest.mark.parametrize(
    ("room", "name"),
    [
        (Room.REVIEW, "review_nothing"),
        (Room.SAVED_GAMES, "saved_games_empty"),
        (Room.RECOVERY, "recovery_nothing"),
    ],
)
def test_an_empty_page_says_so_in_its_middle(program: Program, room: Room, name: str, qtbot: QtBot) -> None:
    program.window.rooms.show(room)
    page = program.window.rooms.page(room)
    qtbot.waitUntil(lambda: any(label.isVisible() for label in page.findChildren(QLabel, name)))
    QApplication.processEvents()
    label = page.findChild(QLabel, name)
    assert isinstance(label, QLabel)
    middle = label.mapTo(page, QPoint(label.width() // 2, label.height() // 2))
    assert abs(middle.x() - page.width() / 2) < 20
    assert 0.35 < middle.y() / page.height() < 0.62
    assert label.text()
