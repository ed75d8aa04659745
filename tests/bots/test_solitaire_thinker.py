"""The light, hints and first deals: common words first, honest in the end."""

import pytest

from quiddler_qt.bots.solitaire_protocol import (
    DailyQuestion,
    DailyReply,
    OutlookQuestion,
    OutlookReply,
    SolitaireQuestion,
    SolitaireReply,
    WinnableQuestion,
    WinnableReply,
)
from quiddler_qt.bots.solitaire_solver import QUICK, Outlook, SolitaireSolver, dealt_stacks, faces_of
from quiddler_qt.bots.solitaire_thinker import SolitaireThinker
from quiddler_qt.bots.word_table import build_word_table
from quiddler_qt.engine.daily_puzzle import DAILY_SETUP
from quiddler_qt.engine.solitaire import FillGap, TakeWord
from quiddler_qt.engine.solitaire_deals import deal_order
from quiddler_qt.lexicon.word_list import load_word_list

EMPTY: tuple[str, ...] = ()


@pytest.fixture(scope="module")
def thinker(tmp_path_factory: pytest.TempPathFactory) -> SolitaireThinker:
    return SolitaireThinker(tmp_path_factory.mktemp("tables"))


def replies(thinker: SolitaireThinker, question: SolitaireQuestion) -> list[SolitaireReply]:
    found = [reply for reply in thinker.replies(question) if reply is not None]
    assert [reply.final for reply in found] == [False] * (len(found) - 1) + [True]
    assert {reply.ticket for reply in found} == {question.ticket}
    return found


def padded(*stacks: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    return (*stacks, *[EMPTY] * (8 - len(stacks)))


def test_a_position_that_common_words_win(thinker: SolitaireThinker) -> None:
    first, last = replies(thinker, OutlookQuestion(7, padded(("T",), ("H", "C"), ("E", "A"), ("T",))))
    assert first == OutlookReply(7, Outlook.UNKNOWN, (), common=False, final=False)
    assert isinstance(last, OutlookReply)
    assert (last.outlook, last.common) == (Outlook.CAN, True)
    assert {type(move) for move in last.line} <= {TakeWord, FillGap}


def test_a_position_that_only_rare_words_win(thinker: SolitaireThinker) -> None:
    rare = replies(thinker, OutlookQuestion(2, padded(("X",), ("U",))))[-1]
    assert isinstance(rare, OutlookReply)
    assert rare == OutlookReply(2, Outlook.CAN, rare.line, common=False, final=True)


def test_a_position_that_nothing_wins(thinker: SolitaireThinker) -> None:
    last = replies(thinker, OutlookQuestion(3, padded(("Q",), ("V",))))[-1]
    assert last == OutlookReply(3, Outlook.CANNOT, (), common=False, final=True)


def test_an_offensive_word_is_no_hint_but_no_lie_is_told(thinker: SolitaireThinker) -> None:
    words = load_word_list("standard")
    shown = SolitaireSolver(build_word_table(words.words_of_tiers("ABCDEF")))
    offensive = next(
        word
        for word in words.words()
        if words.is_offensive(word)
        and 3 < len(word) < 7
        and shown.solve(padded(*[(letter.upper(),) for letter in word])).outlook is Outlook.CANNOT
    )
    last = replies(thinker, OutlookQuestion(4, padded(*[(letter.upper(),) for letter in offensive])))[-1]
    assert last == OutlookReply(4, Outlook.CAN, (), common=False, final=True)


def test_the_first_deal_that_common_words_win(thinker: SolitaireThinker) -> None:
    found = replies(thinker, WinnableQuestion(5, 19))
    deals = [reply.deal for reply in found if isinstance(reply, WinnableReply)]
    assert deals == sorted(deals)
    assert deals[0] == 19
    table = build_word_table(load_word_list("standard").words_of_tiers("AB"))
    verdict = SolitaireSolver(table).solve(faces_of(dealt_stacks(str(deals[-1]))), QUICK)
    assert verdict.outlook is Outlook.CAN


def test_a_daily_puzzle_is_solved_and_proven(thinker: SolitaireThinker) -> None:
    order = deal_order(DAILY_SETUP.layout, "2026-12-24")
    stacks = faces_of(tuple(order[index:16:8] for index in range(8)))
    found = replies(thinker, DailyQuestion(6, stacks))
    scores = [reply.score for reply in found if isinstance(reply, DailyReply)]
    assert scores == sorted(scores)
    last = found[-1]
    assert isinstance(last, DailyReply)
    assert (last.proven, last.percent) == (True, 100)
    assert sum(map(len, last.words)) <= 16
    words = load_word_list("standard")
    assert all(words.accepts("".join(word).lower()) for word in last.words)


def test_the_family_list_is_asked_by_its_own_words(thinker: SolitaireThinker) -> None:
    rare = OutlookQuestion(8, padded(("X",), ("U",)), word_list="family")
    assert replies(thinker, rare)[-1] == OutlookReply(8, Outlook.CANNOT, (), common=False, final=True)
