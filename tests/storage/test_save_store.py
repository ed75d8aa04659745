"""The folder of games: a slot for each program, damage set aside, nothing lost (promises P6, P18, X2, X9)."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from quiddler_qt.storage.save_codec import Reason, SaveError, decode, encode
from quiddler_qt.storage.save_store import Found, SaveStore, new_identity, read_game, write_game
from quiddler_qt.storage.saved_game import SavedGame
from tests.storage.sample_games import game_in_play, positions, whole_game

PLAYER = """
import sys
from pathlib import Path
from quiddler_qt.storage.save_store import SaveStore, read_game
store = SaveStore(Path(sys.argv[1]))
found = store.load_current()
print(found.game.identity.game_id if found.game else "none", flush=True)
game = found.game or read_game(Path(sys.argv[2]))
store.save_current(game)
print("saved", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "games"


@pytest.fixture
def store(folder: Path) -> Iterator[SaveStore]:
    store = SaveStore(folder)
    yield store
    store.close()


def content(game: SavedGame | None) -> SavedGame:
    """A game without the store's stamps."""
    assert game is not None
    return replace(game, saved="", counter=0)


def reopened(folder: Path) -> Found:
    """What the next start of the program finds."""
    store = SaveStore(folder)
    found = store.load_current()
    store.close()
    return found


def current_file(folder: Path) -> Path:
    (path,) = folder.glob("current-*.qqgame")
    return path


def visible(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.suffix != ".lock")


# -- the game in play ----------------------------------------------------------------------------------
def test_nothing_waits_in_a_new_folder(folder: Path) -> None:
    assert reopened(folder) == Found(None)
    assert not folder.exists()


def test_a_game_waits_as_it_was_left(folder: Path, store: SaveStore) -> None:
    games = list(positions(3, seats=2))
    stamped = [store.save_current(game) for game in games]
    store.close()
    found = reopened(folder)
    assert found == Found(stamped[-1])
    assert content(found.game) == content(games[-1])


def test_the_game_goes_on_in_its_slot(folder: Path, store: SaveStore) -> None:
    game = game_in_play(3)
    store.save_current(game)
    store.close()
    again = SaveStore(folder)
    again.load_current()
    again.save_current(game)
    assert len(list(folder.glob("current-*.qqgame"))) == 1
    again.close()


def test_a_save_is_stamped_with_the_time_and_a_growing_counter(folder: Path) -> None:
    moments = iter([datetime(2099, 1, 1, tzinfo=UTC), datetime(1970, 1, 1, tzinfo=UTC)])
    store = SaveStore(folder, lambda: next(moments))
    game = game_in_play(3)
    first, second = store.save_current(game), store.save_current(game)
    store.close()
    assert (first.saved, second.saved) == ("2099-01-01T00:00:00Z", "1970-01-01T00:00:00Z")
    assert second.counter == first.counter + 1
    assert reopened(folder).game == second


def test_the_newest_is_told_by_the_counter_whatever_the_clock_says(folder: Path) -> None:
    older = SaveStore(folder, lambda: datetime(2099, 1, 1, tzinfo=UTC))
    older.save_current(game_in_play(3))
    newer = SaveStore(folder, lambda: datetime(1970, 1, 1, tzinfo=UTC))
    newest = newer.save_current(game_in_play(4))
    older.close()
    newer.close()
    for path in folder.glob("current-*"):
        os.utime(path, (0, 0) if path.suffix == ".qqgame" else None)
    assert reopened(folder).game == newest


def test_starting_and_quitting_changes_nothing(folder: Path, store: SaveStore) -> None:
    store.save_current(game_in_play(3))
    store.close()
    before = {path: path.read_bytes() for path in folder.iterdir()}
    for _ in range(50):
        assert reopened(folder).game is not None
    assert {path: path.read_bytes() for path in folder.iterdir()} == before


def test_a_finished_game_is_kept_and_no_longer_waits(folder: Path, store: SaveStore) -> None:
    game = whole_game(3)
    store.save_current(game_in_play(3))
    stamped = store.save_current(game)
    kept = store.keep_current()
    store.close()
    assert kept is not None
    assert read_game(kept) == stamped
    assert visible(folder) == [kept.name]
    assert reopened(folder) == Found(None)


def test_nothing_to_keep(store: SaveStore) -> None:
    assert store.keep_current() is None


def test_another_game_in_the_slot_is_kept_not_overwritten(folder: Path, store: SaveStore) -> None:
    first = store.save_current(game_in_play(3))
    second = store.save_current(game_in_play(4))
    (kept,) = store.games()
    assert read_game(kept.path) == first
    assert read_game(current_file(folder)) == second


def test_a_discarded_game_is_gone_with_its_backup(folder: Path, store: SaveStore) -> None:
    store.save_current(game_in_play(3))
    store.save_current(game_in_play(3))
    store.discard_current()
    store.close()
    assert list(folder.iterdir()) == []


def test_the_folder_vanishes_during_a_game(folder: Path, store: SaveStore) -> None:
    game = game_in_play(3)
    store.save_current(game)
    for path in folder.iterdir():
        path.unlink()
    folder.rmdir()
    stamped = store.save_current(game)
    store.close()
    assert reopened(folder).game == stamped


def test_a_folder_that_cannot_be_made_says_so_and_play_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    store = SaveStore(tmp_path / "file" / "games")
    assert store.load_current() == Found(None)
    for _ in range(2):
        with pytest.raises(NotADirectoryError):
            store.save_current(game_in_play(3))
    assert store.games() == ()
    store.close()


# -- damage --------------------------------------------------------------------------------------------
def test_a_damaged_save_gives_way_to_the_one_before(folder: Path, store: SaveStore) -> None:
    before = store.save_current(game_in_play(3))
    store.save_current(whole_game(3))
    store.close()
    path = current_file(folder)
    path.write_bytes(path.read_bytes()[:500])
    again = SaveStore(folder)
    found = again.load_current()
    assert (found.game, found.from_backup) == (before, True)
    (refused,) = found.refused
    assert (refused.path, refused.error.reason) == (path, Reason.DAMAGED)
    assert refused.kept_at == folder / "set-aside" / path.name
    assert len(refused.kept_at.read_bytes()) == 500
    # The good copy is not pushed out by what comes next.
    stamped = again.save_current(whole_game(3))
    again.close()
    assert reopened(folder).game == stamped


def test_both_damaged(folder: Path, store: SaveStore) -> None:
    for _ in range(2):
        store.save_current(game_in_play(3))
    store.close()
    for path in folder.glob("current-*.qqgame*"):
        path.write_bytes(b"mine: " + path.name.encode())
    found = reopened(folder)
    assert found.game is None
    assert [refused.error.reason for refused in found.refused] == [Reason.NOT_A_GAME] * 2
    assert all(
        refused.kept_at.read_bytes() == b"mine: " + refused.path.name.encode() for refused in found.refused
    )
    assert visible(folder) == ["set-aside"]
    assert reopened(folder) == Found(None)


def test_a_backup_alone_is_enough(folder: Path, store: SaveStore) -> None:
    before = store.save_current(game_in_play(3))
    store.save_current(game_in_play(3))
    store.close()
    current_file(folder).unlink()
    assert reopened(folder) == Found(before, from_backup=True)


def test_a_damaged_game_does_not_hide_an_older_one(folder: Path) -> None:
    stores = [SaveStore(folder), SaveStore(folder)]
    older = stores[0].save_current(game_in_play(3))
    stores[1].save_current(game_in_play(4))
    for path in folder.glob("current-*.qqgame"):
        if read_game(path) != older:
            path.write_bytes(b"damaged")
    for store in stores:
        store.close()
    found = reopened(folder)
    assert found.game == older
    assert len(found.refused) == 1


def test_a_newer_programs_game_is_left_untouched(folder: Path, store: SaveStore) -> None:
    for _ in range(2):
        store.save_current(game_in_play(3))
    store.close()
    path = current_file(folder)
    path.write_bytes(path.read_bytes().replace(b'"version":1,', b'"version":2,', 1))
    before = {file: file.read_bytes() for file in folder.glob("current-*.qqgame*")}
    again = SaveStore(folder)
    found = again.load_current()
    assert found.game is None
    assert [(one.kept_at, one.error.reason) for one in found.refused] == [(path, Reason.NEWER_VERSION)]
    again.save_current(game_in_play(4))
    again.close()
    assert {file: file.read_bytes() for file in before} == before


def test_where_nothing_can_be_moved_the_game_is_offered_but_its_slot_left_alone(
    folder: Path, store: SaveStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = store.save_current(game_in_play(3))
    store.save_current(game_in_play(3))
    store.close()
    path = current_file(folder)
    path.write_bytes(b"damaged")
    (folder / "set-aside").symlink_to(folder)
    again = SaveStore(folder)
    found = again.load_current()
    assert found.game == before
    assert [refused.kept_at for refused in found.refused] == [path]
    again.save_current(before)
    again.close()
    assert path.read_bytes() == b"damaged"


def test_files_of_one_name_are_set_aside_side_by_side(folder: Path, store: SaveStore) -> None:
    folder.mkdir()
    aside = []
    for number in range(3):
        path = folder / "x.qqgame"
        path.write_bytes(b"%d" % number)
        aside.append(store.set_aside(path))
    assert [path.read_bytes() for path in aside] == [b"0", b"1", b"2"]


@pytest.mark.parametrize("odd", ["folder", "fifo", "sparse", "loop", "link"])
def test_odd_things_in_place_of_the_save(odd: str, folder: Path, store: SaveStore, tmp_path: Path) -> None:
    before = store.save_current(game_in_play(3))
    store.save_current(game_in_play(3))
    store.close()
    path = current_file(folder)
    precious = tmp_path / "precious"
    precious.write_bytes(path.read_bytes())
    path.unlink()
    match odd:
        case "folder":
            path.mkdir()
        case "fifo":
            os.mkfifo(path)
        case "sparse":
            path.touch()
            os.truncate(path, 2 * 1024**3)
        case "loop":
            path.symlink_to(path)
        case _:
            path.symlink_to(precious)
    again = SaveStore(folder)
    found = again.load_current()
    assert (found.game, found.from_backup) == (before, True)
    (refused,) = found.refused
    assert refused.error.reason in (Reason.NOT_A_FILE, Reason.TOO_LARGE)
    assert os.path.lexists(refused.kept_at)
    again.save_current(before)
    again.close()
    assert decode(precious.read_bytes()).record == before.record


def test_a_link_in_place_of_the_lock_is_not_written_to(
    folder: Path, store: SaveStore, tmp_path: Path
) -> None:
    stamped = store.save_current(game_in_play(3))
    store.close()
    (lock,) = folder.glob("*.lock")
    lock.unlink()
    lock.symlink_to(tmp_path / "nothing yet")
    assert reopened(folder).game == stamped
    assert not (tmp_path / "nothing yet").exists()


# -- copies of the program -----------------------------------------------------------------------------
def start_player(folder: Path, game_file: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", PLAYER, folder, game_file],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def line_of(player: subprocess.Popen[str]) -> str:
    assert player.stdout is not None
    return player.stdout.readline().strip()


def test_two_copies_on_one_folder_lose_nothing_of_each_other(folder: Path, tmp_path: Path) -> None:
    games = [game_in_play(3), game_in_play(4)]
    files = [tmp_path / "a", tmp_path / "b"]
    for file, game in zip(files, games, strict=True):
        write_game(file, game)
    with start_player(folder, files[0]) as first:
        assert (line_of(first), line_of(first)) == ("none", "saved")
        with start_player(folder, files[1]) as second:
            # The game of the first is not offered to the second.
            assert (line_of(second), line_of(second)) == ("none", "saved")
            first.send_signal(signal.SIGKILL)
            first.wait()
            # It is now, to a third copy.
            with start_player(folder, files[0]) as third:
                assert line_of(third) == games[0].identity.game_id
                assert line_of(third) == "saved"
                third.send_signal(signal.SIGKILL)
            second.send_signal(signal.SIGKILL)
    found = {reopened_game(folder, index).identity.game_id for index in (0, 1)}
    assert found == {game.identity.game_id for game in games}


def reopened_game(folder: Path, place: int) -> SavedGame:
    """The waiting game at a place, newest first, each held by a copy of its own."""
    stores = [SaveStore(folder) for _ in range(place + 1)]
    games = [store.load_current().game for store in stores]
    for store in stores:
        store.close()
    game = games[place]
    assert game is not None
    return game


def test_copies_share_the_waiting_games(folder: Path) -> None:
    stores = [SaveStore(folder) for _ in range(3)]
    saved = [store.save_current(game_in_play(number)) for number, store in enumerate(stores)]
    for store in stores:
        store.close()
    assert [reopened_game(folder, place) for place in range(3)] == saved[::-1]


# -- lists and single files ----------------------------------------------------------------------------
def test_the_list_is_newest_first_with_the_bad_ones_marked_last(folder: Path, store: SaveStore) -> None:
    for number in range(3):
        store.save_current(whole_game(number))
        store.keep_current()
    store.save_current(game_in_play(9))
    (folder / f"game-{7:013d}-{7:016x}.qqgame").write_bytes(b"damaged")
    (folder / "notes.txt").write_bytes(b"mine")
    (folder / "../x.qqgame").write_bytes(b"mine")
    listed = store.games()
    assert [game.summary and game.summary.counter for game in listed] == [3, 2, 1, None]
    assert listed[-1].error is not None
    assert listed[-1].error.reason is Reason.NOT_A_GAME
    assert not any(game.waiting for game in listed)
    store.close()
    assert [game.waiting for game in SaveStore(folder).games()] == [True, False, False, False, False]


def test_names_in_a_save_never_become_names_of_files(folder: Path, store: SaveStore) -> None:
    game = game_in_play(5)
    for name in ("../../x", "/etc/x", "a/b", "..", "CON", "NUL.json", "a:b|c?*", "日本語"):
        seats = (replace(game.record.setup.seats[0], name=name), *game.record.setup.seats[1:])
        state_seats = (replace(game.state.seats[0], name=name), *game.state.seats[1:])
        setup = replace(game.record.setup, seats=seats)
        named = replace(
            game,
            record=replace(game.record, setup=setup),
            state=replace(game.state, setup=setup, seats=state_seats),
        )
        assert read_game(store.folder / current_name(store, named)).record.setup.seats[0].name == name
    assert all(path.parent == folder for path in folder.parent.rglob("*.qqgame"))


def current_name(store: SaveStore, game: SavedGame) -> str:
    store.save_current(game)
    return current_file(store.folder).name


def test_a_counter_at_its_end_does_not_stop_the_saving(folder: Path, store: SaveStore) -> None:
    folder.mkdir()
    (folder / f"game-{10**12:013d}-{7:016x}.qqgame").write_bytes(b"forged")
    stamped = [store.save_current(game_in_play(3)) for _ in range(2)]
    assert [game.counter for game in stamped] == [10**12] * 2


@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (lambda _path: None, Reason.MISSING),
        (Path.touch, Reason.EMPTY),
        (Path.mkdir, Reason.NOT_A_FILE),
        (os.mkfifo, Reason.NOT_A_FILE),
        (lambda path: path.symlink_to(path), Reason.UNREADABLE),
        (lambda path: path.symlink_to("/dev/zero"), Reason.NOT_A_FILE),
        (lambda path: path.write_bytes(b" " * (5 * 1024 * 1024 + 1)), Reason.TOO_LARGE),
    ],
)
def test_a_file_that_a_person_names(make: object, reason: Reason, tmp_path: Path) -> None:
    path = tmp_path / "x.qqgame"
    assert callable(make)
    make(path)
    with pytest.raises(SaveError) as caught:
        read_game(path)
    assert caught.value.reason is reason


def test_impossible_paths_are_missing_files(tmp_path: Path) -> None:
    for path in (tmp_path / "a\0b", tmp_path / "none" / "x"):
        with pytest.raises(SaveError) as caught:
            read_game(path)
        assert caught.value.reason is Reason.MISSING
    with pytest.raises(SaveError) as caught:
        read_game(tmp_path / ("x" * 300))
    assert caught.value.reason is Reason.UNREADABLE


def test_a_link_that_a_person_names_is_followed(tmp_path: Path) -> None:
    game = game_in_play(3)
    write_game(tmp_path / "target", game)
    (tmp_path / "link").symlink_to(tmp_path / "target")
    assert read_game(tmp_path / "link") == game
    assert (tmp_path / "target").read_bytes() == encode(game)


def test_identities_differ() -> None:
    assert new_identity().game_id != new_identity().game_id
    assert new_identity(datetime(2026, 1, 2, tzinfo=UTC)).created == "2026-01-02T00:00:00Z"
