"""The whole program in the process of a harness, and the way to each of its pages."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from quiddler_qt import app
from quiddler_qt.options import Options
from quiddler_qt.program import Program
from quiddler_qt.storage.places import profile_places
from quiddler_qt.storage.settings import Settings, SettingsStore
from quiddler_qt.ui import accessibility
from quiddler_qt.ui.rooms import Room
from quiddler_qt.ui.theme.fonts import install_fonts

SAVES = Path(__file__).parents[1] / "saves" / "v1"
# Pages of a game, by the saved game that leads there.
GAME_PAGES = {
    "curtain": "last_turns_checked",
    "words on the table": "words_on_the_table",
    "between hands": "between_hands",
    "final page": "long_game_of_eight_ended",
}


def application() -> QApplication:
    """The one application of this process."""
    running = QApplication.instance()
    if isinstance(running, QApplication):
        return running
    accessibility.install()
    made = QApplication([])
    install_fonts()
    return made


@contextmanager
def program_on(profile: Path, settings: Settings | None = None, *, seed: int = 5) -> Iterator[Program]:
    """The program with its window shown, without motion."""
    application()
    places = profile_places(profile)
    SettingsStore(places.config).save(replace(settings or Settings(), motion_percent=0, coach=False))
    program = app.build(places, Options(profile=profile, seed=seed))
    program.window.resize(1280, 800)
    program.window.show()
    program.window.activateWindow()
    program.host.begin()
    turn_over()
    try:
        yield program
    finally:
        program.window.close()
        program.close()
        program.window.deleteLater()
        turn_over()


def turn_over(times: int = 8) -> None:
    """Lets everything that waits in the event loop happen, deletions too."""
    for _ in range(times):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def until(condition: Callable[[], bool], patience_ms: int = 60_000) -> bool:
    """Runs the event loop until something holds; False when that took too long."""
    loop = QEventLoop()
    look = QTimer(interval=3)
    look.timeout.connect(lambda: loop.quit() if condition() else None)
    look.start()
    QTimer.singleShot(patience_ms, loop, loop.quit)
    if not condition():
        loop.exec()
    return condition()


def rest(duration_ms: int) -> None:
    """Runs the event loop for a time, with nothing to do."""
    loop = QEventLoop()
    QTimer.singleShot(duration_ms, loop, loop.quit)
    loop.exec()


def each_page(program: Program) -> Iterator[str]:
    """Shows every page and sheet that can be reached without playing, and tells its name."""
    host, window = program.host, program.window
    yield "start page"
    host.choose_table()
    turn_over()
    yield "new game"
    window.overlay.close_sheet()
    for room in Room:
        if window.rooms.has(room):
            window.rooms.show(room)
            turn_over()
            yield f"room {room.value}"
            window.rooms.depart()
            window.show_start()
            turn_over()
    host.open_file(SAVES / "card_drawn_words_half_laid.qqgame")
    turn_over()
    if window.screen_of_game.curtain.isVisible():
        window.screen_of_game.curtain.confirmed.emit()
        turn_over()
    yield "own turn"
    host.leave()
    for name, sample in GAME_PAGES.items():
        host.open_file(SAVES / f"{sample}.qqgame")
        turn_over()
        yield name
        host.leave()
        turn_over()
