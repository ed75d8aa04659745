"""What stands beside the way back in the rooms of solitaire, as it does at the table: sound and help."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from quiddler_qt.storage.settings import Settings
from quiddler_qt.ui.dialogs.labels import icon_button
from quiddler_qt.ui.dialogs.mute_button import mute_button, show_muted
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.rooms import ROOM_ICONS, Room
from quiddler_qt.ui.solitaire.services import SolitaireServices
from quiddler_qt.ui.theme.icons import icon

_BESIDE = 30
"""Left and right of the row, in px."""


class RoomTools(QObject):
    """The buttons of one room; ``name`` is the beginning of their object names.

    ``wordmark`` gives way where the row has no room for all.
    """

    def __init__(self, services: SolitaireServices, name: str, page: QWidget, wordmark: QWidget) -> None:
        super().__init__(page)
        self._services = services
        self._page = page
        self._wordmark = wordmark
        self._bar: QHBoxLayout | None = None
        self._ink = QColor()
        self.mute = mute_button(f"{name}_mute")
        self.help = icon_button(tr("Solitaire", "How to play (F1)"), f"{name}_help")
        self.mute.clicked.connect(self._mute)
        self.help.clicked.connect(partial(services.show_room, Room.HOW_TO_PLAY))
        services.preferences.changed.connect(self._show)
        page.installEventFilter(self)

    def add_to(self, bar: QHBoxLayout) -> None:
        """Both at the end of a row."""
        self._bar = bar
        bar.addWidget(self.mute)
        bar.addWidget(self.help)

    def dress(self, ink: QColor) -> None:
        """Icons in a colour."""
        self._ink = ink
        self.help.setIcon(icon(ROOM_ICONS[Room.HOW_TO_PLAY], ink))
        self._show()

    def take_key(self, event: QKeyEvent) -> bool:
        """F1 leads to the rules of play, wherever in the room the keyboard is."""
        if event.key() != Qt.Key.Key_F1:
            return False
        if not event.isAutoRepeat():
            self.help.click()
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The row has another width, or something in it another one."""
        if watched is self._page and event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        bar = self._bar
        if bar is None:
            return
        items = [bar.itemAt(place) for place in range(bar.count())]
        widgets = [widget for item in items if item is not None and (widget := item.widget()) is not None]
        shown = [one for one in widgets if one is self._wordmark or not one.isHidden()]
        taken = sum(max(one.sizeHint().width(), one.minimumWidth()) for one in shown) + bar.spacing() * len(
            items
        )
        self._wordmark.setVisible(taken + _BESIDE <= self._page.width())

    def _mute(self, muted: bool) -> None:
        def change(settings: Settings) -> Settings:
            return replace(settings, muted=muted)

        self._services.preferences.change(change)

    def _show(self) -> None:
        show_muted(self.mute, self._services.preferences.current.muted, self._ink)
