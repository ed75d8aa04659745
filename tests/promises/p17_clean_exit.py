"""P17: asked to end at any moment, the program ends with 0, says nothing, and the game is there again.

Moments: in play, while a computer seat thinks, while a card is held on the pointer, while a save is being
written, and after the process stood still for a while (as a laptop that slept).

The clock is set back by a year while it plays, and the next start finds the same game; in full it is also
set forth, to other ages, and over both ends of summer time.

In full also: it stands still for a minute and a half; and the display goes, as at the end of a session of the
desktop. Then Qt itself ends the process with 1, at once: all there is to rely on is what was saved before.
"""

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from itertools import product
from pathlib import Path
from random import Random
from typing import Final

from tests.promises.display import display, missing_programs
from tests.promises.harness import Harness, Task, planted_elsewhere
from tests.promises.outcome import Outcome
from tests.promises.real_program import PATIENCE_S, acknowledged, last_told, saved_actions, start

REQUESTS = (signal.SIGTERM, signal.SIGHUP, signal.SIGINT)
MOMENTS = ("playing", "thinking", "dragging", "saving", "stopped")
SLEEP_S: Final = 90
CLOCKS: Final = {
    "a year back": ("-365d", "UTC"),
    "a day on": ("+1d", "UTC"),
    "1970": ("@1970-01-02 00:00:00", "UTC"),
    "2099": ("@2099-12-31 23:59:58", "UTC"),
    "the end of summer time": ("@2026-10-25 02:59:58", "Europe/Berlin"),
    "the beginning of summer time": ("@2027-03-28 01:59:58", "Europe/Berlin"),
}
"""What the clock is set to while the program plays, as libfaketime writes it, and where that is."""
CI_CLOCKS: Final = ("a year back",)
KEEPS_THE_LATER: Final = "keeps_the_later"
"""The fault that a clock set back brings out."""
_FAKE_CLOCK: Final = "libfaketime.so.1"
_FAKE_CLOCK_FOLDERS: Final = ("/usr/lib", "/usr/local/lib")


def run(outcome: Outcome, task: Task) -> None:
    """Every moment with every request, as often as it takes."""
    random = Random(task.seed)
    if task.mutant == KEEPS_THE_LATER:
        _clock_is_set(outcome, task.folder, CI_CLOCKS[0], f"--mutant={task.mutant}")
        return
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
    if sys.platform == "linux":
        for name in CLOCKS if task.full else CI_CLOCKS:
            _clock_is_set(outcome, task.folder, name)
    if task.full:
        _sleeps_long(outcome, task.folder / "asleep")
        _display_goes(outcome, task.folder)


def _sleeps_long(outcome: Outcome, profile: Path) -> None:
    """A laptop that is shut and opened again: play goes on where it was."""
    outcome.begin_try()
    outcome.counts["asleep"] += 1
    process = start(profile)
    before = acknowledged(process, 5)
    process.send_signal(signal.SIGSTOP)
    os.waitpid(process.pid, os.WUNTRACED)
    with suppress(subprocess.TimeoutExpired):
        process.wait(SLEEP_S)
    process.send_signal(signal.SIGCONT)
    after = acknowledged(process, 5)
    outcome.demand(after > before, f"asleep: {after} moves after {before}")
    _ends(outcome, process, profile, after, f"asleep for {SLEEP_S} s")


def _clock_is_set(outcome: Outcome, folder: Path, name: str, *options: str) -> None:
    """The clock of the machine jumps while the game is played, and is right again at the next start."""
    outcome.begin_try()
    outcome.counts["clocks set"] += 1
    library = next(
        (path for root in _FAKE_CLOCK_FOLDERS for path in sorted(Path(root).rglob(_FAKE_CLOCK))), None
    )
    if library is None:
        outcome.demand(kept=False, what=f"{name}: {_FAKE_CLOCK} is not installed")
        return
    clock, zone = CLOCKS[name]
    profile, said = folder / f"clock {name}", folder / "clock"
    said.write_text("+0")
    environment = {
        **os.environ,
        "LD_PRELOAD": str(library),
        "FAKETIME_TIMESTAMP_FILE": str(said),
        "FAKETIME_NO_CACHE": "1",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        "TZ": zone,
    }
    process = start(profile, *options, environment=environment)
    before = acknowledged(process, 6)
    said.write_text(clock)
    after = acknowledged(process, 12)
    outcome.demand(after > before, f"{name}: {after} moves after {before}")
    _ends(outcome, process, profile, after, name)
    again = start(profile)
    later = acknowledged(again, 4)
    outcome.demand(later >= after, f"{name}: gone on with {later} moves of {after}")
    _ends(outcome, again, profile, later, f"after {name}")


def _ends(outcome: Outcome, process: "subprocess.Popen[str]", profile: Path, count: int, what: str) -> None:
    """Asked to end, it does, with all that was played."""
    process.send_signal(signal.SIGTERM)
    told, errors = process.communicate(timeout=PATIENCE_S)
    outcome.demand((process.returncode, errors) == (0, ""), f"{what}: {process.returncode} {errors[-300:]}")
    count = last_told(told, count)
    found = saved_actions(profile, what, outcome)
    outcome.demand(found >= count, f"{what}: {found} saved, {count} acknowledged")


def _display_goes(outcome: Outcome, folder: Path) -> None:
    """The session of the desktop ends under the program, while it plays, thinks, drags or saves."""
    for moment in ("playing", "thinking", "dragging", "saving"):
        outcome.begin_try()
        outcome.counts["displays gone"] += 1
        if absent := missing_programs("Xvfb"):
            outcome.demand(kept=False, what=f"not installed: {absent}")
            continue
        profile = folder / f"display {moment}"
        with display() as screen:
            options = [] if moment == "playing" else [f"--{moment}"]
            process = start(profile, *options, environment=screen.environment)
            count = acknowledged(process, 6, "" if moment == "playing" else moment)
            screen.go()
            told, errors = process.communicate(timeout=PATIENCE_S)
        what = f"the display goes while {moment}"
        # Qt ends it while sounds may still be playing, and says so.
        kept = process.returncode == 1 and "Traceback" not in errors
        outcome.demand(kept, f"{what}: {process.returncode} {errors[-300:]}")
        found = saved_actions(profile, what, outcome)
        outcome.demand(found >= last_told(told, count), f"{what}: {found} saved, {count} acknowledged")


HARNESS = Harness(
    "asked to end at any moment, it ends cleanly",
    run,
    tries=20,
    full_tries=200,
    mutants=dict.fromkeys(("default_signals", "saves_every_third", KEEPS_THE_LATER), planted_elsewhere),
    mutant_tries=15,
)
