"""The challenge: question, verdict, and what moves."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from quiddler_qt.ui.dialogs.challenge_sheet import ChallengeSheet
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import Theme
from quiddler_qt.ui.wording import MINUS
from tests.ui.dialogs import samples
from tests.ui.dialogs.conftest import Dress
from tests.ui.dialogs.stage import put_on_stage

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def sheet(qtbot: QtBot, dress: Dress, theme: Theme, art: CardArt) -> ChallengeSheet:
    dress(1.0)
    sheet = ChallengeSheet(theme, art)
    put_on_stage(qtbot, sheet, 780, 720)
    return sheet


def button(sheet: ChallengeSheet, name: str) -> QPushButton:
    found = [one for one in sheet.findChildren(QPushButton, name) if not one.isHidden()]
    return found[-1]


def text(sheet: ChallengeSheet, name: str) -> str:
    found = [one for one in sheet.findChildren(QLabel, name) if one.isVisible()]
    return found[-1].text()


def test_it_asks_who_challenges_where_several_may(qtbot: QtBot, sheet: ChallengeSheet) -> None:
    sheet.ask(samples.question())
    assert "18 points" in text(sheet, "challenge_price_listed")
    assert "Jonas" in text(sheet, "challenge_price_struck")
    with qtbot.waitSignal(sheet.challenge_confirmed) as told:
        qtbot.mouseClick(button(sheet, "challenge_by_3"), LEFT)
    assert told.args == [3]


def test_a_stray_enter_challenges_nothing(qtbot: QtBot, sheet: ChallengeSheet) -> None:
    sheet.ask(samples.question(challengers=(1,)))
    with qtbot.assertNotEmitted(sheet.challenge_confirmed), qtbot.waitSignal(sheet.cancelled):
        qtbot.keyClick(sheet, Qt.Key.Key_Return)
    with qtbot.waitSignal(sheet.challenge_confirmed) as told:
        qtbot.mouseClick(button(sheet, "challenge_confirm"), LEFT)
    assert told.args == [1]


@pytest.mark.parametrize(("name", "accepted"), [("challenge_table_yes", True), ("challenge_table_no", False)])
def test_the_table_decides(qtbot: QtBot, sheet: ChallengeSheet, name: str, accepted: bool) -> None:
    sheet.ask_table(samples.question(), 1)
    with qtbot.waitSignal(sheet.table_decided) as told:
        qtbot.mouseClick(button(sheet, name), LEFT)
    assert told.args == [accepted]


def test_the_verdict_shows_every_hand_before_and_after(sheet: ChallengeSheet) -> None:
    verdict = samples.verdict()
    sheet.show_verdict(verdict)
    assert text(sheet, "challenge_authority") == "In the word list: Standard"
    for seat, (before, after) in enumerate(zip(verdict.before, verdict.after, strict=True)):
        assert before is not None
        assert after is not None
        assert text(sheet, f"challenge_doubt_{seat}") == str(before.hand)
        assert text(sheet, f"challenge_now_{seat}") == str(after.hand)
        assert text(sheet, f"challenge_total_{seat}") == str(after.total)
    assert text(sheet, "challenge_change_3") == f"{MINUS}18"
    assert text(sheet, "challenge_bonus_0") == "Longest word moves from Marta to Jonas."


def test_a_hand_still_hidden_shows_no_number(sheet: ChallengeSheet) -> None:
    verdict = samples.verdict(accepted=False, cancelled=True)
    sheet.show_verdict(verdict)
    assert "Jonas has not gone out" in text(sheet, "challenge_cancelled_out")
    shown = [label.objectName() for label in sheet.findChildren(QLabel) if label.isVisible()]
    assert not [name for name in shown if name.startswith("challenge_now")]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_A])
def test_any_key_closes_the_verdict_once(qtbot: QtBot, sheet: ChallengeSheet, key: Qt.Key) -> None:
    sheet.show_verdict(samples.verdict())
    closed: list[bool] = []
    sheet.closed.connect(lambda: closed.append(True))
    qtbot.keyClick(sheet, Qt.Key.Key_Shift)
    assert not closed
    qtbot.keyClick(sheet, key)
    assert closed == [True]


def test_numbers_travel_and_the_first_key_brings_them_to_their_end(
    qtbot: QtBot, sheet: ChallengeSheet
) -> None:
    verdict = samples.verdict()
    before, after = verdict.before[3], verdict.after[3]
    assert before is not None
    assert after is not None
    closed: list[bool] = []
    sheet.closed.connect(lambda: closed.append(True))
    sheet.show_verdict(verdict, motion_speed=0.01)
    assert sheet.is_travelling
    assert text(sheet, "challenge_now_3") == str(before.hand)
    told = [one for one in sheet.findChildren(QLabel, "challenge_now_3") if one.isVisible()][-1]
    assert told.accessibleName() == str(after.hand)
    qtbot.keyClick(sheet, Qt.Key.Key_Space)
    assert text(sheet, "challenge_now_3") == str(after.hand)
    assert closed == []
    qtbot.keyClick(sheet, Qt.Key.Key_Space)
    assert closed == [True]


def test_numbers_arrive_by_themselves(qtbot: QtBot, sheet: ChallengeSheet) -> None:
    verdict = samples.verdict()
    sheet.show_verdict(verdict, motion_speed=50.0)
    qtbot.waitUntil(lambda: not sheet.is_travelling, timeout=30_000)
    for seat, score in enumerate(verdict.after):
        assert score is not None
        assert text(sheet, f"challenge_total_{seat}") == str(score.total)
