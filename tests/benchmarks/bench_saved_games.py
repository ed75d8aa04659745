"""The list of saved games in the window against reading the same files and nothing else.

.venv/bin/pytest -s tests/benchmarks/bench_saved_games.py
"""

import time
from pathlib import Path

from PySide6.QtWidgets import QApplication, QListView
from pytestqt.qtbot import QtBot

from quiddler_qt import app
from quiddler_qt.engine.rules import Rules
from quiddler_qt.options import Options
from quiddler_qt.storage.places import profile_places
from quiddler_qt.storage.save_codec import encode
from quiddler_qt.storage.save_store import game_files, list_game
from quiddler_qt.ui.rooms import Room
from quiddler_qt.ui.theme.fonts import install_fonts
from tests.storage.sample_games import whole_game

FILES = 10_000
BAD = 200
MOST = 3.0


def test_ten_thousand_games(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    install_fonts()
    places = profile_places(tmp_path)
    places.games.mkdir(parents=True)
    data = encode(whole_game(3, rules=Rules(), seats=4))
    for number in range(FILES):
        path = places.games / f"game-{number:013d}-{number:016x}.qqgame"
        path.write_bytes(data[:-9] if number % (FILES // BAD) == 0 else data)
    program = app.build(places, Options())
    program.window.show()
    program.host.begin()
    started = time.perf_counter()
    refused = sum(list_game(path).summary is None for path in game_files(places.games))
    bare_s = time.perf_counter() - started
    assert refused == BAD
    started = time.perf_counter()
    program.window.rooms.show(Room.SAVED_GAMES)
    games = program.window.rooms.page(Room.SAVED_GAMES).findChild(QListView, "saved_games_list")
    assert games is not None
    pauses: list[float] = []
    while games.model().rowCount() < FILES:
        before = time.perf_counter()
        qapp.processEvents()
        pauses.append(time.perf_counter() - before)
    shown_s = time.perf_counter() - started
    print(
        f"\n{FILES} games: read in {bare_s:.2f} s, in the list after {shown_s:.2f} s, "
        f"{shown_s / bare_s:.1f} as long; longest pause {max(pauses) * 1000:.0f} ms"
    )
    program.window.close()
    program.close()
    assert shown_s <= MOST * bare_s
