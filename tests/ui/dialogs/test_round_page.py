"""The end of a round: challenges while the words are open, the way on afterwards."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QRegularExpression, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from quiddler_qt.engine.cards import spelling_of
from quiddler_qt.engine.state import Judgment, LaidWord
from quiddler_qt.ui.dialogs.card_row import CardRow, CardsButton
from quiddler_qt.ui.dialogs.final_page import FinalPage
from quiddler_qt.ui.dialogs.labels import plain_tooltip
from quiddler_qt.ui.dialogs.round_page import RoundFacts, RoundPage
from quiddler_qt.ui.scene.table_keys import TableKeys
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import Theme
from tests.ui.dialogs import samples
from tests.ui.dialogs.conftest import Dress
from tests.ui.dialogs.stage import put_on_stage

LEFT = Qt.MouseButton.LeftButton
a_tooltip_pops_up = pytest.mark.qt_log_ignore("This plugin does not support raise")
"""The platform of the tests has no windows above others, and says so whenever a tooltip is shown."""


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


MEANS = "a drink <of leaves> that is made with hot water"
"""A definition that must not be read as markup."""


def defined(facts: RoundFacts) -> RoundFacts:
    """The same hand with a definition of every laid word."""
    laid = {spelling_of(word.cards) for seat in facts.observation.seats for word in seat.laid}
    return replace(facts, definitions=dict.fromkeys(laid, MEANS))


def shown_words(page: RoundPage) -> list[QWidget]:
    """The laid words on the felt, those of all seats."""
    every = page.findChildren(QWidget, QRegularExpression("^round_word_"))
    return [one for one in every if one.isVisible()]


def hover(widget: QWidget) -> None:
    """The pointer rests on the middle of a widget."""
    place = widget.rect().center()
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, place, widget.mapToGlobal(place)))


@a_tooltip_pops_up
def test_a_word_tells_what_it_means_once_the_hand_is_scored(qtbot: QtBot, page: RoundPage) -> None:
    page.show_round(defined(samples.round_over()))
    struck: list[QWidget] = []
    others: list[QWidget] = []
    for word in shown_words(page):
        (struck if word.accessibleName().endswith("struck") else others).append(word)
    assert struck
    assert {word.accessibleDescription() for word in struck} == {""}
    assert {word.accessibleDescription() for word in others} == {MEANS}
    hover(others[0])
    assert QToolTip.text() == plain_tooltip(MEANS)
    QToolTip.hideText()
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
    reached = []
    for _ in range(50):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        if focused is main_button(page):
            break
        if isinstance(focused, CardRow):
            qtbot.waitUntil(lambda: QToolTip.isVisible() and QToolTip.text() == plain_tooltip(MEANS))
            reached.append(focused)
    assert reached == others
    assert not QToolTip.isVisible()
    with qtbot.waitSignal(page.next_round_requested):
        qtbot.keyClick(others[0], Qt.Key.Key_Return)


@a_tooltip_pops_up
def test_no_word_tells_what_it_means_while_words_can_be_challenged(qtbot: QtBot, page: RoundPage) -> None:
    """Also where the page is handed definitions: a word with one would be known to count."""
    page.show_round(defined(samples.round_over()))
    facts = defined(samples.words_on_table())
    page.show_words_on_table(facts)
    words = shown_words(page)
    assert any(isinstance(word, CardsButton) for word in words)
    # Words that nobody here may doubt, such as one's own.
    page.show_words_on_table(replace(facts, challengeable=frozenset()))
    words += shown_words(page)
    assert any(isinstance(word, CardRow) for word in words)
    for word in words:
        assert word.accessibleDescription() == ""
        assert MEANS not in word.toolTip()
        assert plain_tooltip(MEANS) not in word.toolTip()
        hover(word)
        assert plain_tooltip(MEANS) != QToolTip.text()
        assert isinstance(word, CardsButton) == (word.focusPolicy() != Qt.FocusPolicy.NoFocus)


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
    with qtbot.waitSignal(final.leave_requested):
        qtbot.mouseClick(main_button(final, "final_start_page"), LEFT)


@a_tooltip_pops_up
def test_the_best_words_of_the_evening_tell_what_they_mean(
    qtbot: QtBot, dress: Dress, theme: Theme, art: CardArt
) -> None:
    dress(1.0)
    final = FinalPage(theme, art)
    facts = samples.final()
    assert facts.longest is not None
    final.show_final(replace(facts, longest=replace(facts.longest, definition=MEANS)))
    put_on_stage(qtbot, final, 1280, 800)
    longest, dearest = (final.findChild(CardRow, f"final_{what}_cards") for what in ("longest", "dearest"))
    assert isinstance(longest, CardRow)
    assert isinstance(dearest, CardRow)
    assert (longest.accessibleDescription(), longest.toolTip()) == (MEANS, plain_tooltip(MEANS))
    assert (dearest.accessibleDescription(), dearest.toolTip()) == ("", "")
    hover(longest)
    assert QToolTip.text() == plain_tooltip(MEANS)
    QToolTip.hideText()


def test_the_key_of_the_large_button_goes_on_here_too(qtbot: QtBot, page: RoundPage) -> None:
    with qtbot.waitSignal(page.gather_requested):
        qtbot.keyClick(page, Qt.Key.Key_G)
    page.keys = TableKeys({"main_action": "F5"})
    with qtbot.assertNotEmitted(page.gather_requested):
        qtbot.keyClick(page, Qt.Key.Key_G)
    with qtbot.waitSignal(page.gather_requested):
        qtbot.keyClick(page, Qt.Key.Key_F5)


@pytest.mark.parametrize("width", [1280, 1024])
def test_a_bonus_is_its_letter_and_points_and_says_the_rest_to_who_points_at_it(
    qtbot: QtBot, dress: Dress, theme: Theme, art: CardArt, width: int
) -> None:
    dress(1.0)
    page = RoundPage(theme, art)
    page.show_round(samples.round_over())
    put_on_stage(qtbot, page, width, 700)

    def shown() -> list[QLabel]:
        told = "Longest word +10"
        return [one for one in page.findChildren(QLabel) if one.accessibleName() == told and one.isVisible()]

    qtbot.waitUntil(lambda: [one.text() for one in shown()] == ["+10"])
    qtbot.waitUntil(lambda: not page.scroll_area.horizontalScrollBar().isVisible())
    (pill,) = shown()
    assert pill.toolTip() == plain_tooltip("Longest word +10")
    strip = pill.parentWidget()
    assert strip is not None
    words = [one for one in strip.findChildren(CardRow) if one.isVisible()]
    total = strip.findChild(QLabel, strip.objectName().replace("strip", "points"))
    assert total is not None
    assert pill.y() > total.geometry().bottom(), "the words have the room beside the points"
    assert all(one.mapTo(strip, one.rect().topRight()).x() < total.x() for one in words)


def test_standings_that_may_still_change_say_so(page: RoundPage) -> None:
    assert text(page, "standings_note") == "for now"
    page.show_round(samples.round_over())
    assert text(page, "standings_note") == "after 3 of 8"


def with_lays(facts: RoundFacts, *lays: str) -> RoundFacts:
    """The round as if these words had been laid, struck ones with "-" before them, and no bonus won."""
    seats = []
    for seat, text_ in zip(facts.observation.seats, lays, strict=True):
        laid = tuple(
            LaidWord(word, Judgment.STRUCK if said.startswith("-") else Judgment.NONE)
            for said in filter(None, text_.split(", "))
            for word in samples.Dealer().words(said.lstrip("-"))
        )
        seats.append(replace(seat, laid=laid))
    scores = tuple(replace(score, bonuses=frozenset(), bonus=0) for score in facts.scores)
    return replace(facts, observation=replace(facts.observation, seats=tuple(seats)), scores=scores)


@pytest.mark.parametrize(
    ("lays", "told"),
    [
        (
            ("QU I L T", "Z O O M, O N", "J A B, A T", "F I R E"),
            "Most words: Marta and Jonas tie with 2 words, nobody gets it",
        ),
        (
            ("L A V A", "-B E A C H", "", "Z O O M"),
            (
                "Longest word: Yusuf and Elena tie with 4 letters, nobody gets it\n"
                "Most words: Yusuf and Elena tie with 1 word, nobody gets it"
            ),
        ),
        (("", "", "", ""), "No bonus in this round."),
        (("-QU I L T", "", "", ""), "No bonus in this round."),
    ],
)
def test_a_tie_for_a_bonus_is_told_with_names(page: RoundPage, lays: tuple[str, ...], told: str) -> None:
    page.show_round(with_lays(samples.round_over(), *lays))
    assert text(page, "round_hint") == told
    assert page.accessibleDescription() == told
