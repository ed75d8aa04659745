"""What pointer and keys ask for on the table: clicks, choices, and what is dropped where."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent

from quiddler_qt.engine.cards import Card
from quiddler_qt.session.arrangement import InHand, NewRow, word_place
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.scene.card_poses import Pose
from quiddler_qt.ui.scene.card_sprite import SELECTED_RISE, CardSprite, Lies
from quiddler_qt.ui.scene.drag import Drag, Held, Source
from quiddler_qt.ui.scene.grip import Grip
from quiddler_qt.ui.scene.laid_words import LaidWordItem
from quiddler_qt.ui.scene.motion import Move
from quiddler_qt.ui.scene.own_cards import RowHandle, RowTray
from quiddler_qt.ui.scene.picture import DropTarget, Permission, TablePicture
from quiddler_qt.ui.scene.piles import Pile
from quiddler_qt.ui.scene.stage import TableStage

_C = "Table"


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
    told = Signal(str)

    def __init__(self, stage: TableStage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self.drag = Drag(stage, self)
        self.drag.lifted.connect(self.lifted)
        self.drag.returned.connect(self.returned)
        self.drag.dropped.connect(self._move)
        self.drag.stock_dropped.connect(self.stock_dropped)
        self.drag.discards_dropped.connect(self.discards_dropped)
        self.drag.refused.connect(self.refused)
        self.tags_cards = True
        self._tagged_at: Pose | None = None
        """Off while something else is looked at, a word being typed."""

    @property
    def _picture(self) -> TablePicture | None:
        return self._stage.picture

    # -- presses ---------------------------------------------------------------------------------------------
    def card_pressed(self, sprite: CardSprite, event: QGraphicsSceneMouseEvent) -> bool:
        """A left press on a card."""
        if self._picture is None or sprite.lies is Lies.ON_THE_WAY or sprite.card is None:
            return False
        source = Source.DISCARDS if sprite.lies is Lies.ON_DISCARDS else Source.OWN
        self.drag.hold(Held(source, sprite, sprite, event.scenePos(), sprite.pose.center - event.scenePos()))
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
        self.drag.hold(Held(source, pile, sprite, event.scenePos(), center - event.scenePos()))
        return True

    def _hold_row(self, handle: RowHandle, event: QGraphicsSceneMouseEvent) -> bool:
        sprites = self._stage.cards_in(handle.tray)
        if self._picture is None or not sprites:
            return False
        lead = sprites[0]
        row = self._picture.arrangement.rows[handle.tray.row]
        offset = lead.pose.center - event.scenePos()
        self.drag.hold(Held(Source.OWN, handle, lead, event.scenePos(), offset, row))
        return True

    # -- moves -----------------------------------------------------------------------------------------------
    def card_moved(self, sprite: CardSprite, event: QGraphicsSceneMouseEvent) -> None:
        """The pointer moved with a card under it."""
        self.drag.move(sprite, event)

    def grip_moved(self, grip: Grip, event: QGraphicsSceneMouseEvent) -> None:
        """The pointer moved with the cards of a pile or a row."""
        self.drag.move(grip, event)

    # -- releases --------------------------------------------------------------------------------------------
    def card_released(self, sprite: CardSprite, event: QGraphicsSceneMouseEvent) -> None:
        """The button went up over a card: the end of a drag, or a click."""
        self._released(sprite, event)

    def grip_released(self, grip: Grip, event: QGraphicsSceneMouseEvent) -> None:
        """The button went up over a pile or a handle: the end of a drag, or a click."""
        self._released(grip, event)

    def _released(self, grabber: QGraphicsItem, event: QGraphicsSceneMouseEvent) -> None:
        clicked = self.drag.release(grabber)
        if clicked is None:
            return
        if clicked.source is Source.STOCK:
            self._ask(self._stage.stock.permission, self.stock_activated.emit)
        elif clicked.source is Source.DISCARDS:
            self._ask(self._stage.discards.permission, self.discards_activated.emit)
        elif isinstance(grabber, RowHandle):
            self.row_selected(grabber.tray)
        elif clicked.sprite is not None:
            self._clicked(clicked.sprite, event.modifiers())

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

    def _move(self, cards: tuple[Card, ...], target: DropTarget) -> None:
        if len(cards) == 1:
            self.card_dropped.emit(cards[0], target)
        elif cards:
            self.cards_dropped.emit(cards, target)

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
        if sprite.card is None or self.drag.is_dragging:
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
            # Taken out of the fan in the meantime, it has nothing to rise from.
            sprite.rise = start + (up - start) * part if sprite.lies is Lies.IN_HAND else 0.0

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
        self._tagged_at = sprite.pose
        if stage.tag.card == card and stage.tag.isVisible():
            stage.show_tag(sprite)
            return
        stage.tag.setOpacity(0)
        stage.show_tag(sprite)
        hover_ms = stage.look.theme.motion.hover_ms
        stage.motion.add(Move("tag", stage.tag.setOpacity, hover_ms, delay_ms=hover_ms))

    def come_to_rest(self) -> None:
        """Nothing moves any more: a tag that came while its card was on the way is not left behind."""
        card = self._stage.tag.card
        sprite = None if card is None else self._stage.sprites.get(card)
        if sprite is not None and sprite.pose != self._tagged_at:
            self.point_again()

    def point_again(self) -> None:
        """The table has changed: the tag goes on with the card it is still about, or with none."""
        focused = self._stage.focusItem()
        sprite = focused if isinstance(focused, CardSprite) and focused.shows_focus() else None
        if sprite is None:
            sprite = next((one for one in self._stage.sprites.values() if one.isUnderMouse()), None)
        if sprite is not None and not self.drag.is_dragging and self.tags_cards:
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
