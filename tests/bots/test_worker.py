"""The thinking process: answers what it is asked, survives what it is sent, and ends with its input."""

import json
import os
import signal
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest

from quiddler_qt.bots.policies import Move, fits, plain_move
from quiddler_qt.bots.protocol import Answer, ErrorReport, Question, parse_reply, question_line
from quiddler_qt.bots.worker import NICENESS, serve
from quiddler_qt.engine.observation import Observation
from quiddler_qt.engine.rules import Rules
from quiddler_qt.engine.visibility import observe
from tests.bots.computer_tables import dealt

TREE = Path(__file__).resolve().parents[2]
COMMAND = [sys.executable, "-P", "-m", "quiddler_qt", "--computer-seat"]
TIMEOUT_S = 60


def question(ticket: int) -> Question:
    return Question(ticket, 0, observe(dealt(Rules(), ["C", "A", "T"], upcard="V"), 0))


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(TREE), "PYTHONWARNINGS": "error"}


class Plain:
    """Plays plainly, and fails at every second question."""

    def __init__(self) -> None:
        self.asked = 0

    def decide(self, observation: Observation, seed: int) -> Move:  # noqa: ARG002  # the policy's form
        self.asked += 1
        if self.asked % 2 == 0:
            raise ZeroDivisionError("by a fault of ours")
        return plain_move(observation)


def test_one_line_in_one_line_out_whatever_comes() -> None:
    good = question_line(question(5))
    lines = [good, b"nonsense\n", b"\n", b'{"ticket":9}\n', good, b"x" * (1 << 21) + b"\n", good]
    out = BytesIO()
    serve(BytesIO(b"".join(lines)), out, Plain())
    replies = [parse_reply(line) for line in out.getvalue().splitlines()]
    tickets = [(type(reply), reply.ticket) for reply in replies]
    assert tickets == [
        (Answer, 5),
        (ErrorReport, None),
        (ErrorReport, 9),
        (ErrorReport, 5),
        # A line of two mebibytes is refused in two parts.
        (ErrorReport, None),
        (ErrorReport, None),
        (Answer, 5),
    ]
    assert isinstance(replies[3], ErrorReport)
    assert replies[3].error == "ZeroDivisionError: by a fault of ours"


def test_a_reader_that_is_gone_ends_it() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb", buffering=0) as out:
        serve(BytesIO(question_line(question(1)) * 3), out, Plain())


def test_the_process_answers_and_ends_with_its_input(tmp_path: Path) -> None:
    lines = question_line(question(1)) + b"?\n" + question_line(question(2))
    cache = tmp_path / "cache"
    for _ in range(2):
        done = subprocess.run(
            [*COMMAND, "--cache", str(cache)],
            input=lines,
            capture_output=True,
            timeout=TIMEOUT_S,
            check=False,
            env=environment(),
        )
        assert done.returncode == 0
        assert done.stderr == b""
        first, refused, second = (parse_reply(line) for line in done.stdout.splitlines())
        assert isinstance(refused, ErrorReport)
        assert isinstance(first, Answer)
        assert fits(question(1).observation, first.move)
        assert second == Answer(2, first.move)
        assert len(list(cache.iterdir())) == 1


def test_it_never_loads_qt() -> None:
    code = (
        "import io, sys\n"
        "from quiddler_qt.bots.worker import LazyPolicy, serve\n"
        "out = io.BytesIO()\n"
        "serve(sys.stdin.buffer, out, LazyPolicy(None))\n"
        "assert b'action' in out.getvalue(), out.getvalue()\n"
        "print([name for name in sys.modules if name.startswith(('PySide', 'shiboken', 'quiddler_qt.ui'))])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        input=question_line(question(1)),
        capture_output=True,
        timeout=TIMEOUT_S,
        check=False,
        env=environment(),
    )
    assert done.stderr == b""
    assert done.stdout.strip() == b"[]"


@pytest.mark.skipif(sys.platform == "win32", reason="signals and niceness of POSIX")
def test_it_gives_way_and_leaves_ctrl_c_to_the_window() -> None:
    with subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(question_line(question(1)))
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["ticket"] == 1
        lowest = 19  # of POSIX: a runner that is niced itself leaves less room
        wanted = min(lowest, os.getpriority(os.PRIO_PROCESS, 0) + NICENESS)
        assert os.getpriority(os.PRIO_PROCESS, process.pid) == wanted
        process.send_signal(signal.SIGINT)
        process.stdin.write(question_line(question(2)))
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["ticket"] == 2
        process.stdin.close()
        assert process.wait(TIMEOUT_S) == 0
        assert process.stderr.read() == b""


def test_it_ends_when_the_window_is_killed() -> None:
    # The window here starts a computer seat, which writes to the test, and dies without a word.
    code = (
        "import os, subprocess, sys\n"
        "seat = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE)\n"
        "os._exit(9)\n"
    )
    # Reads until the last writer is gone: it would not return while the seat lived.
    window = subprocess.run(
        [sys.executable, "-c", code, *COMMAND],
        capture_output=True,
        timeout=TIMEOUT_S,
        check=False,
        env=environment(),
    )
    assert window.returncode == 9
    assert window.stderr == b""


def test_a_wrong_usage_is_told() -> None:
    done = subprocess.run(
        [*COMMAND, "--no-such"], capture_output=True, timeout=TIMEOUT_S, check=False, env=environment()
    )
    assert done.returncode == 2
