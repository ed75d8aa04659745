"""The numbers of the pad as a table: heads, a line for each round, the sum, all in the same columns.

A screen reader finds a table of lines, each with a head and cells; the heads of line and column label a
cell. PySide has no class for Qt's table interface (QAccessibleTableInterface), and ``interface_cast`` could
offer it from Python only as a bare pointer; so roles, relations and names say what it would.
"""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QAccessible, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from quiddler_qt.ui.accessibility import AccessiblePart
from quiddler_qt.ui.dialogs.avatar import HairLine
from quiddler_qt.ui.dialogs.flow_layout import clear_layout
from quiddler_qt.ui.dialogs.paper_sheet import FittingScrollArea
from quiddler_qt.ui.dialogs.themed import Themed, text_scale
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.scorepad.pad_parts import (
    LeadTag,
    LineHead,
    NumberCell,
    RowHead,
    ScoreCell,
    SeatHead,
    TotalCell,
)
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import Theme

_C = "ScorePad"
_FIRST_COLUMN = 34
"""Width of the heads of the lines at text size 1, in px."""
_LEAST_ROUNDS = 4
"""So many rounds are in sight before names that stand get all the room they want."""
_SHORTEST_NAME = 40
"""What a standing name keeps, in px at text size 1."""
_DISC = 44
"""What a head takes beside its name, in px at text size 1."""


class PadLine(QWidget, AccessiblePart):
    """A line of the table: its head, and a cell for each seat."""

    accessible_role = QAccessible.Role.Row

    def __init__(self, name: str, head: QWidget, cells: Sequence[QWidget]) -> None:
        super().__init__()
        self.setObjectName(name)
        self.head, self.cells = head, tuple(cells)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(0)
        for part in (head, *cells):
            line.addWidget(part)
        line.addStretch(1)

    def accessible_parts(self) -> Sequence[QWidget]:
        """Head and cells."""
        return (self.head, *self.cells)

    def accessible_whole(self) -> QWidget | None:
        """The table, whatever scrolls between it and its lines."""
        above = self.parentWidget()
        while above is not None and not isinstance(above, PadTable):
            above = above.parentWidget()
        return above


class PadTable(QWidget, AccessiblePart, Themed):
    """Heads of the seats, rounds that scroll where they must, and totals that always show.

    The table knows no scores; ``heads``, ``rounds``, ``cells``, ``totals`` and ``leads`` are for the pad to
    fill. ``fitted()`` says that rounds may have another place now.
    """

    accessible_role = QAccessible.Role.Table
    fitted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName("score_table")
        self.setAccessibleName(tr(_C, "Scores"))
        self.heads: list[SeatHead] = []
        self.rounds: list[RowHead] = []
        self.cells: list[list[ScoreCell]] = []
        self.totals: list[TotalCell] = []
        self.leads: list[LeadTag] = []
        self._lines: list[PadLine] = []
        self._tags = PadLine("score_lead_line", QWidget(), ())
        self._fitted_size = QSize()
        self._sheet = QWidget()
        self._above, self._within, self._below = QVBoxLayout(), QVBoxLayout(self._sheet), QVBoxLayout()
        self.scroll_area = _Rounds(self._sheet)
        self.scroll_area.setObjectName("score_pad_rounds")
        self.scroll_area.resized.connect(self._rounds_resized)
        column = QVBoxLayout(self)
        for layout in (column, self._above, self._within, self._below):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(0)
        column.setSpacing(theme.spaces.tiny)
        column.addLayout(self._above)
        column.addWidget(self.scroll_area, 1)
        column.addWidget(HairLine(theme, width=2))
        column.addLayout(self._below)

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Measures by another theme from now on."""
        self._theme = theme

    # -- what is in it -------------------------------------------------------------------------

    def build(self, seats: int, rounds: int) -> None:
        """So many columns and lines of new widgets."""
        for layout in (self._above, self._within, self._below):
            clear_layout(layout)
        self.heads = [SeatHead(self._theme) for _ in range(seats)]
        self.rounds = [RowHead(self._theme) for _ in range(rounds)]
        self.cells = [[ScoreCell(self._theme, one, seat) for seat in range(seats)] for one in range(rounds)]
        self.totals = [TotalCell(self._theme, seat) for seat in range(seats)]
        self.leads = [LeadTag(self._theme) for _ in range(seats)]
        corner = LineHead("", "score_corner")
        corner.accessible_role = QAccessible.Role.ColumnHeader
        corner.setAccessibleName(tr(_C, "Round"))
        sum_head = LineHead(tr(_C, "Sum"), "score_sum")
        self._tags = PadLine("score_lead_line", QWidget(), self.leads)
        self._lines = [
            PadLine("score_head_line", corner, self.heads),
            *(
                PadLine(f"score_line_r{one + 1}", head, cells)
                for one, (head, cells) in enumerate(zip(self.rounds, self.cells, strict=True))
            ),
            PadLine("score_sum_line", sum_head, self.totals),
        ]
        for seat, head in enumerate(self.heads):
            head.setObjectName(f"score_head_s{seat}")
        for one, row_head in enumerate(self.rounds):
            row_head.setObjectName(f"score_size_r{one + 1}")
        for line in self._lines:
            for head, cell in zip(self.heads, line.cells, strict=True):
                if isinstance(cell, NumberCell):
                    cell.heads = (line.head, head)
        first, *within, last = self._lines
        self._above.addWidget(first)
        for line in within:
            self._within.addWidget(line)
        self._within.addStretch(1)
        self._below.addWidget(last)
        self._below.addWidget(self._tags)
        for line in (*self._lines, self._tags):
            line.show()

    def numbers(self) -> list[NumberCell]:
        """Every cell with a number, in reading order."""
        return [cell for row in self.cells for cell in row] + list(self.totals)

    def place_of(self, cell: NumberCell) -> tuple[int, int] | None:
        """(line, seat) of a cell; the totals are the line after the last round."""
        if cell in self.totals:
            return len(self.cells), self.totals.index(cell)
        for line, cells in enumerate(self.cells):
            if cell in cells:
                return line, cells.index(cell)
        return None

    def cell_at(self, line: int, seat: int) -> NumberCell | None:
        """The cell at a place, or the one nearest to it; None where there is no cell."""
        if not self.totals:
            return None
        line = max(0, min(line, len(self.rounds)))
        seat = max(0, min(seat, len(self.totals) - 1))
        return self.totals[seat] if line == len(self.rounds) else self.cells[line][seat]

    # -- for a screen reader -------------------------------------------------------------------

    def accessible_parts(self) -> Sequence[QWidget]:
        """The lines. Who leads is said by the totals."""
        return self._lines

    # -- room ----------------------------------------------------------------------------------

    def fit(self) -> None:
        """Gives lines, columns and names the room there is; names stand where columns are narrow."""
        if not self.heads:
            return
        column = (self.width() - self._first_column()) / len(self.heads)
        upright = any(column < head.lying_width() for head in self.heads) and len(self.heads) > 3
        length = min(max(head.upright_length() for head in self.heads), self._room_for_names())
        for head in self.heads:
            head.set_upright(upright, length)
        self._fit_lines()

    def show_round(self, number: int) -> None:
        """Scrolls to a round, counted from 0."""
        self.scroll_area.ensureWidgetVisible(self.rounds[number], 0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Other columns."""
        super().resizeEvent(event)
        self._fitted_size = event.size()
        self.fit()

    def _rounds_resized(self) -> None:
        """Other lines, unless the whole table was resized: that comes next and fits them with all else."""
        if self.size() == self._fitted_size:
            self._fit_lines()

    def _fit_lines(self) -> None:
        """Lines as high as there is room for, in the same columns above, in and below the rounds."""
        if self.heads:
            self._fit_rows()
            self._fit_columns()
            self.fitted.emit()

    def _room_for_names(self) -> float:
        """How long names that stand may be, so that some rounds are in sight; a few letters at least."""
        scale = text_scale(self._theme)
        below = self._below.sizeHint().height()
        rounds = min(_LEAST_ROUNDS, len(self.rounds)) * self._least_height()
        return max(_SHORTEST_NAME * scale, self.height() - below - rounds - _DISC * scale)

    def _least_height(self) -> float:
        """The height of a line below which it is hard to read, in px."""
        return (26 if len(self.rounds) > 10 else 29) * text_scale(self._theme)

    def _first_column(self) -> int:
        return round(_FIRST_COLUMN * text_scale(self._theme))

    def _fit_rows(self) -> None:
        """Rows as high as the pad allows, between easy to read and too loose."""
        scale = text_scale(self._theme)
        room = self.scroll_area.viewport().height()
        height = int(min(max(room / max(1, len(self.rounds)), self._least_height()), 44 * scale))
        for line in self._lines[1:-1]:
            # The line itself: its layout would tell the sheet around it too late for the bar.
            line.setFixedHeight(height)

    def _fit_columns(self) -> None:
        """A bar takes some width from the rounds, and so from all."""
        needs_bar = sum(line.height() for line in self._lines[1:-1]) > self.scroll_area.viewport().height()
        bar = self.scroll_area.verticalScrollBar().sizeHint().width() if needs_bar else 0
        first = self._first_column()
        column = max(20, (self.width() - first - bar) // len(self.heads))
        for part in (*self.heads, *self.numbers(), *self.leads):
            part.setFixedWidth(column)
        for line in (*self._lines, self._tags):
            line.head.setFixedWidth(first)
            line.setFixedWidth(first + column * len(self.heads))
        for total in self.totals:
            total.fit(column)


class _Rounds(FittingScrollArea):
    """The rounds between names and totals. ``resized()`` says that it has another size."""

    resized = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tells it."""
        super().resizeEvent(event)
        self.resized.emit()
