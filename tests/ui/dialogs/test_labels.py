"""Labels of several lines: as high as their text is with the type of now."""

import pytest
from pytestqt.qtbot import QtBot

from quiddler_qt.ui.dialogs.labels import WrappedLabel, text_label
from quiddler_qt.ui.theme.fonts import ui_font

TEXT = "Any word may be laid; others may doubt it. The longest word and the most words earn ten points each."


def label_of(text: str, px: int) -> WrappedLabel:
    label = text_label(text, wrap=True)
    assert isinstance(label, WrappedLabel)
    label.setFont(ui_font(px))
    return label


@pytest.mark.usefixtures("_fonts")
def test_a_wrapped_label_is_as_high_as_one_made_anew(qtbot: QtBot) -> None:
    label = label_of(TEXT, 14)
    qtbot.addWidget(label)
    heights = set()
    for text, px in ((TEXT, 14), (TEXT, 28), (TEXT * 2, 28), (TEXT, 14)):
        if label.text() != text:
            label.setText(text)
        label.setFont(ui_font(px))
        fresh = label_of(text, px)
        qtbot.addWidget(fresh)
        for width in (180, 400, 180):
            assert label.heightForWidth(width) == fresh.heightForWidth(width)
            heights.add(label.heightForWidth(width))
    assert len(heights) == 6
