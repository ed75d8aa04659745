"""P3 from outside: strace lets each system call of a save fail, or kills the process as it makes it.

A test run does it to one path, with a full disk and kills; a release to every path, with every error.

A first run of each save path tells which calls it makes; then each of them is spoiled in a run of its own,
with every error and by a kill. strace is attached to a child that is about to save, and waits for a signal:
so what is counted is the save, and not the start of Python.
"""

import errno
import json
import os
import re
import shutil
import signal
import subprocess
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from tests.promises.outcome import Outcome
from tests.promises.save_paths import SavePath, attempt, judge, look_and_save_again

STRACE: Final = "strace"
CI_PATHS: Final = ("settings",)
CI_ERRORS: Final = (errno.ENOSPC,)
ERRORS: Final = (errno.ENOSPC, errno.EIO, errno.EACCES, errno.EROFS, errno.EDQUOT)
KILL: Final = "signal=SIGKILL"
_TRACED: Final = "trace=%file,%desc"
_LEAST_CALLS: Final = 8
_ENDED: Final = b"ended\n"
_NAME_OF_CALL: Final = re.compile(r"(\w+)\(")


def run(outcome: Outcome, paths: Sequence[SavePath], folder: Path, *, full: bool) -> None:
    """Every call of every path with every error and a kill; a part of that where it is not in full."""
    if shutil.which(STRACE) is None:
        outcome.begin_try()
        outcome.demand(kept=False, what="strace is not installed: no call was spoiled from outside")
        return
    log = folder / "strace.log"
    errors = ERRORS if full else CI_ERRORS
    for path in paths:
        if path.without_links or (not full and path.name not in CI_PATHS):
            continue  # a file system without links is played inside the process only
        report = _save_traced(path, folder / "try", log, "")
        outcome.demand(report["said"] == "saved", f"{path.name} under strace: {report['said']}")
        calls = list(_calls(log))
        outcome.demand(len(calls) >= _LEAST_CALLS, f"{path.name} makes {len(calls)} calls under strace")
        for call, place in calls:
            for how in (*(f"error={errno.errorcode[error]}" for error in errors), KILL):
                _spoil(outcome, path, folder / "try", log, f"inject={call}:{how}:when={place}")


def _spoil(outcome: Outcome, path: SavePath, folder: Path, log: Path, inject: str) -> None:
    outcome.begin_try()
    outcome.counts["spoiled by strace"] += 1
    report = _save_traced(path, folder, log, inject)
    what = f"{path.name}, {inject}: "
    by_kill = KILL in inject
    outcome.demand((report["said"] == "nothing") is by_kill, what + f"said {report['said']}")
    outcome.demand(by_kill or "(INJECTED)" in log.read_text(), what + "was not spoiled")
    unflushed = inject.startswith("inject=fsync:error") and report["said"] == "saved"
    outcome.demand(not unflushed, what + "said saved, not flushed")
    judge(outcome, path, folder, report, what)


def _calls(log: Path) -> Iterator[tuple[str, int]]:
    """The calls of a log and the how-manieth of its name each is, up to the word that ends a save."""
    seen: Counter[str] = Counter()
    for line in log.read_text().splitlines():
        if _ENDED.decode().strip() in line:
            return
        if found := _NAME_OF_CALL.match(line):
            seen[found[1]] += 1
            yield found[1], seen[found[1]]


def _save_traced(path: SavePath, folder: Path, log: Path, inject: str) -> dict[str, Any]:
    """One save in a process of its own, under strace. Returns its report."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    path.prepare(folder)
    reader, writer = os.pipe()
    old_mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGUSR1})
    child = os.fork()
    if child == 0:
        os.close(reader)
        _save_when_told(path, folder, writer)
    signal.pthread_sigmask(signal.SIG_SETMASK, old_mask)
    os.close(writer)
    with os.fdopen(reader, "rb") as pipe:
        pipe.readline()
        options = ["-o", str(log), "-e", _TRACED, *(["-e", inject] if inject else [])]
        tracer = subprocess.Popen(
            [STRACE, *options, "-p", str(child)], stderr=subprocess.PIPE, stdin=subprocess.DEVNULL
        )
        assert tracer.stderr is not None
        tracer.stderr.readline()  # "attached"
        os.kill(child, signal.SIGUSR1)
        told = pipe.read().partition(_ENDED)[2]
    os.waitpid(child, 0)
    tracer.communicate()
    report: dict[str, Any] = json.loads(told) if told else {"said": "nothing"}
    return report


def _save_when_told(path: SavePath, folder: Path, pipe: int) -> None:
    """The child: never returns."""

    def arm() -> None:
        os.write(pipe, b"ready\n")
        signal.sigwait({signal.SIGUSR1})

    try:
        said = attempt(path, folder, arm)
        os.write(pipe, _ENDED)
        os.write(pipe, json.dumps(look_and_save_again(path, folder, said)).encode())
    finally:
        os._exit(0)
