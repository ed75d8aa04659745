"""P11: undo and redo are exact, show no card twice, and never go past a card that has shown itself."""

from collections.abc import Callable
from random import Random

from quiddler_qt.engine.actions import Discard, DrawStock, TakeDiscard
from quiddler_qt.engine.record import GameRecord, digest
from quiddler_qt.engine.rules import Rules
from quiddler_qt.engine.state import GameSetup, Phase, Seat
from quiddler_qt.session.arrangement import (
    Arrangement,
    HandOrder,
    InHand,
    InRow,
    NewRow,
    Place,
    clear_rows,
    move_cards,
    order_hand,
    take_row_back,
)
from quiddler_qt.session.game_session import GameSession
from quiddler_qt.session.history import ArrangementHistory, Change, ChangeKind
from tests.promises.harness import Harness, Task
from tests.promises.mutants import plant
from tests.promises.outcome import Outcome

STEPS = 40
REVEALS = 0.08
"""How likely a step of a series draws or discards instead of arranging."""


class _Series:
    """One game of a person, with a second account of what may be undone."""

    def __init__(self, outcome: Outcome, seed: int) -> None:
        self._outcome = outcome
        self._what = f"series {seed}"
        self._random = Random(seed)
        seats = tuple(Seat(f"Player {seat}") for seat in range(self._random.randint(2, 4)))
        size = self._random.randint(3, 10)
        setup = GameSetup(Rules(hand_sizes=(size,)), seats, first_dealer=len(seats) - 1)
        self._session = GameSession(GameRecord(setup, seed), lambda _spelling: True)
        self._session.deal()
        self._before: list[Arrangement] = []
        self._after: list[Arrangement] = []

    @property
    def _now(self) -> Arrangement:
        return self._session.arrangement(0)

    def play(self) -> None:
        """All steps, each looked at."""
        for _ in range(STEPS):
            digest_before = digest(self._session.state)
            chance = self._random.random()
            if chance < REVEALS:
                self._reveal()
            elif chance < 0.4:
                self._undo()
            elif chance < 0.6:
                self._redo()
            else:
                self._arrange()
            if chance >= REVEALS:
                self._demand(digest(self._session.state) == digest_before, "arranging changed the game")
            self._look()

    def _look(self) -> None:
        cards = self._now.cards
        self._demand(len(set(cards)) == len(cards), "a card is shown twice")
        self._demand(sorted(cards) == sorted(self._session.state.hands[0]), "not the cards of the hand")
        self._demand((self._session.undoable(0) is None) is (not self._before), "a wrong offer to undo")
        self._demand((self._session.redoable(0) is None) is (not self._after), "a wrong offer to redo")

    def _undo(self) -> None:
        now = self._now
        expected = self._before[-1] if self._before else now
        self._session.undo(0)
        self._demand(self._now == expected, "undo is not exact")
        if self._before:
            self._after.append(now)
            self._before.pop()
        self._outcome.counts["undone"] += 1

    def _redo(self) -> None:
        now = self._now
        expected = self._after[-1] if self._after else now
        self._session.redo(0)
        self._demand(self._now == expected, "redo is not exact")
        if self._after:
            self._before.append(now)
            self._after.pop()
        self._outcome.counts["redone"] += 1

    def _arrange(self) -> None:
        before = self._now
        after, kind = self._changed(before)
        self._session.arrange(0, after, Change(kind))
        if after != before:
            self._before.append(before)
            self._after.clear()

    def _changed(self, now: Arrangement) -> tuple[Arrangement, ChangeKind]:
        random = self._random
        match random.randrange(8):
            case 0 if now.rows:
                return take_row_back(now, random.randrange(len(now.rows))), ChangeKind.TAKE_ROW_BACK
            case 1:
                return clear_rows(now), ChangeKind.CLEAR
            case 2:
                order = random.choice(list(HandOrder))
                return order_hand(now, order, sorted(now.cards)), ChangeKind.SORT
            case _:
                cards = random.sample(now.cards, random.randint(1, min(4, len(now.cards))))
                places: list[Place] = [InHand(random.randint(0, 9)), NewRow()]
                places += [InRow(row, random.randint(0, 5)) for row in range(len(now.rows))]
                return move_cards(now, cards, random.choice(places)), ChangeKind.MOVE

    def _reveal(self) -> None:
        """The person draws, takes or discards; then the others have their turns."""
        session, state = self._session, self._session.state
        if state.phase is Phase.DRAW:
            session.submit(self._random.choice((DrawStock(0), TakeDiscard(0))))
        elif state.phase is Phase.PLAY:
            session.submit(Discard(0, self._random.choice(state.hands[0])))
            while session.state.seat != 0 and session.state.phase in (Phase.DRAW, Phase.PLAY):
                seat = session.state.seat
                draws = session.state.phase is Phase.DRAW
                session.submit(DrawStock(seat) if draws else Discard(seat, session.state.hands[seat][0]))
        self._before.clear()
        self._after.clear()
        now = self._now
        try:
            session.undo(0)
            session.redo(0)
        except ValueError as error:
            self._demand(kept=False, what=f"undone past a card that was revealed: {error}")
        self._demand(self._now == now, "undone past a card that was revealed")
        self._outcome.counts["revealed"] += 1

    def _demand(self, kept: bool, what: str) -> None:
        self._outcome.demand(kept, f"{self._what}: {what}")


def run(outcome: Outcome, task: Task) -> None:
    """As many random series."""
    for number in range(task.tries):
        outcome.begin_try()
        _Series(outcome, task.seed * 100_000 + number).play()


def _plant(name: str, make: Callable[[], object]) -> Callable[[], None]:
    def planted() -> None:
        plant(ArrangementHistory, name, make())

    return planted


def _remembers() -> object:
    def forget(_self: ArrangementHistory) -> None:
        pass

    return forget


def _keeps_the_undone() -> object:
    real = ArrangementHistory.note

    def note(self: ArrangementHistory, change: Change, before: Arrangement, after: Arrangement) -> None:
        undone = list(self._undone)
        real(self, change, before, after)
        self._undone[:] = undone

    return note


HARNESS = Harness(
    "undo and redo are exact, and never show a card twice",
    run,
    tries=500,
    full_tries=5_000,
    mutants={
        "undo_past_a_draw": _plant("forget", _remembers),
        "redo_after_a_change": _plant("note", _keeps_the_undone),
    },
    mutant_tries=50,
)
