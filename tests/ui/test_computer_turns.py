"""Computer turns: shown at a pace, hurried, cancelled, and never mistaken for one another."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from quiddler_qt.bots.people import PeopleWords
from quiddler_qt.engine.actions import Action, Challenge, DrawStock
from quiddler_qt.engine.observation import Observation
from quiddler_qt.engine.rules import Rules
from quiddler_qt.engine.visibility import observe
from quiddler_qt.ui import computer_turns
from quiddler_qt.ui.computer_turns import THINKING_MS, ComputerTurns
from tests.bots.computer_tables import dealt

MOVE = DrawStock(0)


class Process(QObject):
    """Stands where the process of the computer seats is asked, and answers when told to."""

    answered = Signal(int, object)
    fell_back = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[int, int, bool]] = []
        self.people: tuple[PeopleWords, ...] = ()
        self.cancelled = 0

    def ask(
        self,
        ticket: int,
        observation: Observation,
        seed: int,
        *,
        patience: int = 0,
        doubts: bool = False,
        people: tuple[PeopleWords, ...] = (),
    ) -> None:
        """Notes the question."""
        self.people = people
        assert observation.viewer == 0
        assert seed == 7
        self.asked.append((ticket, patience, doubts))

    def cancel(self) -> None:
        """Notes it."""
        self.cancelled += 1


class Clock:
    """In place of QElapsedTimer: nothing passes unless it is told to."""

    passed_ms = 0

    def start(self) -> None:
        """Begins at nothing."""

    def elapsed(self) -> int:
        """What has passed."""
        return self.passed_ms


@pytest.fixture
def process() -> Process:
    return Process()


@pytest.fixture
def turns(qtbot: QtBot, process: Process, monkeypatch: pytest.MonkeyPatch) -> ComputerTurns:
    del qtbot
    monkeypatch.setattr(computer_turns, "QElapsedTimer", Clock)
    return ComputerTurns(process, 1.0)  # type: ignore[arg-type]  # stands in for the process


@pytest.fixture
def decided(turns: ComputerTurns) -> list[Action]:
    found: list[Action] = []
    turns.decided.connect(found.append)
    return found


def seen() -> Observation:
    return observe(dealt(Rules(), ["C", "A", "T"], upcard="V"), 0)


def shown_ms(turns: ComputerTurns) -> int:
    """For how long the answer still waits."""
    return turns._timer.interval() if turns._timer.isActive() else -1


def test_an_answer_is_shown_to_be_thought_about(
    turns: ComputerTurns, process: Process, decided: list[Action]
) -> None:
    turns.ask(seen(), 7)
    assert turns.thinking == 0
    assert process.asked == [(1, 0, False)]
    process.answered.emit(1, MOVE)
    assert (shown_ms(turns), decided, turns.thinking) == (THINKING_MS, [], 0)
    turns._timer.timeout.emit()
    assert decided == [MOVE]
    assert turns.thinking is None


@pytest.mark.parametrize(
    ("change", "expected_ms"),
    [
        (lambda turns: turns.set_motion_speed(2), THINKING_MS // 2),
        (lambda turns: turns.set_motion_speed(0), 0),
        (lambda turns: turns.set_pace(300), 3 * THINKING_MS),
        (lambda turns: setattr(turns._since, "passed_ms", 200), THINKING_MS - 200),
        (lambda turns: setattr(turns._since, "passed_ms", 5_000), 0),
    ],
    ids=["fast", "no motion", "slow", "thought a little", "thought for long"],
)
def test_the_pace_is_that_of_the_table_and_of_the_people(
    turns: ComputerTurns, process: Process, change: Callable[[ComputerTurns], None], expected_ms: int
) -> None:
    turns.ask(seen(), 7)
    change(turns)
    process.answered.emit(1, MOVE)
    assert shown_ms(turns) == expected_ms


def test_a_person_in_a_hurry_need_not_wait(
    turns: ComputerTurns, process: Process, decided: list[Action]
) -> None:
    turns.ask(seen(), 7)
    turns.hurry()
    assert (decided, turns.thinking) == ([], 0)
    process.answered.emit(1, MOVE)
    turns.hurry()
    assert decided == [MOVE]
    turns.hurry()
    assert decided == [MOVE]


@pytest.mark.parametrize("answered", [False, True])
def test_nothing_comes_of_a_question_that_was_cancelled(
    turns: ComputerTurns, process: Process, decided: list[Action], answered: bool
) -> None:
    turns.ask(seen(), 7)
    if answered:
        process.answered.emit(1, MOVE)
    turns.cancel()
    assert (turns.thinking, process.cancelled, shown_ms(turns)) == (None, 1, -1)
    process.answered.emit(1, MOVE)
    turns.hurry()
    assert (decided, shown_ms(turns)) == ([], -1)
    turns.cancel()
    assert process.cancelled == 1


def test_answers_to_earlier_questions_are_dropped(
    turns: ComputerTurns, process: Process, decided: list[Action], qtbot: QtBot
) -> None:
    turns.ask(seen(), 7)
    turns.cancel()
    turns.ask(seen(), 7)
    process.answered.emit(1, MOVE)
    assert shown_ms(turns) == -1
    with qtbot.assertNotEmitted(turns.fell_back):
        process.fell_back.emit(1)
    with qtbot.waitSignal(turns.fell_back):
        process.fell_back.emit(2)
    process.answered.emit(2, MOVE)
    turns.hurry()
    assert decided == [MOVE]


def test_whoever_doubts_nothing_is_told_at_once(
    turns: ComputerTurns, process: Process, decided: list[Action], qtbot: QtBot
) -> None:
    turns.ask_doubts(seen(), 7)
    assert process.asked == [(1, 0, True)]
    with qtbot.waitSignal(turns.believed) as believed:
        process.answered.emit(1, None)
    assert (believed.args, turns.thinking, decided, shown_ms(turns)) == ([0], None, [], -1)
    turns.ask_doubts(seen(), 7)
    process.answered.emit(2, Challenge(0, 1, 0))
    assert shown_ms(turns) == THINKING_MS
    turns.hurry()
    assert decided == [Challenge(0, 1, 0)]


def test_the_peoples_patience_goes_with_every_question(turns: ComputerTurns, process: Process) -> None:
    turns.set_patience(3)
    turns.ask(seen(), 7)
    assert process.asked == [(1, 3, False)]
