"""All options of the rules on one page: what each means, what differs from the preset, and the way back."""

from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from quiddler_qt.engine.rules import (
    MAX_BONUS_POINTS,
    MAX_HAND_SIZE,
    MAX_HANDS,
    MIN_HAND_SIZE,
    Preset,
    Rules,
    changed_options,
    preset_rules,
)
from quiddler_qt.lexicon.authorities import AuthorityInfo, available
from quiddler_qt.ui.dialogs.labels import icon_button, text_label
from quiddler_qt.ui.dialogs.quiet_fields import QuietComboBox, QuietSpinBox
from quiddler_qt.ui.dialogs.themed import Themed, text_scale
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.rule_wording import OptionChoice, hands_text, option_choices, option_meaning, option_title
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.icons import icon
from quiddler_qt.ui.theme.tokens import Theme
from quiddler_qt.ui.words.authority_wording import authority_count, authority_explanation, authority_title

_C = "RuleEditor"
_TWO_COLUMNS = 900
"""Width from which the options stand in two columns, in px at text scale 1."""

OPTION_GROUPS: Final = (
    (
        "hand_sizes",
        "no_going_out_on_first_turn",
        "may_return_taken_card",
        "discards_browsable",
        "stock_refill",
    ),
    ("word_list", "word_check", "min_word", "duplicates", "dictionary"),
    ("verdict", "challenge_from", "failed_word", "failed_out"),
    ("bonus_points", "two_player_bonus", "floor"),
)
"""All options, by what they are about."""
OPTION_COUNT: Final = len(fields(Rules))


class RuleEditor(QWidget, Themed):
    """``changed(Rules)`` comes with each option that people change."""

    changed = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._rules = Rules()
        self._preset = Preset.CLASSIC
        self.setObjectName("new_game_rules")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(theme.spaces.large)
        self._grid.setVerticalSpacing(theme.spaces.tiny)
        self._rows: dict[str, _OptionRow] = {}
        self._groups = [
            self._make_group(title, group) for title, group in zip(_titles(), OPTION_GROUPS, strict=True)
        ]
        self._columns = 0
        self._place(2)

    def set_authorities(self, infos: Sequence[AuthorityInfo]) -> None:
        """The word lists that can be chosen."""
        row = self._rows["word_list"]
        if isinstance(row, _AuthorityRow):
            row.set_authorities(infos)
            row.show_rules(self._rules, self._preset)

    def show_rules(self, rules: Rules, preset: Preset) -> None:
        """Shows other rules, and what of them differs from a preset."""
        self._rules, self._preset = rules, preset
        for row in self._rows.values():
            row.show_rules(rules, preset)

    def choose_list(self, name: str) -> None:
        """Another word list, chosen elsewhere on the sheet."""
        self._choose("word_list", name)

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        self._theme = theme
        for row in self._rows.values():
            row.dress(theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Two columns where there is room."""
        super().resizeEvent(event)
        self._place(2 if self.width() >= _TWO_COLUMNS * text_scale(self._theme) else 1)

    def _make_group(self, title: str, options: Sequence[str]) -> QWidget:
        group = QWidget()
        column = QVBoxLayout(group)
        column.setContentsMargins(0, 0, 0, self._theme.spaces.small)
        column.setSpacing(self._theme.spaces.tiny)
        column.addWidget(text_label(title, "heading"))
        for option in options:
            row = _row_of(option, self._theme)
            row.chosen.connect(self._choose)
            row.reset_wanted.connect(self._reset)
            self._rows[option] = row
            column.addWidget(row)
        column.addStretch(1)
        return group

    def _place(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for place, group in enumerate(self._groups):
            self._grid.addWidget(group, place // columns, place % columns)
        for column in range(2):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def _choose(self, option: str, value: Any) -> None:
        self._rules = replace(self._rules, **{option: value})
        self.show_rules(self._rules, self._preset)
        self.changed.emit(self._rules)

    def _reset(self, option: str) -> None:
        self._choose(option, getattr(preset_rules(self._preset), option))
        self._rows[option].control.setFocus(Qt.FocusReason.OtherFocusReason)


class _OptionRow(QFrame):
    """An option: title, control, what the choice means, and a mark where it differs from the preset.

    ``chosen(option, value)`` comes when people change it, ``reset_wanted(option)`` asks for the preset's.
    """

    chosen = Signal(str, object)
    reset_wanted = Signal(str)

    def __init__(self, option: str, theme: Theme, control: QWidget) -> None:
        super().__init__()
        self.option = option
        self.control = control
        self._theme = theme
        title = option_title(option)
        self.setObjectName(f"rule_{option}_row")
        self.setProperty("material", "field")
        control.setObjectName(f"rule_{option}")
        control.setAccessibleName(title)
        control.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._mark = text_label("", "accent", name=f"rule_{option}_mark")
        self.reset = icon_button(
            tr(_C, "As in the preset: {option}").format(option=title), f"rule_{option}_reset"
        )
        self.reset.clicked.connect(self._ask_reset)
        self._meaning = text_label("", "small", wrap=True, name=f"rule_{option}_meaning")
        head = QHBoxLayout()
        head.setSpacing(theme.spaces.small)
        head.addWidget(text_label(title, "strong", wrap=True), 1)
        head.addWidget(self._mark)
        self._line = QHBoxLayout()
        self._line.setSpacing(theme.spaces.small)
        self._line.addWidget(control, 1)
        self._line.addWidget(self.reset)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(14, 8, 10, 8)
        self._column.setSpacing(2)
        self._column.addLayout(head)
        self._column.addLayout(self._line)
        self._column.addWidget(self._meaning)
        self.dress(theme)

    def dress(self, theme: Theme) -> None:
        """Another ink."""
        self._theme = theme
        self.reset.setIcon(icon("undo", theme.colors.paper_ink))

    def show_rules(self, rules: Rules, preset: Preset) -> None:
        """Shows its option of some rules."""
        is_changed = self.option in changed_options(rules, preset)
        self._mark.setText(tr(_C, "changed") if is_changed else "")
        self._mark.setVisible(is_changed)
        self.reset.setVisible(is_changed)
        self.show_value(getattr(rules, self.option))
        meaning = self.meaning(rules)
        self._meaning.setText(meaning)
        self.control.setAccessibleDescription(
            f"{meaning} {tr(_C, 'Changed from the preset.')}" if is_changed else meaning
        )

    def choose(self, value: object) -> None:
        """People have chosen a value."""
        self.chosen.emit(self.option, value)

    def _ask_reset(self) -> None:
        self.reset_wanted.emit(self.option)

    def show_value(self, value: object) -> None:
        """The control shows a value."""
        raise NotImplementedError

    def meaning(self, rules: Rules) -> str:
        """What the option means now."""
        return option_meaning(self.option, rules)


class _ChoiceRow(_OptionRow):
    """One of a few values, in a list."""

    def __init__(self, option: str, theme: Theme) -> None:
        self._box = QuietComboBox()
        super().__init__(option, theme, self._box)
        self._choices: tuple[OptionChoice, ...] = tuple(option_choices(option))
        for choice in self._choices:
            self._box.addItem(choice.title)
            self._box.setItemData(
                self._box.count() - 1, choice.meaning, Qt.ItemDataRole.AccessibleDescriptionRole
            )
        self._box.activated.connect(self._activated)

    def show_value(self, value: object) -> None:
        """Chooses it in the list."""
        values = [choice.value for choice in self._choices]
        self._box.setCurrentIndex(values.index(value))

    def _activated(self, place: int) -> None:
        self.choose(self._choices[place].value)


class _RoundsRow(_OptionRow):
    """The rounds: three usual sets, or what people type."""

    def __init__(self, option: str, theme: Theme) -> None:
        self._box = QuietComboBox()
        super().__init__(option, theme, self._box)
        self._choices = tuple(option_choices(option))
        for choice in self._choices:
            self._box.addItem(choice.title)
        self._box.addItem(tr(_C, "others…"))
        self._box.activated.connect(self._activated)
        self._typed = QLineEdit()
        self._typed.setObjectName("rule_hand_sizes_typed")
        self._typed.setAccessibleName(tr(_C, "Cards in each round, from 3 to 10, with blanks between"))
        self._typed.setMaxLength(4 * MAX_HANDS)
        self._typed.editingFinished.connect(self._take_typed)
        self._typed.textEdited.connect(self._say_typed)
        self._column.insertWidget(2, self._typed)
        self._wants_typed = False

    def show_value(self, value: object) -> None:
        """Chooses it in the list, or shows it to be typed over."""
        values = [choice.value for choice in self._choices]
        is_usual = value in values
        self._box.setCurrentIndex(
            values.index(value) if is_usual and not self._wants_typed else self._box.count() - 1
        )
        self._typed.setVisible(self._wants_typed or not is_usual)
        if not self._typed.hasFocus() and isinstance(value, tuple):
            self._typed.setText(" ".join(str(size) for size in value))

    def _activated(self, place: int) -> None:
        self._wants_typed = place == len(self._choices)
        if self._wants_typed:
            self._typed.show()
            self._typed.setFocus(Qt.FocusReason.OtherFocusReason)
            self._typed.selectAll()
        else:
            self.choose(self._choices[place].value)

    def _say_typed(self, text: str) -> None:
        sizes = read_hand_sizes(text)
        self._meaning.setText(_hands_needed() if sizes is None else hands_text(sizes))

    def _take_typed(self) -> None:
        sizes = read_hand_sizes(self._typed.text())
        if sizes is None:
            self._meaning.setText(_hands_needed())
            return
        self._wants_typed = sizes not in [choice.value for choice in self._choices] or self._typed.hasFocus()
        self.choose(sizes)


class _PointsRow(_OptionRow):
    """A number of points."""

    def __init__(self, option: str, theme: Theme) -> None:
        self._spin = QuietSpinBox()
        self._spin.setRange(0, MAX_BONUS_POINTS)
        self._spin.setSingleStep(5)
        super().__init__(option, theme, self._spin)
        self._spin.valueChanged.connect(self.choose)

    def show_value(self, value: object) -> None:
        """Shows a number."""
        if isinstance(value, int) and value != self._spin.value():
            self._spin.blockSignals(True)
            self._spin.setValue(value)
            self._spin.blockSignals(False)


class _AuthorityRow(_OptionRow):
    """The word list; one that is not here any more stays to be seen until another is chosen."""

    def __init__(self, option: str, theme: Theme) -> None:
        self._box = QuietComboBox()
        super().__init__(option, theme, self._box)
        self._infos: tuple[AuthorityInfo, ...] = ()
        self._box.activated.connect(self._activated)
        self.set_authorities(available())

    def set_authorities(self, infos: Sequence[AuthorityInfo]) -> None:
        """Other lists to choose from."""
        self._infos = tuple(infos)
        fill_with_authorities(self._box, self._infos)

    def show_value(self, value: object) -> None:
        """Chooses it in the list."""
        show_authority(self._box, self._infos, str(value))

    def meaning(self, rules: Rules) -> str:
        """What the list is."""
        return authority_meaning(self._infos, rules.word_list)

    def _activated(self, place: int) -> None:
        if place < len(self._infos):
            self.choose(self._infos[place].name)


def read_hand_sizes(text: str) -> tuple[int, ...] | None:
    """Rounds as people type them ("3 5, 7 10"), or None for what no game can be played with."""
    parts = text.replace(",", " ").replace(";", " ").split()
    if not 1 <= len(parts) <= MAX_HANDS or not all(part.isdecimal() and len(part) < 3 for part in parts):
        return None
    sizes = tuple(int(part) for part in parts)
    return sizes if all(MIN_HAND_SIZE <= size <= MAX_HAND_SIZE for size in sizes) else None


def fill_with_authorities(box: QComboBox, infos: Sequence[AuthorityInfo]) -> None:
    """Puts word lists into a list to choose from."""
    box.clear()
    for info in infos:
        box.addItem(authority_title(info))


def show_authority(box: QComboBox, infos: Sequence[AuthorityInfo], name: str) -> None:
    """Chooses a word list; one that is not among them stands last, by its name."""
    while box.count() > len(infos):
        box.removeItem(box.count() - 1)
    names = [info.name for info in infos]
    if name not in names:
        box.addItem(name)
    box.setCurrentIndex(names.index(name) if name in names else box.count() - 1)


def authority_meaning(infos: Sequence[AuthorityInfo], name: str) -> str:
    """What a word list is and how many words it has."""
    info = next((info for info in infos if info.name == name), None)
    if info is None:
        return tr(_C, "This list is not on this computer.")
    count = authority_count(info)
    return f"{authority_explanation(info)} ({count})" if count else authority_explanation(info)


def _row_of(option: str, theme: Theme) -> _OptionRow:
    match option:
        case "hand_sizes":
            return _RoundsRow(option, theme)
        case "bonus_points":
            return _PointsRow(option, theme)
        case "word_list":
            return _AuthorityRow(option, theme)
    return _ChoiceRow(option, theme)


def _titles() -> tuple[str, ...]:
    return (tr(_C, "Rounds and turns"), tr(_C, "Words"), tr(_C, "Challenges"), tr(_C, "Points"))


def _hands_needed() -> str:
    return tr(_C, "Type the cards of each round, from 3 to 10, with blanks between.")
