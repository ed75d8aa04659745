"""Definitions: own entries, a WordNet in miniature, and inflections."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import build_definitions
from quiddler_qt.lexicon import definitions
from quiddler_qt.lexicon.definitions import (
    DamagedDefinitionsError,
    Definitions,
    DefinitionSource,
    PartOfSpeech,
    WordNet,
    load_own_definitions,
    parse_definitions,
)
from quiddler_qt.lexicon.word_list import load_word_list

# lemma, part of speech, how many senses are met often, and its senses: spellings and gloss
ENTRIES = [
    ("aids", "noun", 1, [("AIDS Acquired_immune_deficiency_syndrome", "an illness")]),
    ("aid", "noun", 1, [("aid", "a resource")]),
    ("as", "noun", 0, [("arsenic As", "a poisonous element"), ("as", "a coin of Rome")]),
    ("big", "adj", 1, [("big(p) large", 'above average in size; "a big house"; "big"')]),
    ("dog", "noun", 2, [("dog", "a beast that barks"), ("dog", "a dull fellow")]),
    ("dog", "verb", 1, [("chase dog", "go after")]),
    ("goose", "noun", 1, [("goose", "a loud bird")]),
    ("he", "noun", 1, [("helium He", "a light gas")]),
    ("paris", "noun", 1, [("Paris French_capital", "a city"), ("paris", "a herb with four leaves")]),
    ("run", "verb", 1, [("run", "move fast on foot; go")]),
    ("running", "noun", 0, [("running", "the act of running")]),
    ("sit", "verb", 1, [("sit", "rest on a chair")]),
    ("zebra", "noun", 1, [("zebra", "a striped horse")]),
]
LETTER = {"noun": "n", "verb": "v", "adj": "a", "adv": "r"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A WordNet of a few words, written as the real one is."""
    header = "  1 a licence that every line of which begins with two spaces\n"
    for name, letter in LETTER.items():
        data, index = header, header
        for lemma, part, tagged, senses in ENTRIES:
            if part != name:
                continue
            offsets = []
            for spellings, gloss in senses:
                offsets.append(f"{len(data):08d}")
                words = " ".join(f"{spelling} 0" for spelling in spellings.split())
                data += f"{offsets[-1]} 05 {letter} {len(spellings.split()):02x} {words} 000 | {gloss}  \n"
            index += f"{lemma} {letter} {len(senses)} 1 @ {len(senses)} {tagged} {' '.join(offsets)}  \n"
        (tmp_path / f"data.{name}").write_bytes(data.encode())
        (tmp_path / f"index.{name}").write_bytes(index.encode())
    (tmp_path / "noun.exc").write_bytes(b"geese goose\nmice mouse\n")
    (tmp_path / "verb.exc").write_bytes(b"ran run\nrang ring\nwent go\n")
    (tmp_path / "adj.exc").write_bytes(b"")
    return tmp_path


@pytest.fixture
def book(folder: Path) -> Definitions:
    return Definitions.load(folder)


@pytest.mark.parametrize(
    ("spelling", "lemma", "text"),
    [
        ("dog", "dog", "a beast that barks"),
        ("DOGS", "dog", "a beast that barks"),
        ("dogged", "dog", "go after"),
        ("geese", "goose", "a loud bird"),
        ("zebras", "zebra", "a striped horse"),
        ("running", "running", "the act of running"),
        ("runs", "run", "move fast on foot; go"),
        ("sitting", "sit", "rest on a chair"),
        ("bigger", "big", "above average in size"),
        ("biggest", "big", "above average in size"),
        ("aids", "aid", "a resource"),
        ("paris", "paris", "a herb with four leaves"),
        ("he", "he", "that man or boy"),
        ("qi", "qi", "the life force, in Chinese thought"),
        ("qindars", "qindar", "a small coin of Albania"),
        ("went", "go", "to move along or away; also a board game of black and white stones"),
    ],
)
def test_words_and_their_forms(book: Definitions, spelling: str, lemma: str, text: str) -> None:
    found = book.lookup(spelling)
    assert found is not None
    assert (found.lemma, found.text) == (lemma, text)
    own = lemma in ("he", "qi", "qindar", "go")
    assert found.source is (DefinitionSource.OWN if own else DefinitionSource.WORDNET)


@pytest.mark.parametrize(
    "spelling",
    ["", "a", "mice", "blorp", "dog ", "\uff44og", "caf\u00e9", "dog's", "\0", "x" * 10_000, "  1"],
)
def test_no_definition_is_none(book: Definitions, spelling: str) -> None:
    assert book.lookup(spelling) is None


def test_three_letters_are_never_reduced(folder: Path) -> None:
    (folder / "verb.exc").write_bytes(b"rid run\n")
    book = Definitions({}, WordNet(folder))
    assert book.lookup("ran") is None
    assert book.lookup("rid") is None
    assert book.lookup("as") is None  # two letters are for the own entries alone
    assert book.lookup("sits") is not None


@given(st.text("adegnorsuz", min_size=1, max_size=9))
def test_own_entries_are_found_and_their_regular_forms(word: str) -> None:
    words = ["aa", "ad", "an", "and", "dog", "dogs", "goer", "go", "za", "zed", "zoo"]
    book = Definitions(parse_definitions("".join(f"{word} n. x\n" for word in words)))
    assert (book.lookup(word) is not None) is (word in words or book_reduces(word, words))


def book_reduces(word: str, words: list[str]) -> bool:
    bases = [base for part, base in definitions.regular_bases(word) if part is PartOfSpeech.NOUN]
    return len(word) > 3 and any(base in words for base in bases)


def test_every_line_of_wordnet_is_found(folder: Path) -> None:
    wordnet = WordNet(folder)
    names = {"noun": PartOfSpeech.NOUN, "verb": PartOfSpeech.VERB, "adj": PartOfSpeech.ADJECTIVE}
    for lemma, part, _, _ in ENTRIES:
        if lemma not in ("aids", "he"):
            found = wordnet.define(lemma, (names[part],))
            assert found is not None, lemma
            assert found.part_of_speech is names[part]


def damage_nothing_there(folder: Path) -> None:
    for path in folder.iterdir():
        path.unlink()


def damage_cut(folder: Path) -> None:
    for path in folder.iterdir():
        path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def damage_noise(folder: Path) -> None:
    for path in folder.glob("data.*"):
        path.write_bytes(bytes(range(256)) * 50)


def damage_numbers(folder: Path) -> None:
    for path in folder.glob("index.*"):
        path.write_bytes(b"dog n x 1 @ 9 9 9\n")


def damage_wrong_place(folder: Path) -> None:
    for path in folder.glob("data.*"):
        path.write_bytes(b" " + path.read_bytes())


@pytest.mark.parametrize(
    "damage",
    [damage_nothing_there, damage_cut, damage_noise, damage_numbers, damage_wrong_place],
    ids=lambda damage: damage.__name__,
)
def test_a_damaged_wordnet_is_no_wordnet(folder: Path, damage: Callable[[Path], None]) -> None:
    book = Definitions(load_own_definitions(), WordNet(folder))
    damage(folder)
    assert book.lookup("zebras") is None
    assert book.lookup("qi") is not None


def test_the_first_folder_with_a_wordnet_is_taken(
    folder: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    empty = tmp_path_factory.mktemp("empty")
    monkeypatch.setattr(definitions, "SYSTEM_WORDNET_FOLDERS", (folder,))
    for found in (WordNet.find(empty, folder), WordNet.find()):
        assert found is not None
        assert found.define("zebra", (PartOfSpeech.NOUN,)) is not None
    monkeypatch.setattr(definitions, "SYSTEM_WORDNET_FOLDERS", ())
    assert WordNet.find(empty) is None
    assert Definitions.load().lookup("qi") is not None


def test_own_entries_cover_what_decides_games() -> None:
    own = load_own_definitions()
    wide = load_word_list("wide")
    assert build_definitions.check_own_definitions(wide) == len(own) > 450
    assert {word for word in wide.words() if len(word) == 2} <= own.keys()
    for word in ("the", "of", "qi", "xu", "cwm", "nth", "crwth", "zax", "xyst", "qindar", "syzygy"):
        assert own[word].source is DefinitionSource.OWN
    for entry in own.values():
        assert 2 < len(entry.text) < 80
        assert not entry.text.endswith(".") or entry.text.endswith("...")


@pytest.mark.parametrize(
    "line", ["qi", "qi n.", "qi noun life", "Qi n. life", "q i n. life", "qi n. a\nqi n. b"]
)
def test_an_entry_that_is_none_is_an_error(line: str) -> None:
    with pytest.raises(DamagedDefinitionsError):
        parse_definitions(line)
