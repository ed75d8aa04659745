"""Ends the program cleanly when the system asks: log-out, Ctrl+C, kill.

Python runs its signal handlers only between bytecodes, and Qt's loop can sleep for minutes. A socket pair
that the signal itself writes to wakes the loop at once.
"""

import contextlib
import signal
import socket
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Signal

_NAMES = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")


class LeaveSignals(QObject):
    """Emits ``leave_wanted`` in Qt's loop when a signal asks the program to end."""

    leave_wanted = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._read, self._write = socket.socketpair()
        self._read.setblocking(False)
        self._write.setblocking(False)
        self._notifier = QSocketNotifier(self._read.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._woken)
        self._old_fd = signal.set_wakeup_fd(self._write.fileno(), warn_on_full_buffer=False)
        self._old_handlers = {
            number: signal.signal(number, self._handle)
            for number in (getattr(signal, name) for name in _NAMES if hasattr(signal, name))
        }

    def restore(self) -> None:
        """Gives the signals back to whoever had them."""
        for number, handler in self._old_handlers.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(self._old_fd)
        self._notifier.setEnabled(False)
        self._read.close()
        self._write.close()

    def _handle(self, number: int, frame: FrameType | None) -> None:
        """Nothing here: the byte on the socket is the message."""

    def _woken(self) -> None:
        with contextlib.suppress(BlockingIOError):  # two signals may share one reading
            self._read.recv(64)
        self.leave_wanted.emit()
