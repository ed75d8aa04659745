"""A thinking process as seen from the window: lines go to it and lines come back.

Nobody waits for it in vain: it is started when first needed and again when it dies or falls silent, and where
it fails twice over one question, whoever asked is told. What the lines say is the business of its users.
"""

import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QProcessEnvironment, Qt, QTimer, Signal

from quiddler_qt.bots.json_lines import LONGEST_LINE

PATIENCE_MS: Final = 10_000
"""A question without a word for so long counts as a death of the process."""
FAREWELL_MS: Final = 300
"""So long the process may take to end by itself; then it is killed."""
_KILLED_MS: Final = 500

DEATHS_PER_QUESTION: Final = 2


def computer_seat_command(cache_folder: Path | None = None, list_folder: Path | None = None) -> list[str]:
    """The command line of the process: this program, or this package, told to be a computer seat.

    ``cache_folder`` is where its table of words is kept between games, ``list_folder`` where the imported
    lists lie; None for nowhere.
    """
    if getattr(sys, "frozen", False):
        command = [sys.executable, "--computer-seat"]
    else:
        # -P: nothing in the current folder may pose as a module.
        command = [sys.executable, "-P", "-m", "quiddler_qt", "--computer-seat"]
    for option, folder in (("--cache", cache_folder), ("--lists", list_folder)):
        if folder is not None:
            command += [option, str(folder)]
    return command


@dataclass(slots=True)
class _Pending:
    """The question that waits for its answer, and how often the process died over it."""

    line: bytes
    deaths: int = 0


class LineProcess(QObject):
    """One process, asked one question at a time.

    ``command`` is the command line, `computer_seat_command` by default. ``patience_ms`` is how long it may be
    silent over a question. ``pipe_log`` is given every line that passes, with ``>`` before those sent, ``<``
    before those received and ``!`` before what the process says besides.
    """

    received = Signal(bytes)
    """A line came, to whatever question. Its receiver calls `settle` if that was the last word on the open
    one, `heard` if more is to come, `reject` if it is nonsense, or none of them for a line of the past."""
    failed = Signal()
    """The process died twice over the open question, which is forgotten."""

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
        self._watchdog.timeout.connect(self.reject)
        application = QCoreApplication.instance()
        if application is not None:
            # A process that outlives its QProcess is a zombie, and Qt complains.
            application.aboutToQuit.connect(self.shutdown)

    @property
    def closed(self) -> bool:
        """Whether `shutdown` was called."""
        return self._closed

    def ask(self, line: bytes) -> None:
        """Sends a question; an earlier one is forgotten. No signal comes before this call returns."""
        if self._closed:
            return
        self._pending = _Pending(line)
        if self._process is None:
            self._start()
        self._send()

    def heard(self) -> None:
        """The process spoke on the open question and goes on: it has its whole patience again."""
        if self._pending is not None:
            self._watchdog.start()

    def settle(self) -> None:
        """The open question is answered or of no interest any more."""
        self._pending = None
        self._watchdog.stop()

    def interrupt(self) -> None:
        """Forgets the open question, and lets the process stop thinking about it."""
        if self._pending is None:
            return
        self.settle()
        if self._process is not None and self._process.state() != QProcess.ProcessState.NotRunning:
            # A blank line asks nothing.
            self._process.write(b"\n")

    def reject(self) -> None:
        """No word in time, or nonsense: as good as dead. The question is asked once more of a new process."""
        if self._process is not None and self._process.state() != QProcess.ProcessState.NotRunning:
            self._process.kill()

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
        self.settle()
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
        self._log(">", self._pending.line)
        if self._process.state() != QProcess.ProcessState.NotRunning:
            # Kept by Qt until the process has started and reads.
            self._process.write(self._pending.line)
        self._watchdog.start()

    def _read(self) -> None:
        while self._process is not None and self._process.canReadLine():
            line = bytes(self._process.readLine().data())
            self._log("<", line)
            self.received.emit(line)
        if self._process is not None and self._process.bytesAvailable() > LONGEST_LINE:
            self._process.kill()

    def _read_besides(self) -> None:
        if self._process is not None:
            self._log("!", bytes(self._process.readAllStandardError().data()))

    # -- when it goes wrong -----------------------------------------------------------------------

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
            self.settle()
            self.failed.emit()

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
