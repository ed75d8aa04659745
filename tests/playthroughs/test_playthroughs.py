"""Golden games replayed: each action, each event, each seat's view as it was approved."""

import pytest

from quiddler_qt.engine.events import Event, GoingOutCancelled, StockRenewed, WordStruck, WordUpheld
from quiddler_qt.engine.record import replay
from quiddler_qt.engine.state import Phase, new_game
from quiddler_qt.engine.transitions import apply
from tests.playthroughs.write import FOLDER, GAMES, read, render

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("name", [path.stem for path in FILES])
def test_a_golden_game_is_as_it_was(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert render(read(text)).splitlines() == text.splitlines()


def test_each_game_has_its_file_and_ends() -> None:
    assert {path.stem for path in FILES} == {game.name for game in GAMES}
    for path in FILES:
        assert replay(read(path.read_text(encoding="utf-8"))).phase is Phase.GAME_OVER


def test_the_games_meet_what_is_rare() -> None:
    met: set[type[Event]] = set()
    for path in FILES:
        record = read(path.read_text(encoding="utf-8"))
        state = new_game(record.setup)
        for action in record.actions:
            step = apply(state, action)
            state = step.state
            met |= {type(event) for event in step.events}
    assert {GoingOutCancelled, StockRenewed, WordStruck, WordUpheld} <= met
    assert {len(game.setup.seats) for game in GAMES} == set(range(2, 9))
