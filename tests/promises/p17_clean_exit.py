"""P17: asked to end at any moment, the program ends with 0, says nothing, and the game is there again.

Moments: in play, while a computer seat thinks, while a card is held on the pointer, while a save is being
written, and after the process stood still for a while (as a laptop that slept).
"""

import os
import signal
import time
from itertools import product
from random import Random

from tests.promises.harness import Harness, Task, planted_elsewhere
from tests.promises.outcome import Outcome
from tests.promises.real_program import PATIENCE_S, acknowledged, last_told, saved_actions, start

REQUESTS = (signal.SIGTERM, signal.SIGHUP, signal.SIGINT)
MOMENTS = ("playing", "thinking", "dragging", "saving", "stopped")


def run(outcome: Outcome, task: Task) -> None:
    """Every moment with every request, as often as it takes."""
    random = Random(task.seed)
    cases = list(product(MOMENTS, REQUESTS))
    for number in range(task.tries):
        outcome.begin_try()
        moment, request = cases[number % len(cases)]
        what = f"try {number}, {moment}, {request.name}"
        profile = task.folder / f"profile {number % 3}"
        options = [f"--{moment}"] if moment in ("thinking", "dragging", "saving") else []
        options += [f"--mutant={task.mutant}"] if task.mutant else []
        process = start(profile, *options)
        until = moment if moment in ("thinking", "dragging", "saving") else ""
        count = acknowledged(process, random.randint(1, 10), until)
        if moment == "stopped":
            process.send_signal(signal.SIGSTOP)
            # It stands still before it is told to go on.
            os.waitpid(process.pid, os.WUNTRACED)
            process.send_signal(signal.SIGCONT)
        began = time.monotonic()
        process.send_signal(request)
        told, errors = process.communicate(timeout=PATIENCE_S)
        outcome.worst("slowest s", time.monotonic() - began)
        count = last_told(told, count)
        outcome.counts[moment] += 1
        outcome.demand(errors == "", f"{what}: said {errors[-300:]!r}")
        outcome.demand(process.returncode == 0, f"{what}: exit {process.returncode}")
        found = saved_actions(profile, what, outcome)
        outcome.demand(found >= count, f"{what}: {found} saved, {count} acknowledged")


HARNESS = Harness(
    "asked to end at any moment, it ends cleanly",
    run,
    tries=20,
    full_tries=200,
    mutants={"default_signals": planted_elsewhere, "saves_every_third": planted_elsewhere},
    mutant_tries=15,
)
