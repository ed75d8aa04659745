"""CPU of one frame while a card is dragged, against painting the whole table once.

``pytest -s tests/benchmarks/bench_drag.py`` prints the figures. Machines differ, so the limit is a ratio in
one run: a frame of a drag repaints little, so it must cost less than a full repaint of the same table.
"""

from statistics import median
from time import process_time

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quiddler_qt.ui.scene.table_view import TableView
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.fonts import install_fonts
from quiddler_qt.ui.theme.tokens import load_theme
from tests.ui.scene.table_samples import LAST_TURN, MID_GAME

FRAMES = 120
MAX_PART_OF_A_REPAINT = 0.9


@pytest.mark.parametrize(
    ("size", "sample"), [((944, 740), MID_GAME), ((652, 644), LAST_TURN), ((2200, 1500), MID_GAME)]
)
def test_a_frame_of_a_drag(qtbot: QtBot, size: tuple[int, int], sample: object) -> None:
    install_fonts()
    theme = load_theme("emerald_salon")
    view = TableView(theme, CardArt(theme))
    view.resize(*size)
    view.show()
    view.show_picture(sample)  # type: ignore[arg-type]
    QApplication.processEvents()

    repaints = []
    for _ in range(20):
        start = process_time()
        view.viewport().repaint()
        repaints.append(process_time() - start)

    sprite = view.stage.cards_in(view.stage.hand)[1]
    start_at = view.mapFromScene(sprite.pose.center) - QPoint(20, 0)
    rows = view.mapFromScene(view.stage.layout.new_row.center())
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start_at)
    frames = []
    for frame in range(FRAMES):
        part = abs((frame % 60) / 30 - 1)
        at = start_at + (rows - start_at) * part + QPoint(frame % 7, 0)
        start = process_time()
        QTest.mouseMove(view.viewport(), at)
        QApplication.processEvents()
        frames.append(process_time() - start)
    QTest.keyClick(view, Qt.Key.Key_Escape)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=rows)

    frame_ms, repaint_ms = 1000 * median(frames[10:]), 1000 * median(repaints)
    worst_ms = 1000 * sorted(frames[10:])[-3]
    print(
        f"{size[0]} x {size[1]}: {frame_ms:.2f} ms a frame (of the worst {worst_ms:.1f}), "
        f"{frame_ms / repaint_ms:.2f} of a whole repaint ({repaint_ms:.1f} ms)"
    )
    assert frame_ms / repaint_ms < MAX_PART_OF_A_REPAINT
    view.close()
    view.deleteLater()
