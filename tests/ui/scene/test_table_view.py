"""The widget itself: sizes, themes, what it paints."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QSizeF
from PySide6.QtGui import QColor, QTransform
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quiddler_qt.ui.scene import card_sprite
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.fonts import ui_font
from quiddler_qt.ui.theme.tokens import load_theme
from quiddler_qt.ui.wording import DOT
from tests.ui.scene.conftest import Player
from tests.ui.scene.table_samples import MID_GAME, table

SitDown = Callable[..., Player]


def test_a_resize_stretches_first_and_then_lays_out_anew(player: Player, qtbot: QtBot) -> None:
    view = player.view
    view.grab()
    player.window.resize(1200, 900)
    assert not view.transform().isIdentity()
    assert view.sceneRect().size() == QSizeF(944, 740)
    card = player.arrangement.hand[1]
    player.drag(player.point(card), player.view.mapFromScene(view.stage.layout.new_row.center()))
    assert player.said[0][0] == "card_dropped", "meanwhile everything can be reached where it is seen"
    assert view.transform().isIdentity(), "a new picture is laid out for the new size"
    assert view.sceneRect().size() == QSizeF(1200, 900)


def test_a_resize_comes_to_rest(player: Player, qtbot: QtBot) -> None:
    view = player.view
    view.grab()
    player.window.resize(800, 700)
    qtbot.waitUntil(lambda: view.transform() == QTransform(), timeout=10_000)
    assert view.stage.layout.size == QSizeF(800, 700)
    assert player.at_rest()
    assert not view._felt_timer.isActive()


def test_another_theme_repaints_everything(player: Player) -> None:
    before = player.view.grab().toImage()
    theme = load_theme("daylight_atelier")
    player.view.set_theme(theme, CardArt(theme))
    after = player.view.grab().toImage()
    spots = [QPoint(60, 450), QPoint(120, 270), player.middle(player.arrangement.hand[0])]
    for spot in spots:
        assert before.pixelColor(spot) != after.pixelColor(spot), spot


def test_the_picture_of_the_same_table_is_the_same(player: Player) -> None:
    first = player.view.grab().toImage()
    player.view.clear_table()
    empty = player.view.grab().toImage()
    player.view.show_picture(MID_GAME)
    assert player.view.grab().toImage() == first
    assert empty != first


def test_a_fault_while_painting_is_logged_and_nothing_else(
    player: Player, monkeypatch: pytest.MonkeyPatch, expect_log: Callable[[str], None]
) -> None:
    expect_log("paint of CardSprite")

    def broken(_card: int) -> str:
        raise KeyError("a planted fault")

    monkeypatch.setattr(card_sprite, "face_of", broken)
    player.view.viewport().repaint()
    QApplication.processEvents()


def test_the_public_sees_no_hand_and_no_buttons(sit_down: SitDown) -> None:
    player = sit_down(table(viewer=None))
    assert player.shown_cards() == [player.picture.observation.upcard]
    assert not player.view._buttons.main.isVisible()
    assert player.view._buttons.status.isVisible()
    assert all(plate.isVisible() for plate in player.view.stage.plates)


def test_the_theme_gives_the_focus_ring_a_colour_of_its_own(player: Player) -> None:
    """Seen in the picture: around the focused card there are pixels of the ring."""
    image = player.view.grab().toImage()
    ring = player.view._theme.colors.focus_ring
    pose = player.sprite(player.arrangement.hand[0]).pose
    box = pose.bounds().adjusted(-14, -24, 14, 14).toRect()
    close = 0
    for x in range(max(0, box.left()), box.right()):
        for y in range(box.top(), box.bottom()):
            color = QColor(image.pixel(x, y))
            close += abs(color.red() - ring.red()) + abs(color.green() - ring.green()) < 24
    assert close > 200


def test_a_pile_says_what_it_is_for_where_there_is_room_and_its_number_always(player: Player) -> None:
    stock = player.view.stage.stock
    font = ui_font(16)
    assert stock.caption_text(200, font) == f"Draw{DOT}57"
    assert stock.caption_text(30, font) == "57"


def test_the_piles_say_what_they_are_for_together_or_not_at_all(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    stock, discards = player.view.stage.stock, player.view.stage.discards
    assert (stock.is_named, discards.is_named) == (True, True)
    monkeypatch.setattr(discards, "can_be_named", lambda: False)
    player.show(player.picture)
    assert (stock.is_named, discards.is_named) == (False, False)
