"""The pages beside a game: each has a name, is built when it is first visited, and knows the way back."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QPushButton, QStackedWidget, QWidget

from quiddler_qt.ui.dialogs.paper_sheet import FeltPage
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import Theme


class Room(StrEnum):
    """A page that people can go to from the start page, some of them also from a game."""

    SOLITAIRE = "solitaire"
    DAILY = "daily"
    RECORDS = "records"
    SAVED_GAMES = "saved_games"
    DICTIONARY = "dictionary"
    REVIEW = "review"
    HOW_TO_PLAY = "how_to_play"
    SETTINGS = "settings"
    RECOVERY = "recovery"
    ABOUT = "about"


ROOM_ICONS: Final[Mapping[Room, str]] = {
    Room.SOLITAIRE: "card",
    Room.DAILY: "calendar",
    Room.RECORDS: "flag",
    Room.SAVED_GAMES: "save",
    Room.DICTIONARY: "book",
    Room.REVIEW: "bulb",
    Room.HOW_TO_PLAY: "question",
    Room.SETTINGS: "gear",
    Room.RECOVERY: "undo",
    Room.ABOUT: "person",
}


class RoomPage(FeltPage):
    """A room: ``left()`` says that people want back to where they came from. Esc says so too.

    Enter presses the button that has the keyboard, as everywhere else in the program.
    """

    left = Signal()

    def enter(self) -> None:
        """The page is shown next: it shows things as they are now and takes the keyboard."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def depart(self) -> None:
        """Another page is shown next, or the program ends: what is unfinished is saved."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leads back, Enter presses."""
        focused = QApplication.focusWidget()
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif (
            event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            and isinstance(focused, QPushButton)
            and self.isAncestorOf(focused)
        ):
            # Held down it counts once: what it opens may have a button at the same place.
            if not event.isAutoRepeat():
                focused.click()
        else:
            super().keyPressEvent(event)


class Rooms(QObject):
    """Builds the rooms on a stack of pages and leads there and back.

    ``entered(room)`` comes when a room takes the place of another page, ``left()`` when the page before the
    first room is shown again: a game may go on then.
    """

    entered = Signal(object)
    left = Signal()

    def __init__(
        self, pages: QStackedWidget, theme: Theme, art: CardArt, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._pages = pages
        self._theme = theme
        self._art = art
        self._builders: dict[Room, Callable[[Theme, CardArt], RoomPage]] = {}
        self._built: dict[Room, RoomPage] = {}
        self._way: list[Room] = []
        self._before: QWidget | None = None

    def add(self, room: Room, build: Callable[[Theme, CardArt], RoomPage]) -> None:
        """Tells how a room is built; that happens at the first visit."""
        self._builders[room] = build

    def has(self, room: Room) -> bool:
        """Whether there is such a room."""
        return room in self._builders

    @property
    def current(self) -> Room | None:
        """The room that is shown, if any."""
        return self._way[-1] if self._way else None

    def page(self, room: Room) -> RoomPage:
        """The page of a room, built now if it was not yet. Raises KeyError for one that is not there."""
        if room not in self._built:
            page = self._builders[room](self._theme, self._art)
            page.left.connect(self.back)
            self._pages.addWidget(page)
            self._built[room] = page
        return self._built[room]

    def show(self, room: Room) -> None:
        """Leads to a room. From a room, the way back leads through it."""
        # First: where a page cannot be built, people are still where they were.
        page = self.page(room)
        if room in self._way:
            while self._way[-1] is not room:
                self._built[self._way.pop()].depart()
        else:
            if self._way:
                self._built[self._way[-1]].depart()
            else:
                self._before = self._pages.currentWidget()
            self._way.append(room)
        self._pages.setCurrentWidget(page)
        self.entered.emit(room)
        page.enter()

    def back(self) -> None:
        """One step back."""
        if not self._way:
            return
        self._built[self._way.pop()].depart()
        if self._way:
            room = self._way[-1]
            self._pages.setCurrentWidget(self._built[room])
            self.entered.emit(room)
            self._built[room].enter()
        else:
            if self._before is not None:
                self._pages.setCurrentWidget(self._before)
            self.left.emit()

    def depart(self) -> None:
        """Leaves all rooms at once, before a game or the start page is shown by somebody else."""
        while self._way:
            self._built[self._way.pop()].depart()

    def forget(self) -> None:
        """Drops every page, to be built anew: in another language."""
        self.depart()
        for page in self._built.values():
            self._pages.removeWidget(page)
            page.deleteLater()
        self._built.clear()

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        self._theme, self._art = theme, art
        for page in self._built.values():
            page.set_theme(theme, art)
