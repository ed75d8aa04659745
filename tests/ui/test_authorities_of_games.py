"""A game and its authority: named in the save, told when it is missing or another, own words frozen."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from quiddler_qt.engine.actions import Deal, LayDown, Rule
from quiddler_qt.engine.cards import spelling_of
from quiddler_qt.engine.record import GameRecord
from quiddler_qt.engine.rules import Preset, Rules, preset_rules
from quiddler_qt.engine.state import GameSetup, Seat
from quiddler_qt.engine.visibility import observe
from quiddler_qt.lexicon.own_words import OwnWords
from quiddler_qt.program import Program
from quiddler_qt.session.game_session import GameSession
from quiddler_qt.storage.places import profile_places
from quiddler_qt.storage.save_store import SaveStore, new_identity
from quiddler_qt.storage.saved_game import LexiconId
from quiddler_qt.storage.word_files import WordFiles
from quiddler_qt.ui.game_saver import GameInPlay
from tests.bots.computer_tables import after_stock, dealt

PATIENCE_MS = 30_000
SEATS = (Seat("Ada"), Seat("Bo"))
Start = Callable[..., Program]


def files_of(tmp_path: Path) -> WordFiles:
    return WordFiles(profile_places(tmp_path / "profile"))


def brought(tmp_path: Path) -> str:
    """The name of a list that the people of this profile have brought in."""
    path = tmp_path / "ours.txt"
    path.write_bytes(b"cat\nblorp\n")
    return files_of(tmp_path).import_file(path).authority_name


def keep(tmp_path: Path, lexicon: LexiconId, word_list: str) -> None:
    """A game waits that was begun with an authority."""
    session = GameSession(GameRecord(GameSetup(replace(Rules(), word_list=word_list), SEATS), 3), bool)
    session.deal()
    store = SaveStore(profile_places(tmp_path / "profile").games)
    store.save_current(GameInPlay(session, new_identity(), lexicon).saved())
    store.close()


def said(program: Program) -> str:
    labels = program.window.findChildren(QLabel)
    return "\n".join(label.text() for label in labels if label.isVisible())


def begin(program: Program, word_list: str) -> None:
    table = replace(program.host.last_table(), seats=SEATS)
    setup = GameSetup(replace(table.rules, word_list=word_list), SEATS)
    program.host._start(GameRecord(setup, 5))


def test_a_game_by_an_imported_list_names_it_and_goes_on_with_it(
    start_program: Start, qtbot: QtBot, tmp_path: Path
) -> None:
    name = brought(tmp_path)
    program = start_program()
    begin(program, name)
    lexicon = program.host.game_in_play().lexicon
    authority = program.words.judge(name).authority
    assert (lexicon.name, lexicon.sha256) == (name, authority.sha256)
    session = program.host.session_in_play()
    assert session is not None
    assert session.verdict("BLORP")
    assert not session.verdict("DOG")
    program.host.leave()
    program.host.continue_game()
    again = program.host.session_in_play()
    assert again is not None
    assert again.verdict("BLORP")
    assert program.window.overlay.sheet is None


def test_a_computer_seat_knows_the_words_of_an_imported_list(
    start_program: Start, qtbot: QtBot, tmp_path: Path
) -> None:
    """By the real process, which is told where the lists lie."""
    rules = replace(preset_rules(Preset.FRIENDLY), word_list=brought(tmp_path))
    state = after_stock(dealt(rules, [*"BLORP"], upcard="V", next_card="Q"))
    owls = tuple(replace(seat, level="owl") for seat in state.seats)
    state = replace(state, seats=owls, turns_taken=(12, 12))
    program = start_program()
    with qtbot.waitSignal(program.computers.decided, timeout=PATIENCE_MS) as told:
        program.computers.ask(observe(state, 0), 1)
    [move] = told.args or []
    assert isinstance(move, LayDown)
    assert [spelling_of(word) for word in move.words] == ["BLORP"]


def test_a_game_whose_list_is_gone_says_so_and_waits(
    start_program: Start, tmp_path: Path, expect_log: Callable[[str], None]
) -> None:
    expect_log("is missing")
    name = "imported:" + "0" * 16
    keep(tmp_path, LexiconId(name, "1", "0" * 64), name)
    program = start_program()
    program.host.continue_game()
    assert program.host.session_in_play() is None
    assert "bring the same list in" in said(program)
    assert program.host.waiting is not None


def test_a_game_with_other_words_than_at_its_beginning_says_so_and_goes_on(
    start_program: Start, tmp_path: Path
) -> None:
    keep(tmp_path, LexiconId("standard", "0", "1" * 64), "standard")
    program = start_program()
    program.host.continue_game()
    assert program.host.session_in_play() is not None
    assert "Standard has other words now than when this game began" in said(program)


def test_a_game_with_the_same_words_says_nothing(start_program: Start, tmp_path: Path) -> None:
    from quiddler_qt.lexicon.authorities import load_authority

    standard = load_authority("standard")
    keep(tmp_path, LexiconId("standard", standard.version, standard.sha256), "standard")
    program = start_program()
    program.host.continue_game()
    assert program.window.overlay.sheet is None


def test_own_words_are_frozen_into_a_game_that_begins(start_program: Start, tmp_path: Path) -> None:
    files_of(tmp_path).change_own_words(lambda kept: kept.with_accepted("blorp").with_banned("cat"))
    program = start_program()
    begin(program, "standard")
    session = program.host.session_in_play()
    assert session is not None
    first = session.record.actions[:2]
    assert first == (Rule("BLORP", accepted=True), Rule("CAT", accepted=False))
    program.words.change_own_words(OwnWords())
    assert session.verdict("BLORP")
    assert not session.verdict("CAT")
    assert session.table_ruling("DOG") is None
    session.deal()
    assert isinstance(session.record.actions[2], Deal)
    begin(program, "standard")
    later = program.host.session_in_play()
    assert later is not None
    assert not later.verdict("BLORP")
