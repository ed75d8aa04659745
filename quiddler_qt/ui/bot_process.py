"""The moves of the computer seats, asked for in the thinking process.

Nobody waits for one in vain: where the process fails twice over one question, a plain move is played.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from quiddler_qt.bots.json_lines import ErrorReport, ProtocolError
from quiddler_qt.bots.people import PeopleWords
from quiddler_qt.bots.policies import Decision, fits, fits_doubt, plain_move
from quiddler_qt.bots.protocol import Answer, Question, parse_reply, question_line
from quiddler_qt.engine.actions import Challenge
from quiddler_qt.engine.observation import Observation
from quiddler_qt.ui.line_process import PATIENCE_MS, LineProcess


class BotProcess(QObject):
    """Asks for moves, one question at a time.

    ``command``, ``patience_ms`` and ``pipe_log`` are those of `LineProcess`.
    """

    answered = Signal(int, object)
    """The ticket of the question and the viewer's decision: a `policies.Move`, or a challenge or None."""
    failed = Signal(int)
    """There is no move for this ticket: the observation's viewer is not on turn."""
    fell_back = Signal(int)
    """The process died twice over this ticket: ``answered`` follows with a plain move."""

    def __init__(
        self,
        command: Sequence[str] | None = None,
        *,
        patience_ms: int = PATIENCE_MS,
        pipe_log: Callable[[str], None] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._question: Question | None = None
        self._lines = LineProcess(command, patience_ms=patience_ms, pipe_log=pipe_log, parent=self)
        self._lines.received.connect(self._received)
        self._lines.failed.connect(self._play_plainly)

    def ask(
        self,
        ticket: int,
        observation: Observation,
        seed: int,
        *,
        patience: int = 0,
        doubts: bool = False,
        people: tuple[PeopleWords, ...] = (),
    ) -> None:
        """Asks for the move of an observation's viewer; an earlier question without an answer is forgotten.

        ``ticket`` tells answers apart, each is used once. It comes back with a signal, never before this call
        returns. ``seed`` decides between equals; ``patience``, ``doubts`` and ``people`` are those
        of `protocol.Question`. After `shutdown` nothing is asked.
        """
        if not self._lines.closed:
            self._question = Question(ticket, seed, observation, patience, doubts, people)
            self._lines.ask(question_line(self._question))

    def cancel(self) -> None:
        """Forgets the question: whatever the process says to it is dropped."""
        self._question = None
        self._lines.settle()

    def warm_up(self) -> None:
        """Starts the process before the first question, so that it is answered sooner."""
        self._lines.warm_up()

    def process_id(self) -> int | None:
        """The process' number while there is one."""
        return self._lines.process_id()

    def shutdown(self) -> None:
        """Ends the process, within a second, and asks nothing any more. May be called more than once."""
        self._question = None
        self._lines.shutdown()

    def _received(self, line: bytes) -> None:
        question = self._question
        if question is None:
            return
        try:
            reply = parse_reply(line)
        except ProtocolError:
            self._lines.reject()
            return
        if reply.ticket not in (question.ticket, None):
            return
        match reply:
            case Answer(_, decision) if _answers(question, decision):
                self._deliver(decision)
            case Answer():
                self._lines.reject()
            case ErrorReport():
                # The same question would meet the same error again.
                self._play_plainly()

    def _deliver(self, move: object) -> None:
        if self._question is not None:
            ticket = self._question.ticket
            self.cancel()
            self.answered.emit(ticket, move)

    def _play_plainly(self) -> None:
        question = self._question
        if question is None:
            return
        if question.doubts:
            # Nobody need be told that a seat did not come to doubt.
            self._deliver(None)
            return
        try:
            move = plain_move(question.observation)
        except ValueError:
            self.cancel()
            self.failed.emit(question.ticket)
            return
        self.fell_back.emit(question.ticket)
        self._deliver(move)


def _answers(question: Question, decision: Decision) -> bool:
    """Whether a decision is one to this question."""
    if question.doubts:
        return fits_doubt(question.observation, decision)
    if decision is None or isinstance(decision, Challenge):
        return False
    return fits(question.observation, decision)
