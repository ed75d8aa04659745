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
from quiddler_qt.session.seating import persons, possible_challengers
from quiddler_qt.ui.challenge_wording import ChallengeQuestion, ChallengeVerdict, Vote
from quiddler_qt.ui.game_screen import GameScreen
from quiddler_qt.ui.sound import Cue
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
        self._votes: list[bool] = []
        self._results: list[Committed] = []
        self._sheet.challenge_confirmed.connect(self._confirmed)
        self._sheet.table_decided.connect(self._voted)
        self._sheet.cancelled.connect(self._finish)
        self._sheet.closed.connect(self._finish)

    def close(self) -> None:
        """Lets go of the sheet."""
        self._sheet.challenge_confirmed.disconnect(self._confirmed)
        self._sheet.table_decided.disconnect(self._voted)
        self._sheet.cancelled.disconnect(self._finish)
        self._sheet.closed.disconnect(self._finish)

    def begin(self, owner: SeatIndex, word: int) -> None:
        """Opens the question for a laid word; nothing happens where nobody at the table may doubt it."""
        challengers = self._challengers(owner, word)
        if not challengers:
            return
        self._take_up(owner, word)
        self._sheet.ask(self._question(challengers))
        self._screen.overlay.show_sheet(self._sheet)

    def begin_by_computer(self, challenge: Challenge) -> bool:
        """A computer seat doubts a word: the verdict is shown, or the people are asked for theirs first.

        False where the rules stand against it; nothing has happened then.
        """
        if self._session.may_challenge(challenge.seat, challenge.owner, challenge.word) is not None:
            return False
        self._take_up(challenge.owner, challenge.word)
        self._confirmed(challenge.seat)
        return True

    def _take_up(self, owner: SeatIndex, word: int) -> None:
        self._target = (owner, word)
        self._challenger = None
        self._votes = []
        self._results = []

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
        by_table = self._session.state.rules.verdict is VerdictBy.TABLE
        ruled = self._session.state.ruling(spelling_of(self._cards())) is not None
        if ruled or not by_table:
            self._challenge()
        elif persons(self._session.state):
            self._ask_next()
        else:
            self._rule(self._session.verdict(spelling_of(self._cards())))

    # -- the people decide -----------------------------------------------------------------------------------
    def _ask_next(self) -> None:
        """The next person at the table, in seat order; the votes before stay covered."""
        if self._challenger is None:
            return
        voters = persons(self._session.state)
        name = self._names()[voters[len(self._votes)]]
        self._sheet.ask_table(
            self._question((self._challenger,)),
            self._challenger,
            Vote(name, len(self._votes) + 1, len(voters)),
        )
        self._screen.overlay.show_sheet(self._sheet)

    def _voted(self, accepted: bool) -> None:
        self._votes.append(accepted)
        if len(self._votes) < len(persons(self._session.state)):
            self._ask_next()
            return
        spelling = spelling_of(self._cards())
        yes = sum(self._votes)
        no = len(self._votes) - yes
        if yes == no:
            # A split table is no table: its list decides.
            self._rule(self._session.verdict(spelling))
        else:
            self._words.remember(spelling, accepted=yes > no)
            self._rule(yes > no)

    def _rule(self, accepted: bool) -> None:
        ruled = self._session.submit(Rule(spelling_of(self._cards()), accepted))
        if isinstance(ruled, Committed):
            self._results.append(ruled)
        self._challenge()

    # -- the verdict -----------------------------------------------------------------------------------------
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
        # The table is told when the verdict has been read; it is heard when it is seen.
        self._screen.sounded.emit(Cue.VERDICT)
        if not persons(self._session.state):
            self._finish()  # nobody is there to read a verdict
            return
        self._sheet.show_verdict(
            self._verdict(cards, owner, challenger, before, result), self._screen.table.motion_speed
        )
        self._screen.overlay.show_sheet(self._sheet)

    def _verdict(
        self,
        cards: WordCards,
        owner: SeatIndex,
        challenger: SeatIndex,
        before: tuple[SeatScore | None, ...],
        result: Committed,
    ) -> ChallengeVerdict:
        state = self._session.state
        spelling = spelling_of(cards)
        accepted = bool(state.ruling(spelling))
        yes = sum(self._votes)
        split = bool(self._votes) and 2 * yes == len(self._votes)
        return ChallengeVerdict(
            cards=cards,
            owner=owner,
            challenger=challenger,
            accepted=accepted,
            names=self._names(),
            before=before,
            after=self._open_scores(),
            rules=state.rules,
            going_out_cancelled=any(isinstance(event, GoingOutCancelled) for event in result.events),
            decided_by_table=not split and self._session.table_ruling(spelling) is not None,
            authority=self._words.title_of(state.rules.word_list),
            definition=self._words.definition_line(spelling) if accepted else "",
            votes=(yes, len(self._votes) - yes) if self._votes else None,
        )

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
