"""P7: save then load changes nothing, at every kind of step: equal states, digests and bytes."""

from collections.abc import Iterator
from itertools import count, islice

from quiddler_qt.engine.record import digest
from quiddler_qt.storage import save_codec
from quiddler_qt.storage.saved_game import SavedGame, summary_of
from tests.promises.harness import Harness, Task
from tests.promises.mutants import chosen
from tests.promises.outcome import Outcome
from tests.storage.sample_games import positions


def run(outcome: Outcome, task: Task) -> None:
    """Saves and loads as many positions, of as many games as it takes."""
    # Few tries are spread over more games.
    for what, game in islice(_positions(task.seed, every=1 + 2_000 // task.tries), task.tries):
        outcome.begin_try()
        data = save_codec.encode(game)
        again = save_codec.decode(data)
        outcome.demand(again == game, f"{what}: another game")
        outcome.demand(digest(again.state) == digest(game.state), f"{what}: another digest")
        outcome.demand(save_codec.encode(again) == data, f"{what}: other bytes")
        outcome.demand(save_codec.decode_summary(data) == summary_of(game), f"{what}: another summary")
        after = type(game.record.actions[-1]).__name__ if game.record.actions else "nothing"
        outcome.counts[f"after {after}"] += 1
        outcome.worst("largest bytes", len(data))


def _positions(seed: int, every: int) -> Iterator[tuple[str, SavedGame]]:
    for game_seed in count(seed * 1_000):
        for index, game in enumerate(positions(game_seed)):
            if index % every == 0:
                yield f"game {game_seed}, position {index}", game


HARNESS = Harness(
    "save then load changes nothing",
    run,
    tries=500,
    full_tries=10_000,
    mutants=chosen("lost_arrangement"),
    mutant_tries=50,
)
