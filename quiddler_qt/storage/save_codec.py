"""Saved games as bytes and back: strict, deterministic, and never silently another game.

A save is one JSON object in UTF-8, in three lines::

    {"format":"quiddler-qt-game","version":1,"sha256":"...",
    "header":{...},
    "game":{...}}

The first line names the format and seals the rest: the SHA-256 of all bytes after the first line break. The
header is the summary for lists, which read no further; it has two fields more where people gave the game a
title or their seats other colours. The game holds the record, and the digest of the
position it leads to: reading replays every action under the rules. It counts the hints of every seat where
any was given. Equal games are equal bytes.
"""

import hashlib
import json
import re
from dataclasses import dataclass, fields
from enum import Enum
from typing import Any, Final

from quiddler_qt.engine.actions import Action
from quiddler_qt.engine.cards import DECK_SIZE, Card
from quiddler_qt.engine.notation import action_text, parse_action
from quiddler_qt.engine.record import GameRecord, ReplayError, replay
from quiddler_qt.engine.rules import (
    EDITION,
    MAX_HAND_SIZE,
    MAX_HANDS,
    MAX_SEATS,
    MIN_SEATS,
    Rules,
)
from quiddler_qt.engine.state import GameSetup, GameState, Phase
from quiddler_qt.storage.save_migrations import VERSION, NewerVersionError, check_version, migrate
from quiddler_qt.storage.saved_game import (
    MAX_ACTIONS,
    MAX_COUNTER,
    MAX_HINTS,
    MAX_RULINGS,
    GameIdentity,
    LexiconId,
    Presentation,
    SavedArrangement,
    SavedGame,
    Summary,
    summary_of,
)
from quiddler_qt.storage.strict_json import (
    StrictJsonError,
    as_int,
    as_list,
    as_object,
    as_one_of,
    as_text,
    parse,
)
from quiddler_qt.storage.table_form import (
    LIST_NAME,
    RULES_DEFAULTS,
    plain,
    read_colors,
    read_name,
    read_rules,
    read_seat,
    seat_plain,
)

FORMAT: Final = "quiddler-qt-game"
MAX_BYTES: Final = 5 * 1024 * 1024

_FIRST_LINE: Final = re.compile(
    rb'\{"format":"quiddler-qt-game","version":(?P<version>[0-9]{1,9}),(?:"sha256":"(?P<sha256>[0-9a-f]{64})",)?'
)
_MAX_FIRST_LINE: Final = 200
_MAX_SEED: Final = 2**63 - 1
_MAX_TOTAL: Final = 10**6
_MAX_EDITION: Final = 10**6
_MAX_HELD: Final = MAX_HAND_SIZE + 1

_HEX64: Final = re.compile(r"[0-9a-f]{64}")
_GAME_ID: Final = re.compile(r"[0-9a-f]{16}")
TIME: Final = re.compile(r"(?:[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)?")
_VERSION_TEXT: Final = re.compile(r"[A-Za-z0-9_.+-]{1,64}")

_GAME_KEYS: Final = (
    "id", "created", "app", "lexicon", "edition", "seed", "rules", "seats", "first_dealer", "arrangements",
    "actions", "digest",
)  # fmt: skip
_GAME_EXTRA_KEYS: Final = ("hints",)
_HEADER_KEYS: Final = tuple(field.name for field in fields(Summary) if field.name != "presentation")
_PRESENTATION_KEYS: Final = ("title", "colors")


class Reason(Enum):
    """Why a saved game cannot be read, or written. The sentences are ``ui``'s."""

    MISSING = "missing"
    UNREADABLE = "unreadable"
    NOT_A_FILE = "not_a_file"
    TOO_LARGE = "too_large"
    EMPTY = "empty"
    NOT_A_GAME = "not_a_game"
    NEWER_VERSION = "newer_version"
    DAMAGED = "damaged"
    MALFORMED = "malformed"
    TOO_MANY_MOVES = "too_many_moves"
    WRONG_MOVE = "wrong_move"
    WRONG_RESULT = "wrong_result"


class SaveError(Exception):
    """A saved game that is refused.

    ``move`` is the number of the first wrong move, from 1, where there is one. ``detail`` is for logs; it
    names no player and no hidden card.
    """

    def __init__(self, reason: Reason, detail: str = "", *, move: int | None = None) -> None:
        super().__init__(f"{reason.value}: {detail}" if detail else reason.value)
        self.reason = reason
        self.detail = detail
        self.move = move


# -- writing -------------------------------------------------------------------------------------------
def encode(game: SavedGame) -> bytes:
    """A game as bytes. Raises SaveError for one that ``decode`` would refuse by its form."""
    header = _summary_plain(summary_of(game))
    document = _game_plain(game)
    try:
        _read_summary(header)
        _read_form(document)
        _read_arrangements(document["arrangements"], game.state)
        _read_hints(document, len(game.state.seats))
        _check_counts(document["actions"])
    except StrictJsonError as error:
        raise SaveError(Reason.MALFORMED, str(error)) from None
    rest = f'"header":{_compact(header)},\n"game":{_compact(document)}}}\n'.encode()
    data = _first_line(hashlib.sha256(rest).hexdigest()) + rest
    if len(data) > MAX_BYTES:
        raise SaveError(Reason.TOO_LARGE)
    return data


def position_digest(state: GameState) -> str:
    """A fingerprint of a position: what lies where, whose turn it is, and all scores (64 hex digits).

    It names what it takes, and belongs to the format: a field that the engine gains must not turn the saves
    of years into wrong ones, as it would with ``record.digest``.
    """
    laid = [[[word.cards, word.judgment.value, word.challenger] for word in words] for words in state.laid]
    scores = [[[score.hand, score.total] for score in scores] for scores in state.history]
    position = (
        [state.phase.value, state.round_index, state.dealer, state.seat, state.out_seat, state.last_turns],
        [state.stock, state.discards, state.hands, laid, state.taken],
        [scores, state.turns_taken, state.lost_challenges],
        [[seat.name, seat.kind.value, seat.level] for seat in state.seats],
    )
    return hashlib.sha256(_compact(position).encode()).hexdigest()


def _first_line(sha256: str) -> bytes:
    return f'{{"format":"{FORMAT}","version":{VERSION},"sha256":"{sha256}",\n'.encode()


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def _summary_plain(summary: Summary) -> dict[str, object]:
    header = {name: plain(getattr(summary, name)) for name in _HEADER_KEYS}
    if summary.presentation.title:
        header["title"] = summary.presentation.title
    if summary.presentation.colors:
        header["colors"] = list(summary.presentation.colors)
    return header


def _game_plain(game: SavedGame) -> dict[str, Any]:
    record = game.record
    setup = record.setup
    lexicon = game.lexicon
    document: dict[str, Any] = {
        "id": game.identity.game_id,
        "created": game.identity.created,
        "app": game.app,
        "lexicon": {"name": lexicon.name, "version": lexicon.version, "sha256": lexicon.sha256},
        "edition": record.edition,
        "seed": record.seed,
        "rules": {name: plain(getattr(setup.rules, name)) for name in RULES_DEFAULTS},
        "seats": [seat_plain(seat) for seat in setup.seats],
        "first_dealer": setup.first_dealer,
        "arrangements": [
            {"hand": list(laid.hand), "rows": plain(laid.rows), "fresh": laid.fresh}
            for laid in game.arrangements
        ],
        "actions": [action_text(action) for action in record.actions],
        "digest": position_digest(game.state),
    }
    if any(game.hints):
        document["hints"] = list(game.hints)
    return document


# -- reading -------------------------------------------------------------------------------------------
def decode(data: bytes) -> SavedGame:
    """The game in the bytes of a file. Raises SaveError, whatever the bytes are."""
    text, version = unseal(data, _FIRST_LINE, MAX_BYTES, VERSION)
    try:
        document = as_object(parse(text), ("format", "version", "sha256", "header", "game"), "file")
        document = migrate(document, version)
        game = _read_game(document["game"], document["header"])
    except StrictJsonError as error:
        raise SaveError(Reason.MALFORMED, str(error)) from None
    return game


def decode_summary(data: bytes) -> Summary:
    """The summary in the bytes of a file, all of them sealed but only the header read. Raises SaveError."""
    text, version = unseal(data, _FIRST_LINE, MAX_BYTES, VERSION)
    start = text.find("\n") + 1
    end = text.find("\n", start)
    line = text[start:end]
    if version != VERSION or not line.startswith('"header":{') or not line.endswith("},"):
        return summary_of(decode(data))
    try:
        return _read_summary(parse(line.removeprefix('"header":').removesuffix(",")))
    except StrictJsonError as error:
        raise SaveError(Reason.MALFORMED, str(error)) from None


def unseal(data: bytes, first_line: re.Pattern[bytes], most_bytes: int, current: int) -> tuple[str, int]:
    """The text of a save and its version, once the seal is whole. Raises SaveError.

    ``first_line`` has the groups ``version`` and ``sha256``; ``current`` is the version of this program.
    """
    if not data:
        raise SaveError(Reason.EMPTY)
    if len(data) > most_bytes:
        raise SaveError(Reason.TOO_LARGE)
    first, line_break, rest = data.partition(b"\n")
    named = first_line.match(first[:_MAX_FIRST_LINE])
    if named is None:
        raise SaveError(Reason.NOT_A_GAME)
    version = int(named["version"])
    try:
        check_version(version, current=current)
    except NewerVersionError:
        raise SaveError(Reason.NEWER_VERSION, f"version {version}") from None
    except ValueError:
        raise SaveError(Reason.MALFORMED, f"version {version}") from None
    if not line_break or named["sha256"] is None or named.end() != len(first):
        raise SaveError(Reason.DAMAGED)
    if hashlib.sha256(rest).hexdigest().encode() != named["sha256"]:
        raise SaveError(Reason.DAMAGED)
    try:
        return data.decode(), version
    except UnicodeDecodeError:
        raise SaveError(Reason.MALFORMED, "not UTF-8") from None


def read_identity(game: dict[str, Any]) -> GameIdentity:
    """The fields ``id`` and ``created`` of a game. Raises StrictJsonError, as all readers do."""
    return GameIdentity(
        game_id=as_text(game["id"], "id", _GAME_ID),
        created=as_text(game["created"], "created", TIME),
    )


def read_program(game: dict[str, Any]) -> str:
    """The version of the program that wrote a game."""
    return as_text(game["app"], "app", _VERSION_TEXT)


def read_lexicon(value: object) -> LexiconId:
    """The word list of a game."""
    lexicon = as_object(value, ("name", "version", "sha256"), "lexicon")
    return LexiconId(
        name=as_text(lexicon["name"], "lexicon name", LIST_NAME),
        version=as_text(lexicon["version"], "lexicon version", _VERSION_TEXT),
        sha256=as_text(lexicon["sha256"], "lexicon sha256", _HEX64),
    )


def _read_summary(value: object) -> Summary:
    header = as_object(value, _HEADER_KEYS, "header", optional=_PRESENTATION_KEYS)
    names = as_list(header["names"], "names", least=MIN_SEATS, most=MAX_SEATS)
    totals = as_list(header["totals"], "totals", least=len(names), most=len(names))
    turn = header["turn"]
    return Summary(
        game_id=as_text(header["game_id"], "game_id", _GAME_ID),
        names=tuple(read_name(name) for name in names),
        round_number=as_int(header["round_number"], "round_number", least=1, most=MAX_HANDS),
        round_count=as_int(header["round_count"], "round_count", least=1, most=MAX_HANDS),
        totals=tuple(as_int(total, "totals", least=-_MAX_TOTAL, most=_MAX_TOTAL) for total in totals),
        phase=as_one_of(header["phase"], "phase", Phase),
        turn=None if turn is None else as_int(turn, "turn", most=len(names) - 1),
        created=as_text(header["created"], "created", TIME),
        saved=as_text(header["saved"], "saved", TIME),
        counter=as_int(header["counter"], "counter", most=MAX_COUNTER),
        presentation=_read_presentation(header, len(names)),
    )


def _read_presentation(header: dict[str, Any], seat_count: int) -> Presentation:
    title = read_name(header["title"]) if "title" in header else ""
    colors = read_colors(header["colors"], seat_count) if header.get("colors") else ()
    return Presentation(title, colors)


def _read_game(value: object, header: object) -> SavedGame:
    summary = _read_summary(header)
    game = as_object(value, _GAME_KEYS, "game", optional=_GAME_EXTRA_KEYS)
    form = _read_form(game)
    _check_counts(game["actions"])
    actions = _read_actions(game["actions"])
    record = GameRecord(form.setup, form.seed, actions, form.edition)
    try:
        state = replay(record)
    except ReplayError as error:
        raise SaveError(Reason.WRONG_MOVE, error.rejection.fault.value, move=error.index + 1) from None
    if position_digest(state) != game["digest"]:
        raise SaveError(Reason.WRONG_RESULT)
    saved = SavedGame(
        identity=form.identity,
        record=record,
        state=state,
        arrangements=_read_arrangements(game["arrangements"], state),
        lexicon=form.lexicon,
        app=form.app,
        saved=summary.saved,
        counter=summary.counter,
        presentation=summary.presentation,
        hints=_read_hints(game, len(state.seats)),
    )
    if summary_of(saved) != summary:
        raise StrictJsonError("header: not of this game")
    return saved


def _read_hints(game: dict[str, Any], seat_count: int) -> tuple[int, ...]:
    """How many hints every seat has had. A save without any says nothing of them."""
    if "hints" not in game:
        return ()
    counts = as_list(game["hints"], "hints", least=seat_count, most=seat_count)
    hints = tuple(as_int(count, "hints", most=MAX_HINTS) for count in counts)
    if not any(hints):
        raise StrictJsonError("hints: none")
    return hints


@dataclass(frozen=True, slots=True)
class _Form:
    """All of a game that is known before its first move."""

    identity: GameIdentity
    app: str
    lexicon: LexiconId
    edition: int
    seed: int
    setup: GameSetup


def _read_form(game: dict[str, Any]) -> _Form:
    edition = as_int(game["edition"], "edition", least=1, most=_MAX_EDITION)
    if edition > EDITION:
        raise SaveError(Reason.NEWER_VERSION, f"edition {edition} of the rules")
    seats = as_list(game["seats"], "seats", least=MIN_SEATS, most=MAX_SEATS)
    return _Form(
        identity=read_identity(game),
        app=read_program(game),
        lexicon=read_lexicon(game["lexicon"]),
        edition=edition,
        seed=as_int(game["seed"], "seed", most=_MAX_SEED),
        setup=GameSetup(
            rules=_read_rules(game["rules"]),
            seats=tuple(read_seat(seat) for seat in seats),
            first_dealer=as_int(game["first_dealer"], "first_dealer", most=len(seats) - 1),
        ),
    )


def _read_rules(value: object) -> Rules:
    return read_rules(Rules(), as_object(value, tuple(RULES_DEFAULTS), "rules"))


def _check_counts(actions: object) -> None:
    """Counts before anything is done with them: a million moves cost no more than their count."""
    texts = as_list(actions, "actions", most=MAX_BYTES)
    rulings = sum(isinstance(text, str) and text.startswith("rule ") for text in texts)
    if len(texts) > MAX_ACTIONS or rulings > MAX_RULINGS:
        raise SaveError(Reason.TOO_MANY_MOVES, f"{len(texts)}, {rulings} of them rulings")


def _read_actions(texts: list[object]) -> tuple[Action, ...]:
    actions: list[Action] = []
    for number, text in enumerate(texts, start=1):
        if not isinstance(text, str):
            raise SaveError(Reason.WRONG_MOVE, "not a text", move=number)
        try:
            actions.append(parse_action(text))
        except ValueError:
            raise SaveError(Reason.WRONG_MOVE, "not a move", move=number) from None
    return tuple(actions)


def _read_arrangements(value: object, state: GameState) -> tuple[SavedArrangement, ...]:
    """The arrangements, each of them exactly the hand of its seat."""
    entries = as_list(value, "arrangements", least=len(state.hands), most=len(state.hands))
    found = tuple(_read_arrangement(entry) for entry in entries)
    for laid, hand in zip(found, state.hands, strict=True):
        if sorted((*laid.hand, *(card for row in laid.rows for card in row))) != sorted(hand):
            raise StrictJsonError("arrangement: not the cards of the hand")
        if laid.fresh is not None and laid.fresh not in hand:
            raise StrictJsonError("arrangement: the card just drawn is not in the hand")
    return found


def _read_arrangement(value: object) -> SavedArrangement:
    entry = as_object(value, ("hand", "rows", "fresh"), "arrangement")
    rows = as_list(entry["rows"], "rows", most=_MAX_HELD)
    fresh = entry["fresh"]
    return SavedArrangement(
        hand=_read_cards(entry["hand"], "hand"),
        rows=tuple(_read_cards(row, "row", least=1) for row in rows),
        fresh=None if fresh is None else _read_card(fresh),
    )


def _read_cards(value: object, where: str, *, least: int = 0) -> tuple[Card, ...]:
    return tuple(_read_card(card) for card in as_list(value, where, least=least, most=_MAX_HELD))


def _read_card(value: object) -> Card:
    return as_int(value, "card", most=DECK_SIZE - 1)
