"""Items that are painted once into a pixmap, and what every item of the table needs to paint itself."""

import functools
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar, cast

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneHoverEvent, QStyleOptionGraphicsItem, QWidget

from quiddler_qt.ui.accessibility import AccessibleItem
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.painters import paint_focus_ring
from quiddler_qt.ui.theme.pixmaps import render_pixmap
from quiddler_qt.ui.theme.tokens import Theme

_log = logging.getLogger(__name__)
_Method = TypeVar("_Method", bound=Callable[..., Any])


@dataclass(frozen=True, slots=True)
class Look:
    """How things are painted now: theme, card pictures, device pixels a logical one."""

    theme: Theme
    art: CardArt
    dpr: float = 1.0


def never_raising(method: _Method) -> _Method:
    """A method Qt calls that logs what goes wrong: an exception that gets back to Qt can end the process."""

    @functools.wraps(method)
    def run(*args: object) -> None:
        try:
            method(*args)
        except Exception:  # noqa: BLE001 - whatever it is, Qt cannot pass it on
            _log.exception("%s of %s", method.__name__, type(args[0]).__name__)

    return cast(_Method, run)


class PaintedItem(AccessibleItem):
    """An item with a rectangle whose picture is painted by ``draw`` once and copied from then on.

    The item stands at the corner of its rectangle; ``draw`` paints in coordinates from there and may reach
    ``margin`` pixels beyond. Only an item whose picture shows ``is_under_pointer`` accepts hover events: it
    is painted anew when the pointer comes and goes.
    """

    margin = 12.0

    def __init__(self, look: Look, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.is_under_pointer = False
        self._box = QRectF()
        self._picture: QPixmap | None = None
        self.visibleChanged.connect(self._visibility_changed)

    @property
    def rect(self) -> QRectF:
        """The rectangle in scene coordinates."""
        return self._box.translated(self.pos())

    @property
    def box(self) -> QRectF:
        """The rectangle in the item's own coordinates."""
        return self._box

    def set_rect(self, rect: QRectF) -> None:
        """Moves and resizes the item."""
        self.setPos(rect.topLeft())
        box = QRectF(0, 0, rect.width(), rect.height())
        if box != self._box:
            self.prepareGeometryChange()
            self._box = box
            self.repaint()

    def set_look(self, look: Look) -> None:
        """Paints with another theme or pixel ratio from now on."""
        self.look = look
        self.repaint()

    def repaint(self) -> None:
        """Paints the picture anew when it is needed next."""
        self._picture = None
        self.update()

    def set_under_pointer(self, *, under: bool) -> None:
        """Whether the pointer is there, as far as the picture shows it."""
        if under is not self.is_under_pointer:
            self.is_under_pointer = under
            self.repaint()

    def draw(self, painter: QPainter) -> None:
        """Paints the picture."""

    def focus_box(self) -> QRectF:
        """Where the focus ring goes round."""
        return self._box

    def focus_radius(self) -> float:
        """The corner radius of the focus ring."""
        return self.look.theme.radii.tray

    def boundingRect(self) -> QRectF:
        """The rectangle and its margin."""
        return self._box.adjusted(-self.margin, -self.margin, self.margin, self.margin)

    @never_raising
    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """The pointer comes."""
        self.set_under_pointer(under=True)

    @never_raising
    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """The pointer goes."""
        self.set_under_pointer(under=False)

    @never_raising
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Copies the picture, and draws the focus ring."""
        bounds = self.boundingRect()
        if self._picture is None:
            self._picture = render_pixmap(bounds.size(), self.look.dpr, self._draw_moved)
        painter.drawPixmap(bounds.topLeft(), self._picture)
        if self.shows_focus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_focus_ring(painter, self.focus_box(), self.focus_radius(), self.look.theme)

    def _visibility_changed(self) -> None:
        """Qt does not say that the pointer goes from an item that is hidden under it."""
        if not self.isVisible():
            self.set_under_pointer(under=False)

    def _draw_moved(self, painter: QPainter) -> None:
        painter.translate(self.margin, self.margin)
        self.draw(painter)


_BETWEEN = " \N{MIDDLE DOT}\N{NO-BREAK SPACE}"


def draw_elided(
    painter: QPainter,
    rect: QRectF,
    font: QFont,
    text: str,
    align: Qt.AlignmentFlag,
    *,
    lines: int = 1,
    smallest: float = 0.8,
) -> None:
    """Text in at most so many lines; where it must be, smaller down to a part, then cut with an ellipsis."""
    metrics = QFontMetricsF(font)
    parts = _broken(text, metrics, rect.width(), lines)
    px = font.pixelSize()
    smallest_px = _smallest_px(font, smallest)
    while px > smallest_px and any(metrics.horizontalAdvance(part) > rect.width() for part in parts):
        px -= 1
        font = QFont(font)
        font.setPixelSize(px)
        metrics = QFontMetricsF(font)
        parts = _broken(text, metrics, rect.width(), lines)
    painter.setFont(font)
    height = metrics.height() if len(parts) == 1 else metrics.ascent() + metrics.descent() * 0.6
    top = rect.center().y() - height * len(parts) / 2
    for number, part in enumerate(parts):
        line = QRectF(rect.left(), top + number * height, rect.width(), height)
        shown = metrics.elidedText(part, Qt.TextElideMode.ElideRight, rect.width() + 0.5)
        # Without clipping: letters may reach a little over their line.
        flags = align | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(
            line, flags.value | Qt.TextFlag.TextDontClip.value | Qt.TextFlag.TextSingleLine.value, shown
        )


def can_be_read(font: QFont, text: str, width: float, smallest: float) -> bool:
    """Whether ``draw_elided`` shows all of a text in one line."""
    least = QFont(font)
    least.setPixelSize(_smallest_px(font, smallest))
    return QFontMetricsF(least).horizontalAdvance(text) <= width


def _smallest_px(font: QFont, smallest: float) -> int:
    return max(9, round(font.pixelSize() * smallest))


def _broken(text: str, metrics: QFontMetricsF, width: float, lines: int) -> list[str]:
    """The text in at most ``lines`` parts, broken at spaces and behind hyphens; a dot between parts goes."""
    if lines < 2 or metrics.horizontalAdvance(text) <= width:
        return [text]
    pieces = text.replace("-", "-\0").replace(" ", " \0").split("\0")
    first = ""
    while pieces and metrics.horizontalAdvance((first + pieces[0]).rstrip(_BETWEEN)) <= width:
        first += pieces.pop(0)
    if not first or not pieces:
        return [text]
    rest = "".join(pieces).lstrip(_BETWEEN)
    return [first.rstrip(_BETWEEN), *_broken(rest, metrics, width, lines - 1)]


def text_width(font: QFont, text: str) -> float:
    """How wide a text is."""
    return QFontMetricsF(font).horizontalAdvance(text)


def corner(rect: QRectF, x: float, y: float) -> QPointF:
    """The point at these parts (0..1) of a rectangle."""
    return QPointF(rect.left() + rect.width() * x, rect.top() + rect.height() * y)
