"""Hands on the seats of a table that is being made: their fields and buttons, found by name, and a drag."""

from PySide6.QtCore import QPoint, QRegularExpression, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

LEFT = Qt.MouseButton.LeftButton


def field(root: QWidget, place: int) -> QLineEdit:
    found = root.findChildren(QLineEdit, f"new_game_name_{place}")
    return next((one for one in found if one.isVisible()), found[-1])


def button(root: QWidget, name: str) -> QPushButton:
    found = root.findChildren(QPushButton, f"new_game_{name}")
    return next((one for one in found if one.isVisible()), found[-1])


def widget(root: QWidget, name: str) -> QWidget:
    found = [one for one in root.findChildren(QWidget, name) if one.isVisible()]
    assert found, name
    return found[0]


def add_seat(qtbot: QtBot, root: QWidget, name: str) -> None:
    """Another seat with a name typed into it."""
    names = root.findChildren(QLineEdit, QRegularExpression("^new_game_name_"))
    place = sum(one.isVisible() for one in names)
    qtbot.mouseClick(button(root, "add_seat"), LEFT)
    qtbot.keyClicks(field(root, place), name)


def drag(root: QWidget, place: int, to: int) -> QWidget:
    """Takes the handle of a seat and moves it, without letting go, to where another seat stands."""
    handle = widget(root, f"new_game_handle_{place}")
    middle = handle.rect().center()
    target = widget(root, f"new_game_seat_{to}").mapToGlobal(QPoint(20, 24))
    QTest.mousePress(handle, LEFT, pos=middle)
    steps = 8
    start = handle.mapToGlobal(middle)
    for step in range(1, steps + 1):
        at = start + (target - start) * step / steps
        QTest.mouseMove(handle, handle.mapFromGlobal(at))
    return handle
