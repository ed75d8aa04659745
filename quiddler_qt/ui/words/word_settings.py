"""The part of the settings that is about words: who may judge them, lists brought in, the table's own."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFileDialog, QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from quiddler_qt.lexicon.authorities import AuthorityInfo, AuthorityKind
from quiddler_qt.lexicon.imported_list import ImportedList, ImportedListError
from quiddler_qt.storage.atomic_file import RefusedFileError
from quiddler_qt.ui.dialogs.flow_layout import clear_layout
from quiddler_qt.ui.dialogs.labels import push_button, text_label
from quiddler_qt.ui.dialogs.notice_line import NoticeLine
from quiddler_qt.ui.dialogs.themed import Themed
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import Theme
from quiddler_qt.ui.words.authority_wording import (
    authority_count,
    authority_explanation,
    authority_title,
    import_trouble_sentence,
    imported_sentence,
)
from quiddler_qt.ui.words.own_words_editor import OwnWordsEditor
from quiddler_qt.ui.words.word_shelf import Search, WordShelf

_C = "WordSettings"


class WordSettings(QWidget, Themed):
    """Authorities with what they are, lists to bring in and to remove, and the table's own words.

    It stands on paper, in any layout. The machine is looked through when it is first shown.
    """

    def __init__(self, theme: Theme, art: CardArt, shelf: WordShelf) -> None:
        super().__init__()
        self.setObjectName("word_settings")
        self._theme = theme
        self._shelf = shelf
        self._counted: dict[str, int] = {}
        self._count_labels: dict[str, QLabel] = {}
        self._path = Path()
        self._rows = QVBoxLayout()
        self._rows.setSpacing(theme.spaces.small)
        self._how = text_label("", "small", wrap=True, name="word_settings_how_to_get")
        self._bring_in = push_button(tr(_C, "Bring in a word list…"), "paper", "word_settings_import")
        self._bring_in.clicked.connect(self._choose_file)
        self._notice = NoticeLine("word_settings_notice")
        line = QHBoxLayout()
        line.addWidget(self._bring_in)
        line.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.spaces.small)
        column.addWidget(text_label(tr(_C, "Who judges words"), "heading"))
        column.addWidget(
            text_label(
                tr(_C, "Each table chooses one of these when its game begins, and keeps it to the end."),
                wrap=True,
            )
        )
        column.addLayout(self._rows)
        column.addWidget(self._how)
        column.addLayout(line)
        column.addWidget(self._notice)
        column.addSpacing(theme.spaces.large)
        column.addWidget(OwnWordsEditor(theme, shelf))
        shelf.authorities_changed.connect(self._fill)
        shelf.counting.connect(self._tell_counting)
        shelf.brought_in.connect(self._tell_brought_in)
        shelf.refused.connect(self._tell_refused)
        self._fill()

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        self._theme = theme

    def showEvent(self, event: QShowEvent) -> None:
        """Looks for dictionaries and lists, once."""
        super().showEvent(event)
        if self._shelf.search is Search.NOT_YET:
            self._shelf.look_around()
            self._fill()

    def bring_in(self, path: Path) -> None:
        """Brings a word list in; what came of it is told here soon."""
        self._notice.say(tr(_C, "Reading {name}…").format(name=path.name))
        self._path = path
        self._shelf.import_file(path)

    # -- parts -----------------------------------------------------------------------------------------------
    def _fill(self) -> None:
        clear_layout(self._rows)
        self._count_labels.clear()
        for info in self._shelf.available:
            self._rows.addWidget(self._row(info))
        self._how.setText(self._state_of_dictionaries())
        self._how.setVisible(bool(self._how.text()))

    def _state_of_dictionaries(self) -> str:
        if self._shelf.search is Search.LOOKING:
            return tr(_C, "Looking for spelling dictionaries…")
        return "" if self._shelf.missing is None else self._shelf.how_to_get()

    def _row(self, info: AuthorityInfo) -> QFrame:
        row = QFrame()
        row.setProperty("material", "row")
        row.setObjectName(f"authority_{info.name}")
        title = authority_title(info)
        row.setAccessibleName(title)
        line = QHBoxLayout(row)
        line.setContentsMargins(14, 8, 8, 8)
        told = QVBoxLayout()
        told.setSpacing(2)
        head = text_label(title, "strong", wrap=True, name="authority_title")
        count = text_label(self._count_text(info), "small", wrap=True, name=f"authority_count_{info.name}")
        told.addWidget(head)
        told.addWidget(text_label(authority_explanation(info), wrap=True))
        told.addWidget(count)
        self._count_labels[info.name] = count
        line.addLayout(told, 1)
        if info.kind is AuthorityKind.IMPORTED:
            remove = push_button(tr(_C, "Remove"), "paper", f"remove_{info.name}")
            remove.setAccessibleName(tr(_C, "Remove {list}").format(list=title))
            remove.clicked.connect(partial(self._remove, info))
            line.addWidget(remove, 0, Qt.AlignmentFlag.AlignTop)
        return row

    def _count_text(self, info: AuthorityInfo) -> str:
        if info.word_count is not None:
            return authority_count(info)
        percent = self._counted.get(info.name, 0)
        return tr(_C, "Counting what it accepts: {percent} %").format(percent=percent)

    # -- what happens ----------------------------------------------------------------------------------------
    def _tell_counting(self, name: str, done: int, total: int) -> None:
        self._counted[name] = 100 * done // max(1, total)
        for info in self._shelf.available:
            if info.name == name:
                self._count_labels[name].setText(self._count_text(info))

    def _remove(self, info: AuthorityInfo) -> None:
        title = authority_title(info)
        try:
            self._shelf.remove_list(info.name)
        except OSError:
            self._notice.say(tr(_C, "{list} cannot be removed.").format(list=title))
            return
        self._notice.say(
            tr(_C, "{list} was removed. Games that were played with it keep their verdicts.").format(
                list=title
            ),
            tr(_C, "Undo"),
            partial(self._restore, info),
        )
        self._notice.focus_button()

    def _restore(self, info: AuthorityInfo) -> None:
        title = authority_title(info)
        try:
            self._shelf.restore_list(info.name)
        except OSError:
            self._notice.say(tr(_C, "{list} cannot be brought back.").format(list=title))
        else:
            self._notice.say(tr(_C, "{list} is back.").format(list=title))

    def _tell_brought_in(self, brought: ImportedList) -> None:
        self._notice.say(imported_sentence(brought.title, len(brought.words), brought.skipped))

    def _tell_refused(self, error: Exception) -> None:
        match error:
            case ImportedListError():
                self._notice.say(import_trouble_sentence(self._path.name, error.trouble))
            case RefusedFileError():
                self._notice.say(tr(_C, "{name} is not a file.").format(name=self._path.name))
            case _:
                self._notice.say(tr(_C, "{name} cannot be read or kept.").format(name=self._path.name))

    def _choose_file(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(
            self,
            tr(_C, "Bring in a word list"),
            str(Path.home()),
            tr(_C, "Word lists (*.txt *.words *.lst);;All files (*)"),
        )
        if chosen:
            self.bring_in(Path(chosen))
