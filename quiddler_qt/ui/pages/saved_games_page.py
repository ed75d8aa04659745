"""The room of saved games: all that were begun, to go on with, look at, name, give away and throw away."""

from collections.abc import Callable, Sequence
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QButtonGroup,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from quiddler_qt.storage.game_shelf import TRASH_DAYS, GameShelf
from quiddler_qt.storage.save_codec import SaveError
from quiddler_qt.storage.save_store import SUFFIX, GameInUseError, Listed
from quiddler_qt.storage.saved_game import Summary
from quiddler_qt.ui import file_wording
from quiddler_qt.ui.dialogs.avatar import Avatar, HairLine
from quiddler_qt.ui.dialogs.flow_layout import FlowLayout, clear_layout
from quiddler_qt.ui.dialogs.labels import ElidedLabel, push_button, set_button_text, text_label
from quiddler_qt.ui.dialogs.notice_line import NoticeLine
from quiddler_qt.ui.dialogs.paper_sheet import FittingScrollArea
from quiddler_qt.ui.dialogs.table_choice import LONGEST_TITLE, clean_title
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.pages.game_list import (
    GameListModel,
    GameReader,
    GameRowPainter,
    color_of,
    game_line,
    game_title,
)
from quiddler_qt.ui.pages.nothing_here import NothingHere
from quiddler_qt.ui.pages.paper_room import PaperRoom
from quiddler_qt.ui.rooms import ROOM_ICONS, Room
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.icons import icon
from quiddler_qt.ui.theme.tokens import Theme
from quiddler_qt.ui.wording import enumeration, number

_C = "SavedGames"
MOST_FILES: Final = 50
"""So many files are taken at once, whether chosen or dropped."""
_TROUBLE = (SaveError, OSError, GameInUseError)


class GameDesk(Protocol):
    """Who plays the games: what the room asks of the table."""

    @property
    def is_playing(self) -> bool:
        """Whether a game is on the table."""

    def open_kept(self, path: Path) -> None:
        """Goes on with a game, or shows a finished one. Raises SaveError, OSError, GameInUseError."""

    def rename_current(self, title: str) -> None:
        """Gives the game that is played or waits a title. Raises SaveError, OSError."""

    def put_waiting_away(self) -> Path | None:
        """The game that waits is offered no more; where it is kept. Raises OSError."""


class GameFilter(StrEnum):
    """Which games the list shows."""

    ALL = "all"
    UNFINISHED = "unfinished"
    FINISHED = "finished"
    DELETED = "deleted"


class SavedGamesPage(PaperRoom):
    """A list at the left, the chosen game at the right. Enter opens, F2 names, Delete deletes, Ctrl+Z undoes.

    ``review`` shows a finished game move by move; None where that is not to be had.
    """

    def __init__(
        self,
        theme: Theme,
        art: CardArt,
        shelf: GameShelf,
        desk: GameDesk,
        review: Callable[[Path], None] | None = None,
    ) -> None:
        super().__init__(theme, art, "saved_games", tr(_C, "Saved games"))
        self._shelf = shelf
        self._desk = desk
        self._review = review
        self._filter = GameFilter.ALL
        self._wanted: Path | None = None
        self._reader = GameReader(self)
        self._reader.found.connect(self._show_found)
        self._reader.finished.connect(self._all_found)
        self._model = GameListModel(self)
        self._painter = GameRowPainter(theme, self)
        self._import = push_button(tr(_C, "Bring in a game…"), "paper", "saved_games_import", has_icon=True)
        self._import.clicked.connect(self._choose_files)
        self.header.addWidget(self._import)
        self.body.addWidget(self._make_filters())
        self._view = self._make_list()
        self._details = _Details(theme, art, can_review=review is not None)
        self._columns = QWidget()
        columns = QHBoxLayout(self._columns)
        columns.setContentsMargins(0, 0, 0, 0)
        columns.setSpacing(theme.spaces.large)
        columns.addWidget(self._view, 3)
        columns.addWidget(self._details.frame, 2)
        self.body.addWidget(self._columns, 1)
        self._empty = NothingHere(theme, ROOM_ICONS[Room.SAVED_GAMES], "", "saved_games_empty")
        self.body.addWidget(self._empty, 1)
        self._notice = NoticeLine("saved_games_notice")
        self.body.addWidget(self._notice)
        self._connect_details()
        self._show_state()
        self._put_icons()

    # -- the room --------------------------------------------------------------------------------------------
    def enter(self) -> None:
        """All games as they are now; the list has the keyboard."""
        self._notice.say("")
        self._read()
        super().enter()

    def depart(self) -> None:
        """A title being typed is kept; the games are not: there may be thousands, and they are read anew."""
        self._reader.stop()
        self._keep_title()
        self._want_chosen()
        self._model.clear()

    def first_focus(self) -> QWidget | None:
        """The list, or the way to bring something into it."""
        return self._view if self._view.isVisibleTo(self) else self._import

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        super().set_theme(theme, art)
        self._painter.set_theme(theme)
        self._details.set_theme(theme, art)
        self._put_icons()

    def bring_in(self, paths: Sequence[Path]) -> None:
        """Keeps copies of the games in files, and shows the last of them."""
        if not self._is_all_shown():
            self._chips[GameFilter.ALL].click()
        brought: Path | None = None
        count = 0
        refused: list[str] = []
        for path in paths[:MOST_FILES]:
            try:
                brought = self._shelf.bring_in(path)
                count += 1
            except _TROUBLE as error:
                refused.append(file_wording.trouble_sentence(path.name, error))
        said = []
        if count:
            one, more = tr(_C, "One game was brought in."), tr(_C, "%n games were brought in.", count)
            said.append(one if count == 1 else more)
        said += refused[:3]
        if len(refused) > 3:
            said.append(tr(_C, "%n more files were no games that can be opened.", len(refused) - 3))
        if len(paths) > MOST_FILES:
            said.append(tr(_C, "At most %n files are taken at once.", MOST_FILES))
        self._notice.say(" ".join(said))
        self._read(brought)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys for the chosen game."""
        if event.matches(QKeySequence.StandardKey.Undo):
            self._notice.press()
        elif event.key() == Qt.Key.Key_F2:
            self._details.edit_title()
        elif event.key() == Qt.Key.Key_Delete:
            self._delete()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self._press_enter()
        else:
            super().keyPressEvent(event)

    # -- parts -----------------------------------------------------------------------------------------------
    def _make_filters(self) -> QWidget:
        holder = QWidget()
        holder.setObjectName("saved_games_filters")
        holder.setAccessibleName(tr(_C, "Which games are shown"))
        flow = FlowLayout(holder, gap=2, line_gap=2)
        names = {
            GameFilter.ALL: tr(_C, "All"),
            GameFilter.UNFINISHED: tr(_C, "To go on with"),
            GameFilter.FINISHED: tr(_C, "Finished"),
            GameFilter.DELETED: tr(_C, "Deleted"),
        }
        self._chips: dict[GameFilter, QPushButton] = {}
        group = QButtonGroup(self)
        for kind, name in names.items():
            chip = push_button(name, "chip", f"saved_games_filter_{kind}")
            chip.setCheckable(True)
            chip.setChecked(kind is self._filter)
            chip.clicked.connect(partial(self._choose_filter, kind))
            group.addButton(chip)
            self._chips[kind] = chip
            flow.addWidget(chip)
        return holder

    def _make_list(self) -> QListView:
        view = _GameList()
        view.setObjectName("saved_games_list")
        view.setAccessibleName(tr(_C, "Saved games"))
        view.setModel(self._model)
        view.setItemDelegate(self._painter)
        view.setUniformItemSizes(True)
        view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setStyleSheet("QListView { background: transparent; border: none; }")
        view.selectionModel().currentChanged.connect(self._chosen)
        view.doubleClicked.connect(self._open)
        return view

    def _connect_details(self) -> None:
        details = self._details
        details.open.clicked.connect(self._open)
        details.review.clicked.connect(self._ask_review)
        details.copy.clicked.connect(self._save_copy)
        details.delete.clicked.connect(self._delete)
        details.title.editingFinished.connect(self._keep_title)

    def _put_icons(self) -> None:
        self._import.setIcon(icon("save", self._theme.colors.paper_ink))

    # -- reading ---------------------------------------------------------------------------------------------
    def _read(self, wanted: Path | None = None) -> None:
        """Reads the list anew; the chosen game, or ``wanted``, is the chosen one again."""
        self._want_chosen()
        if wanted is not None:
            self._wanted = wanted
        self._model.clear()
        deleted = self._filter is GameFilter.DELETED
        self._reader.start(self._shelf.deleted_files() if deleted else self._shelf.files())

    def _want_chosen(self) -> None:
        """The chosen game is the one to choose when the list has been read again."""
        current = self._game()
        if current is not None:
            self._wanted = current.path

    def _show_found(self, games: Sequence[Listed]) -> None:
        was_empty = not self._model.rowCount()
        self._model.add([game for game in games if self._is_shown(game)])
        if was_empty:
            if self._model.rowCount():
                self._choose_row(0)
            self._show_state()

    def _all_found(self) -> None:
        self._model.sort_newest_first()
        row = -1 if self._wanted is None else self._model.row_of(self._wanted)
        if self._model.rowCount():
            self._choose_row(max(row, 0))
        self._show_state()

    def _is_shown(self, game: Listed) -> bool:
        match self._filter:
            case GameFilter.UNFINISHED:
                return game.summary is not None and not game.summary.finished
            case GameFilter.FINISHED:
                return game.summary is not None and game.summary.finished
        return True

    def _is_all_shown(self) -> bool:
        return self._filter is GameFilter.ALL

    def _choose_filter(self, kind: GameFilter) -> None:
        self._keep_title()
        self._filter = kind
        self._read()

    # -- the chosen game -------------------------------------------------------------------------------------
    def _game(self) -> Listed | None:
        return self._model.game(self._view.currentIndex())

    def _choose_row(self, row: int) -> None:
        index = self._model.index(min(row, self._model.rowCount() - 1))
        self._view.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self._view.scrollTo(index)

    def _chosen(self, current: QModelIndex, previous: QModelIndex) -> None:
        del current
        before = self._model.game(previous)
        if before is not None:
            self._keep_title_of(before)
        self._show_state()

    def _show_state(self) -> None:
        """Details, and the sentence where there is nothing to show."""
        has_games = self._model.rowCount() > 0
        self._columns.setVisible(has_games)
        self._empty.setVisible(not has_games)
        match self._filter:
            case GameFilter.DELETED:
                self._empty.set_text(
                    tr(_C, "Nothing was deleted. What is deleted can be taken back for %n days.", TRASH_DAYS)
                )
            case GameFilter.ALL:
                self._empty.set_text(
                    tr(_C, "No game has been begun yet. Every game is saved after each move and waits here.")
                )
            case _:
                self._empty.set_text(tr(_C, "There is no such game."))
        game = self._game()
        if game is not None:
            self._details.show_game(
                game,
                is_deleted=self._filter is GameFilter.DELETED,
                is_current=self._shelf.is_current(game.path),
                is_playing=self._desk.is_playing,
                may_change=self._shelf.may_change(game.path) or self._filter is GameFilter.DELETED,
            )

    # -- what can be done ------------------------------------------------------------------------------------
    def _press_enter(self) -> None:
        """Enter presses the focused button, and opens from the list."""
        focused = self.focusWidget()
        if isinstance(focused, QPushButton):
            focused.click()
        elif focused is self._details.title:
            self._keep_title()
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._open()

    def _open(self) -> None:
        game = self._game()
        if game is None or not self._details.open.isEnabled():
            return
        if self._filter is GameFilter.DELETED:
            self._take_back(game.path)
            return
        self._try(game, lambda: self._desk.open_kept(game.path))

    def _ask_review(self) -> None:
        game = self._game()
        if game is not None and self._review is not None:
            self._try(game, partial(self._review, game.path))

    def _keep_title(self) -> None:
        game = self._game()
        if game is not None:
            self._keep_title_of(game)

    def _keep_title_of(self, game: Listed) -> None:
        """Keeps what stands in the field of the title, if it is new."""
        if game.summary is None or not self._details.title.isEnabled():
            return
        title = clean_title(self._details.title.text())
        if title == game.summary.presentation.title or self._details.shown_path != game.path:
            return
        self._try(game, partial(self._rename, game, title))

    def _rename(self, game: Listed, title: str) -> None:
        if self._shelf.is_current(game.path):
            self._desk.rename_current(title)
            self._read(game.path)
        else:
            self._model.replace(self._shelf.rename(game.path, title))
        self._show_state()

    def _delete(self) -> None:
        game = self._game()
        if game is None or not self._details.delete.isEnabled() or self._filter is GameFilter.DELETED:
            return
        self._try(game, partial(self._delete_game, game))

    def _delete_game(self, game: Listed) -> None:
        path = game.path
        if self._shelf.is_current(path):
            kept = self._desk.put_waiting_away()
            if kept is None:
                return
            path = kept
        deleted = self._shelf.delete(path)
        row = self._model.remove(game.path)
        if self._model.rowCount():
            self._choose_row(max(row, 0))
        self._show_state()
        told = tr(_C, "“{title}” was deleted.").format(title=game_title(game))
        self._notice.say(told, tr(_C, "Undo"), partial(self._take_back, deleted.trashed))
        if not self._model.rowCount():
            self._notice.focus_button()

    def _take_back(self, trashed: Path) -> None:
        try:
            path = self._shelf.restore(trashed)
        except OSError as error:
            self._notice.say(file_wording.trouble_sentence(trashed.name, error))
            return
        self._notice.say(tr(_C, "The game is back."))
        self._read(path)
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _save_copy(self) -> None:
        game = self._game()
        if game is None:
            return
        chosen, _ = QFileDialog.getSaveFileName(
            self,
            tr(_C, "Save a copy of the game"),
            str(Path.home() / f"{_file_name(game)}{SUFFIX}"),
            _file_kinds(),
        )
        if chosen:
            target = Path(chosen)
            self._try(
                game, partial(self._give_out, game, target if target.suffix else target.with_suffix(SUFFIX))
            )

    def _give_out(self, game: Listed, target: Path) -> None:
        self._shelf.give_out(game.path, target)
        self._notice.say(tr(_C, "A copy was saved as {name}.").format(name=target.name))

    def _choose_files(self) -> None:
        chosen, _ = QFileDialog.getOpenFileNames(
            self, tr(_C, "Bring in saved games"), str(Path.home()), _file_kinds()
        )
        if chosen:
            self.bring_in([Path(path) for path in chosen])

    def _try(self, game: Listed, act: Callable[[], object]) -> None:
        """Does something with a game; what stands against it is told."""
        try:
            act()
        except _TROUBLE as error:
            self._notice.say(file_wording.trouble_sentence(game_title(game), error))


class _GameList(QListView):
    """A list that leaves Enter, Delete and F2 to its page."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Only moves through the list."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2, Qt.Key.Key_Delete):
            event.ignore()
        else:
            super().keyPressEvent(event)


class _Details:
    """The chosen game: its title to be changed, its seats, and what can be done with it."""

    def __init__(self, theme: Theme, art: CardArt, *, can_review: bool) -> None:
        self._theme = theme
        self._art = art
        self._can_review = can_review
        self.shown_path: Path | None = None
        self.frame = QFrame()
        self.frame.setObjectName("saved_games_details")
        self.frame.setProperty("material", "field")
        self.title = QLineEdit()
        self.title.setObjectName("saved_games_title_field")
        self.title.setAccessibleName(tr(_C, "Name of this game"))
        self.title.setMaxLength(LONGEST_TITLE)
        self._state = text_label("", "small", wrap=True, name="saved_games_state")
        self._seats = QVBoxLayout()
        self._seats.setSpacing(theme.spaces.tiny)
        self.open = push_button("", "gold", "saved_games_open", has_icon=True)
        self.review = push_button(tr(_C, "Review"), "paper", "saved_games_review")
        self.copy = push_button(tr(_C, "Save a copy…"), "paper", "saved_games_copy")
        self.delete = push_button(tr(_C, "Delete"), "paper", "saved_games_delete")
        self._note = text_label("", "small", wrap=True, name="saved_games_note")
        content = QWidget()
        inner = QVBoxLayout(content)
        inner.setContentsMargins(0, 0, 4, 0)
        inner.setSpacing(theme.spaces.small)
        inner.addWidget(text_label(tr(_C, "Name of this game"), "small"))
        inner.addWidget(self.title)
        inner.addWidget(self._state)
        inner.addWidget(HairLine(theme))
        inner.addLayout(self._seats)
        inner.addWidget(self._note)
        buttons = QWidget()
        flow = FlowLayout(buttons, gap=4, line_gap=2)
        for button in (self.review, self.copy, self.delete):
            flow.addWidget(button)
        inner.addWidget(buttons)
        inner.addStretch(1)
        column = QVBoxLayout(self.frame)
        column.setContentsMargins(18, 14, 14, 14)
        column.setSpacing(theme.spaces.small)
        column.addWidget(FittingScrollArea(content), 1)
        column.addWidget(self.open)
        self._dress()

    def edit_title(self) -> None:
        """The keyboard goes to the title."""
        if self.title.isEnabled():
            self.title.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.title.selectAll()

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on; the page tells the parts."""
        self._theme, self._art = theme, art
        self._dress()

    def show_game(
        self, game: Listed, *, is_deleted: bool, is_current: bool, is_playing: bool, may_change: bool
    ) -> None:
        """Another game, or the same one as it is now."""
        summary = game.summary
        is_new = self.shown_path != game.path
        self.shown_path = game.path
        self.title.setEnabled(summary is not None and may_change and not is_deleted)
        if is_new or not self.title.hasFocus():
            self.title.setText("" if summary is None else summary.presentation.title)
            self.title.setCursorPosition(0)
        self.title.setPlaceholderText(game.path.name if summary is None else enumeration(summary.names))
        self._state.setText(game_line(game))
        self._show_seats(summary)
        self.review.setVisible(
            self._can_review and summary is not None and summary.finished and not is_deleted
        )
        self.copy.setVisible(summary is not None and not is_deleted)
        self.delete.setVisible(not is_deleted)
        self.delete.setEnabled(may_change and not (is_current and is_playing))
        self.open.setEnabled(summary is not None or is_deleted)
        self._name_open(summary, is_deleted=is_deleted)
        self._note.setText(
            self._told(game, is_current=is_current, is_playing=is_playing, may_change=may_change)
        )
        self._note.setVisible(bool(self._note.text()))

    def _name_open(self, summary: Summary | None, *, is_deleted: bool) -> None:
        if is_deleted:
            text, sign = tr(_C, "Take it back"), "undo"
        elif summary is not None and summary.finished:
            text, sign = tr(_C, "Show the result"), "flag"
        else:
            text, sign = tr(_C, "Go on playing"), "play"
        self._sign = sign
        self.open.setIcon(icon(sign, self._theme.colors.gold_button_ink))
        set_button_text(self.open, text)

    def _told(self, game: Listed, *, is_current: bool, is_playing: bool, may_change: bool) -> str:
        if game.summary is None and may_change:
            return tr(
                _C, "The file stays as it is. It can be deleted, or sent to somebody who can look at it."
            )
        if not may_change:
            return tr(_C, "It lies in a folder that cannot be written to. Going on with it makes a copy.")
        if is_current and is_playing:
            return tr(_C, "This game is on the table.")
        if is_current:
            return tr(_C, "The start page offers this game.")
        return ""

    def _show_seats(self, summary: Summary | None) -> None:
        clear_layout(self._seats)
        if summary is None:
            return
        best = max(summary.totals)
        for seat, (name, total) in enumerate(zip(summary.names, summary.totals, strict=True)):
            row = QWidget()
            line = QHBoxLayout(row)
            line.setContentsMargins(0, 0, 0, 0)
            line.setSpacing(self._theme.spaces.small)
            line.addWidget(Avatar(self._theme, color_of(summary, seat), name, 26))
            line.addWidget(ElidedLabel(name, "strong", name=f"saved_games_name_{seat}"), 1)
            if total == best and any(summary.totals):
                leads = tr(_C, "won") if summary.finished else tr(_C, "leads")
                line.addWidget(text_label(leads, "accent"))
            line.addWidget(text_label(number(total), "strong", name=f"saved_games_total_{seat}"))
            self._seats.addWidget(row)

    def _dress(self) -> None:
        colors = self._theme.colors
        ink = colors.paper_ink_2.name()
        self.title.setStyleSheet(f"QLineEdit {{ placeholder-text-color: {ink}; }}")
        self.open.setIcon(icon(getattr(self, "_sign", "play"), colors.gold_button_ink))


def _file_kinds() -> str:
    return f"{tr(_C, 'Saved games')} (*{SUFFIX});;{tr(_C, 'All files')} (*)"


def _file_name(game: Listed) -> str:
    """A name for a copy that every system takes: letters, digits and spaces of its title."""
    kept = "".join(sign if sign.isalnum() or sign in " -_" else " " for sign in game_title(game))
    return " ".join(kept.split())[:60] or "quiddler"
