"""JSON without liberties."""

import re
from collections.abc import Callable
from enum import Enum

import pytest

from quiddler_qt.storage.strict_json import (
    StrictJsonError,
    as_bool,
    as_int,
    as_list,
    as_object,
    as_one_of,
    as_text,
    parse,
)


class Colour(Enum):
    RED = "red"


def test_plain_json_is_read() -> None:
    assert parse('{"a":[1,-2,true,null,"ä"]}') == {"a": [1, -2, True, None, "ä"]}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[1,]",
        "{'a':1}",
        "\ufeff{}",
        '"\0"',
        "[" * 100_000 + "]" * 100_000,
        '{"a":' * 100_000 + "1" + "}" * 100_000,
        "9" * 5_000,
        "1.5",
        "1e9",
        "NaN",
        "-Infinity",
        '{"a":1,"a":1}',
        '{"a":{"b":1,"b":2}}',
    ],
)
def test_liberties_are_refused_in_one_way(text: str) -> None:
    with pytest.raises(StrictJsonError) as caught:
        parse(text)
    assert len(str(caught.value)) <= 200


@pytest.mark.parametrize(
    "read",
    [
        lambda: as_int(True, "x", most=5),
        lambda: as_int(1.0, "x", most=5),
        lambda: as_int("1", "x", most=5),
        lambda: as_int(6, "x", most=5),
        lambda: as_int(-1, "x", most=5),
        lambda: as_bool(1, "x"),
        lambda: as_bool(None, "x"),
        lambda: as_list((1,), "x", most=5),
        lambda: as_list([1, 2], "x", most=1),
        lambda: as_list([], "x", least=1, most=1),
        lambda: as_object([], (), "x"),
        lambda: as_object({"a": 1}, ("a", "b"), "x"),
        lambda: as_object({"a": 1, "b": 1}, ("a",), "x"),
        lambda: as_text("ab\n", "x", re.compile("[a-z]+")),
        lambda: as_text(5, "x", re.compile("[a-z]+")),
        lambda: as_one_of("blue", "x", Colour),
        lambda: as_one_of(["red"], "x", Colour),
    ],
)
def test_fields_of_another_kind_are_refused(read: Callable[[], object]) -> None:
    with pytest.raises(StrictJsonError, match=r"^x: "):
        read()


def test_fields_of_the_right_kind() -> None:
    assert as_int(5, "x", most=5) == 5
    assert as_int(-5, "x", least=-5, most=5) == -5
    assert as_bool(False, "x") is False
    assert as_list([1], "x", least=1, most=1) == [1]
    assert as_object({"a": 1}, ("a",), "x") == {"a": 1}
    assert as_text("ab", "x", re.compile("[a-z]+")) == "ab"
    assert as_one_of("red", "x", Colour) is Colour.RED
