"""Everything that moves on the table is moved here, by one clock that stands still when nothing moves."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, Signal

Ease = QEasingCurve.Type


@dataclass(slots=True)
class Move:
    """One movement: ``apply`` gets the eased part of the way, 0..1; ``done`` runs after the last.

    ``told`` moves belong to what an event tells; others (a hovered card that rises) are mere manners.
    """

    key: Hashable
    apply: Callable[[float], None]
    duration_ms: float
    delay_ms: float = 0
    ease: Ease = Ease.OutCubic
    started: Callable[[], None] | None = None
    done: Callable[[], None] | None = None
    told: bool = False
    begin_ms: float = field(default=0, init=False)
    has_begun: bool = field(default=False, init=False)


class Motion(QAbstractAnimation):
    """The clock and the movements under way. A new movement with the key of another takes its place."""

    told_all = Signal()
    rested = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._speed = 1.0
        self._moves: dict[Hashable, Move] = {}
        self._curves: dict[Ease, QEasingCurve] = {}
        self._is_finishing = False

    @property
    def speed(self) -> float:
        """1 is normal, 2 twice as fast, 0 no motion at all."""
        return self._speed

    @speed.setter
    def speed(self, speed: float) -> None:
        self._speed = max(0.0, speed)
        if not self._speed:
            self.finish()

    @property
    def is_telling(self) -> bool:
        """Whether a movement is under way that belongs to an event."""
        return any(move.told for move in self._moves.values())

    def add(self, move: Move) -> None:
        """Starts a movement; without motion it is over at once."""
        if not self._speed:
            self._moves.pop(move.key, None)
            self._end(move)
            return
        running = self.state() == QAbstractAnimation.State.Running
        if not running:
            self.setCurrentTime(0)
        move.begin_ms = self.currentTime() + move.delay_ms / self._speed
        self._moves[move.key] = move
        if not running:
            self.start()

    def has(self, key: Hashable) -> bool:
        """Whether a movement with this key is under way."""
        return key in self._moves

    def drop(self, key: Hashable) -> None:
        """Forgets a movement where it is."""
        self._moves.pop(key, None)

    def finish(self) -> None:
        """Jumps to the end of all movements, in the order in which they would have ended."""
        if self._is_finishing:
            return
        self._is_finishing = True
        told = self.is_telling
        try:
            while self._moves:
                move = min(self._moves.values(), key=lambda one: one.begin_ms + one.duration_ms)
                del self._moves[move.key]
                self._end(move)
        finally:
            self._is_finishing = False
        self.stop()
        if told:
            self.told_all.emit()
        self.rested.emit()

    def clear(self) -> None:
        """Forgets all movements where they are."""
        self._moves.clear()
        self.stop()

    def duration(self) -> int:
        """Without end: the clock is stopped when nothing moves."""
        return -1

    def updateCurrentTime(self, time_ms: int) -> None:
        """Moves everything to where it is at this time."""
        if not self._moves or not self._speed:
            return
        told = self.is_telling
        for move in list(self._moves.values()):
            if self._moves.get(move.key) is not move or time_ms < move.begin_ms:
                continue
            self._begin(move)
            length = max(1.0, move.duration_ms / self._speed)
            part = (time_ms - move.begin_ms) / length
            if part >= 1:
                del self._moves[move.key]
                self._end(move)
            else:
                move.apply(self._curve(move.ease).valueForProgress(part))
        if not self._moves:
            self.stop()
        if told and not self.is_telling:
            self.told_all.emit()
        if not self._moves:
            self.rested.emit()

    def _begin(self, move: Move) -> None:
        if not move.has_begun:
            move.has_begun = True
            if move.started is not None:
                move.started()

    def _end(self, move: Move) -> None:
        self._begin(move)
        move.apply(1.0)
        if move.done is not None:
            move.done()

    def _curve(self, ease: Ease) -> QEasingCurve:
        if ease not in self._curves:
            self._curves[ease] = QEasingCurve(ease)
        return self._curves[ease]
