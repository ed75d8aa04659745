"""Where everything on the table lies: pure geometry, no widgets, no items, no pictures.

``TableLayout(size, contents, ...)`` divides a rectangle among the zones of the table. Lengths are
logical pixels.

The room is scarce at 1024 x 700 with eight seats and plenty on a large screen, so the middle is searched, not
computed: text as large as asked and cards as large as designed first, then step by step smaller until
all fits.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from PySide6.QtCore import QRectF, QSizeF

from quiddler_qt.ui.scene.card_poses import CARD_RATIO, DESIGN_CARD, HandArc, Pose
from quiddler_qt.ui.scene.words_layout import LaidGroup, WordsLayout

DESIGN_TABLE: Final = QSizeF(960, 740)
_LARGEST_HAND: Final = 1.16
"""Cards of the hand grow no further: the words above them need their room."""
_OWN_PLATE_WIDTH: Final = 740
_OWN_HEIGHT: Final = 48
_OWN_DISC: Final = 53
_OWN_NAME: Final = 130
_OWN_TOTAL: Final = 74
"""The own plate at text size 1: disc, name and note, the sentence, total."""
_LEAST_PILE: Final = 46
_LEAST_BUTTON: Final = 44
"""Widths in the middle of a small table, below which the text gives way."""
_LEAST_PLATE_TEXT: Final = 0.4
_WORTH_A_LINE: Final = 0.85
_WIDER_PLATE: Final = 1.3
_STATUS_LEAST: Final = 300
"""A narrower sentence goes under the name."""
_OWN_STACKED_HEIGHT: Final = 71
_OWN_HEAD: Final = 30
MIN_TEXT: Final = 0.72
"""Text is never set smaller than this part of its designed size."""


@dataclass(frozen=True, slots=True)
class TableContents:
    """What has to find a place: ``others`` are the seats round the top, ``rows`` the cards of each own row.

    ``fans``: others hold hidden cards; ``new_row``: a word can be started; ``flat``: no card leans on
    another or lies on it.
    """

    others: int = 1
    own: bool = True
    hand: int = 0
    rows: tuple[int, ...] = ()
    laid: tuple[LaidGroup, ...] = ()
    fans: bool = True
    new_row: bool = True
    flat: bool = False


@dataclass(frozen=True, slots=True)
class ButtonSizes:
    """What the buttons ask for at text size 1, with the room for their focus ring."""

    side_width: float = 116
    side_height: float = 44
    main_width: float = 158
    main_height: float = 60


@dataclass(frozen=True, slots=True)
class PlateBox:
    """A seat's plate. ``two_lines`` breaks the name; ``fan`` is where its backs lie, None without room."""

    rect: QRectF
    text: float
    two_lines: bool
    fan: QRectF | None


@dataclass(frozen=True, slots=True)
class Buttons:
    """Places of the buttons and of the line under the main one; ``text`` is their text size.

    ``compact`` buttons show their icon only.
    """

    sort: QRectF
    shuffle: QRectF
    clear: QRectF
    main: QRectF
    detail: QRectF
    text: float
    compact: bool


class TableLayout:
    """The table divided for ``size`` pixels.

    Text is set at ``text_scale`` (1..2) and cards at ``card_scale`` (0.6..1.5) as far as that fits.
    """

    def __init__(
        self,
        size: QSizeF,
        contents: TableContents,
        text_scale: float = 1.0,
        buttons: ButtonSizes | None = None,
        card_scale: float = 1.0,
    ) -> None:
        self.size = size
        self._card_scale = card_scale
        self.contents = contents
        self.unit = min(size.width() / DESIGN_TABLE.width(), size.height() / DESIGN_TABLE.height())
        # Text grows with the table on large screens, and never shrinks with it.
        self._wanted_text = text_scale * min(max(1.0, self.unit), 2.2)
        self._buttons = buttons or ButtonSizes()
        self._words = WordsLayout(contents.laid, contents.rows, self.unit, card_scale)
        self.is_small = size.width() < 800 or size.height() < 600
        large = max(1.0, self.unit)

        margin = 8.0 if self.is_small else 16.0
        self.rim = 14.0 if self.is_small else 20.0 * large
        self.table = QRectF(margin, margin, size.width() - 2 * margin, size.height() - 2 * margin - 4)
        self.radius = 56.0 if self.is_small else 110.0 * large
        felt = self.table.adjusted(self.rim, self.rim, -self.rim, -self.rim)
        self.felt = felt
        inset = 14.0 if self.is_small else 24.0 * large
        self._content = felt.adjusted(inset, 12 * min(large, 2), -inset, -6)

        self._place_own_plate()
        self._place_seats()
        self._place_hand()
        self._place_middle()

    # -- bottom ----------------------------------------------------------------------------------------------
    def _place_own_plate(self) -> None:
        """The plate with the status line: beside the name where the plate can be wide, else under it.

        Either way there is room for a sentence of two lines, or of three in smaller letters.
        """
        text = min(self._wanted_text, self.size.height() / 640 * 1.35)
        width = min(self._content.width() - (10 if self.is_small else 40), _OWN_PLATE_WIDTH * text)
        left, right = float(_OWN_DISC + _OWN_NAME), float(_OWN_TOTAL)
        if not self.contents.own:
            left = right = 18.0
        self.own_stacked = self.contents.own and width < (left + right + _STATUS_LEAST) * text
        height = (_OWN_STACKED_HEIGHT if self.own_stacked else _OWN_HEIGHT) * text
        bottom = self.size.height() - 4
        self.own_plate = QRectF(self.size.width() / 2 - width / 2, bottom - height, width, height)
        self.own_text = text
        if self.own_stacked:
            self.status = self.own_plate.adjusted(16 * text, _OWN_HEAD * text, -16 * text, -4 * text)
        else:
            self.status = self.own_plate.adjusted(left * text, 2 * text, -right * text, -2 * text)

    def _place_hand(self) -> None:
        content, sizes = self._content, self._buttons
        bottom = self.own_plate.top() - 4
        # The outermost cards lie lower and lean: arc and lean take about an eighth of the card's height.
        scale = self._card_scale
        height = min(self.felt.height() * 0.25, self.felt.width() * 0.26) * min(scale, _LARGEST_HAND)
        width = height / CARD_RATIO
        depth = height * 1.145 + 6
        top = bottom - depth
        self._hand_top = top
        text = self._wanted_text
        least = max(1.0, text * 0.7)
        while True:
            left = content.left() + sizes.side_width * text + 12
            right = content.right() - sizes.main_width * text - 12
            fits = right - left >= 4.1 * width and 3 * sizes.side_height * text <= depth + 8
            if fits or text <= least:
                break
            text = max(least, text - 0.1)
        self._flanked = fits and not self.is_small
        self._button_text = text if self._flanked else self._wanted_text
        area = QRectF(content.left(), top, content.width(), depth)
        if self._flanked:
            area = QRectF(left, top, right - left, depth)
            # In the middle of the table, where that does not make it too narrow.
            middle = content.center().x()
            reach = min(middle - left, right - middle)
            if 2 * reach > 0.8 * area.width():
                area = QRectF(middle - reach, top, 2 * reach, depth)
        self.hand = HandArc(area, width, flat=self.contents.flat)

    # -- top -------------------------------------------------------------------------------------------------
    def _place_seats(self) -> None:
        content, count = self._content, self.contents.others
        if count == 0:
            self.plates: tuple[PlateBox, ...] = ()
            self._seats_bottom = content.top()
            return
        budget = self.felt.height() * (0.235 if self.is_small else 0.21)
        # The rounded corners of the felt take a little of the first line.
        corner = max(0.0, self.radius - self.rim - 12)
        line = content.adjusted(corner * 0.3, 0, -corner * 0.3, 0)
        text, lines, two_lines = self._fit_plates(line.width(), budget, count)
        gap = 8 * min(text, 1.6)
        width = (143 if two_lines else 190) * text
        height = (58 if two_lines else 50) * text
        per_line = math.ceil(count / lines)
        fan_height = 0.0
        spare = self.felt.height() * 0.21 - height - 6
        if lines == 1 and not self.is_small and spare > 44 and self.contents.fans:
            fan_height = min(62 * self.unit, spare)
        share = width + gap
        if lines == 1:
            share = min(line.width() / count, width + 90 * self.unit)
            # Where there are few, more of a long name is seen.
            width = max(width, min(share - gap, _WIDER_PLATE * width))
        plates = []
        for index in range(count):
            row, place = divmod(index, per_line)
            in_row = min(per_line, count - row * per_line)
            left = line.center().x() - share * in_row / 2 + share * place + (share - width) / 2
            rect = QRectF(left, line.top() + row * (height + gap), width, height)
            fan = None
            if fan_height:
                fan_width = min(width, 190 * self.unit)
                fan = QRectF(rect.center().x() - fan_width / 2, rect.bottom() + 2, fan_width, fan_height)
            plates.append(PlateBox(rect, text, two_lines, fan))
        self.plates = tuple(plates)
        self._seats_bottom = line.top() + lines * (height + gap) - gap + (fan_height + 2 if fan_height else 0)

    def _fit_plates(self, width: float, budget: float, count: int) -> tuple[float, int, bool]:
        """Text size, number of lines and whether names may break: the largest that fits.

        One line of plates is worth a little text: a second one takes its room from the words.
        """
        text = self._wanted_text
        best: tuple[float, int, bool] | None = None
        while text >= _LEAST_PLATE_TEXT:
            for lines, two_lines in self._plate_lines(text, width, budget, count):
                if lines == 1:
                    return text, lines, two_lines
                best = best or (text, lines, two_lines)
            if best is not None and text < best[0] * _WORTH_A_LINE:
                return best
            text -= 0.05
        return best or (_LEAST_PLATE_TEXT, 1, True)

    @staticmethod
    def _plate_lines(text: float, width: float, budget: float, count: int) -> Iterator[tuple[int, bool]]:
        """In how many lines plates with text of this size fit, and whether their names break."""
        gap = 8 * min(text, 1.6)
        for two_lines, plate_width, plate_height in ((False, 190, 50), (True, 143, 58)):
            per_line = int((width + gap) // (plate_width * text + gap))
            if per_line < 1:
                continue
            lines = math.ceil(count / per_line)
            if not two_lines and lines > 1 and count > 3:
                continue
            if lines * (plate_height * text + gap) - gap <= budget:
                yield lines, two_lines

    # -- middle ----------------------------------------------------------------------------------------------
    def _place_middle(self) -> None:
        content = self._content
        top = self._seats_bottom + (10 if self.is_small else 14 * min(1.5, max(1.0, self.unit)))
        self._middle = QRectF(content.left(), top, content.width(), self._hand_top - 8 - top)
        text = self._wanted_text
        while True:
            last = text <= MIN_TEXT
            if self._try_middle(text, last=last):
                break
            text = max(MIN_TEXT, text - 0.1)
        self._place_buttons()

    def _try_middle(self, text: float, *, last: bool) -> bool:
        """Places piles, laid words, rows and the row to start a word with text of this size, if all fit."""
        middle = self._middle
        small = not self._flanked
        slot_height = self._buttons.main_height * min(text, self._button_text) if small else 44 * text
        slot_height = min(slot_height, middle.height() * 0.26)
        if not small and not self.contents.new_row:
            slot_height = 0.0
        pile_width = (0.82 if small else 1.0) * DESIGN_CARD.width() * self.unit
        if self.is_small:
            pile_width = 68.0
        pile_width *= self._card_scale
        caption = 22 * text
        under = 46 * min(text, 1.3) if small else 0.0
        # Before a word is begun there is room for one beside the piles, and they reach further down.
        beside_piles = small and not self.contents.rows and not self.contents.laid
        below = slot_height + 10 if small and not beside_piles else 0.0
        pile_room = middle.height() - caption - under - below
        pile_width = max(20.0, min(pile_width, pile_room / CARD_RATIO - 4, middle.width() * 0.13))
        if small and not last and pile_width < _LEAST_PILE * self._card_scale:
            return False
        gap = max(10.0, pile_width * 0.14)
        piles_width = 2 * pile_width + gap
        # Three buttons have their place under the piles.
        column = max(piles_width, 3 * _LEAST_BUTTON) if small else piles_width
        inset = 6.0 if small else middle.width() * 0.02
        area = QRectF(middle)
        area.setLeft(middle.left() + inset + column + (12 if small else 30 * self.unit))
        area.setBottom(middle.bottom() - slot_height - 8)
        plan = self._words.plan(area, text, last=last)
        if plan is None:
            return False
        self.text = text
        self.group_boxes, self.laid, self.rows = plan.groups, plan.laid, plan.rows

        pile_height = pile_width * CARD_RATIO
        y = middle.top() if small else middle.top() + max(0.0, (area.height() - pile_height - caption) * 0.3)
        left = middle.left() + inset
        beside = (column - piles_width) / 2
        self.stock = QRectF(left + beside, y, pile_width, pile_height)
        self.discards = QRectF(self.stock.right() + gap, y, pile_width, pile_height)
        half = QRectF(left - inset, y + pile_height + 5, column / 2 + inset, caption - 3)
        self.stock_caption = half.adjusted(0, 0, -3, 0)
        self.discards_caption = half.adjusted(half.width() + 3, 0, column / 2 + min(gap / 2, 10), 0)
        self._under_piles = QRectF(left, y + pile_height + caption + 6, column, max(0.0, under - 6))
        if small:
            main_width = min(
                self._buttons.main_width * 1.1 * min(text, self._button_text), middle.width() * 0.42
            )
            line = QRectF(middle.left(), middle.bottom() - slot_height, middle.width(), slot_height)
            self.new_row = line.adjusted(0, 0, -main_width - 12, 0)
            if beside_piles:
                high = min(area.height(), 2 * slot_height)
                self.new_row = QRectF(area.left(), area.top(), area.width(), high)
            self._main_line = QRectF(line.right() - main_width, line.top(), main_width, slot_height)
        else:
            shift = 8.0 if self.rows or self.laid else 0.0
            top = plan.bottom + shift
            # With room to spare it is as inviting as a row.
            free = middle.bottom() - top
            tall = DESIGN_CARD.height() * 0.69 * self.unit + 18
            height = max(slot_height, min(free, tall if not self.rows else slot_height * 1.35))
            self.new_row = QRectF(area.left(), top, area.width(), height)
        return True

    def _place_buttons(self) -> None:
        content, sizes = self._content, self._buttons
        if self._flanked:
            text = self._button_text
            depth = self.own_plate.top() - self._hand_top
            height = min(sizes.side_height * text, depth / 3)
            top = self._hand_top + (depth - 3 * height) / 2
            width = sizes.side_width * text
            left = content.left()
            sort, shuffle, clear = (QRectF(left, top + place * height, width, height) for place in range(3))
            right = content.right()
            main_top = self._hand_top + self.hand.card_width * CARD_RATIO * 0.2
            main = QRectF(0, main_top, sizes.main_width * text, sizes.main_height * text)
            main.moveRight(right)
            detail = QRectF(main.left() - 8, main.bottom() + 2, main.width() + 16, 22 * text)
            detail.setBottom(min(detail.bottom(), self.own_plate.top() - 2))
            self.buttons = Buttons(sort, shuffle, clear, main, detail, text, compact=False)
            return
        under = self._under_piles
        width = under.width() / 3
        side = min(width, under.height())
        sort, shuffle, clear = (
            QRectF(under.left() + place * width + (width - side) / 2, under.top(), side, side)
            for place in range(3)
        )
        line = self._main_line
        # The line under the button is printed at the right of the row to start a word.
        detail = QRectF(self.new_row)
        detail.setLeft(self.new_row.left() + self.new_row.width() * 0.54)
        detail = detail.adjusted(0, 2, -14, -2)
        text = min(self.text, self._button_text)
        self.buttons = Buttons(sort, shuffle, clear, line, detail, text, compact=True)

    # -- what lies where -------------------------------------------------------------------------------------
    @property
    def detail_in_new_row(self) -> bool:
        """Whether the small line of the main button is printed in the row to start a word."""
        return not self._flanked

    @cached_property
    def stock_pose(self) -> Pose:
        """The top card of the stock."""
        center = self.stock.center()
        return Pose(center.x(), center.y(), 0, self.stock.width())

    @cached_property
    def discards_pose(self) -> Pose:
        """The top discard, a little askew as people leave it."""
        center = self.discards.center()
        lean = 0.0 if self.contents.flat else 2.5
        return Pose(center.x(), center.y(), lean, self.discards.width())

    def plate_pose(self, other: int, width: float | None = None) -> Pose:
        """Where cards of another seat come from and go to."""
        box = self.plates[other]
        rect = box.fan or box.rect
        return Pose(rect.center().x(), rect.center().y(), 0, width or 0.36 * DESIGN_CARD.width() * self.unit)

    def own_pose(self) -> Pose:
        """Where own cards come from when nothing better is known."""
        center = self.hand.area.center()
        return Pose(center.x(), center.y(), 0, self.hand.card_width)

    def zones(self) -> Iterator[tuple[str, QRectF]]:
        """All rectangles that must neither overlap nor leave the window, with a name for the complaint."""
        yield from ((f"plate {index}", box.rect) for index, box in enumerate(self.plates))
        yield from ((f"fan {index}", box.fan) for index, box in enumerate(self.plates) if box.fan)
        yield "stock", self.stock
        yield "discards", self.discards
        yield "stock caption", self.stock_caption
        yield "discards caption", self.discards_caption
        yield from ((f"row {index}", box.rect) for index, box in enumerate(self.rows))
        yield from ((f"laid {box.seat} {box.word}", box.row.rect) for box in self.laid)
        yield from ((f"group {box.seat}", box.avatar) for box in self.group_boxes)
        if self.contents.new_row:
            yield "new row", self.new_row
        yield "sort", self.buttons.sort
        yield "shuffle", self.buttons.shuffle
        yield "clear", self.buttons.clear
        yield "main", self.buttons.main
        if not self.detail_in_new_row:
            yield "detail", self.buttons.detail
        yield "own plate", self.own_plate
        poses = self.hand.poses(self.contents.hand)
        if poses:
            box = poses[0].bounds()
            for pose in poses[1:]:
                box = box.united(pose.bounds())
            yield "hand", box
