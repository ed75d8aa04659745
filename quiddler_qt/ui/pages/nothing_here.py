"""A page that has nothing to show yet: an icon and one sentence in the middle of its paper."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from quiddler_qt.ui.dialogs.labels import text_label
from quiddler_qt.ui.dialogs.themed import Themed, text_scale
from quiddler_qt.ui.theme.icons import paint_icon
from quiddler_qt.ui.theme.tokens import Theme

_DISC = 88
_ICON_PART = 0.44


class NothingHere(QWidget):
    """``name`` is the object name of the sentence, ``icon_name`` that of the room's icon."""

    def __init__(self, theme: Theme, icon_name: str, text: str, name: str) -> None:
        super().__init__()
        self._label = text_label(text, wrap=True, align=Qt.AlignmentFlag.AlignHCenter, name=name)
        column = QVBoxLayout(self)
        column.setSpacing(theme.spaces.medium)
        # A little above the middle: there the eye looks for the middle.
        column.addStretch(2)
        column.addWidget(_Disc(theme, icon_name), 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._label)
        column.addStretch(3)

    def set_text(self, text: str) -> None:
        """Another sentence."""
        self._label.setText(text)


class _Disc(QWidget, Themed):
    """An icon in a ring."""

    def __init__(self, theme: Theme, icon_name: str) -> None:
        super().__init__()
        self._theme = theme
        self._icon_name = icon_name
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """As large as the text makes it, up to a half more."""
        side = round(_DISC * min(text_scale(self._theme), 1.5))
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws ring and icon."""
        colors = self._theme.colors
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(self.width() / 2, self.height() / 2)
        painter.setPen(QPen(colors.paper_edge, 1.5))
        painter.setBrush(colors.paper_field)
        painter.drawEllipse(middle, self.width() / 2 - 2, self.height() / 2 - 2)
        side = self.width() * _ICON_PART
        square = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        paint_icon(painter, square, self._icon_name, colors.accent)
        painter.end()
