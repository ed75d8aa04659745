"""The score pad: a column for each seat, a row for each round, and what every number is made of."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from quiddler_qt.engine.observation import Observation
from quiddler_qt.engine.rules import Bonus, bonuses_in_play
from quiddler_qt.engine.scoring import SeatScore
from quiddler_qt.session.scorepad_table import PadRow, ScorepadTable
from quiddler_qt.ui.dialogs.avatar import Avatar, HairLine
from quiddler_qt.ui.dialogs.flow_layout import FlowLayout, clear_layout
from quiddler_qt.ui.dialogs.labels import ElidedLabel, plain_tooltip, text_label
from quiddler_qt.ui.dialogs.paper_sheet import FittingScrollArea, PaperFrame
from quiddler_qt.ui.dialogs.standings import bonus_entry
from quiddler_qt.ui.dialogs.themed import Themed, text_scale
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.fonts import BOLD, EXTRA_BOLD, MEDIUM, ui_font
from quiddler_qt.ui.theme.painters import paint_badge
from quiddler_qt.ui.theme.tokens import Theme
from quiddler_qt.ui.wording import (
    bonus_letter,
    cards,
    number,
    points,
    round_title,
    score_parts,
    sorted_bonuses,
)

_C = "ScorePad"
_CENTER = Qt.AlignmentFlag.AlignCenter
_WAITING = "\N{HORIZONTAL ELLIPSIS}"
_NOTHING_YET = "\N{MIDDLE DOT}"
_BADGE_ROOM = 7
"""What a number gives way to its badge, in px."""


@dataclass(frozen=True, slots=True)
class _Shape:
    """What decides how many widgets there are: they are made anew only when it changes."""

    seats: int
    rounds: int


class ScorePad(PaperFrame):
    """The pad on the table. It shows the table it is given and adds nothing up."""

    RADIUS = 16

    def __init__(self, theme: Theme, art: CardArt) -> None:
        super().__init__(theme, art)
        self.setObjectName("score_pad")
        self.setAccessibleName(tr(_C, "Score pad"))
        self._shape = _Shape(0, 0)
        self._title = ElidedLabel(tr(_C, "Score pad"), "heading", name="score_pad_title")
        self._round = ElidedLabel("", "small", name="score_pad_round")
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._round)
        self._sheet = QWidget()
        self._grid = QGridLayout(self._sheet)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self._scroll = FittingScrollArea(self._sheet)
        legend = QWidget()
        self._legend = FlowLayout(legend, gap=10, line_gap=2)
        column = QVBoxLayout(self)
        column.setContentsMargins(26, 24, 24, 20)
        column.setSpacing(theme.spaces.small)
        column.addLayout(head)
        column.addWidget(self._scroll, 1)
        column.addWidget(legend)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self._heads: list[_SeatHead] = []
        self._sizes: list[_RowHead] = []
        self._cells: list[list[_ScoreCell]] = []
        self._totals: list[QLabel] = []
        self._leads: list[_LeadTag] = []
        self._bonuses_shown: frozenset[Bonus] | None = None

    def show_table(self, table: ScorepadTable, observation: Observation) -> None:
        """Shows these numbers. Widgets stay the same while seats and rounds do."""
        shape = _Shape(len(observation.seats), len(table.rows))
        if shape != self._shape:
            self._shape = shape
            self._build(shape)
        names = tuple(seat.name for seat in observation.seats)
        current = next((row.round_index for row in table.rows if row.is_current), len(table.rows) - 1)
        self._round.setText(round_title(current, len(table.rows)))
        for seat, name in enumerate(names):
            self._heads[seat].show_seat(seat, name, deals=seat == observation.dealer)
        for row in table.rows:
            self._show_row(row, names)
        for seat, total in enumerate(table.totals):
            leads = seat in table.leaders
            self._totals[seat].setText(number(total))
            said = tr(_C, "{name}, total {points}").format(name=names[seat], points=points(total))
            self._totals[seat].setAccessibleName(
                tr(_C, "{total}, in the lead").format(total=said) if leads else said
            )
            self._leads[seat].set_leading(leads)
        in_play = bonuses_in_play(observation.rules, len(names), min(current, len(table.rows) - 1))
        self._show_legend(in_play, observation.rules.bonus_points)
        self._fit_names()

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        super().set_theme(theme, art)
        self._fit_names()

    # -- Qt ------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Names stand upright where their columns are narrow."""
        super().resizeEvent(event)
        self._fit_names()

    def changeEvent(self, event: QEvent) -> None:
        """Another text size: other row heights and names."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "_heads"):
            self._fit_names()

    # -- parts ---------------------------------------------------------------------------------

    def _build(self, shape: _Shape) -> None:
        clear_layout(self._grid)
        self._heads = [_SeatHead(self._theme) for _ in range(shape.seats)]
        self._sizes = [_RowHead(self._theme) for _ in range(shape.rounds)]
        self._cells = [
            [_ScoreCell(self._theme, round_, seat) for seat in range(shape.seats)]
            for round_ in range(shape.rounds)
        ]
        self._totals = [text_label("", "total", align=_CENTER) for _ in range(shape.seats)]
        self._leads = [_LeadTag(self._theme) for _ in range(shape.seats)]
        for seat in range(shape.seats):
            self._heads[seat].setObjectName(f"score_head_s{seat}")
            self._totals[seat].setObjectName(f"score_total_s{seat}")
            self._totals[seat].setContentsMargins(0, 6, 0, 0)
            self._grid.addWidget(self._heads[seat], 0, seat + 1)
            self._grid.addWidget(self._totals[seat], shape.rounds + 2, seat + 1)
            self._grid.addWidget(self._leads[seat], shape.rounds + 3, seat + 1)
            self._grid.setColumnStretch(seat + 1, 1)
            self._grid.setColumnMinimumWidth(seat + 1, 24)
        for round_ in range(shape.rounds):
            self._sizes[round_].setObjectName(f"score_size_r{round_ + 1}")
            self._grid.addWidget(self._sizes[round_], round_ + 1, 0)
            for seat in range(shape.seats):
                self._grid.addWidget(self._cells[round_][seat], round_ + 1, seat + 1)
        self._grid.addWidget(HairLine(self._theme, width=2), shape.rounds + 1, 0, 1, shape.seats + 1)
        sum_label = text_label(tr(_C, "Sum"), "small", name="score_sum")
        sum_label.setContentsMargins(4, 6, 0, 0)
        self._grid.addWidget(sum_label, shape.rounds + 2, 0)
        self._grid.setRowStretch(shape.rounds + 4, 1)
        for index in range(self._grid.count()):
            item = self._grid.itemAt(index)
            widget = None if item is None else item.widget()
            if widget is not None:
                widget.show()

    def _show_row(self, row: PadRow, names: tuple[str, ...]) -> None:
        self._sizes[row.round_index].show_round(row)
        for seat, cell in enumerate(row.cells):
            self._cells[row.round_index][seat].show_score(
                cell.score, name=names[seat], current=row.is_current, deals=row.dealer == seat
            )

    def _show_legend(self, in_play: frozenset[Bonus], bonus_points: int) -> None:
        if in_play == self._bonuses_shown:
            return
        self._bonuses_shown = in_play
        clear_layout(self._legend)
        if bonus_points:
            for bonus in sorted_bonuses(in_play):
                entry = bonus_entry(self._theme, bonus, bonus_points)
                self._legend.addWidget(entry)
                entry.show()

    def _fit_names(self) -> None:
        """Upright names for all as soon as one column cannot show a few letters of its name."""
        if not self._heads:
            return
        width = self.width() - 44 - 34 * text_scale(self._theme)
        column = width / len(self._heads)
        upright = any(column < head.lying_width() for head in self._heads) and len(self._heads) > 3
        length = max(head.upright_length() for head in self._heads)
        for head in self._heads:
            head.set_upright(upright, length)
        self._fit_rows()

    def _fit_rows(self) -> None:
        """Rows as high as the pad allows, between easy to read and too loose."""
        scale = text_scale(self._theme)
        others = self._heads[0].sizeHint().height() + self._totals[0].sizeHint().height()
        room = self._scroll.height() - others - self._leads[0].sizeHint().height() - 16
        height = round(min(max(room / max(1, len(self._sizes)), 29 * scale), 44 * scale))
        for size in self._sizes:
            size.setFixedHeight(height)
        for row in self._cells:
            for cell in row:
                cell.setFixedHeight(height)


class _SeatHead(QWidget, Themed):
    """Avatar and name of a column; the name lies, or stands where the column is narrow."""

    LONGEST = 128

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._name = ""
        self._deals = False
        self._upright = False
        self._length = 0.0
        self._avatar = Avatar(theme, 0, "?", 26)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 4)
        column.setSpacing(2)
        column.addStretch(1)
        column.addWidget(self._avatar, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column = column
        self._make_room()

    def show_seat(self, seat: int, name: str, *, deals: bool) -> None:
        """Another player; ``deals`` marks the dealer of this round."""
        if (name, deals) == (self._name, self._deals) and self._avatar.objectName():
            return
        self._name, self._deals = name, deals
        self._avatar.setObjectName(f"score_avatar_s{seat}")
        self._avatar.set_player(seat, name)
        said = tr(_C, "{name}, dealer").format(name=name) if deals else name
        self.setAccessibleName(said)
        self.setToolTip(plain_tooltip(said))
        self.updateGeometry()
        self.update()

    def set_upright(self, upright: bool, length: float) -> None:
        """Whether the name stands, and how much room it then has."""
        self._upright = upright
        self._length = length
        self._avatar.set_diameter(22 if upright else 26)
        self._make_room()
        self.updateGeometry()
        self.update()

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        self._theme = theme
        self._make_room()
        self.update()

    def lying_width(self) -> float:
        """The width a lying name needs to be told from others: up to seven letters of it."""
        metrics = self._metrics()
        return min(metrics.horizontalAdvance(self._name), metrics.horizontalAdvance("Abcdefg")) + 6

    def upright_length(self) -> float:
        """The room a standing name wants, within reason."""
        wanted = self._metrics().horizontalAdvance(self._name) + 4
        return min(wanted, self.LONGEST * min(text_scale(self._theme), 1.3))

    def minimumSizeHint(self) -> QSize:
        """The avatar, and the name above or below it."""
        return self.sizeHint()

    def sizeHint(self) -> QSize:
        """The avatar, and the name above or below it."""
        width = self._avatar.sizeHint().width()
        return QSize(width, round(self._avatar.sizeHint().height() + self._name_room() + 8))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the name, and a D for the dealer."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font())
        painter.setPen(self._theme.colors.paper_ink)
        room = self._name_room()
        metrics = self._metrics()
        if self._upright:
            text = metrics.elidedText(self._name, Qt.TextElideMode.ElideRight, room)
            painter.save()
            painter.translate(self.width() / 2, self._avatar.y() - 4)
            painter.rotate(-90)
            box = QRectF(0, -metrics.height() / 2, room, metrics.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
            painter.restore()
        else:
            text = metrics.elidedText(self._name, Qt.TextElideMode.ElideRight, self.width() - 2)
            box = QRectF(0, self._avatar.geometry().bottom() + 2, self.width(), room)
            painter.drawText(box, _CENTER, text)
        if self._deals:
            self._paint_dealer(painter)
        painter.end()

    def _paint_dealer(self, painter: QPainter) -> None:
        colors = self._theme.colors
        radius = 6.5 * text_scale(self._theme)
        avatar = self._avatar.geometry()
        center = QPointF(min(avatar.right(), self.width() - radius), avatar.top() + radius * 0.6)
        painter.setPen(colors.paper_edge)
        painter.setBrush(colors.paper_field)
        painter.drawEllipse(center, radius, radius)
        painter.setPen(colors.paper_ink)
        painter.setFont(ui_font(radius * 1.45, EXTRA_BOLD))
        box = QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(box, _CENTER, tr(_C, "D"))

    def _make_room(self) -> None:
        room = round(self._name_room())
        self._column.setContentsMargins(
            0, room + 4 if self._upright else 0, 0, 4 if self._upright else room + 4
        )

    def _name_room(self) -> float:
        return self._length if self._upright else self._metrics().height() + 2

    def _font(self) -> QFont:
        return ui_font(self._theme.type_sizes.small * text_scale(self._theme), BOLD)

    def _metrics(self) -> QFontMetricsF:
        return QFontMetricsF(self._font())


class _RowHead(QLabel, Themed):
    """The number of cards in a round."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._current = False
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", "small")
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.setContentsMargins(6, 0, 2, 0)

    def show_round(self, row: PadRow) -> None:
        """Another round."""
        self._current = row.is_current
        self.setText(str(row.hand_size))
        said = tr(_C, "Round {number}, {cards}").format(
            number=row.round_index + 1, cards=cards(row.hand_size)
        )
        self.setAccessibleName(said)
        self.setToolTip(plain_tooltip(said))
        self.update()

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the tint of the current round, then the number."""
        _paint_row(self, self._theme, current=self._current)
        super().paintEvent(event)


class _ScoreCell(QLabel, Themed):
    """The score of one seat in one round, with the badges of its bonuses."""

    def __init__(self, theme: Theme, round_index: int, seat: int) -> None:
        super().__init__()
        self._theme = theme
        self._round_index = round_index
        self._bonuses: tuple[Bonus, ...] = ()
        self._current = False
        self._shown: tuple[object, ...] = ()
        self.setObjectName(f"score_r{round_index + 1}_s{seat}")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(_CENTER)

    def show_score(self, score: SeatScore | None, *, name: str, current: bool, deals: bool) -> None:
        """Another score, or none yet; ``deals`` says who deals that round."""
        shown = (score, name, current, deals, text_scale(self._theme))
        if shown == self._shown:
            return
        self._shown = shown
        self._current = current
        self._bonuses = sorted_bonuses(score.bonuses) if score is not None else ()
        if score is None:
            self.setText(_WAITING if current else _NOTHING_YET)
            said = tr(_C, "Round {number}, {name}, not scored yet").format(
                number=self._round_index + 1, name=name
            )
        else:
            self.setText(number(score.hand - score.from_total))
            said = tr(_C, "Round {number}, {name}, {points}: {parts}").format(
                number=self._round_index + 1, name=name, points=points(score.hand), parts=score_parts(score)
            )
        if deals:
            said = tr(_C, "{cell}; deals").format(cell=said)
        self.setAccessibleName(said)
        self.setToolTip(plain_tooltip(said))
        self._set_font()
        self.setContentsMargins(0, 0, _BADGE_ROOM if self._bonuses else 0, 0)
        self.update()

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        self._theme = theme
        self._set_font()
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Three digits."""
        return QSize(self.fontMetrics().horizontalAdvance("000") + 2, self.fontMetrics().height())

    def sizeHint(self) -> QSize:
        """Three digits and a badge."""
        badge = 2 * _BADGE_ROOM if self._bonuses else 0
        return QSize(self.fontMetrics().horizontalAdvance("000") + badge + 2, self.fontMetrics().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the tint of the current round, the number, and the badges over its right shoulder."""
        _paint_row(self, self._theme, current=self._current)
        super().paintEvent(event)
        if not self._bonuses:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = min(7.0 * text_scale(self._theme), self.height() / 4)
        text = self.fontMetrics().horizontalAdvance(self.text())
        for index, bonus in enumerate(self._bonuses):
            middle = (self.width() - _BADGE_ROOM) / 2
            x = min(middle + text / 2 + radius * 0.95, self.width() - radius - 0.5)
            y = self.height() / 2 + (-radius * 0.85 if index == 0 else radius * 1.05)
            paint_badge(painter, QPointF(x, y), bonus_letter(bonus), self._theme, radius)
        painter.end()

    def _set_font(self) -> None:
        size = self._theme.type_sizes.body * text_scale(self._theme)
        self.setFont(ui_font(size, EXTRA_BOLD if self._bonuses else MEDIUM))


class _LeadTag(QLabel, Themed):
    """The word "leads" under a total; empty for all others."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._leading = False
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(_CENTER)

    def set_leading(self, leading: bool) -> None:
        """Whether this seat has the highest total."""
        self._leading = leading
        self.setAccessibleName(tr(_C, "in the lead") if leading else "")
        self.updateGeometry()
        self.update()

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """A line, the same for all seats."""
        metrics = self._metrics()
        return QSize(24, round(metrics.height() + 8))

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws a wine pill with the word, as wide as the column allows."""
        if not self._leading:
            return
        colors = self._theme.colors
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics = self._metrics()
        text = tr(_C, "leads")
        width = metrics.horizontalAdvance(text) + 14
        if width > self.width():
            text, width = "\N{BLACK STAR}", metrics.height() + 4
        box = QRectF((self.width() - width) / 2, 2, width, metrics.height() + 3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colors.accent)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setPen(colors.accent_text)
        painter.setFont(self._font())
        painter.drawText(box, _CENTER, text)
        painter.end()

    def _font(self) -> QFont:
        return ui_font(11 * text_scale(self._theme), BOLD)

    def _metrics(self) -> QFontMetricsF:
        return QFontMetricsF(self._font())


def _paint_row(cell: QWidget, theme: Theme, *, current: bool) -> None:
    """The tint of the current round, and the printed line under every row."""
    painter = QPainter(cell)
    if current:
        painter.fillRect(cell.rect(), theme.colors.paper_row)
    painter.setPen(theme.colors.paper_line)
    painter.drawLine(0, cell.height() - 1, cell.width(), cell.height() - 1)
    painter.end()
