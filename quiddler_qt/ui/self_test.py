"""``--smoke``: the real window plays a short game of computer seats to its end, saves it, reads it again.

It also looks at all that a packaged program may have lost on its way: fonts, pictures, words, licences, and
the process of the computer seats, in whose place plain moves would end the game as well.
"""

import json
import logging
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtGui import QFontInfo, QImage

from quiddler_qt.engine.actions import SeatKind
from quiddler_qt.engine.record import digest
from quiddler_qt.engine.rules import Preset
from quiddler_qt.engine.state import GameState, Phase, Seat
from quiddler_qt.lexicon.authorities import load_authority
from quiddler_qt.lexicon.enchant_judge import EnchantLibrary, EnchantUnavailableError
from quiddler_qt.lexicon.word_list import WORD_LIST_NAMES, DamagedWordListError
from quiddler_qt.resource_files import resource
from quiddler_qt.storage.save_codec import SaveError
from quiddler_qt.storage.save_store import read_game, write_game
from quiddler_qt.storage.table_form import TableChoice
from quiddler_qt.ui.computer_turns import ComputerTurns
from quiddler_qt.ui.dialogs.table_choice import COMPUTER_LEVEL, COMPUTER_NAMES
from quiddler_qt.ui.game_host import GameHost
from quiddler_qt.ui.main_window import MainWindow
from quiddler_qt.ui.theme.fonts import install_fonts, title_font, ui_font

PATIENCE_MS = 120_000
LOOK_MS = 50
SEATS = 3
WORD, NO_WORD = "quiz", "qzxj"

log = logging.getLogger(__name__)


class SelfTest(QObject):
    """One run; ends the program with 0 where all went well, else with 1, after one line of output."""

    def __init__(
        self,
        window: MainWindow,
        host: GameHost,
        computers: ComputerTurns,
        folder: Path,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._host = host
        self._folder = folder
        self._plain_moves = 0
        computers.fell_back.connect(self._count_plain_move)
        self._watch = QTimer(self, interval=LOOK_MS)
        self._watch.timeout.connect(self._look)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self._too_slow)

    def start(self) -> None:
        """Deals."""
        seats = tuple(Seat(name, SeatKind.COMPUTER, COMPUTER_LEVEL) for name in COMPUTER_NAMES[:SEATS])
        self._watch.start()
        self._patience.start()
        self._host.deal(TableChoice(seats, Preset.QUICK))

    def _look(self) -> None:
        presenter = self._host.presenter
        if presenter is not None and presenter.session.state.phase is Phase.GAME_OVER:
            state = presenter.session.state
            self._end(self._saving_fault(state) or self._table_fault() or installation_fault())

    def _count_plain_move(self) -> None:
        self._plain_moves += 1

    def _saving_fault(self, state: GameState) -> str:
        """What is wrong with saving and reading again, or nothing."""
        path = self._folder / "self-test.qqgame"
        try:
            write_game(path, self._host.game_in_play().saved())
            reread = read_game(path)
        except (OSError, SaveError) as error:
            return f"save and reload failed: {error}"
        finally:
            path.unlink(missing_ok=True)
        if digest(reread.state) != digest(state):
            return "the game reloaded is another one"
        return ""

    def _table_fault(self) -> str:
        """What is wrong with what was played and shown, or nothing."""
        if self._plain_moves:
            return f"the process of the computer seats failed {self._plain_moves} times"
        if self._window.windowIcon().isNull():
            return "the icon of the program is missing"
        repairs = self._window.screen_of_game.table.repair_count
        return f"{repairs} sprites had to be put right" if repairs else ""

    def _too_slow(self) -> None:
        self._end("the game did not end in time")

    def _end(self, trouble: str) -> None:
        self._watch.stop()
        self._patience.stop()
        presenter = self._host.presenter
        totals = presenter.session.state.totals if presenter is not None else ()
        turns = len(presenter.session.record.actions) if presenter is not None else 0
        verdict = f"failed: {trouble}" if trouble else "ok"
        line = f"smoke {verdict}, {turns} moves, totals {' '.join(map(str, totals))}, "
        line += f"dictionaries {' '.join(dictionary_tags()) or 'none'}"
        log.info("%s", line)
        # A program without a console has none.
        if sys.stdout is not None:
            sys.stdout.write(line + "\n")
            sys.stdout.flush()
        self._window.close()
        QCoreApplication.exit(1 if trouble else 0)


def dictionary_tags() -> list[str]:
    """The spelling dictionaries that are at hand. None is no fault: the game has its own lists."""
    try:
        # Enchant leaves empty files in the folder it is given.
        with tempfile.TemporaryDirectory() as folder:
            return [each.tag for each in EnchantLibrary(Path(folder)).available_dictionaries()]
    except EnchantUnavailableError as error:
        log.info("no spelling dictionaries: %s", error)
        return []


def installation_fault() -> str:
    """What is missing of the files that come with the program, or nothing."""
    missing = install_fonts()
    fonts = (ui_font(15), title_font(15))
    if missing or any(QFontInfo(font).family() != font.family() for font in fonts):
        return "the fonts of the program are missing"
    pictures = sorted(resource("icons").glob("*.png"))
    if broken := [path.name for path in pictures if QImage(str(path)).isNull()]:
        return f"pictures cannot be shown: {', '.join(broken)}"
    try:
        judges = [load_authority(name).judge for name in WORD_LIST_NAMES]
    except (DamagedWordListError, OSError) as error:
        return f"the word lists cannot be read: {error}"
    if any(not judge.verdict(WORD).accepted or judge.verdict(NO_WORD).accepted for judge in judges):
        return "the word lists hold other words"
    try:
        parts = json.loads(resource("licences.json").read_text("utf-8"))
    except (OSError, ValueError) as error:
        return f"the licences cannot be read: {error}"
    return "" if pictures and parts else "files of the program are missing"
