"""The whole program on a folder of the test, without motion, as ``app.run`` builds it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quiddler_qt import app
from quiddler_qt.options import Options
from quiddler_qt.program import Program
from quiddler_qt.storage.places import profile_places
from quiddler_qt.storage.settings import Settings, SettingsStore
from quiddler_qt.ui import sound
from quiddler_qt.ui.theme.fonts import install_fonts

StartProgram = Callable[..., Program]


@pytest.fixture(scope="session")
def _fonts(qapp: QApplication) -> None:
    install_fonts()


@pytest.fixture(autouse=True)
def _silence(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test makes a noise, or starts somebody's sound server; what would be played is asked for."""
    monkeypatch.setattr(sound, "find_player", lambda _parent=None: None)


@pytest.fixture
def start_program(qtbot: QtBot, qapp: QApplication, _fonts: None, tmp_path: Path) -> Iterator[StartProgram]:
    """Starts the program, as often as wanted, on the same folder: ``start_program(seed=5)``."""
    running: list[Program] = []
    places = profile_places(tmp_path / "profile")
    SettingsStore(places.config).save(Settings(motion_percent=0, coach=False))

    def start(seed: int | None = None) -> Program:
        program = app.build(places, Options(profile=tmp_path / "profile", seed=seed))
        running.append(program)
        program.window.resize(1280, 800)
        program.window.show()
        program.window.activateWindow()
        with qtbot.waitActive(program.window):
            pass
        program.host.begin()
        return program

    yield start
    for program in running:
        program.window.close()
        program.close()
        program.window.deleteLater()
