"""Pills on the felt: the light that tells whether a game can be won, and short facts beside it."""

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from quiddler_qt.ui.dialogs.themed import Themed, text_scale
from quiddler_qt.ui.scene.painted_item import draw_elided
from quiddler_qt.ui.solitaire.outlook_watch import Light
from quiddler_qt.ui.solitaire.solitaire_wording import light_text
from quiddler_qt.ui.theme.fonts import BOLD, ui_font
from quiddler_qt.ui.theme.icons import paint_icon
from quiddler_qt.ui.theme.painters import paint_pill, paint_tick
from quiddler_qt.ui.theme.tokens import Theme

_HEIGHT = 34
_DISC = 9.5


class FactPill(QWidget, Themed):
    """A short text in a dark pill."""

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self._theme = theme
        self._text = ""
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    def set_text(self, text: str) -> None:
        """Says something else; nothing is said by hiding."""
        if text != self._text:
            self._text = text
            self.setAccessibleName(text)
            self.setVisible(bool(text))
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """As wide as its text."""
        font = self._font()
        scale = text_scale(self._theme)
        wide = QFontMetricsF(font).horizontalAdvance(self._text) + self._room_for_mark() + 40 * scale
        return QSize(math.ceil(wide), round(_HEIGHT * scale))

    def minimumSizeHint(self) -> QSize:
        """Never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws pill, mark and text."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        paint_pill(painter, box, self._theme)
        mark = self._room_for_mark()
        self._draw_edge(painter, box)
        if mark:
            self._draw_mark(painter, QPointF(box.left() + box.height() / 2, box.center().y()))
        painter.setPen(self._theme.colors.plate_text)
        side = 18 * text_scale(self._theme)
        room = box.adjusted(max(side * 0.7, mark + side * 0.3), 0, -side * 0.7, 0)
        draw_elided(painter, room, self._font(), self._text, Qt.AlignmentFlag.AlignHCenter)
        painter.end()

    def _font(self) -> QFont:
        return ui_font(self._theme.type_sizes.button * text_scale(self._theme), BOLD)

    def _room_for_mark(self) -> float:
        return 0.0

    def _draw_mark(self, painter: QPainter, center: QPointF) -> None:
        """What stands before the text."""

    def _draw_edge(self, painter: QPainter, box: QRectF) -> None:
        """A stronger edge, where wanted."""


class Lamp(FactPill):
    """Tells whether the game can still be won, by shape and word as well as colour."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "solitaire_light")
        self._light = Light.OFF
        self.hide()

    @property
    def light(self) -> Light:
        """What it shows."""
        return self._light

    def show_light(self, light: Light) -> None:
        """Shows another light."""
        self._light = light
        self.set_text(light_text(light))
        self.update()

    def _room_for_mark(self) -> float:
        return 26.0 * text_scale(self._theme)

    def _draw_edge(self, painter: QPainter, box: QRectF) -> None:
        if self._light is Light.CAN:
            painter.setPen(QPen(self._theme.colors.ok, max(1.6, self._theme.strokes.active_edge)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)

    def _draw_mark(self, painter: QPainter, center: QPointF) -> None:
        colors = self._theme.colors
        disc = _DISC * text_scale(self._theme)
        if self._light is Light.CAN:
            paint_tick(painter, center, self._theme, disc)
            return
        painter.setPen(QPen(colors.plate_text_2, max(1.6, disc * 0.2)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self._light is Light.THINKING:
            ring = QRectF(center.x() - disc * 0.8, center.y() - disc * 0.8, disc * 1.6, disc * 1.6)
            painter.drawArc(ring, 30 * 16, 270 * 16)
            return
        name = "close" if self._light is Light.CANNOT else "question"
        painter.drawEllipse(center, disc, disc)
        side = disc * 1.1
        paint_icon(
            painter,
            QRectF(center.x() - side / 2, center.y() - side / 2, side, side),
            name,
            colors.plate_text_2,
        )


class CardsLeft(QWidget, Themed):
    """A row of little cards: those taken are filled."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._taken = 0
        self._count = 1
        self.setObjectName("cards_progress")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_taken(self, taken: int, count: int, spoken: str) -> None:
        """So many of so many cards are taken."""
        self._taken, self._count = taken, count
        self.setAccessibleName(spoken)
        self.update()

    def sizeHint(self) -> QSize:
        """Twelve px a card."""
        return QSize(12 * self._count, 20)

    def minimumSizeHint(self) -> QSize:
        """Five px a card."""
        return QSize(5 * self._count, 18)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the cards."""
        colors = self._theme.colors
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = self.width() / self._count
        for place in range(self._count):
            box = QRectF(place * step + 1, 2, step - 2.4, self.height() - 4)
            painter.setPen(QPen(colors.tray_active_edge, 1))
            painter.setBrush(colors.tray_active_edge if place < self._taken else colors.tray)
            painter.drawRoundedRect(box, 2.5, 2.5)
        painter.end()
