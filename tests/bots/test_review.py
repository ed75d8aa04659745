"""Reviews: every decision of every finished hand and nothing else, costs, bonuses won or tied away."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import permutations
from random import Random

import pytest

from quiddler_qt.bots.advice import Advice, AdviceQuestion, Adviser
from quiddler_qt.bots.appraisal import Choice
from quiddler_qt.bots.policies import GreedyPolicy
from quiddler_qt.bots.review import (
    FinishedRound,
    Moment,
    bonus_chances,
    finished_rounds,
    first_ways_out,
    last_moments,
    refused_spellings,
    verdict_on,
)
from quiddler_qt.bots.word_table import WordTable
from quiddler_qt.engine.actions import (
    Action,
    Discard,
    DrawStock,
    GatherCards,
    LayDown,
    Rule,
    TakeDiscard,
)
from quiddler_qt.engine.record import GameRecord, states
from quiddler_qt.engine.rules import Bonus, Preset, TwoPlayerBonus, bonuses_in_play, preset_rules
from quiddler_qt.engine.scoring import SeatScore, score_round
from quiddler_qt.engine.state import GameSetup, Phase, Seat
from quiddler_qt.engine.transitions import seat_lays
from quiddler_qt.engine.visibility import observe
from quiddler_qt.lexicon.word_list import WordList
from quiddler_qt.session.game_session import GameSession
from tests.bots.computer_tables import dealt
from tests.random_games import play, random_setup

MOVES = (DrawStock, TakeDiscard, Discard, LayDown)


def played(table: WordTable, words: WordList, seats: int, sizes: tuple[int, ...], seed: int) -> GameRecord:
    """A whole game of greedy players in checked play."""
    rules = replace(preset_rules(Preset.FRIENDLY), hand_sizes=sizes, two_player_bonus=TwoPlayerBonus.BOTH)
    setup = GameSetup(rules, tuple(Seat(f"Seat {seat}") for seat in range(seats)))
    session = GameSession(GameRecord(setup, seed), lambda spelling: words.accepts(spelling.lower()))
    policy = GreedyPolicy(table)
    while session.state.phase is not Phase.GAME_OVER:
        if session.state.phase is Phase.DEAL:
            session.deal()
        else:
            session.submit(policy.decide(session.observe(session.state.seat), 0))
    return session.record


@pytest.fixture(scope="module")
def game(everyday_table: WordTable, standard: WordList) -> GameRecord:
    return played(everyday_table, standard, 3, (4, 6), 5)


def random_records() -> Iterator[GameRecord]:
    """Games over all options, cut off anywhere, with challenges and cancelled goings out."""
    for seed in range(6):
        random = Random(seed)
        setup = random_setup(random)
        actions: list[Action] = [move.action for move in play(random, setup)]
        yield GameRecord(setup, 1, tuple(actions[: random.randrange(len(actions))]))
        yield GameRecord(setup, 1, tuple(actions))


def test_every_decision_of_the_finished_hands_is_there_as_its_seat_saw_it() -> None:
    found = 0
    for record in random_records():
        positions = list(states(record))
        gathered = [index for index, action in enumerate(record.actions) if isinstance(action, GatherCards)]
        rounds = finished_rounds(record)
        assert len(rounds) == len(gathered)
        moments = [moment for one in rounds for moment in one.moments]
        end = gathered[-1] if gathered else 0
        decisions = [index for index in range(end) if isinstance(record.actions[index], MOVES)]
        assert [moment.index for moment in moments] == decisions
        for moment in moments:
            before = positions[moment.index]
            assert moment.move == record.actions[moment.index]
            assert moment.seat == before.seat
            assert moment.observation == observe(before, moment.seat)
            assert moment.observation.is_my_turn
            # Nothing of another seat's hand: all that is known of it is what lies open.
            assert all(seat.unused is None for seat in moment.observation.seats)
            found += 1
        for one, index in zip(rounds, gathered, strict=True):
            assert one.end == positions[index + 1]
            assert one.totals_before == positions[index].totals
    assert found > 100


def test_a_hand_that_is_not_over_is_no_part_of_it(game: GameRecord) -> None:
    gathered = [index for index, action in enumerate(game.actions) if isinstance(action, GatherCards)]
    assert finished_rounds(replace(game, actions=game.actions[: gathered[0]])) == ()
    half = replace(game, actions=game.actions[: gathered[1]])
    assert [one.index for one in finished_rounds(half)] == [0]
    assert [one.index for one in finished_rounds(game)] == [0, 1]


def test_a_cost_is_told_only_where_it_is_clear() -> None:
    state = dealt(preset_rules(Preset.FRIENDLY), ["C", "A", "T"], upcard="V")
    moment = Moment(0, 0, 0, 0, observe(state, 0), DrawStock(0))

    def cost(worth: float, error: float) -> float:
        choices = (Choice(TakeDiscard(0), 10.0), Choice(DrawStock(0), worth, error))
        return verdict_on(moment, Advice(1, choices, (), ())).cost

    assert cost(4.0, 1.0) == 6.0
    assert cost(4.0, 4.0) == 0.0
    assert cost(9.5, 0.0) == 0.0
    best = Advice(1, (Choice(DrawStock(0), 3.0), Choice(TakeDiscard(0), 1.0, 0.1)), (), ())
    assert verdict_on(moment, best).cost == 0.0


def test_a_way_out_that_was_passed_by_is_told(game: GameRecord) -> None:
    adviser = Adviser()
    told = 0
    for one in finished_rounds(game):
        known: dict[int, Advice] = {}
        first: dict[int, int] = {}
        for moment in one.moments:
            *_, advice = adviser.think(AdviceQuestion(0, moment.observation, 0, moment.move))
            assert advice is not None
            out = verdict_on(moment, advice).out
            waited = isinstance(moment.move, Discard) and moment.observation.out_seat is None
            assert (out is not None) == (waited and bool(advice.lays))
            told += out is not None
            known[moment.index] = advice
            if out is not None:
                first.setdefault(moment.seat, moment.index)
        assert {seat: moment.index for seat, (moment, _) in first_ways_out(one, known).items()} == first
    assert told


def test_bonus_chances_are_those_found_by_scoring_every_lay(game: GameRecord) -> None:
    adviser = Adviser()
    found = 0
    for one in finished_rounds(game):
        for seat, moment in last_moments(one).items():
            *_, advice = adviser.think(AdviceQuestion(0, moment.observation))
            assert advice is not None
            chances = bonus_chances(one, moment, advice.lays)
            assert {(c.bonus, c.gain) for c in chances} == _by_scoring(one, seat, moment, advice.lays)
            for chance in chances:
                assert chance.gain > 0
                assert (chance.denied is None) or chance.bonus in one.scores[chance.denied].bonuses
            found += len(chances)
    assert found


def test_bonus_chances_know_of_struck_words_and_of_lays_that_do_not_pay() -> None:
    paid = lost = struck = 0
    for record in random_records():
        for one in finished_rounds(record):
            for seat, moment in last_moments(one).items():
                hand = moment.observation.hand
                # Every cut of the hand in two words, whatever they spell: chances are about cards alone.
                lays = tuple(
                    LayDown(seat, tuple(word for word in (hand[:cut], hand[cut:-1]) if word), hand[-1])
                    for cut in range(1, len(hand))
                )
                chances = bonus_chances(one, moment, lays)
                every = _by_scoring(one, seat, moment, lays, paying=False)
                assert {(c.bonus, c.gain) for c in chances} == {pair for pair in every if pair[1] > 0}
                paid += len(chances)
                lost += len(every) - len(chances)
                struck += bool(seat_lays(one.end)[seat].struck) and bool(chances)
    assert paid
    assert lost
    assert struck


def _by_scoring(
    one: FinishedRound, seat: int, moment: Moment, laid: Sequence[LayDown], *, paying: bool = True
) -> set[tuple[Bonus, float]]:
    """For every bonus that changes hands to the seat's profit, the most that this gains."""
    before = _margins(one.scores)[seat]
    best: dict[Bonus, float] = {}
    for lay in laid:
        lays = list(seat_lays(one.end))
        cards = {lay.discard, *(card for word in lay.words for card in word)}
        left = tuple(card for card in moment.observation.hand if card not in cards)
        lays[seat] = replace(lays[seat], standing=lay.words, struck=(), unused=left)
        in_play = bonuses_in_play(one.end.rules, len(lays), one.index)
        after = score_round(tuple(lays), one.totals_before, one.end.rules, in_play)
        for bonus in in_play:
            holders = [[bonus in score.bonuses for score in scores] for scores in (one.scores, after)]
            mine = not holders[0][seat] and holders[1][seat]
            lost = [
                who for who in range(len(after)) if holders[0][who] and not holders[1][who] and who != seat
            ]
            if mine or lost:
                gain = _margins(after)[seat] - before
                best[bonus] = max(best.get(bonus, gain), gain)
    return {(bonus, gain) for bonus, gain in best.items() if gain > 0 or not paying}


def _margins(scores: tuple[SeatScore, ...]) -> list[float]:
    points = [score.hand - score.from_total for score in scores]
    return [own - (sum(points) - own) / (len(points) - 1) for own in points]


def test_refused_words_are_known(game: GameRecord) -> None:
    assert refused_spellings(game) == ()
    ruled = replace(game, actions=(Rule("QZX", accepted=False), Rule("CAT", accepted=True), *game.actions))
    assert refused_spellings(ruled) == ("QZX",)
    many = tuple(Rule("".join(word), accepted=False) for word in permutations("ABCDE"))
    assert len(refused_spellings(replace(game, actions=many))) == 64
