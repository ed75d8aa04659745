"""A solitaire game is its record: what was agreed, the name of its deal, and every action.

==============  ===========================  =================
action          text                         example
==============  ===========================  =================
Deal            as in ``notation``           ``deal 5,117,...``
Rule            as in ``notation``           ``rule QUIT yes``
TakeWord        ``word`` stacks              ``word 0.3.1``
FillGap         ``fill`` source, gap         ``fill 4.0``
NoWordLeft      ``stuck``                    ``stuck``
Finish          ``finish``                   ``finish``
==============  ===========================  =================
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, assert_never

from quiddler_qt.engine.actions import Deal, Rule
from quiddler_qt.engine.notation import action_text, parse_action
from quiddler_qt.engine.record import fingerprint
from quiddler_qt.engine.solitaire import (
    FillGap,
    Finish,
    NoWordLeft,
    SolitaireAction,
    SolitaireRejection,
    SolitaireSetup,
    SolitaireState,
    StackIndex,
    TakeWord,
    apply_solitaire,
    check_solitaire,
    new_solitaire,
)

SOLITAIRE_EDITION: Final = 1
"""The edition of the rules of solitaire. A corrected rule gets a new one; old games keep theirs."""

_STACKS: Final = re.compile(r"[0-7](?:\.[0-7])*")


@dataclass(frozen=True, slots=True)
class SolitaireRecord:
    """All that makes a game. ``deal`` is the name of its deal, as in ``solitaire_deals``."""

    setup: SolitaireSetup
    deal: str
    actions: tuple[SolitaireAction, ...] = ()
    edition: int = SOLITAIRE_EDITION


class SolitaireReplayError(Exception):
    """An action of a record is against the rules. ``index`` counts from 0."""

    def __init__(self, index: int, rejection: SolitaireRejection) -> None:
        super().__init__(f"move {index + 1}: {rejection.fault.value} {rejection.detail}".rstrip())
        self.index = index
        self.rejection = rejection


def solitaire_states(record: SolitaireRecord) -> Iterator[SolitaireState]:
    """The state before the first action and after each. Raises SolitaireReplayError."""
    state = new_solitaire(record.setup)
    yield state
    for index, action in enumerate(record.actions):
        refused = check_solitaire(state, action)
        if refused is not None:
            raise SolitaireReplayError(index, refused)
        state = apply_solitaire(state, action).state
        yield state


def replay_solitaire(record: SolitaireRecord) -> SolitaireState:
    """The state after all actions. Raises SolitaireReplayError at the first wrong one."""
    *_, last = solitaire_states(record)
    return last


def solitaire_digest(state: SolitaireState) -> str:
    """A fingerprint of a state: equal on every Python, whatever the hash seed (64 hex digits)."""
    return fingerprint(state)


def solitaire_action_text(action: SolitaireAction) -> str:
    """An action as one line of text."""
    match action:
        case Deal() | Rule():
            return action_text(action)
        case TakeWord(sources):
            return f"word {'.'.join(map(str, sources))}"
        case FillGap(source, gap):
            return f"fill {source}.{gap}"
        case NoWordLeft():
            return "stuck"
        case Finish():
            return "finish"
        case _:
            assert_never(action)


def parse_solitaire_action(text: str) -> SolitaireAction:
    """The action of one line of text. Raises ValueError."""
    match text.split(" "):
        case ["word", stacks]:
            return TakeWord(_parse_stacks(stacks))
        case ["fill", stacks]:
            source, gap, *more = (*_parse_stacks(stacks), -1)
            if more == [-1]:
                return FillGap(source, gap)
        case ["stuck"]:
            return NoWordLeft()
        case ["finish"]:
            return Finish()
        case ["deal" | "rule", _, *_]:
            action = parse_action(text)
            if isinstance(action, Deal | Rule):
                return action
        case _:
            pass
    raise ValueError(f"not a move: {text[:40]!r}")


def _parse_stacks(text: str) -> tuple[StackIndex, ...]:
    if not _STACKS.fullmatch(text) or len(text) > 2 * 8:
        raise ValueError(f"not stacks: {text[:20]!r}")
    return tuple(int(stack) for stack in text.split("."))
