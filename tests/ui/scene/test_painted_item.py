"""What the pointer does to items of the table: lit while it is there, and no longer."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect
from PySide6.QtGui import QHelpEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from quiddler_qt.ui.scene.painted_item import PaintedItem
from quiddler_qt.ui.scene.picture import TablePicture
from tests.ui.scene.conftest import Player
from tests.ui.scene.table_samples import WORDS_ON_TABLE

SitDown = Callable[..., Player]
AWAY = QPoint(20, 20)


def place(player: Player, item: PaintedItem) -> QPoint:
    return player.view.mapFromScene(item.mapRectToScene(item.box).center())


def point_at(player: Player, at: QPoint) -> None:
    """The pointer comes; from outside, so that it has moved in any case."""
    QTest.mouseMove(player.view.viewport(), AWAY)
    QTest.mouseMove(player.view.viewport(), at)


def seen(player: Player, item: PaintedItem) -> QImage:
    """What a person sees around an item."""
    box = player.view.mapFromScene(item.mapRectToScene(item.box)).boundingRect()
    return player.view.viewport().grab(QRect(box)).toImage()


def test_the_button_of_a_row_is_not_lit_when_the_row_comes_back(player: Player) -> None:
    button, before = player.view.stage.rows[1].return_button, player.arrangement
    dark = seen(player, button)
    at = place(player, button)
    point_at(player, at)
    assert seen(player, button) != dark
    player.click(at)
    assert not button.isVisible()
    QTest.mouseMove(player.view.viewport(), AWAY)
    player.arrange(before)
    assert button.isVisible()
    assert seen(player, button) == dark
    point_at(player, at)
    assert seen(player, button) != dark


def words_on_table(*, challengeable: bool) -> TablePicture:
    return WORDS_ON_TABLE if challengeable else replace(WORDS_ON_TABLE, challengeable=frozenset())


def test_a_word_that_could_be_challenged_under_the_pointer_is_not_lit_later(sit_down: SitDown) -> None:
    player = sit_down(WORDS_ON_TABLE)
    word = player.view.stage.laid[2, 0]
    dark = seen(player, word)
    point_at(player, place(player, word))
    assert seen(player, word) != dark
    for allowed in (False, True):
        if allowed:
            QTest.mouseMove(player.view.viewport(), AWAY)
        player.show(words_on_table(challengeable=allowed))
    assert seen(player, word) == dark


@pytest.mark.parametrize("allowed", [True, False])
def test_only_what_shows_the_pointer_is_painted_anew_for_it(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch, allowed: bool
) -> None:
    player = sit_down(words_on_table(challengeable=allowed))
    player.view.grab()
    painted: list[str] = []
    monkeypatch.setattr(PaintedItem, "repaint", lambda item: painted.append(item.objectName()))
    word, plate = player.view.stage.laid[2, 0], player.view.stage.plates[1]
    for item in (word, plate):
        point_at(player, place(player, item))
    QTest.mouseMove(player.view.viewport(), AWAY)
    assert painted == (["laid_2_0"] * 2 if allowed else [])


@pytest.mark.qt_log_ignore("This plugin does not support raise")
def test_a_seat_and_a_laid_word_tell_of_themselves_in_a_tooltip(sit_down: SitDown) -> None:
    player = sit_down(words_on_table(challengeable=False))
    for item, says in ((player.view.stage.plates[1], "Marta"), (player.view.stage.laid[2, 0], "QUARTETS")):
        at = place(player, item)
        point_at(player, at)
        ask = QHelpEvent(QEvent.Type.ToolTip, at, player.view.viewport().mapToGlobal(at))
        QApplication.sendEvent(player.view.viewport(), ask)
        assert QToolTip.text() == item.toolTip()
        assert says in item.toolTip()
        QToolTip.hideText()
