"""Where everything lies on the board, from its size and the size of the text. No Qt widgets, no painting."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSizeF

from quiddler_qt.engine.solitaire import STACK_COUNT, StackIndex
from quiddler_qt.ui.scene.card_poses import CARD_RATIO, Pose

CARD: Final = 98.0
"""Width of a card on a stack at scale 1, in px."""
STEP: Final = 104.0
EDGE: Final = 5.0
"""So much of every card below the top one is seen."""
_SIDE: Final = 6.0
_GAP: Final = 9.0
_PILL: Final = 28.0
_PAD: Final = 14.0
_WORD_CARD: Final = 0.93
_LARGEST: Final = 2.4
_SMALLEST: Final = 0.42
_SPELLING: Final = 36.0
_NOTE: Final = 26.0
_LEAST_CARDS: Final = 4.6
"""So many cards side by side are wanted beside the spelling; where they do not fit, it goes below."""


@dataclass(frozen=True, slots=True)
class TrayButtons:
    """What the buttons of the word ask for, in px as they are."""

    put_back: QSizeF
    take: QSizeF

    @property
    def width(self) -> float:
        """Both side by side."""
        return self.put_back.width() + self.take.width()

    @property
    def height(self) -> float:
        """The higher of them."""
        return max(self.put_back.height(), self.take.height())


class BoardLayout:
    """The places at one size. ``deepest`` is how many cards a stack has at most, ``text`` the text size.

    ``words`` is how many cards lie in the word now: they move together where they must.
    """

    def __init__(self, size: QSizeF, deepest: int, text: float, buttons: TrayButtons) -> None:
        self.size = size
        self.text = text
        self._deepest = deepest
        self._buttons = buttons
        self.scale = self._fitting_scale()
        self._place()

    # -- sizes -----------------------------------------------------------------------------------------------
    @property
    def card_width(self) -> float:
        """Width of a card on its stack."""
        return CARD * self.scale

    @property
    def word_card_width(self) -> float:
        """Width of a card in the word."""
        return CARD * _WORD_CARD * self.scale

    def _heights(self, scale: float, *, below: bool) -> tuple[float, float]:
        """Of the stacks with their pills, and of the tray."""
        stacks = CARD * CARD_RATIO * scale + EDGE * scale * (self._deepest - 1) + _GAP + _PILL * self.text
        card = CARD * _WORD_CARD * CARD_RATIO * scale
        if below:
            tray = card + _GAP + _SPELLING * self.text + self._buttons.height
        else:
            tray = max(card, (_SPELLING + _NOTE) * self.text + self._buttons.height + 4)
        return stacks, tray + 2 * _PAD

    def _beside_width(self) -> float:
        return max(self._buttons.width + 6, 150 * self.text)

    def _goes_below(self, scale: float) -> bool:
        room = self.size.width() - 2 * (_SIDE + _PAD) - self._beside_width()
        return room < _LEAST_CARDS * CARD * _WORD_CARD * scale

    def _fitting_scale(self) -> float:
        scale = min(_LARGEST, (self.size.width() - 2 * _SIDE) / (STEP * STACK_COUNT))
        while scale > _SMALLEST:
            heights = self._heights(scale, below=self._goes_below(scale))
            if sum(heights) + 2 * _GAP <= self.size.height():
                break
            scale -= 0.02
        return max(scale, _SMALLEST)

    # -- places ----------------------------------------------------------------------------------------------
    def _place(self) -> None:
        below = self._goes_below(self.scale)
        stacks, tray = self._heights(self.scale, below=below)
        spare = max(0.0, self.size.height() - stacks - tray - 2 * _GAP)
        top = min(spare * 0.4, 30.0)
        width = STEP * self.scale * STACK_COUNT
        left = (self.size.width() - width) / 2
        self._boxes = [
            QRectF(left + STEP * self.scale * index, top, STEP * self.scale, stacks)
            for index in range(STACK_COUNT)
        ]
        tray_width = max(width, min(self.size.width() - 2 * _SIDE, self._beside_width() + 2 * _PAD))
        self.tray = QRectF(
            (self.size.width() - tray_width) / 2,
            top + stacks + _GAP + min(spare * 0.3, 12.0),
            tray_width,
            tray,
        )
        inner = self.tray.adjusted(_PAD, _PAD, -_PAD, -_PAD)
        card = self.word_card_width * CARD_RATIO
        if below:
            self.cards = QRectF(inner.left(), inner.top(), inner.width(), card)
            line = QRectF(inner.left(), self.cards.bottom() + _GAP, inner.width(), _SPELLING * self.text)
            self.spelling = line.adjusted(0, 0, -line.width() * 0.55, 0)
            self.note = line.adjusted(line.width() * 0.46, 0, 0, 0)
            buttons_top = line.bottom()
        else:
            beside = self._beside_width()
            self.cards = QRectF(inner.left(), inner.center().y() - card / 2, inner.width() - beside - 8, card)
            texts = (_SPELLING + _NOTE) * self.text
            start = inner.center().y() - (texts + 4 + self._buttons.height) / 2
            self.spelling = QRectF(inner.right() - beside, start, beside, _SPELLING * self.text)
            self.note = QRectF(self.spelling.left(), self.spelling.bottom(), beside, _NOTE * self.text)
            buttons_top = start + texts + 4
        self.spelling_leads = below
        take, back = self._buttons.take, self._buttons.put_back
        middle = buttons_top + self._buttons.height / 2
        self.take = QRectF(
            inner.right() - take.width(), middle - take.height() / 2, take.width(), take.height()
        )
        self.put_back = QRectF(
            self.take.left() - back.width() - 2, middle - back.height() / 2, back.width(), back.height()
        )

    def stack_box(self, stack: StackIndex) -> QRectF:
        """All of a stack: cards, edges, pill."""
        return self._boxes[stack]

    def card_box(self, stack: StackIndex) -> QRectF:
        """The top card of a stack."""
        box = self._boxes[stack]
        width = self.card_width
        return QRectF(box.center().x() - width / 2, box.top(), width, width * CARD_RATIO)

    def pill_box(self, stack: StackIndex) -> QRectF:
        """The count under a stack."""
        box = self._boxes[stack]
        return QRectF(box.left() + 6, box.bottom() - _PILL * self.text, box.width() - 12, _PILL * self.text)

    def stack_pose(self, stack: StackIndex) -> Pose:
        """The top card of a stack."""
        center = self.card_box(stack).center()
        return Pose(center.x(), center.y(), 0, self.card_width)

    def word_step(self, count: int) -> float:
        """From card to card in a word of so many."""
        width = self.word_card_width
        if count < 2:
            return width + 8
        return min(width + 8, (self.cards.width() - width) / (count - 1))

    def word_pose(self, place: int, count: int) -> Pose:
        """A card of a word of so many; the place after the last is the slot for the next."""
        width = self.word_card_width
        x = self.cards.left() + width / 2 + place * self.word_step(count)
        return Pose(x, self.cards.center().y(), 0, width)

    def place_in_word(self, x: float, count: int) -> int:
        """Where a card let go at ``x`` goes in among so many others."""
        return next((place for place in range(count) if x < self.word_pose(place, count + 1).x), count)
