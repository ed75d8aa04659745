"""The first page: what waits, a new game, and the way out."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from quiddler_qt.engine.cards import Card, cards_showing
from quiddler_qt.ui.dialogs.avatar import Avatar
from quiddler_qt.ui.dialogs.card_row import paint_card
from quiddler_qt.ui.dialogs.flow_layout import clear_layout
from quiddler_qt.ui.dialogs.labels import ElidedLabel, icon_button, push_button, text_label
from quiddler_qt.ui.dialogs.paper_sheet import FeltPage, FittingScrollArea, PaperFrame
from quiddler_qt.ui.dialogs.themed import Themed, text_scale
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.rooms import ROOM_ICONS, Room
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.icons import icon, paint_icon
from quiddler_qt.ui.theme.painters import paint_focus_ring, paint_plate, paint_wordmark, vertical_gradient
from quiddler_qt.ui.theme.pixmaps import render_pixmap
from quiddler_qt.ui.theme.tokens import Theme
from quiddler_qt.ui.wording import DOT, enumeration, number, round_title
from quiddler_qt.version import __version__

_C = "StartPage"
_COLUMN = 856
_TILE_COLUMNS, _LARGE_IN_ROW, _SMALL_IN_ROW = 12, 4, 3
_BESIDE_COLUMN = 48
"""What of the window lies on each side of the column, at least, in px."""
_MANY_SEATS = 5
_ALONE = 320
"""Width of what stands alone in the middle, in px."""
_CENTER = Qt.AlignmentFlag.AlignHCenter


@dataclass(frozen=True, slots=True)
class WaitingGame:
    """One line on the game that waits. Names and totals by seat; ``on_turn`` says whose turn it is.

    ``round_number`` counts from 1; ``on_turn`` is None between rounds. ``saved_text`` is a whole phrase
    ("saved 2 minutes ago"), or empty. ``colors`` are the player colours of the seats, () as usual.
    """

    round_number: int
    round_count: int
    names: tuple[str, ...]
    totals: tuple[int, ...]
    on_turn: int | None = None
    saved_text: str = ""
    colors: tuple[int, ...] = ()

    @property
    def title(self) -> str:
        """A line like "Round 5 of 8 · Marta, Jonas and Yusuf · Marta's turn"."""
        parts = [round_title(self.round_number - 1, self.round_count), enumeration(self.names)]
        if self.on_turn is not None:
            parts.append(tr(_C, "{name}'s turn").format(name=self.names[self.on_turn]))
        return DOT.join(parts)


class StartPage(FeltPage):
    """Continue, New game, the rooms, Quit. Enter continues, or starts a new game where none waits.

    ``room_requested(room)`` asks for a page beside the game.
    """

    ORNAMENTS_LATER = True

    continue_requested = Signal()
    new_game_requested = Signal()
    quit_requested = Signal()
    room_requested = Signal(object)

    def __init__(self, theme: Theme, art: CardArt) -> None:
        super().__init__(theme, art)
        self.setObjectName("start_page")
        self.setAccessibleName(tr(_C, "Quiddler Qt, start page"))
        self._waiting: WaitingGame | None = None
        self._fan = _Fan(theme, art)
        self._wordmark = _Wordmark(theme)
        self._subtitle = _Subtitle(theme, tr(_C, "a word card game for one to eight"))
        self._notice = _Notice(theme)
        self._notice.recovery_requested.connect(partial(self.room_requested.emit, Room.RECOVERY))
        self._continue = _ContinueButton(theme, art)
        self._new = _Tile(theme, "new", tr(_C, "New game"), tr(_C, "people and computers"), "start_new_game")
        self._new_main = push_button(tr(_C, "New game"), "gold", "start_first_game", has_icon=True)
        self._new_main.setIcon(icon("new", theme.colors.gold_button_ink))
        self._new_main.setMinimumWidth(_ALONE - 8)
        large = (
            (Room.SOLITAIRE, tr(_C, "Solitaire"), tr(_C, "eight stacks")),
            (Room.DAILY, tr(_C, "Daily puzzle"), tr(_C, "sixteen cards a day")),
            (Room.DICTIONARY, tr(_C, "Dictionary"), tr(_C, "look words up")),
        )
        self._large = [
            _Tile(theme, ROOM_ICONS[room], title, line, f"start_{room}") for room, title, line in large
        ]
        self._daily = self._large[[room for room, *_ in large].index(Room.DAILY)]
        small = (
            (Room.SAVED_GAMES, tr(_C, "Saved games")),
            (Room.RECORDS, tr(_C, "Records")),
            (Room.HOW_TO_PLAY, tr(_C, "How to play")),
            (Room.SETTINGS, tr(_C, "Settings")),
            (Room.ABOUT, tr(_C, "About")),
        )
        self._small = [_Tile(theme, ROOM_ICONS[room], title, "", f"start_{room}") for room, title in small]
        self._quit = _Tile(theme, "quit", tr(_C, "Quit"), "", "start_quit")
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

    def set_daily_line(self, text: str) -> None:
        """What the tile of the daily puzzle tells of today."""
        self._daily.set_line(text)

    def set_notice(self, text: str, *, recoverable: bool = False) -> None:
        """A sentence above the buttons until it is dismissed; an empty one goes away.

        Where it tells of a file that was set aside (``recoverable``), a button leads to the page of recovery.
        """
        self._notice.show_lines((text,) if text else (), recoverable=recoverable)
        self._fit()

    def add_notice(self, text: str, *, recoverable: bool = False) -> None:
        """One more sentence, below those that stand there."""
        lines = self._notice.lines
        if text not in lines:
            lines = (*lines, text)
        self._notice.show_lines(lines, recoverable=recoverable or self._notice.is_recoverable)
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
        lines.setContentsMargins(8, 8, 8, 8)
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
        self._large_in_row = 0
        self._place_tiles(_LARGE_IN_ROW)
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
        self._follow_text_size()

    def changeEvent(self, event: QEvent) -> None:
        """The column is as wide as its text is large."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "_column"):
            self._follow_text_size()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ornaments make room for the buttons."""
        super().resizeEvent(event)
        self._fit()

    def _follow_text_size(self) -> None:
        self._column.setMaximumWidth(round(_COLUMN * text_scale(self._theme)))
        self._fit()

    def _fit(self) -> None:
        """With all its ornaments, or tight where that shows more of the buttons."""
        room = min(self.width() - 2 * _BESIDE_COLUMN, self._column.maximumWidth()) // _LARGE_IN_ROW
        fits = all(tile.title_width() <= room for tile in (self._new, *self._large))
        self._place_tiles(_LARGE_IN_ROW if fits else _LARGE_IN_ROW // 2)
        self._tighten(tight=False)
        if self._centered.height_needed(self.width()) > self.height():
            self._tighten(tight=True)

    def _place_tiles(self, large_in_row: int) -> None:
        """Large tiles in one row or in two, and two rows of small ones."""
        if large_in_row == self._large_in_row:
            return
        self._large_in_row = large_in_row
        for tiles, in_row, first in (
            ((self._new, *self._large), large_in_row, 0),
            ((*self._small, self._quit), _SMALL_IN_ROW, _LARGE_IN_ROW),
        ):
            span = _TILE_COLUMNS // in_row
            for place, tile in enumerate(tiles):
                self._tiles.removeWidget(tile)
                self._tiles.addWidget(tile, first + place // in_row, place % in_row * span, 1, span)

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
        self._row.setContentsMargins(*((40, 4, 40, 28) if tight else (40, 40, 40, 36)))


class _Fan(QWidget, Themed):
    """Six cards that spell the game."""

    FACES = ("QU", "I", "D", "D", "L", "ER")
    SCALE, SMALL_SCALE = 0.86, 0.5

    def __init__(self, theme: Theme, art: CardArt) -> None:
        super().__init__()
        self._theme = theme
        self._art = art
        self._picture: QPixmap | None = None
        self.setObjectName("start_fan")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        counts: dict[str, int] = {}
        cards: list[Card] = []
        for face in self.FACES:
            cards.append(cards_showing(face)[counts.get(face, 0)])
            counts[face] = counts.get(face, 0) + 1
        self._cards = tuple(cards)
        self._is_empty = True
        self._scale = self.SCALE

    def set_small(self, small: bool) -> None:
        """A small fan, or one of the usual size."""
        scale = self.SMALL_SCALE if small else self.SCALE
        if scale != self._scale:
            self._scale = scale
            self._picture = None
            self.updateGeometry()
            self.update()

    def show_cards(self) -> None:
        """The fan is an ornament: it comes after the first paint."""
        self._is_empty = False
        self.update()

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        self._theme = theme
        self._art = art
        self._picture = None
        self.update()

    def sizeHint(self) -> QSize:
        """The fan at its size."""
        return QSize(540, round(self._theme.sizes.card_height * self._scale) + 36)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the fan, painted once for its size."""
        if self._is_empty:
            return
        dpr = self.devicePixelRatioF()
        if self._picture is None or self._picture.size() != self.size() * dpr:
            self._picture = render_pixmap(QSizeF(self.size()), dpr, self._paint)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()

    def _paint(self, painter: QPainter) -> None:
        width = self._theme.sizes.card_width * self._scale
        height = self._theme.sizes.card_height * self._scale
        middle = (len(self._cards) - 1) / 2
        for index, card in enumerate(self._cards):
            offset = index - middle
            painter.save()
            sinks = offset * offset * 3.0 * self._scale / self.SCALE
            painter.translate(self.width() / 2 + offset * width * 0.9, height / 2 + 8 + sinks)
            painter.rotate(offset * 4.2)
            paint_card(painter, QRectF(-width / 2, -height / 2, width, height), card, self._art)
            painter.restore()


class _Wordmark(QWidget, Themed):
    """The name of the game in metal."""

    HEIGHT, SMALL_HEIGHT = 84, 60

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._picture: QPixmap | None = None
        self._height = self.HEIGHT
        self.setObjectName("start_wordmark")
        self.setAccessibleName("Quiddler Qt")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_small(self, small: bool) -> None:
        """Small letters, or those of the usual size."""
        self._height = self.SMALL_HEIGHT if small else self.HEIGHT
        self.updateGeometry()

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        self._theme = theme
        self._picture = None
        self.update()

    def sizeHint(self) -> QSize:
        """One line of large letters."""
        return QSize(520, self._height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the letters, painted once for their size."""
        dpr = self.devicePixelRatioF()
        if self._picture is None or self._picture.size() != self.size() * dpr:
            box = QRectF(self.rect()).adjusted(0, 6, 0, -6)
            self._picture = render_pixmap(
                QSizeF(self.size()), dpr, lambda painter: paint_wordmark(painter, box, self._theme)
            )
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()


class _Subtitle(QWidget, Themed):
    """A line of text between two hair lines."""

    def __init__(self, theme: Theme, text: str) -> None:
        super().__init__()
        self._theme = theme
        self._label = text_label(text, align=Qt.AlignmentFlag.AlignCenter, name="start_subtitle")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(self._label)
        row.addStretch(1)

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the lines."""
        painter = QPainter(self)
        painter.setPen(QPen(self._theme.colors.tray_edge, 1.4))
        y = self.height() / 2
        text = self._label.geometry()
        painter.drawLine(QPointF(max(0, text.left() - 208), y), QPointF(text.left() - 28, y))
        painter.drawLine(QPointF(text.right() + 28, y), QPointF(min(self.width(), text.right() + 208), y))
        painter.end()


class _Notice(QFrame, Themed):
    """Sentences that can be dismissed, and where they tell of set-aside files, the way to those."""

    recovery_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.lines: tuple[str, ...] = ()
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

    @property
    def is_recoverable(self) -> bool:
        """Whether it leads to the page of recovery."""
        return bool(self.lines) and not self._recover.isHidden()

    def show_lines(self, lines: Sequence[str], *, recoverable: bool = False) -> None:
        """Other sentences, each on a line; none hides it."""
        self.lines = tuple(lines)
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

    def _set_icon(self, theme: Theme) -> None:
        self._close.setIcon(icon("close", theme.colors.plate_text))


class _ContinueButton(QAbstractButton, Themed):
    """The sheet that continues the waiting game."""

    def __init__(self, theme: Theme, art: CardArt) -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName("start_continue")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._sheet = PaperFrame(theme, art)
        self._sheet.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._sheet)
        row = QHBoxLayout(self._sheet)
        row.setContentsMargins(32, 24, 32, 24)
        row.setSpacing(theme.spaces.large)
        row.addWidget(_PlayDisc(theme))
        self._title = ElidedLabel("", "strong", name="start_waiting_game")
        self._saved = ElidedLabel("", "small", name="start_saved")
        told = QVBoxLayout()
        told.setSpacing(2)
        told.addStretch(1)
        told.addWidget(text_label(tr(_C, "Continue"), "title"))
        told.addWidget(self._title)
        told.addWidget(self._saved)
        told.addStretch(1)
        row.addLayout(told, 1)
        self._seats = QHBoxLayout()
        self._seats.setSpacing(theme.spaces.large)
        row.addLayout(self._seats)

    def show_game(self, waiting: WaitingGame) -> None:
        """Shows another game."""
        self._title.setText(waiting.title)
        self._saved.setText(waiting.saved_text)
        self._saved.setVisible(bool(waiting.saved_text))
        scores = enumeration(
            [f"{name} {number(total)}" for name, total in zip(waiting.names, waiting.totals, strict=True)]
        )
        self.setAccessibleName(tr(_C, "Continue: {game}").format(game=waiting.title))
        self.setAccessibleDescription(DOT.join(filter(None, (scores, waiting.saved_text))))
        clear_layout(self._seats)
        many = len(waiting.names) >= _MANY_SEATS
        self._seats.setSpacing(self._theme.spaces.tiny if many else self._theme.spaces.large)
        for seat, (name, total) in enumerate(zip(waiting.names, waiting.totals, strict=True)):
            cell = QWidget()
            lines = QVBoxLayout(cell)
            lines.setContentsMargins(0, 0, 0, 0)
            lines.setSpacing(4)
            color = waiting.colors[seat] if waiting.colors else seat
            lines.addWidget(Avatar(self._theme, color, name, 26 if many else 40), 0, _CENTER)
            lines.addWidget(text_label(number(total), "small" if many else "strong", align=_CENTER))
            self._seats.addWidget(cell)
            cell.show()

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on; its parts are told by the page."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """As the sheet."""
        return self._sheet.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """As the sheet."""
        return self._sheet.minimumSizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the ring; the sheet draws itself."""
        if not self.hasFocus():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = PaperFrame.SHADOW_ROOM
        box = QRectF(self.rect()).adjusted(room, room, -room, -room)
        paint_focus_ring(painter, box.adjusted(-1, -1, 1, 1), self._theme.radii.sheet + 1, self._theme)
        painter.end()


class _PlayDisc(QWidget, Themed):
    """A gold disc with a triangle."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Sixty across."""
        return QSize(64, 64)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the disc."""
        colors = self._theme.colors
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        disc = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.setPen(QPen(colors.gold_button_edge, 1.2))
        painter.setBrush(
            vertical_gradient(disc, colors.gold_button.lighter(114), colors.gold_button.darker(116))
        )
        painter.drawEllipse(disc)
        paint_icon(painter, disc.adjusted(17, 17, -17, -17), "play", colors.gold_button_ink)
        painter.end()


class _Tile(QAbstractButton, Themed):
    """A dark tile with an icon, a title and a line."""

    def __init__(self, theme: Theme, icon_name: str, title: str, line: str, name: str) -> None:
        super().__init__()
        self._theme = theme
        self._icon_name = icon_name
        self._hovered = False
        self.setObjectName(name)
        self.setAccessibleName(title)
        self.setAccessibleDescription(line)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        frame = QFrame()
        frame.setProperty("material", "plate")
        frame.setStyleSheet("QFrame { background: transparent; border: none; }")
        frame.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(frame)
        row = self._row = QHBoxLayout(frame)
        self._is_small = not line
        self._line: ElidedLabel | None = None
        told = QVBoxLayout()
        told.setSpacing(2)
        if self._is_small:
            row.setContentsMargins(*self._beside_icon(62, 14, 12, 18))
            told.addWidget(ElidedLabel(title, "strong"))
        else:
            row.setContentsMargins(*self._beside_icon(66, 20, 12, 20))
            self._title = ElidedLabel(title, "large")
            told.addWidget(self._title)
            self._line = ElidedLabel(line, "small")
            told.addWidget(self._line)
        row.addLayout(told, 1)
        self._frame = frame

    def _beside_icon(self, icon_side: int, top: int, other_side: int, bottom: int) -> tuple[int, ...]:
        """Margins from left to bottom: the icon stands where reading begins."""
        if self.isRightToLeft():
            return other_side, top, icon_side, bottom
        return icon_side, top, other_side, bottom

    def set_line(self, line: str) -> None:
        """Another line under the title, where there is one."""
        if self._line is not None:
            self._line.setText(line)
            self.setAccessibleDescription(line)

    def title_width(self) -> int:
        """What a large tile needs for its title."""
        margins = self._row.contentsMargins()
        self._title.ensurePolished()
        text = self._title.fontMetrics().horizontalAdvance(self._title.text())
        return margins.left() + text + margins.right()

    def show_line(self, shown: bool) -> None:
        """With the line under the title, or without; it is said all the same."""
        if self._line is not None:
            self._line.setVisible(shown)

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """As its texts."""
        return self._frame.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """As its texts."""
        return self._frame.minimumSizeHint()

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer comes."""
        self._hovered = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer goes."""
        self._hovered = False
        self.update()
        super().leaveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws plate and icon; the labels draw the text."""
        colors = self._theme.colors
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(8, 6, -8, -10)
        radius = self._theme.radii.tile
        paint_plate(painter, box, self._theme, radius, active=self._hovered and not self.isDown())
        disc = QRectF(0, 0, 40, 40)
        inside = 34 if self._is_small else 32
        center_x = box.right() - inside if self.isRightToLeft() else box.left() + inside
        disc.moveCenter(QPointF(center_x, box.center().y()))
        if not self._is_small:
            painter.setPen(QPen(colors.plate_edge, 1.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(disc)
        paint_icon(painter, disc.adjusted(10, 10, -10, -10), self._icon_name, colors.plate_total)
        if self.hasFocus():
            paint_focus_ring(painter, box, radius, self._theme)
        painter.end()
