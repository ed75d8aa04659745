"""What sheets and pages are made of: paper with title, scrolling body and buttons; room and felt."""

from PySide6.QtCore import QEvent, QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QLinearGradient, QPainter, QPaintEvent, QPalette, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from quiddler_qt.ui.dialogs.labels import text_label
from quiddler_qt.ui.dialogs.themed import Themed, retheme, text_scale
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.painters import paint_felt_table, paint_paper, paint_room
from quiddler_qt.ui.theme.pixmaps import render_pixmap
from quiddler_qt.ui.theme.tokens import Theme, with_alpha

_DARK = 40
"""Paper of less lightness (0..255) is black to the eye."""
SHADOW = 26
"""Room around a sheet for its shadow, in px."""


class _MoreBeyond(QWidget):
    """A shade along the edge beyond which more can be scrolled to."""

    HEIGHT = 16
    DARKEST = 60

    def __init__(self, area: QScrollArea, *, below: bool) -> None:
        super().__init__(area)
        self._area = area
        self._below = below
        self.setObjectName("more_beyond")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def follow(self) -> None:
        """Stands at its edge while there is more beyond it."""
        bar, view = self._area.verticalScrollBar(), self._area.viewport().geometry()
        top = view.bottom() + 1 - self.HEIGHT if self._below else view.top()
        self.setGeometry(view.left(), top, view.width(), self.HEIGHT)
        self.setVisible(bar.value() < bar.maximum() if self._below else bar.value() > bar.minimum())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the shade, darkest at the edge."""
        paper = self.palette().color(QPalette.ColorRole.Base)
        # On black a shadow would be no sign.
        role = QPalette.ColorRole.Text if paper.lightness() < _DARK else QPalette.ColorRole.Shadow
        dark = self.palette().color(role)
        shade = QLinearGradient(0, 0, 0, self.height())
        for place in (0.0, 0.5, 1.0):
            near = place if self._below else 1 - place
            shade.setColorAt(place, with_alpha(dark, round(self.DARKEST * near * near)))
        painter = QPainter(self)
        painter.fillRect(self.rect(), shade)
        painter.end()


class FittingScrollArea(QScrollArea):
    """A scroll area that wants to be as large as its content, and scrolls where it may not.

    A shade lies along the edge beyond which there is more, besides the bar.
    """

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.content = content
        self.setWidget(content)
        self._shades = [_MoreBeyond(self, below=below) for below in (False, True)]
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._follow)
        bar.rangeChanged.connect(self._follow)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The shades go along."""
        super().resizeEvent(event)
        self._follow()

    def _follow(self) -> None:
        for shade in self._shades:
            shade.follow()

    def content_height(self, width: int) -> int:
        """The height the content needs at a width."""
        layout = self.content.layout()
        if layout is not None and layout.hasHeightForWidth():
            return max(layout.totalHeightForWidth(width), layout.totalMinimumSize().height())
        return self.content.sizeHint().height()

    def sizeHint(self) -> QSize:
        """The content's own size."""
        return self.content.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """A few lines, and no more than there are: room that a short text does not need is the buttons'."""
        content = self.content.minimumSizeHint()
        return QSize(min(240, content.width()), min(60, content.height()))


class PaperFrame(QFrame, Themed):
    """A piece of paper with its shadow, for whatever is written on it.

    ``SHADOW_ROOM`` is the room left around it, in px; ``RADIUS`` that of its corners, None for the theme's
    own.
    """

    SHADOW_ROOM = 10
    RADIUS: float | None = None
    VINES = False

    def __init__(self, theme: Theme, art: CardArt) -> None:
        super().__init__()
        self._theme = theme
        self._art = art
        self._paper: QPixmap | None = None
        self.setProperty("material", "paper")
        # The paper is painted here, with its shadow; the application's style sheet gives the ink. A sheet of
        # its own would do as well, and cost seconds whenever the theme changes.

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        self._theme = theme
        self._art = art
        self._paper = None
        retheme(self, theme, art)
        self.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the paper."""
        dpr = self.devicePixelRatioF()
        if self._paper is None or self._paper.size() != self.size() * dpr:
            room = self.SHADOW_ROOM
            box = QRectF(self.rect()).adjusted(room, room, -room, -room)
            self._paper = render_pixmap(
                QSizeF(self.size()),
                dpr,
                lambda painter: paint_paper(painter, box, self._theme, self.RADIUS, vines=self.VINES),
            )
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._paper)
        painter.end()


class PaperSheet(PaperFrame):
    """A sheet of paper: title and note on top, a body that scrolls, buttons at the bottom right.

    Enter presses the focused button, else the main one; Esc calls ``cancel``. ``WIDTH`` is the width it
    wants, in px at text scale 1, shadow not counted.
    """

    SHADOW_ROOM = SHADOW
    WIDTH = 620

    def __init__(self, theme: Theme, art: CardArt, title: str = "") -> None:
        super().__init__(theme, art)
        self._main_button: QPushButton | None = None
        self.title = text_label(title, "title", wrap=True)
        self.note = text_label("", "small", align=Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.header = QHBoxLayout()
        self.header.addWidget(self.title, 1)
        self.header.addWidget(self.note)
        self._content = QWidget()
        self.body = QVBoxLayout(self._content)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.setSpacing(theme.spaces.medium)
        self.scroll_area = FittingScrollArea(self._content)
        self.footer = QHBoxLayout()
        self.footer.setSpacing(theme.spaces.medium)
        self._column = QVBoxLayout(self)
        pad = SHADOW + theme.spaces.wide + 2
        self._column.setContentsMargins(
            pad, SHADOW + theme.spaces.large + 2, pad, SHADOW + theme.spaces.large + 2
        )
        self._column.setSpacing(theme.spaces.medium)
        self._column.addLayout(self.header)
        self._column.addWidget(self.scroll_area, 1)
        self._column.addLayout(self.footer)
        self.setAccessibleName(title)

    # -- for subclasses ------------------------------------------------------------------------

    def set_title(self, title: str) -> None:
        """Another title; it is what a screen reader calls the sheet."""
        self.title.setText(title)
        self.setAccessibleName(title)

    def set_main_button(self, button: QPushButton | None) -> None:
        """The button that Enter presses; None where Enter may do nothing by itself."""
        self._main_button = button

    def cancel(self) -> None:
        """What Esc does: nothing, unless a subclass says so."""

    # -- for whoever shows it ------------------------------------------------------------------

    def preferred_size(self, available: QSize) -> QSize:
        """The size it should have in a window with so much room, shadow included."""
        scale = text_scale(self._theme)
        margins = self._column.contentsMargins()
        side = margins.left() + margins.right()
        wanted = max(
            round(self.WIDTH * scale) + 2 * SHADOW, self.scroll_area.content.minimumSizeHint().width() + side
        )
        width = min(wanted, available.width())
        inner = width - side
        # What was added since the last time has no type face yet, and so no true size.
        for child in self.findChildren(QWidget):
            child.ensurePolished()
        spacing = self._column.spacing()
        header = max(self.header.heightForWidth(inner), self.header.sizeHint().height())
        footer = self.footer.sizeHint().height()
        body = self.scroll_area.content_height(inner)
        height = header + spacing + body + spacing + footer + margins.top() + margins.bottom()
        return QSize(width, min(height + 2, available.height()))

    def first_focus(self) -> QWidget | None:
        """What has the keyboard when the sheet comes up."""
        return self._main_button

    # -- Qt ------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.cancel()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self._press()
        else:
            super().keyPressEvent(event)

    def _press(self) -> None:
        focused = QApplication.focusWidget()
        pressed = self._main_button
        if isinstance(focused, QPushButton) and self.isAncestorOf(focused) and not focused.isCheckable():
            pressed = focused
        if pressed is not None and pressed.isEnabled():
            pressed.click()


class FeltPage(QWidget):
    """A whole page: the room, the table on it, and what lies on the felt.

    ``RADIUS`` is that of the table's corners, None for the theme's own.
    """

    RADIUS: float | None = None
    ORNAMENTS_LATER = False
    """Whether the first paint does without ornaments, which take most of its time; they follow at once."""

    def __init__(self, theme: Theme, art: CardArt) -> None:
        super().__init__()
        self._theme = theme
        self._art = art
        self._background: QPixmap | None = None
        self._is_plain = self.ORNAMENTS_LATER

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        self._theme = theme
        self._art = art
        self._background = None
        retheme(self, theme, art)
        self.update()

    def table_rect(self) -> QRectF:
        """Where the table stands; a subclass may give it less than all."""
        margin = self._theme.sizes.margin if self.width() > 1100 else self._theme.spaces.small
        return QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws room and table."""
        dpr = self.devicePixelRatioF()
        if self._background is None or self._background.size() != self.size() * dpr:
            self._background = render_pixmap(QSizeF(self.size()), dpr, self._paint)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._background)
        painter.end()
        if self._is_plain:
            QTimer.singleShot(0, self, self.adorn)

    def adorn(self) -> None:
        """Paints with all ornaments from now on."""
        if self._is_plain:
            self._is_plain = False
            self.forget_background()

    def changeEvent(self, event: QEvent) -> None:
        """Another text size means another layout."""
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._background = None
        super().changeEvent(event)

    def forget_background(self) -> None:
        """Paints the background anew: the table has another place."""
        self._background = None
        self.update()

    def _paint(self, painter: QPainter) -> None:
        adorned = not self._is_plain
        paint_room(painter, QRectF(self.rect()), self._theme, ornaments=adorned)
        paint_felt_table(painter, self.table_rect(), self._theme, self.RADIUS, ornaments=adorned)


def section_title(text: str) -> QLabel:
    """The heading of a part of a sheet."""
    return text_label(text, "heading")
