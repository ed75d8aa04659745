"""Every game is counted exactly once, whenever the program is killed and however many copies run."""

import multiprocessing
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiddler_qt.engine.daily_puzzle import DayResult
from quiddler_qt.engine.rules import MinWord
from quiddler_qt.storage.solitaire_statistics import (
    REMEMBERED_GAMES,
    SolitaireRecords,
    SolitaireResult,
    SolitaireStatistics,
    VariantRecords,
    decode_records,
    encode_records,
)
from quiddler_qt.storage.strict_json import StrictJsonError

TWO = MinWord.TWO_LETTERS
DAY = date(2026, 12, 24)


def result(number: int, *, won: bool = True, **other: Any) -> SolitaireResult:
    return SolitaireResult(
        f"{number:016x}", TWO, won, other.pop("elapsed_ms", 60_000), other.pop("hints", 0), **other
    )


def test_records_of_games() -> None:
    records = SolitaireRecords()
    for game in (
        result(1, longest="HOUSE", dearest="QUIZ", dearest_points=25),
        result(2, hints=3, elapsed_ms=30_000, longest="MOUSE", dearest="ZAX", dearest_points=28),
        result(3, won=False, elapsed_ms=10_000, longest="TEA", dearest="TEA", dearest_points=7),
        result(4, elapsed_ms=90_000),
    ):
        records = records.with_result(game)
    assert records.variants[TWO] == VariantRecords(
        games=4,
        wins=3,
        wins_without_hints=2,
        streak=1,
        best_streak=2,
        hints=3,
        total_ms=190_000,
        fastest_win_ms=30_000,
        longest="HOUSE",
        dearest="ZAX",
        dearest_points=28,
    )
    assert records.variants[MinWord.THREE_CARDS] == VariantRecords()


def test_a_game_counted_again_changes_nothing(tmp_path: Path) -> None:
    statistics = SolitaireStatistics(tmp_path)
    once = statistics.count(result(1))
    data = statistics.path.read_bytes()
    # Killed after counting, before the save was removed: the next start counts again.
    assert SolitaireStatistics(tmp_path).count(result(1)) == once
    assert SolitaireStatistics(tmp_path).count(replace(result(1), won=False)) == once
    assert statistics.path.read_bytes() == data
    assert statistics.count(result(2)).variants[TWO].games == 2


def count_some(folder: str, first: int) -> None:
    for number in range(first, first + 20):
        SolitaireStatistics(Path(folder)).count(result(number))
        SolitaireStatistics(Path(folder)).record_day(
            DAY + timedelta(days=number), DayResult(number, in_time=True)
        )


def test_copies_of_the_program_lose_nothing_of_each_other(tmp_path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    copies = [context.Process(target=count_some, args=(str(tmp_path), first)) for first in (0, 10, 100)]
    for copy in copies:
        copy.start()
    for copy in copies:
        copy.join()
    assert [copy.exitcode for copy in copies] == [0, 0, 0]
    records = SolitaireStatistics(tmp_path).load().records
    assert records.variants[TWO].games == 50
    assert len(records.days) == 50


def test_the_best_of_a_day_stays(tmp_path: Path) -> None:
    statistics = SolitaireStatistics(tmp_path)
    for score, in_time in ((40, True), (30, False), (55, False)):
        statistics.record_day(DAY, DayResult(score, in_time))
    assert statistics.load().records.days == {DAY: DayResult(55, in_time=True)}


results = st.builds(
    SolitaireResult,
    st.integers(0, 30).map(lambda number: f"{number:016x}"),
    st.sampled_from(MinWord),
    st.booleans(),
    st.integers(0, 10**7),
    st.integers(0, 5),
    st.text("ABCXYZ", max_size=16),
    st.text("ABCXYZ", max_size=16),
    st.integers(0, 100),
)


@given(st.lists(results, max_size=40), st.dictionaries(st.dates(date(2026, 1, 1)), st.integers(-200, 400)))
def test_any_records_come_back_as_they_were(games: list[SolitaireResult], days: dict[date, int]) -> None:
    records = SolitaireRecords()
    for game in games:
        records = records.with_result(game)
    for day, score in days.items():
        records = records.with_day(day, DayResult(score, score > 0))
    assert decode_records(encode_records(records)) == records
    assert sum(kept.games for kept in records.variants.values()) == len({game.game_id for game in games})
    for kept in records.variants.values():
        assert kept.streak <= kept.best_streak <= kept.wins <= kept.games


def test_the_file_does_not_grow_with_the_years() -> None:
    records = SolitaireRecords()
    for number in range(REMEMBERED_GAMES + 50):
        records = records.with_result(result(number))
    assert len(records.counted) == REMEMBERED_GAMES
    assert records.with_result(result(REMEMBERED_GAMES + 49)) is records


GOOD = encode_records(SolitaireRecords().with_result(result(1)).with_day(DAY, DayResult(5, in_time=True)))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"games": 1', b'"games": -1'),
        (b'"games": 1', b'"games": true'),
        (b'"games": 1', b'"games": 1.5'),
        (b'"games": 1,', b""),
        (b'"2026-12-24"', b'"2026-02-30"'),
        (b'"2026-12-24"', b'"20261224"'),
        (b"   true", b"   1"),
        (b'"two_letters"', b'"one_letter"'),
        (b'"0000000000000001"', b'"../x"'),
        (b'"version": 1', b'"version": 0'),
        (b"solitaire-records", b"other"),
        (b'"longest": ""', b'"longest": "<b>"'),
        (b"{", b"["),
        (b"solitaire", b"\xff"),
    ],
)
def test_nonsense_is_refused(old: bytes, new: bytes) -> None:
    assert old in GOOD
    with pytest.raises(StrictJsonError):
        decode_records(GOOD.replace(old, new, 1))


def test_a_day_that_stands_twice_is_refused() -> None:
    entry = b'[\n   "2026-12-24",\n   5,\n   true\n  ]'
    assert entry in GOOD
    with pytest.raises(StrictJsonError, match="twice"):
        decode_records(GOOD.replace(entry, entry + b"," + entry))
