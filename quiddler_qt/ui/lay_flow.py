"""Going out and the last turn: one sheet, one confirmation, one act (rules 5.1, 6.1)."""

from PySide6.QtCore import QObject, Signal

from quiddler_qt.engine.actions import Discard, LayDown, SeatIndex
from quiddler_qt.engine.cards import Card, face_of
from quiddler_qt.session.arrangement import Arrangement
from quiddler_qt.session.game_session import GameSession
from quiddler_qt.ui import wording
from quiddler_qt.ui.dialogs.confirm_lay_sheet import LayProposal
from quiddler_qt.ui.dialogs.message_sheet import Answer
from quiddler_qt.ui.game_screen import GameScreen
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.scene.table_keys import KeyId
from quiddler_qt.ui.table_picture import discard_choices, lay_of


class LayFlow(QObject):
    """Shows what a lay will score and what remains.

    ``decided(action)`` is what the person confirmed; ``closed()`` tells that the table is free again.
    """

    decided = Signal(object)
    closed = Signal()

    def __init__(self, session: GameSession, screen: GameScreen, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._screen = screen
        self._seat: SeatIndex | None = None
        self._discard: Card | None = None
        self._proposed = Arrangement()
        screen.confirm_lay.takes_back = lambda event: screen.table.keys.command(event) is KeyId.UNDO
        screen.confirm_lay.confirmed.connect(self._confirmed)
        screen.confirm_lay.cancelled.connect(self._cancelled)
        screen.out_question.answered.connect(self._out_or_discard)

    def close(self) -> None:
        """Lets go of the sheets."""
        self._screen.confirm_lay.confirmed.disconnect(self._confirmed)
        self._screen.confirm_lay.cancelled.disconnect(self._cancelled)
        self._screen.out_question.answered.disconnect(self._out_or_discard)

    def propose(self, seat: SeatIndex, discard: Card | None = None) -> None:
        """Opens the sheet for the rows as they lie, with a card to discard already chosen, or the dearest."""
        self._propose(seat, self._session.arrangement(seat), discard)

    def propose_discard(self, seat: SeatIndex, card: Card) -> None:
        """A last turn is about to end with nothing laid: opens the sheet on what that costs (rules 6.1)."""
        self._propose(seat, Arrangement(self._session.arrangement(seat).cards), card)

    def _propose(self, seat: SeatIndex, arrangement: Arrangement, discard: Card | None) -> None:
        observation = self._session.observe(seat)
        checked = [
            (card, self._session.check(_action(arrangement, seat, card)))
            for card in discard_choices(arrangement)
        ]
        choices = tuple(card for card, refused in checked if refused is None)
        if not choices:
            return
        refusals = tuple(
            (card, wording.fault_sentence(refused, observation, self._screen.table.keys))
            for card, refused in checked
            if refused is not None
        )
        chosen = discard if discard in choices else choices[0]
        self._seat = seat
        self._proposed = arrangement
        self._screen.confirm_lay.propose(
            LayProposal(
                name=observation.seats[seat].name,
                words=arrangement.rows,
                unused=tuple(card for card in arrangement.hand if card != chosen),
                discard=chosen,
                discard_choices=choices,
                went_out=observation.out_seat is None,
                refusals=refusals,
                is_floored=wording.is_floored(observation.rules),
            )
        )
        self._screen.overlay.show_sheet(self._screen.confirm_lay)

    def ask_out_or_discard(self, seat: SeatIndex, card: Card) -> None:
        """With complete words a discard can mean two things: going out, or waiting (rules 5.2)."""
        self._seat = seat
        self._discard = card
        self._screen.out_question.show_message(
            tr("Table", "Go out, or wait?"),
            tr("Table", "Your words use all your other cards."),
            (
                Answer("back", tr("Table", "Back to the table")),
                Answer("discard", tr("Table", "Only discard {face}").format(face=face_of(card))),
                Answer("out", tr("Table", "Go out")),
            ),
        )
        self._screen.overlay.show_sheet(self._screen.out_question)

    def ask_discard(self, seat: SeatIndex, card: Card) -> None:
        """The discard ends the turn: people who want to be asked are asked."""
        self._seat = seat
        self._discard = card
        face = face_of(card)
        self._screen.out_question.show_message(
            tr("Table", "Discard {face}?").format(face=face),
            tr("Table", "The discard ends your turn and cannot be undone."),
            (
                Answer("back", tr("Table", "Back to the table")),
                Answer("discard", tr("Table", "Discard {face}").format(face=face)),
            ),
        )
        self._screen.overlay.show_sheet(self._screen.out_question)

    def _confirmed(self, card: Card) -> None:
        self._screen.overlay.close_sheet()
        if self._seat is not None:
            self.decided.emit(_action(self._proposed, self._seat, card))
        self.closed.emit()

    def _cancelled(self) -> None:
        self._screen.overlay.close_sheet()
        self.closed.emit()

    def _out_or_discard(self, choice: str) -> None:
        self._screen.overlay.close_sheet()
        if self._seat is None or self._discard is None:
            return
        if choice == "out":
            self.decided.emit(lay_of(self._session.arrangement(self._seat), self._seat, self._discard))
        elif choice == "discard":
            self.decided.emit(Discard(self._seat, self._discard))
        self.closed.emit()


def _action(arrangement: Arrangement, seat: SeatIndex, card: Card) -> LayDown | Discard:
    return lay_of(arrangement, seat, card) if arrangement.rows else Discard(seat, card)
