"""The light: asks as little as it can, drops answers of the past, keeps what it knows."""

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from quiddler_qt.bots.solitaire_protocol import FaceStacks, OutlookReply
from quiddler_qt.bots.solitaire_solver import Line, Outlook
from quiddler_qt.engine.actions import Rule
from quiddler_qt.engine.cards import ALL_CARDS, face_of
from quiddler_qt.engine.rules import MinWord
from quiddler_qt.engine.solitaire import (
    SolitaireSetup,
    SolitaireState,
    TakeWord,
    apply_solitaire,
    position,
)
from quiddler_qt.ui.solitaire.outlook_watch import Light, OutlookWatch

SETUP = SolitaireSetup(min_word=MinWord.TWO_LETTERS)


class Thinker(QObject):
    """Notes what it is asked; the test answers."""

    replied = Signal(object)
    failed = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[FaceStacks] = []
        self.interrupted: list[int] = []

    def ask_outlook(self, stacks: FaceStacks, setup: SolitaireSetup) -> int:
        assert setup == SETUP
        self.asked.append(stacks)
        return len(self.asked)

    def interrupt(self, ticket: int) -> None:
        self.interrupted.append(ticket)

    def answer(self, ticket: int, outlook: Outlook, line: Line = (), *, final: bool = True) -> None:
        self.replied.emit(OutlookReply(ticket, outlook, line, common=True, final=final))


class Watched:
    def __init__(self) -> None:
        self.thinker = Thinker()
        self.watch = OutlookWatch(self.thinker)  # type: ignore[arg-type]  # all of a process that it uses
        self.changes = 0
        self.watch.changed.connect(self._count)

    def _count(self) -> None:
        self.changes += 1


def light(watched: Watched) -> Light:
    return watched.watch.light


@pytest.fixture
def watched(qtbot: QtBot) -> Watched:
    return Watched()


def state_of(*faces: str) -> SolitaireState:
    free = list(ALL_CARDS)
    stacks = []
    for face in faces:
        card = next(card for card in free if face_of(card) == face)
        free.remove(card)
        stacks.append((card,))
    return position(SETUP, (*stacks, *[()] * (8 - len(stacks))))


def after(state: SolitaireState, word: TakeWord, spelling: str) -> SolitaireState:
    return apply_solitaire(apply_solitaire(state, Rule(spelling, accepted=True)).state, word).state


CAT_AND_DO = state_of("C", "A", "T", "D", "O")
CAT, DO = TakeWord((0, 1, 2)), TakeWord((3, 4))
ONLY_DO = after(CAT_AND_DO, CAT, "CAT")


def test_an_answer_lights_it(watched: Watched) -> None:
    watched.watch.look(CAT_AND_DO)
    assert light(watched) is Light.THINKING
    watched.thinker.answer(1, Outlook.UNKNOWN, final=False)
    assert (light(watched), watched.changes) == (Light.THINKING, 0)
    watched.thinker.answer(1, Outlook.CAN, (CAT, DO))
    assert (light(watched), watched.watch.line, watched.changes) == (Light.CAN, (CAT, DO), 1)


def test_an_answer_about_another_position_is_dropped(watched: Watched) -> None:
    watched.watch.look(CAT_AND_DO)
    watched.watch.look(ONLY_DO)
    watched.thinker.answer(1, Outlook.CANNOT)
    assert light(watched) is Light.THINKING
    watched.thinker.answer(2, Outlook.CAN, (DO,))
    assert light(watched) is Light.CAN
    watched.thinker.failed.emit(1)
    assert light(watched) is Light.CAN


def test_whoever_follows_the_line_is_not_kept_waiting(watched: Watched) -> None:
    watched.watch.look(CAT_AND_DO)
    watched.thinker.answer(1, Outlook.CAN, (CAT, DO))
    watched.watch.look(ONLY_DO)
    assert (light(watched), watched.watch.line) == (Light.CAN, (DO,))
    assert len(watched.thinker.asked) == 1


def test_undo_does_not_ask_again(watched: Watched) -> None:
    watched.watch.look(CAT_AND_DO)
    watched.thinker.answer(1, Outlook.UNKNOWN)
    watched.watch.look(ONLY_DO)
    watched.thinker.answer(2, Outlook.CANNOT)
    watched.watch.look(CAT_AND_DO)
    assert light(watched) is Light.UNSURE
    watched.watch.look(ONLY_DO)
    assert light(watched) is Light.CANNOT
    assert len(watched.thinker.asked) == 2


def test_another_position_stops_the_thinking_about_this_one(watched: Watched) -> None:
    watched.watch.look(CAT_AND_DO)
    watched.watch.pause()
    assert watched.thinker.interrupted == [1]
    watched.thinker.answer(1, Outlook.CAN, (CAT, DO))
    assert light(watched) is Light.THINKING
    watched.watch.look(CAT_AND_DO)
    assert len(watched.thinker.asked) == 2


def test_where_nobody_can_think_it_is_unsure(watched: Watched) -> None:
    watched.watch.look(CAT_AND_DO)
    watched.thinker.failed.emit(1)
    assert (light(watched), watched.changes) == (Light.UNSURE, 1)


def test_a_game_that_is_over_has_no_light(watched: Watched) -> None:
    watched.watch.look(after(ONLY_DO, DO, "DO"))
    assert light(watched) is Light.OFF
    assert watched.thinker.asked == []
