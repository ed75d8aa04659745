"""The table as a screen reader finds it."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QGraphicsObject, QLabel, QWidget

from quiddler_qt.engine.cards import FACES
from quiddler_qt.ui.accessibility import AccessibleItem
from quiddler_qt.ui.scene.picture import RowMark
from tests.ui.scene.conftest import Player, art, sit_down, theme
from tests.ui.scene.table_samples import LAST_TURN, MID_GAME, WORDS_ON_TABLE, table

__all__ = ["art", "sit_down", "theme"]

SitDown = Callable[..., Player]


def tree(interface: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    yield interface
    for index in range(interface.childCount()):
        child = interface.child(index)
        assert child is not None
        yield from tree(child)


def names(player: Player) -> list[str]:
    interface = QAccessible.queryAccessibleInterface(player.view)
    return [found.text(QAccessible.Text.Name) for found in tree(interface)]


def test_everything_on_the_table_has_a_name(sit_down: SitDown) -> None:
    said = names(sit_down(MID_GAME))
    for expected in (
        "Game table",
        "Stock, 57 cards",
        "Discards, 4 cards, top card S, 3 points",
        "Marta, 10 cards, total 249",
        "Anna, 11 cards, total 265, on turn",
        "Word 1: ZEN, 21 points, in the list",
        "Word 2: QUIL, 14 points, not in the list",
        "Z, 14 points, card 1 of 3 in word 1",
        "Your hand, 5 cards",
        "TH, 9 points, card 2 of 5 in your hand",
        "G, 6 points, card 5 of 5 in your hand, new",
        "Take all cards of ZEN back",
        "Sort",
        "Go out",
    ):
        assert expected in said, expected
    assert "" not in said


def test_laid_words_say_owner_and_judgment(sit_down: SitDown) -> None:
    said = names(sit_down(WORDS_ON_TABLE))
    assert "QUARTETS, 27 points, laid by Jonas; can be challenged" in said
    assert "FOX, 20 points, laid by Jonas, struck; can be challenged" in said
    assert "ZEN, 21 points, laid by Anna, challenged and upheld" in said
    assert "Unused cards of Marta: A and V, −13 points" in said


@pytest.mark.parametrize("mark", list(RowMark))
def test_the_mark_of_a_row_is_a_word_too(sit_down: SitDown, mark: RowMark) -> None:
    player = sit_down(table(rows=(("Z E N", mark),)))
    assert player.picture.rows[0].text in player.view.stage.rows[0].accessible_name()


def test_parents_children_and_places_agree(sit_down: SitDown) -> None:
    player = sit_down(MID_GAME)
    interface = QAccessible.queryAccessibleInterface(player.view)
    for index in range(interface.childCount()):
        child = interface.child(index)
        assert interface.indexOfChild(child) == index
        for number in range(child.childCount()):
            grandchild = child.child(number)
            assert grandchild.parent().object() is child.object()
            assert child.indexOfChild(grandchild) == number
            assert not grandchild.rect().isEmpty()


def test_actions_do_what_the_mouse_does(sit_down: SitDown) -> None:
    player = sit_down(MID_GAME)
    card = player.arrangement.hand[1]
    interface = QAccessible.queryAccessibleInterface(player.sprite(card)).actionInterface()
    assert interface.actionNames() == ["Press", "Discard", "Select", "SetFocus"]
    interface.doAction("SetFocus")
    assert player.sprite(card).hasFocus()
    interface.doAction("Discard")
    interface.doAction("Press")
    assert player.said == [("discard_requested", card), ("card_activated", card)]


def test_states(sit_down: SitDown) -> None:
    player = sit_down(MID_GAME)
    state = QAccessible.queryAccessibleInterface(player.sprite(player.arrangement.hand[0])).state()
    assert state.focusable
    assert state.focused


def test_a_pile_says_why_it_gives_nothing(sit_down: SitDown) -> None:
    player = sit_down(MID_GAME)
    interface = QAccessible.queryAccessibleInterface(player.view.stage.stock)
    assert interface.text(QAccessible.Text.Description).startswith("You have drawn already")


def test_object_names_are_stable_and_single(sit_down: SitDown) -> None:
    player = sit_down(LAST_TURN)
    found = [
        item.objectName()
        for item in player.view.scene().items()
        if isinstance(item, QGraphicsObject) and item.isVisible() and item.objectName()
    ]
    assert len(found) == len(set(found))
    expected = {"hand", "new_row", "pile_stock", "pile_discards", "seat_0", "seat_7", "laid_2_0", "laid_2_1"}
    assert expected <= set(found)
    assert {f"card_{card}" for card in player.arrangement.hand} <= set(found)


def test_no_letter_is_left_behind_the_curtain(sit_down: SitDown) -> None:
    """No item, tooltip, accessible name or label of a cleared table tells any card or word."""
    player = sit_down(MID_GAME)
    player.show(WORDS_ON_TABLE)
    player.show(MID_GAME)
    player.view.clear_table()
    assert player.shown_cards() == []
    texts = names(player)
    for item in player.view.scene().items():
        assert not item.isVisible() or not isinstance(item, QGraphicsObject)
        assert getattr(item, "card", None) is None
        texts.append(item.toolTip())
        if isinstance(item, QGraphicsObject):
            assert not item.objectName().startswith(("card_", "laid_"))
        if isinstance(item, AccessibleItem):
            texts += [item.accessible_name(), item.accessible_text()]
    for widget in player.view.findChildren(QWidget):
        texts += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
        if isinstance(widget, QLabel):
            texts.append(widget.text())
    words = {"ZEN", "QUIL", "QUARTETS", "FOX", *FACES}
    for text in texts:
        assert not words & set(text.replace(",", " ").replace(":", " ").split()), text


def test_markup_in_a_name_is_shown_as_typed(sit_down: SitDown) -> None:
    player = sit_down(table(names=("Anna", "<b>Bo</b> & Co")))
    plate = player.view.stage.plates[1]
    assert "<b>Bo</b> & Co" in plate.accessible_name()
    assert "&lt;b&gt;Bo" in plate.toolTip()


def test_a_selected_card_says_so_and_can_be_selected_by_action(sit_down: SitDown) -> None:
    player = sit_down(MID_GAME)
    card = player.arrangement.hand[1]
    interface = QAccessible.queryAccessibleInterface(player.sprite(card))
    assert interface.state().selectable
    assert not interface.state().selected
    interface.actionInterface().doAction("Select")
    assert interface.state().selected
    assert player.sprite(card).is_selected
    interface.actionInterface().doAction("Select")
    assert not interface.state().selected


def test_a_row_says_how_many_letters_and_cards_and_which_word_is_current(sit_down: SitDown) -> None:
    picture = table(rows=(("Z E N", RowMark.OPEN), ("QU I L", RowMark.OPEN)))
    notes = tuple(replace(note, text="", counts="4 letters · 3 cards") for note in picture.rows)
    player = sit_down(replace(picture, rows=notes))
    first, second = (player.view.stage.rows[row] for row in (0, 1))
    assert second.accessible_name() == "Word 2: QUIL, 14 points, 4 letters · 3 cards"
    assert (first.accessible_text(), second.accessible_text()) == ("", "Cards are sent to this word")
    handle = QAccessible.queryAccessibleInterface(first.handle)
    assert handle.text(QAccessible.Text.Name) == "Select all cards of ZEN"
    handle.actionInterface().doAction("Press")
    assert player.view.stage.selection.cards == set(player.arrangement.rows[0])
    assert second.accessible_text() == ""
