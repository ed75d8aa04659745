"""Palette and style sheet of a theme, and the properties by which widgets ask for their look.

They are dynamic properties, set before a widget is shown (after a change: ``theme_style.restyle``):

    QPushButton   kind = gold | dark | paper | link | icon | chip | segment
                  gold: the one main action; chip, segment: checkable, a tick shows the chosen one;
                  segment also has segment = left | middle | right
    QCheckBox     kind = switch (also said by a tick)
    QFrame        material = paper | plate | field | row
                  (paper: cream sheet, plate: dark, field: white on paper, row: tinted row on paper)
    QLabel        role = display | title | heading | large | strong | total | small | accent
                  no role: running text; the ink follows the material around it

Every button keeps a margin of 4 px (times scale) inside its widget: the focus ring is drawn there, with a gap
to the button.
"""

import math

from PySide6.QtGui import QColor, QPalette

from quiddler_qt.resource_files import resource
from quiddler_qt.ui.theme.tokens import Theme, blend, with_alpha

FOCUS_MARGIN = 4
"""Room kept around every button for its focus ring, in px at scale 1."""
LARGEST_ICON = 1.5
"""Buttons with an icon alone grow no further with the text."""
PAPER_MATERIALS = ("paper", "field", "row")


def application_style(theme: Theme, scale: float = 1.0) -> tuple[QPalette, str]:
    """Palette and style sheet of a theme at a font scale."""
    return _palette(theme), _sheet(theme, scale)


def focus_margin(theme: Theme, scale: float = 1.0) -> int:
    """Room kept around every button for its focus ring and the gap to it, in px."""
    return max(round(FOCUS_MARGIN * _air(scale)), math.ceil(theme.strokes.focus + theme.strokes.focus_gap))


def _air(scale: float) -> float:
    """How the room around a text grows: slower than the text, or large text leaves room for little else."""
    return 1 + (scale - 1) * 0.8


def _palette(theme: Theme) -> QPalette:
    colors = theme.colors
    role = QPalette.ColorRole
    palette = QPalette()
    for key, color in (
        (role.Window, colors.room[1]),
        (role.WindowText, colors.table_text),
        (role.Base, colors.paper_field),
        (role.AlternateBase, colors.paper[1]),
        (role.Text, colors.paper_ink),
        (role.PlaceholderText, colors.paper_ink_2),
        (role.Button, colors.dark_button),
        (role.ButtonText, colors.dark_button_ink),
        (role.BrightText, colors.table_accent),
        (role.Highlight, colors.accent),
        (role.HighlightedText, colors.accent_text),
        (role.Link, colors.accent),
        (role.LinkVisited, colors.accent),
        (role.ToolTipBase, colors.paper[0]),
        (role.ToolTipText, colors.paper_ink),
        (role.Light, colors.paper[0]),
        (role.Mid, colors.paper_edge),
        (role.Dark, colors.plate[1]),
        (role.Shadow, colors.shadow),
    ):
        palette.setColor(key, color)
    for key, ink in ((role.Text, colors.paper_ink), (role.ButtonText, colors.dark_button_ink)):
        palette.setColor(QPalette.ColorGroup.Disabled, key, with_alpha(ink, 140))
    return palette


def _css(color: QColor) -> str:
    return f"rgba({color.red()},{color.green()},{color.blue()},{color.alpha()})"


def _fall(*colors: QColor) -> str:
    """A gradient from top to bottom."""
    steps = max(1, len(colors) - 1)
    stops = ", ".join(f"stop:{index / steps:.3g} {_css(color)}" for index, color in enumerate(colors))
    return f"qlineargradient(x1:0, y1:0, x2:0, y2:1, {stops})"


def _on_paper(rest: str) -> str:
    """The selector of ``rest`` on anything made of paper."""
    places = [f'QFrame[material="{material}"]' for material in PAPER_MATERIALS]
    return ",\n".join(f"{place} {rest}" for place in (*places, "QDialog"))


def _sheet(theme: Theme, scale: float) -> str:
    return "\n".join(
        (_surfaces(theme, scale), _buttons(theme, scale), _fields(theme, scale), _bars(theme, scale))
    )


def _lines(theme: Theme) -> tuple[int, int, int]:
    """Edge, active edge and focus edge in whole px: a style sheet knows no others."""
    strokes = theme.strokes
    return (
        math.floor(strokes.edge + 0.5),
        math.floor(strokes.active_edge + 0.5),
        max(3, math.floor(strokes.focus)),
    )


def _surfaces(theme: Theme, scale: float) -> str:
    c, sheet, tile = theme.colors, theme.radii.sheet, theme.radii.tile
    thin, thick, _ring = _lines(theme)
    pad = round(10 * scale)
    field_edge = _css(c.paper_edge if theme.plain else c.paper_line)
    row_edge = f"{thin}px solid {_css(c.paper_edge)}" if theme.plain else "none"
    return f"""
QLabel {{ background: transparent; color: {_css(c.table_text)}; }}
QLabel[role="small"] {{ color: {_css(c.table_text_2)}; }}
QLabel[role="accent"] {{ color: {_css(c.table_accent)}; }}
QFrame[material="paper"] {{ background: {_fall(*c.paper)}; border: {thin}px solid {_css(c.paper_edge)};
  border-radius: {sheet}px; }}
PaperFrame[material="paper"] {{ background: transparent; border: none; border-radius: 0; }}
QFrame[material="plate"] {{ background: {_fall(*c.plate)}; border: {thin}px solid {_css(c.plate_edge)};
  border-radius: {tile}px; }}
TableTalk[material="plate"] {{ margin: 0 10px 8px 10px; }}
QFrame[material="plate"][active="true"] {{ border: {thick}px solid {_css(c.plate_active_edge)}; }}
QFrame[material="field"] {{ background: {_css(c.paper_field)}; border: {thin}px solid {field_edge};
  border-radius: {tile - 4}px; }}
QFrame[material="row"] {{ background: {_css(c.paper_row)}; border: {row_edge}; border-radius: {tile - 6}px; }}
QFrame[material="plate"] QLabel {{ color: {_css(c.plate_text)}; }}
QFrame[material="plate"] QLabel[role="small"] {{ color: {_css(c.plate_text_2)}; }}
QFrame[material="plate"] QLabel[role="total"], QFrame[material="plate"] QLabel[role="heading"],
QFrame[material="plate"] QLabel[role="accent"] {{ color: {_css(c.plate_total)}; }}
{_on_paper("QLabel")} {{ color: {_css(c.paper_ink)}; }}
{_on_paper('QLabel[role="small"]')} {{ color: {_css(c.paper_ink_2)}; }}
{_on_paper('QLabel[role="accent"]')} {{ color: {_css(c.accent)}; }}
QDialog {{ background: {_fall(*c.paper)}; }}
QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
QToolTip {{ background: {_css(c.paper[0])}; color: {_css(c.paper_ink)};
  border: {thin}px solid {_css(c.paper_edge)}; padding: {round(5 * scale)}px {pad}px; }}
QMenu {{ background: {_css(c.paper_field)}; color: {_css(c.paper_ink)};
  border: {thin}px solid {_css(c.paper_edge)}; padding: {round(6 * scale)}px; }}
QMenu::item {{ padding: {round(7 * scale)}px {round(22 * scale)}px; border-radius: 6px; }}
QMenu::item:selected {{ background: {_css(c.accent)}; color: {_css(c.accent_text)}; }}
QMenu::item:disabled {{ color: {_css(with_alpha(c.paper_ink, 140))}; }}
QMenu::separator {{ height: 1px; background: {_css(c.paper_line)}; margin: 5px 8px; }}
"""


def _button_rule(
    theme: Theme, selector: str, fill: QColor, edge: QColor, ink: QColor, *, drop: int = 112
) -> str:
    """The states of one kind of raised button."""
    thin, thick, _ring = _lines(theme)
    if theme.plain:
        active = _css(theme.colors.tray_active_edge)
        return f"""
{selector} {{ background: {_css(fill)}; color: {_css(ink)}; border: {thin}px solid {_css(edge)}; }}
{selector}:hover {{ border: {thick}px solid {active}; }}
{selector}:pressed {{ background: {_css(ink)}; color: {_css(fill)}; }}
{selector}:disabled {{ background: {_css(theme.colors.paper[0])}; color: {_css(theme.colors.paper_ink)};
  border: {thin}px dotted {_css(theme.colors.paper_ink)}; }}
"""
    dull = with_alpha(ink, 150)
    flat = blend(with_alpha(fill, 150), QColor("#8f8778"))
    return f"""
{selector} {{ background: {_fall(fill.lighter(drop), fill, fill.darker(drop))}; color: {_css(ink)};
  border: {thin}px solid {_css(edge)}; }}
{selector}:hover {{ background: {_fall(fill.lighter(drop + 8), fill.lighter(106), fill.darker(drop - 6))}; }}
{selector}:pressed {{ background: {_fall(fill.darker(drop), fill, fill)}; }}
{selector}:disabled {{ background: {_css(flat)}; color: {_css(dull)};
  border-color: {_css(with_alpha(edge, 120))}; }}
"""


def _buttons(theme: Theme, scale: float) -> str:
    c, s = theme.colors, theme.sizes
    thin, _thick, _ring = _lines(theme)
    margin = focus_margin(theme, scale)
    air = _air(scale)
    height, tall = round((s.button - 2) * air), round((s.primary_button - 2) * air)
    # An icon is seen from farther away than a letter: beyond that it takes the room of what it stands beside.
    small = round((s.icon_button - 2) * min(scale, LARGEST_ICON))
    wide, narrow = round(18 * air), round(9 * air)
    round_end, tall_end, small_end = height // 2, tall // 2, small // 2
    quiet = with_alpha(c.plate[1], 150)
    segment = c.paper_field if theme.plain else blend(with_alpha(c.paper_edge, 60), c.paper[0])
    return f"""
QPushButton {{ margin: {margin}px; padding: 0 {wide}px; min-height: {height}px;
  border-radius: {round_end}px; }}
QPushButton[kind="gold"] {{ min-height: {tall}px; border-radius: {tall_end}px;
  padding: 0 {round(24 * air)}px; }}
{_button_rule(theme, "QPushButton", c.paper_field, c.paper_edge, c.paper_ink, drop=104)}
{_button_rule(theme, 'QPushButton[kind="gold"]', c.gold_button, c.gold_button_edge, c.gold_button_ink)}
{_button_rule(theme, 'QPushButton[kind="dark"]', c.dark_button, c.dark_button_edge, c.dark_button_ink)}
QPushButton[kind="icon"] {{ background: {_css(quiet)}; border: {thin}px solid {_css(c.plate_edge)};
  color: {_css(c.plate_text)}; padding: 0; min-width: {small}px; max-width: {small}px; min-height: {small}px;
  max-height: {small}px; border-radius: {small_end}px; }}
QPushButton[kind="icon"]:hover, QPushButton[kind="icon"]:checked {{ background: {_css(c.plate[0])};
  border: {thin}px solid {_css(c.plate_active_edge)}; }}
{_on_paper('QPushButton[kind="icon"]')} {{ background: {_css(c.paper_field)};
  border: {thin}px solid {_css(c.paper_edge)}; color: {_css(c.paper_ink)}; }}
{_on_paper('QPushButton[kind="icon"]:hover')} {{ background: {_css(c.paper[1])};
  border-color: {_css(c.paper_ink)}; }}
QPushButton[kind="link"] {{ background: transparent; border: none; text-decoration: underline;
  color: {_css(c.table_text)}; padding: 0 {round(4 * scale)}px; text-align: left; }}
QPushButton[kind="link"]:disabled {{ background: transparent; }}
QPushButton[kind="link"]:hover {{ color: {_css(c.table_accent)}; }}
QFrame[material="plate"] QPushButton[kind="link"] {{ color: {_css(c.plate_text)}; }}
{_on_paper('QPushButton[kind="link"]')} {{ color: {_css(c.paper_ink)}; }}
{_on_paper('QPushButton[kind="link"]:hover')} {{ color: {_css(c.accent)}; }}
QPushButton[kind="chip"]:checked, QPushButton[kind="segment"]:checked {{ background: {_css(c.accent)};
  color: {_css(c.accent_text)}; border: {thin}px solid {_css(c.accent)}; padding: 0 {narrow}px; }}
QPushButton[kind="segment"] {{ background: {_css(segment)}; border: {thin}px solid {_css(c.paper_field_edge)};
  margin: {margin}px 0; }}
QPushButton[kind="segment"]:hover:!checked {{ background: {_css(c.paper_field)}; }}
QPushButton[kind="segment"][segment="left"] {{ margin-left: {margin}px; border-top-right-radius: 0;
  border-bottom-right-radius: 0; border-right: none; }}
QPushButton[kind="segment"][segment="middle"] {{ border-radius: 0; }}
QPushButton[kind="segment"][segment="right"] {{ margin-right: {margin}px; border-top-left-radius: 0;
  border-bottom-left-radius: 0; border-left: none; }}
QRadioButton, QCheckBox {{ color: {_css(c.paper_ink)}; spacing: {round(10 * scale)}px; padding: {margin}px;
  min-height: {round(28 * scale)}px; }}
"""


def _arrow(direction: str, theme: Theme) -> str:
    """The path of an arrow for a style sheet, which cannot draw one; light where fields are dark."""
    light = "_light" if theme.colors.paper_field.lightness() < 128 else ""
    return resource("icons", f"arrow_{direction}{light}.png").as_posix().replace('"', '\\"')


def _fields(theme: Theme, scale: float) -> str:
    c = theme.colors
    thin, thick, ring = _lines(theme)
    margin, pad, height = focus_margin(theme, scale), round(10 * scale), round(32 * scale)
    arrow = round(14 * scale)
    return f"""
QLineEdit, QComboBox, QAbstractSpinBox, QPlainTextEdit, QTextEdit {{ background: {_css(c.paper_field)};
  color: {_css(c.paper_ink)}; border: {thin}px solid {_css(c.paper_field_edge)};
  border-radius: {round(8 * scale)}px; padding: 1px {pad}px; min-height: {height}px;
  selection-background-color: {_css(c.accent)};
  selection-color: {_css(c.accent_text)}; }}
QLineEdit, QComboBox, QAbstractSpinBox {{ margin: {margin}px 0; }}
QLineEdit:focus, QComboBox:focus, QAbstractSpinBox:focus, QPlainTextEdit:focus, QTextEdit:focus {{
  border: {ring}px solid {_css(c.paper_focus)}; padding: 0 {max(0, pad - ring + thin)}px;
  min-height: {height - 2 * (ring - thin) + 2}px; }}
QLineEdit:disabled, QComboBox:disabled, QAbstractSpinBox:disabled {{ background: {_css(c.paper[1])};
  color: {_css(with_alpha(c.paper_ink, 150))}; }}
QAbstractSpinBox QLineEdit {{ border: none; background: transparent; margin: 0; padding: 0 {pad}px;
  min-height: 0; }}
QComboBox::drop-down {{ border: none; width: {arrow + pad * 2}px; }}
QComboBox::down-arrow {{ image: url("{_arrow("down", theme)}"); width: {arrow}px; height: {arrow}px; }}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{ border: none; width: {arrow + pad}px; }}
QAbstractSpinBox::up-arrow {{ image: url("{_arrow("up", theme)}"); width: {arrow}px; height: {arrow}px; }}
QAbstractSpinBox::down-arrow {{ image: url("{_arrow("down", theme)}"); width: {arrow}px; height: {arrow}px; }}
QComboBox QAbstractItemView, QListView, QTreeView, QTableView {{ background: {_css(c.paper_field)};
  color: {_css(c.paper_ink)}; border: {thin}px solid {_css(c.paper_edge)}; outline: none;
  selection-background-color: {_css(c.accent)}; selection-color: {_css(c.accent_text)}; }}
QListView, QTableView {{ border-radius: {round(10 * scale)}px; padding: {round(4 * scale)}px; }}
QComboBox QAbstractItemView {{ border-radius: 0; padding: 0; }}
QListView:focus, QTreeView:focus, QTableView:focus {{ border: {thick}px solid {_css(c.paper_focus)}; }}
QComboBox QAbstractItemView::item, QListView::item {{ min-height: {height}px; padding: 0 {pad}px; }}
QListView::item {{ border-radius: {round(7 * scale)}px; }}
QListView::item:selected {{ background: {_css(c.accent)}; color: {_css(c.accent_text)}; }}
QHeaderView::section {{ background: {_css(c.paper_field)}; color: {_css(c.paper_ink_2)}; border: none;
  border-bottom: {thin}px solid {_css(c.paper_edge)}; padding: 4px {pad}px; }}
"""


def _bars(theme: Theme, scale: float) -> str:
    c = theme.colors
    thin, thick, ring = _lines(theme)
    width, end = round(12 * scale), round(12 * scale) // 2
    thumb = round(20 * scale)
    return f"""
QScrollBar:vertical {{ background: transparent; width: {width}px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: {width}px; margin: 0; }}
QScrollBar::handle {{ background: {_css(c.paper_field_edge)}; border-radius: {end - 2}px; margin: 2px; }}
QScrollBar::handle:vertical {{ min-height: {round(36 * scale)}px; }}
QScrollBar::handle:horizontal {{ min-width: {round(36 * scale)}px; }}
QScrollBar::handle:hover {{ background: {_css(c.accent)}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QSlider {{ min-height: {thumb + 4}px; }}
QSlider::groove:horizontal {{ height: {round(6 * scale)}px; border-radius: {round(3 * scale)}px;
  background: {_css(c.paper_edge)}; }}
QSlider::sub-page:horizontal {{ background: {_css(c.accent)}; border-radius: {round(3 * scale)}px; }}
QSlider::handle:horizontal {{ width: {thumb}px; margin: -{(thumb - round(6 * scale)) // 2}px 0;
  border-radius: {thumb // 2}px; background: {_css(c.paper_field)};
  border: {thick}px solid {_css(c.paper_ink)}; }}
QSlider::handle:horizontal:focus {{ border: {ring}px solid {_css(c.paper_focus)}; }}
QProgressBar {{ background: {_css(c.tray)}; border: {thin}px solid {_css(c.tray_edge)};
  border-radius: {end}px; min-height: {width}px; max-height: {width}px; color: transparent; }}
QProgressBar::chunk {{ background: {_css(c.gold_button)}; border-radius: {end - 1}px; }}
"""
