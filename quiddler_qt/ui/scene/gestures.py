"""What a pointer does on the table: clicks, and cards that are dragged: one, all that are selected, or a row.

Cards are moved by the mouse events of their items. A drag ends with a drop or is called off: by Esc, another
button, a second press, lost focus, a resize, a sheet that opens. Then the cards go back to exactly where they
were.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsSceneMouseEvent

from quiddler_qt.engine.cards import Card
from quiddler_qt.session.arrangement import InHand, NewRow, move_cards, word_place
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.scene.card_places import Z_HELD, Gap, Target
from quiddler_qt.ui.scene.card_poses import Pose
from quiddler_qt.ui.scene.card_sprite import SELECTED_RISE, CardSprite, Lies
from quiddler_qt.ui.scene.grip import Grip
from quiddler_qt.ui.scene.laid_words import LaidWordItem
from quiddler_qt.ui.scene.motion import Move
from quiddler_qt.ui.scene.own_cards import RowHandle, RowTray
from quiddler_qt.ui.scene.picture import DropTarget, OnDiscards, Permission, TablePicture
from quiddler_qt.ui.scene.piles import Pile
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


class Gestures(QObject):
    """Hears the gestures of all items and says what they ask for.

    ``lifted()`` comes when cards leave the table in the fingers, ``returned()`` when they are let go and
    nothing has come of it.
    """

    lifted = Signal()
    returned = Signal()
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
    refused = Signal(str)

    def __init__(self, stage: TableStage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self._held: Held | None = None
        self._dropped_back: CardSprite | None = None
        self._was_taken = False
        self.tags_cards = True
        """Off while something else is looked at, a word being typed."""

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

    def grip_pressed(self, grip: Grip, event: QGraphicsSceneMouseEvent) -> bool:
        """A left press on a pile or on the handle of a row."""
        if isinstance(grip, Pile):
            return self._hold_top(grip, event)
        return isinstance(grip, RowHandle) and self._hold_row(grip, event)

    def _hold_top(self, pile: Pile, event: QGraphicsSceneMouseEvent) -> bool:
        """Of the stock, or of the discards where the press was beside the card."""
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

    def _hold_row(self, handle: RowHandle, event: QGraphicsSceneMouseEvent) -> bool:
        sprites = self._stage.cards_in(handle.tray)
        if self._picture is None or not sprites:
            return False
        lead = sprites[0]
        row = self._picture.arrangement.rows[handle.tray.row]
        offset = lead.pose.center - event.scenePos()
        self._hold(Held(Source.OWN, handle, lead, event.scenePos(), offset, row))
        return True

    # -- moves -----------------------------------------------------------------------------------------------
    def card_moved(self, sprite: CardSprite, event: QGraphicsSceneMouseEvent) -> None:
        """The pointer moved with a card under it."""
        self._moved(sprite, event)

    def grip_moved(self, grip: Grip, event: QGraphicsSceneMouseEvent) -> None:
        """The pointer moved with the cards of a pile or a row."""
        self._moved(grip, event)

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

    # -- releases --------------------------------------------------------------------------------------------
    def card_released(self, sprite: CardSprite, event: QGraphicsSceneMouseEvent) -> None:
        """The button went up over a card: the end of a drag, or a click."""
        self._released(sprite, event)

    def grip_released(self, grip: Grip, event: QGraphicsSceneMouseEvent) -> None:
        """The button went up over a pile or a handle: the end of a drag, or a click."""
        self._released(grip, event)

    def _released(self, grabber: QGraphicsItem, event: QGraphicsSceneMouseEvent) -> None:
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
        elif isinstance(grabber, RowHandle):
            self.row_selected(grabber.tray)
        elif held.sprite is not None:
            self._clicked(held.sprite, event.modifiers())

    def _clicked(self, sprite: CardSprite, modifiers: Qt.KeyboardModifier) -> None:
        """A click chooses: with Ctrl one more or one fewer, with Shift all up to it, else none."""
        stage, card = self._stage, sprite.card
        if card is None:
            return
        if modifiers & Qt.KeyboardModifier.ControlModifier:
            stage.selection.toggle(card)
        elif modifiers & Qt.KeyboardModifier.ShiftModifier:
            self.extend_selection(sprite)
        else:
            stage.selection.clear()
            stage.selection.anchor = card
            zone = stage.zone_of(sprite)
            if isinstance(zone, RowTray):
                stage.make_current(zone.row)
        stage.show_selection()

    def extend_selection(self, sprite: CardSprite) -> None:
        """Chooses all cards of a zone from where the choice began up to this one."""
        stage = self._stage
        zone = stage.zone_of(sprite)
        if sprite.card is None or zone is None:
            return
        line = tuple(other.card for other in stage.cards_in(zone) if other.card is not None)
        stage.selection.extend(sprite.card, line)
        stage.show_selection()

    def row_selected(self, row: RowTray) -> None:
        """Chooses all cards of a row, or none where all are chosen."""
        stage = self._stage
        cards = frozenset(sprite.card for sprite in stage.cards_in(row) if sprite.card is not None)
        stage.make_current(row.row)
        stage.selection.choose(() if cards == stage.selection.cards else cards)
        stage.show_selection()

    def clear_selection(self) -> bool:
        """Chooses no card; False where none was chosen."""
        if not len(self._stage.selection):
            return False
        self._stage.selection.clear()
        self._stage.show_selection()
        return True

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
                self.clear_selection()
                self._move(cards, target)
        else:
            self.returned.emit()
        self._send_home(held)

    def _move(self, cards: tuple[Card, ...], target: DropTarget) -> None:
        if len(cards) == 1:
            self.card_dropped.emit(cards[0], target)
        elif cards:
            self.cards_dropped.emit(cards, target)

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

    def activate_by_key(self, sprite: CardSprite) -> None:
        """As a double click; where this card is one of several selected, all of them go."""
        picture = self._picture
        if picture is None or sprite.card is None:
            return
        cards = self.chosen_with(sprite)
        if len(cards) < 2:
            self.activate(sprite)
        elif sprite.lies is Lies.IN_HAND:
            self._by_key(cards, word_place(picture.arrangement, self._stage.current_row))
        else:
            self._by_key(cards, InHand(len(picture.arrangement.hand)))

    def chosen_with(self, sprite: CardSprite) -> tuple[Card, ...]:
        """The selected cards in order where this one is among them, else this one."""
        picture, card = self._picture, sprite.card
        if picture is None or card is None:
            return ()
        if card in self._stage.selection:
            return self._stage.selection.in_order(picture.arrangement.cards)
        return (card,)

    def toggle_selected(self, sprite: CardSprite) -> None:
        """Chooses a card as well, or no longer."""
        picture, card = self._picture, sprite.card
        if picture is not None and card is not None and card in picture.arrangement.cards:
            self._stage.selection.toggle(card)
            self._stage.show_selection()

    def ask_discard(self, sprite: CardSprite) -> None:
        """A card is to be discarded by key."""
        picture = self._picture
        if picture is None or sprite.card is None or sprite.card not in picture.arrangement.cards:
            return
        card = sprite.card
        if len(self.chosen_with(sprite)) > 1:
            self.refused.emit(tr(_C, "One card ends a turn: discard just one."))
        else:
            self._ask(picture.discard, lambda: self.discard_requested.emit(card))

    def move_by_key(self, sprite: CardSprite, target: DropTarget) -> None:
        """A card is moved by key, with all that are selected with it."""
        self._by_key(self.chosen_with(sprite), target)

    def _by_key(self, cards: tuple[Card, ...], target: DropTarget) -> None:
        picture = self._picture
        if picture is not None and cards:
            self._ask(picture.arrange, lambda: self._move(cards, target))

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
        is_on = inside or stays
        up = 0.0
        if sprite.lies is Lies.IN_HAND:
            up = SELECTED_RISE if sprite.is_selected else 1.0 if is_on else 0.0
        self._tag(sprite, shown=is_on and self.tags_cards)
        start = sprite.rise
        if start == up and not self._stage.motion.has((id(sprite), "rise")):
            return

        def apply(part: float) -> None:
            sprite.rise = start + (up - start) * part

        self._stage.motion.add(Move((id(sprite), "rise"), apply, self._stage.look.theme.motion.hover_ms))

    def _tag(self, sprite: CardSprite, *, shown: bool) -> None:
        """The tag comes when the card has risen, and goes with the pointer."""
        stage, card = self._stage, sprite.card
        own = sprite.lies in (Lies.IN_HAND, Lies.IN_ROW)
        if not shown or not own or card is None or not stage.is_hard_to_read(sprite):
            if stage.tag.card == card:
                stage.motion.drop("tag")
                stage.tag.forget()
            return
        if stage.tag.card == card and stage.tag.isVisible():
            stage.show_tag(sprite)
            return
        stage.tag.setOpacity(0)
        stage.show_tag(sprite)
        hover_ms = stage.look.theme.motion.hover_ms
        stage.motion.add(Move("tag", stage.tag.setOpacity, hover_ms, delay_ms=hover_ms))

    def point_again(self) -> None:
        """The table has changed: the tag goes on with the card it is still about, or with none."""
        focused = self._stage.focusItem()
        sprite = focused if isinstance(focused, CardSprite) and focused.shows_focus() else None
        if sprite is None:
            sprite = next((one for one in self._stage.sprites.values() if one.isUnderMouse()), None)
        if sprite is not None and not self.is_dragging and self.tags_cards:
            self._tag(sprite, shown=True)
        else:
            self._stage.tag.forget()

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
            "Press": lambda: self.activate_by_key(sprite),
            tr(_C, "Discard"): lambda: self.ask_discard(sprite),
            tr(_C, "Select"): lambda: self.toggle_selected(sprite),
        }
