"""What the table waits for, in every kind of position."""

import pytest

from quiddler_qt.engine.actions import Discard, DrawStock, GatherCards, LayDown, SeatKind
from quiddler_qt.engine.record import GameRecord
from quiddler_qt.engine.rules import FailedOut, Rules, WordCheck
from quiddler_qt.engine.state import GameSetup, Phase, Seat
from quiddler_qt.session.game_session import Committed, GameSession
from quiddler_qt.session.seating import needs_curtain, persons, possible_challengers, viewer_at_start
from quiddler_qt.session.turn_plan import Waiting, only_computers, waits_for

P, C = SeatKind.PERSON, SeatKind.COMPUTER


def session_of(kinds: tuple[SeatKind, ...], rules: Rules | None = None) -> GameSession:
    """Dealt, the last seat dealing: seat 0 is first."""
    setup = GameSetup(
        rules or Rules(hand_sizes=(3, 3)),
        tuple(Seat(f"S{i}", kind) for i, kind in enumerate(kinds)),
        len(kinds) - 1,
    )
    session = GameSession(GameRecord(setup, 7), lambda _spelling: True)
    assert isinstance(session.deal(), Committed)
    return session


def play_turn(session: GameSession, *, out: bool = False) -> None:
    seat = session.state.seat
    assert isinstance(session.submit(DrawStock(seat)), Committed)
    *word, last = session.state.hands[seat]
    action = LayDown(seat, (tuple(word),), last) if out else Discard(seat, last)
    assert isinstance(session.submit(action), Committed)


def waiting(session: GameSession, at_screen: int | None, *, heard: bool = False) -> Waiting:
    return waits_for(session.state, at_screen, doubts_heard=heard)


def test_one_person_never_sees_a_curtain() -> None:
    session = session_of((P, C, C))
    assert viewer_at_start(session.state) == 0
    assert waiting(session, 0) is Waiting.PERSON
    play_turn(session)
    assert waiting(session, 0) is Waiting.COMPUTER
    play_turn(session)
    play_turn(session)
    assert waiting(session, 0) is Waiting.PERSON


def test_between_two_people_there_is_always_one() -> None:
    session = session_of((P, C, P))
    assert viewer_at_start(session.state) is None
    assert waiting(session, None) is Waiting.CURTAIN
    assert waiting(session, 0) is Waiting.PERSON
    play_turn(session)
    assert waiting(session, 0) is Waiting.COMPUTER
    play_turn(session)
    assert waiting(session, 0) is Waiting.CURTAIN
    assert needs_curtain(session.state, 0)
    assert waiting(session, 2) is Waiting.PERSON


def test_people_may_doubt_before_a_computer_draws() -> None:
    session = session_of((P, C, P), Rules(hand_sizes=(3, 3), failed_out=FailedOut.CANCELLED))
    play_turn(session, out=True)
    assert waiting(session, 0) is Waiting.DOUBTS
    assert waiting(session, 0, heard=True) is Waiting.COMPUTER
    assert isinstance(session.submit(DrawStock(1)), Committed)
    assert waiting(session, 0) is Waiting.COMPUTER, "too late after the draw"


@pytest.mark.parametrize(
    ("kinds", "rules"),
    [
        ((P, C, C), Rules(hand_sizes=(3, 3))),
        ((P, C, P), Rules(hand_sizes=(3, 3), failed_out=FailedOut.STANDS)),
        ((P, C, P), Rules(hand_sizes=(3, 3), word_check=WordCheck.CHECKED)),
    ],
    ids=["nobody else to doubt", "going out stands", "checked words"],
)
def test_no_pause_where_no_doubt_could_change_anything(kinds: tuple[SeatKind, ...], rules: Rules) -> None:
    session = session_of(kinds, rules)
    play_turn(session, out=True)
    assert waiting(session, 0) is Waiting.COMPUTER


def test_from_the_last_turn_to_the_end_of_the_game() -> None:
    session = session_of((P, C), Rules(hand_sizes=(3, 3)))
    assert possible_challengers(session.state, 0) == ()
    assert possible_challengers(session.state, 1) == (0,)
    for last_round in (False, True):
        play_turn(session, out=True)
        play_turn(session)
        assert waiting(session, 0) is Waiting.GATHERING
        assert isinstance(session.submit(GatherCards()), Committed)
        assert waiting(session, 0) is (Waiting.NOTHING if last_round else Waiting.NEXT_DEAL)
        if not last_round:
            assert isinstance(session.deal(), Committed)
    assert session.state.phase is Phase.GAME_OVER


def test_a_table_of_computers() -> None:
    session = session_of((C, C))
    assert only_computers(session.state)
    assert persons(session.state) == ()
    assert viewer_at_start(session.state) is None
    assert waiting(session, None) is Waiting.COMPUTER
