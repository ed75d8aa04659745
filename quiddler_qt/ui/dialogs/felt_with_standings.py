"""The page of a finished round or game: something on the felt, the standings beside it."""

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QBoxLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from quiddler_qt.ui.dialogs.labels import push_button, text_label
from quiddler_qt.ui.dialogs.paper_sheet import FeltPage, FittingScrollArea
from quiddler_qt.ui.dialogs.standings import Standings
from quiddler_qt.ui.dialogs.themed import text_scale
from quiddler_qt.ui.scene.table_keys import KeyId, TableKeys
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.icons import icon
from quiddler_qt.ui.theme.tokens import Theme

_STANDINGS = 362
_BESIDE = 820
"""Width from which the standings stand beside the felt, in px at text scale 1; else they follow on it."""
_LARGEST_SCALE = 1.5


class FeltWithStandings(FeltPage):
    """A scrolling column on the felt, a note and buttons under it, standings at the right.

    Enter presses what has the keyboard, else ``main_button``; so does, wherever the keyboard is, the key of
    the table's large button as ``keys`` have it. Esc is ``leave_requested``: the saved game waits on the
    start page. ``key_pressed(command)`` passes on the keys for a look at the rules or a word. A subclass
    fills ``head`` and shows its content with ``set_content``.
    """

    RADIUS = 72

    leave_requested = Signal()
    key_pressed = Signal(object)

    def __init__(self, theme: Theme, art: CardArt, main_name: str) -> None:
        super().__init__(theme, art)
        self.keys = TableKeys()
        self.head = QHBoxLayout()
        self.head.setContentsMargins(6, 0, 6, 0)
        self.head.setSpacing(theme.spaces.large)
        self._content = QWidget()
        column = QWidget()
        self._column = QVBoxLayout(column)
        self._column.setContentsMargins(0, 0, 4, 0)
        self._column.addWidget(self._content, 1)
        self.scroll_area = FittingScrollArea(column)
        self.note = text_label("", "small", wrap=True)
        self.main_button: QPushButton = push_button("", "gold", main_name, has_icon=True)
        self.foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.foot.setSpacing(theme.spaces.medium)
        self.foot.addWidget(self.note, 1)
        self.foot.addWidget(self.main_button, 0, Qt.AlignmentFlag.AlignRight)
        self._felt = QWidget()
        felt = QVBoxLayout(self._felt)
        felt.setContentsMargins(46, 42, 42, 40)
        felt.setSpacing(theme.spaces.small)
        felt.addLayout(self.head)
        felt.addWidget(self.scroll_area, 1)
        felt.addLayout(self.foot)
        self.standings = Standings(theme, art)
        # Until it is shown it asks for little width: a hidden page must not widen the window.
        self._beside = False
        self._row = QHBoxLayout(self)
        small = theme.spaces.small
        self._row.setContentsMargins(small, small, small, small)
        self._row.setSpacing(theme.spaces.tiny)
        self._row.addWidget(self._felt, 1)
        self._column.addWidget(self.standings)
        self._dress()

    def set_content(self, content: QWidget) -> None:
        """Another widget on the felt, in the place of the one before."""
        self._content.hide()
        self._column.removeWidget(self._content)
        self._content.deleteLater()
        self._content = content
        self._column.insertWidget(0, content, 1)
        content.show()
        for child in content.findChildren(QWidget):
            child.ensurePolished()

    @property
    def content(self) -> QWidget:
        """What lies on the felt."""
        return self._content

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        super().set_theme(theme, art)
        self._dress()
        self._fit()

    def table_rect(self) -> QRectF:
        """The table under the felt's widgets."""
        return QRectF(self._felt.geometry())

    # -- Qt ------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The table is where its widgets are."""
        super().resizeEvent(event)
        self._fit()
        self.forget_background()

    def changeEvent(self, event: QEvent) -> None:
        """Another text size may need another arrangement."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "_row"):
            self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter, going on as on the table, and ways to other pages."""
        command = self.keys.command(event)
        goes_on = command is KeyId.MAIN_ACTION
        if event.key() == Qt.Key.Key_Escape:
            if not event.isAutoRepeat():
                self.leave_requested.emit()
            return
        if command in (KeyId.HELP, KeyId.LOOK_UP):
            self.key_pressed.emit(command)
            return
        if not goes_on and event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
            return
        if event.isAutoRepeat():
            return
        if goes_on:
            self.main_button.click()
            return
        focused = QApplication.focusWidget()
        inside = isinstance(focused, QAbstractButton) and self.isAncestorOf(focused)
        pressed = focused if inside and isinstance(focused, QAbstractButton) else self.main_button
        pressed.click()

    def showEvent(self, event: QShowEvent) -> None:
        """The keyboard comes to the main action."""
        super().showEvent(event)
        self._fit()
        self._row.activate()
        self.main_button.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- parts ---------------------------------------------------------------------------------

    def _dress(self) -> None:
        self.main_button.setIcon(icon("cards", self._theme.colors.gold_button_ink))

    def _fit(self) -> None:
        """Standings beside the felt, or under what lies on it where the text is large."""
        scale = text_scale(self._theme)
        beside = self.width() >= _BESIDE * scale
        if beside != self._beside:
            self._beside = beside
            if beside:
                self._column.removeWidget(self.standings)
                self._row.addWidget(self.standings)
            else:
                self._row.removeWidget(self.standings)
                self._column.addWidget(self.standings)
            horizontal = QBoxLayout.Direction.LeftToRight
            self.foot.setDirection(horizontal if beside else QBoxLayout.Direction.TopToBottom)
        # On the felt its names give way: they must not push what counts out of sight.
        across = QSizePolicy.Policy.Fixed if beside else QSizePolicy.Policy.Preferred
        self.standings.setSizePolicy(across, QSizePolicy.Policy.Expanding)
        if beside:
            wanted = round(_STANDINGS * min(scale, _LARGEST_SCALE))
            self.standings.setMinimumHeight(0)
            self.standings.setFixedWidth(min(wanted, max(300, round(self.width() * 0.36))))
        else:
            self.standings.setMinimumWidth(0)
            self.standings.setMaximumWidth(16777215)
            self.standings.setMinimumHeight(self.standings.sizeHint().height())
