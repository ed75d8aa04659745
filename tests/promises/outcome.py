"""What a harness reports: how often it tried, and every try that broke the promise."""

import json
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

MAX_TOLD = 5
_PROGRESS_EVERY_S = 1.0


class BrokenPromiseError(Exception):
    """The first failure, where one is enough."""


@dataclass
class Outcome:
    """Tries, failures in words, and figures worth a line.

    ``one_is_enough`` ends the run at the first failure. ``on_progress`` is told the tries once a second.
    """

    one_is_enough: bool = False
    tries: int = 0
    failures: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    figures: dict[str, float] = field(default_factory=dict)
    on_progress: Callable[[int], None] | None = None
    _told: float = field(default_factory=time.monotonic)

    def begin_try(self) -> None:
        """One try more."""
        self.tries += 1
        now = time.monotonic()
        if self.on_progress is not None and now - self._told >= _PROGRESS_EVERY_S:
            self._told = now
            self.on_progress(self.tries)

    def demand(self, kept: bool, what: str) -> None:
        """Notes a failure where something is not as promised."""
        if not kept:
            self.failures.append(what)
            if self.one_is_enough:
                raise BrokenPromiseError(what)

    def worst(self, figure: str, value: float) -> None:
        """Keeps the largest value of a figure."""
        self.figures[figure] = max(value, self.figures.get(figure, value))

    def to_json(self) -> str:
        """All of it for another process."""
        names = ("tries", "failures", "counts", "figures")
        return json.dumps({name: getattr(self, name) for name in names})

    def add_json(self, text: str) -> None:
        """Adds what another process reported."""
        told = json.loads(text)
        self.tries += told["tries"]
        self.failures += told["failures"]
        self.counts.update(told["counts"])
        for name, value in told["figures"].items():
            self.worst(name, value)

    def report(self, promise: str) -> str:
        """All of it as a few lines."""
        parts = [f"{promise}: {self.tries} tries, {len(self.failures)} failed"]
        parts += [f"{name} {count}" for name, count in sorted(self.counts.items())]
        parts += [f"{name} {value:.4g}" for name, value in sorted(self.figures.items())]
        return "\n  ".join([", ".join(parts), *self.failures[:MAX_TOLD]])
