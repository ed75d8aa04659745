"""What holds in every game of solitaire after every action (promise P9)."""

from itertools import pairwise

from quiddler_qt.engine.actions import Deal, Rule
from quiddler_qt.engine.cards import ALL_CARDS, cards_value, face_of, spelling_of
from quiddler_qt.engine.solitaire import (
    STACK_COUNT,
    CardTurnedUp,
    FillGap,
    Finish,
    GapFilled,
    Layout,
    NoWordLeft,
    SolitaireEnded,
    SolitairePhase,
    TakeWord,
    WordTaken,
    observe_solitaire,
)
from quiddler_qt.engine.words import letter_count, long_enough
from tests.random_solitaire import SolitaireMove


class SolitaireWatch:
    """Looks at a game move by move; raises AssertionError at what may not be."""

    def __init__(self) -> None:
        self.dealt: frozenset[int] = frozenset()
        self.over = False

    def see(self, move: SolitaireMove) -> None:
        before, after, events = move.before, move.step.state, move.step.events
        assert not self.over
        setup = after.setup
        cards = [*after.left, *(card for word in after.words for card in word)]
        assert len(cards) == len(set(cards)), "one owner each"
        if isinstance(move.action, Deal):
            self.dealt = frozenset(cards)
            assert len(cards) == setup.layout.card_count
            assert {len(stack) for stack in after.stacks} == {setup.layout.height}
        assert frozenset(cards) == self.dealt, "no card lost, none new"
        assert len(after.stacks) == STACK_COUNT
        assert all(a <= b for a, b in pairwise(after.rulings))
        heights = [len(stack) for stack in after.stacks]
        assert max(heights) <= setup.layout.height
        match move.action:
            case TakeWord(sources):
                word = after.words[-1]
                assert after.words[:-1] == before.words
                assert word == tuple(before.stacks[source][-1] for source in sources)
                assert len(set(sources)) == len(sources)
                assert long_enough(len(word), letter_count(word), setup.min_word)
                assert before.ruling(spelling_of(word)) is True
                for index, (old, new) in enumerate(zip(before.stacks, after.stacks, strict=True)):
                    assert new == (old[:-1] if index in sources else old)
                assert events[0] == WordTaken(sources, word)
                turned = [event.stack for event in events if isinstance(event, CardTurnedUp)]
                assert turned == sorted(source for source in sources if after.stacks[source])
            case FillGap(source, gap):
                assert before.phase is SolitairePhase.FILL
                assert not before.stacks[gap]
                assert len(before.stacks[source]) > 1
                assert after.stacks[gap] == before.stacks[source][-1:]
                assert after.words == before.words
                assert events == (
                    GapFilled(source, gap, after.stacks[gap][0]),
                    CardTurnedUp(source, after.stacks[source][-1]),
                )
            case Rule() | NoWordLeft() | Finish():
                assert (after.stacks, after.words) == (before.stacks, before.words)
            case Deal():
                pass
        if not after.phase.over:
            needed = min(heights) == 0 and max(heights) > 1
            assert after.phase is (SolitairePhase.FILL if needed else SolitairePhase.WORD)
        assert (after.phase is SolitairePhase.WON) is not any(heights)
        if after.phase is SolitairePhase.FINISHED:
            assert setup.layout is Layout.DAILY
        ends = [event for event in events if isinstance(event, SolitaireEnded)]
        assert len(ends) == after.phase.over
        if ends:
            assert ends == [SolitaireEnded(after.phase, len(after.left))]
            assert ends[-1] is events[-1]
        self.over = after.phase.over
        self._see_observation(move)

    def _see_observation(self, move: SolitaireMove) -> None:
        """Nothing covered is told, neither by what is seen nor by events."""
        after = move.step.state
        seen = observe_solitaire(after)
        assert seen.counts == tuple(len(stack) for stack in after.stacks)
        shown = {card for card in seen.tops if card is not None}
        assert shown == {stack[-1] for stack in after.stacks if stack}
        taken = {card for word in seen.words for card in word}
        hidden = [card for card in ALL_CARDS if card not in shown | taken]
        assert list(seen.covered) == sorted(face_of(card) for card in hidden)
        assert sum(map(len, after.words)) + sum(seen.counts) == len(self.dealt)
        assert cards_value((*after.left, *taken)) == cards_value(tuple(self.dealt))
