"""Hints: asked for with a key or a button, thought out beside the window, counted, and shown on the table."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from quiddler_qt.bots.advice import MOST_ROUNDS, Advice, AdviceQuestion, more_avoided
from quiddler_qt.bots.opponents import Expectations
from quiddler_qt.engine.actions import SeatIndex
from quiddler_qt.engine.cards import Card, spelling_of
from quiddler_qt.engine.observation import Observation
from quiddler_qt.session.arrangement import Arrangement
from quiddler_qt.session.game_session import GameSession
from quiddler_qt.storage.settings import HelpLevel
from quiddler_qt.ui.advice_process import AdviceProcess
from quiddler_qt.ui.game_screen import GameScreen
from quiddler_qt.ui.hint_wording import Hint, hint_of
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.preferences import Preferences
from quiddler_qt.ui.scene.picture import CardMark
from quiddler_qt.ui.scene.table_keys import KeyId

_C = "Hint"
WORLDS = 64
"""So thoroughly the moves of a hint are weighed: some tenths of a second at ten cards and eight seats."""


@dataclass(frozen=True, slots=True)
class HintMemory:
    """A hint that is shown, or, without advice, still thought out.

    ``actions`` is how many there were when it was asked for, by the viewer of the question.
    """

    actions: int
    level: HelpLevel
    question: AdviceQuestion
    advice: Advice | None


class HintFlow(QObject):
    """At most one hint at a time, for the person whose cards show.

    ``expectations`` is asked for what may be known of the other players.

    ``changed()`` tells that ``marks`` are others, ``refused(sentence)`` why there is no hint,
    ``arranged(arrangement)`` that the person wants the words laid out.
    """

    changed = Signal()
    refused = Signal(str)
    arranged = Signal(object)

    def __init__(
        self,
        session: GameSession,
        screen: GameScreen,
        advice: AdviceProcess,
        preferences: Preferences,
        expectations: Callable[[], Expectations],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._expectations = expectations
        self._page = screen.table_page
        self._slip = screen.table_page.slip
        self._advice = advice
        self._preferences = preferences
        self._question: AdviceQuestion | None = None
        self._ticket = 0
        self._rounds = 0
        self._hint: Hint | None = None
        self._memory: HintMemory | None = None
        advice.answered.connect(self._answered)
        advice.failed.connect(self._failed)
        self._slip.acted.connect(self._lay_out)
        self._slip.put_away.connect(self.forget)
        self._page.table.keys_changed.connect(self._show_slip)

    def close(self) -> None:
        """Lets go of the slip and of the question; ``memory`` still has them."""
        memory = self._memory
        self.forget()
        self._memory = memory
        self._advice.answered.disconnect(self._answered)
        self._advice.failed.disconnect(self._failed)
        self._slip.acted.disconnect(self._lay_out)
        self._slip.put_away.disconnect(self.forget)
        self._page.table.keys_changed.disconnect(self._show_slip)

    @property
    def marks(self) -> Mapping[Card, CardMark]:
        """What the hint says of single cards."""
        return {} if self._hint is None else self._hint.marks

    @property
    def memory(self) -> HintMemory | None:
        """The hint of this moment, for another flow that goes on with the game."""
        return self._memory

    def remember(self, memory: HintMemory | None) -> None:
        """Shows the hint of another flow in today's language, not counted again, or asks for it anew."""
        if memory is None:
            return
        self._memory = memory
        if memory.advice is None:
            self._begin(memory.question)
        else:
            self._show(memory.question.observation, memory.advice, memory.level)

    def request(self, viewer: SeatIndex | None) -> None:
        """A person wants a hint; asked again at the same moment, its words are laid out."""
        level = self._preferences.current.help_level
        if viewer is None or not self._session.observe(viewer).is_my_turn:
            self.refused.emit(tr(_C, "A hint is for your own turn."))
        elif not self._session.allows_hints():
            self.refused.emit(tr(_C, "No hints in challenge play: they would tell which words are listed."))
        elif level is HelpLevel.NONE:
            self.refused.emit(tr(_C, "Hints are switched off in the settings."))
        elif self._was_asked(viewer, level):
            self._lay_out()
        else:
            self.forget()
            seen = self._session.observe(viewer)
            question = AdviceQuestion(0, seen, WORLDS, well_known=True, others=self._expectations())
            self._memory = HintMemory(len(self._session.record.actions), level, question, None)
            self._begin(question)

    def forget(self) -> None:
        """The hint is put away: the table is to be shown without its marks."""
        if self.pass_by():
            self.changed.emit()

    def pass_by(self) -> bool:
        """The moment of the hint has passed; the next picture has no marks. Returns whether there was one.

        For whoever tells an event next: a picture shown before it would have the cards where they go to.
        """
        if self._question is not None:
            self._advice.cancel(self._ticket)
        told = self._memory is not None
        self._question = None
        self._hint = None
        self._memory = None
        if told:
            self._slip.clear()
        return told

    def _was_asked(self, viewer: SeatIndex, level: HelpLevel) -> bool:
        """Whether the hint of this moment, for this seat and as open as now, is there or on its way."""
        memory = self._memory
        return (
            memory is not None
            and memory.actions == len(self._session.record.actions)
            and memory.question.observation.viewer == viewer
            and memory.level is level
        )

    def _begin(self, question: AdviceQuestion) -> None:
        self._rounds = 0
        self._page.show_slip(tr(_C, "Hint"), tr(_C, "Thinking\N{HORIZONTAL ELLIPSIS}"))
        self._ask(question)

    def _ask(self, question: AdviceQuestion) -> None:
        self._question = question
        self._ticket = self._advice.ask(question)

    def _answered(self, ticket: int, advice: Advice) -> None:
        question, memory = self._question, self._memory
        if ticket != self._ticket or question is None or memory is None:
            return
        wrong = self._refused_words(advice)
        self._rounds += 1
        if wrong and self._rounds < MOST_ROUNDS:
            self._ask(replace(question, avoid=more_avoided(question.avoid, wrong)))
            return
        self._question = None
        if wrong:
            self._failed(ticket)
            return
        viewer = question.observation.viewer
        if viewer is not None:
            # Counted and saved before it is seen, as everything is.
            self._session.count_hint(viewer)
        self._memory = replace(memory, question=question, advice=advice)
        self._show(question.observation, advice, memory.level)
        self.changed.emit()

    def _show(self, seen: Observation, advice: Advice, level: HelpLevel) -> None:
        self._hint = hint_of(seen, advice, level)
        self._show_slip()

    def _show_slip(self) -> None:
        """The hint in words, with the key that lays them out."""
        if self._hint is not None:
            key = self._page.table.keys.shown(KeyId.HINT)
            action = tr(_C, "Lay out these words ({key})").format(key=key) if self._hint.rows else ""
            self._page.show_slip(tr(_C, "Hint"), self._hint.text, action)

    def _failed(self, ticket: int) -> None:
        if ticket == self._ticket and self._memory is not None:
            self._question = None
            self.forget()
            self.refused.emit(tr(_C, "There is no hint now."))

    def _refused_words(self, advice: Advice) -> list[str]:
        """Words of the advice that the one judge of the table does not accept."""
        words = [*advice.plan, *(word for lay in advice.lays[:1] for word in lay.words)]
        return [word for word in dict.fromkeys(map(spelling_of, words)) if not self._session.verdict(word)]

    def _lay_out(self) -> None:
        """The words of the hint as rows; the other cards stay in the hand, in their order."""
        viewer = None if self._memory is None else self._memory.question.observation.viewer
        if self._hint is None or not self._hint.rows or viewer is None:
            return
        old = self._session.arrangement(viewer)
        used = {card for row in self._hint.rows for card in row}
        hand = tuple(card for card in old.cards if card not in used)
        self.arranged.emit(Arrangement(hand, self._hint.rows, old.fresh))
