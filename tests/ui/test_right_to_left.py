"""The window laid out from right to left: panels change sides, words and sums never turn around."""

from collections.abc import Callable, Iterator

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QGraphicsObject, QLabel
from pytestqt.qtbot import QtBot

from quiddler_qt.engine.cards import Card, face_of
from quiddler_qt.engine.rules import Rules
from quiddler_qt.engine.state import Seat
from quiddler_qt.program import Program
from quiddler_qt.storage.table_form import TableChoice
from quiddler_qt.ui.dialogs.card_row import CardRow, CardsLook
from quiddler_qt.ui.dialogs.labels import ElidedLabel, reading_direction, text_label
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.fonts import install_fonts
from quiddler_qt.ui.theme.tokens import ThemeName, load_theme
from tests.ui.conftest import StartProgram
from tests.ui.table_driver import TableDriver

LEFT_TO_RIGHT, RIGHT_TO_LEFT = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft
GRAIN = 20
"""The table stands elsewhere in the room, so another part of the wood is seen around it."""
TABLE = TableChoice(seats=(Seat("Ada"), Seat("Bo")), own_rules=Rules(hand_sizes=(5,)), first_dealer=1)


@pytest.fixture
def turn(qapp: QApplication) -> Iterator[Callable[[Qt.LayoutDirection], None]]:
    """Lays the windows out the other way until the test is over."""
    yield qapp.setLayoutDirection
    qapp.setLayoutDirection(LEFT_TO_RIGHT)


def places(program: Program) -> dict[Card, float]:
    """Where the middle of each card is on the viewport, from its left edge."""
    table = program.window.screen_of_game.table
    return {
        int(item.objectName().removeprefix("card_")): table.mapFromScene(
            item.sceneBoundingRect().center()
        ).x()
        for item in table.scene().items()
        if isinstance(item, QGraphicsObject) and item.objectName().startswith("card_") and item.isVisible()
    }


def from_left(program: Program, cards: tuple[Card, ...]) -> str:
    """What these cards spell to somebody who looks at the screen."""
    shown = places(program)
    return " ".join(face_of(card) for card in sorted(cards, key=shown.__getitem__))


def spelled(cards: tuple[Card, ...]) -> str:
    return " ".join(face_of(card) for card in cards)


def most_unlike(one: QImage, other: QImage) -> int:
    """How far the most different pixels of two pictures of one size lie apart in a channel."""
    bits = [np.frombuffer(picture.constBits(), np.uint8).astype(np.int16) for picture in (one, other)]
    return int(np.abs(bits[0] - bits[1]).max())


def play(program: Program, qtbot: QtBot) -> list[QImage]:
    """Ada draws, makes a word of her hand from its right end, card by card, and goes out with it.

    Returns the table as it looked with the hand, with the word, and when Bo sees it laid.
    """
    program.host.deal(TABLE)
    screen, driver = program.window.screen_of_game, TableDriver(program.window)
    qtbot.waitUntil(screen.curtain.isVisible)
    driver.press("curtain_confirm", screen.curtain)
    driver.key(Qt.Key.Key_Space, screen.table)
    presenter = program.host.presenter
    assert presenter is not None
    session = presenter.session
    hand = session.arrangement(0).hand
    assert from_left(program, hand) == spelled(hand)
    looks = [screen.table.grab().toImage()]
    word = hand[:0:-1]
    driver.drag_card(word[0], "new_row")
    for card in word[1:]:
        row = driver.item("row_0").sceneBoundingRect()
        behind = driver.table.mapFromScene(QPointF(row.right() - 30, row.center().y()))
        driver.drag(driver.seen_point(f"card_{card}"), behind)
    assert session.arrangement(0).rows == (word,), "let go at the right end, a card comes last"
    assert from_left(program, word) == spelled(word)
    looks.append(screen.table.grab().toImage())
    driver.press("button_main")
    confirmed = program.window.overlay.findChildren(CardRow)
    assert confirmed[0]._cards.cards == word
    driver.key(Qt.Key.Key_Return, program.window.overlay.sheet)
    assert [laid.cards for laid in session.state.laid[0]] == [word]
    qtbot.waitUntil(screen.curtain.isVisible)
    driver.press("curtain_confirm", screen.curtain)
    looks.append(screen.table.grab().toImage())
    return looks


def test_a_word_laid_by_mouse_reads_as_it_is_spelled(
    turn: Callable[[Qt.LayoutDirection], None], start_program: StartProgram, qtbot: QtBot
) -> None:
    usual = play(start_program(seed=7), qtbot)
    turn(RIGHT_TO_LEFT)
    program = start_program(seed=7)
    turned = play(program, qtbot)
    screen = program.window.screen_of_game
    assert screen.table.mapTo(screen, QPoint()).x() > screen.width() - screen.table.width() - 30, (
        "the panels have changed sides"
    )
    for moment, (one, other) in enumerate(zip(usual, turned, strict=True)):
        assert most_unlike(one, other) <= GRAIN, f"the table is turned around at moment {moment}"


@pytest.mark.parametrize("size", [4, 11])
def test_cards_in_a_row_never_turn(
    size: int, turn: Callable[[Qt.LayoutDirection], None], qtbot: QtBot
) -> None:
    install_fonts()
    theme = load_theme(ThemeName.EMERALD_SALON)

    def look() -> QImage:
        row = CardRow(theme, CardArt(theme), tuple(range(size)), look=CardsLook(0.5), caption="+2", spoken="")
        qtbot.addWidget(row)
        row.resize(row.sizeHint())
        return row.grab().toImage()

    usual = look()
    turn(RIGHT_TO_LEFT)
    assert look() == usual


@pytest.mark.parametrize(
    ("text", "way"),
    [
        ("Eight rounds.", LEFT_TO_RIGHT),
        ("25 + 11 \N{MINUS SIGN} 5 = 31", LEFT_TO_RIGHT),
        ("\N{MINUS SIGN}85", LEFT_TO_RIGHT),
        ("8 \N{HEBREW LETTER ALEF}\N{HEBREW LETTER BET}", RIGHT_TO_LEFT),
        ("\N{ARABIC LETTER ALEF} Quiz", RIGHT_TO_LEFT),
    ],
)
def test_a_text_is_read_by_its_first_letter(text: str, way: Qt.LayoutDirection) -> None:
    assert reading_direction(text) == way


@pytest.mark.parametrize("text", ["Eight rounds.", "25 + 11 \N{MINUS SIGN} 5 = 31", "+7"])
@pytest.mark.parametrize("kind", [lambda text: text_label(text, wrap=True), ElidedLabel])
def test_labels_keep_sentences_and_sums(
    text: str,
    kind: Callable[[str], QLabel],
    turn: Callable[[Qt.LayoutDirection], None],
    qtbot: QtBot,
) -> None:
    def look() -> QImage:
        label = kind(text)
        qtbot.addWidget(label)
        label.resize(200, 30)
        return label.grab().toImage()

    usual = look()
    turn(RIGHT_TO_LEFT)
    assert look() == usual
