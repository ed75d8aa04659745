"""From events to movements: where each card came from, and what it did there.

Events are redacted, so cards of others are backs. The choreography never decides anything: when it is
over, the stage is made to agree with the picture, whatever has been told.
"""

from collections.abc import Callable, Sequence
from typing import Final

from quiddler_qt.engine.actions import SeatIndex
from quiddler_qt.engine.cards import Card
from quiddler_qt.engine.events import (
    CardDiscarded,
    CardDrawn,
    DiscardTaken,
    Event,
    GoingOutCancelled,
    HandDealt,
    StockRenewed,
    WordsLaid,
)
from quiddler_qt.ui.scene.card_places import Z_WAY, Target, seat_order
from quiddler_qt.ui.scene.card_poses import Pose
from quiddler_qt.ui.scene.card_sprite import CardSprite, Lies
from quiddler_qt.ui.scene.laid_words import LaidWordItem
from quiddler_qt.ui.scene.picture import TablePicture
from quiddler_qt.ui.scene.stage import TableStage, Way

LONGEST_DEAL_MS: Final = 1500.0
"""However many cards are dealt, nobody waits longer."""
OVERLAP: Final = 0.7
"""The next movement begins when this part of the last one is over."""


class Choreography:
    """Tells one run of events on a stage that already has the layout of the picture they lead to.

    ``dropped_back`` gives the pose of the stock's top card where a person has just let it go. ``untold``
    counts cards that went to or from the discards without an event.
    """

    def __init__(
        self,
        stage: TableStage,
        before: TablePicture | None,
        picture: TablePicture,
        dropped_back: Callable[[], Pose | None],
    ) -> None:
        self._stage = stage
        self._picture = picture
        self._viewer = picture.observation.viewer
        self._dropped_back = dropped_back
        self._targets = stage.targets()
        self._clock_ms = 0.0
        self._told: set[Card] = set()
        self._others = [seat for seat in seat_order(picture) if seat != self._viewer]
        self._upcard = before.observation.upcard if before is not None else None
        self._coming: set[Card] = set()
        self.untold = 0
        self._motion = stage.look.theme.motion

    def tell(self, events: Sequence[Event], laid_before: dict[tuple[int, int], tuple[Pose, ...]]) -> None:
        """Starts all movements, one after the other, and lets everything else make room."""
        self._coming = {event.card for event in events if isinstance(event, CardDiscarded)}
        for event in events:
            match event:
                case HandDealt():
                    self._deal(event)
                case CardDrawn(seat, card):
                    self._draw(seat, card)
                case DiscardTaken(seat, card):
                    self._take(seat, card)
                case CardDiscarded(seat, card):
                    self._discard(seat, card)
                case WordsLaid(seat, words, _):
                    self._lay(seat, words)
                case GoingOutCancelled(seat, cards):
                    self._take_back(seat, cards, laid_before)
                case StockRenewed():
                    self._renew_stock()
                case _:
                    pass
        self._make_room()

    # -- events ----------------------------------------------------------------------------------------------
    def _deal(self, event: HandDealt) -> None:
        stage = self._stage
        for sprite in tuple(stage.sprites.values()):
            stage.put_away(sprite)
        hands = event.hands
        count = sum(len(hand) for hand in hands)
        stagger = min(self._motion.deal_stagger_ms, LONGEST_DEAL_MS / max(1, count))
        first = (event.dealer + 1) % len(hands)
        order = [(first + place) % len(hands) for place in range(len(hands))]
        for turn in range(max((len(hand) for hand in hands), default=0)):
            for seat in order:
                if turn >= len(hands[seat]):
                    continue
                card = hands[seat][turn]
                if seat == self._viewer and card is not None:
                    self._to_own(card, stage.layout.stock_pose, self._motion.deal_ms, face_up=False)
                else:
                    self._to_plate(seat, None, stage.layout.stock_pose, self._motion.deal_ms)
                self._clock_ms += stagger
        self._clock_ms += self._motion.deal_ms * OVERLAP
        self._to_discards(event.upcard, stage.layout.stock_pose, face_up=False)

    def _draw(self, seat: SeatIndex, card: Card | None) -> None:
        stage = self._stage
        if seat == self._viewer and card is not None:
            start = self._dropped_back() or stage.layout.stock_pose
            self._to_own(card, start, self._motion.flip_ms, face_up=False)
        else:
            self._to_plate(seat, None, stage.layout.stock_pose, self._motion.flip_ms)
        self._clock_ms += self._motion.flip_ms * OVERLAP

    def _take(self, seat: SeatIndex, card: Card) -> None:
        stage = self._stage
        self._upcard = None
        self._reveal(card)
        sprite = stage.sprites.get(card)
        start = sprite.pose if sprite is not None else stage.layout.discards_pose
        if seat == self._viewer:
            self._to_own(card, start, self._motion.flip_ms, face_up=True)
        else:
            if sprite is not None:
                stage.put_away(sprite)
            self._to_plate(seat, card, start, self._motion.flip_ms)
        self._clock_ms += self._motion.flip_ms * OVERLAP

    def _reveal(self, taken: Card) -> None:
        """The card below a discard that is taken: it has been there all the time."""
        below = self._picture.observation.upcard
        if below is None or below == taken or below in self._stage.sprites or below in self._coming:
            return
        target = self._targets[below]
        sprite = self._sprite(below, target.pose, face_up=True)
        sprite.lie(Lies.ON_DISCARDS)
        sprite.rest(target.pose)
        sprite.setZValue(target.z)
        self._told.add(below)

    def _discard(self, seat: SeatIndex, card: Card) -> None:
        stage = self._stage
        sprite = stage.sprites.get(card)
        if seat == self._viewer:
            start = sprite.pose if sprite is not None else stage.layout.own_pose()
            self._to_discards(card, start, face_up=True)
        else:
            self._to_discards(card, self._plate_pose(seat), face_up=False)
        self._clock_ms += self._motion.flip_ms * OVERLAP

    def _lay(self, seat: SeatIndex, words: Sequence[Sequence[Card]]) -> None:
        """Cards fly to the words on the table, word by word, and become part of them."""
        stage = self._stage
        for number, word in enumerate(words):
            item = stage.laid.get((seat, number))
            places = item.card_poses() if item is not None else ()
            for index, card in enumerate(word):
                sprite = stage.sprites.get(card)
                own = seat == self._viewer
                start = sprite.pose if sprite is not None and own else self._plate_pose(seat)
                if sprite is not None:
                    stage.put_away(sprite)
                if index < len(places):
                    self._told.add(card)
                    self._travel(
                        card, start, places[index], self._motion.flip_ms, face_from=1.0 if own else 0.0
                    )
            if item is not None and places:
                self._appear(item, self._motion.flip_ms)
            self._clock_ms += self._motion.flip_ms * OVERLAP

    def _take_back(
        self, seat: SeatIndex, cards: Sequence[Card], laid_before: dict[tuple[int, int], tuple[Pose, ...]]
    ) -> None:
        places = [
            pose for (owner, _), poses in sorted(laid_before.items()) if owner == seat for pose in poses
        ]
        for index, card in enumerate(cards):
            start = places[index] if index < len(places) else self._plate_pose(seat)
            if seat == self._viewer:
                self._to_own(card, start, self._motion.flip_ms, face_up=True)
            else:
                self._to_plate(seat, card, start, self._motion.flip_ms)
        self._clock_ms += self._motion.flip_ms * OVERLAP

    def _renew_stock(self) -> None:
        """A few backs go from the discards to the stock."""
        layout = self._stage.layout
        for _ in range(5):
            self._travel(None, layout.discards_pose, layout.stock_pose, self._motion.deal_ms, face_from=0)
            self._clock_ms += self._motion.deal_stagger_ms
        self._clock_ms += self._motion.deal_ms * OVERLAP

    # -- movements -------------------------------------------------------------------------------------------
    def _to_own(self, card: Card, start: Pose, duration_ms: float, *, face_up: bool) -> None:
        target = self._targets.get(card)
        if target is None:
            return
        self._told.add(card)
        sprite = self._sprite(card, start, face_up=face_up)
        self._stage.glide(
            sprite,
            target,
            Way(
                duration_ms,
                self._clock_ms,
                told=True,
                arc=target.pose.height * 0.12,
                turn_to=None if face_up else 1.0,
            ),
        )

    def _to_discards(self, card: Card, start: Pose, *, face_up: bool) -> None:
        """The card becomes the top discard; the one below stays until it is covered."""
        stage = self._stage
        below = stage.sprites.get(self._upcard) if self._upcard is not None else None
        self._upcard = card
        target = self._targets.get(card)
        if target is None or target.lies is not Lies.ON_DISCARDS:
            # Covered by a later discard of the same run.
            self._travel(
                card, start, stage.layout.discards_pose, self._motion.flip_ms, face_from=float(face_up)
            )
            return
        self._told.add(card)
        sprite = self._sprite(card, start, face_up=face_up)

        def covered() -> None:
            if below is not None and below is not sprite and below.card not in self._targets:
                stage.put_away(below)

        stage.glide(
            sprite,
            target,
            Way(
                self._motion.flip_ms,
                self._clock_ms,
                told=True,
                arc=target.pose.height * 0.1,
                turn_to=None if face_up else 1.0,
                arrived=covered,
            ),
        )

    def _to_plate(self, seat: SeatIndex, card: Card | None, start: Pose, duration_ms: float) -> None:
        if seat == self._viewer:
            return
        fan = self._stage.plates[seat].fan
        if self._stage.motion.speed:
            fan.expect(1)
        self._travel(
            card,
            start,
            self._plate_pose(seat),
            duration_ms,
            face_from=1.0 if card is not None else 0.0,
            arrived=lambda: fan.expect(-1),
        )

    def _travel(
        self,
        card: Card | None,
        start: Pose,
        end: Pose,
        duration_ms: float,
        *,
        face_from: float,
        arrived: Callable[[], None] = lambda: None,
    ) -> None:
        """A card that is put away where it arrives; until it starts it is not seen."""
        stage = self._stage
        if not stage.motion.speed:
            return
        sprite = stage.traveller(card, start, face_up=face_from > 0)
        sprite.setVisible(self._clock_ms <= 0)
        target = Target(end, None, Lies.ON_THE_WAY, Z_WAY)

        def done() -> None:
            stage.put_away(sprite)
            arrived()

        stage.glide(
            sprite,
            target,
            Way(
                duration_ms,
                self._clock_ms,
                told=True,
                arc=30,
                turn_to=1.0 if card is not None and face_from == 0 else None,
                started=lambda: sprite.setVisible(True),
                arrived=done,
            ),
        )

    def _appear(self, item: LaidWordItem, after_ms: float) -> None:
        """A laid word shows when its cards have arrived."""
        if self._stage.motion.speed:
            self._stage.appear(item, self._clock_ms + after_ms * 0.9)

    def _sprite(self, card: Card, start: Pose, *, face_up: bool) -> CardSprite:
        stage = self._stage
        sprite = stage.sprites.get(card)
        if sprite is None:
            sprite = stage.sprites[card] = stage.sprite_for(card, face_up=face_up)
            sprite.rest(start)
            sprite.setZValue(Z_WAY)
        return sprite

    def _plate_pose(self, seat: SeatIndex) -> Pose:
        if seat not in self._others:
            return self._stage.layout.own_pose()
        return self._stage.layout.plate_pose(self._others.index(seat))

    def _make_room(self) -> None:
        """Cards that no event has moved glide to where they belong now."""
        for card, target in self._targets.items():
            sprite = self._stage.sprites.get(card)
            if sprite is not None and card not in self._told and card not in self._stage.held_cards:
                was_own = sprite.lies in (Lies.IN_HAND, Lies.IN_ROW)
                if was_own is (target.lies is Lies.ON_DISCARDS):
                    self.untold += 1
                self._stage.glide(sprite, target, Way(self._motion.reorder_ms))
