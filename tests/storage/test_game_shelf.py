"""Kept games: named, thrown away and taken back, brought in and given out; nothing of it loses a game."""

import os
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from quiddler_qt.storage.game_shelf import TRASH_DAYS, GameShelf
from quiddler_qt.storage.save_codec import Reason, SaveError
from quiddler_qt.storage.save_store import GameInUseError, SaveStore, list_game, read_game, write_game
from quiddler_qt.storage.saved_game import Presentation, SavedGame
from tests.storage.sample_games import game_in_play, whole_game


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SaveStore]:
    store = SaveStore(tmp_path / "games")
    yield store
    store.close()


@pytest.fixture
def shelf(store: SaveStore) -> GameShelf:
    return GameShelf(store)


def bare(game: SavedGame) -> SavedGame:
    """A game without the store's stamps and its title."""
    return replace(game, saved="", counter=0, presentation=Presentation())


def kept(store: SaveStore, game: SavedGame) -> Path:
    return store.keep(game)


# -- names ---------------------------------------------------------------------------------------------
def test_a_title_is_kept_with_the_game_and_can_be_taken_away(store: SaveStore, shelf: GameShelf) -> None:
    game = game_in_play(3)
    path = kept(store, game)
    listed = shelf.rename(path, "Sunday & <b>rain</b>")
    assert listed.summary is not None
    assert listed.summary.presentation.title == "Sunday & <b>rain</b>"
    assert bare(read_game(path)) == bare(game)
    assert shelf.rename(path, "").summary == list_game(path).summary
    assert read_game(path).presentation == Presentation()


def test_a_title_of_two_lines_is_refused_and_nothing_is_written(store: SaveStore, shelf: GameShelf) -> None:
    path = kept(store, game_in_play(3))
    before = path.read_bytes()
    with pytest.raises(SaveError):
        shelf.rename(path, "a\nb")
    assert path.read_bytes() == before


def test_the_game_in_play_is_left_to_whoever_plays_it(store: SaveStore, shelf: GameShelf) -> None:
    store.save_current(game_in_play(3))
    current = store.current_path
    assert current is not None
    assert shelf.is_current(current)
    for act in (lambda: shelf.rename(current, "x"), lambda: shelf.delete(current)):
        with pytest.raises(GameInUseError):
            act()
    assert current.is_file()


# -- the trash -----------------------------------------------------------------------------------------
def test_a_deleted_game_comes_back_as_it_was(store: SaveStore, shelf: GameShelf) -> None:
    path = kept(store, whole_game(3))
    data = path.read_bytes()
    deleted = shelf.delete(path)
    assert (shelf.files(), shelf.deleted_files()) == ((), (deleted.trashed,))
    assert shelf.restore(deleted.trashed) == path
    assert path.read_bytes() == data
    assert shelf.deleted_files() == ()


def test_a_waiting_game_of_a_crash_goes_with_its_backup(tmp_path: Path) -> None:
    first = SaveStore(tmp_path / "games")
    for game in (game_in_play(3), game_in_play(3)):
        first.save_current(game)
    path = first.current_path
    assert path is not None
    first.close()
    shelf = GameShelf(SaveStore(tmp_path / "games"))
    deleted = shelf.delete(path)
    assert not list((tmp_path / "games").glob("current-*"))
    assert shelf.restore(deleted.trashed) == path
    assert len(list((tmp_path / "games").glob("current-*.bak"))) == 1


def test_nothing_is_overwritten_by_what_comes_back(store: SaveStore, shelf: GameShelf) -> None:
    path = kept(store, game_in_play(3))
    deleted = shelf.delete(path)
    path.write_bytes(b"another")
    back = shelf.restore(deleted.trashed)
    assert back != path
    assert path.read_bytes() == b"another"
    assert set(shelf.files()) == {path, back}


def test_a_damaged_file_can_be_thrown_away_and_comes_back(store: SaveStore, shelf: GameShelf) -> None:
    path = kept(store, game_in_play(3))
    path.write_bytes(b"rubbish")
    deleted = shelf.delete(path)
    assert shelf.restore(deleted.trashed).read_bytes() == b"rubbish"


def test_the_trash_is_emptied_after_its_days_and_not_before(store: SaveStore, shelf: GameShelf) -> None:
    old = shelf.delete(kept(store, game_in_play(3))).trashed
    new = shelf.delete(kept(store, game_in_play(4))).trashed
    long_ago = time.time() - (TRASH_DAYS + 1) * 24 * 3600
    os.utime(old, (long_ago, long_ago))
    assert shelf.empty_trash() == 1
    assert shelf.deleted_files() == (new,)


def test_days_in_the_trash_count_from_the_deletion(store: SaveStore, shelf: GameShelf) -> None:
    path = kept(store, game_in_play(3))
    os.utime(path, (0, 0))
    shelf.delete(path)
    assert shelf.empty_trash() == 0


def test_a_link_in_place_of_the_trash_leads_nowhere(
    store: SaveStore, shelf: GameShelf, tmp_path: Path
) -> None:
    path = kept(store, game_in_play(3))
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    shelf.trash.symlink_to(elsewhere)
    with pytest.raises(NotADirectoryError):
        shelf.delete(path)
    assert path.is_file()
    assert not list(elsewhere.iterdir())


# -- in and out ----------------------------------------------------------------------------------------
def test_a_copy_given_out_can_be_brought_in_elsewhere(
    store: SaveStore, shelf: GameShelf, tmp_path: Path
) -> None:
    game = game_in_play(5)
    out = tmp_path / "out.qqgame"
    shelf.give_out(kept(store, game), out)
    other = SaveStore(tmp_path / "other")
    path = GameShelf(other).bring_in(out)
    assert bare(read_game(path)) == bare(game)
    other.close()


def test_the_same_game_brought_in_twice_is_two_games_unless_it_is_over(
    store: SaveStore, shelf: GameShelf, tmp_path: Path
) -> None:
    going_on, over = tmp_path / "a.qqgame", tmp_path / "b.qqgame"
    write_game(going_on, game_in_play(5))
    write_game(over, whole_game(5))
    ids = [read_game(shelf.bring_in(going_on)).identity.game_id for _ in range(2)]
    assert len(set(ids)) == 2
    assert shelf.bring_in(over) == shelf.bring_in(over)
    assert len(shelf.files()) == 3


def test_what_is_no_game_is_not_brought_in(shelf: GameShelf, tmp_path: Path) -> None:
    rubbish = tmp_path / "rubbish.qqgame"
    rubbish.write_text("{}")
    with pytest.raises(SaveError) as caught:
        shelf.bring_in(rubbish)
    assert caught.value.reason is Reason.NOT_A_GAME
    assert shelf.files() == ()


def test_games_of_an_old_folder_are_offered_but_not_changed(store: SaveStore, tmp_path: Path) -> None:
    old = SaveStore(tmp_path / "old")
    path = old.keep(game_in_play(6))
    shelf = GameShelf(store, (tmp_path / "old",))
    mine = kept(store, game_in_play(7))
    assert shelf.files() == (mine, path)
    assert [shelf.may_change(file) for file in shelf.files()] == [True, False]


# -- taken up ------------------------------------------------------------------------------------------
def test_a_kept_game_is_taken_up_and_the_one_in_play_is_kept(store: SaveStore, shelf: GameShelf) -> None:
    first, second = game_in_play(8), game_in_play(9)
    path = kept(store, second)
    store.save_current(first)
    taken = store.take_up(path)
    assert bare(taken) == bare(second)
    assert not path.exists()
    current = store.current_path
    assert current is not None
    assert bare(read_game(current)) == bare(second)
    (other,) = [file for file in shelf.files() if file != current]
    assert bare(read_game(other)) == bare(first)


def test_an_older_state_does_not_take_the_place_of_the_game_in_play(store: SaveStore) -> None:
    game = game_in_play(8)
    path = kept(store, game)
    store.save_current(game)
    taken = store.take_up(path)
    assert taken.identity != game.identity
    assert len(store.games()) == 1


def test_a_waiting_game_is_taken_up_with_its_slot(store: SaveStore, tmp_path: Path) -> None:
    other = SaveStore(tmp_path / "games")
    waiting = other.save_current(game_in_play(8))
    path = other.current_path
    assert path is not None
    with pytest.raises(GameInUseError):
        store.take_up(path)
    other.close()
    store.save_current(game_in_play(9))
    assert store.take_up(path) == waiting
    assert store.current_path == path
    assert len(store.games()) == 1


def test_a_damaged_game_is_not_taken_up_and_the_one_in_play_stays(store: SaveStore) -> None:
    store.save_current(game_in_play(9))
    current = store.current_path
    path = kept(store, game_in_play(8))
    path.write_bytes(path.read_bytes()[:-20])
    with pytest.raises(SaveError):
        store.take_up(path)
    assert store.current_path == current
    assert path.exists()
