"""The settings while the program runs: changed from anywhere, kept on disk, told to whoever lives by them."""

import logging
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from quiddler_qt.storage.settings import Settings, SettingsStore

log = logging.getLogger(__name__)


class Preferences(QObject):
    """One set of settings for the whole program. ``changed(old, new)`` comes after a change.

    ``trouble(error)`` comes when saving begins to fail, once until it works again; what could not be saved
    is tried again with the next change, and at the end.
    """

    changed = Signal(object, object)
    trouble = Signal(object)

    def __init__(self, store: SettingsStore, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._settings = settings
        self._is_failing = False

    @property
    def current(self) -> Settings:
        """The settings as they are now."""
        return self._settings

    def change(self, change: Callable[[Settings], Settings]) -> None:
        """Keeps what ``change`` makes of the settings, and tells; also where they cannot be saved."""
        old, new = self._settings, change(self._settings)
        if new == old and not self._is_failing:
            return
        self._settings = new
        self._save()
        if new != old:
            self.changed.emit(old, new)

    def _save(self) -> None:
        try:
            self._store.save(self._settings)
        except OSError as error:
            if not self._is_failing:
                self._is_failing = True
                log.warning("the settings cannot be saved: %s", error)
                self.trouble.emit(error)
        else:
            self._is_failing = False
