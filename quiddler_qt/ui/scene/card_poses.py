"""How cards lie: a pose, a row side by side, the fan of a hand. Pure geometry.

Lengths are logical pixels, angles degrees clockwise. Cards are given by pose: centre, angle and width; the
height follows from the width.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

CARD_RATIO: Final = 148 / 104
"""Height of a card by its width."""
DESIGN_CARD: Final = QSizeF(104, 148)
FLAT_GAP: Final = 12
"""Between cards that must not lie on each other, in px: the focus ring of a plain theme fits."""


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
