"""Bringing back what was set aside and what was before."""

import os
from pathlib import Path

import pytest

from quiddler_qt.engine.record import digest
from quiddler_qt.storage.atomic_file import backup_path, write_atomically
from quiddler_qt.storage.recovery_shelf import KeptFile, KeptKind, RecoveryShelf, newly_set_aside
from quiddler_qt.storage.save_codec import MAX_BYTES, Reason, SaveError
from quiddler_qt.storage.save_store import SET_ASIDE, SaveStore, read_game
from quiddler_qt.storage.settings import Settings, SettingsStore
from tests.storage.sample_games import game_in_play, positions


@pytest.fixture
def store(tmp_path: Path) -> SaveStore:
    return SaveStore(tmp_path / "data" / "games")


@pytest.fixture
def shelf(store: SaveStore, tmp_path: Path) -> RecoveryShelf:
    return RecoveryShelf(store, (tmp_path / "config", tmp_path / "data"))


def of_kind(shelf: RecoveryShelf, kind: KeptKind) -> list[KeptFile]:
    return [kept for kept in shelf.files() if kept.kind is kind]


def test_nothing_to_bring_back(shelf: RecoveryShelf) -> None:
    assert shelf.files() == ()
    assert shelf.empty_deleted() == 0


def test_the_games_before(store: SaveStore, shelf: RecoveryShelf) -> None:
    played = list(positions(3, seats=2))[:5]
    for game in played:
        store.save_current(game)
    before = of_kind(shelf, KeptKind.GAME_BEFORE)
    assert [kept.summary.counter for kept in before if kept.summary is not None] == [4, 3]
    brought = shelf.bring_back_game(before[1])
    assert digest(read_game(brought).state) == digest(played[2].state)
    assert read_game(brought).identity != played[2].identity
    assert brought in [listed.path for listed in store.games()]
    assert len(of_kind(shelf, KeptKind.GAME_BEFORE)) == 2


def test_what_was_set_aside_with_its_reason(store: SaveStore, shelf: RecoveryShelf, tmp_path: Path) -> None:
    bad = store.folder / "current-00112233445566aa.qqgame"
    bad.parent.mkdir(parents=True)
    bad.write_bytes(b"rubbish")
    store.load_current()
    good = store.folder / SET_ASIDE / "current-00112233445566bb.qqgame"
    other = SaveStore(tmp_path / "other")
    other.save_current(game_in_play(4))
    assert other.current_path is not None
    good.write_bytes(other.current_path.read_bytes())
    os.utime(good, (1, 1))
    first, second = of_kind(shelf, KeptKind.SET_ASIDE)
    assert first.error is not None
    assert first.error.reason is Reason.NOT_A_GAME
    with pytest.raises(SaveError):
        shelf.bring_back_game(first)
    assert shelf.bring_back_game(second).exists()
    target = tmp_path / "given"
    shelf.give_out(first, target)
    assert target.read_bytes() == b"rubbish"


def test_deleting_is_undone_and_emptied_after_its_days(store: SaveStore, shelf: RecoveryShelf) -> None:
    place = store.folder / SET_ASIDE
    place.mkdir(parents=True)
    (place / "x.qqgame").write_bytes(b"x")
    (kept,) = shelf.files()
    deleted = shelf.delete(kept)
    assert shelf.files() == ()
    shelf.take_back(kept, deleted)
    assert [found.path for found in shelf.files()] == [kept.path]
    deleted = shelf.delete(kept)
    (place / "x.qqgame").write_bytes(b"another")
    with pytest.raises(FileExistsError):
        shelf.take_back(kept, deleted)
    assert shelf.empty_deleted() == 0
    os.utime(deleted, (1, 1))
    assert shelf.empty_deleted() == 1
    assert not deleted.exists()


def test_settings_before_and_back_again(shelf: RecoveryShelf, tmp_path: Path) -> None:
    settings = SettingsStore(tmp_path / "config")
    for percent in (10, 20, 30):
        settings.save(Settings(sound_percent=percent))
    before = of_kind(shelf, KeptKind.DATA_BEFORE)
    assert {kept.of for kept in before} == {"settings.json"}
    kept = next(one for one in before if one.path == backup_path(settings.path))
    undo = shelf.bring_back_data(kept)
    assert settings.load().settings.sound_percent == 20
    shelf.put_data(kept, undo)
    assert settings.load().settings.sound_percent == 30


def test_damaged_data_is_listed_and_a_version_before_takes_its_place(
    shelf: RecoveryShelf, tmp_path: Path
) -> None:
    settings = SettingsStore(tmp_path / "config")
    settings.save(Settings(sound_percent=10))
    settings.save(Settings(sound_percent=20))
    settings.path.write_bytes(b"\0rubbish")
    assert settings.load().damaged is not None
    (damaged,) = of_kind(shelf, KeptKind.DATA_DAMAGED)
    assert damaged.of == "settings.json"
    (before,) = of_kind(shelf, KeptKind.DATA_BEFORE)
    assert shelf.bring_back_data(before) is None
    assert settings.load().settings.sound_percent == 10
    shelf.put_data(before, None)
    assert not settings.path.exists()


def test_a_damaged_list_is_listed_however_large_it_is(store: SaveStore, tmp_path: Path) -> None:
    folder = tmp_path / "word_lists"
    folder.mkdir()
    (folder / "0123456789abcdef.words").write_bytes(b"whole")
    (folder / "00000000000000ff.damaged.words").write_bytes(b"x" * (MAX_BYTES + 1))
    shelf = RecoveryShelf(store, (folder,))
    (damaged,) = shelf.files()
    assert (damaged.kind, damaged.of) == (KeptKind.DATA_DAMAGED, "00000000000000ff.words")
    shelf.give_out(damaged, tmp_path / "copy")
    assert (tmp_path / "copy").stat().st_size == MAX_BYTES + 1
    shelf.take_back(damaged, shelf.delete(damaged))
    assert damaged.path.exists()


def test_links_and_odd_things_are_never_followed(
    store: SaveStore, shelf: RecoveryShelf, tmp_path: Path
) -> None:
    place = store.folder / SET_ASIDE
    place.mkdir(parents=True)
    secret = tmp_path / "secret"
    write_atomically(secret, b"secret", keep_backup=False)
    (place / "current-00112233445566aa.qqgame").symlink_to(secret)
    (kept,) = shelf.files()
    assert kept.error is not None
    with pytest.raises(OSError, match=r"not_a_file"):
        shelf.give_out(kept, tmp_path / "copy")
    shelf.delete(kept)
    assert secret.read_bytes() == b"secret"
    (place / "deleted").rename(place / "away")
    (place / "deleted").symlink_to(tmp_path)
    (place / "y.qqgame").write_bytes(b"y")
    kept = next(found for found in shelf.files() if found.path.name == "y.qqgame")
    with pytest.raises(NotADirectoryError):
        shelf.delete(kept)


def test_what_reading_sets_aside_is_named_once(tmp_path: Path) -> None:
    (tmp_path / "tables.json").write_bytes(b"1")
    (tmp_path / "old.damaged.json").write_bytes(b"of another day")

    def set_aside() -> None:
        if (tmp_path / "tables.json").exists():
            (tmp_path / "tables.json").replace(tmp_path / "tables.damaged.json")

    assert newly_set_aside(tmp_path, set_aside) == ("tables.json",)
    assert newly_set_aside(tmp_path, set_aside) == ()
    (tmp_path / "tables.json").write_bytes(b"2")
    assert newly_set_aside(tmp_path, set_aside) == ("tables.json",)
    assert newly_set_aside(tmp_path / "none", lambda: None) == ()
