"""The sign on the start page: a fan of cards, the name, and the line under it."""

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import (
    QHBoxLayout,
    QSizePolicy,
    QWidget,
)

from quiddler_qt.engine.cards import Card, cards_showing
from quiddler_qt.ui.dialogs.card_row import paint_card
from quiddler_qt.ui.dialogs.labels import text_label
from quiddler_qt.ui.dialogs.themed import Themed
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.painters import paint_wordmark
from quiddler_qt.ui.theme.pixmaps import render_pixmap
from quiddler_qt.ui.theme.tokens import Theme


class CardFan(QWidget, Themed):
    """Six cards that spell the game."""

    FACES = ("QU", "I", "D", "D", "L", "ER")
    SCALE, SMALL_SCALE = 0.86, 0.5

    def __init__(self, theme: Theme, art: CardArt) -> None:
        super().__init__()
        self._theme = theme
        self._art = art
        self._picture: QPixmap | None = None
        self.setObjectName("start_fan")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        counts: dict[str, int] = {}
        cards: list[Card] = []
        for face in self.FACES:
            cards.append(cards_showing(face)[counts.get(face, 0)])
            counts[face] = counts.get(face, 0) + 1
        self._cards = tuple(cards)
        self._is_empty = True
        self._scale = self.SCALE

    def set_small(self, small: bool) -> None:
        """A small fan, or one of the usual size."""
        scale = self.SMALL_SCALE if small else self.SCALE
        if scale != self._scale:
            self._scale = scale
            self._picture = None
            self.updateGeometry()
            self.update()

    def show_cards(self) -> None:
        """The fan is an ornament: it comes after the first paint."""
        self._is_empty = False
        self.update()

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        self._theme = theme
        self._art = art
        self._picture = None
        self.update()

    def sizeHint(self) -> QSize:
        """The fan at its size."""
        return QSize(540, round(self._theme.sizes.card_height * self._scale) + 36)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the fan, painted once for its size."""
        if self._is_empty:
            return
        dpr = self.devicePixelRatioF()
        if self._picture is None or self._picture.size() != self.size() * dpr:
            self._picture = render_pixmap(QSizeF(self.size()), dpr, self._paint)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()

    def _paint(self, painter: QPainter) -> None:
        width = self._theme.sizes.card_width * self._scale
        height = self._theme.sizes.card_height * self._scale
        middle = (len(self._cards) - 1) / 2
        for index, card in enumerate(self._cards):
            offset = index - middle
            painter.save()
            sinks = offset * offset * 3.0 * self._scale / self.SCALE
            painter.translate(self.width() / 2 + offset * width * 0.9, height / 2 + 8 + sinks)
            painter.rotate(offset * 4.2)
            paint_card(painter, QRectF(-width / 2, -height / 2, width, height), card, self._art)
            painter.restore()


class Wordmark(QWidget, Themed):
    """The name of the game in metal."""

    HEIGHT, SMALL_HEIGHT = 84, 60

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._picture: QPixmap | None = None
        self._height = self.HEIGHT
        self.setObjectName("start_wordmark")
        self.setAccessibleName("Quiddler Qt")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_small(self, small: bool) -> None:
        """Small letters, or those of the usual size."""
        self._height = self.SMALL_HEIGHT if small else self.HEIGHT
        self.updateGeometry()

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        self._theme = theme
        self._picture = None
        self.update()

    def sizeHint(self) -> QSize:
        """One line of large letters."""
        return QSize(520, self._height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the letters, painted once for their size."""
        dpr = self.devicePixelRatioF()
        if self._picture is None or self._picture.size() != self.size() * dpr:
            box = QRectF(self.rect()).adjusted(0, 6, 0, -6)
            self._picture = render_pixmap(
                QSizeF(self.size()), dpr, lambda painter: paint_wordmark(painter, box, self._theme)
            )
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()


class Subtitle(QWidget, Themed):
    """A line of text between two hair lines."""

    def __init__(self, theme: Theme, text: str) -> None:
        super().__init__()
        self._theme = theme
        self._label = text_label(text, align=Qt.AlignmentFlag.AlignCenter, name="start_subtitle")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(self._label)
        row.addStretch(1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the lines."""
        painter = QPainter(self)
        painter.setPen(QPen(self._theme.colors.tray_edge, 1.4))
        y = self.height() / 2
        text = self._label.geometry()
        painter.drawLine(QPointF(max(0, text.left() - 208), y), QPointF(text.left() - 28, y))
        painter.drawLine(QPointF(text.right() + 28, y), QPointF(min(self.width(), text.right() + 208), y))
        painter.end()
