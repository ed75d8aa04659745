"""Languages: which is spoken, plurals, standard buttons, and the switch while a game goes on."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from quiddler_qt.engine.actions import SeatKind
from quiddler_qt.engine.state import Phase, Seat
from quiddler_qt.program import Program
from quiddler_qt.ui import wording
from quiddler_qt.ui.dialogs.table_choice import COMPUTER_LEVEL, first_table
from quiddler_qt.ui.i18n import ENGLISH, LANGUAGES, Interpreter, language_for, tr
from quiddler_qt.ui.main_window import MainWindow
from quiddler_qt.ui.rooms import Room
from tests.ui.conftest import StartProgram


@pytest.fixture
def interpreter(qapp: QApplication) -> Iterator[Interpreter]:
    """One that leaves the application in English."""
    locale = QLocale()
    interpreter = Interpreter()
    yield interpreter
    interpreter.speak(ENGLISH)
    QLocale.setDefault(locale)


@pytest.mark.parametrize(
    ("chosen", "wanted", "expected"),
    [
        ("", [], "en"),
        ("", ["de-DE", "ro-RO"], "ro"),
        ("", ["lt_LT"], "lt"),
        ("ro", ["lt"], "ro"),
        ("xx", ["fr"], "en"),
        ("", ["C"], "en"),
    ],
)
def test_the_chosen_language_or_the_first_wanted_one(chosen: str, wanted: list[str], expected: str) -> None:
    assert language_for(chosen, wanted) == expected


@pytest.mark.parametrize(
    ("language", "counts"),
    [
        ("en", {1: "1 word", 2: "2 words", 21: "21 words"}),
        ("ro", {1: "1 cuvânt", 2: "2 cuvinte", 20: "20 de cuvinte", 101: "101 cuvinte"}),
        ("lt", {1: "1 žodis", 2: "2 žodžiai", 10: "10 žodžių", 21: "21 žodis"}),
    ],
)
def test_plurals(interpreter: Interpreter, language: str, counts: dict[int, str]) -> None:
    interpreter.speak(language)
    assert {count: wording.words(count) for count in counts} == counts


def test_standard_buttons_speak_too(interpreter: Interpreter) -> None:
    said = {}
    for language in LANGUAGES:
        interpreter.speak(language)
        said[language] = tr("QPlatformTheme", "Cancel")
    assert said == {"en": "Cancel", "lt": "Atšaukti", "ro": "Anulează"}


def test_a_game_and_its_rooms_go_on_in_another_language(
    start_program: StartProgram, qtbot: QtBot, interpreter: Interpreter
) -> None:
    program = start_program(seed=5)
    seats = (Seat("Ada", SeatKind.PERSON), Seat("Bo", SeatKind.COMPUTER, COMPUTER_LEVEL))
    program.host.deal(replace(first_table(), seats=seats))
    window = program.window
    session = program.host.game_in_play().session
    qtbot.waitUntil(lambda: session.state.phase is Phase.DRAW and session.state.seat == 0, timeout=20_000)
    qtbot.keyClick(window.screen_of_game.table, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: session.state.phase is Phase.PLAY)
    before = session.state
    round_texts = {round_text(window)}
    for language in ("lt", "ro"):
        window.rooms.show(Room.SAVED_GAMES)
        switch(program, language, qtbot)
        assert window.rooms.current is Room.SAVED_GAMES
        window.rooms.back()
        assert window.pages.currentWidget() is window.screen_of_game
        now = program.host.presenter
        assert now is not None
        assert now.session is session
        assert session.state is before
        assert now.viewer == 0
        round_texts.add(round_text(window))
    assert len(round_texts) == 3
    # The game goes on with real keys on the new page.
    window.screen_of_game.table.focus_hand()
    qtbot.keyClick(window.screen_of_game.table, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: session.state != before)


def switch(program: Program, language: str, qtbot: QtBot) -> None:
    """Another language by the setting."""
    program.preferences.change(lambda settings: replace(settings, language=language))
    qtbot.waitUntil(lambda: program.interpreter.language == language)


def round_text(window: MainWindow) -> str:
    """What the table page says of the round."""
    pill = window.screen_of_game.findChild(QLabel, "round_pill")
    assert pill is not None
    return pill.text()
