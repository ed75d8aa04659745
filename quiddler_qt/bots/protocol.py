"""The lines between the window and the process of the computer seats: one JSON object each, in ASCII.

==========  ==============================================================================
line        fields
==========  ==============================================================================
question    ``version`` (2), ``ticket``, ``seed``, ``observation``, ``patience``, ``doubts``, ``people``
answer      ``ticket``, ``action`` in the notation of saved games: ``"0 discard 17"``, or null
error       ``ticket`` (null where the question had none that could be read), ``error``
==========  ==============================================================================

An observation is an object with its fields by name; enumerations are their values, tuples are lists. The form
follows from the types of the fields, so a field that is added to an observation is never forgotten here.
Readers take nothing on trust: they raise ProtocolError for whatever writers do not write.
"""

from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, get_args, get_origin, get_type_hints

from quiddler_qt.bots.json_lines import (
    LONGEST_ERROR,
    MOST_DIGITS,
    ErrorReport,
    ProtocolError,
    error_line,
    json_line,
    object_of,
    parse_error,
    read_bool,
    read_enum,
    read_int,
    read_list,
    read_only,
    read_str,
)
from quiddler_qt.bots.people import PeopleWords
from quiddler_qt.bots.policies import Decision, Move
from quiddler_qt.engine.actions import Challenge, Discard, DrawStock, LayDown, TakeDiscard
from quiddler_qt.engine.cards import DECK_SIZE, FACES
from quiddler_qt.engine.notation import action_text, parse_action
from quiddler_qt.engine.observation import Observation
from quiddler_qt.engine.rules import MAX_SEATS

VERSION: Final = 2

_FACES: Final = frozenset(FACES)
_MOVES: Final = (DrawStock, TakeDiscard, Discard, LayDown)


@dataclass(frozen=True, slots=True)
class Question:
    """What should the viewer of an observation do? ``ticket`` and ``seed`` have up to 20 digits.

    It is to go out only after ``patience`` turns. ``people`` is what the person in each seat is thought to
    know, one entry a seat, or empty for a first guess. With ``doubts`` it is asked for a challenge of the
    words on the table, and answers with one or with None; else for the next move of its turn.
    """

    ticket: int
    seed: int
    observation: Observation
    patience: int = 0
    doubts: bool = False
    people: tuple[PeopleWords, ...] = ()


@dataclass(frozen=True, slots=True)
class Answer:
    """The move for a question, or the challenge; None for no challenge."""

    ticket: int
    move: Decision


def question_line(question: Question) -> bytes:
    """A question as a line, with its line feed."""
    return json_line(
        {
            "version": VERSION,
            "ticket": question.ticket,
            "seed": question.seed,
            "observation": observation_object(question.observation),
            "patience": question.patience,
            "doubts": question.doubts,
            "people": [words.value for words in question.people],
        }
    )


def parse_question(line: bytes) -> Question:
    """The question of a line. Raises ProtocolError."""
    value = object_of(line)
    if value.get("version") != VERSION or type(value["version"]) is not int:
        raise ProtocolError(f"not a question of version {VERSION}")
    names = {"version", "ticket", "seed", "observation", "patience", "doubts", "people"}
    read_only(value, names, "question")
    observation = read_observation(value["observation"])
    return Question(
        read_int(value["ticket"], "ticket"),
        read_int(value["seed"], "seed"),
        observation,
        read_int(value["patience"], "patience"),
        read_bool(value["doubts"], "doubts"),
        read_people(value["people"], observation),
    )


def reply_line(reply: Answer | ErrorReport) -> bytes:
    """An answer or an error as a line, with its line feed."""
    match reply:
        case Answer(ticket, move):
            return json_line({"ticket": ticket, "action": None if move is None else action_text(move)})
        case ErrorReport():
            return error_line(reply)


def parse_reply(line: bytes) -> Answer | ErrorReport:
    """The answer or the error of a line. Raises ProtocolError."""
    refused = parse_error(line)
    if refused is not None:
        return refused
    value = object_of(line)
    read_only(value, {"ticket", "action"}, "answer")
    ticket, text = read_int(value["ticket"], "ticket"), value["action"]
    return Answer(ticket, None if text is None else _read_decision(text))


# -- writing --------------------------------------------------------------------------------------


def observation_object(observation: Observation) -> object:
    """An observation as JSON has it."""
    return _plain(observation)


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


def read_observation(value: object) -> Observation:
    """An observation that speaks of cards, faces and seats there are. Raises ProtocolError."""
    observation = _read(Observation, value, "observation")
    if not isinstance(observation, Observation):
        raise ProtocolError("no observation")
    _check_places(observation)
    return observation


def read_move(value: object) -> Move:
    """A move of a seat's own turn, in the notation of saves. Raises ProtocolError."""
    move = _read_decision(value)
    if isinstance(move, Challenge):
        raise ProtocolError("not a move of a seat's own turn")
    return move


def read_people(value: object, observation: Observation) -> tuple[PeopleWords, ...]:
    """What the person in each seat is thought to know, one entry a seat or none. Raises ProtocolError."""
    people = read_list(value, "people", lambda one: read_enum(one, "people", PeopleWords), MAX_SEATS)
    if people and len(people) != len(observation.seats):
        raise ProtocolError("people: not one entry a seat")
    return tuple(people)


def _read_decision(value: object) -> Move | Challenge:
    text = read_str(value, "action")
    try:
        decision = parse_action(text)
    except ValueError as error:
        raise ProtocolError(str(error)) from error
    if not isinstance(decision, (*_MOVES, Challenge)):
        raise ProtocolError("not a move of a seat")
    return decision


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
        found = read_list(value, where, lambda member: _read(get_args(kind)[0], member, where))
        if len(set(found)) != len(found):
            raise ProtocolError(f"{where}: a member stands twice")
        return frozenset(found)
    if is_dataclass(kind) and isinstance(kind, type):
        return _read_dataclass(kind, value, where)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return read_enum(value, where, kind)
    if kind is bool:
        return read_bool(value, where)
    if kind is int:
        return read_int(value, where, least=-(10**MOST_DIGITS))
    if kind is str:
        return read_str(value, where)
    raise ProtocolError(f"{where}: not of the type expected")


def _read_tuple(kinds: tuple[Any, ...], value: object, where: str) -> tuple[object, ...]:
    if kinds[1:] != (...,):
        raise ProtocolError(f"{where}: a tuple of a form that is not sent")
    return tuple(read_list(value, where, lambda item: _read(kinds[0], item, where)))


def _read_dataclass(kind: type, value: object, where: str) -> object:
    types = _types_of_fields(kind)
    if not isinstance(value, dict):
        raise ProtocolError(f"{where}: not an object")
    read_only(value, set(types), where)
    arguments = {name: _read(of, value[name], f"{where}.{name}") for name, of in types.items()}
    try:
        return kind(**arguments)
    except ValueError as error:
        raise ProtocolError(f"{where}: {error}"[:LONGEST_ERROR]) from None


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
    faces = [*observation.unseen, *(face for seat in observation.seats for face in seat.shown)]
    if not all(face in _FACES for face in faces):
        raise ProtocolError("no such face")
    if any(len(seat.shown) > seat.card_count for seat in observation.seats):
        raise ProtocolError("more cards shown than held")
