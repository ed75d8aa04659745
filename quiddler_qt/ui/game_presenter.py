"""Leads one game on screen: gestures become actions, what is committed becomes a picture.

A gesture never waits for an animation, and nothing is shown that the autosave does not have. What comes next
is decided by ``session.turn_plan`` alone; this module makes it happen.
"""

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance

from quiddler_qt.engine.actions import (
    Action,
    Challenge,
    Discard,
    DrawStock,
    GatherCards,
    SeatIndex,
    TakeDiscard,
    WordCards,
)
from quiddler_qt.engine.cards import Card, spelling_of
from quiddler_qt.engine.events import CardDrawn, Event
from quiddler_qt.engine.faults import Rejection
from quiddler_qt.engine.observation import Observation
from quiddler_qt.engine.state import Phase
from quiddler_qt.session.arrangement import Arrangement, HandOrder, Place, move_card
from quiddler_qt.session.game_session import Committed, GameSession
from quiddler_qt.session.history import Change, ChangeKind
from quiddler_qt.session.scorepad_table import PadLay, laid_rounds, scorepad_table
from quiddler_qt.session.seating import needs_curtain, viewer_at_start
from quiddler_qt.session.turn_plan import Waiting, only_computers, waits_for
from quiddler_qt.ui import wording
from quiddler_qt.ui.accessibility import announce
from quiddler_qt.ui.advice_process import AdviceProcess
from quiddler_qt.ui.arranging import Arranging
from quiddler_qt.ui.challenge_flow import ChallengeFlow
from quiddler_qt.ui.computer_flow import Believed, ComputerFlow
from quiddler_qt.ui.computer_turns import ComputerTurns
from quiddler_qt.ui.dialogs.curtain import curtain_facts
from quiddler_qt.ui.dialogs.final_page import BestWord, FinalFacts
from quiddler_qt.ui.dialogs.round_page import RoundFacts
from quiddler_qt.ui.game_screen import GameScreen
from quiddler_qt.ui.help.coach_flow import CoachFlow
from quiddler_qt.ui.hint_flow import HintFlow, HintMemory
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.lay_flow import LayFlow
from quiddler_qt.ui.preferences import Preferences
from quiddler_qt.ui.scene.picture import DropTarget, OnDiscards, TablePicture
from quiddler_qt.ui.sound import Cue, cue_of
from quiddler_qt.ui.table_picture import challengeable_words, lay_of, make_picture
from quiddler_qt.ui.teacher_flow import Lessons, TeacherFlow
from quiddler_qt.ui.words.word_shelf import WordShelf

NEWS = 2
"""So many of the last sentences the curtain repeats."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Memory:
    """What a presenter knows of its game beyond the session."""

    viewer: SeatIndex | None
    doubts_heard_at: int
    believed: Believed
    news: tuple[str, ...]
    last_round_seen: bool
    arranging: tuple[HandOrder, Arrangement, int]
    hint: HintMemory | None
    lessons: Lessons
    paused: bool


class GamePresenter(QObject):
    """Connects a session with the game's screen and the computer seats.

    ``left`` is emitted when the people want the start page, ``rematch_wanted`` when they want another game.
    """

    left = Signal()
    rematch_wanted = Signal()

    def __init__(
        self,
        session: GameSession,
        screen: GameScreen,
        computers: ComputerTurns,
        words: WordShelf,
        advice: AdviceProcess,
        preferences: Preferences,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._screen = screen
        self._table = screen.table
        self._words = words
        self._preferences = preferences
        self._viewer = viewer_at_start(session.state)
        self._doubts_heard_at = self._turn_told = -1
        self._notice = ""
        self._news: tuple[str, ...] = ()
        self._lays: tuple[tuple[PadLay, ...], ...] = ()
        self._last_round_seen = only_computers(session.state)
        self._paused = False
        self._computers = ComputerFlow(session, computers, words, preferences, self)
        self._challenge = ChallengeFlow(session, screen, words, self)
        self._arranging = Arranging(session, screen, lambda: self._viewer, self)
        self._lay = LayFlow(session, screen, self)
        self._hints = HintFlow(session, screen, advice, preferences, self._computers.expectations, self)
        self._teacher = TeacherFlow(session, advice, preferences, self)
        self._coach = CoachFlow(screen, preferences, self)
        # Whatever happens in one go is followed by one look at what comes next.
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._advance)
        for signal, slot in self._connections():
            signal.connect(slot)

    # -- beginning and end -----------------------------------------------------------------------------------
    @property
    def session(self) -> GameSession:
        """The game on screen."""
        return self._session

    @property
    def viewer(self) -> SeatIndex | None:
        """The person whose cards may show now."""
        return self._viewer

    @property
    def memory(self) -> Memory:
        """What another presenter has to know that shows the same game on other pages."""
        return Memory(
            self._viewer,
            self._doubts_heard_at,
            self._computers.memory,
            self._news,
            self._last_round_seen,
            self._arranging.memory,
            self._hints.memory,
            self._teacher.memory,
            self._paused,
        )

    def take_over(self, memory: Memory) -> None:
        """Remembers what the presenter before it did."""
        self._viewer = memory.viewer
        self._doubts_heard_at = memory.doubts_heard_at
        self._computers.remember(memory.believed)
        self._news = memory.news
        self._last_round_seen = memory.last_round_seen
        self._arranging.remember(memory.arranging)
        self._hints.remember(memory.hint)
        self._teacher.remember(memory.lessons)
        self._paused = memory.paused

    def open(self) -> None:
        """Shows the game as it stands and goes on from there."""
        self._screen.talk.set_lines(())
        self._screen.talk.add_events(self._session.events_so_far(None), self._session.observe(None))
        self._show_numbers()
        if needs_curtain(self._session.state, self._viewer):
            self._draw_curtain()
        else:
            self._table.show_picture(self._picture())
            # Not where the keyboard was in the game before.
            self._table.focus_hand()
        self._screen.show_table()
        self._screen.table_page.offer_hints(self._session.allows_hints())
        self._arranging.offer()
        self._next.start()

    def close(self) -> None:
        """Lets go of the screen and of the computer seats; the session stays as it was saved."""
        self._next.stop()
        self._computers.close()
        for signal, slot in self._connections():
            signal.disconnect(slot)
        self._challenge.close()
        self._lay.close()
        self._arranging.close()
        self._hints.close()
        self._teacher.close()
        self._coach.close()
        self._screen.put_away()

    def _connections(self) -> list[tuple[SignalInstance, Callable[..., None]]]:
        table, screen = self._table, self._screen
        return [
            (table.card_dropped, self._card_dropped),
            (table.stock_activated, self._draw_stock),
            (table.stock_dropped, self._draw_stock),
            (table.discards_activated, self._take_discard),
            (table.discards_dropped, self._take_discard),
            (table.discard_requested, self._discard),
            (table.laid_word_activated, self._doubt_word),
            (table.main_action_triggered, self._main_action),
            (table.hint_requested, self._ask_hint),
            (table.refused, self._say),
            (table.told, self.say),
            (table.motion_finished, self._next.start),
            (table.keys_changed, self._refresh),
            (table.dismissed, self._dismiss),
            (screen.curtain.confirmed, self._curtain_confirmed),
            (screen.curtain.save_and_stop_requested, self.left.emit),
            (screen.round_page.challenge_requested, self._doubt_word),
            (screen.round_page.gather_requested, self._gather),
            (screen.round_page.next_round_requested, self._next_round),
            (screen.final_page.rematch_requested, self.rematch_wanted.emit),
            (screen.leave_requested, self.left.emit),
            (screen.table_page.pad.told, self.say),
            (self._coach.changed, self._refresh),
            (self._computers.began, self._refresh),
            (self._computers.played, self._show_result),
            (self._computers.challenged, self._computer_challenged),
            (self._computers.believed, self._next.start),
            (self._computers.fell_back, self._computer_fell_back),
            (screen.table_page.hint_requested, self._ask_hint),
            (self._hints.changed, self._refresh_hint),
            (self._hints.refused, self._say),
            (self._hints.arranged, self._lay_out_hint),
            (self._arranging.arranged, self._show_arranged),
            (self._arranging.refused, self._say),
            (self._teacher.learned, self._show_lesson),
            (self._lay.decided, self._submit_own),
            (self._lay.closed, self._next.start),
            (self._challenge.committed, self._show_challenge),
            (self._challenge.closed, self._next.start),
        ]

    # -- what comes next -------------------------------------------------------------------------------------
    def _waiting(self) -> Waiting:
        heard = self._doubts_heard_at == len(self._session.record.actions)
        return waits_for(self._session.state, self._viewer, doubts_heard=heard)

    def _advance(self) -> None:
        """Makes happen what comes next, once the table is still and no sheet is open."""
        busy = self._paused or self._table.is_moving or self._screen.overlay.sheet is not None
        if busy or self._computers.thinking is not None:
            return
        if self._computers.ask_doubts():
            return
        match self._waiting():
            case Waiting.FIRST_DEAL:
                self._show_result(self._session.deal())
            case Waiting.NEXT_DEAL if only_computers(self._session.state):
                self._next_round()
            case Waiting.NEXT_DEAL:
                self._screen.show_round(self._round_facts())
            case Waiting.GATHERING if only_computers(self._session.state):
                self._gather()
            case Waiting.GATHERING:
                self._screen.show_words_on_table(self._round_facts())
            case Waiting.CURTAIN:
                self._draw_curtain()
            case Waiting.PERSON | Waiting.DOUBTS:
                self._tell_turn()
                self._refresh()
                self._screen.show_table()
            case Waiting.COMPUTER:
                self._screen.show_table()
                self._computers.ask_move()
            case Waiting.NOTHING:
                if self._session.state.phase is Phase.GAME_OVER:
                    self._show_end()

    def _observe(self) -> Observation:
        return self._session.observe(self._viewer)

    def _picture(self) -> TablePicture:
        waiting = self._waiting()
        picture = make_picture(
            self._session, self._viewer, waiting, self._table.keys, thinking=self._computers.thinking
        )
        told = self._notice or self._coach.line(picture, waiting, len(self._session.record.actions))
        return replace(picture, marks=self._hints.marks, status=told or picture.status)

    def _refresh(self) -> None:
        """The picture anew where no event moves anything; behind the curtain nothing is shown."""
        if self._screen.is_curtained:
            return
        self._table.play((), self._picture())

    def _round_facts(self) -> RoundFacts:
        public = self._session.observe(None)
        facts = RoundFacts(
            public,
            self._session.scores_now(),
            challengeable_words(self._session),
            self._teacher.lessons(len(self._session.state.history) - 1),
        )
        if not facts.gathered:
            return facts
        laid = {spelling_of(word.cards) for seat in public.seats for word in seat.laid}
        return replace(facts, definitions={spelling: self._definition(spelling) for spelling in laid})

    def _definition(self, spelling: str) -> str:
        """What a word of a scored hand means; "" where it is none and stood unchallenged (rules 8.5)."""
        return self._words.definition_line(spelling) if self._session.verdict(spelling) else ""

    def _best_word(self, best: tuple[SeatIndex, WordCards] | None) -> BestWord | None:
        if best is None:
            return None
        seat, cards = best
        return BestWord(seat, cards, self._definition(spelling_of(cards)))

    def _show_end(self) -> None:
        """The last round first; then the winners."""
        if self._last_round_seen:
            longest, dearest = self._session.best_words()
            self._screen.show_final(
                FinalFacts(
                    self._session.observe(None),
                    self._best_word(longest),
                    self._best_word(dearest),
                )
            )
        else:
            self._screen.show_round(self._round_facts())

    def _show_numbers(self) -> None:
        public = self._session.observe(None)
        if len(public.history) != len(self._lays):
            self._lays = laid_rounds(self._session.events_so_far(None))
        self._screen.show_numbers(scorepad_table(public, self._lays), public)

    # -- actions ---------------------------------------------------------------------------------------------
    def _submit(self, action: Action) -> None:
        self._table.finish_now()
        self._show_result(self._session.submit(action))

    def _submit_own(self, action: Action) -> None:
        """What a person does; the teacher sees what that seat saw."""
        before = self._observe()
        self._table.finish_now()
        result = self._session.submit(action)
        self._show_result(result)
        if isinstance(result, Committed):
            self._teacher.look_at(before, action)

    def _show_result(self, result: Committed | Rejection, *, by_finger: bool = False) -> None:
        if isinstance(result, Rejection):
            self._say(wording.fault_sentence(result, self._observe(), self._table.keys))
        else:
            self._show_committed(result, by_finger=by_finger)

    def _show_challenge(self, committed: Committed) -> None:
        """What a challenge came to, after the sheet with the verdict."""
        self._show_committed(committed, heard=True)

    def _show_committed(self, committed: Committed, *, by_finger: bool = False, heard: bool = False) -> None:
        """Tells and shows what happened; ``heard`` where its sound has been played already."""
        self._notice = ""
        self._hints.pass_by()
        if any(getattr(action, "seat", None) == self._viewer for action in committed.actions):
            self._screen.table_page.slip.clear()
        public = self._session.observe(None)
        told = committed.events_for(None)
        self._screen.talk.add_events(told, public)
        self._tell(told, public)
        self._show_numbers()
        events = committed.events_for(self._viewer)
        self._tell_own(events)
        self._table.play(events, self._picture())
        self._arranging.offer()
        cue = None if heard else cue_of(events, self._viewer, by_finger=by_finger)
        if cue is not None:
            self._screen.sounded.emit(cue)
        self._next.start()

    def _tell(self, events: tuple[Event, ...], public: Observation) -> None:
        """Speaks what has happened, and keeps the last of it for the curtain."""
        names = tuple(seat.name for seat in public.seats)
        sentences = [sentence for event in events if (sentence := wording.event_sentence(event, names))]
        for sentence in sentences:
            announce(self._table, sentence)
        self._news = (*self._news, *sentences)[-NEWS:]

    def _tell_turn(self) -> None:
        """Speaks once in a turn what the person can do now: who sees the table reads it there."""
        turn = len(self._session.record.actions)
        if turn != self._turn_told and self._session.state.phase is Phase.DRAW:
            self._turn_told = turn
            announce(self._table, self._picture().status)

    def _tell_own(self, events: tuple[Event, ...]) -> None:
        """Speaks the card that was drawn, to the person alone who may know it."""
        for event in events:
            if isinstance(event, CardDrawn) and event.seat == self._viewer and event.card is not None:
                announce(self._table, wording.card_name(event.card))

    def say(self, sentence: str) -> None:
        """Shows a sentence in the status line until the next gesture."""
        self._notice = sentence
        announce(self._table, sentence)
        self._refresh()

    def _dismiss(self) -> None:
        """What was said of the last gesture has been read."""
        if self._notice:
            self._notice = ""
            self._refresh()

    def pause(self) -> None:
        """Nothing moves on while something else has the people's attention."""
        self._paused = True
        self._computers.cancel()
        self._table.finish_now()

    def resume(self) -> None:
        """Goes on after that."""
        self._paused = False
        self._next.start()

    def _say(self, sentence: str) -> None:
        """Shows why a gesture was refused, until the next one."""
        self._notice = sentence
        announce(self._table, sentence, assertive=True)
        self._screen.sounded.emit(Cue.REFUSE)
        self._refresh()

    # -- gestures: the person's own cards --------------------------------------------------------------------
    def _arrangement(self) -> Arrangement:
        return Arrangement() if self._viewer is None else self._session.arrangement(self._viewer)

    def _show_arranged(self, sentence: str) -> None:
        """The own cards lie otherwise; where there is something to say, it stays until the next gesture."""
        self._notice = sentence
        announce(self._table, sentence)
        self._screen.sounded.emit(Cue.SETTLE)
        self._refresh()

    def _lay_out_hint(self, arrangement: Arrangement) -> None:
        self._arranging.arrange(arrangement, Change(ChangeKind.HINT))

    def _card_dropped(self, card: Card, target: DropTarget) -> None:
        if isinstance(target, OnDiscards):
            self._discard(card)

    # -- gestures: the turn ----------------------------------------------------------------------------------
    def _draw_stock(self, place: Place | None = None) -> None:
        if self._viewer is not None:
            self._draw(DrawStock(self._viewer), place)

    def _take_discard(self, place: Place | None = None) -> None:
        if self._viewer is not None:
            self._draw(TakeDiscard(self._viewer), place)

    def _draw(self, action: DrawStock | TakeDiscard, place: Place | None) -> None:
        self._table.finish_now()
        result = self._session.submit(action)
        drawn = self._observe().taken
        if place is not None and drawn is not None and isinstance(result, Committed):
            self._session.arrange(action.seat, move_card(self._arrangement(), drawn, place))
        self._show_result(result, by_finger=place is not None)

    def _discard(self, card: Card) -> None:
        """A card on the discards: with complete words the person says whether that means going out.

        In a last turn the sheet before a lay asks, with words or without: what it ends counts.
        """
        seat = self._viewer
        if seat is None:
            return
        arrangement = self._arrangement()
        observation = self._observe()
        complete = arrangement.rows and self._session.check(lay_of(arrangement, seat, card)) is None
        if complete and observation.out_seat is None:
            self._lay.ask_out_or_discard(seat, card)
        elif complete:
            self._lay.propose(seat, card)
        elif self._session.check(Discard(seat, card)) is not None:
            self._submit_own(Discard(seat, card))
        elif observation.out_seat is not None:
            # Every card would count against the player: asked as every lay is, whatever plain discards do.
            self._lay.propose_discard(seat, card)
        elif self._preferences.current.confirm_discard:
            self._lay.ask_discard(seat, card)
        else:
            self._submit_own(Discard(seat, card))

    def _main_action(self) -> None:
        if self._waiting() is Waiting.DOUBTS:
            self._doubts_heard_at = len(self._session.record.actions)
            self._next.start()
        elif self._viewer is not None:
            self._table.finish_now()
            self._lay.propose(self._viewer)

    def _doubt_word(self, owner: SeatIndex, word: int) -> None:
        self._table.finish_now()
        self._computers.cancel()
        self._challenge.begin(owner, word)

    def _gather(self) -> None:
        self._submit(GatherCards())

    def _next_round(self) -> None:
        if self._session.state.phase is Phase.GAME_OVER:
            self._last_round_seen = True
            self._next.start()
        else:
            # Everybody looked at the page of the round: whoever begins the next takes the screen first.
            self._viewer = viewer_at_start(self._session.state)
            self._show_result(self._session.deal())

    # -- hints and lessons -----------------------------------------------------------------------------------
    def _ask_hint(self) -> None:
        self._table.finish_now()
        self._hints.request(self._viewer)

    def _refresh_hint(self) -> None:
        """The marks of a hint come and go; behind a curtain or on another page nothing is shown."""
        if self._viewer is not None:
            self._refresh()

    def _show_lesson(self, seat: SeatIndex, lesson: str) -> None:
        """At once where it gives nothing away, else on the page of the round (rules 4.6)."""
        playing = self._session.state.phase in (Phase.DRAW, Phase.PLAY)
        if not playing:
            self._next.start()
        elif seat == self._viewer and self._session.shows_verdicts():
            self._screen.table_page.show_slip(tr("Table", "Teacher"), lesson)

    # -- the curtain -----------------------------------------------------------------------------------------
    def _draw_curtain(self) -> None:
        """The curtain is up before the hand behind it goes; nothing of it is left when the next one comes."""
        if self._screen.is_curtained:
            return
        self._screen.draw_curtain(curtain_facts(self._session.observe(None), self._news))
        self._hints.forget()
        self._screen.table_page.slip.clear()
        self._viewer = None
        self._notice = ""
        self._arranging.begin_turn_of_another()
        self._table.clear_table()

    def _curtain_confirmed(self) -> None:
        self._viewer = self._session.state.seat
        self._table.show_picture(self._picture())
        self._screen.show_table()
        self._screen.raise_curtain()
        self._next.start()

    # -- computer seats --------------------------------------------------------------------------------------
    def _computer_challenged(self, challenge: Challenge) -> None:
        if not self._challenge.begin_by_computer(challenge):
            log.error("a computer seat wanted %s", challenge)
            self._next.start()

    def _computer_fell_back(self) -> None:
        self._say(tr("Table", "The computer player had to be started anew; it made a plain move."))
