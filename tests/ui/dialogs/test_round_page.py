"""The end of a round: challenges while the words are open, the way on afterwards."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from quiddler_qt.ui.dialogs.card_row import CardRow, CardsButton
from quiddler_qt.ui.dialogs.final_page import FinalPage
from quiddler_qt.ui.dialogs.round_page import RoundPage
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import Theme
from tests.ui.dialogs import samples
from tests.ui.dialogs.conftest import Dress
from tests.ui.dialogs.stage import put_on_stage

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(qtbot: QtBot, dress: Dress, theme: Theme, art: CardArt) -> RoundPage:
    dress(1.0)
    page = RoundPage(theme, art)
    page.show_words_on_table(samples.words_on_table())
    put_on_stage(qtbot, page, 1280, 800)
    return page


def text(page: QWidget, name: str) -> str:
    found = [one for one in page.findChildren(QLabel, name) if one.isVisible()]
    return found[-1].text()


def main_button(page: QWidget, name: str = "round_main_action") -> QPushButton:
    found = page.findChild(QPushButton, name)
    assert isinstance(found, QPushButton)
    return found


def test_a_word_is_challenged_by_click_and_by_key(qtbot: QtBot, page: RoundPage) -> None:
    word = [one for one in page.findChildren(CardsButton, "round_word_s0_1") if one.isVisible()][-1]
    assert word.accessibleName() == "Challenge ME, 7 points, laid by Yusuf"
    with qtbot.waitSignal(page.challenge_requested) as told:
        qtbot.mouseClick(word, LEFT)
    assert told.args == [0, 1]
    word.setFocus()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        with qtbot.assertNotEmitted(page.gather_requested), qtbot.waitSignal(page.challenge_requested):
            qtbot.keyClick(word, key)


def test_a_struck_word_is_no_button_and_says_so(page: RoundPage) -> None:
    struck = [one for one in page.findChildren(CardRow, "round_word_s3_1") if one.isVisible()]
    assert struck[-1].accessibleName().endswith("struck")


def test_enter_gathers_and_then_goes_on(qtbot: QtBot, page: RoundPage) -> None:
    assert main_button(page).hasFocus()
    with qtbot.waitSignal(page.gather_requested):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    page.show_round(samples.round_over())
    assert main_button(page).accessibleName() == "Next round (6 cards)"
    assert not [one for one in page.findChildren(CardsButton) if one.isVisible()]
    with qtbot.waitSignal(page.next_round_requested):
        qtbot.keyClick(page, Qt.Key.Key_G)


def test_points_and_standings_are_the_given_ones(page: RoundPage) -> None:
    facts = samples.round_over()
    page.show_round(facts)
    for seat, score in enumerate(facts.scores):
        assert text(page, f"round_points_s{seat}") == (f"+{score.hand}" if score.hand else "0")
        assert text(page, f"standing_total_s{seat}") == str(score.total)


@pytest.mark.parametrize("names", [samples.FOUR[:2], samples.EIGHT], ids=["two", "eight"])
def test_every_seat_has_a_strip_whatever_the_order_of_pages(page: RoundPage, names: tuple[str, ...]) -> None:
    for show, facts in (
        (page.show_round, samples.round_over(names)),
        (page.show_words_on_table, samples.words_on_table(names)),
        (page.show_round, samples.round_over(names)),
    ):
        show(facts)
        shown = {text(page, f"round_name_s{seat}") for seat in range(len(names))}
        assert shown == set(names)
        assert text(page, "round_title") == "Round 3 of 8"


def test_the_final_page_names_the_winners_and_plays_again(
    qtbot: QtBot, dress: Dress, theme: Theme, art: CardArt
) -> None:
    dress(1.0)
    final = FinalPage(theme, art)
    final.show_final(samples.final())
    put_on_stage(qtbot, final, 1280, 800)
    assert text(final, "final_winners") == "Jonas wins the game."
    final.show_final(samples.final(joint=True))
    assert text(final, "final_winners").endswith("win the game together.")
    with qtbot.waitSignal(final.rematch_requested):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    with qtbot.waitSignal(final.start_page_requested):
        qtbot.mouseClick(main_button(final, "final_start_page"), LEFT)
