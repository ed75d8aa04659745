"""The lines of the pipe: every observation comes over whole, and nothing else comes over at all."""

import json
from collections.abc import Iterator
from dataclasses import fields
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiddler_qt.bots.json_lines import LONGEST_LINE, ErrorReport, ProtocolError, ticket_of
from quiddler_qt.bots.protocol import (
    Answer,
    Question,
    parse_question,
    parse_reply,
    question_line,
    reply_line,
)
from quiddler_qt.engine.actions import Challenge, Discard, DrawStock, LayDown, TakeDiscard
from quiddler_qt.engine.observation import Observation
from quiddler_qt.engine.rules import Rules
from quiddler_qt.engine.visibility import observe
from tests.bots.computer_tables import dealt
from tests.random_games import play, random_setup


def question() -> Question:
    seen = observe(dealt(Rules(), ["C", "A", "T"], upcard="V"), 0)
    return Question(7, 2**64 - 1, seen, patience=2, doubts=True)


def as_object() -> dict[str, Any]:
    value: dict[str, Any] = json.loads(question_line(question()))
    return value


def line_of(value: object) -> bytes:
    return json.dumps(value).encode("ascii") + b"\n"


@pytest.mark.parametrize("seed", range(15))
def test_every_observation_comes_over_whole(seed: int) -> None:
    random = Random(seed)
    for move in play(random, random_setup(random)):
        state = move.step.state
        for viewer in (None, random.randrange(len(state.seats))):
            sent = Question(seed, seed, observe(state, viewer))
            line = question_line(sent)
            assert line.endswith(b"\n")
            assert line.count(b"\n") == 1
            assert len(line) < LONGEST_LINE
            assert parse_question(line) == sent


def test_a_name_can_hold_anything() -> None:
    state = dealt(Rules(), ["C", "A", "T"], upcard="V")
    observation = observe(state, 0)
    for name in ('"\n\\', "Zoë", "名前", "\u2028", "🂡"):
        seats = tuple(type(seat)(**{**_fields(seat), "name": name}) for seat in observation.seats)
        named = Observation(**{**_fields(observation), "seats": seats})
        assert parse_question(question_line(Question(0, 0, named))).observation == named


def _fields(value: Any) -> dict[str, Any]:
    return {field.name: getattr(value, field.name) for field in fields(value)}


def places(value: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Where every value of a JSON document stands."""
    yield path
    if isinstance(value, dict):
        for key, item in value.items():
            yield from places(item, (*path, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from places(item, (*path, index))


def put(value: Any, path: tuple[str | int, ...], new: object) -> object:
    if not path:
        return new
    for step in path[:-1]:
        value = value[step]
    value[path[-1]] = new
    return None


def test_a_value_of_another_type_is_refused_wherever_it_stands() -> None:
    for path in places(as_object()):
        wrongs: list[object] = [{}, "nonsense", 1.5, -(10**30), [[]]]
        for wrong in wrongs:
            value = as_object()
            is_text = path[-1:] and path[-1] in ("name", "level", "word_list")
            if (is_text and wrong == "nonsense") or (path[-1:] == ("history",) and wrong == [[]]):
                continue  # That would be right.
            changed = put(value, path, wrong)
            with pytest.raises(ProtocolError):
                parse_question(line_of(value if path else changed))


def test_a_field_that_is_missing_or_unknown_is_refused() -> None:
    for path in places(as_object()):
        holder: Any = as_object()
        value = holder
        for step in path:
            value = value[step]
        if isinstance(value, dict):
            for name in list(value):
                kept = value.pop(name)
                with pytest.raises(ProtocolError):
                    parse_question(line_of(holder))
                value[name] = kept
            value["more"] = 1
            with pytest.raises(ProtocolError):
                parse_question(line_of(holder))


@pytest.mark.parametrize(
    ("path", "wrong"),
    [
        (("version",), 1),
        (("people",), ["many"]),
        (("people",), ["many", "few"]),
        (("people",), "many"),
        (("version",), True),
        (("ticket",), -1),
        (("ticket",), True),
        (("seed",), None),
        (("observation", "hand", 0), 118),
        (("observation", "hand", 0), -1),
        (("observation", "discards"), [500]),
        (("observation", "taken"), 118),
        (("observation", "seat"), 2),
        (("observation", "viewer"), 9),
        (("observation", "out_seat"), -1),
        (("observation", "unseen"), ["A", "QI"]),
        (("observation", "seats", 0, "shown"), ["QI"]),
        (("observation", "seats", 0, "shown"), ["A"] * 12),
        (("observation", "phase"), "lunch"),
        (("observation", "rules", "min_word"), None),
        (("observation", "rules", "hand_sizes"), [99]),
        (("observation", "rules", "duplicates"), 1),
    ],
)
def test_what_cannot_be_is_refused(path: tuple[str | int, ...], wrong: object) -> None:
    value = as_object()
    put(value, path, wrong)
    with pytest.raises(ProtocolError):
        parse_question(line_of(value))


def test_a_card_twice_in_the_hand_is_refused() -> None:
    value = as_object()
    value["observation"]["hand"][0] = value["observation"]["hand"][1]
    with pytest.raises(ProtocolError):
        parse_question(line_of(value))


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\n",
        b"[]",
        b"null",
        b"NaN",
        b"{",
        b'{"version":1,"version":1}',
        b'{"version":1e0}',
        b'{"ticket":Infinity}',
        b'{"ticket":' + b"9" * 5000 + b"}",
        b"[" * 100_000,
        b'{"a":' * 50_000,
        b"\xff\xfe{}",
        '{"é":1}'.encode(),
        b'{"version":1}' + b" " * LONGEST_LINE,
        b"\x80\x04K\x01.",
    ],
    ids=lambda line: repr(line[:12]),
)
def test_other_lines_are_refused_by_name(line: bytes) -> None:
    for parse in (parse_question, parse_reply):
        with pytest.raises(ProtocolError):
            parse(line)
    assert ticket_of(line) is None


@given(st.binary(max_size=60))
def test_no_bytes_make_a_reader_fail_otherwise(line: bytes) -> None:
    for parse in (parse_question, parse_reply):
        with pytest.raises(ProtocolError):
            parse(line)


@pytest.mark.parametrize(
    "reply",
    [
        Answer(0, DrawStock(0)),
        Answer(3, TakeDiscard(7)),
        Answer(10**19, Discard(1, 117)),
        Answer(4, LayDown(2, ((1, 2, 3), (4, 5)), 6)),
        Answer(5, Challenge(1, 0, 2)),
        Answer(6, None),
        ErrorReport(None, "no"),
        ErrorReport(5, "\n\u2028é"),
    ],
)
def test_every_reply_comes_over(reply: Answer | ErrorReport) -> None:
    line = reply_line(reply)
    assert line.count(b"\n") == 1
    assert parse_reply(line) == reply


@pytest.mark.parametrize(
    "value",
    [
        {"ticket": 1, "action": "gather"},
        {"ticket": 1, "action": "1 hand-over person -"},
        {"ticket": 1, "action": "0 discard 118"},
        {"ticket": 1, "action": 5},
        {"ticket": None, "action": "0 stock"},
        {"ticket": 1, "action": "0 stock", "more": 1},
        {"ticket": 1, "error": None},
        {"ticket": "1", "error": "x"},
        {"ticket": 1},
    ],
)
def test_other_replies_are_refused(value: object) -> None:
    with pytest.raises(ProtocolError):
        parse_reply(line_of(value))


def test_the_ticket_of_a_bad_question_is_still_told() -> None:
    assert ticket_of(b'{"ticket":12,"observation":{}}') == 12
