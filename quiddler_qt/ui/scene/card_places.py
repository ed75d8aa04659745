"""What belongs where for a picture of the table: seats, laid words, every card. No items, no motion."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF

from quiddler_qt.engine.cards import Card
from quiddler_qt.engine.words import letter_count
from quiddler_qt.session.arrangement import InHand, InRow, NewRow
from quiddler_qt.ui.scene.card_poses import Pose
from quiddler_qt.ui.scene.card_sprite import Lies
from quiddler_qt.ui.scene.laid_words import Judged
from quiddler_qt.ui.scene.picture import DropTarget, OnDiscards, TablePicture
from quiddler_qt.ui.scene.table_layout import TableContents, TableLayout
from quiddler_qt.ui.scene.words_layout import LaidGroup, WordSize

Z_TRAY, Z_PILE, Z_PLATE, Z_DISCARDS, Z_ROW, Z_HAND = 0, 5, 10, 16, 20, 50
Z_WAY, Z_HELD, Z_TAG = 200, 500, 600
"""What lies above what."""


@dataclass(frozen=True, slots=True)
class Target:
    """Where a card belongs."""

    pose: Pose
    step: float | None
    lies: Lies
    z: float
    row: int = -1


@dataclass(frozen=True, slots=True)
class Gap:
    """Cards that are held (None: one that has no sprite yet), and the place that opens for them."""

    cards: tuple[Card | None, ...]
    place: DropTarget | None

    @property
    def known(self) -> frozenset[Card]:
        """The held cards that can be told apart."""
        return frozenset(card for card in self.cards if card is not None)


def seat_order(picture: TablePicture) -> tuple[int, ...]:
    """All seats clockwise from the viewer's left; the viewer comes last."""
    seen = picture.observation
    count = len(seen.seats)
    first = 0 if seen.viewer is None else seen.viewer + 1
    return tuple((first + place) % count for place in range(count))


def laid_of(picture: TablePicture, seat: int) -> tuple[tuple[tuple[Card, ...], Judged, bool], ...]:
    """What a seat has lying open: its words with their judgment, and its unused cards at last."""
    seen = picture.observation
    view = seen.seats[seat]
    words = [(word.cards, Judged(word.judgment.value), False) for word in view.laid]
    # A viewer's own unused cards are still in its hand.
    if view.unused and seat != seen.viewer:
        words.append((view.unused, Judged.NONE, True))
    return tuple(words)


def contents_of(picture: TablePicture, *, flat: bool) -> TableContents:
    """What has to find a place; ``flat`` where no card may lean on another."""
    seen = picture.observation
    is_played = seen.phase.value in ("draw", "play")
    return TableContents(
        others=len(seen.seats) - (seen.viewer is not None),
        own=seen.viewer is not None,
        hand=len(picture.arrangement.hand),
        rows=tuple(len(row) for row in picture.arrangement.rows),
        laid=tuple(
            LaidGroup(
                seat,
                tuple(
                    WordSize(len(cards), letter_count(cards), unused or judged is not Judged.NONE)
                    for cards, judged, unused in laid_of(picture, seat)
                ),
            )
            for seat in seat_order(picture)
            if laid_of(picture, seat)
        ),
        fans=all(view.unused is None for view in seen.seats),
        # Whoever has laid all cards starts no word.
        new_row=bool(picture.rows) or (is_played and bool(picture.arrangement.hand)),
        flat=flat,
    )


def places_of(picture: TablePicture, layout: TableLayout, gap: Gap | None) -> dict[Card, Target]:
    """Where every card belongs but those that are held, with the gap open where they are over their place."""
    arrangement = picture.arrangement
    held = gap.known if gap is not None else frozenset()
    place = gap.place if gap is not None else None
    slots: list[Card | None] = [None] * (len(gap.cards) if gap is not None else 0)
    found: dict[Card, Target] = {}
    hand: list[Card | None] = [card for card in arrangement.hand if card not in held]
    if isinstance(place, InHand):
        hand[place.index : place.index] = slots
    poses = layout.hand.poses(len(hand))
    step = layout.hand.step(len(hand))
    for index, (card, pose) in enumerate(zip(hand, poses, strict=True)):
        if card is not None:
            found[card] = Target(pose, step, Lies.IN_HAND, Z_HAND + index)
    for row, cards in enumerate(arrangement.rows):
        line: list[Card | None] = [card for card in cards if card not in held]
        if isinstance(place, InRow) and place.row == row:
            line[place.index : place.index] = slots
        poses = layout.rows[row].poses(len(line))
        step = poses[1].x - poses[0].x if len(poses) > 1 else layout.rows[row].step
        for index, (card, pose) in enumerate(zip(line, poses, strict=True)):
            if card is not None:
                found[card] = Target(pose, step, Lies.IN_ROW, Z_ROW + index * 0.1, row)
    top = picture.observation.upcard
    if top is not None and top not in held:
        found[top] = Target(layout.discards_pose, None, Lies.ON_DISCARDS, Z_DISCARDS)
    return found


def place_at(
    picture: TablePicture,
    layout: TableLayout,
    point: QPointF,
    center: QPointF,
    held: Sequence[Card | None],
    *,
    own: bool,
) -> DropTarget | None:
    """What lies under the pointer at ``point``; the first card's ``center`` tells between which cards."""
    arrangement = picture.arrangement
    for row, cards in enumerate(arrangement.rows):
        box = layout.rows[row]
        if box.rect.adjusted(-4, -4, 4, 4).contains(point):
            count = sum(card not in held for card in cards)
            return InRow(row, box.index_at(center.x(), count, len(held)))
    if layout.new_row.adjusted(-4, -4, 4, 4).contains(point):
        return NewRow()
    if own and layout.discards.adjusted(-14, -14, 14, 14).contains(point):
        return OnDiscards()
    # Beside the fan and below it there is nothing else: that is the hand as well.
    felt = layout.felt
    top = layout.hand.area.top() - 4
    if felt.left() <= point.x() <= felt.right() and top <= point.y() <= layout.size.height():
        count = sum(card not in held for card in arrangement.hand)
        return InHand(layout.hand.index_at(center.x(), count, center.y(), len(held)))
    return None
