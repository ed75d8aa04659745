"""The process in which computer seats think, as seen from the window.

Nobody waits for it in vain: it is started when first needed and again when it dies or falls silent, and where
it fails twice over one question, a plain move is played.
"""

import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QProcessEnvironment, Qt, QTimer, Signal

from quiddler_qt.bots.policies import fits, plain_move
from quiddler_qt.bots.protocol import (
    LONGEST_LINE,
    Answer,
    ErrorReport,
    ProtocolError,
    Question,
    parse_reply,
    question_line,
)
from quiddler_qt.engine.observation import Observation

PATIENCE_MS: Final = 10_000
"""A question without an answer for so long counts as a death of the process."""
FAREWELL_MS: Final = 300
"""So long the process may take to end by itself; then it is killed."""
_KILLED_MS: Final = 500

DEATHS_PER_QUESTION: Final = 2


def computer_seat_command(cache_folder: Path | None = None) -> list[str]:
    """The command line of the process: this program, or this package, told to be a computer seat.

    ``cache_folder`` is where its table of words is kept between games, None for nowhere.
    """
    if getattr(sys, "frozen", False):
        command = [sys.executable, "--computer-seat"]
    else:
        # -P: nothing in the current folder may pose as a module.
        command = [sys.executable, "-P", "-m", "quiddler_qt", "--computer-seat"]
    return command if cache_folder is None else [*command, "--cache", str(cache_folder)]


@dataclass(slots=True)
class _Pending:
    """The question that waits for its answer, and how often the process died over it."""

    question: Question
    deaths: int = 0


class BotProcess(QObject):
    """Asks the process of the computer seats for moves, one question at a time.

    ``command`` is the command line, `computer_seat_command` by default. ``pipe_log`` is given every line that
    passes, with ``>`` before those sent, ``<`` before those received and ``!`` before what the process says
    besides.
    """

    answered = Signal(int, object)
    """The ticket of the question and the move, a `policies.Move` of the observation's viewer."""
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
        self._command = list(command) if command is not None else computer_seat_command()
        self._pipe_log = pipe_log
        self._process: QProcess | None = None
        self._pending: _Pending | None = None
        self._closed = False
        self._watchdog = QTimer(self, singleShot=True, interval=patience_ms)
        self._watchdog.timeout.connect(self._fell_silent)
        application = QCoreApplication.instance()
        if application is not None:
            # A process that outlives its QProcess is a zombie, and Qt complains.
            application.aboutToQuit.connect(self.shutdown)

    def ask(self, ticket: int, observation: Observation, seed: int) -> None:
        """Asks for the move of an observation's viewer; an earlier question without an answer is forgotten.

        ``ticket`` tells answers apart, each is used once. It comes back with a signal, never before this call
        returns. ``seed`` decides between equals. After `shutdown` nothing is asked.
        """
        if self._closed:
            return
        self._pending = _Pending(Question(ticket, seed, observation))
        if self._process is None:
            self._start()
        self._send()

    def cancel(self) -> None:
        """Forgets the question: whatever the process says to it is dropped."""
        self._pending = None
        self._watchdog.stop()

    def warm_up(self) -> None:
        """Starts the process before the first question, so that it is answered sooner."""
        if not self._closed and self._process is None:
            self._start()

    def process_id(self) -> int | None:
        """The process' number while there is one."""
        if self._process is None or self._process.state() == QProcess.ProcessState.NotRunning:
            return None
        return int(self._process.processId()) or None

    def shutdown(self) -> None:
        """Ends the process, within a second, and asks nothing any more. May be called more than once."""
        self._closed = True
        self.cancel()
        process, self._process = self._process, None
        if process is not None:
            process.blockSignals(True)
            if process.state() != QProcess.ProcessState.NotRunning:
                process.closeWriteChannel()
                if not process.waitForFinished(FAREWELL_MS):
                    process.kill()
                    process.waitForFinished(_KILLED_MS)
            process.deleteLater()

    # -- the process ------------------------------------------------------------------------------

    def _start(self) -> None:
        process = QProcess(self)
        process.setProgram(self._command[0])
        process.setArguments(self._command[1:])
        process.setProcessEnvironment(_environment())
        if sys.platform != "win32":
            # In a session of its own: a Ctrl+C in the terminal is for the window alone.
            own_session = QProcess.UnixProcessParameters()
            own_session.flags = QProcess.UnixProcessFlag.CreateNewSession
            process.setUnixProcessParameters(own_session)
        process.readyReadStandardOutput.connect(self._read)
        process.readyReadStandardError.connect(self._read_besides)
        process.finished.connect(self._died)
        # Queued: some systems report a failed start while start() still runs.
        process.errorOccurred.connect(self._error_occurred, Qt.ConnectionType.QueuedConnection)
        self._process = process
        process.start()

    def _send(self) -> None:
        if self._pending is None or self._process is None:
            return
        line = question_line(self._pending.question)
        self._log(">", line)
        if self._process.state() != QProcess.ProcessState.NotRunning:
            # Kept by Qt until the process has started and reads.
            self._process.write(line)
        self._watchdog.start()

    def _read(self) -> None:
        while self._process is not None and self._process.canReadLine():
            self._received(bytes(self._process.readLine().data()))
        if self._process is not None and self._process.bytesAvailable() > LONGEST_LINE:
            self._process.kill()

    def _read_besides(self) -> None:
        if self._process is not None:
            self._log("!", bytes(self._process.readAllStandardError().data()))

    def _received(self, line: bytes) -> None:
        self._log("<", line)
        pending = self._pending
        if pending is None:
            return
        try:
            reply = parse_reply(line)
        except ProtocolError:
            self._fell_silent()
            return
        if reply.ticket not in (pending.question.ticket, None):
            return
        match reply:
            case Answer(_, move) if fits(pending.question.observation, move):
                self._deliver(move)
            case Answer():
                self._fell_silent()
            case ErrorReport():
                # The same question would meet the same error again.
                self._play_plainly()

    def _deliver(self, move: object) -> None:
        if self._pending is not None:
            ticket = self._pending.question.ticket
            self.cancel()
            self.answered.emit(ticket, move)

    # -- when it goes wrong -----------------------------------------------------------------------

    def _fell_silent(self) -> None:
        """No answer in time, or nonsense: as good as dead."""
        if self._process is not None and self._process.state() != QProcess.ProcessState.NotRunning:
            self._process.kill()

    def _error_occurred(self) -> None:
        # Every other error is followed by finished, or by silence. The error may be of an earlier process.
        if self._process is not None and self._process.error() == QProcess.ProcessError.FailedToStart:
            self._died()

    def _died(self) -> None:
        """Takes leave of a dead process, and asks a new one, or nobody, about the question it left open."""
        process, self._process = self._process, None
        if process is None:
            return
        process.blockSignals(True)
        process.deleteLater()
        self._watchdog.stop()
        if self._pending is None:
            return
        self._pending.deaths += 1
        if self._pending.deaths < DEATHS_PER_QUESTION:
            self._start()
            self._send()
        else:
            self._play_plainly()

    def _play_plainly(self) -> None:
        pending = self._pending
        if pending is None:
            return
        ticket = pending.question.ticket
        try:
            move = plain_move(pending.question.observation)
        except ValueError:
            self.cancel()
            self.failed.emit(ticket)
            return
        self.fell_back.emit(ticket)
        self._deliver(move)

    def _log(self, mark: str, data: bytes) -> None:
        if self._pipe_log is not None:
            for line in data.decode("utf-8", "replace").splitlines():
                self._pipe_log(f"{mark} {line}")


def _environment() -> QProcessEnvironment:
    """The window's environment, in which the process finds the same package wherever it is started."""
    environment = QProcessEnvironment.systemEnvironment()
    if not getattr(sys, "frozen", False):
        here = str(Path(__file__).resolve().parents[2])
        known = environment.value("PYTHONPATH")
        environment.insert("PYTHONPATH", os.pathsep.join(filter(None, [here, known])))
    return environment
