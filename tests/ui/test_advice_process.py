"""The process of advice with real processes: in order, cancelled, confused, dead."""

import sys
from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from quiddler_qt.bots.advice import Advice, AdviceQuestion
from quiddler_qt.bots.advice_protocol import parse_advice_question
from quiddler_qt.engine.rules import Rules
from quiddler_qt.engine.visibility import observe
from quiddler_qt.ui.advice_process import AdviceProcess
from tests.bots.computer_tables import after_stock, dealt

STATE = dealt(Rules(), ["C", "A", "T", "S", "E"], upcard="V")
DRAWING = AdviceQuestion(0, observe(STATE, 0), worlds=4)
PLAYING = AdviceQuestion(0, observe(after_stock(STATE), 0), worlds=4)
WAIT_MS = 60_000

MakeProcess = Callable[..., AdviceProcess]
CONFUSED = "import sys\nfor line in sys.stdin: print('nonsense', flush=True)"
SILENT = "import sys\nfor line in sys.stdin: pass"
REFUSING = (
    "import json, sys\n"
    "for line in sys.stdin:\n"
    "    if line.strip():\n"
    "        print(json.dumps({'ticket': json.loads(line)['ticket'], 'error': 'no'}), flush=True)"
)


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[MakeProcess]:
    """AdviceProcess with its arguments; the first may be Python code that plays the process."""
    made: list[AdviceProcess] = []

    def make_process(code: str | None = None, **options: object) -> AdviceProcess:
        command = None if code is None else [sys.executable, "-u", "-c", code]
        made.append(AdviceProcess(command, **options))  # type: ignore[arg-type]  # handed through
        return made[-1]

    yield make_process
    for process in made:
        process.shutdown()
        process.deleteLater()


def test_questions_are_answered_in_their_order(qtbot: QtBot, make: MakeProcess) -> None:
    process = make()
    answers: list[tuple[int, Advice]] = []
    process.answered.connect(lambda ticket, advice: answers.append((ticket, advice)))
    tickets = [process.ask(DRAWING), process.ask(PLAYING), process.ask(DRAWING)]
    assert len(set(tickets)) == 3
    qtbot.waitUntil(lambda: len(answers) == 3, timeout=WAIT_MS)
    assert [ticket for ticket, _ in answers] == tickets
    assert all(advice.ticket == ticket for ticket, advice in answers)
    assert answers[1][1].lays
    assert not answers[0][1].lays


def test_only_observations_and_moves_pass_the_pipe(qtbot: QtBot, make: MakeProcess) -> None:
    log: list[str] = []
    process = make(pipe_log=log.append)
    with qtbot.waitSignal(process.answered, timeout=WAIT_MS):
        process.ask(PLAYING)
    sent = [line[2:] for line in log if line.startswith("> ")]
    assert [parse_advice_question(line.encode("ascii")).observation for line in sent] == [PLAYING.observation]


def test_what_is_cancelled_is_never_answered(qtbot: QtBot, make: MakeProcess) -> None:
    process = make()
    answered: list[int] = []
    process.answered.connect(lambda ticket, _advice: answered.append(ticket))
    open_one, waiting, last = process.ask(DRAWING), process.ask(PLAYING), process.ask(DRAWING)
    process.cancel(waiting)
    process.cancel(open_one)
    qtbot.waitUntil(lambda: bool(answered), timeout=WAIT_MS)
    assert answered == [last]


@pytest.mark.parametrize(
    ("code", "patience_ms"), [(CONFUSED, WAIT_MS), (SILENT, 200), (REFUSING, WAIT_MS), ("", WAIT_MS)]
)
def test_a_process_that_is_of_no_use_fails_the_question_and_the_next_one(
    qtbot: QtBot, make: MakeProcess, expect_log: Callable[[str], None], code: str, patience_ms: int
) -> None:
    if code == REFUSING:
        expect_log("no advice: no")
    process = make(code, patience_ms=patience_ms)
    failed: list[int] = []
    process.failed.connect(failed.append)
    tickets = [process.ask(DRAWING), process.ask(PLAYING)]
    qtbot.waitUntil(lambda: len(failed) == 2, timeout=WAIT_MS)
    assert failed == tickets


def test_after_its_end_nothing_is_asked(make: MakeProcess) -> None:
    process = make()
    process.shutdown()
    process.ask(DRAWING)
    process.shutdown()
