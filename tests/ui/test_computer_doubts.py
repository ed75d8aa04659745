"""A computer seat doubts by itself: asked in its own process, seen at the window, once for each lay."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from quiddler_qt.engine.actions import Challenge, SeatKind
from quiddler_qt.engine.rules import Rules, WordCheck
from quiddler_qt.engine.state import Judgment, Phase, Seat
from quiddler_qt.session.turn_plan import doubters
from tests.ui.conftest import StartProgram
from tests.ui.test_challenges import ADA, PATIENCE_MS, store, words_on_table

SAGE = Seat("Sage", SeatKind.COMPUTER, "owl")
PIP = Seat("Pip", SeatKind.COMPUTER, "chick")


@pytest.mark.parametrize(("computer", "doubts"), [(SAGE, True), (PIP, False)], ids=["owl", "chick"])
def test_the_master_doubts_letters_that_are_no_word_and_a_chick_never_does(
    start_program: StartProgram, qtbot: QtBot, tmp_path: Path, computer: Seat, doubts: bool
) -> None:
    store(tmp_path, words_on_table(Rules(), (ADA, computer)))
    program = start_program()
    screen = program.window.screen_of_game
    program.host.continue_game()
    if doubts:
        qtbot.waitUntil(screen.challenge.isVisible, timeout=PATIENCE_MS)
        QTest.keyClick(screen.challenge, Qt.Key.Key_Return)
    qtbot.waitUntil(screen.round_page.isVisible, timeout=PATIENCE_MS)
    presenter = program.host.presenter
    assert presenter is not None
    session = presenter.session
    judgment = session.state.laid[0][0].judgment
    assert judgment is (Judgment.STRUCK if doubts else Judgment.NONE)
    challenges = [action for action in session.record.actions if isinstance(action, Challenge)]
    assert challenges == ([Challenge(1, 0, 0)] if doubts else [])


def test_only_computers_are_asked_and_only_about_words_of_people() -> None:
    state = words_on_table(Rules(), (ADA, SAGE, PIP)).state
    assert state.phase is Phase.WORDS_ON_TABLE
    assert doubters(state) == (1, 2)
    assert doubters(words_on_table(Rules(), (SAGE, ADA)).state) == ()
    checked = replace(state.rules, word_check=WordCheck.CHECKED)
    assert doubters(replace(state, setup=replace(state.setup, rules=checked))) == ()
    assert doubters(replace(state, phase=Phase.PLAY)) == ()
