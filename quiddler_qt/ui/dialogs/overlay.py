"""Dims the window and holds one sheet: Tab stays inside it, and the keyboard goes back where it came from."""

import shiboken6
from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from quiddler_qt.ui.dialogs.paper_sheet import PaperSheet
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.painters import paint_scrim
from quiddler_qt.ui.theme.tokens import Theme


class Overlay(QWidget):
    """Covers its parent while a sheet is shown; hidden otherwise. No click or key reaches what lies behind.

    ``closed`` is emitted after a sheet has gone and the keyboard is back.
    """

    closed = Signal()

    def __init__(self, theme: Theme, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._art = art
        self._sheet: PaperSheet | None = None
        self._focus_before: QWidget | None = None
        self.setObjectName("overlay")
        self.hide()
        parent.installEventFilter(self)

    @property
    def sheet(self) -> PaperSheet | None:
        """The sheet on show, or None."""
        return self._sheet

    @property
    def is_open(self) -> bool:
        """Whether a sheet is on show."""
        return self._sheet is not None

    def keep(self, *sheets: PaperSheet) -> None:
        """Holds sheets, hidden, from now on: they go when it goes."""
        for sheet in sheets:
            sheet.setParent(self)
            sheet.hide()

    def show_sheet(self, sheet: PaperSheet) -> None:
        """Shows a sheet in the middle, in the place of the one before. It is not deleted afterwards."""
        if self._sheet is None:
            self._focus_before = QApplication.focusWidget()
        elif self._sheet is not sheet:
            self._sheet.hide()
        self._sheet = sheet
        sheet.setParent(self)
        self.setGeometry(self._window_rect())
        self.raise_()
        self.show()
        sheet.show()
        self._place_sheet()
        target = sheet.first_focus() or sheet
        if target is sheet:
            sheet.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        target.setFocus(Qt.FocusReason.PopupFocusReason)

    def close_sheet(self) -> None:
        """Hides the sheet and gives the keyboard back."""
        if self._sheet is None:
            return
        self._sheet.hide()
        self._sheet = None
        self.hide()
        before, self._focus_before = self._focus_before, None
        if before is not None and shiboken6.isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.PopupFocusReason)
        self.closed.emit()

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on, and so does the sheet."""
        self._theme = theme
        self._art = art
        if self._sheet is not None:
            self._sheet.set_theme(theme, art)
            self._place_sheet()
        self.update()

    # -- Qt ------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keeps the size of the parent."""
        if watched is self.parent() and event.type() == QEvent.Type.Resize:
            self.setGeometry(self._window_rect())
            self._place_sheet()
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        """A sheet that asks for another layout gets it."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._place_sheet()
        return super().event(event)

    def focusNextPrevChild(self, next_: bool) -> bool:
        """Goes round inside the sheet."""
        if self._sheet is None:
            return False
        stops = _focus_stops(self._sheet)
        if not stops:
            return True
        current = QApplication.focusWidget()
        place = stops.index(current) if current in stops else (-1 if next_ else 0)
        stops[(place + (1 if next_ else -1)) % len(stops)].setFocus(
            Qt.FocusReason.TabFocusReason if next_ else Qt.FocusReason.BacktabFocusReason
        )
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """No key goes past the sheet."""
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """No click goes past the sheet."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dims what lies behind."""
        painter = QPainter(self)
        paint_scrim(painter, self.rect().toRectF(), self._theme)
        painter.end()

    def _window_rect(self) -> QRect:
        parent = self.parentWidget()
        return parent.rect() if parent is not None else QRect()

    def _place_sheet(self) -> None:
        if self._sheet is None:
            return
        size = self._sheet.preferred_size(self.size())
        self._sheet.setGeometry(
            (self.width() - size.width()) // 2,
            (self.height() - size.height()) // 2,
            size.width(),
            size.height(),
        )


def _focus_stops(root: QWidget) -> list[QWidget]:
    """What Tab visits inside a widget, in its order."""
    stops: list[QWidget] = []
    widget = root.nextInFocusChain()
    while widget is not None and widget is not root:
        tabbed = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
        if tabbed and root.isAncestorOf(widget) and widget.isVisible() and widget.isEnabled():
            stops.append(widget)
        widget = widget.nextInFocusChain()
    return stops
