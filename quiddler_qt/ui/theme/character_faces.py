"""The faces of the computer players: animals in a round frame, drawn from circles and curves."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QRadialGradient

from quiddler_qt.bots.levels import level_of
from quiddler_qt.ui.theme.painters import paint_avatar
from quiddler_qt.ui.theme.tokens import Theme

_RING_SHARE: Final = 0.16
"""So much of a radius is left to the colour of the seat."""
_INK: Final = "#2b2320"
_WHITE: Final = "#fffaf2"
_PINK: Final = "#eda7a0"


def paint_character(painter: QPainter, rect: QRectF, level: str, theme: Theme) -> None:
    """The face of the player of a level's key, as a disc in the middle of ``rect``.

    An unknown key gets the face of the player in the middle. The painter is left as it was found.
    """
    paint, ground = _FACES[level_of(level).key]
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    # All faces are drawn in a disc of radius 50 round the origin.
    painter.scale(side / 104, side / 104)
    disc = QPainterPath()
    disc.addEllipse(QPointF(0, 0), 50, 50)
    light = QRadialGradient(QPointF(-14, -20), 84)
    light.setColorAt(0, QColor(ground).lighter(108))
    light.setColorAt(1, QColor(ground).darker(118 if theme.is_dark else 108))
    painter.fillPath(disc, QBrush(light))
    painter.save()
    painter.setClipPath(disc)
    paint(_Crayon(painter))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.colors.avatar_ring, 2.6))
    painter.drawEllipse(QPointF(0, 0), 50, 50)
    painter.restore()


def paint_seat_face(
    painter: QPainter,
    center: QPointF,
    radius: float,
    color: QColor,
    level: str,
    theme: Theme,
    *,
    active: bool = False,
) -> None:
    """The face of a computer player in a ring of its seat's colour; ``active`` adds a glow."""
    paint_avatar(painter, center, radius, color, "", theme, active=active)
    inner = radius * (1 - _RING_SHARE)
    paint_character(
        painter, QRectF(center.x() - inner, center.y() - inner, 2 * inner, 2 * inner), level, theme
    )


class _Crayon:
    """Shapes in one colour, left and right alike where a face has two of them."""

    def __init__(self, painter: QPainter) -> None:
        self._painter = painter

    def oval(self, x: float, y: float, width: float, height: float, color: str) -> None:
        """An ellipse round a point, with its half axes."""
        path = QPainterPath()
        path.addEllipse(QPointF(x, y), width, height)
        self._painter.fillPath(path, QColor(color))

    def ovals(self, x: float, y: float, width: float, height: float, color: str) -> None:
        """An ellipse on either side."""
        for side in (-1, 1):
            self.oval(side * x, y, width, height, color)

    def blob(self, color: str, *points: tuple[float, float]) -> None:
        """A closed shape through points, round at each of them."""
        path = QPainterPath(_between(points[-1], points[0]))
        for index, point in enumerate(points):
            path.quadTo(QPointF(*point), _between(point, points[(index + 1) % len(points)]))
        self._painter.fillPath(path, QColor(color))

    def spike(self, color: str, *points: tuple[float, float]) -> None:
        """A closed shape with straight sides and corners a little rounded."""
        path = QPainterPath(QPointF(*points[0]))
        for point in points[1:]:
            path.lineTo(QPointF(*point))
        path.closeSubpath()
        pen = QPen(QColor(color), 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self._painter.setPen(pen)
        self._painter.setBrush(QColor(color))
        self._painter.drawPath(path)

    def spikes(self, color: str, *points: tuple[float, float]) -> None:
        """Such a shape on either side."""
        for side in (-1, 1):
            self.spike(color, *((side * x, y) for x, y in points))

    def line(self, color: str, width: float, start: tuple[float, float], *curve: tuple[float, float]) -> None:
        """A line; with three further points a curve with two handles."""
        path = QPainterPath(QPointF(*start))
        if len(curve) == 1:
            path.lineTo(QPointF(*curve[0]))
        else:
            path.cubicTo(*(QPointF(*point) for point in curve))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.setPen(QPen(QColor(color), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        self._painter.drawPath(path)

    def lines(self, color: str, width: float, *points: tuple[float, float]) -> None:
        """A line on either side."""
        for side in (-1, 1):
            start, *curve = ((side * x, y) for x, y in points)
            self.line(color, width, start, *curve)

    def eyes(self, x: float, y: float, size: float) -> None:
        """Two dark eyes with a light in each."""
        self.ovals(x, y, size, size * 1.08, _INK)
        for side in (-1, 1):
            self.oval(side * x + size * 0.32, y - size * 0.38, size * 0.32, size * 0.32, _WHITE)


def _between(one: tuple[float, float], other: tuple[float, float]) -> QPointF:
    return QPointF((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)


def _chick(crayon: _Crayon) -> None:
    yellow, shade = "#ffd34f", "#f5b932"
    crayon.line(shade, 4, (0, -34), (-2, -44), (-12, -44), (-13, -38))
    crayon.line(shade, 4, (0, -34), (2, -46), (13, -46), (13, -40))
    crayon.oval(0, 52, 42, 34, shade)
    crayon.oval(0, 4, 36, 37, yellow)
    crayon.ovals(23, 14, 8, 5.5, "#ffb26b")
    crayon.eyes(14, -3, 5.6)
    crayon.spike("#ef7d2d", (-9, 10), (9, 10), (0, 21))
    crayon.line("#c75e17", 1.6, (-9, 12), (-4, 15), (4, 15), (9, 12))


def _mouse(crayon: _Crayon) -> None:
    grey, light = "#a9a4b0", "#cdc8d3"
    crayon.ovals(30, -24, 19, 19, grey)
    crayon.ovals(30, -23, 12.5, 12.5, _PINK)
    crayon.blob(grey, (-22, -32), (22, -32), (37, -6), (34, 18), (12, 44), (-12, 44), (-34, 18), (-37, -6))
    crayon.oval(0, 20, 17, 15, light)
    crayon.eyes(14.5, -2, 5.4)
    crayon.lines("#6d6875", 1.3, (11, 19), (34, 13))
    crayon.lines("#6d6875", 1.3, (11, 22), (35, 24))
    crayon.oval(0, 14, 5.4, 4.2, "#d9716f")
    crayon.line(_INK, 1.7, (0, 18), (0, 24))
    crayon.line(_INK, 1.7, (-7, 25), (-4, 29), (-1, 28), (0, 24))
    crayon.line(_INK, 1.7, (7, 25), (4, 29), (1, 28), (0, 24))


def _hedgehog(crayon: _Crayon) -> None:
    spine, face = "#6b4a36", "#ecc9a0"
    for x, y in (
        (-47, 16), (-48, -4), (-43, -22), (-32, -36), (-17, -44), (0, -47),
        (17, -44), (32, -36), (43, -22), (48, -4), (47, 16),
    ):  # fmt: skip
        crayon.spike(spine, (x, y), (x * 0.55 - y * 0.22, y * 0.55 + x * 0.22),
                     (x * 0.55 + y * 0.22, y * 0.55 - x * 0.22))  # fmt: skip
    crayon.oval(0, 6, 39, 39, spine)
    for x, y in ((-24, -18), (-9, -26), (9, -26), (24, -18)):
        crayon.line("#8d674d", 2.4, (x, y), (x * 1.28, y * 1.28))
    crayon.ovals(25, -4, 7, 7, "#d9a877")
    crayon.blob(
        face, (-30, -10), (-14, -20), (0, -4), (14, -20), (30, -10), (30, 22), (11, 44), (-11, 44), (-30, 22)
    )
    crayon.ovals(18, 20, 6, 4, "#f2a98d")
    crayon.eyes(12.5, 6, 5)
    crayon.oval(0, 20, 7, 5.6, _INK)
    crayon.oval(-2, 18, 2, 1.5, "#8a7d78")
    crayon.line(_INK, 1.8, (-8, 30), (-4, 34), (4, 34), (8, 30))


def _otter(crayon: _Crayon) -> None:
    brown, cream = "#8a5a3b", "#e9cfad"
    crayon.ovals(31, -22, 9, 9, brown)
    crayon.ovals(31, -21, 5, 5, "#5f3c26")
    crayon.oval(0, 56, 36, 28, "#764a2f")
    crayon.blob(brown, (-22, -38), (22, -38), (38, -20), (42, 12), (24, 42), (-24, 42), (-42, 12), (-38, -20))
    crayon.ovals(11, 17, 17, 14, cream)
    crayon.oval(0, 29, 17, 11, cream)
    crayon.eyes(17, -7, 5)
    crayon.oval(0, 8, 9, 6.2, _INK)
    crayon.oval(-3, 6, 2.6, 1.8, "#8a7d78")
    crayon.line(_INK, 1.9, (0, 14), (0, 21))
    crayon.line(_INK, 1.9, (-13, 21), (-10, 28), (-2, 28), (0, 21))
    crayon.line(_INK, 1.9, (13, 21), (10, 28), (2, 28), (0, 21))
    crayon.blob("#e88a84", (-5, 27), (5, 27), (4, 34), (-4, 34))
    for y in (17, 22):
        crayon.lines(_WHITE, 1.3, (20, y), (42, y - 4 + (y - 17)))
    crayon.ovals(9, 17, 0.9, 0.9, "#a98b68")
    crayon.ovals(14, 20, 0.9, 0.9, "#a98b68")


def _raven(crayon: _Crayon) -> None:
    black, blue = "#262a38", "#3c4560"
    crayon.spike(black, (-6, -34), (-14, -47), (4, -38))
    crayon.spike(black, (2, -34), (0, -49), (14, -36))
    crayon.oval(0, 54, 44, 32, black)
    crayon.oval(0, 0, 36, 38, black)
    crayon.blob(blue, (-26, -24), (0, -38), (26, -24), (10, -20), (0, -8), (-10, -20))
    crayon.ovals(14.5, -4, 10, 10.5, "#f0ead8")
    crayon.eyes(13.5, -3, 5.6)
    crayon.lines(black, 3.4, (5, -15), (25, -17))
    crayon.spike("#59606e", (-11, 7), (11, 7), (2, 36), (-2, 36))
    crayon.spike("#767e8d", (-9, 7), (9, 7), (1.5, 24), (-1.5, 24))
    crayon.ovals(3.4, 12, 1.1, 1.7, _INK)


def _fox(crayon: _Crayon) -> None:
    orange, dark = "#e07a32", "#3d2a22"
    crayon.spikes(dark, (31, -39), (36, -8), (9, -22))
    crayon.spikes(orange, (29, -31), (36, -6), (9, -19))
    crayon.spikes("#f5c9a2", (28, -24), (31, -11), (18, -17))
    crayon.blob(orange, (-27, -26), (27, -26), (50, 10), (12, 47), (-12, 47), (-50, 10))
    crayon.spikes(_WHITE, (40, 6), (9, 6), (3, 40), (14, 34))
    crayon.oval(0, 33, 9, 10, _WHITE)
    crayon.spike(orange, (-9, -6), (9, -6), (4, 26), (-4, 26))
    crayon.eyes(17, -4, 4.8)
    crayon.lines(dark, 2.4, (10, -9), (14, -12), (20, -12), (25, -9))
    crayon.oval(0, 30, 6.6, 5.2, dark)
    crayon.line(dark, 1.8, (0, 35), (2, 40), (8, 41), (12, 37))


def _owl(crayon: _Crayon) -> None:
    brown, shade, cream = "#8b6b4a", "#6c5138", "#eddcbb"
    crayon.spikes(shade, (29, -38), (38, -10), (8, -28))
    crayon.oval(0, 52, 46, 34, shade)
    crayon.oval(0, 4, 39, 36, brown)
    crayon.spike(shade, (-9, -29), (9, -29), (0, -11))
    for x, y in ((-20, 36), (-7, 40), (7, 40), (20, 36)):
        crayon.line(cream, 2.2, (x - 4, y), (x - 2, y + 5), (x + 2, y + 5), (x + 4, y))
    crayon.ovals(17, -2, 18, 18, cream)
    crayon.ovals(16, -2, 11.5, 11.5, "#f2a922")
    crayon.eyes(16, -2, 7)
    crayon.spike("#e8963a", (-5.5, 10), (5.5, 10), (0, 24))


_FACES: Final[dict[str, tuple[Callable[[_Crayon], None], str]]] = {
    "chick": (_chick, "#bfe3ef"),
    "mouse": (_mouse, "#f6d8d6"),
    "hedgehog": (_hedgehog, "#cfe0b4"),
    "otter": (_otter, "#a8d4d3"),
    "raven": (_raven, "#d5cdea"),
    "fox": (_fox, "#cfe3c7"),
    "owl": (_owl, "#46557c"),
}
