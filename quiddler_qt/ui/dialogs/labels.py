"""Texts and buttons for pages and sheets: always plain text, elided where that is meant, "&" as typed."""

import html
from unicodedata import bidirectional

from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QStyle

_COLUMN_OF_TEXT = 68
"""Letters in a line of text that is still easy to read."""
_WIDEST = 22
_LETTERS = ("L", "R", "AL")
"""What Unicode calls letters that are read from left to right, from right to left, and Arabic ones."""
_SHORT_TOOLTIP = 80
"""Letters that fit on one line of a tooltip; Qt breaks only rich text into lines."""


def text_label(
    text: str = "",
    role: str = "",
    *,
    wrap: bool = False,
    align: Qt.AlignmentFlag | None = None,
    name: str = "",
) -> QLabel:
    """A label that shows its text as typed. ``role`` as in ``theme.stylesheet``."""
    label = WrappedLabel() if wrap else QLabel()
    _set_up(label, role, name)
    label.setText(text)
    if align is not None:
        label.setAlignment(align)
    return label


class WrappedLabel(QLabel):
    """A label of several lines. It breaks between words, and inside one that is longer than a line.

    (The word wrap of QLabel never breaks a word: a long name would push everything else out of the window.)
    """

    def __init__(self) -> None:
        super().__init__()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._heights: dict[tuple[str, int], float] = {}
        """Of texts at widths, with the type of now: layouts ask for the same many times over."""

    def setText(self, text: str) -> None:
        """Shows another text."""
        self._heights.clear()
        super().setText(text)
        self.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        """Another type makes other heights."""
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._heights.clear()
        super().changeEvent(event)

    def hasHeightForWidth(self) -> bool:
        """A narrow label is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of all lines."""
        margins = self.contentsMargins()
        asked = (self.text(), width - margins.left() - margins.right())
        if asked not in self._heights:
            self._heights[asked] = _height_of(self._lines(asked[1]))
        return round(self._heights[asked] + 0.5) + margins.top() + margins.bottom()

    def sizeHint(self) -> QSize:
        """The longest paragraph in one line, but no wider than a column of text."""
        metrics, margins = self.fontMetrics(), self.contentsMargins()
        paragraphs = self.text().split("\n")
        widest = max(metrics.horizontalAdvance(paragraph) for paragraph in paragraphs)
        width = min(widest + 2, metrics.averageCharWidth() * _COLUMN_OF_TEXT)
        width += margins.left() + margins.right()
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """The longest word, within reason, and one line."""
        metrics = self.fontMetrics()
        longest = max((metrics.horizontalAdvance(word) for word in self.text().split()), default=0)
        return QSize(min(longest + 2, metrics.averageCharWidth() * 18), metrics.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws line under line."""
        room = self.contentsRect()
        layouts = self._lines(room.width())
        top = float(room.top())
        if self.alignment() & Qt.AlignmentFlag.AlignVCenter:
            top += max(0.0, (room.height() - _height_of(layouts)) / 2)
        painter = QPainter(self)
        painter.setPen(self.palette().windowText().color())
        for layout in layouts:
            layout.draw(painter, QPointF(room.left(), top))
            top += layout.boundingRect().height()
        painter.end()

    def _lines(self, width: int) -> list[QTextLayout]:
        """A layout for each paragraph, with all its lines set."""
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        made = []
        for paragraph in self.text().split("\n"):
            direction = reading_direction(paragraph)
            option.setTextDirection(direction)
            option.setAlignment(
                QStyle.visualAlignment(direction, self.alignment() & Qt.AlignmentFlag.AlignHorizontal_Mask)
            )
            layout = QTextLayout(paragraph, self.font())
            layout.setTextOption(option)
            layout.beginLayout()
            y = 0.0
            while (line := layout.createLine()).isValid():
                line.setLineWidth(max(1, width))
                line.setPosition(QPointF(0, y))
                y += line.height()
            layout.endLayout()
            made.append(layout)
        return made


class ElidedLabel(QLabel):
    """A label that cuts its text with an ellipsis where there is no room; the tooltip has the whole.

    It asks for no more than ``_WIDEST`` wide letters; where a layout gives more, it takes it.
    """

    def __init__(
        self, text: str = "", role: str = "", *, align: Qt.AlignmentFlag | None = None, name: str = ""
    ) -> None:
        super().__init__()
        _set_up(self, role, name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        if align is not None:
            self.setAlignment(align)
        self.setText(text)

    def setText(self, text: str) -> None:
        """Shows another text; it is the accessible name as well."""
        super().setText(text)
        self.setAccessibleName(text)
        self.setToolTip(plain_tooltip(text))

    def sizeHint(self) -> QSize:
        """The text, within reason."""
        hint = super().sizeHint()
        return QSize(
            min(hint.width() + 1, self.fontMetrics().horizontalAdvance("M" * _WIDEST)), hint.height()
        )

    def minimumSizeHint(self) -> QSize:
        """Room for the first letters."""
        hint = super().sizeHint()
        return QSize(min(hint.width(), self.fontMetrics().horizontalAdvance("MM…")), hint.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws as much of the text as fits."""
        painter = QPainter(self)
        painter.setLayoutDirection(reading_direction(self.text()))
        room = self.contentsRect()
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        painter.setPen(self.palette().windowText().color())
        painter.drawText(room, self.alignment().value | Qt.TextFlag.TextSingleLine.value, text)
        painter.end()


def push_button(text: str, kind: str, name: str, *, has_icon: bool = False) -> QPushButton:
    """A button of a kind of ``theme.stylesheet`` with an object name and its text as typed."""
    button = QPushButton(escaped(_spaced(text, has_icon=has_icon)))
    button.setProperty("kind", kind)
    button.setObjectName(name)
    button.setAccessibleName(text)
    return button


def set_button_text(button: QPushButton, text: str) -> None:
    """Another text for a button, as typed."""
    button.setText(escaped(_spaced(text, has_icon=not button.icon().isNull())))
    button.setAccessibleName(text)


def icon_button(icon_text: str, name: str) -> QPushButton:
    """A round button without a text; ``icon_text`` is said and shown as its tooltip."""
    button = QPushButton()
    button.setProperty("kind", "icon")
    button.setObjectName(name)
    button.setAccessibleName(icon_text)
    button.setToolTip(plain_tooltip(icon_text))
    return button


def _spaced(text: str, *, has_icon: bool) -> str:
    """A text a little away from its icon: the style sets them closer than our type needs."""
    return f"\N{THIN SPACE}{text}" if has_icon else text


def escaped(text: str) -> str:
    """A text for buttons and menus in which "&" is shown and takes no shortcut (bug report A5)."""
    return text.replace("&", "&&")


def plain_tooltip(text: str) -> str:
    """A text for tooltips that Qt shows as typed: they have no plain format of their own (bug report A4)."""
    if len(text) < _SHORT_TOOLTIP and not {"<", "&"} & set(text):
        # A screen reader is given the tooltip where there is no description: as few signs as can be.
        return text
    return f"<qt>{html.escape(text)}</qt>"


def _height_of(layouts: list[QTextLayout]) -> float:
    return sum(layout.boundingRect().height() for layout in layouts)


def mirrored_side(side: str) -> str:
    """The end of a row of segments ("left", "middle", "right") that is there as the window is laid out."""
    if not QGuiApplication.isRightToLeft():
        return side
    return {"left": "right", "right": "left"}.get(side, side)


def reading_direction(text: str) -> Qt.LayoutDirection:
    """Which way a text is read: that of its first letter, whichever way the window is laid out.

    Sums and signed numbers have no letter: they are read from left to right everywhere.
    """
    first = next((kind for kind in map(bidirectional, text) if kind in _LETTERS), "L")
    return Qt.LayoutDirection.LeftToRight if first == "L" else Qt.LayoutDirection.RightToLeft


def _set_up(label: QLabel, role: str, name: str) -> None:
    label.setTextFormat(Qt.TextFormat.PlainText)
    if role:
        label.setProperty("role", role)
    if name:
        label.setObjectName(name)
