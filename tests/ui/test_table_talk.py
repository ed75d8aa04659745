"""Table talk: what everybody may know, and nothing else."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QPushButton, QTextEdit
from pytestqt.qtbot import QtBot

from quiddler_qt.engine.events import (
    CardDiscarded,
    CardDrawn,
    HandDealt,
    RoundScored,
    SpellingRuled,
    WordsLaid,
    WordUpheld,
)
from quiddler_qt.engine.state import Phase
from quiddler_qt.ui.dialogs.labels import ElidedLabel
from quiddler_qt.ui.table_talk import EVERYTHING, MAX_LINES, TableTalk, Talk, TalkFilter, TalkLine
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import ThemeName, load_theme
from tests.ui.dialogs import samples
from tests.ui.dialogs.stage import put_on_stage

DEAL = samples.Dealer()


@pytest.fixture
def talk(qtbot: QtBot, _fonts: None) -> TableTalk:
    theme = load_theme(ThemeName.EMERALD_SALON)
    talk = TableTalk(theme, CardArt(theme))
    put_on_stage(qtbot, talk, 300, 200)
    return talk


def log(talk: TableTalk) -> QTextEdit:
    found = talk.findChild(QTextEdit, "table_talk_log")
    assert isinstance(found, QTextEdit)
    return found


def test_a_drawn_card_is_never_named_whoever_hands_the_event_in(talk: TableTalk) -> None:
    table = samples.observation(phase=Phase.DRAW, viewer=1)
    zed = DEAL.card("Z")
    talk.add_events((CardDrawn(1, zed), SpellingRuled("SECRET", accepted=False)), table)
    assert [line.text for line in talk.lines] == ["Marta drew from the stock."]
    assert "Z" not in log(talk).toPlainText()
    assert "SECRET" not in log(talk).toPlainText()


def test_a_deal_tells_the_round_and_no_card(talk: TableTalk) -> None:
    table = samples.observation(phase=Phase.DRAW)
    hands = tuple((card, card + 1, card + 2) for card in range(0, 12, 3))
    talk.add_events((HandDealt(2, 0, hands, 50),), table)
    assert [line.text for line in talk.lines] == ["Round 3: Yusuf deals 3 cards each."]


def test_names_stand_as_typed(talk: TableTalk) -> None:
    table = samples.observation(samples.NASTY, phase=Phase.DRAW)
    for seat in range(4):
        talk.add_events((CardDiscarded(seat, DEAL.card("S")),), table)
    for name in samples.NASTY:
        assert f"{name} discarded S." in log(talk).toPlainText()


def test_the_log_forgets_its_oldest_lines(talk: TableTalk) -> None:
    table = samples.observation(phase=Phase.DRAW)
    card = DEAL.card("A")
    for _ in range(4):
        talk.add_events((CardDiscarded(0, card),) * 100, table)
    assert len(talk.lines) == MAX_LINES
    assert log(talk).document().blockCount() == MAX_LINES


def test_it_is_copied_as_plain_sentences(qtbot: QtBot, talk: TableTalk) -> None:
    talk.set_lines((TalkLine(0, "Ada", "Ada drew."), TalkLine(None, "", "All words lie on the table.")))
    box = log(talk)
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(box, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "Ada drew.\nAll words lie on the table."


def test_nothing_can_be_typed_and_tab_leaves(qtbot: QtBot, talk: TableTalk) -> None:
    box = log(talk)
    qtbot.keyClicks(box, "x")
    qtbot.keyClick(box, Qt.Key.Key_Tab)
    assert box.toPlainText() == ""


def test_another_theme_keeps_the_lines(talk: TableTalk) -> None:
    talk.set_lines((TalkLine(0, "Ada", "Ada drew."),))
    theme = load_theme(ThemeName.DAYLIGHT_ATELIER)
    talk.set_theme(theme, CardArt(theme))
    assert "Ada drew." in log(talk).toPlainText()


# -- filter and copy -----------------------------------------------------------------------------

OPENS_A_MENU = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)")


def fill(talk: TableTalk) -> None:
    table = samples.observation(rounds_played=1, phase=Phase.DRAW)
    talk.add_events(
        (
            CardDrawn(1, DEAL.card("Z")),
            CardDiscarded(1, DEAL.card("S")),
            WordsLaid(2, (DEAL.cards("T O P"),), went_out=True),
            WordUpheld(challenger=1, owner=2, word=0, spelling="TOP", cost=11),
            RoundScored(0, table.history[0]),
        ),
        table,
    )


def choose(talk: TableTalk, downs: int) -> None:
    """Opens the filter by mouse and chooses by keys."""
    button = talk.findChild(QPushButton, "talk_filter_button")
    menu = talk.findChild(QMenu, "talk_filter_menu")
    assert button is not None
    assert menu is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    for _ in range(downs):
        QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)


@OPENS_A_MENU
@pytest.mark.parametrize(
    ("downs", "title", "beginnings"),
    [
        (1, "Table talk", ["Marta drew", "Marta discarded", "Jonas went out", "Marta challenged", "Round 1"]),
        (2, "Words", ["Jonas went out", "Marta challenged"]),
        (3, "Scores", ["Round 1"]),
        (5, "Marta", ["Marta drew", "Marta discarded", "Marta challenged"]),
        (6, "Jonas", ["Jonas went out", "Marta challenged"]),
    ],
)
def test_the_log_is_filtered_and_copied_as_it_is_shown(
    talk: TableTalk, downs: int, title: str, beginnings: list[str]
) -> None:
    fill(talk)
    choose(talk, downs)
    shown = log(talk).toPlainText().replace("\N{OBJECT REPLACEMENT CHARACTER} ", "").split("\n")
    assert [any(line.startswith(start) for line in shown) for start in beginnings] == [True] * len(beginnings)
    assert len(shown) == len(beginnings)
    label = talk.findChild(ElidedLabel, "table_talk_title")
    assert label is not None
    assert label.text() == title
    copy = talk.findChild(QPushButton, "talk_copy_button")
    assert copy is not None
    QTest.mouseClick(copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text().split("\n") == shown
    assert "Z" not in QGuiApplication.clipboard().text()


def test_what_comes_later_goes_through_the_filter_too(talk: TableTalk) -> None:
    talk.add_events((), samples.observation(phase=Phase.DRAW))
    talk.set_filter(TalkFilter(Talk.SCORES))
    fill(talk)
    assert [line.about for line in talk.shown] == [Talk.SCORES]
    assert "drew" not in log(talk).toPlainText()
    talk.set_filter(EVERYTHING)
    assert len(talk.shown) == len(talk.lines) == 5


def test_other_people_at_the_table_begin_without_a_filter(talk: TableTalk) -> None:
    fill(talk)
    talk.set_filter(TalkFilter(seat=3))
    talk.add_events((), samples.observation(samples.EIGHT, phase=Phase.DRAW))
    assert len(talk.shown) == 5
