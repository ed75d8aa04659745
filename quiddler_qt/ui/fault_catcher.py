"""What nobody foresaw: an exception in a slot, a message of Qt. Saved first, logged, counted, told."""

import logging
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from types import TracebackType

import shiboken6
from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal, qInstallMessageHandler

from quiddler_qt.ui.dialogs.overlay import Overlay
from quiddler_qt.ui.dialogs.paper_sheet import PaperSheet
from quiddler_qt.ui.recovery.fault_report import fault_text
from quiddler_qt.ui.recovery.fault_sheet import FaultSheet

log = logging.getLogger(__name__)
qt_log = logging.getLogger("quiddler_qt.qt")

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
_TOLD = (QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg)


@dataclass(frozen=True, slots=True)
class FaultDesk:
    """What the catcher needs of the program, each asked at the time of a fault.

    ``make_sheet`` and ``overlay`` are where people are told. ``save`` writes the game in play and says
    whether all is on the disk. ``is_secret`` says whether a message might quote what some must not see;
    ``report`` makes of a fault what may be given away. ``go_on`` follows when people have read it.
    """

    make_sheet: Callable[[], FaultSheet]
    overlay: Callable[[], Overlay]
    save: Callable[[], bool]
    is_secret: Callable[[], bool]
    report: Callable[[str], str]
    go_on: Callable[[], None]


class FaultCatcher(QObject):
    """Takes over the interpreter's and Qt's last resorts. ``count`` are the faults that reached it."""

    _caught = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.count = 0
        self._desk: FaultDesk | None = None
        self._telling = False
        self._sheet: FaultSheet | None = None
        self._covered: PaperSheet | None = None
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

    def show_on(self, desk: FaultDesk) -> None:
        """Where people are told from now on."""
        self._desk = desk

    def _exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            return
        self.count += 1
        text = fault_text(error.with_traceback(trace), with_messages=not self._is_secret())
        log.critical("unforeseen: %s", text)
        self._caught.emit(text)

    def _thread_exception(self, arguments: threading.ExceptHookArgs) -> None:
        if arguments.exc_value is not None:
            self._exception(arguments.exc_type, arguments.exc_value, arguments.exc_traceback)

    def _qt_message(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        qt_log.log(_LEVELS.get(kind, logging.WARNING), "%s", text)
        if kind in _TOLD:
            self.count += 1
            self._caught.emit(text)

    def _is_secret(self) -> bool:
        try:
            return self._desk is None or self._desk.is_secret()
        except Exception:  # noqa: BLE001 (at a fault nothing is certain: rather too little is told)
            return True

    def _tell(self, fault: str) -> None:
        """Saves, and shows the sheet; a fault in doing so is only logged."""
        if self._desk is None or self._telling:
            return
        self._telling = True
        try:
            self._show(self._desk, fault)
        except Exception:  # a fault while a fault is told must not go round in circles
            log.exception("a fault cannot be told")
        finally:
            self._telling = False

    def _show(self, desk: FaultDesk, fault: str) -> None:
        try:
            saved = desk.save()
        except Exception:
            log.exception("the game cannot be saved after a fault")
            saved = False
        overlay = desk.overlay()
        if self._sheet is not None and overlay.sheet is self._sheet:
            self._sheet.show_fault(desk.report(fault), saved=saved, count=self.count)
            return
        sheet = self._sheet = desk.make_sheet()
        sheet.show_fault(desk.report(fault), saved=saved, count=self.count)
        sheet.answered.connect(self._go_on)
        self._covered = overlay.sheet
        overlay.show_sheet(sheet)

    def _go_on(self) -> None:
        """Gives the place back to the sheet that was covered, if there is one."""
        covered, self._covered = self._covered, None
        sheet, self._sheet = self._sheet, None
        if self._desk is None or sheet is None:
            return
        overlay = self._desk.overlay()
        if overlay.sheet is sheet:
            if covered is not None and shiboken6.isValid(covered):
                overlay.show_sheet(covered)
            else:
                overlay.close_sheet()
        sheet.deleteLater()
        self._desk.go_on()
