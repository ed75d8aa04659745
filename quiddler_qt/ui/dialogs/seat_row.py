"""A seat of a table that is being made: handle, colour, name, person or computer and which one, away."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    Signal,
)
from PySide6.QtGui import QAction, QActionGroup, QIcon, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QPushButton,
    QSizePolicy,
    QStackedLayout,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from quiddler_qt.bots.levels import LEVELS, level_of
from quiddler_qt.engine.actions import SeatKind
from quiddler_qt.engine.rules import MAX_SEATS, MIN_SEATS
from quiddler_qt.engine.state import Seat
from quiddler_qt.storage.player_names import visible_text
from quiddler_qt.ui.character_wording import character_manner, character_name, character_short_name
from quiddler_qt.ui.dialogs.labels import ElidedLabel, escaped, mirrored_side, plain_tooltip, push_button
from quiddler_qt.ui.dialogs.quiet_fields import QuietComboBox
from quiddler_qt.ui.dialogs.table_choice import LONGEST_NAME, clean_name
from quiddler_qt.ui.dialogs.themed import Themed, text_scale
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.character_faces import paint_character
from quiddler_qt.ui.theme.fonts import BOLD, MEDIUM, ui_font
from quiddler_qt.ui.theme.icons import icon, paint_icon
from quiddler_qt.ui.theme.painters import initials, paint_avatar
from quiddler_qt.ui.theme.pixmaps import render_pixmap
from quiddler_qt.ui.theme.tokens import Theme, blend, with_alpha

_C = "NewGameSheet"
_FACE: Final = 30
_DISC: Final = 34
_MANNER_WIDTH: Final = 470


class SeatRow(QFrame, Themed):
    """One seat. Ctrl+Up and Ctrl+Down move it from anywhere in it, the handle also by mouse and arrows.

    ``moved(row, step)`` asks for another place. A drag of the handle is ``lifted(row)``, then
    ``dragged(row, y)`` with the pointer in px of the row's parent, and ``released(row)`` or ``put_back(row)``
    for one that was broken off.
    """

    changed = Signal()
    removed = Signal(QWidget)
    moved = Signal(QWidget, int)
    dragged = Signal(QWidget, int)
    lifted = Signal(QWidget)
    released = Signal(QWidget)
    put_back = Signal(QWidget)
    color_chosen = Signal(QWidget, int)

    def __init__(self, theme: Theme, art: CardArt) -> None:
        super().__init__()
        self._theme = theme
        self._art = art
        self.color = 0
        self.setProperty("material", "field")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.handle = _Handle(theme)
        self.handle.moved.connect(self._moved)
        self.handle.lifted.connect(self._lifted)
        self.handle.dragged.connect(self._dragged)
        self.handle.released.connect(self._released)
        self.handle.put_back.connect(self._put_back)
        self.disc = _ColorDisc(theme)
        self.disc.chosen.connect(self._color_chosen)
        self.name_field = QLineEdit()
        self.name_field.setMaxLength(LONGEST_NAME)
        self.name_field.setMinimumWidth(96)
        self.name_field.textEdited.connect(self._clean)
        self._person = push_button(tr(_C, "Person"), "segment", "")
        self._computer = push_button(tr(_C, "Computer"), "segment", "")
        self._person.setProperty("segment", mirrored_side("left"))
        self._computer.setProperty("segment", mirrored_side("right"))
        self._kinds = QButtonGroup(self)
        for button in (self._person, self._computer):
            button.setCheckable(True)
            self._kinds.addButton(button)
        self._kinds.buttonClicked.connect(self._kind_chosen)
        self.level_box = _LevelBox(theme)
        self.level_box.activated.connect(self._level_chosen)
        self._hidden_note = ElidedLabel("", "small")
        self._manner = QWidget()
        manner = QStackedLayout(self._manner)
        manner.addWidget(self._hidden_note)
        manner.addWidget(self.level_box)
        self._manner_pages = manner
        self._manner.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.remove_button = _SignButton("close", theme)
        self.remove_button.clicked.connect(self._removed)
        who = QHBoxLayout()
        who.setSpacing(theme.spaces.tiny)
        who.addWidget(self.handle)
        who.addWidget(self.disc)
        who.addWidget(self.name_field, 1)
        how = QHBoxLayout()
        how.setSpacing(0)
        how.addWidget(self._person)
        how.addWidget(self._computer)
        how.addSpacing(theme.spaces.tiny)
        how.addWidget(self._manner, 1)
        how.addWidget(self.remove_button)
        self._lines = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._lines.setContentsMargins(4, 0, 4, 0)
        self._lines.setSpacing(theme.spaces.tiny)
        self._lines.addLayout(who, 4)
        self._lines.addLayout(how, 7)
        for stop in self.tab_stops():
            stop.installEventFilter(self)

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on; its parts are told by the sheet."""
        self._theme, self._art = theme, art
        self.dress(theme)

    def dress(self, theme: Theme) -> None:
        """The name that is offered is to be read too: Qt would pale it below the contrast of text."""
        ink = theme.colors.paper_ink_2.name()
        self.name_field.setStyleSheet(f"QLineEdit {{ placeholder-text-color: {ink}; }}")

    @property
    def kind(self) -> SeatKind:
        """Who plays the seat."""
        return SeatKind.COMPUTER if self._computer.isChecked() else SeatKind.PERSON

    @property
    def level(self) -> str:
        """Which computer player, "" for a person."""
        return self.level_box.level if self.kind is SeatKind.COMPUTER else ""

    def set_seat(self, seat: Seat, color: int) -> None:
        """Another seat."""
        self.color = color
        self.name_field.setText(clean_name(seat.name))
        self.name_field.setCursorPosition(0)
        self._person.setChecked(seat.kind is SeatKind.PERSON)
        self._computer.setChecked(seat.kind is SeatKind.COMPUTER)
        self.level_box.choose(seat.level)
        self._show_kind()

    def tab_stops(self) -> tuple[QWidget, ...]:
        """What Tab visits in the row, in its order."""
        return (
            self.handle,
            self.disc,
            self.name_field,
            self._person,
            self._computer,
            self.level_box,
            self.remove_button,
        )

    def set_narrow(self, narrow: bool) -> None:
        """Two lines instead of one."""
        wanted = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        if self._lines.direction() != wanted:
            self._lines.setDirection(wanted)

    def set_lifted(self, lifted: bool) -> None:
        """A row that is being dragged is tinted."""
        self.setProperty("material", "row" if lifted else "field")
        self.style().unpolish(self)
        self.style().polish(self)

    def show_place(self, place: int, count: int, name: str, note: str, owners: Mapping[int, str]) -> None:
        """Its place, from 0, the name it would be dealt with, and a note where a person plays.

        ``owners`` are the names of the other seats by their colours.
        """
        number = place + 1
        self.setObjectName(f"new_game_seat_{place}")
        self.disc.show_player(self.color, name, owners)
        self.name_field.setPlaceholderText(name)
        self._hidden_note.setText(note)
        for widget, part, said in (
            (self.handle, "handle", tr(_C, "Move seat {number}: drag, or Ctrl with up and down")),
            (self.disc, "color", tr(_C, "Colour of seat {number}")),
            (self.name_field, "name", tr(_C, "Name of seat {number}")),
            (self._person, "person", tr(_C, "Seat {number}: person")),
            (self._computer, "computer", tr(_C, "Seat {number}: computer")),
            (self.level_box, "level", tr(_C, "Computer player of seat {number}")),
            (self.remove_button, "remove", tr(_C, "Remove seat {number}")),
        ):
            widget.setObjectName(f"new_game_{part}_{place}")
            widget.setAccessibleName(said.format(number=number))
            if isinstance(widget, QAbstractButton | _Handle) and widget not in (self._person, self._computer):
                widget.setToolTip(plain_tooltip(said.format(number=number)))
        self.remove_button.setEnabled(count > MIN_SEATS)
        if count <= MIN_SEATS:
            self.remove_button.setToolTip(tr(_C, "A table has two seats or more"))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ctrl+Up and Ctrl+Down, before a field or a list takes them for itself."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            if control and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
                self.moved.emit(self, -1 if event.key() == Qt.Key.Key_Up else 1)
                return True
        return super().eventFilter(watched, event)

    # Slots of its own, for a lambda would hold the row for ever.
    def _moved(self, step: int) -> None:
        self.moved.emit(self, step)

    def _lifted(self) -> None:
        self.lifted.emit(self)

    def _released(self) -> None:
        self.released.emit(self)

    def _put_back(self) -> None:
        self.put_back.emit(self)

    def _color_chosen(self, color: int) -> None:
        self.color_chosen.emit(self, color)

    def _removed(self) -> None:
        self.removed.emit(self)

    def _dragged(self, y: int) -> None:
        self.dragged.emit(self, self.y() + self.handle.y() + y)

    def _kind_chosen(self) -> None:
        self._show_kind()
        self.changed.emit()

    def _level_chosen(self) -> None:
        self.changed.emit()

    def _show_kind(self) -> None:
        is_computer = self.kind is SeatKind.COMPUTER
        self._manner_pages.setCurrentWidget(self.level_box if is_computer else self._hidden_note)

    def _clean(self, typed: str) -> None:
        """Takes out what cannot be seen as soon as it is typed or pasted."""
        shown = visible_text(typed)
        if shown != typed:
            place = self.name_field.cursorPosition()
            self.name_field.setText(shown)
            self.name_field.setCursorPosition(max(0, place - (len(typed) - len(shown))))
        self.changed.emit()


class _Handle(QWidget, Themed):
    """Six dots to drag a row by; with the keyboard on it, up and down move the row too."""

    lifted = Signal()
    dragged = Signal(int)
    released = Signal()
    put_back = Signal()
    moved = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._is_held = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Room for the dots and a finger."""
        side = round(30 * text_scale(self._theme))
        return QSize(side, round(36 * text_scale(self._theme)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Takes the row, or lets it go back with the other button."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._is_held = True
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.lifted.emit()
        elif self._is_held:
            self._break_off()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The row follows."""
        if self._is_held:
            self.dragged.emit(round(event.position().y()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The row stays where it is."""
        if event.button() == Qt.MouseButton.LeftButton and self._is_held:
            self._let_go()
            self.released.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down move; Esc breaks a drag off."""
        if event.key() == Qt.Key.Key_Escape and self._is_held:
            self._break_off()
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.moved.emit(-1 if event.key() == Qt.Key.Key_Up else 1)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the dots."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = 20 * text_scale(self._theme)
        box = QRectF(0, 0, side, side)
        box.moveCenter(QRectF(self.rect()).center())
        paint_icon(painter, box, "handle", self._theme.colors.paper_ink_2)
        if self.hasFocus():
            _paint_ring(painter, QRectF(self.rect()), 8, self._theme)
        painter.end()

    def _break_off(self) -> None:
        self._let_go()
        self.put_back.emit()

    def _let_go(self) -> None:
        self._is_held = False
        self.setCursor(Qt.CursorShape.OpenHandCursor)


class _ColorDisc(QAbstractButton, Themed):
    """The disc of a player; a click offers the colours. ``chosen(color)`` is a place in the theme's list."""

    chosen = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._color = 0
        self._name = "?"
        self._owners: Mapping[int, str] = {}
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.menu = QMenu(self)
        self._group = QActionGroup(self)
        self._actions: list[QAction] = []
        for color, name in enumerate(color_names()):
            action = self.menu.addAction(name)
            action.setCheckable(True)
            action.setObjectName(f"color_{color}")
            action.setData(color)
            self._group.addAction(action)
            self._actions.append(action)
        self.menu.triggered.connect(self._chosen)
        self.menu.aboutToShow.connect(self._dress_menu)
        self.clicked.connect(self._open)

    def show_player(self, color: int, name: str, owners: Mapping[int, str]) -> None:
        """Another player; ``owners`` have the other colours."""
        self._color, self._name, self._owners = color, name, owners
        self.setAccessibleDescription(color_names()[color])
        self.update()

    def sizeHint(self) -> QSize:
        """The disc with its ring."""
        side = round((_DISC + 10) * text_scale(self._theme))
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the disc."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        center = QRectF(self.rect()).center()
        radius = _DISC / 2 * text_scale(self._theme)
        color = self._theme.player_color(self._color)
        paint_avatar(painter, center, radius, color, initials(self._name), self._theme)
        if self.hasFocus() or self.underMouse():
            ring = QPen(
                self._theme.colors.paper_focus if self.hasFocus() else self._theme.colors.paper_ink_2, 2
            )
            painter.setPen(ring)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(center, radius + 3, radius + 3)
        painter.end()

    def _chosen(self, action: QAction) -> None:
        self.chosen.emit(action.data())

    def _open(self) -> None:
        self.menu.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def _dress_menu(self) -> None:
        for color, (action, name) in enumerate(zip(self._actions, color_names(), strict=True)):
            owner = self._name if color == self._color else self._owners.get(color, "")
            action.setIcon(_color_icon(self._theme, color, owner))
            action.setChecked(color == self._color)
            if color in self._owners:
                text = tr(_C, "{color}: changes with {name}").format(color=name, name=owner)
                action.setText(escaped(text))
            else:
                action.setText(name)
        self.menu.setActiveAction(self._actions[self._color])


class _LevelBox(QuietComboBox, Themed):
    """The computer players by name and face; the list tells how each of them plays."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setMinimumContentsLength(7)
        for level in LEVELS:
            self.addItem(character_short_name(level.key))
            place = self.count() - 1
            self.setItemData(place, character_name(level.key), Qt.ItemDataRole.AccessibleTextRole)
            self.setItemData(place, character_manner(level.key), Qt.ItemDataRole.ToolTipRole)
            self.setItemData(place, character_manner(level.key), Qt.ItemDataRole.AccessibleDescriptionRole)
        self._painter = _LevelPainter(theme, self)
        self.view().setItemDelegate(self._painter)
        self._dress()
        self.currentIndexChanged.connect(self._tell)

    @property
    def level(self) -> str:
        """The key of the player."""
        return LEVELS[max(0, self.currentIndex())].key

    def choose(self, level: str) -> None:
        """Another player; for an unknown key the one in the middle."""
        self.setCurrentIndex(LEVELS.index(level_of(level)))
        self._tell()

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        self._theme = theme
        self._painter.set_theme(theme)
        self._dress()

    def showPopup(self) -> None:
        """The list is wide enough to tell how each plays."""
        self.view().setMinimumWidth(round(_MANNER_WIDTH * text_scale(self._theme)))
        super().showPopup()

    def _dress(self) -> None:
        side = round(26 * text_scale(self._theme))
        self.setIconSize(QSize(side, side))
        for place, level in enumerate(LEVELS):
            self.setItemIcon(place, _face_icon(self._theme, level.key))

    def _tell(self) -> None:
        manner = character_manner(self.level)
        self.setToolTip(plain_tooltip(manner))
        self.setAccessibleDescription(manner)


class _LevelPainter(QStyledItemDelegate):
    """A player in the list: face, name, and how they play."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def set_theme(self, theme: Theme) -> None:
        """Paints with another theme from now on."""
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Two lines."""
        return QSize(100, round(54 * text_scale(self._theme)))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draws the player."""
        theme, scale = self._theme, text_scale(self._theme)
        colors = theme.colors
        level = LEVELS[index.row()].key
        box: QRect = option.rect
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen:
            painter.fillRect(box, blend(with_alpha(colors.accent, 30), colors.paper_field))
            painter.fillRect(QRect(box.left(), box.top(), 4, box.height()), colors.accent)
        side = 40 * scale
        face = QRectF(0, 0, side, side)
        face.moveCenter(QPointF(box.left() + 12 + side / 2, box.center().y()))
        paint_character(painter, face, level, theme)
        left = int(face.right() + 12 * scale)
        text = QRect(left, box.top() + int(6 * scale), box.right() - left - 8, box.height() - int(12 * scale))
        painter.setFont(ui_font(theme.type_sizes.body * scale, BOLD))
        painter.setPen(colors.paper_ink)
        painter.drawText(text, Qt.AlignmentFlag.AlignTop, character_name(level))
        painter.setFont(ui_font(theme.type_sizes.small * scale, MEDIUM))
        painter.setPen(colors.paper_ink_2)
        line = painter.fontMetrics().elidedText(
            character_manner(level), Qt.TextElideMode.ElideRight, text.width()
        )
        painter.drawText(text, Qt.AlignmentFlag.AlignBottom, line)
        painter.restore()


class _SignButton(QPushButton, Themed):
    """A small button with a sign only, without a frame."""

    def __init__(self, icon_name: str, theme: Theme) -> None:
        super().__init__()
        self._icon_name = icon_name
        self.setProperty("kind", "link")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._dress(theme)

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Another ink."""
        self._dress(theme)

    def _dress(self, theme: Theme) -> None:
        self.setIcon(icon(self._icon_name, theme.colors.paper_ink))


def color_names() -> tuple[str, ...]:
    """What the player colours are called, in the order of the themes."""
    return (
        tr(_C, "Blue"),
        tr(_C, "Amber"),
        tr(_C, "Pink"),
        tr(_C, "Green"),
        tr(_C, "Vermilion"),
        tr(_C, "Sky blue"),
        tr(_C, "Yellow"),
        tr(_C, "Black"),
    )


def free_color(taken: Sequence[int]) -> int:
    """The first player colour that nobody has."""
    return next(color for color in range(MAX_SEATS + 1) if color not in taken) % MAX_SEATS


def _color_icon(theme: Theme, color: int, owner: str) -> QIcon:
    """A disc of a colour, with the initials of who has it."""
    side = 26.0

    def paint(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_avatar(
            painter,
            QPointF(side / 2, side / 2),
            side / 2 - 1.5,
            theme.player_color(color),
            initials(owner) if owner else "",
            theme,
        )

    return QIcon(render_pixmap(QSizeF(side, side), 2.0, paint))


def _face_icon(theme: Theme, level: str) -> QIcon:
    size = QSize(_FACE, _FACE).toSizeF()
    box = QRectF(0, 0, _FACE, _FACE)
    return QIcon(render_pixmap(size, 2.0, lambda painter: paint_character(painter, box, level, theme)))


def _paint_ring(painter: QPainter, rect: QRectF, radius: float, theme: Theme) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.colors.paper_focus, 2.5))
    painter.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), radius, radius)
