"""What keeps a game: trouble is told once and loses nothing, what is foreign stays as it is."""

import errno
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import cast

import pytest
from pytestqt.qtbot import QtBot

from quiddler_qt.engine.rules import MinWord
from quiddler_qt.engine.solitaire import Layout, SolitaireSetup, TakeWord
from quiddler_qt.lexicon.lazy_judge import LazyJudge
from quiddler_qt.lexicon.word_list import WordList
from quiddler_qt.storage.solitaire_saves import SolitaireStore
from quiddler_qt.storage.solitaire_statistics import SolitaireStatistics
from quiddler_qt.ui.solitaire.game_keeper import LONGEST_SPAN_MS, PULSE_MS, GameKeeper
from tests.ui.solitaire.conftest import Judge

SETUP = SolitaireSetup()
ALL = TakeWord(tuple(range(8)))


class Kept:
    """A keeper on a folder, and what it told."""

    def __init__(self, folder: Path, words: WordList) -> None:
        self.store = SolitaireStore(folder / "games", Layout.SOLITAIRE)
        self.statistics = SolitaireStatistics(folder / "data")
        judge = cast(LazyJudge, Judge(words, accepts_all=True))
        self.keeper = GameKeeper(
            self.store, self.statistics, lambda _: judge, lambda: datetime(2026, 11, 30, tzinfo=UTC)
        )
        self.told: list[str] = []
        self.keeper.trouble.connect(self.told.append)


@pytest.fixture
def kept(qtbot: QtBot, tmp_path: Path, words: WordList) -> Kept:
    return Kept(tmp_path, words)


def test_a_full_disk_is_told_once_and_nothing_is_lost(
    kept: Kept, monkeypatch: pytest.MonkeyPatch, expect_log: Callable[[str], None]
) -> None:
    expect_log("cannot be saved")
    session = kept.keeper.begin(SETUP, "6")
    full = OSError(errno.ENOSPC, "no room")

    def refuse(_game: object) -> None:
        raise full

    with monkeypatch.context() as patched:
        patched.setattr(kept.store, "save", refuse)
        session.submit(ALL)
        session.submit(ALL)
    assert len(kept.told) == 1
    assert "the disk is full" in kept.told[0]
    session.undo()
    kept.store.close()
    assert kept.keeper.session is session
    found = SolitaireStore(kept.store.folder, Layout.SOLITAIRE).load().game
    assert found is not None
    assert found.record == session.record
    assert found.undone == session.undone


def test_a_damaged_game_is_left_where_it_is_and_told(
    kept: Kept, tmp_path: Path, words: WordList, expect_log: Callable[[str], None]
) -> None:
    expect_log("was refused")
    kept.keeper.begin(SETUP, "6")
    kept.keeper.close()
    (path,) = (tmp_path / "games").glob("*.qqsolo")
    damaged = path.read_bytes()[:-40]
    path.write_bytes(damaged)
    path.with_name(path.name + ".bak").unlink(missing_ok=True)
    again = Kept(tmp_path, words)
    assert not again.keeper.resume()
    assert path.name in again.told[0]
    again.keeper.begin(SETUP, "7")
    assert path.read_bytes() == damaged


def test_records_of_a_newer_program_are_not_touched_and_the_win_waits(
    kept: Kept, tmp_path: Path, words: WordList, expect_log: Callable[[str], None]
) -> None:
    expect_log("NewerRecordsError")
    newer = b'{"format": "quiddler-qt-solitaire-records", "version": 99}'
    (tmp_path / "data").mkdir()
    kept.statistics.path.write_bytes(newer)
    session = kept.keeper.begin(SETUP, "6")
    for _ in range(6):
        session.submit(ALL)
    assert kept.keeper.end() is None
    assert "newer version" in kept.told[-1]
    assert kept.statistics.path.read_bytes() == newer
    # Its save stays: it is counted when that is possible again.
    kept.store.close()
    kept.statistics.path.unlink()
    again = Kept(tmp_path, words)
    assert not again.keeper.resume()
    assert again.statistics.load().records.variants[MinWord.TWO_LETTERS].wins == 1


def test_a_game_nobody_touched_counts_for_nothing(kept: Kept) -> None:
    kept.keeper.begin(SETUP, "6")
    kept.keeper.begin(SETUP, "7")
    kept.keeper.begin(SETUP, "8")
    assert kept.statistics.load().records.variants[MinWord.TWO_LETTERS].games == 0
    assert len(list(kept.store.folder.glob("*.qqsolo"))) == 1


def test_a_game_taken_back_to_its_deal_was_begun(kept: Kept) -> None:
    session = kept.keeper.begin(SETUP, "6")
    session.submit(ALL)
    session.undo()
    kept.keeper.begin(SETUP, "7")
    records = kept.statistics.load().records.variants[MinWord.TWO_LETTERS]
    assert (records.games, records.wins) == (1, 0)


class _Clock:
    """A clock that shows what it is told."""

    now_ms = 0
    since_ms: int | None = None

    def isValid(self) -> bool:
        return self.since_ms is not None

    def start(self) -> None:
        self.since_ms = self.now_ms

    def invalidate(self) -> None:
        self.since_ms = None

    def elapsed(self) -> int:
        assert self.since_ms is not None
        return self.now_ms - self.since_ms

    def restart(self) -> int:
        past = self.elapsed()
        self.start()
        return past


def test_a_night_asleep_is_no_time_played(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = _Clock()
    monkeypatch.setattr(kept.keeper, "_clock", clock)
    session = kept.keeper.begin(SETUP, "6")
    kept.keeper.start_clock()
    pulse = kept.keeper._pulse
    assert pulse.isActive()
    for _ in range(60):
        clock.now_ms += PULSE_MS
        pulse.timeout.emit()
    assert session.elapsed_ms == 60 * PULSE_MS
    # The machine sleeps for eight hours, then the person wakes it and plays on.
    clock.now_ms += 8 * 3600 * 1_000
    assert kept.keeper.elapsed_ms() == 60 * PULSE_MS + LONGEST_SPAN_MS
    session.submit(ALL)
    assert session.elapsed_ms == 60 * PULSE_MS + LONGEST_SPAN_MS
    kept.keeper.stop_clock()
    assert not pulse.isActive()
