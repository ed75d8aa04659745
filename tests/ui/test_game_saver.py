"""Saving after every change: on the disk before anybody is told; trouble is told once."""

import errno
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from quiddler_qt.engine.actions import DrawStock
from quiddler_qt.engine.record import GameRecord, digest
from quiddler_qt.engine.rules import Rules
from quiddler_qt.engine.state import GameSetup, GameState, Seat
from quiddler_qt.session.arrangement import NewRow, move_card
from quiddler_qt.session.game_session import GameSession
from quiddler_qt.storage import save_store
from quiddler_qt.storage.save_store import SaveStore, new_identity
from quiddler_qt.storage.saved_game import LexiconId
from quiddler_qt.ui.game_saver import GameInPlay, GameSaver, arrangements_of


def game_in_play() -> GameInPlay:
    setup = GameSetup(Rules(), (Seat("Ada"), Seat("Bo")), first_dealer=1)
    session = GameSession(GameRecord(setup, 3), lambda _spelling: True)
    return GameInPlay(session, new_identity(), LexiconId("standard", "1", "0" * 64))


def reread(folder: Path) -> GameSession:
    found = SaveStore(folder).load_current().game
    assert found is not None
    return GameSession(found.record, lambda _spelling: True, arrangements=arrangements_of(found))


def test_actions_and_arrangements_are_on_the_disk_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    store = SaveStore(tmp_path)
    saver = GameSaver(store)
    game = game_in_play()
    session = game.session
    saver.follow(game)
    session.deal()
    session.submit(DrawStock(0))
    session.arrange(0, move_card(session.arrangement(0), session.state.hands[0][1], NewRow()))
    store.close()
    again = reread(tmp_path)
    assert digest(again.state) == digest(session.state)
    assert again.arrangements == session.arrangements
    assert again.arrangement(0).fresh is not None


def test_trouble_is_told_once_and_so_is_its_end(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, expect_log: object
) -> None:
    assert callable(expect_log)
    expect_log("the game cannot be saved")
    saver = GameSaver(SaveStore(tmp_path))
    told: list[str] = []
    saver.trouble.connect(lambda error: told.append(f"trouble {error.errno}"))
    saver.recovered.connect(lambda: told.append("recovered"))
    game = game_in_play()
    saver.follow(game)

    def full(*arguments: object, **options: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(save_store, "write_atomically", full)
        game.session.deal()
        game.session.submit(DrawStock(0))
        assert told == [f"trouble {errno.ENOSPC}"]
        assert saver.is_failing
    game.session.arrange(0, move_card(game.session.arrangement(0), game.session.state.hands[0][0], NewRow()))
    assert told == [f"trouble {errno.ENOSPC}", "recovered"]
    assert digest(reread_open(tmp_path)) == digest(game.session.state)


def reread_open(folder: Path) -> GameState:
    """The state in the one save file, whoever has it open."""
    return save_store.read_game(next(folder.glob("current-*.qqgame"))).state


def test_a_forgotten_game_is_not_saved_any_more(qtbot: QtBot, tmp_path: Path) -> None:
    saver = GameSaver(SaveStore(tmp_path))
    game = game_in_play()
    saver.follow(game)
    saver.forget()
    game.session.deal()
    assert reread_open(tmp_path).phase.value == "deal"
