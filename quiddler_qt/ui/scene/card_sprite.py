"""One card on the table that can be moved: in the hand, in a row, on the discards, or on its way."""

from collections.abc import Callable, Mapping
from enum import Enum, auto
from typing import Protocol

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QFocusEvent, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from quiddler_qt.engine.cards import Card, face_of
from quiddler_qt.ui.accessibility import AccessibleItem
from quiddler_qt.ui.scene.card_poses import CARD_RATIO, Pose
from quiddler_qt.ui.scene.painted_item import Look, never_raising
from quiddler_qt.ui.scene.picture import CardMark
from quiddler_qt.ui.theme.card_art import Halo, Variant, variant_for
from quiddler_qt.ui.theme.fonts import EXTRA_BOLD, ui_font
from quiddler_qt.ui.theme.painters import paint_pill

HOVER_RISE = 0.075
"""How far a card under the pointer comes out of the fan, in card heights."""
SELECTED_RISE = 1.6
"""How far a selected card stands out of the fan, in rises of a hovered one."""
PICKED_GROWTH = 0.08
"""How much a card grows that is picked up."""
_REACH = 0.42
"""Room around the card for its longest shadow, in card widths."""


class Lies(Enum):
    """Where a card lies."""

    IN_HAND = auto()
    IN_ROW = auto()
    ON_DISCARDS = auto()
    ON_THE_WAY = auto()


class CardKeeper(Protocol):
    """What a card tells of gestures, and asks about itself."""

    def card_pressed(self, sprite: "CardSprite", event: QGraphicsSceneMouseEvent) -> bool:
        """A left press; whether the card wants to hear more of it."""

    def card_moved(self, sprite: "CardSprite", event: QGraphicsSceneMouseEvent) -> None:
        """The pointer moved with the button down."""

    def card_released(self, sprite: "CardSprite", event: QGraphicsSceneMouseEvent) -> None:
        """The button went up."""

    def card_double_clicked(self, sprite: "CardSprite") -> None:
        """Two quick clicks."""

    def card_hovered(self, sprite: "CardSprite", inside: bool) -> None:
        """The pointer came or went."""

    def card_name(self, sprite: "CardSprite") -> str:
        """What a screen reader says."""

    def card_zone(self, sprite: "CardSprite") -> QObject | None:
        """The zone it lies in."""

    def card_actions(self, sprite: "CardSprite") -> Mapping[str, Callable[[], None]]:
        """What can be done with it."""


class CardSprite(AccessibleItem):
    """A card, or an unknown back where ``card`` is None: then nothing in the item tells which.

    A sprite lies in a ``pose``. Rising under the pointer, growing when picked up and turning over are
    added to it, so that they never spoil where the card belongs.
    """

    def __init__(self, look: Look, keeper: CardKeeper) -> None:
        super().__init__()
        self.look = look
        self._keeper = keeper
        self.card: Card | None = None
        self.lies = Lies.ON_THE_WAY
        self.is_fresh = False
        self.is_selected = False
        self.fresh_text = ""
        self._mark: CardMark | None = None
        self._step: float | None = None
        self._pose = Pose(0, 0, 0, 10)
        self._width = 10.0
        self._variant = Variant.FULL
        self._rise = 0.0
        self._picked = 0.0
        self._face_up = 1.0
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)

    # -- what it is ------------------------------------------------------------------------------------------
    def become(self, card: Card | None, *, face_up: bool = True) -> None:
        """Stands for another card from now on."""
        self.card = card
        self.is_fresh = self.is_selected = False
        self._mark = None
        self.lies = Lies.ON_THE_WAY
        self._rise = self._picked = 0.0
        self._face_up = 1.0 if face_up and card is not None else 0.0
        self.setObjectName("" if card is None else f"card_{card}")
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable, False)
        self.setOpacity(1)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.update()

    def lie(self, where: Lies) -> None:
        """Lies in a zone; there it can have the keyboard."""
        if where is not self.lies:
            self.lies = where
            if where is not Lies.IN_HAND:
                # Only in the fan does a card come out to be read.
                self.rise = 0
            settled = where is not Lies.ON_THE_WAY
            # The top discard has the keyboard through its pile.
            own = where in (Lies.IN_HAND, Lies.IN_ROW)
            self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable, own)
            self.setCursor(Qt.CursorShape.OpenHandCursor if settled else Qt.CursorShape.ArrowCursor)

    @property
    def mark(self) -> CardMark | None:
        """What a hint says of the card, if anything."""
        return self._mark

    @mark.setter
    def mark(self, mark: CardMark | None) -> None:
        if mark != self._mark:
            self._mark = mark
            self.update()

    def mark_selected(self, selected: bool) -> None:
        """Shows that it is chosen to be moved with others, or no longer."""
        if selected is not self.is_selected:
            self.is_selected = selected
            self.update()
            self.selection_changed()
            self._keeper.card_hovered(self, inside=self.isUnderMouse())

    # -- where it lies ---------------------------------------------------------------------------------------
    @property
    def pose(self) -> Pose:
        """Where it lies, without rise and growth."""
        return self._pose

    @pose.setter
    def pose(self, pose: Pose) -> None:
        self._pose = pose
        self._place()

    def rest(self, pose: Pose, step: float | None = None) -> None:
        """Lies still: painted sharp at this width; ``step`` is what the next card of a fan leaves free."""
        if step != self._step:
            self._step = step
            self.update()
        variant = variant_for(pose.width, step)
        if pose.width != self._width or variant is not self._variant:
            self.prepareGeometryChange()
            self._width = pose.width
            self._variant = variant
            self.update()
        self.pose = pose

    @property
    def rise(self) -> float:
        """How far it has come out of the fan, 0..1."""
        return self._rise

    @rise.setter
    def rise(self, part: float) -> None:
        self._rise = part
        self._place()

    @property
    def picked(self) -> float:
        """How far it is picked up, 0..1."""
        return self._picked

    @picked.setter
    def picked(self, part: float) -> None:
        self._picked = part
        self._place()
        self.update()

    @property
    def face_up(self) -> float:
        """0 shows the back, 1 the face, between them it turns over."""
        return self._face_up

    @face_up.setter
    def face_up(self, part: float) -> None:
        self._face_up = part if self.card is not None else 0.0
        self.update()

    def _place(self) -> None:
        pose = self._pose
        self.setRotation(pose.angle)
        self.setScale(pose.width / self._width * (1 + PICKED_GROWTH * self._picked))
        offset = (
            self.mapToScene(QPointF(0, -self._rise * HOVER_RISE * self._width * CARD_RATIO)) - self.scenePos()
        )
        self.setPos(pose.x + offset.x(), pose.y + offset.y())

    # -- how it looks ----------------------------------------------------------------------------------------
    def set_look(self, look: Look) -> None:
        """Paints with another theme or pixel ratio from now on."""
        self.look = look
        self.update()

    @property
    def card_rect(self) -> QRectF:
        """The card in its own coordinates, centred on the origin."""
        height = self._width * CARD_RATIO
        return QRectF(-self._width / 2, -height / 2, self._width, height)

    def boundingRect(self) -> QRectF:
        """The card with room for shadow and focus ring."""
        reach = self._width * _REACH
        return self.card_rect.adjusted(-reach, -reach, reach, reach)

    def shape(self) -> QPainterPath:
        """The card alone; below it as far as it has risen, so that it does not flutter."""
        path = QPainterPath()
        path.addRect(self.card_rect.adjusted(0, 0, 0, self._rise * HOVER_RISE * self._width * CARD_RATIO))
        return path

    @never_raising
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Copies shadow, face or back, and draws the mark of a new card, or of a hint."""
        art, dpr, width = self.look.art, self.look.dpr, self._width
        rect = self.card_rect
        # Smooth edges where the card is turned.
        painter.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
        turn = abs(2 * self._face_up - 1)
        if turn < 1:
            painter.scale(max(turn, 0.02), 1)
        self._draw_halo(painter, art.shadow(width, self._picked > 0.5, dpr))
        shines = self._mark is not None and self._mark.shines
        if self.shows_focus() or shines or self._picked > 0.5 or self._stands_for_focused_pile():
            self._draw_halo(painter, art.glow(width, dpr))
        if self.card is None or self._face_up < 0.5:
            painter.drawPixmap(rect.topLeft(), art.back(width, dpr))
            return
        painter.drawPixmap(rect.topLeft(), art.face(face_of(self.card), self._variant, width, dpr))
        if self._face_up < 1:
            return
        if self.is_selected:
            self._draw_selected_mark(painter, rect)
        if self._mark is not None:
            # In the middle of what the next card of a fan leaves free.
            free = rect.width() if self._step is None else min(self._step, rect.width())
            self._draw_pill(painter, rect, self._mark.sign, rect.left() + free / 2)
        elif self.is_fresh:
            self._draw_pill(painter, rect, self.fresh_text, rect.center().x())

    def _stands_for_focused_pile(self) -> bool:
        if self.lies is not Lies.ON_DISCARDS:
            return False
        pile = self._keeper.card_zone(self)
        return isinstance(pile, AccessibleItem) and pile.shows_focus()

    def _draw_halo(self, painter: QPainter, halo: Halo) -> None:
        painter.drawPixmap(self.card_rect.topLeft() + halo.offset, halo.pixmap)

    def _draw_pill(self, painter: QPainter, rect: QRectF, text: str, middle: float) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px = max(11.0, rect.width() * 0.13)
        font = ui_font(px, EXTRA_BOLD)
        painter.setFont(font)
        width = painter.fontMetrics().horizontalAdvance(text) + px * 1.3
        pill = QRectF(middle - width / 2, rect.top() - px * 0.75, width, px * 1.6)
        paint_pill(painter, pill, self.look.theme)
        painter.setPen(self.look.theme.colors.table_accent)
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, text)

    def _draw_selected_mark(self, painter: QPainter, rect: QRectF) -> None:
        """A dark edge round the card and a ringed dot at the corner that a fan leaves free."""
        colors = self.look.theme.colors
        width = max(2.0, rect.width() * 0.03)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colors.letter_consonant, width))
        radius = self.look.art.radius(self._width)
        inset = width / 2
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
        size = max(8.0, rect.width() * 0.1)
        center = QPointF(rect.left() + size * 0.9, rect.top() + size * 0.1)
        painter.setPen(QPen(colors.table_accent, size * 0.24))
        painter.setBrush(colors.plate[1])
        painter.drawEllipse(center, size, size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colors.table_accent)
        painter.drawEllipse(center, size * 0.46, size * 0.46)

    # -- what is done with it --------------------------------------------------------------------------------
    @never_raising
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A press may be a click or the start of a drag."""
        event.setAccepted(self._keeper.card_pressed(self, event))

    @never_raising
    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """The pointer moves with the card."""
        self._keeper.card_moved(self, event)

    @never_raising
    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Lets the card go."""
        self._keeper.card_released(self, event)

    @never_raising
    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Sends the card to its word, or back."""
        self._keeper.card_double_clicked(self)

    @never_raising
    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Comes out of the fan a little."""
        self._keeper.card_hovered(self, inside=True)

    @never_raising
    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Sinks back."""
        self._keeper.card_hovered(self, inside=False)

    @never_raising
    def focusInEvent(self, event: QFocusEvent) -> None:
        """The card with the keyboard rises as well."""
        super().focusInEvent(event)
        self._keeper.card_hovered(self, inside=self.isUnderMouse())

    @never_raising
    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Sinks back."""
        super().focusOutEvent(event)
        self._keeper.card_hovered(self, inside=self.isUnderMouse())

    # -- what a screen reader finds --------------------------------------------------------------------------
    def accessible_parent(self) -> QObject | None:
        """The zone it lies in."""
        return self._keeper.card_zone(self)

    def accessible_name(self) -> str:
        """Face, value and place. A back has no name."""
        return "" if self.card is None else self._keeper.card_name(self)

    def accessible_state(self, state: QAccessible.State) -> None:
        """Whether it is selected."""
        state.selectable = self.lies in (Lies.IN_HAND, Lies.IN_ROW)
        state.selected = self.is_selected

    def accessible_actions(self) -> Mapping[str, Callable[[], None]]:
        """What can be done with it."""
        return {} if self.card is None else self._keeper.card_actions(self)
