"""The real program at something else than playing, to be killed.

``python killed_scenes.py PROFILE SCENE [--mutant=NAME]`` says ``ready`` when the scene has written something,
and goes on writing what that scene writes until it is killed.
"""

import sys
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QPushButton

from quiddler_qt import app
from quiddler_qt.__main__ import main as program_main
from quiddler_qt.engine.state import Seat
from quiddler_qt.lexicon.own_words import OwnWords
from quiddler_qt.program import Program
from quiddler_qt.storage.saved_tables import SavedTables
from quiddler_qt.storage.table_form import TableChoice
from quiddler_qt.ui.rooms import Room
from quiddler_qt.ui.solitaire.solitaire_page import SolitairePage
from quiddler_qt.ui.theme.tokens import ThemeName
from tests.promises.mutants import MUTANTS

SAVES: Final = Path(__file__).parents[1] / "saves" / "v1"
_EVERY_MS: Final = 3
TABLE: Final = TableChoice((Seat("Ada"), Seat("Bo")))
DEAL: Final = "6"
WORD: Final = "RATIO"
"""A word that the top cards of that deal spell."""
Act = Callable[[], object]
"""Writes something. False where there was nothing to write yet."""


def _new_game(program: Program) -> Act:
    """The sheet is open, with names half typed, and a table is kept again and again."""
    program.host.choose_table()
    sheet = program.window.new_game
    (field,) = (one for one in sheet.findChildren(QLineEdit, "new_game_name_0") if one.isVisible())
    QTest.keyClicks(field, "Ada")
    tables, numbers = SavedTables(program.places.data), count()
    return lambda: tables.save(f"Table {next(numbers) % 3}", TABLE)


def _solitaire(program: Program) -> Act:
    """A game of solitaire, in which a word is taken and taken back."""
    program.window.rooms.show(Room.SOLITAIRE)
    page = program.window.rooms.page(Room.SOLITAIRE)
    assert isinstance(page, SolitairePage)
    control = Qt.KeyboardModifier.ControlModifier
    if page.player.session is None:
        QTest.keyClick(page, Qt.Key.Key_N, control)
        sheet = program.window.overlay.sheet
        assert sheet is not None
        (numbered,) = sheet.findChildren(QAbstractButton, "new_deal_numbered")
        (number,) = sheet.findChildren(QLineEdit, "new_deal_number")
        QTest.mouseClick(numbered, Qt.MouseButton.LeftButton)
        QTest.keyClicks(number, DEAL)
        QTest.keyClick(number, Qt.Key.Key_Return)
    session = page.player.session
    assert session is not None
    assert session.record.deal == DEAL

    def act() -> bool:
        if session.can_undo or session.can_redo:
            QTest.keyClick(page, Qt.Key.Key_Z if session.can_undo else Qt.Key.Key_Y, control)
            return True
        if not page.player.word:
            QTest.keyClicks(page.desk.board, WORD)
        QTest.keyClick(page.desk.board, Qt.Key.Key_Return)
        return session.can_undo

    return act


def _words(program: Program) -> Act:
    """Lists are brought in, and own words change."""
    brought = program.places.cache / "mine.txt"
    brought.parent.mkdir(parents=True, exist_ok=True)
    numbers = count()

    def act() -> None:
        number = next(numbers)
        letters = "".join(chr(ord("a") + int(digit)) for digit in str(number))
        brought.write_text("\n".join(f"word{chr(97 + at % 26)}{letters}" for at in range(2_000)))
        program.words.import_file(brought)
        program.words.change_own_words(OwnWords(accepted=frozenset({f"own{letters}"})))

    return act


def _settings(program: Program) -> Act:
    """Themes and sizes change."""
    themes, numbers = tuple(ThemeName), count()
    return lambda: program.preferences.change(
        lambda settings: replace(
            settings, theme=themes[next(numbers) % 2], sound_percent=10 + next(numbers) % 50
        )
    )


def _challenge(program: Program) -> Act:
    """Words lie on the table, and somebody is about to doubt one."""
    if program.host.waiting is not None:
        program.host.continue_game()
    else:
        program.host.open_file(SAVES / "words_on_the_table.qqgame")

    def act() -> None:
        for button in program.window.findChildren(QPushButton):
            if button.isVisible() and button.objectName().startswith("challenge_"):
                QTest.mouseClick(button, Qt.MouseButton.LeftButton)
                return

    return act


SCENES: Final[dict[str, Callable[[Program], Act]]] = {
    "new game": _new_game,
    "solitaire": _solitaire,
    "words": _words,
    "settings": _settings,
    "challenge": _challenge,
}


def main() -> int:
    """Builds the program, goes to the scene, and acts until it is killed."""
    profile, scene, *options = Path(sys.argv[1]), *sys.argv[2:]
    for option in options:
        MUTANTS[option.removeprefix("--mutant=")]()
    furnish = app.furnish

    def furnish_and_act(*arguments: Any) -> Program:
        program = furnish(*arguments)

        def begin() -> None:
            act = SCENES[scene](program)
            timer = QTimer(program.window, interval=_EVERY_MS)
            told = False

            def go_on() -> None:
                nonlocal told
                if act() is not False and not told:
                    told = True
                    sys.stdout.write("ready\n")
                    sys.stdout.flush()

            timer.timeout.connect(go_on)
            timer.start()

        QTimer.singleShot(0, program.window, begin)
        return program

    vars(app)["furnish"] = furnish_and_act
    return program_main(["--profile", str(profile), "--seed", "5"])


if __name__ == "__main__":
    sys.exit(main())
