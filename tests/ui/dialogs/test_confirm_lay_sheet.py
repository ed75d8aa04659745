"""The sheet before laying: sum, choice of the discard, one confirmation."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from quiddler_qt.engine.cards import value_of
from quiddler_qt.ui.dialogs.confirm_lay_sheet import ConfirmLaySheet, LayProposal
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import Theme
from quiddler_qt.ui.wording import MINUS
from tests.ui.dialogs import samples
from tests.ui.dialogs.conftest import Dress
from tests.ui.dialogs.stage import put_on_stage


@pytest.fixture
def sheet(qtbot: QtBot, dress: Dress, theme: Theme, art: CardArt) -> ConfirmLaySheet:
    dress(1.0)
    sheet = ConfirmLaySheet(theme, art)
    sheet.propose(samples.proposal())
    put_on_stage(qtbot, sheet, 760, 640)
    return sheet


def text(sheet: ConfirmLaySheet, name: str) -> str:
    found = sheet.findChild(QLabel, name)
    assert isinstance(found, QLabel)
    return found.text()


def button(sheet: ConfirmLaySheet, name: str) -> QAbstractButton:
    return next(one for one in sheet.findChildren(QAbstractButton, name) if one.isVisible())


def test_the_sum_follows_the_card_chosen_for_the_discard(qtbot: QtBot, sheet: ConfirmLaySheet) -> None:
    proposal = samples.proposal()
    # QUILT 17 and ZEN 21 are laid; A 2, G 6 and TH 9 are left, of which TH is to go.
    assert text(sheet, "confirm_lay_sum") == f"38 {MINUS} 8 = 30"
    letter_a = proposal.unused[0]
    qtbot.mouseClick(button(sheet, f"confirm_lay_discard_{letter_a}"), Qt.MouseButton.LeftButton)
    assert text(sheet, "confirm_lay_sum") == f"38 {MINUS} 15 = 23"
    with qtbot.waitSignal(sheet.confirmed) as told:
        qtbot.mouseClick(button(sheet, "confirm_lay_confirm"), Qt.MouseButton.LeftButton)
    assert told.args == [letter_a]


def test_enter_confirms_and_esc_goes_back(qtbot: QtBot, sheet: ConfirmLaySheet) -> None:
    with qtbot.waitSignal(sheet.confirmed) as told:
        qtbot.keyClick(sheet, Qt.Key.Key_Return)
    assert told.args == [samples.proposal().discard]
    with qtbot.waitSignal(sheet.cancelled):
        qtbot.keyClick(sheet, Qt.Key.Key_Escape)


def test_enter_on_the_way_back_does_not_confirm(qtbot: QtBot, sheet: ConfirmLaySheet) -> None:
    button(sheet, "confirm_lay_cancel").setFocus()
    with qtbot.assertNotEmitted(sheet.confirmed), qtbot.waitSignal(sheet.cancelled):
        qtbot.keyClick(button(sheet, "confirm_lay_cancel"), Qt.Key.Key_Return)


def test_going_out_has_one_card_left_and_no_minus(sheet: ConfirmLaySheet) -> None:
    sheet.propose(samples.proposal(went_out=True))
    assert text(sheet, "confirm_lay_sum") == "69"
    assert button(sheet, "confirm_lay_confirm").accessibleName() == "Go out: 69 points"
    # It has not happened yet.
    titles = sheet.findChildren(QLabel, "confirm_lay_choice")
    assert [one.text()[:12] for one in titles if one.isVisible()] == ["To discard: "]


def test_a_round_that_counts_nothing_is_not_shown_below_it(sheet: ConfirmLaySheet) -> None:
    proposal = replace(samples.proposal(), words=())
    lost = sum(value_of(card) for card in proposal.unused)
    sheet.propose(proposal)
    assert text(sheet, "confirm_lay_sum") == f"0 {MINUS} {lost} = {MINUS}{lost}"
    assert text(sheet, "confirm_lay_sum_words") == f"no word laid, unused cards {MINUS}{lost}"
    sheet.propose(replace(proposal, is_floored=True))
    assert text(sheet, "confirm_lay_sum") == "0"
    assert "never below nothing" in text(sheet, "confirm_lay_sum_words")
    assert button(sheet, "confirm_lay_confirm").accessibleName() == "Finish without a word: 0"


def test_a_card_that_must_stay_cannot_be_chosen(qtbot: QtBot, sheet: ConfirmLaySheet) -> None:
    proposal = samples.proposal()
    stays = proposal.unused[0]
    choices = tuple(card for card in proposal.discard_choices if card != stays)
    sheet.propose(
        LayProposal(
            "Marta",
            proposal.words,
            proposal.unused,
            proposal.discard,
            choices,
            went_out=False,
            refusals=((stays, "It stays for this turn."),),
        )
    )
    assert not button(sheet, f"confirm_lay_discard_{stays}").isEnabled()
    assert text(sheet, "confirm_lay_why") == "It stays for this turn."


def test_a_discard_that_is_not_a_choice_is_a_bug() -> None:
    with pytest.raises(ValueError, match="cannot discard"):
        LayProposal("Marta", (), (1,), 2, (1,), went_out=False)
