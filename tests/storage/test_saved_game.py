"""Names, summaries and times of saved games."""

from datetime import datetime, timedelta, timezone

import pytest

from quiddler_qt.engine.state import Phase
from quiddler_qt.storage.save_codec import decode, encode
from quiddler_qt.storage.saved_game import NameFault, name_fault, summary_of, time_text, with_names
from tests.storage.sample_games import NAMES, game_in_play, positions, whole_game


@pytest.mark.parametrize(
    "name", [*NAMES, "CON", "NUL.json", "/etc/x", "👨\u200d👩\u200d👧", "a" * 64, "שלום\u200f"]
)
def test_names_that_stand_as_typed(name: str) -> None:
    assert name_fault(name) is None


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("", NameFault.EMPTY),
        (" \u00a0\t", NameFault.EMPTY),
        ("a" * 65, NameFault.TOO_LONG),
        ("a\0b", NameFault.CONTROL_CHARACTER),
        ("a\nb", NameFault.CONTROL_CHARACTER),
        ("a\u2028b", NameFault.CONTROL_CHARACTER),
        ("a\u2029b", NameFault.CONTROL_CHARACTER),
        ("a\x85b", NameFault.CONTROL_CHARACTER),
        ("a\x1b[31mb", NameFault.CONTROL_CHARACTER),
        ("a\ud800b", NameFault.CONTROL_CHARACTER),
        ("\u202etxt.exe", NameFault.CONTROL_CHARACTER),
        ("a\u2067b", NameFault.CONTROL_CHARACTER),
    ],
)
def test_names_that_are_refused(name: str, fault: NameFault) -> None:
    assert name_fault(name) is fault


def test_a_summary_tells_where_a_game_stands() -> None:
    for game in positions(4, seats=3):
        summary = summary_of(game)
        assert summary.names == NAMES[:3]
        assert 1 <= summary.round_number <= summary.round_count
        playing = game.state.phase in (Phase.DRAW, Phase.PLAY, Phase.RESHUFFLE)
        assert summary.turn == (game.state.seat if playing else None)
        assert summary.finished is (game.state.phase is Phase.GAME_OVER)
    end = summary_of(whole_game(4, seats=3))
    assert end.finished
    assert end.totals == tuple(score.total for score in whole_game(4, seats=3).state.history[-1])


def test_times_are_written_in_utc() -> None:
    there = timezone(timedelta(hours=9))
    assert time_text(datetime(2026, 1, 1, 3, 4, 5, 999, tzinfo=there)) == "2025-12-31T18:04:05Z"


def test_other_names_make_no_other_game() -> None:
    game = game_in_play(4, seats=3)
    renamed = with_names(game, ("Ida", "Jo", "Kit"))
    assert summary_of(renamed).names == ("Ida", "Jo", "Kit")
    assert decode(encode(renamed)) == renamed
    assert with_names(renamed, NAMES[:3]) == game
