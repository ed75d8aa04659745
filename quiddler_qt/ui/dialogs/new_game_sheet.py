"""The sheet on which a table is made: who sits where, and which rules."""

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from quiddler_qt.engine.actions import SeatKind
from quiddler_qt.engine.rules import MAX_SEATS, MIN_SEATS, Preset, WordCheck, preset_rules
from quiddler_qt.engine.state import Seat
from quiddler_qt.storage.table_form import TableChoice
from quiddler_qt.ui.dialogs.avatar import Avatar, HairLine
from quiddler_qt.ui.dialogs.flow_layout import FlowLayout
from quiddler_qt.ui.dialogs.labels import icon_button, push_button, text_label
from quiddler_qt.ui.dialogs.paper_sheet import PaperSheet
from quiddler_qt.ui.dialogs.table_choice import (
    COMPUTER_LEVEL,
    LONGEST_NAME,
    clean_name,
    default_name,
    first_table,
    same_names,
    visible_text,
)
from quiddler_qt.ui.dialogs.themed import Themed, text_scale
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.icons import icon
from quiddler_qt.ui.theme.tokens import Theme
from quiddler_qt.ui.wording import preset_name, preset_summary, rules_in_words, rules_title

_C = "NewGameSheet"
_SIDE_BY_SIDE = 880
"""Width from which seats and rules stand side by side, in px at text scale 1."""


class NewGameSheet(PaperSheet):
    """Two to eight seats and the rules. Enter deals, Esc goes back."""

    WIDTH = 1096

    deal_requested = Signal(object)
    cancelled = Signal()

    def __init__(self, theme: Theme, art: CardArt) -> None:
        super().__init__(theme, art, tr(_C, "New game"))
        self.setObjectName("new_game_sheet")
        self._preset = Preset.CLASSIC
        self._rows: list[_SeatRow] = []
        self._close = icon_button(tr(_C, "Back without a new game"), "new_game_close")
        self.header.addWidget(self._close)
        self._chips: dict[Preset, QPushButton] = {}
        self._chip_group = QButtonGroup(self)
        self._chip_group.idClicked.connect(self._choose_chip)
        self.body.addWidget(self._make_chips())
        self._summary = text_label("", wrap=True, name="new_game_preset_summary")
        self.body.addWidget(self._summary)
        self.body.addWidget(HairLine(theme))
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(theme.spaces.wide)
        self._columns.addLayout(self._make_seats(), 3)
        self._columns.addLayout(self._make_rules(), 2)
        self.body.addLayout(self._columns)
        self.body.addStretch(1)
        self._fault = text_label("", "accent", wrap=True, name="new_game_fault")
        self._deal = push_button(tr(_C, "Deal the cards"), "gold", "new_game_deal", has_icon=True)
        self.footer.addWidget(self._fault, 1)
        self.footer.addWidget(self._deal)
        self.set_main_button(self._deal)
        self._close.clicked.connect(self.cancelled)
        self._deal.clicked.connect(self._try_to_deal)
        self._dress()
        self.set_table(first_table())

    # -- for whoever shows it ------------------------------------------------------------------

    def set_table(self, choice: TableChoice) -> None:
        """Shows a table as the start of the next one."""
        while self._rows:
            self._drop(self._rows[-1])
        for seat in choice.seats[:MAX_SEATS]:
            self._append(seat)
        while len(self._rows) < MIN_SEATS:
            self._append(Seat("", SeatKind.COMPUTER, COMPUTER_LEVEL))
        self._choose_preset(choice.preset)
        self._choose_word_check(choice.rules.word_check)
        self._say("")
        self._refresh()

    def table(self) -> TableChoice:
        """The table as it stands, every name cleaned and every empty one given a default."""
        names = self._names()
        seats = tuple(
            Seat(name, row.kind, COMPUTER_LEVEL if row.kind is SeatKind.COMPUTER else "")
            for name, row in zip(names, self._rows, strict=True)
        )
        return TableChoice(seats, self._preset).with_word_check(self._word_check())

    def first_focus(self) -> QWidget | None:
        """The first name, to be typed over."""
        field = self._rows[0].name_field
        field.selectAll()
        return field

    def cancel(self) -> None:
        """Back without a new game."""
        self.cancelled.emit()

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        super().set_theme(theme, art)
        self._dress()

    # -- Qt ------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Seats and rules stand side by side where there is room."""
        super().resizeEvent(event)
        self._fit(self.width())

    def changeEvent(self, event: QEvent) -> None:
        """Another text size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "_columns"):
            self._fit(self.width())

    # -- parts ---------------------------------------------------------------------------------

    def _make_chips(self) -> QWidget:
        holder = QWidget()
        holder.setObjectName("new_game_presets")
        holder.setAccessibleName(tr(_C, "Rules"))
        flow = FlowLayout(holder, gap=2, line_gap=2)
        for preset in Preset:
            chip = push_button(preset_name(preset), "chip", f"new_game_preset_{preset.value}")
            chip.setCheckable(True)
            chip.setAccessibleDescription(preset_summary(preset))
            self._chip_group.addButton(chip, len(self._chips))
            self._chips[preset] = chip
            flow.addWidget(chip)
        return holder

    def _make_seats(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(self._theme.spaces.tiny)
        head = QHBoxLayout()
        head.addWidget(text_label(tr(_C, "Seats"), "heading"), 1)
        self._seat_count = text_label("", "small", name="new_game_seat_count")
        head.addWidget(self._seat_count)
        column.addLayout(head)
        self._row_column = QVBoxLayout()
        self._row_column.setSpacing(self._theme.spaces.tiny)
        column.addLayout(self._row_column)
        self._add = _AddSeatButton(self._theme)
        self._add.clicked.connect(self._add_seat)
        column.addWidget(self._add)
        self._seat_note = text_label("", "small", wrap=True, name="new_game_seat_note")
        column.addWidget(self._seat_note)
        column.addStretch(1)
        return column

    def _make_rules(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(self._theme.spaces.small)
        column.addWidget(text_label(tr(_C, "Words"), "heading"))
        self._challenge = _ChoiceCard(
            self._theme,
            tr(_C, "Challenge play"),
            tr(_C, "Any word may be laid; others may doubt it."),
            "new_game_challenge",
        )
        self._checked = _ChoiceCard(
            self._theme,
            tr(_C, "Checked words"),
            tr(_C, "Only words of the list can be laid."),
            "new_game_checked",
        )
        self._word_group = QButtonGroup(self)
        for card in (self._challenge, self._checked):
            self._word_group.addButton(card.radio)
            card.radio.toggled.connect(self._refresh_rules)
            column.addWidget(card)
        column.addSpacing(self._theme.spaces.tiny)
        self._rules_title = text_label("", "strong", wrap=True, name="new_game_rules_title")
        self._rules_text = text_label("", "small", wrap=True, name="new_game_rules_text")
        column.addWidget(self._rules_title)
        column.addWidget(self._rules_text)
        column.addStretch(1)
        return column

    def _dress(self) -> None:
        colors = self._theme.colors
        self._close.setIcon(icon("close", colors.paper_ink))
        self._deal.setIcon(icon("cards", colors.gold_button_ink))
        for row in self._rows:
            row.dress(self._theme)

    def _fit(self, width: int) -> None:
        beside = width >= _SIDE_BY_SIDE * text_scale(self._theme)
        wanted = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if self._columns.direction() != wanted:
            self._columns.setDirection(wanted)

    # -- seats ---------------------------------------------------------------------------------

    def _append(self, seat: Seat) -> None:
        row = _SeatRow(self._theme, self._art)
        row.dress(self._theme)
        row.set_seat(seat)
        row.changed.connect(self._refresh)
        row.removed.connect(self._remove)
        row.moved.connect(self._move)
        self._rows.append(row)
        self._row_column.addWidget(row)
        row.show()

    def _drop(self, row: "_SeatRow") -> None:
        self._rows.remove(row)
        self._row_column.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _add_seat(self) -> None:
        if len(self._rows) >= MAX_SEATS:
            return
        self._append(Seat(""))
        self._refresh()
        self._rows[-1].name_field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.scroll_area.ensureWidgetVisible(self._add)

    def _remove(self, row: "_SeatRow") -> None:
        if len(self._rows) <= MIN_SEATS:
            return
        place = self._rows.index(row)
        self._drop(row)
        self._refresh()
        self._rows[min(place, len(self._rows) - 1)].remove_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _move(self, row: "_SeatRow", step: int) -> None:
        place = self._rows.index(row)
        target = place + step
        if not 0 <= target < len(self._rows):
            return
        self._rows.insert(target, self._rows.pop(place))
        self._row_column.removeWidget(row)
        self._row_column.insertWidget(target, row)
        self._refresh()
        button = row.up_button if step < 0 else row.down_button
        if not button.isEnabled():
            button = row.down_button if step < 0 else row.up_button
        button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _names(self) -> list[str]:
        """Names as they would be dealt: typed ones cleaned, defaults for the rest."""
        names = [clean_name(row.name_field.text()) for row in self._rows]
        person = tr(_C, "Player {number}")
        for place, row in enumerate(self._rows):
            if not names[place]:
                names[place] = default_name(row.kind, place + 1, [name for name in names if name], person)
        return names

    def _refresh(self) -> None:
        names = self._names()
        for place, (row, name) in enumerate(zip(self._rows, names, strict=True)):
            row.show_place(place, len(self._rows), name)
        count = len(self._rows)
        self._seat_count.setText(
            tr(_C, "{count} of {most} taken, dealt from top to bottom").format(count=count, most=MAX_SEATS)
        )
        self._add.setVisible(count < MAX_SEATS)
        people = sum(row.kind is SeatKind.PERSON for row in self._rows)
        if people > 1:
            note = tr(_C, "The screen goes from person to person; a curtain hides the cards.")
        elif people == 0:
            note = tr(_C, "Only computer seats: you watch.")
        else:
            note = ""
        self._seat_note.setText(note)
        self._seat_note.setVisible(bool(note))
        self._say("")
        self._refresh_rules()
        self.updateGeometry()

    # -- rules ---------------------------------------------------------------------------------

    def _choose_chip(self, place: int) -> None:
        preset = tuple(Preset)[place]
        self._choose_preset(preset)
        self._choose_word_check(preset_rules(preset).word_check)
        self._refresh_rules()

    def _choose_preset(self, preset: Preset) -> None:
        self._preset = preset
        self._chips[preset].setChecked(True)
        self._summary.setText(preset_summary(preset))

    def _choose_word_check(self, word_check: WordCheck) -> None:
        card = self._checked if word_check is WordCheck.CHECKED else self._challenge
        card.radio.setChecked(True)

    def _word_check(self) -> WordCheck:
        return WordCheck.CHECKED if self._checked.radio.isChecked() else WordCheck.CHALLENGE

    def _refresh_rules(self) -> None:
        for card in (self._challenge, self._checked):
            card.show_choice()
        if not self._rows:
            return
        rules = self.table().rules
        self._rules_title.setText(rules_title(rules, self._preset))
        sentences = rules_in_words(rules, len(self._rows))
        self._rules_text.setText("\n".join(f"\N{BULLET} {sentence}" for sentence in sentences))

    # -- dealing -------------------------------------------------------------------------------

    def _try_to_deal(self) -> None:
        names = self._names()
        same = same_names(names)
        if same is None:
            self._say("")
            self.deal_requested.emit(self.table())
            return
        first, second = same
        self._say(
            tr(_C, "Seats {first} and {second} are both called {name}: change one of the names.").format(
                first=first + 1, second=second + 1, name=names[second]
            )
        )
        field = self._rows[second].name_field
        self.scroll_area.ensureWidgetVisible(field)
        field.setFocus(Qt.FocusReason.OtherFocusReason)
        field.selectAll()

    def _say(self, text: str) -> None:
        self._fault.setText(text)
        self._fault.setAccessibleName(text)


class _SeatRow(QFrame):
    """One seat: disc, name, person or computer, up and down, away."""

    changed = Signal()
    removed = Signal(QWidget)
    moved = Signal(QWidget, int)

    def __init__(self, theme: Theme, art: CardArt) -> None:
        super().__init__()
        self.setProperty("material", "field")
        self._avatar = Avatar(theme, 0, "?", 34)
        self.name_field = QLineEdit()
        self.name_field.setMaxLength(LONGEST_NAME)
        self.name_field.setMinimumWidth(110)
        self.name_field.textEdited.connect(self._clean)
        self._person = push_button(tr(_C, "Person"), "segment", "")
        self._computer = push_button(tr(_C, "Computer"), "segment", "")
        self._person.setProperty("segment", "left")
        self._computer.setProperty("segment", "right")
        self._kinds = QButtonGroup(self)
        for button in (self._person, self._computer):
            button.setCheckable(True)
            self._kinds.addButton(button)
        self._kinds.buttonClicked.connect(self._kind_chosen)
        self.up_button = _row_button("up", theme)
        self.down_button = _row_button("down", theme)
        self.remove_button = _row_button("close", theme)
        self.up_button.clicked.connect(self._go_up)
        self.down_button.clicked.connect(self._go_down)
        self.remove_button.clicked.connect(self._go_away)
        line = QHBoxLayout(self)
        line.setContentsMargins(10, 0, 6, 0)
        line.setSpacing(theme.spaces.small)
        line.addWidget(self._avatar)
        line.addWidget(self.name_field, 1)
        switch = QHBoxLayout()
        switch.setSpacing(0)
        switch.addWidget(self._person)
        switch.addWidget(self._computer)
        line.addLayout(switch)
        ends = QHBoxLayout()
        ends.setSpacing(0)
        for button in (self.up_button, self.down_button, self.remove_button):
            ends.addWidget(button)
        line.addLayout(ends)

    def dress(self, theme: Theme) -> None:
        """The name that is offered is to be read too: Qt would pale it below the contrast of text."""
        ink = theme.colors.paper_ink_2.name()
        self.name_field.setStyleSheet(f"QLineEdit {{ placeholder-text-color: {ink}; }}")

    @property
    def kind(self) -> SeatKind:
        """Who plays the seat."""
        return SeatKind.COMPUTER if self._computer.isChecked() else SeatKind.PERSON

    def set_seat(self, seat: Seat) -> None:
        """Another seat."""
        self.name_field.setText(clean_name(seat.name))
        self.name_field.setCursorPosition(0)
        self._person.setChecked(seat.kind is SeatKind.PERSON)
        self._computer.setChecked(seat.kind is SeatKind.COMPUTER)

    def show_place(self, place: int, count: int, name: str) -> None:
        """Its place, from 0, and the name it would be dealt with, shown where none is typed."""
        number = place + 1
        self.setObjectName(f"new_game_seat_{place}")
        self._avatar.set_player(place, name)
        self.name_field.setPlaceholderText(name)
        for widget, part, said in (
            (self.name_field, "name", tr(_C, "Name of seat {number}")),
            (self._person, "person", tr(_C, "Seat {number}: person")),
            (self._computer, "computer", tr(_C, "Seat {number}: computer")),
            (self.up_button, "up", tr(_C, "Move seat {number} up")),
            (self.down_button, "down", tr(_C, "Move seat {number} down")),
            (self.remove_button, "remove", tr(_C, "Remove seat {number}")),
        ):
            widget.setObjectName(f"new_game_{part}_{place}")
            widget.setAccessibleName(said.format(number=number))
            if isinstance(widget, _RowButton):
                widget.setToolTip(said.format(number=number))
        self.up_button.setEnabled(place > 0)
        self.down_button.setEnabled(place < count - 1)
        self.remove_button.setEnabled(count > MIN_SEATS)
        if count <= MIN_SEATS:
            self.remove_button.setToolTip(tr(_C, "A table has two seats or more"))

    def _kind_chosen(self) -> None:
        self.changed.emit()

    def _go_up(self) -> None:
        self.moved.emit(self, -1)

    def _go_down(self) -> None:
        self.moved.emit(self, 1)

    def _go_away(self) -> None:
        self.removed.emit(self)

    def _clean(self, typed: str) -> None:
        """Takes out what cannot be seen as soon as it is typed or pasted."""
        shown = visible_text(typed)
        if shown != typed:
            place = self.name_field.cursorPosition()
            self.name_field.setText(shown)
            self.name_field.setCursorPosition(max(0, place - (len(typed) - len(shown))))
        self.changed.emit()


class _RowButton(QPushButton, Themed):
    """A small button with a sign only, without a frame."""

    def __init__(self, icon_name: str, theme: Theme) -> None:
        super().__init__()
        self._icon_name = icon_name
        self.setProperty("kind", "link")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._dress(theme)

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Another ink."""
        self._dress(theme)

    def _dress(self, theme: Theme) -> None:
        self.setIcon(icon(self._icon_name, theme.colors.paper_ink))


def _row_button(icon_name: str, theme: Theme) -> _RowButton:
    return _RowButton(icon_name, theme)


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


class _ChoiceCard(QFrame, Themed):
    """A radio button in a frame that can be clicked anywhere; the chosen one says so."""

    def __init__(self, theme: Theme, title: str, text: str, name: str) -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName(f"{name}_card")
        self.setProperty("material", "field")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.radio = QRadioButton(title)
        self.radio.setObjectName(name)
        self.radio.setAccessibleDescription(text)
        self._chosen = text_label(tr(_C, "chosen"), "accent")
        line = QHBoxLayout()
        line.addWidget(self.radio, 1)
        line.addWidget(self._chosen)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 6, 14, 10)
        column.setSpacing(0)
        column.addLayout(line)
        told = text_label(text, "small", wrap=True)
        told.setContentsMargins(36, 0, 0, 0)
        column.addWidget(told)
        self.show_choice()

    def show_choice(self) -> None:
        """Follows the radio button."""
        self._chosen.setText(tr(_C, "chosen") if self.radio.isChecked() else "")
        self.update()

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        self._theme = theme
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Anywhere on the card chooses it."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.radio.setChecked(True)
            self.radio.setFocus(Qt.FocusReason.MouseFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys are the radio button's, or the sheet's."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the wine frame of the chosen one over the field."""
        super().paintEvent(event)
        if not self.radio.isChecked():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.colors.accent, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = self._theme.radii.tile - 4
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), radius, radius)
        painter.end()
