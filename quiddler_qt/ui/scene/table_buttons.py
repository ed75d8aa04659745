"""The ordinary widgets on the table: Sort, Shuffle, Clear, the one gold button, the status line.

A button that may not be pressed now looks so, but can still be reached by key and pointer and then says why.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from quiddler_qt.ui.dialogs.labels import (
    ElidedLabel,
    escaped,
    plain_tooltip,
    push_button,
    set_button_text,
    text_label,
)
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.scene.picture import Permission, TablePicture
from quiddler_qt.ui.scene.table_layout import ButtonSizes, TableLayout
from quiddler_qt.ui.theme.fonts import BOLD, MEDIUM, ui_font
from quiddler_qt.ui.theme.icons import icon
from quiddler_qt.ui.theme.stylesheet import FOCUS_MARGIN
from quiddler_qt.ui.theme.tokens import Theme, with_alpha

_C = "Table"
_SMALLEST_PX: Final = 9
_NO_PERMISSION = Permission(allowed=False)


class TableButtons(QObject):
    """Makes the widgets on ``parent``, gives them place, text and look."""

    refused = Signal(str)
    main_pressed = Signal()
    sort_pressed = Signal()
    shuffle_pressed = Signal()
    clear_pressed = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._main_permission = self._arrange_permission = _NO_PERMISSION
        self.sort = push_button(tr(_C, "Sort"), "dark", "button_sort")
        self.shuffle = push_button(tr(_C, "Shuffle"), "dark", "button_shuffle")
        self.clear = push_button(tr(_C, "Clear"), "dark", "button_clear")
        self.main = push_button("", "gold", "button_main")
        self.status = text_label(wrap=True, name="label_status")
        self._status_px = 1.0
        self.detail = ElidedLabel(name="label_detail")
        self._side = ((self.sort, "sort"), (self.shuffle, "shuffle"), (self.clear, "undo"))
        self._sheets: dict[QWidget, str] = {}
        self._told = self._status = ""
        self._sort_hint = ""
        for widget in self.widgets():
            widget.setParent(parent)
            widget.hide()
        for label in (self.status, self.detail):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.main.clicked.connect(self.press_main)
        for button, pressed in (
            (self.sort, self.sort_pressed),
            (self.shuffle, self.shuffle_pressed),
            (self.clear, self.clear_pressed),
        ):
            button.clicked.connect(self._presser(pressed.emit))

    def widgets(self) -> tuple[QWidget, ...]:
        """All of them in reading order."""
        return (self.status, self.sort, self.shuffle, self.clear, self.main, self.detail)

    def set_theme(self, theme: Theme) -> None:
        """Paints with another theme from now on."""
        self._theme = theme
        self._sheets.clear()

    def sizes(self) -> ButtonSizes:
        """What the side buttons ask for at text size 1, whatever is written on the main one."""
        font = ui_font(self._theme.type_sizes.button, BOLD)
        widest = max(
            QFontMetricsF(font).horizontalAdvance(button.accessibleName()) for button, _ in self._side
        )
        return ButtonSizes(side_width=widest + 62)

    def show_picture(self, picture: TablePicture) -> None:
        """Texts and permissions of a picture."""
        self._main_permission = picture.main_action.permission
        self._arrange_permission = picture.arrange
        set_button_text(self.main, picture.main_action.text)
        self._status = picture.status
        self._show_status()
        self.detail.setText(picture.main_action.detail)
        self._describe(self.main, self._main_permission, "")
        for button, _ in self._side:
            name = button.accessibleName()
            if button is self.sort and self._sort_hint:
                name = self._sort_hint
            self._describe(button, self._arrange_permission, name)
        own = picture.observation.viewer is not None
        for button, _ in self._side:
            button.setVisible(own)
        self.main.setVisible(own)
        self.status.show()
        self.detail.setVisible(bool(picture.main_action.detail) and own)

    def tell(self, sentence: str) -> None:
        """Shows a sentence in the status line in place of the picture's, until ""."""
        self._told = sentence
        self._show_status()

    def name_sort(self, sentence: str) -> None:
        """What the next press on Sort does."""
        self._sort_hint = sentence
        self._describe(self.sort, self._arrange_permission, sentence or self.sort.accessibleName())

    def forget(self) -> None:
        """Shows nothing and keeps no text."""
        self._main_permission = self._arrange_permission = _NO_PERMISSION
        set_button_text(self.main, "")
        for widget in self.widgets():
            widget.hide()
            if widget not in [button for button, _ in self._side]:
                widget.setToolTip("")
                widget.setAccessibleDescription("")
        self._told = self._status = ""
        self._show_status()
        self.detail.setText("")

    def place(self, layout: TableLayout) -> None:
        """Gives the widgets their place and a text size that fits."""
        colors, sizes = self._theme.colors, self._theme.type_sizes
        places = layout.buttons
        ink = colors.dark_button_ink if self._arrange_permission.allowed else colors.plate_text_2
        for (button, name), rect in zip(self._side, (places.sort, places.shuffle, places.clear), strict=True):
            self._style(button, rect, self._arrange_permission)
            button.setText("" if places.compact else escaped(button.accessibleName()))
            px = sizes.button * places.text
            side = round(min(px * 1.2, rect.height() * 0.46, rect.width() * 0.46))
            button.setIconSize(QSize(side, side))
            button.setIcon(icon(name, ink))
            self._fit(button, px)
        self._style(self.main, places.main, self._main_permission)
        self._fit(self.main, sizes.large * places.text)
        self.detail.setGeometry(places.detail.toRect())
        align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if not layout.detail_in_new_row:
            align = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        self.detail.setAlignment(align)
        self._ink(self.detail, colors.table_text_2)
        self._fit_detail(sizes.small * places.text)
        self.status.setGeometry(layout.status.toRect())
        self.status.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        if not layout.contents.own:
            self.status.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._ink(self.status, colors.plate_text)
        self._status_px = sizes.button * layout.own_text
        self._fit_status()

    def stretch(self, layout: TableLayout, across: float, down: float) -> None:
        """Moves the widgets with a table that is stretched for the moment."""
        places = layout.buttons
        for widget, rect in (
            (self.sort, places.sort),
            (self.shuffle, places.shuffle),
            (self.clear, places.clear),
            (self.main, places.main),
            (self.detail, places.detail),
            (self.status, layout.status),
        ):
            size = rect.size()
            moved = QRectF(0, 0, size.width(), size.height())
            moved.moveCenter(QPointF(rect.center().x() * across, rect.center().y() * down))
            widget.setGeometry(moved.toRect())

    # -- looks -----------------------------------------------------------------------------------------------
    def _describe(self, button: QPushButton, permission: Permission, name: str) -> None:
        why = "" if permission.allowed else permission.why_not
        button.setAccessibleDescription(why)
        button.setToolTip(plain_tooltip(". ".join(part for part in (name, why) if part)))

    def _style(self, button: QPushButton, rect: QRectF, permission: Permission) -> None:
        """Room as the layout gives it, and the look of a button that may not be pressed now."""
        # Of the pixels it gets: a radius of more than half of them is none to Qt.
        place = rect.toRect()
        inner = min(place.width(), place.height()) - 2 * FOCUS_MARGIN
        pad = 4 if rect.width() < 2 * rect.height() else 10
        sheet = (
            f"QPushButton {{ min-height: 4px; min-width: 4px; padding: 0 {pad}px; margin: {FOCUS_MARGIN}px;"
            f" border-radius: {max(1, inner // 2)}px; }}"
        )
        if not permission.allowed:
            colors = self._theme.colors
            back, edge = with_alpha(colors.plate[1], 150), colors.plate_edge
            fore = colors.plate_total if button is self.main else colors.plate_text_2
            sheet += (
                f"QPushButton {{ background: {_css(back)}; color: {fore.name()};"
                f" border: 1px solid {edge.name()}; }}"
            )
        self._apply(button, sheet)
        # After the sheet: the application's asks for a least height.
        button.setMinimumSize(1, 1)
        button.setGeometry(place)

    def _ink(self, label: QLabel, color: QColor) -> None:
        self._apply(label, f"QLabel {{ color: {color.name()}; background: transparent; }}")

    def _fit_detail(self, px: float) -> None:
        """The small line in one line, in smaller letters where it must be."""
        label = self.detail
        size = max(_SMALLEST_PX, min(px, label.height() * 0.8))
        label.setFont(ui_font(size, MEDIUM))
        smallest = max(11.0, px * 0.5)
        while size > smallest and QFontMetricsF(label.font()).horizontalAdvance(label.text()) > label.width():
            size -= 0.5
            label.setFont(ui_font(size, MEDIUM))

    def _show_status(self) -> None:
        sentence = self._told or self._status
        if sentence != self.status.text():
            self.status.setText(sentence)
            self.status.setAccessibleName(sentence)
            self._fit_status()

    def _fit_status(self) -> None:
        """The whole sentence, in as many lines as it takes and in smaller letters where it must be."""
        label, size = self.status, self._status_px
        label.setFont(ui_font(size, MEDIUM))
        while size > _SMALLEST_PX and label.heightForWidth(label.width()) > label.height():
            size -= 1
            label.setFont(ui_font(size, MEDIUM))

    def _apply(self, widget: QWidget, sheet: str) -> None:
        if self._sheets.get(widget) != sheet:
            self._sheets[widget] = sheet
            widget.setStyleSheet(sheet)

    def _fit(self, button: QPushButton, px: float) -> None:
        """A long text in two lines, broken before its number, and in smaller letters where it must be."""
        room = button.width() - 2 * FOCUS_MARGIN - 20
        if not button.icon().isNull():
            room -= button.iconSize().width() + 6
        text = button.accessibleName() if button.text() else ""
        lines = [text]
        if (
            button is self.main
            and QFontMetricsF(ui_font(px, BOLD)).horizontalAdvance(text) > room
            and ": " in text
        ):
            lines = list(text.split(": ", 1))
        if button is self.main:
            button.setText(escaped("\n".join(lines)))
        px = min(px, (button.height() - 2 * FOCUS_MARGIN) * 0.74 / len(lines))
        while px > _SMALLEST_PX:
            metrics = QFontMetricsF(ui_font(px, BOLD))
            if max(metrics.horizontalAdvance(line) for line in lines) <= room:
                break
            px -= 0.5
        button.setFont(ui_font(px, BOLD))

    # -- presses ---------------------------------------------------------------------------------------------
    def press_main(self) -> None:
        """Presses the gold button, or says why it cannot be pressed now."""
        if not self.main.isHidden():
            self._press(self._main_permission, self.main_pressed.emit)

    def _presser(self, emit: Callable[[], None]) -> Callable[[], None]:
        return lambda: self._press(self._arrange_permission, emit)

    def _press(self, permission: Permission, emit: Callable[[], None]) -> None:
        if permission.allowed:
            emit()
        elif permission.why_not:
            self.refused.emit(permission.why_not)


def _css(color: QColor) -> str:
    return f"rgba({color.red()},{color.green()},{color.blue()},{color.alpha()})"
