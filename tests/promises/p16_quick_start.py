"""P16: quick start: the first paint against that of a bare window of the same toolkit, in the same run.

A test run tries that both are painted and tells the ratio; the goal is a release's: clocks are no tests.
"""

import statistics

from tests.benchmarks import bench_program
from tests.promises.harness import Harness, Task
from tests.promises.outcome import Outcome


def run(outcome: Outcome, task: Task) -> None:
    """As many pairs of starts, in turn; the first start of the program, which is cold, is left out."""
    profile = str(task.folder / "profile")
    bench_program.run(bench_program.PROGRAM, "0", profile)
    ours, bare = [], []
    for _ in range(task.tries):
        outcome.begin_try()
        ours.append(bench_program.run(bench_program.PROGRAM, "0", profile).get("paint", 0.0))
        bare.append(bench_program.run(bench_program.BARE, "0").get("paint", 0.0))
    outcome.demand(min(*ours, *bare) > 0, "nothing was painted")
    ratio = statistics.median(one / other for one, other in zip(ours, bare, strict=True))
    outcome.figures["ms"] = statistics.median(ours) * 1_000
    outcome.figures["ratio"] = ratio
    if task.full:
        goal = bench_program.MOST_FIRST_PAINT
        outcome.demand(ratio <= goal, f"first paint {ratio:.2f} times that of a bare window, goal {goal}")


def _never_tells() -> None:
    """The program paints nothing that anybody sees."""
    bench_program.PROGRAM = "print('paint', 0)"


HARNESS = Harness(
    "the first paint comes soon",
    run,
    tries=3,
    full_tries=20,
    mutants={"never_tells": _never_tells},
    mutant_tries=1,
)
