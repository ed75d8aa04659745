"""The real words, loaded once."""

import pytest

from quiddler_qt.bots.word_table import WordTable, build_word_table
from quiddler_qt.lexicon.word_list import WordList, load_word_list


@pytest.fixture(scope="session")
def standard() -> WordList:
    return load_word_list("standard")


@pytest.fixture(scope="session")
def everyday_table(standard: WordList) -> WordTable:
    return build_word_table(standard.words_of_tiers("A"))
