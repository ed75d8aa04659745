"""The log: one line a record, rotated, for its owner alone; shown to others without the home folder."""

import logging
import logging.handlers
import os
import re
from io import TextIOWrapper
from pathlib import Path
from typing import Final

from quiddler_qt.storage.atomic_file import RefusedFileError, read_limited

FILE_NAME: Final = "quiddler-qt.log"
LOGGER_NAME: Final = "quiddler_qt"
MAX_BYTES: Final = 5 * 1024 * 1024
_EXPORT_BYTES: Final = 2 * MAX_BYTES

# What ends a line or steers a terminal or the direction of text.
_CONTROL: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")


class OneLineFormatter(logging.Formatter):
    """One line a record, whatever names or tracebacks are in it: control characters are shown escaped."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line."""
        return _CONTROL.sub(_escaped, super().format(record))


class PrivateRotatingHandler(logging.handlers.RotatingFileHandler):
    """A rotating file, mode 0600, that follows no symbolic link. A full disk silences it, not the program."""

    def _open(self) -> TextIOWrapper:
        descriptor = os.open(
            self.baseFilename,
            os.O_WRONLY | os.O_CREAT | os.O_APPEND | getattr(os, "O_NOFOLLOW", 0),
            0o600,
        )
        return os.fdopen(descriptor, "a", encoding="utf-8", errors="backslashreplace")

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 (a name of the library)
        """Lets a record go that cannot be written: there is nowhere left to say so."""


def set_up_log(folder: Path, level: int = logging.INFO) -> logging.Handler:
    """Sends the program's log records to a file in a folder; to nowhere where that cannot be written.

    Returns the handler, for ``shut_log``. Never raises.
    """
    handler: logging.Handler
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        handler = PrivateRotatingHandler(folder / FILE_NAME, maxBytes=MAX_BYTES, backupCount=1)
    except (OSError, ValueError):
        handler = logging.NullHandler()
    handler.setFormatter(OneLineFormatter())
    logger = logging.getLogger(LOGGER_NAME)
    logger.addHandler(handler)
    logger.setLevel(level)
    return handler


def shut_log(handler: logging.Handler) -> None:
    """Takes a handler of ``set_up_log`` away and closes its file."""
    logging.getLogger(LOGGER_NAME).removeHandler(handler)
    handler.close()


def log_for_export(folder: Path, home: Path | None = None) -> str:
    """The log as it may be shown to others: "~" for the home folder. Empty where there is none.

    ``home`` is the folder to hide; None asks the system.
    """
    try:
        text = read_limited(folder / FILE_NAME, _EXPORT_BYTES, follow_symlinks=False).decode(errors="replace")
    except (OSError, RefusedFileError):
        return ""
    return without_home(text, home)


def without_home(text: str, home: Path | None = None) -> str:
    """A text with "~" for the home folder, with either kind of slash, also where it is written escaped."""
    try:
        place = str(home or Path.home())
    except RuntimeError:  # nobody's home
        return text
    if len(place) <= 1:
        return text
    spellings = {place, place.replace("\\", "/"), place.replace("\\", "\\\\"), _CONTROL.sub(_escaped, place)}
    for spelling in sorted(spellings, key=len, reverse=True):
        text = re.sub(re.escape(spelling) + r"(?=[\\/]|\b)", "~", text)
    return text


def _escaped(found: re.Match[str]) -> str:
    char = found.group()
    return {"\n": "\\n", "\r": "\\r", "\t": "\\t"}.get(char, f"\\u{ord(char):04x}")
