"""Cards in the fingers: one, all that are selected, or a row.

They are moved by the mouse events of the item that was pressed. A drag ends with a drop or is called off: by
Esc, another button, a second press, lost focus, a resize, a sheet that opens. Then the cards go back to
exactly where they were.
"""

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsSceneMouseEvent

from quiddler_qt.engine.cards import Card
from quiddler_qt.session.arrangement import move_cards
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.scene.card_places import Z_HELD, Gap, Target
from quiddler_qt.ui.scene.card_poses import Pose
from quiddler_qt.ui.scene.card_sprite import CardSprite, Lies
from quiddler_qt.ui.scene.motion import Move
from quiddler_qt.ui.scene.picture import DropTarget, OnDiscards, Permission, TablePicture
from quiddler_qt.ui.scene.stage import TableStage, Way

_C = "Table"
_SPREAD = 0.34
"""Cards carried together lie this part of a card's width apart."""
_TILT = 3.0
"""A card in the fingers hangs a little askew, in degrees."""


class Source(Enum):
    """Where a held card comes from."""

    OWN = auto()
    STOCK = auto()
    DISCARDS = auto()


@dataclass(slots=True)
class Held:
    """What is under the pressed button. ``sprite`` leads; it is None until the stock's top is lifted.

    ``row`` are the cards of a row held by its handle. ``sprites`` are all that move, in order, once they are
    lifted, and ``starts`` where they lay; ``gathered`` (0..1) is how far they have come together.
    """

    source: Source
    grabber: QGraphicsItem
    sprite: CardSprite | None
    pressed_at: QPointF
    offset: QPointF
    row: tuple[Card, ...] = ()
    is_lifted: bool = False
    target: DropTarget | None = None
    sprites: tuple[CardSprite, ...] = ()
    starts: tuple[Pose, ...] = ()
    gathered: float = 0
    pointer: QPointF | None = None

    @property
    def cards(self) -> tuple[Card | None, ...]:
        """All cards that move, in order."""
        return tuple(sprite.card for sprite in self.sprites)


class Drag(QObject):
    """What is under the pressed button, from the press to the drop, and where it may go.

    ``lifted()`` comes when cards leave the table in the fingers, ``returned()`` when they are let go and
    nothing has come of it. What is dropped is told by where it came from: ``dropped(cards, target)`` are
    own ones.
    """

    lifted = Signal()
    returned = Signal()
    dropped = Signal(object, object)
    stock_dropped = Signal(object)
    discards_dropped = Signal(object)
    refused = Signal(str)

    def __init__(self, stage: TableStage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self._held: Held | None = None
        self._dropped_back: CardSprite | None = None
        self._was_taken = False

    @property
    def is_dragging(self) -> bool:
        """Whether cards are in the fingers."""
        return self._held is not None and self._held.is_lifted

    @property
    def _picture(self) -> TablePicture | None:
        return self._stage.picture

    def hold(self, held: Held) -> None:
        """A press: a click, or the start of a drag."""
        if self._held is not None:
            self.cancel()
        self._held = held

    def release(self, grabber: QGraphicsItem) -> Held | None:
        """The button went up: drops what was dragged; returns what was only clicked."""
        held = self._held
        if held is None or held.grabber is not grabber:
            return None
        if held.is_lifted:
            self._drop(held)
            return None
        self._let_go()
        return held

    # -- on the way ------------------------------------------------------------------------------------------
    def move(self, grabber: QGraphicsItem, event: QGraphicsSceneMouseEvent) -> None:
        """The pointer moved with the button down: from some pixels on it is a drag."""
        held = self._held
        if held is None or held.grabber is not grabber:
            return
        if not held.is_lifted:
            way = event.scenePos() - held.pressed_at
            if way.manhattanLength() < QApplication.startDragDistance() or not self._lift(held):
                return
        self._follow(held, event.scenePos())

    def _lift(self, held: Held) -> bool:
        """Picks the cards up, or says why not."""
        permission = self._may_lift(held)
        if not permission.allowed:
            self._let_go()
            self.refused.emit(permission.why_not)
            return False
        stage = self._stage
        if held.source is Source.STOCK:
            held.sprite = stage.sprite_for(None)
            held.sprite.rest(stage.layout.stock_pose)
            stage.stock.hide_top(True)
        if held.sprite is None:
            self._let_go()
            return False
        held.is_lifted = True
        held.sprites = self._moving(held, held.sprite)
        held.starts = tuple(sprite.pose for sprite in held.sprites)
        held.grabber.setCursor(Qt.CursorShape.ClosedHandCursor)
        stage.tag.forget()
        for number, sprite in enumerate(held.sprites):
            stage.motion.drop((id(sprite), "pose"))
            stage.motion.drop((id(sprite), "rise"))
            sprite.rise = 0
            sprite.setZValue(Z_HELD + number)
            sprite.setCursor(Qt.CursorShape.ClosedHandCursor)
            # Only the one in the fingers casts the long shadow: five of them would be slow, and a smear.
            self._grow(sprite, 1 if sprite is held.sprite else 0.45)
        self._gather(held)
        self.lifted.emit()
        return True

    def _moving(self, held: Held, lead: CardSprite) -> tuple[CardSprite, ...]:
        """The cards that go with the one that is lifted: a whole row, or all that are selected with it."""
        stage, picture = self._stage, self._picture
        cards = held.row
        if not cards and held.source is Source.OWN and lead.card in stage.selection and picture is not None:
            cards = stage.selection.in_order(picture.arrangement.cards)
        elif held.source is Source.OWN and lead.card not in stage.selection:
            stage.selection.clear()
            stage.show_selection()
        return tuple(stage.sprites[card] for card in cards if card in stage.sprites) or (lead,)

    def _gather(self, held: Held) -> None:
        """The other cards come to the one in the fingers."""
        if len(held.sprites) == 1:
            held.gathered = 1
            return

        def apply(part: float) -> None:
            held.gathered = part
            if self._held is held and held.pointer is not None:
                self._place(held, held.pointer + held.offset)

        motion = self._stage.motion
        motion.add(Move("gather", apply, self._stage.look.theme.motion.pick_up_ms))

    def _may_lift(self, held: Held) -> Permission:
        picture = self._picture
        if picture is None:
            return Permission(allowed=False)
        if held.source is Source.STOCK:
            return picture.draw_stock
        if held.source is Source.DISCARDS:
            return picture.take_discard
        return picture.discard if picture.discard.allowed else picture.arrange

    def _follow(self, held: Held, point: QPointF) -> None:
        if held.sprite is None:
            return
        held.pointer = point
        center = point + held.offset
        first = self._place(held, center)
        own = held.source is Source.OWN
        held.target = self._stage.target_at(point, first, held.cards, own=own)
        self._stage.show_gap(Gap(held.cards, held.target))

    def _place(self, held: Held, center: QPointF) -> QPointF:
        """Lays the held cards at the pointer, spread a little; returns the centre of the first."""
        if held.sprite is None:
            return center
        lead = held.sprites.index(held.sprite)
        step = held.sprite.pose.width * _SPREAD
        first = center - QPointF(lead * step, 0)
        tilt = 0.0 if self._stage.look.theme.plain else _TILT
        for number, (sprite, start) in enumerate(zip(held.sprites, held.starts, strict=True)):
            part = 1.0 if sprite is held.sprite else held.gathered
            x, y = first.x() + number * step, first.y()
            sprite.pose = Pose(
                start.x + (x - start.x) * part,
                start.y + (y - start.y) * part,
                start.angle + (tilt - start.angle) * part,
                start.width + (held.sprite.pose.width - start.width) * part,
            )
        return first

    def _grow(self, sprite: CardSprite, to: float) -> None:
        start = sprite.picked
        motion = self._stage.look.theme.motion

        def apply(part: float) -> None:
            sprite.picked = start + (to - start) * part

        self._stage.motion.add(Move((id(sprite), "picked"), apply, motion.pick_up_ms))

    # -- letting go ------------------------------------------------------------------------------------------
    def _drop(self, held: Held) -> None:
        """Says where the cards were dropped. They go home unless somebody shows another picture."""
        sprite, target = held.sprite, held.target
        self._let_go()
        if sprite is None:
            return
        cards = tuple(card for card in held.cards if card is not None)
        if target is not None and not self._is_home(cards, target):
            permission = self._may_drop(held, target)
            if not permission.allowed:
                self.refused.emit(permission.why_not)
            elif held.source is Source.STOCK:
                self._dropped_back = sprite
                self.stock_dropped.emit(target)
            elif held.source is Source.DISCARDS:
                self.discards_dropped.emit(target)
            else:
                self._stage.selection.clear()
                self._stage.show_selection()
                self.dropped.emit(cards, target)
        else:
            self.returned.emit()
        self._send_home(held)

    def _is_home(self, cards: tuple[Card, ...], target: DropTarget) -> bool:
        picture = self._picture
        if picture is None or not cards or not set(cards) <= set(picture.arrangement.cards):
            return False
        if isinstance(target, OnDiscards):
            return False
        moved = move_cards(picture.arrangement, cards, target)
        return (moved.hand, moved.rows) == (picture.arrangement.hand, picture.arrangement.rows)

    def _may_drop(self, held: Held, target: DropTarget) -> Permission:
        picture = self._picture
        if picture is None:
            return Permission(allowed=False)
        if isinstance(target, OnDiscards):
            if len(held.sprites) > 1:
                return Permission(allowed=False, why_not=tr(_C, "One card ends a turn: discard just one."))
            return picture.discard
        return picture.arrange if held.source is Source.OWN else Permission(allowed=True)

    def _let_go(self) -> None:
        """Nothing is held any more, and nothing grabs the pointer."""
        held, self._held = self._held, None
        if held is None:
            return
        self._stage.motion.drop("gather")
        held.grabber.setCursor(Qt.CursorShape.OpenHandCursor)
        for sprite in held.sprites:
            sprite.setCursor(Qt.CursorShape.OpenHandCursor)
            self._grow(sprite, 0)
        # Cards close the gap when the next picture is known: it may be filled.
        self._stage.close_gap()
        if self._stage.mouseGrabberItem() is held.grabber:
            held.grabber.ungrabMouse()

    def _send_home(self, held: Held) -> None:
        """Lets the cards glide to where they belong by now."""
        stage = self._stage
        stage.settle(but=held.sprites)
        if held.sprite is None or not held.is_lifted:
            return
        duration = stage.look.theme.motion.settle_ms
        if held.source is Source.STOCK:
            # Where it was drawn, the picture has taken the back over.
            if self._dropped_back is held.sprite or held.target is None or not self._was_taken:
                self._dropped_back = None
                self._return_to_stock(held.sprite, duration)
            self._was_taken = False
            return
        targets = stage.targets()
        for sprite in held.sprites:
            target = targets.get(sprite.card) if sprite.card is not None else None
            if sprite.card is None or target is None or stage.sprites.get(sprite.card) is not sprite:
                continue
            if not stage.motion.has((id(sprite), "pose")):
                stage.glide(sprite, target, Way(duration, above=True))

    def take_dropped_back(self) -> Pose | None:
        """Where the stock's top card was let go that is being drawn: the drawn card comes from there."""
        sprite, self._dropped_back = self._dropped_back, None
        if sprite is None:
            return None
        self._was_taken = True
        pose = sprite.pose
        self._stage.put_away(sprite)
        self._stage.stock.hide_top(False)
        return pose

    def _return_to_stock(self, sprite: CardSprite, duration_ms: float) -> None:
        stage = self._stage
        target = Target(stage.layout.stock_pose, None, Lies.ON_THE_WAY, Z_HELD)

        def arrived() -> None:
            stage.put_away(sprite)
            stage.stock.hide_top(False)

        stage.glide(sprite, target, Way(duration_ms, arrived=arrived))

    # -- calling off -----------------------------------------------------------------------------------------
    def cancel(self) -> None:
        """Calls a drag off: the card goes back to where it was."""
        held = self._held
        if held is None:
            return
        held.target = None
        self._let_go()
        self._send_home(held)
        if held.is_lifted:
            self.returned.emit()

    def check_grab(self) -> None:
        """Calls a drag off where something else has taken the pointer."""
        held = self._held
        if held is not None and self._stage.mouseGrabberItem() is not held.grabber:
            self.cancel()

    def stay_in_hand(self) -> None:
        """The table was laid out anew under a drag: the cards are where the pointer is."""
        held = self._held
        if held is not None and held.is_lifted and held.pointer is not None:
            held.gathered = 1
            self._follow(held, held.pointer)

    def picture_changes(self, picture: TablePicture) -> None:
        """Calls a drag off where the new picture has the held card elsewhere or forbids the drag."""
        held, old = self._held, self._picture
        if held is None:
            return
        if old is None or self._is_disturbed(held, old, picture):
            self.cancel()

    def _is_disturbed(self, held: Held, old: TablePicture, new: TablePicture) -> bool:
        if held.source is Source.OWN:
            return new.arrangement != old.arrangement
        if held.source is Source.DISCARDS:
            return new.observation.upcard != old.observation.upcard or not new.take_discard.allowed
        return not new.draw_stock.allowed
