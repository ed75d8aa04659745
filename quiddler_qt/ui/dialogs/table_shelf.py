"""The tables people come back to, on the new-game sheet: keep, choose, rename, delete with undo."""

from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from quiddler_qt.storage.saved_tables import MAX_TABLES, NamedTable, SavedTables, TableChange
from quiddler_qt.storage.table_form import TableChoice
from quiddler_qt.ui.dialogs.avatar import Avatar
from quiddler_qt.ui.dialogs.flow_layout import clear_layout
from quiddler_qt.ui.dialogs.labels import ElidedLabel, push_button, text_label
from quiddler_qt.ui.dialogs.notice_line import NoticeLine
from quiddler_qt.ui.dialogs.table_choice import LONGEST_TITLE, clean_title
from quiddler_qt.ui.dialogs.themed import Themed, text_scale
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.table_rules_wording import rules_title
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.icons import icon
from quiddler_qt.ui.theme.tokens import Theme
from quiddler_qt.ui.wording import DOT, enumeration

_C = "TableShelf"
_MOST_DISCS: Final = 4
_LEAST_TOLD: Final = 200
"""Width in px, at text of the usual size, that discs and name of a table need beside the buttons."""


class TableShelf(QWidget, Themed):
    """Says ``chosen(TableChoice)`` when people take a table; ``save_requested(name)`` asks to keep one."""

    chosen = Signal(object)
    save_requested = Signal(str)

    def __init__(self, theme: Theme, tables: SavedTables) -> None:
        super().__init__()
        self._theme = theme
        self._tables = tables
        self.setObjectName("new_game_tables")
        self._name = QLineEdit()
        self._name.setObjectName("new_game_table_name")
        self._name.setAccessibleName(tr(_C, "Name for this table"))
        self._name.setPlaceholderText(tr(_C, "Name for this table, for example Sunday family"))
        self._name.setMaxLength(LONGEST_TITLE)
        self._save = push_button(tr(_C, "Keep this table"), "paper", "new_game_table_save", has_icon=True)
        self._save.clicked.connect(self._ask_save)
        line = QHBoxLayout()
        line.setSpacing(theme.spaces.small)
        line.addWidget(self._name, 1)
        line.addWidget(self._save)
        self._list = QVBoxLayout()
        self._list.setSpacing(theme.spaces.tiny)
        self._notice = NoticeLine("new_game_table_notice")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.spaces.small)
        column.addLayout(line)
        column.addWidget(
            text_label(
                tr(_C, "Kept are the seats with their colours, who deals first, and all rules."),
                "small",
                wrap=True,
            )
        )
        column.addWidget(self._notice)
        column.addLayout(self._list)
        column.addStretch(1)
        self._dress()

    def first_focus(self) -> QWidget:
        """The field for a name."""
        return self._name

    def show_tables(self) -> None:
        """All tables as they are now."""
        clear_layout(self._list)
        tables = self._tables.tables()
        for place, kept in enumerate(tables):
            row = _TableRow(self._theme, kept, place)
            row.used.connect(self._use)
            row.deleted.connect(self._delete)
            row.renamed.connect(self._rename)
            self._list.addWidget(row)
            row.show()
        if not tables:
            self._list.addWidget(
                text_label(
                    tr(_C, "No table is kept yet."),
                    align=Qt.AlignmentFlag.AlignCenter,
                    name="new_game_no_tables",
                )
            )

    def keep(self, name: str, table: TableChoice) -> None:
        """Keeps a table under a name, which was asked for by ``save_requested``."""
        try:
            done = self._tables.save(name, table)
        except ValueError:
            self._notice.say(tr(_C, "At most %n tables can be kept.", MAX_TABLES))
            return
        except OSError:
            self._notice.say(tr(_C, "The table cannot be kept: the folder cannot be written to."))
            return
        self._name.clear()
        told = tr(_C, "“{name}” is kept as it is now.") if done.before else tr(_C, "“{name}” is kept.")
        self._notice.say(told.format(name=name), tr(_C, "Undo"), partial(self._undo, done))
        self.show_tables()

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        self._theme = theme
        self._dress()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter in the field of a name keeps the table, and does not deal."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._name.hasFocus():
            self._ask_save()
        else:
            super().keyPressEvent(event)

    def _ask_save(self) -> None:
        name = clean_title(self._name.text())
        if name:
            self.save_requested.emit(name)
        else:
            self._notice.say(tr(_C, "Type a name for the table first."))
            self._name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _use(self, kept: NamedTable) -> None:
        self.chosen.emit(kept.table)

    def _rename(self, kept: NamedTable, typed: str) -> None:
        name = clean_title(typed)
        if not name or name == kept.name:
            self.show_tables()
            return
        try:
            done = self._tables.rename(kept.name, name)
        except LookupError:
            self._tell_gone(kept)
        except ValueError:
            self._notice.say(tr(_C, "There is a table “{name}” already.").format(name=name))
        except OSError:
            self._notice.say(tr(_C, "The name cannot be kept: the folder cannot be written to."))
        else:
            told = tr(_C, "“{old}” is called “{new}” now.").format(old=kept.name, new=name)
            self._notice.say(told, tr(_C, "Undo"), partial(self._undo, done))
        self.show_tables()

    def _delete(self, kept: NamedTable) -> None:
        try:
            done = self._tables.delete(kept.name)
        except LookupError:
            self._tell_gone(kept)
            self.show_tables()
            return
        except OSError:
            self._notice.say(tr(_C, "Nothing was deleted: the folder cannot be written to."))
            return
        told = tr(_C, "“{name}” was deleted.").format(name=kept.name)
        self._notice.say(told, tr(_C, "Undo"), partial(self._undo, done))
        self.show_tables()
        self._notice.focus_button()

    def _tell_gone(self, kept: NamedTable) -> None:
        """Another copy of the program has deleted or renamed it."""
        self._notice.say(tr(_C, "“{name}” is not kept any more.").format(name=kept.name))

    def _undo(self, done: TableChange) -> None:
        try:
            self._tables.undo(done)
        except ValueError:
            self._notice.say(tr(_C, "That cannot be undone: the tables were changed elsewhere."))
        except OSError:
            self._notice.say(tr(_C, "The tables cannot be written: the folder cannot be written to."))
        else:
            self._notice.say(tr(_C, "The tables are as they were."))
        self.show_tables()
        self._name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _dress(self) -> None:
        ink = self._theme.colors.paper_ink_2.name()
        self._name.setStyleSheet(f"QLineEdit {{ placeholder-text-color: {ink}; }}")
        self._save.setIcon(icon("save", self._theme.colors.paper_ink))


class _TableRow(QFrame):
    """A kept table: who sits there, its name, what it plays, and what can be done with it.

    ``used(NamedTable)``, ``deleted(NamedTable)`` and ``renamed(NamedTable, text)`` say what people want.
    """

    used = Signal(object)
    deleted = Signal(object)
    renamed = Signal(object, str)

    def __init__(self, theme: Theme, kept: NamedTable, place: int) -> None:
        super().__init__()
        self.setObjectName(f"new_game_table_{place}")
        self.setProperty("material", "field")
        self.setAccessibleName(kept.name)
        self._kept = kept
        table = kept.table
        names = [seat.name for seat in table.seats]
        self._field = QLineEdit(kept.name)
        self._field.setObjectName(f"new_game_table_rename_field_{place}")
        self._field.setAccessibleName(tr(_C, "Name of the table"))
        self._field.setMaxLength(LONGEST_TITLE)
        self._field.hide()
        self._label = ElidedLabel(kept.name, "strong", name=f"new_game_table_title_{place}")
        use = push_button(tr(_C, "Sit down"), "paper", f"new_game_table_use_{place}")
        self._rename = push_button(tr(_C, "Rename"), "paper", f"new_game_table_rename_{place}")
        delete = push_button(tr(_C, "Delete"), "paper", f"new_game_table_delete_{place}")
        self._rename.clicked.connect(self._edit)
        use.clicked.connect(self._ask_use)
        delete.clicked.connect(self._ask_delete)
        discs = QHBoxLayout()
        discs.setSpacing(0)
        for seat, name in enumerate(names[:_MOST_DISCS]):
            discs.addWidget(Avatar(theme, table.colors[seat] if table.colors else seat, name, 26))
        told = QVBoxLayout()
        told.setSpacing(0)
        told.addWidget(self._label)
        told.addWidget(self._field)
        told.addWidget(
            ElidedLabel(DOT.join((enumeration(names), rules_title(table.rules, table.preset))), "small")
        )
        head = QHBoxLayout()
        head.setSpacing(theme.spaces.small)
        head.addLayout(discs)
        head.addLayout(told, 1)
        self._buttons = QHBoxLayout()
        self._buttons.addStretch(1)
        for button in (self._rename, delete, use):
            self._buttons.addWidget(button)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.setContentsMargins(12, 6, 6, 6)
        self._line.setSpacing(theme.spaces.small)
        self._line.addLayout(head, 1)
        self._line.addLayout(self._buttons)
        self._theme = theme

    def minimumSizeHint(self) -> QSize:
        """The buttons, which may stand under the name."""
        buttons = self._buttons.sizeHint()
        return QSize(buttons.width() + 18, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The buttons stand under the name where that needs the width."""
        super().resizeEvent(event)
        beside = self.width() >= self._buttons.sizeHint().width() + _LEAST_TOLD * text_scale(self._theme)
        wanted = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if self._line.direction() != wanted:
            self._line.setDirection(wanted)
            self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter keeps a name being typed, Esc leaves it as it was."""
        if not self._field.hasFocus():
            super().keyPressEvent(event)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.renamed.emit(self._kept, self._field.text())
        elif event.key() == Qt.Key.Key_Escape:
            self._field.hide()
            self._label.show()
            self._rename.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().keyPressEvent(event)

    def _ask_use(self) -> None:
        self.used.emit(self._kept)

    def _ask_delete(self) -> None:
        self.deleted.emit(self._kept)

    def _edit(self) -> None:
        if self._field.isVisible():
            self.renamed.emit(self._kept, self._field.text())
            return
        self._label.hide()
        self._field.show()
        self._field.setFocus(Qt.FocusReason.OtherFocusReason)
        self._field.selectAll()
