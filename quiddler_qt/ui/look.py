"""Which theme is worn: as chosen, or by the system's light or dark; changed while everything goes on."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from quiddler_qt.storage.settings import SYSTEM_THEME, Settings
from quiddler_qt.ui.preferences import Preferences
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.theme_style import apply_theme
from quiddler_qt.ui.theme.tokens import Theme, ThemeName, load_theme

Wear = Callable[[Theme, CardArt], None]


def theme_name(settings: Settings) -> str:
    """The name of the theme that the settings and the system ask for now."""
    if settings.theme != SYSTEM_THEME:
        return settings.theme or ThemeName.EMERALD_SALON
    # Not every system says what it is: then the game has the look of its own.
    return {
        Qt.ColorScheme.Dark: ThemeName.MIDNIGHT_LIBRARY,
        Qt.ColorScheme.Light: ThemeName.DAYLIGHT_ATELIER,
    }.get(QGuiApplication.styleHints().colorScheme(), ThemeName.EMERALD_SALON)


class Look(QObject):
    """Puts theme and text size on the program whenever the settings or the system change them.

    ``wear`` are those who paint by hand.
    """

    def __init__(
        self, preferences: Preferences, theme: Theme, art: CardArt, wear: tuple[Wear, ...], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._theme = theme
        self._art = art
        self._wear = wear
        preferences.changed.connect(self._settings_changed)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)

    @property
    def theme(self) -> Theme:
        """The theme that is worn."""
        return self._theme

    @property
    def art(self) -> CardArt:
        """The cards of that theme."""
        return self._art

    def _settings_changed(self, old: Settings, new: Settings) -> None:
        if (old.theme, old.text_scale_percent) != (new.theme, new.text_scale_percent):
            self._dress()

    def _follow_system(self) -> None:
        if self._preferences.current.theme == SYSTEM_THEME:
            self._dress()

    def _dress(self) -> None:
        settings = self._preferences.current
        self._theme = load_theme(theme_name(settings))
        self._art = CardArt(self._theme)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            apply_theme(application, self._theme, settings.text_scale_percent / 100)
        for wear in self._wear:
            wear(self._theme, self._art)
