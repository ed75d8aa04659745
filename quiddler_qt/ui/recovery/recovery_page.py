"""The room where things are brought back: what was set aside and why, and what was before."""

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QFrame, QVBoxLayout, QWidget

from quiddler_qt.storage.recovery_shelf import KeptFile, KeptKind, RecoveryShelf
from quiddler_qt.storage.save_codec import SaveError
from quiddler_qt.storage.save_store import SUFFIX, GameInUseError
from quiddler_qt.storage.word_files import LIST_SUFFIX
from quiddler_qt.ui import file_wording
from quiddler_qt.ui.dialogs.flow_layout import FlowLayout, clear_layout
from quiddler_qt.ui.dialogs.labels import ElidedLabel, push_button, text_label
from quiddler_qt.ui.dialogs.notice_line import NoticeLine
from quiddler_qt.ui.dialogs.paper_sheet import FittingScrollArea, section_title
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.pages.nothing_here import NothingHere
from quiddler_qt.ui.pages.paper_room import PaperRoom
from quiddler_qt.ui.rooms import ROOM_ICONS, Room
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import Theme
from quiddler_qt.ui.wording import DOT, enumeration, round_title

_C = "Recovery"
MOST_ROWS: Final = 40
"""So many rows of a kind; the folder has the rest."""
_TROUBLE = (SaveError, OSError, GameInUseError)


class RecoveryPage(PaperRoom):
    """Lists what there is in parts, each row with what can be done; the last step can be undone.

    ``open_kept`` goes on with a game; it may raise SaveError, OSError or GameInUseError. ``data_changed`` is
    told the name of a file of settings or records that holds something else now.
    """

    def __init__(
        self,
        theme: Theme,
        art: CardArt,
        shelf: RecoveryShelf,
        open_kept: Callable[[Path], None],
        data_changed: Callable[[str], None],
    ) -> None:
        super().__init__(theme, art, "recovery", tr(_C, "Bring something back"))
        self._shelf = shelf
        self._open_kept = open_kept
        self._data_changed = data_changed
        self._list = QVBoxLayout()
        self._list.setSpacing(theme.spaces.small)
        content = QWidget()
        content.setLayout(self._list)
        self._notice = NoticeLine("recovery_notice")
        self.body.addWidget(FittingScrollArea(content), 1)
        self.body.addWidget(self._notice)

    def enter(self) -> None:
        """Shows what there is now."""
        self._notice.say("")
        self._read()
        super().enter()

    # -- what is shown ---------------------------------------------------------------------------------------
    def _read(self) -> None:
        clear_layout(self._list)
        files = self._shelf.files()
        if not files:
            self._add(NothingHere(self._theme, ROOM_ICONS[Room.RECOVERY], _nothing(), "recovery_nothing"), 1)
        for number, (heading, told, kinds) in enumerate(_parts()):
            part = [kept for kept in files if kept.kind in kinds]
            if part:
                self._show_part(number, heading, told, part)
        if files:
            self._list.addStretch(1)

    def _show_part(self, number: int, heading: str, told: str, part: Sequence[KeptFile]) -> None:
        self._add(section_title(heading))
        self._add(text_label(told, "small", wrap=True))
        for place, kept in enumerate(part[:MOST_ROWS]):
            self._add(self._row(kept, f"recovery_{number}_{place}"))
        if len(part) > MOST_ROWS:
            more = tr(_C, "%n more in the folder {folder}", len(part) - MOST_ROWS)
            self._add(text_label(more.format(folder=part[0].path.parent), "small", wrap=True))

    def _add(self, widget: QWidget, stretch: int = 0) -> None:
        """One more line; shown now, so that it can have the keyboard."""
        self._list.addWidget(widget, stretch)
        widget.show()

    def _row(self, kept: KeptFile, name: str) -> QFrame:
        row = QFrame()
        row.setObjectName(name)
        row.setProperty("material", "row")
        row.setAccessibleName(DOT.join((_title(kept), _state(kept))))
        column = QVBoxLayout(row)
        column.setContentsMargins(16, 10, 12, 8)
        column.setSpacing(self._theme.spaces.tiny)
        column.addWidget(ElidedLabel(_title(kept), "strong", name=f"{name}_title"))
        column.addWidget(text_label(_state(kept), "small", wrap=True, name=f"{name}_state"))
        buttons = QWidget()
        flow = FlowLayout(buttons, gap=6, line_gap=2)
        for key, text, act in self._acts(kept):
            button = push_button(text, "paper", f"{name}_{key}")
            button.setAccessibleDescription(_title(kept))
            button.clicked.connect(partial(self._try, kept, act))
            flow.addWidget(button)
        column.addWidget(buttons)
        return row

    def _acts(self, kept: KeptFile) -> list[tuple[str, str, Callable[[KeptFile], None]]]:
        """What can be done with a file: key, text and the deed."""
        acts: list[tuple[str, str, Callable[[KeptFile], None]]] = []
        if kept.summary is not None:
            acts.append(("restore", tr(_C, "Bring the game back"), self._bring_back_game))
        elif kept.kind is KeptKind.DATA_BEFORE:
            acts.append(("restore", tr(_C, "Use this version"), self._bring_back_data))
        acts.append(("copy", tr(_C, "Save a copy…"), self._give_out))
        if kept.kind in (KeptKind.SET_ASIDE, KeptKind.DATA_DAMAGED):
            acts.append(("delete", tr(_C, "Delete"), self._delete))
        return acts

    # -- what is done ----------------------------------------------------------------------------------------
    def _try(self, kept: KeptFile, act: Callable[[KeptFile], None]) -> None:
        """Does something; what stands against it is told."""
        try:
            act(kept)
        except _TROUBLE as error:
            self._notice.say(file_wording.trouble_sentence(kept.path.name, error))

    def _bring_back_game(self, kept: KeptFile) -> None:
        path = self._shelf.bring_back_game(kept)
        self._say_and_read(
            tr(_C, "The game is among the saved games now."),
            tr(_C, "Open it"),
            partial(self._try, kept, lambda _kept: self._open_kept(path)),
        )

    def _bring_back_data(self, kept: KeptFile) -> None:
        before = self._shelf.bring_back_data(kept)
        self._data_changed(kept.of)
        told = tr(_C, "{what}: the version of {time} is in use.")
        self._say_and_read(
            told.format(what=_title(kept), time=_time(kept)),
            tr(_C, "Undo"),
            partial(self._try, kept, partial(self._undo_data, before)),
        )

    def _undo_data(self, before: bytes | None, kept: KeptFile) -> None:
        self._shelf.put_data(kept, before)
        self._data_changed(kept.of)
        self._say_and_read(tr(_C, "All is as it was."))

    def _give_out(self, kept: KeptFile) -> None:
        suffix = SUFFIX if kept.of.endswith(SUFFIX) else Path(kept.of).suffix
        chosen, _ = QFileDialog.getSaveFileName(
            self, tr(_C, "Save a copy"), str(Path.home() / f"{Path(kept.of).stem}{suffix}")
        )
        if chosen:
            self._shelf.give_out(kept, Path(chosen))
            self._notice.say(tr(_C, "A copy was saved as {name}.").format(name=Path(chosen).name))

    def _delete(self, kept: KeptFile) -> None:
        deleted = self._shelf.delete(kept)
        self._say_and_read(
            tr(_C, "“{name}” was deleted.").format(name=kept.path.name),
            tr(_C, "Undo"),
            partial(self._try, kept, partial(self._take_back, deleted)),
        )

    def _take_back(self, deleted: Path, kept: KeptFile) -> None:
        self._shelf.take_back(kept, deleted)
        self._say_and_read(tr(_C, "All is as it was."))

    def _say_and_read(self, text: str, button: str = "", act: Callable[[], None] | None = None) -> None:
        self._read()
        self._notice.say(text, button, act)
        if act is not None:
            self._notice.focus_button()
        else:
            self.setFocus(Qt.FocusReason.OtherFocusReason)


def lead_to_recovery(room: PaperRoom, show: Callable[[], None]) -> None:
    """Puts the way to the page of recovery at the right end of another room's header."""
    button = push_button(tr(_C, "Bring something back…"), "paper", "lead_to_recovery")
    button.clicked.connect(show)
    room.header.addWidget(button)


def _nothing() -> str:
    return tr(
        _C,
        "There is nothing to bring back: no file had to be set aside, and no version before is kept yet. "
        "Games that you deleted are among the saved games.",
    )


def _parts() -> tuple[tuple[str, str, tuple[KeptKind, ...]], ...]:
    """Heading, explanation and kinds of each part of the page."""
    return (
        (
            tr(_C, "Set aside"),
            tr(_C, "Files that could not be read. They were moved here as they were; nothing was changed."),
            (KeptKind.SET_ASIDE, KeptKind.DATA_DAMAGED),
        ),
        (
            tr(_C, "Games as they were before"),
            tr(_C, "The last two saves before the newest one of each game in play."),
            (KeptKind.GAME_BEFORE,),
        ),
        (
            tr(_C, "Settings and records as they were before"),
            tr(_C, "Using a version keeps the present one as the version before."),
            (KeptKind.DATA_BEFORE,),
        ),
    )


def _title(kept: KeptFile) -> str:
    if kept.summary is not None:
        return kept.summary.presentation.title or enumeration(kept.summary.names)
    return file_wording.data_title(kept.of)


def _state(kept: KeptFile) -> str:
    """When, where in the game, or why not."""
    parts = [_time(kept)]
    if kept.summary is not None:
        parts.insert(0, round_title(kept.summary.round_number - 1, kept.summary.round_count))
    elif kept.error is not None:
        reason = file_wording.reason_text(kept.error)
        parts.insert(0, tr(_C, "Cannot be opened: {reason}").format(reason=reason))
    elif kept.of.endswith(LIST_SUFFIX):
        parts.insert(
            0, tr(_C, "Its words are not those that were brought in; please bring the list in again")
        )
    elif kept.kind is KeptKind.DATA_DAMAGED:
        parts.insert(0, tr(_C, "It could not be read, and a new one was begun"))
    return DOT.join(parts)


def _time(kept: KeptFile) -> str:
    """The local time of the last change; a file of an absurd date has none."""
    try:
        return datetime.fromtimestamp(kept.changed_s).astimezone().strftime("%Y-%m-%d %H:%M")
    except (OverflowError, OSError, ValueError):
        return "?"
