"""The records as people read them."""

from datetime import timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from quiddler_qt.engine.daily_puzzle import DayResult
from quiddler_qt.engine.results import SeatResult
from quiddler_qt.engine.rules import MinWord
from quiddler_qt.storage.solitaire_statistics import SolitaireResult
from quiddler_qt.storage.table_statistics import PlayerRecords, TableStatistics
from quiddler_qt.ui.records.table_section import more_of
from quiddler_qt.ui.rooms import Room
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import load_theme
from quiddler_qt.ui.wording import DOT
from tests.storage.test_table_statistics import OTTER, QUIT, ZAP, game, result
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


# -- at the table ------------------------------------------------------------------------------------------
PLAYED: tuple[SeatResult, ...] = (
    result(
        "Ada", won=True, total=151, hands=8, best_hand=40, dearest=ZAP, longest=QUIT, bonuses=2, went_out=1
    ),
    result(OTTER, total=-7, best_hand=12, bonuses=0, went_out=0),
)


@pytest.fixture
def played(bench: Bench) -> Bench:
    """Ada has played twice, Bo once; Otto against both."""
    bench.rooms.back()
    bench.table_statistics.count(game(1), PLAYED, (2, 0))
    bench.table_statistics.count(game(2), (result("Bo & <b>Co</b>", total=80), *PLAYED))
    bench.rooms.show(Room.RECORDS)
    return bench


def press(bench: Bench, name: str) -> None:
    button = bench.records_page.findChild(QPushButton, name)
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def test_before_a_first_game_the_room_says_so(bench: Bench) -> None:
    assert told(bench, "table_records_empty") == "Nobody has finished a game at the table yet."


def test_people_come_first_and_then_the_characters(played: Bench) -> None:
    names = [told(played, f"table_record_{place}_name") for place in range(3)]
    assert names == ["Ada", "Bo & <b>Co</b>", "Otto the otter"]
    row = {key: told(played, f"table_record_0_{key}") for key in ("games", "wins", "average", "best_game")}
    assert row == {"games": "2", "wins": "2 (100 %)", "average": "19", "best_game": "151"}
    more = ["longest word QUIT", "best word ZAP 22", "went out 2 times", "4\xa0bonuses", "2\xa0hints"]
    assert told(played, "table_record_0_more") == DOT.join(more)
    assert told(played, "table_record_2_best_game") == "\N{MINUS SIGN}7"


def test_every_number_of_a_player_has_its_name(played: Bench) -> None:
    label = played.records_page.findChild(QLabel, "table_record_0_wins")
    assert label is not None
    assert label.accessibleName() == "Ada, Won: 2 (100 %)"


def test_a_player_is_forgotten_and_brought_back(played: Bench) -> None:
    press(played, "table_record_0_forget")
    assert told(played, "table_record_0_name") == "Bo & <b>Co</b>"
    assert told(played, "records_notice_text") == "The records of Ada are forgotten."
    focused = QApplication.focusWidget()
    assert focused is not None
    assert focused.objectName() == "records_notice_button"
    QTest.keyClick(focused, Qt.Key.Key_Space)
    QApplication.processEvents()
    assert told(played, "table_record_0_name") == "Ada"
    assert told(played, "table_record_0_games") == "2"
    focused = QApplication.focusWidget()
    assert focused is not None
    assert focused.objectName() == "records_back"


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [(0, 0, ""), (1, 0, "one doubt, right"), (0, 1, "one doubt, wrong"), (2, 3, "5 doubts (2 right)")],
)
def test_doubts_are_counted_in_words(right: int, wrong: int, said: str) -> None:
    assert more_of(PlayerRecords("Ada", games=1, doubts_right=right, doubts_wrong=wrong)) == said


def test_another_theme_reads_nothing_and_leaves_the_keyboard_where_it_was(
    played: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    button = played.records_page.findChild(QPushButton, "table_record_1_forget")
    assert button is not None
    button.setFocus()
    monkeypatch.setattr(TableStatistics, "load", lambda _self: pytest.fail("read again"))
    theme = load_theme("daylight_atelier")
    played.records_page.set_theme(theme, CardArt(theme))
    QApplication.processEvents()
    focused = QApplication.focusWidget()
    assert focused is not None
    assert focused is not button
    assert focused.objectName() == "table_record_1_forget"
    assert told(played, "table_record_1_name") == "Bo & <b>Co</b>"
