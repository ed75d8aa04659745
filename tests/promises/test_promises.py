"""Every harness at the figures of a test run, and for each the faults that it has to notice."""

import re
import subprocess
import sys

import pytest

from tests.promises.run import MODULES, PROGRAM, harness_of

STEPS = (
    "nothing", "Deal", "DrawStock", "TakeDiscard", "Discard", "LayDown", "Challenge", "Rule", "GatherCards",
    "Reshuffle",
)  # fmt: skip
FAULTS = [(promise, mutant) for promise in MODULES for mutant in harness_of(promise).mutants]


def put_to_the_test(*options: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, str(PROGRAM), *options], capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("promise", list(MODULES))
def test_a_promise_is_kept(promise: str) -> None:
    done = put_to_the_test(promise)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    told = re.match(rf"{promise}: (\d+) tries, 0 failed", done.stdout)
    assert told is not None
    assert int(told[1]) >= harness_of(promise).tries
    if promise == "P7":
        assert [step for step in STEPS if f"after {step} " not in done.stdout] == []


@pytest.mark.parametrize(("promise", "mutant"), FAULTS)
def test_a_planted_fault_is_noticed(promise: str, mutant: str) -> None:
    done = put_to_the_test(promise, "--mutant", mutant)
    assert (done.returncode, done.stderr) == (1, "")
    assert re.search(r" [1-9]\d* failed", done.stdout)
    assert "ended with" not in done.stdout


def test_every_harness_has_a_fault_to_notice() -> None:
    assert [promise for promise in MODULES if not harness_of(promise).mutants] == []


def test_an_unknown_promise_is_refused() -> None:
    done = put_to_the_test("P99")
    assert done.returncode == 2
    assert "choose of P1" in done.stderr
