"""Solitaire: eight stacks, words from their top cards, gaps filled from other stacks (rules 10).

The same style as the hand game: a frozen state, actions, ``check`` and ``apply``. Chance deals (``Deal``),
and what only a word list knows comes in as recorded answers: ``Rule`` on a spelling, ``NoWordLeft`` on the
cards showing. So a record replays without any word list. The daily puzzle (rules 11) is the same game on a
smaller table that may be finished at any time; its score is in ``daily_puzzle``.
"""

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, assert_never

from quiddler_qt.engine.actions import Deal, Rule, WordCards
from quiddler_qt.engine.cards import ALL_CARDS, Card, Face, face_of, spelling_of
from quiddler_qt.engine.rules import MinWord
from quiddler_qt.engine.words import LONGEST_FACE, letter_count, long_enough, segmentations

STACK_COUNT: Final = 8
LONGEST_SPELLING: Final = STACK_COUNT * LONGEST_FACE

StackIndex = int
Stacks = tuple[tuple[Card, ...], ...]


class Layout(Enum):
    """Which of the two games is on the table."""

    SOLITAIRE = "solitaire"
    DAILY = "daily"

    @property
    def height(self) -> int:
        """Cards dealt to each stack (rules 10.1, 11.1)."""
        return 6 if self is Layout.SOLITAIRE else 2

    @property
    def card_count(self) -> int:
        """Cards dealt in all."""
        return STACK_COUNT * self.height


@dataclass(frozen=True, slots=True)
class SolitaireSetup:
    """What is agreed before the deal: layout, shortest word (the variants, rules 10.4), word list."""

    layout: Layout = Layout.SOLITAIRE
    min_word: MinWord = MinWord.TWO_LETTERS
    word_list: str = "standard"

    def __post_init__(self) -> None:
        if not self.word_list:
            raise ValueError("a game needs a word list")


class SolitairePhase(Enum):
    """What the game waits for, or how it ended."""

    DEAL = "deal"
    WORD = "word"
    FILL = "fill"
    WON = "won"
    STUCK = "stuck"
    FINISHED = "finished"

    @property
    def over(self) -> bool:
        """Whether nothing more can be done."""
        return self in (SolitairePhase.WON, SolitairePhase.STUCK, SolitairePhase.FINISHED)


# -- actions -------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class TakeWord:
    """Take the top cards of stacks as a word, in the order of its spelling (rules 10.2)."""

    sources: tuple[StackIndex, ...]


@dataclass(frozen=True, slots=True)
class FillGap:
    """Move the top card of a stack with at least two cards into a gap (rules 10.3)."""

    source: StackIndex
    gap: StackIndex


@dataclass(frozen=True, slots=True)
class NoWordLeft:
    """The authority's answer on the cards showing: none of its words can be made of them (rules 10.4)."""


@dataclass(frozen=True, slots=True)
class Finish:
    """End a daily puzzle with the cards left as they are (rules 11.1)."""


PlayerAction = TakeWord | FillGap | Finish
SolitaireAction = Deal | Rule | NoWordLeft | PlayerAction


# -- events --------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class StacksDealt:
    """The stacks lie ready: their top cards, and how many cards each has."""

    tops: tuple[Card, ...]
    height: int


@dataclass(frozen=True, slots=True)
class SpellingAnswered:
    """The authority answered on a spelling."""

    spelling: str
    accepted: bool


@dataclass(frozen=True, slots=True)
class WordTaken:
    """The top cards of these stacks left the table as a word; both in spelling order."""

    sources: tuple[StackIndex, ...]
    cards: WordCards


@dataclass(frozen=True, slots=True)
class GapFilled:
    """A card went from the top of a stack into a gap."""

    source: StackIndex
    gap: StackIndex
    card: Card


@dataclass(frozen=True, slots=True)
class CardTurnedUp:
    """A card that was covered shows now."""

    stack: StackIndex
    card: Card


@dataclass(frozen=True, slots=True)
class SolitaireEnded:
    """The game is over; ``phase`` says how, ``left`` how many cards lie on the table."""

    phase: SolitairePhase
    left: int


SolitaireEvent = StacksDealt | SpellingAnswered | WordTaken | GapFilled | CardTurnedUp | SolitaireEnded


# -- faults --------------------------------------------------------------------------------------------------
class SolitaireFault(Enum):
    """One rule that stands against an action. The sentences people read live in ``ui``."""

    GAME_OVER = "game_over"
    WRONG_PHASE = "wrong_phase"
    BAD_ORDER = "bad_order"
    BAD_SPELLING = "bad_spelling"
    ALREADY_RULED = "already_ruled"
    NO_SUCH_STACK = "no_such_stack"
    STACK_EMPTY = "stack_empty"
    STACK_USED_TWICE = "stack_used_twice"
    WORD_TOO_SHORT = "word_too_short"
    WORD_NOT_RULED = "word_not_ruled"
    WORD_NOT_LISTED = "word_not_listed"
    FILL_FIRST = "fill_first"
    NOT_A_GAP = "not_a_gap"
    SOURCE_TOO_LOW = "source_too_low"
    WORD_LEFT = "word_left"
    CANNOT_FINISH = "cannot_finish"


@dataclass(frozen=True, slots=True)
class SolitaireRejection:
    """A refused action: the rule, and the spelling it is about, if any."""

    fault: SolitaireFault
    detail: str = ""


# -- state ---------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class SolitaireState:
    """Everything there is to know of a game at one moment.

    ``stacks`` have their top card last. ``words`` were taken, in order. ``rulings`` are sorted by spelling.
    """

    setup: SolitaireSetup
    phase: SolitairePhase = SolitairePhase.DEAL
    stacks: Stacks = ((),) * STACK_COUNT
    words: tuple[WordCards, ...] = ()
    rulings: tuple[tuple[str, bool], ...] = ()

    @property
    def left(self) -> tuple[Card, ...]:
        """All cards on the table, stack by stack."""
        return tuple(card for stack in self.stacks for card in stack)

    @property
    def gaps(self) -> tuple[StackIndex, ...]:
        """The empty stacks."""
        return tuple(index for index, stack in enumerate(self.stacks) if not stack)

    def ruling(self, spelling: str) -> bool | None:
        """The answer on a spelling in capitals, or None where nobody asked yet."""
        return dict(self.rulings).get(spelling)


@dataclass(frozen=True, slots=True)
class SolitaireObservation:
    """What the player may know: covered cards are counts, never ids.

    ``tops[stack]`` is None for an empty stack. ``covered`` are the faces of all cards that are neither
    showing nor taken, in alphabetical order: some lie under others, the rest are out of the game.
    """

    setup: SolitaireSetup
    phase: SolitairePhase
    tops: tuple[Card | None, ...]
    counts: tuple[int, ...]
    words: tuple[WordCards, ...]
    covered: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class SolitaireStep:
    """The state after an action, and the events in order."""

    state: SolitaireState
    events: tuple[SolitaireEvent, ...]


def new_solitaire(setup: SolitaireSetup) -> SolitaireState:
    """A game before its deal."""
    return SolitaireState(setup)


def position(setup: SolitaireSetup, stacks: Stacks) -> SolitaireState:
    """A game as if it had come to these stacks, top cards last."""
    return SolitaireState(setup, _phase_of(stacks), stacks)


def observe_solitaire(state: SolitaireState) -> SolitaireObservation:
    """What the player may know of a game."""
    tops = tuple(stack[-1] if stack else None for stack in state.stacks)
    seen = {*tops, *(card for word in state.words for card in word)}
    return SolitaireObservation(
        setup=state.setup,
        phase=state.phase,
        tops=tops,
        counts=tuple(len(stack) for stack in state.stacks),
        words=state.words,
        covered=tuple(sorted(face_of(card) for card in ALL_CARDS if card not in seen)),
    )


def showing(state: SolitaireState) -> tuple[Face, ...]:
    """The faces of the cards that show, stack by stack."""
    return tuple(face_of(stack[-1]) for stack in state.stacks if stack)


def word_at(state: SolitaireState, sources: tuple[StackIndex, ...]) -> WordCards:
    """The cards on top of stacks. Raises IndexError for a stack that is not there or empty."""
    return tuple(state.stacks[source][-1] for source in sources)


# -- legality ------------------------------------------------------------------------------------------------
def check_solitaire(state: SolitaireState, action: SolitaireAction) -> SolitaireRejection | None:
    """The rule that stands against an action, or None where it may be done. Never raises."""
    if state.phase.over:
        return SolitaireRejection(SolitaireFault.GAME_OVER)
    match action:
        case Deal(order):
            if state.phase is not SolitairePhase.DEAL:
                return SolitaireRejection(SolitaireFault.WRONG_PHASE)
            whole = sorted(order) == [*ALL_CARDS]
            return None if whole else SolitaireRejection(SolitaireFault.BAD_ORDER)
        case Rule(spelling, _):
            return _check_ruling(state, spelling)
        case NoWordLeft():
            return _check_no_word_left(state)
        case TakeWord(sources):
            return _check_word(state, sources)
        case FillGap(source, gap):
            return _check_fill(state, source, gap)
        case Finish():
            playing = state.phase is not SolitairePhase.DEAL and state.setup.layout is Layout.DAILY
            return None if playing else SolitaireRejection(SolitaireFault.CANNOT_FINISH)
        case _:
            assert_never(action)


def spelling_to_rule(state: SolitaireState, action: SolitaireAction) -> str | None:
    """The spelling that needs an answer before an action can be checked; None where all is known."""
    refused = check_solitaire(state, action)
    unknown = refused is not None and refused.fault is SolitaireFault.WORD_NOT_RULED
    return refused.detail if refused is not None and unknown else None


def possible_sources(state: SolitaireState) -> tuple[StackIndex, ...]:
    """The stacks that a gap can be filled from: none but while one has to be (rules 10.3)."""
    if state.phase is not SolitairePhase.FILL:
        return ()
    return tuple(index for index, stack in enumerate(state.stacks) if len(stack) > 1)


def _check_ruling(state: SolitaireState, spelling: str) -> SolitaireRejection | None:
    plain = spelling.isascii() and spelling.isupper() and spelling.isalpha()
    if not (plain and len(spelling) <= LONGEST_SPELLING):
        return SolitaireRejection(SolitaireFault.BAD_SPELLING)
    known = state.ruling(spelling) is not None
    return SolitaireRejection(SolitaireFault.ALREADY_RULED, spelling) if known else None


def _check_no_word_left(state: SolitaireState) -> SolitaireRejection | None:
    if state.phase is not SolitairePhase.WORD:
        return SolitaireRejection(SolitaireFault.WRONG_PHASE)
    tops = showing(state)
    for spelling, accepted in state.rulings:
        if accepted and segmentations(spelling, state.setup.min_word, tops):
            return SolitaireRejection(SolitaireFault.WORD_LEFT, spelling)
    return None


def _check_word(state: SolitaireState, sources: tuple[StackIndex, ...]) -> SolitaireRejection | None:
    if state.phase is not SolitairePhase.WORD:
        filling = state.phase is SolitairePhase.FILL
        return SolitaireRejection(SolitaireFault.FILL_FIRST if filling else SolitaireFault.WRONG_PHASE)
    if not all(0 <= source < STACK_COUNT for source in sources):
        return SolitaireRejection(SolitaireFault.NO_SUCH_STACK)
    if not all(state.stacks[source] for source in sources):
        return SolitaireRejection(SolitaireFault.STACK_EMPTY)
    if len(set(sources)) != len(sources):
        return SolitaireRejection(SolitaireFault.STACK_USED_TWICE)
    word = word_at(state, sources)
    spelling = spelling_of(word)
    if not long_enough(len(word), letter_count(word), state.setup.min_word):
        return SolitaireRejection(SolitaireFault.WORD_TOO_SHORT, spelling)
    match state.ruling(spelling):
        case None:
            return SolitaireRejection(SolitaireFault.WORD_NOT_RULED, spelling)
        case False:
            return SolitaireRejection(SolitaireFault.WORD_NOT_LISTED, spelling)
        case True:
            return None


def _check_fill(state: SolitaireState, source: StackIndex, gap: StackIndex) -> SolitaireRejection | None:
    if state.phase is not SolitairePhase.FILL:
        return SolitaireRejection(SolitaireFault.WRONG_PHASE)
    if not (0 <= source < STACK_COUNT and 0 <= gap < STACK_COUNT):
        return SolitaireRejection(SolitaireFault.NO_SUCH_STACK)
    if state.stacks[gap]:
        return SolitaireRejection(SolitaireFault.NOT_A_GAP)
    # A single card would only move the gap.
    low = len(state.stacks[source]) < 2
    return SolitaireRejection(SolitaireFault.SOURCE_TOO_LOW) if low else None


# -- transitions ---------------------------------------------------------------------------------------------
def apply_solitaire(state: SolitaireState, action: SolitaireAction) -> SolitaireStep:
    """Does an action. Raises ValueError for one that ``check_solitaire`` refuses: a bug of the caller."""
    refused = check_solitaire(state, action)
    if refused is not None:
        raise ValueError(f"{action} refused: {refused.fault.value} {refused.detail}".rstrip())
    match action:
        case Deal(order):
            return _deal(state, order)
        case Rule(spelling, accepted):
            rulings = tuple(sorted((*state.rulings, (spelling, accepted))))
            return SolitaireStep(replace(state, rulings=rulings), (SpellingAnswered(spelling, accepted),))
        case NoWordLeft():
            return _end(state, SolitairePhase.STUCK)
        case TakeWord(sources):
            return _take_word(state, sources)
        case FillGap(source, gap):
            return _fill_gap(state, source, gap)
        case Finish():
            return _end(state, SolitairePhase.FINISHED)
        case _:
            assert_never(action)


def _phase_of(stacks: Stacks) -> SolitairePhase:
    """What stacks ask for. A gap can only stay where no stack has two cards, so none is ever forgotten."""
    heights = [len(stack) for stack in stacks]
    if not any(heights):
        return SolitairePhase.WON
    return SolitairePhase.FILL if min(heights) == 0 and max(heights) > 1 else SolitairePhase.WORD


def _deal(state: SolitaireState, order: tuple[Card, ...]) -> SolitaireStep:
    """Row by row: one card on each stack, the last row face up (rules 10.1)."""
    layout = state.setup.layout
    dealt = order[: layout.card_count]
    stacks = tuple(dealt[index::STACK_COUNT] for index in range(STACK_COUNT))
    after = replace(state, phase=_phase_of(stacks), stacks=stacks)
    return SolitaireStep(after, (StacksDealt(tuple(stack[-1] for stack in stacks), layout.height),))


def _take_word(state: SolitaireState, sources: tuple[StackIndex, ...]) -> SolitaireStep:
    word = word_at(state, sources)
    stacks = tuple(stack[:-1] if index in sources else stack for index, stack in enumerate(state.stacks))
    after = replace(state, phase=_phase_of(stacks), stacks=stacks, words=(*state.words, word))
    turned = tuple(CardTurnedUp(source, stacks[source][-1]) for source in sorted(sources) if stacks[source])
    ended = (SolitaireEnded(SolitairePhase.WON, 0),) if after.phase is SolitairePhase.WON else ()
    return SolitaireStep(after, (WordTaken(sources, word), *turned, *ended))


def _fill_gap(state: SolitaireState, source: StackIndex, gap: StackIndex) -> SolitaireStep:
    *rest, card = state.stacks[source]
    moved = {source: tuple(rest), gap: (card,)}
    stacks = tuple(moved.get(index, stack) for index, stack in enumerate(state.stacks))
    after = replace(state, phase=_phase_of(stacks), stacks=stacks)
    return SolitaireStep(after, (GapFilled(source, gap, card), CardTurnedUp(source, rest[-1])))


def _end(state: SolitaireState, phase: SolitairePhase) -> SolitaireStep:
    return SolitaireStep(replace(state, phase=phase), (SolitaireEnded(phase, len(state.left)),))
