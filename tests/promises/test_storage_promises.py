"""P1 and P3 to P7 at the figures of a test run, and for each harness the faults that it has to notice."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

STEPS = (
    "nothing", "Deal", "DrawStock", "TakeDiscard", "Discard", "LayDown", "Challenge", "Rule", "GatherCards",
    "Reshuffle",
)  # fmt: skip
RUN = Path(__file__).with_name("run.py")


def put_to_the_test(promise: str, *options: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, str(RUN), promise, *options], capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(
    ("promise", "tries"), [("P1", 500), ("P3", 250), ("P4", 4), ("P5", 3), ("P6", 2_000), ("P7", 500)]
)
def test_a_promise_is_kept(promise: str, tries: int) -> None:
    done = put_to_the_test(promise)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    told = re.match(rf"{promise}: (\d+) tries, 0 failed", done.stdout)
    assert told is not None
    assert int(told[1]) >= tries
    if promise == "P7":
        assert [step for step in STEPS if f"after {step} " not in done.stdout] == []


@pytest.mark.parametrize(
    ("promise", "mutant", "options"),
    [
        ("P1", "naive_save", ("--count", "200")),
        ("P1", "backup_first", ("--count", "200")),
        ("P3", "naive_save", ()),
        ("P3", "backup_first", ()),
        ("P3", "lost_fsync_error", ()),
        ("P4", "naive_save", ()),
        ("P4", "short_write", ()),
        ("P5", "no_refuge", ()),
        ("P6", "no_seal", ("--count", "200")),
        ("P7", "lost_arrangement", ("--count", "50")),
    ],
)
def test_a_planted_fault_is_noticed(promise: str, mutant: str, options: tuple[str, ...]) -> None:
    done = put_to_the_test(promise, "--mutant", mutant, *options)
    assert (done.returncode, done.stderr) == (1, "")
    assert re.search(r" [1-9]\d* failed", done.stdout)
