"""Icons drawn by us with a round pen on a grid of 24 units, and the icon of the program.

icon("undo", color)              a QIcon in one ink, with a paler disabled state; names are in ICON_NAMES
paint_icon(painter, rect, "undo", color)   the same drawing inside other painting
icon_pixmap("undo", color, px, dpr)
app_icon()                       the program's icon from resources/icons
"""

import math
from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

from quiddler_qt.resource_files import resource
from quiddler_qt.ui.theme.pixmaps import render_pixmap
from quiddler_qt.ui.theme.tokens import with_alpha

APP_ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)

_GRID = 24.0
_PEN = 2.0
_ICON_SIZES = (16, 20, 24, 32, 48)
_DISABLED_ALPHA = 110
_MOST_ICONS = 64
"""Kept at once, of about 0.2 MB each: what one theme shows."""


def icon(name: str, color: QColor) -> QIcon:
    """A QIcon of that name in one ink. Raises KeyError for an unknown name."""
    return _drawn(name, color.rgba())


@lru_cache(_MOST_ICONS)
def _drawn(name: str, argb: int) -> QIcon:
    """The icon itself: drawn once, and shared by all buttons that have it."""
    color = QColor.fromRgba(argb)
    made = QIcon()
    for px in _ICON_SIZES:
        for dpr in (1.0, 2.0):
            made.addPixmap(icon_pixmap(name, color, px, dpr))
            pale = with_alpha(color, _DISABLED_ALPHA)
            made.addPixmap(icon_pixmap(name, pale, px, dpr), QIcon.Mode.Disabled)
    return made


def icon_pixmap(name: str, color: QColor, px: float, dpr: float = 1.0) -> QPixmap:
    """One icon as a square pixmap of ``px`` logical pixels."""
    box = QRectF(0, 0, px, px)
    return render_pixmap(QSizeF(px, px), dpr, lambda painter: paint_icon(painter, box, name, color))


def paint_icon(painter: QPainter, rect: QRectF, name: str, color: QColor) -> None:
    """Draws an icon into the square in the middle of ``rect``. Raises KeyError for an unknown name."""
    draw = _DRAWINGS[name]
    side = min(rect.width(), rect.height())
    painter.save()
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(side / _GRID, side / _GRID)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(
        QPen(color, _PEN, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    draw(painter)
    painter.restore()


def app_icon() -> QIcon:
    """The icon of the program in all its sizes."""
    made = QIcon()
    for px in APP_ICON_SIZES:
        made.addFile(str(resource("icons", f"quiddler_qt_{px}.png")))
    return made


# -- drawings: each gets a painter with pen and grid ready ---------------------------------------


def _lines(*runs: tuple[float, ...]) -> Callable[[QPainter], None]:
    """A drawing of open polylines, each x0, y0, x1, y1, ..."""

    def draw(painter: QPainter) -> None:
        for run in runs:
            points = [QPointF(run[at], run[at + 1]) for at in range(0, len(run), 2)]
            painter.drawPolyline(points)

    return draw


def _several(*draws: Callable[[QPainter], None]) -> Callable[[QPainter], None]:
    def draw(painter: QPainter) -> None:
        for one in draws:
            one(painter)

    return draw


def _box(x: float, y: float, width: float, height: float, radius: float = 2) -> Callable[[QPainter], None]:
    return lambda painter: painter.drawRoundedRect(QRectF(x, y, width, height), radius, radius)


def _ring(x: float, y: float, radius: float) -> Callable[[QPainter], None]:
    return lambda painter: painter.drawEllipse(QPointF(x, y), radius, radius)


def _dot(x: float, y: float, radius: float = 1.3) -> Callable[[QPainter], None]:
    def draw(painter: QPainter) -> None:
        painter.save()
        painter.setBrush(painter.pen().color())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(QPointF(x, y), radius, radius)
        painter.restore()

    return draw


def _arc(x: float, y: float, radius: float, start: float, sweep: float) -> Callable[[QPainter], None]:
    """Degrees, counter-clockwise from three o'clock."""
    box = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    return lambda painter: painter.drawArc(box, round(start * 16), round(sweep * 16))


def _solid(*points: float) -> Callable[[QPainter], None]:
    def draw(painter: QPainter) -> None:
        painter.save()
        painter.setBrush(painter.pen().color())
        painter.drawPolygon([QPointF(points[at], points[at + 1]) for at in range(0, len(points), 2)])
        painter.restore()

    return draw


def _mirrored(one: Callable[[QPainter], None]) -> Callable[[QPainter], None]:
    def draw(painter: QPainter) -> None:
        painter.save()
        painter.translate(_GRID, 0)
        painter.scale(-1, 1)
        one(painter)
        painter.restore()

    return draw


def _gear(painter: QPainter) -> None:
    """A toothed wheel: eight teeth as one outline round a hub."""
    outline = QPainterPath()
    for tooth in range(8):
        turn = tooth * math.pi / 4
        for angle, radius in ((-0.27, 7.2), (-0.17, 9.8), (0.17, 9.8), (0.27, 7.2)):
            point = QPointF(12 + radius * math.cos(turn + angle), 12 + radius * math.sin(turn + angle))
            if outline.elementCount():
                outline.lineTo(point)
            else:
                outline.moveTo(point)
    outline.closeSubpath()
    painter.drawPath(outline)
    painter.drawEllipse(QPointF(12, 12), 3.1, 3.1)


def _flag(painter: QPainter) -> None:
    cloth = QPainterPath(QPointF(6, 4.5))
    cloth.cubicTo(9, 2.8, 12, 6.4, 18.5, 4.4)
    cloth.lineTo(18.5, 13)
    cloth.cubicTo(12, 15, 9, 11.4, 6, 13.1)
    painter.drawPath(cloth)
    painter.drawLine(QPointF(6, 3.4), QPointF(6, 21))


def _talk(painter: QPainter) -> None:
    bubble = QPainterPath(QPointF(8.4, 17))
    bubble.lineTo(7.2, 20.8)
    bubble.lineTo(12, 17)
    bubble.lineTo(18, 17)
    bubble.arcTo(QRectF(15, 11, 6, 6), 270, 90)
    bubble.lineTo(21, 7)
    bubble.arcTo(QRectF(15, 4, 6, 6), 0, 90)
    bubble.lineTo(6, 4)
    bubble.arcTo(QRectF(3, 4, 6, 6), 90, 90)
    bubble.lineTo(3, 14)
    bubble.arcTo(QRectF(3, 11, 6, 6), 180, 90)
    bubble.closeSubpath()
    painter.drawPath(bubble)


def _bulb(painter: QPainter) -> None:
    glass = QPainterPath(QPointF(9.2, 17))
    glass.cubicTo(9.2, 14, 5.6, 13, 5.6, 9.2)
    glass.cubicTo(5.6, 5.4, 8.6, 2.9, 12, 2.9)
    glass.cubicTo(15.4, 2.9, 18.4, 5.4, 18.4, 9.2)
    glass.cubicTo(18.4, 13, 14.8, 14, 14.8, 17)
    glass.closeSubpath()
    painter.drawPath(glass)
    painter.drawLine(QPointF(9.8, 20.9), QPointF(14.2, 20.9))


def _speaker(painter: QPainter) -> None:
    horn = QPainterPath(QPointF(3.4, 9.2))
    for x, y in ((7, 9.2), (12, 5), (12, 19), (7, 14.8), (3.4, 14.8)):
        horn.lineTo(x, y)
    horn.closeSubpath()
    painter.drawPath(horn)


def _book(painter: QPainter) -> None:
    for side in (-1, 1):
        page = QPainterPath(QPointF(12, 6.2))
        page.cubicTo(12 + side * 2, 4.4, 12 + side * 6, 4.2, 12 + side * 9, 5)
        page.lineTo(12 + side * 9, 18.4)
        page.cubicTo(12 + side * 6, 17.6, 12 + side * 2, 17.8, 12, 19.6)
        page.closeSubpath()
        painter.drawPath(page)


def _heart_of_question(painter: QPainter) -> None:
    hook = QPainterPath(QPointF(8.2, 8.2))
    hook.cubicTo(8.2, 2.8, 16.2, 2.8, 16.2, 8.0)
    hook.cubicTo(16.2, 11.4, 12, 11.4, 12, 15)
    painter.drawPath(hook)


_UNDO = _several(_arc(12.4, 13, 7.2, -110, 250), _lines((4.6, 4.4, 5.2, 9.6, 10.4, 9.2)))
_CARDS = _several(_box(3.4, 6, 11, 15, 2.2), _lines((8.4, 3, 18.4, 3, 20.2, 4.8, 20.2, 17.6)))

_DRAWINGS: Mapping[str, Callable[[QPainter], None]] = MappingProxyType(
    {
        "back": _lines((20, 12, 4.6, 12), (10.4, 5.6, 4, 12, 10.4, 18.4)),
        "bang": _several(_lines((12, 4, 12, 14)), _dot(12, 19.2, 1.6)),
        "book": _book,
        "bulb": _bulb,
        "calendar": _several(
            _box(3.8, 5, 16.4, 15.6, 2.4),
            _lines((3.8, 10, 20.2, 10), (8, 3, 8, 6.4), (16, 3, 16, 6.4)),
            _dot(12, 15),
        ),
        "card": _several(_box(5.4, 3, 13.2, 18, 2.4), _ring(12, 12, 3)),
        "cards": _CARDS,
        "check": _lines((4.4, 12.6, 9.8, 18, 19.8, 6.4)),
        "close": _lines((5.4, 5.4, 18.6, 18.6), (5.4, 18.6, 18.6, 5.4)),
        "coach": _several(
            _lines((12, 4.6, 22, 9.2, 12, 13.8, 2, 9.2, 12, 4.6), (22, 9.2, 22, 15)),
            _lines((6.4, 11.4, 6.4, 16, 9, 18.4, 15, 18.4, 17.6, 16, 17.6, 11.4)),
        ),
        "computer": _several(
            _box(3.6, 7.4, 16.8, 12, 3),
            _lines((12, 7.4, 12, 3.4)),
            _dot(12, 3.4, 1.5),
            _dot(8.8, 13),
            _dot(15.2, 13),
        ),
        "copy": _several(_box(8.4, 8.4, 11.6, 11.6), _lines((15.4, 4.4, 5.6, 4.4, 4.4, 5.6, 4.4, 15.4))),
        "down": _lines((5, 8.6, 12, 15.8, 19, 8.6)),
        "filter": _lines((3.6, 5, 20.4, 5, 14, 12.6, 14, 18, 10, 20.2, 10, 12.6, 3.6, 5)),
        "flag": _flag,
        "gear": _gear,
        "graph": _lines((4, 4, 4, 20, 20.4, 20), (7.4, 16, 11.4, 10.6, 14.6, 13.2, 19.6, 6)),
        "handle": _several(*(_dot(x, y, 1.5) for x in (9, 15) for y in (5.4, 12, 18.6))),
        "home": _lines(
            (3, 12, 12, 3.8, 21, 12), (5.8, 9.6, 5.8, 20.2, 18.2, 20.2, 18.2, 9.6), (12, 20.2, 12, 14.6)
        ),
        "left": _lines((15.4, 5, 8.2, 12, 15.4, 19)),
        "menu": _lines((4, 6, 20, 6), (4, 12, 20, 12), (4, 18, 20, 18)),
        "minus": _lines((5, 12, 19, 12)),
        "mute": _several(_speaker, _lines((15.6, 9, 21, 15), (21, 9, 15.6, 15))),
        "new": _several(_CARDS, _lines((8.9, 10.6, 8.9, 16.4), (6, 13.5, 11.8, 13.5))),
        "person": _several(_ring(12, 7.8, 4.2), _arc(12, 21, 8, 0, 180)),
        "play": _solid(7, 4.6, 19.4, 12, 7, 19.4),
        "plus": _lines((12, 5, 12, 19), (5, 12, 19, 12)),
        "question": _several(_heart_of_question, _dot(12, 19.6, 1.6)),
        "quit": _several(
            _lines((10, 4, 4, 4, 4, 20, 10, 20), (9.6, 12, 20.4, 12), (15.6, 7, 20.6, 12, 15.6, 17))
        ),
        "redo": _mirrored(_UNDO),
        "right": _lines((8.6, 5, 15.8, 12, 8.6, 19)),
        "save": _several(
            _lines(
                (4, 4, 16, 4, 20, 8, 20, 20, 4, 20, 4, 4),
                (8, 20, 8, 13.6, 16, 13.6, 16, 20),
                (8, 4, 8, 8, 14, 8),
            )
        ),
        "shuffle": _several(
            _lines((3, 7, 7, 7, 15, 17, 20.6, 17), (3, 17, 7, 17, 9.6, 13.8), (12.6, 10, 15, 7, 20.6, 7)),
            _lines((17.8, 4, 21, 7, 17.8, 10), (17.8, 14, 21, 17, 17.8, 20)),
        ),
        "sort": _lines((4, 6, 20, 6), (4, 12, 15, 12), (4, 18, 10, 18)),
        "sound": _several(_speaker, _arc(12, 12, 4.6, -46, 92), _arc(12, 12, 8.8, -46, 92)),
        "talk": _talk,
        "undo": _UNDO,
        "up": _lines((5, 15.6, 12, 8.4, 19, 15.6)),
    }
)

ICON_NAMES = tuple(_DRAWINGS)
"""Every name ``icon`` knows."""
