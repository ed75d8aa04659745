"""One game of solitaire or one daily puzzle in progress: the only mutable holder of its state.

The record is a time line with a place on it. Undo goes back to the end of the player's act before, redo
forward again, both without end; a new act cuts off what lies ahead. States are kept, not computed back.
"""

from collections.abc import Callable
from dataclasses import dataclass

from quiddler_qt.engine.actions import Deal, Rule, WordCards
from quiddler_qt.engine.cards import Face, cards_value
from quiddler_qt.engine.solitaire import (
    NoWordLeft,
    PlayerAction,
    SolitaireAction,
    SolitaireEvent,
    SolitaireFault,
    SolitaireObservation,
    SolitairePhase,
    SolitaireRejection,
    SolitaireSetup,
    SolitaireState,
    apply_solitaire,
    check_solitaire,
    observe_solitaire,
    showing,
    spelling_to_rule,
)
from quiddler_qt.engine.solitaire_deals import deal_order
from quiddler_qt.engine.solitaire_record import SolitaireRecord, solitaire_states
from quiddler_qt.engine.words import letter_count

AskJudge = Callable[[str], bool]
CanMakeWord = Callable[[tuple[Face, ...]], bool]


@dataclass(frozen=True, slots=True)
class SolitaireCommitted:
    """What one act has done: the actions recorded, from which index on, and the events in order."""

    index: int
    actions: tuple[SolitaireAction, ...]
    events: tuple[SolitaireEvent, ...]


def dealt_record(setup: SolitaireSetup, deal: str) -> SolitaireRecord:
    """A new game of a named deal. Raises ValueError for a name that names none."""
    return SolitaireRecord(setup, deal, (Deal(deal_order(setup.layout, deal)),))


class SolitaireSession:
    """A game being played.

    ``ask_judge`` answers on spellings in capitals, ``can_make_word`` whether any word of the same authority
    can be made of faces. ``undone`` are actions that follow the record's and can be redone. ``on_commit`` is
    called after every change, before the call that made it returns. Raises SolitaireReplayError for a record
    that breaks the rules, ValueError for one that was not dealt.
    """

    def __init__(
        self,
        record: SolitaireRecord,
        ask_judge: AskJudge,
        can_make_word: CanMakeWord,
        *,
        undone: tuple[SolitaireAction, ...] = (),
        hints: int = 0,
        elapsed_ms: int = 0,
        demo_played: bool = False,
        on_commit: Callable[[], None] = lambda: None,
    ) -> None:
        if not record.actions:
            raise ValueError("the cards are not dealt")
        whole = SolitaireRecord(record.setup, record.deal, (*record.actions, *undone), record.edition)
        self._setup = record.setup
        self._deal = record.deal
        self._edition = record.edition
        self._actions = list(whole.actions)
        self._states = list(solitaire_states(whole))
        self._done = len(record.actions)
        self._ask_judge = ask_judge
        self._can_make_word = can_make_word
        self._hints = hints
        self._elapsed_ms = elapsed_ms
        self._demo_played = demo_played
        self.on_commit = on_commit
        if self._done == len(self._actions):
            # A save may end between a word and the answer on what shows after it.
            self._follow()

    # -- what is known -----------------------------------------------------------------------------------
    @property
    def record(self) -> SolitaireRecord:
        """The game as it would be saved now, up to the place on the time line."""
        return SolitaireRecord(self._setup, self._deal, tuple(self._actions[: self._done]), self._edition)

    @property
    def undone(self) -> tuple[SolitaireAction, ...]:
        """What was undone and can be redone, for the save."""
        return tuple(self._actions[self._done :])

    @property
    def state(self) -> SolitaireState:
        """The whole truth: for saves, scores and the solver, never for pictures."""
        return self._states[self._done]

    def observe(self) -> SolitaireObservation:
        """The game as the player may know it."""
        return observe_solitaire(self.state)

    @property
    def hints(self) -> int:
        """Hints taken in this game; undo does not give them back."""
        return self._hints

    @property
    def elapsed_ms(self) -> int:
        """Time played, as it was told."""
        return self._elapsed_ms

    @property
    def demo_played(self) -> bool:
        """Whether the program has played a part of this game: then it is nobody's win, also after undo."""
        return self._demo_played

    @property
    def can_undo(self) -> bool:
        """Whether there is an act to undo."""
        return any(isinstance(action, PlayerAction) for action in self._actions[: self._done])

    @property
    def can_redo(self) -> bool:
        """Whether there is an act to redo."""
        return self._done < len(self._actions)

    def verdict(self, spelling: str) -> bool:
        """The answer on a spelling in capitals: the record's, else the judge's."""
        known = self.state.ruling(spelling)
        return self._ask_judge(spelling) if known is None else known

    def check(self, action: PlayerAction) -> SolitaireRejection | None:
        """The rule that stands against an act now; words not ruled on are asked about, not recorded."""
        refused = check_solitaire(self.state, action)
        if refused is None or refused.fault is not SolitaireFault.WORD_NOT_RULED:
            return refused
        listed = self._ask_judge(refused.detail)
        return None if listed else SolitaireRejection(SolitaireFault.WORD_NOT_LISTED, refused.detail)

    def best_words(self) -> tuple[WordCards | None, WordCards | None]:
        """The word taken with the most letters, and the dearest; the first of equals, None before any."""
        words = self.state.words
        return max(words, key=letter_count, default=None), max(words, key=cards_value, default=None)

    # -- what is done ------------------------------------------------------------------------------------
    def submit(self, action: PlayerAction) -> SolitaireCommitted | SolitaireRejection:
        """Does an act with what follows from it, or says which rule stands against it.

        A refused word leaves no trace in the record.
        """
        refused = self.check(action)
        if refused is not None:
            return refused
        spelling = spelling_to_rule(self.state, action)
        del self._actions[self._done :], self._states[self._done + 1 :]
        index = self._done
        events: list[SolitaireEvent] = []
        if spelling is not None:
            events += self._do(Rule(spelling, accepted=True))
        events += self._do(action)
        events += self._follow()
        self.on_commit()
        return SolitaireCommitted(index, tuple(self._actions[index:]), tuple(events))

    def undo(self) -> bool:
        """Goes back before the last act. False where there is none."""
        if not self.can_undo:
            return False
        self._done = self._act_before(self._done)
        self.on_commit()
        return True

    def redo(self) -> bool:
        """Does the act again that was undone last. False where there is none."""
        if not self.can_redo:
            return False
        self._done = self._act_after(self._done)
        self.on_commit()
        return True

    def restart(self) -> bool:
        """Goes back to the deal; everything can be redone. False where nothing was done."""
        if not self.can_undo:
            return False
        first = next(place for place, action in enumerate(self._actions) if isinstance(action, PlayerAction))
        self._done = self._act_before(first + 1)
        self.on_commit()
        return True

    def count_hint(self) -> None:
        """Notes that the player was shown a hint."""
        self._hints += 1
        self.on_commit()

    def note_demo(self) -> None:
        """Notes that the program plays on by itself."""
        if not self._demo_played:
            self._demo_played = True
            self.on_commit()

    def add_time(self, milliseconds: int) -> None:
        """Adds time played. Saved with the next change."""
        self._elapsed_ms += max(0, milliseconds)

    def _do(self, action: SolitaireAction) -> tuple[SolitaireEvent, ...]:
        step = apply_solitaire(self.state, action)
        self._actions.append(action)
        self._states.append(step.state)
        self._done += 1
        return step.events

    def _follow(self) -> tuple[SolitaireEvent, ...]:
        """The end of a game in which no word can be made (rules 10.4)."""
        state = self.state
        if state.phase is SolitairePhase.WORD and not self._can_make_word(showing(state)):
            return self._do(NoWordLeft())
        return ()

    def _act_before(self, place: int) -> int:
        """Where the time line stood before the last act."""
        place -= 1
        while not isinstance(self._actions[place], PlayerAction):
            place -= 1
        while isinstance(self._actions[place - 1], Rule):
            place -= 1
        return place

    def _act_after(self, place: int) -> int:
        """Where the time line stood after the next act."""
        while place < len(self._actions) and not isinstance(self._actions[place], PlayerAction):
            place += 1
        place += 1
        while place < len(self._actions) and isinstance(self._actions[place], NoWordLeft):
            place += 1
        return min(place, len(self._actions))
