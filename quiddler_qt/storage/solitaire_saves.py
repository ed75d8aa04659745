"""The solitaire game and the daily puzzle in play, each in a file of its own beside the table games.

A save is one JSON object in UTF-8, in two lines, sealed as those of table games::

    {"format":"quiddler-qt-solitaire","version":1,"sha256":"...",
    "game":{...}}

Reading replays every action under the rules, and compares the deal with the one its name stands for.

==================================  ==================================================================
file                                holds
==================================  ==================================================================
``solitaire-<id>.qqsolo``           a game in play (``daily-<id>.qqsolo`` a puzzle), ``.bak``, ``.bak2`` by it
``solitaire-<id>.lock``             is locked by the copy of the program that plays it
==================================  ==================================================================
"""

import hashlib
import json
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any, Final

from quiddler_qt.engine.actions import Deal
from quiddler_qt.engine.daily_puzzle import DAILY_SETUP
from quiddler_qt.engine.rules import MinWord
from quiddler_qt.engine.solitaire import Layout, SolitaireAction, SolitaireSetup, SolitaireState
from quiddler_qt.engine.solitaire_deals import deal_order, names_deal
from quiddler_qt.engine.solitaire_record import (
    SOLITAIRE_EDITION,
    SolitaireRecord,
    SolitaireReplayError,
    parse_solitaire_action,
    replay_solitaire,
    solitaire_action_text,
    solitaire_digest,
)
from quiddler_qt.storage.atomic_file import (
    FileProblem,
    RefusedFileError,
    backup_paths,
    read_limited,
    remove_backups,
    write_atomically,
)
from quiddler_qt.storage.file_lock import FileLock
from quiddler_qt.storage.save_codec import (
    TIME,
    Reason,
    SaveError,
    read_identity,
    read_lexicon,
    read_program,
    unseal,
)
from quiddler_qt.storage.saved_game import MAX_COUNTER, GameIdentity, LexiconId, time_text
from quiddler_qt.storage.strict_json import (
    StrictJsonError,
    as_bool,
    as_int,
    as_list,
    as_object,
    as_one_of,
    as_text,
    parse,
)
from quiddler_qt.storage.table_form import LIST_NAME
from quiddler_qt.version import __version__

FORMAT: Final = "quiddler-qt-solitaire"
VERSION: Final = 1
SUFFIX: Final = ".qqsolo"
LOCK_SUFFIX: Final = ".lock"
MAX_BYTES: Final = 256 * 1024
MAX_ACTIONS: Final = 500
"""A game has 48 words and 48 fills at most, and an answer on each word."""
MAX_HINTS: Final = 10**6
MAX_ELAPSED_MS: Final = 10**12

_FIRST_LINE: Final = re.compile(
    rb'\{"format":"quiddler-qt-solitaire","version":(?P<version>[0-9]{1,9}),'
    rb'(?:"sha256":"(?P<sha256>[0-9a-f]{64})",)?'
)
_NAME: Final = re.compile(r"(?P<layout>solitaire|daily)-(?P<id>[0-9a-f]{16})\.qqsolo(?:\.bak2?)?")
_DEAL: Final = re.compile(r"[0-9-]{1,10}")
_KEYS: Final = (
    "id", "created", "saved", "counter", "app", "lexicon", "edition", "layout", "min_word", "word_list",
    "deal", "hints", "elapsed_ms", "demo", "actions", "undone", "digest",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class SavedSolitaire:
    """A game as saved. ``state`` is the one after the record's last action, ``undone`` follow it.

    ``saved`` (as ``time_text``) and ``counter`` are stamped by the store.
    """

    identity: GameIdentity
    record: SolitaireRecord
    state: SolitaireState
    lexicon: LexiconId
    undone: tuple[SolitaireAction, ...] = ()
    hints: int = 0
    elapsed_ms: int = 0
    demo_played: bool = False
    app: str = __version__
    saved: str = ""
    counter: int = 0


@dataclass(frozen=True, slots=True)
class FoundSolitaire:
    """The game that waits to go on, if any.

    ``from_backup`` where only the save before could be read. ``refused`` are files that could not, and why;
    they stay as they are, under their names.
    """

    game: SavedSolitaire | None
    from_backup: bool = False
    refused: tuple[tuple[Path, SaveError], ...] = ()


# -- bytes ---------------------------------------------------------------------------------------------
def encode_solitaire(game: SavedSolitaire) -> bytes:
    """A game as bytes; equal games are equal bytes. Raises SaveError for one that could not be read back."""
    document = _plain(game)
    try:
        _read_form(document)
    except StrictJsonError as error:
        raise SaveError(Reason.MALFORMED, str(error)) from None
    text = json.dumps(document, ensure_ascii=True, allow_nan=False, separators=(",", ":"))
    rest = f'"game":{text}}}\n'.encode()
    seal = hashlib.sha256(rest).hexdigest()
    return f'{{"format":"{FORMAT}","version":{VERSION},"sha256":"{seal}",\n'.encode() + rest


def decode_solitaire(data: bytes) -> SavedSolitaire:
    """The game in the bytes of a file. Raises SaveError, whatever the bytes are."""
    text, _ = unseal(data, _FIRST_LINE, MAX_BYTES, VERSION)
    try:
        document = as_object(parse(text), ("format", "version", "sha256", "game"), "file")
        form = _read_form(as_object(document["game"], _KEYS, "game"))
    except StrictJsonError as error:
        raise SaveError(Reason.MALFORMED, str(error)) from None
    return _replayed(form, document["game"])


def _plain(game: SavedSolitaire) -> dict[str, Any]:
    record, setup, lexicon = game.record, game.record.setup, game.lexicon
    return {
        "id": game.identity.game_id,
        "created": game.identity.created,
        "saved": game.saved,
        "counter": game.counter,
        "app": game.app,
        "lexicon": {"name": lexicon.name, "version": lexicon.version, "sha256": lexicon.sha256},
        "edition": record.edition,
        "layout": setup.layout.value,
        "min_word": setup.min_word.value,
        "word_list": setup.word_list,
        "deal": record.deal,
        "hints": game.hints,
        "elapsed_ms": game.elapsed_ms,
        "demo": game.demo_played,
        "actions": [solitaire_action_text(action) for action in record.actions],
        "undone": [solitaire_action_text(action) for action in game.undone],
        "digest": solitaire_digest(game.state),
    }


@dataclass(frozen=True, slots=True)
class _Form:
    """All of a save but its moves."""

    identity: GameIdentity
    saved: str
    counter: int
    app: str
    lexicon: LexiconId
    edition: int
    setup: SolitaireSetup
    deal: str
    hints: int
    elapsed_ms: int
    demo_played: bool


def _read_form(game: dict[str, Any]) -> _Form:
    edition = as_int(game["edition"], "edition", least=1, most=MAX_COUNTER)
    if edition > SOLITAIRE_EDITION:
        raise SaveError(Reason.NEWER_VERSION, f"edition {edition} of the rules")
    setup = SolitaireSetup(
        layout=as_one_of(game["layout"], "layout", Layout),
        min_word=as_one_of(game["min_word"], "min_word", MinWord),
        word_list=as_text(game["word_list"], "word_list", LIST_NAME),
    )
    deal = as_text(game["deal"], "deal", _DEAL)
    if not _is_deal(setup.layout, deal) or (setup.layout is Layout.DAILY and setup != DAILY_SETUP):
        raise StrictJsonError("deal: not one there is")
    for name in ("actions", "undone"):
        if len(as_list(game[name], name, most=MAX_BYTES)) > MAX_ACTIONS:
            raise SaveError(Reason.TOO_MANY_MOVES, f"{len(game[name])}")
    return _Form(
        identity=read_identity(game),
        saved=as_text(game["saved"], "saved", TIME),
        counter=as_int(game["counter"], "counter", most=MAX_COUNTER),
        app=read_program(game),
        lexicon=read_lexicon(game["lexicon"]),
        edition=edition,
        setup=setup,
        deal=deal,
        hints=as_int(game["hints"], "hints", most=MAX_HINTS),
        elapsed_ms=as_int(game["elapsed_ms"], "elapsed_ms", most=MAX_ELAPSED_MS),
        demo_played=as_bool(game["demo"], "demo"),
    )


def _is_deal(layout: Layout, deal: str) -> bool:
    if not names_deal(layout, deal):
        return False
    if layout is Layout.DAILY:
        try:
            date.fromisoformat(deal)
        except ValueError:
            return False
    return True


def _replayed(form: _Form, game: dict[str, Any]) -> SavedSolitaire:
    """The game of a form and its moves, each under the rules, from the deal that its name stands for."""
    actions = _read_actions(game["actions"], 1)
    undone = _read_actions(game["undone"], len(actions) + 1)
    if not actions or actions[0] != Deal(deal_order(form.setup.layout, form.deal)):
        raise SaveError(Reason.WRONG_MOVE, "not this deal", move=1)
    record = SolitaireRecord(form.setup, form.deal, actions, form.edition)
    try:
        state = replay_solitaire(record)
        replay_solitaire(replace(record, actions=(*actions, *undone)))
    except SolitaireReplayError as error:
        raise SaveError(Reason.WRONG_MOVE, error.rejection.fault.value, move=error.index + 1) from None
    if solitaire_digest(state) != game["digest"]:
        raise SaveError(Reason.WRONG_RESULT)
    return SavedSolitaire(
        identity=form.identity,
        record=record,
        state=state,
        lexicon=form.lexicon,
        undone=undone,
        hints=form.hints,
        elapsed_ms=form.elapsed_ms,
        demo_played=form.demo_played,
        app=form.app,
        saved=form.saved,
        counter=form.counter,
    )


def _read_actions(texts: list[object], first: int) -> tuple[SolitaireAction, ...]:
    actions: list[SolitaireAction] = []
    for number, text in enumerate(texts, start=first):
        if not isinstance(text, str):
            raise SaveError(Reason.WRONG_MOVE, "not a text", move=number)
        try:
            actions.append(parse_solitaire_action(text))
        except ValueError:
            raise SaveError(Reason.WRONG_MOVE, "not a move", move=number) from None
    return tuple(actions)


# -- files ---------------------------------------------------------------------------------------------
class SolitaireStore:
    """The game in play of one layout in one folder, for one running program.

    Each game has a file of its own, locked by the program that plays it, so copies of the program on one
    folder lose nothing of each other. ``now`` stamps the saves.
    """

    def __init__(
        self, folder: Path, layout: Layout, now: Callable[[], datetime] = lambda: datetime.now(UTC)
    ) -> None:
        self.folder = folder
        self.layout = layout
        self._now = now
        self._lock: FileLock | None = None
        self._game_id: str | None = None
        self._counter = 0

    def load(self, deal: str | None = None) -> FoundSolitaire:
        """The newest game, or the newest of one ``deal``, that no other copy plays. Never raises.

        It is this program's from now on.
        """
        self.close()
        found, refused = self._readable()
        for game, from_backup in sorted(found, key=lambda one: (-one[0].counter, one[0].identity.game_id)):
            self._counter = max(self._counter, game.counter)
            if deal in (None, game.record.deal) and self._claim(game.identity.game_id):
                return FoundSolitaire(game, from_backup, refused)
        return FoundSolitaire(None, refused=refused)

    def waiting_deals(self) -> frozenset[str]:
        """The names of the deals whose games lie in the folder. Never raises."""
        return frozenset(game.record.deal for game, _ in self._readable()[0])

    def _readable(self) -> tuple[list[tuple[SavedSolitaire, bool]], tuple[tuple[Path, SaveError], ...]]:
        """The games of the folder, each with whether its backup was read, and what could not be."""
        refused: list[tuple[Path, SaveError]] = []
        found: list[tuple[SavedSolitaire, bool]] = []
        for game_id in self._game_ids():
            path = self._path(game_id)
            for candidate in (path, *backup_paths(path)):
                try:
                    game = decode_solitaire(_read(candidate))
                except SaveError as error:
                    if error.reason is Reason.MISSING:
                        continue
                    refused.append((candidate, error))
                    if error.reason is Reason.NEWER_VERSION:
                        break
                else:
                    found.append((game, candidate != path))
                    break
        return found, tuple(refused)

    def save(self, game: SavedSolitaire) -> SavedSolitaire:
        """Puts the game in play on the disk; it is safe when this returns. Returns it as stamped.

        The game saved before under another id is over or left: its file goes once the new one is safe, unless
        ``close`` has put it aside. Raises OSError, SaveError: then the save before is still there.
        """
        if game.record.setup.layout is not self.layout:
            raise ValueError(f"not a game of {self.layout}")
        counter = min(self._counter + 1, MAX_COUNTER)
        stamped = replace(game, saved=time_text(self._now()), counter=counter)
        data = encode_solitaire(stamped)
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        game_id = game.identity.game_id
        path = self._path(game_id)
        if game_id == self._game_id:
            write_atomically(path, data, keep_backup=True)
        else:
            # Locked before it is there, so that no other copy of the program takes it up.
            lock = FileLock.acquire(path.with_suffix(LOCK_SUFFIX))
            try:
                write_atomically(path, data, keep_backup=True)
            except OSError:
                if lock is not None:
                    lock.release(remove=True)
                raise
            self.discard()
            self._lock, self._game_id = lock, game_id
        self._counter = counter
        return stamped

    def discard(self) -> None:
        """Removes this program's game and its backup for good. Raises OSError."""
        if self._game_id is not None:
            path = self._path(self._game_id)
            # The backups first: half done, the game is still there.
            remove_backups(path)
            path.unlink(missing_ok=True)
            self.close()

    def close(self) -> None:
        """Lets go of the game, which stays: another copy of the program may go on with it, or ``load``."""
        lock, self._lock, self._game_id = self._lock, None, None
        if lock is not None:
            lock.release(remove=True)

    def _claim(self, game_id: str) -> bool:
        """Locks a game as this program's own; False where another copy plays it."""
        try:
            lock = FileLock.acquire(self._path(game_id).with_suffix(LOCK_SUFFIX))
        except OSError:
            lock = None  # what cannot be locked at all is played unlocked
        else:
            if lock is None:
                return False
        self.close()
        self._lock, self._game_id = lock, game_id
        return True

    def _path(self, game_id: str) -> Path:
        return self.folder / f"{self.layout.value}-{game_id}{SUFFIX}"

    def _game_ids(self) -> list[str]:
        try:
            names = [path.name for path in self.folder.iterdir()]
        except OSError:
            return []
        matches = (found for name in names if (found := _NAME.fullmatch(name)))
        return sorted({found["id"] for found in matches if found["layout"] == self.layout.value})


def _read(path: Path) -> bytes:
    try:
        return read_limited(path, MAX_BYTES, follow_symlinks=False)
    except RefusedFileError as error:
        too_large = error.problem is FileProblem.TOO_LARGE
        raise SaveError(Reason.TOO_LARGE if too_large else Reason.NOT_A_FILE) from None
    except FileNotFoundError:
        raise SaveError(Reason.MISSING) from None
    except OSError as error:
        raise SaveError(Reason.UNREADABLE, error.strerror or "") from None
