"""Actions are values: equal, hashable, unchangeable."""

from dataclasses import FrozenInstanceError, fields
from typing import get_args

import pytest

from quiddler_qt.engine.actions import Action, ChanceAction, DrawStock, SeatAction, TableAction
from tests.engine.test_notation import TABLE


def test_the_groups_make_up_the_actions() -> None:
    groups = [set(get_args(group)) for group in (SeatAction, ChanceAction, TableAction)]
    assert set.union(*groups) == set(get_args(Action))
    assert sum(map(len, groups)) == len(get_args(Action))


def test_the_acting_seat_comes_first() -> None:
    assert all(fields(kind)[0].name == "seat" for kind in get_args(SeatAction))


def test_actions_are_values() -> None:
    assert len({action for action, _ in TABLE}) == len(TABLE)
    with pytest.raises(FrozenInstanceError):
        DrawStock(0).seat = 1  # type: ignore[misc]  # what the test is about
