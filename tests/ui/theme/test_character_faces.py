"""The faces of the computer players: a disc, told apart in grey too, the painter left as it was."""

from itertools import combinations

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from quiddler_qt.bots.levels import DEFAULT_LEVEL, LEVELS
from quiddler_qt.ui.theme.character_faces import paint_character
from quiddler_qt.ui.theme.pixmaps import render_pixmap
from quiddler_qt.ui.theme.tokens import Theme

SIDE = 48


def face(level: str, theme: Theme) -> QImage:
    def paint(painter: QPainter) -> None:
        paint_character(painter, QRectF(0, 0, SIDE, SIDE), level, theme)

    return render_pixmap(QSizeF(SIDE, SIDE), 1, paint).toImage()


def test_faces_can_be_told_apart_without_colours(theme: Theme) -> None:
    grey = [face(level.key, theme).convertToFormat(QImage.Format.Format_Grayscale8) for level in LEVELS]
    for one, other in combinations(grey, 2):
        differing = sum(
            abs(QColor(one.pixel(x, y)).lightness() - QColor(other.pixel(x, y)).lightness()) > 40
            for x in range(SIDE)
            for y in range(SIDE)
        )
        assert differing > SIDE * SIDE // 20


def test_an_unknown_player_has_the_face_of_the_one_in_the_middle(theme: Theme) -> None:
    assert face("greedy", theme) == face(DEFAULT_LEVEL.key, theme)


def test_a_face_is_a_disc_in_the_middle_and_nothing_else(theme: Theme) -> None:
    def paint(painter: QPainter) -> None:
        pen, transform = QPen(QColor("red"), 3), painter.transform()
        painter.setPen(pen)
        paint_character(painter, QRectF(20, 0, 96, SIDE), "owl", theme)
        assert painter.pen() == pen
        assert painter.transform() == transform

    image = render_pixmap(QSizeF(140, SIDE), 1, paint).toImage()
    for x in range(140):
        for y in range(SIDE):
            if (x - 68) ** 2 + (y - SIDE / 2) ** 2 > (SIDE / 2 + 1.5) ** 2:
                assert image.pixelColor(x, y).alpha() == 0
    assert image.pixelColor(68, SIDE // 2).alpha() == 255
