"""The real program as a process, played by ``playing_program.py``: to be killed, stopped and ended."""

import os
import subprocess
import sys
import threading
from collections.abc import Mapping
from pathlib import Path

from quiddler_qt.engine.record import digest, replay
from quiddler_qt.storage.places import profile_places
from quiddler_qt.storage.save_store import SaveStore, read_game
from tests.promises.outcome import Outcome

PLAYER = Path(__file__).with_name("playing_program.py")
TREE = PLAYER.parents[2]
PATIENCE_S = 240
"""Tells a program that hangs from a slow machine; the two seconds of P17 are a figure."""


def start(
    profile: Path, *options: str, environment: Mapping[str, str] | None = None
) -> "subprocess.Popen[str]":
    """Starts the program; it plays by itself and acknowledges each move. ``environment`` in place of ours."""
    return start_script(PLAYER, str(profile), *options, environment=environment)


def start_script(
    script: Path, *arguments: str, environment: Mapping[str, str] | None = None
) -> "subprocess.Popen[str]":
    """A script that is the program, in a process of its own."""
    return subprocess.Popen(
        [sys.executable, str(script), *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=TREE,
        env={"QT_QPA_PLATFORM": "offscreen", **(environment or os.environ), "PYTHONPATH": str(TREE)},
    )


def acknowledged(process: "subprocess.Popen[str]", moves: int, until: str = "") -> int:
    """Reads until so many moves are acknowledged, or until a word; the actions then in the record."""
    count = 0
    # One that hangs must not hang the harness.
    watchdog = threading.Timer(PATIENCE_S, process.kill)
    watchdog.start()
    try:
        assert process.stdout is not None
        for line in process.stdout:
            if until and line.strip() == until:
                return count
            if line.startswith("moved "):
                count = int(line.split()[1])
                moves -= 1
                if moves <= 0 and not until:
                    return count
    finally:
        watchdog.cancel()
    raise RuntimeError(f"it ended by itself: {process.stderr.read() if process.stderr else ''}")


def last_told(told: str, count: int) -> int:
    """The last whole acknowledgement in what a program still said."""
    lines = [line.split() for line in told.splitlines(keepends=True) if line.endswith("\n")]
    return max([count, *(int(line[1]) for line in lines if line[:1] == ["moved"])])


def saved_actions(profile: Path, what: str, outcome: Outcome) -> int:
    """The length of the record that the next start finds, -1 where there is none."""
    store = SaveStore(profile_places(profile).games)
    found = store.load_current()
    store.close()
    outcome.demand(not found.refused, f"{what}: refused {found.refused}")
    outcome.demand(found.game is not None, f"{what}: no game")
    if found.game is None:
        return -1
    outcome.demand(
        digest(replay(found.game.record)) == digest(found.game.state), f"{what}: another game than its record"
    )
    return len(found.game.record.actions)


def all_records(profile: Path) -> list[int]:
    """The lengths of the records of all games of a profile."""
    games = profile_places(profile).games
    return [len(read_game(path).record.actions) for path in sorted(games.glob("*.qqgame"))]
