"""Games that end at the table are counted once, also where the disk is full for a while."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from quiddler_qt.engine.record import GameRecord, replay
from quiddler_qt.storage import records_file
from quiddler_qt.storage.save_store import new_identity
from quiddler_qt.storage.saved_game import LexiconId, SavedGame
from quiddler_qt.storage.table_statistics import TableStatistics
from quiddler_qt.ui.records.record_keeper import RecordKeeper
from tests.random_games import random_record


def ended(seed: int, hints: tuple[int, ...] = ()) -> SavedGame:
    record: GameRecord = random_record(seed, seat_count=2)
    return SavedGame(
        new_identity(), record, replay(record), (), LexiconId("standard", "1", "0" * 64), hints=hints
    )


def games_played(keeper: RecordKeeper) -> int:
    return sum(player.games for player in keeper.records().players.values())


def test_a_game_is_counted_once_with_its_hints(tmp_path: Path, qapp: object) -> None:
    keeper = RecordKeeper(TableStatistics(tmp_path))
    game = ended(1, hints=(2, 1))
    keeper.count(game)
    keeper.count(game)
    assert games_played(keeper) == 2
    assert sum(player.hints for player in keeper.records().players.values()) == 3


def test_a_game_that_cannot_be_counted_is_counted_with_the_next(
    tmp_path: Path, qapp: object, monkeypatch: pytest.MonkeyPatch, expect_log: Callable[[str], None]
) -> None:
    expect_log("a game cannot be counted")
    keeper = RecordKeeper(TableStatistics(tmp_path))
    told: list[str] = []
    keeper.trouble.connect(told.append)

    def full(*_: object, **__: object) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(records_file, "write_atomically", full)
        keeper.count(ended(1))
    assert told == ["The records cannot be written now; this game is counted later."]
    keeper.count(ended(2))
    assert games_played(keeper) == 4
    assert len(told) == 1


def test_records_of_a_newer_program_are_left_alone_and_that_is_told(
    tmp_path: Path, qapp: object, expect_log: Callable[[str], None]
) -> None:
    expect_log("a game cannot be counted")
    expect_log("the records of the table cannot be read or changed")
    statistics = TableStatistics(tmp_path)
    keeper = RecordKeeper(statistics)
    keeper.count(ended(1))
    newer = statistics.path.read_bytes().replace(b'"version": 1', b'"version": 2')
    statistics.path.write_bytes(newer)
    told: list[str] = []
    keeper.trouble.connect(told.append)
    keeper.count(ended(2))
    assert keeper.forget("person:Seat 0".casefold()) is None
    assert statistics.path.read_bytes() == newer
    assert told == [
        "The records were made by a newer version of the program; nothing is counted.",
        "The records were made by a newer version of the program and stay as they are.",
    ]


def test_the_name_is_the_one_written_last(tmp_path: Path, qapp: object) -> None:
    keeper = RecordKeeper(TableStatistics(tmp_path))
    game = ended(5)
    names = [seat.name for seat in game.state.seats if not seat.level]
    keeper.count(game)
    other = replace(game, identity=new_identity())
    keeper.count(other)
    people = [player for player in keeper.records().players.values() if not player.level]
    assert [player.name for player in people] == names
    assert all(player.games == 2 for player in people)


def test_a_damaged_file_that_a_game_meets_is_told_once(
    tmp_path: Path, qapp: object, expect_log: Callable[[str], None]
) -> None:
    expect_log("was set aside")
    statistics = TableStatistics(tmp_path)
    keeper = RecordKeeper(statistics)
    told: list[str] = []
    keeper.trouble.connect(told.append)
    keeper.count(ended(1))
    statistics.path.write_bytes(b"scratched")
    keeper.count(ended(2))
    keeper.count(ended(3))
    assert told == ["Records of the table: the file could not be read and was set aside."]


def test_what_people_laid_is_counted_with_their_game(
    tmp_path: Path, qapp: object, expect_log: Callable[[str], None]
) -> None:
    expect_log("what people laid cannot be read")
    statistics = TableStatistics(tmp_path)
    keeper = RecordKeeper(statistics, words_laid_in=lambda game: (len(game.record.actions), 0, 0, 1))
    assert keeper.words_laid() == (0, 0, 0, 0)
    game = ended(1)
    keeper.count(game)
    keeper.count(game)
    expected = (len(game.record.actions), 0, 0, 1)
    assert keeper.words_laid() == RecordKeeper(statistics).words_laid() == expected
    statistics.path.write_bytes(statistics.path.read_bytes().replace(b'"version": 1', b'"version": 2'))
    assert RecordKeeper(statistics).words_laid() == (0, 0, 0, 0)
