"""Ornaments: the rosette of banknotes and the vine in a corner."""

import math

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

_PIECE = 48


def rosette(radius: float, wheel: float, arm: float, turns: int, steps: int) -> list[QPointF]:
    """The points of a hypotrochoid round the origin, as on banknotes.

    A pen on an ``arm`` of a ``wheel`` that rolls inside a ring of ``radius``. With a radius of no common
    factor with the wheel it closes after ``wheel`` turns.
    """
    inner = radius - wheel
    angles = [step / steps * 2 * math.pi * turns for step in range(steps + 1)]
    return [
        QPointF(
            inner * math.cos(angle) + arm * math.cos(inner / wheel * angle),
            inner * math.sin(angle) - arm * math.sin(inner / wheel * angle),
        )
        for angle in angles
    ]


def paint_in_pieces(painter: QPainter, line: list[QPointF]) -> None:
    """Draws a long line that crosses itself a thousand times, twice as fast as at once.

    A pale pen grows stronger where pieces cross.
    """
    for start in range(0, len(line) - 1, _PIECE):
        painter.drawPolyline(line[start : start + _PIECE + 1])


def paint_vine(painter: QPainter, size: float, color: QColor, width: float) -> None:
    """A corner flourish in the square from the origin to ``size``: two mirrored spirals with a leaf each."""
    curl = QPainterPath(QPointF(0, 0))
    curl.cubicTo(size * 0.50, -size * 0.02, size * 0.95, size * 0.02, size * 0.98, size * 0.22)
    curl.cubicTo(size * 1.00, size * 0.42, size * 0.74, size * 0.44, size * 0.72, size * 0.28)
    curl.cubicTo(size * 0.71, size * 0.20, size * 0.82, size * 0.17, size * 0.85, size * 0.24)
    leaf = QPainterPath(QPointF(size * 0.42, size * 0.02))
    leaf.cubicTo(size * 0.50, size * 0.20, size * 0.64, size * 0.14, size * 0.62, size * 0.05)
    leaf.cubicTo(size * 0.55, 0, size * 0.46, 0, size * 0.42, size * 0.02)
    for mirrored in (False, True):
        painter.save()
        if mirrored:
            painter.setTransform(QTransform(0, 1, 1, 0, 0, 0), combine=True)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPath(curl)
        painter.fillPath(leaf, color)
        painter.restore()
