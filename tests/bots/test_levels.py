"""The computer players as a table: keys that saves can hold, each with more words than the one below."""

from quiddler_qt.bots.levels import DEFAULT_LEVEL, LEVELS, level_of
from quiddler_qt.engine.notation import LEVEL
from quiddler_qt.lexicon.word_list import load_word_list


def test_every_key_is_one_of_a_kind_and_can_be_saved() -> None:
    keys = [level.key for level in LEVELS]
    assert len(set(keys)) == len(keys) >= 6
    assert all(LEVEL.fullmatch(key) for key in keys)


def test_a_level_is_found_by_its_key_and_the_middle_one_without() -> None:
    assert [level_of(level.key) for level in LEVELS] == [*LEVELS]
    assert level_of("") == level_of("of another edition") == DEFAULT_LEVEL == LEVELS[3]


def test_no_level_knows_fewer_words_than_the_one_below() -> None:
    words = load_word_list("wide")
    known = [len(words.words_of_tiers(level.tiers)) * level.share_percent for level in LEVELS]
    assert known == sorted(known)
    assert 2_000 * 100 <= known[0] <= 3_500 * 100
    assert known[-1] == 100 * len(words.words_of_tiers("ABCDEFG"))


def test_the_easiest_is_greedy_and_the_master_thinks_two_hundred_worlds_through() -> None:
    assert LEVELS[0].worlds == 0
    assert LEVELS[-1].worlds == 200
