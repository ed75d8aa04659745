"""P18: two copies of the real program on one folder lose nothing of each other, also if one is killed."""

import signal
from random import Random

from tests.promises.harness import Harness, Task, planted_elsewhere
from tests.promises.outcome import Outcome
from tests.promises.real_program import PATIENCE_S, acknowledged, all_records, last_told, start


def run(outcome: Outcome, task: Task) -> None:
    """As many pairs, each on a folder of its own; one is asked to end, the other killed or asked."""
    random = Random(task.seed)
    for number in range(task.tries):
        outcome.begin_try()
        profile = task.folder / f"pair {number}"
        options = [f"--mutant={task.mutant}"] if task.mutant else []
        pair = [start(profile, *options) for _ in range(2)]
        counts = [acknowledged(process, random.randint(2, 12)) for process in pair]
        ends = [signal.SIGTERM, random.choice((signal.SIGKILL, signal.SIGTERM))]
        random.shuffle(ends)
        for place, (process, end) in enumerate(zip(pair, ends, strict=True)):
            process.send_signal(end)
            told, errors = process.communicate(timeout=PATIENCE_S)
            counts[place] = last_told(told, counts[place])
            outcome.counts[end.name] += 1
            outcome.demand(errors == "", f"pair {number}: said {errors[-300:]!r}")
        found = sorted(all_records(profile))
        kept = len(found) == len(counts) and all(
            saved >= count for saved, count in zip(found, sorted(counts), strict=True)
        )
        outcome.demand(kept, f"pair {number}: {counts} acknowledged, {found} saved")


HARNESS = Harness(
    "two copies on one folder lose nothing of each other",
    run,
    tries=5,
    full_tries=200,
    mutants={"one_slot_for_all": planted_elsewhere},
    mutant_tries=5,
)
