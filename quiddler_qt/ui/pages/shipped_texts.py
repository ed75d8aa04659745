"""What is shipped with the program for people to read: licences of all its parts, and what is new."""

import json
from dataclasses import dataclass

from quiddler_qt.resource_files import resource


class ShippedTextError(Exception):
    """A data file of this installation is missing or is not what it should be."""


@dataclass(frozen=True, slots=True)
class Licence:
    """What may be done with one part of the program. ``version`` is "" where there is none."""

    name: str
    version: str
    licence: str
    texts: tuple[str, ...]

    @property
    def is_words(self) -> bool:
        """Whether it is that of a word list or of definitions."""
        return self.name.endswith(("(words)", "(definitions)"))


@dataclass(frozen=True, slots=True)
class Release:
    """One version: its number, its day as year-month-day, and what is new for people who play."""

    version: str
    day: str
    points: tuple[str, ...]


def read_licences() -> tuple[Licence, ...]:
    """The licences of all parts, the program itself first. Raises ShippedTextError."""
    return tuple(
        Licence(one["name"], one["version"], one["licence"], tuple(one["texts"]))
        for one in _read("licences.json")
    )


def read_releases() -> tuple[Release, ...]:
    """All versions, the newest first. Raises ShippedTextError."""
    return tuple(Release(one["version"], one["day"], tuple(one["points"])) for one in _read("changes.json"))


def _read(name: str) -> list[dict[str, str]]:
    try:
        found = json.loads(resource(name).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ShippedTextError(f"{name}: {error}") from error
    if not isinstance(found, list):
        raise ShippedTextError(f"{name}: not a list")
    return found
