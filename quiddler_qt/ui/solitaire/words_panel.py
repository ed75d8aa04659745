"""The paper beside the board: words taken, a few facts, and buttons."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from quiddler_qt.engine.actions import WordCards
from quiddler_qt.engine.cards import spelling_of
from quiddler_qt.ui import wording
from quiddler_qt.ui.dialogs.card_row import CardRow, CardsLook
from quiddler_qt.ui.dialogs.flow_layout import clear_layout
from quiddler_qt.ui.dialogs.labels import ElidedLabel, text_label
from quiddler_qt.ui.dialogs.paper_sheet import FittingScrollArea, PaperFrame
from quiddler_qt.ui.dialogs.themed import text_scale
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.solitaire.solitaire_wording import word_line
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import Theme

_C = "Solitaire"
_SCALE = 0.36
_STEP = 1.05
_CLOSEST = 0.45
_LARGE_TEXT = 1.3
_PAD = 25
_LEAST_WORDS = 70
"""Height in px, at text of the usual size, from which words scroll by themselves."""
_FACTS_PLACE = 3
"""Where the facts stand in the column, from above."""


class WordsPanel(PaperFrame):
    """Words in the order they were taken. ``notes`` are the small lines under the spellings."""

    SHADOW_ROOM = 10

    def __init__(self, theme: Theme, art: CardArt) -> None:
        super().__init__(theme, art)
        self.setObjectName("words_panel")
        self._shown: list[tuple[WordCards, str]] = []
        self._facts: dict[str, QLabel] = {}
        self._title = text_label(tr(_C, "Words taken"), "heading", wrap=True)
        self._count = text_label("", "small")
        self._header = QWidget()
        header = QVBoxLayout(self._header)
        header.setContentsMargins(0, 0, 0, 0)
        header.setSpacing(0)
        header.addWidget(self._title)
        header.addWidget(self._count)
        rows = QWidget()
        self._rows = QVBoxLayout(rows)
        self._rows.setContentsMargins(0, 0, 6, 0)
        self._rows.setSpacing(2)
        self._rows.addStretch(1)
        self._none = text_label(tr(_C, "None yet: the first word opens new cards."), "small", wrap=True)
        content = QWidget()
        self._content = QVBoxLayout(content)
        self._content.setContentsMargins(0, 0, 0, 0)
        self._content.addWidget(self._none)
        self._content.addWidget(rows, 1)
        self._scroll = FittingScrollArea(content)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setObjectName("words_taken")
        self._told = QWidget()
        self._grid = QGridLayout(self._told)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(0, 1)
        self.buttons = QVBoxLayout()
        self.buttons.setSpacing(0)
        self._is_tight = False
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(_PAD, _PAD, _PAD, _PAD)
        column.setSpacing(theme.spaces.small)
        column.addWidget(self._header)
        column.addWidget(self._scroll, 1)
        column.addWidget(_rule())
        column.addWidget(self._told)
        column.addWidget(_rule())
        column.addLayout(self.buttons)

    @property
    def words(self) -> tuple[WordCards, ...]:
        """The words on show."""
        return tuple(word for word, _ in self._shown)

    def show_words(self, words: Sequence[WordCards], notes: Sequence[str]) -> None:
        """Other words: those that are the same stay as they are."""
        wanted = list(zip(words, notes, strict=True))
        same = 0
        while same < min(len(wanted), len(self._shown)) and wanted[same] == self._shown[same]:
            same += 1
        for _ in range(len(self._shown) - same):
            item = self._rows.takeAt(self._rows.count() - 2)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for word, note in wanted[same:]:
            self._rows.insertWidget(self._rows.count() - 1, self._row(word, note))
        self._shown = wanted
        self._count.setText(wording.words(len(words)))
        self._none.setVisible(not words)
        if len(wanted) > same:
            QTimer.singleShot(0, self, self._show_last)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is no height for all of it, title and facts scroll with the words."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        parts = (self._header, self._told)
        width = self.width() - 2 * _PAD
        least = sum(
            part.heightForWidth(width) if part.hasHeightForWidth() else part.sizeHint().height()
            for part in parts
        )
        least += self.buttons.sizeHint().height() + 2 * _PAD + 6 * self._column.spacing()
        tight = self.height() < least + _LEAST_WORDS * text_scale(self._theme)
        if tight == self._is_tight:
            return
        self._is_tight = tight
        if tight:
            self._content.insertWidget(0, self._header)
            self._content.addWidget(self._told)
        else:
            self._column.insertWidget(0, self._header)
            self._column.insertWidget(_FACTS_PLACE, self._told)

    def show_facts(self, facts: Mapping[str, str]) -> None:
        """Facts by name, in order; each in a line."""
        if list(facts) != list(self._facts):
            clear_layout(self._grid)
            self._facts = {}
            for line, name in enumerate(facts):
                value = text_label("", "strong", align=Qt.AlignmentFlag.AlignRight)
                self._grid.addWidget(ElidedLabel(name, "small"), line, 0)
                self._grid.addWidget(value, line, 1)
                self._facts[name] = value
            self._fit()
        for name, text in facts.items():
            self._facts[name].setText(text)
            self._facts[name].setAccessibleName(f"{name}: {text}")

    def _row(self, word: WordCards, note: str) -> QWidget:
        row = QWidget()
        row.setObjectName("taken_word")
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        look = CardsLook(scale=_SCALE, step=_step(len(word), text_scale(self._theme)), on_paper=True)
        cards = CardRow(self._theme, self._art, word, look=look, spoken=word_line(word))
        cards.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        line.addWidget(cards, 0, Qt.AlignmentFlag.AlignLeft)
        line.addStretch(1)
        told = QVBoxLayout()
        told.setSpacing(0)
        right = Qt.AlignmentFlag.AlignRight
        told.addStretch(1)
        told.addWidget(ElidedLabel(spelling_of(word), "strong", align=right))
        told.addWidget(ElidedLabel(note, "small", align=right))
        told.addStretch(1)
        line.addLayout(told)
        return row

    def _show_last(self) -> None:
        bar = self._scroll.verticalScrollBar()
        bar.setValue(bar.maximum())


def _step(count: int, scale: float) -> float:
    """From card to card: more than four, or three at large text, move together: the spelling needs room."""
    widest = 2.9 if scale < _LARGE_TEXT else 2.1
    return min(_STEP, max(_CLOSEST, widest / max(1, count - 1)))


def _rule() -> QFrame:
    """A thin line on the paper."""
    line = QFrame()
    line.setProperty("material", "row")
    line.setFixedHeight(2)
    return line
