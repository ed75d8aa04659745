"""The list of saved games: read in slices so that the window never stands still, and painted row by row."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QElapsedTimer,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from quiddler_qt.storage.save_store import Listed, list_game, newest_first
from quiddler_qt.storage.saved_game import Summary
from quiddler_qt.ui import file_wording
from quiddler_qt.ui.dialogs.labels import reading_direction
from quiddler_qt.ui.dialogs.themed import text_scale
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.theme.fonts import BOLD, MEDIUM, ui_font
from quiddler_qt.ui.theme.icons import paint_icon
from quiddler_qt.ui.theme.painters import initials, paint_avatar
from quiddler_qt.ui.theme.tokens import Theme, blend, with_alpha
from quiddler_qt.ui.wording import DOT, enumeration, number, round_title

_C = "SavedGames"
_SLICE_MS = 24
_PORTION = 3000
_ROW = 68
_WITH_DISCS = 380
"""Width of a row in px, at text of the usual size, from which it shows the players' discs."""
_MOST_DISCS = 4

Index = QModelIndex | QPersistentModelIndex


class GameReader(QObject):
    """Reads what a list says of many files, a few at a time.

    ``found(tuple[Listed, ...])`` comes for the first slice before ``start`` returns, then for some thousand
    at a time: every one of them costs a new look of the list. ``finished()`` comes at the end.
    """

    found = Signal(object)
    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._paths: list[Path] = []
        self._read: list[Listed] = []
        self._is_first = True
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._read_some)

    def start(self, paths: Sequence[Path]) -> None:
        """Reads other files from now on."""
        self._paths = list(reversed(paths))
        self._read.clear()
        self._is_first = True
        self._timer.start()
        self._read_some()

    def stop(self) -> None:
        """Reads no further."""
        self._paths.clear()
        self._timer.stop()

    def _read_some(self) -> None:
        clock = QElapsedTimer()
        clock.start()
        while self._paths and clock.elapsed() < _SLICE_MS:
            self._read.append(list_game(self._paths.pop()))
        if self._is_first or not self._paths or len(self._read) >= _PORTION:
            read, self._read = tuple(self._read), []
            self._is_first = False
            self.found.emit(read)
        if not self._paths and self._timer.isActive():
            self._timer.stop()
            self.finished.emit()


class GameListModel(QAbstractListModel):
    """Games as a list shows them."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games: list[Listed] = []

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """How many games there are."""
        return 0 if parent.isValid() else len(self._games)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The title; for screen readers all that the row shows."""
        if not index.isValid() or not 0 <= index.row() < len(self._games):
            return None
        game = self._games[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return game_title(game)
            case Qt.ItemDataRole.AccessibleTextRole:
                return DOT.join((game_title(game), game_line(game)))
        return None

    def game(self, index: Index) -> Listed | None:
        """The game of a row."""
        return self._games[index.row()] if index.isValid() and index.row() < len(self._games) else None

    @property
    def games(self) -> tuple[Listed, ...]:
        """All games, in the order shown."""
        return tuple(self._games)

    def clear(self) -> None:
        """Shows none."""
        self.beginResetModel()
        self._games = []
        self.endResetModel()

    def add(self, games: Sequence[Listed]) -> None:
        """More games, at the end."""
        if games:
            first = len(self._games)
            self.beginInsertRows(QModelIndex(), first, first + len(games) - 1)
            self._games.extend(games)
            self.endInsertRows()

    def sort_newest_first(self) -> None:
        """Puts all in order, if they are not."""
        ordered = list(newest_first(self._games))
        if ordered == self._games:
            return
        self.layoutAboutToBeChanged.emit()
        kept = self.persistentIndexList()
        paths = [self._games[index.row()].path for index in kept]
        self._games = ordered
        rows = {game.path: row for row, game in enumerate(ordered)}
        self.changePersistentIndexList(kept, [self.index(rows[path]) for path in paths])
        self.layoutChanged.emit()

    def remove(self, path: Path) -> int:
        """Takes a game out. Returns its row, or -1."""
        row = self.row_of(path)
        if row >= 0:
            self.beginRemoveRows(QModelIndex(), row, row)
            del self._games[row]
            self.endRemoveRows()
        return row

    def replace(self, game: Listed) -> None:
        """Shows what a game is now."""
        row = self.row_of(game.path)
        if row >= 0:
            self._games[row] = game
            self.dataChanged.emit(self.index(row), self.index(row))

    def row_of(self, path: Path) -> int:
        """The row of a file, or -1."""
        return next((row for row, game in enumerate(self._games) if game.path == path), -1)


class GameRowPainter(QStyledItemDelegate):
    """Draws a row: the players' discs, title and state, and a sign at the right that says it too."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme

    def set_theme(self, theme: Theme) -> None:
        """Paints with another theme from now on."""
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as two lines of text."""
        return QSize(200, round(_ROW * text_scale(self._theme)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draws the row."""
        model = index.model()
        game = model.game(index) if isinstance(model, GameListModel) else None
        if game is None:
            return
        theme, scale = self._theme, text_scale(self._theme)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        row: QRect = option.rect
        colors = theme.colors
        box = QRectF(row).adjusted(3, 3, -3, -3)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colors.accent, 2) if chosen else QPen(colors.paper_line, 1))
        painter.setBrush(
            blend(with_alpha(colors.accent, 24), colors.paper_field) if chosen else colors.paper_field
        )
        painter.drawRoundedRect(box, 10, 10)
        if chosen and focused:
            painter.setPen(QPen(colors.paper_focus, 1.6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), 8, 8)
        left = self._paint_discs(painter, box, game.summary, scale)
        sign = QRectF(0, 0, 20 * scale, 20 * scale)
        sign.moveCenter(QPointF(box.right() - 22 * scale, box.center().y()))
        paint_icon(painter, sign, _sign(game), colors.accent if game.summary is None else colors.paper_ink_2)
        texts = QRectF(
            left, box.top() + 8 * scale, sign.left() - left - 10 * scale, box.height() - 16 * scale
        )
        self._paint_line(
            painter,
            texts,
            Qt.AlignmentFlag.AlignTop,
            game_title(game),
            ui_font(theme.type_sizes.body * scale, BOLD),
            bold=True,
        )
        self._paint_line(
            painter,
            texts,
            Qt.AlignmentFlag.AlignBottom,
            game_line(game),
            ui_font(theme.type_sizes.small * scale, MEDIUM),
            bold=False,
        )
        painter.restore()

    def _paint_line(
        self, painter: QPainter, box: QRectF, edge: Qt.AlignmentFlag, text: str, font: QFont, *, bold: bool
    ) -> None:
        painter.setFont(font)
        painter.setPen(self._theme.colors.paper_ink if bold else self._theme.colors.paper_ink_2)
        painter.setLayoutDirection(reading_direction(text))
        cut = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(box.width()))
        flags = edge | Qt.AlignmentFlag.AlignLeft
        painter.drawText(box, flags.value | Qt.TextFlag.TextSingleLine.value, cut)

    def _paint_discs(self, painter: QPainter, box: QRectF, summary: Summary | None, scale: float) -> float:
        """The discs of the first seats. Returns where the texts begin."""
        radius, step = 15 * scale, 22 * scale
        start = box.left() + 14 * scale + radius
        end = start + radius + step * (_MOST_DISCS - 1) + 14 * scale
        # A narrow row is for the names.
        if summary is None or box.width() < _WITH_DISCS * scale:
            return box.left() + 18 * scale
        shown = min(len(summary.names), _MOST_DISCS)
        for seat in reversed(range(shown)):
            center = QPointF(start + seat * step, box.center().y())
            if seat == _MOST_DISCS - 1 and len(summary.names) > _MOST_DISCS:
                more = f"+{number(len(summary.names) - _MOST_DISCS + 1)}"
                plain = blend(self._theme.colors.paper_row, self._theme.colors.paper_field)
                paint_avatar(painter, center, radius, plain, more, self._theme)
                continue
            color = self._theme.player_color(color_of(summary, seat))
            paint_avatar(painter, center, radius, color, initials(summary.names[seat]), self._theme)
        return end


def color_of(summary: Summary, seat: int) -> int:
    """Which player colour a seat has."""
    colors = summary.presentation.colors
    return colors[seat] if colors else seat


def game_title(game: Listed) -> str:
    """What a game is called in lists: its title, its players, or the name of a file that cannot be read."""
    if game.summary is None:
        return game.path.name
    return game.summary.presentation.title or enumeration(game.summary.names)


def game_line(game: Listed) -> str:
    """State and time of a game, or why it cannot be opened."""
    summary = game.summary
    if summary is None:
        if game.error is None:
            return ""
        return tr(_C, "Cannot be opened: {reason}").format(reason=file_wording.reason_text(game.error))
    state = (
        tr(_C, "Finished") if summary.finished else round_title(summary.round_number - 1, summary.round_count)
    )
    parts = [state, file_wording.saved_ago(summary.saved, datetime.now(UTC))]
    if summary.presentation.title:
        parts.append(enumeration(summary.names))
    return DOT.join(part for part in parts if part)


def _sign(game: Listed) -> str:
    if game.summary is None:
        return "bang"
    return "flag" if game.summary.finished else "play"
