"""A game is its record: what was agreed, the seed of its shuffles, and every action."""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum

from quiddler_qt.engine.actions import Action
from quiddler_qt.engine.faults import Rejection
from quiddler_qt.engine.legality import check
from quiddler_qt.engine.rules import EDITION
from quiddler_qt.engine.state import GameSetup, GameState, new_game
from quiddler_qt.engine.transitions import apply


@dataclass(frozen=True, slots=True)
class GameRecord:
    """All that makes a game. ``seed`` orders its shuffles and is not shown before the game ends."""

    setup: GameSetup
    seed: int
    actions: tuple[Action, ...] = ()
    edition: int = EDITION


class ReplayError(Exception):
    """An action of a record is against the rules. ``index`` counts from 0."""

    def __init__(self, index: int, rejection: Rejection) -> None:
        super().__init__(f"move {index + 1}: {rejection.fault.value} {rejection.detail}".rstrip())
        self.index = index
        self.rejection = rejection


def states(record: GameRecord) -> Iterator[GameState]:
    """The state before the first action and after each. Raises ReplayError at the first wrong action."""
    state = new_game(record.setup)
    yield state
    for index, action in enumerate(record.actions):
        refused = check(state, action)
        if refused is not None:
            raise ReplayError(index, refused)
        state = apply(state, action).state
        yield state


def replay(record: GameRecord) -> GameState:
    """The state after all actions. Raises ReplayError at the first wrong one."""
    last = new_game(record.setup)
    for state in states(record):
        last = state
    return last


def digest(state: GameState) -> str:
    """A fingerprint of a state: equal on every Python, whatever the hash seed (64 hex digits)."""
    return fingerprint(state)


def fingerprint(value: object) -> str:
    """A fingerprint of any value of the engine: dataclasses, enums, tuples, sets, texts, numbers."""
    text = json.dumps(_plain(value), separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def _plain(value: object) -> object:
    """Dataclasses, enums and sets as lists and texts in a fixed order."""
    if is_dataclass(value) and not isinstance(value, type):
        return [_plain(getattr(value, field.name)) for field in fields(value)]
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if isinstance(value, frozenset):
        return sorted(str(_plain(item)) for item in value)
    return value
