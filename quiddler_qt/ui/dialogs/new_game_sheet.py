"""The sheet on which a table is made: who sits where, by which rules, and the tables people come back to."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from quiddler_qt.engine.actions import SeatKind
from quiddler_qt.engine.rules import (
    MAX_SEATS,
    MIN_SEATS,
    Preset,
    Rules,
    WordCheck,
    changed_options,
    preset_rules,
)
from quiddler_qt.engine.state import Seat
from quiddler_qt.lexicon.authorities import AuthorityInfo
from quiddler_qt.lexicon.authorities import available as shipped_authorities
from quiddler_qt.storage.saved_tables import SavedTables
from quiddler_qt.storage.table_form import TableChoice
from quiddler_qt.ui.character_wording import character_short_name
from quiddler_qt.ui.dialogs.avatar import HairLine
from quiddler_qt.ui.dialogs.flow_layout import FlowLayout
from quiddler_qt.ui.dialogs.labels import icon_button, push_button, set_button_text, text_label
from quiddler_qt.ui.dialogs.paper_sheet import SHADOW, PaperSheet
from quiddler_qt.ui.dialogs.quiet_fields import QuietComboBox
from quiddler_qt.ui.dialogs.rule_editor import (
    OPTION_COUNT,
    RuleEditor,
    authority_meaning,
    fill_with_authorities,
    show_authority,
)
from quiddler_qt.ui.dialogs.seat_row import SeatRow, free_color
from quiddler_qt.ui.dialogs.table_choice import (
    COMPUTER_LEVEL,
    clean_name,
    default_name,
    first_table,
    numbered_name,
    same_names,
)
from quiddler_qt.ui.dialogs.table_shelf import TableShelf
from quiddler_qt.ui.dialogs.themed import Themed, text_scale
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.icons import icon
from quiddler_qt.ui.theme.tokens import Theme
from quiddler_qt.ui.wording import option_name, preset_name, preset_summary

_C = "NewGameSheet"
_SIDE_BY_SIDE: Final = 940
"""Width from which seats and words stand side by side, in px at text scale 1."""
_ONE_LINE: Final = 640
"""Width from which a seat is one line, in px at text scale 1."""
_HEIGHT: Final = 704
_MOST_NAMED: Final = 3
"""So many changed options are named; of more only the number is told."""


class Part(StrEnum):
    """What of the sheet is shown."""

    SEATS = "seats"
    RULES = "rules"
    TABLES = "tables"


class NewGameSheet(PaperSheet):
    """Two to eight seats and the rules. Enter deals, Esc goes back."""

    WIDTH = 1136

    deal_requested = Signal(object)
    cancelled = Signal()

    def __init__(self, theme: Theme, art: CardArt, tables: SavedTables) -> None:
        super().__init__(theme, art, tr(_C, "New game"))
        self.setObjectName("new_game_sheet")
        self._preset = Preset.CLASSIC
        self._rules = Rules()
        self._authorities: tuple[AuthorityInfo, ...] = shipped_authorities()
        self._rows: list[SeatRow] = []
        self._order_before: list[SeatRow] = []
        self._dealer: SeatRow | None = None
        self._is_narrow = False
        self._close = icon_button(tr(_C, "Back without a new game"), "new_game_close")
        self.header.addWidget(self._close)
        self.body.addWidget(self._make_chips())
        self.body.addLayout(self._make_summary())
        self.body.addWidget(HairLine(theme))
        self.body.addWidget(self._make_switch())
        self._seats_part = QWidget()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._seats_part)
        self._columns.setContentsMargins(0, 0, 0, 0)
        self._columns.setSpacing(theme.spaces.wide)
        self._columns.addLayout(self._make_seats(), 31)
        self._columns.addLayout(self._make_words(), 19)
        self._editor = RuleEditor(theme)
        self._editor.changed.connect(self._rules_changed)
        self._shelf = TableShelf(theme, tables)
        self._shelf.chosen.connect(self._sit_down)
        self._shelf.save_requested.connect(self._keep_table)
        self._parts: dict[Part, QWidget] = {
            Part.SEATS: self._seats_part,
            Part.RULES: self._editor,
            Part.TABLES: self._shelf,
        }
        for part in self._parts.values():
            self.body.addWidget(part)
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
        self.show_part(Part.SEATS)

    # -- for whoever shows it --------------------------------------------------------------------------------
    def set_table(self, choice: TableChoice) -> None:
        """Shows a table as the start of the next one."""
        while self._rows:
            self._drop(self._rows[-1])
        for place, seat in enumerate(choice.seats[:MAX_SEATS]):
            self._append(seat, choice.colors[place] if choice.colors else place)
        while len(self._rows) < MIN_SEATS:
            self._append(Seat("", SeatKind.COMPUTER, COMPUTER_LEVEL), self._free_color())
        self._dealer = None if choice.first_dealer is None else self._rows[choice.first_dealer]
        self._preset, self._rules = choice.preset, choice.rules
        self._say("")
        self._refresh()

    def set_authorities(self, infos: Sequence[AuthorityInfo]) -> None:
        """The word lists that can be chosen."""
        self._authorities = tuple(infos)
        fill_with_authorities(self._list_box, self._authorities)
        self._editor.set_authorities(infos)
        self._refresh_rules()

    def table(self) -> TableChoice:
        """The table as it stands, every name cleaned and every empty one given a default."""
        names = self._names()
        seats = tuple(Seat(name, row.kind, row.level) for name, row in zip(names, self._rows, strict=True))
        colors = tuple(row.color for row in self._rows)
        return TableChoice(
            seats,
            self._preset,
            colors=() if colors == tuple(range(len(colors))) else colors,
            first_dealer=None if self._dealer is None else self._rows.index(self._dealer),
        ).with_rules(self._rules)

    def first_focus(self) -> QWidget | None:
        """The first name, to be typed over."""
        self.show_part(Part.SEATS)
        field = self._rows[0].name_field
        field.selectAll()
        return field

    def cancel(self) -> None:
        """Back without a new game."""
        self.cancelled.emit()

    def preferred_size(self, available: QSize) -> QSize:
        """The same whatever part is shown."""
        size = super().preferred_size(available)
        high = round(_HEIGHT * text_scale(self._theme)) + 2 * SHADOW
        return QSize(size.width(), min(high, available.height()))

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        super().set_theme(theme, art)
        self._dress()

    def show_part(self, part: Part) -> None:
        """Shows seats, rules or kept tables."""
        for one, widget in self._parts.items():
            widget.setVisible(one is part)
        self._switches[part].setChecked(True)
        if part is Part.TABLES:
            self._shelf.show_tables()
        self.scroll_area.verticalScrollBar().setValue(0)

    # -- Qt --------------------------------------------------------------------------------------------------
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Seats and words stand side by side where there is room."""
        super().resizeEvent(event)
        self._fit(self.width())

    def changeEvent(self, event: QEvent) -> None:
        """Another text size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "_columns"):
            self._fit(self.width())

    # -- parts -----------------------------------------------------------------------------------------------
    def _make_chips(self) -> QWidget:
        holder = QWidget()
        holder.setObjectName("new_game_presets")
        holder.setAccessibleName(tr(_C, "Rules"))
        flow = FlowLayout(holder, gap=2, line_gap=2)
        self._chips: dict[Preset, QPushButton] = {}
        self._chip_group = QButtonGroup(self)
        for place, preset in enumerate(Preset):
            chip = push_button(preset_name(preset), "chip", f"new_game_preset_{preset.value}")
            chip.setCheckable(True)
            chip.setAccessibleDescription(preset_summary(preset))
            self._chip_group.addButton(chip, place)
            self._chips[preset] = chip
            flow.addWidget(chip)
        self._own_chip = push_button(tr(_C, "Own rules"), "chip", "new_game_own_rules")
        self._own_chip.setCheckable(True)
        self._chip_group.addButton(self._own_chip, len(Preset))
        self._chip_group.idClicked.connect(self._chip_clicked)
        flow.addWidget(self._own_chip)
        return holder

    def _make_summary(self) -> QHBoxLayout:
        line = QHBoxLayout()
        self._summary = text_label("", wrap=True, name="new_game_preset_summary")
        self._all_back = push_button("", "link", "new_game_rules_back")
        self._all_back.clicked.connect(self._reset_rules)
        policy = self._all_back.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # The parts below stay where they are.
        self._all_back.setSizePolicy(policy)
        line.addWidget(self._summary, 1)
        line.addWidget(self._all_back)
        return line

    def _make_switch(self) -> QWidget:
        holder = QWidget()
        holder.setObjectName("new_game_parts")
        holder.setAccessibleName(tr(_C, "What is shown"))
        line = FlowLayout(holder, gap=0, line_gap=0)
        self._switches: dict[Part, QPushButton] = {}
        group = QButtonGroup(self)
        group.buttonClicked.connect(self._switch_clicked)
        for part, text, side in (
            (Part.SEATS, tr(_C, "Seats and words"), "left"),
            (Part.RULES, tr(_C, "All rules"), "middle"),
            (Part.TABLES, tr(_C, "Kept tables"), "right"),
        ):
            button = push_button(text, "segment", f"new_game_part_{part}")
            button.setProperty("segment", side)
            button.setCheckable(True)
            group.addButton(button)
            self._switches[part] = button
            line.addWidget(button)
        return holder

    def _make_seats(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(self._theme.spaces.tiny)
        head = QHBoxLayout()
        head.addWidget(text_label(tr(_C, "Seats"), "heading"), 1)
        self._seat_count = text_label("", "small", name="new_game_seat_count")
        head.addWidget(self._seat_count)
        column.addLayout(head)
        self._row_holder = QWidget()
        self._row_column = QVBoxLayout(self._row_holder)
        self._row_column.setContentsMargins(0, 0, 0, 0)
        self._row_column.setSpacing(self._theme.spaces.tiny)
        column.addWidget(self._row_holder)
        self._add = _AddSeatButton(self._theme)
        self._add.clicked.connect(self._add_seat)
        column.addWidget(self._add)
        self._seat_note = text_label("", "small", wrap=True, name="new_game_seat_note")
        column.addWidget(self._seat_note)
        column.addStretch(1)
        return column

    def _make_words(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(self._theme.spaces.tiny)
        column.addWidget(text_label(tr(_C, "Words"), "heading"))
        self._challenge = _ChoiceCard(
            self._theme,
            tr(_C, "Challenge play"),
            tr(_C, "Any word may be laid; others may doubt it."),
            WordCheck.CHALLENGE,
        )
        self._checked = _ChoiceCard(
            self._theme,
            tr(_C, "Checked words"),
            tr(_C, "Only words of the list can be laid."),
            WordCheck.CHECKED,
        )
        self._word_group = QButtonGroup(self)
        for card in (self._challenge, self._checked):
            self._word_group.addButton(card.radio)
            card.chosen.connect(self._choose_word_check)
            column.addWidget(card)
        column.addSpacing(self._theme.spaces.tiny)
        column.addWidget(text_label(tr(_C, "Word list"), "strong"))
        self._list_box = QuietComboBox()
        self._list_box.setObjectName("new_game_word_list")
        self._list_box.setAccessibleName(tr(_C, "Word list"))
        self._list_box.activated.connect(self._choose_list)
        fill_with_authorities(self._list_box, self._authorities)
        self._list_note = text_label("", "small", wrap=True, name="new_game_word_list_note")
        column.addWidget(self._list_box)
        column.addWidget(self._list_note)
        column.addSpacing(self._theme.spaces.tiny)
        column.addWidget(text_label(tr(_C, "First dealer"), "strong"))
        self._dealer_box = QuietComboBox()
        self._dealer_box.setObjectName("new_game_dealer")
        self._dealer_box.setAccessibleName(tr(_C, "First dealer"))
        self._dealer_box.activated.connect(self._choose_dealer)
        column.addWidget(self._dealer_box)
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
        self._is_narrow = width < _ONE_LINE * text_scale(self._theme)
        for row in self._rows:
            row.set_narrow(self._is_narrow)

    # -- seats -----------------------------------------------------------------------------------------------
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

    def _free_color(self) -> int:
        return free_color([row.color for row in self._rows])

    def _add_seat(self) -> None:
        if len(self._rows) >= MAX_SEATS:
            return
        self._append(Seat(""), self._free_color())
        self._refresh()
        self._rows[-1].name_field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.scroll_area.ensureWidgetVisible(self._add)

    def _remove(self, row: SeatRow) -> None:
        if len(self._rows) <= MIN_SEATS:
            return
        place = self._rows.index(row)
        self._drop(row)
        self._refresh()
        self._rows[min(place, len(self._rows) - 1)].remove_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _move(self, row: SeatRow, step: int) -> None:
        """By the keyboard, which stays where it is in the row."""
        target = self._rows.index(row) + step
        if 0 <= target < len(self._rows):
            self._put(row, target)
            self._refresh()
            self._row_column.activate()
            self.scroll_area.ensureWidgetVisible(row)

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

    def _choose_color(self, row: SeatRow, color: int) -> None:
        """Another colour; who had it takes the one that is free now."""
        other = next((one for one in self._rows if one.color == color), None)
        if other is not None:
            other.color = row.color
        row.color = color
        self._refresh()

    def _choose_dealer(self, place: int) -> None:
        self._dealer = self._rows[place - 1] if place else None

    def _names(self) -> list[str]:
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

    def _refresh(self) -> None:
        names = self._names()
        count = len(self._rows)
        people = sum(row.kind is SeatKind.PERSON for row in self._rows)
        hidden = tr(_C, "Cards hidden by the curtain") if people > 1 else ""
        for place, (row, name) in enumerate(zip(self._rows, names, strict=True)):
            row.show_place(place, count, name, hidden)
        self._chain_tabs()
        self._seat_count.setText(
            tr(_C, "{count} of {most} taken, dealt from top to bottom").format(count=count, most=MAX_SEATS)
        )
        self._add.setVisible(count < MAX_SEATS)
        note = tr(_C, "Only computer seats: you watch.") if people == 0 else ""
        self._seat_note.setText(note)
        self._seat_note.setVisible(bool(note))
        self._dealer_box.clear()
        self._dealer_box.addItems([tr(_C, "drawn by lot"), *names])
        self._dealer_box.setCurrentIndex(0 if self._dealer is None else self._rows.index(self._dealer) + 1)
        self._say("")
        self._refresh_rules()
        self.updateGeometry()

    def _chain_tabs(self) -> None:
        """Tab goes through the seats in the order in which they stand."""
        stops = [stop for row in self._rows for stop in row.tab_stops()]
        for before, after in zip(stops, [*stops[1:], self._add], strict=True):
            QWidget.setTabOrder(before, after)

    # -- rules -----------------------------------------------------------------------------------------------
    def _chip_clicked(self, place: int) -> None:
        presets = tuple(Preset)
        if place < len(presets):
            self._choose_preset(presets[place])
        else:
            self.show_part(Part.RULES)

    def _switch_clicked(self, button: QPushButton) -> None:
        self.show_part(next(part for part, one in self._switches.items() if one is button))

    def _choose_preset(self, preset: Preset) -> None:
        self._preset, self._rules = preset, preset_rules(preset)
        self._refresh_rules()

    def _reset_rules(self) -> None:
        self._choose_preset(self._preset)
        self._chips[self._preset].setFocus(Qt.FocusReason.OtherFocusReason)

    def _rules_changed(self, rules: Rules) -> None:
        self._rules = rules
        self._refresh_rules()

    def _choose_word_check(self, check: WordCheck) -> None:
        self._rules = TableChoice((), self._preset, self._rules).with_word_check(check).rules
        self._refresh_rules()

    def _choose_list(self, place: int) -> None:
        if place < len(self._authorities):
            self._editor.choose_list(self._authorities[place].name)

    def _refresh_rules(self) -> None:
        """Everything that tells of rules."""
        rules, preset = self._rules, self._preset
        changed = changed_options(rules, preset)
        self._own_chip.setVisible(bool(changed))
        (self._own_chip if changed else self._chips[preset]).setChecked(True)
        self._summary.setText(_changes_text(preset, changed) if changed else preset_summary(preset))
        self._all_back.setVisible(bool(changed))
        set_button_text(self._all_back, tr(_C, "All as in {preset}").format(preset=preset_name(preset)))
        rules_part = self._switches[Part.RULES]
        text = tr(_C, "All rules")
        set_button_text(
            rules_part, f"{text} \N{MIDDLE DOT} {tr(_C, '%n changed', len(changed))}" if changed else text
        )
        checked = rules.word_check is WordCheck.CHECKED
        (self._checked if checked else self._challenge).radio.setChecked(True)
        for card in (self._challenge, self._checked):
            card.show_choice()
        show_authority(self._list_box, self._authorities, rules.word_list)
        meaning = authority_meaning(self._authorities, rules.word_list)
        self._list_note.setText(meaning)
        self._list_box.setAccessibleDescription(meaning)
        self._editor.show_rules(rules, preset)

    # -- kept tables -----------------------------------------------------------------------------------------
    def _sit_down(self, table: TableChoice) -> None:
        self.set_table(table)
        self.show_part(Part.SEATS)
        self._deal.setFocus(Qt.FocusReason.OtherFocusReason)

    def _keep_table(self, name: str) -> None:
        if self._tell_same_names():
            return
        self._shelf.keep(name, self.table())

    # -- dealing ---------------------------------------------------------------------------------------------
    def _try_to_deal(self) -> None:
        if self._tell_same_names():
            return
        self._say("")
        self.deal_requested.emit(self.table())

    def _tell_same_names(self) -> bool:
        """Whether two seats have the same name; then it is told, and the second one has the keyboard."""
        names = self._names()
        same = same_names(names)
        if same is None:
            return False
        first, second = same
        self._say(
            tr(_C, "Seats {first} and {second} are both called {name}: change one of the names.").format(
                first=first + 1, second=second + 1, name=names[second]
            )
        )
        self.show_part(Part.SEATS)
        field = self._rows[second].name_field
        self.scroll_area.ensureWidgetVisible(field)
        field.setFocus(Qt.FocusReason.OtherFocusReason)
        field.selectAll()
        return True

    def _say(self, text: str) -> None:
        self._fault.setText(text)
        self._fault.setAccessibleName(text)


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
    """A radio button in a frame that can be clicked anywhere; the chosen one says so.

    ``chosen(WordCheck)`` comes with a click, and with the keys of the button.
    """

    chosen = Signal(object)

    def __init__(self, theme: Theme, title: str, text: str, check: WordCheck) -> None:
        super().__init__()
        self._theme = theme
        self._check = check
        name = f"new_game_{check.value}"
        self.setObjectName(f"{name}_card")
        self.setProperty("material", "field")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.radio = QRadioButton(title)
        self.radio.setObjectName(name)
        self.radio.setAccessibleDescription(text)
        self.radio.clicked.connect(self._choose)
        self._chosen = text_label(tr(_C, "chosen"), "accent")
        line = QHBoxLayout()
        line.addWidget(self.radio, 1)
        line.addWidget(self._chosen)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 4, 14, 8)
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
            self.radio.setFocus(Qt.FocusReason.MouseFocusReason)
            self._choose()

    def _choose(self) -> None:
        self.chosen.emit(self._check)

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


def _changes_text(preset: Preset, changed: Sequence[str]) -> str:
    """What differs from a preset: its name, how much, and what if that is little."""
    told = tr(_C, "{preset} with {count} of {all} rules changed").format(
        preset=preset_name(preset), count=len(changed), all=OPTION_COUNT
    )
    if len(changed) > _MOST_NAMED:
        return f"{told}."
    return f"{told}: {tr(_C, ', ').join(option_name(option) for option in changed)}."
