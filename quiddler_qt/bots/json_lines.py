"""Lines between the window and the thinking process: one JSON object each, in ASCII, read with distrust.

What every protocol shares: whole numbers only and of bounded length, no key twice, no line without end.
"""

import json
from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, NoReturn, TypeVar

LONGEST_LINE: Final = 1 << 20
"""Bytes of the longest line either side reads; the longest game there is stays far below."""
MOST_DIGITS: Final = 20
LONGEST_ERROR: Final = 500

_T = TypeVar("_T")
_E = TypeVar("_E", bound=Enum)


class ProtocolError(ValueError):
    """A line that is none of ours, in a few words for a log."""


@dataclass(frozen=True, slots=True)
class ErrorReport:
    """Why a question has no answer, for the log; ``ticket`` None where it could not be read."""

    ticket: int | None
    error: str


# -- lines ---------------------------------------------------------------------------------------------
def json_line(value: Mapping[str, object]) -> bytes:
    """An object as a line, with its line feed."""
    return json.dumps(value, separators=(",", ":"), allow_nan=False).encode("ascii") + b"\n"


def object_of(line: bytes) -> dict[str, Any]:
    """The JSON object of a line. Raises ProtocolError."""
    if len(line) > LONGEST_LINE:
        raise ProtocolError("the line is too long")
    try:
        value = json.loads(
            line.decode("ascii"),
            object_pairs_hook=_pairs_once,
            parse_int=_parse_int,
            parse_float=_refuse,
            parse_constant=_refuse,
        )
    except ProtocolError:
        raise
    except (ValueError, RecursionError) as error:
        raise ProtocolError(f"not JSON: {error}"[:LONGEST_ERROR]) from None
    if not isinstance(value, dict):
        raise ProtocolError("not a JSON object")
    return value


def kind_of(line: bytes) -> str | None:
    """The ``kind`` of a line, by which questions are told apart; None for one without. Never raises."""
    try:
        kind = object_of(line).get("kind")
    except ProtocolError:
        return None
    return kind if isinstance(kind, str) else None


def ticket_of(line: bytes) -> int | None:
    """The ticket of a line that is no proper question, where one can be made out."""
    try:
        return read_int(object_of(line).get("ticket"), "ticket")
    except ProtocolError:
        return None


def error_line(report: ErrorReport) -> bytes:
    """An error as a line, with its line feed: fields ``ticket`` and ``error``."""
    return json_line({"ticket": report.ticket, "error": report.error[:LONGEST_ERROR]})


def parse_error(line: bytes) -> ErrorReport | None:
    """The error of a line, None for a line that is something else. Raises ProtocolError."""
    value = object_of(line)
    if "error" not in value:
        return None
    read_only(value, {"ticket", "error"}, "error")
    ticket = None if value["ticket"] is None else read_int(value["ticket"], "ticket")
    return ErrorReport(ticket, read_str(value["error"], "error"))


# -- values --------------------------------------------------------------------------------------------
def read_only(value: Mapping[str, object], names: AbstractSet[str], where: str) -> None:
    """Checks that an object has these fields and no others. Raises ProtocolError, as all readers do."""
    if value.keys() != names:
        raise ProtocolError(f"{where}: not the fields {sorted(names)}")


def read_int(value: object, where: str, least: int = 0, most: int = 10**MOST_DIGITS) -> int:
    """A whole number in bounds, both included."""
    # True and False are numbers to Python, and to nobody else.
    if type(value) is not int or not least <= value <= most:
        raise ProtocolError(f"{where}: not a whole number from {least} to {most}")
    return value


def read_bool(value: object, where: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise ProtocolError(f"{where}: not true or false")
    return value


def read_str(value: object, where: str) -> str:
    """A text."""
    if not isinstance(value, str):
        raise ProtocolError(f"{where}: not a text")
    return value


def read_enum(value: object, where: str, kind: type[_E]) -> _E:
    """A member of an enumeration of texts, by its value."""
    text = read_str(value, where)
    try:
        return kind(text)
    except ValueError:
        raise ProtocolError(f"{where}: no such {kind.__name__}") from None


def read_list(value: object, where: str, read: Callable[[object], _T], most: int | None = None) -> list[_T]:
    """A list of what ``read`` accepts, of bounded length if ``most`` is given."""
    if not isinstance(value, list):
        raise ProtocolError(f"{where}: not a list")
    if most is not None and len(value) > most:
        raise ProtocolError(f"{where}: more than {most}")
    return [read(item) for item in value]


def _pairs_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    value = dict(pairs)
    if len(value) != len(pairs):
        raise ProtocolError("a key stands twice")
    return value


def _parse_int(text: str) -> int:
    if len(text) > MOST_DIGITS:
        raise ProtocolError("a number is too long")
    return int(text)


def _refuse(text: str) -> NoReturn:
    raise ProtocolError(f"not a whole number: {text[:40]}")
