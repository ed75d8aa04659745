"""The coach: one idea at a time, each once, of what can be seen, and off by one click."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from quiddler_qt.engine.cards import cards_showing
from quiddler_qt.engine.rules import Rules, WordCheck
from quiddler_qt.engine.state import Phase
from quiddler_qt.session.arrangement import Arrangement
from quiddler_qt.session.turn_plan import Waiting
from quiddler_qt.storage.settings import SettingsStore
from quiddler_qt.ui.help.coach import Coach, Idea, coach_line
from quiddler_qt.ui.scene.picture import MainAction, Permission, TablePicture
from tests.ui.conftest import StartProgram
from tests.ui.dialogs import samples
from tests.ui.test_whole_games import ADA, PIP, Evening, table

NO, YES = Permission(False, "no"), Permission(True)


def cards(faces: str) -> tuple[int, ...]:
    return samples.Dealer().cards(faces)


def picture(
    phase: Phase = Phase.PLAY,
    hand: str = "T A G",
    rows: tuple[str, ...] = (),
    *,
    out: int | None = None,
    can_go_out: bool = False,
    mine: bool = True,
    check: WordCheck = WordCheck.CHALLENGE,
) -> TablePicture:
    seen = samples.observation(rounds_played=0, phase=phase, viewer=1, rules=Rules(word_check=check))
    seen = replace(seen, out_seat=out, seat=1 if mine else 2)
    dealer = samples.Dealer()
    arrangement = Arrangement(dealer.cards(hand), tuple(dealer.cards(row) for row in rows))
    action = MainAction("Go out", "", YES if can_go_out else NO)
    return TablePicture(
        seen, arrangement, (), (), YES, YES, YES, YES, action, frozenset({(2, 0)}) if out else frozenset(), ""
    )


def say(coach: Coach, shown: TablePicture, actions: int, waiting: Waiting = Waiting.PERSON) -> Idea | None:
    return coach.idea(shown, waiting, actions)


def test_a_first_turn_is_led_step_by_step() -> None:
    coach = Coach()
    assert say(coach, picture(Phase.DRAW), 1) is Idea.DRAW
    assert say(coach, picture(Phase.DRAW), 1) is Idea.DRAW, "it stays while nothing is played"
    assert say(coach, picture(Phase.PLAY), 2) is Idea.ROWS
    assert say(coach, picture(Phase.PLAY, "T", ("A G",)), 2) is Idea.DISCARD
    assert say(coach, picture(Phase.DRAW, mine=False), 3, Waiting.COMPUTER) is Idea.WAIT
    assert say(coach, picture(Phase.DRAW), 9) is Idea.OPEN_CARD
    assert say(coach, picture(Phase.PLAY), 10) is None, "nothing is said twice"


def test_what_presses_comes_at_once() -> None:
    coach = Coach()
    assert say(coach, picture(Phase.PLAY), 2) is Idea.ROWS
    assert say(coach, picture(Phase.PLAY, "T", ("A G",), can_go_out=True), 2) is Idea.GO_OUT
    assert say(coach, picture(Phase.PLAY, "", ("T A G",)), 2) is Idea.ONE_LEFT


def test_the_last_turn_and_doubts() -> None:
    assert say(Coach(), picture(Phase.DRAW, out=2), 5) is Idea.LAST_TURN
    assert say(Coach(), picture(Phase.DRAW, out=2, mine=False), 5, Waiting.DOUBTS) is Idea.DOUBT
    checked = picture(Phase.DRAW, out=2, mine=False, check=WordCheck.CHECKED)
    assert say(Coach(), checked, 5, Waiting.DOUBTS) is None


def test_special_cards_are_explained_by_their_faces() -> None:
    seen = [Idea.ROWS, Idea.DISCARD]
    double = picture(hand="TH A Q")
    coach = Coach(seen)
    assert say(coach, double, 1) is Idea.DOUBLE_CARD
    assert "TH is one card" in coach_line(Idea.DOUBLE_CARD, double)
    assert say(coach, double, 2) is Idea.DEAR_CARDS
    assert coach_line(Idea.DEAR_CARDS, double) == "Coach: Q left in your hand costs its 15 points."


def test_what_was_seen_on_another_day_is_not_said_again() -> None:
    assert say(Coach(tuple(Idea)), picture(Phase.DRAW), 1) is None
    coach = Coach(("draw", "an_idea_of_a_newer_program"))
    assert say(coach, picture(Phase.DRAW), 1) is Idea.OPEN_CARD
    assert coach.seen == ("an_idea_of_a_newer_program", "draw", "open_card")


@pytest.mark.parametrize("idea", list(Idea))
def test_every_idea_is_one_short_sentence(idea: Idea) -> None:
    line = coach_line(idea, picture(hand="TH Q"))
    assert line.startswith("Coach: ")
    assert line.endswith(".")
    assert len(line) <= 68


def test_the_coach_never_speaks_of_cards_that_are_not_the_viewers() -> None:
    """The same picture with other hidden cards gives the same lines."""
    one = picture(hand="T A G")
    other = replace(one, observation=replace(one.observation, unseen=("Q",), stock_count=12))
    for waiting in Waiting:
        assert Coach().idea(one, waiting, 1) == Coach().idea(other, waiting, 1)
    assert all(face not in coach_line(Idea.ROWS, one) for face in ("T ", " A ", " G "))


# -- in the program ------------------------------------------------------------------------------


def status(evening: Evening) -> str:
    shown = evening.screen.table.stage.picture
    assert shown is not None
    return shown.status


@pytest.fixture
def first_evening(start_program: StartProgram, qtbot: QtBot, tmp_path: Path) -> Evening:
    program = start_program(seed=5)
    program.preferences.change(lambda settings: replace(settings, coach=True))
    evening = Evening(program, qtbot)
    program.host.deal(table(ADA, PIP))
    evening.until(evening.at_table)
    return evening


def test_a_first_game_has_a_coach_line_and_a_refusal_comes_before_it(first_evening: Evening) -> None:
    evening = first_evening
    assert status(evening).startswith("Coach: Draw a card")
    evening.driver.click("pile_stock")
    assert status(evening).startswith("Coach: ")
    evening.driver.click("pile_stock")
    assert not status(evening).startswith("Coach: "), "a refusal says the rule"
    settings = SettingsStore(evening.program.places.config).load().settings
    assert "draw" in settings.coach_seen


def test_one_click_switches_the_coach_off(first_evening: Evening) -> None:
    evening = first_evening
    evening.driver.press("coach_button")
    assert status(evening).startswith("Draw from the stock")
    assert not SettingsStore(evening.program.places.config).load().settings.coach
    button = evening.window.findChild(type(evening.driver.button("mute_button")), "coach_button")
    assert button is not None
    assert not button.isVisible()
    evening.program.preferences.change(lambda settings: replace(settings, coach=True))
    assert status(evening).startswith("Coach: ")


def test_tips_that_are_asked_for_again_come_again(first_evening: Evening) -> None:
    evening = first_evening
    evening.driver.click("pile_stock")
    assert "Drag cards up" in status(evening)
    card = evening.session.arrangement(0).hand[0]
    evening.driver.drag_card(card, "new_row")
    assert "Drag cards up" not in status(evening)
    evening.driver.double_click(f"card_{card}")
    assert evening.session.arrangement(0).rows == ()
    assert "Drag cards up" not in status(evening)
    evening.program.preferences.change(lambda settings: replace(settings, coach_seen=()))
    assert "Drag cards up" in status(evening)


def test_the_coach_button_is_reached_by_keys(first_evening: Evening) -> None:
    button = first_evening.driver.button("coach_button")
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert not status(first_evening).startswith("Coach: ")
    assert cards_showing("A")
