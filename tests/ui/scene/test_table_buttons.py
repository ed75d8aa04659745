"""The status line can be read whole, however long its sentence, in every language and text size."""

import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from quiddler_qt.resource_files import resource
from quiddler_qt.ui.scene.table_buttons import TableButtons
from quiddler_qt.ui.scene.table_layout import TableContents, TableLayout
from quiddler_qt.ui.theme.tokens import Theme
from tests.ui.scene.table_samples import MID_GAME, with_status

SPOKEN_ON_THE_PLATE = {"Arranging", "Coach", "Wording"}
LONG_NAME = "W" * 40
LEAST_PX, LEAST_PX_WITH_NAME = 12, 10
"""A sentence is set no smaller, even with such a name in it; with large text somewhat larger."""


def sentences(language: str) -> Iterator[str]:
    """Every text of the status line, with the longest name and the longest word of the game in its holes."""
    root = ET.parse(resource("i18n", f"quiddler_qt_{'lt' if language == 'en' else language}.ts")).getroot()
    for context in root.iter("context"):
        if context.findtext("name") in SPOKEN_ON_THE_PLATE:
            for message in context.iter("message"):
                source, translation = message.findtext("source"), message.find("translation")
                assert source is not None
                assert translation is not None
                forms = [form.text for form in translation.iter("numerusform")] or [translation.text]
                if "{owner}" in source:
                    continue  # Told in the table talk.
                for text in [source] if language == "en" else forms:
                    yield (text or "").replace("{name}", LONG_NAME).replace("{", "").replace("}", "")


@pytest.mark.parametrize("language", ["en", "lt", "ro"])
@pytest.mark.parametrize(
    ("size", "text"),
    [((550, 592), 2.0), ((520, 592), 2.0), ((798, 690), 2.0), ((652, 644), 1.0), ((940, 740), 1.0)],
)
def test_the_longest_sentences_are_read_whole(
    language: str, size: tuple[int, int], text: float, theme: Theme, qtbot: QtBot
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    buttons = TableButtons(theme, parent)
    layout = TableLayout(QSizeF(*size), TableContents(7, True, 11), text, buttons.sizes())
    buttons.show_picture(MID_GAME)
    buttons.place(layout)
    longest = sorted(sentences(language), key=len)[-12:]
    assert len(longest[-1]) > 90
    for sentence in longest:
        buttons.tell(sentence)
        label = buttons.status
        assert label.text() == sentence
        assert label.heightForWidth(label.width()) <= label.height(), sentence
        least = LEAST_PX_WITH_NAME if LONG_NAME in sentence else LEAST_PX * min(text, 1.1)
        assert label.font().pixelSize() >= least, sentence


def test_a_sentence_that_is_told_meanwhile_fits_as_well(theme: Theme, qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    buttons = TableButtons(theme, parent)
    buttons.show_picture(with_status(MID_GAME, "Short."))
    buttons.place(TableLayout(QSizeF(550, 592), TableContents(3, True, 11), 2.0, buttons.sizes()))
    large = buttons.status.font().pixelSize()
    buttons.tell(
        f"It is {LONG_NAME}'s turn: you can arrange your cards meanwhile. Nothing else is to be done now."
    )
    label = buttons.status
    assert label.font().pixelSize() < large
    assert label.heightForWidth(label.width()) <= label.height()
    buttons.tell("")
    assert label.font().pixelSize() == large
