"""Words in the settings: who judges, lists brought in and removed, the table's own words."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QListWidget, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from quiddler_qt.lexicon.enchant_judge import AcceptanceCounts, EnchantLibrary, MissingPart
from quiddler_qt.lexicon.own_words import MAX_OWN_WORDS, OwnWords
from quiddler_qt.lexicon.word_list import load_word_list
from quiddler_qt.storage.places import profile_places
from quiddler_qt.storage.word_files import WordFiles
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import ThemeName, load_theme
from quiddler_qt.ui.words.own_words_editor import OwnWordsEditor
from quiddler_qt.ui.words.word_settings import WordSettings
from quiddler_qt.ui.words.word_shelf import Search, WordShelf
from tests.lexicon import small_dictionaries
from tests.ui.dialogs.stage import put_on_stage

PATIENCE_MS = 60_000
LEFT = Qt.MouseButton.LeftButton


def no_enchant() -> None:
    raise ImportError("no enchant on this machine")


@pytest.fixture
def files(tmp_path: Path) -> WordFiles:
    return WordFiles(profile_places(tmp_path / "profile"))


@pytest.fixture
def shelf_of(qtbot: QtBot, files: WordFiles) -> Iterator[Callable[..., WordShelf]]:
    """A shelf on the same profile, as often as the program starts."""
    made: list[WordShelf] = []

    def make(*, enchant: bool = True) -> WordShelf:
        load = small_dictionaries.stand_in if enchant else no_enchant
        library = EnchantLibrary(files.enchant_folder, import_enchant=load)  # type: ignore[arg-type]  # a stand-in
        made.append(WordShelf(files, library=library))
        return made[-1]

    yield make
    for shelf in made:
        shelf.close()


class Person:
    """Somebody before the settings of words."""

    def __init__(self, shelf: WordShelf, qtbot: QtBot) -> None:
        theme = load_theme(ThemeName.EMERALD_SALON)
        self.page = WordSettings(theme, CardArt(theme), shelf)
        self.shelf = shelf
        self.qtbot = qtbot
        put_on_stage(qtbot, self.page, 760, 1400)
        self.until(lambda: shelf.search is Search.DONE)

    def until(self, condition: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(condition, timeout=PATIENCE_MS)

    def part(self, name: str) -> QWidget:
        found = [one for one in self.page.findChildren(QWidget, name) if not one.isHidden()]
        assert found, name
        return found[-1]

    def text(self, name: str) -> str:
        label = self.part(name)
        assert isinstance(label, QLabel)
        return label.text()

    def press(self, name: str) -> None:
        button = self.part(name)
        assert isinstance(button, QPushButton)
        QTest.mouseClick(button, LEFT)

    def type(self, word: str) -> None:
        entry = self.part("own_words_entry")
        assert isinstance(entry, QLineEdit)
        entry.clear()
        if word.isascii():
            QTest.keyClicks(entry, word)
        else:  # QTest has no keys for it
            entry.insert(word)

    @property
    def own(self) -> list[str]:
        words = self.page.findChild(QListWidget, "own_words_list")
        assert words is not None
        return [words.item(row).text() for row in range(words.count())]

    @property
    def titles(self) -> list[str]:
        labels = self.page.findChildren(QLabel, "authority_title")
        return [label.text() for label in labels if not label.isHidden() and label.parent() is not None]


def test_shipped_lists_say_how_many_words_they_have(shelf_of: Callable[..., WordShelf], qtbot: QtBot) -> None:
    person = Person(shelf_of(enchant=False), qtbot)
    assert person.text("authority_count_standard") == "184\u202f981 words"
    assert person.text("authority_count_family") == "65\u202f055 words"


def test_without_enchant_one_line_says_how_to_get_it(
    shelf_of: Callable[..., WordShelf], qtbot: QtBot, files: WordFiles
) -> None:
    person = Person(shelf_of(enchant=False), qtbot)
    assert person.shelf.missing is MissingPart.C_LIBRARY
    assert str(files.dictionary_folder) in person.text("word_settings_how_to_get")


def test_a_dictionary_is_counted_once_with_progress_and_kept(
    shelf_of: Callable[..., WordShelf], qtbot: QtBot, files: WordFiles
) -> None:
    small_dictionaries.install(files.enchant_folder)
    shelf = shelf_of()
    told: list[tuple[str, int, int]] = []
    shelf.counting.connect(lambda *what: told.append(what))
    person = Person(shelf, qtbot)
    person.until(lambda: shelf.available[3].word_count is not None)
    standard = load_word_list("standard")
    count = AcceptanceCounts(files.cache_folder).get(
        EnchantLibrary(files.enchant_folder, import_enchant=small_dictionaries.stand_in).dictionary("en_QQ"),
        standard,
    )
    assert shelf.available[3].word_count == count
    assert told[-1] == ("enchant:en_QQ", len(standard), len(standard))
    assert f"{count} words" in person.text("authority_count_enchant:en_QQ")
    told.clear()
    again = shelf_of()
    again.counting.connect(lambda *what: told.append(what))
    assert Person(again, qtbot).shelf.available[3].word_count == count
    assert told == []


def test_a_list_is_brought_in_removed_and_brought_back(
    shelf_of: Callable[..., WordShelf], qtbot: QtBot, tmp_path: Path
) -> None:
    person = Person(shelf_of(enchant=False), qtbot)
    path = tmp_path / "Grandma & co <b>.txt"
    path.write_bytes(b"cat\r\nBlorp\r\n2nd\r\nwell-known\r\n")
    person.page.bring_in(path)
    person.until(lambda: "brought in" in person.text("word_settings_notice_text"))
    assert person.text("word_settings_notice_text") == (
        "“Grandma & co <b>” was brought in with 2 words. "
        "2 lines were left out: they hold no word of 2 to 20 letters."
    )
    name = person.shelf.available[3].name
    assert person.shelf.judge(name).accepts("BLORP")
    person.press(f"remove_{name}")
    assert name not in [info.name for info in person.shelf.available]
    person.press("word_settings_notice_button")
    person.until(lambda: name in [info.name for info in person.shelf.available])


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"\x00\xff\xfe\n1\n", "no line with a word"),
        (b"x" * (10 << 20), "no line with a word"),
        (None, "cannot be read"),
    ],
)
def test_what_is_no_list_is_told(
    shelf_of: Callable[..., WordShelf], qtbot: QtBot, tmp_path: Path, content: bytes | None, sentence: str
) -> None:
    person = Person(shelf_of(enchant=False), qtbot)
    path = tmp_path / "odd.txt"
    if content is not None:
        path.write_bytes(content)
    person.page.bring_in(path)
    person.until(lambda: sentence in person.text("word_settings_notice_text"))
    assert len(person.shelf.available) == 3


def test_a_word_is_accepted_banned_taken_out_and_brought_back(
    shelf_of: Callable[..., WordShelf], qtbot: QtBot, files: WordFiles
) -> None:
    person = Person(shelf_of(enchant=False), qtbot)
    person.type("blorp")
    QTest.keyClick(person.part("own_words_entry"), Qt.Key.Key_Return)
    person.type("Qi")
    person.press("own_words_ban")
    assert person.own == ["BLORP: accepted", "QI: banned"]
    assert files.load_own_words() == OwnWords(frozenset({"blorp"}), frozenset({"qi"}))
    QTest.keyClick(person.part("own_words_list"), Qt.Key.Key_Delete)
    assert person.own == ["BLORP: accepted"]
    person.press("own_words_notice_button")
    assert person.own == ["BLORP: accepted", "QI: banned"]
    assert files.load_own_words() == OwnWords(frozenset({"blorp"}), frozenset({"qi"}))


@pytest.mark.parametrize(
    "typed", ["a", "well-known", "caf\u00e9", "\uff43\uff41\uff54", "QU\u0130T", "x" * 21]
)
def test_what_cannot_be_a_word_is_told(shelf_of: Callable[..., WordShelf], qtbot: QtBot, typed: str) -> None:
    person = Person(shelf_of(enchant=False), qtbot)
    person.type(typed)
    person.press("own_words_accept")
    assert "cannot be a word" in person.text("own_words_notice_text")
    assert person.own == []


def test_own_words_go_out_and_come_in_by_a_file(
    shelf_of: Callable[..., WordShelf], qtbot: QtBot, tmp_path: Path
) -> None:
    person = Person(shelf_of(enchant=False), qtbot)
    person.shelf.change_own_words(OwnWords(frozenset({"blorp"}), frozenset({"qi"})))
    editor = person.page.findChild(OwnWordsEditor)
    assert editor is not None
    path = tmp_path / "words.txt"
    editor.give_out(path)
    assert path.read_text() == "+ blorp\n- qi\n"
    path.write_text("+ qi\nzorp\n- cat\n!!\n")
    editor.bring_in(path)
    assert person.own == ["BLORP: accepted", "CAT: banned", "QI: accepted", "ZORP: accepted"]
    assert person.text("own_words_notice_text") == (
        "3 words were brought in. One line was left out: it holds no word."
    )
    letters = "abcdefghijklmnopqrstuvwxyz"
    many = [a + b + c for a in letters for b in letters for c in letters][: MAX_OWN_WORDS + 1]
    path.write_text("\n".join(many))
    editor.bring_in(path)
    assert "too many words" in person.text("own_words_notice_text")
    assert len(person.own) == 4


def test_undo_takes_back_one_word_and_leaves_those_of_another_copy(
    shelf_of: Callable[..., WordShelf], qtbot: QtBot
) -> None:
    person, theirs = Person(shelf_of(enchant=False), qtbot), shelf_of(enchant=False)
    person.type("blorp")
    person.press("own_words_accept")
    theirs.remember("ZORP", accepted=True)
    person.press("own_words_notice_button")
    assert person.own == ["ZORP: accepted"]
    assert person.text("own_words_notice_text") == "It is as it was."


def test_words_that_another_copy_keeps_while_these_are_read_are_not_lost(
    shelf_of: Callable[..., WordShelf], monkeypatch: pytest.MonkeyPatch
) -> None:
    mine, theirs = shelf_of(enchant=False), shelf_of(enchant=False)
    mine.remember("BLORP", accepted=True)
    load = WordFiles.load_own_words

    def load_then_they_write(files: WordFiles) -> OwnWords:
        words = load(files)
        monkeypatch.undo()
        theirs.remember("ZORP", accepted=True)
        return words

    monkeypatch.setattr(WordFiles, "load_own_words", load_then_they_write)
    assert mine.own_words.accepted == {"blorp"}
    assert mine.own_words.accepted == {"blorp", "zorp"}


def test_words_that_two_copies_keep_are_at_most_so_many(
    shelf_of: Callable[..., WordShelf], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, theirs = Person(shelf_of(enchant=False), qtbot), shelf_of(enchant=False)
    monkeypatch.setattr("quiddler_qt.lexicon.own_words.MAX_OWN_WORDS", 1)
    person.type("blorp")
    person.press("own_words_accept")
    person.press("own_words_remove")
    theirs.remember("ZORP", accepted=True)
    person.press("own_words_notice_button")
    assert "at most" in person.text("own_words_notice_text")
    assert theirs.own_words.accepted == {"zorp"}
