"""Authorities by name: what a game can choose, and what is said when it is not here."""

import io
from pathlib import Path

import pytest

from quiddler_qt.lexicon import imported_list
from quiddler_qt.lexicon.authorities import (
    SHIPPED_WORDS,
    AuthorityKind,
    MissingAuthorityError,
    available,
    check_authority_name,
    kind_of,
    load_authority,
    table_words,
    vocabulary,
)
from quiddler_qt.lexicon.enchant_judge import EnchantLibrary, MissingPart
from quiddler_qt.lexicon.imported_list import read_imported_list
from quiddler_qt.lexicon.lazy_judge import LazyJudge
from quiddler_qt.lexicon.own_words import OwnWords, TableJudge
from quiddler_qt.lexicon.word_list import WORD_LIST_NAMES, UnknownWordListError, load_word_list
from tests.lexicon import small_dictionaries


@pytest.mark.parametrize("name", WORD_LIST_NAMES)
def test_shipped_lists(name: str) -> None:
    authority = load_authority(name)
    words = load_word_list(name)
    assert authority.word_list is not None
    assert (authority.name, authority.version, authority.sha256) == (name, words.version, words.sha256)
    assert authority.judge.verdict("CAT").authority == name


def test_a_spelling_dictionary(tmp_path: Path) -> None:
    small_dictionaries.install(tmp_path)
    library = EnchantLibrary(tmp_path, import_enchant=small_dictionaries.stand_in)
    authority = load_authority("enchant:en_QQ", enchant=library)
    assert (authority.name, authority.title) == ("enchant:en_QQ", "en_QQ")
    assert (authority.version, authority.word_list) == ("hunspell.guard1.list1", None)
    assert authority.sha256 == library.dictionary("en_QQ").sha256
    assert authority.judge.verdict("QUIZ").accepted
    small_dictionaries.install(tmp_path, words=("cat", "dog"))
    changed = load_authority(
        "enchant:en_QQ", enchant=EnchantLibrary(tmp_path, import_enchant=small_dictionaries.stand_in)
    )
    assert changed.sha256 != authority.sha256


def test_an_imported_list(tmp_path: Path) -> None:
    mine = read_imported_list(io.BytesIO(b"cat\nblorp\nshit\n"), "Grandma's")
    (tmp_path / imported_list.file_name(mine.identifier)).write_bytes(mine.stored_bytes())
    authority = load_authority(mine.authority_name, imported_folder=tmp_path)
    assert (authority.name, authority.title) == (mine.authority_name, "Grandma's")
    assert authority.sha256 == mine.sha256
    assert [authority.judge.verdict(word).tier for word in ("CAT", "BLORP", "DOG")] == ["A", "H", None]
    assert authority.word_list is not None
    assert authority.word_list.words_of_tiers("ABCDEFGH") == ["blorp", "cat"]


ODD_NAMES = [
    "",
    "Standard",
    "enchant:",
    "enchant:../x",
    "enchant:a b",
    "imported:",
    "imported:../../x",
    "x" * 999,
]


@pytest.mark.parametrize("name", [*ODD_NAMES, "standard\n", "enchant:en_US\n", "imported:0123456789ABCDEF"])
def test_names_that_are_none(name: str) -> None:
    for use in (check_authority_name, load_authority, LazyJudge):
        with pytest.raises(UnknownWordListError):
            use(name)


def no_library() -> EnchantLibrary:
    raise ImportError("no enchant here")


def test_what_is_missing_is_told(tmp_path: Path) -> None:
    small_dictionaries.install(tmp_path)
    library = EnchantLibrary(tmp_path, import_enchant=small_dictionaries.stand_in)
    without = EnchantLibrary(tmp_path, import_enchant=no_library)  # type: ignore[arg-type]  # never returns
    for name, enchant, part in (
        ("enchant:de_DE", library, MissingPart.DICTIONARY),
        ("enchant:en_QQ", without, MissingPart.C_LIBRARY),
        ("enchant:en_QQ", None, MissingPart.DICTIONARY),
    ):
        with pytest.raises(MissingAuthorityError) as caught:
            load_authority(name, enchant=enchant)
        assert (caught.value.name, caught.value.part) == (name, part)
    for folder in (None, tmp_path, tmp_path / "nowhere"):
        with pytest.raises(MissingAuthorityError) as caught:
            load_authority("imported:0123456789abcdef", imported_folder=folder)
        assert caught.value.part is None


def test_a_lazy_judge_asks_own_words_and_any_authority(tmp_path: Path) -> None:
    small_dictionaries.install(tmp_path)
    library = EnchantLibrary(tmp_path, import_enchant=small_dictionaries.stand_in)
    loads = []

    def load(name: str) -> object:
        loads.append(name)
        return load_authority(name, enchant=library)

    own = OwnWords(frozenset({"zorp"}), frozenset({"cat"}))
    judge = LazyJudge("enchant:en_QQ", load, own_words=own)  # type: ignore[arg-type]  # an Authority
    assert not loads
    judge.preload()
    assert [judge.accepts(word) for word in ("ZORP", "CAT", "QUIZ", "DOG")] == [True, False, True, False]
    assert judge.authority.name == "enchant:en_QQ"
    with pytest.raises(LookupError):
        _ = judge.word_list
    assert loads == ["enchant:en_QQ"]
    assert LazyJudge("family").word_list.name == "family"


def test_computer_seats_get_words_that_the_table_accepts(tmp_path: Path) -> None:
    small_dictionaries.install(tmp_path, words=("cat", "dog", "shit", "za", "bk"))
    library = EnchantLibrary(tmp_path, import_enchant=small_dictionaries.stand_in)
    judge = load_authority("enchant:en_QQ", enchant=library).judge
    standard = load_word_list("standard")
    assert vocabulary(judge, standard, "ABCDEF") == ["cat", "dog", "za"]
    table = TableJudge(OwnWords(banned=frozenset({"dog"})), judge)
    assert vocabulary(table, standard, "A") == ["cat"]


def test_the_counts_of_the_shipped_lists_are_theirs() -> None:
    assert {name: len(load_word_list(name)) for name in WORD_LIST_NAMES} == dict(SHIPPED_WORDS)


def test_what_a_table_can_choose(tmp_path: Path) -> None:
    small_dictionaries.install(tmp_path / "enchant")
    library = EnchantLibrary(tmp_path / "enchant", import_enchant=small_dictionaries.stand_in)
    mine = read_imported_list(io.BytesIO(b"cat\nblorp\n"), "Grandma's")
    (tmp_path / imported_list.file_name(mine.identifier)).write_bytes(mine.stored_bytes())
    (tmp_path / imported_list.file_name("0" * 16)).write_bytes(b"damaged")
    (tmp_path / "notes.txt").write_text("dog\n")
    infos = available(
        library.available_dictionaries(), imported_list.stored_lists(tmp_path).lists, {"enchant:en_QQ": 3}
    )
    assert [(info.name, info.kind, info.title, info.word_count) for info in infos] == [
        ("standard", AuthorityKind.STANDARD, "", 184_981),
        ("wide", AuthorityKind.WIDE, "", 254_822),
        ("family", AuthorityKind.FAMILY, "", 65_055),
        ("enchant:en_QQ", AuthorityKind.DICTIONARY, "en_QQ", 3),
        (mine.authority_name, AuthorityKind.IMPORTED, "Grandma's", 2),
    ]
    assert [kind_of(info.name) for info in infos] == [info.kind for info in infos]
    assert imported_list.stored_lists(tmp_path / "nowhere") == imported_list.StoredLists()


def test_what_computer_seats_may_lay_is_what_the_table_accepts(tmp_path: Path) -> None:
    small_dictionaries.install(tmp_path)
    library = EnchantLibrary(tmp_path, import_enchant=small_dictionaries.stand_in)
    mine = read_imported_list(io.BytesIO(b"cat\nblorp\nshit\n"), "Grandma's")
    (tmp_path / imported_list.file_name(mine.identifier)).write_bytes(mine.stored_bytes())
    assert table_words(mine.authority_name, "A", imported_folder=tmp_path) == ["cat"]
    assert table_words(mine.authority_name, "AH", imported_folder=tmp_path) == ["blorp", "cat"]
    assert table_words("family", "A") == load_word_list("standard").words_of_tiers("A")
    assert "cat" in table_words("enchant:en_QQ", "A", enchant=library)
    assert "dog" not in table_words("enchant:en_QQ", "A", enchant=library)
    with pytest.raises(MissingAuthorityError):
        table_words("imported:" + "0" * 16, "A", imported_folder=tmp_path)
