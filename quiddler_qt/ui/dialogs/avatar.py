"""Small painted signs: a player's disc, a bonus badge, a hair line, a mark."""

from enum import Enum, auto

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from quiddler_qt.ui.dialogs.themed import Themed, text_scale
from quiddler_qt.ui.theme.character_faces import paint_seat_face
from quiddler_qt.ui.theme.painters import (
    initials,
    paint_avatar,
    paint_badge,
    paint_cross,
    paint_minus,
    paint_rule,
    paint_tick,
)
from quiddler_qt.ui.theme.tokens import Theme

_RING, _GLOW = 2, 14
"""Room around a disc for its ring, and for its glow, in px."""


class Mark(Enum):
    """A sign that says something without a colour."""

    TICK = auto()
    CROSS = auto()
    MINUS = auto()


class Avatar(QWidget, Themed):
    """The disc of a seat with initials, or with a face where a computer player sits (``level`` is its key).

    The name stands beside it: it says nothing of its own.
    """

    def __init__(self, theme: Theme, seat: int, name: str, diameter: int = 36, *, level: str = "") -> None:
        super().__init__()
        self._theme = theme
        self._seat = seat
        self._name = name
        self._level = level
        self._diameter = diameter
        self._active = False
        self._room = _RING
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_player(self, seat: int, name: str) -> None:
        """Shows another player."""
        self._seat = seat
        self._name = name
        self.update()

    def set_active(self, active: bool) -> None:
        """A glow around the one who is on turn."""
        self._active = active
        self._room = _GLOW if active else _RING
        self.updateGeometry()
        self.update()

    def set_diameter(self, diameter: int) -> None:
        """Another size, in px at text scale 1."""
        self._diameter = diameter
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """The disc, and room for its ring or its glow."""
        side = round(self._diameter * text_scale(self._theme)) + 2 * self._room
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        """The same: a disc is not squeezed."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the disc."""
        painter = _painter(self)
        radius = min(self.width(), self.height()) / 2 - self._room
        center = QPointF(self.width() / 2, self.height() / 2)
        color = self._theme.player_color(self._seat)
        if self._level:
            paint_seat_face(painter, center, radius, color, self._level, self._theme, active=self._active)
        else:
            paint_avatar(
                painter, center, radius, color, initials(self._name), self._theme, active=self._active
            )
        painter.end()


class BonusBadge(QWidget, Themed):
    """The badge of a bonus; the ghost is one that was lost."""

    def __init__(self, theme: Theme, letter: str, *, ghost: bool = False, diameter: int = 18) -> None:
        super().__init__()
        self._theme = theme
        self._letter = letter
        self._ghost = ghost
        self._diameter = diameter
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """The badge with a pixel around it."""
        side = round(self._diameter * text_scale(self._theme)) + 2
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the badge."""
        painter = _painter(self)
        center = QPointF(self.width() / 2, self.height() / 2)
        paint_badge(painter, center, self._letter, self._theme, self.width() / 2 - 1, ghost=self._ghost)
        painter.end()


class MarkSign(QWidget, Themed):
    """A disc with a tick, a cross or a minus."""

    def __init__(self, theme: Theme, mark: Mark, diameter: int = 22) -> None:
        super().__init__()
        self._theme = theme
        self._mark = mark
        self._diameter = diameter
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """The disc with a pixel around it."""
        side = round(self._diameter * text_scale(self._theme)) + 4
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the sign."""
        painter = _painter(self)
        center = QPointF(self.width() / 2, self.height() / 2)
        radius = self.width() / 2 - 2
        match self._mark:
            case Mark.TICK:
                paint_tick(painter, center, self._theme, radius)
            case Mark.CROSS:
                paint_cross(painter, center, self._theme, radius)
            case Mark.MINUS:
                paint_minus(painter, center, self._theme, radius)
        painter.end()


class HairLine(QWidget, Themed):
    """A printed line between two parts of a sheet."""

    def __init__(
        self, theme: Theme, orientation: Qt.Orientation = Qt.Orientation.Horizontal, width: float = 1.2
    ) -> None:
        super().__init__()
        self._theme = theme
        self._orientation = orientation
        self._width = width
        if orientation is Qt.Orientation.Horizontal:
            self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        else:
            self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """Three pixels for the line."""
        return QSize(3, 3)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the line."""
        painter = _painter(self)
        middle = QPointF(self.width() / 2, self.height() / 2)
        if self._orientation is Qt.Orientation.Horizontal:
            ends = (QPointF(0, middle.y()), QPointF(self.width(), middle.y()))
        else:
            ends = (QPointF(middle.x(), 0), QPointF(middle.x(), self.height()))
        paint_rule(painter, *ends, self._theme, self._width)
        painter.end()


def _painter(widget: QWidget) -> QPainter:
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter
