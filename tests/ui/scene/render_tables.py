"""Pictures of the table for the eye: ``python tests/ui/scene/render_tables.py OUTDIR``.

One PNG a scene: three seats in mid-game, eight seats at 1024 x 700, large screens, large text, a drag.
"""

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

ROOT = Path(__file__).resolve().parents[3]
SCENES = (
    ("mid_game", "MID_GAME", (944, 740), 1.0, ""),
    ("mid_game_drag", "MID_GAME", (944, 740), 1.0, "drag"),
    ("mid_game_1024", "MID_GAME", (716, 644), 1.0, ""),
    ("last_turn_1024", "LAST_TURN", (652, 644), 1.0, ""),
    ("worst_1024", "WORST", (652, 644), 1.0, ""),
    ("worst_1280", "WORST", (900, 740), 1.0, ""),
    ("words_on_table", "WORDS_ON_TABLE", (944, 740), 1.0, ""),
    ("large_text", "MID_GAME", (944, 740), 2.0, ""),
    ("large_text_8", "LAST_TURN", (900, 740), 2.0, ""),
    ("full_hd", "MID_GAME", (1560, 1000), 1.0, ""),
    ("four_k", "MID_GAME", (3300, 2000), 1.0, ""),
)


def main(folder: Path, wanted: list[str]) -> None:
    """Writes the pictures."""
    sys.path.insert(0, str(ROOT))
    from PySide6.QtCore import QPoint, Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from quiddler_qt.ui.accessibility import install
    from quiddler_qt.ui.scene.table_view import TableView
    from quiddler_qt.ui.theme.card_art import CardArt
    from quiddler_qt.ui.theme.fonts import install_fonts
    from quiddler_qt.ui.theme.theme_style import apply_theme
    from quiddler_qt.ui.theme.tokens import load_theme
    from tests.ui.scene import table_samples

    app = QApplication([])
    install_fonts()
    install()
    theme = load_theme("emerald_salon")
    folder.mkdir(parents=True, exist_ok=True)
    for name, sample, size, scale, gesture in SCENES:
        if wanted and name not in wanted:
            continue
        apply_theme(app, theme, scale)
        view = TableView(theme, CardArt(theme))
        view.set_motion_speed(0)
        view.resize(*size)
        view.show()
        view.setFocus()
        view.show_picture(getattr(table_samples, sample))
        if gesture == "drag":
            sprite = view.stage.cards_in(view.stage.hand)[1]
            start = view.mapFromScene(sprite.pose.center) - QPoint(30, 20)
            end = view.mapFromScene(view.stage.layout.rows[1].rect.center())
            QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
            for part in range(1, 11):
                QTest.mouseMove(view.viewport(), start + (end - start) * part / 10)
        app.processEvents()
        view.grab().save(str(folder / f"{name}.png"))
        view.close()
        view.deleteLater()
        app.processEvents()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
