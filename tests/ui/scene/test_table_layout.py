"""Nothing overlaps, nothing leaves the window, all can be read: at every size and with every number."""

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, QSizeF

from quiddler_qt.ui.scene.card_places import contents_of
from quiddler_qt.ui.scene.table_layout import TableContents, TableLayout
from quiddler_qt.ui.scene.words_layout import LaidGroup, WordSize
from tests.ui.scene.table_samples import table

SIZES = ((652, 644), (716, 644), (944, 740), (1240, 900), (1900, 1000), (3300, 2000))


def words(*cards: int) -> tuple[WordSize, ...]:
    return tuple(WordSize(count, count + 1) for count in cards)


def complaints(layout: TableLayout) -> list[str]:
    """What overlaps, leaves the window or is too small to be seen."""
    zones = list(layout.zones())
    window = QRectF(0, 0, layout.size.width(), layout.size.height()).adjusted(-0.5, -0.5, 0.5, 0.5)
    found = [f"{name} leaves the window: {rect}" for name, rect in zones if not window.contains(rect)]
    found += [f"{name} is tiny: {rect}" for name, rect in zones if min(rect.width(), rect.height()) < 6]
    for (one, rect), (other, second) in itertools.combinations(zones, 2):
        common = rect.intersected(second)
        if common.width() > 1 and common.height() > 1:
            found.append(f"{one} and {other} overlap: {common}")
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("others", range(1, 8))
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_every_table_at_every_size(size: tuple[int, int], others: int, scale: float) -> None:
    for hand, rows in ((1, ()), (11, ()), (5, (3, 3)), (1, (10,)), (1, (2, 2, 2, 2, 2)), (0, (4, 3, 3))):
        layout = TableLayout(QSizeF(*size), TableContents(others, True, hand, rows), scale)
        assert complaints(layout) == [], (hand, rows)


@pytest.mark.parametrize("size", [(652, 644), (944, 740)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_eight_seats_that_have_all_laid_while_own_rows_are_formed(
    size: tuple[int, int], scale: float
) -> None:
    laid = tuple(LaidGroup(seat, words(3, 3, 2, 2)) for seat in range(1, 8))
    layout = TableLayout(QSizeF(*size), TableContents(7, True, 2, (3, 3, 3), laid), scale)
    assert complaints(layout) == []


@settings(max_examples=40)
@given(
    width=st.integers(640, 3400),
    height=st.integers(640, 2000),
    others=st.integers(1, 7),
    rows=st.lists(st.integers(1, 5), max_size=4).filter(lambda rows: sum(rows) <= 11),
    laid=st.lists(st.lists(st.integers(2, 5), min_size=1, max_size=3), max_size=3),
    scale=st.floats(1, 2),
    cards=st.floats(0.6, 1.5),
)
def test_any_table(
    width: int, height: int, others: int, rows: list[int], laid: list[list[int]], scale: float, cards: float
) -> None:
    groups = tuple(LaidGroup(seat, words(*cards)) for seat, cards in enumerate(laid))
    contents = TableContents(others, True, 11 - sum(rows), tuple(rows), groups)
    layout = TableLayout(QSizeF(width, height), contents, scale, card_scale=cards)
    assert complaints(layout) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("others", [1, 3, 7])
@pytest.mark.parametrize("cards", [0.6, 0.8, 1.2, 1.5])
def test_every_card_size(size: tuple[int, int], others: int, cards: float) -> None:
    for hand, rows in ((11, ()), (5, (3, 3)), (1, (2, 2, 2, 2, 2))):
        contents = TableContents(others, True, hand, rows)
        layout = TableLayout(QSizeF(*size), contents, card_scale=cards)
        usual = TableLayout(QSizeF(*size), contents)
        assert complaints(layout) == [], (hand, rows)
        if cards < 1:
            assert layout.hand.card_width < usual.hand.card_width
        else:
            assert layout.hand.card_width > usual.hand.card_width


def test_nobody_looks_on() -> None:
    """The public: all seats round the top, no hand."""
    for size in SIZES:
        layout = TableLayout(QSizeF(*size), TableContents(8, False, 0, (), (LaidGroup(0, words(3, 4)),)))
        assert complaints(layout) == []
        assert len(layout.plates) == 8


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [2, 5, 8, 10, 11])
def test_each_corner_in_the_fan_can_be_read(size: tuple[int, int], count: int) -> None:
    hand = TableLayout(QSizeF(*size), TableContents(3, True, count)).hand
    assert hand.step(count) >= 34, "the corner tab of a card is about 40 % of its width"
    assert hand.card_width >= 90


@pytest.mark.parametrize("count", [0, 1, 4, 10])
def test_a_card_let_go_between_two_lands_between_them(count: int) -> None:
    layout = TableLayout(QSizeF(944, 740), TableContents(3, True, count, (max(1, count),)))
    for places in (layout.hand, layout.rows[0]):
        for index in range(count + 1):
            slot = places.poses(count + 1)[index]
            assert places.index_at(slot.x, count) == index
        assert places.index_at(-1000, count) == 0
        assert places.index_at(10_000, count) == count


def test_rows_keep_their_cards_inside() -> None:
    for cards in range(1, 12):
        row = TableLayout(QSizeF(652, 644), TableContents(7, True, 0, (cards,))).rows[0]
        for pose in row.poses(cards + 1):
            assert row.rect.contains(pose.bounds())
            assert not pose.bounds().intersects(row.note)


def test_text_grows_with_the_scale_where_there_is_room() -> None:
    normal = TableLayout(QSizeF(944, 740), TableContents(2, True, 5))
    large = TableLayout(QSizeF(944, 740), TableContents(2, True, 5), 2.0)
    assert large.text == pytest.approx(2 * normal.text)
    assert large.plates[0].text > 1.5 * normal.plates[0].text


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", range(1, 12))
def test_cards_of_a_flat_hand_neither_lean_nor_touch(size: tuple[int, int], count: int) -> None:
    layout = TableLayout(QSizeF(*size), TableContents(3, True, count, flat=True), 1.34)
    poses = layout.hand.poses(count)
    boxes = [pose.bounds() for pose in poses]
    assert {pose.angle for pose in poses} == {0}
    assert layout.discards_pose.angle == 0
    assert not any(one.intersects(other) for index, one in enumerate(boxes) for other in boxes[:index])
    area = layout.hand.area.adjusted(-0.5, -0.5, 0.5, 0.5)
    assert all(area.contains(box) for box in boxes)
    for index, pose in enumerate(layout.hand.poses(count + 1)):
        assert layout.hand.index_at(pose.x, count, pose.y) == index


@pytest.mark.parametrize("rows", [(), (3,), (6, 2, 2)])
def test_large_text_in_a_small_window_leaves_cards_and_buttons_to_be_used(rows: tuple[int, ...]) -> None:
    """Text gives way before piles and buttons are too small, and cards of words before they are hidden."""
    layout = TableLayout(QSizeF(550, 610), TableContents(3, True, 11 - sum(rows), rows), 2.0)
    assert complaints(layout) == []
    assert layout.stock.width() >= 46
    assert min(layout.buttons.sort.width(), layout.buttons.sort.height()) >= 40
    assert len({box.rect.top() for box in layout.plates}) == 1, "a second line of plates costs too much"
    for row, count in zip(layout.rows, rows, strict=True):
        cards = row.poses(count)
        assert all(right.x - left.x >= left.width for left, right in itertools.pairwise(cards))
    if not rows:
        assert layout.new_row.top() < layout.stock.bottom(), "beside the piles"


def test_a_name_has_more_room_where_few_play() -> None:
    few, many = (TableLayout(QSizeF(944, 740), TableContents(others)) for others in (1, 4))
    assert few.plates[0].rect.width() > 1.15 * many.plates[0].rect.width()


def test_who_has_laid_all_cards_is_not_asked_to_start_a_word() -> None:
    assert contents_of(table(hand="A"), flat=False).new_row
    assert not contents_of(table(hand=""), flat=False).new_row


@pytest.mark.parametrize("size", [(652, 644), (944, 740), (1900, 1000)])
def test_a_long_word_is_set_in_smaller_cards_rather_than_hidden(size: tuple[int, int]) -> None:
    row = TableLayout(QSizeF(*size), TableContents(3, True, 1, (10,))).rows[0]
    for left, right in itertools.pairwise(row.poses(10)):
        assert right.x - left.x >= 0.7 * left.width
