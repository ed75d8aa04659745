"""The table's own words: accepted or banned for this group of players, before any authority."""

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFileDialog,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from quiddler_qt.lexicon.own_words import MAX_OWN_WORDS, OwnWords, OwnWordsError, own_word, own_words_of_text
from quiddler_qt.storage.atomic_file import RefusedFileError, read_limited, write_atomically
from quiddler_qt.ui.dialogs.flow_layout import FlowLayout
from quiddler_qt.ui.dialogs.labels import push_button, text_label
from quiddler_qt.ui.dialogs.notice_line import NoticeLine
from quiddler_qt.ui.dialogs.themed import Themed
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.icons import icon
from quiddler_qt.ui.theme.tokens import Theme
from quiddler_qt.ui.words.word_shelf import WordShelf

_C = "OwnWords"
_MAX_FILE_BYTES: Final = 4 << 20
_LONGEST_TYPED: Final = 40
_ROWS: Final = 5
_WORD = Qt.ItemDataRole.UserRole


class OwnWordsEditor(QWidget, Themed):
    """A word is typed and accepted or banned; the list shows all. Delete takes the chosen one out."""

    def __init__(self, theme: Theme, shelf: WordShelf) -> None:
        super().__init__()
        self.setObjectName("own_words_editor")
        self._theme = theme
        self._shelf = shelf
        self._entry = QLineEdit()
        self._entry.setObjectName("own_words_entry")
        self._entry.setAccessibleName(tr(_C, "A word to accept or to ban"))
        self._entry.setPlaceholderText(tr(_C, "A word"))
        self._entry.setMaxLength(_LONGEST_TYPED)
        self._entry.returnPressed.connect(partial(self._add, accepted=True))
        self._accept = push_button(tr(_C, "Accept it"), "paper", "own_words_accept", has_icon=True)
        self._accept.clicked.connect(partial(self._add, accepted=True))
        self._ban = push_button(tr(_C, "Ban it"), "paper", "own_words_ban", has_icon=True)
        self._ban.clicked.connect(partial(self._add, accepted=False))
        self._list = _WordListView(self)
        self._list.currentItemChanged.connect(self._show_state)
        self._none = text_label(tr(_C, "There are none yet."), "small", name="own_words_none", wrap=True)
        self._take_out = push_button(tr(_C, "Take it out"), "paper", "own_words_remove")
        self._take_out.clicked.connect(self.take_out)
        self._bring_in = push_button(tr(_C, "Bring in…"), "paper", "own_words_import")
        self._bring_in.clicked.connect(self._choose_file)
        self._give_out = push_button(tr(_C, "Save as a file…"), "paper", "own_words_export")
        self._give_out.clicked.connect(self._choose_target)
        self._notice = NoticeLine("own_words_notice")
        entry = FlowLayout(gap=theme.spaces.small)
        for part in (self._entry, self._accept, self._ban):
            entry.addWidget(part)
        buttons = FlowLayout(gap=theme.spaces.small)
        for button in (self._take_out, self._bring_in, self._give_out):
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.spaces.small)
        column.addWidget(text_label(tr(_C, "The table's own words"), "heading"))
        column.addWidget(
            text_label(
                tr(
                    _C,
                    "They come before every word list, in games that begin from now on. A game that is being "
                    "played keeps the ones it began with.",
                ),
                wrap=True,
            )
        )
        column.addLayout(entry)
        column.addWidget(self._list)
        column.addWidget(self._none)
        column.addLayout(buttons)
        column.addWidget(self._notice)
        shelf.own_words_changed.connect(self._fill)
        self._fill()

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        self._theme = theme
        self._fill()

    def take_out(self) -> None:
        """Nothing is said about the chosen word any more; one step brings it back."""
        word = self._chosen()
        if not word:
            return
        before = self._shelf.own_words
        self._change(before.without(word), tr(_C, "{word} was taken out.").format(word=word.upper()), before)

    def bring_in(self, path: Path) -> None:
        """Adds the words of a file; where it disagrees with the list, the file counts."""
        try:
            read = own_words_of_text(read_limited(path, _MAX_FILE_BYTES).decode("utf-8", "replace"))
            before = self._shelf.own_words
            merged = before.merged_with(read.words)
        except OwnWordsError:
            self._notice.say(
                tr(_C, "{name} has too many words: a table has at most {count} of its own.").format(
                    name=path.name, count=MAX_OWN_WORDS
                )
            )
            return
        except (OSError, RefusedFileError):
            self._notice.say(tr(_C, "{name} cannot be read.").format(name=path.name))
            return
        count = len(read.words)
        one = tr(_C, "One word was brought in.")
        told = one if count == 1 else tr(_C, "%n words were brought in.", count)
        if read.skipped == 1:
            told += " " + tr(_C, "One line was left out: it holds no word.")
        elif read.skipped:
            told += " " + tr(_C, "%n lines were left out: they hold no word.", read.skipped)
        self._change(merged, told, before)

    def give_out(self, path: Path) -> None:
        """Writes the list as a text: a word a line, + accepted, - banned."""
        try:
            write_atomically(path, self._shelf.own_words.to_text().encode("ascii"), keep_backup=False)
        except OSError:
            self._notice.say(tr(_C, "{name} cannot be written.").format(name=path.name))
        else:
            self._notice.say(tr(_C, "The words were saved as {name}.").format(name=path.name))

    def _add(self, *, accepted: bool) -> None:
        typed = self._entry.text().strip()
        before = self._shelf.own_words
        try:
            word = own_word(typed).upper()
            after = before.with_accepted(typed) if accepted else before.with_banned(typed)
        except OwnWordsError:
            self._refuse(typed)
            return
        text = tr(_C, "{word} counts as a word.") if accepted else tr(_C, "{word} does not count.")
        if self._change(after, text.format(word=word), before):
            self._entry.clear()
            self._choose(word.lower())
        self._entry.setFocus(Qt.FocusReason.OtherFocusReason)

    def _refuse(self, typed: str) -> None:
        if not typed:
            self._notice.say(tr(_C, "Type a word first."))
        elif len(self._shelf.own_words) >= MAX_OWN_WORDS:
            self._tell_too_many()
        else:
            self._notice.say(
                tr(_C, "“{word}” cannot be a word: it takes 2 to 20 letters from A to Z.").format(word=typed)
            )
        self._entry.setFocus(Qt.FocusReason.OtherFocusReason)

    def _change(self, words: OwnWords, told: str, before: OwnWords) -> bool:
        if not self._keep(words, before):
            return False
        if words == before:
            self._notice.say(told)
        else:
            self._notice.say(told, tr(_C, "Undo"), partial(self._undo, words, before))
        return True

    def _undo(self, words: OwnWords, before: OwnWords) -> None:
        """Takes back what was done with some words; what was done with others since stays."""
        if self._keep(before, words):
            self._notice.say(tr(_C, "It is as it was."))

    def _keep(self, words: OwnWords, before: OwnWords) -> bool:
        try:
            self._shelf.change_own_words(words, before)
        except OwnWordsError:
            self._tell_too_many()
            return False
        except OSError:
            self._notice.say(tr(_C, "The words cannot be saved: is the disk full?"))
            return False
        return True

    def _tell_too_many(self) -> None:
        self._notice.say(tr(_C, "A table has at most {count} words of its own.").format(count=MAX_OWN_WORDS))

    def _fill(self) -> None:
        word = self._chosen()
        signs = {
            True: icon("check", self._theme.colors.paper_ink),
            False: icon("close", self._theme.colors.paper_ink),
        }
        with QSignalBlocker(self._list):
            self._list.clear()
            for spelling, accepted in self._shelf.own_words.rulings():
                text = tr(_C, "{word}: accepted") if accepted else tr(_C, "{word}: banned")
                item = QListWidgetItem(signs[accepted], text.format(word=spelling))
                item.setData(_WORD, spelling.lower())
                self._list.addItem(item)
        self._choose(word)
        self._show_state()

    def _chosen(self) -> str:
        """The word that is chosen, "" where none is."""
        row = self._list.currentRow()
        return "" if row < 0 else str(self._list.item(row).data(_WORD))

    def _choose(self, word: str) -> None:
        for row in range(self._list.count()):
            item = self._list.item(row)
            if item.data(_WORD) == word:
                self._list.setCurrentItem(item)
                return

    def _show_state(self) -> None:
        some = self._list.count() > 0
        self._list.setVisible(some)
        self._none.setVisible(not some)
        self._take_out.setVisible(some)
        self._take_out.setEnabled(bool(self._chosen()))
        self._give_out.setVisible(some)
        ink = self._theme.colors.paper_ink
        self._accept.setIcon(icon("check", ink))
        self._ban.setIcon(icon("close", ink))

    def _choose_file(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(
            self, tr(_C, "Bring in words"), str(Path.home()), tr(_C, "Texts (*.txt);;All files (*)")
        )
        if chosen:
            self.bring_in(Path(chosen))

    def _choose_target(self) -> None:
        chosen, _ = QFileDialog.getSaveFileName(
            self,
            tr(_C, "Save the table's words"),
            str(Path.home() / "words.txt"),
            tr(_C, "Texts (*.txt);;All files (*)"),
        )
        if chosen:
            self.give_out(Path(chosen))


class _WordListView(QListWidget):
    """All own words; Delete takes one out."""

    def __init__(self, editor: OwnWordsEditor) -> None:
        super().__init__()
        self._editor = editor
        self.setObjectName("own_words_list")
        self.setAccessibleName(tr(_C, "The table's own words"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setUniformItemSizes(True)
        self.setMinimumHeight(self.fontMetrics().height() * 2 * _ROWS)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete."""
        if event.key() == Qt.Key.Key_Delete:
            self._editor.take_out()
        else:
            super().keyPressEvent(event)
