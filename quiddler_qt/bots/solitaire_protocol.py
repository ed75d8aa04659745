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

from dataclasses import dataclass
from typing import Final

from quiddler_qt.bots.daily_solver import DailyAnswer
from quiddler_qt.bots.json_lines import (
    ProtocolError,
    json_line,
    kind_of,
    object_of,
    read_bool,
    read_enum,
    read_int,
    read_list,
    read_only,
    read_str,
)
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
_KINDS: Final = frozenset({"outlook", "winnable", "daily"})

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
    return kind_of(line) in _KINDS


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
    return json_line(value)


def parse_solitaire_question(line: bytes) -> SolitaireQuestion:
    """The question of a line. Raises ProtocolError."""
    value = object_of(line)
    read_int(value.get("version"), "version", VERSION, VERSION)
    ticket = read_int(value.get("ticket"), "ticket", most=_MAX_TICKET)
    start = {"version", "ticket", "kind"}
    match value.get("kind"):
        case "outlook":
            read_only(value, start | {"word_list", "min_word", "stacks"}, "outlook")
            stacks = _stacks(value["stacks"], Layout.SOLITAIRE.height)
            min_word = read_enum(value["min_word"], "min_word", MinWord)
            return OutlookQuestion(ticket, stacks, min_word, _word_list(value["word_list"]))
        case "winnable":
            read_only(value, start | {"word_list", "min_word", "first"}, "winnable")
            first = read_int(value["first"], "first", 1, MAX_DEAL_NUMBER)
            min_word = read_enum(value["min_word"], "min_word", MinWord)
            return WinnableQuestion(ticket, first, min_word, _word_list(value["word_list"]))
        case "daily":
            read_only(value, start | {"stacks"}, "daily")
            stacks = _stacks(value["stacks"], Layout.DAILY.height)
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
    return json_line(value)


def parse_solitaire_reply(line: bytes) -> SolitaireReply:
    """The reply of a line. Raises ProtocolError."""
    value = object_of(line)
    ticket = read_int(value.get("ticket"), "ticket", most=_MAX_TICKET)
    final = read_bool(value.get("final"), "final")
    start = {"ticket", "final", "kind"}
    match value.get("kind"):
        case "outlook":
            read_only(value, start | {"outlook", "line", "common"}, "outlook")
            moves = tuple(read_list(value["line"], "line", _move, _MAX_MOVES))
            outlook = read_enum(value["outlook"], "outlook", Outlook)
            return OutlookReply(ticket, outlook, moves, read_bool(value["common"], "common"), final)
        case "winnable":
            read_only(value, start | {"deal"}, "winnable")
            return WinnableReply(ticket, read_int(value["deal"], "deal", 1, MAX_DEAL_NUMBER), final)
        case "daily":
            read_only(value, start | {"score", "words", "proven", "percent"}, "daily")
            words = tuple(read_list(value["words"], "words", _word, Layout.DAILY.card_count))
            score = read_int(value["score"], "score", -_MAX_SCORE, _MAX_SCORE)
            percent = read_int(value["percent"], "percent", 0, 100)
            reply = DailyReply(ticket, score, words, read_bool(value["proven"], "proven"), percent)
            if reply.final is not final:
                raise ProtocolError("final: not as proven")
            return reply
        case _:
            raise ProtocolError("no such kind of reply")


# -- reading -------------------------------------------------------------------------------------------
def _word_list(value: object) -> str:
    name = read_str(value, "word_list")
    if name not in WORD_LIST_NAMES:
        raise ProtocolError("word_list: none there is")
    return name


def _stacks(value: object, height: int) -> FaceStacks:
    stacks = tuple(read_list(value, "stacks", lambda stack: _stack(stack, height)))
    if len(stacks) != STACK_COUNT:
        raise ProtocolError(f"stacks: not {STACK_COUNT}")
    return stacks


def _stack(value: object, height: int) -> tuple[Face, ...]:
    return tuple(read_list(value, "stack", _face, height))


def _face(value: object) -> Face:
    if not isinstance(value, str) or value not in FACES:
        raise ProtocolError("no such face")
    return value


def _word(value: object) -> tuple[Face, ...]:
    return tuple(_face(face) for face in read_str(value, "words").split("-"))


def _move(value: object) -> TakeWord | FillGap:
    text = read_str(value, "line")
    try:
        move = parse_solitaire_action(text)
    except ValueError as error:
        raise ProtocolError(str(error)) from error
    if not isinstance(move, TakeWord | FillGap):
        raise ProtocolError("line: not a move of a player")
    return move
