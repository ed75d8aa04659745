"""The tag over the card under the pointer or the keyboard: its face and value, large."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from quiddler_qt.engine.cards import Card, face_of, value_of
from quiddler_qt.ui import wording
from quiddler_qt.ui.scene.card_sprite import HOVER_RISE, SELECTED_RISE, CardSprite, Lies
from quiddler_qt.ui.scene.painted_item import Look, PaintedItem, draw_elided, text_width
from quiddler_qt.ui.theme.fonts import EXTRA_BOLD, SEMI_BOLD, ui_font

_CENTER = Qt.AlignmentFlag.AlignHCenter
_HEIGHT = 42.0
"""At text size 1, in pixels."""
_GAP = 7.0


class CardTag(PaintedItem):
    """A slip of paper that points at a card. It is for the eye: a screen reader hears the card's own name."""

    margin = 6.0

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.card: Card | None = None
        self._text = 1.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def point_at(self, sprite: CardSprite, card: Card, room: QRectF, text: float, beside: QRectF) -> None:
        """Shows the face and value of a card above it, within ``room`` and at the left of ``beside``.

        Widgets lie over the scene: what they say must not run through the tag.
        """
        if (card, text) != (self.card, self._text):
            self.card, self._text = card, text
            self.repaint()
        width = text_width(self._face_font(), face_of(card)) + text_width(self._value_font(), self._value())
        pose = sprite.pose
        rise = 0.0
        if sprite.lies is Lies.IN_HAND:
            rise = (SELECTED_RISE if sprite.is_selected else 1.0) * HOVER_RISE * pose.height
        rect = QRectF(0, 0, width + 34 * text, _HEIGHT * text)
        rect.moveCenter(pose.center)
        rect.moveBottom(pose.bounds().top() - rise - _GAP * text)
        rect.moveLeft(max(room.left(), min(rect.left(), room.right() - rect.width())))
        rect.moveTop(max(room.top(), rect.top()))
        if rect.intersects(beside):
            rect.moveRight(max(room.left() + rect.width(), beside.left() - _GAP))
        self.set_rect(rect)
        self.setVisible(True)

    def forget(self) -> None:
        """Shows nothing and keeps no letter."""
        if self.card is not None or self.isVisible():
            self.card = None
            self.setVisible(False)
            self.repaint()

    def _face_font(self) -> QFont:
        return ui_font(30 * self._text, EXTRA_BOLD)

    def _value_font(self) -> QFont:
        return ui_font(17 * self._text, SEMI_BOLD)

    def _value(self) -> str:
        return wording.points(value_of(self.card)) if self.card is not None else ""

    def draw(self, painter: QPainter) -> None:
        """Paper, letters in the colour of the face, points."""
        if self.card is None:
            return
        colors, text, box = self.look.theme.colors, self._text, self.box
        painter.setPen(QPen(colors.card_frame, 1.4 * text))
        painter.setBrush(colors.card_stock[0])
        painter.drawRoundedRect(box, 9 * text, 9 * text)
        face = face_of(self.card)
        width = text_width(self._face_font(), face)
        left = QRectF(box.left() + 12 * text, box.top(), width, box.height())
        painter.setPen(self.look.theme.letter_color(face))
        draw_elided(painter, left, self._face_font(), face, _CENTER)
        start = left.right() + 10 * text
        right = QRectF(start, box.top(), box.right() - 10 * text - start, box.height())
        draw_elided(painter, right, self._value_font(), self._value(), _CENTER)
