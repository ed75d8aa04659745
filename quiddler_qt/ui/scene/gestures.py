"""What a pointer does on the table: clicks, and one card at a time that is dragged.

Cards are moved by the mouse events of their items. A drag ends with a drop or is called off: by Esc, another
button, a second press, lost focus, a resize, a sheet that opens. Then the card goes back to exactly
where it was.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsSceneMouseEvent

from quiddler_qt.engine.cards import Card
from quiddler_qt.session.arrangement import NewRow
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.scene.card_sprite import CardSprite, Lies
from quiddler_qt.ui.scene.laid_words import LaidWordItem
from quiddler_qt.ui.scene.motion import Ease, Move
from quiddler_qt.ui.scene.picture import DropTarget, OnDiscards, Permission, TablePicture
from quiddler_qt.ui.scene.stage import Z_HELD, Gap, TableStage, Target, Way
from quiddler_qt.ui.scene.table_items import Pile, RowTray
from quiddler_qt.ui.scene.table_layout import Pose

_C = "Table"
_TILT = 3.0
"""A card in the fingers hangs a little askew, in degrees."""


class Source(Enum):
    """Where a held card comes from."""

    OWN = auto()
    STOCK = auto()
    DISCARDS = auto()


@dataclass(slots=True)
class Held:
    """The card under the pressed button. ``sprite`` is None until the stock's top is lifted."""

    source: Source
    grabber: QGraphicsItem
    sprite: CardSprite | None
    pressed_at: QPointF
    offset: QPointF
    is_lifted: bool = False
    target: DropTarget | None = None


class Gestures(QObject):
    """Hears the gestures of all items and says what they ask for."""

    card_dropped = Signal(int, object)
    card_activated = Signal(int)
    discard_requested = Signal(int)
    stock_activated = Signal()
    stock_dropped = Signal(object)
    discards_activated = Signal()
    discards_dropped = Signal(object)
    row_return_requested = Signal(int)
    laid_word_activated = Signal(int, int)
    refused = Signal(str)

    def __init__(self, stage: TableStage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self._held: Held | None = None
        self._dropped_back: CardSprite | None = None
        self._was_taken = False

    @property
    def is_dragging(self) -> bool:
        """Whether a card is in the fingers."""
        return self._held is not None and self._held.is_lifted

    @property
    def held_card(self) -> Card | None:
        """The card that is held, if it is one that can be told apart."""
        return self._held.sprite.card if self._held is not None and self._held.sprite is not None else None

    @property
    def _picture(self) -> TablePicture | None:
        return self._stage.picture

    # -- presses ---------------------------------------------------------------------------------------------
    def card_pressed(self, sprite: CardSprite, event: QGraphicsSceneMouseEvent) -> bool:
        """A left press on a card."""
        if self._picture is None or sprite.lies is Lies.ON_THE_WAY or sprite.card is None:
            return False
        source = Source.DISCARDS if sprite.lies is Lies.ON_DISCARDS else Source.OWN
        self._hold(Held(source, sprite, sprite, event.scenePos(), sprite.pose.center - event.scenePos()))
        return True

    def pile_pressed(self, pile: Pile, event: QGraphicsSceneMouseEvent) -> bool:
        """A left press on the stock, or beside the top discard."""
        if self._picture is None:
            return False
        source = Source.STOCK if pile.is_stock else Source.DISCARDS
        sprite = None
        if not pile.is_stock:
            cards = self._stage.cards_in(pile)
            sprite = cards[0] if cards else None
        center = pile.card_rect.center()
        self._hold(Held(source, pile, sprite, event.scenePos(), center - event.scenePos()))
        return True

    def _hold(self, held: Held) -> None:
        if self._held is not None:
            self.cancel()
        self._held = held

    # -- moves -----------------------------------------------------------------------------------------------
    def card_moved(self, sprite: CardSprite, event: QGraphicsSceneMouseEvent) -> None:
        """The pointer moved with a card under it."""
        self._moved(sprite, event)

    def pile_moved(self, pile: Pile, event: QGraphicsSceneMouseEvent) -> None:
        """The pointer moved with a pile under it."""
        self._moved(pile, event)

    def _moved(self, grabber: QGraphicsItem, event: QGraphicsSceneMouseEvent) -> None:
        held = self._held
        if held is None or held.grabber is not grabber:
            return
        if not held.is_lifted:
            way = event.scenePos() - held.pressed_at
            if way.manhattanLength() < QApplication.startDragDistance() or not self._lift(held):
                return
        self._follow(held, event.scenePos())

    def _lift(self, held: Held) -> bool:
        """Picks the card up, or says why not."""
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
        sprite = held.sprite
        stage.motion.drop((id(sprite), "pose"))
        stage.motion.drop((id(sprite), "rise"))
        sprite.rise = 0
        sprite.setZValue(Z_HELD)
        sprite.setCursor(Qt.CursorShape.ClosedHandCursor)
        held.grabber.setCursor(Qt.CursorShape.ClosedHandCursor)
        self._grow(sprite, 1)
        return True

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
        sprite = held.sprite
        if sprite is None:
            return
        center = point + held.offset
        tilt = 0.0 if self._stage.look.theme.plain else _TILT
        sprite.pose = Pose(center.x(), center.y(), tilt, sprite.pose.width)
        own = held.source is Source.OWN
        held.target = self._stage.target_at(point, center, sprite.card, own=own)
        self._stage.show_gap(Gap(sprite.card, held.target))

    def _grow(self, sprite: CardSprite, to: float) -> None:
        start = sprite.picked
        motion = self._stage.look.theme.motion

        def apply(part: float) -> None:
            sprite.picked = start + (to - start) * part

        self._stage.motion.add(Move((id(sprite), "picked"), apply, motion.pick_up_ms, ease=Ease.OutBack))

    # -- releases --------------------------------------------------------------------------------------------
    def card_released(self, sprite: CardSprite, event: QGraphicsSceneMouseEvent) -> None:
        """The button went up over a card."""
        self._released(sprite)

    def pile_released(self, pile: Pile, event: QGraphicsSceneMouseEvent) -> None:
        """The button went up over a pile."""
        self._released(pile)

    def _released(self, grabber: QGraphicsItem) -> None:
        held = self._held
        if held is None or held.grabber is not grabber:
            return
        if held.is_lifted:
            self._drop(held)
            return
        self._let_go()
        if held.source is Source.STOCK:
            self._ask(self._stage.stock.permission, self.stock_activated.emit)
        elif held.source is Source.DISCARDS:
            self._ask(self._stage.discards.permission, self.discards_activated.emit)

    def _drop(self, held: Held) -> None:
        """Says where the card was dropped. It goes home unless somebody shows another picture."""
        sprite, target = held.sprite, held.target
        self._let_go()
        if sprite is None:
            return
        if target is not None and not self._is_home(sprite, target):
            permission = self._may_drop(held.source, target)
            if not permission.allowed:
                self.refused.emit(permission.why_not)
            elif held.source is Source.STOCK:
                self._dropped_back = sprite
                self.stock_dropped.emit(target)
            elif held.source is Source.DISCARDS:
                self.discards_dropped.emit(target)
            elif sprite.card is not None:
                self.card_dropped.emit(sprite.card, target)
        self._send_home(held)

    def _is_home(self, sprite: CardSprite, target: DropTarget) -> bool:
        picture = self._picture
        if picture is None or sprite.card is None or sprite.card not in picture.arrangement.cards:
            return False
        return picture.arrangement.place_of(sprite.card) == target

    def _may_drop(self, source: Source, target: DropTarget) -> Permission:
        picture = self._picture
        if picture is None:
            return Permission(allowed=False)
        if isinstance(target, OnDiscards):
            return picture.discard
        return picture.arrange if source is Source.OWN else Permission(allowed=True)

    def _let_go(self) -> None:
        """Nothing is held any more, and nothing grabs the pointer."""
        held, self._held = self._held, None
        if held is None:
            return
        held.grabber.setCursor(Qt.CursorShape.OpenHandCursor)
        if held.sprite is not None and held.is_lifted:
            held.sprite.setCursor(Qt.CursorShape.OpenHandCursor)
            self._grow(held.sprite, 0)
        # Cards close the gap when the next picture is known: it may be filled.
        self._stage.close_gap()
        if self._stage.mouseGrabberItem() is held.grabber:
            held.grabber.ungrabMouse()

    def _send_home(self, held: Held) -> None:
        """Lets the card glide to where it belongs by now."""
        stage = self._stage
        sprite = held.sprite
        stage.settle(but=sprite)
        if sprite is None or not held.is_lifted:
            return
        duration = stage.look.theme.motion.settle_ms
        if held.source is Source.STOCK:
            # Where it was drawn, the picture has taken the back over.
            if self._dropped_back is sprite or held.target is None or not self._was_taken:
                self._dropped_back = None
                self._return_to_stock(sprite, duration)
            self._was_taken = False
            return
        target = stage.targets().get(sprite.card) if sprite.card is not None else None
        if sprite.card is None or target is None or stage.sprites.get(sprite.card) is not sprite:
            return
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

    def check_grab(self) -> None:
        """Calls a drag off where something else has taken the pointer."""
        held = self._held
        if held is not None and self._stage.mouseGrabberItem() is not held.grabber:
            self.cancel()

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

    # -- the rest --------------------------------------------------------------------------------------------
    def _ask(self, permission: Permission, allowed: Callable[[], None]) -> None:
        if permission.allowed:
            allowed()
        else:
            self.refused.emit(permission.why_not)

    def card_double_clicked(self, sprite: CardSprite) -> None:
        """Two quick clicks on a card of the own hand or a row."""
        self.activate(sprite)

    def activate(self, sprite: CardSprite) -> None:
        """Sends a card to its word or back; takes the top discard."""
        picture = self._picture
        if picture is None or sprite.card is None:
            return
        card = sprite.card
        if sprite.lies is Lies.ON_DISCARDS:
            self._ask(picture.take_discard, self.discards_activated.emit)
        elif card in picture.arrangement.cards:
            self._ask(picture.arrange, lambda: self.card_activated.emit(card))

    def ask_discard(self, sprite: CardSprite) -> None:
        """A card is to be discarded by key."""
        picture = self._picture
        if picture is not None and sprite.card is not None and sprite.card in picture.arrangement.cards:
            card = sprite.card
            self._ask(picture.discard, lambda: self.discard_requested.emit(card))

    def move_by_key(self, sprite: CardSprite, target: DropTarget) -> None:
        """A card is moved by key."""
        picture = self._picture
        if picture is not None and sprite.card is not None:
            card = sprite.card
            self._ask(picture.arrange, lambda: self.card_dropped.emit(card, target))

    def ask_stock(self) -> None:
        """The stock's top card is asked for by key."""
        if self._picture is not None:
            self._ask(self._picture.draw_stock, self.stock_activated.emit)

    def ask_discards(self) -> None:
        """The top discard is asked for by key."""
        if self._picture is not None:
            self._ask(self._picture.take_discard, self.discards_activated.emit)

    def pile_activated(self, pile: Pile) -> None:
        """A key or a screen reader asks for the top card of a pile."""
        if pile.is_stock:
            self.ask_stock()
        else:
            self.ask_discards()

    def row_returned(self, row: RowTray) -> None:
        """The small button of a row."""
        if self._picture is not None:
            self._ask(self._picture.arrange, lambda: self.row_return_requested.emit(row.row))

    def word_activated(self, word: LaidWordItem) -> None:
        """A laid word was clicked."""
        if word.is_challengeable:
            self.laid_word_activated.emit(word.seat, word.word)

    def new_row_activated(self) -> None:
        """A screen reader asks for a new word with the card that has the keyboard."""
        item = self._stage.focusItem()
        if isinstance(item, CardSprite):
            self.move_by_key(item, NewRow())

    def card_hovered(self, sprite: CardSprite, inside: bool) -> None:
        """A card of the fan comes out while the pointer or the keyboard is on it."""
        if sprite.card is None or (self._held is not None and self._held.is_lifted):
            return
        stays = sprite.shows_focus()
        up = 1.0 if ((inside and sprite.isUnderMouse()) or stays) and sprite.lies is Lies.IN_HAND else 0.0
        start = sprite.rise
        if start == up and not self._stage.motion.has((id(sprite), "rise")):
            return

        def apply(part: float) -> None:
            sprite.rise = start + (up - start) * part

        self._stage.motion.add(Move((id(sprite), "rise"), apply, self._stage.look.theme.motion.hover_ms))

    def cards_of(self, zone: QObject) -> Sequence[CardSprite]:
        """The cards that lie in a zone, in order."""
        return self._stage.cards_in(zone)

    def card_name(self, sprite: CardSprite) -> str:
        """What a screen reader says of a card."""
        return self._stage.name_of(sprite)

    def card_zone(self, sprite: CardSprite) -> QObject | None:
        """The zone a card lies in."""
        return self._stage.zone_of(sprite)

    def card_actions(self, sprite: CardSprite) -> Mapping[str, Callable[[], None]]:
        """What can be done with a card."""
        if sprite.lies is Lies.ON_DISCARDS:
            return {"Press": self.ask_discards}
        if sprite.lies is Lies.ON_THE_WAY:
            return {}
        return {
            "Press": lambda: self.activate(sprite),
            tr(_C, "Discard"): lambda: self.ask_discard(sprite),
        }
