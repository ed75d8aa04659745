"""Lines to a process and back: kept alive by its words, told to stop by a blank line."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from quiddler_qt.ui.line_process import LineProcess, computer_seat_command

WAIT_MS = 30_000
ECHO = "import sys\nfor line in sys.stdin: print('got ' + line.strip(), flush=True)"
SLOW_TALKER = """
import sys, time
sys.stdin.readline()
for _ in range(8):
    time.sleep(0.2)
    print("thinking", flush=True)
print("done", flush=True)
sys.stdin.read()
"""

MakeProcess = Callable[..., LineProcess]


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[MakeProcess]:
    """LineProcess that runs Python code."""
    made: list[LineProcess] = []

    def make_process(code: str, **options: Any) -> LineProcess:
        made.append(LineProcess([sys.executable, "-u", "-c", code], **options))
        return made[-1]

    yield make_process
    for process in made:
        process.shutdown()
        process.deleteLater()


def test_a_blank_line_interrupts_and_asks_nothing(qtbot: QtBot, make: MakeProcess) -> None:
    got: list[bytes] = []
    process = make(ECHO)
    process.received.connect(got.append)
    process.interrupt()
    process.ask(b"one\n")
    process.interrupt()
    process.ask(b"two\n")
    qtbot.waitUntil(lambda: len(got) == 3, timeout=WAIT_MS)
    assert got == [b"got one\n", b"got \n", b"got two\n"]


def test_who_speaks_is_not_taken_for_dead(qtbot: QtBot, make: MakeProcess) -> None:
    # It speaks for longer than it may be silent.
    got: list[bytes] = []
    process = make(SLOW_TALKER, patience_ms=1200)
    process.received.connect(got.append)
    process.received.connect(process.heard)
    with qtbot.assertNotEmitted(process.failed):
        process.ask(b"go\n")
        qtbot.waitUntil(lambda: b"done\n" in got, timeout=WAIT_MS)
    assert got.count(b"thinking\n") == 8
    process.settle()


def test_the_command_is_this_program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert computer_seat_command() == [sys.executable, "-P", "-m", "quiddler_qt", "--computer-seat"]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert computer_seat_command(tmp_path) == [sys.executable, "--computer-seat", "--cache", str(tmp_path)]
    lists = tmp_path / "lists"
    assert computer_seat_command(None, lists)[-2:] == ["--lists", str(lists)]
