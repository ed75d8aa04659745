"""Puts promises to the test: ``python tests/promises.py P1 P7``, or ``all``.

Without ``--full`` and ``--count`` the figures of the tests; ``--full`` those of a release. Ends with a table
of what was tried and exits with 0 where every promise was kept, else 1. ``--mutant NAME`` plants a fault that
has to be noticed; ``--list`` names promises and mutants.

Each promise runs in a process of its own: one that crashes or hangs Qt fails alone.
"""

import argparse
import contextlib
import importlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from tests.promises.harness import Harness, Task
from tests.promises.outcome import BrokenPromiseError, Outcome

# Promise and the module of this folder whose HARNESS tries it. A new promise needs no more than its line.
MODULES = {
    "P1": "p1_kills",
    "P2": "p2_kills_in_play",
    "P3": "p3_system_calls",
    "P4": "p4_full_disk",
    "P5": "p5_odd_folders",
    "P6": "p6_damaged_files",
    "P7": "p7_round_trips",
    "P8": "p8_old_formats",
    "P9": "p9_rules",
    "P10": "p10_replays",
    "P11": "p11_undo",
    "P12": "p12_computer_seats",
    "P13": "p13_anything",
    "P14": "p14_long_sessions",
    "P15": "p15_quiet",
    "P16": "p16_quick_start",
    "P17": "p17_clean_exit",
    "P18": "p18_two_copies",
    "P19": "p19_everyone",
    "P20": "p20_one_judge",
    "P21": "p21_anything_goes",
    "P22": "p22_no_harm",
}
PROGRAM = Path(__file__).resolve().parents[1] / "promises.py"
_PROGRESS, _RESULT = "progress ", "result "


@dataclass
class Line:
    """One line of the table."""

    promise: str
    outcome: Outcome
    seconds: float

    @property
    def kept(self) -> bool:
        """The verdict: a promise nobody tried was not kept either."""
        return not self.outcome.failures and self.outcome.tries > 0


def harness_of(promise: str) -> Harness:
    """The harness of a promise."""
    harness: Harness = importlib.import_module(f"tests.promises.{MODULES[promise]}").HARNESS
    return harness


def main(arguments: list[str]) -> int:
    """Runs what is asked for. Returns the exit status."""
    parser = argparse.ArgumentParser(prog="promises.py", description="Put promises to the test.")
    parser.add_argument("promises", nargs="*", metavar="P1", help="which ones, or all")
    parser.add_argument("--count", type=int, help="how many tries")
    parser.add_argument("--full", action="store_true", help="the figures of a release")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--mutant", default="", help="plant a fault")
    parser.add_argument("--list", action="store_true", help="name promises and mutants")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--disk", type=Path, help=argparse.SUPPRESS)
    chosen = parser.parse_args(arguments)
    if chosen.list:
        for promise in MODULES:
            harness = harness_of(promise)
            print(f"{promise:4} {harness.what} ({', '.join(harness.mutants) or 'no mutants'})")
        return 0
    promises = list(MODULES) if chosen.promises == ["all"] else chosen.promises
    if not promises or not all(promise in MODULES for promise in promises):
        parser.error(f"choose of {', '.join(MODULES)}, or all")
    if chosen.worker:
        return _work(promises[0], chosen)
    own_options = [option for option in arguments if option not in (*promises, "all")]
    lines = [_put_to_the_test(promise, own_options) for promise in promises]
    _print_table(lines)
    return 0 if all(line.kept for line in lines) else 1


def _work(promise: str, chosen: argparse.Namespace) -> int:
    """The process of one promise: its progress and result go to standard output as JSON."""
    harness = harness_of(promise)
    outcome = Outcome(one_is_enough=bool(chosen.mutant))
    outcome.on_progress = lambda tries: print(f"{_PROGRESS}{tries}", flush=True)
    folder = Path(tempfile.mkdtemp(prefix="quiddler-qt-promise-"))
    usual = harness.full_tries if chosen.full else harness.tries
    if chosen.mutant:
        usual = harness.mutant_tries or usual
        if chosen.mutant not in harness.mutants:
            sys.exit(f"{promise} knows {', '.join(harness.mutants) or 'no mutants'}")
        harness.mutants[chosen.mutant]()
    task = Task(chosen.count or usual, chosen.seed, folder, chosen.full, chosen.mutant, chosen.disk)
    try:
        with contextlib.suppress(BrokenPromiseError):
            harness.run(outcome, task)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(_RESULT + outcome.to_json(), flush=True)
    return 0


def _put_to_the_test(promise: str, options: list[str]) -> Line:
    command = [sys.executable, str(PROGRAM), promise, "--worker", *options]
    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
    began = time.monotonic()
    outcome = Outcome()
    told = False
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as worker:
        assert worker.stdout is not None
        for line in worker.stdout:
            if line.startswith(_PROGRESS):
                _show_progress(f"{promise}: {line.removeprefix(_PROGRESS).strip()} tries")
            elif line.startswith(_RESULT):
                outcome.add_json(line.removeprefix(_RESULT))
                told = True
    outcome.demand(told and worker.returncode == 0, f"{promise} ended with {worker.returncode}")
    _show_progress("")
    print(outcome.report(promise), flush=True)
    return Line(promise, outcome, time.monotonic() - began)


def _show_progress(text: str) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\x1b[K{text}")
        sys.stderr.flush()


def _print_table(lines: list[Line]) -> None:
    print(f"\n{'promise':8}{'tried':>9}{'failed':>8}{'seconds':>9}  {'verdict':8}figures")
    for line in lines:
        outcome = line.outcome
        figures = ", ".join(f"{name} {value:.3g}" for name, value in sorted(outcome.figures.items()))
        print(
            f"{line.promise:8}{outcome.tries:9}{len(outcome.failures):8}{line.seconds:9.1f}"
            f"  {'kept' if line.kept else 'BROKEN':8}{figures}"
        )
