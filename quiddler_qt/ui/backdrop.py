"""The bare table: what a window shows until its first page is there."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

_MARGIN = 18
_RADIUS = 80


class Backdrop(QWidget):
    """A table of one colour in a room of another; the start page covers it with both in detail."""

    def __init__(self, room: str, felt: str) -> None:
        super().__init__()
        self.setObjectName("backdrop")
        self._room = QColor(room)
        self._felt = QColor(felt)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws room and table."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._room)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._felt)
        table = QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        painter.drawRoundedRect(table, _RADIUS, _RADIUS)
        painter.end()
