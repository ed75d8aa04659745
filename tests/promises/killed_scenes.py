"""The real program at something else than playing: ``python killed_scenes.py PROFILE SCENE``, to be killed.

Says ``ready`` when the scene stands, and goes on writing what that scene writes until it is killed.
"""

import sys
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton

from quiddler_qt import app
from quiddler_qt.__main__ import main as program_main
from quiddler_qt.engine.solitaire import SolitaireSetup, TakeWord
from quiddler_qt.engine.state import Seat
from quiddler_qt.lexicon.own_words import OwnWords
from quiddler_qt.program import Program
from quiddler_qt.storage.saved_tables import SavedTables
from quiddler_qt.storage.table_form import TableChoice
from quiddler_qt.ui.rooms import Room
from quiddler_qt.ui.solitaire.solitaire_page import SolitairePage
from quiddler_qt.ui.theme.tokens import ThemeName

SAVES: Final = Path(__file__).parents[1] / "saves" / "v1"
_EVERY_MS: Final = 3
TABLE: Final = TableChoice((Seat("Ada"), Seat("Bo")))
Act = Callable[[], object]


def _new_game(program: Program) -> Act:
    """The sheet is open, with names half typed, and a table is kept again and again."""
    program.host.choose_table()
    sheet = program.window.new_game
    (field,) = (one for one in sheet.findChildren(QLineEdit, "new_game_name_0") if one.isVisible())
    QTest.keyClicks(field, "Ada")
    tables, numbers = SavedTables(program.places.data), count()
    return lambda: tables.save(f"Table {next(numbers) % 3}", TABLE)


def _solitaire(program: Program) -> Act:
    """A game of solitaire, in which words are taken and taken back."""
    program.window.rooms.show(Room.SOLITAIRE)
    page = program.window.rooms.page(Room.SOLITAIRE)
    assert isinstance(page, SolitairePage)
    keeper = page._keeper
    if not keeper.resume() or keeper.session is None:
        keeper.begin(SolitaireSetup(), "6")
    session = keeper.session
    assert session is not None
    if not session.can_undo and not session.can_redo:
        session.submit(TakeWord(tuple(range(8))))
    return lambda: session.undo() if session.can_undo else session.redo()


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
    return lambda: [
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        for button in program.window.findChildren(QPushButton)
        if button.isVisible() and button.objectName().startswith("challenge_")
    ][:1]


SCENES: Final[dict[str, Callable[[Program], Act]]] = {
    "new game": _new_game,
    "solitaire": _solitaire,
    "words": _words,
    "settings": _settings,
    "challenge": _challenge,
}


def main() -> int:
    """Builds the program, goes to the scene, and acts until it is killed."""
    profile, scene = Path(sys.argv[1]), sys.argv[2]
    furnish = app.furnish

    def furnish_and_act(*arguments: Any) -> Program:
        program = furnish(*arguments)

        def begin() -> None:
            act = SCENES[scene](program)
            timer = QTimer(program.window, interval=_EVERY_MS)
            timer.timeout.connect(act)
            timer.start()
            sys.stdout.write("ready\n")
            sys.stdout.flush()

        QTimer.singleShot(0, program.window, begin)
        return program

    vars(app)["furnish"] = furnish_and_act
    return program_main(["--profile", str(profile), "--seed", "5"])


if __name__ == "__main__":
    sys.exit(main())
