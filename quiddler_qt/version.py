"""The one place that names the program's version, and what systems know the program by."""

from typing import Final

__version__ = "0.1.0"

APP_NAME: Final = "Quiddler Qt"
PROGRAM: Final = "quiddler-qt"
"""Name of the command, of the folders of its files and of the package of a system."""

APP_ID: Final = "io.github.quiddler_qt.QuiddlerQt"
"""Name of the .desktop file and the metainfo, of windows on Wayland, and on the taskbar of Windows."""
BUNDLE_ID: Final = APP_ID.replace("_", "-")
"""The same for macOS, which knows no underscores there."""
