"""The tag over the card under the pointer or the keyboard: its face and value, large."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
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
_BESIDE_COSTS = 600.0
"""So much of other cards, in square pixels, is covered rather than that the tag lies anywhere but above."""
_WORDS_COUNT = 100.0
"""So much dearer than a card is to cover what is written, or a button."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """Around a card: the ``room`` there is, what is ``written`` or to be pressed, and other ``cards``."""

    room: QRectF
    written: tuple[QRectF, ...]
    cards: tuple[QRectF, ...]


class CardTag(PaintedItem):
    """A slip of paper that points at a card. It is for the eye: a screen reader hears the card's own name."""

    margin = 6.0

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.card: Card | None = None
        self._text = 1.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def point_at(self, sprite: CardSprite, card: Card, text: float, surroundings: Surroundings) -> None:
        """Shows the face and value of a card, above it or where it covers least."""
        if (card, text) != (self.card, self._text):
            self.card, self._text = card, text
            self.repaint()
        width = text_width(self._face_font(), face_of(card)) + text_width(self._value_font(), self._value())
        pose = sprite.pose
        rise = 0.0
        if sprite.lies is Lies.IN_HAND:
            rise = (SELECTED_RISE if sprite.is_selected else 1.0) * HOVER_RISE * pose.height
        size = QSizeF(width + 34 * text, _HEIGHT * text)
        risen = pose.bounds().adjusted(0, -rise, 0, 0)
        self.set_rect(least_in_the_way(risen, size, _GAP * text, surroundings))
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


def least_in_the_way(card: QRectF, size: QSizeF, gap: float, surroundings: Surroundings) -> QRectF:
    """The place of a tag: above its card, unless less is covered aside of that, beside or below the card."""
    room = surroundings.room
    above = QRectF(card.center().x() - size.width() / 2, card.top() - gap - size.height(), *size.toTuple())
    beside = card.center().y() - size.height() / 2
    places = (
        above,
        above.translated(card.right() - above.right(), 0),
        above.translated(card.left() - above.left(), 0),
        QRectF(QPointF(card.right() + gap, beside), size),
        QRectF(QPointF(card.left() - gap - size.width(), beside), size),
        QRectF(QPointF(above.left(), card.bottom() + gap), size),
    )

    def cost(place: QRectF) -> float:
        words = sum(_shared(place, rect) for rect in surroundings.written)
        cards = sum(_shared(place, rect) for rect in surroundings.cards)
        aside = 0.0 if place == within[0] else _BESIDE_COSTS
        # The card that it tells is never under it.
        return _WORDS_COUNT * (words + _shared(place, card)) + cards + aside

    within = [_moved_into(place, room) for place in places]
    return min(within, key=cost)


def _moved_into(rect: QRectF, room: QRectF) -> QRectF:
    left = max(room.left(), min(rect.left(), room.right() - rect.width()))
    top = max(room.top(), min(rect.top(), room.bottom() - rect.height()))
    return QRectF(QPointF(left, top), rect.size())


def _shared(one: QRectF, other: QRectF) -> float:
    """The area that two rectangles share."""
    both = one.intersected(other)
    return both.width() * both.height()
