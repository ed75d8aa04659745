"""A session: what is committed is safe before it is seen, verdicts are kept, arrangements live on."""

import pytest

from quiddler_qt.engine.actions import Challenge, Discard, DrawStock, GatherCards, LayDown, Rule, SeatKind
from quiddler_qt.engine.cards import spelling_of
from quiddler_qt.engine.events import CardDrawn, WordStruck
from quiddler_qt.engine.faults import Fault, Rejection
from quiddler_qt.engine.record import GameRecord, ReplayError, digest, replay
from quiddler_qt.engine.rules import Preset, Rules, VerdictBy, preset_rules
from quiddler_qt.engine.state import GameSetup, Phase, Seat
from quiddler_qt.session.arrangement import Arrangement, NewRow, move_card
from quiddler_qt.session.game_session import Committed, GameSession

SEED = 5


def session_of(rules: Rules, seats: int = 2, *, judge: bool = True) -> GameSession:
    setup = GameSetup(rules, tuple(Seat(f"Seat {index}") for index in range(seats)))
    return GameSession(GameRecord(setup, SEED), lambda _spelling: judge)


def committed(result: Committed | Rejection) -> Committed:
    assert isinstance(result, Committed), result
    return result


def lay_all(session: GameSession) -> LayDown:
    """The seat on turn draws and lays all but the last card as one word."""
    seat = session.state.seat
    committed(session.submit(DrawStock(seat)))
    *word, discard = session.state.hands[seat]
    return LayDown(seat, (tuple(word),), discard)


def test_every_change_is_handed_to_the_autosave_before_the_caller_learns_of_it() -> None:
    session = session_of(preset_rules(Preset.CLASSIC))
    saved: list[str] = []
    session.on_commit = lambda: saved.append(digest(replay(session.record)))
    committed(session.deal())
    assert saved == [digest(session.state)]
    committed(session.submit(DrawStock(1)))
    session.arrange(1, move_card(session.arrangement(1), session.state.hands[1][0], NewRow()))
    assert len(saved) == 3
    refused = session.submit(DrawStock(1))
    assert refused == Rejection(Fault.ALREADY_DRAWN)
    session.arrange(1, session.arrangement(1))
    assert len(saved) == 3, "nothing changed, nothing saved"


def test_a_verdict_is_recorded_where_something_hangs_on_it_and_holds_for_the_game() -> None:
    rules = preset_rules(Preset.FRIENDLY)
    answers = {"first": False}
    setup = GameSetup(rules, (Seat("A"), Seat("B")))
    session = GameSession(GameRecord(setup, SEED), lambda _spelling: answers["first"])
    committed(session.deal())
    lay = lay_all(session)
    spelling = spelling_of(lay.words[0])
    assert session.row_fault(lay.words[0]) == Rejection(Fault.WORD_NOT_LISTED, spelling)
    assert not any(isinstance(action, Rule) for action in session.record.actions)
    assert session.submit(lay) == Rejection(Fault.WORD_NOT_LISTED, spelling)
    assert session.record.actions[-1] == Rule(spelling, accepted=False)
    answers["first"] = True
    assert session.submit(lay) == Rejection(Fault.WORD_NOT_LISTED, spelling), (
        "the record goes before the judge"
    )
    assert session.verdict(spelling) is False


def test_in_challenge_play_nobody_asks_about_a_word_before_it_is_doubted() -> None:
    asked: list[str] = []

    def judge(spelling: str) -> bool:
        asked.append(spelling)
        return False

    setup = GameSetup(preset_rules(Preset.PUBLISHER), (Seat("A"), Seat("B")))
    session = GameSession(GameRecord(setup, SEED), judge)
    committed(session.deal())
    lay = lay_all(session)
    assert session.row_fault(lay.words[0]) is None
    assert session.check(lay) is None
    committed(session.submit(lay))
    assert session.may_challenge(0, 1, 0) is None
    assert asked == []
    result = committed(session.submit(Challenge(0, 1, 0)))
    assert asked == [spelling_of(lay.words[0])]
    assert any(isinstance(event, WordStruck) for event in result.events)


def test_where_the_table_decides_no_list_is_asked() -> None:
    rules = Rules(verdict=VerdictBy.TABLE)
    setup = GameSetup(rules, (Seat("A"), Seat("B")))

    def no_judge(spelling: str) -> bool:
        raise AssertionError(spelling)

    session = GameSession(GameRecord(setup, SEED), no_judge)
    committed(session.deal())
    lay = lay_all(session)
    committed(session.submit(lay))
    doubt = Challenge(0, 1, 0)
    spelling = spelling_of(lay.words[0])
    assert session.submit(doubt) == Rejection(Fault.WORD_NOT_RULED, spelling)
    committed(session.submit(Rule(spelling, accepted=True)))
    committed(session.submit(doubt))
    assert session.state.lost_challenges[0] > 0


def test_checked_play_gathers_by_itself_because_nothing_can_be_challenged() -> None:
    session = session_of(preset_rules(Preset.FRIENDLY))
    committed(session.deal())
    committed(session.submit(lay_all(session)))
    committed(session.submit(DrawStock(0)))
    committed(session.submit(Discard(0, session.state.hands[0][0])))
    assert isinstance(session.record.actions[-1], GatherCards)
    assert session.state.phase is Phase.DEAL
    assert session.scores_now() == session.state.history[-1]


def test_arrangements_live_through_others_turns_and_end_with_the_hand() -> None:
    session = session_of(preset_rules(Preset.FRIENDLY))
    committed(session.deal())
    mine = session.state.hands[0]
    session.arrange(0, Arrangement(mine[1:], (mine[:1],)))
    committed(session.submit(lay_all(session)))
    assert session.arrangement(0).rows == (mine[:1],)
    committed(session.submit(DrawStock(0)))
    drawn = session.state.hands[0][-1]
    assert session.arrangement(0) == Arrangement((*mine[1:], drawn), (mine[:1],), fresh=drawn)
    committed(session.submit(Discard(0, mine[0])))
    assert session.arrangement(0).rows == ()
    committed(session.deal())
    assert session.arrangement(0) == Arrangement(session.state.hands[0])


def test_nobody_can_be_given_another_hand() -> None:
    session = session_of(preset_rules(Preset.CLASSIC))
    committed(session.deal())
    with pytest.raises(ValueError, match="not the cards"):
        session.arrange(0, Arrangement(session.state.hands[1]))


def test_others_do_not_learn_what_was_drawn() -> None:
    session = session_of(preset_rules(Preset.CLASSIC), 3)
    committed(session.deal())
    drawn = committed(session.submit(DrawStock(1)))
    assert drawn.events_for(1) == drawn.events
    assert drawn.events_for(0) == (CardDrawn(1, None),)
    assert drawn.events_for(None) == (CardDrawn(1, None),)
    told = session.events_so_far(2)
    assert told[-1] == CardDrawn(1, None)


def test_a_session_goes_on_from_its_record() -> None:
    session = session_of(preset_rules(Preset.QUICK), 4)
    committed(session.deal())
    committed(session.submit(DrawStock(1)))
    session.arrange(1, move_card(session.arrangement(1), session.state.hands[1][2], NewRow()))
    again = GameSession(
        session.record, lambda _spelling: True, arrangements=dict(enumerate(session.arrangements))
    )
    assert digest(again.state) == digest(session.state)
    assert again.arrangements == session.arrangements
    assert again.submit(Discard(1, again.state.hands[1][0])) == session.submit(
        Discard(1, session.state.hands[1][0])
    )


def test_a_record_that_breaks_the_rules_is_refused() -> None:
    setup = GameSetup(preset_rules(Preset.CLASSIC), (Seat("A", SeatKind.COMPUTER, "greedy"), Seat("B")))
    with pytest.raises(ReplayError, match="move 1"):
        GameSession(GameRecord(setup, SEED, (DrawStock(0),)), lambda _spelling: True)


def test_an_empty_stock_is_renewed_from_the_seed() -> None:
    session = session_of(Rules(hand_sizes=(10,)), 8)
    committed(session.deal())
    renewed = 0
    for _ in range(45):
        seat = session.state.seat
        committed(session.submit(DrawStock(seat)))
        result = committed(session.submit(Discard(seat, session.state.hands[seat][0])))
        renewed += len(result.actions) - 1
    assert renewed == 1
    assert session.state.shuffles == 2
    assert digest(replay(session.record)) == digest(session.state)
