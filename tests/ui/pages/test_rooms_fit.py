"""The rooms at a small window, large text and long names: nothing is cut, nothing is read as markup."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRegularExpression, Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from quiddler_qt.engine.rules import Rules
from quiddler_qt.storage.game_shelf import GameShelf
from quiddler_qt.storage.places import Places
from quiddler_qt.storage.save_store import SaveStore
from quiddler_qt.storage.saved_game import Presentation
from quiddler_qt.storage.settings import Settings, SettingsStore
from quiddler_qt.ui.dialogs.labels import ElidedLabel
from quiddler_qt.ui.pages.about_page import AboutPage
from quiddler_qt.ui.pages.saved_games_page import SavedGamesPage
from quiddler_qt.ui.pages.sections import SectionRoom
from quiddler_qt.ui.pages.settings_page import SettingsPage, SettingsParts
from quiddler_qt.ui.preferences import Preferences
from quiddler_qt.ui.rooms import RoomPage
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import Theme
from tests.storage.sample_games import whole_game
from tests.ui.dialogs.conftest import Dress, art, dress, theme
from tests.ui.dialogs.stage import put_on_stage
from tests.ui.pages.room_driver import settle

__all__ = ["art", "dress", "theme"]

Build = Callable[[Theme, CardArt, Path], RoomPage]
NASTY = "R&D <b>Bob</b> %1 {0} " + "W" * 18


class NobodyPlays:
    """A table without a game."""

    is_playing = False

    def open_kept(self, path: Path) -> None:
        raise AssertionError(path)

    def rename_current(self, title: str) -> None:
        raise AssertionError(title)

    def put_waiting_away(self) -> Path | None:
        return None


def places(folder: Path) -> Places:
    return Places(folder / "data", folder / "config", folder / "cache", folder / "log")


def saved_games(theme: Theme, art: CardArt, folder: Path) -> RoomPage:
    store = SaveStore(folder / "games")
    game = whole_game(3, rules=Rules(hand_sizes=(3,)), seats=8)
    store.keep(replace(game, presentation=Presentation(NASTY)))
    page = SavedGamesPage(theme, art, GameShelf(store), NobodyPlays(), lambda _path: None)
    page.enter()
    return page


def settings(theme: Theme, art: CardArt, folder: Path) -> RoomPage:
    preferences = Preferences(SettingsStore(folder), Settings(keys=(("hint", "Ctrl+Shift+F12"),)))
    page = SettingsPage(
        theme, art, preferences, places(folder), SettingsParts(lambda _theme, _art: QWidget())
    )
    preferences.setParent(page)
    return page


def about(theme: Theme, art: CardArt, folder: Path) -> RoomPage:
    return AboutPage(theme, art, places(folder))


SHOWN: dict[str, tuple[Build, str]] = {
    "saved_games": (saved_games, ""),
    **{
        f"settings_{key}": (settings, key)
        for key in ("look", "motion", "play", "help", "language", "keys", "files")
    },
    **{f"about_{key}": (about, key) for key in ("program", "changes", "words", "licences")},
}


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("name", list(SHOWN))
def test_nothing_is_cut_and_everything_is_plain_text(
    qtbot: QtBot, dress: Dress, theme: Theme, art: CardArt, tmp_path: Path, name: str, scale: float
) -> None:
    dress(scale)
    build, section = SHOWN[name]
    page = build(theme, art, tmp_path)
    if isinstance(page, SectionRoom):
        (go,) = page.findChildren(QPushButton, QRegularExpression(f"_go_{section}$"))
        go.click()
    put_on_stage(qtbot, page, 1024, 700)
    settle()
    for widget in page.findChildren(QWidget):
        if not widget.isVisible() or widget.width() == 0:
            continue
        parent = widget.parentWidget()
        said = widget.objectName() or str(widget)
        if isinstance(widget, QLabel):
            assert widget.textFormat() is Qt.TextFormat.PlainText, said
        if isinstance(widget, QPushButton) or type(widget) is QLabel:
            assert widget.width() >= widget.sizeHint().width() - 1, said
            assert widget.height() >= widget.sizeHint().height() - 1, said
        elif isinstance(widget, QLabel) and widget.hasHeightForWidth():
            assert widget.height() >= widget.heightForWidth(widget.width()), widget.text()
        elif isinstance(widget, ElidedLabel) and widget.text():
            assert widget.width() >= widget.minimumSizeHint().width() - 1, widget.text()
        if isinstance(widget, QAbstractButton) and parent is not None:
            assert parent.rect().contains(widget.geometry()), said
            assert widget.accessibleName() or widget.text(), said
        tip = widget.toolTip()
        assert "<b>" not in tip, tip
