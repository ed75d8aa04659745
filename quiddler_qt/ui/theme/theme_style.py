"""How the application wears a theme: a style for what a style sheet cannot say, and putting it on.

    apply_theme(app, theme, scale)      everything at once; again with another theme or scale at any time
    restyle(widget)                     after a change of its ``kind``, ``role`` or ``material``

Weights of type come from ``fonts``, never from ``font-weight`` (see fonts.py).
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QPainter, QPainterPath, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QProxyStyle,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyleOption,
    QToolTip,
    QWidget,
)

from quiddler_qt.ui.theme.fonts import BOLD, EXTRA_BOLD, MEDIUM, SEMI_BOLD, title_font, ui_font
from quiddler_qt.ui.theme.icons import icon
from quiddler_qt.ui.theme.stylesheet import PAPER_MATERIALS, application_style
from quiddler_qt.ui.theme.tokens import Theme

_TICKED_KINDS = ("chip", "segment")
_SEGMENT_RADIUS = 4.0
_TYPE = "_theme_type"


def apply_theme(app: QApplication, theme: Theme, scale: float = 1.0) -> None:
    """Gives the whole application a theme at a font scale (1.0 = 100 %), or at the least the theme allows.

    Qt styles every widget anew, and those inside a widget with a style sheet of its own once more for each
    such widget around them: large ones should have none.
    """
    scale = max(scale, theme.least_text_scale)
    palette, sheet = application_style(theme, scale)
    style = app.findChild(ThemeStyle)
    if style is not None:
        style.wear(theme, scale)
    with _collector_at_rest():
        # Under a sheet, another font, palette or sheet costs several times what no sheet and a new one cost.
        # Widgets have their new type after the first, and pages measure them at the second.
        app.setStyleSheet("")
        if style is None:
            app.setStyle(ThemeStyle(theme, scale))
        app.setPalette(palette)
        app.setFont(ui_font(theme.type_sizes.body * scale))
        QToolTip.setFont(ui_font(theme.type_sizes.button * scale))
        QToolTip.setPalette(palette)
        app.setStyleSheet(sheet)
        for widget in app.allWidgets():
            _set_type_again(widget)


@contextmanager
def _collector_at_rest() -> Iterator[None]:
    """While Qt goes through its list of all widgets, our code is called for each of them.

    If the collector ran then, it would delete old pages that Qt is about to come to, and the program ended.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def restyle(widget: QWidget) -> None:
    """Makes a changed ``kind``, ``role`` or ``material`` take effect."""
    style = widget.style()
    style.unpolish(widget)
    style.polish(widget)
    _set_type_again(widget)
    widget.updateGeometry()
    widget.update()


def _set_type_again(widget: QWidget) -> None:
    """Sets the face that the last polish chose: where a widget is polished anew, Qt puts its old one back."""
    font = widget.property(_TYPE)
    if isinstance(font, QFont) and widget.font() != font:
        widget.setFont(font)


class ThemeStyle(QProxyStyle):
    """Fusion with the theme's type, focus ring, tick marks, radio marks and switches."""

    def __init__(self, theme: Theme, scale: float) -> None:
        super().__init__("Fusion")
        self.wear(theme, scale)

    def wear(self, theme: Theme, scale: float) -> None:
        """Another theme or scale, which is seen when widgets are polished the next time."""
        self._theme = theme
        self._check = icon("check", theme.colors.accent_text)
        self._scale = scale

    # Three overloads in C++, which Python has to answer in one.
    def polish(self, target: QWidget | QApplication | QPalette) -> QPalette | None:  # type: ignore[override]
        """Sets the type face of a widget by its class and properties."""
        if isinstance(target, QWidget):
            super().polish(target)
            self._set_type(target)
            if isinstance(target, QPushButton) and target.property("kind") in _TICKED_KINDS:
                self._show_tick(target)
            return None
        return super().polish(target)

    def pixelMetric(
        self, metric: QStyle.PixelMetric, option: QStyleOption | None = None, widget: QWidget | None = None
    ) -> int:
        """Sizes of marks and icons, which grow with the type."""
        sizes = {
            QStyle.PixelMetric.PM_IndicatorWidth: 44 if _is_switch(widget) else 20,
            QStyle.PixelMetric.PM_IndicatorHeight: 24 if _is_switch(widget) else 20,
            QStyle.PixelMetric.PM_ExclusiveIndicatorWidth: 20,
            QStyle.PixelMetric.PM_ExclusiveIndicatorHeight: 20,
            QStyle.PixelMetric.PM_ButtonIconSize: 18,
            QStyle.PixelMetric.PM_SmallIconSize: 18,
            QStyle.PixelMetric.PM_CheckBoxLabelSpacing: 10,
            QStyle.PixelMetric.PM_RadioButtonLabelSpacing: 10,
        }
        if metric in sizes:
            return round(sizes[metric] * self._scale)
        return super().pixelMetric(metric, option, widget)

    def drawPrimitive(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """Draws focus ring, tick box, radio mark and switch; leaves the rest to Fusion."""
        match element:
            case QStyle.PrimitiveElement.PE_FrameFocusRect:
                self._draw_focus(option, painter, widget)
            case QStyle.PrimitiveElement.PE_IndicatorCheckBox if _is_switch(widget):
                self._draw_switch(option, painter)
            case (
                QStyle.PrimitiveElement.PE_IndicatorCheckBox
                | QStyle.PrimitiveElement.PE_IndicatorItemViewItemCheck
            ):
                self._draw_tick_box(option, painter)
            case QStyle.PrimitiveElement.PE_IndicatorRadioButton:
                self._draw_radio(option, painter)
            case _:
                super().drawPrimitive(element, option, painter, widget)

    # -- type ----------------------------------------------------------------------------------

    def _set_type(self, widget: QWidget) -> None:
        font = self._type_of(widget)
        if font is None and widget.property(_TYPE) is not None:
            font = QFont()  # a role was taken back: the running text of its place
        if font is not None:
            widget.setProperty(_TYPE, font)
            widget.setFont(font)

    def _type_of(self, widget: QWidget) -> QFont | None:
        """The face of a widget, or None for running text."""
        sizes, scale = self._theme.type_sizes, self._scale
        font: QFont | None = None
        if isinstance(widget, QLabel):
            font = self._label_type(widget.property("role"))
        elif isinstance(widget, QCheckBox | QRadioButton):
            font = ui_font(sizes.body * scale, SEMI_BOLD)
        elif isinstance(widget, QAbstractButton):
            match widget.property("kind"):
                case "gold":
                    font = ui_font(sizes.large * scale, BOLD)
                case "link":
                    font = ui_font(sizes.button * scale, SEMI_BOLD)
                case _:
                    font = ui_font(sizes.button * scale, BOLD)
        elif isinstance(widget, QLineEdit | QComboBox):
            font = ui_font(sizes.body * scale, SEMI_BOLD)
        elif isinstance(widget, QHeaderView):
            font = ui_font(sizes.button * scale, BOLD)
        return font

    def _label_type(self, role: object) -> QFont | None:
        sizes, scale = self._theme.type_sizes, self._scale
        match role:
            case "display":
                return title_font(sizes.display * scale)
            case "title":
                return title_font(sizes.title * scale)
            case "heading":
                return title_font(sizes.heading * scale)
            case "large":
                return ui_font(sizes.large * scale, BOLD)
            case "strong" | "accent":
                return ui_font(sizes.body * scale, BOLD)
            case "total":
                return ui_font(sizes.total * scale, EXTRA_BOLD)
            case "small":
                return ui_font(sizes.small * scale, MEDIUM)
        return None

    def _show_tick(self, button: QPushButton) -> None:
        """A chosen chip or segment has a tick before its text."""
        px = round(14 * self._scale)
        button.setIconSize(QSize(px, px))
        tick = button.findChild(_Tick) or _Tick(button)
        tick.set_icon(self._check)

    # -- marks ---------------------------------------------------------------------------------

    def _draw_focus(self, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
        colors = self._theme.colors
        on_paper = stands_on_paper(widget)
        whole = isinstance(widget, QAbstractButton)
        rect = QRectF(widget.rect() if whole and widget is not None else option.rect)
        width = self._theme.strokes.focus
        rect.adjust(width / 2, width / 2, -width / 2, -width / 2)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colors.paper_focus if on_paper else colors.focus_ring, width))
        radius = min(_ring_radius(widget, self._theme) * self._scale, rect.height() / 2)
        painter.drawPath(_ring(rect, radius, None if widget is None else widget.property("segment")))
        painter.restore()

    def _draw_tick_box(self, option: QStyleOption, painter: QPainter) -> None:
        colors = self._theme.colors
        rect = QRectF(option.rect).adjusted(1, 1, -1, -1)
        chosen = bool(option.state & QStyle.StateFlag.State_On)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colors.accent if chosen else colors.paper_field_edge, 1.6))
        painter.setBrush(colors.accent if chosen else colors.paper_field)
        painter.drawRoundedRect(rect, rect.width() * 0.24, rect.width() * 0.24)
        if chosen:
            _tick(painter, rect.center(), rect.width() * 0.5, colors.accent_text)
        painter.restore()

    def _draw_radio(self, option: QStyleOption, painter: QPainter) -> None:
        colors = self._theme.colors
        rect = QRectF(option.rect).adjusted(1, 1, -1, -1)
        chosen = bool(option.state & QStyle.StateFlag.State_On)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colors.accent if chosen else colors.paper_field_edge, 2))
        painter.setBrush(colors.paper_field)
        painter.drawEllipse(rect)
        if chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colors.accent)
            painter.drawEllipse(rect.center(), rect.width() * 0.27, rect.width() * 0.27)
        painter.restore()

    def _draw_switch(self, option: QStyleOption, painter: QPainter) -> None:
        colors = self._theme.colors
        rect = QRectF(option.rect).adjusted(1, 1, -1, -1)
        chosen = bool(option.state & QStyle.StateFlag.State_On)
        radius = rect.height() / 2
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colors.paper_ink, 1))
        painter.setBrush(colors.ok if chosen else colors.paper_field_edge)
        painter.drawRoundedRect(rect, radius, radius)
        painter.setBrush(colors.paper_field)
        knob = QPointF(rect.right() - radius if chosen else rect.left() + radius, rect.center().y())
        painter.drawEllipse(knob, radius - 1.5, radius - 1.5)
        if chosen:
            _tick(painter, QPointF(rect.left() + radius + 1, rect.center().y()), radius * 0.8, colors.ok_text)
        painter.restore()


def _ring(rect: QRectF, radius: float, segment: object) -> QPainterPath:
    """A focus ring; around a ``segment`` (the property) it is square where the next one begins."""
    left = _SEGMENT_RADIUS if segment in ("middle", "right") else radius
    right = _SEGMENT_RADIUS if segment in ("middle", "left") else radius
    path = QPainterPath(QPointF(rect.left() + left, rect.top()))
    path.lineTo(rect.right() - right, rect.top())
    path.arcTo(rect.right() - 2 * right, rect.top(), 2 * right, 2 * right, 90, -90)
    path.lineTo(rect.right(), rect.bottom() - right)
    path.arcTo(rect.right() - 2 * right, rect.bottom() - 2 * right, 2 * right, 2 * right, 0, -90)
    path.lineTo(rect.left() + left, rect.bottom())
    path.arcTo(rect.left(), rect.bottom() - 2 * left, 2 * left, 2 * left, 270, -90)
    path.lineTo(rect.left(), rect.top() + left)
    path.arcTo(rect.left(), rect.top(), 2 * left, 2 * left, 180, -90)
    return path


class _Tick(QObject):
    """Shows an icon on its button while that is checked."""

    def __init__(self, button: QPushButton) -> None:
        super().__init__(button)
        self._button = button
        self._icon = QIcon()
        button.toggled.connect(self._follow)

    def set_icon(self, icon_: QIcon) -> None:
        """The icon from now on."""
        self._icon = icon_
        self._follow(self._button.isChecked())

    def _follow(self, checked: bool) -> None:
        self._button.setIcon(self._icon if checked else QIcon())


def stands_on_paper(widget: QWidget | None) -> bool:
    """Whether the nearest material around a widget is paper: there ink and focus ring are the dark ones."""
    place = widget.parentWidget() if widget is not None else None
    while place is not None:
        material = place.property("material")
        if material is not None:
            return material in PAPER_MATERIALS
        if isinstance(place, QDialog | QMenu | QAbstractItemView):
            return True
        place = place.parentWidget()
    return isinstance(widget, QDialog | QMenu | QAbstractItemView)


def _is_switch(widget: QWidget | None) -> bool:
    return isinstance(widget, QCheckBox) and widget.property("kind") == "switch"


def _ring_radius(widget: QWidget | None, theme: Theme) -> float:
    if isinstance(widget, QPushButton):
        return 6 if widget.property("kind") == "link" else 999
    return theme.radii.tray if isinstance(widget, QRadioButton) else 8


def _tick(painter: QPainter, center: QPointF, size: float, color: QColor) -> None:
    path = QPainterPath(center + QPointF(-0.5, 0.02) * size)
    path.lineTo(center + QPointF(-0.12, 0.38) * size)
    path.lineTo(center + QPointF(0.52, -0.38) * size)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_round_pen(color, max(1.6, size * 0.24)))
    painter.drawPath(path)


def _round_pen(color: QColor, width: float) -> QPen:
    return QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
