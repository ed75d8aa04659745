"""Rubbish of killed writers goes at the next start, and nothing else does (bug report B04)."""

import os
import time
from pathlib import Path

import pytest

from quiddler_qt.storage.leftovers import OLD_S, clean_all
from quiddler_qt.storage.places import profile_places
from quiddler_qt.storage.save_store import SaveStore
from tests.storage.sample_games import game_in_play, whole_game

FOLDERS = ("data", "data/games", "data/word_lists", "config")
OF_PEOPLE = ("mine.tmp", ".qq-notes.tmp", ".qq-0123.tmp", "a.qqgame.tmp", ".words.tmp")


@pytest.fixture
def rubbish(tmp_path: Path) -> list[Path]:
    """Fifty files in each folder, as writers leave them, and some of people's own."""
    made = []
    for folder in FOLDERS:
        place = tmp_path / "profile" / folder
        place.mkdir(parents=True, exist_ok=True)
        made += [place / f".qq-{number:016x}.tmp" for number in range(50)]
    cache = tmp_path / "profile" / "cache"
    cache.mkdir()
    made += [cache / ".words-2-20be-a1b2.tmp", cache / "dictionary_counts.json.4711.tmp"]
    for path in made:
        path.write_bytes(b"half")
        os.utime(path, (0, time.time() - OLD_S - 1))
    for folder in (*FOLDERS, "cache"):
        for name in OF_PEOPLE:
            (tmp_path / "profile" / folder / name).write_bytes(b"mine")
    return made


def test_leftovers_go_and_files_of_people_stay(tmp_path: Path, rubbish: list[Path]) -> None:
    assert clean_all(profile_places(tmp_path / "profile")) == len(rubbish)
    assert [path for path in rubbish if path.exists()] == []
    for folder in (*FOLDERS, "cache"):
        left = {path.name for path in (tmp_path / "profile" / folder).iterdir() if path.is_file()}
        assert left == set(OF_PEOPLE)


def test_games_in_play_and_those_kept_are_read_as_before(tmp_path: Path) -> None:
    places = profile_places(tmp_path)
    playing, over = SaveStore(places.games), SaveStore(places.games)
    over.save_current(whole_game(4))
    kept = over.keep_current()
    saved = playing.save_current(game_in_play(3))
    rubbish = places.games / ".qq-0123456789abcdef.tmp"
    rubbish.write_bytes(b"half")
    assert clean_all(places) == 1
    assert not rubbish.exists()
    assert playing.save_current(saved).record == saved.record
    playing.close()
    found = SaveStore(places.games).load_current()
    assert found.game is not None
    assert found.game.record == saved.record
    assert kept is not None
    assert kept.exists()


def test_a_file_that_may_still_be_written_stays(tmp_path: Path) -> None:
    places = profile_places(tmp_path)
    places.cache.mkdir(parents=True)
    fresh = places.cache / ".words-2-20be-a1b2.tmp"
    fresh.write_bytes(b"half")
    assert clean_all(places) == 0
    assert fresh.exists()
