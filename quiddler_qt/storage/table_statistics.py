"""What everybody has achieved at the table, people and computer characters, in one small file.

People are told apart by their names, as at the table (``whole_name_key``); computer seats count for their
character, whatever the seat was called. Every finished game is counted exactly once, by its id. So is how
rare the words were that people laid, from which computer players learn what to expect of them.
"""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from quiddler_qt.engine.actions import SeatKind
from quiddler_qt.engine.cards import cards_value, spelling_of
from quiddler_qt.engine.results import SeatResult
from quiddler_qt.storage.player_names import whole_name_key
from quiddler_qt.storage.records_file import LoadedRecords, RecordsFile, RecordsForm, records_document
from quiddler_qt.storage.strict_json import StrictJsonError, as_int, as_list, as_object, as_text
from quiddler_qt.storage.table_form import read_name

FORMAT: Final = "quiddler-qt-table-records"
VERSION: Final = 1
FILE_NAME: Final = "table-records.json"

MAX_PLAYERS: Final = 1000
"""Of more, those who have played least go."""
REMEMBERED_GAMES: Final = 20_000
"""Ids of games kept: any saved game may be opened again."""

RARITIES: Final = 4
"""Words are counted as tier A, B, C, and rarer ones."""
Tally = tuple[int, ...]
"""So many words of each rarity."""
NO_WORDS: Final[Tally] = (0,) * RARITIES
MOST_WORDS: Final = 200
"""After so many words what was laid before counts half, so that people may learn and others may come."""

_MAX_COUNT: Final = 10**9
_MAX_POINTS: Final = 10**9
_GAME_ID: Final = re.compile(r"[0-9a-f]{16}")
_WORD: Final = re.compile(r"[A-Z]{0,20}")
_LEVEL: Final = re.compile(r"[a-z0-9_-]{1,32}")
_SUMS: Final = (
    "games",
    "wins",
    "hands",
    "words",
    "bonuses",
    "went_out",
    "doubts_right",
    "doubts_wrong",
    "hints",
)
_COUNTS: Final = (*_SUMS, "dearest_points")
_POINTS: Final = ("points", "best_game", "best_hand")
_WORDS: Final = ("longest", "dearest")


@dataclass(frozen=True, slots=True)
class PlayerRecords:
    """Records of one person, or of the computer character with the key ``level``.

    ``points`` is the sum of all final scores, over ``hands`` hands. ``doubts_right`` are words struck,
    ``doubts_wrong`` challenges lost. Words in capitals, "" before any stood.
    """

    name: str
    level: str = ""
    games: int = 0
    wins: int = 0
    hands: int = 0
    points: int = 0
    best_game: int = 0
    best_hand: int = 0
    words: int = 0
    bonuses: int = 0
    went_out: int = 0
    doubts_right: int = 0
    doubts_wrong: int = 0
    hints: int = 0
    longest: str = ""
    dearest: str = ""
    dearest_points: int = 0

    @property
    def key(self) -> str:
        """What tells a player from all others."""
        return f"computer:{self.level}" if self.level else f"person:{whole_name_key(self.name)}"

    def with_result(self, result: SeatResult, hints: int) -> "PlayerRecords":
        """The records with one more game, by the name as last written. Of equal words the first stays."""
        longest, dearest = spelling_of(result.longest), spelling_of(result.dearest)
        value = cards_value(result.dearest)
        first = self.games == 0
        return replace(
            self,
            name=self.name if self.level else result.seat.name,
            games=self.games + 1,
            wins=self.wins + result.won,
            hands=self.hands + result.hands,
            points=self.points + result.total,
            best_game=result.total if first else max(self.best_game, result.total),
            best_hand=result.best_hand if first else max(self.best_hand, result.best_hand),
            words=self.words + result.words,
            bonuses=self.bonuses + result.bonuses,
            went_out=self.went_out + result.went_out,
            doubts_right=self.doubts_right + result.doubts_right,
            doubts_wrong=self.doubts_wrong + result.doubts_wrong,
            hints=self.hints + hints,
            longest=longest if len(longest) > len(self.longest) else self.longest,
            dearest=dearest if value > self.dearest_points else self.dearest,
            dearest_points=max(self.dearest_points, value),
        )

    def with_later(self, later: "PlayerRecords") -> "PlayerRecords":
        """The records with those of the same player since, by the name as last written."""
        if not self.games or not later.games:
            return self if self.games else later
        sums = {name: getattr(self, name) + getattr(later, name) for name in (*_SUMS, "points")}
        longer = len(later.longest) > len(self.longest)
        dearer = later.dearest_points > self.dearest_points
        return replace(
            later,
            **sums,
            best_game=max(self.best_game, later.best_game),
            best_hand=max(self.best_hand, later.best_hand),
            longest=later.longest if longer else self.longest,
            dearest=later.dearest if dearer else self.dearest,
            dearest_points=max(self.dearest_points, later.dearest_points),
        )


@dataclass(frozen=True, slots=True)
class TableRecords:
    """All players by ``PlayerRecords.key``, the ids of the games counted, and what people laid lately."""

    players: Mapping[str, PlayerRecords] = field(default_factory=dict)
    counted: tuple[str, ...] = ()
    words_laid: Tally = NO_WORDS

    def with_game(
        self,
        game_id: str,
        results: Sequence[SeatResult],
        hints: Sequence[int] = (),
        words_laid: Tally = NO_WORDS,
    ) -> "TableRecords":
        """The records with one more game, or as they are where it is counted already.

        ``words_laid`` are those of its people.
        """
        if game_id in self.counted:
            return self
        players = dict(self.players)
        for result, given in zip(results, hints or (0,) * len(results), strict=True):
            is_computer = result.seat.kind is SeatKind.COMPUTER
            level = result.seat.level if is_computer else ""
            if is_computer and not level:
                continue  # no character to count it for
            new = PlayerRecords("" if level else result.seat.name, level)
            before = players.get(new.key, new)
            players[new.key] = before.with_result(result, given)
        return TableRecords(
            _at_most(players),
            (*self.counted, game_id)[-REMEMBERED_GAMES:],
            _later_most(self.words_laid, words_laid),
        )

    def without(self, key: str) -> "TableRecords":
        """The records without a player; the games stay counted."""
        return replace(self, players={each: kept for each, kept in self.players.items() if each != key})

    def with_player(self, player: PlayerRecords) -> "TableRecords":
        """The records with a player who was taken out; what was counted for that name since is added."""
        since = self.players.get(player.key)
        both = player if since is None else player.with_later(since)
        return replace(self, players=_at_most({**self.players, player.key: both}))


class TableStatistics:
    """The file of table records in a folder."""

    def __init__(self, folder: Path) -> None:
        self.file = RecordsFile(folder / FILE_NAME, RecordsForm(encode_records, decode_records, TableRecords))

    @property
    def path(self) -> Path:
        """The file."""
        return self.file.path

    def load(self) -> LoadedRecords[TableRecords]:
        """The records as they are on the disk. Raises as ``RecordsFile.load``."""
        return self.file.load()

    def settle(self) -> None:
        """As ``RecordsFile.settle``."""
        self.file.settle()

    def count(
        self,
        game_id: str,
        results: Sequence[SeatResult],
        hints: Sequence[int] = (),
        words_laid: Tally = NO_WORDS,
    ) -> TableRecords:
        """Counts a finished game, once. Raises as ``RecordsFile.change``."""
        return self.file.change(lambda records: records.with_game(game_id, results, hints, words_laid))

    def forget(self, key: str) -> PlayerRecords | None:
        """Takes a player out. Returns what there was; None for nothing. Raises as ``count``."""
        taken: list[PlayerRecords | None] = []

        def without(records: TableRecords) -> TableRecords:
            taken.append(records.players.get(key))
            return records.without(key)

        self.file.change(without)
        return taken[0]

    def restore(self, player: PlayerRecords) -> TableRecords:
        """Puts a player back who was taken out. Raises as ``count``."""
        return self.file.change(lambda records: records.with_player(player))


def encode_records(records: TableRecords) -> bytes:
    """Records as bytes; equal records are equal bytes."""
    names = ("name", "level", *_COUNTS, *_POINTS, *_WORDS)
    document: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "players": [
            {name: getattr(player, name) for name in names}
            for _, player in sorted(records.players.items(), key=lambda item: item[0])
        ],
        "counted": list(records.counted),
    }
    if records.words_laid != NO_WORDS:
        document["words_laid"] = list(records.words_laid)
    return json.dumps(document, ensure_ascii=True, indent=1).encode() + b"\n"


def decode_records(data: bytes) -> TableRecords:
    """The records in the bytes of a file. Raises StrictJsonError, NewerRecordsError for a newer version."""
    document = records_document(data, FORMAT, VERSION, ("players", "counted"), optional=("words_laid",))
    players: dict[str, PlayerRecords] = {}
    for entry in as_list(document["players"], "players", most=MAX_PLAYERS):
        player = _read_player(entry)
        if player.key in players:
            raise StrictJsonError("players: a name stands twice")
        players[player.key] = player
    counted = as_list(document["counted"], "counted", most=REMEMBERED_GAMES)
    laid = as_list(document.get("words_laid", list(NO_WORDS)), "words_laid", least=RARITIES, most=RARITIES)
    return TableRecords(
        players,
        tuple(as_text(game_id, "counted", _GAME_ID) for game_id in counted),
        tuple(as_int(count, "words_laid", most=_MAX_COUNT) for count in laid),
    )


def _read_player(value: object) -> PlayerRecords:
    found = as_object(value, ("name", "level", *_COUNTS, *_POINTS, *_WORDS), "player")
    read: dict[str, Any] = {name: as_int(found[name], name, most=_MAX_COUNT) for name in _COUNTS}
    read |= {name: as_int(found[name], name, least=-_MAX_POINTS, most=_MAX_POINTS) for name in _POINTS}
    read |= {name: as_text(found[name], name, _WORD) for name in _WORDS}
    if found["level"]:
        return PlayerRecords(name="", level=as_text(found["level"], "level", _LEVEL), **read)
    return PlayerRecords(name=read_name(found["name"]), **read)


def _later_most(before: Tally, laid: Tally) -> Tally:
    """Both tallies, in which a long past weighs less and less."""
    if sum(before) > MOST_WORDS and laid != NO_WORDS:
        before = tuple(count // 2 for count in before)
    return tuple(earlier + now for earlier, now in zip(before, laid, strict=True))


def _at_most(players: dict[str, PlayerRecords]) -> dict[str, PlayerRecords]:
    if len(players) <= MAX_PLAYERS:
        return players
    kept = sorted(players.items(), key=lambda item: -item[1].games)[:MAX_PLAYERS]
    return dict(kept)
