"""Lines of the advice protocol come back as they went, and nothing else is taken."""

import json

import pytest

from quiddler_qt.bots.advice import Advice, AdviceQuestion
from quiddler_qt.bots.advice_protocol import (
    advice_line,
    advice_question_line,
    parse_advice,
    parse_advice_question,
)
from quiddler_qt.bots.appraisal import Choice
from quiddler_qt.bots.json_lines import ErrorReport, ProtocolError, error_line
from quiddler_qt.bots.opponents import Expectations
from quiddler_qt.bots.people import PeopleWords
from quiddler_qt.engine.actions import Discard, DrawStock, LayDown
from quiddler_qt.engine.rules import Rules
from quiddler_qt.engine.visibility import observe
from tests.bots.computer_tables import dealt

QUESTION = AdviceQuestion(
    5,
    observe(dealt(Rules(), ["C", "A", "T"], upcard="V"), 0),
    12,
    DrawStock(0),
    well_known=True,
    avoid=("CAT",),
    others=Expectations(3, (PeopleWords.ALL, PeopleWords.EVERYDAY)),
)
ADVICE = Advice(
    5,
    (Choice(LayDown(0, ((1, 2), (3,)), 9), -12.25, 0.0), Choice(Discard(0, 9), -14.5, 1.25)),
    (LayDown(0, ((1, 2), (3,)), 9),),
    ((1, 2), (3,)),
)


def test_a_question_comes_back() -> None:
    assert parse_advice_question(advice_question_line(QUESTION)) == QUESTION
    bare = AdviceQuestion(6, QUESTION.observation)
    assert parse_advice_question(advice_question_line(bare)) == bare


def test_an_answer_comes_back() -> None:
    assert parse_advice(advice_line(ADVICE)) == ADVICE
    assert parse_advice(error_line(ErrorReport(5, "no words"))) == ErrorReport(5, "no words")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("version", 1),
        ("version", 3),
        ("version", True),
        ("kind", "daily"),
        ("ticket", -1),
        ("ticket", "5"),
        ("observation", {}),
        ("worlds", 65),
        ("worlds", -1),
        ("move", "gather"),
        ("move", 5),
        ("well_known", 1),
        ("avoid", ["cat"]),
        ("avoid", ["A"] * 65),
        ("avoid", "CAT"),
        ("patience", -1),
        ("people", ["many"]),
        ("people", ["many", "most"]),
        ("people", None),
        ("more", 1),
    ],
)
def test_a_question_of_another_form_is_refused(field: str, value: object) -> None:
    form = {**json.loads(advice_question_line(QUESTION)), field: value}
    with pytest.raises(ProtocolError):
        parse_advice_question(json.dumps(form).encode())


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("kind", "daily"),
        ("ticket", None),
        ("choices", []),
        ("choices", [["0 stock", 1]]),
        ("choices", [["0 stock", 1, -1]]),
        ("choices", [["gather", 1, 1]]),
        ("choices", [["0 stock", 10**9, 1]]),
        ("lays", ["0 stock"]),
        ("plan", [[118]]),
        ("plan", [[-1]]),
        ("plan", [[0] * 12]),
        ("more", 1),
    ],
)
def test_an_answer_of_another_form_is_refused(field: str, value: object) -> None:
    form = {**json.loads(advice_line(ADVICE)), field: value}
    with pytest.raises(ProtocolError):
        parse_advice(json.dumps(form).encode())


@pytest.mark.parametrize("line", [b"", b"nonsense\n", b"[]\n", b'{"ticket":1}\n', b"{" * 100_000])
def test_nonsense_is_refused(line: bytes) -> None:
    with pytest.raises(ProtocolError):
        parse_advice(line)
    with pytest.raises(ProtocolError):
        parse_advice_question(line)
