"""P14: long sessions: game after game in one window takes no more memory, objects, threads or files.

Computer seats play whole short games on the real table, with their pages between hands and at the end; after
each the window goes back to the start page, and every few games through a room. Counted after a settled game
are Python's objects by type, Qt's widgets, items of the scene, threads and open files; memory is what the
system says the process holds.
"""

import gc
import os
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtWidgets import QApplication

from quiddler_qt.bots.levels import LEVELS
from quiddler_qt.engine.actions import SeatKind
from quiddler_qt.engine.rules import Rules
from quiddler_qt.engine.state import Phase, Seat
from quiddler_qt.program import Program
from quiddler_qt.storage.table_form import TableChoice
from quiddler_qt.ui.game_presenter import GamePresenter
from quiddler_qt.ui.rooms import Room
from tests.promises.harness import Harness, Task
from tests.promises.outcome import Outcome
from tests.promises.real_window import program_on, turn_over, until

SETTLED = 8
"""Games after which caches are full, in a short run; 50 in a long one."""
FULL_SETTLED = 50
MAX_GROWTH = 0.05
MAX_GROWTH_MIB = 20
# Python objects of one type that may come and go between two looks: caches with a limit, weak references.
_LOOSE = 60
_SEATS = tuple(Seat(name, SeatKind.COMPUTER, LEVELS[0].key) for name in ("Pip", "Ona"))
_RULES = Rules(hand_sizes=(3, 3))
_ROOMS = (Room.SAVED_GAMES, Room.RECOVERY)


@dataclass(frozen=True)
class Counts:
    """What a process holds."""

    objects: Counter[str]
    widgets: int
    items: int
    threads: int
    files: int
    memory_mib: float


def run(outcome: Outcome, task: Task) -> None:
    """As many games in one window."""
    settled = FULL_SETTLED if task.tries > 4 * FULL_SETTLED else SETTLED
    first: Counts | None = None
    with program_on(task.folder / "profile") as program:
        for number in range(task.tries):
            outcome.begin_try()
            if not _play(program, number):
                outcome.demand(kept=False, what=f"game {number} did not end")
                return
            if number + 1 == settled:
                first = _count(program)
        last = _count(program)
    if first is None:
        return
    games = task.tries - settled
    outcome.figures["MiB"] = last.memory_mib
    outcome.figures["MiB more"] = last.memory_mib - first.memory_mib
    for name in ("widgets", "items", "threads", "files"):
        before, after = getattr(first, name), getattr(last, name)
        outcome.figures[name] = after
        outcome.demand(after <= before, f"{name}: {before} after game {settled}, {after} in the end")
    for kind, count in (last.objects - first.objects).most_common():
        outcome.demand(count < _LOOSE or count < games / 2, f"{count} {kind} more after {games} games")
    growth = last.memory_mib - first.memory_mib
    allowed = min(MAX_GROWTH_MIB, first.memory_mib * MAX_GROWTH)
    outcome.demand(growth <= allowed, f"{growth:.1f} MiB more, {allowed:.1f} allowed")


def _play(program: Program, number: int) -> bool:
    host = program.host
    host.deal(TableChoice(_SEATS, own_rules=_RULES))

    def is_over() -> bool:
        presenter = host.presenter
        return presenter is not None and presenter.session.state.phase is Phase.GAME_OVER

    if not until(is_over):
        return False
    host.leave()
    if number % 4 == 0:
        for room in _ROOMS:
            program.window.rooms.show(room)
            turn_over()
            program.window.rooms.back()
    turn_over()
    return True


def _count(program: Program) -> Counts:
    turn_over(20)
    gc.collect()
    objects = Counter(type(one).__qualname__ for one in gc.get_objects())
    statm = Path("/proc/self/statm")
    pages = int(statm.read_text().split()[1]) if statm.exists() else 0
    return Counts(
        objects=objects,
        widgets=len(QApplication.allWidgets()),
        items=len(program.window.screen_of_game.table.scene().items()),
        threads=_entries("/proc/self/task"),
        files=_entries("/proc/self/fd"),
        memory_mib=pages * os.sysconf("SC_PAGE_SIZE") / 2**20,
    )


def _entries(folder: str) -> int:
    return len(os.listdir(folder)) if Path(folder).exists() else 0  # noqa: PTH208 (as fast as it gets)


def _keeps_every_game() -> None:
    """Holds on to what a game was shown with."""
    kept: list[object] = []
    real = GamePresenter.close

    def close(self: GamePresenter) -> None:
        kept.extend([self, *[object.__new__(_Left) for _ in range(_LOOSE)]])
        real(self)

    GamePresenter.close = close  # type: ignore[method-assign]  # a planted fault


class _Left:
    """Something that a game leaves behind; a list in it makes it known to the collector."""

    def __init__(self) -> None:
        self.more: list[object] = []


HARNESS = Harness(
    "game after game takes no more memory, objects, threads or files",
    run,
    tries=30,
    full_tries=1_000,
    mutants={"keeps_every_game": _keeps_every_game},
    mutant_tries=11,
)
