"""The process of the computer seats with real processes: killed, silent, confused, or well."""

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTimer
from pytestqt.qtbot import QtBot

from quiddler_qt.bots.policies import Move, fits, plain_move
from quiddler_qt.bots.protocol import parse_question
from quiddler_qt.engine.actions import DrawStock
from quiddler_qt.engine.observation import Observation
from quiddler_qt.engine.rules import Rules
from quiddler_qt.engine.visibility import observe
from quiddler_qt.ui.bot_process import BotProcess
from tests.bots.computer_tables import after_stock, dealt

STATE = dealt(Rules(), ["C", "A", "T"], upcard="V")
DRAWING = observe(STATE, 0)
PLAYING = observe(after_stock(STATE), 0)
WAIT_MS = 30_000

MakeProcess = Callable[..., BotProcess]


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[MakeProcess]:
    """BotProcess with its arguments; the first may be Python code that plays the process."""
    made: list[BotProcess] = []

    def make_process(code: str | None = None, **options: object) -> BotProcess:
        command = None if code is None else [sys.executable, "-u", "-c", code]
        made.append(BotProcess(command, **options))  # type: ignore[arg-type]  # handed through
        return made[-1]

    yield make_process
    for process in made:
        process.shutdown()
        process.deleteLater()


def answer(qtbot: QtBot, process: BotProcess, ticket: int, observation: Observation = DRAWING) -> Move:
    """The move that comes for a question."""
    with qtbot.waitSignal(process.answered, timeout=WAIT_MS) as blocker:
        process.ask(ticket, observation, 0)
    assert blocker.args is not None
    got_ticket, move = blocker.args
    assert got_ticket == ticket
    assert isinstance(move, Move)
    return move


def is_gone(pid: int) -> bool:
    """Whether a process of ours is neither alive nor a zombie."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_it_answers_with_a_move_that_fits(qtbot: QtBot, make: MakeProcess) -> None:
    process = make()
    for ticket, observation in enumerate((DRAWING, PLAYING, DRAWING)):
        assert fits(observation, answer(qtbot, process, ticket, observation))


def test_only_observations_pass_the_pipe(qtbot: QtBot, make: MakeProcess) -> None:
    log: list[str] = []
    process = make(pipe_log=log.append)
    answer(qtbot, process, 1)
    answer(qtbot, process, 2, PLAYING)
    sent = [line[2:] for line in log if line.startswith("> ")]
    assert [parse_question(line.encode("ascii")).observation for line in sent] == [DRAWING, PLAYING]
    assert [line[0] for line in log] == [">", "<", ">", "<"]


def test_killed_over_a_question_it_is_started_again(qtbot: QtBot, make: MakeProcess) -> None:
    process = make()
    answer(qtbot, process, 1)
    pid = process.process_id()
    assert pid is not None
    with (
        qtbot.assertNotEmitted(process.fell_back),
        qtbot.waitSignal(process.answered, timeout=WAIT_MS) as blocker,
    ):
        process.ask(2, PLAYING, 0)
        os.kill(pid, 9)
    assert blocker.args is not None
    assert blocker.args[0] == 2
    assert fits(PLAYING, blocker.args[1])
    assert process.process_id() != pid
    assert is_gone(pid)


def test_killed_between_questions_nobody_notices(qtbot: QtBot, make: MakeProcess) -> None:
    process = make()
    answer(qtbot, process, 1)
    pid = process.process_id()
    assert pid is not None
    os.kill(pid, 9)
    qtbot.waitUntil(lambda: process.process_id() is None, timeout=WAIT_MS)
    with qtbot.assertNotEmitted(process.fell_back):
        answer(qtbot, process, 2)


BROKEN = {
    "dies": "import sys; sys.stdin.readline(); sys.exit(3)",
    "dies at once": "raise SystemExit(3)",
    "is silent": "import sys; sys.stdin.read()",
    "talks nonsense": "import sys\nfor line in sys.stdin: print('nonsense', flush=True)",
    "moves out of turn": """
import json, sys
for line in sys.stdin:
    print(json.dumps({"ticket": json.loads(line)["ticket"], "action": "1 stock"}), flush=True)
""",
    "reports an error": """
import json, sys
for line in sys.stdin:
    print(json.dumps({"ticket": json.loads(line)["ticket"], "error": "no"}), flush=True)
""",
    "never ends a line": "import sys\nsys.stdin.readline()\nprint('x' * 3000000, end='')\nsys.stdin.read()",
}


@pytest.mark.parametrize("code", BROKEN.values(), ids=BROKEN)
def test_where_it_fails_twice_a_plain_move_is_played(qtbot: QtBot, make: MakeProcess, code: str) -> None:
    process = make(code, patience_ms=400 if "read()" in code else WAIT_MS)
    said: list[object] = []
    process.fell_back.connect(lambda ticket: said.append(("fell back", ticket)))
    process.answered.connect(lambda ticket, move: said.append((ticket, move)))
    for ticket, observation in ((1, DRAWING), (2, PLAYING)):
        said.clear()
        answer(qtbot, process, ticket, observation)
        assert said == [("fell back", ticket), (ticket, plain_move(observation))]


def test_a_program_that_is_not_there_is_no_obstacle(qtbot: QtBot, tmp_path: Path) -> None:
    process = BotProcess([str(tmp_path / "missing")])
    assert answer(qtbot, process, 1) == plain_move(DRAWING)
    process.shutdown()


def test_who_is_not_on_turn_gets_no_move(qtbot: QtBot, make: MakeProcess) -> None:
    process = make()
    with (
        qtbot.assertNotEmitted(process.answered),
        qtbot.waitSignal(process.failed, timeout=WAIT_MS) as blocker,
    ):
        process.ask(4, observe(STATE, 1), 0)
    assert blocker.args == [4]
    assert fits(DRAWING, answer(qtbot, process, 5))


SLOW_ONCE = """
import json, sys
lines = [sys.stdin.readline(), sys.stdin.readline()]
for line, action in zip(lines, ["0 take", "0 stock"]):
    print(json.dumps({"ticket": json.loads(line)["ticket"], "action": action}), flush=True)
sys.stdin.read()
"""


@pytest.mark.parametrize("cancelled", [True, False])
def test_answers_to_earlier_questions_are_dropped(qtbot: QtBot, make: MakeProcess, cancelled: bool) -> None:
    process = make(SLOW_ONCE)
    tickets: list[int] = []
    process.answered.connect(lambda ticket, _: tickets.append(ticket))
    process.ask(1, DRAWING, 0)
    if cancelled:
        process.cancel()
    assert answer(qtbot, process, 2) == DrawStock(0)
    assert tickets == [2]


def test_a_cancelled_question_is_not_answered(qtbot: QtBot, make: MakeProcess) -> None:
    log: list[str] = []
    process = make(pipe_log=log.append)
    with qtbot.assertNotEmitted(process.answered):
        process.ask(1, DRAWING, 0)
        process.cancel()
        qtbot.waitUntil(lambda: any(line.startswith("<") for line in log), timeout=WAIT_MS)


def test_a_process_that_dies_after_its_answer_has_answered(qtbot: QtBot, make: MakeProcess) -> None:
    code = BROKEN["moves out of turn"].replace("1 stock", "0 take") + "    break\n"
    process = make(code)
    with qtbot.assertNotEmitted(process.fell_back):
        for ticket in range(3):
            answer(qtbot, process, ticket)


STUBBORN = "import sys, time\nsys.stdin.readline()\nwhile True: time.sleep(1)"


@pytest.mark.parametrize("code", [None, STUBBORN], ids=["well", "stubborn"])
def test_shutdown_leaves_no_process(qtbot: QtBot, make: MakeProcess, code: str | None) -> None:
    process = make(code)
    process.ask(1, DRAWING, 0)
    qtbot.waitUntil(lambda: process.process_id() is not None, timeout=WAIT_MS)
    pid = process.process_id()
    assert pid is not None
    with qtbot.assertNotEmitted(process.answered), qtbot.assertNotEmitted(process.fell_back):
        process.shutdown()
        assert is_gone(pid)
        process.shutdown()
        process.ask(2, DRAWING, 0)
        process.warm_up()
    assert process.process_id() is None


def test_leaving_while_it_thinks_is_quiet(tmp_path: Path) -> None:
    # A whole program, because what dies at the end of one dies in silence elsewhere.
    import subprocess

    code = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from quiddler_qt.ui.bot_process import BotProcess
from tests.ui.test_bot_process import DRAWING, STUBBORN
application = QCoreApplication([])
processes = [BotProcess(), BotProcess([sys.executable, "-c", STUBBORN])]
for process in processes:
    process.ask(1, DRAWING, 0)
QTimer.singleShot(0, application.quit)
sys.exit(application.exec())
"""
    tree = Path(__file__).resolve().parents[2]
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        timeout=WAIT_MS / 1000,
        check=False,
        env={**os.environ, "PYTHONPATH": str(tree)},
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_no_timer_runs_when_nothing_is_asked(qtbot: QtBot, make: MakeProcess) -> None:
    process = make()
    answer(qtbot, process, 1)
    assert QCoreApplication.instance() is not None
    assert [timer for timer in process.findChildren(QTimer) if timer.isActive()] == []


def test_it_is_started_before_it_is_needed_where_wanted(qtbot: QtBot, make: MakeProcess) -> None:
    process = make()
    process.warm_up()
    qtbot.waitUntil(lambda: process.process_id() is not None, timeout=WAIT_MS)
    pid = process.process_id()
    answer(qtbot, process, 1)
    assert process.process_id() == pid
