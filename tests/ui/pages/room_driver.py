"""Hands on a room of the running program: what is seen is clicked, and keys go where the keyboard is."""

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from quiddler_qt.program import Program
from quiddler_qt.ui.rooms import Room, RoomPage

LEFT = Qt.MouseButton.LeftButton
Kind = TypeVar("Kind", bound=QWidget)


class RoomDriver:
    """A room entered from the start page by its tile."""

    def __init__(self, program: Program, room: Room) -> None:
        self.program = program
        self.room = room
        tile = program.window.start_page.findChild(QAbstractButton, f"start_{room}")
        assert tile is not None
        QTest.mouseClick(tile, LEFT)
        settle()

    @property
    def page(self) -> RoomPage:
        """The page as it is now: another language builds another."""
        return self.program.window.rooms.page(self.room)

    def find(self, kind: type[Kind], name: str) -> Kind:
        found = self.page.findChildren(kind, name)
        assert found, name
        return next((one for one in found if one.isVisible()), found[-1])

    def click(self, name: str) -> None:
        button = self.find(QAbstractButton, name)
        assert button.isVisible(), name
        assert button.isEnabled(), name
        QTest.mouseClick(button, LEFT)
        settle()

    def press(self, name: str, key: Qt.Key = Qt.Key.Key_Space) -> None:
        """Gives the keyboard to something and presses a key."""
        widget = self.find(QWidget, name)
        widget.setFocus()
        QTest.keyClick(widget, key)
        settle()

    def text(self, name: str) -> str:
        return str(self.find(QLabel, name).text())


def settle() -> None:
    """Lets queued things happen."""
    for _ in range(4):
        QApplication.processEvents()
