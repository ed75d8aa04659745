"""The card table as a widget: it shows pictures, plays events and reports gestures, and knows no rules."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
    QTransform,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from quiddler_qt.engine.events import Event
from quiddler_qt.ui.accessibility import AccessibleView, announce
from quiddler_qt.ui.dialogs.themed import text_scale
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.scene.card_places import seat_order
from quiddler_qt.ui.scene.card_sprite import CardSprite
from quiddler_qt.ui.scene.choreography import Choreography
from quiddler_qt.ui.scene.gestures import Gestures
from quiddler_qt.ui.scene.motion import Motion
from quiddler_qt.ui.scene.painted_item import Look
from quiddler_qt.ui.scene.picture import TablePicture
from quiddler_qt.ui.scene.rubber_band import RubberBand
from quiddler_qt.ui.scene.stage import TableStage
from quiddler_qt.ui.scene.table_buttons import TableButtons
from quiddler_qt.ui.scene.table_keyboard import TableKeyboard
from quiddler_qt.ui.scene.table_keys import KeyId, TableKeys
from quiddler_qt.ui.scene.table_layout import TableContents, TableLayout
from quiddler_qt.ui.scene.word_typing import WordTyping
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.painters import paint_felt_table, paint_room
from quiddler_qt.ui.theme.pixmaps import render_pixmap
from quiddler_qt.ui.theme.tokens import Theme

_C = "Table"
REPAINT_DELAY_MS = 120
"""While the window is dragged larger, the whole table is stretched; when it rests, all is painted anew."""


class TableView(AccessibleView):
    """The table. ``show_picture`` shows a moment at once, ``play`` tells what led to it.

    ``arranged(arrangement, change)`` is how the own cards shall lie after a key while a word is typed;
    ``command_requested(key_id)`` is a key for something beside the table. ``keys_changed()`` says that the
    sentences of the picture name keys that are others now. ``cards_lifted()`` and ``cards_returned()`` are
    the beginning of a drag, and the end of one of which nothing has come. ``dismissed()`` is a press or Esc:
    what was said of the gesture before has been read.

    After a gesture whoever listens calls ``play`` with the events (none for a mere rearrangement: cards
    glide) and the next picture. If nobody does, the card glides home. ``repair_count`` counts cards that
    after ``play`` were not where events had brought them: 0 unless there is a fault.
    """

    cards_lifted = Signal()
    cards_returned = Signal()
    dismissed = Signal()
    card_dropped = Signal(int, object)
    cards_dropped = Signal(object, object)
    card_activated = Signal(int)
    discard_requested = Signal(int)
    stock_activated = Signal()
    stock_dropped = Signal(object)
    discards_activated = Signal()
    discards_dropped = Signal(object)
    row_return_requested = Signal(int)
    laid_word_activated = Signal(int, int)
    main_action_triggered = Signal()
    sort_requested = Signal()
    shuffle_requested = Signal()
    clear_requested = Signal()
    hint_requested = Signal()
    command_requested = Signal(object)
    keys_changed = Signal()
    arranged = Signal(object, object)
    refused = Signal(str)
    told = Signal(str)
    motion_finished = Signal()

    def __init__(self, theme: Theme, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("table")
        self.setAccessibleName(tr(_C, "Game table"))
        # Words and sums are read from left to right wherever the window is laid out the other way.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(480, 420)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.viewport().setMouseTracking(True)

        self._theme = theme
        self._look = Look(theme, art, self.devicePixelRatioF())
        self._motion = Motion(self)
        self._stage = TableStage(self._look, self._motion, self)
        self._gestures = Gestures(self._stage, self)
        self._stage.furnish(self._gestures)
        self._band = RubberBand(self._stage)
        self._typing = WordTyping(self._stage, self)
        self._keys = TableKeyboard(self._stage, self._gestures, self._typing)
        self._bindings: Mapping[str, str] = {}
        self.setScene(self._stage)
        # A scene would take whatever is dropped: files are for the window.
        self.setAcceptDrops(False)
        self.viewport().setAcceptDrops(False)
        self.repair_count = 0
        self._story: Choreography | None = None
        self._tells_events = False
        self._felt: QPixmap | None = None
        self._felt_timer = QTimer(self, singleShot=True, interval=REPAINT_DELAY_MS)
        self._felt_timer.timeout.connect(self._come_to_rest)
        self._motion.told_all.connect(self._story_told)
        self._motion.rested.connect(self._gestures.come_to_rest)
        self._buttons = TableButtons(theme, self)
        self._pass_signals_on()
        self._watched: QWidget | None = None

    def _pass_signals_on(self) -> None:
        gestures = self._gestures
        for one, other in (
            (gestures.lifted, self.cards_lifted),
            (gestures.returned, self.cards_returned),
            (gestures.card_dropped, self.card_dropped),
            (gestures.cards_dropped, self.cards_dropped),
            (gestures.card_activated, self.card_activated),
            (gestures.discard_requested, self.discard_requested),
            (gestures.stock_activated, self.stock_activated),
            (gestures.stock_dropped, self.stock_dropped),
            (gestures.discards_activated, self.discards_activated),
            (gestures.discards_dropped, self.discards_dropped),
            (gestures.row_return_requested, self.row_return_requested),
            (gestures.laid_word_activated, self.laid_word_activated),
            (gestures.refused, self.refused),
            (self._typing.refused, self.refused),
            (self._typing.typed, self.arranged),
            (self._typing.told, self._tell_typing),
            (gestures.told, self.told),
            (self._buttons.refused, self.refused),
            (self._buttons.main_pressed, self.main_action_triggered),
            (self._buttons.sort_pressed, self.sort_requested),
            (self._buttons.shuffle_pressed, self.shuffle_requested),
            (self._buttons.clear_pressed, self.clear_requested),
        ):
            one.connect(other)

    # -- what others call ------------------------------------------------------------------------------------
    @property
    def stage(self) -> TableStage:
        """The scene with its items."""
        return self._stage

    @property
    def is_moving(self) -> bool:
        """Whether events are being told."""
        return self._motion.is_telling

    @property
    def motion_speed(self) -> float:
        """The pace of the table; sheets over it keep it too."""
        return self._motion.speed

    def set_motion_speed(self, speed: float) -> None:
        """1 is normal, 2 twice as fast, 0 shows everything at once."""
        self._motion.speed = speed

    @property
    def keys(self) -> TableKeys:
        """The keys as they are now."""
        return self._keys.keys

    def set_key_bindings(self, bindings: Mapping[str, str]) -> None:
        """Other keys than the usual ones, by the id of their command."""
        if bindings != self._bindings:
            self._bindings = dict(bindings)
            self._keys.keys = TableKeys(bindings)
            self.keys_changed.emit()

    def name_sort(self, sentence: str) -> None:
        """What the next press on Sort does, for its tooltip and for a screen reader."""
        self._buttons.name_sort(sentence)

    def set_card_scale(self, percent: int) -> None:
        """Cards so large, in per cent of their usual size, as far as they fit."""
        scale = percent / 100
        if scale != self._stage.card_scale:
            self._gestures.drag.cancel()
            self._stage.card_scale = scale
            self._refit()

    @property
    def current_row(self) -> int | None:
        """The row of the current word, to which cards are sent; None where there is no row."""
        return self._stage.current_row

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on; a card in the fingers stays there."""
        self._theme = theme
        self._look = Look(theme, art, self.devicePixelRatioF())
        self._stage.set_look(self._look)
        self._buttons.set_theme(theme)
        self._refit()
        self._paint_felt()
        self._gestures.drag.stay_in_hand()

    def show_picture(self, picture: TablePicture) -> int:
        """Makes the table agree with a picture at once; returns how many cards did not agree."""
        self.finish_now()
        self._gestures.drag.picture_changes(picture)
        self._typing.picture_changes(picture)
        self._motion.finish()
        self._keys.remember()
        self._lay_out(picture)
        wrong = self._stage.put_right()
        self._keep_focus()
        return wrong

    def play(self, events: Sequence[Event], picture: TablePicture) -> None:
        """Tells by motion what happened, towards a picture; ``motion_finished`` follows when all is told.

        ``events`` are redacted for the viewer of the picture. Without events cards glide to their new
        places, and nothing is said to have finished.
        """
        self.finish_now()
        before = self._stage.picture
        self._gestures.drag.picture_changes(picture)
        self._typing.picture_changes(picture)
        self._keys.remember()
        laid_before = {key: item.card_poses() for key, item in self._stage.laid.items()}
        self._lay_out(picture)
        self._tells_events = bool(events)
        self._story = Choreography(self._stage, before, picture, self._gestures.drag.take_dropped_back)
        self._story.tell(events, laid_before)
        self._keep_focus()
        if self.hasFocus() and before is not None:
            self._keys.follow_drawn(before.arrangement.fresh)
        if not self._motion.is_telling:
            self._story_told()

    def finish_now(self) -> None:
        """Jumps to the end of what is being told."""
        if self._motion.is_telling:
            self._motion.finish()

    def focus_hand(self) -> None:
        """The keyboard comes to the first card: a person takes the screen."""
        self.setFocus()
        self._keys.enter()

    def clear_table(self) -> None:
        """Shows no card of anybody, and remembers none."""
        self._call_off()
        self._typing.forget()
        self._story = None
        self._stage.empty()
        self._buttons.forget()

    def _story_told(self) -> None:
        story, self._story = self._story, None
        if story is None:
            return
        self._stage.put_travellers_away()
        self.repair_count += story.untold + self._stage.put_right(leave_moving=True)
        self._keep_focus()
        if self._tells_events:
            self.motion_finished.emit()

    def _tell_typing(self, sentence: str) -> None:
        """The status line while a word is typed."""
        self._buttons.tell(sentence)
        self._gestures.tags_cards = not sentence
        self._gestures.point_again()
        announce(self, self._typing.spoken() or sentence)

    # -- layout ----------------------------------------------------------------------------------------------
    def _scale(self) -> float:
        return text_scale(self._theme)

    def _stretch(self) -> None:
        """Shows the old layout at the new size: painting every card anew for each step would be slow."""
        old = self._stage.layout.size
        across, down = self.viewport().width() / old.width(), self.viewport().height() / old.height()
        self.setTransform(QTransform.fromScale(across, down))
        self._buttons.stretch(self._stage.layout, across, down)
        self._felt_timer.start()

    def _come_to_rest(self) -> None:
        self._refit()
        self._paint_felt()

    def _lay_out(self, picture: TablePicture) -> None:
        self.resetTransform()
        self._buttons.show_picture(picture)
        size = QRectF(0, 0, self.viewport().width(), self.viewport().height())
        self._stage.setSceneRect(size)
        self._stage.lay_out(picture, size, self._scale(), self._buttons.sizes())
        self._buttons.place(self._stage.layout)

    def _refit(self) -> None:
        """Lays the same picture out anew."""
        self.finish_now()
        self.resetTransform()
        picture = self._stage.picture
        size = QRectF(0, 0, self.viewport().width(), self.viewport().height())
        self._stage.setSceneRect(size)
        if picture is not None:
            self._motion.finish()
            self._lay_out(picture)
            self._stage.put_right()

    # -- background ------------------------------------------------------------------------------------------
    def _paint_felt(self) -> None:
        """Paints room and table once for this size; a few hundredths of a second."""
        self._felt_timer.stop()
        size = self.viewport().size()
        if size.isEmpty():
            return
        layout = (
            self._stage.layout
            if self._stage.layout.size == QSizeF(size)
            else TableLayout(QSizeF(size), TableContents(), self._scale())
        )
        around = self.parentWidget()
        room = (
            QRectF(around.rect()).translated(-QPointF(self.pos()))
            if around is not None
            else QRectF(self.rect())
        )
        room = room.united(QRectF(self.rect()))

        def paint(painter: QPainter) -> None:
            painter.save()
            painter.setClipRect(QRectF(self.rect()))
            paint_room(painter, room, self._theme)
            painter.restore()
            paint_felt_table(painter, layout.table, self._theme, layout.radius, layout.rim)

        self._felt = render_pixmap(QSizeF(size), self.devicePixelRatioF(), paint)
        self.viewport().update()

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        """Copies the part of the table that is to be drawn."""
        if self._felt is None:
            self._paint_felt()
        if self._felt is None or not isinstance(rect, QRectF):
            return
        dpr = self._felt.devicePixelRatio()
        if self._felt.deviceIndependentSize() != self.sceneRect().size():
            # A picture came before the window was at rest.
            painter.drawPixmap(self.sceneRect(), self._felt, QRectF(self._felt.rect()))
            return
        source = QRectF(rect.left() * dpr, rect.top() * dpr, rect.width() * dpr, rect.height() * dpr)
        painter.drawPixmap(rect, self._felt, source)

    def _mark_focus(self, shown: bool) -> None:
        """The focus ring is for those who use keys."""
        if shown is self.shows_focus:
            return
        self.shows_focus = shown
        item = self._stage.focusItem()
        if isinstance(item, CardSprite):
            self._gestures.card_hovered(item, inside=item.isUnderMouse())
        if item is not None:
            item.update()
        for sprite in self._stage.cards_in(self._stage.discards):
            sprite.update()

    # -- events ----------------------------------------------------------------------------------------------
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Calls a drag off and gives everything its place in the new size."""
        super().resizeEvent(event)
        self._call_off()
        if self._felt is None or self._stage.picture is None:
            self._refit()
            self._felt = None
        else:
            self.finish_now()
            self._stretch()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Any press ends the story; while a card is held, another press calls the drag off."""
        self._mark_focus(shown=False)
        self.finish_now()
        if self._gestures.drag.is_dragging:
            self._gestures.drag.cancel()
            event.accept()
            return
        self._typing.end()
        if self._band.is_on:
            self._band.cancel()
        self.dismissed.emit()
        super().mousePressEvent(event)
        is_free = self._stage.mouseGrabberItem() is None and self._stage.picture is not None
        if is_free and event.button() == Qt.MouseButton.LeftButton:
            keeps = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
            self._band.begin(
                self.mapToScene(event.position().toPoint()), keep=bool(event.modifiers() & keeps)
            )

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Moves the held cards, if they are still held, or draws the rubber band."""
        self._gestures.drag.check_grab()
        if self._band.is_on:
            self._band.move(self.mapToScene(event.position().toPoint()))
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drops the held cards, if they are still held, or ends the rubber band."""
        self._gestures.drag.check_grab()
        self._band.end()
        super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """As a press."""
        self.finish_now()
        super().mouseDoubleClickEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc calls a drag off; everything else is looked up in the table of keys, or is typed."""
        self._mark_focus(shown=True)
        self.finish_now()
        if self._gestures.drag.is_dragging:
            if event.key() == Qt.Key.Key_Escape:
                self._gestures.drag.cancel()
            event.accept()
            return
        if self._band.is_on and event.key() == Qt.Key.Key_Escape:
            self._band.cancel()
        elif not self._keys.press(event) and not self.do_command(self._keys.keys.command(event)):
            event.ignore()
        if event.key() == Qt.Key.Key_Escape:
            self.dismissed.emit()

    def do_command(self, command: KeyId | None) -> bool:
        """Does what can be asked for from anywhere on the page; False for anything else."""
        match command:
            case KeyId.MAIN_ACTION:
                self._buttons.press_main()
            case KeyId.HINT:
                self.hint_requested.emit()
            case KeyId.LOOK_UP | KeyId.UNDO | KeyId.REDO | KeyId.PAD | KeyId.HELP:
                self.command_requested.emit(command)
            case KeyId.DRAW_STOCK | KeyId.TAKE_DISCARD | KeyId.CHALLENGE:
                return self._stage.picture is not None and self._keys.do(command)
            case _:
                return False
        return True

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Tab goes through the zones of the table before it leaves."""
        self._mark_focus(shown=True)
        if self.hasFocus() and self._typing.is_on:
            self._typing.cycle(backwards=not forwards)
            return True
        if self.hasFocus() and self._keys.step_zone(forwards=forwards):
            return True
        return super().focusNextPrevChild(forwards)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard comes to a card."""
        super().focusInEvent(event)
        reason = event.reason()
        if reason in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._mark_focus(shown=True)
            self._keys.enter(backwards=reason == Qt.FocusReason.BacktabFocusReason)
        elif self._stage.focusItem() is None:
            self._keys.restore()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Calls a drag off, and ends a word that is being typed."""
        self._call_off()
        self._typing.end()
        super().focusOutEvent(event)

    def _call_off(self) -> None:
        """Whatever the pointer had begun is as if it had not."""
        self._gestures.drag.cancel()
        self._band.cancel()

    def _keep_focus(self) -> None:
        if self.hasFocus():
            self._keys.restore()
        self._gestures.point_again()

    def hideEvent(self, event: QHideEvent) -> None:
        """Calls a drag off."""
        self._call_off()
        super().hideEvent(event)

    def event(self, event: QEvent) -> bool:
        """Calls a drag off when the window goes to the back; follows fonts and screens."""
        kind = event.type()
        if kind == QEvent.Type.WindowDeactivate:
            self._call_off()
        elif kind in (QEvent.Type.ApplicationFontChange, QEvent.Type.StyleChange):
            self._refit()
        elif kind == QEvent.Type.DevicePixelRatioChange:
            self.set_theme(self._theme, self._look.art)
        elif kind in (QEvent.Type.ParentChange, QEvent.Type.Show):
            self._watch_window()
        return super().event(event)

    def _watch_window(self) -> None:
        """Hears when a dialog blocks the window."""
        window = self.window()
        if window is not self._watched:
            if self._watched is not None:
                self._watched.removeEventFilter(self)
            self._watched = window
            if window is not self:
                window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Calls a drag off when a dialog opens."""
        if event.type() == QEvent.Type.WindowBlocked:
            self._call_off()
        return super().eventFilter(watched, event)

    # -- what a screen reader finds --------------------------------------------------------------------------
    def accessible_children(self) -> Sequence[QObject]:
        """Zones in reading order, then the buttons."""
        stage, picture = self._stage, self._stage.picture
        shown: list[QObject] = [widget for widget in self._buttons.widgets() if not widget.isHidden()]
        if picture is None:
            return shown
        laid = sorted(stage.laid.values(), key=lambda item: (item.rect.top(), item.rect.left()))
        return [
            *(stage.plates[seat] for seat in seat_order(picture)),
            stage.stock,
            stage.discards,
            *laid,
            *(row for row in stage.rows if row.isVisible()),
            stage.new_row,
            stage.hand,
            *shown,
        ]
