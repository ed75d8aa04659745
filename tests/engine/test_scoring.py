"""The one scoring function (rules 9), with hands reckoned by hand (bug family B37)."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiddler_qt.engine.cards import ALL_CARDS, FACES, cards_showing, cards_value
from quiddler_qt.engine.rules import Bonus, ChallengeFrom, FailedWord, Floor, Rules
from quiddler_qt.engine.scoring import SeatLay, SeatScore, best_for_bonus, leaders_of, score_round, winners_of

BOTH = frozenset(Bonus)
NEITHER: frozenset[Bonus] = frozenset()


def cards(text: str) -> tuple[int, ...]:
    """Cards of faces with dashes between them: "QU-I-T"."""
    return tuple(cards_showing(face)[0] for face in text.split("-")) if text else ()


def lay(words: str = "", unused: str = "", struck: str = "", lost: int = 0) -> SeatLay:
    """A lay of words with spaces between them."""
    return SeatLay(tuple(map(cards, words.split())), tuple(map(cards, struck.split())), cards(unused), lost)


def scores(*lays: SeatLay, rules: Rules | None = None, in_play: frozenset[Bonus] = BOTH) -> list[int]:
    return [score.hand for score in score_round(lays, (0,) * len(lays), rules or Rules(), in_play)]


@pytest.mark.parametrize(
    ("words", "unused", "hand"),
    [
        ("QU-I-T", "", 14),
        ("Q-U-I-T", "", 24),
        ("IN-N-ER", "", 19),
        ("I-N-N-E-R", "", 19),
        ("T-O-P", "", 11),
        ("QU-I-Z", "M", 20),
        ("CL-O-TH M-U-N-G P-IN-Y", "", 58),
        ("TH-E", "T-H", 1),
        ("T-H-E", "TH", 3),
        ("A-X", "Z", 0),
        ("IN", "", 7),
        ("J-A-Z-Z-Y", "", 47),
        ("A-T A-T", "", 10),
        ("CL-O-TH-I-ER", "", 30),
        ("C-L-O-T-H-I-E-R", "", 32),
        ("", "Z", 0),
        ("", "Q-J-Z", 0),
        ("", "E-A-I", 0),
        ("S-T-E-V-E", "", 21),
        ("W-A-X", "V", 13),
        ("F-E-Z", "F", 16),
        ("K-I-W-I", "B", 14),
        ("Y-E-S N-O", "R", 11),
        ("QU-E-E-N", "QU", 9),
    ],
)
def test_words_less_unused_cards(words: str, unused: str, hand: int) -> None:
    assert scores(lay(words, unused), in_play=NEITHER) == [hand]


@pytest.mark.parametrize(
    ("lays", "hands"),
    [
        # Longest word: letters, not cards; a tie at the top wins nothing, one lower down does not matter.
        (["IN-N-ER", "C-A-T-S"], [29, 16]),
        (["QU-I-T", "T-E-A-M"], [14, 12]),
        (["C-A-T", "D-O-G", "H-O-U-S-E"], [13, 13, 28]),
        (["TH-IN-E", "L-I-N-E"], [28, 12]),
        # Most words.
        (["A-T N-O", "T-E-A-M"], [22, 22]),
        (["A-T N-O", "I-T S-O", "H-O-U-S-E"], [12, 10, 28]),
        (["A-T A-T", "T-E-A-M", "L-I-N-E"], [20, 12, 12]),
        # One may win both; nobody has a word: nobody wins.
        (["QU-I-T A-X", "C-A-T"], [48, 13]),
        (["A-T", ""], [25, 0]),
        (["", ""], [0, 0]),
    ],
)
def test_bonuses_go_to_the_one_who_is_best(lays: list[str], hands: list[int]) -> None:
    assert scores(*map(lay, lays)) == hands


def test_a_struck_word_wins_no_bonus_and_leaves_no_trace_of_one() -> None:
    assert scores(lay("C-A-T"), lay(struck="B-L-O-R-QU")) == [33, 0]
    assert scores(lay("H-O-U-S-E"), lay("S-T-A-R-E"), lay(struck="B-L-O-R-QU")) == [18, 15, 0]


@pytest.mark.parametrize(
    ("failed_word", "hand"), [(FailedWord.MINUS, 20), (FailedWord.ZERO, 39), (FailedWord.DOUBLE, 1)]
)
def test_what_a_struck_word_costs(failed_word: FailedWord, hand: int) -> None:
    rules = Rules(failed_word=failed_word)
    assert scores(lay("J-A-B V-A-T", struck="Z-A-T"), rules=rules, in_play=NEITHER) == [hand]


@pytest.mark.parametrize(
    ("floor", "hands", "totals"),
    [
        # W 11, U 20, longest: -9 + 10. Then 5 - 31 with 12 points before.
        (Floor.HAND, [1, 0], [1, 12]),
        (Floor.CARDS, [10, 0], [10, 12]),
        (Floor.GAME, [1, -26], [1, 0]),
        (Floor.NONE, [1, -26], [1, -14]),
    ],
)
def test_where_a_score_stops(floor: Floor, hands: list[int], totals: list[int]) -> None:
    lays = (lay("T-O-P", "Z-G"), lay("A-T", "Z-V-F"))
    got = score_round(lays, (0, 12), Rules(floor=floor), frozenset({Bonus.LONGEST}))
    assert ([score.hand for score in got], [score.total for score in got]) == (hands, totals)


@pytest.mark.parametrize(
    ("challenge_from", "score"),
    [
        (ChallengeFrom.HAND, (13, 0, 100)),
        (ChallengeFrom.GAME, (13, 13, 90)),
    ],
)
def test_a_lost_challenge_comes_off_the_hand_or_the_game(
    challenge_from: ChallengeFrom, score: tuple[int, int, int]
) -> None:
    rules = Rules(challenge_from=challenge_from)
    (got,) = score_round((lay("C-A-T", lost=23),), (100,), rules, NEITHER)
    assert (got.words, got.hand, got.total) == score
    assert got.challenges == 23


def test_a_score_shows_its_parts() -> None:
    rules = Rules(bonus_points=7)
    (got, _) = score_round((lay("J-A-B V-A-T", "A", "Z-A-T", 5), lay("A-T")), (3, 0), rules, BOTH)
    assert got == SeatScore(
        words=39,
        unused=2,
        struck=19,
        challenges=5,
        bonuses=frozenset({Bonus.LONGEST, Bonus.MOST}),
        bonus=14,
        hand=27,
        from_total=0,
        total=30,
    )


@pytest.mark.parametrize(
    ("totals", "winners"),
    [
        ((257, 253), (0,)),
        ((200, 200, 180), (0, 1)),
        ((0, 0, 0), (0, 1, 2)),
        ((-5, -3), (1,)),
        ((1, 9, 9), (1, 2)),
    ],
)
def test_the_highest_total_wins_and_equal_ones_jointly(
    totals: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    assert winners_of(totals) == winners


words = st.lists(st.sampled_from(ALL_CARDS), min_size=1, max_size=10).map(tuple)
lays_of_any_kind = st.builds(
    SeatLay,
    standing=st.lists(words, max_size=4).map(tuple),
    struck=st.lists(words, max_size=3).map(tuple),
    unused=st.lists(st.sampled_from(ALL_CARDS), max_size=10).map(tuple),
    lost_challenges=st.integers(0, 200),
)
any_rules = st.builds(
    Rules,
    floor=st.sampled_from(Floor),
    failed_word=st.sampled_from(FailedWord),
    challenge_from=st.sampled_from(ChallengeFrom),
    bonus_points=st.integers(0, 100),
)


@given(st.lists(lays_of_any_kind, min_size=2, max_size=8), any_rules, st.integers(0, 500))
def test_parts_add_up_and_floors_hold(lays: list[SeatLay], rules: Rules, before: int) -> None:
    got = score_round(tuple(lays), (before,) * len(lays), rules, BOTH)
    for score, seat in zip(got, lays, strict=True):
        off_hand = score.challenges if rules.challenge_from is ChallengeFrom.HAND else 0
        raw = score.words - score.unused - score.struck - off_hand + score.bonus
        assert score.words == sum(map(cards_value, seat.standing))
        assert score.bonus == rules.bonus_points * len(score.bonuses)
        assert score.hand >= raw
        if rules.floor in (Floor.GAME, Floor.NONE):
            assert score.hand == raw
        if rules.floor is not Floor.NONE:
            assert score.total >= 0
            assert score.total >= before + score.hand - score.from_total
    for bonus in Bonus:
        assert sum(bonus in score.bonuses for score in got) <= 1


@given(st.lists(lays_of_any_kind, min_size=2, max_size=8), any_rules, st.randoms(use_true_random=False))
def test_the_order_of_seats_does_not_matter(lays: list[SeatLay], rules: Rules, random: object) -> None:
    order = list(range(len(lays)))
    getattr(random, "shuffle")(order)  # noqa: B009 - hypothesis gives random.Random without a type
    straight = score_round(tuple(lays), (0,) * len(lays), rules, BOTH)
    mixed = score_round(tuple(lays[i] for i in order), (0,) * len(lays), rules, BOTH)
    assert [straight[i] for i in order] == list(mixed)


def test_only_the_bonuses_in_play_are_won() -> None:
    lays = (lay("H-O-U-S-E"), lay("A-T D-O-G"))
    rules = replace(Rules(), bonus_points=10)
    assert scores(*lays, rules=rules, in_play=frozenset({Bonus.LONGEST})) == [28, 18]
    assert scores(*lays, rules=rules, in_play=frozenset({Bonus.MOST})) == [18, 28]
    assert scores(*lays, rules=rules, in_play=NEITHER) == [18, 18]


def test_every_face_can_be_left_over() -> None:
    rules = Rules(floor=Floor.NONE)
    assert all(scores(lay("", face), rules=rules)[0] < 0 for face in FACES)


def test_who_ties_for_a_bonus_is_told_with_the_mark() -> None:
    standing = [lay("QU-I-T").standing, lay("T-O-P A-T").standing, lay("Z-O-O-M O-N").standing, ()]
    assert best_for_bonus(standing, Bonus.LONGEST) == (4, (0, 2))
    assert best_for_bonus(standing, Bonus.MOST) == (2, (1, 2))
    assert best_for_bonus(standing[:2], Bonus.LONGEST) == (4, (0,))
    assert best_for_bonus([(), ()], Bonus.LONGEST) == (0, ())


@pytest.mark.parametrize(
    ("totals", "leaders"), [((0, 0), ()), ((7, 7, 7), ()), ((7, 7, 3), (0, 1)), ((-4, 2), (1,))]
)
def test_nobody_leads_while_all_stand_equal(totals: tuple[int, ...], leaders: tuple[int, ...]) -> None:
    assert leaders_of(totals) == leaders
