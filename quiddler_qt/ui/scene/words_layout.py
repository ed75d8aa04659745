"""Where words lie in the middle of the table: those of all seats above, the rows of one's own below.

The room is searched, not computed: cards as large as designed first, then step by step smaller, closer, in
columns, without names, as slips of text.
"""

import math
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from quiddler_qt.ui.scene.card_poses import CARD_RATIO, DESIGN_CARD, RowBox

_SEEN_OF_A_CARD = 0.72
_STILL_LARGE = 0.4
"""Cards of a long row are smaller, down to this scale, rather than that less of each is seen."""


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
class WordsPlan:
    """Where everything has its place; ``bottom`` is where the last of it ends."""

    groups: tuple[GroupBox, ...]
    laid: tuple[LaidBox, ...]
    rows: tuple[RowBox, ...]
    bottom: float


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


class WordsLayout:
    """Finds the places of laid words and of own ``rows``, given by how many cards each has.

    ``unit`` is the size of the table by its design, ``card_scale`` that of the cards as people want them.
    """

    def __init__(
        self, laid: tuple[LaidGroup, ...], rows: tuple[int, ...], unit: float, card_scale: float
    ) -> None:
        self._laid = laid
        self._rows = rows
        self._unit = unit
        self._card_scale = card_scale

    def plan(self, area: QRectF, text: float, *, last: bool) -> WordsPlan | None:
        """Laid words above, own rows below: the largest cards with which both fit, text of this size.

        None where they do not; the ``last`` time they are cut to the room there is.
        """
        counts = self._rows
        plans: dict[tuple[_LaidLook, int], _LaidPlan] = {}
        looks = [(look, columns) for look in self._laid_looks() for columns in (1, 2, 3)]
        if not self._laid:
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
                return WordsPlan(plan.groups, plan.words, rows, bottom)
        if not last:
            return None
        # Nothing fits: the densest look, cut to the room there is.
        densest = min(plans.values(), key=lambda plan: plan.height)
        squeezed = _squeeze(densest, area)
        return WordsPlan(squeezed.groups, squeezed.words, self._squeezed_rows(area, text), area.bottom())

    def _plan_rows(self, area: QRectF, text: float, floor: float) -> tuple[RowBox, ...] | None:
        counts = self._rows
        if not counts:
            return ()
        largest = 0.69 * max(self._unit, 0.8) * self._card_scale
        scale = largest
        while scale >= min(floor * self._unit, largest):
            for shared in (False, True):
                if not shared or scale < 0.55 * self._unit:
                    rows = self._rows_at(area, scale, text, shared=shared)
                    if rows is not None:
                        return rows
            scale -= 0.03
        return None

    def _rows_at(self, area: QRectF, scale: float, text: float, *, shared: bool) -> tuple[RowBox, ...] | None:
        """Rows with cards of this scale; ``shared`` lets short rows stand side by side."""
        width = DESIGN_CARD.width() * scale
        pad = max(4.0, 9 * min(scale / 0.69, 1.4))
        gap = max(5.0, 10 * min(1.4, self._unit))
        height = max(width * CARD_RATIO + 2 * pad, 34 * text)
        note = (118 if scale > 0.45 * self._unit else 102) * text + min(34 * text, height)
        grip = 15 * min(text, 1.6)
        step = width + max(2.0, 7 * scale)
        counts = self._rows
        free = area.width() - grip - 2 * pad - note
        if text > 1 and step * max(counts) > free:
            return None  # Large text gives way before cards lie on each other.
        if scale > _STILL_LARGE * self._unit and free / (max(counts) + 1) < _SEEN_OF_A_CARD * width:
            return None  # So do large cards before their letters are hidden.
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
        count = len(self._rows)
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
        card = DESIGN_CARD.width() * max(self._unit, 0.8) * self._card_scale
        return (
            *(_LaidLook(card * scale, names=True) for scale in (0.56, 0.5, 0.46, 0.42, 0.38, 0.34)),
            _LaidLook(card * 0.36, names=False),
            _LaidLook(card * 0.31, names=False),
            _LaidLook(0, names=True),
            _LaidLook(0, names=False),
        )

    def _laid_columns(self, area: QRectF, look: _LaidLook, columns: int, text: float) -> _LaidPlan:
        """The laid words in columns; of no use (infinitely high) where a word would not fit in one."""
        if not self._laid:
            return _LaidPlan(0, (), ())
        gap = 6.0
        width = (area.width() - 12 * (columns - 1)) / columns
        bottoms = [area.top()] * columns
        groups: list[GroupBox] = []
        words: list[LaidBox] = []
        for group in self._laid:
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
