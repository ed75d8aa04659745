"""A page or sheet that is let go is gone: nothing in it holds it by its own signals."""

import gc
import weakref
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from quiddler_qt.storage.saved_tables import SavedTables
from quiddler_qt.ui.dialogs.challenge_sheet import ChallengeSheet
from quiddler_qt.ui.dialogs.confirm_lay_sheet import ConfirmLaySheet
from quiddler_qt.ui.dialogs.final_page import FinalPage
from quiddler_qt.ui.dialogs.message_sheet import Answer, MessageSheet
from quiddler_qt.ui.dialogs.new_game_sheet import NewGameSheet
from quiddler_qt.ui.dialogs.round_page import RoundPage
from quiddler_qt.ui.dialogs.start_page import StartPage
from quiddler_qt.ui.scorepad.scorepad import ScorePad
from quiddler_qt.ui.table_talk import TableTalk
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import Theme
from tests.ui.dialogs import samples
from tests.ui.dialogs.conftest import Dress

Make = Callable[[Theme, CardArt], QWidget]


def filled_challenge(theme: Theme, art: CardArt) -> QWidget:
    sheet = ChallengeSheet(theme, art)
    sheet.ask(samples.question())
    sheet.ask_table(samples.question(), 1)
    return sheet


def filled_lay(theme: Theme, art: CardArt) -> QWidget:
    sheet = ConfirmLaySheet(theme, art)
    sheet.propose(samples.proposal())
    return sheet


def filled_message(theme: Theme, art: CardArt) -> QWidget:
    sheet = MessageSheet(theme, art)
    sheet.show_message("Title", "Text", (Answer("ok", "OK"),))
    return sheet


def filled_round(theme: Theme, art: CardArt) -> QWidget:
    page = RoundPage(theme, art)
    page.show_words_on_table(samples.words_on_table())
    return page


def new_game(theme: Theme, art: CardArt) -> QWidget:
    return NewGameSheet(theme, art, SavedTables(Path("/nowhere")))


@pytest.mark.parametrize(
    "make",
    [
        filled_challenge,
        filled_lay,
        filled_message,
        filled_round,
        FinalPage,
        new_game,
        StartPage,
        ScorePad,
        TableTalk,
    ],
    ids=lambda make: make.__name__,
)
def test_what_is_let_go_is_gone(dress: Dress, theme: Theme, art: CardArt, make: Make) -> None:
    dress(1.0)
    gc.collect()
    before = len(QApplication.allWidgets())
    page = make(theme, art)
    kept = weakref.ref(page)
    del page
    gc.collect()
    assert kept() is None
    assert len(QApplication.allWidgets()) <= before
