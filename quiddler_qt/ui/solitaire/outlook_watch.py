"""The light beside the stacks: whether a game can still be won, known without anybody waiting for it."""

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QObject, Signal

from quiddler_qt.bots.solitaire_protocol import OutlookReply
from quiddler_qt.bots.solitaire_solver import Line, Outlook, faces_of
from quiddler_qt.engine.actions import Rule
from quiddler_qt.engine.solitaire import SolitaireState, Stacks, apply_solitaire, spelling_to_rule
from quiddler_qt.ui.solitaire.solitaire_process import SolitaireProcess

_KEPT = 400
"""Positions whose outlook is kept: undo and redo never ask twice."""


class Light(Enum):
    """What the light says. UNSURE is "looked at for long and not found out"."""

    OFF = "off"
    THINKING = "thinking"
    CAN = "can"
    CANNOT = "cannot"
    UNSURE = "unsure"


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of a position; ``line`` wins, where one is known."""

    light: Light
    line: Line = ()


_LIGHTS = {Outlook.CAN: Light.CAN, Outlook.CANNOT: Light.CANNOT, Outlook.UNKNOWN: Light.UNSURE}


class OutlookWatch(QObject):
    """Watches one position at a time. ``changed()`` comes when more is known of it than before."""

    changed = Signal()

    def __init__(self, process: SolitaireProcess, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process = process
        self._known: dict[Stacks, Known] = {}
        self._state: SolitaireState | None = None
        self._ticket: int | None = None
        process.replied.connect(self._replied)
        process.failed.connect(self._failed)

    @property
    def light(self) -> Light:
        """What the light says of the position."""
        return self._here().light

    @property
    def line(self) -> Line:
        """A way to win from here, () where none is known."""
        return self._here().line

    def look(self, state: SolitaireState) -> None:
        """Another position. What is known of it already, or follows from the one before, is not asked."""
        before, known = self._state, self._here()
        self._state = state
        if state.phase.over or state.stacks in self._known:
            self._stop_asking()
            return
        if before is not None and known.line and _after(before, known) == state.stacks:
            self._keep(state.stacks, Known(Light.CAN, known.line[1:]))
            self._stop_asking()
            return
        self._ticket = self._process.ask_outlook(faces_of(state.stacks), state.setup)

    def forget(self) -> None:
        """Watches nothing: the game is left."""
        self._stop_asking()
        self._state = None
        self._known.clear()

    def pause(self) -> None:
        """Nobody sees the light; ``look`` asks again."""
        self._stop_asking()

    def _here(self) -> Known:
        state = self._state
        if state is None or state.phase.over:
            return Known(Light.OFF)
        return self._known.get(state.stacks, Known(Light.THINKING))

    def _keep(self, stacks: Stacks, known: Known) -> None:
        if len(self._known) >= _KEPT:
            del self._known[next(iter(self._known))]
        self._known[stacks] = known

    def _stop_asking(self) -> None:
        ticket, self._ticket = self._ticket, None
        if ticket is not None:
            self._process.interrupt(ticket)

    def _replied(self, reply: object) -> None:
        if not isinstance(reply, OutlookReply) or reply.ticket != self._ticket or self._state is None:
            return
        if reply.final:
            self._ticket = None
            self._keep(self._state.stacks, Known(_LIGHTS[reply.outlook], reply.line))
            self.changed.emit()

    def _failed(self, ticket: int) -> None:
        if ticket == self._ticket and self._state is not None:
            self._ticket = None
            self._keep(self._state.stacks, Known(Light.UNSURE))
            self.changed.emit()


def _after(state: SolitaireState, known: Known) -> Stacks:
    """The stacks after the next move of a line."""
    move = known.line[0]
    spelling = spelling_to_rule(state, move)
    if spelling is not None:
        state = apply_solitaire(state, Rule(spelling, accepted=True)).state
    return apply_solitaire(state, move).state.stacks
