"""Computer seats in whole games on the real window: told only what a seat saw, and never in the way."""

import os
import signal
import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from quiddler_qt.bots.advice_protocol import advice_question_line, parse_advice_question
from quiddler_qt.bots.json_lines import kind_of
from quiddler_qt.bots.policies import GreedyPolicy, plain_move
from quiddler_qt.bots.protocol import parse_question, question_line
from quiddler_qt.bots.word_table import build_word_table
from quiddler_qt.engine.actions import Discard, DrawStock, LayDown, SeatKind, TakeDiscard
from quiddler_qt.engine.observation import Observation
from quiddler_qt.engine.record import states
from quiddler_qt.engine.rules import Preset, WordCheck, preset_rules
from quiddler_qt.engine.state import Phase, Seat
from quiddler_qt.engine.visibility import observe
from quiddler_qt.lexicon.word_list import load_word_list
from quiddler_qt.session.game_session import GameSession
from quiddler_qt.session.turn_plan import Waiting
from quiddler_qt.storage.table_form import TableChoice
from quiddler_qt.ui.line_process import LineProcess
from tests.ui.conftest import StartProgram
from tests.ui.test_teacher_flow import play_turn
from tests.ui.test_whole_games import ADA, Evening

OWL = Seat("Owl", SeatKind.COMPUTER, "owl")
MOUSE = Seat("Mouse", SeatKind.COMPUTER, "mouse")
MOVES = (DrawStock, TakeDiscard, Discard, LayDown)


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """All lines that go down the pipe of any thinking process."""
    lines: list[bytes] = []
    send = LineProcess.ask

    def overheard(self: LineProcess, line: bytes) -> None:
        lines.append(line)
        send(self, line)

    monkeypatch.setattr(LineProcess, "ask", overheard)
    return lines


@pytest.fixture(scope="module")
def few_words() -> GreedyPolicy:
    words = load_word_list("standard").words_of_tiers("A")
    return GreedyPolicy(build_word_table([word for word in words if len(word) < 5]))


def begin(evening: Evening, *others: Seat, **options: Any) -> None:
    rules = replace(preset_rules(Preset.FRIENDLY), hand_sizes=(5, 4), **options)
    evening.program.preferences.change(lambda settings: replace(settings, teacher=True))
    seats = (ADA, *others)
    evening.program.host.deal(TableChoice(seats, Preset.FRIENDLY, rules, first_dealer=len(others)))
    evening.until(evening.at_table)


def finish_round(evening: Evening, policy: GreedyPolicy) -> None:
    """Ada plays the round to its end, and doubts nothing."""
    while not evening.state.history:
        evening.until(lambda: evening.at_table() or is_asked(evening) or evening.page() == "round_page")
        if evening.page() == "round_page":
            evening.driver.press("round_main_action", evening.screen.round_page)
        elif evening.at_table():
            play_turn(evening, policy)
        else:
            evening.driver.press("button_main")


def is_asked(evening: Evening) -> bool:
    """Whether people may doubt the words that were laid, before the game goes on."""
    picture = evening.screen.table.stage.picture
    presenter = evening.program.host.presenter
    assert presenter is not None
    return picture is not None and presenter._waiting() is Waiting.DOUBTS and evening.page() == "table_page"


def seen_in(session: GameSession) -> Iterator[Observation]:
    """What the seat on turn saw, at every moment of a game, and every seat where words lie to be doubted."""
    for state in states(session.record):
        for seat in range(len(state.seats)):
            yield observe(state, seat)


@pytest.mark.parametrize("check", WordCheck)
def test_nothing_passes_the_pipes_but_what_one_seat_saw(
    start_program: StartProgram,
    qtbot: QtBot,
    sent: list[bytes],
    few_words: GreedyPolicy,
    check: WordCheck,
) -> None:
    evening = Evening(start_program(seed=11), qtbot)
    begin(evening, OWL, MOUSE, word_check=check)
    if check is WordCheck.CHECKED:
        evening.driver.key(Qt.Key.Key_H)
        evening.until(lambda: evening.session.hints[0] == 1)
    finish_round(evening, few_words)
    table = [line for line in sent if kind_of(line) is None]
    advice = [line for line in sent if kind_of(line) == "advice"]
    assert len(table) >= 4
    assert len(advice) >= (2 if check is WordCheck.CHECKED else 1)
    known = set(seen_in(evening.session))
    for line in table:
        question = parse_question(line)
        # Written anew from what was read it is the same line: there is nothing else in it.
        assert question_line(question) == line
        seen = question.observation
        assert seen in known
        assert seen.viewer is not None
        assert seen.seats[seen.viewer].kind is SeatKind.COMPUTER
    for line in advice:
        asked = parse_advice_question(line)
        assert advice_question_line(asked) == line
        assert asked.observation in known
        assert asked.observation.viewer == 0
        assert asked.move is None
    own_turns = {parse_question(line).observation.viewer for line in table}
    assert own_turns == {1, 2}


def test_killed_over_every_question_it_is_started_again_and_nobody_notices(
    start_program: StartProgram, qtbot: QtBot, few_words: GreedyPolicy
) -> None:
    program = start_program(seed=11)
    evening = Evening(program, qtbot)
    process = program.computers._process
    killed: set[int] = set()
    fell_back: list[int] = []
    process.fell_back.connect(fell_back.append)
    send = process._lines._send

    def send_and_kill() -> None:
        """The question is on its way, and the process dies of it; the one after is left alone."""
        send()
        pid = process.process_id()
        pending = process._lines._pending
        if pid is not None and pending is not None and not pending.deaths:
            killed.add(pid)
            os.kill(pid, signal.SIGKILL)

    process._lines._send = send_and_kill  # type: ignore[method-assign]  # a fault is planted
    begin(evening, MOUSE)
    finish_round(evening, few_words)
    assert len(killed) > 1
    assert fell_back == []
    assert evening.state.history


def test_a_process_that_is_of_no_use_is_told_once_and_plain_moves_are_made(
    start_program: StartProgram, qtbot: QtBot, few_words: GreedyPolicy
) -> None:
    program = start_program(seed=11)
    evening = Evening(program, qtbot)
    said: list[str] = []
    lines = program.computers._process._lines
    lines._command = [sys.executable, "-c", "raise SystemExit(3)"]
    pid = lines.process_id()
    if pid is not None:
        os.kill(pid, signal.SIGKILL)
        evening.until(lambda: lines.process_id() is None)
    program.computers.fell_back.connect(lambda: said.append("fell back"))
    begin(evening, MOUSE)
    finish_round(evening, few_words)
    moves = 0
    for action, before in zip(evening.session.record.actions, states(evening.session.record), strict=False):
        if isinstance(action, MOVES) and action.seat == 1:
            assert action == plain_move(observe(before, 1))
            moves += 1
    assert moves >= 2
    assert len(said) == moves
    assert evening.state.phase is not Phase.PLAY


def test_cancelled_at_once_and_the_answer_of_before_is_dropped(
    start_program: StartProgram, qtbot: QtBot, sent: list[bytes]
) -> None:
    evening = Evening(start_program(seed=11), qtbot)
    begin(evening, OWL)
    evening.driver.key(Qt.Key.Key_Space)
    evening.driver.drag_card(evening.state.hands[0][0], "pile_discards")
    computers = evening.program.computers
    evening.until(lambda: computers.thinking == 1)
    asked, before = len(sent), evening.session.record.actions
    evening.program.host.pause()
    assert computers.thinking is None
    # Somebody else asks the same process: its answer comes, and that of before has led to nothing.
    answers: list[int] = []
    computers._process.answered.connect(lambda ticket, _move: answers.append(ticket))
    computers._process.ask(10**6, evening.session.observe(1), 1)
    evening.until(lambda: bool(answers))
    assert answers == [10**6]
    assert evening.session.record.actions == before
    evening.program.host.resume()
    evening.until(lambda: len(evening.session.record.actions) > len(before))
    assert len(sent) >= asked + 2
