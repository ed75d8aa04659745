"""The folders the program writes to: the system's own by kind of file, or all under one profile folder."""

import errno
import tempfile
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Final

import platformdirs

from quiddler_qt.storage.atomic_file import try_writing

APP_FOLDER: Final = "quiddler-qt"
_KINDS: Final = ("data", "config", "cache", "log")

# A full disk can be emptied, and the folder is the right one: the first save will tell.
_PASSING: Final = frozenset({errno.ENOSPC, errno.EDQUOT})


class PlaceProblem(Enum):
    """Why a folder cannot be used."""

    NO_HOME = "no_home"
    NOT_A_FOLDER = "not_a_folder"
    NOT_WRITABLE = "not_writable"
    NO_FOLDER = "no_folder"


@dataclass(frozen=True, slots=True)
class UnusablePlace:
    """A folder that should have been used, and why it is not. ``kind`` is a field name of Places."""

    kind: str
    folder: Path
    problem: PlaceProblem


@dataclass(frozen=True, slots=True)
class Places:
    """Folders by kind of file, all made and tried, except where ``unusable`` says otherwise.

    What is unusable is replaced by a temporary folder: the game can be played and saved, but nothing is
    promised beyond the next restart of the machine.
    """

    data: Path
    config: Path
    cache: Path
    log: Path
    unusable: tuple[UnusablePlace, ...] = ()

    @property
    def problem(self) -> UnusablePlace | None:
        """What a person has to be told, once: the most important folder that cannot be used."""
        return self.unusable[0] if self.unusable else None

    @property
    def games(self) -> Path:
        """Where games are saved."""
        return self.data / "games"

    @property
    def read_only_games(self) -> tuple[Path, ...]:
        """Where games of before may lie that can be read, while nothing can be written there."""
        return tuple(place.folder / "games" for place in self.unusable if place.kind == "data")


def places_of(dirs: platformdirs.PlatformDirsABC) -> Places:
    """The folders that a system's conventions name; nothing is made or tried."""
    return Places(
        data=_folder_of(dirs, "data"),
        config=_folder_of(dirs, "config"),
        cache=_folder_of(dirs, "cache"),
        log=_folder_of(dirs, "log"),
    )


CURRENT_PREFIX: Final = "current-"
"""How the names of games in play begin in their folder; `save_store` says how they go on."""


def profile_places(profile: Path) -> Places:
    """Everything under one folder; nothing is made or tried."""
    root = profile.absolute()
    return Places(root / "data", root / "config", root / "cache", root / "log")


def find_places(profile: Path | None = None) -> Places:
    """Folders ready to write to, made with mode 0700. Never raises."""
    # No author and no version: on Windows the one would double the name, the other lose the games at each
    # update.
    if profile is not None:
        wanted = profile_places(profile)
    else:
        wanted = places_of(platformdirs.PlatformDirs(APP_FOLDER, appauthor=False))
    folders: dict[str, Path] = {kind: getattr(wanted, kind) for kind in _KINDS}
    unusable: list[UnusablePlace] = []
    refuge: Path | None = None
    for kind, folder in folders.items():
        problem = _prepare(folder)
        if problem is None:
            continue
        unusable.append(UnusablePlace(kind, folder, problem))
        refuge = refuge or _temporary_folder()
        if refuge is not None:
            folders[kind] = refuge / kind
            _prepare(folders[kind])
    return Places(**folders, unusable=tuple(unusable))


def _folder_of(dirs: platformdirs.PlatformDirsABC, kind: str) -> Path:
    try:
        return Path(getattr(dirs, f"user_{kind}_dir"))
    except RuntimeError:  # nobody's home
        return Path("~", APP_FOLDER, kind)


def _prepare(folder: Path) -> PlaceProblem | None:
    """Makes a folder and tries it."""
    # Where no home is known. Any relative path would follow the working folder.
    if not folder.is_absolute():
        return PlaceProblem.NO_HOME
    try:
        _make_private(folder)
        try_writing(folder)
    except (FileExistsError, NotADirectoryError):
        return PlaceProblem.NOT_A_FOLDER
    except OSError as error:
        if error.errno in _PASSING and folder.is_dir():
            return None
        return PlaceProblem.NOT_WRITABLE if _is_folder(folder) else PlaceProblem.NO_FOLDER
    except ValueError:  # a NUL in a variable of the environment or on the command line
        return PlaceProblem.NO_FOLDER
    return None


def _make_private(folder: Path) -> None:
    """Makes a folder and all above it that are missing, for its owner alone."""
    if folder.is_dir():
        return
    if not folder.parent.exists():
        _make_private(folder.parent)
    try:
        folder.mkdir(mode=0o700)
    except FileExistsError:
        if not folder.is_dir():
            raise


def _is_folder(folder: Path) -> bool:
    try:
        return folder.is_dir()
    except OSError:
        return False


def _temporary_folder() -> Path | None:
    try:
        return Path(tempfile.mkdtemp(prefix=f"{APP_FOLDER}-"))
    except OSError:
        return None
