"""The solver against trying everything, its lines played under the rules, its verdicts never wrong."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from quiddler_qt.bots.solitaire_solver import (
    ROUNDS,
    Line,
    Outlook,
    Round,
    SolitaireSolver,
    dealt_stacks,
    faces_of,
    first_winnable,
    winnable_deals,
)
from quiddler_qt.bots.word_table import WordTable, build_word_table
from quiddler_qt.engine.cards import Card, cards_showing, spelling_of
from quiddler_qt.engine.rules import MinWord
from quiddler_qt.engine.solitaire import (
    STACK_COUNT,
    FillGap,
    SolitairePhase,
    SolitaireSetup,
    SolitaireState,
    Stacks,
    TakeWord,
    apply_solitaire,
    check_solitaire,
    position,
    possible_sources,
    showing,
)
from quiddler_qt.engine.words import segmentations
from quiddler_qt.lexicon.word_list import load_word_list

WORDS = (
    "ad", "age", "are", "at", "ate", "ear", "eat", "end", "ere", "gate", "go", "in", "inn", "is", "it", "no",
    "not", "oat", "on", "one", "our", "ran", "rate", "red", "seat", "set", "so", "tea", "the", "tie", "to",
    "toe", "tone", "use", "yes",
)  # fmt: skip


@cache
def common_words() -> WordTable:
    """The words of the most common tier."""
    return build_word_table(load_word_list("standard").words_of_tiers("A"))


def play_line(setup: SolitaireSetup, stacks: Stacks, line: Line, words: set[str]) -> SolitaireState:
    """A line under the rules, every word of it listed."""
    state = position(setup, stacks)
    for move in line:
        if isinstance(move, TakeWord):
            spelling = spelling_of(tuple(state.stacks[source][-1] for source in move.sources))
            assert spelling.lower() in words
            state = replace(state, rulings=((spelling, True),))
        assert check_solitaire(state, move) is None
        state = apply_solitaire(state, move).state
    return state


def can_be_won(setup: SolitaireSetup, stacks: Stacks, words: list[str]) -> bool:
    """By trying every word and every fill, with the engine alone."""
    seen: set[tuple[tuple[Card, ...], ...]] = set()

    def try_all(state: SolitaireState) -> bool:
        if state.phase is SolitairePhase.WON:
            return True
        key = tuple(sorted(state.stacks))
        if key in seen:
            return False
        seen.add(key)
        if state.phase is SolitairePhase.FILL:
            fills = [FillGap(source, state.gaps[0]) for source in possible_sources(state)]
            return any(try_all(apply_solitaire(state, fill).state) for fill in fills)
        tops = showing(state)
        for word in words:
            for way in segmentations(word, setup.min_word, tops):
                for sources in _choices(state, way):
                    ruled = replace(state, rulings=((word, True),))
                    if try_all(apply_solitaire(ruled, TakeWord(sources)).state):
                        return True
        return False

    return try_all(position(setup, stacks))


def _choices(state: SolitaireState, way: tuple[str, ...]) -> list[tuple[int, ...]]:
    """All stacks that show the faces of a word."""
    found: list[tuple[int, ...]] = [()]
    for face in way:
        found = [
            (*taken, index)
            for taken in found
            for index, stack in enumerate(state.stacks)
            if stack and index not in taken and spelling_of(stack[-1:]) == face
        ]
    return found


def random_stacks(random: Random) -> Stacks:
    """A small position, gaps and all: cards of some words, or any cards of the easy letters."""
    if random.random() < 0.7:
        faces = [face for word in random.sample(WORDS, random.randint(1, 3)) for face in word.upper()][:9]
    else:
        faces = random.sample([*"ADEGINORSTUYEAT", "IN", "TH", "ER"], random.randint(1, 9))
    left = {face: [*cards_showing(face)] for face in faces}
    stacks: list[list[Card]] = [[] for _ in range(STACK_COUNT)]
    for card in random.sample([left[face].pop() for face in faces], len(faces)):
        random.choice(stacks[: random.randint(2, STACK_COUNT)]).append(card)
    return tuple(map(tuple, stacks))


@pytest.mark.parametrize("min_word", list(MinWord))
def test_small_positions_are_settled_as_by_trying_everything(min_word: MinWord) -> None:
    random = Random(min_word.value)
    setup = SolitaireSetup(min_word=min_word)
    solver = SolitaireSolver(build_word_table(WORDS), min_word)
    capitals = [word.upper() for word in WORDS]
    won = 0
    for _ in range(120):
        stacks = random_stacks(random)
        verdict = solver.solve(faces_of(stacks))
        expected = can_be_won(setup, stacks, capitals)
        assert verdict.outlook is (Outlook.CAN if expected else Outlook.CANNOT), faces_of(stacks)
        if expected:
            assert play_line(setup, stacks, verdict.line, set(WORDS)).phase is SolitairePhase.WON
            won += 1
    assert 5 < won < 115


def test_lines_of_whole_deals_win_under_the_rules() -> None:
    solver = SolitaireSolver(common_words())
    words = set(common_words().words)
    won = 0
    for number in range(1, 13):
        stacks = dealt_stacks(str(number))
        verdict = solver.solve(faces_of(stacks), ROUNDS[:1])
        assert verdict.outlook is not Outlook.CANNOT
        if verdict.outlook is Outlook.CAN:
            assert play_line(SolitaireSetup(), stacks, verdict.line, words).phase is SolitairePhase.WON
            won += 1
    assert won


def test_a_line_goes_on_from_the_middle_of_a_fill() -> None:
    stacks = faces_of(dealt_stacks("1"))
    open_gap = ((), *stacks[1:])
    solver = SolitaireSolver(common_words())
    line = solver.solve(open_gap, (Round(24, 2),)).line
    if line:
        assert isinstance(line[0], FillGap)
    plain = (("A",), ("T", "S"), (), (), (), (), (), ())
    line = SolitaireSolver(build_word_table(["at", "sat"])).solve(plain).line
    assert isinstance(line[0], FillGap)
    assert len(line) == 2


def test_the_first_winnable_deal_is_the_first() -> None:
    solver = SolitaireSolver(common_words())
    number = first_winnable(solver, 3)
    assert number >= 3
    outlooks: dict[int, Outlook] = {}
    for deal, verdict in winnable_deals(solver, 3):
        outlooks[deal] = verdict.outlook
        if verdict.line:
            break
    assert [*outlooks] == [*range(3, number + 1)]
    assert all(outlooks[deal] is not Outlook.CAN for deal in range(3, number))


def test_a_card_that_no_word_can_use_settles_it_at_once() -> None:
    solver = SolitaireSolver(build_word_table(WORDS))
    stacks = [["Q", "T"], ["A"], *[["E", "T"]] * 6]
    verdict = solver.solve(stacks)
    assert (verdict.outlook, verdict.looked_at) == (Outlook.CANNOT, 0)
    # All its letters must be there: QUIT is no help where there is no U.
    assert SolitaireSolver(build_word_table([*WORDS, "quit"])).solve(stacks).outlook is Outlook.CANNOT


def test_a_beam_that_left_something_out_never_says_cannot() -> None:
    solver = SolitaireSolver(common_words())
    for number in range(1, 9):
        verdict = solver.solve(faces_of(dealt_stacks(str(number))), (Round(1, 1),))
        assert verdict.outlook in (Outlook.CAN, Outlook.UNKNOWN)


def test_whoever_asks_may_stop_between_steps() -> None:
    solver = SolitaireSolver(common_words())
    asked: list[int] = []

    def enough() -> bool:
        asked.append(1)
        return len(asked) == 3

    verdict = solver.solve(faces_of(dealt_stacks("5")), should_stop=enough)
    assert (verdict.outlook, len(asked)) == (Outlook.UNKNOWN, 3)


def test_an_empty_table_is_won_and_a_wrong_one_refused() -> None:
    solver = SolitaireSolver(build_word_table(WORDS))
    assert solver.solve([[]] * 8).outlook is Outlook.CAN
    with pytest.raises(ValueError, match="8 stacks"):
        solver.solve([["A"]])
    with pytest.raises(KeyError):
        solver.solve([["Ä"], *[[]] * 7])


def test_the_same_question_has_the_same_answer() -> None:
    stacks = faces_of(dealt_stacks("2"))
    answers = {SolitaireSolver(common_words()).solve(stacks, ROUNDS[:1]) for _ in range(2)}
    assert len(answers) == 1
