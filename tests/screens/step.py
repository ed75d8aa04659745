"""One page of a walk through the program."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Step:
    """How a page is reached: by ``go``, from the page ``after`` or from any that comes before it."""

    page: str
    go: Callable[[], None]
    after: str | None = None
