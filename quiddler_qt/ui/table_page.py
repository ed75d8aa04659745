"""The page on which a hand is played: card table, score pad, table talk, and a few buttons on top."""

from functools import partial

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from quiddler_qt.engine.observation import Observation
from quiddler_qt.session.scorepad_table import ScorepadTable
from quiddler_qt.ui.dialogs.labels import icon_button, plain_tooltip
from quiddler_qt.ui.dialogs.mute_button import mute_button, show_muted
from quiddler_qt.ui.dialogs.slip import PaperSlip
from quiddler_qt.ui.dialogs.themed import Themed, text_scale
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.rooms import ROOM_ICONS, Room
from quiddler_qt.ui.scene.table_keys import KeyId
from quiddler_qt.ui.scene.table_view import TableView
from quiddler_qt.ui.scorepad.scorepad import ScorePad
from quiddler_qt.ui.table_talk import TableTalk
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.icons import icon
from quiddler_qt.ui.theme.painters import paint_pill, paint_room, paint_wordmark
from quiddler_qt.ui.theme.pixmaps import render_pixmap
from quiddler_qt.ui.theme.tokens import Theme, with_alpha
from quiddler_qt.ui.wording import round_line

_C = "Table"
NARROW_PAD = 286
WIDE_PAD = 348
LARGEST_SIDE = 0.45
"""Pad and talk take no larger part of the page's width."""
MANY_SEATS = 5
"""From so many seats on the pad is wide and the table talk gives way first."""
ROOM_FOR_TALK = 740
"""Height of a window, in px at text scale 1, from which pad and talk fit over each other."""


class Wordmark(QWidget, Themed):
    """The name of the game in metal letters."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._drawn: QPixmap | None = None
        self.setObjectName("wordmark")
        self.setAccessibleName("Quiddler Qt")
        self.setFixedSize(QSize(240, 34))

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        self._theme = theme
        self._drawn = None
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the letters."""
        if self._drawn is None or self._drawn.devicePixelRatioF() != self.devicePixelRatioF():
            size = QSizeF(self.size())
            self._drawn = render_pixmap(
                size,
                self.devicePixelRatioF(),
                lambda painter: paint_wordmark(
                    painter, QRectF(0, 0, size.width(), size.height()), self._theme
                ),
            )
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._drawn)
        painter.end()


class RoundPill(QLabel, Themed):
    """Which round is played, in a pill; in few letters where there is little room."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._long = self._short = ""
        self.setObjectName("round_pill")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", "strong")
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setContentsMargins(20, 6, 20, 6)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)

    def show_round(self, long: str, short: str) -> None:
        """Another round. Said is always the long text."""
        self._long, self._short = long, short
        self.setAccessibleName(long)
        self.fit(10_000)

    def fit(self, width: int) -> None:
        """Chooses the text for a width; the pill asks for no more than that text needs."""
        margins = self.contentsMargins()
        wanted = self.fontMetrics().horizontalAdvance(self._long) + margins.left() + margins.right()
        self.setText(self._long if wanted <= width else self._short)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the pill under the text."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_pill(painter, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), self._theme)
        painter.end()
        super().paintEvent(event)


class TablePage(QWidget, Themed):
    """Card table at the left, pad and talk at the right.

    ``leave_requested`` asks for the start page, ``room_requested(room)`` for a page beside the game,
    ``hint_requested`` for a hint, ``undo_requested`` and ``redo_requested`` for what was done last.
    """

    leave_requested = Signal()
    room_requested = Signal(object)
    mute_requested = Signal(bool)
    hint_requested = Signal()
    coach_stopped = Signal()
    undo_requested = Signal()
    redo_requested = Signal()

    def __init__(self, theme: Theme, art: CardArt) -> None:
        super().__init__()
        self._theme = theme
        self._room: QPixmap | None = None
        # Two wishes: beside the pad where there is room for both, instead of it where there is not.
        self._talk_beside = True
        self._talk_instead = False
        self.setObjectName("table_page")
        self.table = TableView(theme, art)
        self.pad = ScorePad(theme, art)
        self.talk = TableTalk(theme, art)
        self.slip = PaperSlip(theme, art, self)
        self._wordmark = Wordmark(theme)
        self._round = RoundPill(theme)
        self._talk_button = icon_button(tr(_C, "Table talk"), "talk_button")
        self._talk_button.setCheckable(True)
        self._talk_button.setChecked(True)
        self._talk_button.toggled.connect(self._want_talk)
        self._hint_button = icon_button("", "hint_button")
        self._hint_button.clicked.connect(self.hint_requested)
        self._undo_button = icon_button("", "undo_button")
        self._undo_button.clicked.connect(self.undo_requested)
        self._redo_button = icon_button("", "redo_button")
        self._redo_button.clicked.connect(self.redo_requested)
        self._coach_button = icon_button(
            tr(_C, "Switch the coach off; the settings bring it back"), "coach_button"
        )
        self._coach_button.clicked.connect(self.coach_stopped)
        self._coach_button.hide()
        self._mute_button = mute_button("mute_button")
        self._mute_button.clicked.connect(self.mute_requested)
        self._leave_button = icon_button(tr(_C, "To the start page; the game is saved"), "leave_button")
        self._leave_button.clicked.connect(self.leave_requested)
        self._room_buttons = {
            room: icon_button(title, f"{room}_button")
            for room, title in (
                (Room.DICTIONARY, tr(_C, "Dictionary")),
                (Room.HOW_TO_PLAY, tr(_C, "How to play")),
                (Room.SETTINGS, tr(_C, "Settings")),
            )
        }
        for room, button in self._room_buttons.items():
            button.clicked.connect(partial(self.room_requested.emit, room))
        self._undo_names = ("", "")
        self._ink_buttons()
        self._name_keys()
        side = QVBoxLayout()
        side.setSpacing(theme.spaces.small)
        side.addWidget(self.pad, 1)
        side.addWidget(self.talk)
        self._side = QWidget()
        self._side.setLayout(side)
        side.setContentsMargins(0, 0, 0, 0)
        desk = QHBoxLayout()
        desk.setSpacing(theme.spaces.small)
        desk.addWidget(self.table, 1)
        desk.addWidget(self._side)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(theme.spaces.tiny)
        column.addLayout(self._bar())
        column.addLayout(desk, 1)
        self.pad.set_stage(self)
        self.pad.left.connect(self.table.setFocus)
        self.table.command_requested.connect(self.command)
        self.table.keys_changed.connect(self._name_keys)
        self._seat_count = 2
        self._fit()

    def _bar(self) -> QHBoxLayout:
        """The row on top: name, round, buttons."""
        self._top = bar = QHBoxLayout()
        bar.setContentsMargins(10, 0, 0, 0)
        bar.addWidget(self._wordmark)
        bar.addStretch(1)
        bar.addWidget(self._round, 0, Qt.AlignmentFlag.AlignVCenter)
        bar.addStretch(1)
        bar.addWidget(self._undo_button)
        bar.addWidget(self._redo_button)
        bar.addWidget(self._coach_button)
        bar.addWidget(self._hint_button)
        bar.addWidget(self._talk_button)
        bar.addWidget(self._mute_button)
        for button in self._room_buttons.values():
            bar.addWidget(button)
        bar.addWidget(self._leave_button)
        return bar

    def set_motion_speed(self, speed: float) -> None:
        """1 is normal, 2 twice as fast, 0 shows everything at once."""
        self.table.set_motion_speed(speed)
        self.pad.set_motion_speed(speed)

    def show_pad(self) -> None:
        """The score pad, with the keyboard on it; the table talk gives way where both have no room."""
        if not self.pad.isVisible():
            self._want_talk(False)
        self.pad.focus_pad()

    def show_numbers(self, table: ScorepadTable, observation: Observation) -> None:
        """The pad and the round as they are now."""
        self._seat_count = len(observation.seats)
        self._fit()
        self.pad.show_table(table, observation)
        rounds = len(observation.rules.hand_sizes)
        short = tr(_C, "{round} of {rounds}").format(
            round=min(observation.round_index + 1, rounds), rounds=rounds
        )
        self._round.show_round(round_line(observation), short)
        self._fit_bar()

    def show_muted(self, muted: bool) -> None:
        """Whether the mute button says that nothing is heard."""
        show_muted(self._mute_button, muted, self._theme.colors.table_text)

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        self._theme = theme
        self._room = None
        self.table.set_theme(theme, art)
        for part in (self.pad, self.talk, self.slip, self._wordmark, self._round):
            part.set_theme(theme, art)
        self._ink_buttons()
        self.update()

    def show_slip(self, title: str, text: str, action: str = "") -> None:
        """A slip of paper with a few words, over the foot of pad and talk; with a button for ``action``."""
        self.slip.say(title, text, action)
        self._place_slip()

    def offer_coach(self, offered: bool) -> None:
        """Whether there is a button to switch the coach off with."""
        self._coach_button.setVisible(offered)
        self._fit_bar()

    def offer_hints(self, offered: bool) -> None:
        """Whether there is a button to ask for a hint with."""
        self._hint_button.setVisible(offered)
        self._fit_bar()

    def _name_keys(self) -> None:
        """The buttons name their keys as people have them."""
        said = tr(_C, "Hint ({key})").format(key=self.table.keys.shown(KeyId.HINT))
        self._hint_button.setAccessibleName(said)
        self._hint_button.setToolTip(plain_tooltip(said))
        self.offer_undo(*self._undo_names)

    def offer_undo(self, undo: str, redo: str) -> None:
        """What the two buttons would take back and do again, as part of a sentence; "" for nothing."""
        keys = self.table.keys
        for button, name, key, text, nothing in (
            (self._undo_button, undo, KeyId.UNDO, tr(_C, "Undo: {what} ({key})"), tr(_C, "Nothing to undo")),
            (
                self._redo_button,
                redo,
                KeyId.REDO,
                tr(_C, "Do again: {what} ({key})"),
                tr(_C, "Nothing to do again"),
            ),
        ):
            said = text.format(what=name, key=keys.shown(key)) if name else nothing
            button.setAccessibleName(said)
            button.setToolTip(plain_tooltip(said))
        if (undo, redo) != self._undo_names:
            self._undo_names = (undo, redo)
            self._ink_buttons()

    def command(self, command: KeyId) -> None:
        """A key for something beside the card table, wherever it was pressed."""
        match command:
            case KeyId.LOOK_UP:
                self.room_requested.emit(Room.DICTIONARY)
            case KeyId.HELP:
                self.room_requested.emit(Room.HOW_TO_PLAY)
            case KeyId.PAD if self.pad.isAncestorOf(self.focusWidget()):
                self.table.setFocus()
            case KeyId.PAD:
                self.show_pad()
            case _:
                pass

    def _place_slip(self) -> None:
        if not self.slip.isHidden():
            self.slip.place(self._side.geometry())

    def _ink_buttons(self) -> None:
        ink = self._theme.colors.table_text
        self._talk_button.setIcon(icon("talk", ink))
        show_muted(self._mute_button, self._mute_button.isChecked(), ink)
        self._leave_button.setIcon(icon("home", ink))
        self._hint_button.setIcon(icon("bulb", ink))
        self._coach_button.setIcon(icon("coach", ink))
        for button, name, what in zip(
            (self._undo_button, self._redo_button), ("undo", "redo"), self._undo_names, strict=True
        ):
            # What cannot be done now looks so, and says so when it is reached.
            button.setIcon(icon(name, ink if what else with_alpha(ink, 110)))
        for room, button in self._room_buttons.items():
            button.setIcon(icon(ROOM_ICONS[room], ink))

    def _want_talk(self, wanted: bool) -> None:
        if self._has_room_for_talk():
            self._talk_beside = wanted
        else:
            self._talk_instead = wanted
        self._show_talk()

    def _fit(self) -> None:
        """A pad wide enough for its columns."""
        wide = self._seat_count >= MANY_SEATS
        wanted = (WIDE_PAD if wide else NARROW_PAD) * min(text_scale(self._theme), 1.5)
        # The cards come first: however large the text, the table keeps more than half of the page.
        self._side.setFixedWidth(round(min(wanted, max(NARROW_PAD, LARGEST_SIDE * self.width()))))
        self._show_talk()

    def _fit_bar(self) -> None:
        """The name of the game gives way first, then the round is said in fewer letters."""
        buttons = [self._top.itemAt(index) for index in range(self._top.count())]
        taken = self._top.spacing() * len(buttons) + 28
        for item in buttons:
            widget = None if item is None else item.widget()
            if widget is not None and not widget.isHidden() and widget not in (self._wordmark, self._round):
                taken += widget.sizeHint().width()
        room = self.width() - taken
        self._round.fit(room)
        self._wordmark.setVisible(self._wordmark.width() + self._round.sizeHint().width() <= room)

    def _has_room_for_talk(self) -> bool:
        return self.height() >= ROOM_FOR_TALK * text_scale(self._theme)

    def _show_talk(self) -> None:
        """Where there is room, pad and talk; else one of them."""
        room = self._has_room_for_talk()
        shown = self._talk_beside if room else self._talk_instead
        self.talk.setVisible(shown)
        self.pad.setVisible(room or not shown)
        blocked = self._talk_button.blockSignals(True)
        self._talk_button.setChecked(shown)
        self._talk_button.blockSignals(blocked)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that mean the same wherever on the page the keyboard is; Esc puts the slip away."""
        if event.key() == Qt.Key.Key_Escape and not self.slip.isHidden():
            self.slip.put_back()
        elif not self.table.do_command(self.table.keys.command(event)):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keeps pad and talk readable."""
        super().resizeEvent(event)
        self._fit()
        self._fit_bar()
        self._place_slip()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the room the table stands in."""
        dpr = self.devicePixelRatioF()
        if self._room is None or self._room.size() != self.size() * dpr:
            self._room = render_pixmap(
                QSizeF(self.size()),
                dpr,
                lambda painter: paint_room(painter, QRectF(self.rect()), self._theme),
            )
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._room)
        painter.end()
