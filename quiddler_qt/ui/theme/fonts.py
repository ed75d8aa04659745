"""The two type faces of the interface: Figtree for text, Cinzel for titles (OFL, from packages).

``install_fonts()`` runs once, after the QApplication is made and before the first widget. ``ui_font`` and
``title_font`` then give the same letters on every machine.

Both files are variable fonts. Qt picks their weight by the axis "wght", not by QFont.setWeight: that, and
``font-weight`` in a style sheet, would smear the lightest weight instead. So weights are set here and
nowhere else.
"""

import importlib.resources
import logging

from PySide6.QtGui import QFont, QFontDatabase

UI_FAMILY = "Figtree"
TITLE_FAMILY = "Cinzel"

REGULAR, MEDIUM, SEMI_BOLD, BOLD, EXTRA_BOLD = 400, 500, 600, 700, 800

_SOURCES = (
    (UI_FAMILY, "fontpkg_figtree", "Figtree[wght].ttf"),
    (TITLE_FAMILY, "fontpkg_cinzel", "Cinzel[wght].ttf"),
)
_log = logging.getLogger(__name__)


def install_fonts() -> tuple[str, ...]:
    """Registers both faces with Qt and returns the families that are missing (empty when all is well).

    A missing face is logged and Qt shows the system's face in its place. Safe to call again.
    """
    known = set(QFontDatabase.families())
    missing = tuple(
        family for family, package, file in _SOURCES if family not in known and not _register(package, file)
    )
    if missing:
        _log.warning("type faces missing, the system's are shown instead: %s", ", ".join(missing))
    return missing


def _register(package: str, file: str) -> bool:
    try:
        data = importlib.resources.files(package).joinpath("files", file).read_bytes()
    except (ImportError, OSError):
        return False
    return QFontDatabase.addApplicationFontFromData(data) >= 0


def ui_font(px: float, weight: int = MEDIUM) -> QFont:
    """Figtree at a size in logical pixels; ``weight`` 300..900."""
    return _font(UI_FAMILY, px, weight)


def title_font(px: float, weight: int = EXTRA_BOLD, spacing_px: float = 0.0) -> QFont:
    """Cinzel at a size in logical pixels, ``weight`` 400..900. Its small letters are small capitals."""
    font = _font(TITLE_FAMILY, px, weight)
    if spacing_px:
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing_px)
    return font


def font_weight(font: QFont) -> int:
    """The weight a font made here is drawn with."""
    return round(font.variableAxisValue(QFont.Tag("wght")))


def _font(family: str, px: float, weight: int) -> QFont:
    font = QFont(family)
    font.setPixelSize(max(1, round(px)))
    font.setVariableAxis(QFont.Tag("wght"), weight)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font
