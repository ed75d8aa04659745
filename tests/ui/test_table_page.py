"""The page of the table: its sentences and buttons name the keys as people have them."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from quiddler_qt.engine.cards import face_of
from quiddler_qt.engine.state import Phase
from tests.ui.conftest import StartProgram
from tests.ui.test_whole_games import ADA, PIP, Evening, table


class Talkative(QTranslator):
    """A language with words of its own for two keys."""

    def translate(self, context: str, text: str, *_more: object) -> str:
        words = {("Keys", "Space"): "Bara de spațiu", ("Keys", "Delete"): "Ștergere"}
        return words.get((context, text), text)

    def isEmpty(self) -> bool:
        return False


def status(evening: Evening) -> str:
    label = evening.screen.table.findChild(QLabel, "label_status")
    assert label is not None
    return label.accessibleName()


def begin(start_program: StartProgram, qtbot: QtBot) -> Evening:
    evening = Evening(start_program(seed=5), qtbot)
    evening.program.host.deal(table(ADA, PIP))
    evening.until(evening.at_table)
    assert evening.state.phase is Phase.DRAW
    return evening


def bind(evening: Evening, **keys: str) -> None:
    evening.program.preferences.change(lambda settings: replace(settings, keys=tuple(keys.items())))


def test_sentences_and_buttons_name_other_keys_at_once(start_program: StartProgram, qtbot: QtBot) -> None:
    evening = begin(start_program, qtbot)
    top = evening.driver.button
    assert "(Space)" in status(evening)
    bind(evening, draw_stock="F2", take_discard="F3", discard="F4", undo="F6", redo="F7", hint="F8")
    assert "(F2)" in status(evening)
    assert "(F3)" in status(evening)
    evening.driver.key(Qt.Key.Key_F2)
    assert "(F4)" in status(evening)
    assert "(F8)" in top("hint_button").toolTip()
    evening.driver.key(Qt.Key.Key_Return)
    assert "(F6)" in top("undo_button").toolTip()
    bind(evening, undo="F9", redo="F10")
    assert "(F9)" in top("undo_button").accessibleName()
    evening.driver.key(Qt.Key.Key_F9)
    assert "(F10)" in top("redo_button").toolTip()
    bind(evening)
    assert "(Ctrl+Y)" in top("redo_button").toolTip()
    assert "(H)" in top("hint_button").accessibleName()


def test_a_refusal_names_the_keys_too(start_program: StartProgram, qtbot: QtBot) -> None:
    evening = begin(start_program, qtbot)
    bind(evening, draw_stock="F2", take_discard="F3")
    evening.driver.press("button_main")
    assert "(F2)" in status(evening)
    assert "(F3)" in status(evening)


def test_a_language_with_words_for_keys_keeps_people_s_own_keys(
    start_program: StartProgram, qtbot: QtBot, request: pytest.FixtureRequest
) -> None:
    language = Talkative()
    assert QCoreApplication.installTranslator(language)
    request.addfinalizer(lambda: QCoreApplication.removeTranslator(language))
    evening = begin(start_program, qtbot)
    assert "(Bara de spațiu)" in status(evening)
    bind(evening, draw_stock="F2")
    assert "Bara" not in status(evening)
    assert "(F2)" in status(evening)
    evening.driver.key(Qt.Key.Key_F2)
    assert "(Ștergere)" in status(evening)


@pytest.mark.parametrize("way", ["esc", "press"])
def test_what_was_refused_is_said_until_it_has_been_read(
    start_program: StartProgram, qtbot: QtBot, way: str
) -> None:
    evening = begin(start_program, qtbot)
    faces = {letter for card in evening.session.arrangement(0).hand for letter in face_of(card)}
    missing = next(letter for letter in "AEIORSTN" if letter not in faces)
    QTest.keyClick(evening.screen.table, Qt.Key(ord(missing)))
    assert status(evening) == f"No card in your hand begins with {missing}."
    if way == "esc":
        evening.driver.key(Qt.Key.Key_Escape)
    else:
        evening.driver.click("seat_0")
    assert status(evening).startswith("Draw from the stock")


@pytest.mark.parametrize("percent", [100, 200])
def test_the_table_keeps_most_of_the_page_however_large_the_text(
    start_program: StartProgram, qtbot: QtBot, percent: int
) -> None:
    evening = begin(start_program, qtbot)
    evening.program.preferences.change(lambda settings: replace(settings, text_scale_percent=percent))
    evening.window.resize(1024, 700)
    page = evening.screen.table_page
    qtbot.waitUntil(lambda: page.width() == 1024)
    assert page.table.width() > 0.5 * page.width()
    assert page.pad.width() >= 0.25 * page.width()
    title = page.pad.findChild(QLabel, "score_pad_title")
    assert title is not None
    assert title.fontMetrics().horizontalAdvance(title.text()) <= title.width()
