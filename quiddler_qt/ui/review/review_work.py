"""The work of a review: one decision after the other is weighed in the thinking process, until all are."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal

from quiddler_qt.bots.advice import MOST_ROUNDS, Advice, AdviceQuestion, more_avoided
from quiddler_qt.bots.opponents import Expectations
from quiddler_qt.bots.review import (
    FinishedRound,
    Moment,
    advised_words,
    finished_rounds,
    permitted,
    refused_spellings,
)
from quiddler_qt.engine.actions import Rule
from quiddler_qt.engine.record import GameRecord
from quiddler_qt.session.game_session import AskJudge
from quiddler_qt.ui.advice_process import AdviceProcess

MOST_WORLDS: Final = 64
FEWEST_WORLDS: Final = 16
WORLDS_IN_ALL: Final = 20_000
"""So much is thought about a whole game, however long it was."""

JudgeOf = Callable[[GameRecord], AskJudge]
ExpectationsIn = Callable[[GameRecord], Callable[[int], Expectations]]
"""For a game, what could be known of its players before each move, by the place of that in the record."""


class ReviewWork(QObject):
    """Weighs the decisions of a game's finished hands, the last hand first.

    ``judge_of`` gives the judge of a game's words, asked in capitals: nothing is advised that it refuses.
    ``expectations_in`` gives what its seats could know of each other.
    ``weighed(index)`` tells that the decision of a move is weighed, by its place in the record; ``changed()``
    that the work goes on, stands still or is done.
    """

    weighed = Signal(int)
    changed = Signal()

    def __init__(
        self,
        process: AdviceProcess,
        judge_of: JudgeOf,
        expectations_in: ExpectationsIn,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._process = process
        self._judge_of = judge_of
        self._expectations_in = expectations_in
        self._accepts: AskJudge = _nothing
        self._expectations_before: Callable[[int], Expectations] = lambda _index: Expectations()
        self._record: GameRecord | None = None
        self._rounds: tuple[FinishedRound, ...] = ()
        self._advice: dict[int, Advice] = {}
        self._failed: set[int] = set()
        self._queue: list[Moment] = []
        self._avoid: tuple[str, ...] = ()
        self._asked: tuple[int, Moment] | None = None
        self._rounds_of_question = 0
        process.answered.connect(self._answered)
        process.failed.connect(self._could_not)

    @property
    def rounds(self) -> tuple[FinishedRound, ...]:
        """The finished hands."""
        return self._rounds

    @property
    def advice(self) -> Mapping[int, Advice]:
        """What is known so far, by the index of the move."""
        return self._advice

    @property
    def total(self) -> int:
        """Decisions in all."""
        return sum(len(one.moments) for one in self._rounds)

    @property
    def done(self) -> int:
        """Decisions that are weighed, or could not be."""
        return len(self._advice) + len(self._failed)

    @property
    def is_running(self) -> bool:
        """Whether a decision is being weighed."""
        return self._asked is not None

    def take_up(self, record: GameRecord) -> None:
        """Begins with a game, or goes on with it where it is the one before, played on."""
        if not self._continues(record):
            self.stop()
            self._advice.clear()
            self._failed.clear()
        self._record = record
        self._rounds = finished_rounds(record)
        self._avoid = refused_spellings(record)
        self._accepts = with_rulings(record, self._judge_of(record))
        self._expectations_before = self._expectations_in(record)
        self.go_on()

    def go_on(self) -> None:
        """Weighs what is not weighed yet."""
        known = self._advice.keys() | self._failed
        self._queue = [
            moment for one in reversed(self._rounds) for moment in one.moments if moment.index not in known
        ]
        if self._asked is None:
            self._ask_next()
        self.changed.emit()

    def stop(self) -> None:
        """Stands still; what is known stays."""
        if self._asked is not None:
            ticket, _ = self._asked
            self._asked = None
            self._process.cancel(ticket)
        self._queue = []
        self.changed.emit()

    def prefer(self, moments: Sequence[Moment]) -> None:
        """These are weighed next: people look at them now."""
        wanted = {moment.index for moment in moments}
        self._queue.sort(key=lambda moment: moment.index not in wanted)

    def _continues(self, record: GameRecord) -> bool:
        old = self._record
        return (
            old is not None
            and old.setup == record.setup
            and old.seed == record.seed
            and record.actions[: len(old.actions)] == old.actions
        )

    def _ask_next(self) -> None:
        if not self._queue:
            self._asked = None
            return
        self._rounds_of_question = 0
        self._ask(self._queue.pop(0))

    def _ask(self, moment: Moment) -> None:
        worlds = max(FEWEST_WORLDS, min(MOST_WORLDS, WORLDS_IN_ALL // max(1, self.total)))
        question = AdviceQuestion(
            ticket=0,
            observation=moment.observation,
            worlds=worlds,
            move=moment.move,
            avoid=self._avoid,
            others=self._expectations_before(moment.index),
        )
        self._asked = self._process.ask(question), moment

    def _answered(self, ticket: int, advice: Advice) -> None:
        if self._asked is None or ticket != self._asked[0]:
            return
        moment = self._asked[1]
        refused = advised_words(advice, moment.move, lambda word: not self._accepts(word))
        self._rounds_of_question += 1
        if refused and self._rounds_of_question < MOST_ROUNDS:
            # What one answer taught serves all later ones.
            self._avoid = more_avoided(self._avoid, refused)
            self._ask(moment)
            return
        self._advice[moment.index] = permitted(advice, moment.move, self._accepts)
        self._ask_next()
        self.weighed.emit(moment.index)
        self.changed.emit()

    def _could_not(self, ticket: int) -> None:
        if self._asked is not None and ticket == self._asked[0]:
            self._failed.add(self._asked[1].index)
            self._ask_next()
            self.changed.emit()


def with_rulings(record: GameRecord, ask: AskJudge) -> AskJudge:
    """A judge as the table of a game had it: what was ruled there goes before what ``ask`` says."""
    ruled = {action.spelling: action.accepted for action in record.actions if isinstance(action, Rule)}

    def accepts(spelling: str) -> bool:
        known = ruled.get(spelling)
        return ask(spelling) if known is None else known

    return accepts


def _nothing(_spelling: str) -> bool:
    """Before there is a game no word is one."""
    return False
