"""Where everything on the table lies: pure geometry, no widgets, no items, no pictures.

``TableLayout(size, contents, ...)`` divides a rectangle among the zones of the table. Lengths are
logical pixels, angles degrees clockwise. Cards are given by pose: centre, angle and width; the height
follows from the width.

The room is scarce at 1024 x 700 with eight seats and plenty on a large screen, so the middle is searched, not
computed: text as large as asked and cards as large as designed first, then step by step smaller until
all fits.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

CARD_RATIO: Final = 148 / 104
"""Height of a card by its width."""

DESIGN_CARD: Final = QSizeF(104, 148)
DESIGN_TABLE: Final = QSizeF(960, 740)
FLAT_GAP: Final = 12
"""Between cards that must not lie on each other, in px: the focus ring of a plain theme fits."""
_LARGEST_HAND: Final = 1.16
"""Cards of the hand grow no further: the words above them need their room."""
MIN_TEXT: Final = 0.72
"""Text is never set smaller than this part of its designed size."""


@dataclass(frozen=True, slots=True)
class Pose:
    """How a card lies: its centre, its turn in degrees, its width in pixels."""

    x: float
    y: float
    angle: float
    width: float

    @property
    def center(self) -> QPointF:
        """The centre as a point."""
        return QPointF(self.x, self.y)

    @property
    def height(self) -> float:
        """The height of the card."""
        return self.width * CARD_RATIO

    def bounds(self) -> QRectF:
        """The upright box round the turned card."""
        turn = math.radians(self.angle)
        across, down = abs(math.cos(turn)), abs(math.sin(turn))
        width = self.width * across + self.height * down
        height = self.width * down + self.height * across
        return QRectF(self.x - width / 2, self.y - height / 2, width, height)

    def is_near(self, other: "Pose", tolerance: float = 0.5) -> bool:
        """Whether two poses look the same."""
        return (
            abs(self.x - other.x) <= tolerance
            and abs(self.y - other.y) <= tolerance
            and abs(self.angle - other.angle) <= tolerance
            and abs(self.width - other.width) <= tolerance
        )


@dataclass(frozen=True, slots=True)
class WordSize:
    """What one laid word needs: its cards, its letters, and room for a mark where it is judged or unused."""

    cards: int
    letters: int
    marked: bool = False


@dataclass(frozen=True, slots=True)
class LaidGroup:
    """What one seat has laid."""

    seat: int
    words: tuple[WordSize, ...]


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
class RowBox:
    """A row of cards with its note at the right. ``first_x`` is the centre of the first card.

    ``grip`` is the width of the handle at the left, 0 where the row cannot be taken hold of.
    """

    rect: QRectF
    note: QRectF
    card_width: float
    first_x: float
    step: float
    room: float
    grip: float = 0

    def poses(self, count: int) -> tuple[Pose, ...]:
        """Poses of so many cards: side by side, closer where the room asks for it."""
        step = min(self.step, (self.room - self.card_width) / max(1, count - 1))
        y = self.rect.center().y()
        return tuple(Pose(self.first_x + index * step, y, 0, self.card_width) for index in range(count))

    def index_at(self, x: float, count: int, more: int = 1) -> int:
        """Before which of ``count`` cards ``more`` of them let go with the first at ``x`` land."""
        return sum(pose.x < x for pose in self.poses(count + more)[:count])


@dataclass(frozen=True, slots=True)
class LaidBox:
    """A laid word. Without cards (``as_text``) it is shown as a slip with its spelling."""

    seat: int
    word: int
    row: RowBox
    as_text: bool
    text: float


@dataclass(frozen=True, slots=True)
class GroupBox:
    """Whose words these are: disc, and the name where there is room for it."""

    seat: int
    avatar: QRectF
    name: QRectF | None
    text: float


@dataclass(frozen=True, slots=True)
class HandArc:
    """The fan of the hand: cards on a large circle whose centre lies far below.

    A ``flat`` hand lies straight instead, beside one another, in two lines where that leaves them larger.
    """

    area: QRectF
    card_width: float
    flat: bool = False

    def poses(self, count: int) -> tuple[Pose, ...]:
        """Poses of so many cards, from left to right."""
        if count <= 0:
            return ()
        if self.flat:
            return self._flat_poses(count)
        height = self.card_width * CARD_RATIO
        turn = min(2.4, 13.0 / max(1, count - 1))
        lean = math.radians(turn * (count - 1) / 2)
        reach = self.card_width * math.cos(lean) + height * math.sin(lean)
        step = min(self.card_width * 0.9, (self.area.width() - reach) / max(1, count - 1))
        # The outer cards lie lower, but never by more than a little: a wide fan is flatter.
        if count > 1:
            flattest = math.degrees(0.17 * height / (step * (count - 1) / 2))
            turn = min(turn, flattest * 2 / (count - 1))
        radius = step / math.radians(turn)
        top = self.area.top() + height / 2 + 2
        poses = []
        for index in range(count):
            angle = (index - (count - 1) / 2) * turn
            x = self.area.center().x() + radius * math.sin(math.radians(angle))
            poses.append(Pose(x, top + radius * (1 - math.cos(math.radians(angle))), angle, self.card_width))
        return tuple(poses)

    def step(self, count: int) -> float:
        """How much of each card its right neighbour leaves free."""
        poses = self.poses(count)
        return poses[1].x - poses[0].x if len(poses) > 1 else self.card_width

    def index_at(self, x: float, count: int, y: float | None = None, more: int = 1) -> int:
        """Before which of ``count`` cards ``more`` of them let go with the first at ``x`` land.

        ``y`` tells the line of a flat hand.
        """
        poses = self.poses(count + more)[:count]
        if y is None or not self.flat or not poses:
            return sum(pose.x < x for pose in poses)
        line = min((pose.y for pose in poses), key=lambda middle: abs(middle - y))
        return sum(pose.y < line or (pose.y == line and pose.x < x) for pose in poses)

    def _flat_poses(self, count: int) -> tuple[Pose, ...]:
        """Side by side; of one line or two the one with the larger cards."""
        gap = FLAT_GAP
        room = QSizeF(self.area.width(), self.area.height() - 2 * gap)

        def width_in(lines: int) -> float:
            columns = math.ceil(count / lines)
            across = (room.width() - (columns - 1) * gap) / columns
            down = (room.height() - (lines - 1) * gap) / lines / CARD_RATIO
            return min(self.card_width, across, down)

        lines = max((1, 2), key=width_in)
        width, columns = width_in(lines), math.ceil(count / lines)
        poses = []
        for index in range(count):
            line, column = divmod(index, columns)
            here = min(columns, count - line * columns)
            x = self.area.center().x() + (column - (here - 1) / 2) * (width + gap)
            y = self.area.top() + gap + (line + 0.5) * width * CARD_RATIO + line * gap
            poses.append(Pose(x, y, 0, width))
        return tuple(poses)


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


@dataclass(frozen=True, slots=True)
class _LaidLook:
    """One way to show laid words: width of their cards (0: slips of text), names above them or only discs."""

    card_width: float
    names: bool


@dataclass(frozen=True, slots=True)
class _LaidPlan:
    height: float
    groups: tuple[GroupBox, ...]
    words: tuple[LaidBox, ...]


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
        text = min(self._wanted_text, self.size.height() / 640 * 1.5)
        height = 48 * text
        width = min(self._content.width() - (10 if self.is_small else 40), 530 * text)
        bottom = self.size.height() - 4
        self.own_plate = QRectF(self.size.width() / 2 - width / 2, bottom - height, width, height)
        self.own_text = text
        left = 53 * text if self.contents.own else 14 * text
        right = 58 * text if self.contents.own else 14 * text
        self.status = self.own_plate.adjusted(left, height * 0.46, -right, -height * 0.08)
        if not self.contents.own:
            self.status = self.own_plate.adjusted(left, 4, -right, -4)

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
        plates = []
        for index in range(count):
            row, place = divmod(index, per_line)
            in_row = min(per_line, count - row * per_line)
            share = line.width() / in_row if lines == 1 else width + gap
            share = min(share, width + 90 * self.unit) if lines == 1 else share
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
        """Text size, number of lines and whether names may break, the largest that fits."""
        text = self._wanted_text
        while True:
            gap = 8 * min(text, 1.6)
            for two_lines, plate_width, plate_height in ((False, 190, 50), (True, 143, 58)):
                per_line = int((width + gap) // (plate_width * text + gap))
                if per_line < 1:
                    continue
                lines = math.ceil(count / per_line)
                if not two_lines and lines > 1 and count > 3:
                    continue
                if lines * (plate_height * text + gap) - gap <= budget:
                    return text, lines, two_lines
            if text <= 0.4:
                return text, 1, True
            text = max(0.4, text - 0.05)

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
        pile_width = (0.66 if small else 1.0) * DESIGN_CARD.width() * self.unit
        if self.is_small:
            pile_width = 68.0
        pile_width *= self._card_scale
        caption = 22 * text
        under = 46 * min(text, 1.3) if small else 0.0
        pile_room = middle.height() - caption - under - (slot_height + 10 if small else 0)
        pile_width = max(20.0, min(pile_width, pile_room / CARD_RATIO - 4, middle.width() * 0.13))
        gap = max(10.0, pile_width * 0.14)
        piles_width = 2 * pile_width + gap
        inset = 6.0 if small else middle.width() * 0.02
        area = QRectF(middle)
        area.setLeft(middle.left() + inset + piles_width + (16 if small else 30 * self.unit))
        area.setBottom(middle.bottom() - slot_height - 8)
        plan = self._plan_area(area, text, last=last)
        if plan is None:
            return False
        self.text = text
        self.group_boxes, self.laid, self.rows, rows_bottom = plan

        pile_height = pile_width * CARD_RATIO
        y = middle.top() if small else middle.top() + max(0.0, (area.height() - pile_height - caption) * 0.3)
        left = middle.left() + inset
        self.stock = QRectF(left, y, pile_width, pile_height)
        self.discards = QRectF(left + pile_width + gap, y, pile_width, pile_height)
        self.stock_caption = QRectF(
            left - inset, y + pile_height + 5, pile_width + inset + gap / 2, caption - 3
        )
        self.discards_caption = QRectF(
            self.discards.left() - gap / 2, y + pile_height + 5, pile_width + gap, caption - 3
        )
        self._under_piles = QRectF(left, y + pile_height + caption + 6, piles_width, max(0.0, under - 6))
        if small:
            main_width = min(
                self._buttons.main_width * 1.1 * min(text, self._button_text), middle.width() * 0.42
            )
            line = QRectF(middle.left(), middle.bottom() - slot_height, middle.width(), slot_height)
            self.new_row = line.adjusted(0, 0, -main_width - 12, 0)
            self._main_line = QRectF(line.right() - main_width, line.top(), main_width, slot_height)
        else:
            shift = 8.0 if self.rows or self.laid else 0.0
            top = rows_bottom + shift
            # With room to spare it is as inviting as a row.
            free = middle.bottom() - top
            tall = DESIGN_CARD.height() * 0.69 * self.unit + 18
            height = max(slot_height, min(free, tall if not self.rows else slot_height * 1.35))
            self.new_row = QRectF(area.left(), top, area.width(), height)
        return True

    def _plan_area(
        self, area: QRectF, text: float, *, last: bool
    ) -> tuple[tuple[GroupBox, ...], tuple[LaidBox, ...], tuple[RowBox, ...], float] | None:
        """Laid words above, own rows below: the largest cards with which both fit."""
        counts = self.contents.rows
        plans: dict[tuple[_LaidLook, int], _LaidPlan] = {}
        looks = [(look, columns) for look in self._laid_looks() for columns in (1, 2, 3)]
        if not self.contents.laid:
            looks = looks[:1]
        floors = (0.6, 0.5, 0.42, 0.34) if text > 1 else (0.6, 0.5, 0.42, 0.34, 0.27)
        if last:
            floors = (*floors, 0.2, 0.14)
        for floor in floors if counts else floors[-1:]:
            for key in looks:
                if key not in plans:
                    plans[key] = self._laid_columns(area, *key, text)
                plan = plans[key]
                between = 8.0 if plan.words and counts else 0.0
                room = area.height() - plan.height - between
                if room < 0:
                    continue
                rows_top = area.top() + plan.height + between
                rows = self._plan_rows(QRectF(area.left(), rows_top, area.width(), room), text, floor)
                if rows is None:
                    continue
                bottoms = [row.rect.bottom() for row in rows]
                bottom = max([rows_top if plan.words else area.top(), *bottoms])
                return plan.groups, plan.words, rows, bottom
        if not last:
            return None
        # Nothing fits: the densest look, cut to the room there is.
        densest = min(plans.values(), key=lambda plan: plan.height)
        squeezed = _squeeze(densest, area)
        return squeezed.groups, squeezed.words, self._squeezed_rows(area, text), area.bottom()

    def _plan_rows(self, area: QRectF, text: float, floor: float) -> tuple[RowBox, ...] | None:
        counts = self.contents.rows
        if not counts:
            return ()
        largest = 0.69 * max(self.unit, 0.8) * self._card_scale
        scale = largest
        while scale >= min(floor * self.unit, largest):
            for shared in (False, True):
                if not shared or scale < 0.55 * self.unit:
                    rows = self._rows_at(area, scale, text, shared=shared)
                    if rows is not None:
                        return rows
            scale -= 0.03
        return None

    def _rows_at(self, area: QRectF, scale: float, text: float, *, shared: bool) -> tuple[RowBox, ...] | None:
        """Rows with cards of this scale; ``shared`` lets short rows stand side by side."""
        width = DESIGN_CARD.width() * scale
        pad = max(4.0, 9 * min(scale / 0.69, 1.4))
        gap = max(5.0, 10 * min(1.4, self.unit))
        height = max(width * CARD_RATIO + 2 * pad, 34 * text)
        note = (118 if scale > 0.45 * self.unit else 102) * text + min(34 * text, height)
        grip = 15 * min(text, 1.6)
        step = width + max(2.0, 7 * scale)
        counts = self.contents.rows
        lines: list[list[int]] = []
        used = 0.0
        for row, count in enumerate(counts):
            need = grip + 2 * pad + step * (count + 1) + note
            if lines and shared and used + gap + need <= area.width():
                lines[-1].append(row)
                used += gap + need
            else:
                lines.append([row])
                used = need
        if len(lines) * (height + gap) - gap > area.height() + 0.01:
            return None
        boxes: dict[int, RowBox] = {}
        for number, line in enumerate(lines):
            top = area.top() + number * (height + gap)
            needs = [grip + 2 * pad + step * (counts[row] + 1) + note for row in line]
            spare = area.width() - sum(needs) - gap * (len(line) - 1)
            left = area.left()
            for row, need in zip(line, needs, strict=True):
                rect = QRectF(left, top, need + spare / len(line), height)
                boxes[row] = _row_box(rect, width, step, note, pad + 3, grip)
                left = rect.right() + gap
        return tuple(boxes[row] for row in range(len(counts)))

    def _squeezed_rows(self, area: QRectF, text: float) -> tuple[RowBox, ...]:
        count = len(self.contents.rows)
        if not count:
            return ()
        height = area.height() * 0.45 / count
        top = area.top() + area.height() * 0.55
        width = max(4.0, (height - 4) / CARD_RATIO)
        return tuple(
            _row_box(
                QRectF(area.left(), top + row * height, area.width(), height - 2),
                width,
                width + 2,
                96 * text,
                4,
                10,
            )
            for row in range(count)
        )

    def _laid_looks(self) -> tuple[_LaidLook, ...]:
        card = DESIGN_CARD.width() * max(self.unit, 0.8) * self._card_scale
        return (
            *(_LaidLook(card * scale, names=True) for scale in (0.56, 0.5, 0.46, 0.42, 0.38, 0.34)),
            _LaidLook(card * 0.36, names=False),
            _LaidLook(card * 0.31, names=False),
            _LaidLook(0, names=True),
            _LaidLook(0, names=False),
        )

    def _laid_columns(self, area: QRectF, look: _LaidLook, columns: int, text: float) -> _LaidPlan:
        """The laid words in columns; of no use (infinitely high) where a word would not fit in one."""
        if not self.contents.laid:
            return _LaidPlan(0, (), ())
        gap = 6.0
        width = (area.width() - 12 * (columns - 1)) / columns
        bottoms = [area.top()] * columns
        groups: list[GroupBox] = []
        words: list[LaidBox] = []
        for group in self.contents.laid:
            column = bottoms.index(min(bottoms))
            left = area.left() + column * (width + 12)
            top = bottoms[column]
            disc = (22 if look.names else 24) * text
            avatar = QRectF(left, top, disc, disc)
            name = None
            x0 = left
            if look.names:
                name = QRectF(left + disc + 6, top, width - disc - 6, disc)
                top += disc + 3
            else:
                x0 = left + disc + 6
            groups.append(GroupBox(group.seat, avatar, name, text))
            bottom = self._flow_words(group, QRectF(x0, top, left + width - x0, 0), look, text, words)
            if bottom is None:
                return _LaidPlan(math.inf, (), ())
            bottoms[column] = max(bottom, avatar.bottom()) + gap
        return _LaidPlan(max(bottoms) - gap - area.top(), tuple(groups), tuple(words))

    def _flow_words(
        self, group: LaidGroup, room: QRectF, look: _LaidLook, text: float, words: list[LaidBox]
    ) -> float | None:
        """Adds a seat's words line by line; returns where they end, None where one is too long."""
        gap = 5.0
        x, y = room.left(), room.top()
        height = max(look.card_width * CARD_RATIO + 10, 26 * text)
        for number, word in enumerate(group.words):
            if look.card_width:
                note = (66 if word.marked else 42) * text
                step = look.card_width + 3
                width = 10 + step * word.cards + note
                if width > room.width():
                    step = (room.width() - 10 - note - look.card_width) / max(1, word.cards - 1)
                    if step < 0.62 * look.card_width:
                        return None
                    width = room.width()
            else:
                note = step = 0.0
                width = (word.letters * 10.4 + 46 + (22 if word.marked else 0)) * text
                width = min(width, room.width())
            if x > room.left() and x + width > room.right() + 0.01:
                x = room.left()
                y += height + gap
            rect = QRectF(x, y, width, height)
            card = look.card_width or (height - 6) / CARD_RATIO
            row = _row_box(rect, card, step or card * 0.5, note, 5)
            words.append(LaidBox(group.seat, number, row, as_text=not look.card_width, text=text))
            x += width + gap
        return y + height

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


def fan_poses(area: QRectF, count: int) -> Sequence[Pose]:
    """A small fan of ``count`` backs within an area, as it looks from across the table."""
    if count <= 0:
        return ()
    turn = min(3.2, 26 / max(1, count - 1))
    lean = math.radians(turn * (count - 1) / 2)
    width = area.height() / (CARD_RATIO * math.cos(lean) + math.sin(lean)) * 0.86
    height = width * CARD_RATIO
    reach = width * math.cos(lean) + height * math.sin(lean)
    step = min(width * 0.42, (area.width() - reach) / max(1, count - 1))
    radius = step / math.radians(turn)
    poses = []
    for index in range(count):
        angle = (index - (count - 1) / 2) * turn
        x = area.center().x() + radius * math.sin(math.radians(angle))
        y = area.top() + height / 2 + 2 + radius * (1 - math.cos(math.radians(angle)))
        poses.append(Pose(x, y, angle, width))
    return poses


def _row_box(
    rect: QRectF, card_width: float, step: float, note: float, pad: float, grip: float = 0
) -> RowBox:
    note_rect = QRectF(rect.right() - note - 4, rect.top(), note, rect.height())
    room = max(card_width, rect.width() - 2 * pad - note - grip)
    first_x = rect.left() + grip + pad + card_width / 2
    return RowBox(rect, note_rect, card_width, first_x, step, room, grip)


def _squeeze(plan: _LaidPlan, area: QRectF) -> _LaidPlan:
    """The plan with heights cut down to about half of an area."""
    if not plan.words or plan.height <= area.height() * 0.5:
        return plan
    factor = area.height() * 0.5 / plan.height

    def fit(rect: QRectF) -> QRectF:
        return QRectF(
            rect.left(), area.top() + (rect.top() - area.top()) * factor, rect.width(), rect.height() * factor
        )

    groups = tuple(
        GroupBox(box.seat, fit(box.avatar), fit(box.name) if box.name else None, box.text * factor)
        for box in plan.groups
    )
    words = tuple(
        LaidBox(
            box.seat,
            box.word,
            _row_box(fit(box.row.rect), box.row.card_width * factor, box.row.step, 0, 5),
            as_text=True,
            text=box.text * factor,
        )
        for box in plan.words
    )
    return _LaidPlan(plan.height * factor, groups, words)
