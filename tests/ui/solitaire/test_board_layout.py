"""Places on the board: inside it, apart from each other, at every size and text size."""

import pytest
from PySide6.QtCore import QSizeF

from quiddler_qt.ui.solitaire.board_layout import BoardLayout, TrayButtons

SIZES = [(560, 330), (700, 420), (876, 470), (1500, 800), (3000, 1500)]


def layout(width: float, height: float, text: float, deepest: int = 6) -> BoardLayout:
    buttons = TrayButtons(QSizeF(105 * text, 46 * text), QSizeF(165 * text, 60 * text))
    return BoardLayout(QSizeF(width, height), deepest, text, buttons)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_nothing_covers_anything_else(size: tuple[int, int], text: float) -> None:
    # Larger text asks for a larger board, as the view does.
    width, height = max(size[0], round(270 * text) + 40), max(size[1], round(220 + 134 * text))
    for deepest in (2, 6):
        board = layout(width, height, text, deepest)
        assert board.tray.left() >= 0
        assert board.tray.right() <= width + 0.5
        assert board.tray.bottom() <= height + 0.5
        for stack in range(8):
            box = board.stack_box(stack)
            assert box.left() >= 0
            assert box.bottom() <= board.tray.top()
            assert board.card_box(stack).right() <= box.right()
            assert board.pill_box(stack).top() >= board.card_box(stack).bottom()
        for place in (board.take, board.put_back, board.spelling, board.note):
            assert board.tray.adjusted(-1, -1, 1, 1).contains(place)
        assert not board.take.intersects(board.put_back)
        assert not board.spelling.intersects(board.take)


@pytest.mark.parametrize("count", range(1, 9))
def test_the_cards_of_a_word_stay_in_their_place(count: int) -> None:
    board = layout(720, 420, 1.0)
    last = board.word_pose(count - 1, count)
    assert last.x + last.width / 2 <= board.cards.right() + 0.5
    for place in range(count):
        pose = board.word_pose(place, count)
        assert board.place_in_word(pose.x - 1, count - 1) <= place


def test_a_larger_board_has_larger_cards() -> None:
    widths = [layout(*size, 1.0).card_width for size in SIZES]
    assert widths == sorted(widths)
    assert widths[-1] > 2 * widths[0]
