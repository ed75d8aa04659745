"""The records of the table: a row for every person, and one for every computer character played against."""

from functools import partial

from PySide6.QtCore import QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from quiddler_qt.bots.levels import LEVELS
from quiddler_qt.storage.table_statistics import PlayerRecords, TableRecords
from quiddler_qt.ui import wording
from quiddler_qt.ui.character_wording import character_name
from quiddler_qt.ui.dialogs.flow_layout import clear_layout
from quiddler_qt.ui.dialogs.labels import ElidedLabel, icon_button, text_label
from quiddler_qt.ui.dialogs.themed import text_scale
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.records.records_wording import NOTHING, share, worth
from quiddler_qt.ui.theme.character_faces import paint_character
from quiddler_qt.ui.theme.icons import icon, paint_icon
from quiddler_qt.ui.theme.pixmaps import render_pixmap
from quiddler_qt.ui.theme.tokens import Theme

_C = "Records"
_FACE = 30
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class TableSection(QWidget):
    """``forget_wanted(key)``: this player is to be taken out of the records."""

    forget_wanted = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._nobody = text_label(
            tr(_C, "Nobody has finished a game at the table yet."), wrap=True, name="table_records_empty"
        )
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(theme.spaces.medium)
        self._grid.setVerticalSpacing(theme.spaces.small)
        self._grid.setColumnStretch(1, 1)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addWidget(self._nobody)
        lines.addLayout(self._grid)

    def show_records(self, records: TableRecords, theme: Theme) -> None:
        """Shows who has played: people first, those who have played most above; characters as they rise.

        The keyboard stays on the button that had it, where there still is one of that name.
        """
        self._theme = theme
        focused = self.focusWidget()
        had_keyboard = focused.objectName() if focused is not None and focused.hasFocus() else ""
        clear_layout(self._grid)
        players = _in_order(records)
        self._nobody.setVisible(not players)
        if players:
            for column, (_, title) in enumerate(_columns(), start=2):
                self._add(text_label(title, "small", wrap=True, align=_RIGHT), 0, column)
        for place, player in enumerate(players):
            self._add_player(player, place)
        if had_keyboard:
            # Those of before are going, hidden, and still found.
            alike = self.findChildren(QPushButton, had_keyboard)
            for button in filter(lambda button: button.isVisibleTo(self), alike):
                button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _add_player(self, player: PlayerRecords, place: int) -> None:
        row = 3 * place + 1
        name = shown_name(player)
        rule = QFrame()
        rule.setProperty("material", "row")
        rule.setFixedHeight(1)
        self._add(rule, row, 0, columns=len(_columns()) + 3)
        self._add(self._face(player), row + 1, 0, rows=2)
        self._add(ElidedLabel(name, "strong", name=f"table_record_{place}_name"), row + 1, 1)
        more = text_label(more_of(player), "small", wrap=True, name=f"table_record_{place}_more")
        self._add(more, row + 2, 1, columns=len(_columns()) + 1)
        for column, (key, title) in enumerate(_columns(), start=2):
            text = value_of(player, key)
            label = text_label(text, "strong", align=_RIGHT, name=f"table_record_{place}_{key}")
            label.setAccessibleName(f"{name}, {title}: {text}")
            self._add(label, row + 1, column)
        button = icon_button(
            tr(_C, "Forget the records of {name}").format(name=name), f"table_record_{place}_forget"
        )
        button.setIcon(icon("close", self._theme.colors.paper_ink))
        button.clicked.connect(partial(self.forget_wanted.emit, player.key))
        self._add(button, row + 1, len(_columns()) + 2, rows=2)

    def _face(self, player: PlayerRecords) -> QLabel:
        side = round(_FACE * text_scale(self._theme))
        label = QLabel()
        label.setPixmap(self._drawn(player, side))
        return label

    def _drawn(self, player: PlayerRecords, side: int) -> QPixmap:
        box = QRectF(0, 0, side, side)

        def paint(painter: QPainter) -> None:
            if player.level:
                paint_character(painter, box, player.level, self._theme)
            else:
                paint_icon(painter, box.adjusted(3, 3, -3, -3), "person", self._theme.colors.paper_ink)

        return render_pixmap(QSizeF(side, side), 2.0, paint)

    def _add(self, widget: QWidget, row: int, column: int, *, rows: int = 1, columns: int = 1) -> None:
        self._grid.addWidget(widget, row, column, rows, columns)
        widget.show()


def shown_name(player: PlayerRecords) -> str:
    """How a player is called."""
    return character_name(player.level) if player.level else player.name


def more_of(player: PlayerRecords) -> str:
    """What else a player has done, in a line or two; what never happened is left out."""
    outs, bonuses, hints = player.went_out, player.bonuses, player.hints
    doubts = player.doubts_right + player.doubts_wrong
    longest = tr(_C, "longest word {word}").format(word=player.longest)
    dearest = tr(_C, "best word {word}").format(word=worth(player.dearest, player.dearest_points))
    said = (
        (len(player.longest), longest),
        (len(player.dearest), dearest),
        (outs, tr(_C, "went out once") if outs == 1 else tr(_C, "went out %n times", outs)),
        (bonuses, _whole(tr(_C, "one bonus") if bonuses == 1 else tr(_C, "%n bonuses", bonuses))),
        (doubts, _doubts(player.doubts_right, doubts)),
        (hints, _whole(tr(_C, "one hint") if hints == 1 else tr(_C, "%n hints", hints))),
    )
    return wording.DOT.join(text for count, text in said if count)


def _whole(text: str) -> str:
    """A short text that no line ends in."""
    return text.replace(" ", "\N{NO-BREAK SPACE}")


def _doubts(right: int, doubts: int) -> str:
    if doubts == 1:
        return tr(_C, "one doubt, right") if right else tr(_C, "one doubt, wrong")
    return tr(_C, "%n doubts ({right} right)", doubts).format(right=right)


def value_of(player: PlayerRecords, key: str) -> str:
    """A record as people read it."""
    match key:
        case "wins":
            return share(player.wins, player.games)
        case "average":
            return wording.number(round(player.points / player.hands)) if player.hands else NOTHING
        case _:
            return wording.number(getattr(player, key))


def _columns() -> tuple[tuple[str, str], ...]:
    """Which records stand in a row: key and title."""
    return (
        ("games", tr(_C, "Games")),
        ("wins", tr(_C, "Won")),
        ("average", tr(_C, "Points a round")),
        ("best_hand", tr(_C, "Best round")),
        ("best_game", tr(_C, "Best game")),
    )


def _in_order(records: TableRecords) -> list[PlayerRecords]:
    rising = [level.key for level in LEVELS]

    def place(player: PlayerRecords) -> tuple[bool, int, str]:
        if not player.level:
            return False, -player.games, player.name.casefold()
        known = rising.index(player.level) if player.level in rising else len(rising)
        return True, known, player.level

    return sorted(records.players.values(), key=place)
