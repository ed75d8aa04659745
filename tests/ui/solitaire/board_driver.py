"""Plays on a board as a person does: mouse on the viewport, keys where the focus is."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QGraphicsObject, QWidget

from quiddler_qt.ui.solitaire.board_view import BoardView
from quiddler_qt.ui.solitaire.play_desk import PlayDesk

LEFT = Qt.MouseButton.LeftButton
STEPS = 4


class BoardDriver:
    """Mouse and keys on one desk."""

    def __init__(self, desk: PlayDesk) -> None:
        self.desk = desk
        self.board: BoardView = desk.board

    def point(self, name: str) -> QPoint:
        """The middle of the card of a stack ("stack_3"), or of the word ("word"), on the viewport."""
        stage = self.board.stage
        assert stage.layout is not None
        if name == "word":
            return self.board.mapFromScene(stage.layout.cards.center())
        return self.board.mapFromScene(stage.layout.card_box(int(name.removeprefix("stack_"))).center())

    def card_point(self, stack: int) -> QPoint:
        """The middle of the top card of a stack, wherever it lies."""
        sprite = self.board.stage.sprite_on(stack)
        assert sprite is not None
        return self.board.mapFromScene(sprite.pose.center)

    def click(self, name: str) -> None:
        """A click."""
        QTest.mouseClick(self.board.viewport(), LEFT, pos=self.point(name))

    def drag(self, start: QPoint, end: QPoint, *, release: bool = True) -> None:
        """Press, move in steps, and release."""
        viewport = self.board.viewport()
        QTest.mousePress(viewport, LEFT, pos=start)
        for step in range(1, STEPS + 1):
            part = QPointF(start) + (QPointF(end) - QPointF(start)) * step / STEPS
            QTest.mouseMove(viewport, part.toPoint())
        if release:
            QTest.mouseRelease(viewport, LEFT, pos=end)

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """A key where the focus is."""
        QTest.keyClick(QApplication.focusWidget() or self.board, key, modifier)

    def type(self, text: str) -> None:
        """Letters, one by one."""
        for letter in text:
            self.key(Qt.Key(ord(letter)))

    def press(self, name: str, root: QWidget | None = None) -> None:
        """A click on a button."""
        within = root or self.desk.window()
        found = [button for button in within.findChildren(QAbstractButton, name) if button.isVisible()]
        assert len(found) == 1, f"{name}: {len(found)} buttons"
        QTest.mouseClick(found[0], LEFT)

    def item(self, name: str) -> QGraphicsObject:
        """The item with an object name."""
        found = [
            item
            for item in self.board.stage.items()
            if isinstance(item, QGraphicsObject) and item.objectName() == name
        ]
        assert len(found) == 1, f"{name}: {len(found)} items"
        return found[0]

    @property
    def status(self) -> str:
        """The sentence under the board."""
        return self.desk.status.text()
