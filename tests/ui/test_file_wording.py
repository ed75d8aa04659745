"""Every reason has a sentence that a person can act on."""

import errno
from datetime import UTC, datetime
from pathlib import Path

import pytest

from quiddler_qt.storage.places import PlaceProblem, UnusablePlace
from quiddler_qt.storage.save_codec import Reason, SaveError
from quiddler_qt.storage.save_store import Found, Refused
from quiddler_qt.ui import file_wording

NOW = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_is_one_sentence_with_the_file_s_name(reason: Reason) -> None:
    sentence = file_wording.refused_sentence("{0} %1 <b>.qqgame", SaveError(reason, "inside", move=7))
    assert sentence.startswith("{0} %1 <b>.qqgame cannot be opened: ")
    assert sentence.endswith(".")
    assert "inside" not in sentence, "details are for the log"


@pytest.mark.parametrize("problem", PlaceProblem)
def test_every_problem_with_a_folder_has_one(problem: PlaceProblem) -> None:
    sentence = file_wording.unusable_place_sentence(UnusablePlace("data", Path("odd {x}"), problem))
    assert "You can play" in sentence


@pytest.mark.parametrize("name", ["tables", "own_words", "solitaire-records", "table-records", "odd {x}"])
def test_each_file_of_data_has_its_sentence(name: str) -> None:
    told = file_wording.data_set_aside_sentence(f"{name}.json")
    assert "set aside" in told
    assert ("odd {x}.json" in told) is (name == "odd {x}")


def test_what_was_found_at_the_start() -> None:
    assert file_wording.found_sentence(Found(None)) == ""
    assert "one move earlier" in file_wording.found_sentence(Found(None, from_backup=True))
    moved = Refused(Path("games/a.qqgame"), Path("games/set-aside/a.qqgame"), SaveError(Reason.DAMAGED))
    assert "set aside in the folder" in file_wording.found_sentence(Found(None, refused=(moved,)))
    left = Refused(Path("games/a.qqgame"), Path("games/a.qqgame"), SaveError(Reason.NEWER_VERSION))
    assert "left where it is" in file_wording.found_sentence(Found(None, refused=(left,)))


@pytest.mark.parametrize(
    ("saved", "said"),
    [
        ("2026-11-30T11:59:50Z", "saved just now"),
        ("2026-11-30T11:59:00Z", "saved one minute ago"),
        ("2026-11-30T11:15:00Z", "saved 45 minutes ago"),
        ("2026-11-30T11:00:00Z", "saved one hour ago"),
        ("2026-11-30T02:00:00Z", "saved 10 hours ago"),
        ("", ""),
        ("nonsense", ""),
    ],
)
def test_when_a_game_was_saved(saved: str, said: str) -> None:
    assert file_wording.saved_ago(saved, NOW) == said


@pytest.mark.parametrize("saved", ["2099-01-01T00:00:00Z", "1970-01-01T00:00:00Z"])
def test_a_changed_clock_never_gives_an_absurd_age(saved: str) -> None:
    assert file_wording.saved_ago(saved, NOW).startswith("saved on ")


def test_the_reason_of_a_failed_save_is_named() -> None:
    full = file_wording.save_trouble_sentence(OSError(errno.ENOSPC, "x"))
    assert "the disk is full" in full
    assert "folder cannot be written" in file_wording.save_trouble_sentence(OSError(errno.EROFS, "x"))
    assert "You can play on" in file_wording.save_trouble_sentence(SaveError(Reason.TOO_LARGE))
