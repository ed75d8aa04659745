"""The look of ordinary widgets, seen as a person sees it: by what is painted."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QFrame,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from quiddler_qt.ui.theme.fonts import BOLD, EXTRA_BOLD, TITLE_FAMILY, UI_FAMILY, font_weight
from quiddler_qt.ui.theme.stylesheet import FOCUS_MARGIN, focus_margin
from quiddler_qt.ui.theme.theme_style import apply_theme, restyle, stands_on_paper
from quiddler_qt.ui.theme.tokens import Theme, ThemeName, contrast_ratio, load_theme

Show = Callable[[QWidget], None]
MARKS = [(QRadioButton, ""), (QCheckBox, "switch"), (QCheckBox, "")]


class Sheet(QFrame):
    """A frame of some material with widgets in a column."""

    def __init__(self, material: str, *widgets: QWidget) -> None:
        super().__init__()
        self.setProperty("material", material)
        column = QVBoxLayout(self)
        for widget in widgets:
            column.addWidget(widget)


def styled(widget: QWidget, **properties: str) -> QWidget:
    for name, value in properties.items():
        widget.setProperty(name, value)
    return widget


@pytest.fixture
def show(qtbot: QtBot) -> Iterator[Show]:
    """Shows a sheet in a window of its own and keeps it till the test is over."""
    kept: list[QWidget] = []

    def show_it(sheet: QWidget) -> None:
        # A holder without a layout: the offscreen platform warns of windows with a least size.
        window = QWidget()
        kept.append(window)
        sheet.setParent(window)
        sheet.adjustSize()
        window.resize(sheet.size())
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)

    yield show_it
    for window in kept:
        window.close()
        window.deleteLater()


def seen(widget: QWidget) -> QImage:
    """What a person sees of a widget, with what lies behind it."""
    window = widget.window()
    return window.grab(QRect(widget.mapTo(window, widget.rect().topLeft()), widget.size())).toImage()


def distance(one: QColor, other: QColor) -> int:
    """The largest difference of a channel."""
    return max(abs(one.red() - other.red()), abs(one.green() - other.green()), abs(one.blue() - other.blue()))


def has_color(image: QImage, color: QColor, part: QRect | None = None, near: int = 16) -> bool:
    """Whether some pixel of the image, or of a part of it, has about that colour."""
    box = part or image.rect()
    return any(
        distance(image.pixelColor(x, y), color) < near
        for x in range(box.left(), box.right() + 1)
        for y in range(box.top(), box.bottom() + 1)
    )


def test_type_follows_role_and_kind(plain_app: QApplication, show: Show, salon: Theme) -> None:
    apply_theme(plain_app, salon)
    title, total, body = QLabel("Seats"), QLabel("265"), QLabel("text")
    gold = QPushButton("Deal")
    styled(title, role="title")
    styled(total, role="total")
    styled(gold, kind="gold")
    show(Sheet("paper", title, total, body, gold))
    assert title.font().family() == TITLE_FAMILY
    assert title.font().pixelSize() == salon.type_sizes.title
    assert (font_weight(total.font()), total.font().pixelSize()) == (EXTRA_BOLD, salon.type_sizes.total)
    assert (body.font().family(), body.font().pixelSize()) == (UI_FAMILY, salon.type_sizes.body)
    assert font_weight(gold.font()) == BOLD


def test_everything_grows_with_the_type(plain_app: QApplication, show: Show, salon: Theme) -> None:
    def sizes(scale: float) -> list[int]:
        apply_theme(plain_app, salon, scale)
        widgets: list[QWidget] = [
            styled(QPushButton("Lay down"), kind="gold"),
            styled(QPushButton("Sort"), kind="dark"),
            QRadioButton("Challenge play"),
            styled(QCheckBox("Longest word"), kind="switch"),
            QLineEdit("Ada"),
            QComboBox(),
            styled(QLabel("Seats"), role="heading"),
        ]
        sheet = Sheet("paper", *widgets)
        show(sheet)
        return [widget.sizeHint().height() for widget in widgets]

    once, twice = sizes(1.0), sizes(2.0)
    assert once[0] >= salon.sizes.primary_button
    assert once[1] >= salon.sizes.button
    for small, large in zip(once, twice, strict=True):
        assert large >= small * 1.75


def test_another_theme_and_size_leave_nothing_of_the_one_before(plain_app: QApplication, show: Show) -> None:
    before, after = load_theme(ThemeName.HIGH_CONTRAST), load_theme(ThemeName.DAYLIGHT_ATELIER)

    def sheet() -> Sheet:
        box = QComboBox()
        box.addItems(["Standard", "Family"])
        return Sheet(
            "paper",
            styled(QPushButton("Lay down"), kind="gold"),
            styled(QPushButton("Classic"), kind="chip"),
            QRadioButton("Challenge play"),
            styled(QCheckBox("Longest word"), kind="switch"),
            QLineEdit("Ada"),
            box,
            styled(QLabel("Seats"), role="heading"),
        )

    apply_theme(plain_app, before, 2.0)
    changed = sheet()
    show(changed)
    apply_theme(plain_app, after)
    fresh = sheet()
    show(fresh)
    kinds = (QAbstractButton, QLineEdit, QComboBox, QLabel)
    pairs = [
        pair
        for kind in kinds
        for pair in zip(changed.findChildren(kind), fresh.findChildren(kind), strict=True)
    ]
    for one, other in pairs:
        assert one.sizeHint() == other.sizeHint(), type(one)
        assert one.font().pixelSize() == other.font().pixelSize(), type(one)


@pytest.mark.parametrize("material", ["paper", "plate"])
@pytest.mark.parametrize("kind", ["gold", "dark", "paper", "link", "icon", "chip", "segment"])
def test_focus_is_seen_on_every_button(
    plain_app: QApplication, show: Show, theme: Theme, kind: str, material: str
) -> None:
    apply_theme(plain_app, theme)
    button, other = QPushButton("Go"), QPushButton("Other")
    styled(button, kind=kind)
    sheet = Sheet(material, button, other)
    show(sheet)
    other.setFocus()
    before = seen(button)
    QTest.keyClick(other, Qt.Key.Key_Backtab)
    assert button.hasFocus()
    after = seen(button)
    ring = theme.colors.paper_focus if material == "paper" else theme.colors.focus_ring
    margin = QRect(after.width() // 3, 0, after.width() // 3, FOCUS_MARGIN)
    assert has_color(after, ring, margin)
    assert not has_color(before, ring, margin)


@pytest.mark.parametrize(
    ("segment", "square"),
    [(None, ""), ("left", "right"), ("middle", "left right"), ("right", "left")],
)
def test_the_focus_ring_of_a_segment_is_square_where_the_next_one_begins(
    plain_app: QApplication, show: Show, salon: Theme, segment: str | None, square: str
) -> None:
    apply_theme(plain_app, salon)
    button = QPushButton("Person")
    styled(button, kind="segment")
    if segment is not None:
        button.setProperty("segment", segment)
    show(Sheet("paper", button))
    button.setFocus(Qt.FocusReason.TabFocusReason)
    image = seen(button)
    # The line of a round end is far from the corner.
    side = image.height() // 8
    for end, x in (("left", 0), ("right", image.width() - side)):
        corner = QRect(x, 0, side, side)
        assert has_color(image, salon.colors.paper_focus, corner) is (end in square)


@pytest.mark.parametrize("make", [QLineEdit, QComboBox])
def test_focus_is_seen_on_every_field(
    plain_app: QApplication, show: Show, theme: Theme, make: type[QLineEdit] | type[QComboBox]
) -> None:
    apply_theme(plain_app, theme)
    field, other = make(), QPushButton("Other")
    show(Sheet("paper", field, other))
    other.setFocus()
    assert not has_color(seen(field), theme.colors.paper_focus)
    field.setFocus()
    assert has_color(seen(field), theme.colors.paper_focus)


@pytest.mark.parametrize(("make", "kind"), MARKS)
def test_focus_is_seen_on_marks(
    plain_app: QApplication, show: Show, theme: Theme, make: type[QRadioButton] | type[QCheckBox], kind: str
) -> None:
    apply_theme(plain_app, theme)
    box = make("Checked words")
    styled(box, kind=kind)
    other = QPushButton("Other")
    show(Sheet("paper", box, other))
    other.setFocus()
    before = seen(box)
    box.setFocus(Qt.FocusReason.TabFocusReason)
    assert seen(box) != before


@pytest.mark.parametrize("kind", ["chip", "segment"])
def test_the_chosen_one_has_a_tick(plain_app: QApplication, show: Show, theme: Theme, kind: str) -> None:
    apply_theme(plain_app, theme)
    group = QButtonGroup()
    buttons = [QPushButton(text) for text in ("Classic", "Quick")]
    for button in buttons:
        styled(button, kind=kind)
        button.setCheckable(True)
        group.addButton(button)
    show(Sheet("paper", *buttons))
    assert all(button.icon().isNull() for button in buttons)
    QTest.mouseClick(buttons[0], Qt.MouseButton.LeftButton)
    assert [button.icon().isNull() for button in buttons] == [False, True]
    QTest.mouseClick(buttons[1], Qt.MouseButton.LeftButton)
    assert [button.icon().isNull() for button in buttons] == [True, False]


def test_a_tick_follows_the_theme(plain_app: QApplication, show: Show, salon: Theme) -> None:
    apply_theme(plain_app, salon)
    chip = QPushButton("Classic")
    styled(chip, kind="chip")
    chip.setCheckable(True)
    chip.setChecked(True)
    show(Sheet("paper", chip))
    atelier = load_theme(ThemeName.DAYLIGHT_ATELIER)
    apply_theme(plain_app, atelier)
    chip.setChecked(False)
    chip.setChecked(True)
    tick = chip.icon().pixmap(16).toImage()
    assert has_color(tick, atelier.colors.accent_text, near=2)


@pytest.mark.parametrize(("make", "kind"), MARKS)
def test_a_choice_is_told_by_more_than_colour(
    plain_app: QApplication, show: Show, salon: Theme, make: type[QRadioButton] | type[QCheckBox], kind: str
) -> None:
    """The mark gains or loses light pixels: knob, dot or tick, not a tint alone."""
    apply_theme(plain_app, salon)
    box = make("Challenge play")
    styled(box, kind=kind)
    show(Sheet("paper", box, QPushButton("Other")))
    before = seen(box).convertToFormat(QImage.Format.Format_Grayscale8)
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=box.rect().center())
    if not box.isChecked():
        box.click()
    after = seen(box).convertToFormat(QImage.Format.Format_Grayscale8)
    changed = sum(
        abs(before.pixelColor(x, y).lightness() - after.pixelColor(x, y).lightness()) > 40
        for x in range(min(90, before.width()))
        for y in range(before.height())
    )
    assert changed > 20


def test_ink_follows_the_material(plain_app: QApplication, show: Show, theme: Theme) -> None:
    apply_theme(plain_app, theme)
    for material, ink in (("paper", theme.colors.paper_ink), ("plate", theme.colors.plate_text)):
        label = QLabel("HHHH")
        styled(label, role="large")
        show(Sheet(material, label))
        assert has_color(seen(label), ink, near=30)


def test_buttons_can_be_read_as_painted(plain_app: QApplication, show: Show, theme: Theme) -> None:
    apply_theme(plain_app, theme)
    for kind, ink in (
        ("gold", theme.colors.gold_button_ink),
        ("dark", theme.colors.dark_button_ink),
        ("paper", theme.colors.paper_ink),
    ):
        button = QPushButton("")
        styled(button, kind=kind)
        button.setFixedWidth(160)
        show(Sheet("paper", button))
        image = seen(button)
        edge = focus_margin(theme, theme.least_text_scale) + 4
        face = [image.pixelColor(80, y) for y in range(edge, image.height() - edge)]
        assert min(contrast_ratio(ink, color) for color in face) >= 4.5


def test_a_changed_look_takes_effect(plain_app: QApplication, show: Show, salon: Theme) -> None:
    apply_theme(plain_app, salon)
    label = QLabel("Seats")
    show(Sheet("paper", label))
    for role, px in (("display", salon.type_sizes.display), ("small", salon.type_sizes.small)):
        label.setProperty("role", role)
        restyle(label)
        assert label.font().pixelSize() == px
    label.setProperty("role", "")
    restyle(label)
    assert label.font().pixelSize() == salon.type_sizes.body


def test_widgets_on_screen_follow_another_scale(plain_app: QApplication, show: Show, salon: Theme) -> None:
    apply_theme(plain_app, salon)
    title, body, button = QLabel("Seats"), QLabel("text"), QPushButton("Deal")
    styled(title, role="title")
    show(Sheet("paper", title, body, button))
    apply_theme(plain_app, salon, 2.0)
    assert title.font().pixelSize() == 2 * salon.type_sizes.title
    assert body.font().pixelSize() == 2 * salon.type_sizes.body
    assert button.font().pixelSize() == 2 * salon.type_sizes.button


def test_paper_is_known_by_the_nearest_material(plain_app: QApplication) -> None:
    inner, outer = QPushButton("a"), QPushButton("b")
    plate = Sheet("plate", inner)
    paper = Sheet("paper", outer, plate)
    assert stands_on_paper(outer)
    assert not stands_on_paper(inner)
    assert not stands_on_paper(paper)
    assert not stands_on_paper(None)
