"""The catalogues: every text of the program in every language, with the same blanks to fill, and compiled."""

import re
from pathlib import Path

import pytest

from update_translations import (
    CATALOGUES,
    LANGUAGES,
    Text,
    Translations,
    catalogue_text,
    gather,
    missing,
    read_catalogue,
    stale,
)

BLANK = re.compile(r"\{[a-z_]*\}|%[n1]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_translated_and_compiled(language: str) -> None:
    found = gather()
    assert found.faults == []
    assert missing(language, found) == []
    assert stale(language, found) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_filled_in_has_its_place_in_every_translation(language: str) -> None:
    for text, forms in read_catalogue(CATALOGUES / f"quiddler_qt_{language}.ts").items():
        for form in forms:
            # "one hour ago" may leave the number out.
            wanted = set(BLANK.findall(text.source)) - {"%n"}
            assert set(BLANK.findall(form)) - {"%n"} == wanted, text


def test_a_new_text_is_missed_and_an_old_one_leaves(tmp_path: Path) -> None:
    package = tmp_path / "package"
    package.mkdir()
    (package / "page.py").write_text(
        '_C = "Page"\nprint(tr(_C, "Good evening"), tr("Page", "%n cards", 3))\n'
    )
    (package / "bad.py").write_text("print(tr('Page', words))\n")
    found = gather(package)
    assert found.faults == ["package/bad.py:1: the text is not written out"]
    assert Text("Page", "Good evening") in found.places
    assert found.plural == {Text("Page", "%n cards")}
    catalogue = tmp_path / "some.ts"
    done: Translations = {Text("Page", "Good evening"): ("Bună seara",), Text("Page", "Gone"): ("Dus",)}
    catalogue.write_text(catalogue_text("ro", found, done), encoding="utf-8")
    assert read_catalogue(catalogue) == {Text("Page", "Good evening"): ("Bună seara",)}
