"""Plays on the real table as a person does: mouse on the viewport, keys where the focus is."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QGraphicsObject, QWidget

from quiddler_qt.engine.cards import Card
from quiddler_qt.ui.main_window import MainWindow
from quiddler_qt.ui.scene.table_view import TableView

LEFT = Qt.MouseButton.LeftButton
STEPS = 4
GRID = 12


class TableDriver:
    """Mouse and keys on one window."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.table: TableView = window.screen_of_game.table

    # -- where things are ------------------------------------------------------------------------------------
    def item(self, name: str) -> QGraphicsObject:
        """The item of the table with an object name."""
        found = [
            item
            for item in self.table.scene().items()
            if isinstance(item, QGraphicsObject) and item.objectName() == name and item.isVisible()
        ]
        assert len(found) == 1, f"{name}: {len(found)} items"
        return found[0]

    def seen_point(self, name: str) -> QPoint:
        """A point of the viewport at which nothing covers the item."""
        item = self.item(name)
        box = item.boundingRect()
        for y in range(1, GRID):
            for x in range(1, GRID):
                inside = QPointF(box.left() + box.width() * x / GRID, box.top() + box.height() * y / GRID)
                point = self.table.mapFromScene(item.mapToScene(inside))
                if self.table.viewport().rect().contains(point) and self.table.itemAt(point) is item:
                    return point
        raise AssertionError(f"{name} is covered everywhere")

    def center(self, name: str) -> QPoint:
        """The middle of an item on the viewport, covered or not."""
        return self.table.mapFromScene(self.item(name).sceneBoundingRect().center())

    # -- what a person does ----------------------------------------------------------------------------------
    def click(self, name: str) -> None:
        """A click on an item of the table."""
        QTest.mouseClick(self.table.viewport(), LEFT, pos=self.seen_point(name))

    def double_click(self, name: str) -> None:
        """A double click, with the single one before it."""
        point = self.seen_point(name)
        QTest.mouseClick(self.table.viewport(), LEFT, pos=point)
        QTest.mouseDClick(self.table.viewport(), LEFT, pos=point)

    def drag(self, start: QPoint, end: QPoint, *, release: bool = True) -> None:
        """Press, move in steps, and release."""
        viewport = self.table.viewport()
        QTest.mousePress(viewport, LEFT, pos=start)
        for step in range(1, STEPS + 1):
            part = QPointF(start) + (QPointF(end) - QPointF(start)) * step / STEPS
            QTest.mouseMove(viewport, part.toPoint())
        if release:
            QTest.mouseRelease(viewport, LEFT, pos=end)

    def release(self, point: QPoint) -> None:
        """The button goes up."""
        QTest.mouseRelease(self.table.viewport(), LEFT, pos=point)

    def drag_card(self, card: Card, to: str) -> None:
        """Drags a card onto the middle of an item."""
        self.drag(self.seen_point(f"card_{card}"), self.center(to))

    def press(self, name: str, root: QWidget | None = None) -> None:
        """A click on a button anywhere in the window."""
        button = self.button(name, root)
        assert button.isVisible(), name
        QTest.mouseClick(button, LEFT)

    def button(self, name: str, root: QWidget | None = None) -> QAbstractButton:
        """The button with an object name."""
        every = (root or self.window).findChildren(QAbstractButton, name)
        found = [button for button in every if button.isVisible()]
        assert len(found) == 1, f"{name}: {len(found)} buttons"
        return found[0]

    def key(self, key: Qt.Key, widget: QWidget | None = None) -> None:
        """A key where the focus is."""
        QTest.keyClick(widget or QApplication.focusWidget() or self.table, key)
