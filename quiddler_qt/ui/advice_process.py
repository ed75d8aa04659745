"""Advice, asked for in a thinking process of its own: hints, lessons and reviews.

Its own, so that a long review never stands before a computer seat's move. It is started when first asked, and
knows nothing but the observations it is sent.
"""

import logging
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from quiddler_qt.bots.advice import AdviceQuestion
from quiddler_qt.bots.advice_protocol import advice_question_line, parse_advice
from quiddler_qt.bots.json_lines import ErrorReport, ProtocolError
from quiddler_qt.ui.line_process import LineProcess

log = logging.getLogger(__name__)

PATIENCE_MS = 20_000
"""Nothing is said between question and answer, and eight seats with ten cards take some seconds."""


class AdviceProcess(QObject):
    """Answers questions one after the other, in the order in which they were asked.

    ``command``, ``patience_ms`` and ``pipe_log`` are those of `LineProcess`.
    """

    answered = Signal(int, object)
    """The ticket of the question and the `advice.Advice`."""
    failed = Signal(int)
    """There is no advice for this ticket: the process failed over it."""

    def __init__(
        self,
        command: Sequence[str] | None = None,
        *,
        patience_ms: int = PATIENCE_MS,
        pipe_log: Callable[[str], None] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._last_ticket = 0
        self._open: int | None = None
        self._waiting: deque[AdviceQuestion] = deque()
        self._lines = LineProcess(command, patience_ms=patience_ms, pipe_log=pipe_log, parent=self)
        self._lines.received.connect(self._received)
        self._lines.failed.connect(self._give_up)

    def ask(self, question: AdviceQuestion) -> int:
        """Asks, and returns the ticket of the answer; that of the question itself is not looked at.

        No answer comes before this call returns, and none at all after `shutdown`.
        """
        self._last_ticket += 1
        self._waiting.append(replace(question, ticket=self._last_ticket))
        if self._open is None:
            self._send_next()
        return self._last_ticket

    def cancel(self, ticket: int) -> None:
        """Forgets a question: no answer comes, and the process stops thinking about it."""
        self._waiting = deque(question for question in self._waiting if question.ticket != ticket)
        if ticket == self._open:
            self._lines.interrupt()
            self._send_next()

    def shutdown(self) -> None:
        """Ends the process, within a second, and asks nothing any more. May be called more than once."""
        self._open = None
        self._waiting.clear()
        self._lines.shutdown()

    def _send_next(self) -> None:
        self._open = None
        if self._waiting and not self._lines.closed:
            question = self._waiting.popleft()
            self._open = question.ticket
            self._lines.ask(advice_question_line(question))

    def _give_up(self) -> None:
        ticket = self._open
        self._send_next()
        if ticket is not None:
            self.failed.emit(ticket)

    def _received(self, line: bytes) -> None:
        ticket = self._open
        if ticket is None:
            return
        try:
            reply = parse_advice(line)
        except ProtocolError:
            self._lines.reject()
            return
        if reply.ticket not in (ticket, None):
            return
        self._lines.settle()
        if isinstance(reply, ErrorReport):
            # The same question would meet the same error again.
            log.warning("no advice: %s", reply.error)
            self._give_up()
            return
        self._send_next()
        self.answered.emit(ticket, reply)
