"""The dictionary's list with every word of the wide list, as a ratio to one with a screenful.

Run by name: ``pytest -s tests/benchmarks/bench_dictionary.py``.
"""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quiddler_qt.lexicon.dictionary_search import all_words, words_with_prefix
from quiddler_qt.lexicon.word_list import load_word_list
from quiddler_qt.ui.dictionary.word_list_view import WordListView
from quiddler_qt.ui.dictionary.word_model import WordModel
from tests.benchmarks.bench_lexicon import best_seconds
from tests.ui.dialogs.stage import put_on_stage

PAGES = 40


def test_a_quarter_million_rows_scroll_as_a_hundred_do(qtbot: QtBot) -> None:
    wide = load_word_list("wide")
    model = WordModel()
    view = WordListView(model)
    put_on_stage(qtbot, view, 420, 460)

    def scroll() -> None:
        view.setCurrentIndex(model.index(model.rowCount() // 2))
        for page in range(PAGES):
            QTest.keyClick(view, Qt.Key.Key_PageDown if page % 2 else Qt.Key.Key_PageUp)
            view.viewport().repaint()

    times, shown = {}, {}
    for name, words in (("a hundred rows", words_with_prefix(wide, "zy")), ("all rows", all_words(wide))):

        def show(words: object = words) -> None:
            model.show_words(words)  # type: ignore[arg-type]  # bound for the loop
            view.scrollToBottom()
            QApplication.processEvents()

        shown[name] = best_seconds(show, 3)
        times[name] = best_seconds(scroll, 3) / PAGES
        print(
            f"\n{name}: {model.rowCount()}; shown {shown[name] * 1000:.1f} ms,"
            f" a page {times[name] * 1000:.2f} ms"
        )
    ratio = times["all rows"] / times["a hundred rows"]
    print(f"a page of all rows takes {ratio:.2f} x one of few")
    assert ratio < 4
    # A list view takes a thousand times as long: it lays out every row.
    assert shown["all rows"] < 30 * shown["a hundred rows"]
