"""What holds in every game (promise P9), told from the outside.

``GameWatch`` follows a game and keeps its own books: whose turn it is, who still has a last turn, what each
hand has to score. It knows the rules from their text and takes nothing but names from the code it watches.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from quiddler_qt.engine.actions import (
    Challenge,
    Deal,
    Discard,
    DrawStock,
    GatherCards,
    HandOver,
    LayDown,
    Reshuffle,
    Rule,
    TakeDiscard,
)
from quiddler_qt.engine.events import (
    GameEnded,
    GoingOutCancelled,
    RoundScored,
    StockRanOut,
    TurnBegan,
    WordsOnTable,
)
from quiddler_qt.engine.rules import Rules
from quiddler_qt.engine.state import GameSetup, GameState, LaidWord, Phase
from tests.random_games import Move

# Rules 1.1, word for word.
DECK_TEXT = """
A 2x10, B 8x2, C 8x2, D 5x4, E 2x12, F 6x2, G 6x4, H 7x2, I 2x8, J 13x2, K 8x2, L 3x4, M 5x2, N 5x6, O 2x8,
P 6x2, Q 15x2, R 5x6, S 3x4, T 3x6, U 4x6, V 11x2, W 10x2, X 12x2, Y 4x4, Z 14x2, QU 9x2, IN 7x2, ER 7x2,
CL 10x2, TH 9x2
"""
DECK = [
    (face, int(value))
    for face, value, count in re.findall(r"([A-Z]+) (\d+)x(\d+)", DECK_TEXT)
    for _ in range(int(count))
]
EVERY_CARD = frozenset(range(118))


def points(cards: Sequence[int]) -> int:
    """Points of cards, by the text of the rules."""
    return sum(DECK[card][1] for card in cards)


def spelling(cards: Sequence[int]) -> str:
    """The word of cards, by the text of the rules."""
    return "".join(DECK[card][0] for card in cards)


@dataclass
class SeatBook:
    """What a seat has to score in this hand: kept while the game is watched."""

    words: list[tuple[int, ...]] = field(default_factory=list)
    judged: dict[int, bool] = field(default_factory=dict)
    lost: int = 0


class GameWatch:
    """Follows one game and raises AssertionError where it breaks a rule."""

    def __init__(self, setup: GameSetup) -> None:
        self.rules: Rules = setup.rules
        self.count = len(setup.seats)
        self.first_dealer = setup.first_dealer
        self.round = 0
        self.totals = [0] * self.count
        self.on_turn = -1
        self.out: int | None = None
        self.still_to_play: list[int] = []
        self.drawn_since_out = False
        self.turns = [0] * self.count
        self.books = [SeatBook() for _ in range(self.count)]
        self.answers: dict[str, bool] = {}

    @property
    def dealer(self) -> int:
        """The deal passes to the left (rules 2.3)."""
        return (self.first_dealer + self.round) % self.count

    def see(self, move: Move) -> None:
        """Checks one move and the state after it."""
        before, after = move.before, move.step.state
        match move.action:
            case Deal():
                self._see_deal(after)
            case Reshuffle():
                self._see_reshuffle(before, after)
            case Rule(word, accepted):
                assert word not in self.answers
                self.answers[word] = accepted
            case DrawStock(seat):
                assert seat == self.on_turn
                if before.stock:
                    self._see_draw(before, after, before.stock[-1], seat)
                else:
                    assert after.phase is Phase.RESHUFFLE
            case TakeDiscard(seat):
                assert seat == self.on_turn
                self._see_draw(before, after, before.discards[-1], seat)
            case Discard(seat, card):
                assert after.discards[-1] == card
                self._see_turn_end(move, seat)
            case LayDown(seat, words, card):
                assert after.discards[-1] == card
                self._see_lay(before, seat, words)
                self._see_turn_end(move, seat)
            case Challenge():
                self._see_challenge(move, move.action)
            case GatherCards():
                self._see_gather(move)
            case HandOver(seat, kind, _):
                assert after.seats[seat].kind is kind
                assert after.hands == before.hands
        self._check_state(after)

    def _see_deal(self, after: GameState) -> None:
        self.on_turn = (self.dealer + 1) % self.count
        self.out = None
        self.still_to_play = []
        self.drawn_since_out = False
        self.turns = [0] * self.count
        self.books = [SeatBook() for _ in range(self.count)]
        assert after.phase is Phase.DRAW
        assert len(after.stock) == 118 - self.count * self.size - 1

    def _see_reshuffle(self, before: GameState, after: GameState) -> None:
        assert not before.stock
        drawn = () if after.phase is Phase.DRAW else after.hands[self.on_turn][-1:]
        assert sorted((*after.stock, *drawn)) == sorted(before.discards[:-1])
        assert after.discards == before.discards[-1:]
        self.drawn_since_out |= bool(drawn) and self.out is not None

    def _see_draw(self, before: GameState, after: GameState, card: int, seat: int) -> None:
        assert before.phase is Phase.DRAW
        assert after.phase is Phase.PLAY
        assert after.hands[seat] == (*before.hands[seat], card)
        self.drawn_since_out |= self.out is not None

    def _see_lay(self, before: GameState, seat: int, words: Sequence[tuple[int, ...]]) -> None:
        for word in words:
            letters, cards = len(spelling(word)), len(word)
            kind = self.rules.min_word.value
            enough = letters if kind.endswith("letters") else cards
            assert enough >= (2 if kind.startswith("two") else 3)
            if self.rules.word_check.value == "checked":
                assert self.answers[spelling(word)]
        if not self.rules.duplicates:
            assert len({spelling(word) for word in words}) == len(words)
        self.books[seat].words = [*words]
        if self.out is None:
            assert sum(map(len, words)) == len(before.hands[seat]) - 1
            first = self.rules.no_going_out_on_first_turn.value
            if first == "on" or (first == "first_four_hands" and self.round < 4):
                assert self.turns[seat] > 0
            self.out = seat
            self.drawn_since_out = False
            self.still_to_play = [(seat + turn) % self.count for turn in range(1, self.count + 1)]

    def _see_turn_end(self, move: Move, seat: int) -> None:
        after = move.step.state
        assert seat == self.on_turn
        thrown = after.discards[-1]
        if not self.rules.may_return_taken_card and move.before.taken_from_discards:
            assert thrown != move.before.taken
        self.turns[seat] += 1
        self.on_turn = (seat + 1) % self.count
        if self.out is not None and self.out != seat:
            assert self.still_to_play.pop(0) == seat
        if self.still_to_play == [self.out]:
            assert after.phase is Phase.WORDS_ON_TABLE
            assert any(isinstance(event, WordsOnTable) for event in move.step.events)
            return
        assert after.phase in (Phase.DRAW, Phase.RESHUFFLE)
        assert after.seat == self.on_turn
        began = [event for event in move.step.events if isinstance(event, TurnBegan)]
        ran_out = any(isinstance(event, StockRanOut) for event in move.step.events)
        assert len(began) == (0 if ran_out else 1)

    def _see_challenge(self, move: Move, action: Challenge) -> None:
        before, after = move.before, move.step.state
        by, owner, index = action.seat, action.owner, action.word
        assert self.rules.word_check.value == "challenge"
        assert by != owner
        book = self.books[owner]
        word = book.words[index]
        assert index not in book.judged
        valid = self.answers[spelling(word)]
        at_once = not self.drawn_since_out and self.out == owner
        if not valid and at_once and self.rules.failed_out.value == "cancelled":
            assert any(isinstance(event, GoingOutCancelled) for event in move.step.events)
            assert sorted(after.hands[owner]) == sorted(card for laid in book.words for card in laid)
            assert after.discards == before.discards
            self.out = None
            self.still_to_play = []
            self.books[owner].words = []
            self.books[owner].judged = {}
            return
        book.judged[index] = valid
        if valid:
            self.books[by].lost += points(word)
        assert after.hands == before.hands

    def _see_gather(self, move: Move) -> None:
        after = move.step.state
        assert move.before.phase is Phase.WORDS_ON_TABLE
        hands, totals = self.recount(move.before)
        scores = after.history[-1]
        assert [score.hand for score in scores] == hands
        assert [score.total for score in scores] == totals == [*after.totals]
        for score in scores:
            from_hand = score.challenges if self.rules.challenge_from.value == "hand" else 0
            parts = score.words - score.unused - score.struck - from_hand
            assert min(score.words, score.unused, score.struck, score.challenges, score.bonus) >= 0
            assert score.hand in (parts + score.bonus, 0, score.bonus)
        assert [event.scores for event in move.step.events if isinstance(event, RoundScored)] == [scores]
        self.totals = totals
        self.round += 1
        if self.round < len(self.rules.hand_sizes):
            assert after.phase is Phase.DEAL
            assert (after.round_index, after.dealer) == (self.round, self.dealer)
            return
        assert after.phase is Phase.GAME_OVER
        (ended,) = [event for event in move.step.events if isinstance(event, GameEnded)]
        assert ended.winners == tuple(i for i in range(self.count) if totals[i] == max(totals))

    def recount(self, state: GameState) -> tuple[list[int], list[int]]:
        """Scores of the hand and totals after it, from the watch's own books (rules 9)."""
        standing = [
            [word for index, word in enumerate(book.words) if book.judged.get(index, True)]
            for book in self.books
        ]
        bonus = [0] * self.count
        for name in self._bonuses():
            marks = [self._mark(name, words) for words in standing]
            if max(marks) and marks.count(max(marks)) == 1:
                bonus[marks.index(max(marks))] += self.rules.bonus_points
        hands, totals = [], []
        fine = {"minus": 1, "zero": 0, "double": 2}[self.rules.failed_word.value]
        for seat, book in enumerate(self.books):
            struck = [word for word in book.words if word not in standing[seat]]
            cards = sum(map(points, standing[seat])) - fine * sum(map(points, struck))
            cards -= points(state.hands[seat])
            if self.rules.challenge_from.value == "hand":
                cards -= book.lost
            floor = self.rules.floor.value
            hand = cards + bonus[seat]
            if floor == "hand":
                hand = max(0, hand)
            elif floor == "cards":
                hand = max(0, cards) + bonus[seat]
            total = self.totals[seat] + hand
            if self.rules.challenge_from.value == "game":
                total -= book.lost
            hands.append(hand)
            totals.append(total if floor == "none" else max(0, total))
        return hands, totals

    def _bonuses(self) -> list[str]:
        if self.count > 2:
            return ["longest", "most"]
        chosen = self.rules.two_player_bonus.value
        if chosen == "alternate":
            return ["most" if self.round % 2 else "longest"]
        return {"both": ["longest", "most"], "none": []}.get(chosen, [chosen])

    @staticmethod
    def _mark(name: str, words: Sequence[tuple[int, ...]]) -> int:
        return len(words) if name == "most" else max([len(spelling(word)) for word in words], default=0)

    @property
    def size(self) -> int:
        """Cards dealt to each seat in this hand."""
        return self.rules.hand_sizes[min(self.round, len(self.rules.hand_sizes) - 1)]

    def _check_state(self, state: GameState) -> None:
        """What holds at every moment: one owner a card, hand sizes, the phase, who has gone out."""
        laid = [word.cards for words in state.laid for word in words]
        owned = [*state.stock, *state.discards]
        for cards in (*state.hands, *laid):
            owned += cards
        dealt = bool(state.shuffles)
        assert len(owned) == (118 if dealt else 0)
        assert {*owned} == (EVERY_CARD if dealt else frozenset())
        if state.phase in (Phase.DEAL, Phase.GAME_OVER):
            return
        for seat, (hand, words) in enumerate(zip(state.hands, state.laid, strict=True)):
            extra = state.phase is Phase.PLAY and seat == state.seat
            assert len(hand) + sum(len(word.cards) for word in words) == self.size + extra
            assert self._same_lay(seat, words)
        assert state.discards or state.phase is Phase.PLAY
        assert (state.out_seat, state.dealer, state.round_index) == (self.out, self.dealer, self.round)
        if state.phase in (Phase.DRAW, Phase.PLAY):
            assert state.seat == self.on_turn
            waiting = len(self.still_to_play) - 1 if self.out is not None else 0
            assert state.last_turns == waiting
            if state.phase is Phase.DRAW and self.rules.stock_refill.value == "turn_end":
                assert state.stock

    def _same_lay(self, seat: int, words: Sequence[LaidWord]) -> bool:
        book = self.books[seat]
        judged = {
            i: word.judgment.value == "upheld"
            for i, word in enumerate(words)
            if word.judgment.value != "none"
        }
        return [word.cards for word in words] == book.words and judged == book.judged
