"""Sentences about files: what could not be read or written, where it lies now, what to do."""

import errno
from datetime import datetime
from pathlib import Path
from typing import assert_never

from quiddler_qt.storage import saved_tables, settings, solitaire_statistics, table_statistics, word_files
from quiddler_qt.storage.places import PlaceProblem, UnusablePlace
from quiddler_qt.storage.records_file import NewerRecordsError
from quiddler_qt.storage.save_codec import Reason, SaveError
from quiddler_qt.storage.save_store import Found, GameInUseError
from quiddler_qt.ui.i18n import tr

_C = "Files"


def reason_text(error: SaveError) -> str:
    """Why a saved game cannot be read, as a part of a sentence."""
    match error.reason:
        case Reason.MISSING:
            return tr(_C, "it is not there")
        case Reason.UNREADABLE:
            return tr(_C, "it cannot be read")
        case Reason.NOT_A_FILE:
            return tr(_C, "it is not a file")
        case Reason.TOO_LARGE:
            return tr(_C, "it is too large for a saved game")
        case Reason.EMPTY:
            return tr(_C, "it is empty")
        case Reason.NOT_A_GAME | Reason.MALFORMED:
            return tr(_C, "it is not a saved game of this program")
        case Reason.NEWER_VERSION:
            return tr(_C, "it was made by a newer version of the program; please update to open it")
        case Reason.DAMAGED:
            return tr(_C, "it is damaged")
        case Reason.TOO_MANY_MOVES:
            return tr(_C, "it has more moves than a game can have")
        case Reason.WRONG_MOVE:
            return tr(_C, "move {number} in it is against the rules").format(number=error.move)
        case Reason.WRONG_RESULT:
            return tr(_C, "its result does not follow from its moves")
        case _:
            assert_never(error.reason)


def refused_sentence(name: str, error: SaveError) -> str:
    """A file that somebody wanted to open."""
    return tr(_C, "{name} cannot be opened: {reason}.").format(name=name, reason=reason_text(error))


def trouble_sentence(name: str, error: Exception) -> str:
    """Something that was to be done with a saved game, and why it was not."""
    match error:
        case SaveError():
            return refused_sentence(name, error)
        case GameInUseError():
            return tr(_C, "{name} is being played in another window of the program.").format(name=name)
        case _:
            return tr(_C, "Nothing was done with {name}: {reason}.").format(
                name=name, reason=_system_reason(error)
            )


def found_sentence(found: Found) -> str:
    """What has to be told of the saved games at the start; empty where all is well."""
    if not found.refused:
        return (
            tr(_C, "The last move could not be read; the game goes on one move earlier.")
            if found.from_backup
            else ""
        )
    first = found.refused[0]
    if first.kept_at == first.path:
        told = tr(_C, "The saved game {name} cannot be opened: {reason}. It was left where it is.")
    else:
        told = tr(
            _C, "The saved game {name} cannot be opened: {reason}. It was set aside in the folder {folder}."
        )
    sentence = told.format(name=first.path.name, reason=reason_text(first.error), folder=first.kept_at.parent)
    if (more := len(found.refused) - 1) > 0:
        sentence += " " + tr(_C, "%n more cannot be opened either.", more)
    if found.from_backup:
        sentence += " " + tr(_C, "The game goes on one move earlier.")
    return sentence


def save_trouble_sentence(error: Exception) -> str:
    """The game in play cannot be written."""
    return tr(
        _C,
        "The game cannot be saved now: {reason}. You can play on; it will be saved as soon as that works.",
    ).format(reason=_system_reason(error))


def settings_trouble_sentence(error: Exception) -> str:
    """The settings cannot be written."""
    return tr(_C, "The settings cannot be saved now: {reason}. They hold until the program ends.").format(
        reason=_system_reason(error)
    )


def _system_reason(error: Exception) -> str:
    """What the system says against writing, as a part of a sentence."""
    code = error.errno if isinstance(error, OSError) else None
    match code:
        case errno.ENOSPC | errno.EDQUOT:
            return tr(_C, "the disk is full")
        case errno.EROFS | errno.EACCES | errno.EPERM:
            return tr(_C, "the folder cannot be written to")
        case errno.ENOENT:
            return tr(_C, "it is not there")
        case _:
            return tr(_C, "the system reports an error")


def settings_set_aside_sentence(path: Path) -> str:
    """The settings file could not be read at all."""
    return tr(
        _C, "The settings could not be read and have their usual values again; the old file is {path}."
    ).format(path=path)


def data_title(name: str) -> str:
    """What a file of data holds, by its name; the name itself for one that nobody knows."""
    match name:
        case settings.FILE_NAME:
            return tr(_C, "Settings")
        case saved_tables.FILE_NAME:
            return tr(_C, "Kept tables")
        case word_files.OWN_WORDS_FILE:
            return tr(_C, "The table's own words")
        case solitaire_statistics.FILE_NAME:
            return tr(_C, "Records of solitaire")
        case table_statistics.FILE_NAME:
            return tr(_C, "Records of the table")
        case _:
            return tr(_C, "Imported word list") if name.endswith(word_files.LIST_SUFFIX) else name


def list_set_aside_sentence(name: str) -> str:
    """An imported word list that is not as it was brought in; ``name`` is that of its file."""
    return tr(
        _C,
        "The imported word list {name} is damaged: its words are not those that were brought in. It was set "
        "aside; please bring the list in again.",
    ).format(name=name)


def data_set_aside_sentence(name: str) -> str:
    """A file of data could not be read at all; ``name`` is the one it had."""
    return tr(_C, "{title}: the file could not be read and was set aside.").format(title=data_title(name))


def uncounted_sentence(error: Exception) -> str:
    """A game that is over cannot be counted in the records."""
    if isinstance(error, NewerRecordsError):
        return tr(_C, "The records were made by a newer version of the program; nothing is counted.")
    return tr(_C, "The records cannot be written now; this game is counted later.")


def records_trouble_sentence(error: Exception) -> str:
    """The records cannot be shown, or cannot be changed by hand."""
    if isinstance(error, NewerRecordsError):
        return tr(_C, "The records were made by a newer version of the program and stay as they are.")
    return tr(_C, "The records cannot be read or changed now: {reason}.").format(reason=_system_reason(error))


def unusable_place_sentence(place: UnusablePlace) -> str:
    """The folder for saved games cannot be used at the start."""
    match place.problem:
        case PlaceProblem.NO_HOME:
            reason = tr(_C, "there is no home folder")
        case PlaceProblem.NOT_A_FOLDER:
            reason = tr(_C, "{folder} is not a folder")
        case PlaceProblem.NOT_WRITABLE:
            reason = tr(_C, "{folder} cannot be written to")
        case PlaceProblem.NO_FOLDER:
            reason = tr(_C, "no folder can be written to")
        case _:
            assert_never(place.problem)
    return tr(
        _C,
        "Games cannot be saved for long: {reason}. You can play; they are kept until the computer restarts.",
    ).format(reason=reason.format(folder=place.folder))


def saved_ago(saved: str, now: datetime) -> str:
    """When a game was saved, in words; a clock that was changed gives a date."""
    try:
        moment = datetime.fromisoformat(saved)
    except ValueError:
        return ""
    seconds = (now - moment).total_seconds()
    minutes = int(seconds // 60)
    if not 0 <= seconds < 24 * 3600:
        return tr(_C, "saved on {date}").format(date=moment.astimezone().strftime("%Y-%m-%d"))
    if minutes < 1:
        return tr(_C, "saved just now")
    if minutes < 60:
        return tr(_C, "saved one minute ago") if minutes == 1 else tr(_C, "saved %n minutes ago", minutes)
    hours = minutes // 60
    return tr(_C, "saved one hour ago") if hours == 1 else tr(_C, "saved %n hours ago", hours)
