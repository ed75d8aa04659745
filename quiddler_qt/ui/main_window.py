"""The window: pages, the overlay over all, and a place on the screen that is always in sight."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from quiddler_qt.ui.backdrop import Backdrop

if TYPE_CHECKING:
    # What the first paint can do without is loaded after it.
    from quiddler_qt.ui.dialogs.message_sheet import MessageSheet
    from quiddler_qt.ui.dialogs.new_game_sheet import NewGameSheet
    from quiddler_qt.ui.dialogs.overlay import Overlay
    from quiddler_qt.ui.dialogs.start_page import StartPage
    from quiddler_qt.ui.game_screen import GameScreen
    from quiddler_qt.ui.rooms import Rooms
    from quiddler_qt.ui.theme.card_art import CardArt
    from quiddler_qt.ui.theme.tokens import Theme

LEAST_SIZE = (1024, 700)
USUAL_SIZE = (1280, 800)
IN_SIGHT = 80
"""So many pixels of a window's top edge, at least, lie on a screen."""


class MainWindow(QMainWindow):
    """Start page, game screen, sheets. ``closing`` comes once, before the window goes.

    It is shown with a bare table; ``first_painted`` comes when people see that, and ``begin`` brings the
    start page; ``start_painted`` comes when people see that, and ``furnish`` brings the rest.
    """

    closing = Signal()
    first_painted = Signal()
    start_painted = Signal()

    start_page: "StartPage"
    rooms: "Rooms"
    overlay: "Overlay"
    screen_of_game: "GameScreen"
    new_game: "NewGameSheet"
    message: "MessageSheet"

    def __init__(self, backdrop: Backdrop) -> None:
        super().__init__()
        self.setObjectName("main_window")
        self.setWindowTitle("Quiddler Qt")
        self.pages = QStackedWidget()
        self._backdrop: Backdrop | None = backdrop
        self.pages.addWidget(backdrop)
        self.setCentralWidget(self.pages)
        backdrop.installEventFilter(self)
        self.setMinimumSize(*LEAST_SIZE)
        self._full_screen = QShortcut(QKeySequence(Qt.Key.Key_F11), self)
        self._full_screen.activated.connect(self._toggle_full_screen)
        self._closed = False

    def begin(self, start_page: "StartPage", rooms: "Rooms") -> None:
        """Brings the start page in the place of the bare table."""
        self.start_page = start_page
        self.rooms = rooms
        rooms.entered.connect(self._over_all)
        rooms.left.connect(self._over_all)
        start_page.installEventFilter(self)
        self.pages.addWidget(start_page)
        self.pages.setCurrentWidget(start_page)
        if self._backdrop is not None:
            self.pages.removeWidget(self._backdrop)
            self._backdrop.deleteLater()
            self._backdrop = None

    def furnish(
        self, overlay: "Overlay", screen: "GameScreen", new_game: "NewGameSheet", message: "MessageSheet"
    ) -> None:
        """Brings what is not seen at first, or brings it anew: in another language."""
        if hasattr(self, "overlay"):
            self.pages.removeWidget(self.screen_of_game)
            for old in (self.overlay, self.screen_of_game, self.new_game, self.message):
                old.deleteLater()
        self.overlay = overlay
        self.screen_of_game = screen
        self.new_game = new_game
        self.message = message
        overlay.keep(new_game, message)
        self.pages.addWidget(screen)

    def renew_start_page(self, start_page: "StartPage") -> None:
        """Another start page in the place of the one before: in another language."""
        old, self.start_page = self.start_page, start_page
        self.pages.insertWidget(0, self.start_page)
        self.pages.removeWidget(old)
        old.deleteLater()

    def show_start(self) -> None:
        """The start page."""
        self.rooms.depart()
        self.pages.setCurrentWidget(self.start_page)
        self.overlay.raise_()

    def show_game(self) -> None:
        """The game on screen."""
        self.rooms.depart()
        self.pages.setCurrentWidget(self.screen_of_game)
        self.overlay.raise_()

    def place(self, wanted: QRect | None, *, maximized: bool) -> None:
        """Puts the window where it was, or in the middle; in sight, whatever was kept and plugged in."""
        primary = QGuiApplication.primaryScreen()
        if wanted is None:
            self.resize(*USUAL_SIZE)
            if primary is not None:
                room = primary.availableGeometry()
                self.resize(min(USUAL_SIZE[0], room.width()), min(USUAL_SIZE[1], room.height()))
                frame = self.geometry()
                frame.moveCenter(room.center())
                self.setGeometry(frame)
        else:
            rooms = [screen.availableGeometry() for screen in QGuiApplication.screens()]
            self.setGeometry(in_sight(wanted, rooms) if rooms else wanted)
        if maximized:
            self.setWindowState(self.windowState() | Qt.WindowState.WindowMaximized)

    def placed(self) -> tuple[QRect, bool]:
        """Where the window is, for the next start, and whether it is maximized."""
        rect = self.normalGeometry() if self.isMaximized() or self.isFullScreen() else self.geometry()
        if not rect.isValid():
            rect = self.geometry()
        return rect, self.isMaximized()

    def set_theme(self, theme: "Theme", art: "CardArt") -> None:
        """Paints with another theme from now on."""
        for part in (self.overlay, self.start_page, self.screen_of_game, self.new_game, self.message):
            part.set_theme(theme, art)
        self.rooms.set_theme(theme, art)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Never asks: the game is saved."""
        if not self._closed:
            self._closed = True
            self.closing.emit()
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tells once that the bare table was painted, and once that the start page was."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            told = self.first_painted if watched is self._backdrop else self.start_painted
            QTimer.singleShot(0, self, told.emit)
        return super().eventFilter(watched, event)

    def _over_all(self) -> None:
        self.overlay.raise_()

    def set_full_screen_key(self, key: str) -> None:
        """Another key than the usual one, as portable text."""
        self._full_screen.setKey(QKeySequence(key))

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)


def in_sight(wanted: QRect, rooms: list[QRect]) -> QRect:
    """A window's rectangle moved and cut so that it lies on one of the screens' rooms.

    Unchanged where enough of its top edge is in sight; a window that is nowhere goes to the first room.
    """
    size = wanted.size()
    top_edge = QRect(wanted.left(), wanted.top(), wanted.width(), 1)
    best = max(rooms, key=lambda room: _area(room.intersected(wanted)))
    edge = best.intersected(top_edge)
    fits = size.width() <= best.width() and size.height() <= best.height()
    if fits and edge.width() >= min(IN_SIGHT, size.width()):
        return wanted
    cut = QRect(wanted.topLeft(), size.boundedTo(best.size()))
    cut.moveLeft(max(best.left(), min(cut.left(), best.right() - cut.width() + 1)))
    cut.moveTop(max(best.top(), min(cut.top(), best.bottom() - cut.height() + 1)))
    return cut


def _area(rect: QRect) -> int:
    return max(0, rect.width()) * max(0, rect.height())
