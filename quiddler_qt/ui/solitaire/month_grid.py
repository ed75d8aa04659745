"""A month of daily puzzles: a button for every day, with what was made of it."""

from collections.abc import Callable, Sequence
from datetime import date, timedelta

from PySide6.QtCore import QDate, QEvent, QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from quiddler_qt.engine.daily_puzzle import DayResult
from quiddler_qt.session.daily_calendar import FIRST_DAY, DailyCalendar, DayKind
from quiddler_qt.ui import wording
from quiddler_qt.ui.dialogs.labels import icon_button, plain_tooltip, text_label
from quiddler_qt.ui.dialogs.themed import Themed, text_scale
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.solitaire.solitaire_wording import day_text
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.fonts import BOLD, EXTRA_BOLD, MEDIUM, ui_font
from quiddler_qt.ui.theme.icons import icon
from quiddler_qt.ui.theme.painters import paint_focus_ring, paint_tick
from quiddler_qt.ui.theme.tokens import Theme, with_alpha

_C = "Daily"
_WEEKS = 6
_DAY = timedelta(days=1)
_STEPS = {
    Qt.Key.Key_Left: -_DAY,
    Qt.Key.Key_Right: _DAY,
    Qt.Key.Key_Up: -7 * _DAY,
    Qt.Key.Key_Down: 7 * _DAY,
}


class DayButton(QAbstractButton, Themed):
    """One day: its number, the best score, a tick where it was played in time."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.day = FIRST_DAY
        self._kind = DayKind.FUTURE
        self._result: DayResult | None = None
        self._is_today = False
        self._hovered = False
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_day(self, day: date, kind: DayKind, result: DayResult | None, *, is_today: bool) -> None:
        """Another day."""
        self.day, self._kind, self._result, self._is_today = day, kind, result, is_today
        self.setObjectName(f"day_{day.isoformat()}")
        self.setEnabled(kind is DayKind.OPEN)
        name = day_text(day)
        if is_today:
            name = tr(_C, "{day}, today").format(day=name)
        if result is not None:
            name = tr(_C, "{day}: best score {score}").format(day=name, score=wording.number(result.best))
        self.setAccessibleName(name)
        self.setToolTip(plain_tooltip(name))
        self.update()

    def sizeHint(self) -> QSize:
        """A number over another."""
        scale = text_scale(self._theme)
        return QSize(round(66 * scale), round(58 * scale))

    def minimumSizeHint(self) -> QSize:
        """Tight."""
        scale = text_scale(self._theme)
        return QSize(round(42 * scale), round(46 * scale))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows are for the month: a button of its own would only hand the keyboard on."""
        if Qt.Key(event.key()) in _STEPS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer comes."""
        self._hovered = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer goes."""
        self._hovered = False
        self.update()
        super().leaveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the tile."""
        theme, colors, scale = self._theme, self._theme.colors, text_scale(self._theme)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # Numbers in places of their own: nothing here turns around.
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        box = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        open_ = self._kind is DayKind.OPEN
        chosen = self.isChecked()
        fill = colors.accent if chosen else colors.paper_field
        painter.setBrush(fill if open_ else Qt.BrushStyle.NoBrush)
        edge = colors.paper_ink if self._is_today else colors.paper_field_edge
        width = (
            theme.strokes.active_edge if self._is_today or (self._hovered and open_) else theme.strokes.edge
        )
        painter.setPen(QPen(edge, width) if open_ else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(box, 8, 8)
        ink = colors.accent_text if chosen else colors.paper_ink
        painter.setPen(ink if open_ else with_alpha(colors.paper_ink_2, 150))
        number = QRectF(box.left() + 6, box.top() + 2, box.width() - 12, box.height() * 0.45)
        painter.setFont(ui_font(theme.type_sizes.small * scale, BOLD if open_ else MEDIUM))
        painter.drawText(
            number, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, str(self.day.day)
        )
        if self._result is not None:
            painter.setFont(ui_font(theme.type_sizes.body * scale, EXTRA_BOLD))
            score = QRectF(box.left(), box.center().y() - 3, box.width(), box.height() / 2)
            painter.drawText(score, Qt.AlignmentFlag.AlignCenter, wording.number(self._result.best))
            if self._result.in_time:
                disc = 6.5 * min(scale, 1.5)
                paint_tick(painter, QPointF(box.right() - disc - 4, box.top() + disc + 4), theme, disc)
        if self.hasFocus():
            paint_focus_ring(painter, box, 8, theme, on_paper=True)
        painter.end()


class MonthGrid(QWidget, Themed):
    """One month at a time. ``day_chosen(date)`` comes with every day that is chosen.

    One stop for Tab; arrows go from day to day, Page Up and Page Down from month to month.
    """

    day_chosen = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._calendar = DailyCalendar({})
        self._today = FIRST_DAY
        self._chosen = FIRST_DAY
        self.setObjectName("month_grid")
        self.setAccessibleName(tr(_C, "Calendar"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._title = text_label("", "heading", align=Qt.AlignmentFlag.AlignCenter, name="month_title")
        self._before = icon_button(tr(_C, "The month before"), "month_before")
        self._after = icon_button(tr(_C, "The month after"), "month_after")
        self._before.clicked.connect(lambda: self._go_months(-1))
        self._after.clicked.connect(lambda: self._go_months(1))
        header = QHBoxLayout()
        header.addWidget(self._before)
        header.addWidget(self._title, 1)
        header.addWidget(self._after)
        grid = QGridLayout()
        grid.setSpacing(2)
        locale = QLocale()
        first = locale.firstDayOfWeek().value
        for column in range(7):
            name = locale.standaloneDayName((first - 1 + column) % 7 + 1, QLocale.FormatType.ShortFormat)
            grid.addWidget(text_label(name, "small", align=Qt.AlignmentFlag.AlignCenter), 0, column)
        self._first = first
        self._days: list[DayButton] = []
        for place in range(_WEEKS * 7):
            button = DayButton(theme)
            button.clicked.connect(self._chooser(button))
            self._days.append(button)
            grid.addWidget(button, 1 + place // 7, place % 7)
        for row in range(1, _WEEKS + 1):
            grid.setRowStretch(row, 1)
        column_of_all = QVBoxLayout(self)
        column_of_all.setContentsMargins(0, 0, 0, 0)
        column_of_all.addLayout(header)
        column_of_all.addLayout(grid, 1)
        self._dress()

    @property
    def chosen(self) -> date:
        """The day that is chosen."""
        return self._chosen

    def show_days(self, calendar: DailyCalendar, today: date, chosen: date) -> None:
        """Shows the month of the chosen day."""
        self._calendar, self._today, self._chosen = calendar, today, chosen
        days = calendar.month(chosen.year, chosen.month, today)
        title = QLocale().toString(QDate(chosen.year, chosen.month, 1), "MMMM yyyy")
        self._title.setText(title)
        lead = (days[0][0].isoweekday() - self._first) % 7
        for place, button in enumerate(self._days):
            shown = 0 <= place - lead < len(days)
            button.setVisible(shown)
            if shown:
                day, kind, result = days[place - lead]
                button.show_day(day, kind, result, is_today=day == today)
                button.setChecked(day == chosen)
            else:
                button.setObjectName("")
        self._before.setEnabled((chosen.year, chosen.month) > (FIRST_DAY.year, FIRST_DAY.month))
        last = max((today, *calendar.results))
        self._after.setEnabled((chosen.year, chosen.month) < (last.year, last.month))
        if any(button.hasFocus() for button in self._days):
            self._focus_chosen()

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        self._theme = theme
        self._dress()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard comes to the chosen day."""
        super().focusInEvent(event)
        self._focus_chosen()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and pages."""
        key = Qt.Key(event.key())
        if key in _STEPS:
            self._choose(self._chosen + _STEPS[key])
        elif key == Qt.Key.Key_PageUp:
            self._go_months(-1)
        elif key == Qt.Key.Key_PageDown:
            self._go_months(1)
        else:
            super().keyPressEvent(event)

    def _go_months(self, count: int) -> None:
        month = self._chosen.month - 1 + count
        year = self._chosen.year + month // 12
        day = date(year, month % 12 + 1, 1)
        last = max((self._today, *self._calendar.results))
        self._choose(min(max(day, FIRST_DAY), last))

    def _choose(self, day: date) -> None:
        """A day that can be played; others are not gone to."""
        if self._calendar.kind(day, self._today) is DayKind.OPEN:
            self.show_days(self._calendar, self._today, day)
            self._focus_chosen()
            self.day_chosen.emit(day)

    def _chooser(self, button: DayButton) -> Callable[[], None]:
        return lambda: self._choose(button.day)

    def _focus_chosen(self) -> None:
        for button in self._shown():
            if button.day == self._chosen:
                button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _shown(self) -> Sequence[DayButton]:
        return [button for button in self._days if not button.isHidden()]

    def _dress(self) -> None:
        ink = self._theme.colors.paper_ink
        self._before.setIcon(icon("left", ink))
        self._after.setIcon(icon("right", ink))
