"""A running program with games of other evenings in its folder."""

from collections.abc import Callable
from pathlib import Path

import pytest

from quiddler_qt.program import Program
from quiddler_qt.storage.places import profile_places
from quiddler_qt.storage.save_store import SaveStore
from quiddler_qt.storage.saved_game import SavedGame


@pytest.fixture
def keep_games(tmp_path: Path) -> Callable[..., list[Path]]:
    """Puts games on the disk before the program starts; returns where they lie."""

    def keep(*games: SavedGame) -> list[Path]:
        store = SaveStore(profile_places(tmp_path / "profile").games)
        paths = [store.keep(game) for game in games]
        store.close()
        return paths

    return keep


def games_of(program: Program) -> list[Path]:
    """The files of kept games as they are on the disk."""
    return sorted(program.places.games.glob("game-*.qqgame"))
