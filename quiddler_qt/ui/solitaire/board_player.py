"""One person at the board: gestures become a word, a word becomes an act of the session."""

from collections.abc import Callable
from typing import assert_never

from PySide6.QtCore import QObject, Signal

from quiddler_qt.engine.cards import Card, spelling_of
from quiddler_qt.engine.solitaire import (
    FillGap,
    Finish,
    PlayerAction,
    SolitaireFault,
    SolitairePhase,
    SolitaireRejection,
    StackIndex,
    TakeWord,
    possible_sources,
)
from quiddler_qt.session.solitaire_session import SolitaireCommitted, SolitaireSession
from quiddler_qt.session.typed_word import Reading, following, readings
from quiddler_qt.ui import wording
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.scene.picture import Permission
from quiddler_qt.ui.solitaire.board_picture import BoardPicture, WordMark
from quiddler_qt.ui.solitaire.board_view import BoardView
from quiddler_qt.ui.solitaire.solitaire_wording import fault_sentence
from quiddler_qt.ui.sound import Cue

_C = "Solitaire"
_OK = Permission(allowed=True)


class BoardPlayer(QObject):
    """Plays one session after another on a board.

    ``changed()`` comes after every change of the game or the word, ``committed(SolitaireCommitted)`` before
    it where an act was done; ``refused(sentence)`` says which rule stands against something;
    ``sounded(cue)`` is what is to be heard now.
    """

    changed = Signal()
    committed = Signal(object)
    refused = Signal(str)
    sounded = Signal(object)

    def __init__(self, board: BoardView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._board = board
        self._session: SolitaireSession | None = None
        self._word: tuple[StackIndex, ...] = ()
        self._hinted: tuple[StackIndex, ...] = ()
        self._choices: tuple[Reading, ...] = ()
        self._choice = 0
        board.stack_chosen.connect(self.choose)
        board.dropped_in_word.connect(self._put_into_word)
        board.dropped_on_gap.connect(self._fill)
        board.dropped_out.connect(self.choose)
        board.moved_in_word.connect(self._move)
        board.letter_typed.connect(self._type)
        board.last_card_back.connect(self._take_last_back)
        board.other_cards_wanted.connect(self.use_other_cards)
        board.put_back_pressed.connect(self.put_back)
        board.take_pressed.connect(self.take)
        board.refused.connect(self.refused)
        self.refused.connect(self._sound_refusal)

    # -- what is played --------------------------------------------------------------------------------------
    @property
    def session(self) -> SolitaireSession | None:
        """The game on the board, if any."""
        return self._session

    @property
    def word(self) -> tuple[StackIndex, ...]:
        """The stacks whose top cards are in the word, in order."""
        return self._word

    @property
    def why_not(self) -> str:
        """Why the cards in the word may not be taken, in one sentence; "" where they may."""
        if self._session is None or not self._word:
            return ""
        return self._judged(self._session)[2].why_not

    @property
    def has_other_cards(self) -> bool:
        """Whether other cards spell the same typed letters."""
        return len(self._choices) > 1

    def play(self, session: SolitaireSession | None) -> None:
        """Another game, or none."""
        self._session = session
        self._forget_word()
        if session is None:
            self._board.clear_board()
        elif not session.can_undo and not session.can_redo:
            self.sounded.emit(Cue.DEAL)
        self._show()

    def undo(self) -> None:
        """Goes back before the last act; says so where there is none."""
        self._travel(lambda session: session.undo(), tr(_C, "Nothing to undo: this is how it was dealt."))

    def redo(self) -> None:
        """Does again what was undone."""
        self._travel(lambda session: session.redo(), tr(_C, "Nothing to redo."))

    def restart(self) -> None:
        """Goes back to the deal."""
        self._travel(lambda session: session.restart(), tr(_C, "This is how it was dealt."))

    def do(self, action: PlayerAction) -> bool:
        """Does an act, or says which rule stands against it."""
        if self._session is None:
            return False
        done = self._session.submit(action)
        if isinstance(done, SolitaireRejection):
            self._refuse(done)
            return False
        self.sounded.emit(self._cue_of(action))
        self._forget_word()
        self._show(done)
        return True

    def form(self, word: tuple[StackIndex, ...], hinted: tuple[StackIndex, ...] = ()) -> None:
        """Forms a word of top cards; ``hinted`` stacks are marked."""
        before = self._word
        self._forget_word()
        self._word, self._hinted = word, hinted
        self._sound_of_word(before)
        self._show()

    # -- the word --------------------------------------------------------------------------------------------
    def choose(self, stack: StackIndex) -> None:
        """A stack was chosen: its card goes into the word or back, or fills the gap."""
        session = self._session
        if session is None:
            return
        state = session.state
        if state.phase.over:
            self._refuse(SolitaireRejection(SolitaireFault.GAME_OVER))
        elif state.phase is SolitairePhase.FILL:
            self._fill(stack, state.gaps[0])
        elif stack in self._word:
            self._set_word(tuple(other for other in self._word if other != stack))
        elif not state.stacks[stack]:
            self._refuse(SolitaireRejection(SolitaireFault.STACK_EMPTY))
        else:
            self._set_word((*self._word, stack))

    def take(self) -> None:
        """Takes the word."""
        self.do(TakeWord(self._word))

    def put_back(self) -> None:
        """All cards of the word go back."""
        self._set_word(())

    def use_other_cards(self) -> None:
        """The next way to spell the same letters."""
        if len(self._choices) < 2:
            self.refused.emit(tr(_C, "No other cards on top spell these letters."))
            return
        self._choice = (self._choice + 1) % len(self._choices)
        self._word = self._stacks_of(self._choices[self._choice].cards)
        self._show()

    def _set_word(self, word: tuple[StackIndex, ...]) -> None:
        before = self._word
        self._forget_word()
        self._word = word
        self._sound_of_word(before)
        self._show()

    def _sound_refusal(self, _told: str) -> None:
        self.sounded.emit(Cue.REFUSE)

    def _sound_of_word(self, before: tuple[StackIndex, ...]) -> None:
        """A card more is picked up, one less or elsewhere settles."""
        if self._word != before:
            self.sounded.emit(Cue.PICK_UP if len(self._word) > len(before) else Cue.SETTLE)

    def _cue_of(self, action: PlayerAction) -> Cue:
        """The sound of an act that was done."""
        if self._session is not None and self._session.state.phase is SolitairePhase.WON:
            return Cue.WIN
        match action:
            case TakeWord():
                return Cue.WORD_LAID
            case FillGap():
                return Cue.SETTLE
            case Finish():
                return Cue.ROUND_END
            case _:
                assert_never(action)

    def _forget_word(self) -> None:
        self._word, self._hinted = (), ()
        self._choices, self._choice = (), 0

    def _put_into_word(self, stack: StackIndex, place: int) -> None:
        if self._session is None or self._session.state.phase is not SolitairePhase.WORD:
            self.choose(stack)
            return
        others = [other for other in self._word if other != stack]
        self._set_word((*others[:place], stack, *others[place:]))

    def _move(self, stack: StackIndex, way: int) -> None:
        if stack in self._word:
            place = self._word.index(stack) + way
            if 0 <= place < len(self._word):
                self._put_into_word(stack, place)

    def _take_last_back(self) -> None:
        if self._reading is not None and self._reading.pending:
            self._set_word(self._word)
        elif self._word:
            self._set_word(self._word[:-1])
        else:
            self.refused.emit(tr(_C, "No card is in the word."))

    def _fill(self, source: StackIndex, gap: StackIndex) -> None:
        if self._session is not None and self._session.state.phase is not SolitairePhase.FILL:
            if source in self._word:
                self.choose(source)
            return
        self.do(FillGap(source, gap))

    # -- typing ----------------------------------------------------------------------------------------------
    @property
    def _reading(self) -> Reading | None:
        return self._choices[self._choice] if self._choices else None

    def _type(self, letter: str) -> None:
        """A letter more: the cards are chosen anew, as near to those chosen before as can be."""
        session = self._session
        if session is None:
            return
        if session.state.phase is not SolitairePhase.WORD:
            over = session.state.phase.over
            self._refuse(SolitaireRejection(SolitaireFault.GAME_OVER if over else SolitaireFault.FILL_FIRST))
            return
        before = self._reading or Reading(self._cards_of(self._word))
        text = spelling_of(before.cards) + before.pending + letter
        choices = readings(text, self._free_cards())
        if not choices:
            told = tr(_C, "No card on top goes on with {letter}.")
            self.refused.emit(told.format(letter=letter))
            return
        whole, word_before = Reading(before.cards), self._word
        self._choices, self._hinted = choices, ()
        self._choice = following(whole, choices)
        self._word = self._stacks_of(choices[self._choice].cards)
        self._sound_of_word(word_before)
        self._show()

    def _free_cards(self) -> tuple[Card, ...]:
        """All top cards: those in the word first, then those of the deepest stacks."""
        if self._session is None:
            return ()
        stacks = self._session.state.stacks
        deepest_first = sorted(
            (stack for stack in range(len(stacks)) if stacks[stack] and stack not in self._word),
            key=lambda stack: -len(stacks[stack]),
        )
        return self._cards_of((*self._word, *deepest_first))

    def _cards_of(self, word: tuple[StackIndex, ...]) -> tuple[Card, ...]:
        session = self._session
        return () if session is None else tuple(session.state.stacks[stack][-1] for stack in word)

    def _stacks_of(self, cards: tuple[Card, ...]) -> tuple[StackIndex, ...]:
        if self._session is None:
            return ()
        tops = [stack[-1] if stack else None for stack in self._session.state.stacks]
        return tuple(tops.index(card) for card in cards)

    # -- showing ---------------------------------------------------------------------------------------------
    def _travel(self, go: Callable[[SolitaireSession], bool], told: str) -> None:
        if self._session is None:
            return
        if not go(self._session):
            self.refused.emit(told)
            return
        self.sounded.emit(Cue.SETTLE)
        self._forget_word()
        self._show()

    def _refuse(self, rejection: SolitaireRejection) -> None:
        if self._session is not None:
            self.refused.emit(fault_sentence(rejection, self._session.state.setup.min_word))

    def _show(self, done: SolitaireCommitted | None = None) -> None:
        session = self._session
        if session is not None:
            self._board.show_picture(self._picture(session))
        if done is not None:
            self.committed.emit(done)
        self.changed.emit()

    def _picture(self, session: SolitaireSession) -> BoardPicture:
        seen, state = session.observe(), session.state
        reading = self._reading
        pending = reading.pending if reading is not None else ""
        filling = state.phase is SolitairePhase.FILL
        mark, note, take = self._judged(session)
        return BoardPicture(
            tops=seen.tops,
            counts=seen.counts,
            word=self._word,
            pending=pending,
            gap=state.gaps[0] if filling else None,
            sources=possible_sources(state),
            hinted=self._hinted,
            taken=len(seen.words),
            spelling=spelling_of(self._cards_of(self._word)),
            mark=mark,
            note=note,
            put_back=_OK if self._word or pending else Permission(False, tr(_C, "No card is in the word.")),
            take=take,
        )

    def _judged(self, session: SolitaireSession) -> tuple[WordMark, str, Permission]:
        """What is said of the word, and whether it may be taken."""
        state = session.state
        if state.phase is SolitairePhase.FILL:
            rejection = SolitaireRejection(SolitaireFault.FILL_FIRST)
            told = tr(_C, "choose a stack to fill the gap")
            return WordMark.OPEN, told, Permission(False, fault_sentence(rejection, state.setup.min_word))
        if state.phase.over:
            rejection = SolitaireRejection(SolitaireFault.GAME_OVER)
            return WordMark.OPEN, "", Permission(False, fault_sentence(rejection, state.setup.min_word))
        if not self._word:
            why = tr(_C, "Form a word first: choose cards from the stacks, or type its letters.")
            return WordMark.OPEN, tr(_C, "click, drag or type"), Permission(False, why)
        refused = session.check(TakeWord(self._word))
        count = wording.cards(len(self._word))
        if refused is None:
            return WordMark.GOOD, f"{tr(_C, 'in the word list')}{wording.DOT}{count}", _OK
        short = refused.fault is SolitaireFault.WORD_TOO_SHORT
        told = tr(_C, "too short") if short else tr(_C, "not in the word list")
        why = fault_sentence(refused, state.setup.min_word)
        return WordMark.BAD, f"{told}{wording.DOT}{count}", Permission(False, why)
