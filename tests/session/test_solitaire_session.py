"""Undo and redo without end, exact (promise P11); refused words leave no trace; stuck is told by the list."""

from random import Random

import pytest

from quiddler_qt.engine.actions import Rule
from quiddler_qt.engine.cards import cards_value
from quiddler_qt.engine.daily_puzzle import DAILY_SETUP, daily_score
from quiddler_qt.engine.rules import MinWord
from quiddler_qt.engine.solitaire import (
    FillGap,
    Finish,
    NoWordLeft,
    PlayerAction,
    SolitaireEnded,
    SolitaireFault,
    SolitairePhase,
    SolitaireRejection,
    SolitaireSetup,
    SolitaireState,
    TakeWord,
    possible_sources,
)
from quiddler_qt.engine.solitaire_record import SolitaireRecord, replay_solitaire, solitaire_digest
from quiddler_qt.engine.words import letter_count
from quiddler_qt.session.solitaire_session import SolitaireCommitted, SolitaireSession, dealt_record

SETUP = SolitaireSetup(min_word=MinWord.TWO_CARDS)
SERIES = 500


def listed(spelling: str) -> bool:
    """Two thirds of all spellings are words, always the same ones."""
    return sum(map(ord, spelling)) % 3 > 0


def new_session(
    setup: SolitaireSetup = SETUP, deal: str = "1", *, stuck_below: int = 3, commits: list[int] | None = None
) -> SolitaireSession:
    """A game in which a word can be made as long as so many cards show."""
    return SolitaireSession(
        dealt_record(setup, deal),
        listed,
        lambda tops: len(tops) >= stuck_below,
        on_commit=lambda: commits.append(1) if commits is not None else None,
    )


def some_act(random: Random, state: SolitaireState) -> PlayerAction:
    if state.phase is SolitairePhase.FILL:
        return FillGap(random.choice(possible_sources(state)), random.choice(state.gaps))
    showing = [index for index, stack in enumerate(state.stacks) if stack]
    return TakeWord(tuple(random.sample(showing, min(len(showing), random.randint(2, 6)))))


def play_on(random: Random, session: SolitaireSession, acts: int) -> None:
    for _ in range(acts):
        if not session.state.phase.over:
            session.submit(some_act(random, session.state))


def test_500_random_series_of_undo_and_redo_are_exact() -> None:
    for seed in range(SERIES):
        random = Random(seed)
        session = new_session(deal=str(seed + 1))
        play_on(random, session, random.randint(1, 40))
        end = (session.record, session.state)
        digests = [solitaire_digest(session.state)]
        while session.undo():
            assert session.state == replay_solitaire(session.record)
            digests.append(solitaire_digest(session.state))
        assert len(session.record.actions) == 1
        steps = random.randint(0, len(digests) - 1)
        for step in range(1, steps + 1):
            assert session.redo()
            assert solitaire_digest(session.state) == digests[-1 - step]
        while session.redo():
            pass
        assert (session.record, session.state) == end
        assert not session.can_redo
        assert not session.redo()


def test_undo_goes_back_one_act_with_all_that_belongs_to_it() -> None:
    session = new_session(stuck_below=9)
    assert session.state.phase is SolitairePhase.STUCK
    assert session.record.actions[1:] == (NoWordLeft(),)
    assert not session.can_undo
    assert not session.undo()
    assert not session.restart()
    random = Random(4)
    session = new_session(DAILY_SETUP, "2026-12-24", stuck_below=7)
    play_on(random, session, 60)
    assert session.state.phase is SolitairePhase.STUCK
    words = session.state.words
    assert session.undo()
    assert not session.state.phase.over
    assert isinstance(session.undone[-1], NoWordLeft)
    assert session.redo()
    assert session.state.words == words
    assert session.state.phase is SolitairePhase.STUCK


def test_a_new_act_cuts_off_what_was_undone() -> None:
    random = Random(5)
    session = new_session()
    play_on(random, session, 20)
    session.undo()
    session.undo()
    undone = session.undone
    assert undone
    while isinstance(session.submit(some_act(random, session.state)), SolitaireRejection):
        assert session.undone == undone
    assert session.undone == ()
    assert not session.can_redo


def test_restart_is_the_deal_and_can_be_taken_back() -> None:
    commits: list[int] = []
    session = new_session(commits=commits)
    play_on(Random(6), session, 20)
    end = session.record
    commits.clear()
    assert session.restart()
    assert commits == [1]
    assert session.record == dealt_record(SETUP, "1")
    while session.redo():
        pass
    assert session.record == end


def test_a_refused_word_leaves_no_trace() -> None:
    commits: list[int] = []
    session = SolitaireSession(
        dealt_record(SETUP, "1"), lambda _: False, lambda _: True, on_commit=lambda: commits.append(1)
    )
    before = session.record
    refused = session.submit(TakeWord((0, 1, 2)))
    assert isinstance(refused, SolitaireRejection)
    assert refused.fault is SolitaireFault.WORD_NOT_LISTED
    assert (session.record, commits) == (before, [])
    assert session.check(TakeWord((0,))) == session.submit(TakeWord((0,)))


def test_a_word_is_recorded_with_its_ruling_and_then_no_list_is_needed() -> None:
    session = SolitaireSession(dealt_record(SETUP, "1"), lambda _: True, lambda _: True)
    done = session.submit(TakeWord((0, 1, 2)))
    assert isinstance(done, SolitaireCommitted)
    assert [type(action) for action in done.actions] == [Rule, TakeWord]
    assert done.index == 1
    assert session.verdict(done.actions[0].spelling)  # type: ignore[union-attr]  # a Rule, as seen above

    def ask_nobody(_: object) -> bool:
        raise AssertionError("asked")

    again = SolitaireSession(session.record, ask_nobody, lambda _: True)
    assert again.state == session.state


def test_a_save_between_a_word_and_the_end_is_settled() -> None:
    session = new_session()
    play_on(Random(8), session, 3)
    resumed = SolitaireSession(session.record, listed, lambda _: False)
    over = resumed.state.phase
    assert over is (
        SolitairePhase.FILL if session.state.phase is SolitairePhase.FILL else SolitairePhase.STUCK
    )


def test_a_session_resumes_with_what_was_undone() -> None:
    session = new_session()
    play_on(Random(9), session, 15)
    for _ in range(3):
        session.undo()
    session.count_hint()
    session.note_demo()
    session.add_time(1200)
    session.add_time(-5)
    resumed = SolitaireSession(
        session.record,
        listed,
        lambda _: True,
        undone=session.undone,
        hints=session.hints,
        elapsed_ms=session.elapsed_ms,
        demo_played=session.demo_played,
    )
    assert (resumed.hints, resumed.elapsed_ms, resumed.demo_played) == (1, 1200, True)
    while session.redo():
        assert resumed.redo()
        assert resumed.state == session.state
    assert not resumed.can_redo


def test_the_best_words_are_told() -> None:
    session = new_session()
    assert session.best_words() == (None, None)
    play_on(Random(10), session, 25)
    longest, dearest = session.best_words()
    assert longest is not None
    assert dearest is not None
    assert letter_count(longest) == max(map(letter_count, session.state.words))
    assert cards_value(dearest) == max(map(cards_value, session.state.words))


def test_a_daily_puzzle_is_finished_and_taken_up_again() -> None:
    session = SolitaireSession(dealt_record(DAILY_SETUP, "2026-12-24"), lambda _: True, lambda _: True)
    session.submit(TakeWord((0, 1, 2, 3, 4)))
    done = session.submit(Finish())
    assert isinstance(done, SolitaireCommitted)
    assert done.events == (SolitaireEnded(SolitairePhase.FINISHED, 11),)
    first = daily_score(session.state).total
    assert session.undo()
    assert isinstance(session.submit(TakeWord((5, 6, 7))), SolitaireCommitted)
    assert daily_score(session.state).total > first


def test_only_what_is_dealt_can_be_played() -> None:
    with pytest.raises(ValueError, match="not dealt"):
        SolitaireSession(SolitaireRecord(SETUP, "1"), listed, lambda _: True)
    with pytest.raises(ValueError, match="no deal"):
        dealt_record(SETUP, "0")


def test_an_observation_is_all_that_pictures_need() -> None:
    session = new_session()
    seen = session.observe()
    assert seen.counts == (6,) * 8
    assert seen.tops == tuple(stack[-1] for stack in session.state.stacks)
