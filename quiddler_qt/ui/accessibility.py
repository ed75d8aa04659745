"""What a screen reader finds on the table: the view, its zones, and the cards in them.

Qt knows widgets by itself but nothing of the items of a scene, nor that a widget is a cell of a table.
``install()`` adds an interface for every ``AccessibleItem``, ``AccessibleView`` and ``AccessiblePart``; it
has to run before the first widget is made. ``announce()`` speaks.

Rules learnt the hard way: an interface for an item derives from QAccessibleWidget over a widget that is
never shown, because only so an action interface exists; ``interface_cast`` is never overridden (it
crashes); no override may raise, since Qt cannot pass an exception on.
"""

import functools
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar, cast

import shiboken6
from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
    QFocusEvent,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsItem, QGraphicsObject, QGraphicsView, QWidget

_log = logging.getLogger(__name__)
_Method = TypeVar("_Method", bound=Callable[..., Any])


class AccessibleItem(QGraphicsObject):
    """An item that a screen reader can find: it has a role, a name, children and actions."""

    role = QAccessible.Role.Button

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._interface: QAccessibleInterface | None = None

    def accessible_view(self) -> QGraphicsView | None:
        """The view that shows the item."""
        scene = self.scene()
        views = scene.views() if scene is not None else []
        return views[0] if views else None

    def shows_focus(self) -> bool:
        """Whether the item has the keyboard and the view marks it now."""
        if not self.hasFocus():
            return False
        view = self.accessible_view()
        return view.shows_focus if isinstance(view, AccessibleView) else True

    def accessible_parent(self) -> QObject | None:
        """The zone the item belongs to, or the view."""
        return self.accessible_view()

    def accessible_name(self) -> str:
        """What the item is, in the language of the interface."""
        return ""

    def accessible_text(self) -> str:
        """What can be said beyond the name: why something cannot be done."""
        return ""

    def accessible_children(self) -> Sequence[QObject]:
        """Items within, in reading order."""
        return ()

    def accessible_actions(self) -> Mapping[str, Callable[[], None]]:
        """What can be done with it, by name."""
        return {}

    def accessible_state(self, state: QAccessible.State) -> None:
        """Adds to the state what only the item knows."""

    def selection_changed(self) -> None:
        """Tells a screen reader, if one runs, that the item was selected or is no longer."""
        if QAccessible.isActive():
            change = QAccessible.State()
            change.selected = True
            QAccessible.updateAccessibility(QAccessibleStateChangeEvent(self, change))

    def accessible_changed(self) -> None:
        """Tells a screen reader, if one runs, that the name is another."""
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Shows the focus and tells the screen reader."""
        super().focusInEvent(event)
        self.update()
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Focus))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Takes the mark of the focus away."""
        super().focusOutEvent(event)
        self.update()


class AccessibleView(QGraphicsView):
    """A view whose items a screen reader can find.

    ``shows_focus`` is False after a press of the pointer, until a key is pressed: a ring that follows the
    mouse would only be in the way.
    """

    shows_focus = True

    def accessible_children(self) -> Sequence[QObject]:
        """Zones and widgets in reading order."""
        return ()

    def accessible_focus(self) -> QObject | None:
        """The item that has the keyboard."""
        item = self.scene().focusItem() if self.scene() is not None else None
        return item if isinstance(item, AccessibleItem) else None


class AccessiblePart:
    """Mixed into a widget that is part of something larger: a table, its lines, their heads and cells."""

    accessible_role = QAccessible.Role.Grouping

    def accessible_whole(self) -> QWidget | None:
        """What it is a part of; None for the widget around it."""
        return None

    def accessible_parts(self) -> Sequence[QWidget]:
        """What it has within, in reading order."""
        return ()

    def accessible_labels(self) -> Sequence[QWidget]:
        """What says what it is about: the heads of its line and column."""
        return ()

    def accessible_actions(self) -> Mapping[str, Callable[[], None]]:
        """What can be done with it, by name."""
        return {}


def install() -> None:
    """Makes scenes accessible. Call once, before the first widget."""
    QAccessible.installFactory(_Factory().make)


def announce(widget: QWidget, text: str, *, assertive: bool = False) -> None:
    """Has a screen reader say a sentence; ``assertive`` interrupts what it says."""
    if not text or not QAccessible.isActive():
        return
    event = QAccessibleAnnouncementEvent(widget, text)
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if assertive else politeness.Polite)
    QAccessible.updateAccessibility(event)


def _safe(default: Callable[[], object]) -> Callable[[_Method], _Method]:
    """Turns an exception in an override into a log line and a harmless answer."""

    def wrap(method: _Method) -> _Method:
        @functools.wraps(method)
        def run(*args: object) -> object:
            try:
                return method(*args)
            except Exception:  # noqa: BLE001 - whatever it is, Qt cannot pass it on
                _log.exception("accessibility: %s", method.__name__)
                return default()

        return cast(_Method, run)

    return wrap


def _nothing() -> None:
    return None


def _query(target: QObject | None) -> QAccessibleInterface:
    """The interface of an object; None (Qt's null, which the stubs leave out) where there is none."""
    if target is None or not shiboken6.isValid(target):
        return cast(QAccessibleInterface, None)
    return QAccessible.queryAccessibleInterface(target)


def _at(children: Sequence[QObject], index: int) -> QAccessibleInterface:
    return _query(children[index] if 0 <= index < len(children) else None)


def _index(children: Sequence[QObject], target: QObject | None) -> int:
    return next((index for index, child in enumerate(children) if child is target), -1)


def _hit(children: Sequence[QObject], x: int, y: int) -> QAccessibleInterface:
    for child in reversed(children):
        interface = _query(child)
        if interface is not None and interface.rect().contains(x, y):
            return interface
    return _query(None)


class _ItemInterface(QAccessibleWidget):
    """One item as the screen reader sees it."""

    def __init__(self, item: AccessibleItem, stand_in: QWidget) -> None:
        super().__init__(stand_in, item.role, "")
        self._item = item

    @_safe(_nothing)
    def object(self) -> QObject:
        return self._item

    @_safe(bool)
    def isValid(self) -> bool:
        return shiboken6.isValid(self._item)

    @_safe(_nothing)
    def parent(self) -> QAccessibleInterface:
        return _query(self._item.accessible_parent())

    @_safe(int)
    def childCount(self) -> int:
        return len(self._item.accessible_children())

    @_safe(_nothing)
    def child(self, index: int) -> QAccessibleInterface:
        return _at(self._item.accessible_children(), index)

    @_safe(lambda: -1)
    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return _index(self._item.accessible_children(), child.object())

    @_safe(_nothing)
    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return _hit(self._item.accessible_children(), x, y)

    @_safe(_nothing)
    def focusChild(self) -> QAccessibleInterface:
        children = self._item.accessible_children()
        return _query(next((c for c in children if isinstance(c, QGraphicsItem) and c.hasFocus()), None))

    @_safe(lambda: QAccessible.Role.Button)
    def role(self) -> QAccessible.Role:
        return self._item.role

    @_safe(str)
    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            return self._item.accessible_name()
        return self._item.accessible_text() if kind == QAccessible.Text.Description else ""

    @_safe(QRect)
    def rect(self) -> QRect:
        view = self._item.accessible_view()
        if view is None:
            return QRect()
        box = view.mapFromScene(self._item.sceneBoundingRect()).boundingRect()
        return QRect(view.viewport().mapToGlobal(box.topLeft()), box.size())

    @_safe(QAccessible.State)
    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        item = self._item
        state.focusable = bool(item.flags() & QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)
        state.focused = item.hasFocus()
        state.disabled = not item.isEnabled()
        state.invisible = not item.isVisible()
        item.accessible_state(state)
        return state

    @_safe(_nothing)
    def window(self) -> QWindow:
        view = self._item.accessible_view()
        return view.window().windowHandle() if view is not None else cast(QWindow, None)

    @_safe(list)
    def relations(
        self, match: QAccessible.RelationFlag = QAccessible.RelationFlag.AllRelations
    ) -> list[tuple[QAccessibleInterface, QAccessible.RelationFlag]]:
        return []

    @_safe(list)
    def actionNames(self) -> list[str]:
        names = list(self._item.accessible_actions())
        if self._item.flags() & QGraphicsItem.GraphicsItemFlag.ItemIsFocusable:
            names.append("SetFocus")
        return names

    @_safe(_nothing)
    def doAction(self, name: str) -> None:
        if name == "SetFocus":
            self._item.setFocus(Qt.FocusReason.OtherFocusReason)
        elif (action := self._item.accessible_actions().get(name)) is not None:
            action()

    @_safe(list)
    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class _ViewInterface(QAccessibleWidget):
    """The view: a group of zones."""

    def __init__(self, view: AccessibleView) -> None:
        super().__init__(view, QAccessible.Role.Grouping, view.accessibleName())
        self._view = view

    @_safe(int)
    def childCount(self) -> int:
        return len(self._view.accessible_children())

    @_safe(_nothing)
    def child(self, index: int) -> QAccessibleInterface:
        return _at(self._view.accessible_children(), index)

    @_safe(lambda: -1)
    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return _index(self._view.accessible_children(), child.object())

    @_safe(_nothing)
    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return _hit(self._view.accessible_children(), x, y)

    @_safe(_nothing)
    def focusChild(self) -> QAccessibleInterface:
        return _query(self._view.accessible_focus())


class _PartInterface(QAccessibleWidget):
    """A widget with a place in something larger. State, place and texts are those of every widget."""

    def __init__(self, widget: QWidget, part: AccessiblePart) -> None:
        super().__init__(widget, part.accessible_role, "")
        self._widget, self._part = widget, part

    @_safe(_nothing)
    def parent(self) -> QAccessibleInterface:
        return _query(self._part.accessible_whole() or self._widget.parentWidget())

    @_safe(int)
    def childCount(self) -> int:
        return len(self._part.accessible_parts())

    @_safe(_nothing)
    def child(self, index: int) -> QAccessibleInterface:
        return _at(self._part.accessible_parts(), index)

    @_safe(lambda: -1)
    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return _index(self._part.accessible_parts(), child.object())

    @_safe(_nothing)
    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return _hit(self._part.accessible_parts(), x, y)

    @_safe(_nothing)
    def focusChild(self) -> QAccessibleInterface:
        return _query(next((part for part in self._part.accessible_parts() if part.hasFocus()), None))

    @_safe(list)
    def relations(
        self, match: QAccessible.RelationFlag = QAccessible.RelationFlag.AllRelations
    ) -> list[tuple[QAccessibleInterface, QAccessible.RelationFlag]]:
        label = QAccessible.RelationFlag.Label
        if not match & label:
            return []
        return [(_query(head), label) for head in self._part.accessible_labels()]

    @_safe(list)
    def actionNames(self) -> list[str]:
        return [*self._part.accessible_actions(), *super().actionNames()]

    @_safe(_nothing)
    def doAction(self, name: str) -> None:
        action = self._part.accessible_actions().get(name)
        if action is not None:
            action()
        else:
            super().doAction(name)


class _Factory:
    """Makes the interfaces. Qt keeps the factory alive, and the factory the widget behind all items."""

    def __init__(self) -> None:
        self._stand_in: QWidget | None = None
        self._kept: dict[int, QAccessibleInterface] = {}

    def make(self, _class_name: str, target: QObject) -> QAccessibleInterface | None:
        """The interface of an object of ours, None for any other."""
        try:
            if isinstance(target, AccessibleItem):
                # Kept by the item: Qt holds the C++ half only.
                interface = _ItemInterface(target, self._widget())
                target._interface = interface  # noqa: SLF001 - the item keeps it and looks at it no more
                return interface
            if isinstance(target, AccessibleView):
                return self._keep(target, _ViewInterface(target))
            if isinstance(target, QWidget) and isinstance(target, AccessiblePart):
                return self._keep(target, _PartInterface(target, target))
        except Exception:  # noqa: BLE001 - Qt would swallow it without a word
            _log.exception("accessibility: no interface made")
        return None

    def _keep(self, target: QObject, interface: QAccessibleInterface) -> QAccessibleInterface:
        """Keeps the Python half of an interface for as long as there is what it is for."""
        key = id(target)
        self._kept[key] = interface
        target.destroyed.connect(lambda: self._kept.pop(key, None))
        return interface

    def _widget(self) -> QWidget:
        if self._stand_in is None or not shiboken6.isValid(self._stand_in):
            self._stand_in = QWidget()
            self._stand_in.setObjectName("accessible_stand_in")
        return self._stand_in
