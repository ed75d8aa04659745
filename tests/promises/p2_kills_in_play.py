"""P2: kill -9 of the real program in play: the next start offers the game with every acknowledged action.

It is killed at other things too (``killed_scenes.py``): the sheet of a new game, solitaire, words that are
brought in, settings that change, a challenge. The next start finds all whole and leaves no rubbish.
"""

import signal
import subprocess
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

from quiddler_qt.storage import save_store
from quiddler_qt.storage.saved_game import SavedGame
from tests.promises.harness import Harness, Task, planted_elsewhere
from tests.promises.killed_scenes import SCENES
from tests.promises.outcome import Outcome
from tests.promises.real_program import (
    PATIENCE_S,
    acknowledged,
    last_told,
    saved_actions,
    start,
    start_script,
)

_SCENE: Final = Path(__file__).with_name("killed_scenes.py")
_FULL_ROUNDS: Final = 10
_LONGEST_DELAY_S: Final = 0.3
FILES: Final = {
    "new game": "tables.json",
    "solitaire": ".qqsolo",
    "words": "own_words.json",
    "settings": "settings.json",
    "challenge": ".qqgame",
}
"""What a scene leaves on the disk."""
SCENE_MUTANTS: Final = {"half_settings": ("settings",), "temporary_left": ("words",)}
"""Faults that are planted in scenes, and in which."""


def run(outcome: Outcome, task: Task) -> None:
    """Kills as many programs on one profile, which goes on with the same game each time; then the scenes."""
    random = Random(task.seed)
    if scenes := SCENE_MUTANTS.get(task.mutant):
        for _ in range(task.tries):
            _kill_in_scenes(outcome, task, scenes, random)
        return
    profile = task.folder / "profile"
    for number in range(task.tries):
        outcome.begin_try()
        process = start(profile, *([f"--mutant={task.mutant}"] if task.mutant else []))
        count = acknowledged(process, random.randint(1, 12))
        process.kill()
        count = last_told(process.communicate(timeout=PATIENCE_S)[0], count)
        found = saved_actions(profile, f"try {number}", outcome)
        outcome.demand(found >= count, f"try {number}: {found} saved, {count} acknowledged")
        outcome.counts["actions"] = max(outcome.counts["actions"], found)
    for _ in range(_FULL_ROUNDS if task.full else 1):
        _kill_in_scenes(outcome, task, tuple(SCENES), random)


def _kill_in_scenes(outcome: Outcome, task: Task, scenes: Sequence[str], random: Random) -> None:
    """Kills the program once at each of these, then starts it once more and looks at everything."""
    profile = task.folder / "scenes"
    for scene in scenes:
        outcome.begin_try()
        outcome.counts[scene] += 1
        process = start_script(
            _SCENE, str(profile), scene, *([f"--mutant={task.mutant}"] if task.mutant else [])
        )
        assert process.stdout is not None
        ready = process.stdout.readline()
        outcome.demand(ready == "ready\n", f"{scene}: said {ready!r}")
        try:
            process.wait(random.random() * _LONGEST_DELAY_S)
        except subprocess.TimeoutExpired:
            process.kill()
        _, errors = process.communicate(timeout=PATIENCE_S)
        outcome.demand(errors == "", f"{scene}: said {errors[-300:]}")
        outcome.demand(process.returncode == -signal.SIGKILL, f"{scene}: ended with {process.returncode}")
    last = start(profile, "--resting")
    assert last.stdout is not None
    last.stdout.readline()
    last.send_signal(signal.SIGTERM)
    _, errors = last.communicate(timeout=PATIENCE_S)
    outcome.demand((last.returncode, errors) == (0, ""), f"afterwards: {last.returncode} {errors[-300:]}")
    names = [path.name for path in profile.rglob("*")]
    bad = [name for name in names if name.startswith(".qq-") or "damaged" in name or name == "set-aside"]
    outcome.demand(not bad, f"afterwards: {bad}")
    for scene in scenes:
        kept = any(name.endswith(FILES[scene]) for name in names)
        outcome.demand(kept, f"{scene}: no {FILES[scene]} is kept")
    if "challenge" in scenes:
        saved_actions(profile, "challenge", outcome)


def saves_every_third() -> None:
    """Puts two of three saves off."""
    real = save_store.SaveStore.save_current
    turns = [0]

    def save_current(self: save_store.SaveStore, game: SavedGame) -> SavedGame:
        turns[0] += 1
        return real(self, game) if turns[0] % 3 == 1 else game

    save_store.SaveStore.save_current = save_current  # type: ignore[method-assign]  # a planted fault


HARNESS = Harness(
    "kill -9 in play loses nothing acknowledged",
    run,
    tries=20,
    full_tries=500,
    mutants=dict.fromkeys(("saves_every_third", *SCENE_MUTANTS), planted_elsewhere),
    mutant_tries=8,
)
