"""The room of settings: all of them in sections, each with what it means; changes take effect at once."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from quiddler_qt.storage.places import Places
from quiddler_qt.storage.settings import SYSTEM_THEME, ExpectedWords, HelpLevel, Settings
from quiddler_qt.ui.dialogs.labels import push_button, text_label
from quiddler_qt.ui.i18n import LANGUAGES, tr
from quiddler_qt.ui.pages.controls import (
    ChoiceChips,
    PercentSlider,
    SettingControl,
    SettingRow,
    Switch,
    ThemeCards,
)
from quiddler_qt.ui.pages.key_list import KeyList
from quiddler_qt.ui.pages.sections import SectionRoom
from quiddler_qt.ui.preferences import Preferences
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import Theme, ThemeName, load_theme

_C = "Settings"


@dataclass(frozen=True, slots=True)
class SettingsParts:
    """What the page cannot make itself: the words of the table, and who opens a folder."""

    make_words: Callable[[Theme, CardArt], QWidget]
    open_folder: Callable[[Path], object] = lambda folder: QDesktopServices.openUrl(
        QUrl.fromLocalFile(str(folder))
    )


class SettingsPage(SectionRoom):
    """Follows the settings also where they are changed elsewhere."""

    def __init__(
        self, theme: Theme, art: CardArt, preferences: Preferences, places: Places, parts: SettingsParts
    ) -> None:
        super().__init__(theme, art, "settings", tr(_C, "Settings"))
        self._preferences = preferences
        self._controls: list[SettingControl] = []
        self._keys = KeyList(theme)
        self._keys.chosen.connect(self._set)
        self.add_section("look", tr(_C, "Look"), *self._look())
        self.add_section("motion", tr(_C, "Motion and sound"), *self._motion())
        self.add_section("play", tr(_C, "Play"), *self._play())
        self.add_section("help", tr(_C, "Help and tips"), *self._help())
        self.add_section("language", tr(_C, "Language"), *self._language())
        self.add_section("words", tr(_C, "Words"), parts.make_words(theme, art))
        self.add_section("keys", tr(_C, "Keys"), self._keys)
        self.add_section("files", tr(_C, "Files"), *_files(places, parts.open_folder))
        preferences.changed.connect(self._settings_changed)
        self._show_all(preferences.current)

    def enter(self) -> None:
        """Shows the settings as they are now."""
        self._show_all(self._preferences.current)
        super().enter()

    # -- sections --------------------------------------------------------------------------------------------
    def _look(self) -> tuple[QWidget, ...]:
        themes = [(name.value, load_theme(name)) for name in ThemeName]
        shown: list[tuple[str, str, tuple[Theme, ...]]] = [
            (name, _theme_title(theme), (theme,)) for name, theme in themes
        ]
        both = (load_theme(ThemeName.DAYLIGHT_ATELIER), load_theme(ThemeName.MIDNIGHT_LIBRARY))
        shown.append((SYSTEM_THEME, tr(_C, "As the system"), both))
        sizes = [
            (percent, tr(_C, "{number} %").format(number=percent)) for percent in (100, 125, 150, 175, 200)
        ]
        return (
            self._row(
                tr(_C, "Theme"),
                tr(
                    _C,
                    "How everything looks. “As the system” is light by day and dark by night, where the "
                    "system says so.",
                ),
                ThemeCards("theme", self._theme, shown),
                wide=True,
            ),
            self._row(
                tr(_C, "Text size"),
                tr(_C, "All text outside of the cards, and the buttons with it."),
                ChoiceChips("text_scale_percent", sizes),
            ),
            self._row(
                tr(_C, "Card size"),
                tr(_C, "The cards on the table, as far as there is room for them."),
                PercentSlider("card_scale_percent", 60, 150, 10),
            ),
        )

    def _motion(self) -> tuple[QWidget, ...]:
        speeds = (
            (0, tr(_C, "Off")),
            (60, tr(_C, "Calm")),
            (100, tr(_C, "Usual")),
            (200, tr(_C, "Quick")),
        )
        return (
            self._row(
                tr(_C, "Motion"),
                tr(_C, "How fast cards travel. Off: everything is where it belongs at once."),
                ChoiceChips("motion_percent", speeds),
            ),
            self._row(
                tr(_C, "Silence"),
                tr(_C, "No sounds at all. The button on the table does the same."),
                Switch("muted"),
            ),
            self._row(
                tr(_C, "Volume"),
                tr(_C, "How loud cards and points are."),
                PercentSlider("sound_percent", 0, 100, 10),
            ),
        )

    def _play(self) -> tuple[QWidget, ...]:
        paces = (
            (50, tr(_C, "Quick")),
            (100, tr(_C, "Usual")),
            (200, tr(_C, "Slow")),
            (400, tr(_C, "Very slow")),
        )
        turns = (
            (0, tr(_C, "As they like")),
            *((count, tr(_C, "%n turns", count)) for count in (2, 3, 4)),
        )
        expected = (
            (ExpectedWords.LEARN, tr(_C, "Learned")),
            (ExpectedWords.EVERYDAY, tr(_C, "Everyday words")),
            (ExpectedWords.MANY, tr(_C, "Many")),
            (ExpectedWords.ALL, tr(_C, "All")),
        )
        return (
            self._row(
                tr(_C, "Ask before a discard"),
                tr(_C, "The discard ends the turn and cannot be undone. On: the program asks first."),
                Switch("confirm_discard"),
            ),
            self._row(
                tr(_C, "Pace of computer players"),
                tr(_C, "How long they are seen thinking before they move."),
                ChoiceChips("computer_pace_percent", paces),
            ),
            self._row(
                tr(_C, "Patience of computer players"),
                tr(_C, "They play at least so many turns in a round before they go out."),
                ChoiceChips("computer_patience", turns),
            ),
            self._row(
                tr(_C, "What computer players expect of people"),
                tr(_C, "Which words they reckon with in your hands. Learned: from the words you lay."),
                ChoiceChips("expected_words", expected),
            ),
        )

    def _help(self) -> tuple[QWidget, ...]:
        levels = (
            (HelpLevel.NONE, tr(_C, "No hints")),
            (HelpLevel.CARD, tr(_C, "A card to keep")),
            (HelpLevel.WORD, tr(_C, "A word")),
            (HelpLevel.LAY, tr(_C, "All words and the discard")),
        )
        again = push_button(tr(_C, "Show all tips again"), "paper", "setting_coach_again")
        again.clicked.connect(self._coach_again)
        holder = QWidget()
        line = QHBoxLayout(holder)
        line.setContentsMargins(12, 0, 12, 0)
        line.addStretch(1)
        line.addWidget(again)
        self._again = again
        return (
            self._row(
                tr(_C, "Hints"),
                tr(_C, "How much a hint tells when you ask for one."),
                ChoiceChips("help_level", levels),
            ),
            self._row(
                tr(_C, "Teacher"),
                tr(_C, "After your own words, shows the best ones that were in the hand."),
                Switch("teacher"),
            ),
            self._row(
                tr(_C, "Tips for a first game"),
                tr(_C, "The coach: a line below the hand explains what can be done, one idea at a time."),
                Switch("coach"),
            ),
            holder,
        )

    def _language(self) -> tuple[QWidget, ...]:
        choices = [("", tr(_C, "As the system")), *LANGUAGES.items()]
        return (
            self._row(
                tr(_C, "Language"),
                tr(_C, "The language of the program. The words of the game stay English."),
                ChoiceChips("language", choices),
                wide=True,
            ),
        )

    def _row(self, title: str, text: str, control: SettingControl, *, wide: bool = False) -> SettingRow:
        control.chosen.connect(self._set)
        self._controls.append(control)
        return SettingRow(self._theme, title, text, control, wide=wide)

    # -- settings --------------------------------------------------------------------------------------------
    def _set(self, key: str, value: Any) -> None:
        self._preferences.change(lambda settings: replace(settings, **{key: value}))

    def _coach_again(self) -> None:
        self._preferences.change(lambda settings: replace(settings, coach=True, coach_seen=()))

    def _settings_changed(self, _old: Settings, new: Settings) -> None:
        self._show_all(new)

    def _show_all(self, settings: Settings) -> None:
        for control in self._controls:
            control.show_value(getattr(settings, control.key))
        self._keys.show_value(settings.keys)
        self._again.setEnabled(bool(settings.coach_seen) or not settings.coach)


class _FolderRow(QFrame):
    """A folder of the program: what lies there, where it is, and the way to it."""

    opened = Signal(object)

    def __init__(self, key: str, title: str, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self.setObjectName(f"folder_{key}_row")
        self.setProperty("material", "field")
        told = QVBoxLayout()
        told.setSpacing(0)
        told.addWidget(text_label(title, "strong", wrap=True))
        told.addWidget(text_label(str(folder), "small", wrap=True, name=f"folder_{key}_path"))
        open_ = push_button(tr(_C, "Open folder"), "paper", f"folder_{key}")
        open_.setAccessibleDescription(title)
        open_.clicked.connect(self._open)
        line = QHBoxLayout(self)
        line.setContentsMargins(16, 6, 8, 6)
        line.addLayout(told, 1)
        line.addWidget(open_)

    def _open(self) -> None:
        self.opened.emit(self._folder)


def _files(places: Places, open_folder: Callable[[Path], object]) -> tuple[QWidget, ...]:
    """Where everything lies that the program writes."""
    rows = []
    for key, title, folder in (
        ("games", tr(_C, "Saved games"), places.games),
        ("data", tr(_C, "Kept tables, own words, records"), places.data),
        ("config", tr(_C, "Settings"), places.config),
        ("log", tr(_C, "Notes for finding faults"), places.log),
    ):
        row = _FolderRow(key, title, folder)
        row.opened.connect(open_folder)
        rows.append(row)
    note = text_label(
        tr(
            _C,
            "To take everything to another computer, copy these folders there while the program is closed.",
        ),
        "small",
        wrap=True,
    )
    return (*rows, note)


def _theme_title(theme: Theme) -> str:
    """What a theme is called in the language of the interface, or by its own title."""
    titles = {
        ThemeName.EMERALD_SALON.value: tr(_C, "Emerald Salon"),
        ThemeName.MIDNIGHT_LIBRARY.value: tr(_C, "Midnight Library"),
        ThemeName.DAYLIGHT_ATELIER.value: tr(_C, "Daylight Atelier"),
        ThemeName.HIGH_CONTRAST.value: tr(_C, "High contrast"),
    }
    return titles.get(theme.name, theme.title)
