"""The settings while the program runs: changed from anywhere, kept on disk, told to whoever lives by them."""

import logging
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from quiddler_qt.storage.settings import Settings, SettingsStore

log = logging.getLogger(__name__)


class Preferences(QObject):
    """One set of settings for the whole program. ``changed(old, new)`` comes after a change."""

    changed = Signal(object, object)

    def __init__(self, store: SettingsStore, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._settings = settings

    @property
    def current(self) -> Settings:
        """The settings as they are now."""
        return self._settings

    def change(self, change: Callable[[Settings], Settings]) -> None:
        """Keeps what ``change`` makes of the settings, and tells; also where they cannot be saved."""
        old, new = self._settings, change(self._settings)
        if new == old:
            return
        self._settings = new
        try:
            self._store.save(new)
        except OSError as error:
            log.warning("the settings cannot be saved: %s", error)
        self.changed.emit(old, new)
