"""Questions and replies come over the line as they were; what nobody writes is refused."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiddler_qt.bots.json_lines import ProtocolError
from quiddler_qt.bots.solitaire_protocol import (
    DailyQuestion,
    DailyReply,
    OutlookQuestion,
    OutlookReply,
    SolitaireQuestion,
    SolitaireReply,
    WinnableQuestion,
    WinnableReply,
    is_solitaire_question,
    parse_solitaire_question,
    parse_solitaire_reply,
    solitaire_question_line,
    solitaire_reply_line,
)
from quiddler_qt.bots.solitaire_solver import Outlook
from quiddler_qt.engine.cards import FACES
from quiddler_qt.engine.rules import MinWord
from quiddler_qt.engine.solitaire import FillGap, TakeWord

tickets = st.integers(0, 10**18)
stacks = st.lists(st.lists(st.sampled_from(FACES), max_size=6).map(tuple), min_size=8, max_size=8).map(tuple)
pairs = st.lists(st.tuples(*[st.sampled_from(FACES)] * 2), min_size=8, max_size=8).map(tuple)
lists = st.sampled_from(("standard", "family"))
indexes = st.integers(0, 7)
moves = st.one_of(
    st.builds(TakeWord, st.lists(indexes, min_size=1, max_size=8).map(tuple)),
    st.builds(FillGap, indexes, indexes),
)
questions: st.SearchStrategy[SolitaireQuestion] = st.one_of(
    st.builds(OutlookQuestion, tickets, stacks, st.sampled_from(MinWord), lists),
    st.builds(WinnableQuestion, tickets, st.integers(1, 10**6), st.sampled_from(MinWord), lists),
    st.builds(DailyQuestion, tickets, pairs),
)
words = st.lists(st.lists(st.sampled_from(FACES), min_size=1, max_size=8).map(tuple), max_size=8).map(tuple)
replies: st.SearchStrategy[SolitaireReply] = st.one_of(
    st.builds(
        OutlookReply,
        tickets,
        st.sampled_from(Outlook),
        st.lists(moves, max_size=60).map(tuple),
        st.booleans(),
        st.booleans(),
    ),
    st.builds(WinnableReply, tickets, st.integers(1, 10**6), st.booleans()),
    st.builds(DailyReply, tickets, st.integers(-300, 600), words, st.booleans(), st.integers(0, 100)),
)


@given(questions)
def test_questions_arrive_as_they_were(question: SolitaireQuestion) -> None:
    line = solitaire_question_line(question)
    assert line.endswith(b"\n")
    assert line.count(b"\n") == 1
    assert is_solitaire_question(line)
    assert parse_solitaire_question(line) == question


@given(replies)
def test_replies_arrive_as_they_were(reply: SolitaireReply) -> None:
    assert parse_solitaire_reply(solitaire_reply_line(reply)) == reply


def changed(line: bytes, /, **fields: Any) -> bytes:
    value = json.loads(line) | fields
    return json.dumps({name: item for name, item in value.items() if item is not ...}).encode()


OUTLOOK = solitaire_question_line(OutlookQuestion(1, ((),) * 8))
WINNABLE = solitaire_question_line(WinnableQuestion(1, 1))
DAILY = solitaire_question_line(DailyQuestion(1, (("A", "B"),) * 8))


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"[]",
        b"\xff",
        b'{"kind":"outlook","kind":"outlook"}',
        b'{"version":1,"ticket":1e3,"kind":"outlook"}',
        b'{"version":1,"ticket":' + b"1" * 5000 + b"}",
        b"[" * 100_000,
        b" " * ((1 << 20) + 1),
        changed(OUTLOOK, version=2),
        changed(OUTLOOK, version=True),
        changed(OUTLOOK, ticket=-1),
        changed(OUTLOOK, kind="chess"),
        changed(OUTLOOK, more=1),
        changed(OUTLOOK, min_word=...),
        changed(OUTLOOK, min_word="one"),
        changed(OUTLOOK, min_word=[]),
        changed(OUTLOOK, word_list="../x"),
        changed(OUTLOOK, stacks=[[]] * 7),
        changed(OUTLOOK, stacks=[["A"] * 7, *[[]] * 7]),
        changed(OUTLOOK, stacks=[["a"], *[[]] * 7]),
        changed(OUTLOOK, stacks=[[["A"]], *[[]] * 7]),
        changed(OUTLOOK, stacks="ABCDEFGH"),
        changed(WINNABLE, first=0),
        changed(WINNABLE, first="1"),
        changed(DAILY, stacks=[["A"]] * 8),
    ],
)
def test_other_questions_are_refused(line: bytes) -> None:
    with pytest.raises(ProtocolError):
        parse_solitaire_question(line)


WON = solitaire_reply_line(OutlookReply(1, Outlook.CAN, (TakeWord((0, 1)),), common=True, final=True))
LAY = solitaire_reply_line(DailyReply(1, 5, (("QU", "A"),), proven=True, percent=100))


@pytest.mark.parametrize(
    "line",
    [
        b"{}",
        changed(WON, outlook="maybe"),
        changed(WON, line=["finish"]),
        changed(WON, line=["word 9"]),
        changed(WON, line=[1]),
        changed(WON, line=["word 0"] * 201),
        changed(WON, common=1),
        changed(WON, kind="daily"),
        changed(WON, kind=None),
        changed(LAY, score=10**7),
        changed(LAY, percent=101),
        changed(LAY, words=["QU--A"]),
        changed(LAY, words=[3]),
        changed(LAY, final=False),
    ],
)
def test_other_replies_are_refused(line: bytes) -> None:
    with pytest.raises(ProtocolError):
        parse_solitaire_reply(line)


def test_questions_about_the_table_are_told_apart() -> None:
    assert not is_solitaire_question(b'{"version":1,"ticket":1,"seed":2,"observation":{}}')
    assert not is_solitaire_question(b"nonsense")
