"""The room that says what the program is, who made its parts, by which licences, and what is new."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListView,
    QListWidget,
    QPlainTextEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from quiddler_qt.storage.places import Places
from quiddler_qt.ui.dialogs.avatar import HairLine
from quiddler_qt.ui.dialogs.labels import text_label
from quiddler_qt.ui.dialogs.themed import Themed, text_scale
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.pages.sections import SectionRoom
from quiddler_qt.ui.pages.shipped_texts import (
    Licence,
    Release,
    ShippedTextError,
    read_licences,
    read_releases,
)
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.fonts import ui_font
from quiddler_qt.ui.theme.icons import app_icon
from quiddler_qt.ui.theme.tokens import Theme
from quiddler_qt.ui.wording import DOT
from quiddler_qt.version import APP_NAME, __version__

_C = "About"
_ICON = 112


class AboutPage(SectionRoom):
    """Icon, version, notices and credits; changes; licences with their full texts."""

    def __init__(self, theme: Theme, art: CardArt, places: Places) -> None:
        super().__init__(theme, art, "about", tr(_C, "About"))
        licences = _licences()
        self.add_section("program", tr(_C, "The program"), *_program(theme, places))
        self.add_section("changes", tr(_C, "What is new"), *_changes(theme))
        words = tuple(licence for licence in licences if licence.is_words)
        self.add_page("words", tr(_C, "Word lists"), LicenceTexts(theme, "words", words))
        self.add_page("licences", tr(_C, "Licences"), LicenceTexts(theme, "licences", licences))


class LicenceTexts(QWidget, Themed):
    """Parts of the program at the left, the licence of the chosen one at the right, to be read and copied."""

    def __init__(self, theme: Theme, name: str, licences: Sequence[Licence]) -> None:
        super().__init__()
        self._licences = tuple(licences)
        self._list = QListWidget()
        self._list.setObjectName(f"about_{name}_list")
        self._list.setAccessibleName(tr(_C, "Parts of the program"))
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setTextElideMode(Qt.TextElideMode.ElideRight)
        # Rows get their height from the style sheet, which comes after they are made.
        self._list.setResizeMode(QListView.ResizeMode.Adjust)
        for licence in self._licences:
            self._list.addItem(f"{licence.name} {licence.version}".strip())
            item = self._list.item(self._list.count() - 1)
            item.setToolTip(licence.licence)
        self._about = text_label("", "strong", wrap=True, name=f"about_{name}_licence")
        self._text = QPlainTextEdit()
        self._text.setObjectName(f"about_{name}_text")
        self._text.setReadOnly(True)
        self._text.setTabChangesFocus(True)
        self._text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        told = QVBoxLayout()
        told.setSpacing(theme.spaces.small)
        told.addWidget(self._about)
        told.addWidget(self._text, 1)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(theme.spaces.medium)
        line.addWidget(self._list, 1)
        line.addLayout(told, 3)
        self._set_type(theme)
        self._list.currentRowChanged.connect(self._show)
        self._list.setCurrentRow(0)
        self._show(0)

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Another text size."""
        self._set_type(theme)

    def _set_type(self, theme: Theme) -> None:
        # Their lines are broken for 80 letters: in running text they would be broken twice.
        self._text.setFont(ui_font(theme.type_sizes.small * text_scale(theme)))

    def _show(self, row: int) -> None:
        if not 0 <= row < len(self._licences):
            self._about.setText(tr(_C, "The file of licences is missing; please install the game again."))
            return
        licence = self._licences[row]
        title = DOT.join(
            part for part in (f"{licence.name} {licence.version}".strip(), licence.licence) if part
        )
        self._about.setText(title)
        self._text.setAccessibleName(title)
        self._text.setPlainText("\n\n".join(licence.texts) or _no_text(licence))


class _Icon(QWidget, Themed):
    """The icon of the program."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName("about_icon")
        self.setAccessibleName(tr(_C, "Icon of the program"))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """A square that grows with the text."""
        side = round(_ICON * min(text_scale(self._theme), 1.5))
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the icon."""
        painter = QPainter(self)
        app_icon().paint(painter, self.rect())
        painter.end()


def _program(theme: Theme, places: Places) -> tuple[QWidget, ...]:
    head = QWidget()
    line = QHBoxLayout(head)
    line.setContentsMargins(0, 0, 0, 0)
    line.setSpacing(theme.spaces.large)
    line.addWidget(_Icon(theme), 0, Qt.AlignmentFlag.AlignTop)
    told = QVBoxLayout()
    told.setSpacing(theme.spaces.tiny)
    told.addWidget(text_label(APP_NAME, "title", name="about_name"))
    told.addWidget(
        text_label(tr(_C, "Version {version}").format(version=__version__), "strong", name="about_version")
    )
    told.addWidget(text_label(tr(_C, "A word card game for one to eight, at one table."), wrap=True))
    told.addStretch(1)
    line.addLayout(told, 1)
    return (
        head,
        HairLine(theme),
        _paragraph(tr(_C, "Unofficial"), _unofficial()),
        _paragraph(tr(_C, "Licence"), _licence()),
        _paragraph(tr(_C, "Thanks"), _thanks()),
        _paragraph(tr(_C, "Your games"), _your_games(places)),
    )


def _unofficial() -> str:
    return tr(
        _C,
        "This program is made by players. It is not connected with, approved or supported by the publisher "
        "of the printed card game. Quiddler is a trademark of its owner, named here only to say which game "
        "can be played. Cards, pictures, sounds and texts are our own.",
    )


def _licence() -> str:
    return tr(
        _C,
        "Quiddler Qt is free software under the MIT licence: you may use, copy, change and share it. It "
        "comes without any warranty. The licences of all its parts are under “Licences”.",
    )


def _thanks() -> str:
    return tr(
        _C,
        "To the makers of ENABLE, SCOWL and UKACD for their word lists, of WordNet for definitions, of the "
        "typefaces Figtree and Cinzel, of Qt, Python, NumPy, Enchant and platformdirs, and to everyone who "
        "plays.",
    )


def _your_games(places: Places) -> str:
    text = tr(_C, "They are kept in {folder}. Nothing is sent anywhere: the program never uses the network.")
    return text.format(folder=places.games)


def _paragraph(title: str, text: str) -> QFrame:
    frame = QFrame()
    frame.setProperty("material", "field")
    column = QVBoxLayout(frame)
    column.setContentsMargins(16, 8, 16, 10)
    column.setSpacing(2)
    column.addWidget(text_label(title, "heading"))
    column.addWidget(text_label(text, wrap=True))
    return frame


def _changes(theme: Theme) -> tuple[QWidget, ...]:
    try:
        releases = read_releases()
    except ShippedTextError:
        return (
            text_label(tr(_C, "The list of changes is missing; please install the game again."), wrap=True),
        )
    return tuple(_release(theme, release) for release in releases)


def _release(theme: Theme, release: Release) -> QFrame:
    frame = QFrame()
    frame.setObjectName(f"about_release_{release.version}")
    frame.setProperty("material", "field")
    column = QVBoxLayout(frame)
    column.setContentsMargins(16, 8, 16, 10)
    column.setSpacing(theme.spaces.tiny)
    title = tr(_C, "Version {version}").format(version=release.version)
    column.addWidget(text_label(DOT.join((title, release.day)), "strong"))
    for point in release.points:
        line = QHBoxLayout()
        line.addWidget(text_label("\N{BULLET}"), 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(text_label(point, wrap=True), 1)
        column.addLayout(line)
    return frame


def _licences() -> tuple[Licence, ...]:
    try:
        return read_licences()
    except ShippedTextError:
        return ()


def _no_text(licence: Licence) -> str:
    return tr(_C, "{name} is under the licence {licence} and brings no text of its own.").format(
        name=licence.name, licence=licence.licence
    )
