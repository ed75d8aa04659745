"""What a promise is put to the test by: the run itself, its figures, and the faults it has to notice."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tests.promises.outcome import Outcome


@dataclass(frozen=True)
class Task:
    """One run: how many tries from which seed, in an empty folder, at the figures of a release or not.

    ``mutant`` is the name of the fault planted in this process, for harnesses that work in others. ``disk``
    is a small disk to fill, where one could be mounted.
    """

    tries: int
    seed: int
    folder: Path
    full: bool
    mutant: str = ""
    disk: Path | None = None


@dataclass(frozen=True)
class Harness:
    """A promise as it is tried: ``tries`` in a test run, ``full_tries`` for a release.

    ``mutants`` plant a fault each, in the process of the run; with ``mutant_tries`` the run has to fail.
    """

    what: str
    run: Callable[[Outcome, Task], None]
    tries: int
    full_tries: int
    mutants: Mapping[str, Callable[[], None]] = field(default_factory=dict)
    mutant_tries: int = 0


def planted_elsewhere() -> None:
    """For a mutant that the harness plants in the processes it starts, by ``Task.mutant``."""
