"""The one dialog for what nobody foresaw: the game is safe, here is a report, go on."""

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QPlainTextEdit, QSizePolicy, QWidget

from quiddler_qt.storage.atomic_file import write_atomically
from quiddler_qt.ui.dialogs.flow_layout import FlowLayout
from quiddler_qt.ui.dialogs.labels import push_button, text_label
from quiddler_qt.ui.dialogs.paper_sheet import PaperSheet
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import Theme

_C = "Faults"
_REPORT_LINES = 9
REPORT_NAME = "quiddler-qt-report.txt"


class FaultSheet(PaperSheet):
    """Says that something went wrong and whether the game is saved; shows the report before it is given away.

    ``answered()`` when people go on.
    """

    WIDTH = 680

    answered = Signal()

    def __init__(self, theme: Theme, art: CardArt) -> None:
        super().__init__(theme, art, tr(_C, "Something went wrong"))
        self.setObjectName("fault_sheet")
        self._text = text_label("", wrap=True, name="fault_text")
        self._count = text_label("", "small", wrap=True, name="fault_count")
        self._told = text_label("", "accent", wrap=True, name="fault_told")
        self._report = QPlainTextEdit()
        self._report.setObjectName("fault_report")
        self._report.setAccessibleName(tr(_C, "Report about the fault"))
        self._report.setReadOnly(True)
        self._report.setTabChangesFocus(True)
        self._report.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self._report.setFixedHeight(self._report.fontMetrics().lineSpacing() * _REPORT_LINES)
        self._report.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for part in (self._text, self._count, self._report, self._told):
            self.body.addWidget(part)
        buttons = QWidget()
        flow = FlowLayout(buttons, gap=theme.spaces.small, line_gap=theme.spaces.tiny)
        copy = push_button(tr(_C, "Copy the report"), "paper", "fault_copy")
        save = push_button(tr(_C, "Save the report…"), "paper", "fault_save")
        copy.clicked.connect(self._copy)
        save.clicked.connect(self._save)
        for button in (copy, save):
            flow.addWidget(button)
        self.body.addWidget(buttons)
        go_on = push_button(tr(_C, "Go on"), "gold", "fault_go_on")
        go_on.clicked.connect(self.answered)
        self.footer.addStretch(1)
        self.footer.addWidget(go_on)
        self.set_main_button(go_on)

    @property
    def report(self) -> str:
        """The report that is shown."""
        return self._report.toPlainText()

    def show_fault(self, report: str, *, saved: bool, count: int) -> None:
        """Another fault; ``count`` are all since the program began."""
        if saved:
            text = tr(
                _C,
                "The program met something it did not expect. Your games are safe. If the table looks wrong, "
                "go to the start page and continue the game there.",
            )
        else:
            text = tr(
                _C,
                "The program met something it did not expect, and the last move could not be saved yet. "
                "You can play on; it is saved as soon as that works.",
            )
        self._text.setText(text)
        self.setAccessibleDescription(text)
        self._count.setVisible(count > 1)
        self._count.setText(tr(_C, "This has happened %n times since the program was started.", count))
        self._told.setText(tr(_C, "Nothing is sent by itself: read the report and decide who gets it."))
        self._report.setPlainText(report)
        self._report.moveCursor(self._report.textCursor().MoveOperation.Start)

    def cancel(self) -> None:
        """Esc goes on."""
        self.answered.emit()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report)
        self._told.setText(tr(_C, "The report was copied."))

    def _save(self) -> None:
        chosen, _ = QFileDialog.getSaveFileName(
            self, tr(_C, "Save the report"), str(Path.home() / REPORT_NAME), tr(_C, "Text") + " (*.txt)"
        )
        if not chosen:
            return
        try:
            write_atomically(Path(chosen), self.report.encode(), keep_backup=False)
        except OSError as error:
            self._told.setText(
                tr(_C, "The report cannot be saved there: {reason}.").format(reason=error.strerror)
            )
        else:
            self._told.setText(tr(_C, "The report was saved as {name}.").format(name=Path(chosen).name))
