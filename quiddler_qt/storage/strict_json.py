"""JSON without the liberties that parsers take, and readers that trust no field."""

import json
import re
from collections.abc import Callable, Sequence
from typing import Any, NoReturn, TypeVar

_T = TypeVar("_T")
_MAX_DIGITS = 20


class StrictJsonError(ValueError):
    """Text that is not the JSON expected. The message tells where or why, in a few words for a log."""


def parse(text: str) -> object:
    """The value of a JSON text: no doubled keys, no fractions, no NaN, no huge numbers, no deep nesting.

    Raises StrictJsonError.
    """
    try:
        return json.loads(
            text,
            object_pairs_hook=_object_once,
            parse_int=_parse_int,
            parse_float=_refuse_number,
            parse_constant=_refuse_number,
        )
    except StrictJsonError:
        raise
    except RecursionError:
        raise StrictJsonError("nested too deeply") from None
    except ValueError as error:
        raise StrictJsonError(f"not JSON: {error}"[:200]) from None


def as_object(
    value: object, keys: Sequence[str], where: str, *, optional: Sequence[str] = ()
) -> dict[str, Any]:
    """An object with exactly these keys, and any of the optional ones."""
    if not isinstance(value, dict) or value.keys() - set(optional) != set(keys):
        raise StrictJsonError(f"{where}: not the fields expected")
    return value


def as_list(value: object, where: str, *, least: int = 0, most: int) -> list[Any]:
    """A list of so many entries."""
    if not isinstance(value, list) or not least <= len(value) <= most:
        raise StrictJsonError(f"{where}: not a list of {least} to {most}")
    return value


def as_int(value: object, where: str, *, least: int = 0, most: int) -> int:
    """A whole number within bounds; true and false are none."""
    if type(value) is not int or not least <= value <= most:
        raise StrictJsonError(f"{where}: not a number from {least} to {most}")
    return value


def as_bool(value: object, where: str) -> bool:
    """True or false; 0 and 1 are neither."""
    if not isinstance(value, bool):
        raise StrictJsonError(f"{where}: not true or false")
    return value


def as_text(value: object, where: str, pattern: re.Pattern[str]) -> str:
    """A text that matches a pattern as a whole."""
    if not isinstance(value, str) or not pattern.fullmatch(value):
        raise StrictJsonError(f"{where}: not a text of the kind expected")
    return value


def as_one_of(value: object, where: str, read: Callable[[str], _T]) -> _T:
    """A text that ``read`` (an enum, say) knows; its ValueError refuses all others."""
    if isinstance(value, str):
        try:
            return read(value)
        except ValueError:
            pass
    raise StrictJsonError(f"{where}: not one of the values known")


def _object_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise StrictJsonError("a field stands twice")
    return found


def _parse_int(digits: str) -> int:
    if len(digits) > _MAX_DIGITS:
        raise StrictJsonError("a number is too large")
    return int(digits)


def _refuse_number(text: str) -> NoReturn:
    raise StrictJsonError(f"not a whole number: {text[:20]}")
