"""The teacher: after one's own lay, the best lay that was there.

In checked play it is told on a slip at once. In challenge play it would tell which words are listed, so it
waits until the cards are gathered and stands on the page of the round (rules 4.6).
"""

from PySide6.QtCore import QObject, Signal

from quiddler_qt.bots.advice import Advice, AdviceQuestion, lay_value
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
        self._asked: dict[int, tuple[Observation, Action]] = {}
        self._lessons: list[tuple[int, SeatIndex, str]] = []
        advice.answered.connect(self._answered)
        advice.failed.connect(self._failed)

    def close(self) -> None:
        """Lets go of all questions."""
        for ticket in self._asked:
            self._advice.cancel(ticket)
        self._asked.clear()
        self._advice.answered.disconnect(self._answered)
        self._advice.failed.disconnect(self._failed)

    def look_at(self, observation: Observation, action: Action) -> None:
        """A person's action was done; ``observation`` is what that seat saw before it."""
        last_turn = observation.out_seat is not None and observation.phase is Phase.PLAY
        lays = isinstance(action, LayDown) or (last_turn and isinstance(action, Discard))
        if lays and self._preferences.current.teacher:
            self._asked[self._advice.ask(AdviceQuestion(0, observation))] = (observation, action)

    def lessons(self, round_index: int) -> tuple[str, ...]:
        """The lessons of a round that has been scored, each with the name of the player."""
        if len(self._session.state.history) <= round_index:
            return ()
        seats = self._session.state.seats
        return tuple(
            tr(_C, "{name}: {lesson}").format(name=seats[seat].name, lesson=text)
            for index, seat, text in self._lessons
            if index == round_index
        )

    def _answered(self, ticket: int, advice: Advice) -> None:
        asked = self._asked.pop(ticket, None)
        if asked is None:
            return
        observation, action = asked
        text = self._lesson(observation, action, advice)
        if observation.viewer is not None:
            self._lessons.append((observation.round_index, observation.viewer, text))
            self.learned.emit(observation.viewer, text)

    def _failed(self, ticket: int) -> None:
        self._asked.pop(ticket, None)

    def _lesson(self, observation: Observation, action: Action, advice: Advice) -> str:
        """One sentence, about words that the table accepts."""
        words, discard = _laid(action)
        own = lay_value(observation, words, discard)
        best = next((lay for lay in advice.lays if self._accepts(lay.words)), None)
        if best is None or lay_value(observation, best.words, best.discard) <= own:
            return tr(_C, "Nothing better could be laid.")
        text = tr(_C, "The best lay was {words} with {face} discarded: {best}, yours {own}.")
        return text.format(
            words=enumeration([spelling_of(word) for word in best.words]),
            face=face_of(best.discard),
            best=points(lay_value(observation, best.words, best.discard)),
            own=points(own),
        )

    def _accepts(self, words: tuple[WordCards, ...]) -> bool:
        return all(self._session.verdict(spelling_of(word)) for word in words)


def _laid(action: Action) -> tuple[tuple[WordCards, ...], int]:
    match action:
        case LayDown(_, words, discard):
            return words, discard
        case Discard(_, card):
            return (), card
        case _:
            raise ValueError("nothing is laid")
