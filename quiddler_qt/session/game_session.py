"""One game in progress: the only mutable holder of a game's state.

Every action comes through ``submit``. What it commits is handed to ``on_commit`` (the autosave) before the
caller learns of it: nothing is seen to move that is not safe.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from quiddler_qt.engine.actions import (
    Action,
    Challenge,
    Deal,
    GatherCards,
    LayDown,
    Reshuffle,
    Rule,
    SeatIndex,
    WordCards,
)
from quiddler_qt.engine.cards import Card, cards_value, spelling_of
from quiddler_qt.engine.events import Event
from quiddler_qt.engine.faults import Fault, Rejection
from quiddler_qt.engine.legality import check, check_words, spellings_to_rule
from quiddler_qt.engine.observation import Observation
from quiddler_qt.engine.record import GameRecord, replay
from quiddler_qt.engine.rules import Bonus, DictionaryUse, VerdictBy, WordCheck, bonuses_in_play
from quiddler_qt.engine.scoring import SeatScore
from quiddler_qt.engine.state import GameState, Judgment, Phase, new_game
from quiddler_qt.engine.transitions import apply, score_hand
from quiddler_qt.engine.visibility import observe, redact
from quiddler_qt.engine.words import letter_count
from quiddler_qt.session.arrangement import Arrangement, follow_hand
from quiddler_qt.session.dealer import shuffled
from quiddler_qt.session.history import ArrangementHistory, Change

AskJudge = Callable[[str], bool]


@dataclass(frozen=True, slots=True)
class Committed:
    """What one submission has done: the actions recorded, from which index on, and the events in order."""

    index: int
    actions: tuple[Action, ...]
    events: tuple[Event, ...]

    def events_for(self, viewer: SeatIndex | None) -> tuple[Event, ...]:
        """The events as a viewer may know them; None is the public."""
        return tuple(redact(event, viewer) for event in self.events)


class GameSession:
    """A game being played.

    ``ask_judge`` answers on spellings in capitals; ``hints`` are those already given, one number a seat,
    none for a new game; ``on_commit`` is called after every change, before ``submit`` or ``arrange`` return.
    Raises ReplayError for a record that breaks the rules.
    """

    def __init__(
        self,
        record: GameRecord,
        ask_judge: AskJudge,
        *,
        arrangements: Mapping[SeatIndex, Arrangement] | None = None,
        hints: tuple[int, ...] = (),
        on_commit: Callable[[], None] = lambda: None,
    ) -> None:
        self._setup = record.setup
        self._seed = record.seed
        self._edition = record.edition
        self._actions = list(record.actions)
        self._state = replay(record)
        self._ask_judge = ask_judge
        self.on_commit = on_commit
        kept = arrangements or {}
        self._arrangements = [
            follow_hand(kept.get(seat, Arrangement()), hand) for seat, hand in enumerate(self._state.hands)
        ]
        self._hints = list(hints or (0,) * len(record.setup.seats))
        self._histories = [ArrangementHistory() for _ in self._state.hands]

    # -- what is known ---------------------------------------------------------------------------------------
    @property
    def record(self) -> GameRecord:
        """The game as it would be saved now."""
        return GameRecord(self._setup, self._seed, tuple(self._actions), self._edition)

    @property
    def state(self) -> GameState:
        """The whole truth: for saves and scores, never for pictures."""
        return self._state

    @property
    def seed(self) -> int:
        """The seed of the game's shuffles."""
        return self._seed

    def observe(self, viewer: SeatIndex | None) -> Observation:
        """The game as a viewer may know it."""
        return observe(self._state, viewer)

    @property
    def words_laid(self) -> int:
        """How often words were laid in this game: it grows when there is something new to doubt."""
        return sum(isinstance(action, LayDown) for action in self._actions)

    def arrangement(self, seat: SeatIndex) -> Arrangement:
        """How a seat has laid out its own cards."""
        return self._arrangements[seat]

    @property
    def arrangements(self) -> tuple[Arrangement, ...]:
        """How all seats have laid out their cards, for the save."""
        return tuple(self._arrangements)

    @property
    def hints(self) -> tuple[int, ...]:
        """How many hints every seat has had in this game, for saves and statistics."""
        return tuple(self._hints)

    def allows_hints(self) -> bool:
        """Whether a seat may ask for hints: they tell which words are listed.

        So in challenge play only where the dictionary may be consulted at any time (rules 4.5, 4.6).
        """
        return self.shows_verdicts() or self._state.rules.dictionary is DictionaryUse.ALWAYS

    def scores_now(self) -> tuple[SeatScore, ...]:
        """What the hand would count as it lies, one entry a seat; the last scores once it is gathered."""
        scored = self._state.phase in (Phase.DEAL, Phase.GAME_OVER) and self._state.history
        return self._state.history[-1] if scored else score_hand(self._state)

    def bonuses_in_play(self) -> frozenset[Bonus]:
        """The bonuses that this hand can win."""
        return bonuses_in_play(self._state.rules, len(self._state.seats), self._state.round_index)

    def shows_verdicts(self) -> bool:
        """Whether a row may show if it is a word: only in checked play (rules 4.6)."""
        return self._state.rules.word_check is WordCheck.CHECKED

    def verdict(self, spelling: str) -> bool:
        """The answer on a spelling in capitals: the record's, else the judge's."""
        known = self._state.ruling(spelling)
        return self._ask_judge(spelling) if known is None else known

    def table_ruling(self, spelling: str) -> bool | None:
        """What the people of this table have said on a spelling in capitals; None where they have not.

        Their own words are ruled on before the first deal; where they decide challenges, so is every verdict.
        """
        if self._state.rules.verdict is VerdictBy.TABLE:
            return self._state.ruling(spelling)
        for action in self._actions:
            if not isinstance(action, Rule):
                return None
            if action.spelling == spelling:
                return action.accepted
        return None

    def refused_words(self, action: Action) -> tuple[str, ...]:
        """The words of a lay that this game's judge does not know: no computer seat may lay them."""
        if not isinstance(action, LayDown):
            return ()
        return tuple(word for word in map(spelling_of, action.words) if not self.verdict(word))

    def row_fault(self, cards: tuple[Card, ...]) -> Rejection | None:
        """What stands against one row as a word; in challenge play only its length can."""
        refused = check_words(self._state, (cards,))
        if refused is None or refused.fault is not Fault.WORD_NOT_RULED:
            return refused
        listed = self.verdict(spelling_of(cards))
        return None if listed else Rejection(Fault.WORD_NOT_LISTED, refused.detail)

    def check(self, action: Action) -> Rejection | None:
        """The rule that stands against an action now; words not ruled on are asked about, not recorded."""
        refused = check(self._state, action)
        if refused is None or refused.fault is not Fault.WORD_NOT_RULED:
            return refused
        if self._people_decide():
            return refused
        asked = tuple((s, self._ask_judge(s)) for s in spellings_to_rule(self._state, action))
        supposed = replace(self._state, rulings=tuple(sorted((*self._state.rulings, *asked))))
        return check(supposed, action)

    def may_challenge(self, seat: SeatIndex, owner: SeatIndex, word: int) -> Rejection | None:
        """What stands against a challenge; the word itself is not looked up for this."""
        refused = check(self._state, Challenge(seat, owner, word))
        return None if refused is not None and refused.fault is Fault.WORD_NOT_RULED else refused

    def best_words(self) -> tuple[tuple[SeatIndex, WordCards] | None, tuple[SeatIndex, WordCards] | None]:
        """The longest and the dearest word of the finished hands that stood, and who laid it.

        The first of equals; None where no word stood.
        """
        stood: list[tuple[SeatIndex, WordCards]] = []
        state = new_game(self._setup)
        for action in self._actions:
            state = apply(state, action).state
            if isinstance(action, GatherCards):
                stood += [
                    (seat, word.cards)
                    for seat, words in enumerate(state.laid)
                    for word in words
                    if word.judgment is not Judgment.STRUCK
                ]
        longest = max(stood, key=lambda one: letter_count(one[1]), default=None)
        dearest = max(stood, key=lambda one: cards_value(one[1]), default=None)
        return longest, dearest

    def events_so_far(self, viewer: SeatIndex | None) -> tuple[Event, ...]:
        """All events of the game as a viewer may know them, made anew from the record."""
        state = new_game(self._setup)
        events: list[Event] = []
        for action in self._actions:
            step = apply(state, action)
            state = step.state
            events += [redact(event, viewer) for event in step.events]
        return tuple(events)

    # -- what is done ----------------------------------------------------------------------------------------
    def submit(self, action: Action) -> Committed | Rejection:
        """Does an action with all that follows from it by chance, or says which rule stands against it.

        Verdicts that the action needs are recorded before it, also where it is refused by them.
        """
        index = len(self._actions)
        events: list[Event] = []
        if not self._people_decide():
            for spelling in spellings_to_rule(self._state, action):
                events += self._do(Rule(spelling, self._ask_judge(spelling)))
        refused = check(self._state, action)
        if refused is None:
            events += self._do(action)
            events += self._follow()
        if len(self._actions) > index:
            self._settle(dealt=isinstance(action, Deal))
            self.on_commit()
        return refused or Committed(index, tuple(self._actions[index:]), tuple(events))

    def deal(self) -> Committed | Rejection:
        """Shuffles and deals the next hand."""
        return self.submit(Deal(shuffled(self._seed, self._state.shuffles)))

    def arrange(self, seat: SeatIndex, arrangement: Arrangement, change: Change | None = None) -> None:
        """Lays a seat's own cards out anew; with a ``change`` it can be undone by that name.

        Raises ValueError for cards that are not its hand.
        """
        if sorted(arrangement.cards) != sorted(self._state.hands[seat]):
            raise ValueError(f"not the cards of seat {seat}")
        before = self._arrangements[seat]
        if arrangement != before:
            if change is not None:
                self._histories[seat].note(change, before, arrangement)
            self._arrangements[seat] = arrangement
            self.on_commit()

    # -- what is taken back ----------------------------------------------------------------------------------
    def undoable(self, seat: SeatIndex) -> Change | None:
        """The change of a seat's arrangement that ``undo`` would take back."""
        return self._histories[seat].undoable

    def redoable(self, seat: SeatIndex) -> Change | None:
        """The change that ``redo`` would do again."""
        return self._histories[seat].redoable

    def undo(self, seat: SeatIndex) -> Change | None:
        """Takes the last change of a seat's arrangement back. Returns which; None where there was none."""
        history = self._histories[seat]
        change, arrangement = history.undoable, history.undo(self._arrangements[seat])
        return self._restore(seat, change, arrangement)

    def redo(self, seat: SeatIndex) -> Change | None:
        """Does the change undone last again. Returns which; None where there was none."""
        history = self._histories[seat]
        change, arrangement = history.redoable, history.redo(self._arrangements[seat])
        return self._restore(seat, change, arrangement)

    def forget_changes(self) -> None:
        """Nothing done so far can be undone: another person comes to the screen."""
        for history in self._histories:
            history.forget()

    def _restore(
        self, seat: SeatIndex, change: Change | None, arrangement: Arrangement | None
    ) -> Change | None:
        if arrangement is None:
            return None
        self.arrange(seat, arrangement)
        return change

    def count_hint(self, seat: SeatIndex) -> None:
        """Notes that a seat is given a hint, before it sees it."""
        self._hints[seat] += 1
        self.on_commit()

    def _people_decide(self) -> bool:
        return self._state.rules.verdict is VerdictBy.TABLE and not self.shows_verdicts()

    def _do(self, action: Action) -> tuple[Event, ...]:
        step = apply(self._state, action)
        self._state = step.state
        self._actions.append(action)
        return step.events

    def _follow(self) -> list[Event]:
        """What comes by itself: a new stock, and the gathering where nothing can be challenged."""
        events: list[Event] = []
        if self._state.phase is Phase.RESHUFFLE:
            order = shuffled(self._seed, self._state.shuffles, self._state.discards[:-1])
            events += self._do(Reshuffle(order))
        if self._state.phase is Phase.WORDS_ON_TABLE and self.shows_verdicts():
            events += self._do(GatherCards())
        return events

    def _settle(self, *, dealt: bool) -> None:
        """Arrangements follow the hands: a dealt hand starts afresh, a drawn card comes to the end."""
        for seat, hand in enumerate(self._state.hands):
            kept = Arrangement() if dealt else self._arrangements[seat]
            if dealt or sorted(kept.cards) != sorted(hand):
                self._histories[seat].forget()
            self._arrangements[seat] = follow_hand(kept, hand)
