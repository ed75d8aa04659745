"""The sheet on which a table is made: who sits where, by which rules, and the tables people come back to."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QPushButton, QVBoxLayout, QWidget

from quiddler_qt.engine.rules import Preset, Rules, WordCheck, changed_options, preset_rules
from quiddler_qt.lexicon.authorities import AuthorityInfo
from quiddler_qt.lexicon.authorities import available as shipped_authorities
from quiddler_qt.storage.saved_tables import SavedTables
from quiddler_qt.storage.table_form import TableChoice
from quiddler_qt.ui.dialogs.avatar import HairLine
from quiddler_qt.ui.dialogs.flow_layout import FlowLayout
from quiddler_qt.ui.dialogs.labels import icon_button, push_button, set_button_text, text_label
from quiddler_qt.ui.dialogs.paper_sheet import SHADOW, PaperSheet
from quiddler_qt.ui.dialogs.preset_picker import PresetPicker
from quiddler_qt.ui.dialogs.quiet_fields import QuietComboBox
from quiddler_qt.ui.dialogs.rule_editor import RuleEditor
from quiddler_qt.ui.dialogs.seat_list import SeatList
from quiddler_qt.ui.dialogs.table_choice import first_table, same_names
from quiddler_qt.ui.dialogs.table_shelf import TableShelf
from quiddler_qt.ui.dialogs.themed import text_scale
from quiddler_qt.ui.dialogs.word_rule_picker import WordRulePicker
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.icons import icon
from quiddler_qt.ui.theme.tokens import Theme

_C = "NewGameSheet"
_SIDE_BY_SIDE: Final = 940
"""Width from which seats and words stand side by side, in px at text scale 1."""
_ONE_LINE: Final = 640
"""Width from which a seat is one line, in px at text scale 1."""
_HEIGHT: Final = 704
_SWITCH_IN_BODY: Final = 2
"""After the presets and the line under them."""


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
        authorities = shipped_authorities()
        self._close = icon_button(tr(_C, "Back without a new game"), "new_game_close")
        self.header.addWidget(self._close)
        self._presets = PresetPicker(theme)
        self._presets.preset_chosen.connect(self._choose_preset)
        self._presets.own_rules_wanted.connect(self._show_all_rules)
        self.body.addWidget(self._presets)
        self.body.addWidget(HairLine(theme))
        self._switch = self._make_switch()
        self._switch_beside_title = False
        self.body.insertWidget(_SWITCH_IN_BODY, self._switch)
        self._seats = SeatList(theme, art)
        self._seats.changed.connect(self._seats_changed)
        self._seats.sight_wanted.connect(self.scroll_area.ensureWidgetVisible)
        self._words = WordRulePicker(theme, authorities)
        self._words.check_chosen.connect(self._choose_word_check)
        seats_part = QWidget()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, seats_part)
        self._columns.setContentsMargins(0, 0, 0, 0)
        self._columns.setSpacing(theme.spaces.wide)
        self._columns.addWidget(self._seats, 31)
        self._columns.addLayout(self._make_words_and_dealer(), 19)
        self._editor = RuleEditor(theme)
        self._editor.changed.connect(self._rules_changed)
        self._words.list_chosen.connect(self._editor.choose_list)
        self._shelf = TableShelf(theme, tables)
        self._shelf.chosen.connect(self._sit_down)
        self._shelf.save_requested.connect(self._keep_table)
        self._parts: dict[Part, QWidget] = {
            Part.SEATS: seats_part,
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
        self._preset, self._rules = choice.preset, choice.rules
        self._seats.set_seats(choice.seats, choice.colors, choice.first_dealer)
        self._show_rules()

    def set_authorities(self, infos: Sequence[AuthorityInfo]) -> None:
        """The word lists that can be chosen."""
        self._words.set_authorities(infos)
        self._editor.set_authorities(infos)
        self._show_rules()

    def table(self) -> TableChoice:
        """The table as it stands, every name cleaned and every empty one given a default."""
        return TableChoice(
            self._seats.seats(),
            self._preset,
            colors=self._seats.colors(),
            first_dealer=self._seats.first_dealer,
        ).with_rules(self._rules)

    def first_focus(self) -> QWidget | None:
        """The first name, to be typed over."""
        self.show_part(Part.SEATS)
        return self._seats.name_field(0)

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

    def _make_words_and_dealer(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(self._theme.spaces.tiny)
        column.addWidget(self._words)
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

    def _fit(self, width: int) -> None:
        beside = width >= _SIDE_BY_SIDE * text_scale(self._theme)
        wanted = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if self._columns.direction() != wanted:
            self._columns.setDirection(wanted)
        self._seats.set_narrow(width < _ONE_LINE * text_scale(self._theme))
        self._place_switch()

    def _place_switch(self) -> None:
        """Which part is shown is chosen beside the title where there is room, else over the parts."""
        margins = self._column.contentsMargins()
        wanted = sum(part.sizeHint().width() for part in (self.title, self._switch, self._close))
        has_room = wanted + 4 * self.header.spacing() <= self.width() - margins.left() - margins.right()
        if has_room is not self._switch_beside_title:
            self._switch_beside_title = has_room
            focused = next((part for part in self._switches.values() if part.hasFocus()), None)
            if has_room:
                self.header.insertWidget(self.header.indexOf(self._close), self._switch)
            else:
                self.body.insertWidget(_SWITCH_IN_BODY, self._switch)
            self._switch.show()
            if focused is not None:
                focused.setFocus(Qt.FocusReason.OtherFocusReason)

    def _switch_clicked(self, button: QPushButton) -> None:
        self.show_part(next(part for part, one in self._switches.items() if one is button))

    # -- seats -----------------------------------------------------------------------------------------------
    def _seats_changed(self) -> None:
        dealer = self._seats.first_dealer
        self._dealer_box.clear()
        self._dealer_box.addItems([tr(_C, "drawn by lot"), *self._seats.names()])
        self._dealer_box.setCurrentIndex(0 if dealer is None else dealer + 1)
        self._say("")

    def _choose_dealer(self, place: int) -> None:
        self._seats.choose_dealer(place - 1 if place else None)

    # -- rules -----------------------------------------------------------------------------------------------
    def _choose_preset(self, preset: Preset) -> None:
        self._preset, self._rules = preset, preset_rules(preset)
        self._show_rules()

    def _show_all_rules(self) -> None:
        self.show_part(Part.RULES)

    def _rules_changed(self, rules: Rules) -> None:
        self._rules = rules
        self._show_rules()

    def _choose_word_check(self, check: WordCheck) -> None:
        self._rules = TableChoice((), self._preset, self._rules).with_word_check(check).rules
        self._show_rules()

    def _show_rules(self) -> None:
        """Everything that tells of rules."""
        rules, preset = self._rules, self._preset
        changed = len(changed_options(rules, preset))
        text = tr(_C, "All rules")
        if changed:
            text = f"{text} \N{MIDDLE DOT} {tr(_C, '%n changed', changed)}"
        set_button_text(self._switches[Part.RULES], text)
        self._place_switch()
        self._presets.show_rules(rules, preset)
        self._words.show_rules(rules)
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
        names = self._seats.names()
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
        field = self._seats.name_field(second)
        self.scroll_area.ensureWidgetVisible(field)
        field.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _say(self, text: str) -> None:
        self._fault.setText(text)
        self._fault.setAccessibleName(text)
