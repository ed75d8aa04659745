"""P15: quiet when idle: on no page a timer that repeats more often than once a second, and hardly any CPU.

Every page is shown and left alone. The kernel counts how often the thread of the window woke from waiting, so
that no timer is overlooked, whoever started it; timers of Qt are named too. The CPU time is the process's.
"""

import re
import time
from pathlib import Path

from PySide6.QtCore import QTimer

from quiddler_qt.program import Program
from tests.promises.harness import Harness, Task
from tests.promises.outcome import Outcome
from tests.promises.real_window import application, each_page, program_on, rest, turn_over

SETTLE_MS = 500
FULL_SETTLE_MS = 8_000
"""Lists of words are read in the background after some pages have come up."""
LOOK_MS = 1_000
FULL_LOOK_MS = 60_000
MAX_CPU_S_A_MINUTE = 0.2
MAX_WAKES_A_SECOND = 3
_FREE_WAKES = 6
"""The end of the look itself, and a cursor that blinks in a field."""
MOST_LOOKS = 10
_planted: list[QTimer] = []


def run(outcome: Outcome, task: Task) -> None:
    """Every page, ``tries`` of them at least."""
    look_ms = FULL_LOOK_MS if task.full else LOOK_MS
    with program_on(task.folder / "profile") as program:
        for page in each_page(program):
            outcome.begin_try()
            _watch(program, page, look_ms, outcome, full=task.full)


def _watch(program: Program, page: str, look_ms: int, outcome: Outcome, *, full: bool) -> None:
    if _planted:
        _planted[0].start()
    rest(FULL_SETTLE_MS if full else SETTLE_MS)
    turn_over()
    # What a page still does when it has come up ends; a timer that repeats does not.
    allowed = _FREE_WAKES + MAX_WAKES_A_SECOND * look_ms / 1_000
    a_minute, woken = _look(look_ms)
    for _ in range(MOST_LOOKS):
        if woken <= allowed:
            break
        outcome.counts["looks again"] += 1
        a_minute, woken = _look(look_ms)
    outcome.demand(woken <= allowed, f"{page}: woke {woken} times in {look_ms} ms, timers {_timers(program)}")
    outcome.worst("CPU s a minute", a_minute)
    outcome.worst("wakes a second", woken * 1_000 / look_ms)
    if full:
        outcome.demand(a_minute <= MAX_CPU_S_A_MINUTE, f"{page}: {a_minute:.2f} s CPU a minute")


def _look(look_ms: int) -> tuple[float, int]:
    """Leaves the window alone; seconds of CPU a minute, and how often it woke."""
    cpu, wakes = time.process_time(), _wakes()
    rest(look_ms)
    return (time.process_time() - cpu) * 60_000 / look_ms, _wakes() - wakes


def _wakes() -> int:
    """How often this thread has woken from waiting since it began; 0 where the system does not tell."""
    status = Path("/proc/thread-self/status")
    found = re.search(
        r"^voluntary_ctxt_switches:\s*(\d+)", status.read_text() if status.exists() else "", re.MULTILINE
    )
    return int(found[1]) if found else 0


def _timers(program: Program) -> list[str]:
    """The quick timers of Qt that run, by the object names of their owners."""
    every = [*program.window.findChildren(QTimer), *_planted]
    return [
        f"{timer.objectName()} of {parent.objectName() if (parent := timer.parent()) else 'nobody'}"
        for timer in every
        if timer.isActive() and not timer.isSingleShot() and timer.interval() < 1_000
    ]


def _ticks() -> None:
    """A timer that looks for something twenty times a second."""
    application()
    ticking = QTimer()
    ticking.setObjectName("ticking")
    ticking.setInterval(50)
    _planted.append(ticking)


HARNESS = Harness(
    "quiet when idle, on every page",
    run,
    tries=12,
    full_tries=12,
    mutants={"ticks": _ticks},
)
