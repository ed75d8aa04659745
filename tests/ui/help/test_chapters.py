"""The rules in plain words: whole, true to the engine, and in our own words."""

import re

import pytest

from quiddler_qt.engine.cards import cards_value
from quiddler_qt.ui.help.chapters import Chapter, Example, Paragraph, Steps, Table, chapters

KEYS = (("Space", "Draw"), ("D", "Take"))


def texts(chapter: Chapter) -> str:
    parts: list[str] = [chapter.title]
    for block in chapter.blocks:
        match block:
            case Paragraph(text, heading):
                parts += [heading, text]
            case Steps(steps):
                parts += steps
            case Table(rows):
                parts += [part for row in rows for part in row]
            case Example():
                parts += [block.sum, block.name]
    return "\n".join(parts)


def test_every_part_of_the_game_has_its_chapter() -> None:
    names = [chapter.name for chapter in chapters(KEYS)]
    assert names == [
        "start",
        "aim",
        "turn",
        "words",
        "going_out",
        "scoring",
        "bonuses",
        "challenges",
        "solitaire",
        "mouse",
        "keys",
    ]
    assert len({chapter.title for chapter in chapters(KEYS)}) == len(names)


def test_the_rules_of_the_table_are_there_while_a_game_is_played() -> None:
    found = {chapter.name: chapter for chapter in chapters(KEYS, ("Words are challenged.",))}
    assert "Words are challenged." in texts(found["table"])


def test_all_keys_are_listed() -> None:
    (last,) = [chapter for chapter in chapters(KEYS) if chapter.name == "keys"]
    assert Table(KEYS) in last.blocks


@pytest.mark.parametrize("chapter", chapters(KEYS), ids=lambda chapter: chapter.name)
def test_every_sum_comes_out(chapter: Chapter) -> None:
    """What stands before the equals sign is what stands behind it, as the cards say."""
    for block in chapter.blocks:
        if not isinstance(block, Example) or "=" not in block.sum:
            continue
        left, right = block.sum.split("=")
        terms = re.findall(r"([+\N{MINUS SIGN}]?)\s*(?:[A-Z]+ )?(\d+)", left)
        total = sum(-int(value) if sign == "\N{MINUS SIGN}" else int(value) for sign, value in terms)
        assert right.split()[0] == str(total).replace("-", "\N{MINUS SIGN}")
        words = sum(cards_value(word) for word in block.words)
        against = cards_value(block.unused) + sum(cards_value(word) for word in block.struck)
        assert total == words - against


def test_the_worked_examples_are_those_of_the_rules() -> None:
    """Rules 9.6: QUIZ with M left over, TOP with hard letters, STEVE struck."""
    found = {chapter.name: texts(chapter) for chapter in chapters(KEYS)}
    assert "25 + 11 \N{MINUS SIGN} 5 = 31" in found["scoring"]
    assert "\N{RIGHTWARDS ARROW} 0" in found["scoring"]
    assert "11 \N{MINUS SIGN} 21 =" in found["challenges"]
    assert "14 points" in found["words"]
    assert "24 points" in found["words"]


def test_no_sentence_names_the_published_game() -> None:
    assert not re.search("quiddler", "\n".join(map(texts, chapters(KEYS))), re.IGNORECASE)
