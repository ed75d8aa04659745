"""Somebody who presses anything anywhere in the rooms of solitaire, and what has to hold then (P13)."""

import sys
from collections.abc import Callable
from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from quiddler_qt.engine.solitaire_record import replay_solitaire
from quiddler_qt.storage.solitaire_saves import decode_solitaire
from quiddler_qt.ui.rooms import Room
from quiddler_qt.ui.solitaire.board_view import BoardView
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import ThemeName, load_theme
from tests.ui.solitaire.conftest import Bench

QUICK_THINKER = [
    sys.executable,
    "-u",
    "-c",
    """
import json, sys
for line in sys.stdin:
    if not line.strip():
        continue
    asked = json.loads(line)
    reply = {"ticket": asked["ticket"], "kind": asked["kind"], "final": True}
    if asked["kind"] == "outlook":
        reply |= {"outlook": "cannot" if asked["ticket"] % 2 else "unknown", "line": [], "common": False}
    elif asked["kind"] == "winnable":
        reply |= {"deal": asked["first"]}
    else:
        reply |= {"score": 5, "words": [], "proven": True, "percent": 100}
    print(json.dumps(reply, separators=(",", ":")), flush=True)
""",
]
"""Answers everything at once, and nothing well."""

_KEYS = (
    *(Qt.Key(ord(letter)) for letter in "AEIOURSTLN12345678"),
    *(Qt.Key.Key_Return, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Backspace, Qt.Key.Key_Escape),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_F2, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
)
_CONTROL_KEYS = tuple(Qt.Key(ord(letter)) for letter in "ZYHDN")
_BUTTONS = (Qt.MouseButton.LeftButton, Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton)


class Shaker:
    """Does one random thing after another to a bench."""

    def __init__(self, bench: Bench, random: Random) -> None:
        self._bench = bench
        self._random = random
        self._acts: tuple[tuple[int, Callable[[], None]], ...] = (
            (40, self._play),
            (30, self._click),
            (6, self._double_click),
            (16, self._drag),
            (40, self._key),
            (6, self._control_key),
            (6, self._press_button),
            (3, self._go_elsewhere),
            (2, self._resize),
            (1, self._change_theme),
            (1, self._change_motion),
            (1, self._speak_anew),
            (1, self._lose_focus),
        )

    def shake(self) -> None:
        """One thing."""
        acts = [act for _, act in self._acts]
        self._random.choices(acts, [weight for weight, _ in self._acts])[0]()
        if self._random.random() < 0.3:
            QApplication.processEvents()

    # -- what has to hold ------------------------------------------------------------------------------------
    def check(self) -> None:
        """Boards show the games, games are their records, and what lies on the disk is the game."""
        bench = self._bench
        for room, keeper, layout in (
            (Room.SOLITAIRE, bench.solitaire, "solitaire"),
            (Room.DAILY, bench.daily, "daily"),
        ):
            session = keeper.session
            if session is None:
                continue
            assert replay_solitaire(session.record) == session.state
            files = list((bench.folder / "games").glob(f"{layout}-*.qqsolo"))
            assert len(files) <= 1
            if files:
                saved = decode_solitaire(files[0].read_bytes())
                assert saved.record == session.record
                assert saved.undone == session.undone
            else:
                assert session.state.phase.over
            if bench.rooms.current is room:
                self._check_board(room)

    def _check_board(self, room: Room) -> None:
        bench = self._bench
        page = bench.page if room is Room.SOLITAIRE else bench.daily_page
        session, board = page.player.session, page.desk.board
        if session is None or not board.isVisible():
            return
        board.finish_now()
        tops = {stack[-1] for stack in session.state.stacks if stack}
        assert set(board.stage.sprites) == tops
        for card, place in board.stage.places().items():
            assert board.stage.sprites[card].pose.is_near(place.pose), card
        assert page.desk.panel.words == session.state.words

    # -- acts ------------------------------------------------------------------------------------------------
    def _board(self) -> BoardView | None:
        boards = [board for board in self._bench.window.findChildren(BoardView) if board.isVisible()]
        return boards[0] if boards else None

    def _point(self, widget: QWidget) -> QPoint:
        return QPoint(
            self._random.randrange(max(1, widget.width())), self._random.randrange(max(1, widget.height()))
        )

    def _play(self) -> None:
        """A word of some cards, by their numbers: without it, nobody would ever get far."""
        board = self._board()
        if board is None or self._bench.overlay.is_open:
            return
        stacks = self._random.sample(range(8), self._random.choice((2, 3, 4, 8)))
        word = board.stage.picture.word if board.stage.picture is not None else ()
        put_back = (Qt.Key.Key_Escape,) if word else ()
        for key in (*put_back, *(Qt.Key(ord("1") + stack) for stack in stacks), Qt.Key.Key_Return):
            if board.isVisible() and not self._bench.overlay.is_open:
                QTest.keyClick(board, key)

    def _click(self) -> None:
        board = self._board()
        if board is not None and not self._bench.overlay.is_open:
            viewport = board.viewport()
            QTest.mouseClick(viewport, self._random.choice(_BUTTONS), pos=self._point(viewport))

    def _double_click(self) -> None:
        board = self._board()
        if board is not None and not self._bench.overlay.is_open:
            viewport = board.viewport()
            point = self._point(viewport)
            QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=point)
            QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=point)

    def _drag(self) -> None:
        board = self._board()
        if board is None or self._bench.overlay.is_open:
            return
        viewport = board.viewport()
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=self._point(viewport))
        for _ in range(self._random.randint(1, 4)):
            QTest.mouseMove(viewport, self._point(viewport))
            if self._random.random() < 0.1:
                self._random.choice((self._key, self._resize, self._lose_focus, self._change_theme))()
        if self._random.random() < 0.9:
            QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=self._point(viewport))

    def _focused(self) -> QWidget:
        return QApplication.focusWidget() or self._bench.window

    def _key(self) -> None:
        QTest.keyClick(self._focused(), self._random.choice(_KEYS))

    def _control_key(self) -> None:
        QTest.keyClick(
            self._focused(), self._random.choice(_CONTROL_KEYS), Qt.KeyboardModifier.ControlModifier
        )

    def _press_button(self) -> None:
        root: QWidget = self._bench.overlay if self._bench.overlay.is_open else self._bench.window
        buttons = [
            button
            for button in root.findChildren(QAbstractButton)
            if button.isVisible() and button.isEnabled()
        ]
        if buttons:
            QTest.mouseClick(self._random.choice(buttons), Qt.MouseButton.LeftButton)

    def _go_elsewhere(self) -> None:
        if self._bench.overlay.is_open:
            return
        if self._random.random() < 0.2:
            self._bench.rooms.back()
        else:
            self._bench.rooms.show(self._random.choice((Room.SOLITAIRE, Room.DAILY, Room.RECORDS)))

    def _resize(self) -> None:
        self._bench.window.resize(self._random.randint(700, 1700), self._random.randint(520, 1000))

    def _change_theme(self) -> None:
        theme = load_theme(self._random.choice(list(ThemeName)))
        art = CardArt(theme)
        self._bench.rooms.set_theme(theme, art)
        self._bench.overlay.set_theme(theme, art)

    def _change_motion(self) -> None:
        percent = self._random.choice((0, 100, 400))
        self._bench.preferences.change(lambda settings: type(settings)(motion_percent=percent))

    def _speak_anew(self) -> None:
        """Another language builds every page anew."""
        if self._bench.overlay.is_open:
            return
        room = self._bench.rooms.current
        self._bench.rooms.forget()
        if room is not None:
            self._bench.rooms.show(room)

    def _lose_focus(self) -> None:
        focused = QApplication.focusWidget()
        if focused is not None:
            focused.clearFocus()
