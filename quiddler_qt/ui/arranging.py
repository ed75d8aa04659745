"""A person's own cards: moved, sorted, shuffled, typed, cleared, and all of it taken back by name."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, SignalInstance

from quiddler_qt.engine.actions import SeatIndex
from quiddler_qt.engine.cards import Card, face_of, spelling_of
from quiddler_qt.session.arrangement import (
    Arrangement,
    HandOrder,
    InHand,
    InRow,
    Place,
    clear_rows,
    follow_hand,
    move_cards,
    order_hand,
    reorder_hand,
    send_card,
    take_row_back,
)
from quiddler_qt.session.dealer import shuffled, thinking_seed
from quiddler_qt.session.game_session import GameSession
from quiddler_qt.session.history import Change, ChangeKind
from quiddler_qt.ui.game_screen import GameScreen
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.scene.picture import DropTarget, OnDiscards
from quiddler_qt.ui.scene.table_keys import KeyId

_C = "Arranging"


class Arranging(QObject):
    """Hears what a person does with the own cards and has the session keep it.

    ``viewer`` tells whose cards are on screen. ``arranged(sentence)`` asks for the table to be shown anew,
    with a sentence in the status line where there is something to say; ``refused(sentence)`` says why not.
    """

    arranged = Signal(str)
    refused = Signal(str)

    def __init__(
        self,
        session: GameSession,
        screen: GameScreen,
        viewer: Callable[[], SeatIndex | None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._screen = screen
        self._table = screen.table
        self._viewer = viewer
        self._order = HandOrder.OWN
        self._own = Arrangement()
        self._mixes = 0
        for signal, slot in self._connections():
            signal.connect(slot)

    def close(self) -> None:
        """Lets go of the table."""
        for signal, slot in self._connections():
            signal.disconnect(slot)

    @property
    def memory(self) -> tuple[HandOrder, Arrangement, int]:
        """What it knows beside the session, for whoever hears the same game next."""
        return self._order, self._own, self._mixes

    def remember(self, memory: tuple[HandOrder, Arrangement, int]) -> None:
        """Goes on from what another knew."""
        self._order, self._own, self._mixes = memory

    def _connections(self) -> list[tuple[SignalInstance, Callable[..., None]]]:
        table = self._table
        return [
            (table.card_dropped, self._card_dropped),
            (table.cards_dropped, self._cards_dropped),
            (table.card_activated, self._send_card),
            (table.row_return_requested, self._return_row),
            (table.arranged, self.arrange),
            (table.sort_requested, self._sort),
            (table.shuffle_requested, self._mix),
            (table.clear_requested, self._clear_rows),
            (table.command_requested, self._command),
            (self._screen.table_page.undo_requested, self.undo),
            (self._screen.table_page.redo_requested, self.redo),
        ]

    # -- what is offered -------------------------------------------------------------------------------------
    def offer(self) -> None:
        """Says on the buttons what the next press would do."""
        seat = self._viewer()
        undoable = None if seat is None else self._session.undoable(seat)
        redoable = None if seat is None else self._session.redoable(seat)
        undo = "" if undoable is None else change_name(undoable)
        redo = "" if redoable is None else change_name(redoable)
        self._screen.table_page.offer_undo(undo, redo)
        self._table.name_sort(tr(_C, "Sort: {order}").format(order=order_name(self._order.next)))

    def begin_turn_of_another(self) -> None:
        """The curtain is drawn: what one person has done is nothing to the next."""
        self._session.forget_changes()
        self._order, self._own = HandOrder.OWN, Arrangement()
        self.offer()

    # -- moves -----------------------------------------------------------------------------------------------
    @property
    def _now(self) -> Arrangement:
        seat = self._viewer()
        return Arrangement() if seat is None else self._session.arrangement(seat)

    def arrange(self, arrangement: Arrangement, change: Change, sentence: str = "") -> None:
        """Lays the cards out so, as a step that can be undone by its name."""
        seat = self._viewer()
        if seat is None:
            return
        self._table.finish_now()
        self._session.arrange(seat, arrangement, change)
        self.offer()
        self.arranged.emit(sentence)

    def _card_dropped(self, card: Card, target: DropTarget) -> None:
        self._cards_dropped((card,), target)

    def _cards_dropped(self, cards: tuple[Card, ...], target: DropTarget) -> None:
        now = self._now
        if isinstance(target, OnDiscards) or not set(cards) <= set(now.cards):
            return
        after = move_cards(now, cards, target)
        if isinstance(target, InHand) and all(card in now.hand for card in cards):
            # An order made by hand is the person's own from now on.
            self._order, self._own = HandOrder.OWN, after
        self.arrange(after, Change(_kind_of_move(now, cards, target), cards, _row_of(now, target)))

    def _send_card(self, card: Card) -> None:
        now = self._now
        if card in now.cards:
            after = send_card(now, card, self._table.current_row)
            place = after.place_of(card)
            self.arrange(after, Change(_kind_of_move(now, (card,), place), (card,), _row_of(now, place)))

    def _return_row(self, row: int) -> None:
        now = self._now
        if row < len(now.rows):
            self.arrange(take_row_back(now, row), Change(ChangeKind.TAKE_ROW_BACK, now.rows[row], row))

    def _clear_rows(self) -> None:
        self.arrange(clear_rows(self._now), Change(ChangeKind.CLEAR))

    def _sort(self) -> None:
        """Sorts by letter, by value, vowels first, as the person had it, in turn."""
        now = self._now
        if self._order is HandOrder.OWN:
            # Cards drawn or taken back meanwhile stand where they are.
            self._own = now
        self._order = self._order.next
        own = follow_hand(self._own, now.cards).cards
        after = order_hand(now, self._order, own)
        text = tr(_C, "Sorted {order}. Next: {next}.")
        if self._order is HandOrder.OWN:
            text = tr(_C, "In your own order again. Next: {next}.")
        sentence = text.format(order=order_name(self._order), next=order_name(self._order.next))
        self.arrange(after, Change(ChangeKind.SORT, order=self._order), sentence)

    def _mix(self) -> None:
        """Another order of the hand, to see other words; the order says nothing of the deck."""
        now = self._now
        if self._order is HandOrder.OWN:
            self._own = now
        seed = thinking_seed(self._session.seed, self._mixes)
        self._mixes += 1
        after = reorder_hand(now, shuffled(seed, self._mixes, now.hand))
        self.arrange(after, Change(ChangeKind.SHUFFLE))

    # -- taking back -----------------------------------------------------------------------------------------
    def _command(self, command: KeyId) -> None:
        if command is KeyId.UNDO:
            self.undo()
        elif command is KeyId.REDO:
            self.redo()

    def undo(self) -> None:
        """Takes the last step back, or says that there is none."""
        seat = self._viewer()
        self._table.finish_now()
        change = None if seat is None else self._session.undo(seat)
        if change is None:
            self.refused.emit(tr(_C, "Nothing to undo: only moves of your own cards can be taken back."))
            return
        self.offer()
        self.arranged.emit(tr(_C, "Undone: {what}").format(what=change_name(change)))

    def redo(self) -> None:
        """Does the step undone last again, or says that there is none."""
        seat = self._viewer()
        self._table.finish_now()
        change = None if seat is None else self._session.redo(seat)
        if change is None:
            self.refused.emit(tr(_C, "Nothing to do again."))
            return
        self.offer()
        self.arranged.emit(tr(_C, "Done again: {what}").format(what=change_name(change)))


def _kind_of_move(now: Arrangement, cards: tuple[Card, ...], place: Place) -> ChangeKind:
    match place:
        case InHand() if all(card in now.hand for card in cards):
            return ChangeKind.MOVE
        case InHand():
            return ChangeKind.TO_HAND
        case InRow(row) if row < len(now.rows):
            inside = all(card in now.rows[row] for card in cards)
            return ChangeKind.MOVE if inside else ChangeKind.TO_WORD
        case _:
            return ChangeKind.TO_NEW_WORD


def _row_of(now: Arrangement, place: Place) -> int | None:
    if isinstance(place, InRow):
        return place.row
    return None if isinstance(place, InHand) else len(now.rows)


def order_name(order: HandOrder) -> str:
    """An order of the hand as part of a sentence."""
    return {
        HandOrder.LETTER: tr(_C, "by letter"),
        HandOrder.VALUE: tr(_C, "by value"),
        HandOrder.VOWELS_FIRST: tr(_C, "vowels first"),
        HandOrder.OWN: tr(_C, "my order"),
    }[order]


def change_name(change: Change) -> str:
    """What was done, as part of a sentence: "move TH to word 1"."""
    faces = " ".join(face_of(card) for card in change.cards)
    word = 0 if change.row is None else change.row + 1
    text = {
        ChangeKind.MOVE: tr(_C, "move {faces}"),
        ChangeKind.TO_HAND: tr(_C, "move {faces} to the hand"),
        ChangeKind.TO_WORD: tr(_C, "move {faces} to word {word}"),
        ChangeKind.TO_NEW_WORD: tr(_C, "start word {word} with {faces}"),
        ChangeKind.TAKE_ROW_BACK: tr(_C, "take word {word} back"),
        ChangeKind.CLEAR: tr(_C, "clear the words"),
        ChangeKind.SORT: tr(_C, "sort {order}"),
        ChangeKind.SHUFFLE: tr(_C, "shuffle"),
        ChangeKind.TYPE: tr(_C, "type {spelling}"),
        ChangeKind.HINT: tr(_C, "lay the words of a hint"),
    }[change.kind]
    if change.order is HandOrder.OWN:
        return tr(_C, "sort as before")
    order = "" if change.order is None else order_name(change.order)
    return text.format(faces=faces, word=word, order=order, spelling=spelling_of(change.cards))
