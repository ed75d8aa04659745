"""Asks the computer seats' process and shows their moves at a human pace."""

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from quiddler_qt.bots.people import NO_WORDS, PeopleWords, Tally
from quiddler_qt.engine.actions import Action, SeatIndex
from quiddler_qt.engine.observation import Observation
from quiddler_qt.ui.bot_process import BotProcess

THINKING_MS = 600
"""A move is shown to be thought about for so long at motion speed 1; people can then follow it."""


class ComputerTurns(QObject):
    """One question at a time to the process of the computer seats.

    ``decided(action)`` is the answer to the last ``ask``, or the challenge that ``ask_doubts`` led to, no
    sooner than a person can follow; ``believed(seat)`` tells, at once, that it led to none. ``fell_back()``
    tells that the process failed twice and a plain move was taken instead. Answers to earlier questions are
    dropped. One for the whole program: no two questions share a ticket. ``words_laid`` tells how rare the
    words were that people have laid in earlier games.
    """

    decided = Signal(object)
    believed = Signal(int)
    fell_back = Signal()

    def __init__(self, process: BotProcess, motion_speed: float, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.words_laid: Callable[[], Tally] = lambda: NO_WORDS
        self._process = process
        self._motion_speed = motion_speed
        self._patience = 0
        self._pace_percent = 100
        self._ticket = 0
        self._seat: SeatIndex | None = None
        self._answer: Action | None = None
        self._since = QElapsedTimer()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._deliver)
        process.answered.connect(self._answered)
        process.fell_back.connect(self._process_fell_back)

    @property
    def thinking(self) -> SeatIndex | None:
        """The seat that is being asked, if any."""
        return self._seat

    def ask(self, observation: Observation, seed: int, people: tuple[PeopleWords, ...] = ()) -> None:
        """Asks what the viewer of an observation does next. ``seed`` decides where it is indifferent.

        ``people`` is what the person in each seat is thought to know.
        """
        self._begin(observation)
        self._process.ask(self._ticket, observation, seed, patience=self._patience, people=people)

    def ask_doubts(self, observation: Observation, seed: int) -> None:
        """Asks whether the viewer of an observation challenges a word that lies on the table."""
        self._begin(observation)
        self._process.ask(self._ticket, observation, seed, doubts=True)

    def cancel(self) -> None:
        """Forgets the question; nothing is delivered for it."""
        self._timer.stop()
        if self._seat is not None:
            self._process.cancel()
        self._seat = None
        self._answer = None

    def set_motion_speed(self, speed: float) -> None:
        """The pace of the table: 2 is twice as fast, 0 shows no thinking."""
        self._motion_speed = speed

    def set_pace(self, percent: int) -> None:
        """How long thinking is shown, 100 as usual; it goes with the pace of the table."""
        self._pace_percent = percent

    def set_patience(self, turns: int) -> None:
        """No computer seat goes out before it has taken so many turns of a hand."""
        self._patience = turns

    def hurry(self) -> None:
        """Delivers an answer that only waits to be followed: an impatient person pressed something."""
        if self._timer.isActive():
            self._timer.stop()
            self._deliver()

    def _begin(self, observation: Observation) -> None:
        self._ticket += 1
        self._seat = observation.viewer
        self._answer = None
        self._since.start()

    def _answered(self, ticket: int, action: Action | None) -> None:
        if ticket != self._ticket or self._seat is None:
            return
        if action is None:
            seat, self._seat = self._seat, None
            self.believed.emit(seat)
            return
        self._answer = action
        slowly = THINKING_MS * self._pace_percent / 100
        shown_ms = int(slowly / self._motion_speed) if self._motion_speed else 0
        self._timer.start(max(0, shown_ms - int(self._since.elapsed())))

    def _process_fell_back(self, ticket: int) -> None:
        if ticket == self._ticket and self._seat is not None:
            self.fell_back.emit()

    def _deliver(self) -> None:
        answer, self._answer, self._seat = self._answer, None, None
        if answer is not None:
            self.decided.emit(answer)
