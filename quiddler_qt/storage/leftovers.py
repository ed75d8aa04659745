"""Temporary files of writers that were killed, removed once at the next start (bug report B04)."""

import contextlib
import os
import re
import time
from pathlib import Path
from typing import Final

from quiddler_qt.storage.atomic_file import clean_leftovers
from quiddler_qt.storage.places import Places
from quiddler_qt.storage.word_files import LIST_FOLDER

_OF_THE_CACHE: Final = re.compile(r"\.words-[\w.-]*\.tmp|dictionary_counts\.json\.[0-9]+\.tmp")
OLD_S: Final = 3_600
"""Writers of the cache hold no lock; none takes so long."""


def clean_all(places: Places) -> int:
    """Removes them from every folder of the program, and tells how many. Never raises.

    Files of other names stay, as do those that a living writer holds or may still be writing.
    """
    folders = (places.data, places.games, places.config, places.data / LIST_FOLDER)
    return sum(map(clean_leftovers, folders)) + _clean_cache(places.cache)


def _clean_cache(folder: Path) -> int:
    removed = 0
    newest = time.time() - OLD_S
    try:
        names = [entry.name for entry in os.scandir(folder) if _OF_THE_CACHE.fullmatch(entry.name)]
    except OSError:
        return 0
    for name in names:
        with contextlib.suppress(OSError):
            if (folder / name).lstat().st_mtime <= newest:
                (folder / name).unlink()
                removed += 1
    return removed
