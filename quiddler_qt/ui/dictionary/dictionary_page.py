"""The dictionary room: looks words up and searches lists, while the rules of the table allow (rules 4.5)."""

import re
from collections.abc import Callable, Sequence
from enum import StrEnum
from functools import partial
from typing import Final

from PySide6.QtCore import QModelIndex, QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from quiddler_qt.engine.cards import FACE_COUNTS, Face
from quiddler_qt.engine.rules import DictionaryUse
from quiddler_qt.engine.state import Phase
from quiddler_qt.lexicon.authorities import AuthorityKind, MissingAuthorityError
from quiddler_qt.lexicon.dictionary_search import (
    LONGEST_PATTERN,
    SearchCancelledError,
    q_without_u,
    two_letter_words,
    words_like,
    words_made_from,
    words_with_prefix,
)
from quiddler_qt.lexicon.judge import small_letters
from quiddler_qt.lexicon.word_list import DamagedWordListError, UnknownWordListError, WordList
from quiddler_qt.session.game_session import GameSession
from quiddler_qt.session.seating import dictionary_is_open
from quiddler_qt.ui.dialogs.flow_layout import FlowLayout
from quiddler_qt.ui.dialogs.labels import push_button, text_label
from quiddler_qt.ui.dialogs.paper_sheet import FittingScrollArea
from quiddler_qt.ui.dictionary.word_details import Answer, WordDetails, WordFacts
from quiddler_qt.ui.dictionary.word_list_view import WordListView
from quiddler_qt.ui.dictionary.word_model import WordModel
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.pages.nothing_here import NothingHere
from quiddler_qt.ui.pages.paper_room import PaperRoom
from quiddler_qt.ui.rooms import ROOM_ICONS, Room
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import Theme
from quiddler_qt.ui.words.authority_wording import authority_title, grouped
from quiddler_qt.ui.words.word_shelf import Search, WordShelf

_C = "Dictionary"
_MOST_CARDS: Final = 16
_LEAST_HEIGHT: Final = 220
"""Of the list and of the word beside it, in px."""
_NOT_HERE: Final = (MissingAuthorityError, UnknownWordListError, DamagedWordListError)
_STANDARD: Final = "standard"


class SearchKind(StrEnum):
    """What the list of words shows."""

    WORDS = "words"
    TWO_LETTERS = "two_letters"
    Q_WITHOUT_U = "q_without_u"
    FROM_CARDS = "from_cards"


class DictionaryPage(PaperRoom):
    """A line to type in, a list of words, the chosen word in full.

    ``game`` is the game on the table, if any: its rules say whether the room is open, and its list is the
    one in use. ``usual_list`` names the list of the last table.
    """

    def __init__(
        self,
        theme: Theme,
        art: CardArt,
        shelf: WordShelf,
        game: Callable[[], GameSession | None],
        usual_list: Callable[[], str],
    ) -> None:
        super().__init__(theme, art, "dictionary", tr(_C, "Dictionary"))
        self._shelf = shelf
        self._game = game
        self._usual_list = usual_list
        self._work = shelf.background
        self._kind = SearchKind.WORDS
        self._lists: dict[str, WordList] = {}
        self._chosen_list = ""
        self._word_wanted = ""
        self._searches = 0
        self._look_ups = 0
        self._lists_box = QComboBox()
        self._lists_box.setObjectName("dictionary_list_choice")
        self._lists_box.setAccessibleName(tr(_C, "The list in use"))
        self._lists_box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._lists_box.activated.connect(self._list_chosen)
        self.header.addWidget(self._lists_box)
        self._closed = NothingHere(theme, ROOM_ICONS[Room.DICTIONARY], "", "dictionary_closed")
        self._open = QWidget()
        self._model = WordModel(self)
        self._build_open_part(theme, art)
        self.body.addWidget(self._closed, 1)
        # With large text in a small window all of it scrolls; else only the list and the word do.
        self._scroll = FittingScrollArea(self._open)
        self.body.addWidget(self._scroll, 1)
        shelf.authorities_changed.connect(self._fill_lists)

    # -- the room --------------------------------------------------------------------------------------------
    def enter(self) -> None:
        """Open or closed as the table's rules say now."""
        closed = self._why_closed()
        self._closed.set_text(closed)
        self._closed.setVisible(bool(closed))
        self._scroll.setVisible(not closed)
        self._lists_box.setVisible(not closed)
        if not closed:
            if self._shelf.search is Search.NOT_YET:
                self._shelf.look_around()
            self._use(self._list_of_table())
            self._fill_lists()
            self._chips[SearchKind.FROM_CARDS].setEnabled(not self._is_playing())
            if self._is_playing() and self._kind is SearchKind.FROM_CARDS:
                self._chips[SearchKind.WORDS].click()
        super().enter()

    def depart(self) -> None:
        """Nothing of a search is left for the next reader."""
        self._entry.clear()
        self._chips[SearchKind.WORDS].click()
        self._details.show_facts(None)

    def first_focus(self) -> QWidget | None:
        """The line to type in, if there is one."""
        return self._entry if self._open.isVisibleTo(self) else super().first_focus()

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        super().set_theme(theme, art)
        self._details.set_theme(theme, art)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter looks up what is typed; Down goes from the line to the list."""
        if event.key() == Qt.Key.Key_Down and self._entry.hasFocus() and self._model.rowCount():
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)
            self._view.setCurrentIndex(self._model.index(0))
        else:
            super().keyPressEvent(event)

    def _why_closed(self) -> str:
        """Why the dictionary stays closed, "" where it is open."""
        session = self._game()
        if session is None or dictionary_is_open(session.state):
            return ""
        if session.state.rules.dictionary is DictionaryUse.NEVER:
            return tr(_C, "This table plays without a dictionary.")
        name = session.state.seats[session.state.seat].name
        return tr(
            _C, "It is {name}'s turn: at this table the dictionary stays closed in one's own turn."
        ).format(name=name)

    def _is_playing(self) -> bool:
        """Whether cards on the table may be somebody's hand."""
        session = self._game()
        return session is not None and session.state.phase is not Phase.GAME_OVER

    def _list_of_table(self) -> str:
        session = self._game()
        if session is not None:
            return session.state.rules.word_list
        return self._chosen_list or self._usual_list()

    # -- parts -----------------------------------------------------------------------------------------------
    def _build_open_part(self, theme: Theme, art: CardArt) -> None:
        self._entry = QLineEdit()
        self._entry.setObjectName("dictionary_entry")
        self._entry.setMaxLength(LONGEST_PATTERN)
        self._entry.setClearButtonEnabled(True)
        self._entry.textChanged.connect(self._search)
        self._hint = text_label("", "small", wrap=True, name="dictionary_hint")
        chips = FlowLayout(gap=2, line_gap=2)
        self._chips: dict[SearchKind, QPushButton] = {}
        group = QButtonGroup(self)
        for kind, text in (
            (SearchKind.WORDS, tr(_C, "Words")),
            (SearchKind.TWO_LETTERS, tr(_C, "Two letters")),
            (SearchKind.Q_WITHOUT_U, tr(_C, "Q without U")),
            (SearchKind.FROM_CARDS, tr(_C, "From these cards")),
        ):
            chip = push_button(text, "chip", f"dictionary_kind_{kind}")
            chip.setCheckable(True)
            chip.setChecked(kind is self._kind)
            chip.clicked.connect(partial(self._choose_kind, kind))
            group.addButton(chip)
            chips.addWidget(chip)
            self._chips[kind] = chip
        self._view = WordListView(self._model)
        self._view.selectionModel().currentChanged.connect(self._row_chosen)
        self._found = text_label("", "small", wrap=True, name="dictionary_found")
        self._details = WordDetails(theme, art)
        for part in (self._view, self._details):
            part.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
            part.setMinimumHeight(_LEAST_HEIGHT)
        left = QVBoxLayout()
        left.setSpacing(theme.spaces.small)
        left.addWidget(self._view, 1)
        left.addWidget(self._found)
        columns = QHBoxLayout()
        columns.setSpacing(theme.spaces.medium)
        columns.addLayout(left, 2)
        columns.addWidget(self._details, 3)
        column = QVBoxLayout(self._open)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.spaces.small)
        column.addLayout(chips)
        column.addWidget(self._entry)
        column.addWidget(self._hint)
        column.addLayout(columns, 1)
        self._explain()

    def _explain(self) -> None:
        match self._kind:
            case SearchKind.FROM_CARDS:
                self._entry.setPlaceholderText(tr(_C, "Cards, for example: A E R T QU"))
                self._hint.setText(
                    tr(_C, "A blank before and after QU, IN, ER, CL or TH makes it a double card.")
                )
            case _:
                self._entry.setPlaceholderText(tr(_C, "A word, or how it begins"))
                self._hint.setText(
                    tr(_C, "? stands for one letter, * for any number of letters: for example ?ui* or *qat.")
                )
        self._entry.setAccessibleName(self._entry.placeholderText())
        self._entry.setEnabled(self._kind in (SearchKind.WORDS, SearchKind.FROM_CARDS))

    def _fill_lists(self) -> None:
        """The lists that can be read; while a game is on the table, only its own."""
        session = self._game()
        with QSignalBlocker(self._lists_box):
            self._lists_box.clear()
            for info in self._shelf.available:
                if info.kind is not AuthorityKind.DICTIONARY or info.name == self._chosen_list:
                    self._lists_box.addItem(authority_title(info), info.name)
            if self._lists_box.findData(self._chosen_list) < 0:
                self._lists_box.addItem(self._shelf.title_of(self._chosen_list), self._chosen_list)
            self._lists_box.setCurrentIndex(self._lists_box.findData(self._chosen_list))
        self._lists_box.setEnabled(session is None)

    def _list_chosen(self, row: int) -> None:
        self._use(str(self._lists_box.itemData(row)))

    # -- lists -----------------------------------------------------------------------------------------------
    def _use(self, name: str) -> None:
        """Another list in use; it is read in the background where that was not done yet."""
        self._chosen_list = name
        if self._readable_name() in self._lists:
            self._search()
            return
        self._model.show_words(())
        self._found.setText(tr(_C, "Reading the list…"))
        self._work.run(partial(self._read, name), partial(self._take_list, name), self)

    def _readable_name(self) -> str:
        """The list whose words are shown: a spelling dictionary cannot tell its own."""
        name = self._chosen_list
        return _STANDARD if name.startswith("enchant:") else name

    def _read(self, name: str) -> WordList | None:
        try:
            words = self._shelf.judge(name).authority.word_list
            return self._shelf.judge(_STANDARD).word_list if words is None else words
        except _NOT_HERE:
            return None

    def _take_list(self, name: str, words: WordList | None) -> None:
        if words is None:
            if name == self._chosen_list:
                self._found.setText(tr(_C, "The list cannot be read here."))
            return
        self._lists[words.name] = words
        if name == self._chosen_list:
            self._search()

    # -- searches --------------------------------------------------------------------------------------------
    def _choose_kind(self, kind: SearchKind) -> None:
        self._kind = kind
        with QSignalBlocker(self._entry):
            self._entry.clear()
        self._explain()
        self._search()
        if self._entry.isEnabled() and self._open.isVisibleTo(self):
            self._entry.setFocus(Qt.FocusReason.OtherFocusReason)

    def _search(self) -> None:
        words = self._lists.get(self._readable_name())
        self._searches += 1
        if words is None:
            return
        typed = self._entry.text().strip()
        number = self._searches
        cancelled = partial(self._is_over, number)
        work: Callable[[], Sequence[str]]
        match self._kind:
            case SearchKind.TWO_LETTERS:
                work = partial(two_letter_words, words)
            case SearchKind.Q_WITHOUT_U:
                work = partial(q_without_u, words)
            case SearchKind.FROM_CARDS:
                work = partial(words_made_from, words, cards_typed(typed), cancelled=cancelled)
            case SearchKind.WORDS if re.search(r"[?*]", typed):
                work = partial(words_like, words, typed, cancelled)
            case _:
                self._show_found(number, words_with_prefix(words, typed))
                self._look_up_typed(typed)
                return
        self._work.run(partial(_or_nothing, work), partial(self._show_found, number), self)

    def _is_over(self, number: int) -> bool:
        return number != self._searches or self._work.is_closed

    def _show_found(self, number: int, found: Sequence[str] | None) -> None:
        if number != self._searches or found is None:
            return
        self._model.show_words(found)
        if not len(found):
            text = tr(_C, "No word like this")
        elif len(found) == 1:
            text = tr(_C, "One word")
        else:
            text = tr(_C, "{count} words").format(count=grouped(len(found)))
        if self._readable_name() != self._chosen_list:
            text += "\n" + tr(
                _C, "A spelling dictionary cannot tell its words: these are the standard list's."
            )
        self._found.setText(text)

    def _row_chosen(self, index: QModelIndex) -> None:
        word = self._model.word(index.row()) if index.isValid() else ""
        if word:
            self._look_up(word)

    # -- one word --------------------------------------------------------------------------------------------
    def _look_up_typed(self, typed: str) -> None:
        word = small_letters(typed)
        if word is None:
            self._word_wanted = ""
            self._look_ups += 1
            self._details.show_facts(None)
        else:
            self._look_up(word)

    def _look_up(self, word: str) -> None:
        if word == self._word_wanted:
            return
        self._word_wanted = word
        self._look_ups += 1
        own = self._own_answer(word)
        asked = [(self._chosen_list, self._shelf.title_of(self._chosen_list))]
        asked += [
            (info.name, authority_title(info))
            for info in self._shelf.available
            if info.name != self._chosen_list
        ]
        self._work.run(
            partial(self._ask_all, word, tuple(asked), own), partial(self._show_facts, self._look_ups), self
        )

    def _own_answer(self, word: str) -> Answer | None:
        """What the table itself says: the game's frozen words, else those of the profile."""
        session = self._game()
        said = self._shelf.own_words.answer(word) if session is None else session.table_ruling(word.upper())
        return None if said is None else Answer(tr(_C, "The table's own words"), said)

    def _ask_all(self, word: str, asked: Sequence[tuple[str, str]], own: Answer | None) -> WordFacts:
        answers = [] if own is None else [own]
        answers += [Answer(title, self._ask(name, word)) for name, title in asked]
        counts = bool(answers[0].accepted)
        line = self._shelf.definition_line(word) if counts else ""
        if not counts and (found := self._shelf.definition(word)) is not None:
            line = found.text
        return WordFacts(word, tuple(answers), line)

    def _ask(self, name: str, word: str) -> bool | None:
        try:
            return self._shelf.judge(name).accepts(word)
        except _NOT_HERE:
            return None

    def _show_facts(self, number: int, facts: WordFacts) -> None:
        if number == self._look_ups:
            self._details.show_facts(facts)


def cards_typed(text: str) -> tuple[Face, ...]:
    """The faces that somebody typed: double cards stand alone between blanks, other letters one by one.

    At most ``_MOST_CARDS``; signs that stand on no card are passed over.
    """
    faces: list[Face] = []
    for part in re.split(r"[\s,-]+", text.upper()):
        faces += [part] if part in FACE_COUNTS else [sign for sign in part if sign in FACE_COUNTS]
    return tuple(faces[:_MOST_CARDS])


def _or_nothing(search: Callable[[], Sequence[str]]) -> Sequence[str] | None:
    """The result of a search; None where it was called off."""
    try:
        return search()
    except SearchCancelledError:
        return None
