"""The dictionary room by mouse and keys: look up, search, and closed when the rules say so."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QTableView, QWidget
from pytestqt.qtbot import QtBot

from quiddler_qt.engine.actions import SeatKind
from quiddler_qt.engine.record import GameRecord
from quiddler_qt.engine.rules import DictionaryUse, Preset, Rules
from quiddler_qt.engine.state import GameSetup, Seat
from quiddler_qt.lexicon.enchant_judge import EnchantLibrary
from quiddler_qt.lexicon.own_words import OwnWords
from quiddler_qt.program import Program
from quiddler_qt.session.game_session import GameSession
from quiddler_qt.storage.places import profile_places
from quiddler_qt.storage.word_files import WordFiles
from quiddler_qt.ui.dictionary.dictionary_page import DictionaryPage, cards_typed
from quiddler_qt.ui.rooms import Room
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import ThemeName, load_theme
from quiddler_qt.ui.words.word_shelf import WordShelf
from tests.lexicon import small_dictionaries
from tests.ui.dialogs.stage import put_on_stage
from tests.ui.table_driver import TableDriver

PATIENCE_MS = 30_000
LEFT = Qt.MouseButton.LeftButton


class Reader:
    """Somebody in the dictionary room."""

    def __init__(self, page: DictionaryPage, qtbot: QtBot) -> None:
        self.page = page
        self.qtbot = qtbot

    def part(self, name: str) -> QWidget:
        found = self.page.findChild(QWidget, name)
        assert found is not None, name
        return found

    def text(self, name: str) -> str:
        label = self.part(name)
        assert isinstance(label, QLabel)
        return label.text()

    @property
    def rows(self) -> list[str]:
        model = self.view.model()
        return [model.index(row, 0).data() for row in range(min(50, model.rowCount()))]

    @property
    def view(self) -> QTableView:
        view = self.part("dictionary_words")
        assert isinstance(view, QTableView)
        return view

    def type(self, text: str) -> None:
        entry = self.part("dictionary_entry")
        assert isinstance(entry, QLineEdit)
        entry.clear()
        QTest.keyClicks(entry, text)

    def press(self, name: str) -> None:
        QTest.mouseClick(self.part(name), LEFT)

    def until(self, condition: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(condition, timeout=PATIENCE_MS)

    def until_read(self) -> None:
        self.until(lambda: self.view.model().rowCount() > 0)


@pytest.fixture
def shelf(qtbot: QtBot, tmp_path: Path) -> Iterator[WordShelf]:
    library = EnchantLibrary(tmp_path / "enchant", import_enchant=small_dictionaries.stand_in)
    shelf = WordShelf(WordFiles(profile_places(tmp_path / "profile")), library=library)
    yield shelf
    shelf.close()


@pytest.fixture
def reader_of(qtbot: QtBot, shelf: WordShelf) -> Callable[..., Reader]:
    """A reader at a table: ``reader_of(session)``."""

    def make(session: GameSession | None = None) -> Reader:
        theme = load_theme(ThemeName.EMERALD_SALON)
        page = DictionaryPage(theme, CardArt(theme), shelf, lambda: session, lambda: "standard")
        put_on_stage(qtbot, page, 1280, 800)
        page.enter()
        return Reader(page, qtbot)

    return make


def session_of(*kinds: SeatKind, **options: Any) -> GameSession:
    seats = tuple(
        Seat(f"Seat {n}", kind, "greedy" if kind is SeatKind.COMPUTER else "") for n, kind in enumerate(kinds)
    )
    rules = replace(Rules(), **options)
    return GameSession(GameRecord(GameSetup(rules, seats), 5), lambda word: word == "CAT")


PERSON, COMPUTER = SeatKind.PERSON, SeatKind.COMPUTER


def test_a_word_is_looked_up_as_it_is_typed(reader_of: Callable[..., Reader]) -> None:
    reader = reader_of()
    reader.until_read()
    reader.type("qi")
    reader.until(lambda: reader.page.findChild(QLabel, "dictionary_word") is not None)
    assert reader.text("dictionary_word") == "QI"
    assert reader.text("dictionary_answer_0_text") == "Standard: a word"
    assert "energy" in reader.text("dictionary_definition") or ":" in reader.text("dictionary_definition")
    assert reader.rows[0] == "QI"


def test_the_whole_list_is_there_and_a_chosen_row_is_shown(reader_of: Callable[..., Reader]) -> None:
    reader = reader_of()
    reader.until_read()
    assert reader.view.model().rowCount() == 184_981
    entry = reader.part("dictionary_entry")
    QTest.keyClick(entry, Qt.Key.Key_Down)
    QTest.keyClick(reader.view, Qt.Key.Key_End)
    reader.until(lambda: reader.page.findChild(QLabel, "dictionary_word") is not None)
    assert reader.text("dictionary_word") == reader.view.model().index(184_980, 0).data()


@pytest.mark.parametrize(
    ("typed", "words"), [("qat*", ["QAT", "QATS"]), ("?ui", ["QUI"]), ("x?u", []), ("zz*zy", [])]
)
def test_patterns(reader_of: Callable[..., Reader], typed: str, words: list[str]) -> None:
    reader = reader_of()
    reader.until_read()
    reader.type(typed)
    found = "No word like this" if not words else None
    if typed == "?ui":
        reader.until(lambda: 0 < reader.view.model().rowCount() < 10)
        assert all(len(word) == 3 and word.endswith("UI") for word in reader.rows)
    elif found:
        reader.until(lambda: reader.text("dictionary_found") == found)
    else:
        reader.until(lambda: reader.rows == words)


def test_two_letters_and_q_without_u(reader_of: Callable[..., Reader]) -> None:
    reader = reader_of()
    reader.until_read()
    reader.press("dictionary_kind_two_letters")
    reader.until(lambda: 0 < reader.view.model().rowCount() < 200)
    assert all(len(word) == 2 for word in reader.rows)
    reader.press("dictionary_kind_q_without_u")
    reader.until(lambda: "QI" in reader.rows)
    assert not any("QU" in word and "Q" not in word.replace("QU", "") for word in reader.rows)


def test_words_from_cards_but_never_while_somebody_may_hold_them(reader_of: Callable[..., Reader]) -> None:
    reader = reader_of()
    reader.until_read()
    reader.press("dictionary_kind_from_cards")
    reader.type("qu i z")
    reader.until(lambda: "QUIZ" in reader.rows)
    at_table = reader_of(session_of(PERSON, COMPUTER, dictionary=DictionaryUse.ALWAYS))
    assert not at_table.part("dictionary_kind_from_cards").isEnabled()


def test_cards_as_typed() -> None:
    assert cards_typed("qu i z") == ("QU", "I", "Z")
    assert cards_typed("quiz") == ("Q", "U", "I", "Z")
    assert cards_typed("TH-e, \x00 é 1 er") == ("TH", "E", "ER")
    assert len(cards_typed("a" * 60)) == 16


@pytest.mark.parametrize(
    ("dictionary", "kinds", "on_turn", "is_open"),
    [
        (DictionaryUse.OFF_TURN, (PERSON, PERSON), 1, False),
        (DictionaryUse.OFF_TURN, (PERSON, COMPUTER), 1, True),
        (DictionaryUse.OFF_TURN, (COMPUTER, PERSON), 1, False),
        (DictionaryUse.ALWAYS, (PERSON, PERSON), 1, True),
        (DictionaryUse.NEVER, (PERSON, COMPUTER), 1, False),
    ],
)
def test_open_as_the_rules_of_the_table_say(
    reader_of: Callable[..., Reader],
    dictionary: DictionaryUse,
    kinds: tuple[SeatKind, ...],
    on_turn: int,
    is_open: bool,
) -> None:
    session = session_of(*kinds, dictionary=dictionary)
    session.deal()
    assert session.state.seat == on_turn
    reader = reader_of(session)
    assert reader.part("dictionary_entry").isVisible() is is_open
    assert reader.part("dictionary_closed").isVisible() is not is_open
    if not is_open:
        # Nothing of a search is behind the sentence either.
        assert reader.view.model().rowCount() == 0


def test_a_game_shows_its_own_frozen_words(reader_of: Callable[..., Reader], shelf: WordShelf) -> None:
    from quiddler_qt.engine.actions import Rule

    session = session_of(PERSON, COMPUTER, dictionary=DictionaryUse.ALWAYS)
    session.submit(Rule("BLORP", accepted=True))
    session.deal()
    shelf.change_own_words(OwnWords().with_banned("cat"))
    reader = reader_of(session)
    reader.until_read()
    box = reader.part("dictionary_list_choice")
    assert isinstance(box, QComboBox)
    assert not box.isEnabled()
    reader.type("blorp")
    reader.until(lambda: reader.page.findChild(QLabel, "dictionary_word") is not None)
    assert reader.text("dictionary_answer_0_text") == "The table's own words: a word"
    reader.type("cat")
    reader.until(lambda: reader.text("dictionary_word") == "CAT")
    assert reader.text("dictionary_answer_0_text") == "Standard: a word"


@pytest.mark.parametrize(
    "typed", ["\uff31\uff29", "\u0130", "q" * 64, "?" * 64, "*" * 64, "[a-z]", "\ufb01", "\u202eqi"]
)
def test_odd_texts_find_nothing_and_break_nothing(reader_of: Callable[..., Reader], typed: str) -> None:
    reader = reader_of()
    reader.until_read()
    entry = reader.part("dictionary_entry")
    assert isinstance(entry, QLineEdit)
    entry.setText(typed)
    if typed == "*" * 64:
        reader.until(lambda: reader.view.model().rowCount() == 184_981)
    else:
        reader.until(lambda: reader.text("dictionary_found") == "No word like this")


def test_l_leads_from_the_table_and_esc_back(start_program: Callable[..., Program], qtbot: QtBot) -> None:
    program = start_program(seed=3)
    table = replace(program.host.last_table(), seats=(Seat("Ada"), Seat("Bo")), preset=Preset.FRIENDLY)
    program.host.deal(table)
    qtbot.waitUntil(program.window.screen_of_game.curtain.isVisible, timeout=PATIENCE_MS)
    driver = TableDriver(program.window)
    driver.press("curtain_confirm", program.window.screen_of_game.curtain)
    QTest.keyClick(program.window.screen_of_game.table, Qt.Key.Key_L)
    assert program.window.rooms.current is Room.DICTIONARY
    page = program.window.rooms.page(Room.DICTIONARY)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert program.window.rooms.current is None
