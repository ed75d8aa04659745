"""The program with a game dealt, for the client to find; it ends when its standard input does."""

import sys
from pathlib import Path

from PySide6.QtCore import QSocketNotifier, QTimer

from quiddler_qt import app
from quiddler_qt.engine.actions import SeatKind
from quiddler_qt.engine.rules import Preset
from quiddler_qt.engine.state import Seat
from quiddler_qt.opening import make_application
from quiddler_qt.options import Options
from quiddler_qt.storage.places import profile_places
from quiddler_qt.storage.settings import Settings, SettingsStore
from quiddler_qt.storage.table_form import TableChoice
from quiddler_qt.ui import accessibility
from quiddler_qt.ui.dialogs.table_choice import COMPUTER_LEVEL

SEED = 7


def main(folder: Path) -> None:
    """Shows a table at which Ada and a computer seat play."""
    accessibility.install()
    application = make_application()
    places = profile_places(folder)
    SettingsStore(places.config).save(Settings(motion_percent=0, coach=False))
    program = app.build(places, Options(profile=folder, seed=SEED))
    program.window.show()
    program.window.activateWindow()
    program.host.begin()
    seats = (Seat("Ada"), Seat("Pip", SeatKind.COMPUTER, COMPUTER_LEVEL))
    QTimer.singleShot(500, lambda: program.host.deal(TableChoice(seats, Preset.QUICK)))
    ended = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
    ended.activated.connect(application.quit)
    application.exec()
    program.window.close()
    program.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
