"""Table talk: what has happened, a line each, and only what the whole table may know."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, QUrl
from PySide6.QtGui import (
    QAction,
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
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QTextEdit, QVBoxLayout

from quiddler_qt.engine.actions import SeatIndex
from quiddler_qt.engine.events import (
    Event,
    GameEnded,
    GoingOutCancelled,
    RoundScored,
    WordsLaid,
    WordStruck,
    WordUpheld,
)
from quiddler_qt.engine.observation import Observation
from quiddler_qt.engine.visibility import redact
from quiddler_qt.ui.dialogs.labels import ElidedLabel, escaped, icon_button
from quiddler_qt.ui.dialogs.themed import Themed, retheme, text_scale
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.fonts import BOLD, MEDIUM, ui_font
from quiddler_qt.ui.theme.icons import icon
from quiddler_qt.ui.theme.tokens import Theme
from quiddler_qt.ui.wording import event_seat, event_sentence

_C = "TableTalk"
MAX_LINES = 300
_OBJECT = "\N{OBJECT REPLACEMENT CHARACTER}"


class Talk(Enum):
    """What a sentence is about."""

    PLAY = auto()
    WORDS = auto()
    SCORES = auto()


@dataclass(frozen=True, slots=True)
class TalkLine:
    """One sentence of the log: whose doing (None: the table's), the name it begins with, the whole text.

    ``about`` says what it tells of, ``other`` is a second seat it tells of, whose word was doubted.
    """

    seat: SeatIndex | None
    name: str
    text: str
    about: Talk = Talk.PLAY
    other: SeatIndex | None = None


@dataclass(frozen=True, slots=True)
class TalkFilter:
    """Which sentences are shown: those about something, those about a seat, or all."""

    about: Talk | None = None
    seat: SeatIndex | None = None

    def lets_through(self, line: TalkLine) -> bool:
        """Whether a sentence is shown."""
        if self.about is not None:
            return line.about is self.about
        return self.seat is None or self.seat in (line.seat, line.other)


EVERYTHING: Final = TalkFilter()


class TableTalk(QFrame, Themed):
    """The log under the score pad: scrolled, filtered and copied, a few hundred lines long.

    Events are redacted for the public here, whoever passes them: the screen goes from hand to hand.
    """

    def __init__(self, theme: Theme, art: CardArt) -> None:
        super().__init__()
        self._theme = theme
        self._lines: list[TalkLine] = []
        self._names: tuple[str, ...] = ()
        self._filter = EVERYTHING
        self.setObjectName("table_talk")
        self.setAccessibleName(tr(_C, "Table talk"))
        self.setProperty("material", "plate")
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 10, 10, 10)
        column.setSpacing(2)
        column.addLayout(self._make_head())
        self._log = _Log()
        column.addWidget(self._log, 1)
        self._dress()

    def _make_head(self) -> QHBoxLayout:
        self._title = ElidedLabel(tr(_C, "Table talk"), "heading", name="table_talk_title")
        self._filter_button = icon_button(tr(_C, "Choose what the table talk shows"), "talk_filter_button")
        self._filter_button.clicked.connect(self._open_menu)
        self._copy_button = icon_button(tr(_C, "Copy the table talk"), "talk_copy_button")
        self._copy_button.clicked.connect(self.copy)
        self._menu = QMenu(self)
        self._menu.setObjectName("talk_filter_menu")
        self._menu.triggered.connect(self._choose)
        head = QHBoxLayout()
        head.setSpacing(0)
        head.addWidget(self._title, 1)
        head.addWidget(self._filter_button)
        head.addWidget(self._copy_button)
        return head

    @property
    def shown(self) -> tuple[TalkLine, ...]:
        """What the filter lets through."""
        return tuple(line for line in self._lines if self._filter.lets_through(line))

    def set_filter(self, wanted: TalkFilter) -> None:
        """Shows only what a filter lets through; the rest is kept."""
        self._filter = wanted
        self._title.setText(self._filter_title())
        self._rewrite()

    def copy(self) -> None:
        """Puts the sentences that are shown on the clipboard."""
        QGuiApplication.clipboard().setText("\n".join(line.text for line in self.shown))

    @property
    def lines(self) -> tuple[TalkLine, ...]:
        """What stands in the log."""
        return tuple(self._lines)

    def add_events(self, events: Sequence[Event], observation: Observation) -> None:
        """Tells what happened, as far as everybody may know it."""
        names = tuple(seat.name for seat in observation.seats)
        if names != self._names:
            self._names = names
            self.set_filter(EVERYTHING)
        new = []
        for event in events:
            text = event_sentence(redact(event, None), names)
            if text:
                seat = event_seat(event)
                name = "" if seat is None else names[seat]
                new.append(TalkLine(seat, name, text, _about(event), _other(event)))
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

    # -- the filter ----------------------------------------------------------------------------

    def _filter_title(self) -> str:
        match self._filter:
            case TalkFilter(about=Talk.WORDS):
                return tr(_C, "Words")
            case TalkFilter(about=Talk.SCORES):
                return tr(_C, "Scores")
            case TalkFilter(seat=int(seat)) if seat < len(self._names):
                return self._names[seat]
            case _:
                return tr(_C, "Table talk")

    def _open_menu(self) -> None:
        self._menu.clear()
        choices = [
            ("talk_all", tr(_C, "Everything"), EVERYTHING),
            ("talk_words", tr(_C, "Words"), TalkFilter(Talk.WORDS)),
            ("talk_scores", tr(_C, "Scores"), TalkFilter(Talk.SCORES)),
        ]
        choices += [
            (f"talk_seat_{seat}", escaped(name), TalkFilter(seat=seat))
            for seat, name in enumerate(self._names)
        ]
        for name, text, wanted in choices:
            action = self._menu.addAction(text)
            action.setObjectName(name)
            action.setData(wanted)
            action.setCheckable(True)
            action.setChecked(wanted == self._filter)
        button = self._filter_button
        self._menu.popup(button.mapToGlobal(QPoint(0, button.height())))

    def _choose(self, action: QAction) -> None:
        wanted = action.data()
        if isinstance(wanted, TalkFilter):
            self.set_filter(wanted)

    # -- Qt ------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """Title and about four lines."""
        return QSize(286, round(166 * text_scale(self._theme)))

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
            if self._filter.lets_through(line):
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
        self._filter_button.setIcon(icon("filter", colors.plate_text))
        self._copy_button.setIcon(icon("copy", colors.plate_text))
        self._rewrite()

    def _rewrite(self) -> None:
        self._clear()
        for line in self.shown:
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


def _about(event: Event) -> Talk:
    match event:
        case WordsLaid() | WordUpheld() | WordStruck() | GoingOutCancelled():
            return Talk.WORDS
        case RoundScored() | GameEnded():
            return Talk.SCORES
        case _:
            return Talk.PLAY


def _other(event: Event) -> SeatIndex | None:
    return event.owner if isinstance(event, WordUpheld | WordStruck) else None


def _dot_url(seat: SeatIndex) -> QUrl:
    return QUrl(f"seat:{seat}")
