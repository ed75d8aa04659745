"""Every game at the table is counted exactly once, for the people and characters who played it."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiddler_qt.engine.actions import SeatKind
from quiddler_qt.engine.cards import ALL_CARDS, face_of
from quiddler_qt.engine.results import SeatResult
from quiddler_qt.engine.state import Seat
from quiddler_qt.storage.records_file import NewerRecordsError
from quiddler_qt.storage.strict_json import StrictJsonError
from quiddler_qt.storage.table_statistics import (
    MAX_PLAYERS,
    MOST_WORDS,
    REMEMBERED_GAMES,
    PlayerRecords,
    TableRecords,
    TableStatistics,
    decode_records,
    encode_records,
)

OTTER = Seat("Otto", SeatKind.COMPUTER, "otter")


def word(*faces: str) -> tuple[int, ...]:
    return tuple(next(card for card in ALL_CARDS if face_of(card) == face) for face in faces)


QUIT, ZAP, CLAP = word("QU", "I", "T"), word("Z", "A", "P"), word("CL", "A", "P")


def result(seat: Seat | str, **other: Any) -> SeatResult:
    usual: dict[str, Any] = {
        "won": False, "total": 100, "hands": 8, "best_hand": 30, "words": 9, "longest": (), "dearest": (),
        "bonuses": 1, "went_out": 2, "doubts_right": 0, "doubts_wrong": 0,
    }  # fmt: skip
    return SeatResult(Seat(seat) if isinstance(seat, str) else seat, **{**usual, **other})


def game(number: int) -> str:
    return f"{number:016x}"


def test_two_games_of_a_person_and_a_character() -> None:
    records = (
        TableRecords()
        .with_game(
            game(1),
            (
                result(
                    "Ada", won=True, total=150, best_hand=40, longest=word("QU", "I", "T"), doubts_right=1
                ),
                result(OTTER, total=-20, best_hand=-5),
            ),
            (3, 0),
        )
        .with_game(
            game(2),
            (
                result(
                    "ada ",
                    total=90,
                    dearest=word("Z", "A", "P"),
                    longest=word("CL", "A", "P"),
                    doubts_wrong=2,
                ),
                result(replace(OTTER, name="Carla"), won=True, total=120, best_hand=50),
            ),
        )
    )
    assert records.players == {
        "person:ada": PlayerRecords(
            "ada ", games=2, wins=1, hands=16, points=240, best_game=150, best_hand=40, words=18, bonuses=2,
            went_out=4, doubts_right=1, doubts_wrong=2, hints=3, longest="QUIT", dearest="ZAP",
            dearest_points=22,
        ),
        "computer:otter": PlayerRecords(
            "", "otter", games=2, wins=1, hands=16, points=100, best_game=120, best_hand=50, words=18,
            bonuses=2, went_out=4,
        ),
    }  # fmt: skip


def test_a_first_game_below_nothing_is_the_best_so_far() -> None:
    records = TableRecords().with_game(game(1), (result("Ada", total=-30, best_hand=-2),))
    assert (records.players["person:ada"].best_game, records.players["person:ada"].best_hand) == (-30, -2)


def test_a_computer_seat_without_a_character_is_not_counted() -> None:
    records = TableRecords().with_game(game(1), (result(Seat("X", SeatKind.COMPUTER)), result("Ada")))
    assert list(records.players) == ["person:ada"]


def test_a_game_counted_again_changes_nothing(tmp_path: Path) -> None:
    statistics = TableStatistics(tmp_path)
    once = statistics.count(game(1), (result("Ada"), result(OTTER)))
    data = statistics.path.read_bytes()
    assert TableStatistics(tmp_path).count(game(1), (result("Ada", won=True), result("Bob"))) == once
    assert statistics.path.read_bytes() == data


def test_a_person_is_forgotten_and_brought_back(tmp_path: Path) -> None:
    statistics = TableStatistics(tmp_path)
    before = statistics.count(game(1), (result("Ada"), result("Bob")))
    assert statistics.forget("person:ada") == before.players["person:ada"]
    assert statistics.forget("person:ada") is None
    assert statistics.count(game(1), (result("Ada"), result("Bob"))).players.keys() == {"person:bob"}
    assert statistics.restore(before.players["person:ada"]) == before


def test_what_was_counted_for_somebody_forgotten_is_added_to_what_is_brought_back(tmp_path: Path) -> None:
    first = (
        result("Ada", won=True, total=-5, best_hand=40, longest=QUIT, dearest=QUIT, doubts_wrong=1),
        result(OTTER, total=10),
    )
    second = (
        result("ADA", total=-10, best_hand=50, longest=CLAP, dearest=ZAP, doubts_right=2),
        result(OTTER, total=-3),
    )
    third = (result("ada", won=True, total=90, longest=word("ER", "A")), result(OTTER, won=True))
    forgotten, never = TableStatistics(tmp_path / "forgotten"), TableStatistics(tmp_path / "never")
    games = tuple(enumerate((first, second, third)))
    forgotten.count(game(0), first, (2, 0))
    taken = [forgotten.forget(key) for key in ("person:ada", "computer:otter")]
    for number, results in games[1:]:
        forgotten.count(game(number), results, (1, 0))
    for player in taken:
        assert player is not None
        forgotten.restore(player)
    for number, results in games:
        never.count(game(number), results, (1 + (number == 0), 0))
    assert forgotten.load() == never.load()


def test_late_games_weigh_most_in_what_people_laid() -> None:
    results = (result("Ada"), result(OTTER))
    records = TableRecords().with_game(game(1), results, (), (0, 3, 0, 0))
    assert records.words_laid == (0, 3, 0, 0)
    assert records.with_game(game(1), results, (), (0, 3, 0, 0)) == records
    full = replace(records, words_laid=(MOST_WORDS, 0, 0, 4))
    assert full.with_game(game(2), results, (), (0, 3, 0, 0)).words_laid == (MOST_WORDS // 2, 3, 0, 2)
    assert full.with_game(game(2), results).words_laid == full.words_laid
    assert decode_records(encode_records(full)) == full
    assert b"words_laid" not in encode_records(TableRecords())


@pytest.mark.parametrize("laid", ["[1, 2, 3]", "[1, 2, 3, -1]", "[1, 2, 3, 1e1]", "4", '"1234"', "null"])
def test_what_is_no_tally_is_damage(laid: str) -> None:
    with pytest.raises(StrictJsonError):
        decode_records(GOOD.replace(b'"counted"', f'"words_laid": {laid}, "counted"'.encode(), 1))


def test_those_who_played_least_go_first() -> None:
    records = TableRecords()
    for number in range(MAX_PLAYERS + 1):
        records = records.with_game(game(number), (result("Ada"), result(f"Guest {number}")))
    assert len(records.players) == MAX_PLAYERS
    assert records.players["person:ada"].games == MAX_PLAYERS + 1


def test_as_many_games_as_can_be_remembered_fit_into_the_file() -> None:
    counted = tuple(game(number) for number in range(REMEMBERED_GAMES))
    players = {
        f"person:{number}": PlayerRecords(str(number), longest="A" * 20) for number in range(MAX_PLAYERS)
    }
    records = TableRecords(players, counted)
    data = encode_records(records)
    assert len(data) < 4 * 1024 * 1024
    assert decode_records(data) == records
    assert decode_records(data).with_game("f" * 16, (result("0"), result("1"))).counted[-1] == "f" * 16


players = st.builds(
    PlayerRecords,
    name=st.text("Aab é&<%{", min_size=1, max_size=12).filter(lambda name: bool(name.strip())),
    games=st.integers(0, 10**6),
    points=st.integers(-(10**6), 10**6),
    longest=st.text("ABC", max_size=20),
    dearest_points=st.integers(0, 300),
)


@given(st.lists(players, max_size=4), st.lists(st.integers(0, 10**9).map(game), max_size=4, unique=True))
def test_bytes_and_back(some: list[PlayerRecords], counted: list[str]) -> None:
    records = TableRecords({player.key: player for player in some}, tuple(counted))
    data = encode_records(records)
    assert decode_records(data) == records
    assert encode_records(decode_records(data)) == data


GOOD = encode_records(TableRecords().with_game(game(1), (result("Ada"), result(OTTER))))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (b'"games": 1', b'"games": -1'),
        (b'"games": 1', b'"games": true'),
        (b'"games": 1', b'"games": 1e3'),
        (b'"name": "Ada"', b'"name": ""'),
        (b'"name": "Ada"', b'"name": "A\\u0000"'),
        (b'"level": "otter"', b'"level": "../otter"'),
        (b'"level": "otter"', b'"level": 7'),
        (b'"longest": ""', b'"longest": "quit"'),
        (game(1).encode(), b"1"),
        (b'"counted"', b'"more": 1, "counted"'),
        (b"quiddler-qt-table-records", b"quiddler-qt-records"),
        (b'"name": "Ada"', b'"name": "\xff"'),
    ],
)
def test_other_bytes_are_refused(before: bytes, after: bytes) -> None:
    assert before in GOOD
    with pytest.raises(StrictJsonError):
        decode_records(GOOD.replace(before, after, 1))


def test_records_of_a_newer_program_are_left_alone() -> None:
    with pytest.raises(NewerRecordsError):
        decode_records(GOOD.replace(b'"version": 1', b'"version": 2'))
