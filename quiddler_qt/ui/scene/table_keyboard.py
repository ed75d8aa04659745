"""The keyboard: Tab goes through the zones, arrows through the cards, Ctrl+arrows move the card."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsItem

from quiddler_qt.session.arrangement import InHand, InRow, NewRow
from quiddler_qt.ui.scene.card_sprite import CardSprite, Lies
from quiddler_qt.ui.scene.gestures import Gestures
from quiddler_qt.ui.scene.laid_words import LaidWordItem
from quiddler_qt.ui.scene.picture import DropTarget
from quiddler_qt.ui.scene.stage import TableStage, seat_order
from quiddler_qt.ui.scene.table_items import Pile, ReturnButton

Zone = tuple[QGraphicsItem, ...]
_Key = Qt.Key
_CTRL = Qt.KeyboardModifier.ControlModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier


class TableKeyboard:
    """Turns keys into gestures, and keeps the focus on the table when its item goes."""

    def __init__(self, stage: TableStage, gestures: Gestures) -> None:
        self._stage = stage
        self._gestures = gestures
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
        key = event.key()
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if modifiers & (Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier):
            return False
        if key in (_Key.Key_Left, _Key.Key_Right, _Key.Key_Up, _Key.Key_Down):
            if modifiers & _CTRL:
                self._move_card(key, new_word=bool(modifiers & _SHIFT))
            elif key in (_Key.Key_Left, _Key.Key_Right):
                self._step(1 if key == _Key.Key_Right else -1)
            else:
                self._step_across(up=key == _Key.Key_Up)
            return True
        if modifiers & _CTRL:
            return False
        if key in (_Key.Key_Return, _Key.Key_Enter):
            self._activate(new_word=bool(modifiers & _SHIFT))
            return True
        action = None if modifiers else self._plain_keys().get(key)
        if action is None:
            return False
        action()
        return True

    def _plain_keys(self) -> Mapping[int, Callable[[], None]]:
        """Keys that mean something on the whole table."""
        return {
            _Key.Key_Home: lambda: self._to_end(last=False),
            _Key.Key_End: lambda: self._to_end(last=True),
            _Key.Key_Space: self._gestures.ask_stock,
            _Key.Key_D: self._gestures.ask_discards,
            _Key.Key_C: self._doubt,
            _Key.Key_Delete: self._discard,
            _Key.Key_Backspace: self._discard,
        }

    def _discard(self) -> None:
        item = self.current()
        if isinstance(item, CardSprite):
            self._gestures.ask_discard(item)

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
        self._gestures.activate(sprite)
        left = self._stage.cards_in(self._stage.hand)
        if place is not None and left and sprite not in left:
            left[min(place, len(left) - 1)].setFocus(Qt.FocusReason.OtherFocusReason)

    def _move_card(self, key: int, *, new_word: bool) -> None:
        """Ctrl+arrows: sideways within hand or row, up to a row, down towards the hand."""
        item, picture = self.current(), self._stage.picture
        if not isinstance(item, CardSprite) or item.card is None or picture is None:
            return
        if item.lies not in (Lies.IN_HAND, Lies.IN_ROW) or item.card not in picture.arrangement.cards:
            return
        place = picture.arrangement.place_of(item.card)
        target = self._moved(place, key, picture.arrangement.rows, new_word=new_word)
        if target is not None and target != place:
            self._gestures.move_by_key(item, target)

    def _moved(
        self, place: InHand | InRow, key: int, rows: Sequence[Sequence[int]], *, new_word: bool
    ) -> DropTarget | None:
        hand = self._stage.picture.arrangement.hand if self._stage.picture is not None else ()
        if key in (_Key.Key_Left, _Key.Key_Right):
            index = place.index + (1 if key == _Key.Key_Right else -1)
            if isinstance(place, InHand):
                return InHand(index) if 0 <= index < len(hand) else None
            return InRow(place.row, index) if 0 <= index < len(rows[place.row]) else None
        if key == _Key.Key_Up:
            if new_word or not rows:
                return NewRow()
            row = len(rows) - 1 if isinstance(place, InHand) else place.row - 1
            return InRow(row, len(rows[row])) if row >= 0 else None
        if isinstance(place, InHand):
            return None
        return InHand(len(hand))
