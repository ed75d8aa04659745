"""The thinking process: answers what it is asked, survives what it is sent, and ends with its input."""

import itertools
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path

import pytest

from quiddler_qt.bots.json_lines import ErrorReport, json_line, kind_of
from quiddler_qt.bots.people import PeopleWords
from quiddler_qt.bots.policies import Move, fits, plain_move
from quiddler_qt.bots.protocol import Answer, Question, parse_reply, question_line
from quiddler_qt.bots.solitaire_protocol import (
    DailyQuestion,
    DailyReply,
    SolitaireQuestion,
    SolitaireReply,
    WinnableQuestion,
    WinnableReply,
    parse_solitaire_reply,
    solitaire_question_line,
)
from quiddler_qt.bots.worker import NICENESS, Handler, SeatHandler, SolitaireHandler, serve
from quiddler_qt.engine.actions import Challenge
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

    def doubt(self, observation: Observation) -> Challenge | None:
        """Doubts the first word of the next seat."""
        viewer = observation.viewer or 0
        return Challenge(viewer, 1 - viewer, 0) if observation.seats[1 - viewer].laid else None

    def decide(
        self,
        observation: Observation,
        seed: int,  # noqa: ARG002  # a form
        patience: int = 0,  # noqa: ARG002  # a form
        people: Sequence[PeopleWords] = (),  # noqa: ARG002  # a form
    ) -> Move:
        self.asked += 1
        if self.asked % 2 == 0:
            raise ZeroDivisionError("by a fault of ours")
        return plain_move(observation)


def test_one_line_in_one_line_out_whatever_comes() -> None:
    good = question_line(question(5))
    lines = [good, b"nonsense\n", b"\n", b'{"ticket":9}\n', good, b"x" * (1 << 21) + b"\n", good]
    out = BytesIO()
    serve(BytesIO(b"".join(lines)), out, [SeatHandler(Plain())])
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


class Counting:
    """Counts up without end, and notes when it is stopped."""

    def __init__(self) -> None:
        self.stopped = 0

    def takes(self, line: bytes) -> bool:
        return kind_of(line) == "count"

    def replies(self, line: bytes) -> Iterator[bytes | None]:  # noqa: ARG002  # the handler's form
        try:
            for number in itertools.count():
                yield None
                yield json_line({"number": number})
        finally:
            self.stopped += 1


class Talk:
    """Both ends of a conversation with ``serve`` in a thread."""

    def __init__(self, *handlers: Handler) -> None:
        self._reading, writing = os.pipe()
        questions, self._asking = os.pipe()
        self._questions = os.fdopen(questions, "rb", buffering=0)
        self._writing = os.fdopen(writing, "wb", buffering=0)
        self.replies = os.fdopen(self._reading, "rb")
        self._thread = threading.Thread(target=serve, args=(self._questions, self._writing, handlers))
        self._thread.start()

    def ask(self, line: bytes) -> None:
        os.write(self._asking, line)

    def end(self) -> list[bytes]:
        """No more questions: all replies that are still to come."""
        os.close(self._asking)
        rest: list[bytes] = []
        reader = threading.Thread(target=lambda: rest.extend(self.replies))
        reader.start()
        self._thread.join(TIMEOUT_S)
        self._writing.close()
        reader.join(TIMEOUT_S)
        assert not self._thread.is_alive()
        self.replies.close()
        self._questions.close()
        return rest


@pytest.mark.parametrize("newer", [question_line(question(5)), b'{"kind":"tea","ticket":5}\n', b"\n", b""])
def test_a_newer_line_or_the_end_stops_what_takes_long(newer: bytes) -> None:
    counting = Counting()
    talk = Talk(counting, SeatHandler(Plain()))
    talk.ask(b'{"kind":"count"}\n')
    assert [json.loads(talk.replies.readline()) for _ in range(3)] == [{"number": n} for n in range(3)]
    talk.ask(newer)
    rest = talk.end()
    assert counting.stopped == 1
    if newer.strip():
        assert json.loads(rest[-1])["ticket"] == 5
        assert ("error" in json.loads(rest[-1])) == (b"tea" in newer)


def test_what_is_found_out_comes_as_it_is_found_out() -> None:
    day = tuple(("A", "T") for _ in range(8))
    with subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        # Nobody waits for the deal: the day is asked about before it is found.
        for asked in (WinnableQuestion(1, 1), DailyQuestion(2, day)):
            process.stdin.write(solitaire_question_line(asked))
            process.stdin.flush()
        reply = parse_solitaire_reply(process.stdout.readline())
        while not (reply.ticket == 2 and reply.final):
            reply = parse_solitaire_reply(process.stdout.readline())
        assert isinstance(reply, DailyReply)
        assert reply.proven
        process.stdin.write(question_line(question(3)))
        process.stdin.close()
        assert parse_reply(process.stdout.readline()).ticket == 3
        assert process.wait(TIMEOUT_S) == 0
        assert process.stderr.read() == b""


class Ponderer:
    """Says one thing, and then nothing new for long."""

    def replies(self, question: SolitaireQuestion) -> Iterator[SolitaireReply | None]:
        yield WinnableReply(question.ticket, 1, final=False)
        yield from [None] * 3
        yield WinnableReply(question.ticket, 2, final=True)


@pytest.mark.parametrize(("pause_s", "repeated"), [(-1.0, 3), (1000.0, 0)])
def test_whoever_searches_for_long_gives_signs_of_life(
    monkeypatch: pytest.MonkeyPatch, pause_s: float, repeated: int
) -> None:
    monkeypatch.setattr("quiddler_qt.bots.worker.SIGN_OF_LIFE_S", pause_s)
    handler = SolitaireHandler(Ponderer())  # type: ignore[arg-type]  # all of a thinker that it uses
    replies = list(handler.replies(solitaire_question_line(WinnableQuestion(4, 1))))
    lines = [line for line in replies if line is not None]
    assert len(replies) == 5
    assert [parse_solitaire_reply(line).final for line in lines] == [False] * (1 + repeated) + [True]


def test_a_reader_that_is_gone_ends_it() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb", buffering=0) as out:
        serve(BytesIO(question_line(question(1)) * 3), out, [SeatHandler(Plain())])


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
        assert first.move is not None
        assert not isinstance(first.move, Challenge)
        assert fits(question(1).observation, first.move)
        assert second == Answer(2, first.move)
        assert len(list(cache.iterdir())) == 1


def test_it_never_loads_qt() -> None:
    code = (
        "import io, sys\n"
        "from quiddler_qt.bots.worker import handlers, serve\n"
        "out = io.BytesIO()\n"
        "serve(sys.stdin.buffer.raw, out, handlers(None))\n"
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
