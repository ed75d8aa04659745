"""Table talk: what has happened, a line each, and only what the whole table may know."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QUrl
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QImage,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextImageFormat,
)
from PySide6.QtWidgets import QFrame, QTextEdit, QVBoxLayout

from quiddler_qt.engine.actions import SeatIndex
from quiddler_qt.engine.events import Event
from quiddler_qt.engine.observation import Observation
from quiddler_qt.engine.visibility import redact
from quiddler_qt.ui.dialogs.labels import text_label
from quiddler_qt.ui.dialogs.themed import Themed, retheme, text_scale
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.fonts import BOLD, MEDIUM, ui_font
from quiddler_qt.ui.theme.tokens import Theme
from quiddler_qt.ui.wording import event_seat, event_sentence

_C = "TableTalk"
MAX_LINES = 300
_OBJECT = "\N{OBJECT REPLACEMENT CHARACTER}"


@dataclass(frozen=True, slots=True)
class TalkLine:
    """One sentence of the log: whose doing (None: the table's), the name it begins with, the whole text."""

    seat: SeatIndex | None
    name: str
    text: str


class TableTalk(QFrame, Themed):
    """The log under the score pad: scrolled and copied by keyboard, a few hundred lines long.

    Events are redacted for the public here, whoever passes them: the screen goes from hand to hand.
    """

    def __init__(self, theme: Theme, art: CardArt) -> None:
        super().__init__()
        self._theme = theme
        self._lines: list[TalkLine] = []
        self.setObjectName("table_talk")
        self.setAccessibleName(tr(_C, "Table talk"))
        self.setProperty("material", "plate")
        # As wide as the paper above it, which keeps room for its shadow.
        self.setStyleSheet("TableTalk { margin: 0 10px 8px 10px; }")
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 10, 10, 10)
        column.setSpacing(2)
        column.addWidget(text_label(tr(_C, "Table talk"), "heading", name="table_talk_title"))
        self._log = _Log()
        column.addWidget(self._log, 1)
        self._dress()

    @property
    def lines(self) -> tuple[TalkLine, ...]:
        """What stands in the log."""
        return tuple(self._lines)

    def add_events(self, events: Sequence[Event], observation: Observation) -> None:
        """Tells what happened, as far as everybody may know it."""
        names = tuple(seat.name for seat in observation.seats)
        new = []
        for event in events:
            text = event_sentence(redact(event, None), names)
            if text:
                seat = event_seat(event)
                new.append(TalkLine(seat, "" if seat is None else names[seat], text))
        self._add(new)

    def set_lines(self, lines: Sequence[TalkLine]) -> None:
        """Another log in place of this one."""
        self._lines = []
        self._clear()
        self._add(list(lines))

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Writes with another theme from now on."""
        self._theme = theme
        retheme(self, theme, art)
        self._dress()

    # -- Qt ------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """Title and about four lines."""
        return QSize(286, round(150 * text_scale(self._theme)))

    def minimumSizeHint(self) -> QSize:
        """Title and two lines."""
        return QSize(160, round(96 * text_scale(self._theme)))

    def changeEvent(self, event: QEvent) -> None:
        """Another text size: the log is written anew."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "_log"):
            self._dress()

    # -- parts ---------------------------------------------------------------------------------

    def _add(self, new: list[TalkLine]) -> None:
        if not new:
            return
        self._lines = [*self._lines, *new][-MAX_LINES:]
        bar = self._log.verticalScrollBar()
        at_end = bar.value() >= bar.maximum() - 4
        for line in new[-MAX_LINES:]:
            self._write(line)
        self._log.setAccessibleDescription(self._lines[-1].text)
        if at_end:
            bar.setValue(bar.maximum())

    def _dress(self) -> None:
        """Colours and type of the log; what stands in it is written anew."""
        colors = self._theme.colors
        ink, ring = colors.plate_text.name(), colors.focus_ring.name()
        self._log.setStyleSheet(
            "QTextEdit { background: transparent; border: 2px solid transparent; border-radius: 8px;"
            f" padding: 0; color: {ink}; }} QTextEdit:focus {{ border: 2px solid {ring}; padding: 0; }}"
        )
        self._clear()
        for line in self._lines:
            self._write(line)
        self._log.moveCursor(QTextCursor.MoveOperation.End)

    def _clear(self) -> None:
        """An empty log; a cleared document has forgotten the players' dots too."""
        self._log.clear()
        document, ratio = self._log.document(), self.devicePixelRatioF()
        for seat in range(len(self._theme.colors.players)):
            document.addResource(
                QTextDocument.ResourceType.ImageResource, _dot_url(seat), self._dot(seat, ratio)
            )

    def _dot(self, seat: SeatIndex, ratio: float) -> QImage:
        side = self._dot_side()
        image = QImage(round(side * ratio), round(side * ratio), QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self._theme.colors.avatar_ring)
        painter.setBrush(self._theme.player_color(seat))
        painter.drawEllipse(QRectF(1, 1, side - 2, side - 2))
        painter.end()
        return image

    def _dot_side(self) -> float:
        return round(11 * text_scale(self._theme))

    def _font(self, weight: int) -> QFont:
        return ui_font(self._theme.type_sizes.small * text_scale(self._theme), weight)

    def _write(self, line: TalkLine) -> None:
        """A dot, the name in bold, the rest: inserted as text with formats, never as markup."""
        colors = self._theme.colors
        cursor = QTextCursor(self._log.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        indent = self._dot_side() + QFontMetricsF(self._font(MEDIUM)).horizontalAdvance(" ")
        block = QTextBlockFormat()
        block.setLeftMargin(indent)
        block.setTextIndent(-indent if line.seat is not None else 0)
        block.setBottomMargin(4)
        if self._log.document().isEmpty():
            cursor.setBlockFormat(block)
        else:
            cursor.insertBlock(block)
        plain, bold = QTextCharFormat(), QTextCharFormat()
        plain.setFont(self._font(MEDIUM))
        plain.setForeground(colors.plate_text_2)
        bold.setFont(self._font(BOLD))
        bold.setForeground(colors.plate_text)
        if line.seat is not None:
            dot = QTextImageFormat()
            dot.setName(_dot_url(line.seat).toString())
            dot.setWidth(self._dot_side())
            dot.setHeight(self._dot_side())
            cursor.insertImage(dot)
            cursor.insertText(" ", plain)
        name = line.name if line.name and line.text.startswith(line.name) else ""
        if name:
            cursor.insertText(name, bold)
        cursor.insertText(line.text[len(name) :], plain)


class _Log(QTextEdit):
    """A read-only text with a keyboard cursor; what is copied has no dots in it."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("table_talk_log")
        self.setAccessibleName(tr(_C, "Table talk"))
        self.setReadOnly(True)
        self.setAcceptRichText(False)
        self.setUndoRedoEnabled(False)
        self.setTabChangesFocus(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setMaximumBlockCount(MAX_LINES)
        self.document().setDocumentMargin(2)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copies the selected sentences as plain text.

        (Mime data made in Python for ``createMimeDataFromSelection`` dies under the clipboard's hands.)
        """
        if not event.matches(QKeySequence.StandardKey.Copy):
            super().keyPressEvent(event)
            return
        text = self.textCursor().selectedText().replace("\N{PARAGRAPH SEPARATOR}", "\n")
        sentences = (line.replace(_OBJECT, "").strip() for line in text.split("\n"))
        QGuiApplication.clipboard().setText("\n".join(sentences))


def _dot_url(seat: SeatIndex) -> QUrl:
    return QUrl(f"seat:{seat}")
