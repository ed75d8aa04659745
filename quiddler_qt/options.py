"""What the command line asks of the window."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Options:
    """A saved game to open, a folder for all files, a seed for the next game, the self-test."""

    file: Path | None = None
    profile: Path | None = None
    seed: int | None = None
    smoke: bool = False
