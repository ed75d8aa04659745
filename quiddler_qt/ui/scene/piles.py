"""Stock and discards."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from quiddler_qt.engine.cards import Card
from quiddler_qt.ui import wording
from quiddler_qt.ui.dialogs.labels import plain_tooltip
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.scene.card_sprite import CardSprite
from quiddler_qt.ui.scene.grip import Grip, GripKeeper
from quiddler_qt.ui.scene.painted_item import Look, can_be_read, draw_elided, never_raising
from quiddler_qt.ui.scene.picture import Permission
from quiddler_qt.ui.theme.fonts import SEMI_BOLD, ui_font
from quiddler_qt.ui.theme.painters import paint_slot

_C = "Table"
_SMALLEST_CAPTION = 0.75
"""A caption is set in no smaller part of its size."""


class PileKeeper(GripKeeper, Protocol):
    """What a pile tells of gestures."""

    def pile_activated(self, pile: "Pile") -> None:
        """A key or a screen reader asks for the top card."""

    def cards_of(self, zone: QObject) -> Sequence[CardSprite]:
        """The cards that lie in a zone, in order."""


class Pile(Grip):
    """Stock or discards. The stock shows backs; the top discard is a card that lies on this item."""

    margin = 14.0

    def __init__(self, look: Look, keeper: PileKeeper, *, is_stock: bool) -> None:
        super().__init__(look, keeper)
        self._keeper = keeper
        self.is_stock = is_stock
        self.count = 0
        self.top: Card | None = None
        self.permission = Permission(allowed=False)
        self.hides_top = False
        self._caption = QRectF()
        self._text = 1.0
        self._card = QRectF()
        self._is_active = False
        self.is_named = True
        self.setObjectName("pile_stock" if is_stock else "pile_discards")
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)

    def show_pile(
        self, card: QRectF, caption: QRectF, text: float, count: int, top: Card | None, permission: Permission
    ) -> None:
        """Shows so many cards; ``top`` is the top discard."""
        new = (card, caption, text, count, top, permission)
        old = (self._card, self._caption, self._text, self.count, self.top, self.permission)
        if new == old:
            return
        self._card, self._caption, self._text, self.count, self.top, self.permission = new
        self.set_rect(card.united(caption))
        self.setCursor(
            Qt.CursorShape.PointingHandCursor if permission.allowed else Qt.CursorShape.ArrowCursor
        )
        why = "" if permission.allowed else permission.why_not
        self.setToolTip(plain_tooltip(f"{self.accessible_name()}. {why}" if why else self.accessible_name()))
        self.repaint()
        self.accessible_changed()

    def forget(self) -> None:
        """Keeps no letter of any card."""
        self.count, self.top, self.hides_top = 0, None, False
        self.permission = Permission(allowed=False)
        self._text = 0.0
        self.setToolTip("")
        self.repaint()

    def show_preview(self, *, active: bool) -> None:
        """Lights up while the card in hand would be discarded here."""
        if active is not self._is_active:
            self._is_active = active
            self.repaint()

    def hide_top(self, hidden: bool) -> None:
        """One back fewer while its top card is in somebody's fingers."""
        if hidden is not self.hides_top:
            self.hides_top = hidden
            self.repaint()

    @property
    def card_rect(self) -> QRectF:
        """Where its top card lies, in scene coordinates."""
        return self._card

    def draw(self, painter: QPainter) -> None:
        """The cards below the top, the top of the stock, and the caption."""
        theme, art, dpr = self.look.theme, self.look.art, self.look.dpr
        card = self._card.translated(-self.pos())
        radius = art.radius(card.width())
        shown = self.count - (1 if self.hides_top else 0)
        if shown <= 0 or self._is_active:
            painter.setOpacity(1 if self._is_active else 0.45)
            paint_slot(painter, card, radius, theme)
            painter.setOpacity(1)
        if self.permission.allowed and shown > 0 and self.is_stock:
            self._draw_glow(painter, card)
        depth = min(4, (shown + 11) // 12) if self.is_stock else min(2, shown - 1)
        if self.is_stock:
            for layer in range(depth if shown > 0 else 0, -1, -1):
                corner = card.topLeft() + QPointF(layer * 1.4, layer * 1.6)
                if layer == depth:
                    halo = art.shadow(card.width(), False, dpr)
                    painter.drawPixmap(corner + halo.offset, halo.pixmap)
                if shown > 0:
                    painter.drawPixmap(corner, art.back(card.width(), dpr))
        else:
            self._draw_discards_below(painter, card, depth)
        self._draw_caption(painter)

    def _draw_glow(self, painter: QPainter, card: QRectF) -> None:
        halo = self.look.art.glow(card.width(), self.look.dpr)
        painter.setOpacity(0.75)
        painter.drawPixmap(card.topLeft() + halo.offset, halo.pixmap)
        painter.setOpacity(1)

    def _draw_discards_below(self, painter: QPainter, card: QRectF, depth: int) -> None:
        """Blank edges that look out below the top: what they show is over and told by nobody."""
        theme, art, dpr = self.look.theme, self.look.art, self.look.dpr
        for layer in range(depth, 0, -1):
            painter.save()
            painter.translate(card.center() + QPointF(layer * 1.5 - 3, layer * 1.2))
            painter.rotate(0 if theme.plain else -4.5 * layer + 4)
            box = QRectF(-card.width() / 2, -card.height() / 2, card.width(), card.height())
            halo = art.shadow(card.width(), False, dpr)
            painter.drawPixmap(box.topLeft() + halo.offset, halo.pixmap)
            painter.setPen(QPen(theme.colors.card_edge, 1))
            painter.setBrush(theme.colors.card_stock[1])
            painter.drawRoundedRect(box, art.radius(card.width()), art.radius(card.width()))
            painter.restore()
        if self.permission.allowed and self.count > 0:
            painter.save()
            painter.translate(card.center())
            painter.rotate(0 if theme.plain else 2.5)
            painter.translate(-card.center())
            self._draw_glow(painter, card)
            painter.restore()

    def can_be_named(self) -> bool:
        """Whether there is room to write what the pile is for."""
        return self.caption_text(self._caption.width(), self._caption_font()) != str(self.count)

    def name(self, *, named: bool) -> None:
        """Whether it says what it is for, or only its number."""
        if named is not self.is_named:
            self.is_named = named
            self.repaint()

    def _caption_font(self) -> QFont:
        px = min(self.look.theme.type_sizes.button * self._text, self._caption.height() * 0.8)
        return ui_font(px, SEMI_BOLD)

    def _draw_caption(self, painter: QPainter) -> None:
        rect, font = self._caption.translated(-self.pos()), self._caption_font()
        painter.setPen(self.look.theme.colors.table_text)
        draw_elided(
            painter,
            rect,
            font,
            self.caption_text(rect.width(), font) if self.is_named else str(self.count),
            Qt.AlignmentFlag.AlignHCenter,
            smallest=_SMALLEST_CAPTION,
        )

    def caption_text(self, width: float, font: QFont) -> str:
        """What the pile is for and how many cards it has; the number alone where that cannot be read."""
        what = tr(_C, "Draw") if self.is_stock else tr(_C, "Discard")
        whole = f"{what}{wording.DOT}{self.count}"
        return whole if can_be_read(font, whole, width, _SMALLEST_CAPTION) else str(self.count)

    def focus_box(self) -> QRectF:
        """The top card."""
        return self._card.translated(-self.pos())

    def focus_radius(self) -> float:
        """As the card's."""
        return self.look.art.radius(self._card.width())

    @never_raising
    def focusInEvent(self, event: QFocusEvent) -> None:
        """The top discard shows the ring."""
        super().focusInEvent(event)
        for card in self._keeper.cards_of(self):
            card.update()

    @never_raising
    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The ring goes."""
        super().focusOutEvent(event)
        for card in self._keeper.cards_of(self):
            card.update()

    def accessible_name(self) -> str:
        """Which pile, how many cards, and the top discard."""
        cards = wording.cards(self.count)
        if self.is_stock:
            return tr(_C, "Stock, {cards}").format(cards=cards)
        if self.top is None:
            return tr(_C, "Discards, {cards}").format(cards=cards)
        text = tr(_C, "Discards, {cards}, top card {card}")
        return text.format(cards=cards, card=wording.card_name(self.top))

    def accessible_text(self) -> str:
        """Why nothing can be drawn here now."""
        return "" if self.permission.allowed else self.permission.why_not

    def accessible_children(self) -> Sequence[QObject]:
        """The top discard."""
        return self._keeper.cards_of(self)

    def accessible_actions(self) -> Mapping[str, Callable[[], None]]:
        """Draw or take."""
        return {"Press": lambda: self._keeper.pile_activated(self)}
