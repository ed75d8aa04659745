"""The lines between the window and the process of the computer seats: one JSON object each, in ASCII.

==========  ==============================================================================
line        fields
==========  ==============================================================================
question    ``version`` (1), ``ticket``, ``seed``, ``observation``
answer      ``ticket``, ``action`` in the notation of saved games: ``"0 discard 17"``
error       ``ticket`` (null where the question had none that could be read), ``error``
==========  ==============================================================================

An observation is an object with its fields by name; enumerations are their values, tuples are lists. The form
follows from the types of the fields, so a field that is added to an observation is never forgotten here.
Readers take nothing on trust: they raise ProtocolError for whatever writers do not write.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, NoReturn, get_args, get_origin, get_type_hints

from quiddler_qt.bots.policies import Move
from quiddler_qt.engine.actions import Discard, DrawStock, LayDown, TakeDiscard
from quiddler_qt.engine.cards import DECK_SIZE, FACES
from quiddler_qt.engine.notation import action_text, parse_action
from quiddler_qt.engine.observation import Observation

VERSION: Final = 1
LONGEST_LINE: Final = 1 << 20
"""Bytes of the longest line either side reads; the longest game there is stays far below."""

_LONGEST_NUMBER: Final = 20
_LONGEST_ERROR: Final = 500
_FACES: Final = frozenset(FACES)
_MOVES: Final = (DrawStock, TakeDiscard, Discard, LayDown)


class ProtocolError(ValueError):
    """A line that is none of ours, in a few words for a log."""


@dataclass(frozen=True, slots=True)
class Question:
    """What should the viewer of an observation do? ``ticket`` and ``seed`` have up to 20 digits."""

    ticket: int
    seed: int
    observation: Observation


@dataclass(frozen=True, slots=True)
class Answer:
    """The move for a question."""

    ticket: int
    move: Move


@dataclass(frozen=True, slots=True)
class ErrorReport:
    """Why a question has no answer, for the log; ``ticket`` None where it could not be read."""

    ticket: int | None
    error: str


def question_line(question: Question) -> bytes:
    """A question as a line, with its line feed."""
    return _line(
        {
            "version": VERSION,
            "ticket": question.ticket,
            "seed": question.seed,
            "observation": _plain(question.observation),
        }
    )


def parse_question(line: bytes) -> Question:
    """The question of a line. Raises ProtocolError."""
    value = _object(line)
    if value.get("version") != VERSION or type(value["version"]) is not int:
        raise ProtocolError(f"not a question of version {VERSION}")
    _only(value, {"version", "ticket", "seed", "observation"}, "question")
    observation = _read(Observation, value["observation"], "observation")
    if not isinstance(observation, Observation):
        raise ProtocolError("no observation")
    _check_places(observation)
    return Question(_read_int(value["ticket"], "ticket"), _read_int(value["seed"], "seed"), observation)


def reply_line(reply: Answer | ErrorReport) -> bytes:
    """An answer or an error as a line, with its line feed."""
    match reply:
        case Answer(ticket, move):
            return _line({"ticket": ticket, "action": action_text(move)})
        case ErrorReport(known_ticket, error):
            return _line({"ticket": known_ticket, "error": error[:_LONGEST_ERROR]})


def parse_reply(line: bytes) -> Answer | ErrorReport:
    """The answer or the error of a line. Raises ProtocolError."""
    value = _object(line)
    if "error" in value:
        _only(value, {"ticket", "error"}, "error")
        ticket = None if value["ticket"] is None else _read_int(value["ticket"], "ticket")
        return ErrorReport(ticket, _read_str(value["error"], "error"))
    _only(value, {"ticket", "action"}, "answer")
    try:
        move = parse_action(_read_str(value["action"], "action"))
    except ValueError as error:
        raise ProtocolError(str(error)) from error
    if not isinstance(move, _MOVES):
        raise ProtocolError("not a move of a seat's own turn")
    return Answer(_read_int(value["ticket"], "ticket"), move)


def ticket_of(line: bytes) -> int | None:
    """The ticket of a line that is no proper question, where one can be made out."""
    try:
        return _read_int(_object(line).get("ticket"), "ticket")
    except ProtocolError:
        return None


# -- writing --------------------------------------------------------------------------------------


def _line(value: Mapping[str, object]) -> bytes:
    return json.dumps(value, separators=(",", ":"), allow_nan=False).encode("ascii") + b"\n"


def _plain(value: object) -> object:
    """A value of the engine as JSON has it."""
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if isinstance(value, frozenset):
        return sorted(_plain(item) for item in value)  # type: ignore[type-var]  # values of one enum: texts
    return value


# -- reading --------------------------------------------------------------------------------------


def _object(line: bytes) -> dict[str, Any]:
    """The JSON object of a line, no key twice."""
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
        raise ProtocolError(f"not JSON: {error}"[:_LONGEST_ERROR]) from None
    if not isinstance(value, dict):
        raise ProtocolError("not a JSON object")
    return value


def _pairs_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    value = dict(pairs)
    if len(value) != len(pairs):
        raise ProtocolError("a key stands twice")
    return value


def _parse_int(text: str) -> int:
    if len(text) > _LONGEST_NUMBER:
        raise ProtocolError("a number is too long")
    return int(text)


def _refuse(text: str) -> NoReturn:
    raise ProtocolError(f"not a whole number: {text[:40]}")


def _only(value: Mapping[str, object], names: set[str], where: str) -> None:
    if value.keys() != names:
        raise ProtocolError(f"{where}: not the fields {sorted(names)}")


@cache
def _types_of_fields(of: type) -> dict[str, Any]:
    return get_type_hints(of)


def _read(kind: Any, value: object, where: str) -> object:
    """A value of the engine of a type as written in its field."""
    if get_origin(kind) is UnionType:
        # Only "or None" occurs in what is sent.
        if value is None and NoneType in get_args(kind):
            return None
        (kind,) = (choice for choice in get_args(kind) if choice is not NoneType)
    if get_origin(kind) is tuple:
        return _read_tuple(get_args(kind), value, where)
    if get_origin(kind) is frozenset:
        members = _read_list(value, where)
        found = [_read(get_args(kind)[0], member, where) for member in members]
        if len(set(found)) != len(found):
            raise ProtocolError(f"{where}: a member stands twice")
        return frozenset(found)
    if is_dataclass(kind) and isinstance(kind, type):
        return _read_dataclass(kind, value, where)
    if isinstance(kind, type) and issubclass(kind, Enum):
        try:
            return kind(_read_str(value, where))
        except ValueError:
            raise ProtocolError(f"{where}: no such {kind.__name__}") from None
    if kind is bool and isinstance(value, bool):
        return value
    if kind is int:
        return _read_int(value, where, least=-(10**_LONGEST_NUMBER))
    if kind is str:
        return _read_str(value, where)
    raise ProtocolError(f"{where}: not of the type expected")


def _read_tuple(kinds: tuple[Any, ...], value: object, where: str) -> tuple[object, ...]:
    values = _read_list(value, where)
    if kinds[1:] != (...,):
        raise ProtocolError(f"{where}: a tuple of a form that is not sent")
    return tuple(_read(kinds[0], item, where) for item in values)


def _read_dataclass(kind: type, value: object, where: str) -> object:
    types = _types_of_fields(kind)
    if not isinstance(value, dict):
        raise ProtocolError(f"{where}: not an object")
    _only(value, set(types), where)
    arguments = {name: _read(of, value[name], f"{where}.{name}") for name, of in types.items()}
    try:
        return kind(**arguments)
    except ValueError as error:
        raise ProtocolError(f"{where}: {error}"[:_LONGEST_ERROR]) from None


def _read_list(value: object, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise ProtocolError(f"{where}: not a list")
    return value


def _read_int(value: object, where: str, *, least: int = 0) -> int:
    # True and False are numbers to Python, and to nobody else.
    if type(value) is not int or value < least:
        raise ProtocolError(f"{where}: not a whole number from {least}")
    return value


def _read_str(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise ProtocolError(f"{where}: not a text")
    return value


def _check_places(observation: Observation) -> None:
    """Cards, faces and seats that there are, and no card twice in the hand."""
    cards = [
        *observation.hand,
        *observation.discards,
        *(card for seat in observation.seats for word in seat.laid for card in word.cards),
        *(card for seat in observation.seats for card in seat.unused or ()),
        *([] if observation.taken is None else [observation.taken]),
    ]
    seats = [
        observation.seat,
        observation.dealer,
        *(seat for seat in (observation.viewer, observation.out_seat) if seat is not None),
    ]
    if not all(0 <= card < DECK_SIZE for card in cards):
        raise ProtocolError("no such card")
    if len(set(observation.hand)) != len(observation.hand):
        raise ProtocolError("a card stands twice in the hand")
    if not all(0 <= seat < len(observation.seats) for seat in seats):
        raise ProtocolError("no such seat")
    if not all(face in _FACES for face in observation.unseen):
        raise ProtocolError("no such face")
