"""How saves of older versions stay readable: each version's document becomes the next one's, step by step.

A document is the JSON object of a save as parsed, before any field is trusted.

* 1: the first. Fields as ``save_codec`` writes them.

To change the format: raise ``VERSION``, say here what is new, add the step from the version before, and leave
a sample of the old one in ``tests/saves``. Samples are never made anew.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

Document = dict[str, Any]
Migration = Callable[[Document], Document]

VERSION: Final = 1

# From the version named to the next one.
MIGRATIONS: Final[Mapping[int, Migration]] = MappingProxyType({})


class NewerVersionError(Exception):
    """A document of a version that this program does not know yet. It must stay as it is."""

    def __init__(self, version: int) -> None:
        super().__init__(f"version {version}")
        self.version = version


def check_version(version: int, *, current: int = VERSION) -> None:
    """Raises NewerVersionError for a version to come, ValueError for one that never was."""
    if version > current:
        raise NewerVersionError(version)
    if version < 1:
        raise ValueError(f"no version {version}")


def migrate(
    document: Document,
    version: int,
    *,
    current: int = VERSION,
    migrations: Mapping[int, Migration] = MIGRATIONS,
) -> Document:
    """A document of an older version as one of the current version. Raises as ``check_version``.

    The table and the current version are parameters for the tests' sake.
    """
    check_version(version, current=current)
    for step in range(version, current):
        document = migrations[step](document)
    return document
