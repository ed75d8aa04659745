"""What nobody foresaw: an exception in a slot, a message of Qt. Logged, counted, and told in one sentence."""

import logging
import sys
import threading
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal, qInstallMessageHandler

from quiddler_qt.ui.dialogs.message_sheet import Answer, MessageSheet
from quiddler_qt.ui.dialogs.overlay import Overlay
from quiddler_qt.ui.i18n import tr

log = logging.getLogger(__name__)
qt_log = logging.getLogger("quiddler_qt.qt")

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class FaultCatcher(QObject):
    """Takes over the interpreter's and Qt's last resorts. ``count`` are the exceptions that reached it."""

    _caught = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.count = 0
        self._message: MessageSheet | None = None
        self._overlay: Overlay | None = None
        self._old_hooks = (sys.excepthook, threading.excepthook)
        # A signal, because a thread may be where the exception was.
        self._caught.connect(self._tell)

    def install(self) -> None:
        """Begins to catch."""
        self._old_hooks = (sys.excepthook, threading.excepthook)
        sys.excepthook = self._exception
        threading.excepthook = self._thread_exception
        qInstallMessageHandler(self._qt_message)

    def restore(self) -> None:
        """Gives the hooks back."""
        sys.excepthook, threading.excepthook = self._old_hooks
        qInstallMessageHandler(None)

    def show_on(self, message: MessageSheet, overlay: Overlay) -> None:
        """Where people are told from now on."""
        self._message = message
        self._overlay = overlay

    def _exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            return
        self.count += 1
        log.critical("unforeseen", exc_info=(kind, error, trace))
        self._caught.emit()

    def _thread_exception(self, arguments: threading.ExceptHookArgs) -> None:
        if arguments.exc_value is not None:
            self._exception(arguments.exc_type, arguments.exc_value, arguments.exc_traceback)

    def _qt_message(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        qt_log.log(_LEVELS.get(kind, logging.WARNING), "%s", text)

    def _tell(self) -> None:
        if self._message is None or self._overlay is None or self._overlay.sheet is self._message:
            return
        self._message.show_message(
            tr("Faults", "Something went wrong"),
            tr(
                "Faults",
                "The program met something it did not expect. Your game is saved; if the table looks wrong, "
                "go to the start page and continue. The log file has the details.",
            ),
            (Answer("ok", tr("Faults", "Go on")),),
        )
        self._overlay.show_sheet(self._message)
