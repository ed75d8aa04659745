"""A room in sections: their names at the side, or on top of a narrow page; one of them is shown."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from quiddler_qt.ui.dialogs.flow_layout import FlowLayout
from quiddler_qt.ui.dialogs.labels import push_button
from quiddler_qt.ui.dialogs.paper_sheet import FittingScrollArea
from quiddler_qt.ui.dialogs.themed import text_scale
from quiddler_qt.ui.pages.paper_room import PaperRoom
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import Theme

QWIDGETSIZE_MAX = 16_777_215
"""Qt's own limit: no limit."""
_BESIDE = 900
"""Width of a page from which the names stand at the side, in px at text scale 1."""


class SectionRoom(PaperRoom):
    """A page whose sections are added one after the other; the first is shown."""

    def __init__(self, theme: Theme, art: CardArt, name: str, title: str) -> None:
        super().__init__(theme, art, name, title)
        self._name = name
        self._rail = QWidget()
        self._rail.setObjectName(f"{name}_sections")
        self._rail.setAccessibleName(title)
        self._rail.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._flow = FlowLayout(self._rail, gap=0, line_gap=0)
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self._show)
        self._stack = QStackedWidget()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(theme.spaces.large)
        self._columns.addWidget(self._rail, 0, Qt.AlignmentFlag.AlignTop)
        self._columns.addWidget(self._stack, 1)
        self.body.addLayout(self._columns, 1)

    def add_section(self, key: str, title: str, *parts: QWidget) -> None:
        """A section with its parts, one under the other."""
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(self._theme.spaces.small)
        for part in parts:
            column.addWidget(part)
        column.addStretch(1)
        area = FittingScrollArea(content)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setObjectName(f"{self._name}_section_{key}")
        self._add(key, title, area)

    def add_page(self, key: str, title: str, page: QWidget) -> None:
        """A section that scrolls by itself, or not at all."""
        self._add(key, title, page)

    def first_focus(self) -> QWidget | None:
        """The name of the section on show."""
        button = self._group.button(self._stack.currentIndex())
        return button if button is not None else super().first_focus()

    def _add(self, key: str, title: str, page: QWidget) -> None:
        button: QPushButton = push_button(title, "chip", f"{self._name}_go_{key}")
        button.setCheckable(True)
        place = self._stack.count()
        button.setChecked(place == 0)
        self._group.addButton(button, place)
        self._flow.addWidget(button)
        self._stack.addWidget(page)

    def _show(self, place: int) -> None:
        self._stack.setCurrentIndex(place)

    def _fit(self) -> None:
        super()._fit()
        if not hasattr(self, "_columns"):
            return
        beside = self.width() >= _BESIDE * text_scale(self._theme)
        wanted = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if self._columns.direction() != wanted:
            self._columns.setDirection(wanted)
        buttons = self._group.buttons()
        for button in buttons:
            button.setMinimumWidth(0)
        # One under the other where all are as wide as the widest.
        widest = max((button.sizeHint().width() for button in buttons), default=0)
        for button in buttons:
            button.setMinimumWidth(widest if beside else 0)
        self._rail.setMaximumWidth(widest if beside else QWIDGETSIZE_MAX)
        self._rail.setMinimumWidth(widest if beside else 0)
