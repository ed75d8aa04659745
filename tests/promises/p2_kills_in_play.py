"""P2: kill -9 of the real program in play: the next start offers the game with every acknowledged action."""

from random import Random

from quiddler_qt.storage import save_store
from quiddler_qt.storage.saved_game import SavedGame
from tests.promises.harness import Harness, Task, planted_elsewhere
from tests.promises.outcome import Outcome
from tests.promises.real_program import PATIENCE_S, acknowledged, last_told, saved_actions, start


def run(outcome: Outcome, task: Task) -> None:
    """Kills as many programs on one profile, which goes on with the same game each time."""
    random = Random(task.seed)
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


def saves_every_third() -> None:
    """Puts two of three saves off."""
    real = save_store.SaveStore.save_current
    turns = [0]

    def save_current(self: save_store.SaveStore, game: SavedGame) -> SavedGame:
        turns[0] += 1
        return real(self, game) if turns[0] % 3 == 1 else game

    save_store.SaveStore.save_current = save_current  # type: ignore[method-assign]


HARNESS = Harness(
    "kill -9 in play loses nothing acknowledged",
    run,
    tries=20,
    full_tries=500,
    mutants={"saves_every_third": planted_elsewhere},
    mutant_tries=8,
)
