"""The board as a widget: it shows pictures and reports what people do with mouse and keys."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView

from quiddler_qt.engine.solitaire import STACK_COUNT
from quiddler_qt.ui.accessibility import AccessibleView
from quiddler_qt.ui.dialogs.labels import plain_tooltip, push_button
from quiddler_qt.ui.dialogs.themed import Themed, text_scale
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.scene.card_sprite import CardSprite
from quiddler_qt.ui.scene.motion import Motion
from quiddler_qt.ui.scene.painted_item import Look
from quiddler_qt.ui.scene.picture import Permission
from quiddler_qt.ui.solitaire.board_gestures import BoardGestures
from quiddler_qt.ui.solitaire.board_items import StackItem
from quiddler_qt.ui.solitaire.board_layout import BoardLayout, TrayButtons
from quiddler_qt.ui.solitaire.board_picture import BoardPicture
from quiddler_qt.ui.solitaire.board_stage import BoardStage
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.icons import icon
from quiddler_qt.ui.theme.theme_style import restyle
from quiddler_qt.ui.theme.tokens import Theme

_C = "Solitaire"
_LEAST = QSize(560, 330)
_EMPTY = BoardPicture((None,) * STACK_COUNT, (0,) * STACK_COUNT)
MODIFIERS = frozenset(
    {Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta}
)
_RIGHT_KEYS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}


class BoardView(AccessibleView, Themed):
    """Eight stacks and a word; it knows no rules. ``deepest`` is how many cards a stack has when it is dealt.

    Cards are told by the stack they are on top of. Whoever listens answers a gesture with ``show_picture``;
    if nobody does, a dragged card glides home.
    """

    stack_chosen = Signal(int)
    dropped_in_word = Signal(int, int)
    dropped_on_gap = Signal(int, int)
    dropped_out = Signal(int)
    moved_in_word = Signal(int, int)
    """The card of this stack goes so many places on in the word."""
    letter_typed = Signal(str)
    last_card_back = Signal()
    other_cards_wanted = Signal()
    take_pressed = Signal()
    put_back_pressed = Signal()
    refused = Signal(str)
    touched = Signal()
    """Somebody pressed a key or a button of the mouse here, whatever comes of it."""

    def __init__(self, theme: Theme, art: CardArt, deepest: int) -> None:
        super().__init__()
        self.setObjectName("board")
        self.setAccessibleName(tr(_C, "Stacks and word"))
        # Words and sums are read from left to right wherever the window is laid out the other way.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setAutoFillBackground(False)
        self._theme = theme
        self._deepest = deepest
        self._motion = Motion(self)
        self._stage = BoardStage(Look(theme, art, self.devicePixelRatioF()), self._motion, self)
        self._gestures = BoardGestures(self._stage, self)
        self._stage.furnish(self._gestures)
        self.setScene(self._stage)
        # A scene would take whatever is dropped: files are for the window.
        self.setAcceptDrops(False)
        self.viewport().setAcceptDrops(False)
        self._picture = _EMPTY
        self.put_back = push_button(tr(_C, "Put back"), "dark", "board_put_back")
        self.take = push_button(tr(_C, "Take word"), "gold", "board_take", has_icon=True)
        for button, act in ((self.put_back, self._press_put_back), (self.take, self.press_take)):
            button.setParent(self)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(act)
        self._take_size: QSizeF | None = None
        self._refit_later = QTimer(self, singleShot=True, interval=0)
        self._refit_later.timeout.connect(self._refit)
        for one, other in (
            (self._gestures.stack_chosen, self.stack_chosen),
            (self._gestures.dropped_in_word, self.dropped_in_word),
            (self._gestures.dropped_on_gap, self.dropped_on_gap),
            (self._gestures.dropped_out, self.dropped_out),
        ):
            one.connect(other)
        self._show_permissions()

    # -- what others call ------------------------------------------------------------------------------------
    @property
    def stage(self) -> BoardStage:
        """The scene with its items."""
        return self._stage

    @property
    def is_moving(self) -> bool:
        """Whether cards are on their way."""
        return self._motion.is_telling

    def set_motion_speed(self, speed: float) -> None:
        """1 is normal, 2 twice as fast, 0 shows everything at once."""
        self._motion.speed = speed

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        self._gestures.cancel()
        self._theme = theme
        self._take_size = None
        self._stage.set_look(Look(theme, art, self.devicePixelRatioF()))
        self._refit_later.start()

    def show_picture(self, picture: BoardPicture, *, moving: bool = True) -> None:
        """Makes the board agree with a picture; ``moving`` lets cards go there."""
        self.finish_now()
        self._gestures.cancel()
        focused = self._stage.focusItem()
        lost = self._stage.stack_of(focused.card) if isinstance(focused, CardSprite) else None
        self._picture = picture
        self._show_permissions()
        self._stage.show_picture(picture, self._layout(), moving=moving and self.isVisible())
        if lost is not None and lost not in picture.word:
            self._stage.stacks[lost].setFocus(Qt.FocusReason.OtherFocusReason)

    def clear_board(self) -> None:
        """Shows no card."""
        self._gestures.cancel()
        self._stage.clear_cards()
        self._picture = _EMPTY
        self._refit()

    def finish_now(self) -> None:
        """Jumps to the end of what is moving."""
        if self._motion.is_telling:
            self._motion.finish()

    def focus_stack(self, stack: int) -> None:
        """The keyboard comes to a stack."""
        self._stage.stacks[stack].setFocus(Qt.FocusReason.OtherFocusReason)

    def press_take(self) -> None:
        """Takes the word, or says why it cannot be taken."""
        self._press(self._picture.take, self.take_pressed.emit)

    # -- layout ----------------------------------------------------------------------------------------------
    def sizeHint(self) -> QSize:
        """As large as the cards like to be."""
        return QSize(860, self.minimumSizeHint().height() + 70)

    def minimumSizeHint(self) -> QSize:
        """Small cards, whole texts: large ones have the spelling below the cards."""
        width = max(_LEAST.width(), round(self._button_sizes().width) + 40)
        return QSize(width, max(_LEAST.height(), round(220 + 134 * text_scale(self._theme))))

    def _layout(self) -> BoardLayout:
        size = QSizeF(self.viewport().size())
        self._stage.setSceneRect(QRectF(0, 0, size.width(), size.height()))
        layout = BoardLayout(size, self._deepest, text_scale(self._theme), self._button_sizes())
        self.take.setGeometry(layout.take.toRect())
        self.put_back.setGeometry(layout.put_back.toRect())
        return layout

    def _button_sizes(self) -> TrayButtons:
        if self._take_size is None:
            # As a gold one it is the largest.
            self._dress_take(allowed=True)
            self.take.ensurePolished()
            self.put_back.ensurePolished()
            self._take_size = QSizeF(self.take.sizeHint())
            self._dress_take(allowed=self._picture.take.allowed)
        return TrayButtons(QSizeF(self.put_back.sizeHint()), self._take_size)

    def _refit(self) -> None:
        """Lays the same picture out anew."""
        self._gestures.cancel()
        self._motion.finish()
        self._stage.show_picture(self._picture, self._layout(), moving=False)

    def _show_permissions(self) -> None:
        for button, permission in ((self.put_back, self._picture.put_back), (self.take, self._picture.take)):
            why = "" if permission.allowed else permission.why_not
            button.setAccessibleDescription(why)
            button.setToolTip(plain_tooltip(why))
        self._dress_take(allowed=self._picture.take.allowed)

    def _dress_take(self, *, allowed: bool) -> None:
        """Gold when it may be pressed; else it looks like any other and says why not."""
        kind = "gold" if allowed else "dark"
        colors = self._theme.colors
        self.take.setIcon(icon("check", colors.gold_button_ink if allowed else colors.dark_button_ink))
        if self.take.property("kind") != kind:
            self.take.setProperty("kind", kind)
            restyle(self.take)

    # -- mouse -----------------------------------------------------------------------------------------------
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Any press ends a motion; while a card is held, another press calls the drag off."""
        self._mark_focus(shown=False)
        self.finish_now()
        self.touched.emit()
        if self._gestures.is_dragging:
            self._gestures.cancel()
            event.accept()
            return
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Moves the held card, if it is still held."""
        self._gestures.check_grab()
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drops the held card, if it is still held."""
        self._gestures.check_grab()
        super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """As a press."""
        self.finish_now()
        self.touched.emit()
        super().mouseDoubleClickEvent(event)

    # -- keys ------------------------------------------------------------------------------------------------
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters form a word, Enter takes it, arrows go from card to card."""
        if event.key() in MODIFIERS:
            event.ignore()  # Half of another key.
            return
        self._mark_focus(shown=True)
        self.finish_now()
        self.touched.emit()
        if self._gestures.is_dragging:
            if event.key() == Qt.Key.Key_Escape:
                self._gestures.cancel()
            event.accept()
            return
        if not self._press_key(event):
            event.ignore()

    def take_letter(self, event: QKeyEvent) -> bool:
        """A key that was pressed elsewhere on the page: letters and digits are always for the board."""
        text = event.text()
        if self.hasFocus() or len(text) != 1 or not (text.isascii() and text.isalnum()):
            return False
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.finish_now()
        return self._press_key(event)

    def _press_key(self, event: QKeyEvent) -> bool:
        """What a key does; False for one that is none of ours."""
        key, text = Qt.Key(event.key()), event.text().upper()
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        control = modifiers == Qt.KeyboardModifier.ControlModifier
        if control and key in _RIGHT_KEYS:
            return self._move_card(_RIGHT_KEYS[key])
        if modifiers & ~Qt.KeyboardModifier.ShiftModifier:
            return False
        if len(text) == 1 and "A" <= text <= "Z":
            self.letter_typed.emit(text)
        elif len(text) == 1 and "1" <= text <= str(STACK_COUNT):
            self.focus_stack(int(text) - 1)
            self.stack_chosen.emit(int(text) - 1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._press_enter()
        elif key == Qt.Key.Key_Space:
            self._press_focused()
        elif key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self.last_card_back.emit()
        elif key == Qt.Key.Key_F2:
            self.other_cards_wanted.emit()
        elif key == Qt.Key.Key_Escape:
            if not self._picture.put_back.allowed:
                return False
            self.put_back_pressed.emit()
        else:
            return self._go(key)
        return True

    def _press_enter(self) -> None:
        if self._picture.gap is not None:
            self._press_focused()
        else:
            self.press_take()

    def _press_focused(self) -> None:
        item = self._stage.focusItem()
        if isinstance(item, StackItem):
            self.stack_chosen.emit(item.stack)
        elif isinstance(item, CardSprite) and (stack := self._stage.stack_of(item.card)) is not None:
            self.stack_chosen.emit(stack)

    def _move_card(self, way: int) -> bool:
        item = self._stage.focusItem()
        if not isinstance(item, CardSprite) or self._stage.place_of(item.card) is None:
            return False
        stack = self._stage.stack_of(item.card)
        if stack is not None:
            self.moved_in_word.emit(stack, way)
        return True

    def _go(self, key: Qt.Key) -> bool:
        """Arrows: along the stacks or the word, and between them."""
        word, item = self._stage.word_sprites(), self._stage.focusItem()
        zone: Sequence[StackItem | CardSprite] = self._stage.stacks
        place = 0
        if isinstance(item, CardSprite) and item in word:
            zone, place = word, word.index(item)
        elif isinstance(item, StackItem):
            place = item.stack
        match key:
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                place = (place + _RIGHT_KEYS[key]) % len(zone) if item is not None else place
            case Qt.Key.Key_Home:
                place = 0
            case Qt.Key.Key_End:
                place = len(zone) - 1
            case Qt.Key.Key_Down:
                if zone is word or not word:
                    return True
                zone, place = word, min(place, len(word) - 1)
            case Qt.Key.Key_Up:
                if zone is word and (stack := self._stage.stack_of(word[place].card)) is not None:
                    zone, place = self._stage.stacks, stack
            case _:
                return False
        zone[place].setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    # -- focus -----------------------------------------------------------------------------------------------
    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard comes to the card it was on, or the first."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._mark_focus(shown=True)
        if self._stage.focusItem() is None:
            self._stage.stacks[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Calls a drag off."""
        self._gestures.cancel()
        super().focusOutEvent(event)

    def _mark_focus(self, *, shown: bool) -> None:
        """The focus ring is for those who use keys."""
        if shown is self.shows_focus:
            return
        self.shows_focus = shown
        for item in (*self._stage.stacks, *self._stage.sprites.values()):
            item.update()

    # -- Qt --------------------------------------------------------------------------------------------------
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything has its place in the new size."""
        super().resizeEvent(event)
        self._refit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Calls a drag off."""
        self._gestures.cancel()
        self.finish_now()
        super().hideEvent(event)

    def event(self, event: QEvent) -> bool:
        """Calls a drag off when the window goes to the back; follows fonts and screens."""
        kind = event.type()
        if kind in (QEvent.Type.WindowDeactivate, QEvent.Type.WindowBlocked):
            self._gestures.cancel()
        elif kind in (QEvent.Type.ApplicationFontChange, QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self._take_size = None
            self._refit_later.start()
        elif kind == QEvent.Type.DevicePixelRatioChange:
            self.set_theme(self._theme, self._stage.look.art)
        return super().event(event)

    def _press_put_back(self) -> None:
        self._press(self._picture.put_back, self.put_back_pressed.emit)

    def _press(self, permission: Permission, press: Callable[[], None]) -> None:
        self.finish_now()
        self.touched.emit()
        if permission.allowed:
            press()
        elif permission.why_not:
            self.refused.emit(permission.why_not)

    # -- what a screen reader finds --------------------------------------------------------------------------
    def accessible_children(self) -> Sequence[QObject]:
        """Stacks, the word, its buttons."""
        return [*self._stage.stacks, self._stage.tray, self.put_back, self.take]
