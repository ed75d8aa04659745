"""The seats of a table that is being made: who sits where, in which colour, and who deals first."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from quiddler_qt.bots.levels import LEVELS
from quiddler_qt.engine.actions import SeatKind
from quiddler_qt.engine.rules import MAX_SEATS, MIN_SEATS
from quiddler_qt.engine.state import Seat
from quiddler_qt.ui.character_wording import character_short_name
from quiddler_qt.ui.dialogs.labels import text_label
from quiddler_qt.ui.dialogs.seat_row import SeatRow, free_color
from quiddler_qt.ui.dialogs.table_choice import COMPUTER_LEVEL, clean_name, default_name, numbered_name
from quiddler_qt.ui.dialogs.themed import Themed
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.icons import icon
from quiddler_qt.ui.theme.tokens import Theme

_C = "NewGameSheet"


def _nameless_character(seat: Seat) -> Seat:
    """A computer seat that bears its character's own name has none: another character brings another."""
    if seat.kind is not SeatKind.COMPUTER:
        return seat
    own = character_short_name(seat.level)
    name, _, number = seat.name.rpartition(" ")
    is_own = seat.name == own or (name == own and number.isdecimal())
    return replace(seat, name="") if is_own else seat


class SeatList(QWidget, Themed):
    """Two to eight seats, dealt from top to bottom, that come, go and change places.

    ``changed`` follows every change of a seat or of their order; ``sight_wanted(widget)`` asks for that part
    to be scrolled into sight.
    """

    changed = Signal()
    sight_wanted = Signal(QWidget)

    def __init__(self, theme: Theme, art: CardArt) -> None:
        super().__init__()
        self._theme = theme
        self._art = art
        self._rows: list[SeatRow] = []
        self._order_before: list[SeatRow] = []
        self._dealer: SeatRow | None = None
        self._is_narrow = False
        self.setObjectName("new_game_seats")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.spaces.tiny)
        head = QHBoxLayout()
        head.addWidget(text_label(tr(_C, "Seats"), "heading"), 1)
        self._count = text_label("", "small", name="new_game_seat_count")
        head.addWidget(self._count)
        column.addLayout(head)
        row_holder = QWidget()
        self._row_column = QVBoxLayout(row_holder)
        self._row_column.setContentsMargins(0, 0, 0, 0)
        self._row_column.setSpacing(theme.spaces.tiny)
        column.addWidget(row_holder)
        self._add = _AddSeatButton(theme)
        self._add.clicked.connect(self._add_seat)
        column.addWidget(self._add)
        self._note = text_label("", "small", wrap=True, name="new_game_seat_note")
        column.addWidget(self._note)
        column.addStretch(1)

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Seats that come from now on paint with another theme; those that are here are told themselves."""
        self._theme = theme
        self._art = art

    # -- the seats -------------------------------------------------------------------------------------------
    def set_seats(self, seats: Sequence[Seat], colors: Sequence[int], first_dealer: int | None) -> None:
        """Seats others. ``colors`` are numbers of player colours, none for those of the order."""
        while self._rows:
            self._drop(self._rows[-1])
        for place, seat in enumerate(seats[:MAX_SEATS]):
            self._append(_nameless_character(seat), colors[place] if colors else place)
        while len(self._rows) < MIN_SEATS:
            self._append(Seat("", SeatKind.COMPUTER, COMPUTER_LEVEL), self._free_color())
        self._dealer = None if first_dealer is None else self._rows[first_dealer]
        self._refresh()

    def seats(self) -> tuple[Seat, ...]:
        """The seats from top to bottom, every name cleaned and every empty one given a default."""
        return tuple(
            Seat(name, row.kind, row.level) for name, row in zip(self.names(), self._rows, strict=True)
        )

    def colors(self) -> tuple[int, ...]:
        """The number of each seat's player colour; empty where they stand in their order."""
        colors = tuple(row.color for row in self._rows)
        return () if colors == tuple(range(len(colors))) else colors

    def names(self) -> list[str]:
        """Names as they would be dealt: typed ones cleaned, defaults for the rest."""
        names = [clean_name(row.name_field.text()) for row in self._rows]
        person = tr(_C, "Player {number}")
        for place, row in enumerate(self._rows):
            if names[place]:
                continue
            taken = [name for name in names if name]
            if row.kind is SeatKind.COMPUTER:
                names[place] = numbered_name(character_short_name(row.level), taken)
            else:
                names[place] = default_name(place + 1, taken, person)
        return names

    @property
    def first_dealer(self) -> int | None:
        """The seat that deals first, None where it is drawn by lot."""
        return None if self._dealer is None else self._rows.index(self._dealer)

    def choose_dealer(self, place: int | None) -> None:
        """Another first dealer, who stays it when seats change places; None for the lot."""
        self._dealer = None if place is None else self._rows[place]

    def name_field(self, place: int) -> QLineEdit:
        """Where the name of a seat is typed, to be typed over."""
        field = self._rows[place].name_field
        field.selectAll()
        return field

    def set_narrow(self, narrow: bool) -> None:
        """A seat takes two lines where there is no room for one."""
        self._is_narrow = narrow
        for row in self._rows:
            row.set_narrow(narrow)

    def _append(self, seat: Seat, color: int) -> None:
        row = SeatRow(self._theme, self._art)
        row.dress(self._theme)
        row.set_seat(seat, color)
        row.set_narrow(self._is_narrow)
        row.changed.connect(self._refresh)
        row.removed.connect(self._remove)
        row.moved.connect(self._move)
        row.lifted.connect(self._lift)
        row.dragged.connect(self._drag)
        row.released.connect(self._release)
        row.put_back.connect(self._put_back)
        row.color_chosen.connect(self._choose_color)
        self._rows.append(row)
        self._row_column.addWidget(row)
        row.show()

    def _drop(self, row: SeatRow) -> None:
        self._rows.remove(row)
        self._row_column.removeWidget(row)
        row.hide()
        row.deleteLater()
        if self._dealer is row:
            self._dealer = None

    def _refresh(self) -> None:
        names = self.names()
        count = len(self._rows)
        people = sum(row.kind is SeatKind.PERSON for row in self._rows)
        hidden = tr(_C, "Cards hidden by the curtain") if people > 1 else ""
        for place, (row, name) in enumerate(zip(self._rows, names, strict=True)):
            owners = {
                other.color: its for other, its in zip(self._rows, names, strict=True) if other is not row
            }
            row.show_place(place, count, name, hidden, owners)
        self._chain_tabs()
        self._count.setText(
            tr(_C, "{count} of {most} taken, dealt from top to bottom").format(count=count, most=MAX_SEATS)
        )
        self._add.setVisible(count < MAX_SEATS)
        note = tr(_C, "Only computer seats: you watch.") if people == 0 else ""
        self._note.setText(note)
        self._note.setVisible(bool(note))
        self.changed.emit()
        self.updateGeometry()

    def _chain_tabs(self) -> None:
        """Tab goes through the seats in the order in which they stand."""
        stops = [stop for row in self._rows for stop in row.tab_stops()]
        for before, after in zip(stops, [*stops[1:], self._add], strict=True):
            QWidget.setTabOrder(before, after)

    # -- coming and going ------------------------------------------------------------------------------------
    def _add_seat(self) -> None:
        if len(self._rows) >= MAX_SEATS:
            return
        self._append(Seat(""), self._free_color())
        # Should it become a computer seat: one whom nobody at the table is yet, as good as the usual one.
        self._rows[-1].level_box.choose(self._free_level())
        self._refresh()
        self._rows[-1].name_field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.sight_wanted.emit(self._add)

    def _remove(self, row: SeatRow) -> None:
        if len(self._rows) <= MIN_SEATS:
            return
        place = self._rows.index(row)
        self._drop(row)
        self._refresh()
        self._rows[min(place, len(self._rows) - 1)].remove_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _free_color(self) -> int:
        return free_color([row.color for row in self._rows])

    def _free_level(self) -> str:
        taken = {row.level for row in self._rows}
        usual = next(place for place, level in enumerate(LEVELS) if level.key == COMPUTER_LEVEL)
        nearest = sorted(range(len(LEVELS)), key=lambda place: abs(place - usual))
        return next(
            (LEVELS[place].key for place in nearest if LEVELS[place].key not in taken), COMPUTER_LEVEL
        )

    def _choose_color(self, row: SeatRow, color: int) -> None:
        """Another colour; who had it takes the one that is free now."""
        other = next((one for one in self._rows if one.color == color), None)
        if other is not None:
            other.color = row.color
        row.color = color
        self._refresh()

    # -- changing places -------------------------------------------------------------------------------------
    def _move(self, row: SeatRow, step: int) -> None:
        """By the keyboard, which stays where it is in the row."""
        target = self._rows.index(row) + step
        if 0 <= target < len(self._rows):
            self._put(row, target)
            self._refresh()
            self._row_column.activate()
            self.sight_wanted.emit(row)

    def _lift(self, row: SeatRow) -> None:
        self._order_before = list(self._rows)
        row.set_lifted(True)

    def _drag(self, row: SeatRow, y: int) -> None:
        """The row goes where the pointer is."""
        slot = row.height() + self._row_column.spacing()
        target = max(0, min(y // slot, len(self._rows) - 1))
        if target != self._rows.index(row):
            self._put(row, target)
            self._row_column.activate()
            self._refresh()

    def _release(self, row: SeatRow) -> None:
        row.set_lifted(False)
        self._order_before = []

    def _put_back(self, row: SeatRow) -> None:
        before = self._order_before
        self._release(row)
        if row in before:
            self._put(row, before.index(row))
            self._refresh()

    def _put(self, row: SeatRow, place: int) -> None:
        self._rows.remove(row)
        self._rows.insert(place, row)
        self._row_column.removeWidget(row)
        self._row_column.insertWidget(place, row)


class _AddSeatButton(QPushButton, Themed):
    """The dashed row where the next seat would be."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(tr(_C, "Add a seat"))
        self._theme = theme
        self.setProperty("kind", "link")
        self.setObjectName("new_game_add_seat")
        self.setAccessibleName(tr(_C, "Add a seat"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setIcon(icon("plus", theme.colors.paper_ink))

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        self._theme = theme
        self.setIcon(icon("plus", theme.colors.paper_ink))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the dashes under the text."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(self._theme.colors.paper_field_edge, 1.4)
        pen.setDashPattern((4, 3))
        painter.setPen(pen)
        painter.setBrush(self._theme.colors.paper_row if self.underMouse() else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(4, 4, -4, -4), 10, 10)
        painter.end()
        super().paintEvent(event)
