"""What a harness reports: how often it tried, and every try that broke the promise."""

from collections import Counter
from dataclasses import dataclass, field

MAX_TOLD = 5


class BrokenPromiseError(Exception):
    """The first failure, where one is enough."""


@dataclass
class Outcome:
    """Tries, failures in words, and figures worth a line.

    ``one_is_enough`` ends the run at the first failure.
    """

    one_is_enough: bool = False
    tries: int = 0
    failures: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    figures: dict[str, float] = field(default_factory=dict)

    def demand(self, kept: bool, what: str) -> None:
        """Notes a failure where something is not as promised."""
        if not kept:
            self.failures.append(what)
            if self.one_is_enough:
                raise BrokenPromiseError(what)

    def worst(self, figure: str, value: float) -> None:
        """Keeps the largest value of a figure."""
        self.figures[figure] = max(value, self.figures.get(figure, value))

    def report(self, promise: str) -> str:
        """All of it as a few lines."""
        parts = [f"{promise}: {self.tries} tries, {len(self.failures)} failed"]
        parts += [f"{name} {count}" for name, count in sorted(self.counts.items())]
        parts += [f"{name} {value:.4g}" for name, value in sorted(self.figures.items())]
        return "\n  ".join([", ".join(parts), *self.failures[:MAX_TOLD]])
