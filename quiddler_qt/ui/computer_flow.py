"""The computer seats of one game: asked when it is their turn, and for doubts when words were laid."""

import logging
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal, SignalInstance

from quiddler_qt.bots.opponents import Expectations
from quiddler_qt.bots.policies import plain_move
from quiddler_qt.engine.actions import Action, Challenge, LayDown, SeatIndex
from quiddler_qt.engine.cards import spelling_of
from quiddler_qt.engine.faults import Rejection
from quiddler_qt.session.dealer import thinking_seed
from quiddler_qt.session.game_session import GameSession
from quiddler_qt.session.turn_plan import doubters
from quiddler_qt.ui.computer_turns import ComputerTurns
from quiddler_qt.ui.people_words import expectations, tiers_of
from quiddler_qt.ui.preferences import Preferences
from quiddler_qt.ui.words.word_shelf import WordShelf

Believed = tuple[int, frozenset[SeatIndex]]
"""So many words were laid when these seats were asked whether they doubt one."""

log = logging.getLogger(__name__)


class ComputerFlow(QObject):
    """Asks the computer seats of a session, and plays what they decide.

    ``began()`` tells that a seat thinks about its move; ``played(Committed | Rejection)`` what became of it.
    ``challenged(Challenge)`` is a doubt, and ``believed()`` tells that there was none.
    """

    began = Signal()
    played = Signal(object)
    challenged = Signal(object)
    believed = Signal()
    fell_back = Signal()

    def __init__(
        self,
        session: GameSession,
        computers: ComputerTurns,
        words: WordShelf,
        preferences: Preferences,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._computers = computers
        self._words = words
        self._preferences = preferences
        self._believed: Believed = (0, frozenset())
        for signal, slot in self._connections():
            signal.connect(slot)

    def close(self) -> None:
        """Asks nothing any more, and hears no answer."""
        self.cancel()
        for signal, slot in self._connections():
            signal.disconnect(slot)

    def _connections(self) -> list[tuple[SignalInstance, Callable[..., None]]]:
        return [
            (self._computers.decided, self._decided),
            (self._computers.believed, self._seat_believed),
            (self._computers.fell_back, self.fell_back.emit),
        ]

    @property
    def memory(self) -> Believed:
        """What another flow has to know that goes on with the same game."""
        return self._believed

    def remember(self, memory: Believed) -> None:
        """Takes over what the flow before it knew."""
        self._believed = memory

    @property
    def thinking(self) -> SeatIndex | None:
        """The seat that is being asked, if any."""
        return self._computers.thinking

    def cancel(self) -> None:
        """Forgets the question."""
        self._computers.cancel()

    # -- a move ----------------------------------------------------------------------------------------------
    def ask_move(self) -> None:
        """Asks the seat on turn what it does."""
        session = self._session
        self._computers.ask(session.observe(session.state.seat), self._seed(), self.expectations().people)
        self.began.emit()

    def expectations(self) -> Expectations:
        """What computer seats know of the other players now, and hints as well."""
        tier_of = tiers_of(self._words, self._session.state.rules.word_list)
        earlier = self._computers.words_laid()
        return expectations(self._session.record, self._preferences.current, earlier, tier_of)

    def _decided(self, action: Action) -> None:
        if isinstance(action, Challenge):
            # It is asked again about the other words only when more are laid.
            self._has_been_asked(action.seat)
            self.challenged.emit(action)
            return
        result = self._session.submit(self._known_words_only(action))
        if isinstance(result, Rejection):
            log.error("a computer seat wanted %s: %s", action, result)
            result = self._session.submit(plain_move(self._session.observe(self._session.state.seat)))
        self.played.emit(result)

    def _known_words_only(self, action: Action) -> Action:
        """A move without words that this table does not know, or a plain one instead.

        A vocabulary is made before a table bans a word, and without a list that went missing meanwhile.
        """
        refused = self._session.refused_words(action)
        if not refused or not isinstance(action, LayDown):
            return action
        log.info("a computer seat knew %d words that this table does not", len(refused))
        kept = replace(action, words=tuple(w for w in action.words if spelling_of(w) not in refused))
        if kept.words and self._session.check(kept) is None:
            return kept
        return plain_move(self._session.observe(self._session.state.seat))

    def _seed(self) -> int:
        return thinking_seed(self._session.seed, len(self._session.record.actions))

    # -- doubts ----------------------------------------------------------------------------------------------
    def ask_doubts(self) -> bool:
        """Asks the next seat whether it doubts a word that was laid last; False where all have been asked."""
        seat = self._next_doubter()
        if seat is None:
            return False
        self._computers.ask_doubts(self._session.observe(seat), self._seed())
        return True

    def _next_doubter(self) -> SeatIndex | None:
        state, laid = self._session.state, self._session.words_laid
        if laid != self._believed[0]:
            self._believed = (laid, frozenset())
        heard = self._believed[1]
        return next((seat for seat in doubters(state) if seat not in heard), None)

    def _seat_believed(self, seat: SeatIndex) -> None:
        self._has_been_asked(seat)
        self.believed.emit()

    def _has_been_asked(self, seat: SeatIndex) -> None:
        laid, heard = self._believed
        self._believed = (laid, heard | {seat})
