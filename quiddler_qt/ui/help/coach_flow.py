"""Lets the coach speak on the table for as long as people want it, and keeps what it has said."""

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from quiddler_qt.session.turn_plan import Waiting
from quiddler_qt.storage.settings import Settings
from quiddler_qt.ui.game_screen import GameScreen
from quiddler_qt.ui.help.coach import Coach, Idea, coach_line
from quiddler_qt.ui.preferences import Preferences
from quiddler_qt.ui.scene.picture import TablePicture


class CoachFlow(QObject):
    """The coach of one game. ``changed()`` says that it was switched on or off."""

    changed = Signal()

    def __init__(self, screen: GameScreen, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._page = screen.table_page
        self._preferences = preferences
        self._coach = Coach(preferences.current.coach_seen)
        self._page.coach_stopped.connect(self._stop)
        preferences.changed.connect(self._settings_changed)
        self._offer()

    def line(self, picture: TablePicture, waiting: Waiting, actions: int) -> str:
        """What the coach says to this picture; "" for nothing. ``actions`` counts what was played."""
        if not self._preferences.current.coach:
            return ""
        idea = self._coach.idea(picture, waiting, actions)
        seen = self._coach.seen
        if seen != self._preferences.current.coach_seen:
            self._preferences.change(lambda settings: replace(settings, coach_seen=seen))
            self._offer()
        return "" if idea is None else coach_line(idea, picture)

    def close(self) -> None:
        """Lets go of the screen and the settings."""
        self._page.coach_stopped.disconnect(self._stop)
        self._preferences.changed.disconnect(self._settings_changed)
        self._page.offer_coach(False)

    def _stop(self) -> None:
        self._preferences.change(lambda settings: replace(settings, coach=False))

    def _settings_changed(self, old: Settings, new: Settings) -> None:
        asked_again = new.coach and not old.coach
        forgotten = bool(old.coach_seen) and not new.coach_seen
        if asked_again or forgotten:
            # Everything is worth a line again.
            self._coach = Coach()
        if new.coach != old.coach or forgotten:
            self._offer()
            self.changed.emit()

    def _offer(self) -> None:
        """The button to stop it is there for as long as it has something left to say."""
        settings = self._preferences.current
        self._page.offer_coach(settings.coach and not set(Idea) <= set(settings.coach_seen))
