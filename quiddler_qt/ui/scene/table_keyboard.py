"""The keyboard at the table: Tab goes through the zones, arrows through the cards, letters pick them."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsItem

from quiddler_qt.engine.cards import Card, spelling_of
from quiddler_qt.session.arrangement import Arrangement, InHand, InRow, NewRow, Place, move_cards, word_place
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.scene.card_places import seat_order
from quiddler_qt.ui.scene.card_sprite import CardSprite, Lies
from quiddler_qt.ui.scene.gestures import Gestures
from quiddler_qt.ui.scene.laid_words import LaidWordItem
from quiddler_qt.ui.scene.own_cards import ReturnButton, RowTray
from quiddler_qt.ui.scene.piles import Pile
from quiddler_qt.ui.scene.stage import TableStage
from quiddler_qt.ui.scene.table_keys import KeyId, TableKeys
from quiddler_qt.ui.scene.word_typing import WordTyping

_C = "Table"
Zone = tuple[QGraphicsItem, ...]
_Key = Qt.Key
_MODIFIER_KEYS = (_Key.Key_Shift, _Key.Key_Control, _Key.Key_Alt, _Key.Key_Meta, _Key.Key_CapsLock)


class TableKeyboard:
    """Turns keys into gestures, and keeps the focus on the table when its item goes."""

    def __init__(self, stage: TableStage, gestures: Gestures, typing: WordTyping) -> None:
        self.keys = TableKeys()
        self._stage = stage
        self._gestures = gestures
        self._typing = typing
        self._actions = self._table_of_actions()
        self._zone = 0
        self._place = 0

    # -- focus -----------------------------------------------------------------------------------------------
    def zones(self) -> Sequence[Zone]:
        """What Tab goes through; each zone has its items in reading order. None is empty."""
        stage, picture = self._stage, self._stage.picture
        if picture is None:
            return ()
        rows = [row for row in stage.rows if row.isVisible()]
        laid = sorted(stage.laid.values(), key=lambda item: (item.rect.top(), item.rect.left()))
        seats = [stage.plates[seat] for seat in seat_order(picture)]
        zones: list[Zone] = [
            stage.cards_in(stage.hand),
            *((*stage.cards_in(row), row.return_button) for row in rows),
            (stage.stock, stage.discards),
            tuple(laid),
            tuple(seats),
        ]
        return [zone for zone in zones if zone]

    def current(self) -> QGraphicsItem | None:
        """The item that has the keyboard."""
        return self._stage.focusItem()

    def _where(self, zones: Sequence[Zone]) -> tuple[int, int] | None:
        item = self.current()
        for number, zone in enumerate(zones):
            if item in zone:
                return number, zone.index(item)
        return None

    def remember(self) -> None:
        """Notes where the focus is, before the table changes."""
        where = self._where(self.zones())
        if where is not None:
            self._zone, self._place = where

    def restore(self) -> None:
        """Gives the focus to the neighbour of an item that has gone."""
        zones = self.zones()
        if not zones or self._where(zones) is not None:
            return
        zone = zones[min(self._zone, len(zones) - 1)]
        zone[min(self._place, len(zone) - 1)].setFocus(Qt.FocusReason.OtherFocusReason)

    def enter(self, *, backwards: bool = False) -> bool:
        """The keyboard comes to the table: to the first zone, or the last."""
        zones = self.zones()
        if not zones:
            return False
        zones[-1 if backwards else 0][0].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def step_zone(self, *, forwards: bool) -> bool:
        """To the next zone; False at the end of the table."""
        zones = self.zones()
        where = self._where(zones)
        if where is None:
            return False
        number = where[0] + (1 if forwards else -1)
        if not 0 <= number < len(zones):
            return False
        zones[number][0].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _step(self, by: int) -> None:
        zones = self.zones()
        where = self._where(zones)
        if where is None:
            self.restore()
            return
        zone = zones[where[0]]
        zone[(where[1] + by) % len(zone)].setFocus(Qt.FocusReason.OtherFocusReason)

    def _step_across(self, *, up: bool) -> None:
        """To the nearest item of another zone above or below."""
        item = self.current()
        if item is None:
            self.restore()
            return
        here = item.sceneBoundingRect().center()
        best: tuple[float, QGraphicsItem] | None = None
        own = self._where(self.zones())
        for number, zone in enumerate(self.zones()):
            if own is not None and number == own[0]:
                continue
            for other in zone:
                way = other.sceneBoundingRect().center() - here
                down = -way.y() if up else way.y()
                if down < 12:
                    continue
                distance = down + abs(way.x()) * 0.6
                if best is None or distance < best[0]:
                    best = (distance, other)
        if best is not None:
            best[1].setFocus(Qt.FocusReason.OtherFocusReason)

    # -- keys ------------------------------------------------------------------------------------------------
    def press(self, event: QKeyEvent) -> bool:
        """Does what a key stands for; False where it stands for nothing here."""
        if self._stage.picture is None:
            return False
        if self._typing.is_on and self._type(event):
            return True
        command = self.keys.command(event)
        if command is not None:
            self._typing.end()
            return self.do(command)
        if event.key() == _Key.Key_Escape:
            return self._gestures.clear_selection()
        letter = _letter(event)
        if letter and self.begin_word():
            self._typing.letter(letter)
            if not self._typing.has_letters:
                # A key hit by mistake must not turn those after it into letters.
                self._typing.end()
            return True
        return False

    def do(self, command: KeyId) -> bool:
        """Does what a command asks for at the table; False for those that others see to."""
        action = self._actions.get(command)
        if action is None:
            return False
        action()
        return True

    def begin_word(self) -> bool:
        """Letters pick cards from now on: for the word whose card has the keyboard, else for a new one."""
        item = self.current()
        zone = self._stage.zone_of(item) if isinstance(item, CardSprite) else None
        return self._typing.begin(zone.row if isinstance(zone, RowTray) else None)

    def _type(self, event: QKeyEvent) -> bool:
        """A key while a word is typed; False where it means what it means elsewhere, and ends the word."""
        key, modifiers = event.key(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        letter = _letter(event)
        if letter:
            self._typing.letter(letter)
        elif key == _Key.Key_Escape:
            self._typing.cancel()
            self._to_hand()
        elif key in (_Key.Key_Return, _Key.Key_Enter) and not modifiers:
            self._typing.end()
            self._to_hand()
        elif key == _Key.Key_Backspace and not modifiers:
            self._typing.take_back()
        elif key == _Key.Key_Space and not modifiers:
            self._typing.next_word()
        else:
            return key in _MODIFIER_KEYS
        return True

    def _to_hand(self) -> None:
        """The keyboard comes back to the hand, so that the next word typed is another."""
        hand = self._stage.cards_in(self._stage.hand)
        if hand:
            hand[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _table_of_actions(self) -> Mapping[KeyId, Callable[[], None]]:
        gestures = self._gestures
        return {
            KeyId.DRAW_STOCK: gestures.ask_stock,
            KeyId.TAKE_DISCARD: gestures.ask_discards,
            KeyId.SEND: lambda: self._activate(new_word=False),
            KeyId.NEW_WORD: lambda: self._activate(new_word=True),
            KeyId.DISCARD: self._discard,
            KeyId.CHALLENGE: self._doubt,
            KeyId.TYPE_WORD: self._begin_typing,
            KeyId.LEFT: lambda: self._step(-1),
            KeyId.RIGHT: lambda: self._step(1),
            KeyId.UP: lambda: self._step_across(up=True),
            KeyId.DOWN: lambda: self._step_across(up=False),
            KeyId.FIRST: lambda: self._to_end(last=False),
            KeyId.LAST: lambda: self._to_end(last=True),
            KeyId.MOVE_LEFT: lambda: self._move_cards(_Key.Key_Left),
            KeyId.MOVE_RIGHT: lambda: self._move_cards(_Key.Key_Right),
            KeyId.MOVE_UP: lambda: self._move_cards(_Key.Key_Up),
            KeyId.MOVE_DOWN: lambda: self._move_cards(_Key.Key_Down),
            KeyId.MOVE_TO_NEW_WORD: lambda: self._activate(new_word=True),
            KeyId.SELECT: self._toggle,
            KeyId.SELECT_LEFT: lambda: self._extend(-1),
            KeyId.SELECT_RIGHT: lambda: self._extend(1),
            KeyId.SELECT_ALL: self._select_all,
        }

    def _begin_typing(self) -> None:
        self.begin_word()

    # -- choosing --------------------------------------------------------------------------------------------
    def _toggle(self) -> None:
        item = self.current()
        if isinstance(item, CardSprite):
            self._gestures.toggle_selected(item)

    def _extend(self, by: int) -> None:
        """Chooses up to the next card of the same zone."""
        item = self.current()
        zone = self._stage.zone_of(item) if isinstance(item, CardSprite) else None
        if not isinstance(item, CardSprite) or zone is None:
            return
        line = self._stage.cards_in(zone)
        if self._stage.selection.anchor is None:
            self._stage.selection.anchor = item.card
        place = min(max(line.index(item) + by, 0), len(line) - 1)
        line[place].setFocus(Qt.FocusReason.OtherFocusReason)
        self._gestures.extend_selection(line[place])

    def _select_all(self) -> None:
        item = self.current()
        zone = self._stage.zone_of(item) if isinstance(item, CardSprite) else self._stage.hand
        cards = [sprite.card for sprite in self._stage.cards_in(zone or self._stage.hand)]
        self._stage.selection.choose(card for card in cards if card is not None)
        self._stage.show_selection()

    # -- acting ----------------------------------------------------------------------------------------------
    def follow_drawn(self, fresh_before: Card | None) -> None:
        """From a pile the keyboard goes with the card that was drawn from it."""
        picture = self._stage.picture
        fresh = picture.arrangement.fresh if picture is not None else None
        if fresh is not None and fresh != fresh_before and isinstance(self.current(), Pile):
            sprite = self._stage.sprites.get(fresh)
            if sprite is not None:
                sprite.setFocus(Qt.FocusReason.OtherFocusReason)

    def _discard(self) -> None:
        item = self.current()
        if isinstance(item, CardSprite):
            self._gestures.ask_discard(item)
        else:
            self._gestures.refused.emit(tr(_C, "Go to a card first, by the arrow keys."))

    def _to_end(self, *, last: bool) -> None:
        zones = self.zones()
        where = self._where(zones)
        if where is not None:
            zones[where[0]][-1 if last else 0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _doubt(self) -> None:
        """The focused word is challenged; without one, the first that may be gets the focus."""
        item = self.current()
        open_words = [word for word in self._stage.laid.values() if word.is_challengeable]
        if isinstance(item, LaidWordItem):
            self._gestures.word_activated(item)
        elif open_words:
            first = min(open_words, key=lambda word: (word.rect.top(), word.rect.left()))
            first.setFocus(Qt.FocusReason.OtherFocusReason)
            self._gestures.told.emit(
                tr(
                    _C, "{word} is marked: {challenge} again challenges it, the arrow keys choose another."
                ).format(word=spelling_of(first.cards), challenge=self.keys.shown(KeyId.CHALLENGE))
            )

    def _activate(self, *, new_word: bool) -> None:
        item = self.current()
        match item:
            case CardSprite() if new_word:
                self._gestures.move_by_key(item, NewRow())
            case CardSprite():
                self._send(item)
            case Pile():
                self._gestures.pile_activated(item)
            case ReturnButton():
                self._gestures.row_returned(item.tray)
            case LaidWordItem():
                self._gestures.word_activated(item)
            case _:
                pass

    def _send(self, sprite: CardSprite) -> None:
        """A card to the word and back; the keyboard stays in the hand, on the next card to be sent."""
        hand = self._stage.cards_in(self._stage.hand)
        place = hand.index(sprite) if sprite in hand else None
        self._gestures.activate_by_key(sprite)
        left = self._stage.cards_in(self._stage.hand)
        if place is not None and left and sprite not in left:
            left[min(place, len(left) - 1)].setFocus(Qt.FocusReason.OtherFocusReason)

    def _move_cards(self, key: int) -> None:
        """Sideways within hand or row, up to a row, down to the hand: the card, or all selected with it."""
        item, picture = self.current(), self._stage.picture
        if not isinstance(item, CardSprite) or picture is None:
            return
        if item.lies not in (Lies.IN_HAND, Lies.IN_ROW):
            return
        cards = self._gestures.chosen_with(item)
        target = self._moved(picture.arrangement, cards, key) if cards else None
        if target is not None and move_cards(picture.arrangement, cards, target) != picture.arrangement:
            self._gestures.move_by_key(item, target)

    def _moved(self, arrangement: Arrangement, cards: Sequence[Card], key: int) -> Place | None:
        """Where cards go by an arrow; several start from where the first of them lies."""
        place, rows = arrangement.place_of(cards[0]), arrangement.rows
        line = arrangement.hand if isinstance(place, InHand) else rows[place.row]
        others = [card for card in line if card not in cards]
        index = sum(card not in cards for card in line[: place.index])
        if key in (_Key.Key_Left, _Key.Key_Right):
            index += 1 if key == _Key.Key_Right else -1
            if not 0 <= index <= len(others):
                return None
            return InHand(index) if isinstance(place, InHand) else InRow(place.row, index)
        if key == _Key.Key_Up:
            if isinstance(place, InHand):
                return word_place(arrangement, self._stage.current_row)
            return InRow(place.row - 1, len(rows[place.row - 1])) if place.row > 0 else None
        return None if isinstance(place, InHand) else InHand(len(arrangement.hand))


def _letter(event: QKeyEvent) -> str:
    """The letter of a plain key, as a capital; "" for any other key."""
    strong = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    if event.modifiers() & (strong | Qt.KeyboardModifier.MetaModifier):
        return ""
    text = event.text().upper()
    return text if len(text) == 1 and "A" <= text <= "Z" else ""
