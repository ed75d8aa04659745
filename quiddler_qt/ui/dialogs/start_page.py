"""The first page: what waits, a new game, and the way out."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from quiddler_qt.ui.dialogs.labels import icon_button, push_button, text_label
from quiddler_qt.ui.dialogs.paper_sheet import FeltPage, FittingScrollArea
from quiddler_qt.ui.dialogs.start_sign import CardFan, Subtitle, Wordmark
from quiddler_qt.ui.dialogs.start_tiles import ContinueButton, Tile, WaitingGame
from quiddler_qt.ui.dialogs.themed import Themed, text_scale
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.rooms import ROOM_ICONS, Room
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.icons import icon
from quiddler_qt.ui.theme.tokens import Theme
from quiddler_qt.ui.wording import DOT
from quiddler_qt.version import __version__

_C = "StartPage"
_COLUMN = 856
_COLUMN_MARGIN = 8
_TILE_COLUMNS, _SMALL_IN_ROW = 12, 3
_BESIDE_COLUMN = 40
"""What of the window lies on each side of the column, at least, in px."""
_ALONE = 320
"""Width of what stands alone in the middle, in px."""
_MINUTE_MS = 60_000
_CENTER = Qt.AlignmentFlag.AlignHCenter


class StartPage(FeltPage):
    """Continue, New game, the rooms, Quit. Enter continues, or starts a new game where none waits.

    ``room_requested(room)`` asks for a page beside the game; ``notices_dismissed()`` says that people have
    read what was told; ``time_passed()`` that it may be longer ago now that the game was saved: a minute is
    over, or somebody has come back to the page or to its window.
    """

    ORNAMENTS_LATER = True

    continue_requested = Signal()
    new_game_requested = Signal()
    quit_requested = Signal()
    room_requested = Signal(object)
    notices_dismissed = Signal()
    time_passed = Signal()

    def __init__(self, theme: Theme, art: CardArt) -> None:
        super().__init__(theme, art)
        self.setObjectName("start_page")
        self.setAccessibleName(tr(_C, "Quiddler Qt, start page"))
        self._waiting: WaitingGame | None = None
        self._minute = QTimer(self, interval=_MINUTE_MS, timerType=Qt.TimerType.VeryCoarseTimer)
        self._minute.timeout.connect(self.time_passed)
        self._fan = CardFan(theme, art)
        self._wordmark = Wordmark(theme)
        self._subtitle = Subtitle(theme, tr(_C, "a word card game for one to eight"))
        self._notice = _Notice(theme)
        self._notice.dismissed.connect(self.notices_dismissed)
        self._notice.recovery_requested.connect(partial(self.room_requested.emit, Room.RECOVERY))
        self._continue = ContinueButton(theme, art)
        self._new = Tile(theme, "new", tr(_C, "New game"), tr(_C, "people and computers"), "start_new_game")
        self._new_main = push_button(tr(_C, "New game"), "gold", "start_first_game", has_icon=True)
        self._new_main.setIcon(icon("new", theme.colors.gold_button_ink))
        self._new_main.setMinimumWidth(_ALONE - 8)
        large = (
            (Room.SOLITAIRE, tr(_C, "Solitaire"), tr(_C, "eight stacks")),
            (Room.DAILY, tr(_C, "Daily puzzle"), tr(_C, "sixteen cards a day")),
            (Room.DICTIONARY, tr(_C, "Dictionary"), tr(_C, "look words up")),
        )
        self._large = [
            Tile(theme, ROOM_ICONS[room], title, line, f"start_{room}") for room, title, line in large
        ]
        self._daily = self._large[[room for room, *_ in large].index(Room.DAILY)]
        small = (
            (Room.SAVED_GAMES, tr(_C, "Saved games")),
            (Room.RECORDS, tr(_C, "Records")),
            (Room.HOW_TO_PLAY, tr(_C, "How to play")),
            (Room.SETTINGS, tr(_C, "Settings")),
            (Room.ABOUT, tr(_C, "About")),
        )
        self._small = [Tile(theme, ROOM_ICONS[room], title, "", f"start_{room}") for room, title in small]
        self._quit = Tile(theme, "quit", tr(_C, "Quit"), "", "start_quit")
        asked = [row[0] for row in (*large, *small)]
        for room, tile in zip(asked, (*self._large, *self._small), strict=True):
            tile.clicked.connect(partial(self.room_requested.emit, room))
        self._unofficial = text_label(
            tr(_C, "Unofficial. Made by players, not connected with the publisher of the card game.")
            + DOT
            + tr(_C, "Version {version}").format(version=__version__),
            "small",
            wrap=True,
            align=Qt.AlignmentFlag.AlignCenter,
            name="start_unofficial",
        )
        self._lay_out()
        self._continue.clicked.connect(self.continue_requested)
        self._new.clicked.connect(self.new_game_requested)
        self._new_main.clicked.connect(self.new_game_requested)
        self._quit.clicked.connect(self.quit_requested)
        self.set_waiting(None)

    def adorn(self) -> None:
        """Paints with all ornaments from now on, the fan of cards among them."""
        super().adorn()
        self._fan.show_cards()

    def expect_waiting(self) -> None:
        """Keeps room for a game that is still to be read: nothing moves away under a hand that was quick."""
        self._continue.show()
        self._new.show()
        self._new_main.hide()
        self._fit()

    def set_waiting(self, waiting: WaitingGame | None) -> None:
        """Shows the game that waits, or none."""
        self._waiting = waiting
        self._continue.setVisible(waiting is not None)
        self._new.setVisible(waiting is not None)
        self._new_main.setVisible(waiting is None)
        if waiting is not None:
            self._continue.show_game(waiting)
        self._fit()
        self.focus_main()

    def tell_saved(self, text: str) -> None:
        """When the game that waits was saved, as it is to be said now. Nothing else changes."""
        if self._waiting is not None:
            self._waiting = replace(self._waiting, saved_text=text)
            self._continue.show_saved(self._waiting)

    def set_daily_line(self, text: str) -> None:
        """What the tile of the daily puzzle tells of today."""
        self._daily.set_line(text)

    def show_notices(self, lines: Sequence[str], *, recoverable: bool = False) -> None:
        """Sentences above the buttons until they are dismissed, each on a line; none of them takes no room.

        Where one tells of a file that was set aside (``recoverable``), a button leads to recovery.
        """
        self._notice.show_lines(lines, recoverable=recoverable)
        self._fit()

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        super().set_theme(theme, art)
        self._new_main.setIcon(icon("new", theme.colors.gold_button_ink))

    def focus_main(self) -> None:
        """Gives the keyboard to what Enter does."""
        main: QAbstractButton = self._new_main if self._waiting is None else self._continue
        main.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- Qt ------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the focused button, else continues."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
            return
        if event.isAutoRepeat():
            return
        focused = QApplication.focusWidget()
        if isinstance(focused, QAbstractButton) and self.isAncestorOf(focused):
            focused.click()
        elif self._waiting is not None:
            self._continue.click()
        else:
            self._new_main.click()

    def _lay_out(self) -> None:
        column = QWidget()
        lines = QVBoxLayout(column)
        lines.setContentsMargins(*[_COLUMN_MARGIN] * 4)
        lines.setSpacing(self._theme.spaces.small)
        lines.addStretch(2)
        lines.addWidget(self._fan)
        lines.addWidget(self._wordmark)
        lines.addWidget(self._subtitle)
        lines.addSpacing(self._theme.spaces.small)
        lines.addWidget(self._notice)
        lines.addWidget(self._continue)
        lines.addWidget(self._new_main, 0, _CENTER)
        self._tiles = QGridLayout()
        self._tiles.setSpacing(0)  # Every tile brings room around it for its shadow.
        for column_ in range(_TILE_COLUMNS):
            self._tiles.setColumnStretch(column_, 1)
        self._tile_rows: list[list[Tile]] = []
        self._place_tiles([self._new, *self._large], 1 + len(self._large))
        lines.addLayout(self._tiles)
        lines.addSpacing(self._theme.spaces.medium)
        lines.addWidget(self._unofficial)
        lines.addStretch(1)
        self._column = column
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        self._centered = _Centered(column)
        self._scroll = FittingScrollArea(self._centered)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        outer.addWidget(self._scroll)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Somebody may have come back to the window."""
        if event.type() == QEvent.Type.WindowActivate:
            self.time_passed.emit()
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        """What it tells of time is of now, and stays so."""
        super().showEvent(event)
        self._minute.start()
        self.time_passed.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody reads it."""
        self._minute.stop()
        super().hideEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """The column is as wide as its text is large."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "_column"):
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ornaments make room for the buttons."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """With all its ornaments, or tight where that shows more of the buttons."""
        large = [tile for tile in (self._new, *self._large) if not tile.isHidden()]
        wanted = len(large) * max(tile.title_width() for tile in large) + 2 * _COLUMN_MARGIN
        room = self.width() - 2 * _BESIDE_COLUMN
        self._column.setMaximumWidth(max(round(_COLUMN * text_scale(self._theme)), min(wanted, room)))
        self._place_tiles(large, len(large) if wanted <= room else 2)
        self._tighten(tight=False)
        if self._centered.height_needed(self.width()) > self.height():
            self._tighten(tight=True)

    def _place_tiles(self, large: list[Tile], large_in_row: int) -> None:
        """Large tiles in one row or in two, and two rows of small ones; each row is full."""
        small = [*self._small, self._quit]
        rows = [large[first : first + large_in_row] for first in range(0, len(large), large_in_row)]
        rows += [small[first : first + _SMALL_IN_ROW] for first in range(0, len(small), _SMALL_IN_ROW)]
        if rows == self._tile_rows:
            return
        self._tile_rows = rows
        for number, tiles in enumerate(rows):
            span = _TILE_COLUMNS // len(tiles)
            for place, tile in enumerate(tiles):
                self._tiles.removeWidget(tile)
                self._tiles.addWidget(tile, number, place * span, 1, span)

    def _tighten(self, *, tight: bool) -> None:
        self._fan.set_small(tight)
        self._wordmark.set_small(tight)
        self._centered.set_tight(tight)
        for tile in (self._new, *self._large):
            tile.show_line(not tight)


class _Centered(QWidget):
    """Keeps a column in the middle, at most as wide as it may be."""

    def __init__(self, column: QWidget) -> None:
        super().__init__()
        self._row = QHBoxLayout(self)
        self._row.addStretch(1)
        self._row.addWidget(column, 1000)
        self._row.addStretch(1)
        self.set_tight(tight=False)

    def height_needed(self, width: int) -> int:
        """What all of the column takes at a width."""
        if self._row.hasHeightForWidth():
            return self._row.totalHeightForWidth(width)
        return self._row.totalSizeHint().height()

    def set_tight(self, tight: bool) -> None:
        """With less of the table around the column, or as usual."""
        above, below = (4, 36) if tight else (40, 36)
        self._row.setContentsMargins(_BESIDE_COLUMN, above, _BESIDE_COLUMN, below)


class _Notice(QFrame, Themed):
    """Sentences that can be dismissed, and where they tell of set-aside files, the way to those."""

    recovery_requested = Signal()
    dismissed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("start_notice")
        self.setProperty("material", "plate")
        row = QHBoxLayout(self)
        row.setContentsMargins(18, 8, 10, 8)
        self._text = text_label("", wrap=True, name="start_notice_text")
        self._close = icon_button(tr(_C, "Dismiss this message"), "start_notice_close")
        self._close.clicked.connect(self._dismiss)
        self._recover = push_button(tr(_C, "Show it"), "paper", "start_notice_recover")
        self._recover.setAccessibleDescription(tr(_C, "Leads to the files that were set aside"))
        self._recover.clicked.connect(self.recovery_requested)
        row.addWidget(self._text, 1)
        row.addWidget(self._recover)
        row.addWidget(self._close)
        self._set_icon(theme)
        self.hide()

    def show_lines(self, lines: Sequence[str], *, recoverable: bool = False) -> None:
        """Other sentences, each on a line; none hides it."""
        text = "\n".join(lines)
        self._text.setText(text)
        self.setAccessibleName(text)
        self._recover.setVisible(recoverable)
        self.setVisible(bool(lines))

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        self._set_icon(theme)

    def _dismiss(self) -> None:
        self.show_lines(())
        self.dismissed.emit()

    def _set_icon(self, theme: Theme) -> None:
        self._close.setIcon(icon("close", theme.colors.plate_text))
