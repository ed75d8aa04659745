"""A layout that sets its items in lines, like words in a paragraph."""

import shiboken6
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget, QWidgetItem


class FlowLayout(QLayout):
    """Items from left to right, in as many lines as they need; each has its preferred size.

    Inside another layout the binding may let go of an item while its widget lives on, and whoever asks such
    an item ends the program. So every item is looked at before it is used, and made anew for its widget.
    """

    def __init__(self, parent: QWidget | None = None, *, gap: int = 12, line_gap: int = 8) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._widgets: list[QWidget | None] = []
        self._gap = gap
        self._line_gap = line_gap
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        """Puts an item at the end."""
        self._items.append(item)
        self._widgets.append(item.widget())

    def count(self) -> int:
        """How many items there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """The item at a place, or None."""
        return self._living(index) if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Takes the item at a place out, or None."""
        if not 0 <= index < len(self._items):
            return None
        item = self._living(index)
        del self._items[index], self._widgets[index]
        return item

    def expandingDirections(self) -> Qt.Orientation:
        """It takes no more room than it needs."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """A narrow layout is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of all lines at a width."""
        return self._arrange(QRect(0, 0, width, 0), move=False)

    def sizeHint(self) -> QSize:
        """All items in one line."""
        sizes = [item.sizeHint() for item in self._all() if not item.isEmpty()]
        margins = self.contentsMargins()
        width = sum(size.width() for size in sizes) + self._gap * max(0, len(sizes) - 1)
        height = max((size.height() for size in sizes), default=0)
        return QSize(width + margins.left() + margins.right(), height + margins.top() + margins.bottom())

    def minimumSize(self) -> QSize:
        """Room for the widest item."""
        sizes = [item.minimumSize() for item in self._all() if not item.isEmpty()]
        margins = self.contentsMargins()
        return QSize(
            max((size.width() for size in sizes), default=0) + margins.left() + margins.right(),
            max((size.height() for size in sizes), default=0) + margins.top() + margins.bottom(),
        )

    def setGeometry(self, rect: QRect) -> None:
        """Places all items."""
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def _all(self) -> list[QLayoutItem]:
        return [self._living(index) for index in range(len(self._items))]

    def _living(self, index: int) -> QLayoutItem:
        """The item at a place, made anew where the binding let go of it."""
        item, widget = self._items[index], self._widgets[index]
        if not shiboken6.isValid(item) and widget is not None and shiboken6.isValid(widget):
            item = self._items[index] = QWidgetItem(widget)
        return item

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        inner = rect.marginsRemoved(self.contentsMargins())
        x, y, line = inner.x(), inner.y(), 0
        for item in self._all():
            if item.isEmpty():
                continue
            size = item.sizeHint()
            width = min(size.width(), max(inner.width(), item.minimumSize().width()))
            height = item.heightForWidth(width) if item.hasHeightForWidth() else size.height()
            if x > inner.x() and x + width > inner.x() + inner.width():
                x, y, line = inner.x(), y + line + self._line_gap, 0
            if move:
                item.setGeometry(QRect(QPoint(x, y), QSize(width, height)))
            x += width + self._gap
            line = max(line, height)
        return y + line - rect.y() + self.contentsMargins().bottom()


def clear_layout(layout: QLayout) -> None:
    """Takes everything out of a layout; its widgets are gone at once and deleted soon."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
