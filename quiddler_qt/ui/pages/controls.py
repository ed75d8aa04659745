"""What settings are changed with. Every control knows which setting it is and says ``chosen(key, value)``."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QButtonGroup,
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from quiddler_qt.ui.dialogs.flow_layout import FlowLayout
from quiddler_qt.ui.dialogs.labels import push_button, text_label
from quiddler_qt.ui.dialogs.quiet_fields import QuietSlider
from quiddler_qt.ui.dialogs.themed import Themed, text_scale
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.fonts import BOLD, ui_font
from quiddler_qt.ui.theme.painters import vertical_gradient
from quiddler_qt.ui.theme.pixmaps import render_pixmap
from quiddler_qt.ui.theme.tokens import Theme

_C = "Settings"
_BESIDE = 520
"""Width of a row from which its control stands beside its text, in px at text scale 1."""
_AT_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_PREVIEW = QSize(150, 92)


class SettingControl(QWidget):
    """A control for one setting."""

    chosen = Signal(str, object)

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key
        self.setObjectName(f"setting_{key}")

    def show_value(self, value: object) -> None:
        """Shows the value of the setting; nothing is said."""
        raise NotImplementedError

    def describe(self, title: str, text: str) -> None:
        """What a screen reader says of it."""
        raise NotImplementedError


class ChoiceChips(SettingControl):
    """One of a few values, all of them in sight. Arrows go from one to the next."""

    def __init__(self, key: str, choices: Sequence[tuple[object, str]]) -> None:
        super().__init__(key)
        self._values = [value for value, _ in choices]
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self._clicked)
        flow = FlowLayout(self, gap=0, line_gap=0)
        for place, (value, text) in enumerate(choices):
            chip = push_button(text, "chip", f"setting_{key}_{value}")
            chip.setCheckable(True)
            self._group.addButton(chip, place)
            flow.addWidget(chip)

    def show_value(self, value: object) -> None:
        """Chooses a value; one that is not offered leaves none chosen."""
        if value in self._values:
            self._group.button(self._values.index(value)).setChecked(True)
            return
        self._group.setExclusive(False)
        for button in self._group.buttons():
            button.setChecked(False)
        self._group.setExclusive(True)

    def describe(self, title: str, text: str) -> None:
        """Every chip is said with what it is for."""
        self.setAccessibleName(title)
        for button in self._group.buttons():
            button.setAccessibleName(f"{title}: {button.accessibleName()}")
            button.setAccessibleDescription(text)

    def _clicked(self, place: int) -> None:
        self.chosen.emit(self.key, self._values[place])


class Switch(SettingControl):
    """On or off, said by the switch, its tick and a word."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.box = QCheckBox()
        self.box.setObjectName(f"setting_{key}_switch")
        self.box.setProperty("kind", "switch")
        self.box.toggled.connect(self._name)
        self.box.clicked.connect(self._clicked)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addStretch(1)
        line.addWidget(self.box)
        self._name(on=False)

    def show_value(self, value: object) -> None:
        """On or off."""
        self.box.setChecked(bool(value))

    def describe(self, title: str, text: str) -> None:
        """The switch is called as its row."""
        self.box.setAccessibleName(title)
        self.box.setAccessibleDescription(text)

    def _name(self, on: bool) -> None:
        self.box.setText(tr(_C, "on") if on else tr(_C, "off"))

    def _clicked(self, on: bool) -> None:
        self.chosen.emit(self.key, on)


class PercentSlider(SettingControl):
    """A percentage on a line; it takes effect where the handle is let go, and with every key."""

    def __init__(self, key: str, least: int, most: int, step: int) -> None:
        super().__init__(key)
        self._step = step
        self._slider = QuietSlider()
        self._slider.setObjectName(f"setting_{key}_slider")
        self._slider.setRange(least // step, most // step)
        self._slider.setPageStep(1)
        self._slider.setMinimumWidth(160)
        self._slider.setTracking(False)
        self._slider.valueChanged.connect(self._changed)
        self._slider.sliderMoved.connect(self._say)
        self._told = text_label("", "strong", align=_AT_RIGHT, name=f"setting_{key}_value")
        self._told.setMinimumWidth(56)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self._slider, 1)
        line.addWidget(self._told)

    def show_value(self, value: object) -> None:
        """Shows a percentage."""
        if isinstance(value, int):
            self._slider.blockSignals(True)
            self._slider.setValue(round(value / self._step))
            self._slider.blockSignals(False)
            self._told.setText(_percent(value))

    def describe(self, title: str, text: str) -> None:
        """The line is called as its row."""
        self._slider.setAccessibleName(title)
        self._slider.setAccessibleDescription(text)

    def _say(self, place: int) -> None:
        self._told.setText(_percent(place * self._step))

    def _changed(self, place: int) -> None:
        self._say(place)
        self.chosen.emit(self.key, place * self._step)


class ThemeCards(SettingControl, Themed):
    """The themes as small pictures of a table, with their names."""

    def __init__(self, key: str, theme: Theme, choices: Sequence[tuple[str, str, tuple[Theme, ...]]]) -> None:
        super().__init__(key)
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self._clicked)
        self._values = [value for value, _, _ in choices]
        flow = FlowLayout(self, gap=4, line_gap=4)
        for place, (value, title, themes) in enumerate(choices):
            card = _ThemeCard(title, theme, themes)
            card.setObjectName(f"setting_theme_{value}")
            self._group.addButton(card, place)
            flow.addWidget(card)

    def show_value(self, value: object) -> None:
        """Chooses a theme; "" is the first."""
        place = self._values.index(value) if value in self._values else 0
        self._group.button(place).setChecked(True)

    def describe(self, title: str, text: str) -> None:
        """Every card is said with what it is for."""
        for button in self._group.buttons():
            button.setAccessibleName(f"{title}: {button.text()}")
            button.setAccessibleDescription(text)

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """The frames are painted with another theme; the pictures stay."""
        for button in self._group.buttons():
            if isinstance(button, _ThemeCard):
                button.worn = theme
                button.updateGeometry()
                button.update()

    def _clicked(self, place: int) -> None:
        self.chosen.emit(self.key, self._values[place])


class _ThemeCard(QAbstractButton):
    """A theme to choose; two of them side by side where the system decides."""

    def __init__(self, title: str, worn: Theme, themes: tuple[Theme, ...]) -> None:
        super().__init__()
        self.worn = worn
        self._themes = themes
        self.setText(title)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """The picture, its frame and the name."""
        scale = text_scale(self.worn)
        return QSize(round((_PREVIEW.width() + 20) * scale), round((_PREVIEW.height() + 48) * scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws picture, name, the frame of the chosen one with a tick, and the focus."""
        scale, colors = text_scale(self.worn), self.worn.colors
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        chosen = self.isChecked()
        painter.setPen(QPen(colors.accent if chosen else colors.paper_edge, 2.4 if chosen else 1))
        painter.setBrush(colors.paper_field)
        painter.drawRoundedRect(box, 12, 12)
        picture = QRectF(0, 0, _PREVIEW.width() * scale, _PREVIEW.height() * scale)
        picture.moveCenter(box.center())
        picture.moveTop(box.top() + 6)
        pixmap = render_pixmap(picture.size(), self.devicePixelRatioF(), self._paint_tables)
        painter.drawPixmap(picture.topLeft(), pixmap)
        text = QRectF(
            box.left() + 4, picture.bottom() + 2, box.width() - 8, box.bottom() - picture.bottom() - 4
        )
        painter.setFont(ui_font(self.worn.type_sizes.small * scale, BOLD))
        painter.setPen(colors.accent if chosen else colors.paper_ink)
        name = f"\N{CHECK MARK} {self.text()}" if chosen else self.text()
        painter.drawText(text, Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextWordWrap.value, name)
        if self.hasFocus():
            painter.setPen(QPen(colors.paper_focus, 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 14, 14)
        painter.end()

    def _paint_tables(self, painter: QPainter) -> None:
        scale = text_scale(self.worn)
        whole = QRectF(0, 0, _PREVIEW.width() * scale, _PREVIEW.height() * scale)
        part = whole.width() / len(self._themes)
        for place, theme in enumerate(self._themes):
            painter.save()
            painter.setClipRect(QRectF(place * part, 0, part, whole.height()))
            _paint_small_table(painter, whole, theme)
            painter.restore()


class SettingRow(QFrame):
    """A setting: what it is about, what it means, and its control."""

    def __init__(
        self, theme: Theme, title: str, text: str, control: SettingControl, *, wide: bool = False
    ) -> None:
        super().__init__()
        self._theme = theme
        self._is_wide = wide
        self.control = control
        self.setObjectName(f"setting_{control.key}_row")
        self.setProperty("material", "field")
        control.describe(title, text)
        told = QVBoxLayout()
        told.setSpacing(0)
        told.addStretch(1)
        told.addWidget(text_label(title, "strong", wrap=True))
        told.addWidget(text_label(text, "small", wrap=True))
        told.addStretch(1)
        self._line = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._line.setContentsMargins(16, 8, 12, 8)
        self._line.setSpacing(theme.spaces.small)
        # A switch leaves its row to the text; chips take what they need to lie in one line.
        shares = (1, 0) if isinstance(control, Switch) else (4, 7)
        self._line.addLayout(told, shares[0])
        self._line.addWidget(control, shares[1])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The control stands beside the text where there is room."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Another text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "_line"):
            self._fit()

    def _fit(self) -> None:
        beside = not self._is_wide and self.width() >= _BESIDE * text_scale(self._theme)
        wanted = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if self._line.direction() != wanted:
            self._line.setDirection(wanted)


def _percent(value: int) -> str:
    return tr(_C, "{number} %").format(number=value)


def _paint_small_table(painter: QPainter, box: QRectF, theme: Theme) -> None:
    """A table as small as a stamp: room, felt, two cards, a pad, a button."""
    colors = theme.colors
    unit = box.height() / 92
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colors.room[0])
    painter.drawRoundedRect(box, 8 * unit, 8 * unit)
    felt = box.adjusted(6 * unit, 6 * unit, -6 * unit, -6 * unit)
    painter.setPen(QPen(colors.rim[1], 3 * unit))
    painter.setBrush(vertical_gradient(felt, colors.felt[0], colors.felt[2]))
    painter.drawRoundedRect(felt, 9 * unit, 9 * unit)
    pad = QRectF(felt.right() - 46 * unit, felt.top() + 10 * unit, 36 * unit, 40 * unit)
    painter.setPen(QPen(colors.paper_edge, unit))
    painter.setBrush(vertical_gradient(pad, *colors.paper))
    painter.drawRoundedRect(pad, 3 * unit, 3 * unit)
    painter.setPen(QPen(colors.paper_ink, 1.4 * unit))
    for line in range(3):
        y = pad.top() + (10 + 9 * line) * unit
        painter.drawLine(int(pad.left() + 6 * unit), int(y), int(pad.right() - 6 * unit), int(y))
    painter.setPen(QPen(colors.gold_button_edge, unit))
    painter.setBrush(colors.gold_button)
    painter.drawRoundedRect(
        QRectF(pad.left(), pad.bottom() + 8 * unit, pad.width(), 11 * unit), 5 * unit, 5 * unit
    )
    for place, (letter, value) in enumerate((("Q", "15"), ("T", "3"))):
        card = QRectF(felt.left() + (12 + 34 * place) * unit, felt.top() + 16 * unit, 30 * unit, 42 * unit)
        painter.setPen(QPen(colors.card_edge, unit))
        painter.setBrush(vertical_gradient(card, *colors.card_stock))
        painter.drawRoundedRect(card, 3 * unit, 3 * unit)
        painter.setPen(theme.letter_color(letter))
        painter.setFont(ui_font(17 * unit, BOLD))
        painter.drawText(card, Qt.AlignmentFlag.AlignCenter, letter)
        painter.setFont(ui_font(7 * unit, BOLD))
        painter.drawText(card.adjusted(3 * unit, 2 * unit, 0, 0), Qt.AlignmentFlag.AlignTop, value)
