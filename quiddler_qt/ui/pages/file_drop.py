"""Files dropped anywhere on the window. Addresses of the web, texts and pictures are not taken."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QMimeData, QObject, Signal
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QWidget

MOST_FILES: Final = 50
_LONGEST_PATH: Final = 4096


class FileDrop(QObject):
    """Watches a window. ``dropped(tuple[Path, ...])`` gives at most ``MOST_FILES`` files of this computer."""

    dropped = Signal(object)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Takes drops of files, and shows that nothing else is taken."""
        match event:
            case QDropEvent() if event.type() == QEvent.Type.Drop:
                paths = local_files(event.mimeData())
                if paths:
                    event.acceptProposedAction()
                    self.dropped.emit(paths)
                else:
                    event.ignore()
                return True
            case QDragEnterEvent() | QDragMoveEvent():
                if local_files(event.mimeData()):
                    event.acceptProposedAction()
                else:
                    event.ignore()
                return True
        return super().eventFilter(watched, event)


def local_files(data: QMimeData) -> tuple[Path, ...]:
    """The files of this computer that something dragged stands for; the first ones of very many."""
    if not data.hasUrls():
        return ()
    names = (url.toLocalFile() for url in data.urls()[: MOST_FILES + 1] if url.isLocalFile())
    return tuple(Path(name) for name in names if name and len(name) <= _LONGEST_PATH)[:MOST_FILES]
