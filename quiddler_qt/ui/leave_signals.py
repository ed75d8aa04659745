"""Ends the program cleanly when the system asks: log-out, shut-down, Ctrl+C, kill.

The message of a desktop's session manager comes on Windows and macOS. Under X11 the wheels of Qt are built
without it: a session ends by a signal, or by the display going, and everything is saved already.

Python runs its signal handlers only between bytecodes, and Qt's loop can sleep for minutes. A socket pair
that the signal itself writes to wakes the loop at once.
"""

import contextlib
import signal
import socket
from types import FrameType

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier, Signal
from PySide6.QtGui import QGuiApplication, QSessionManager

_NAMES = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")


class LeaveSignals(QObject):
    """Emits ``leave_wanted`` in Qt's loop when a signal asks the program to end.

    ``save_wanted`` comes when a session of the desktop ends: what is unsaved is to be saved before
    the slot returns. Nothing is asked then, and nothing stands in the way of a log-out.
    """

    leave_wanted = Signal()
    save_wanted = Signal()

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

        application = QCoreApplication.instance()
        if isinstance(application, QGuiApplication):
            application.commitDataRequest.connect(self._session_ends)
            application.saveStateRequest.connect(self._session_ends)

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

    def _session_ends(self, manager: QSessionManager) -> None:
        """The desktop's session manager: the system may end us without another word."""
        # The next session need not start what the person had not started by hand.
        manager.setRestartHint(QSessionManager.RestartHint.RestartIfRunning)
        self.save_wanted.emit()

    def _woken(self) -> None:
        with contextlib.suppress(BlockingIOError):  # two signals may share one reading
            self._read.recv(64)
        self.leave_wanted.emit()
