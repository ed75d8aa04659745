"""The scene of the table: all items, where they belong for a picture, and how they get there."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from quiddler_qt.engine.cards import Card, cards_value, face_of
from quiddler_qt.session.arrangement import InRow, NewRow
from quiddler_qt.ui import wording
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.scene.card_places import (
    Z_PILE,
    Z_PLATE,
    Z_TAG,
    Z_TRAY,
    Z_WAY,
    Gap,
    Target,
    contents_of,
    laid_of,
    place_at,
    places_of,
    seat_order,
)
from quiddler_qt.ui.scene.card_poses import Pose
from quiddler_qt.ui.scene.card_sprite import CardKeeper, CardSprite, Lies
from quiddler_qt.ui.scene.card_tag import CardTag, Surroundings
from quiddler_qt.ui.scene.current_row import CurrentRow
from quiddler_qt.ui.scene.laid_words import LaidOwner, LaidWordItem, WordKeeper
from quiddler_qt.ui.scene.motion import Motion, Move
from quiddler_qt.ui.scene.own_cards import HandZone, NewRowTray, RowKeeper, RowTray
from quiddler_qt.ui.scene.painted_item import Look, PaintedItem
from quiddler_qt.ui.scene.picture import DropTarget, OnDiscards, TablePicture
from quiddler_qt.ui.scene.piles import Pile, PileKeeper
from quiddler_qt.ui.scene.seat_plates import SeatPlate, StatusBar
from quiddler_qt.ui.scene.selection import Selection
from quiddler_qt.ui.scene.table_layout import ButtonSizes, PlateBox, TableContents, TableLayout

_C = "Table"
_READ_AT_A_GLANCE = 84.0
"""A free card so wide, in pixels, needs no tag."""
_FREE_PART = 0.84


class Keeper(CardKeeper, RowKeeper, PileKeeper, WordKeeper, Protocol):
    """Whoever hears of all gestures."""


@dataclass(frozen=True, slots=True)
class Way:
    """How a card gets where it belongs.

    ``told`` ways belong to an event, others just make room; ``above`` ones pass over all other cards.
    ``arc`` lifts the middle of the way by so many pixels, ``turn_to`` turns the card over: 1 shows its face.
    """

    duration_ms: float
    delay_ms: float = 0
    told: bool = False
    above: bool = False
    arc: float = 0
    turn_to: float | None = None
    started: Callable[[], None] | None = None
    arrived: Callable[[], None] | None = None


class TableStage(QGraphicsScene):
    """Items of the table. ``sprites`` are the cards that can be told apart: own ones and the top discard."""

    def __init__(self, look: Look, motion: Motion, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.look = look
        self.motion = motion
        self.picture: TablePicture | None = None
        self.layout = TableLayout(self.sceneRect().size(), TableContents())
        self.sprites: dict[Card, CardSprite] = {}
        self.gap: Gap | None = None
        self.card_scale = 1.0
        self._current = CurrentRow()
        self.selection = Selection()
        self._layout_key: object = None
        self._all: list[CardSprite] = []
        self._spare: list[CardSprite] = []
        self._travellers: list[CardSprite] = []
        self._keeper: Keeper | None = None
        self.plates: list[SeatPlate] = []
        self.rows: list[RowTray] = []
        self.laid: dict[tuple[int, int], LaidWordItem] = {}
        self._owners: dict[int, LaidOwner] = {}

    def furnish(self, keeper: Keeper) -> None:
        """Makes the items that are always there."""
        self._keeper = keeper
        self.hand = HandZone(self.look, keeper)
        self.new_row = NewRowTray(self.look, keeper)
        self.stock = Pile(self.look, keeper, is_stock=True)
        self.discards = Pile(self.look, keeper, is_stock=False)
        self.status_bar = StatusBar(self.look)
        self.tag = CardTag(self.look)
        for item, z in (
            (self.hand, -1),
            (self.new_row, Z_TRAY),
            (self.stock, Z_PILE),
            (self.discards, Z_PILE),
            (self.status_bar, Z_PLATE),
            (self.tag, Z_TAG),
        ):
            item.setZValue(z)
            item.setVisible(False)
            self.addItem(item)

    @property
    def keeper(self) -> Keeper:
        """Whoever hears of gestures."""
        if self._keeper is None:
            raise RuntimeError("the stage is not furnished")
        return self._keeper

    # -- items -----------------------------------------------------------------------------------------------
    def painted_items(self) -> Iterator[PaintedItem]:
        """Everything but cards."""
        yield from (self.hand, self.new_row, self.stock, self.discards, self.status_bar, self.tag)
        yield from self.plates
        yield from self.rows
        yield from self.laid.values()
        yield from self._owners.values()

    def set_look(self, look: Look) -> None:
        """Paints everything with another theme or pixel ratio."""
        self.look = look
        for item in self.painted_items():
            item.set_look(look)
        for sprite in self._all:
            sprite.set_look(look)

    def sprite_for(self, card: Card | None, *, face_up: bool = True) -> CardSprite:
        """A sprite from the spare ones, standing for a card from now on."""
        sprite = self._spare.pop() if self._spare else None
        if sprite is None:
            sprite = CardSprite(self.look, self.keeper)
            self.addItem(sprite)
            self._all.append(sprite)
        sprite.fresh_text = tr(_C, "new")
        sprite.become(card, face_up=face_up)
        sprite.setVisible(True)
        return sprite

    def put_away(self, sprite: CardSprite) -> None:
        """A sprite that is not needed: it forgets its card."""
        for kind in ("pose", "rise", "picked", "turn"):
            self.motion.drop((id(sprite), kind))
        if sprite.card is not None and self.sprites.get(sprite.card) is sprite:
            del self.sprites[sprite.card]
        if sprite in self._travellers:
            self._travellers.remove(sprite)
        if sprite is self.mouseGrabberItem():
            sprite.ungrabMouse()
        sprite.setVisible(False)
        sprite.become(None)
        self._spare.append(sprite)

    def traveller(self, card: Card | None, pose: Pose, *, face_up: bool = True) -> CardSprite:
        """A card on its way that does not stay: it is put away where it arrives."""
        sprite = self.sprite_for(card, face_up=face_up)
        sprite.rest(pose)
        sprite.setZValue(Z_WAY)
        self._travellers.append(sprite)
        return sprite

    def put_travellers_away(self) -> None:
        """Nothing is on its way any more."""
        for sprite in tuple(self._travellers):
            self.put_away(sprite)

    # -- zones -----------------------------------------------------------------------------------------------
    def lay_out(self, picture: TablePicture, size: QRectF, text_scale: float, buttons: ButtonSizes) -> None:
        """Gives all zones their place and content for a picture; the cards are moved by others."""
        self.picture = picture
        contents = contents_of(picture, flat=self.look.theme.plain)
        key = (size.size(), contents, text_scale, buttons, self.card_scale)
        if self._layout_key != key:
            self._layout_key = key
            self.layout = TableLayout(size.size(), contents, text_scale, buttons, self.card_scale)
        self._current.follow(picture.arrangement.rows)
        self.selection.keep(picture.arrangement.cards)
        layout, seen = self.layout, picture.observation
        self.hand.setVisible(True)
        self.hand.set_rect(layout.hand.area)
        self.new_row.setVisible(contents.new_row and seen.viewer is not None)
        room = (
            layout.buttons.detail.width() if layout.detail_in_new_row and picture.main_action.detail else 0.0
        )
        self.new_row.show_row(layout.new_row, layout.text, room)
        for pile, card, caption, count, top, permission in (
            (self.stock, layout.stock, layout.stock_caption, seen.stock_count, None, picture.draw_stock),
            (
                self.discards,
                layout.discards,
                layout.discards_caption,
                seen.discard_count,
                seen.upcard,
                picture.take_discard,
            ),
        ):
            pile.setVisible(True)
            pile.show_pile(card, caption, layout.text, count, top, permission)
        named = self.stock.can_be_named() and self.discards.can_be_named()
        for pile in (self.stock, self.discards):
            pile.name(named=named)
        self._show_plates(picture)
        self._show_rows(picture)
        self._show_laid(picture)

    def _show_plates(self, picture: TablePicture) -> None:
        seen, layout = picture.observation, self.layout
        while len(self.plates) < len(seen.seats):
            plate = SeatPlate(self.look, len(self.plates))
            plate.setZValue(Z_PLATE)
            self.addItem(plate)
            self.plates.append(plate)
        for plate in self.plates[len(seen.seats) :]:
            plate.setVisible(False)
        others = seat_order(picture)
        if seen.viewer is not None:
            others = others[:-1]
        playing = seen.phase.value in ("draw", "play")
        for place, seat in enumerate(others):
            self.plates[seat].setVisible(True)
            self.plates[seat].show_seat(
                layout.plates[place],
                seen.seats[seat],
                picture.seat_notes[seat],
                on_turn=playing and seat == seen.seat,
                own=False,
            )
        self.status_bar.set_rect(layout.own_plate)
        self.status_bar.setVisible(seen.viewer is None)
        if seen.viewer is not None:
            own = self.plates[seen.viewer]
            own.setVisible(True)
            own.show_seat(
                PlateBox(layout.own_plate, layout.own_text, two_lines=layout.own_stacked, fan=None),
                seen.seats[seen.viewer],
                picture.seat_notes[seen.viewer],
                on_turn=playing and seen.is_my_turn,
                own=True,
            )

    @property
    def current_row(self) -> int | None:
        """The row to which cards are sent."""
        return self._current.index

    def make_current(self, row: int) -> None:
        """Cards are sent to this row from now on."""
        if self.picture is not None and 0 <= row < len(self.picture.arrangement.rows):
            self._current.choose(row, self.picture.arrangement.rows)
            self._show_rows(self.picture)

    def _show_rows(self, picture: TablePicture) -> None:
        while len(self.rows) < len(picture.rows):
            row = RowTray(self.look, self.keeper, len(self.rows))
            row.setZValue(Z_TRAY)
            self.addItem(row)
            self.rows.append(row)
        for index, row in enumerate(self.rows):
            row.setVisible(index < len(picture.rows))
            if index < len(picture.rows):
                current = index == self.current_row and len(picture.rows) > 1
                row.show_row(self.layout.rows[index], self.layout.text, picture.rows[index], current=current)
            else:
                row.show_preview(())

    def _show_laid(self, picture: TablePicture) -> None:
        seen = picture.observation
        shown = set()
        for box in self.layout.laid:
            key = (box.seat, box.word)
            shown.add(key)
            if key not in self.laid:
                item = LaidWordItem(self.look, self.keeper, *key)
                item.setZValue(Z_TRAY)
                self.addItem(item)
                self.laid[key] = item
            cards, judged, unused = laid_of(picture, box.seat)[box.word]
            self.laid[key].setVisible(True)
            self.laid[key].show_word(
                box,
                seen.seats[box.seat].name,
                cards,
                judged,
                unused=unused,
                challengeable=key in picture.challengeable,
            )
        for key in self.laid.keys() - shown:
            self._remove(self.laid.pop(key))
        for group in self.layout.group_boxes:
            if group.seat not in self._owners:
                owner = LaidOwner(self.look, group.seat)
                owner.setZValue(Z_TRAY)
                self.addItem(owner)
                self._owners[group.seat] = owner
            self._owners[group.seat].show_owner(group, seen.seats[group.seat].name)
        for seat in self._owners.keys() - {group.seat for group in self.layout.group_boxes}:
            self._remove(self._owners.pop(seat))

    def _remove(self, item: QGraphicsItem) -> None:
        self.removeItem(item)
        if isinstance(item, QObject):
            item.deleteLater()

    def empty(self) -> None:
        """Shows no card of anybody, and remembers none."""
        self.motion.clear()
        self.gap = None
        for sprite in self._all:
            if sprite not in self._spare:
                self.put_away(sprite)
        for key in tuple(self.laid):
            self._remove(self.laid.pop(key))
        for seat in tuple(self._owners):
            self._remove(self._owners.pop(seat))
        for row in self.rows:
            row.setVisible(False)
            row.forget()
        for plate in self.plates:
            plate.setVisible(False)
            plate.forget()
        for item in (self.hand, self.new_row, self.stock, self.discards, self.status_bar):
            item.setVisible(False)
        for pile in (self.stock, self.discards):
            pile.forget()
        self.selection.clear()
        self.tag.forget()
        self._current.forget()
        self.picture = None

    # -- where cards belong ----------------------------------------------------------------------------------
    def targets(self) -> dict[Card, Target]:
        """Where every card belongs, with the gap open where one is held over its place."""
        return {} if self.picture is None else places_of(self.picture, self.layout, self.gap)

    @property
    def held_cards(self) -> frozenset[Card]:
        """Cards in the fingers that can be told apart."""
        return frozenset() if self.gap is None else self.gap.known

    def target_at(
        self, point: QPointF, center: QPointF, held: Sequence[Card | None], *, own: bool
    ) -> DropTarget | None:
        """What lies under the pointer at ``point``; the first card's ``center`` tells between which cards."""
        if self.picture is None:
            return None
        return place_at(self.picture, self.layout, point, center, held, own=own)

    def show_gap(self, gap: Gap | None) -> None:
        """Opens the gap where the held card will land, and tells in the row what that will do."""
        if gap != self.gap:
            self._set_gap(gap)
            self.settle()

    def close_gap(self) -> None:
        """Closes the gap and moves no card: the picture that comes will."""
        if self.gap is not None:
            self._set_gap(None)

    def _set_gap(self, gap: Gap | None) -> None:
        self.gap = gap
        place = gap.place if gap is not None else None
        picture = self.picture
        for row in self.rows:
            if picture is None or row.row >= len(picture.rows):
                continue
            slots: tuple[Pose, ...] = ()
            text = ""
            active = isinstance(place, InRow) and place.row == row.row
            if active and isinstance(place, InRow) and gap is not None:
                many = len(gap.cards)
                others = sum(card not in gap.cards for card in picture.arrangement.rows[row.row])
                slots = self.layout.rows[row.row].poses(others + many)[place.index : place.index + many]
                text = self._preview_text(gap, row.row)
            row.show_preview(slots, text, active=active)
        self.new_row.show_preview(active=isinstance(place, NewRow))
        allowed = picture is not None and picture.discard.allowed
        self.discards.show_preview(active=isinstance(place, OnDiscards) and allowed)

    def _preview_text(self, gap: Gap, row: int) -> str:
        cards = tuple(card for card in gap.cards if card is not None)
        if not cards or self.picture is None:
            return tr(_C, "drop the card here")
        here = self.picture.arrangement.rows[row]
        new = tuple(card for card in cards if card not in here)
        if not new:
            return self.picture.rows[row].text
        text = tr(_C, "drop {face} to add {points}")
        return text.format(face=" ".join(map(face_of, new)), points=cards_value(new))

    # -- how cards get there ---------------------------------------------------------------------------------
    def settle(self, but: Sequence[CardSprite] = ()) -> None:
        """Lets every card that is not where it belongs glide there, ``but`` for some."""
        held = self.held_cards
        for card, target in self.targets().items():
            sprite = self.sprites.get(card)
            if sprite is not None and sprite not in but and card not in held:
                self.glide(sprite, target, Way(self.look.theme.motion.reorder_ms))

    def glide(self, sprite: CardSprite, target: Target, way: Way) -> None:
        """Moves a sprite to where it belongs."""
        sprite.lie(target.lies)
        start = sprite.pose
        end = target.pose
        face_from = sprite.face_up
        if start.is_near(end, 0.01) and way.turn_to is None:
            self.motion.drop((id(sprite), "pose"))
            sprite.rest(end, target.step)
            sprite.setZValue(target.z)
            if way.arrived is not None:
                way.arrived()
            return
        if way.duration_ms > 0:
            sprite.setZValue(target.z + (Z_WAY if way.told or way.above else 0))

        def apply(part: float) -> None:
            lift = way.arc * 4 * part * (1 - part)
            sprite.pose = Pose(
                start.x + (end.x - start.x) * part,
                start.y + (end.y - start.y) * part - lift,
                start.angle + (end.angle - start.angle) * part,
                start.width + (end.width - start.width) * part,
            )
            if way.turn_to is not None:
                turned = min(1.0, max(0.0, part * 1.6 - 0.45))
                sprite.face_up = face_from + (way.turn_to - face_from) * turned

        def done() -> None:
            sprite.rest(end, target.step)
            sprite.setZValue(target.z)
            if way.turn_to is not None:
                sprite.face_up = way.turn_to
            if way.arrived is not None:
                way.arrived()

        move = Move((id(sprite), "pose"), apply, way.duration_ms, way.delay_ms, told=way.told)
        move.started, move.done = way.started, done
        self.motion.add(move)

    def appear(self, item: QGraphicsItem, delay_ms: float) -> None:
        """Shows an item only after a while."""
        item.setOpacity(0)
        self.motion.add(
            Move((id(item), "appear"), item.setOpacity, self.look.theme.motion.hover_ms, delay_ms, told=True)
        )

    def put_right(self, *, leave_moving: bool = False) -> int:
        """Makes the cards agree with the picture at once; returns how many did not.

        With ``leave_moving`` cards on their way to where they belong may go on.
        """
        wrong = 0
        targets = self.targets()
        held = self.held_cards
        fresh = self.picture.arrangement.fresh if self.picture is not None else None
        for card in self.sprites.keys() - targets.keys() - held:
            wrong += 1
            self.put_away(self.sprites[card])
        for card, target in targets.items():
            if card in held and target.lies is Lies.ON_DISCARDS:
                continue
            sprite = self.sprites.get(card)
            if sprite is None:
                wrong += 1
                sprite = self.sprites[card] = self.sprite_for(card)
            elif leave_moving and self.motion.has((id(sprite), "pose")):
                continue
            elif not sprite.pose.is_near(target.pose) or sprite.face_up < 1:
                wrong += 1
            self.motion.drop((id(sprite), "pose"))
            sprite.face_up = 1.0
            sprite.lie(target.lies)
            sprite.rest(target.pose, target.step)
            sprite.setZValue(target.z)
            sprite.setVisible(True)
        for card, sprite in self.sprites.items():
            if sprite.is_fresh is not (card == fresh):
                sprite.is_fresh = card == fresh
                sprite.update()
            sprite.mark = self.picture.marks.get(card) if self.picture is not None else None
        self.show_selection()
        return wrong

    def is_hard_to_read(self, sprite: CardSprite) -> bool:
        """Whether another card covers a good part of it, or it is small."""
        zone = self.zone_of(sprite)
        cards = self.cards_in(zone) if zone is not None else ()
        if sprite.pose.width < _READ_AT_A_GLANCE or sprite not in cards:
            return True
        place = cards.index(sprite)
        if place == len(cards) - 1:
            return False
        return cards[place + 1].pose.x - sprite.pose.x < _FREE_PART * sprite.pose.width

    def show_tag(self, sprite: CardSprite) -> None:
        """Face and value of a card, large, above it."""
        if sprite.card is not None:
            # It has to be read at a glance in a small window, and to leave the rest in sight in large type.
            layout = self.layout
            text = min(max(1.0, layout.text), 1.6 * max(1.0, layout.unit))
            self.tag.point_at(sprite, sprite.card, text, self._surroundings(sprite))

    def _surroundings(self, sprite: CardSprite) -> Surroundings:
        """What the tag of a card should leave in sight. Widgets lie over the scene: it would go under."""
        layout = self.layout
        places = layout.buttons
        written = [places.sort, places.shuffle, places.clear, places.main, self.new_row.text_rect()]
        if self.picture is not None and self.picture.main_action.detail:
            written.append(places.detail)
        own = (Lies.IN_HAND, Lies.IN_ROW)
        cards = (one.pose.bounds() for one in self.sprites.values() if one is not sprite and one.lies in own)
        return Surroundings(layout.felt, tuple(written), tuple(cards))

    def show_selection(self) -> None:
        """Marks the cards that are selected, and no others."""
        for card, sprite in self.sprites.items():
            sprite.mark_selected(card in self.selection)

    def cards_in(self, zone: QObject) -> tuple[CardSprite, ...]:
        """The cards that lie in a zone, in order."""
        if self.picture is None:
            return ()
        cards: tuple[Card, ...] = ()
        if zone is self.hand:
            cards = self.picture.arrangement.hand
        elif isinstance(zone, RowTray) and zone.row < len(self.picture.arrangement.rows):
            cards = self.picture.arrangement.rows[zone.row]
        elif zone is self.discards and self.picture.observation.upcard is not None:
            cards = (self.picture.observation.upcard,)
        return tuple(self.sprites[card] for card in cards if card in self.sprites)

    def zone_of(self, sprite: CardSprite) -> QObject | None:
        """The zone a card lies in."""
        if sprite.card is None or self.picture is None:
            return None
        if sprite.card in self.picture.arrangement.hand:
            return self.hand
        for row, cards in enumerate(self.picture.arrangement.rows):
            if sprite.card in cards:
                return self.rows[row]
        return self.discards if sprite.card == self.picture.observation.upcard else None

    def name_of(self, sprite: CardSprite) -> str:
        """A card's face, value and place, as it is read out, and what a hint says of it."""
        name = self._place_name(sprite)
        return f"{name}, {sprite.mark.spoken}" if name and sprite.mark is not None else name

    def _place_name(self, sprite: CardSprite) -> str:
        zone = self.zone_of(sprite)
        if sprite.card is None or zone is None:
            return ""
        card = wording.card_name(sprite.card)
        cards = self.cards_in(zone)
        number = cards.index(sprite) + 1 if sprite in cards else 0
        if isinstance(zone, RowTray):
            text = tr(_C, "{card}, card {number} of {count} in word {row}")
            return text.format(card=card, number=number, count=len(cards), row=zone.row + 1)
        if zone is self.discards:
            return tr(_C, "{card}, top of the discards").format(card=card)
        text = tr(_C, "{card}, card {number} of {count} in your hand")
        name = text.format(card=card, number=number, count=len(cards))
        fresh = self.picture is not None and self.picture.arrangement.fresh == sprite.card
        return tr(_C, "{card}, new").format(card=name) if fresh else name
