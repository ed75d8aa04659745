"""The teacher: after one's own lay, the best lay that was there.

In checked play it is told on a slip at once. In challenge play it would tell which words are listed, so it
waits until the cards are gathered and stands on the page of the round (rules 4.6).
"""

from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from quiddler_qt.bots.advice import MOST_ROUNDS, Advice, AdviceQuestion, lay_value, more_avoided
from quiddler_qt.engine.actions import Action, Discard, LayDown, SeatIndex, WordCards
from quiddler_qt.engine.cards import face_of, spelling_of
from quiddler_qt.engine.observation import Observation
from quiddler_qt.engine.state import Phase
from quiddler_qt.session.game_session import GameSession
from quiddler_qt.ui.advice_process import AdviceProcess
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.preferences import Preferences
from quiddler_qt.ui.wording import enumeration, points

_C = "Teacher"


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lay of a person: what the seat saw, what it did, and the best that was there.

    ``best`` is None while that is being thought out, and where nothing better could be laid.
    """

    seen: Observation
    action: Action
    best: LayDown | None = None


@dataclass(frozen=True, slots=True)
class Lessons:
    """All lessons of a game so far, and the lays that are still being looked at."""

    told: tuple[Lesson, ...] = ()
    open: tuple[Lesson, ...] = ()


@dataclass(frozen=True, slots=True)
class _Asked:
    """A question on its way, for the how manieth time."""

    lesson: Lesson
    question: AdviceQuestion
    rounds: int


class TeacherFlow(QObject):
    """Looks at every lay of a person, where the settings want a teacher.

    ``learned(seat, lesson)`` may tell of words in a hand that nobody else knows yet.
    """

    learned = Signal(int, str)

    def __init__(
        self,
        session: GameSession,
        advice: AdviceProcess,
        preferences: Preferences,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._advice = advice
        self._preferences = preferences
        self._asked: dict[int, _Asked] = {}
        self._told: list[Lesson] = []
        advice.answered.connect(self._answered)
        advice.failed.connect(self._failed)

    def close(self) -> None:
        """Lets go of all questions; ``memory`` still has them."""
        for ticket in self._asked:
            self._advice.cancel(ticket)
        self._advice.answered.disconnect(self._answered)
        self._advice.failed.disconnect(self._failed)

    @property
    def memory(self) -> Lessons:
        """What another teacher has to know who goes on with the game."""
        return Lessons(tuple(self._told), tuple(asked.lesson for asked in self._asked.values()))

    def remember(self, lessons: Lessons) -> None:
        """Goes on where another teacher stopped."""
        self._told = list(lessons.told)
        for lesson in lessons.open:
            self._ask(lesson)

    def look_at(self, observation: Observation, action: Action) -> None:
        """A person's action was done; ``observation`` is what that seat saw before it."""
        last_turn = observation.out_seat is not None and observation.phase is Phase.PLAY
        lays = isinstance(action, LayDown) or (last_turn and isinstance(action, Discard))
        if lays and self._preferences.current.teacher:
            self._ask(Lesson(observation, action))

    def lessons(self, round_index: int) -> tuple[str, ...]:
        """The lessons of a round that has been scored, each with the name of the player."""
        if len(self._session.state.history) <= round_index:
            return ()
        seats = self._session.state.seats
        return tuple(
            tr(_C, "{name}: {lesson}").format(
                name=seats[lesson.seen.viewer or 0].name, lesson=_sentence(lesson)
            )
            for lesson in self._told
            if lesson.seen.round_index == round_index
        )

    def _ask(self, lesson: Lesson) -> None:
        self._send(_Asked(lesson, AdviceQuestion(0, lesson.seen), 1))

    def _send(self, asked: _Asked) -> None:
        self._asked[self._advice.ask(asked.question)] = asked

    def _answered(self, ticket: int, advice: Advice) -> None:
        asked = self._asked.pop(ticket, None)
        if asked is None:
            return
        better = self._better_lays(asked.lesson, advice)
        refused = self._refused(better[0]) if better else ()
        if refused and asked.rounds < MOST_ROUNDS:
            question = replace(asked.question, avoid=more_avoided(asked.question.avoid, refused))
            self._send(_Asked(asked.lesson, question, asked.rounds + 1))
            return
        best = next((lay for lay in better if not self._refused(lay)), None)
        lesson = replace(asked.lesson, best=best)
        self._told.append(lesson)
        seat: SeatIndex | None = lesson.seen.viewer
        if seat is not None:
            self.learned.emit(seat, _sentence(lesson))

    def _failed(self, ticket: int) -> None:
        self._asked.pop(ticket, None)

    def _better_lays(self, lesson: Lesson, advice: Advice) -> list[LayDown]:
        """What would have brought more than what was laid, the best first."""
        seen, own = lesson.seen, lay_value(lesson.seen, *_laid(lesson.action))
        return [lay for lay in advice.lays if lay_value(seen, lay.words, lay.discard) > own]

    def _refused(self, lay: LayDown) -> tuple[str, ...]:
        """The words of a lay that the table's judge does not accept."""
        return tuple(word for word in map(spelling_of, lay.words) if not self._session.verdict(word))


def _sentence(lesson: Lesson) -> str:
    """A lesson in one sentence."""
    best, seen = lesson.best, lesson.seen
    if best is None:
        return tr(_C, "Nothing better could be laid.")
    text = tr(_C, "The best lay was {words} with {face} discarded: {best}, yours {own}.")
    return text.format(
        words=enumeration([spelling_of(word) for word in best.words]),
        face=face_of(best.discard),
        best=points(lay_value(seen, best.words, best.discard)),
        own=points(lay_value(seen, *_laid(lesson.action))),
    )


def _laid(action: Action) -> tuple[tuple[WordCards, ...], int]:
    match action:
        case LayDown(_, words, discard):
            return words, discard
        case Discard(_, card):
            return (), card
        case _:
            raise ValueError("nothing is laid")
