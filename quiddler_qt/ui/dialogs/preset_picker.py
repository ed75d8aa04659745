"""The choice of a preset, and what the rules differ from it in."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from quiddler_qt.engine.rules import Preset, Rules, changed_options
from quiddler_qt.ui.dialogs.flow_layout import FlowLayout
from quiddler_qt.ui.dialogs.labels import push_button, set_button_text, text_label
from quiddler_qt.ui.dialogs.rule_editor import OPTION_COUNT
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.table_rules_wording import option_name, preset_name, preset_summary
from quiddler_qt.ui.theme.tokens import Theme

_C = "NewGameSheet"
_MOST_NAMED: Final = 3
"""So many changed options are named; of more only the number is told."""


class PresetPicker(QWidget):
    """The presets as chips; beside them "Own rules" where any option differs, and the way back.

    ``preset_chosen(Preset)`` asks for its rules, ``own_rules_wanted`` for a look at all of them.
    """

    preset_chosen = Signal(object)
    own_rules_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._preset = Preset.CLASSIC
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.spaces.tiny)
        column.addWidget(self._make_chips())
        self._summary = text_label("", wrap=True, name="new_game_preset_summary")
        self._all_back = push_button("", "link", "new_game_rules_back")
        self._all_back.clicked.connect(self._go_back)
        policy = self._all_back.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # The parts below stay where they are.
        self._all_back.setSizePolicy(policy)
        line = QHBoxLayout()
        line.addWidget(self._summary, 1)
        line.addWidget(self._all_back)
        column.addLayout(line)

    def show_rules(self, rules: Rules, preset: Preset) -> None:
        """Shows which preset the rules came from, and what has changed since."""
        self._preset = preset
        changed = changed_options(rules, preset)
        self._own_chip.setVisible(bool(changed))
        (self._own_chip if changed else self._chips[preset]).setChecked(True)
        self._summary.setText(_changes_text(preset, changed) if changed else preset_summary(preset))
        self._all_back.setVisible(bool(changed))
        set_button_text(self._all_back, tr(_C, "All as in {preset}").format(preset=preset_name(preset)))

    def _make_chips(self) -> QWidget:
        holder = QWidget()
        holder.setObjectName("new_game_presets")
        holder.setAccessibleName(tr(_C, "Rules"))
        flow = FlowLayout(holder, gap=2, line_gap=2)
        self._chips: dict[Preset, QPushButton] = {}
        self._group = QButtonGroup(self)
        for place, preset in enumerate(Preset):
            chip = push_button(preset_name(preset), "chip", f"new_game_preset_{preset.value}")
            chip.setCheckable(True)
            chip.setAccessibleDescription(preset_summary(preset))
            self._group.addButton(chip, place)
            self._chips[preset] = chip
            flow.addWidget(chip)
        self._own_chip = push_button(tr(_C, "Own rules"), "chip", "new_game_own_rules")
        self._own_chip.setCheckable(True)
        self._group.addButton(self._own_chip, len(Preset))
        self._group.idClicked.connect(self._chip_clicked)
        flow.addWidget(self._own_chip)
        return holder

    def _chip_clicked(self, place: int) -> None:
        presets = tuple(Preset)
        if place < len(presets):
            self.preset_chosen.emit(presets[place])
        else:
            self.own_rules_wanted.emit()

    def _go_back(self) -> None:
        self.preset_chosen.emit(self._preset)
        self._chips[self._preset].setFocus(Qt.FocusReason.OtherFocusReason)


def _changes_text(preset: Preset, changed: Sequence[str]) -> str:
    """What differs from a preset: its name, how much, and what if that is little."""
    told = tr(_C, "{preset} with {count} of {all} rules changed").format(
        preset=preset_name(preset), count=len(changed), all=OPTION_COUNT
    )
    if len(changed) > _MOST_NAMED:
        return f"{told}."
    return f"{told}: {tr(_C, ', ').join(option_name(option) for option in changed)}."
