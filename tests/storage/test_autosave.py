"""The worker that saves: the newest is enough, failures are told and tried again."""

import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from quiddler_qt.storage.autosave import Autosave
from quiddler_qt.storage.save_store import SaveStore
from quiddler_qt.storage.saved_game import SavedGame
from tests.storage.sample_games import game_in_play

LONG_S = 60.0


class Disk:
    """Takes games one by one, when it is let, and fails when it is told to."""

    def __init__(self) -> None:
        self.written: list[int] = []
        self.may_write = threading.Semaphore(0)
        self.begun = threading.Semaphore(0)
        self.broken = False

    def write(self, game: SavedGame) -> None:
        self.begun.release()
        self.may_write.acquire()
        if self.broken:
            raise OSError("the disk is broken")
        self.written.append(game.counter)


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.fixture
def numbered() -> Callable[[int], SavedGame]:
    game = game_in_play(3, seats=2)
    return lambda number: replace(game, counter=number)


class Told:
    def __init__(self) -> None:
        self.saved: list[int] = []
        self.failed: list[Exception] = []


@pytest.fixture
def told() -> Told:
    return Told()


@pytest.fixture
def autosave(disk: Disk, told: Told) -> Iterator[Autosave]:
    autosave = Autosave(disk.write, on_saved=told.saved.append, on_failed=told.failed.append)
    yield autosave
    disk.broken = False
    disk.may_write.release(100)
    assert autosave.close(LONG_S)


def test_what_is_outdated_is_left_out(
    autosave: Autosave, disk: Disk, numbered: Callable[[int], SavedGame], told: Told
) -> None:
    first = autosave.submit(numbered(1))
    disk.begun.acquire()
    last = [autosave.submit(numbered(number)) for number in range(2, 10)][-1]
    assert autosave.acknowledged == 0
    disk.may_write.release(2)
    assert autosave.wait_durable(last, LONG_S)
    assert disk.written == [1, 9]
    assert autosave.acknowledged == last
    assert autosave.flush(LONG_S)
    assert autosave.close(LONG_S)
    assert told.saved == [first, last]


def test_nothing_is_acknowledged_before_it_is_written(
    autosave: Autosave, disk: Disk, numbered: Callable[[int], SavedGame]
) -> None:
    ticket = autosave.submit(numbered(1))
    disk.begun.acquire()
    assert not autosave.wait_durable(ticket, 0)
    assert not autosave.flush(0)
    disk.may_write.release()
    assert autosave.flush(LONG_S)
    assert autosave.acknowledged == ticket


def test_a_failure_is_told_and_the_game_tried_again(
    autosave: Autosave, disk: Disk, numbered: Callable[[int], SavedGame], told: Told
) -> None:
    disk.broken = True
    disk.may_write.release()
    ticket = autosave.submit(numbered(1))
    assert not autosave.wait_durable(ticket, LONG_S)
    assert not disk.written
    disk.broken = False
    disk.may_write.release()
    assert autosave.flush(LONG_S)
    assert disk.written == [1]
    assert [str(error) for error in told.failed] == ["the disk is broken"]


def test_the_next_game_is_tried_after_a_failure(
    autosave: Autosave, disk: Disk, numbered: Callable[[int], SavedGame]
) -> None:
    disk.broken = True
    disk.may_write.release()
    assert not autosave.wait_durable(autosave.submit(numbered(1)), LONG_S)
    disk.broken = False
    disk.may_write.release()
    assert autosave.wait_durable(autosave.submit(numbered(2)), LONG_S)
    assert disk.written == [2]


def test_writing_at_once_needs_no_thread(disk: Disk, numbered: Callable[[int], SavedGame]) -> None:
    autosave = Autosave(disk.write)
    disk.may_write.release()
    before = threading.active_count()
    assert autosave.write_now(numbered(1)) == autosave.acknowledged == 1
    assert threading.active_count() == before
    assert autosave.flush(0)
    assert autosave.close()


def test_writing_at_once_outdates_what_is_pending(
    autosave: Autosave, disk: Disk, numbered: Callable[[int], SavedGame]
) -> None:
    autosave.submit(numbered(1))
    disk.begun.acquire()
    autosave.submit(numbered(2))
    disk.may_write.release(3)
    ticket = autosave.write_now(numbered(3))
    assert autosave.acknowledged == ticket
    assert autosave.close(LONG_S)
    # An older game never comes after a newer one.
    assert disk.written == sorted(disk.written)
    assert disk.written[-1] == 3


def test_a_failure_at_once_is_the_callers_and_the_game_stays_pending(
    autosave: Autosave, disk: Disk, numbered: Callable[[int], SavedGame], told: Told
) -> None:
    disk.broken = True
    disk.may_write.release()
    with pytest.raises(OSError, match="broken"):
        autosave.write_now(numbered(1))
    assert told.failed == []
    disk.broken = False
    disk.may_write.release()
    assert autosave.close(LONG_S)
    assert disk.written == [1]


def test_after_closing_nothing_is_taken(disk: Disk, numbered: Callable[[int], SavedGame]) -> None:
    autosave = Autosave(disk.write)
    assert autosave.close()
    with pytest.raises(RuntimeError):
        autosave.submit(numbered(1))


def test_closing_ends_the_thread(disk: Disk, numbered: Callable[[int], SavedGame]) -> None:
    before = threading.active_count()
    autosave = Autosave(disk.write)
    disk.may_write.release()
    autosave.submit(numbered(1))
    assert autosave.close(LONG_S)
    assert threading.active_count() == before


def test_with_a_real_folder(tmp_path: Path, numbered: Callable[[int], SavedGame]) -> None:
    store = SaveStore(tmp_path / "games")
    autosave = Autosave(store.save_current)
    for number in range(20):
        autosave.submit(numbered(number))
    assert autosave.flush(LONG_S)
    assert autosave.close(LONG_S)
    store.close()
    again = SaveStore(tmp_path / "games")
    found = again.load_current().game
    again.close()
    assert found is not None
    assert found.record == numbered(1).record
