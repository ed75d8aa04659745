"""Every hand with the word in doubt and after the verdict; changed numbers travel to their new values."""

from functools import partial

from PySide6.QtCore import QEasingCurve, QSequentialAnimationGroup, Qt, QVariantAnimation
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget

from quiddler_qt.engine.actions import SeatIndex
from quiddler_qt.engine.rules import Bonus
from quiddler_qt.engine.scoring import SeatScore
from quiddler_qt.ui.challenge_wording import ChallengeVerdict
from quiddler_qt.ui.dialogs.avatar import Avatar, BonusBadge, HairLine
from quiddler_qt.ui.dialogs.labels import ElidedLabel, text_label
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.theme.tokens import Theme
from quiddler_qt.ui.wording import bonus_letter, bonus_name, number, signed, sorted_bonuses

_C = "ChallengeSheet"
TRAVEL_MS = 500
"""So long a number travels at motion speed 1."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ChallengeScores(QWidget):
    """A line a seat: the hand in doubt, the change, the hand now, the total. ``dense`` for many seats."""

    def __init__(self, theme: Theme, verdict: ChallengeVerdict, *, dense: bool) -> None:
        super().__init__()
        self._theme = theme
        self._journeys: list[tuple[QLabel, int, int]] = []
        self._travel: QSequentialAnimationGroup | None = None
        self.setObjectName("challenge_scores")
        grid = QGridLayout(self)
        grid.setContentsMargins(8, 0, 8, 0)
        grid.setHorizontalSpacing(theme.spaces.medium)
        grid.setVerticalSpacing(1 if dense else 4)
        heads = (
            tr(_C, "This hand"),
            tr(_C, "In doubt"),
            tr(_C, "Change"),
            tr(_C, "Now"),
            tr(_C, "Game total"),
        )
        for column, (at, head) in enumerate(zip((1, 2, 4, 5, 7), heads, strict=True)):
            label = text_label(head, "small", align=_RIGHT if column else Qt.AlignmentFlag.AlignLeft)
            grid.addWidget(label, 0, at)
        grid.addWidget(HairLine(theme, width=2), 1, 0, 1, 8)
        for seat, name in enumerate(verdict.names):
            row = 2 + 2 * seat
            grid.addWidget(Avatar(theme, seat, name, 20 if dense else 26), row, 0)
            grid.addWidget(ElidedLabel(name, "strong"), row, 1)
            before, after = verdict.before[seat], verdict.after[seat]
            if before is None or after is None:
                hidden = text_label(tr(_C, "cards still in the hand"), "small", align=_RIGHT)
                hidden.setObjectName(f"challenge_hidden_{seat}")
                grid.addWidget(hidden, row, 2, 1, 6)
            else:
                self._score_row(grid, row, seat, before, after)
            grid.addWidget(HairLine(theme), row + 1, 0, 1, 8)
        grid.setColumnStretch(1, 1)

    @property
    def is_travelling(self) -> bool:
        """Whether numbers are on their way."""
        return self._travel is not None

    def set_out(self, speed: float) -> None:
        """Lets the changed numbers travel, the two of a seat together, one seat after another."""
        if not speed or not self._journeys:
            return
        group = QSequentialAnimationGroup(self)
        for label, start, end in self._journeys:
            journey = QVariantAnimation(group)
            journey.setDuration(round(TRAVEL_MS / speed))
            journey.setStartValue(start)
            journey.setEndValue(end)
            journey.setEasingCurve(QEasingCurve.Type.InOutCubic)
            journey.valueChanged.connect(partial(_show_number, label))
            label.setText(number(start))
            group.addAnimation(journey)
        group.finished.connect(self.arrive)
        self._travel = group
        group.start()

    def arrive(self) -> bool:
        """Ends the journey; False where nothing was on its way."""
        travel, self._travel = self._travel, None
        if travel is None:
            return False
        travel.stop()
        travel.deleteLater()
        for label, _, end in self._journeys:
            label.setText(number(end))
        return True

    def _score_row(
        self, grid: QGridLayout, row: int, seat: SeatIndex, before: SeatScore, after: SeatScore
    ) -> None:
        change = after.total - before.total
        text = signed(change) if change else tr(_C, "no change")
        cells = (
            (2, number(before.hand), "", "doubt"),
            (4, text, "strong" if change else "small", "change"),
            (5, number(after.hand), "total", "now"),
            (7, number(after.total), "strong", "total"),
        )
        journeys = {"now": (before.hand, after.hand), "total": (before.total, after.total)}
        for at, shown, role, name in cells:
            label = text_label(shown, role, align=_RIGHT, name=f"challenge_{name}_{seat}")
            # Whoever cannot see the journey hears where it ends.
            label.setAccessibleName(shown)
            grid.addWidget(label, row, at)
            start, end = journeys.get(name, (0, 0))
            if start != end:
                self._journeys.append((label, start, end))
        grid.addWidget(self._badges(before.bonuses, before.bonuses - after.bonuses), row, 3)
        grid.addWidget(self._badges(after.bonuses, frozenset()), row, 6)

    def _badges(self, shown: frozenset[Bonus], ghosts: frozenset[Bonus]) -> QWidget:
        holder = QWidget()
        line = QHBoxLayout(holder)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(2)
        for bonus in sorted_bonuses(shown):
            badge = BonusBadge(self._theme, bonus_letter(bonus), ghost=bonus in ghosts)
            badge.setAccessibleName(bonus_name(bonus))
            line.addWidget(badge)
        line.addStretch(1)
        return holder


def _show_number(label: QLabel, value: object) -> None:
    if isinstance(value, int | float):
        label.setText(number(round(value)))
