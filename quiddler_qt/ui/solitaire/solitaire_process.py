"""Questions about solitaire to the thinking process: can it be won, which deal can, what is the best lay."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from quiddler_qt.bots.json_lines import ProtocolError, parse_error
from quiddler_qt.bots.solitaire_protocol import (
    DailyQuestion,
    FaceStacks,
    OutlookQuestion,
    SolitaireQuestion,
    WinnableQuestion,
    parse_solitaire_reply,
    solitaire_question_line,
)
from quiddler_qt.engine.solitaire import SolitaireSetup
from quiddler_qt.ui.line_process import PATIENCE_MS, LineProcess


class SolitaireProcess(QObject):
    """Asks one question at a time; a new one takes the place of the old, whose replies are dropped.

    Every question has a ticket, which the methods return. ``command``, ``patience_ms`` and ``pipe_log`` are
    those of `LineProcess`.
    """

    replied = Signal(object)
    """A `SolitaireReply` to the last question; more follow until a final one."""
    failed = Signal(int)
    """The question of this ticket has no answer: the process died twice over it, or could not say."""

    def __init__(
        self,
        command: Sequence[str] | None = None,
        *,
        patience_ms: int = PATIENCE_MS,
        pipe_log: Callable[[str], None] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._ticket = 0
        self._is_asking = False
        self._lines = LineProcess(command, patience_ms=patience_ms, pipe_log=pipe_log, parent=self)
        self._lines.received.connect(self._received)
        self._lines.failed.connect(self._fail)

    def ask_outlook(self, stacks: FaceStacks, setup: SolitaireSetup) -> int:
        """Whether a position can be won, and how."""
        return self._ask(OutlookQuestion(self._ticket + 1, stacks, setup.min_word, setup.word_list))

    def ask_winnable(self, first: int, setup: SolitaireSetup) -> int:
        """Which deal from a number on can be won with common words."""
        return self._ask(WinnableQuestion(self._ticket + 1, first, setup.min_word, setup.word_list))

    def ask_daily(self, stacks: FaceStacks) -> int:
        """What the best lay of a puzzle as dealt is."""
        return self._ask(DailyQuestion(self._ticket + 1, stacks))

    def interrupt(self, ticket: int) -> None:
        """Nobody waits for the answer to this question any more."""
        if self._is_asking and ticket == self._ticket:
            self._is_asking = False
            self._lines.interrupt()

    def warm_up(self) -> None:
        """Starts the process before the first question."""
        self._lines.warm_up()

    def process_id(self) -> int | None:
        """The process' number while there is one."""
        return self._lines.process_id()

    def shutdown(self) -> None:
        """Ends the process, within a second, and asks nothing any more."""
        self._is_asking = False
        self._lines.shutdown()

    def _ask(self, question: SolitaireQuestion) -> int:
        self._ticket = question.ticket
        if not self._lines.closed:
            self._is_asking = True
            self._lines.ask(solitaire_question_line(question))
        return question.ticket

    def _received(self, line: bytes) -> None:
        if not self._is_asking:
            return
        try:
            refused = parse_error(line)
            reply = None if refused is not None else parse_solitaire_reply(line)
        except ProtocolError:
            self._lines.reject()
            return
        if refused is not None:
            if refused.ticket in (self._ticket, None):
                # The same question would meet the same error again.
                self._fail()
        elif reply is not None and reply.ticket == self._ticket:
            if reply.final:
                self._is_asking = False
                self._lines.settle()
            else:
                self._lines.heard()
            self.replied.emit(reply)

    def _fail(self) -> None:
        if self._is_asking:
            self._is_asking = False
            self._lines.settle()
            self.failed.emit(self._ticket)
