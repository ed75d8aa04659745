"""A challenge from the doubt to the verdict (rules 8): who doubts, who decides, what it costs."""

from PySide6.QtCore import QObject, Signal

from quiddler_qt.engine.actions import Challenge, Rule, SeatIndex, WordCards
from quiddler_qt.engine.cards import spelling_of
from quiddler_qt.engine.events import GoingOutCancelled
from quiddler_qt.engine.faults import Rejection
from quiddler_qt.engine.rules import VerdictBy
from quiddler_qt.engine.scoring import SeatScore
from quiddler_qt.engine.visibility import hands_are_open
from quiddler_qt.session.game_session import Committed, GameSession
from quiddler_qt.session.seating import possible_challengers
from quiddler_qt.ui.dialogs.challenge_sheet import ChallengeQuestion, ChallengeVerdict
from quiddler_qt.ui.game_screen import GameScreen
from quiddler_qt.ui.words.word_shelf import WordShelf


class ChallengeFlow(QObject):
    """Leads the challenge sheet.

    ``committed(result)`` is what a challenge has done, emitted once its verdict was seen; ``closed()`` tells
    that the table is free again, whatever happened.
    """

    committed = Signal(object)
    closed = Signal()

    def __init__(
        self, session: GameSession, screen: GameScreen, words: WordShelf, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._session = session
        self._screen = screen
        self._sheet = screen.challenge
        self._target: tuple[SeatIndex, int] | None = None
        self._challenger: SeatIndex | None = None
        self._results: list[Committed] = []
        self._sheet.challenge_confirmed.connect(self._confirmed)
        self._sheet.table_decided.connect(self._decided)
        self._sheet.cancelled.connect(self._finish)
        self._sheet.closed.connect(self._finish)

    def close(self) -> None:
        """Lets go of the sheet."""
        self._sheet.challenge_confirmed.disconnect(self._confirmed)
        self._sheet.table_decided.disconnect(self._decided)
        self._sheet.cancelled.disconnect(self._finish)
        self._sheet.closed.disconnect(self._finish)

    def begin(self, owner: SeatIndex, word: int) -> None:
        """Opens the question for a laid word; nothing happens where nobody at the table may doubt it."""
        challengers = self._challengers(owner, word)
        if not challengers:
            return
        self._target = (owner, word)
        self._challenger = None
        self._results = []
        self._sheet.ask(self._question(challengers))
        self._screen.overlay.show_sheet(self._sheet)

    def _challengers(self, owner: SeatIndex, word: int) -> tuple[SeatIndex, ...]:
        return tuple(
            seat
            for seat in possible_challengers(self._session.state, owner)
            if self._session.may_challenge(seat, owner, word) is None
        )

    def _question(self, challengers: tuple[SeatIndex, ...]) -> ChallengeQuestion:
        owner, _ = self._word()
        return ChallengeQuestion(
            cards=self._cards(),
            owner=owner,
            names=self._names(),
            challengers=challengers,
            rules=self._session.state.rules,
        )

    def _confirmed(self, challenger: SeatIndex) -> None:
        self._challenger = challenger
        spelling = spelling_of(self._cards())
        by_table = self._session.state.rules.verdict is VerdictBy.TABLE
        if by_table and self._session.state.ruling(spelling) is None:
            self._sheet.ask_table(self._question((challenger,)), challenger)
            self._screen.overlay.show_sheet(self._sheet)
        else:
            self._challenge()

    def _decided(self, accepted: bool) -> None:
        ruled = self._session.submit(Rule(spelling_of(self._cards()), accepted))
        if isinstance(ruled, Committed):
            self._results.append(ruled)
        self._challenge()

    def _challenge(self) -> None:
        """Submits the challenge and shows the verdict; the table follows when that was seen."""
        owner, word = self._word()
        challenger = self._challenger
        if challenger is None:
            return
        cards = self._cards()
        before = self._open_scores()
        result = self._session.submit(Challenge(challenger, owner, word))
        if isinstance(result, Rejection):
            self._finish()
            return
        self._results.append(result)
        cancelled = any(isinstance(event, GoingOutCancelled) for event in result.events)
        self._sheet.show_verdict(
            ChallengeVerdict(
                cards=cards,
                owner=owner,
                challenger=challenger,
                accepted=bool(self._session.state.ruling(spelling_of(cards))),
                names=self._names(),
                before=before,
                after=self._open_scores(),
                rules=self._session.state.rules,
                going_out_cancelled=cancelled,
                decided_by_table=self._session.state.rules.verdict is VerdictBy.TABLE,
            )
        )
        self._screen.overlay.show_sheet(self._sheet)

    def _finish(self) -> None:
        self._screen.overlay.close_sheet()
        self._target = None
        results, self._results = self._results, []
        for result in results:
            self.committed.emit(result)
        self.closed.emit()

    def _open_scores(self) -> tuple[SeatScore | None, ...]:
        """What the hand counts, for seats whose cards lie open or that hold none; the rest stays hidden."""
        state = self._session.state
        all_open = hands_are_open(state)
        return tuple(
            score if all_open or not state.hands[seat] else None
            for seat, score in enumerate(self._session.scores_now())
        )

    def _word(self) -> tuple[SeatIndex, int]:
        if self._target is None:
            raise LookupError("no word is being challenged")
        return self._target

    def _cards(self) -> WordCards:
        owner, word = self._word()
        return self._session.state.laid[owner][word].cards

    def _names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self._session.state.seats)
