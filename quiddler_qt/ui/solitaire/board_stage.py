"""The scene of the board: where every card belongs for a picture, and how it gets there."""

from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QGraphicsScene

from quiddler_qt.engine.cards import Card
from quiddler_qt.engine.solitaire import STACK_COUNT, StackIndex
from quiddler_qt.ui.scene.card_poses import Pose
from quiddler_qt.ui.scene.card_sprite import CardKeeper, CardSprite, Lies
from quiddler_qt.ui.scene.motion import Ease, Motion, Move
from quiddler_qt.ui.scene.painted_item import Look
from quiddler_qt.ui.solitaire.board_items import BoardKeeper, StackItem, WordTray
from quiddler_qt.ui.solitaire.board_layout import BoardLayout
from quiddler_qt.ui.solitaire.board_picture import BoardPicture

Z_TRAY, Z_STACK, Z_CARD, Z_WORD, Z_WAY, Z_HELD = 0, 5, 20, 60, 200, 500


@dataclass(frozen=True, slots=True)
class Place:
    """Where a card belongs."""

    pose: Pose
    step: float | None
    lies: Lies
    z: float


class Keeper(CardKeeper, BoardKeeper, Protocol):
    """Whoever hears of all gestures."""


class BoardStage(QGraphicsScene):
    """Stacks, tray, and a sprite for every card that shows."""

    def __init__(self, look: Look, motion: Motion, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.look = look
        self.motion = motion
        self.picture: BoardPicture | None = None
        self.layout: BoardLayout | None = None
        self.sprites: dict[Card, CardSprite] = {}
        self.stacks: list[StackItem] = []
        self._leaving: list[CardSprite] = []
        self._keeper: CardKeeper | None = None
        self._gap: int | None = None
        self._held: Card | None = None

    def furnish(self, keeper: Keeper) -> None:
        """Makes the items that are always there."""
        self._keeper = keeper
        self.tray = WordTray(self.look, keeper)
        self.tray.setZValue(Z_TRAY)
        self.addItem(self.tray)
        for stack in range(STACK_COUNT):
            item = StackItem(self.look, keeper, stack)
            item.setZValue(Z_STACK)
            self.stacks.append(item)
            self.addItem(item)

    def set_look(self, look: Look) -> None:
        """Paints everything with another theme or pixel ratio."""
        self.look = look
        for item in (self.tray, *self.stacks):
            item.set_look(look)
        for sprite in (*self.sprites.values(), *self._leaving):
            sprite.set_look(look)

    # -- what is where ---------------------------------------------------------------------------------------
    def stack_of(self, card: Card | None) -> StackIndex | None:
        """The stack a card is on top of, also while it lies in the word."""
        if self.picture is None or card is None or card not in self.picture.tops:
            return None
        return self.picture.tops.index(card)

    def place_of(self, card: Card | None) -> int | None:
        """The place of a card in the word, None for one on its stack."""
        stack = self.stack_of(card)
        if self.picture is None or stack is None or stack not in self.picture.word:
            return None
        return self.picture.word.index(stack)

    def sprite_on(self, stack: StackIndex) -> CardSprite | None:
        """The card on top of a stack, wherever it lies."""
        top = self.picture.tops[stack] if self.picture is not None else None
        return None if top is None else self.sprites.get(top)

    def word_sprites(self) -> list[CardSprite]:
        """The cards of the word, in order."""
        if self.picture is None:
            return []
        found = [self.sprite_on(stack) for stack in self.picture.word]
        return [sprite for sprite in found if sprite is not None]

    def places(self) -> dict[Card, Place]:
        """Where all cards belong; a gap is left in the word where a held card would go in."""
        picture, layout = self.picture, self.layout
        if picture is None or layout is None:
            return {}
        found: dict[Card, Place] = {}
        lying = [stack for stack in picture.word if picture.tops[stack] != self._held]
        count = len(lying) + (self._gap is not None)
        for stack, top in enumerate(picture.tops):
            if top is None or top == self._held:
                continue
            if stack in lying:
                place = lying.index(stack)
                place += self._gap is not None and place >= self._gap
                step = layout.word_step(count)
                found[top] = Place(layout.word_pose(place, count), step, Lies.IN_ROW, Z_WORD + place)
            else:
                found[top] = Place(layout.stack_pose(stack), None, Lies.ON_DISCARDS, Z_CARD + stack)
        return found

    # -- showing ---------------------------------------------------------------------------------------------
    def show_picture(self, picture: BoardPicture, layout: BoardLayout, *, moving: bool) -> None:
        """Makes the board agree with a picture: by motion, or at once."""
        before, self.picture, self.layout = self.picture, picture, layout
        self._gap = self._held = None
        for item in self.stacks:
            item.show_stack(picture, layout)
        self.tray.show_word(picture, layout)
        was_taken = before is not None and picture.taken > before.taken
        shown = {top for top in picture.tops if top is not None}
        for card in [card for card in self.sprites if card not in shown]:
            self._take_off(self.sprites.pop(card), fly=was_taken and moving)
        fresh = [card for card in picture.tops if card is not None and card not in self.sprites]
        places = self.places()
        for order, card in enumerate(fresh):
            sprite = self._made(card, places[card])
            if moving:
                self._turn_up(sprite, order, dealt=len(fresh) == STACK_COUNT, late=was_taken)
        for card, place in places.items():
            if card not in fresh:
                self._bring(self.sprites[card], place, moving=moving)
        if not moving:
            self.motion.finish()

    def hold(self, card: Card | None, gap: int | None) -> None:
        """A card is in the fingers: the others make room where it would go in, or close up."""
        if (card, gap) != (self._held, self._gap):
            self._held, self._gap = card, gap
            for other, place in self.places().items():
                self._bring(self.sprites[other], place, moving=True)

    def settle(self) -> None:
        """Everything glides to where it belongs."""
        self._held = self._gap = None
        for card, place in self.places().items():
            self._bring(self.sprites[card], place, moving=True)

    def clear_cards(self) -> None:
        """No card is left."""
        self.motion.clear()
        for sprite in (*self.sprites.values(), *self._leaving):
            self.removeItem(sprite)
        self.sprites.clear()
        self._leaving.clear()
        self.picture = None

    # -- motion ----------------------------------------------------------------------------------------------
    def _made(self, card: Card, place: Place) -> CardSprite:
        if self._keeper is None:
            raise RuntimeError("the stage is not furnished")
        sprite = CardSprite(self.look, self._keeper)
        sprite.become(card)
        sprite.lie(place.lies)
        sprite.rest(place.pose, place.step)
        sprite.setZValue(place.z)
        self.sprites[card] = sprite
        self.addItem(sprite)
        return sprite

    def _turn_up(self, sprite: CardSprite, order: int, *, dealt: bool, late: bool) -> None:
        """A card that was covered turns over where it lies."""
        times = self.look.theme.motion
        sprite.face_up = 0.0

        def apply(part: float) -> None:
            sprite.face_up = part

        delay = order * times.deal_stagger_ms if dealt else times.settle_ms * late
        self.motion.add(Move((id(sprite), "turn"), apply, times.flip_ms, delay, told=True))

    def _bring(self, sprite: CardSprite, place: Place, *, moving: bool) -> None:
        start, end = sprite.pose, place.pose
        sprite.lie(place.lies)
        if not moving or start.is_near(end, 0.01):
            self.motion.drop((id(sprite), "pose"))
            sprite.rest(end, place.step)
            sprite.setZValue(place.z)
            return
        sprite.setZValue(place.z + Z_WAY)

        def apply(part: float) -> None:
            sprite.pose = Pose(
                start.x + (end.x - start.x) * part,
                start.y + (end.y - start.y) * part,
                start.angle + (end.angle - start.angle) * part,
                start.width + (end.width - start.width) * part,
            )

        def done() -> None:
            sprite.rest(end, place.step)
            sprite.setZValue(place.z)

        move = Move((id(sprite), "pose"), apply, self.look.theme.motion.reorder_ms, told=True)
        move.done = done
        self.motion.add(move)

    def _take_off(self, sprite: CardSprite, *, fly: bool) -> None:
        """A card leaves the board: with its word to the side, or at once."""
        for what in ("pose", "turn", "rise", "picked"):
            self.motion.drop((id(sprite), what))
        if not fly:
            self.removeItem(sprite)
            return
        self._leaving.append(sprite)
        sprite.lie(Lies.ON_THE_WAY)
        sprite.setZValue(Z_WAY)
        start, way = sprite.pose, self.sceneRect().right() - sprite.pose.x

        def apply(part: float) -> None:
            sprite.pose = Pose(start.x + way * part, start.y, start.angle, start.width)
            sprite.setOpacity(1 - part)

        def done() -> None:
            self._leaving.remove(sprite)
            self.removeItem(sprite)

        move = Move(
            (id(sprite), "pose"), apply, self.look.theme.motion.settle_ms, ease=Ease.InCubic, told=True
        )
        move.done = done
        self.motion.add(move)
