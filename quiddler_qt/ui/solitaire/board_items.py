"""What lies on the board besides cards: stacks with their counts, and the tray of the word being formed."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QFocusEvent, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent

from quiddler_qt.engine.cards import Card
from quiddler_qt.engine.solitaire import StackIndex
from quiddler_qt.ui import wording
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.scene.card_sprite import CardSprite
from quiddler_qt.ui.scene.painted_item import Look, PaintedItem, draw_elided, never_raising, text_width
from quiddler_qt.ui.solitaire.board_layout import EDGE, BoardLayout
from quiddler_qt.ui.solitaire.board_picture import BoardPicture, WordMark
from quiddler_qt.ui.theme.card_art import card_height
from quiddler_qt.ui.theme.fonts import BOLD, EXTRA_BOLD, SEMI_BOLD, title_font, ui_font
from quiddler_qt.ui.theme.painters import (
    Tray,
    paint_cross,
    paint_pill,
    paint_slot,
    paint_tick,
    paint_tray,
    vertical_gradient,
)

_C = "Solitaire"
_CENTER = Qt.AlignmentFlag.AlignHCenter
_LEFT = Qt.AlignmentFlag.AlignLeft
_RIGHT = Qt.AlignmentFlag.AlignRight


class BoardKeeper(Protocol):
    """What the things on the board tell of gestures, and ask about the cards on them."""

    def stack_activated(self, stack: StackIndex) -> None:
        """A click, a key or a screen reader asks for the top card of a stack."""

    def cards_in_word(self) -> Sequence[QObject]:
        """The cards of the word, in order."""

    def card_on(self, stack: StackIndex) -> CardSprite | None:
        """The card that lies on top of a stack, if it lies there."""


class StackItem(PaintedItem):
    """One stack: the edges of its cards, its count, and the place of its top card, which is a sprite."""

    margin = 14.0

    def __init__(self, look: Look, keeper: BoardKeeper, stack: StackIndex) -> None:
        super().__init__(look)
        self._keeper = keeper
        self.stack = stack
        self.top: Card | None = None
        self.count = 0
        self._in_word = False
        self._is_gap = False
        self._is_source = False
        self._is_hinted = False
        self._is_pressed = False
        self._layout: BoardLayout | None = None
        self.setObjectName(f"stack_{stack}")
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_stack(self, picture: BoardPicture, layout: BoardLayout) -> None:
        """Shows the stack as it is in a picture."""
        stack = self.stack
        now = (
            picture.tops[stack],
            picture.counts[stack],
            stack in picture.word,
            picture.gap is not None and picture.counts[stack] == 0,
            stack in picture.sources,
            stack in picture.hinted,
        )
        before = (self.top, self.count, self._in_word, self._is_gap, self._is_source, self._is_hinted)
        self.top, self.count, self._in_word, self._is_gap, self._is_source, self._is_hinted = now
        if now != before or layout is not self._layout:
            self._layout = layout
            self.set_rect(layout.stack_box(stack))
            self.repaint()
            self.accessible_changed()

    # -- how it looks ----------------------------------------------------------------------------------------
    def draw(self, painter: QPainter) -> None:
        """Paints edges, back or slot, and the count."""
        layout = self._layout
        if layout is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shift = -layout.stack_box(self.stack).topLeft()
        card = layout.card_box(self.stack).translated(shift)
        below = self.count - 1 - self._in_word
        self._draw_edges(painter, card, below, layout.scale)
        if self.count == 0 or (self._in_word and self.count == 1):
            paint_slot(painter, card.adjusted(1, 1, -1, -1), self._radius(card), self.look.theme)
        elif self._in_word:
            dpr = self.look.dpr
            halo = self.look.art.shadow(card.width(), lifted=False, dpr=dpr)
            painter.drawPixmap(card.topLeft() + halo.offset, halo.pixmap)
            painter.drawPixmap(card.topLeft(), self.look.art.back(card.width(), dpr))
        told = self._told_on_card()
        if told:
            self._draw_told(painter, card, told, layout.text)
        if self._is_hinted or self._is_source:
            self._draw_mark(painter, card, strong=self._is_hinted)
        self._draw_count(painter, layout.pill_box(self.stack).translated(shift), layout.text)

    def _radius(self, card: QRectF) -> float:
        return self.look.art.radius(card.width())

    def _draw_edges(self, painter: QPainter, card: QRectF, below: int, scale: float) -> None:
        colors = self.look.theme.colors
        for place in range(below, 0, -1):
            edge = card.translated(0, place * EDGE * scale)
            painter.setPen(QPen(colors.card_edge, max(1.0, self.look.theme.strokes.edge)))
            painter.setBrush(vertical_gradient(edge, *colors.card_stock))
            painter.drawRoundedRect(
                edge.adjusted(0.5, 0.5, -0.5, -0.5), self._radius(card), self._radius(card)
            )

    def _told_on_card(self) -> str:
        if self._in_word:
            return tr(_C, "in word")
        return tr(_C, "fill me") if self._is_gap else ""

    def _draw_told(self, painter: QPainter, card: QRectF, told: str, text: float) -> None:
        px = max(self.look.theme.type_sizes.small * min(text, 1.3), card.width() * 0.11)
        font = ui_font(px, BOLD)
        wide = min(card.width() - 4, text_width(font, told) + px * 1.7)
        lines = 1 if text_width(font, told) <= wide - 12 else 2
        high = px * (2.2 if lines == 1 else 3.0)
        pill = QRectF(card.center().x() - wide / 2, card.center().y() - high / 2, wide, high)
        paint_pill(painter, pill, self.look.theme)
        painter.setPen(self.look.theme.colors.plate_text)
        draw_elided(painter, pill.adjusted(6, 0, -6, 0), font, told, _CENTER, lines=lines)

    def _draw_mark(self, painter: QPainter, card: QRectF, *, strong: bool) -> None:
        """A frame round a stack that can fill the gap; a thick one round what a hint means."""
        theme = self.look.theme
        strokes = theme.strokes
        pen = QPen(theme.colors.tray_active_edge, strokes.active_edge * 1.3 if strong else strokes.edge * 1.5)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        reach = max(1.0, pen.widthF() / 2)
        radius = self._radius(card) + reach
        painter.drawRoundedRect(card.adjusted(-reach, -reach, reach, reach), radius, radius)

    def _draw_count(self, painter: QPainter, pill: QRectF, text: float) -> None:
        theme = self.look.theme
        told = wording.cards(self.count)
        font = ui_font(theme.type_sizes.small * text, BOLD)
        if text_width(font, told) > pill.width() - 16:
            told = str(self.count)
        wide = min(pill.width(), max(text_width(font, told) + 24, pill.height() * 1.4))
        box = QRectF(pill.center().x() - wide / 2, pill.top(), wide, pill.height())
        paint_pill(painter, box, theme)
        painter.setPen(theme.colors.plate_text if self.count else theme.colors.plate_text_2)
        draw_elided(painter, box.adjusted(6, 0, -6, 0), font, told, _CENTER)

    def focus_box(self) -> QRectF:
        """Round the card; a top card on it glows itself."""
        if self._layout is None:
            return self._box
        shift = -self._layout.stack_box(self.stack).topLeft()
        return self._layout.card_box(self.stack).translated(shift)

    def focus_radius(self) -> float:
        """The corner radius of a card."""
        return self._radius(self.focus_box())

    # -- what is done with it --------------------------------------------------------------------------------
    @never_raising
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A press beside the top card counts as one on it."""
        self._is_pressed = True
        event.accept()

    @never_raising
    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Asks for the top card."""
        pressed, self._is_pressed = self._is_pressed, False
        if pressed and self.contains(event.pos()):
            self._keeper.stack_activated(self.stack)

    @never_raising
    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """The first of the two clicks has done it: the card under the pointer has gone into the word."""
        event.accept()

    @never_raising
    def focusInEvent(self, event: QFocusEvent) -> None:
        """The top card glows."""
        super().focusInEvent(event)
        self._update_card()

    @never_raising
    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The top card glows no more."""
        super().focusOutEvent(event)
        self._update_card()

    def _update_card(self) -> None:
        card = self._keeper.card_on(self.stack)
        if card is not None:
            card.update()

    # -- what a screen reader finds --------------------------------------------------------------------------
    def accessible_name(self) -> str:
        """Place, top card and count: "Stack 3: TH, 9 points. 5 cards"."""
        name = tr(_C, "Stack {number}").format(number=self.stack + 1)
        if self.count == 0:
            return tr(_C, "{stack}: empty").format(stack=name)
        top = tr(_C, "in the word") if self._in_word else ""
        if not self._in_word and self.top is not None:
            top = wording.card_name(self.top)
        return tr(_C, "{stack}: {top}. {cards}").format(stack=name, top=top, cards=wording.cards(self.count))

    def accessible_text(self) -> str:
        """What it can be used for now."""
        if self._is_hinted:
            return tr(_C, "The hint means this one")
        if self._is_gap:
            return tr(_C, "A gap that has to be filled")
        return tr(_C, "Can fill the gap") if self._is_source else ""

    def accessible_actions(self) -> Mapping[str, Callable[[], None]]:
        """Its top card goes where it is wanted."""
        return {"Press": lambda: self._keeper.stack_activated(self.stack)}


class WordTray(PaintedItem):
    """The tray in which a word is formed: its slot for the next card, its spelling and what is said of it."""

    role = QAccessible.Role.List

    def __init__(self, look: Look, keeper: BoardKeeper) -> None:
        super().__init__(look)
        self._keeper = keeper
        self._shown: BoardPicture | None = None
        self._layout: BoardLayout | None = None
        self.setObjectName("word")
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_word(self, picture: BoardPicture, layout: BoardLayout) -> None:
        """Shows the word of a picture."""
        if picture != self._shown or layout is not self._layout:
            self._shown, self._layout = picture, layout
            self.set_rect(layout.tray)
            self.repaint()
            self.accessible_changed()

    def draw(self, painter: QPainter) -> None:
        """Paints tray, slot, spelling and note."""
        layout, picture = self._layout, self._shown
        if layout is None or picture is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shift = -layout.tray.topLeft()
        paint_tray(painter, self.box, self.look.theme, Tray.ACTIVE)
        self._draw_slot(painter, layout, picture, shift)
        self._draw_spelling(painter, layout, picture, shift)

    def _draw_slot(
        self, painter: QPainter, layout: BoardLayout, picture: BoardPicture, shift: QPointF
    ) -> None:
        """The place of the next card, while the word can grow and there is room."""
        theme = self.look.theme
        count = len(picture.word)
        free = [
            stack for stack, top in enumerate(picture.tops) if top is not None and stack not in picture.word
        ]
        pose = layout.word_pose(count, count + 1)
        if not free or picture.gap is not None or layout.word_step(count + 1) < layout.word_card_width:
            return
        height = card_height(pose.width)
        slot = QRectF(pose.x - pose.width / 2, pose.y - height / 2, pose.width, height).translated(shift)
        paint_slot(painter, slot, self.look.art.radius(pose.width), theme)
        font = ui_font(theme.type_sizes.small * min(layout.text, 1.4), SEMI_BOLD)
        painter.setPen(theme.colors.table_text)
        told = f"{picture.pending}…" if picture.pending else tr(_C, "next card")
        draw_elided(painter, slot.adjusted(6, 6, -6, -6), font, told, _CENTER, lines=2)

    def _draw_spelling(
        self, painter: QPainter, layout: BoardLayout, picture: BoardPicture, shift: QPointF
    ) -> None:
        theme, text = self.look.theme, layout.text
        painter.setPen(theme.colors.table_text)
        title = title_font(theme.type_sizes.title * text, EXTRA_BOLD)
        shown = picture.spelling + (f"{picture.pending}…" if picture.pending else "")
        side = _LEFT if layout.spelling_leads else _RIGHT
        draw_elided(painter, layout.spelling.translated(shift), title, shown, side, smallest=0.5)
        note = layout.note.translated(shift)
        disc = 9 * min(text, 1.6)
        if picture.mark is not WordMark.OPEN:
            spot = QPointF(note.right() - disc - 1, note.center().y())
            paint = paint_tick if picture.mark is WordMark.GOOD else paint_cross
            paint(painter, spot, theme, disc)
            note = note.adjusted(0, 0, -2 * disc - 8, 0)
        painter.setPen(theme.colors.table_text_2)
        font = ui_font(theme.type_sizes.small * text, SEMI_BOLD)
        draw_elided(painter, note, font, picture.note, _RIGHT, smallest=0.7)

    # -- what a screen reader finds --------------------------------------------------------------------------
    def accessible_name(self) -> str:
        """The word and what is said of it."""
        picture = self._shown
        if picture is None or not picture.word:
            return tr(_C, "No word is being formed")
        return tr(_C, "The word {word}: {note}").format(word=picture.spelling, note=picture.note)

    def accessible_children(self) -> Sequence[QObject]:
        """Its cards."""
        return self._keeper.cards_in_word()
