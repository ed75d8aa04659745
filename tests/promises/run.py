"""Puts a promise to the test: ``python tests/promises/run.py P1 --count 10000``.

Without ``--full`` and ``--count`` the figures of the tests, in seconds; ``--full`` those of a release. Prints
what was tried and every broken promise; exits with 0 where it was kept, else 1. ``--mutant NAME`` plants a
fault that has to be noticed.
"""

import argparse
import contextlib
import shutil
import sys
import tempfile
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.promises import (
    p1_kills,
    p3_system_calls,
    p4_full_disk,
    p5_odd_folders,
    p6_damaged_files,
    p7_round_trips,
)
from tests.promises.mutants import MUTANTS
from tests.promises.outcome import BrokenPromiseError, Outcome

# Promise, tries of a test run, tries of a release.
COUNTS = {"P1": (500, 10_000), "P6": (2_000, 100_000), "P7": (500, 10_000)}
PROMISES = ("P1", "P3", "P4", "P5", "P6", "P7")


def main(arguments: list[str]) -> int:
    """Runs one harness."""
    parser = argparse.ArgumentParser(description="Put a promise to the test.")
    parser.add_argument("promise", choices=PROMISES)
    parser.add_argument("--count", type=int, help="how many tries (P1, P6, P7)")
    parser.add_argument("--full", action="store_true", help="the figures of a release")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--mutant", choices=sorted(MUTANTS), help="plant a fault")
    parser.add_argument("--disk", type=Path, help=argparse.SUPPRESS)
    chosen = parser.parse_args(arguments)
    if chosen.mutant and chosen.promise != "P5":
        MUTANTS[chosen.mutant]()
    outcome = Outcome(one_is_enough=chosen.mutant is not None)
    folder = Path(tempfile.mkdtemp(prefix="quiddler-qt-promise-"))
    try:
        if chosen.promise == "P4" and chosen.disk is None and p4_full_disk.can_mount(folder):
            return p4_full_disk.run_in_small_disk(folder, arguments)
        with contextlib.suppress(BrokenPromiseError):
            _run(outcome, chosen, folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(outcome.report(chosen.promise))
    return 1 if outcome.failures else 0


def _run(outcome: Outcome, chosen: argparse.Namespace, folder: Path) -> None:
    full: bool = chosen.full
    seed: int = chosen.seed
    tries: int = chosen.count or COUNTS.get(chosen.promise, (0, 0))[full]
    match chosen.promise:
        case "P1":
            p1_kills.run(outcome, tries, seed, folder)
        case "P3":
            sabotages = p3_system_calls.FULL_SABOTAGE if full else p3_system_calls.CI_SABOTAGE
            p3_system_calls.run(outcome, sabotages, seed, folder)
        case "P4":
            sizes = p4_full_disk.FULL_SIZES_KIB if full else p4_full_disk.CI_SIZES_KIB
            own_disk = chosen.disk is not None
            p4_full_disk.run(outcome, sizes, seed, chosen.disk or folder, own_disk=own_disk)
        case "P5":
            everything = p5_odd_folders.FULL_COMBINATIONS if full else p5_odd_folders.CI_COMBINATIONS
            p5_odd_folders.run(outcome, everything, seed, folder, chosen.mutant or "")
        case "P6":
            p6_damaged_files.run(outcome, tries, seed, folder)
        case _:
            p7_round_trips.run(outcome, tries, seed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
