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
    advised_words,
    bonus_chances,
    finished_rounds,
    first_ways_out,
    last_moments,
    permitted,
    refused_spellings,
    verdict_on,
)
from quiddler_qt.bots.word_table import WordTable, build_word_table
from quiddler_qt.engine.actions import (
    Action,
    Discard,
    DrawStock,
    GatherCards,
    LayDown,
    Rule,
    TakeDiscard,
)
from quiddler_qt.engine.cards import Card, face_of
from quiddler_qt.engine.events import WordStruck
from quiddler_qt.engine.record import GameRecord, states
from quiddler_qt.engine.rules import Bonus, MinWord, Preset, TwoPlayerBonus, bonuses_in_play, preset_rules
from quiddler_qt.engine.scoring import SeatScore, score_round
from quiddler_qt.engine.state import GameSetup, Phase, Seat, new_game
from quiddler_qt.engine.transitions import apply, seat_lays
from quiddler_qt.engine.visibility import observe
from quiddler_qt.lexicon.word_list import WordList
from quiddler_qt.session.game_session import GameSession
from tests.bots.computer_tables import dealt
from tests.bots.naive_solver import lays as naive_lays
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


def test_struck_words_are_noted_where_they_were_laid() -> None:
    noted = 0
    for record in random_records():
        expected: dict[int, list[str]] = {}
        laid_at: dict[int, int] = {}
        state = new_game(record.setup)
        for index, action in enumerate(record.actions):
            step = apply(state, action)
            if isinstance(action, LayDown):
                laid_at[action.seat] = index
            for event in step.events:
                if isinstance(event, WordStruck):
                    expected.setdefault(laid_at[event.owner], []).append(event.spelling)
            state = step.state
        for one in finished_rounds(record):
            for moment in one.moments:
                assert [*moment.struck] == expected.get(moment.index, [])
                noted += bool(moment.struck)
    assert noted > 5


def test_a_lay_with_struck_words_is_no_measure_of_others() -> None:
    state = dealt(preset_rules(Preset.FRIENDLY), ["C", "A", "T"], upcard="V")
    bluff, plain = LayDown(0, ((state.hands[0][:2]),), state.hands[0][2]), Discard(0, state.hands[0][0])
    advice = Advice(1, (Choice(bluff, 30.0), Choice(plain, 1.0, 0.1)), (), ())
    moment = Moment(0, 0, 0, 0, observe(state, 0), bluff)
    assert verdict_on(moment, advice).best.move == bluff
    verdict = verdict_on(replace(moment, struck=("CA",)), advice)
    assert (verdict.best.move, verdict.made.move, verdict.cost) == (plain, bluff, 0.0)


def test_nothing_is_advised_that_a_table_refuses() -> None:
    state = dealt(preset_rules(Preset.FRIENDLY), ["C", "A", "T", "O"], upcard="V")
    c, a, t, o = state.hands[0]
    cat, coat, act = (LayDown(0, (word,), o) for word in ((c, a, t), (c, o, a, t), (a, c, t)))
    discard = Discard(0, o)
    choices = tuple(Choice(move, 1.0) for move in (coat, cat, discard, act))
    advice = Advice(1, choices, (coat, cat, act), ())
    bad = {"CAT", "COAT"}
    assert advised_words(advice, act, bad.__contains__) == ("COAT", "CAT")
    # What was laid was laid.
    assert advised_words(advice, cat, bad.__contains__) == ("COAT",)
    kept = permitted(advice, cat, lambda word: word not in bad)
    assert [choice.move for choice in kept.choices] == [cat, discard, act]
    assert kept.lays == (cat, act)
    assert permitted(advice, cat, lambda _: True) == advice


def test_the_cost_of_a_last_turn_is_what_scoring_every_lay_gives(
    game_of_two: GameRecord, standard: WordList
) -> None:
    adviser = Adviser()
    words = {word.upper() for word in standard.words_of_tiers("ABCDEF")}
    costly = 0
    for one in finished_rounds(game_of_two):
        for moment in one.moments:
            if moment.is_draw or moment.observation.out_seat is None:
                continue
            *_, advice = adviser.think(AdviceQuestion(0, moment.observation, 16, moment.move))
            assert advice is not None
            best = max(
                _margin_with(one, moment, tuple(lay), card)
                for card in moment.observation.hand
                if card != moment.observation.taken or not moment.observation.taken_from_discards
                for lay in _lays_of(moment, card, words)
            )
            made = _margins(one.scores)[moment.seat]
            verdict = verdict_on(moment, advice)
            if len(advice.choices) == 1:
                # One alone is not weighed.
                assert best == made
                continue
            assert verdict.best.worth == best
            assert verdict.made.worth == made
            assert verdict.cost == (best - made if best - made >= 1 else 0)
            costly += verdict.cost > 0
    assert costly > 2


@pytest.fixture(scope="module")
def game_of_two(standard: WordList) -> GameRecord:
    """A game of two who know few words and care for no bonus."""
    few = build_word_table([word for word in standard.words_of_tiers("A") if len(word) < 4])
    return played(few, standard, 2, (3, 4, 5, 5, 5, 5, 4, 5), 3)


def _lays_of(moment: Moment, discard: Card, words: set[str]) -> Iterator[tuple[tuple[Card, ...], ...]]:
    """Every lay of the other cards, by trying all orders and cuts; equal faces are told apart by nothing."""
    held = [card for card in moment.observation.hand if card != discard]
    for lay in naive_lays([face_of(card) for card in held], words, MinWord.TWO_LETTERS):
        left = list(held)
        cards = []
        for word in lay:
            chosen = []
            for face in word:
                chosen.append(next(card for card in left if face_of(card) == face))
                left.remove(chosen[-1])
            cards.append(tuple(chosen))
        yield tuple(cards)


def _margin_with(
    one: FinishedRound, moment: Moment, words: tuple[tuple[Card, ...], ...], discard: Card
) -> float:
    """The seat's margin in the hand, had it laid these words at the end."""
    lays = list(seat_lays(one.end))
    used = {discard, *(card for word in words for card in word)}
    left = tuple(card for card in moment.observation.hand if card not in used)
    lays[moment.seat] = replace(lays[moment.seat], standing=words, struck=(), unused=left)
    in_play = bonuses_in_play(one.end.rules, len(lays), one.index)
    return _margins(score_round(tuple(lays), one.totals_before, one.end.rules, in_play))[moment.seat]


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
