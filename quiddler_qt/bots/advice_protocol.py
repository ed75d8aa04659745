"""Questions for advice to the thinking process, and its answers: one JSON object a line, in ASCII.

==========  ==================================================================================================
line        fields
==========  ==================================================================================================
question    ``version`` (2), ``kind`` (``advice``), ``ticket``; ``observation``, ``patience``, ``people`` as
            computer seats are sent them; ``worlds``, ``move`` in the notation of saves or null,
            ``well_known``, ``avoid``: spellings
answer      ``ticket``, ``kind``, ``choices``: lists of move, worth and error, in hundredths of a point;
            ``lays``: moves; ``plan``: lists of cards
==========  ==================================================================================================

Readers take nothing on trust: they raise ProtocolError for whatever writers do not write.
"""

import re
from typing import Final

from quiddler_qt.bots.advice import MOST_AVOIDED, MOST_WORLDS, Advice, AdviceQuestion
from quiddler_qt.bots.appraisal import Choice
from quiddler_qt.bots.json_lines import (
    ErrorReport,
    ProtocolError,
    json_line,
    object_of,
    parse_error,
    read_bool,
    read_int,
    read_list,
    read_only,
    read_str,
)
from quiddler_qt.bots.opponents import Expectations
from quiddler_qt.bots.protocol import observation_object, read_move, read_observation, read_people
from quiddler_qt.engine.actions import LayDown, WordCards
from quiddler_qt.engine.cards import DECK_SIZE
from quiddler_qt.engine.notation import action_text

VERSION: Final = 2
KIND: Final = "advice"

_HUNDREDTHS: Final = 100
_MOST_WORTH: Final = 10**6
_MOST_LAYS: Final = 500
_MOST_CARDS: Final = 11
_FIELDS: Final = frozenset(
    {
        "version",
        "kind",
        "ticket",
        "observation",
        "worlds",
        "move",
        "well_known",
        "avoid",
        "patience",
        "people",
    }
)
_SPELLING: Final = re.compile(r"[A-Z]{1,20}")


def advice_question_line(question: AdviceQuestion) -> bytes:
    """A question as a line, with its line feed."""
    return json_line(
        {
            "version": VERSION,
            "kind": KIND,
            "ticket": question.ticket,
            "observation": observation_object(question.observation),
            "worlds": question.worlds,
            "move": None if question.move is None else action_text(question.move),
            "well_known": question.well_known,
            "avoid": list(question.avoid),
            "patience": question.others.patience,
            "people": [words.value for words in question.others.people],
        }
    )


def parse_advice_question(line: bytes) -> AdviceQuestion:
    """The question of a line. Raises ProtocolError."""
    value = object_of(line)
    read_only(value, _FIELDS, "question")
    read_int(value["version"], "version", VERSION, VERSION)
    if value["kind"] != KIND:
        raise ProtocolError("not a question for advice")
    observation = read_observation(value["observation"])
    return AdviceQuestion(
        ticket=read_int(value["ticket"], "ticket"),
        observation=observation,
        worlds=read_int(value["worlds"], "worlds", 0, MOST_WORLDS),
        move=None if value["move"] is None else read_move(value["move"]),
        well_known=read_bool(value["well_known"], "well_known"),
        avoid=tuple(read_list(value["avoid"], "avoid", _read_spelling, MOST_AVOIDED)),
        others=Expectations(
            read_int(value["patience"], "patience"), read_people(value["people"], observation)
        ),
    )


def advice_line(advice: Advice) -> bytes:
    """An answer as a line, with its line feed."""
    return json_line(
        {
            "ticket": advice.ticket,
            "kind": KIND,
            "choices": [
                [action_text(one.move), round(one.worth * _HUNDREDTHS), round(one.error * _HUNDREDTHS)]
                for one in advice.choices
            ],
            "lays": [action_text(lay) for lay in advice.lays],
            "plan": [list(word) for word in advice.plan],
        }
    )


def parse_advice(line: bytes) -> Advice | ErrorReport:
    """The answer or the error of a line. Raises ProtocolError."""
    refused = parse_error(line)
    if refused is not None:
        return refused
    value = object_of(line)
    read_only(value, {"ticket", "kind", "choices", "lays", "plan"}, "answer")
    if value["kind"] != KIND:
        raise ProtocolError("not advice")
    choices = tuple(read_list(value["choices"], "choices", _read_choice, _MOST_LAYS))
    if not choices:
        raise ProtocolError("advice without a move")
    return Advice(
        ticket=read_int(value["ticket"], "ticket"),
        choices=choices,
        lays=tuple(read_list(value["lays"], "lays", _read_lay, _MOST_LAYS)),
        plan=tuple(read_list(value["plan"], "plan", _read_word, _MOST_CARDS)),
    )


def _read_choice(value: object) -> Choice:
    parts = read_list(value, "choice", lambda part: part, 3)
    if len(parts) != 3:
        raise ProtocolError("choice: not a move with its worth and its error")
    return Choice(
        move=read_move(parts[0]),
        worth=read_int(parts[1], "worth", -_MOST_WORTH, _MOST_WORTH) / _HUNDREDTHS,
        error=read_int(parts[2], "error", 0, _MOST_WORTH) / _HUNDREDTHS,
    )


def _read_lay(value: object) -> LayDown:
    move = read_move(value)
    if not isinstance(move, LayDown):
        raise ProtocolError("not a lay")
    return move


def _read_word(value: object) -> WordCards:
    return tuple(read_list(value, "word", lambda card: read_int(card, "card", 0, DECK_SIZE - 1), _MOST_CARDS))


def _read_spelling(value: object) -> str:
    spelling = read_str(value, "spelling")
    if not _SPELLING.fullmatch(spelling):
        raise ProtocolError("not a spelling")
    return spelling
