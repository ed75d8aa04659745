"""The room with the rules: a list of chapters, and the chapter that is read, with pictures drawn live."""

from collections.abc import Callable, Sequence
from typing import assert_never

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF, QRadialGradient
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from quiddler_qt.engine.cards import cards_showing
from quiddler_qt.ui.dialogs.card_row import CardRow, CardsLook, paint_card
from quiddler_qt.ui.dialogs.flow_layout import FlowLayout
from quiddler_qt.ui.dialogs.labels import push_button, reading_direction, text_label
from quiddler_qt.ui.dialogs.paper_sheet import FittingScrollArea
from quiddler_qt.ui.dialogs.themed import Themed, text_scale
from quiddler_qt.ui.help.chapters import (
    Block,
    Chapter,
    Example,
    Figure,
    Paragraph,
    Picture,
    Steps,
    Table,
    chapters,
)
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.pages.paper_room import PaperRoom
from quiddler_qt.ui.theme.card_art import CardArt, card_height
from quiddler_qt.ui.theme.fonts import BOLD, ui_font
from quiddler_qt.ui.theme.tokens import Theme
from quiddler_qt.ui.wording import word_name

_C = "HowToPlay"
_LIST_WIDTH = 236
_ROOM_FOR_LIST = 860
"""Width of the page, in px at text scale 1, from which the list of chapters stands beside the text."""


class HowToPlayPage(PaperRoom):
    """Rules in plain words, with pictures.

    ``keys`` gives the keys as people have them; ``table_rules`` the rules of the game at the table in words,
    none where there is no game.
    """

    def __init__(
        self,
        theme: Theme,
        art: CardArt,
        keys: Callable[[], Sequence[tuple[str, str]]],
        table_rules: Callable[[], Sequence[str]] = tuple,
    ) -> None:
        super().__init__(theme, art, "how_to_play", tr(_C, "How to play"))
        self._keys = keys
        self._table_rules = table_rules
        self._chapters: tuple[Chapter, ...] = ()
        self._list = QListWidget()
        self._list.setObjectName("chapter_list")
        self._list.setAccessibleName(tr(_C, "Chapters"))
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setWordWrap(True)
        self._list.currentRowChanged.connect(self._show)
        # In place of the list where the page is narrow.
        self._choice = QComboBox()
        self._choice.setObjectName("chapter_choice")
        self._choice.setAccessibleName(tr(_C, "Chapters"))
        self._choice.currentIndexChanged.connect(self._list.setCurrentRow)
        self._content = QWidget()
        self._content.setLayout(QVBoxLayout())
        self._text = _Reading(self._content, theme)
        self._before = push_button("", kind="paper", name="chapter_before")
        self._after = push_button("", kind="paper", name="chapter_after")
        self._before.clicked.connect(self._back_a_chapter)
        self._after.clicked.connect(self._on_a_chapter)
        foot = QHBoxLayout()
        foot.addWidget(self._before)
        foot.addStretch(1)
        foot.addWidget(self._after)
        right = QVBoxLayout()
        right.addWidget(self._choice)
        right.addWidget(self._text, 1)
        right.addLayout(foot)
        both = QHBoxLayout()
        both.setSpacing(theme.spaces.large)
        both.addWidget(self._list)
        both.addLayout(right, 1)
        self.body.addLayout(both, 1)
        self._fit_list()

    # -- for whoever shows it ------------------------------------------------------------------

    def enter(self) -> None:
        """The chapters as things are now; the one that was read last is open."""
        row = max(0, self._list.currentRow())
        self._chapters = chapters(tuple(self._keys()), tuple(self._table_rules()))
        for widget in (self._list, self._choice):
            widget.blockSignals(True)
            widget.clear()
        for chapter in self._chapters:
            self._list.addItem(QListWidgetItem(chapter.title))
            self._choice.addItem(chapter.title)
        for widget in (self._list, self._choice):
            widget.blockSignals(False)
        row = min(row, len(self._chapters) - 1)
        self._list.setCurrentRow(row)
        self._show(row)
        super().enter()

    def open_chapter(self, name: str) -> None:
        """Opens a chapter by its name; an unknown one changes nothing."""
        for row, chapter in enumerate(self._chapters):
            if chapter.name == name:
                self._list.setCurrentRow(row)

    @property
    def chapter(self) -> str:
        """The name of the chapter that is open."""
        row = self._list.currentRow()
        return self._chapters[row].name if 0 <= row < len(self._chapters) else ""

    def first_focus(self) -> QWidget | None:
        """The list of chapters, or the choice in its place."""
        return self._choice if self._list.isHidden() else self._list

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        super().set_theme(theme, art)
        self._text.dress(theme)
        if self._chapters:
            self._show(self._list.currentRow())

    # -- parts ---------------------------------------------------------------------------------

    def _fit(self) -> None:
        super()._fit()
        if hasattr(self, "_list"):
            self._fit_list()

    def _fit_list(self) -> None:
        scale = text_scale(self._theme)
        beside = self.width() >= _ROOM_FOR_LIST * scale
        self._list.setFixedWidth(round(_LIST_WIDTH * scale))
        had = self._list.hasFocus() or self._choice.hasFocus()
        self._list.setVisible(beside)
        self._choice.setVisible(not beside)
        if had:
            (self._list if beside else self._choice).setFocus(Qt.FocusReason.OtherFocusReason)

    def _back_a_chapter(self) -> None:
        self._list.setCurrentRow(max(0, self._list.currentRow() - 1))

    def _on_a_chapter(self) -> None:
        self._list.setCurrentRow(min(len(self._chapters) - 1, self._list.currentRow() + 1))

    def _show(self, row: int) -> None:
        if not 0 <= row < len(self._chapters):
            return
        self._choice.blockSignals(True)
        self._choice.setCurrentIndex(row)
        self._choice.blockSignals(False)
        chapter = self._chapters[row]
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(4, 0, 12, 0)
        column.setSpacing(self._theme.spaces.medium)
        column.addWidget(text_label(chapter.title, "heading", wrap=True, name="chapter_title"))
        for block in chapter.blocks:
            for widget in self._widgets(block):
                column.addWidget(widget)
        column.addStretch(1)
        self._text.show_content(content, chapter.title)
        self._name_buttons(row)

    def _name_buttons(self, row: int) -> None:
        for button, other, arrow in (
            (self._before, row - 1, "\N{LEFTWARDS ARROW} {}"),
            (self._after, row + 1, "{} \N{RIGHTWARDS ARROW}"),
        ):
            there = 0 <= other < len(self._chapters)
            button.setVisible(there)
            if there:
                button.setText(arrow.format(self._chapters[other].title))

    def _widgets(self, block: Block) -> list[QWidget]:
        match block:
            case Paragraph(text, heading):
                titles = [text_label(heading, "strong", wrap=True)] if heading else []
                return [*titles, text_label(text, wrap=True)]
            case Steps(steps):
                return [_numbered(self._theme, steps)]
            case Example():
                return [self._example(block)]
            case Picture(figure, text):
                return [TablePicture(self._theme, self._art, figure, text)]
            case Table(rows):
                return [_two_columns(self._theme, rows)]
            case _:
                assert_never(block)

    def _example(self, example: Example) -> QWidget:
        """Words, what counts against, the sum, and what it shows, on a tinted row."""
        scale = 0.5 * min(text_scale(self._theme), 1.4)
        row = QWidget()
        flow = FlowLayout(row, gap=14, line_gap=2)
        for cards, against in (
            *((word, False) for word in example.words),
            *((word, True) for word in example.struck),
            *(((card,), True) for card in example.unused),
        ):
            look = CardsLook(scale, counts_against=against, on_paper=True)
            flow.addWidget(CardRow(self._theme, self._art, cards, look=look, spoken=word_name(cards)))
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(row)
        caption = FlowLayout(None, gap=14, line_gap=0)
        for text, role in ((example.sum, "strong"), (example.name, "small")):
            if text:
                caption.addWidget(text_label(text, role, wrap=True))
        column.addLayout(caption)
        return whole


class _Reading(FittingScrollArea):
    """The chapter that is read: scrolled by arrows and page keys, with a frame when it has the keyboard."""

    def __init__(self, content: QWidget, theme: Theme) -> None:
        super().__init__(content)
        self.setObjectName("chapter_text")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.dress(theme)

    def dress(self, theme: Theme) -> None:
        """The frame of the keyboard in the colour of a theme."""
        ring, width = theme.colors.paper_focus.name(), max(2, round(theme.strokes.active_edge))
        self.setStyleSheet(
            f"_Reading {{ border: {width}px solid transparent; border-radius: 8px; }}"
            f" _Reading:focus {{ border: {width}px solid {ring}; }}"
        )

    def show_content(self, content: QWidget, title: str) -> None:
        """Another chapter, from its beginning."""
        old = self.takeWidget()
        if old is not None:
            old.deleteLater()
        self.content = content
        self.setWidget(content)
        self.verticalScrollBar().setValue(0)
        self.setAccessibleName(title)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space reads on, Home and End go to the ends."""
        bar = self.verticalScrollBar()
        match event.key():
            case Qt.Key.Key_Space:
                bar.setValue(bar.value() + bar.pageStep())
            case Qt.Key.Key_Home:
                bar.setValue(bar.minimum())
            case Qt.Key.Key_End:
                bar.setValue(bar.maximum())
            case _:
                super().keyPressEvent(event)


def _numbered(theme: Theme, steps: Sequence[str]) -> QWidget:
    """Steps with their numbers."""
    whole = QWidget()
    grid = QGridLayout(whole)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(theme.spaces.medium)
    grid.setVerticalSpacing(theme.spaces.tiny)
    top = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight
    for row, step in enumerate(steps):
        grid.addWidget(text_label(f"{row + 1}.", "accent"), row, 0, top)
        grid.addWidget(text_label(step, wrap=True), row, 1)
    grid.setColumnStretch(1, 1)
    return whole


def _two_columns(theme: Theme, rows: Sequence[tuple[str, str]]) -> QWidget:
    whole = QWidget()
    grid = QGridLayout(whole)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(theme.spaces.large)
    grid.setVerticalSpacing(theme.spaces.small)
    for row, (what, about) in enumerate(rows):
        grid.addWidget(text_label(what, "strong", wrap=True), row, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(text_label(about, wrap=True), row, 1, Qt.AlignmentFlag.AlignTop)
    grid.setColumnStretch(0, 2)
    grid.setColumnStretch(1, 3)
    return whole


class TablePicture(QWidget, Themed):
    """A small piece of the table, painted with the cards of the theme that is worn."""

    HEIGHT = 196

    def __init__(self, theme: Theme, art: CardArt, figure: Figure, text: str) -> None:
        super().__init__()
        self._theme = theme
        self._art = art
        self._figure = figure
        self.setObjectName(f"figure_{figure.name.lower()}")
        self.setAccessibleName(text)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        self._theme, self._art = theme, art
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """A strip of felt."""
        return QSize(520, round(self.HEIGHT * min(1.3, text_scale(self._theme))))

    def minimumSizeHint(self) -> QSize:
        """The same height, narrower."""
        return QSize(260, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws felt and cards."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        cloth = QRadialGradient(box.center(), box.width() * 0.6)
        for stop, color in zip((0.0, 0.55, 1.0), self._theme.colors.felt, strict=True):
            cloth.setColorAt(stop, color)
        painter.setBrush(cloth)
        painter.setPen(QPen(self._theme.colors.paper_edge, self._theme.strokes.edge))
        painter.drawRoundedRect(box, 18, 18)
        match self._figure:
            case Figure.TURN:
                self._paint_turn(painter, box)
            case Figure.ROUNDS:
                self._paint_rounds(painter, box)
            case Figure.STACKS:
                self._paint_stacks(painter, box)
            case _:
                assert_never(self._figure)
        painter.end()

    # -- figures -------------------------------------------------------------------------------

    def _paint_turn(self, painter: QPainter, box: QRectF) -> None:
        """Stock and discards at the left, the hand at the right, an arrow in and an arrow out."""
        width = min(72.0, box.width() / 9)
        height = card_height(width)
        y = box.center().y() - height / 2
        left = box.left() + box.width() * 0.06
        self._paint_back(painter, QRectF(left, y, width, height))
        discard = QRectF(left + width * 1.25, y, width, height)
        self._paint_face(painter, discard, "S")
        hand_left = discard.right() + width * 1.9
        faces = ("T", "TH", "ER", "A", "G")
        step = min(width * 1.06, (box.right() - 14 - width - hand_left) / (len(faces) - 1))
        for index, face in enumerate(faces):
            self._paint_face(painter, QRectF(hand_left + index * step, y, width, height), face, step / width)
        start, end = discard.right() + 10, hand_left - 10
        self._paint_arrow(painter, QPointF(start, y + height * 0.3), QPointF(end, y + height * 0.3), "+1")
        self._paint_arrow(
            painter, QPointF(end, y + height * 0.78), QPointF(start, y + height * 0.78), "\N{MINUS SIGN}1"
        )

    def _paint_rounds(self, painter: QPainter, box: QRectF) -> None:
        """The eight hands as small fans of backs with their sizes."""
        count = 8
        place = (box.width() - 20) / count
        width = min(46.0, place * 0.5)
        height = card_height(width)
        font = ui_font(self._theme.type_sizes.body * min(text_scale(self._theme), 1.5), BOLD)
        for index in range(count):
            size = index + 3
            center = box.left() + 10 + place * (index + 0.5)
            spread = min(place - width - 6, width * 0.9)
            step = spread / max(1, size - 1)
            top = box.center().y() - height * 0.62
            for card in range(size):
                x = center - (width + spread) / 2 + card * step
                self._paint_back(painter, QRectF(x, top, width, height))
            painter.setFont(font)
            painter.setPen(self._theme.colors.table_text)
            line = QRectF(center - place / 2, top + height + 4, place, painter.fontMetrics().height() + 2)
            painter.drawText(line, Qt.AlignmentFlag.AlignCenter, str(size))

    def _paint_stacks(self, painter: QPainter, box: QRectF) -> None:
        """Eight stacks with an open card each."""
        faces = ("C", "A", "R", "D", "S", "E", "TH", "I")
        place = (box.width() - 24) / len(faces)
        width = min(70.0, place * 0.82)
        height = card_height(width)
        for index, face in enumerate(faces):
            x = box.left() + 12 + place * index + (place - width) / 2
            y = box.center().y() - height / 2
            for below in range(3, 0, -1):
                self._paint_back(painter, QRectF(x + below * 2, y + below * 3, width, height))
            self._paint_face(painter, QRectF(x, y, width, height), face)

    # -- strokes -------------------------------------------------------------------------------

    def _paint_face(self, painter: QPainter, rect: QRectF, face: str, step: float = 1.0) -> None:
        paint_card(painter, rect, cards_showing(face)[0], self._art, step=step)

    def _paint_back(self, painter: QPainter, rect: QRectF) -> None:
        painter.drawPixmap(rect.topLeft(), self._art.back(rect.width(), self.devicePixelRatioF()))

    def _paint_arrow(self, painter: QPainter, start: QPointF, end: QPointF, text: str) -> None:
        ink = self._theme.colors.table_accent
        way = 1 if end.x() > start.x() else -1
        painter.setPen(QPen(ink, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(start, end - QPointF(10 * way, 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        tip = [end, end + QPointF(-14 * way, -8), end + QPointF(-14 * way, 8)]
        painter.drawPolygon(QPolygonF(tip))
        painter.setPen(ink)
        painter.setFont(ui_font(self._theme.type_sizes.body * min(text_scale(self._theme), 1.5), BOLD))
        height = painter.fontMetrics().height()
        line = QRectF(min(start.x(), end.x()), start.y() - height - 4, abs(end.x() - start.x()), height)
        painter.setLayoutDirection(reading_direction(text))
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, text)
