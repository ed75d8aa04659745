"""Questions about solitaire to the thinking process, and its replies: one JSON object a line, in ASCII.

==============  ====================================================================================
question        fields besides ``version`` (1), ``ticket``, ``kind``
==============  ====================================================================================
``outlook``     ``word_list``, ``min_word``, ``stacks``: faces with the top card last
``winnable``    ``word_list``, ``min_word``, ``first``: the number of the first deal wanted
``daily``       ``stacks``: eight of two faces
==============  ====================================================================================

==============  ====================================================================================
reply           fields besides ``ticket``, ``kind``, ``final``
==============  ====================================================================================
``outlook``     ``outlook``, ``line``: moves in the notation of saves, ``common``: only common words
``winnable``    ``deal``: the number under test, the one found where final
``daily``       ``score``, ``words`` as ``QU-I-T``, ``proven``, ``percent`` of the search
==============  ====================================================================================

A question has any number of replies, the last one final. Readers take nothing on trust: they raise
ProtocolError for whatever writers do not write.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, NoReturn, TypeVar

from quiddler_qt.bots.daily_solver import DailyAnswer
from quiddler_qt.bots.protocol import LONGEST_LINE, ProtocolError
from quiddler_qt.bots.solitaire_solver import Line, Outlook
from quiddler_qt.engine.cards import FACES, Face
from quiddler_qt.engine.rules import MinWord
from quiddler_qt.engine.solitaire import STACK_COUNT, FillGap, Layout, TakeWord
from quiddler_qt.engine.solitaire_deals import MAX_DEAL_NUMBER
from quiddler_qt.engine.solitaire_record import parse_solitaire_action, solitaire_action_text
from quiddler_qt.lexicon.word_list import WORD_LIST_NAMES

VERSION: Final = 1
_MAX_TICKET: Final = 10**18
_MAX_SCORE: Final = 10**6
_MAX_MOVES: Final = 200
_MOST_DIGITS: Final = 20
_T = TypeVar("_T")
_E = TypeVar("_E", bound=Enum)

FaceStacks = tuple[tuple[Face, ...], ...]


@dataclass(frozen=True, slots=True)
class OutlookQuestion:
    """Whether a position can be won, and how to go on."""

    ticket: int
    stacks: FaceStacks
    min_word: MinWord = MinWord.TWO_LETTERS
    word_list: str = "standard"


@dataclass(frozen=True, slots=True)
class WinnableQuestion:
    """Which deal is the first from a number on that common words win."""

    ticket: int
    first: int
    min_word: MinWord = MinWord.TWO_LETTERS
    word_list: str = "standard"


@dataclass(frozen=True, slots=True)
class DailyQuestion:
    """What the best lay of a puzzle is."""

    ticket: int
    stacks: FaceStacks


@dataclass(frozen=True, slots=True)
class OutlookReply:
    """What is known of a position. ``line`` wins; it is empty where none is known that may be shown."""

    ticket: int
    outlook: Outlook
    line: Line
    common: bool
    final: bool


@dataclass(frozen=True, slots=True)
class WinnableReply:
    """The deal that is looked at, the one found where ``final``."""

    ticket: int
    deal: int
    final: bool


@dataclass(frozen=True, slots=True)
class DailyReply:
    """The best lay so far; ``percent`` of the search done."""

    ticket: int
    score: int
    words: tuple[tuple[Face, ...], ...]
    proven: bool
    percent: int

    @property
    def final(self) -> bool:
        """Whether nothing better can come."""
        return self.proven

    @classmethod
    def of(cls, ticket: int, answer: DailyAnswer) -> "DailyReply":
        """A solver's answer as a reply."""
        return cls(ticket, answer.score, answer.words, answer.proven, int(100 * answer.progress))


SolitaireQuestion = OutlookQuestion | WinnableQuestion | DailyQuestion
SolitaireReply = OutlookReply | WinnableReply | DailyReply


def is_solitaire_question(line: bytes) -> bool:
    """Whether a line is a question of this module, proper or not; never raises."""
    try:
        return "kind" in _object(line)
    except ProtocolError:
        return False


def solitaire_question_line(question: SolitaireQuestion) -> bytes:
    """A question as a line, with its line feed."""
    value: dict[str, object] = {"version": VERSION, "ticket": question.ticket}
    match question:
        case OutlookQuestion(_, stacks, min_word, word_list):
            value |= {"kind": "outlook", "word_list": word_list, "min_word": min_word.value, "stacks": stacks}
        case WinnableQuestion(_, first, min_word, word_list):
            value |= {"kind": "winnable", "word_list": word_list, "min_word": min_word.value, "first": first}
        case DailyQuestion(_, stacks):
            value |= {"kind": "daily", "stacks": stacks}
    return _line(value)


def parse_solitaire_question(line: bytes) -> SolitaireQuestion:
    """The question of a line. Raises ProtocolError."""
    value = _object(line)
    _int(value, "version", VERSION, VERSION)
    ticket = _int(value, "ticket", 0, _MAX_TICKET)
    start = {"version", "ticket", "kind"}
    match value.get("kind"):
        case "outlook":
            _only(value, start | {"word_list", "min_word", "stacks"})
            stacks = _stacks(value, Layout.SOLITAIRE.height)
            return OutlookQuestion(ticket, stacks, _enum(value, "min_word", MinWord), _word_list(value))
        case "winnable":
            _only(value, start | {"word_list", "min_word", "first"})
            first = _int(value, "first", 1, MAX_DEAL_NUMBER)
            return WinnableQuestion(ticket, first, _enum(value, "min_word", MinWord), _word_list(value))
        case "daily":
            _only(value, start | {"stacks"})
            stacks = _stacks(value, Layout.DAILY.height)
            if any(len(stack) != Layout.DAILY.height for stack in stacks):
                raise ProtocolError("stacks: not as dealt")
            return DailyQuestion(ticket, stacks)
        case _:
            raise ProtocolError("no such kind of question")


def solitaire_reply_line(reply: SolitaireReply) -> bytes:
    """A reply as a line, with its line feed."""
    value: dict[str, object] = {"ticket": reply.ticket, "final": reply.final}
    match reply:
        case OutlookReply(_, outlook, line, common, _):
            moves = [solitaire_action_text(move) for move in line]
            value |= {"kind": "outlook", "outlook": outlook.value, "line": moves, "common": common}
        case WinnableReply(_, deal, _):
            value |= {"kind": "winnable", "deal": deal}
        case DailyReply(_, score, words, proven, percent):
            spelled = ["-".join(word) for word in words]
            value |= {"kind": "daily", "score": score, "words": spelled, "proven": proven, "percent": percent}
    return _line(value)


def parse_solitaire_reply(line: bytes) -> SolitaireReply:
    """The reply of a line. Raises ProtocolError."""
    value = _object(line)
    ticket = _int(value, "ticket", 0, _MAX_TICKET)
    final = _bool(value, "final")
    start = {"ticket", "final", "kind"}
    match value.get("kind"):
        case "outlook":
            _only(value, start | {"outlook", "line", "common"})
            moves = tuple(_list(value, "line", _MAX_MOVES, _move))
            return OutlookReply(
                ticket, _enum(value, "outlook", Outlook), moves, _bool(value, "common"), final
            )
        case "winnable":
            _only(value, start | {"deal"})
            return WinnableReply(ticket, _int(value, "deal", 1, MAX_DEAL_NUMBER), final)
        case "daily":
            _only(value, start | {"score", "words", "proven", "percent"})
            words = tuple(_list(value, "words", Layout.DAILY.card_count, _word))
            score = _int(value, "score", -_MAX_SCORE, _MAX_SCORE)
            reply = DailyReply(ticket, score, words, _bool(value, "proven"), _int(value, "percent", 0, 100))
            if reply.final is not final:
                raise ProtocolError("final: not as proven")
            return reply
        case _:
            raise ProtocolError("no such kind of reply")


# -- writing and reading -------------------------------------------------------------------------------
def _line(value: Mapping[str, object]) -> bytes:
    return json.dumps(value, separators=(",", ":"), allow_nan=False).encode("ascii") + b"\n"


def _object(line: bytes) -> dict[str, Any]:
    if len(line) > LONGEST_LINE:
        raise ProtocolError("the line is too long")
    try:
        value = json.loads(
            line.decode("ascii"),
            object_pairs_hook=_pairs_once,
            parse_int=_parse_int,
            parse_float=_refuse,
            parse_constant=_refuse,
        )
    except ProtocolError:
        raise
    except (ValueError, RecursionError) as error:
        raise ProtocolError(f"not JSON: {error}"[:200]) from None
    if not isinstance(value, dict):
        raise ProtocolError("not a JSON object")
    return value


def _pairs_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    value = dict(pairs)
    if len(value) != len(pairs):
        raise ProtocolError("a key stands twice")
    return value


def _parse_int(text: str) -> int:
    if len(text) > _MOST_DIGITS:
        raise ProtocolError("a number is too long")
    return int(text)


def _refuse(text: str) -> NoReturn:
    raise ProtocolError(f"not a whole number: {text[:40]}")


def _only(value: Mapping[str, object], names: set[str]) -> None:
    if value.keys() != names:
        raise ProtocolError(f"not the fields {sorted(names)}")


def _int(value: Mapping[str, Any], name: str, least: int, most: int) -> int:
    found = value.get(name)
    if type(found) is not int or not least <= found <= most:
        raise ProtocolError(f"{name}: not a number from {least} to {most}")
    return found


def _bool(value: Mapping[str, Any], name: str) -> bool:
    found = value.get(name)
    if not isinstance(found, bool):
        raise ProtocolError(f"{name}: not true or false")
    return found


def _enum(value: Mapping[str, Any], name: str, kind: type[_E]) -> _E:
    try:
        return kind(value.get(name))
    except ValueError:
        raise ProtocolError(f"{name}: no such value") from None


def _word_list(value: Mapping[str, Any]) -> str:
    found = value.get("word_list")
    if not isinstance(found, str) or found not in WORD_LIST_NAMES:
        raise ProtocolError("word_list: none there is")
    return found


def _list(value: Mapping[str, Any], name: str, most: int, read: Callable[[object], _T]) -> list[_T]:
    found = value.get(name)
    if not isinstance(found, list) or len(found) > most:
        raise ProtocolError(f"{name}: not a list of at most {most}")
    return [read(item) for item in found]


def _stacks(value: Mapping[str, Any], height: int) -> FaceStacks:
    stacks = tuple(_list(value, "stacks", STACK_COUNT, lambda stack: _stack(stack, height)))
    if len(stacks) != STACK_COUNT:
        raise ProtocolError(f"stacks: not {STACK_COUNT}")
    return stacks


def _stack(value: object, height: int) -> tuple[Face, ...]:
    return tuple(_list({"stack": value}, "stack", height, _face))


def _face(value: object) -> Face:
    if not isinstance(value, str) or value not in FACES:
        raise ProtocolError("no such face")
    return value


def _word(value: object) -> tuple[Face, ...]:
    if not isinstance(value, str):
        raise ProtocolError("words: not a text")
    return tuple(_face(face) for face in value.split("-"))


def _move(value: object) -> TakeWord | FillGap:
    if not isinstance(value, str):
        raise ProtocolError("line: not a text")
    try:
        move = parse_solitaire_action(value)
    except ValueError as error:
        raise ProtocolError(str(error)) from error
    if not isinstance(move, TakeWord | FillGap):
        raise ProtocolError("line: not a move of a player")
    return move
