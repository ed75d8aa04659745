"""Paints every page and sheet to PNG files, for looking at.

    QT_QPA_PLATFORM=offscreen python tests/ui/dialogs/render_pages.py OUTDIR [WORD ...]

Only pictures whose name has one of the words in it, where words are given.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from quiddler_qt.engine.actions import SeatKind
from quiddler_qt.engine.events import CardDiscarded, CardDrawn, DiscardTaken, TurnBegan, WordsLaid
from quiddler_qt.engine.rules import Preset, WordCheck, preset_rules
from quiddler_qt.engine.state import Phase, Seat
from quiddler_qt.session.scorepad_table import scorepad_table
from quiddler_qt.storage.saved_tables import SavedTables
from quiddler_qt.storage.table_form import TableChoice
from quiddler_qt.ui.dialogs.challenge_sheet import ChallengeSheet
from quiddler_qt.ui.dialogs.confirm_lay_sheet import ConfirmLaySheet
from quiddler_qt.ui.dialogs.curtain import Curtain
from quiddler_qt.ui.dialogs.final_page import FinalPage
from quiddler_qt.ui.dialogs.message_sheet import Answer, MessageSheet
from quiddler_qt.ui.dialogs.new_game_sheet import NewGameSheet
from quiddler_qt.ui.dialogs.overlay import Overlay
from quiddler_qt.ui.dialogs.paper_sheet import FeltPage, PaperSheet
from quiddler_qt.ui.dialogs.round_page import RoundPage
from quiddler_qt.ui.dialogs.start_page import StartPage
from quiddler_qt.ui.dialogs.themed import text_scale
from quiddler_qt.ui.scorepad.scorepad import ScorePad
from quiddler_qt.ui.table_talk import TableTalk
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.fonts import install_fonts
from quiddler_qt.ui.theme.theme_style import apply_theme
from quiddler_qt.ui.theme.tokens import Theme, load_theme
from tests.ui.dialogs import samples

Show = Callable[[Theme, CardArt], QWidget]


def sheet_over_table(theme: Theme, art: CardArt, sheet: PaperSheet) -> QWidget:
    """A sheet as it comes over a page."""
    page = FeltPage(theme, art)
    overlay = Overlay(theme, art, page)
    overlay.show_sheet(sheet)
    return page


def start(theme: Theme, art: CardArt, *, names: tuple[str, ...] | None, notice: str = "") -> QWidget:
    page = StartPage(theme, art)
    page.set_waiting(None if names is None else samples.waiting(names))
    page.show_notices((notice,) if notice else ())
    return page


def new_game(theme: Theme, art: CardArt, *, seats: int, changed: bool = False) -> QWidget:
    sheet = NewGameSheet(theme, art, SavedTables(Path("/nowhere")))
    names = ("Ada", "Marta", "Jonas", "", "", "Anna-Katharina", "Ö", "W" * 24)
    kinds = [SeatKind.COMPUTER if seat in (3, 4) else SeatKind.PERSON for seat in range(seats)]
    chosen = tuple(Seat(names[seat], kinds[seat]) for seat in range(seats))
    preset = Preset.FAMILY if changed else Preset.CLASSIC
    sheet.set_table(TableChoice(chosen, preset).with_word_check(WordCheck.CHALLENGE))
    return sheet_over_table(theme, art, sheet)


def curtain(theme: Theme, art: CardArt, names: tuple[str, ...]) -> QWidget:
    page = QWidget()
    cloth = Curtain(theme, art, page)
    cloth.draw_for(samples.curtain(names))
    return page


def challenge(theme: Theme, art: CardArt, step: str, names: tuple[str, ...] = samples.FOUR) -> QWidget:
    sheet = ChallengeSheet(theme, art)
    match step:
        case "ask":
            sheet.ask(samples.question(names))
        case "ask_one":
            sheet.ask(samples.question(names, (1,)))
        case "table":
            sheet.ask_table(samples.question(names), 1)
        case "upheld":
            sheet.show_verdict(samples.verdict(names))
        case "struck":
            sheet.show_verdict(samples.verdict(names, accepted=False))
        case _:
            sheet.show_verdict(samples.verdict(names, accepted=False, cancelled=True))
    return sheet_over_table(theme, art, sheet)


def confirm(theme: Theme, art: CardArt, *, went_out: bool) -> QWidget:
    sheet = ConfirmLaySheet(theme, art)
    sheet.propose(samples.proposal(went_out=went_out))
    return sheet_over_table(theme, art, sheet)


def message(theme: Theme, art: CardArt) -> QWidget:
    sheet = MessageSheet(theme, art)
    sheet.show_message(
        "End this game?",
        "The game of Ada, Marta & <b>Jonas</b> waits in round 5. A new game puts it among the kept ones.",
        (Answer("no", "Keep playing"), Answer("yes", "End the game")),
        careful=True,
    )
    return sheet_over_table(theme, art, sheet)


def round_page(
    theme: Theme, art: CardArt, names: tuple[str, ...], *, open_: bool, rounds: int = 2
) -> QWidget:
    page = RoundPage(theme, art)
    page.resize(1280, 800)
    if open_:
        page.show_words_on_table(samples.words_on_table(names, rounds))
    else:
        page.show_round(samples.round_over(names, rounds))
    return page


def final(theme: Theme, art: CardArt, names: tuple[str, ...], *, joint: bool = False) -> QWidget:
    page = FinalPage(theme, art)
    page.show_final(samples.final(names, joint=joint))
    return page


def side(theme: Theme, art: CardArt, names: tuple[str, ...], width: int, *, long: bool = False) -> QWidget:
    page = FeltPage(theme, art)
    row = QHBoxLayout(page)
    row.setContentsMargins(8, 8, 8, 8)
    row.addStretch(1)
    holder = QWidget()
    holder.setFixedWidth(round(width * min(text_scale(theme), 1.5)))
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 0, 0, 0)
    pad, talk = ScorePad(theme, art), TableTalk(theme, art)
    rules = preset_rules(Preset.LONG if long else Preset.CLASSIC)
    table = samples.observation(names, rounds_played=7, phase=Phase.DRAW, rules=rules)
    pad.show_table(scorepad_table(table), table)
    deal = samples.Dealer()
    talk.add_events(
        (
            CardDrawn(0, deal.card("Z")),
            CardDiscarded(0, deal.card("S")),
            DiscardTaken(1, deal.card("K")),
            WordsLaid(1 % len(names), deal.words("F L O W ER, V O X"), went_out=True),
            TurnBegan(2 % len(names), last_turn=True),
        ),
        table,
    )
    column.addWidget(pad, 1)
    column.addWidget(talk)
    row.addWidget(holder)
    return page


PAGES: dict[str, Show] = {
    "start_waiting": lambda t, a: start(t, a, names=("Marta", "Jonas", "Yusuf")),
    "start_first": lambda t, a: start(
        t, a, names=None, notice="The last game could not be read: it was set aside."
    ),
    "start_eight": lambda t, a: start(t, a, names=samples.WIDE),
    "new_game_5": lambda t, a: new_game(t, a, seats=5),
    "new_game_8": lambda t, a: new_game(t, a, seats=8, changed=True),
    "curtain_4": lambda t, a: curtain(t, a, samples.FOUR),
    "curtain_8": lambda t, a: curtain(t, a, samples.EIGHT),
    "curtain_wide": lambda t, a: curtain(t, a, samples.WIDE),
    "challenge_ask": lambda t, a: challenge(t, a, "ask"),
    "challenge_ask_one": lambda t, a: challenge(t, a, "ask_one"),
    "challenge_table": lambda t, a: challenge(t, a, "table"),
    "challenge_upheld": lambda t, a: challenge(t, a, "upheld"),
    "challenge_struck_8": lambda t, a: challenge(t, a, "struck", samples.EIGHT),
    "challenge_cancelled": lambda t, a: challenge(t, a, "cancelled"),
    "confirm_last": lambda t, a: confirm(t, a, went_out=False),
    "confirm_out": lambda t, a: confirm(t, a, went_out=True),
    "message": message,
    "round_over_4": lambda t, a: round_page(t, a, samples.FOUR, open_=False),
    "round_open_4": lambda t, a: round_page(t, a, samples.FOUR, open_=True),
    "round_open_8": lambda t, a: round_page(t, a, samples.EIGHT, open_=True, rounds=7),
    "round_over_2": lambda t, a: round_page(t, a, samples.FOUR[:2], open_=False),
    "final_one": lambda t, a: final(t, a, samples.FOUR),
    "final_joint_8": lambda t, a: final(t, a, samples.WIDE, joint=True),
    "side_4": lambda t, a: side(t, a, samples.FOUR, 286),
    "side_8_long": lambda t, a: side(t, a, samples.EIGHT, 348, long=True),
}

WINDOWS = (
    ("1280", QSize(1280, 800), 1.0, 1.0, "emerald_salon"),
    ("1024", QSize(1024, 700), 1.0, 1.0, "emerald_salon"),
    ("text200", QSize(1024, 700), 2.0, 1.0, "emerald_salon"),
    ("2560x2", QSize(1280, 800), 1.0, 2.0, "midnight_library"),
    ("day", QSize(1280, 800), 1.0, 1.0, "daylight_atelier"),
)


def main(out: Path, words: list[str]) -> None:
    """Paints the pictures for the screen of this process into a folder."""
    out.mkdir(parents=True, exist_ok=True)
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    install_fonts()
    here = float(os.environ.get("QT_SCALE_FACTOR", "1"))
    for window, size, scale, dpr, theme_name in WINDOWS:
        if dpr != here:
            continue
        theme = load_theme(theme_name)
        art = CardArt(theme)
        apply_theme(app, theme, scale)
        for name, show in PAGES.items():
            file = f"{name}_{window}"
            if words and not any(word in file for word in words):
                continue
            page = show(theme, art)
            page.resize(size)
            page.show()
            for _ in range(4):
                QApplication.processEvents()
            page.grab().save(str(out / f"{file}.png"))
            page.close()
            page.deleteLater()
            print(file, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
    if "QT_SCALE_FACTOR" not in os.environ:
        # The pixel ratio of a screen holds for a whole process.
        subprocess.run([sys.executable, *sys.argv], env={**os.environ, "QT_SCALE_FACTOR": "2"}, check=True)
