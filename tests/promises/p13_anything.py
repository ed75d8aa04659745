"""P13: the window survives anything: clicks, keys, drags, lost focus, resizes, themes, languages.

The whole program in this process, on a profile of its own, with computer seats that think in theirs. Events
are real ones; what would open a window of the system (a file dialog, a browser) answers "cancelled".
"""

import logging
import os
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from random import Random
from unittest import mock

from tests.promises.harness import Harness, Task
from tests.promises.outcome import BrokenPromiseError, Outcome

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QPushButton, QWidget
from shiboken6 import isValid

from quiddler_qt import app
from quiddler_qt.engine.actions import SeatKind
from quiddler_qt.engine.rules import Preset
from quiddler_qt.engine.state import Phase, Seat
from quiddler_qt.opening import make_application
from quiddler_qt.options import Options
from quiddler_qt.program import Program
from quiddler_qt.storage.places import profile_places
from quiddler_qt.storage.settings import Settings, SettingsStore
from quiddler_qt.storage.table_form import TableChoice
from quiddler_qt.ui.dialogs.table_choice import COMPUTER_LEVEL, COMPUTER_NAMES
from quiddler_qt.ui.fault_catcher import FaultCatcher
from quiddler_qt.ui.i18n import LANGUAGES
from quiddler_qt.ui.rooms import Room
from quiddler_qt.ui.scene.drag import Drag
from quiddler_qt.ui.scene.table_view import TableView
from quiddler_qt.ui.theme.tokens import ThemeName

LOOK_EVERY = 40
"""After so many events everything is let go, and the table has to agree with the game."""
PLATFORM = "This plugin does not support"
"""The offscreen platform says so of what only a window manager can do."""
PATIENCE = 400
"""So many events without a game on screen before one is dealt."""
BUTTONS = (Qt.MouseButton.LeftButton,) * 6 + (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton)
MODIFIERS = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
)
KEYS = (
    *(Qt.Key(code) for code in range(Qt.Key.Key_A.value, Qt.Key.Key_Z.value + 1)),
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Space) * 3,
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down) * 3,
    Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp, Qt.Key.Key_Backspace,
    Qt.Key.Key_Delete, Qt.Key.Key_F1, Qt.Key.Key_F11, Qt.Key.Key_Slash, Qt.Key.Key_Menu,
)  # fmt: skip


class _Complaints(logging.Handler):
    """Errors that were logged, and warnings of Qt."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        message = self.format(record)
        if (record.levelno >= logging.ERROR or record.name == "quiddler_qt.qt") and PLATFORM not in message:
            self.messages.append(message)


class _Monkey:
    """Does anything, and remembers what."""

    def __init__(self, outcome: Outcome, program: Program, complaints: _Complaints, seed: int) -> None:
        self._outcome = outcome
        self._program = program
        self._complaints = complaints
        self._random = Random(seed)
        self._idle = PATIENCE
        self._popup: QWidget | None = None
        self._done: list[str] = []
        self._acts: tuple[tuple[int, Callable[[], str]], ...] = (
            (20, self._click),
            (6, self._double_click),
            (16, self._key),
            (16, self._drag),
            (6, self._move),
            (5, self._press_button),
            (3, self._press_or_release),
            (3, self._lose_focus),
            (2, self._resize),
            (1, self._squeeze),
            (1, self._theme),
            (1, self._language),
            (1, self._sizes),
            (2, self._room),
            (6, self._turn),
        )

    @property
    def _window(self) -> QWidget:
        return self._program.window

    @property
    def _table(self) -> TableView:
        return self._program.window.screen_of_game.table

    def run(self, count: int) -> None:
        """So many events."""
        weights = [weight for weight, _ in self._acts]
        for number in range(count):
            self._outcome.begin_try()
            (act,) = self._random.choices([act for _, act in self._acts], weights)
            try:
                what = act()
            except BrokenPromiseError:
                raise
            except Exception:  # noqa: BLE001 - whatever it is, it broke the promise
                what = f"{act.__name__} raised"
                self._complaints.messages.append(traceback.format_exc())
            self._outcome.counts[what.split()[0]] += 1
            self._done = [*self._done[-11:], what]
            QApplication.processEvents()
            # Where no loop runs, Qt keeps for ever what is to be deleted later.
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            self._keep_going()
            if number % LOOK_EVERY == LOOK_EVERY - 1:
                self._look()
            self._listen()

    def _listen(self) -> None:
        if self._complaints.messages:
            last = self._complaints.messages[0].strip().replace("\n", " | ")
            self._complaints.messages.clear()
            self._outcome.demand(kept=False, what=f"{last[-900:]} after {'; '.join(self._done)}")

    def _keep_going(self) -> None:
        """A window that was closed is opened again; a program without a game gets one after a while."""
        while (popup := QApplication.activePopupWidget()) is not None and self._random.random() < 0.5:
            popup.close()
        if not self._window.isVisible():
            self._window.show()
        presenter = self._program.host.presenter
        if presenter is not None and presenter.session.state.phase is not Phase.GAME_OVER:
            return
        self._idle += 1
        if self._idle > PATIENCE:
            self._idle = 0
            self._program.window.rooms.depart()
            if presenter is not None:
                self._program.host.leave()
            people = self._random.choice((1, 1, 2))
            seats = [Seat(name) for name in ("Ada", "Bartholomäus Ž")[:people]]
            names = COMPUTER_NAMES[: self._random.randint(1, 6)]
            seats += [Seat(name, SeatKind.COMPUTER, COMPUTER_LEVEL) for name in names]
            self._program.host.deal(TableChoice(tuple(seats), Preset.QUICK))

    def _look(self) -> None:
        """Everything is let go: then no card is held, doubled, or elsewhere than the game has it."""
        view = self._table
        for button in reversed(tuple(dict.fromkeys(BUTTONS))):
            QTest.mouseRelease(view.viewport(), button, pos=QPoint(1, 1))
        if not view.isVisible():
            return
        view.finish_now()
        stage = view.stage
        held = {
            "gap": stage.gap,
            "grabber": stage.mouseGrabberItem(),
            "drag": view._gestures.drag.is_dragging,
        }
        self._outcome.demand(not any(held.values()), f"still held, {held} after {'; '.join(self._done)}")
        stage.motion.finish()
        self._outcome.demand(stage.put_right() == 0, f"cards lie wrong after {'; '.join(self._done)}")
        self._outcome.demand(view.repair_count == 0, f"cards were put right after {'; '.join(self._done)}")
        self._outcome.counts["looks"] += 1

    # -- what a person may do --------------------------------------------------------------------------------
    def _target(self) -> tuple[QWidget, QPoint]:
        """A widget somewhere in the window, and a point of it; mostly the table where it is seen."""
        # Held: the binding lets go of a child when nobody holds the popup that it asked for it.
        window = self._popup = QApplication.activePopupWidget() or self._window
        if window is self._window and self._table.isVisible() and self._random.random() < 0.5:
            viewport = self._table.viewport()
            return viewport, self._point_of_table()
        at = QPoint(self._random.randint(0, window.width()), self._random.randint(0, window.height()))
        child = window.childAt(at)
        if child is None:
            return window, at
        return child, child.mapFrom(window, at)

    def _point_of_table(self) -> QPoint:
        view = self._table
        sprites = [sprite for sprite in view.stage.sprites.values() if sprite.isVisible()]
        if sprites and self._random.random() < 0.6:
            center = view.mapFromScene(self._random.choice(sprites).pose.center)
            return center + QPoint(self._random.randint(-40, 40), self._random.randint(-50, 50))
        return QPoint(
            self._random.randint(-10, view.width() + 10), self._random.randint(-10, view.height() + 10)
        )

    def _click(self) -> str:
        widget, at = self._target()
        name = _name(widget)
        QTest.mouseClick(widget, self._random.choice(BUTTONS), self._random.choice(MODIFIERS), at)
        return f"click {name} {at.x()},{at.y()}"

    def _double_click(self) -> str:
        widget, at = self._target()
        name = _name(widget)
        QTest.mouseDClick(widget, Qt.MouseButton.LeftButton, pos=at)
        return f"double {name} {at.x()},{at.y()}"

    def _key(self) -> str:
        widget = QApplication.activePopupWidget() or QApplication.focusWidget() or self._window
        key, modifiers = self._random.choice(KEYS), self._random.choice(MODIFIERS)
        name = _name(widget)
        QTest.keyClick(widget, key, modifiers)
        return f"key {key.name} {modifiers.value:x} on {name}"

    def _drag(self) -> str:
        """A drag that ends with a drop, or by a key, another button, or anything that comes next."""
        widget, start = self._target()
        on_table = widget is self._table.viewport()
        end = self._point_of_table() if on_table else start + QPoint(60, 40)
        how = self._random.random()
        what = f"drag {_name(widget)} {start.x()},{start.y()}-{end.x()},{end.y()} {how:.2f}"
        moves = [partial(QTest.mouseMove, widget, start + (end - start) * step / 3) for step in range(1, 4)]
        QTest.mousePress(widget, Qt.MouseButton.LeftButton, self._random.choice(MODIFIERS), start)
        if not _sent_while_there(widget, moves):
            return f"{what}, gone"
        if how < 0.15:
            QTest.keyClick(widget, Qt.Key.Key_Escape)
        elif how < 0.25:
            QTest.mousePress(widget, Qt.MouseButton.RightButton, pos=end)
        if how < 0.25 and on_table:
            called_off = not self._table._gestures.drag.is_dragging
            self._outcome.demand(called_off, f"a drag was not called off after {'; '.join(self._done)}")
        release = partial(QTest.mouseRelease, widget, Qt.MouseButton.LeftButton, pos=end)
        if how < 0.9 and not _sent_while_there(widget, [release]):
            return f"{what}, gone"
        return what

    def _move(self) -> str:
        widget, at = self._target()
        name = _name(widget)
        QTest.mouseMove(widget, at)
        return f"move {name}"

    def _press_or_release(self) -> str:
        widget, at = self._target()
        act = self._random.choice((QTest.mousePress, QTest.mouseRelease))
        what = f"{'press' if act is QTest.mousePress else 'release'} {_name(widget)}"
        act(widget, self._random.choice(BUTTONS), pos=at)
        return what

    def _press_button(self) -> str:
        """A button that is seen, wherever it is: so pages and sheets are reached that clicks seldom find."""
        buttons = [
            one for one in self._window.findChildren(QPushButton) if one.isVisible() and one.isEnabled()
        ]
        if not buttons:
            return "button none"
        button = self._random.choice(buttons)
        name = _name(button)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        return f"button {name}"

    def _turn(self) -> str:
        """What moves a game on: a card drawn or discarded, the curtain raised."""
        key = self._random.choice((Qt.Key.Key_Space, Qt.Key.Key_Delete, Qt.Key.Key_Return, Qt.Key.Key_G))
        widget = QApplication.focusWidget() or self._table
        QTest.keyClick(widget, key)
        return f"turn {key.name}"

    def _lose_focus(self) -> str:
        if self._random.random() < 0.5:
            for kind in (QEvent.Type.WindowDeactivate, QEvent.Type.WindowActivate):
                QApplication.sendEvent(self._table, QEvent(kind))
        elif (widget := QApplication.focusWidget()) is not None:
            widget.clearFocus()
        return "unfocus"

    def _resize(self) -> str:
        size = (self._random.randint(1024, 1900), self._random.randint(700, 1200))
        self._window.resize(*size)
        return f"resize {size}"

    def _squeeze(self) -> str:
        """As a window manager that gives less than is asked for; mostly it gives more again soon."""
        size = (self._random.choice((1, 2, 60, 1024)), self._random.choice((1, 2, 60, 700)))
        self._window.windowHandle().setGeometry(0, 0, *size)
        QApplication.processEvents()
        if self._random.random() < 0.8:
            self._window.resize(1280, 800)
        return f"squeeze {size}"

    def _theme(self) -> str:
        theme = self._random.choice(tuple(ThemeName))
        self._program.preferences.change(lambda settings: replace(settings, theme=theme))
        return f"theme {theme}"

    def _language(self) -> str:
        language = self._random.choice(tuple(LANGUAGES))
        self._program.preferences.change(lambda settings: replace(settings, language=language))
        return f"language {language}"

    def _sizes(self) -> str:
        text, cards = self._random.choice((100, 125, 150, 200)), self._random.randrange(60, 151, 10)
        motion = self._random.choice((0, 100, 300))
        self._program.preferences.change(
            lambda settings: replace(
                settings, text_scale_percent=text, card_scale_percent=cards, motion_percent=motion
            )
        )
        return f"sizes {text} {cards} {motion}"

    def _room(self) -> str:
        """To a room or out of it."""
        rooms = self._program.window.rooms
        if rooms.current is not None or self._program.window.overlay.sheet is not None:
            widget = QApplication.focusWidget() or self._window
            QTest.keyClick(widget, Qt.Key.Key_Escape)
            return "room out"
        # The way to a review is a game that is over; its buttons are found like all others.
        room = self._random.choice([one for one in Room if rooms.has(one) and one is not Room.REVIEW])
        if not self._program.window.screen_of_game.curtain.isVisible():
            rooms.show(room)
        return f"room {room}"


def _name(widget: QWidget) -> str:
    return widget.objectName() or type(widget).__name__


def _sent_while_there(widget: QWidget, events: Iterable[Callable[[], None]]) -> bool:
    """Sends events to a widget that any of them may end. Returns whether all were sent."""
    for send in events:
        if not isValid(widget):
            return False
        send()
    return True


@contextmanager
def _no_system_windows() -> Iterator[None]:
    """Dialogs of the system answer that they were cancelled; nothing is opened elsewhere."""
    nothing = ("", "")
    with (
        mock.patch.object(QFileDialog, "getOpenFileName", return_value=nothing),
        mock.patch.object(QFileDialog, "getOpenFileNames", return_value=([], "")),
        mock.patch.object(QFileDialog, "getSaveFileName", return_value=nothing),
        mock.patch.object(QFileDialog, "getExistingDirectory", return_value=""),
        mock.patch.object(QDialog, "exec", return_value=0),
        mock.patch.object(QDialog, "open", return_value=None),
        mock.patch.object(QFileDialog, "open", return_value=None),
        mock.patch.object(QFileDialog, "exec", return_value=0),
        mock.patch.object(QFileDialog, "show", return_value=None),
        mock.patch.object(QDesktopServices, "openUrl", return_value=True),
    ):
        yield


def run(outcome: Outcome, task: Task) -> None:
    """As many events on one program."""
    application = make_application()
    application.setQuitOnLastWindowClosed(False)
    complaints = _Complaints()
    complaints.setFormatter(logging.Formatter("%(name)s: %(message)s"))
    logging.getLogger().addHandler(complaints)
    places = profile_places(task.folder / "profile")
    SettingsStore(places.config).save(Settings(motion_percent=0, coach=False))
    catcher = FaultCatcher()
    catcher.install()
    program = app.build(places, Options(profile=task.folder / "profile", seed=task.seed))
    try:
        program.window.resize(1280, 800)
        program.window.show()
        program.window.activateWindow()
        program.host.begin()
        with _no_system_windows():
            monkey = _Monkey(outcome, program, complaints, task.seed)
            monkey.run(task.tries)
        outcome.demand(catcher.count == 0, f"{catcher.count} exceptions or messages reached the catcher")
    finally:
        program.window.close()
        program.close()
        catcher.restore()
        logging.getLogger().removeHandler(complaints)


def _nothing(_drag: Drag) -> None:
    pass


def _never_calls_off() -> None:
    """A drag that nothing ends but a drop."""
    Drag.cancel = _nothing  # type: ignore[method-assign, assignment]  # a planted fault


HARNESS = Harness(
    "the window survives anything",
    run,
    tries=3_000,
    full_tries=100_000,
    mutants={"never_calls_off": _never_calls_off},
    mutant_tries=600,
)
