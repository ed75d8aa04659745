"""The score pad: the given numbers, said in full, on widgets that stay."""

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from quiddler_qt.engine.rules import Preset, Rules, preset_rules
from quiddler_qt.engine.state import Phase
from quiddler_qt.session.scorepad_table import scorepad_table
from quiddler_qt.ui.scorepad.scorepad import ScorePad
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import ThemeName, load_theme
from tests.ui.dialogs import samples
from tests.ui.dialogs.stage import put_on_stage


@pytest.fixture
def pad(qtbot: QtBot, _fonts: None) -> ScorePad:
    theme = load_theme(ThemeName.EMERALD_SALON)
    pad = ScorePad(theme, CardArt(theme))
    put_on_stage(qtbot, pad, 348, 680)
    return pad


def show(pad: ScorePad, names: tuple[str, ...], rounds: int, rules: Rules | None = None) -> None:
    table = samples.observation(names, rounds_played=rounds, phase=Phase.DRAW, rules=rules)
    pad.show_table(scorepad_table(table), table)
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
        assert last.y() > first.y()
    columns = [cell(pad, f"score_r1_s{seat}").x() for seat in range(8)]
    assert columns == sorted(set(columns))


def test_another_table_takes_the_place_of_the_first(pad: ScorePad) -> None:
    show(pad, samples.EIGHT, 7)
    show(pad, samples.FOUR[:2], 1)
    names = {label.objectName() for label in pad.findChildren(QLabel) if label.isVisible()}
    assert "score_r1_s1" in names
    assert "score_r1_s2" not in names
