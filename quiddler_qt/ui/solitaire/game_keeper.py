"""Keeps the game in play of one layout: begins it, saves it after every change, counts it once at its end."""

import logging
from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from quiddler_qt.engine.cards import cards_value, spelling_of
from quiddler_qt.engine.daily_puzzle import DayResult, daily_score
from quiddler_qt.engine.solitaire import Layout, SolitairePhase, SolitaireSetup, StackIndex
from quiddler_qt.engine.solitaire_record import SolitaireRecord
from quiddler_qt.lexicon.lazy_judge import LazyJudge
from quiddler_qt.lexicon.word_search import any_word
from quiddler_qt.session.daily_calendar import is_in_time
from quiddler_qt.session.solitaire_session import SolitaireSession, dealt_record
from quiddler_qt.storage.records_file import NewerRecordsError
from quiddler_qt.storage.save_codec import SaveError
from quiddler_qt.storage.save_store import new_identity
from quiddler_qt.storage.saved_game import GameIdentity, LexiconId
from quiddler_qt.storage.solitaire_saves import FoundSolitaire, SavedSolitaire, SolitaireStore
from quiddler_qt.storage.solitaire_statistics import (
    SolitaireRecords,
    SolitaireResult,
    SolitaireStatistics,
)
from quiddler_qt.ui import file_wording

_C = "Solitaire"
log = logging.getLogger(__name__)

PULSE_MS: Final = 5_000
LONGEST_SPAN_MS: Final = 2 * PULSE_MS
"""Time played is counted at every pulse; more than this at once is none: the machine slept in between."""


class GameKeeper(QObject):
    """One game at a time, with its save and its place in the records.

    ``trouble(sentence)`` tells what could not be written; playing goes on. ``judge_of`` gives the judge of a
    word list, ``now`` the moment, with its time zone.
    """

    trouble = Signal(str)

    def __init__(
        self,
        store: SolitaireStore,
        statistics: SolitaireStatistics,
        judge_of: Callable[[str], LazyJudge],
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._statistics = statistics
        self._judge_of = judge_of
        self._now = now
        self._session: SolitaireSession | None = None
        self._identity: GameIdentity | None = None
        self._lexicon: LexiconId | None = None
        self._clock = QElapsedTimer()
        self._pulse = QTimer(self, interval=PULSE_MS)
        self._pulse.timeout.connect(self._count_time)
        self._save_trouble = ""
        self._is_gone = False
        self.word: tuple[StackIndex, ...] = ()
        """The word being formed, for a page that is built anew."""

    @property
    def session(self) -> SolitaireSession | None:
        """The game in play, if any."""
        return self._session

    @property
    def deal(self) -> str:
        """The name of the deal in play, "" for none."""
        return self._session.record.deal if self._session is not None else ""

    @property
    def may_go_back(self) -> bool:
        """Whether a game that is over may be played on after an undo: one of solitaire that is stuck."""
        state = self._session.state if self._session is not None else None
        solitaire = state is not None and state.setup.layout is Layout.SOLITAIRE
        return solitaire and state is not None and state.phase is SolitairePhase.STUCK

    def preload(self, word_list: str) -> None:
        """Begins to read the words."""
        self._judge_of(word_list).preload()

    def records(self) -> SolitaireRecords:
        """The records as they are on the disk; new ones where they cannot be read, which is told."""
        try:
            return self._statistics.load().records
        except (OSError, NewerRecordsError) as error:
            log.warning("the records cannot be read: %r", error)
            self.trouble.emit(file_wording.records_trouble_sentence(error))
            return SolitaireRecords()

    # -- beginnings ------------------------------------------------------------------------------------------
    def resume(self) -> bool:
        """Goes on with the game that waits; one that is over is counted and gone. Whether there is one."""
        if self._session is not None:
            return True
        return self._resume(self._store.load())

    def _resume(self, found: FoundSolitaire) -> bool:
        for path, error in found.refused:
            log.warning("a saved game was refused: %s: %s", path.name, error)
        if found.refused and found.game is None:
            path, error = found.refused[0]
            self.trouble.emit(file_wording.refused_sentence(path.name, error))
        saved = found.game
        if saved is None:
            return False
        if self._was_counted(saved):
            self._discard()
            return False
        session = self._session_of(saved.record, saved)
        self._take(session, saved.identity, saved.lexicon)
        if session.state.phase.over and not self.may_go_back:
            if self.end() is None:
                self._store.close()  # it stays, and is counted when it is found again
            self._session = None
            return False
        return True

    def begun_deals(self) -> frozenset[str]:
        """The deals whose games wait to be gone on with."""
        waiting = self._store.waiting_deals()
        if self._session is None:
            return waiting
        own = frozenset([self.deal])
        return waiting - own if self._session.state.phase.over else waiting | own

    def take_up(self, setup: SolitaireSetup, deal: str) -> SolitaireSession | None:
        """Goes on with the game of a deal that was put aside, or begins one. Raises as ``begin``.

        The game in play is put aside in its turn: half a puzzle is not lost for another day's. None where it
        cannot be saved now, which is told; it stays in play.
        """
        session = self._session
        if session is not None and not session.state.phase.over:
            if self.deal == deal:
                return session
            if not self._put_aside(session):
                return None
        elif session is not None and not self._is_gone and self.end() is None:
            self._store.close()  # it stays, and is counted when it is found again
        self._session = None
        return self.session if self._resume(self._store.load(deal)) else self.begin(setup, deal)

    def _put_aside(self, session: SolitaireSession) -> bool:
        """The game stays in its file; one in which nothing was done is simply gone. Whether it is saved."""
        self.save_now()
        if self._save_trouble:
            self.trouble.emit(self._save_trouble)
            return False
        session.on_commit = lambda: None
        if session.can_undo or session.can_redo:
            self._store.close()
        else:
            self._discard()
        return True

    def begin(self, setup: SolitaireSetup, deal: str) -> SolitaireSession:
        """Deals a new game; one that was begun and not won is counted as left.

        Raises DamagedWordListError where there are no words, ValueError for no deal.
        """
        session = self._session_of(dealt_record(setup, deal), None)
        self.leave()
        words = self._judge_of(setup.word_list).word_list
        lexicon = LexiconId(words.name, words.version, words.sha256)
        self._take(session, new_identity(self._now()), lexicon)
        self.save_now()
        return session

    def _session_of(self, record: SolitaireRecord, saved: SavedSolitaire | None) -> SolitaireSession:
        judge = self._judge_of(record.setup.word_list)
        min_word = record.setup.min_word
        return SolitaireSession(
            record,
            judge.accepts,
            lambda faces: any_word(judge.word_list, faces, min_word) is not None,
            undone=saved.undone if saved is not None else (),
            hints=saved.hints if saved is not None else 0,
            elapsed_ms=saved.elapsed_ms if saved is not None else 0,
            demo_played=saved is not None and saved.demo_played,
        )

    def _take(self, session: SolitaireSession, identity: GameIdentity, lexicon: LexiconId) -> None:
        self._session, self._identity, self._lexicon = session, identity, lexicon
        if self._clock.isValid():
            # The time until now was nobody's.
            self._clock.restart()
        self._is_gone = False
        self.word = ()
        session.on_commit = self.save_now

    # -- time ------------------------------------------------------------------------------------------------
    def start_clock(self) -> None:
        """Somebody plays from now on."""
        if not self._clock.isValid():
            self._clock.start()
            self._pulse.start()

    def stop_clock(self) -> None:
        """Nobody plays from now on; the time until now is the game's."""
        self._count_time()
        self._clock.invalidate()
        self._pulse.stop()

    def elapsed_ms(self) -> int:
        """Time played until now."""
        running = min(int(self._clock.elapsed()), LONGEST_SPAN_MS) if self._clock.isValid() else 0
        return running + (self._session.elapsed_ms if self._session is not None else 0)

    def _count_time(self) -> None:
        if self._session is not None and self._clock.isValid():
            self._session.add_time(min(int(self._clock.restart()), LONGEST_SPAN_MS))

    # -- saving ----------------------------------------------------------------------------------------------
    def save_now(self) -> None:
        """Writes the game. Never raises: trouble is told, once until it works again."""
        session, identity, lexicon = self._session, self._identity, self._lexicon
        if session is None or identity is None or lexicon is None:
            return
        if self._is_gone and session.state.phase.over:
            return  # Counted, and its save removed.
        self._is_gone = False
        self._count_time()
        game = SavedSolitaire(
            identity=identity,
            record=session.record,
            state=session.state,
            lexicon=lexicon,
            undone=session.undone,
            hints=session.hints,
            elapsed_ms=session.elapsed_ms,
            demo_played=session.demo_played,
        )
        try:
            self._store.save(game)
        except (OSError, SaveError) as error:
            if not self._save_trouble:
                self._save_trouble = file_wording.save_trouble_sentence(error)
                log.warning("the game cannot be saved: %s", error)
                self.trouble.emit(self._save_trouble)
        else:
            self._save_trouble = ""

    def close(self) -> None:
        """Saves the game and lets go of its file; another copy of the program may go on with it."""
        self.stop_clock()
        self.save_now()
        if self._session is not None:
            self._session.on_commit = lambda: None
        self._session = None
        self._store.close()

    # -- ends ------------------------------------------------------------------------------------------------
    def leave(self) -> None:
        """The game in play is given up: counted if it was begun."""
        session = self._session
        if session is None:
            return
        self._count_time()
        begun = session.can_undo or session.can_redo
        counts = session.state.setup.layout is Layout.SOLITAIRE and begun and not self._was_counted(None)
        if counts and self._count(session) is None:
            self._store.close()  # it stays, and is counted when it is found again
        self._session = None

    def end(self) -> SolitaireRecords | None:
        """The game in play is over: counted, then its save removed. The records, None where they fail.

        The last move is on the disk already. Killed anywhere between, the next ``resume`` does the rest.
        """
        session = self._session
        if session is None:
            return None
        self.save_now()
        if session.state.setup.layout is Layout.DAILY:
            records = self._record_day(session)
        else:
            records = self._count(session)
        if records is not None:
            self._discard()
            self._is_gone = True
        return records

    def _count(self, session: SolitaireSession) -> SolitaireRecords | None:
        if self._identity is None:
            return None
        longest, dearest = (None, None) if session.demo_played else session.best_words()
        result = SolitaireResult(
            game_id=self._identity.game_id,
            variant=session.state.setup.min_word,
            won=session.state.phase is SolitairePhase.WON and not session.demo_played,
            elapsed_ms=session.elapsed_ms,
            hints=session.hints,
            longest=spelling_of(longest) if longest else "",
            dearest=spelling_of(dearest) if dearest else "",
            dearest_points=cards_value(dearest) if dearest else 0,
        )
        try:
            return self._statistics.count(result)
        except (OSError, NewerRecordsError) as error:
            self._tell_uncounted(error)
            return None

    def _record_day(self, session: SolitaireSession) -> SolitaireRecords | None:
        day = date.fromisoformat(session.record.deal)
        result = DayResult(daily_score(session.state).total, is_in_time(day, self._now()))
        try:
            return self._statistics.record_day(day, result)
        except (OSError, NewerRecordsError) as error:
            self._tell_uncounted(error)
            return None

    def _was_counted(self, saved: SavedSolitaire | None) -> bool:
        """Whether the records have this game already: the program was killed before its save went."""
        identity = saved.identity if saved is not None else self._identity
        try:
            return identity is not None and identity.game_id in self._statistics.load().records.counted
        except (OSError, NewerRecordsError):
            return False

    def _discard(self) -> None:
        try:
            self._store.discard()
        except OSError as error:
            log.warning("a finished game cannot be removed: %s", error)

    def _tell_uncounted(self, error: Exception) -> None:
        log.warning("a game cannot be counted: %r", error)
        self.trouble.emit(file_wording.uncounted_sentence(error))
