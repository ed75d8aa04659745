"""What a number on the pad is made of: the words, the cards, the bonuses and the sum, on a slip beside it."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from quiddler_qt.engine.cards import Card, cards_value, spelling_of
from quiddler_qt.engine.rules import FailedWord
from quiddler_qt.engine.scoring import SeatScore, struck_cost
from quiddler_qt.session.scorepad_table import PadCell
from quiddler_qt.ui.dialogs.card_row import CardRow, CardsLook
from quiddler_qt.ui.dialogs.labels import text_label
from quiddler_qt.ui.dialogs.paper_sheet import PaperFrame
from quiddler_qt.ui.dialogs.themed import text_scale
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import Theme
from quiddler_qt.ui.wording import (
    bonus_name,
    card_name,
    cards,
    enumeration,
    number,
    points,
    signed,
    sorted_bonuses,
)

_C = "Explanation"
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_GAP = 4
_CARD_SCALE = 0.3
_MAX_ROW_PX = 330


@dataclass(frozen=True, slots=True)
class Part:
    """A line of a sum: cards or a text, and what it counts. None counts nothing yet."""

    text: str
    counts: int | None
    cards: tuple[Card, ...] = ()
    against: bool = False
    is_sum: bool = False


def score_lines(cell: PadCell, failed_word: FailedWord) -> tuple[Part, ...]:
    """How a score of a round comes about, as a sum (rules 9.1). Without a score: what lies on the table."""
    lines = []
    for word in cell.lay.words:
        value = cards_value(word.cards)
        if word.struck:
            text = tr(_C, "{word}, struck").format(word=spelling_of(word.cards))
            lines.append(Part(text, -struck_cost(value, failed_word), word.cards, against=True))
        else:
            lines.append(Part(spelling_of(word.cards), value, word.cards))
    if cell.lay.unused:
        lines.append(Part(tr(_C, "not used"), -cards_value(cell.lay.unused), cell.lay.unused, against=True))
    score = cell.score
    if score is None:
        return tuple(lines)
    if not cell.lay.words and score.words:
        lines.append(Part(tr(_C, "words"), score.words))
    if not cell.lay.unused and score.unused:
        lines.append(Part(tr(_C, "cards not used"), -score.unused))
    if score.challenges:
        lines.append(Part(tr(_C, "challenges lost"), -score.challenges))
    each = score.bonus // len(score.bonuses) if score.bonuses else 0
    lines += [Part(bonus_name(bonus), each) for bonus in sorted_bonuses(score.bonuses)]
    gained = score.hand - score.from_total
    if score.lifted:
        lines.append(Part(tr(_C, "a round is never below nothing"), score.lifted))
    lines.append(Part(tr(_C, "this round"), gained, is_sum=True))
    lines.append(Part(tr(_C, "total after it"), score.total, is_sum=True))
    return tuple(lines)


def total_lines(scores: Sequence[SeatScore], hand_sizes: Sequence[int]) -> tuple[Part, ...]:
    """How a running total comes about: the rounds played."""
    lines = [
        Part(cards(size), score.hand - score.from_total)
        for size, score in zip(hand_sizes, scores, strict=False)
    ]
    total = scores[-1].total if scores else 0
    lifted = total - sum(line.counts or 0 for line in lines)
    if lifted:
        lines.append(Part(tr(_C, "a total is never below nothing"), lifted))
    return (*lines, Part(tr(_C, "total"), total, is_sum=True))


class Explanation(PaperFrame):
    """The slip. It takes neither mouse nor keyboard, and hides when it is told to."""

    RADIUS = 12

    def __init__(self, theme: Theme, art: CardArt, parent: QWidget) -> None:
        super().__init__(theme, art)
        self.setParent(parent)
        self._room = parent
        self.setObjectName("score_explanation")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(26, 20, 26, 20)
        self._column.setSpacing(theme.spaces.tiny)
        self._body: QWidget | None = None
        self.hide()

    def show_lines(self, title: str, lines: Sequence[Part], beside: QRect) -> None:
        """Explains at the left of ``beside`` (in the parent's coordinates), or where there is room."""
        if self._body is not None:
            self._column.removeWidget(self._body)
            self._body.hide()
            self._body.deleteLater()
        self._body = self._table(title, lines)
        self._column.addWidget(self._body)
        self._body.show()
        for child in self._body.findChildren(QWidget):
            child.ensurePolished()
        self.setAccessibleName(title)
        self.setAccessibleDescription(spoken(lines))
        self.resize(self.sizeHint().boundedTo(self._room.size()))
        self.move(self._place(beside))
        self.raise_()
        self.show()

    def _table(self, title: str, lines: Sequence[Part]) -> QWidget:
        body = QWidget()
        grid = QGridLayout(body)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(1)
        grid.addWidget(text_label(title, "strong", name="explanation_title"), 0, 0, 1, 2)
        for row, line in enumerate(lines, 1):
            grid.addWidget(self._what(line), row, 0)
            grid.addWidget(_count(line), row, 1)
        return body

    def _what(self, line: Part) -> QWidget:
        if not line.cards:
            return text_label(line.text, "strong" if line.is_sum else "small")
        scale = _CARD_SCALE * min(text_scale(self._theme), 1.5)
        step = min(1.06, _MAX_ROW_PX / (len(line.cards) * self._theme.sizes.card_width * scale))
        look = CardsLook(scale, step, counts_against=line.against, on_paper=True)
        caption = line.text if line.against else ""
        row = CardRow(self._theme, self._art, line.cards, look=look, caption=caption, spoken=_said(line))
        whole = QWidget()
        box = QVBoxLayout(whole)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(row, 0, Qt.AlignmentFlag.AlignLeft)
        return whole

    def _place(self, beside: QRect) -> QPoint:
        room = self._room.rect()
        x = beside.left() - self.width() - _GAP
        if x < room.left():
            x = beside.right() + _GAP
        x = max(room.left(), min(x, room.right() - self.width()))
        y = beside.center().y() - self.height() // 2
        y = max(room.top(), min(y, room.bottom() - self.height()))
        # Not over the number itself, where the room is too narrow for both.
        if QRect(QPoint(x, y), self.size()).intersects(beside):
            below = beside.bottom() + _GAP
            y = below if below + self.height() <= room.bottom() else beside.top() - self.height() - _GAP
        return QPoint(x, y)


def spoken(lines: Sequence[Part]) -> str:
    """The lines as a screen reader says them."""
    return tr(_C, "; ").join(_said(line) for line in lines)


def _said(line: Part) -> str:
    text = line.text
    if line.against and len(line.cards) > 1:
        text = f"{line.text}: {enumeration([card_name(card) for card in line.cards])}"
    return f"{text}, {points(line.counts)}" if line.counts is not None else text


def _count(line: Part) -> QLabel:
    if line.counts is None:
        text = ""
    elif line.is_sum:
        text = f"= {number(line.counts)}"
    else:
        text = signed(line.counts)
    return text_label(text, "total" if line.is_sum else "strong", align=_RIGHT)
