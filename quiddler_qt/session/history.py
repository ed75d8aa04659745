"""What a person has done to the own cards lately, to be taken back and done again, each step with its name.

Only arranging can be undone: it shows nobody anything. Whatever changes the hand itself (a card drawn, taken,
discarded or laid) is known to others or shows a card, and ends the history; so does the curtain.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from quiddler_qt.engine.cards import Card
from quiddler_qt.session.arrangement import Arrangement, HandOrder

MAX_STEPS: Final = 200
"""More steps are not kept: the oldest go."""


class ChangeKind(StrEnum):
    """What was done."""

    MOVE = "move"
    TO_HAND = "to_hand"
    TO_WORD = "to_word"
    TO_NEW_WORD = "to_new_word"
    TAKE_ROW_BACK = "take_row_back"
    CLEAR = "clear"
    SORT = "sort"
    SHUFFLE = "shuffle"
    TYPE = "type"
    HINT = "hint"


@dataclass(frozen=True, slots=True)
class Change:
    """A change as it is named: what was done, with which cards, to which row (0-based), in which order.

    Changes with the same ``series`` (a word typed letter by letter) are one step; 0 belongs to none.
    """

    kind: ChangeKind
    cards: tuple[Card, ...] = ()
    row: int | None = None
    order: HandOrder | None = None
    series: int = 0


@dataclass(frozen=True, slots=True)
class Step:
    """A change with the arrangements before and after it."""

    change: Change
    before: Arrangement
    after: Arrangement


class ArrangementHistory:
    """The steps of one seat. An arrangement that is not the one a step led to ends the history."""

    def __init__(self) -> None:
        self._done: list[Step] = []
        self._undone: list[Step] = []

    @property
    def undoable(self) -> Change | None:
        """What ``undo`` would take back."""
        return self._done[-1].change if self._done else None

    @property
    def redoable(self) -> Change | None:
        """What ``redo`` would do again."""
        return self._undone[-1].change if self._undone else None

    def note(self, change: Change, before: Arrangement, after: Arrangement) -> None:
        """Keeps a step that was just done; what was undone before it cannot be done again."""
        self._undone.clear()
        last = self._done[-1] if self._done else None
        if last is not None and last.after != before:
            self._done.clear()
        elif last is not None and change.series and last.change.series == change.series:
            self._done.pop()
            before = last.before
        if before != after:
            self._done.append(Step(change, before, after))
        del self._done[:-MAX_STEPS]

    def undo(self, now: Arrangement) -> Arrangement | None:
        """The arrangement before the last step; None where there is none that led to ``now``."""
        if self._done and self._done[-1].after != now:
            self.forget()
        if not self._done:
            return None
        step = self._done.pop()
        self._undone.append(step)
        return step.before

    def redo(self, now: Arrangement) -> Arrangement | None:
        """The arrangement after the step undone last; None where there is none that began with ``now``."""
        if self._undone and self._undone[-1].before != now:
            self.forget()
        if not self._undone:
            return None
        step = self._undone.pop()
        self._done.append(step)
        return step.after

    def forget(self) -> None:
        """Keeps nothing."""
        self._done.clear()
        self._undone.clear()
