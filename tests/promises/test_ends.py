"""P2 and P17 on the real program: killed or asked to end at any moment, the game is there again."""

import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from quiddler_qt.engine.record import digest, replay
from quiddler_qt.storage.places import profile_places
from quiddler_qt.storage.save_store import SaveStore

PLAYER = Path(__file__).with_name("playing_program.py")
TREE = PLAYER.parents[2]
KILLS = 20
ENDS = 18
LEAST_SECONDS = 10
"""Tells a hung program from a slow machine; the two seconds of the promise are a figure, not a test."""


def start(profile: Path, *options: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(PLAYER), str(profile), *options]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=TREE, env=_environment()
    )


def _environment() -> dict[str, str]:
    import os

    return {**os.environ, "PYTHONPATH": str(TREE)}


def acknowledged(process: subprocess.Popen[str], moves: int) -> int:
    """Reads on until so many moves have been acknowledged; the number of actions then in the record."""
    count = 0
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith("moved "):
            count = int(line.split()[1])
            moves -= 1
            if moves <= 0:
                return count
    raise AssertionError(f"the program ended by itself: {process.stderr.read() if process.stderr else ''}")


def saved_actions(profile: Path) -> int:
    """The length of the record that the next start finds; it has to replay to its own state."""
    store = SaveStore(profile_places(profile).games)
    found = store.load_current()
    store.close()
    assert found.game is not None, found.refused
    assert not found.refused
    assert digest(replay(found.game.record)) == digest(found.game.state)
    return len(found.game.record.actions)


def test_kill_9_in_play_loses_no_acknowledged_action(tmp_path: Path) -> None:
    random = Random(2)
    profile = tmp_path / "profile"
    for _ in range(KILLS):
        process = start(profile)
        count = acknowledged(process, random.randint(1, 12))
        process.kill()
        rest = process.communicate(timeout=LEAST_SECONDS)[0]
        told = [
            int(line.split()[1])
            for line in rest.splitlines()
            if line.startswith("moved ") and line[6:].isdigit()
        ]
        assert saved_actions(profile) >= max([count, *told])


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
@pytest.mark.parametrize("thinking", [False, True])
def test_asked_to_end_it_saves_and_ends(tmp_path: Path, number: signal.Signals, *, thinking: bool) -> None:
    random = Random(int(number))
    profile = tmp_path / "profile"
    for _ in range(ENDS // 6):
        process = start(profile, *(["--thinking"] if thinking else []))
        count = acknowledged(process, 1 if thinking else random.randint(1, 10))
        process.send_signal(number)
        _, errors = process.communicate(timeout=LEAST_SECONDS)
        assert errors == ""
        assert process.returncode == 0
        assert saved_actions(profile) >= count
