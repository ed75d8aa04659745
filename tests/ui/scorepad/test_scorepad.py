"""The score pad: the given numbers, said in full, on widgets that stay."""

import csv
import io
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QEnterEvent, QFont, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QMenu, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from quiddler_qt.engine.rules import Preset, Rules, preset_rules
from quiddler_qt.engine.state import Phase
from quiddler_qt.session.scorepad_table import scorepad_table
from quiddler_qt.ui.scorepad.explanation import Explanation
from quiddler_qt.ui.scorepad.pad_export import PadExporter
from quiddler_qt.ui.scorepad.pad_parts import ScoreCell
from quiddler_qt.ui.scorepad.pad_table import PadTable
from quiddler_qt.ui.scorepad.scorepad import ScorePad
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import ThemeName, load_theme
from quiddler_qt.ui.wording import bonus_name
from tests.ui.dialogs import samples
from tests.ui.dialogs.stage import put_on_stage


@pytest.fixture
def pad(qtbot: QtBot, _fonts: None) -> ScorePad:
    theme = load_theme(ThemeName.EMERALD_SALON)
    pad = ScorePad(theme, CardArt(theme))
    pad.set_motion_speed(0)
    put_on_stage(qtbot, pad, 348, 680)
    return pad


def slip(pad: ScorePad) -> Explanation | None:
    """What explains a number now, if anything does."""
    found = pad.window().findChildren(Explanation)
    return next((each for each in found if each.isVisible()), None)


def texts_of(shown: Explanation) -> list[str]:
    return [label.text() for label in shown.findChildren(QLabel) if label.isVisible()]


def title(pad: ScorePad) -> str:
    shown = slip(pad)
    return "" if shown is None else shown.accessibleName()


def press(key: Qt.Key) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key)


def focused_name() -> str:
    focused = QApplication.focusWidget()
    return "" if focused is None else focused.objectName()


def point_at(widget: QWidget) -> None:
    """The mouse comes to rest on a widget, as the window system tells it."""
    place = QPointF(widget.rect().center())
    whole = QPointF(widget.mapTo(widget.window(), place))
    QApplication.sendEvent(widget, QEnterEvent(place, whole, widget.mapToGlobal(place)))


def show(pad: ScorePad, names: tuple[str, ...], rounds: int, rules: Rules | None = None) -> None:
    table = samples.observation(names, rounds_played=rounds, phase=Phase.DRAW, rules=rules)
    pad.show_table(scorepad_table(table, samples.pad_lays(names, rounds)), table)
    QApplication.processEvents()


def cell(pad: ScorePad, name: str) -> QLabel:
    found = pad.findChild(QLabel, name)
    assert isinstance(found, QLabel)
    return found


def test_cells_show_the_scores_and_say_their_parts(pad: ScorePad) -> None:
    show(pad, samples.FOUR, 2)
    table = samples.observation(samples.FOUR, rounds_played=2, phase=Phase.DRAW)
    for round_, scores in enumerate(table.history, 1):
        for seat, score in enumerate(scores):
            assert cell(pad, f"score_r{round_}_s{seat}").text() == str(score.hand)
    # Marta's first round: BOX 22, K and U unused.
    said = cell(pad, "score_r1_s1").accessibleName()
    assert said == "Round 1, Marta, 10 points: words 22, unused \N{MINUS SIGN}12"
    assert "not scored yet" in cell(pad, "score_r3_s0").accessibleName()


def test_the_leader_is_said_in_words(pad: ScorePad) -> None:
    show(pad, samples.FOUR, 2)
    table = samples.observation(samples.FOUR, rounds_played=2)
    totals = [seat.total for seat in table.seats]
    for seat, total in enumerate(totals):
        said = cell(pad, f"score_total_s{seat}").accessibleName()
        assert said.endswith("in the lead") == (total == max(totals))


def test_a_refresh_keeps_the_widgets(pad: ScorePad) -> None:
    show(pad, samples.FOUR, 2)
    before = cell(pad, "score_r3_s0")
    show(pad, samples.FOUR, 3)
    assert cell(pad, "score_r3_s0") is before
    assert before.text() != "\N{HORIZONTAL ELLIPSIS}"
    show(pad, samples.FOUR, 2)
    assert before.text() == "\N{HORIZONTAL ELLIPSIS}"


def test_eight_seats_and_sixteen_rounds_have_their_places(pad: ScorePad) -> None:
    show(pad, samples.EIGHT, 7, preset_rules(Preset.LONG))
    for seat in range(8):
        first, last = cell(pad, f"score_r1_s{seat}"), cell(pad, f"score_r16_s{seat}")
        assert first.width() >= first.fontMetrics().horizontalAdvance("000")
        assert last.mapTo(pad, QPoint()).y() > first.mapTo(pad, QPoint()).y()
    columns = [cell(pad, f"score_r1_s{seat}").x() for seat in range(8)]
    assert columns == sorted(set(columns))


def test_another_table_takes_the_place_of_the_first(pad: ScorePad) -> None:
    show(pad, samples.EIGHT, 7)
    show(pad, samples.FOUR[:2], 1)
    names = {label.objectName() for label in pad.findChildren(QLabel) if label.isVisible()}
    assert "score_r1_s1" in names
    assert "score_r1_s2" not in names


# -- numbers explain themselves ------------------------------------------------------------------


def test_a_smaller_table_leaves_no_columns_of_the_larger_one(pad: ScorePad) -> None:
    show(pad, ("Ada", "Marta", "Jonas", "Elena"), 7)
    show(pad, ("Ada", "Marta"), 1)
    scroll = pad.findChild(QScrollArea, "score_pad_rounds")
    assert scroll is not None
    assert not scroll.horizontalScrollBar().isVisible()
    for seat in range(2):
        head = pad.findChild(QWidget, f"score_head_s{seat}")
        number = cell(pad, f"score_r1_s{seat}")
        assert head is not None
        assert head.mapTo(pad, head.rect().center()).x() == number.mapTo(pad, number.rect().center()).x()


def test_a_click_on_a_number_shows_the_cards_that_made_it(pad: ScorePad) -> None:
    show(pad, samples.FOUR, 2)
    QTest.mouseClick(cell(pad, "score_r1_s1"), Qt.MouseButton.LeftButton)
    shown = slip(pad)
    assert shown is not None
    assert shown.accessibleName() == "Marta, round 1 with 3 cards"
    said = shown.accessibleDescription()
    assert said.startswith("BOX, 22 points; not used: K, 8 points and U, 4 points, \N{MINUS SIGN}12 points")
    assert "this round, 10 points" in said
    labels = texts_of(shown)
    assert "+22" in labels
    assert "\N{MINUS SIGN}12" in labels
    assert "= 10" in labels


def test_the_slip_stays_in_the_window_and_off_its_number(pad: ScorePad) -> None:
    show(pad, samples.FOUR, 2)
    for name in ("score_r1_s0", "score_r2_s3", "score_total_s0"):
        number = cell(pad, name)
        QTest.mouseClick(number, Qt.MouseButton.LeftButton)
        shown = slip(pad)
        assert shown is not None
        assert pad.window().rect().contains(shown.geometry())
        corner = number.mapTo(pad.window(), number.rect().topLeft())
        assert not shown.geometry().contains(corner + number.rect().center())


def test_the_mouse_that_rests_on_a_number_explains_it(pad: ScorePad, qtbot: QtBot) -> None:
    show(pad, samples.FOUR, 2)
    number = cell(pad, "score_r2_s2")
    point_at(number)
    qtbot.waitUntil(lambda: title(pad) == "Jonas, round 2 with 4 cards")
    QApplication.sendEvent(number, QEvent(QEvent.Type.Leave))
    assert slip(pad) is None


def test_the_mouse_that_passes_explains_nothing(pad: ScorePad) -> None:
    show(pad, samples.FOUR, 2)
    number = cell(pad, "score_r2_s2")
    point_at(number)
    QApplication.sendEvent(number, QEvent(QEvent.Type.Leave))
    assert slip(pad) is None


def test_bonus_and_floor_are_lines_of_the_sum(pad: ScorePad) -> None:
    show(pad, samples.FOUR, 2)
    table = samples.observation(samples.FOUR, rounds_played=2)
    for seat, score in enumerate(table.history[0]):
        QTest.mouseClick(cell(pad, f"score_r1_s{seat}"), Qt.MouseButton.LeftButton)
        shown = slip(pad)
        assert shown is not None
        texts = texts_of(shown)
        assert {text for text in texts if text in ("Longest word", "Most words")} == {
            bonus_name(bonus) for bonus in score.bonuses
        }
    bad = samples.observation(samples.EIGHT, rounds_played=1)
    show(pad, samples.EIGHT, 1)
    seat = next(seat for seat, score in enumerate(bad.history[0]) if score.unused > score.words)
    QTest.mouseClick(cell(pad, f"score_r1_s{seat}"), Qt.MouseButton.LeftButton)
    shown = slip(pad)
    assert shown is not None
    assert "never below nothing" in shown.accessibleDescription()


def test_a_total_is_explained_by_its_rounds(pad: ScorePad) -> None:
    show(pad, samples.FOUR, 3)
    QTest.mouseClick(cell(pad, "score_total_s0"), Qt.MouseButton.LeftButton)
    shown = slip(pad)
    assert shown is not None
    table = samples.observation(samples.FOUR, rounds_played=3)
    assert shown.accessibleName() == "Yusuf, total"
    texts = texts_of(shown)
    assert [f"+{scores[0].hand}" for scores in table.history] == [text for text in texts if text[0] == "+"]
    assert f"= {table.history[-1][0].total}" in texts


def test_a_round_to_come_explains_nothing(pad: ScorePad) -> None:
    show(pad, samples.FOUR, 2)
    QTest.mouseClick(cell(pad, "score_r5_s0"), Qt.MouseButton.LeftButton)
    assert slip(pad) is None


# -- by keyboard ---------------------------------------------------------------------------------


def test_arrows_walk_through_the_pad_and_every_number_is_said(pad: ScorePad) -> None:
    show(pad, samples.FOUR, 2)
    pad.focus_pad()
    assert focused_name() == "score_r2_s0", "the newest numbers first"
    press(Qt.Key.Key_Right)
    assert (focused_name(), title(pad)) == ("score_r2_s1", "Marta, round 2 with 4 cards")
    press(Qt.Key.Key_Up)
    assert focused_name() == "score_r1_s1"
    press(Qt.Key.Key_Up)
    assert focused_name() == "score_r1_s1", "there is no row above"
    press(Qt.Key.Key_End)
    assert focused_name() == "score_r1_s3"
    press(Qt.Key.Key_Home)
    assert focused_name() == "score_r1_s0"
    for _ in range(8):
        press(Qt.Key.Key_Down)
    assert (focused_name(), title(pad)) == ("score_total_s0", "Yusuf, total")


def test_one_tab_leads_in_and_the_next_one_out(pad: ScorePad) -> None:
    show(pad, samples.FOUR, 2)
    pad.focus_pad()
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Tab)
    assert not focused_name().startswith("score_r")
    press(Qt.Key.Key_Backtab)
    assert focused_name() == "score_r2_s1"


def test_esc_goes_back_to_the_cards(pad: ScorePad, qtbot: QtBot) -> None:
    show(pad, samples.FOUR, 2)
    pad.focus_pad()
    with qtbot.waitSignal(pad.left):
        press(Qt.Key.Key_Escape)


def test_the_slip_goes_with_the_keyboard_and_with_the_pad(pad: ScorePad) -> None:
    show(pad, samples.FOUR, 2)
    pad.focus_pad()
    assert slip(pad) is not None
    press(Qt.Key.Key_Tab)
    assert slip(pad) is None
    pad.focus_pad()
    pad.hide()
    assert slip(pad) is None


def test_the_slip_follows_new_numbers_and_another_theme(pad: ScorePad) -> None:
    show(pad, samples.FOUR, 2)
    pad.focus_pad()
    press(Qt.Key.Key_Down)
    assert slip(pad) is None, "round 3 is not scored yet"
    show(pad, samples.FOUR, 3)
    assert title(pad) == "Yusuf, round 3 with 5 cards"
    theme = load_theme(ThemeName.HIGH_CONTRAST)
    pad.set_theme(theme, CardArt(theme))
    assert title(pad) == "Yusuf, round 3 with 5 cards"
    assert len(pad.window().findChildren(Explanation)) >= 1


# -- much on it ----------------------------------------------------------------------------------


def test_totals_and_names_stay_in_sight_with_eight_seats_and_sixteen_rounds(pad: ScorePad) -> None:
    pad.window().resize(348, 560)
    show(pad, samples.EIGHT, 12, preset_rules(Preset.LONG))
    for seat in range(8):
        for name in (f"score_total_s{seat}", f"score_head_s{seat}"):
            part = pad.findChild(QWidget, name)
            assert part is not None
            assert not part.visibleRegion().isEmpty()
        columns = {
            cell(pad, name).mapTo(pad, cell(pad, name).rect().topLeft()).x()
            for name in (f"score_total_s{seat}", f"score_r1_s{seat}", f"score_r16_s{seat}")
        }
        assert len(columns) == 1, "rounds and total stand under each other"
    pad.focus_pad()
    assert focused_name() == "score_r12_s0"
    for _ in range(4):
        press(Qt.Key.Key_Down)
    assert not cell(pad, "score_r16_s0").visibleRegion().isEmpty(), "the pad scrolls to the keyboard"


# -- counting up ---------------------------------------------------------------------------------


def test_new_numbers_run_up_and_any_input_jumps_to_their_end(pad: ScorePad) -> None:
    show(pad, samples.FOUR, 2)
    pad.set_motion_speed(0.001)
    show(pad, samples.FOUR, 3)
    table = samples.observation(samples.FOUR, rounds_played=3)
    hand = table.history[2][0].hand
    assert cell(pad, "score_r3_s0").text() == "0"
    assert f"{hand} points" in cell(pad, "score_r3_s0").accessibleName(), "what is said does not run"
    QTest.keyClick(pad, Qt.Key.Key_Shift)
    assert not pad.is_counting
    assert cell(pad, "score_r3_s0").text() == str(hand)
    assert cell(pad, "score_total_s0").text() == str(table.history[2][0].total)


def test_numbers_reach_their_values_by_themselves(pad: ScorePad, qtbot: QtBot) -> None:
    show(pad, samples.FOUR, 2)
    pad.set_motion_speed(50)
    show(pad, samples.FOUR, 3)
    qtbot.waitUntil(lambda: not pad.is_counting)
    table = samples.observation(samples.FOUR, rounds_played=3)
    assert cell(pad, "score_r3_s1").text() == str(table.history[2][1].hand)


def test_behind_another_page_the_numbers_wait_to_be_seen(pad: ScorePad) -> None:
    show(pad, samples.FOUR, 2)
    pad.hide()
    pad.set_motion_speed(0.001)
    show(pad, samples.FOUR, 3)
    pad.show()
    assert pad.is_counting
    pad.finish_now()


# -- graph, copy, print, save --------------------------------------------------------------------


OPENS_A_MENU = pytest.mark.qt_log_ignore(
    "This plugin does not support (raise|grabbing the keyboard|propagateSizeHints)"
)
"""What the platform of the tests says of every menu and dialog."""


def menu_key(pad: ScorePad, *keys: Qt.Key) -> None:
    """Opens the menu of the pad by mouse and chooses by keys."""
    button = pad.findChild(QPushButton, "score_menu_button")
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    menu = pad.findChild(QMenu, "score_menu")
    assert menu is not None
    assert menu.isVisible()
    for key in keys:
        QTest.keyClick(menu, key)


def test_a_button_shows_the_graph_in_place_of_the_numbers(pad: ScorePad) -> None:
    show(pad, samples.FOUR, 2)
    button = pad.findChild(QPushButton, "score_graph_button")
    graph = pad.findChild(QWidget, "score_graph")
    assert button is not None
    assert graph is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert graph.isVisible()
    assert not cell(pad, "score_r1_s0").isVisible()
    pad.focus_pad()
    assert not graph.isVisible(), "the keyboard asks for numbers"
    assert cell(pad, "score_r1_s0").isVisible()


@OPENS_A_MENU
def test_the_pad_is_copied_as_a_table(pad: ScorePad) -> None:
    names = ("Ada\tLovelace", "=1+1", "Jonas", "Elena")
    show(pad, names, 2)
    told: list[str] = []
    pad.told.connect(told.append)
    menu_key(pad, Qt.Key.Key_Down, Qt.Key.Key_Return)
    lines = [line.split("\t") for line in QGuiApplication.clipboard().text().split("\n")]
    table = samples.observation(names, rounds_played=2)
    assert lines[0] == ["Round", "Cards", "Ada Lovelace", "=1+1", "Jonas", "Elena"]
    assert lines[1] == ["1", "3", *(str(score.hand) for score in table.history[0])]
    assert lines[3] == ["3", "5", "", "", "", ""]
    assert lines[-1] == ["Total", "", *(str(score.total) for score in table.history[1])]
    assert {len(line) for line in lines} == {6}
    assert told == ["The score pad is on the clipboard."]


def save(pad: ScorePad, path: Path, *keys: Qt.Key) -> None:
    menu_key(pad, *keys, Qt.Key.Key_Return)
    dialog = pad.window().findChild(QFileDialog, "save_pad_dialog")
    assert dialog is not None
    dialog.selectFile(str(path))
    QTest.keyClick(dialog, Qt.Key.Key_Return)


NAMES = ("=HYPERLINK(1)", "+49 Bo", 'Ann, "A" <b>', "@Eve")


@OPENS_A_MENU
def test_csv_names_are_quoted_and_no_formulas(pad: ScorePad, tmp_path: Path) -> None:
    show(pad, NAMES, 2)
    path = tmp_path / "pad.csv"
    save(pad, path, *[Qt.Key.Key_Down] * 4)
    data = path.read_bytes()
    assert data.startswith(b"\xef\xbb\xbf")
    rows = list(csv.reader(io.StringIO(data.decode("utf-8-sig"), newline="")))
    assert rows[0][2:] == ["'=HYPERLINK(1)", "'+49 Bo", 'Ann, "A" <b>', "'@Eve"]
    assert not [text for row in rows for text in row if text[:1] in ("=", "+", "@")]
    table = samples.observation(NAMES, rounds_played=2)
    assert rows[1] == ["1", "3", *(str(score.hand) for score in table.history[0])]
    parts = [row for row in rows if len(row) == 9][1:]
    assert len(parts) == 8
    for row in parts:
        *terms, result, _total = map(int, row[2:])
        assert result == max(0, sum(terms))


@OPENS_A_MENU
def test_the_page_is_a_pdf_of_one_sheet(pad: ScorePad, tmp_path: Path) -> None:
    show(pad, samples.FOUR, 8)
    path = tmp_path / "pad.pdf"
    told: list[str] = []
    pad.told.connect(told.append)
    save(pad, path, *[Qt.Key.Key_Down] * 3)
    data = path.read_bytes()
    assert data.startswith(b"%PDF-")
    assert data.count(b"/Type /Page\n") == 1
    assert told == ["The score pad is saved as pad.pdf."]


def test_a_folder_that_cannot_be_written_is_told(
    pad: ScorePad, tmp_path: Path, expect_log: Callable[[str], None]
) -> None:
    expect_log("the score pad cannot be written")
    show(pad, samples.FOUR, 2)
    told: list[str] = []
    facts = pad.facts
    assert facts is not None
    exporter = PadExporter(pad)
    exporter.told.connect(told.append)
    exporter.write(facts, tmp_path / "nowhere" / "pad.csv", "csv")
    assert told == ["The score pad could not be saved there."]


@OPENS_A_MENU
@pytest.mark.parametrize(("opens", "sentence"), [(True, "print it from there"), (False, "No program here")])
def test_print_opens_the_page_where_it_can_be_printed(
    pad: ScorePad, monkeypatch: pytest.MonkeyPatch, opens: bool, sentence: str
) -> None:
    seen: list[bytes] = []

    def open_url(url: QUrl) -> bool:
        seen.append(Path(url.toLocalFile()).read_bytes())
        return opens

    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)
    show(pad, samples.FOUR, 2)
    told: list[str] = []
    pad.told.connect(told.append)
    menu_key(pad, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert seen[0].startswith(b"%PDF-")
    assert sentence in told[0]


@pytest.mark.parametrize("height", [400, 500, 557, 600, 680])
def test_rows_that_fit_need_no_bar(pad: ScorePad, height: int) -> None:
    show(pad, samples.FOUR, 7)
    pad.window().resize(286, height)
    QApplication.processEvents()
    rounds = pad.findChild(QScrollArea, "score_pad_rounds")
    assert rounds is not None
    bar = rounds.verticalScrollBar()
    rows = 8 * cell(pad, "score_r1_s0").height()
    assert bar.isVisible() == (rows > rounds.viewport().height())
    if height in (400, 680):
        assert bar.isVisible() == (height == 400)


@pytest.mark.parametrize("width", [286, 348, 420])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("names", [samples.FOUR, samples.EIGHT])
def test_badges_never_lie_on_the_digits(
    pad: ScorePad, qapp: QApplication, names: tuple[str, ...], scale: float, width: int
) -> None:
    font = qapp.font()
    larger = QFont(font)
    larger.setPixelSize(round(14 * scale))
    qapp.setFont(larger)
    pad.window().resize(width, 700)
    show(pad, names, 7)
    badged = [one for one in pad.findChildren(ScoreCell) if one.badge_rects()]
    assert badged
    for number in badged:
        metrics = number.fontMetrics()
        digits = metrics.tightBoundingRect(number.text())
        digits.moveCenter(number.contentsRect().center())
        boxes = number.badge_rects()
        for box in boxes:
            assert QRectF(number.rect()).adjusted(-1, -1, 1, 1).contains(box)
            shared = box.intersected(QRectF(digits))
            assert shared.width() * shared.height() < 0.2 * box.width() * box.height()
    qapp.setFont(font)


def test_some_rounds_are_in_sight_whatever_the_names(pad: ScorePad, qapp: QApplication) -> None:
    font = qapp.font()
    larger = QFont(font)
    larger.setPixelSize(28)
    qapp.setFont(larger)
    pad.window().resize(460, 580)
    show(pad, samples.WIDE, 7)
    rounds = pad.findChild(QScrollArea, "score_pad_rounds")
    assert rounds is not None
    assert rounds.viewport().height() >= 2.5 * cell(pad, "score_r1_s0").height()
    qapp.setFont(font)


@pytest.mark.parametrize(("reads", "follows"), [("score_total_s0", True), ("score_r1_s0", False)])
def test_the_round_that_is_played_is_in_sight_unless_another_is_read(
    pad: ScorePad, qapp: QApplication, reads: str, follows: bool
) -> None:
    font = qapp.font()
    larger = QFont(font)
    larger.setPixelSize(21)
    qapp.setFont(larger)
    pad.window().resize(348, 420)
    show(pad, samples.FOUR, 0, preset_rules(Preset.LONG))
    number = cell(pad, reads)
    number.setFocus(Qt.FocusReason.TabFocusReason)
    assert number.hasFocus()
    show(pad, samples.FOUR, 8, preset_rules(Preset.LONG))
    current = pad.findChild(QWidget, "score_size_r9")
    assert current is not None
    assert (not current.visibleRegion().isEmpty()) is follows
    qapp.setFont(font)


def test_a_step_of_a_resize_fits_the_table_once(pad: ScorePad) -> None:
    show(pad, samples.FOUR, 7)
    table = pad.findChild(PadTable)
    assert table is not None
    fits: list[int] = []
    table.fitted.connect(lambda: fits.append(cell(pad, "score_r1_s0").width()))
    for number, (width, height) in enumerate([(400, 680), (400, 640), (440, 660)], 1):
        pad.window().resize(width, height)
        QApplication.processEvents()
        assert len(fits) == number
    assert fits[0] < fits[2], "and fits it to its new size"


def test_the_round_makes_room_for_the_title_in_a_narrow_pad(pad: ScorePad) -> None:
    show(pad, samples.FOUR, 7)
    for width, stands in ((348, True), (200, False), (348, True)):
        pad.window().resize(width, 680)
        QApplication.processEvents()
        assert cell(pad, "score_pad_round").isVisible() is stands


def test_rows_have_the_room_that_names_leave_when_they_rise(pad: ScorePad) -> None:
    show(pad, samples.FOUR, 7)
    head = pad.findChild(QWidget, "score_head_s0")
    assert head is not None
    lying = head.height()
    pad.hide()
    pad.window().resize(230, 560)
    pad.show()
    QApplication.processEvents()
    assert head.height() > lying, "the names stand"
    height = cell(pad, "score_r1_s0").height()
    show(pad, samples.FOUR, 7)
    assert cell(pad, "score_r1_s0").height() == height, "it was fitted already"
