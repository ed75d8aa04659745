"""The first moment: where the window opens, in which colours, and what if the rest cannot follow."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quiddler_qt import opening
from quiddler_qt.storage.settings import Settings, SettingsStore, WindowGeometry
from quiddler_qt.ui.backdrop import Backdrop

TREE = Path(__file__).resolve().parents[1]
MIDNIGHT_FELT = json.loads((TREE / "resources/themes/midnight_library.json").read_text())["color"]["felt"][0]
USUAL_FELT = json.loads((TREE / "resources/themes/emerald_salon.json").read_text())["color"]["felt"][0]


def felt_of(profile: Path, qtbot: QtBot) -> str:
    window = opening.open_window(profile)
    qtbot.addWidget(window)
    window.show()
    backdrop = window.findChild(Backdrop)
    assert backdrop is not None
    image = backdrop.grab().toImage()
    return image.pixelColor(image.width() // 2, image.height() // 2).name()


def test_the_window_opens_where_it_was_in_its_theme(tmp_path: Path, qtbot: QtBot) -> None:
    kept = Settings(window=WindowGeometry(10, 20, 1100, 720), theme="midnight_library")
    SettingsStore(tmp_path / "config").save(kept)
    window = opening.open_window(tmp_path)
    qtbot.addWidget(window)
    assert window.geometry().intersected(QRect(10, 20, 1100, 720)).isValid()
    assert window.minimumWidth() <= window.width() <= 1100
    assert felt_of(tmp_path, qtbot) == MIDNIGHT_FELT


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"\xff\xfe",
        b'{"theme": 7, "window": "wide"}',
        b'{"theme": "../../etc/passwd", "window": [1, 2, 3]}',
        b'{"theme": "nosuchtheme", "window": [0, 0, -5, 0]}',
        b'{"window": [1e999, 0, true, 10], "maximized": "yes"}',
        b'{"window": [' + b"9" * 400 + b", 0, 10, 10]}",
        b"[" * 50_000,
    ],
)
def test_settings_that_cannot_be_read_open_a_usual_window(
    content: bytes, tmp_path: Path, qtbot: QtBot
) -> None:
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.json").write_bytes(content)
    assert felt_of(tmp_path, qtbot) == USUAL_FELT


def test_a_program_that_cannot_begin_says_so_and_ends(tmp_path: Path, qapp: QApplication) -> None:
    code = (
        "import sys\n"
        "from pathlib import Path\n"
        "from quiddler_qt import app, opening\n"
        "from quiddler_qt.options import Options\n"
        "def furnish(opened, options): raise RuntimeError('a part is missing')\n"
        "app.furnish = furnish\n"
        "sys.exit(opening.run(Options(profile=Path(sys.argv[1]), smoke=True)))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(TREE)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 1
    assert "a part is missing" in done.stderr
