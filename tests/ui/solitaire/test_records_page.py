"""The records as people read them."""

from datetime import timedelta

import pytest
from PySide6.QtWidgets import QLabel

from quiddler_qt.engine.daily_puzzle import DayResult
from quiddler_qt.engine.rules import MinWord
from quiddler_qt.storage.solitaire_statistics import SolitaireResult
from quiddler_qt.ui.rooms import Room
from tests.ui.solitaire.conftest import NOW, Bench, StartBench


def told(bench: Bench, name: str) -> str:
    found = [label for label in bench.records_page.findChildren(QLabel, name) if label.isVisible()]
    assert len(found) == 1
    return found[0].text()


@pytest.fixture
def bench(start_bench: StartBench) -> Bench:
    bench = start_bench()
    today = NOW.date()
    for number in range(4):
        won, time_ms, hints = number > 0, 61_000 * (number + 1), number % 2
        result = SolitaireResult(
            f"{number:016x}", MinWord.THREE_CARDS, won, time_ms, hints, "QUITE", "QUIT", 19
        )
        bench.statistics.count(result)
    for days in (0, 1, 2, 5):
        bench.statistics.record_day(today - timedelta(days=days), DayResult(40 + days, in_time=True))
    bench.rooms.show(Room.RECORDS)
    return bench


def test_every_variant_has_its_records(bench: Bench) -> None:
    expected = {
        "games": "4",
        "wins": "3 (75 %)",
        "wins_without_hints": "1",
        "hints": "2",
        "streak": "3",
        "best_streak": "3",
        "fastest_win_ms": "2:02",
        "total_ms": "10:10",
        "longest": "QUITE",
        "dearest": "QUIT 19",
    }
    for key, text in expected.items():
        assert told(bench, f"record_three_cards_{key}") == text
    assert told(bench, "record_two_letters_games") == "0"
    assert told(bench, "record_two_letters_fastest_win_ms") == "\N{EN DASH}"


def test_days_and_rows_of_days(bench: Bench) -> None:
    assert [told(bench, f"daily_{key}") for key in ("played", "best", "streak", "best_streak")] == [
        "4",
        "45",
        "3",
        "3",
    ]


def test_every_number_has_its_name(bench: Bench) -> None:
    label = bench.records_page.findChild(QLabel, "record_three_cards_wins")
    assert label is not None
    assert label.accessibleName() == "Three cards, Won: 3 (75 %)"


def test_what_was_played_since_is_there_at_the_next_visit(bench: Bench) -> None:
    bench.rooms.back()
    bench.statistics.count(SolitaireResult("f" * 16, MinWord.TWO_LETTERS, won=True, elapsed_ms=1, hints=0))
    bench.rooms.show(Room.RECORDS)
    assert told(bench, "record_two_letters_games") == "1"
