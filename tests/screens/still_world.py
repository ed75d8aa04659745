"""What would make two pictures of one page differ, held still: clock, machine, caret, what fades."""

from collections.abc import Callable
from datetime import UTC, datetime, tzinfo
from pathlib import Path
from types import ModuleType

from PySide6.QtCore import QElapsedTimer, QLocale
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget

from quiddler_qt import furnishing
from quiddler_qt.lexicon.definitions import Definitions
from quiddler_qt.lexicon.enchant_judge import EnchantDictionary, EnchantLibrary
from quiddler_qt.program import Program
from quiddler_qt.ui import game_host
from quiddler_qt.ui.dialogs.labels import ElidedLabel
from quiddler_qt.ui.pages import game_list
from quiddler_qt.ui.solitaire.game_keeper import GameKeeper
from quiddler_qt.version import __version__

MOMENT = datetime(2026, 11, 29, 17, 45, tzinfo=UTC)
"""When every picture is taken."""
SHOWN_FOLDER = "/home/ada/Quiddler Qt"
SHOWN_VERSION = "1.2.3"
PLAYED_MS = 133_000
CLOCKS: tuple[ModuleType, ...] = (furnishing, game_host, game_list)
"""The modules that ask for the time of day to show something."""


class StillMoment(datetime):
    """A datetime whose now never passes."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> "StillMoment":
        """The one moment, also as the local time: the pictures are taken in UTC."""
        return cls.fromtimestamp(MOMENT.timestamp(), tz or UTC)


class StillStopwatch(QElapsedTimer):
    """Runs, and measures nothing."""

    def elapsed(self) -> int:
        """No time."""
        return 0

    def restart(self) -> int:
        """No time."""
        return 0


class OneDictionary(EnchantLibrary):
    """A machine with one spelling dictionary, counted at once."""

    def available_dictionaries(self) -> list[EnchantDictionary]:
        """It alone."""
        return [EnchantDictionary("en_GB", "hunspell", "Hunspell Provider", None, "0" * 64)]

    def count_accepted(self, *_words: object, **_while: object) -> int:
        """What such a dictionary knows."""
        return 112_345


def hold_still(application: QApplication) -> None:
    """No caret blinks, and it is one moment in one country, whatever the machine says."""
    application.setCursorFlashTime(0)
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))
    for module in CLOCKS:
        vars(module)["datetime"] = StillMoment


def hold_program_still(program: Program, folder: Path) -> None:
    """No dictionary and no definition that happens to be on this machine."""
    program.words._library = OneDictionary(folder)
    program.words._definitions = Definitions({})


def hold_play_still(keeper: GameKeeper) -> None:
    """A game of solitaire has been played for so long, and never for longer."""
    keeper._clock = StillStopwatch()
    keeper._clock.start()
    session = keeper.session
    assert session is not None
    session.add_time(PLAYED_MS - session.elapsed_ms)


def hide_machine(window: QWidget, profile: Path, settle: Callable[[], None]) -> None:
    """Says another folder and version where the true ones stand on a page."""
    changed = False
    for label in window.findChildren(QWidget):
        if label.isVisible() and isinstance(label, QLabel | ElidedLabel):
            text = label.text()
            still = text.replace(str(profile), SHOWN_FOLDER).replace(__version__, SHOWN_VERSION)
            if still != text:
                label.setText(still)
                changed = True
    if changed:
        settle()


def end_fades(window: QWidget) -> None:
    """The button that clears a field fades in and out by a clock of Qt's own: it is there, or it is not.

    The picture has to be taken before Qt runs on.
    """
    for field in window.findChildren(QLineEdit):
        for button in field.findChildren(QAbstractButton):
            if button.property("opacity") is not None:
                button.setProperty("opacity", 1.0 if field.text() else 0.0)
