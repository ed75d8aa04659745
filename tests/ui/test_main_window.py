"""The window is always in sight, whatever was kept and whichever screens are there."""

import pytest
from PySide6.QtCore import QRect

from quiddler_qt.ui.main_window import IN_SIGHT, in_sight

ONE = [QRect(0, 0, 1920, 1080)]
TWO = [QRect(0, 0, 1920, 1080), QRect(1920, 0, 2560, 1440)]


@pytest.mark.parametrize(
    ("wanted", "rooms"),
    [
        (QRect(100, 100, 1280, 800), ONE),
        (QRect(2000, 50, 1280, 800), TWO),
        (QRect(1800, 50, 1280, 800), TWO),
        (QRect(-300, 20, 1280, 800), ONE),
    ],
)
def test_a_window_in_sight_stays_where_it_was(wanted: QRect, rooms: list[QRect]) -> None:
    assert in_sight(wanted, rooms) == wanted


@pytest.mark.parametrize(
    "wanted",
    [
        QRect(5000, 4000, 1280, 800),
        QRect(2000, 50, 1280, 800),
        QRect(-32767, -32767, 1280, 800),
        QRect(0, -500, 1280, 800),
        QRect(0, 1075, 20, 800),
        QRect(0, 0, 32767, 32767),
        QRect(32767, 32767, 1, 1),
    ],
)
def test_a_lost_window_comes_back(wanted: QRect) -> None:
    placed = in_sight(wanted, ONE)
    room = ONE[0]
    edge = room.intersected(QRect(placed.left(), placed.top(), placed.width(), 1))
    assert edge.width() >= min(IN_SIGHT, placed.width())
    assert placed.width() <= room.width()
    assert placed.height() <= room.height()
