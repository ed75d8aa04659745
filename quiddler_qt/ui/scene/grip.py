"""An item by which cards are taken hold of."""

from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent

from quiddler_qt.ui.scene.painted_item import Look, PaintedItem, never_raising


class GripKeeper(Protocol):
    """What a grip tells of gestures."""

    def grip_pressed(self, grip: "Grip", event: QGraphicsSceneMouseEvent) -> bool:
        """A left press; whether the grip wants to hear more of it."""

    def grip_moved(self, grip: "Grip", event: QGraphicsSceneMouseEvent) -> None:
        """The pointer moved with the button down."""

    def grip_released(self, grip: "Grip", event: QGraphicsSceneMouseEvent) -> None:
        """The button went up."""


class Grip(PaintedItem):
    """A press on it may be a click or the start of a drag of the cards that hang on it."""

    def __init__(self, look: Look, keeper: GripKeeper, parent: QGraphicsItem | None = None) -> None:
        super().__init__(look, parent)
        self._held_by = keeper
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)

    @never_raising
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A click, or the start of a drag."""
        event.setAccepted(self._held_by.grip_pressed(self, event))

    @never_raising
    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """The pointer moves with the cards."""
        self._held_by.grip_moved(self, event)

    @never_raising
    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A click, or the end of a drag."""
        self._held_by.grip_released(self, event)

    @never_raising
    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """The second press of a quick pair means nothing more than the first."""
        event.accept()
