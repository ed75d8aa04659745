"""Vocabularies: which words are in them, and which sets of words are kept."""

import io
from dataclasses import replace
from pathlib import Path

import pytest

from quiddler_qt.bots.vocabularies import FOREIGN_TIERS, Vocabularies, Vocabulary
from quiddler_qt.bots.word_table import WordTable
from quiddler_qt.lexicon.imported_list import file_name, read_imported_list
from quiddler_qt.lexicon.word_list import WordList

FEW = Vocabulary("family", "A", 2)


def spellings(table: WordTable) -> set[str]:
    return {word for key in range(len(table.keys)) for word in table.words_of(key)}


def test_a_vocabulary_has_the_words_of_its_tiers_and_share(standard: WordList) -> None:
    kept = Vocabularies(9)
    few, more = (spellings(kept.words_of(replace(FEW, share_percent=share)).table) for share in (2, 10))
    assert few < more
    assert {standard.tier(word) for word in more} == {"A"}


def test_without_some_words_all_others_are_there() -> None:
    kept = Vocabularies(9)
    words = spellings(kept.words_of(FEW).table)
    gone = tuple(sorted(words)[:3])
    assert spellings(kept.words_of(replace(FEW, without=gone)).table) == words - set(gone)


def test_what_was_used_longest_ago_is_given_up() -> None:
    kept = Vocabularies(2)
    one, other, third = (replace(FEW, share_percent=share) for share in (1, 2, 3))
    first, second = kept.words_of(one), kept.words_of(other)
    assert kept.words_of(one) is first
    kept.words_of(third)
    assert len(kept) == 2
    assert kept.words_of(one) is first
    assert kept.words_of(other) is not second


def test_the_whole_set_outlives_those_that_do_without_some_of_it() -> None:
    """It is what they are made of, and takes a second to load where they take none."""
    kept = Vocabularies(3)
    whole = kept.words_of(FEW)
    for word in sorted(spellings(whole.table))[:6]:
        kept.words_of(replace(FEW, without=(word,)))
        assert len(kept) <= 3
    assert kept.words_of(FEW) is whole


@pytest.mark.parametrize("name", ["enchant:en_US", "imported:0123456789abcdef", "of another edition"])
def test_of_a_list_that_is_not_here_the_common_words_are_known(name: str, standard: WordList) -> None:
    kept = Vocabularies(9)
    foreign = kept.words_of(Vocabulary(name, "ABCD", 2))
    assert foreign is kept.words_of(Vocabulary("standard", "ABC", 2))
    assert {standard.tier(word) for word in spellings(foreign.table)} == set(FOREIGN_TIERS)
    assert kept.word_list(name) is kept.word_list("standard")


def test_a_list_that_is_brought_later_is_found_then(tmp_path: Path) -> None:
    brought = read_imported_list(io.BytesIO(b"act\nox\n"), "Grandma's")
    kept = Vocabularies(9, list_folder=tmp_path)
    vocabulary = Vocabulary(brought.authority_name, "A", 100)
    assert len(spellings(kept.words_of(vocabulary).table)) > 2
    (tmp_path / file_name(brought.identifier)).write_bytes(brought.stored_bytes())
    assert spellings(kept.words_of(vocabulary).table) <= {"act", "ox"}
    assert kept.word_list(brought.authority_name).accepts("act")
