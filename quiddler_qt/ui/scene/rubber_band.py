"""A rectangle drawn over the felt: the own cards it touches are selected."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QApplication, QGraphicsRectItem

from quiddler_qt.engine.cards import Card
from quiddler_qt.ui.scene.card_places import Z_WAY
from quiddler_qt.ui.scene.card_sprite import Lies
from quiddler_qt.ui.scene.stage import TableStage
from quiddler_qt.ui.theme.tokens import with_alpha


class RubberBand:
    """Begins with a press on the felt, is a rectangle once the pointer has moved, ends with the release."""

    def __init__(self, stage: TableStage) -> None:
        self._stage = stage
        self._item = QGraphicsRectItem()
        self._item.setZValue(Z_WAY)
        self._item.setVisible(False)
        self._item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        stage.addItem(self._item)
        self._start: QPointF | None = None
        self._kept: frozenset[Card] = frozenset()
        self._before: frozenset[Card] = frozenset()

    @property
    def is_on(self) -> bool:
        """Whether the button is down for it."""
        return self._start is not None

    @property
    def is_shown(self) -> bool:
        """Whether it is a rectangle by now."""
        return self._item.isVisible()

    def begin(self, point: QPointF, *, keep: bool) -> None:
        """The button went down on the felt; with ``keep`` cards selected before stay so."""
        self._start = point
        self._before = self._stage.selection.cards
        self._kept = self._before if keep else frozenset()

    def move(self, point: QPointF) -> None:
        """The pointer moved."""
        if self._start is None:
            return
        way = point - self._start
        if not self.is_shown and way.manhattanLength() < QApplication.startDragDistance():
            return
        theme = self._stage.look.theme
        self._item.setPen(QPen(theme.colors.tray_active_edge, theme.strokes.edge * 1.4, Qt.PenStyle.DashLine))
        self._item.setBrush(with_alpha(theme.colors.tray_active_edge, 46))
        rect = QRectF(self._start, point).normalized()
        self._item.setRect(rect)
        self._item.setVisible(True)
        self._choose(self._kept | self._touched(rect))

    def end(self) -> None:
        """The button went up. Without a rectangle it was a click: nothing but what is kept is selected."""
        if self._start is not None and not self.is_shown:
            self._choose(self._kept)
        self._put_away()

    def cancel(self) -> None:
        """As if it had never begun."""
        if self.is_shown:
            self._choose(self._before)
        self._put_away()

    def _put_away(self) -> None:
        self._start = None
        self._item.setVisible(False)

    def _choose(self, cards: frozenset[Card]) -> None:
        self._stage.selection.choose(cards)
        self._stage.show_selection()

    def _touched(self, rect: QRectF) -> frozenset[Card]:
        """Own cards of which the rectangle touches the part that no other card covers."""
        touched = set()
        for card, target in self._stage.targets().items():
            if target.lies not in (Lies.IN_HAND, Lies.IN_ROW):
                continue
            seen = target.pose.bounds()
            if target.step is not None:
                seen.setWidth(min(seen.width(), target.step))
            if rect.intersects(seen):
                touched.add(card)
        return frozenset(touched)
