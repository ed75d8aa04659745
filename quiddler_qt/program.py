"""A running program: all its objects, for whoever furnishes, ends or tests it."""

from collections.abc import Callable
from dataclasses import dataclass, field

from quiddler_qt.storage.places import Places
from quiddler_qt.storage.save_store import SaveStore
from quiddler_qt.storage.settings import SettingsStore
from quiddler_qt.ui.advice_process import AdviceProcess
from quiddler_qt.ui.bot_process import BotProcess
from quiddler_qt.ui.computer_turns import ComputerTurns
from quiddler_qt.ui.game_host import GameHost
from quiddler_qt.ui.i18n import Interpreter
from quiddler_qt.ui.look import Look
from quiddler_qt.ui.main_window import MainWindow
from quiddler_qt.ui.preferences import Preferences
from quiddler_qt.ui.words.word_shelf import WordShelf


@dataclass(slots=True)
class Program:
    """The objects of a running program. It follows the window's pages when they are built anew, and ends."""

    places: Places
    window: MainWindow
    host: GameHost
    computers: ComputerTurns
    process: BotProcess
    advice: AdviceProcess
    preferences: Preferences
    settings_store: SettingsStore
    store: SaveStore
    words: WordShelf
    look: Look
    interpreter: Interpreter
    _connections: list[Callable[[], object]] = field(default_factory=list)
    _endings: list[Callable[[], object]] = field(default_factory=list)

    def at_end(self, act: Callable[[], object]) -> None:
        """Has something done when the program ends, after the last page is left."""
        self._endings.append(act)

    def with_pages(self, connect: Callable[[], object]) -> None:
        """Connects something to the window's pages, now and whenever they are built anew.

        ``connect`` finds the pages on the window each time.
        """
        self._connections.append(connect)
        connect()

    def pages_renewed(self) -> None:
        """Connects all of that to new pages."""
        for connect in self._connections:
            connect()

    def close(self) -> None:
        """Ends what runs beside the window. The game in play is saved."""
        self.window.rooms.depart()
        for act in self._endings:
            act()
        self.host.shut_down()
        self.computers.cancel()
        self.process.shutdown()
        self.advice.shutdown()
        self.words.close()
