"""What a pointer does on the board: clicks, and one card at a time that is dragged.

A drag ends with a drop or is called off: by Esc, another button, lost focus, a resize, a sheet that opens.
Then the card goes back to exactly where it was.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtWidgets import QApplication, QGraphicsSceneMouseEvent

from quiddler_qt.engine.solitaire import StackIndex
from quiddler_qt.ui import wording
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.scene.card_poses import Pose
from quiddler_qt.ui.scene.card_sprite import CardSprite, Lies
from quiddler_qt.ui.scene.motion import Ease, Move
from quiddler_qt.ui.solitaire.board_stage import Z_HELD, BoardStage

_C = "Solitaire"
_TILT = 3.0


@dataclass(slots=True)
class _Held:
    sprite: CardSprite
    stack: StackIndex
    pressed_at: QPointF
    offset: QPointF
    is_lifted: bool = False


class BoardGestures(QObject):
    """Hears the gestures of all items and says what they ask for.

    Cards are told by the stack they are on top of.
    """

    stack_chosen = Signal(int)
    """The top card of this stack is wanted, or back if it is in the word."""
    dropped_in_word = Signal(int, int)
    """This card was dropped into the word at a place among the others."""
    dropped_on_gap = Signal(int, int)
    """This card was dropped on that empty stack."""
    dropped_out = Signal(int)
    """This card of the word was dropped outside of it."""

    def __init__(self, stage: BoardStage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self._held: _Held | None = None

    @property
    def is_dragging(self) -> bool:
        """Whether a card is in the fingers."""
        return self._held is not None and self._held.is_lifted

    # -- cards -----------------------------------------------------------------------------------------------
    def card_pressed(self, sprite: CardSprite, event: QGraphicsSceneMouseEvent) -> bool:
        """A left press on a card."""
        stack = self._stage.stack_of(sprite.card)
        if stack is None or sprite.lies is Lies.ON_THE_WAY:
            return False
        self.cancel()
        self._held = _Held(sprite, stack, event.scenePos(), sprite.pose.center - event.scenePos())
        return True

    def card_moved(self, sprite: CardSprite, event: QGraphicsSceneMouseEvent) -> None:
        """The pointer moved with a card under it."""
        held = self._held
        if held is None or held.sprite is not sprite:
            return
        if not held.is_lifted:
            way = event.scenePos() - held.pressed_at
            if way.manhattanLength() < QApplication.startDragDistance():
                return
            held.is_lifted = True
            self._stage.motion.drop((id(sprite), "pose"))
            sprite.setZValue(Z_HELD)
            sprite.setCursor(Qt.CursorShape.ClosedHandCursor)
            self._grow(sprite, 1)
        center = event.scenePos() + held.offset
        tilt = 0.0 if self._stage.look.theme.plain else _TILT
        sprite.pose = Pose(center.x(), center.y(), tilt, sprite.pose.width)
        self._stage.hold(sprite.card, self._place_for(center))

    def card_released(self, sprite: CardSprite, event: QGraphicsSceneMouseEvent) -> None:
        """The button went up over a card."""
        held = self._held
        if held is None or held.sprite is not sprite:
            return
        self._let_go(held)
        if not held.is_lifted:
            self.stack_chosen.emit(held.stack)
            return
        self._drop(held, sprite.pose.center)
        self._stage.settle()

    def card_double_clicked(self, sprite: CardSprite) -> None:
        """The first click has done it."""

    def card_hovered(self, sprite: CardSprite, inside: bool) -> None:
        """Cards of the board lie flat."""
        sprite.update()

    def card_name(self, sprite: CardSprite) -> str:
        """What a screen reader says of a card."""
        if sprite.card is None:
            return ""
        place = self._stage.place_of(sprite.card)
        name = wording.card_name(sprite.card)
        if place is None:
            return name
        return tr(_C, "{card}, in the word, place {place}").format(card=name, place=place + 1)

    def card_zone(self, sprite: CardSprite) -> QObject | None:
        """The stack it lies on, or the word."""
        stack = self._stage.stack_of(sprite.card)
        if stack is None or self._stage.place_of(sprite.card) is not None:
            return self._stage.tray
        return self._stage.stacks[stack]

    def card_actions(self, sprite: CardSprite) -> Mapping[str, Callable[[], None]]:
        """It goes into the word, or back."""
        stack = self._stage.stack_of(sprite.card)
        return {} if stack is None else {"Press": lambda: self.stack_chosen.emit(stack)}

    # -- stacks and word -------------------------------------------------------------------------------------
    def stack_activated(self, stack: StackIndex) -> None:
        """A click, a key or a screen reader asks for a stack."""
        self.stack_chosen.emit(stack)

    def cards_in_word(self) -> Sequence[QObject]:
        """The cards of the word, in order."""
        return self._stage.word_sprites()

    def card_on(self, stack: StackIndex) -> CardSprite | None:
        """The card that lies on top of a stack."""
        sprite = self._stage.sprite_on(stack)
        return sprite if sprite is not None and sprite.lies is Lies.ON_DISCARDS else None

    # -- drops -----------------------------------------------------------------------------------------------
    def _place_for(self, center: QPointF) -> int | None:
        """Where a held card would go into the word, None where it would not."""
        picture, layout, held = self._stage.picture, self._stage.layout, self._held
        if picture is None or layout is None or held is None or picture.gap is not None:
            return None
        if not layout.tray.adjusted(-8, -24, 8, 24).contains(center):
            return None
        return layout.place_in_word(center.x(), sum(stack != held.stack for stack in picture.word))

    def _drop(self, held: _Held, center: QPointF) -> None:
        self._held = held
        place = self._place_for(center)
        self._held = None
        picture, layout = self._stage.picture, self._stage.layout
        if picture is None or layout is None:
            return
        if place is not None:
            self.dropped_in_word.emit(held.stack, place)
            return
        for stack, count in enumerate(picture.counts):
            if count == 0 and layout.stack_box(stack).contains(center):
                self.dropped_on_gap.emit(held.stack, stack)
                return
        if held.stack in picture.word:
            self.dropped_out.emit(held.stack)

    def cancel(self) -> None:
        """Calls a drag off: the card goes back to where it was."""
        held = self._held
        if held is None:
            return
        self._let_go(held)
        if held.is_lifted:
            self._stage.settle()

    def check_grab(self) -> None:
        """Calls a drag off where something else has taken the pointer."""
        if self._held is not None and self._stage.mouseGrabberItem() is not self._held.sprite:
            self.cancel()

    def _let_go(self, held: _Held) -> None:
        self._held = None
        held.sprite.setCursor(Qt.CursorShape.OpenHandCursor)
        if held.is_lifted:
            self._grow(held.sprite, 0)
        if self._stage.mouseGrabberItem() is held.sprite:
            held.sprite.ungrabMouse()

    def _grow(self, sprite: CardSprite, to: float) -> None:
        start = sprite.picked

        def apply(part: float) -> None:
            sprite.picked = start + (to - start) * part

        duration = self._stage.look.theme.motion.pick_up_ms
        self._stage.motion.add(Move((id(sprite), "picked"), apply, duration, ease=Ease.OutBack))
