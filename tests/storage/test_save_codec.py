"""Saves there and back, and everything that is refused (promises P6, P7, X1 to X4)."""

import codecs
import hashlib
import json
import sys
import zlib
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from quiddler_qt.engine.actions import DrawStock
from quiddler_qt.engine.cards import ALL_CARDS
from quiddler_qt.engine.rules import Preset, Rules, preset_rules
from quiddler_qt.storage import save_codec
from quiddler_qt.storage.save_codec import MAX_BYTES, Reason, SaveError, decode, decode_summary, encode
from quiddler_qt.storage.saved_game import (
    MAX_ACTIONS,
    MAX_COUNTER,
    MAX_RULINGS,
    Presentation,
    SavedArrangement,
    SavedGame,
    summary_of,
)
from tests.storage.sample_games import game_in_play, positions, whole_game

Document = dict[str, Any]


@pytest.fixture(scope="module")
def game() -> SavedGame:
    """A game of two in mid-turn, the drawn card in hand."""
    rules = preset_rules(Preset.CLASSIC)
    return next(
        saved
        for saved in positions(1, rules=rules, seats=2)
        if saved.record.actions[-1:] == (DrawStock(1),) and len(saved.record.actions) > 20
    )


def seal(rest: bytes, version: int = 1) -> bytes:
    """A file whose seal is right, whatever it holds."""
    sha256 = hashlib.sha256(rest).hexdigest()
    return f'{{"format":"quiddler-qt-game","version":{version},"sha256":"{sha256}",\n'.encode() + rest


def altered(game: SavedGame, change: Callable[[Document, Document], None]) -> bytes:
    """A file as a forger would make it: parts changed, the seal right."""
    document = json.loads(encode(game))
    change(document["header"], document["game"])
    header = json.dumps(document["header"], separators=(",", ":"))
    body = json.dumps(document["game"], separators=(",", ":"))
    return seal(f'"header":{header},\n"game":{body}}}\n'.encode())


def refusal(data: bytes) -> SaveError:
    with pytest.raises(SaveError) as caught:
        decode(data)
    return caught.value


# -- there and back ------------------------------------------------------------------------------------
def test_every_position_of_a_game_comes_back_the_same() -> None:
    for saved in positions(7):
        data = encode(saved)
        assert decode(data) == saved
        assert encode(decode(data)) == data
        assert decode_summary(data) == summary_of(saved)


def test_a_title_and_colors_come_back_and_cost_a_game_without_them_nothing(game: SavedGame) -> None:
    seats = len(game.record.setup.seats)
    shown = replace(game, presentation=Presentation("Sunday <b>", tuple(reversed(range(seats)))))
    data = encode(shown)
    assert decode(data) == shown
    assert decode_summary(data).presentation == shown.presentation
    assert b"title" not in encode(game)


@pytest.mark.parametrize(
    "presentation",
    [
        Presentation("two\nlines"),
        Presentation("x" * 65),
        Presentation(colors=(0,)),
        Presentation(colors=(1,) * 2),
    ],
)
def test_a_title_or_colors_that_could_not_be_read_are_not_written(presentation: Presentation) -> None:
    game = game_in_play(1, seats=2)
    with pytest.raises(SaveError) as caught:
        encode(replace(game, presentation=presentation))
    assert caught.value.reason is Reason.MALFORMED


def test_hints_come_back_and_cost_a_game_without_them_nothing() -> None:
    game = game_in_play(1, seats=3)
    asked = replace(game, hints=(2, 0, 7))
    assert decode(encode(asked)) == asked
    assert b"hints" not in encode(game)
    assert b"hints" not in encode(replace(game, hints=(0, 0, 0)))


@pytest.mark.parametrize("hints", [(1,), (1, 2, 3, 4), (1, -1, 0), (10**7, 0, 0)])
def test_hints_that_could_not_be_read_are_not_written(hints: tuple[int, ...]) -> None:
    with pytest.raises(SaveError) as caught:
        encode(replace(game_in_play(1, seats=3), hints=hints))
    assert caught.value.reason is Reason.MALFORMED


@pytest.mark.parametrize("preset", list(Preset))
def test_every_preset_comes_back(preset: Preset) -> None:
    saved = whole_game(2, rules=replace(preset_rules(preset), hand_sizes=(3, 10)))
    assert decode(encode(saved)) == saved


def test_a_file_is_one_json_object_in_utf_8(game: SavedGame) -> None:
    data = encode(game)
    assert json.loads(data.decode())["format"] == "quiddler-qt-game"
    assert data.endswith(b"\n")
    assert data.count(b"\n") == 3
    assert b"R&D <b>Bob</b>" in data


def test_a_whole_game_is_small() -> None:
    assert len(encode(whole_game(3, rules=Rules(), seats=4))) < 20_000


def test_what_could_not_be_read_again_is_not_written(game: SavedGame) -> None:
    seats = (replace(game.state.seats[0], name="two\nlines"), *game.record.setup.seats[1:])
    bad = {
        "name": replace(game, record=replace(game.record, setup=replace(game.record.setup, seats=seats))),
        "seed": replace(game, record=replace(game.record, seed=2**63)),
        "arrangement": replace(game, arrangements=(game.arrangements[0], SavedArrangement())),
        "counter": replace(game, counter=-1),
        "level": replace(game, app="x" * 65),
    }
    for saved in bad.values():
        with pytest.raises(SaveError) as caught:
            encode(saved)
        assert caught.value.reason is Reason.MALFORMED


def test_too_many_moves_are_not_written(game: SavedGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(save_codec, "MAX_ACTIONS", 20)
    with pytest.raises(SaveError) as caught:
        encode(game)
    assert caught.value.reason is Reason.TOO_MANY_MOVES


def test_too_large_a_game_is_not_written(game: SavedGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(save_codec, "MAX_BYTES", 2_000)
    with pytest.raises(SaveError) as caught:
        encode(game)
    assert caught.value.reason is Reason.TOO_LARGE


# -- damage --------------------------------------------------------------------------------------------
def test_no_single_changed_byte_goes_unnoticed(game: SavedGame) -> None:
    data = encode(game)
    random = Random(5)
    for index in {*range(120), *(random.randrange(len(data)) for _ in range(1_000))}:
        changed = bytearray(data)
        changed[index] ^= 1 << random.randrange(8)
        for read in (decode, decode_summary):
            with pytest.raises(SaveError):
                read(bytes(changed))


def test_no_cut_goes_unnoticed(game: SavedGame) -> None:
    data = encode(game)
    assert refusal(b"").reason is Reason.EMPTY
    for length in range(1, len(data), 7):
        refusal(data[:length])
    assert refusal(data + b"\n").reason is Reason.DAMAGED
    assert refusal(data[:-1]).reason is Reason.DAMAGED


def test_a_newer_version_is_told_before_anything_else(game: SavedGame) -> None:
    newer = encode(game).replace(b'"version":1,', b'"version":2,')
    assert refusal(newer).reason is Reason.NEWER_VERSION
    assert refusal(b'{"format":"quiddler-qt-game","version":7,"cards":[]}').reason is Reason.NEWER_VERSION
    assert refusal(newer).detail == "version 2"


def test_a_version_that_never_was(game: SavedGame) -> None:
    assert refusal(encode(game).replace(b'"version":1,', b'"version":0,')).reason is Reason.MALFORMED


def test_newer_rules_are_a_newer_version(game: SavedGame) -> None:
    data = altered(game, lambda _header, body: body.update(edition=2))
    assert refusal(data).reason is Reason.NEWER_VERSION


# -- X1: files of other kinds --------------------------------------------------------------------------
@pytest.mark.parametrize(
    "data",
    [
        # a pickle, and marshalled code
        b"\x80\x04\x95\x1a\x00\x00\x00\x00\x00\x00\x00\x8c\x02os\x94\x8c\x06system\x94\x93\x94\x8c\x02id\x94\x85\x94R.",
        b"\xe3\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00",
        b"!!python/object/apply:os.system ['id']\n",
        b"import os\nos.system('id')\n",
        zlib.compress(b"quiddler"),
        b"\x89PNG\r\n\x1a\n",
        b"{}",
        b"[]",
        b"null",
        b"[" * 100_000,
        b"\0" * 5_000,
        b"\xff" * 5_000,
    ],
)
def test_other_files_are_no_game(data: bytes) -> None:
    assert refusal(data).reason is Reason.NOT_A_GAME


def test_reading_a_save_loads_no_module_that_runs_files() -> None:
    for name in ("quiddler_qt.storage.save_codec", "quiddler_qt.storage.strict_json"):
        module = vars(sys.modules[name])
        assert not {"pickle", "marshal", "shelve", "yaml"} & module.keys()


# -- X2, X3: odd texts ---------------------------------------------------------------------------------
def test_size_is_capped(game: SavedGame) -> None:
    assert refusal(encode(game) + b" " * MAX_BYTES).reason is Reason.TOO_LARGE


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-32", "utf-8-sig", "utf-7"])
def test_other_encodings_are_no_game(game: SavedGame, encoding: str) -> None:
    text = encode(game).decode()
    data = text.encode(encoding)
    if encoding == "utf-7":  # where braces are written otherwise
        data = codecs.BOM_UTF8 + data
    assert refusal(data).reason is Reason.NOT_A_GAME


HOSTILE_BODIES = {
    "nested": b"[" * 100_000 + b"]" * 100_000,
    "nested objects": b'{"a":' * 100_000 + b"1" + b"}" * 100_000,
    "long number": b"9" * 5_000,
    "nan": b"NaN",
    "infinity": b"-Infinity",
    "fraction": b"1.0",
    "double field": b'{"id":"a","id":"a"}',
    "lone surrogate": b'"\\ud800"',
    "surrogate bytes": b'"\xed\xa0\x80"',
    "nul": b'"\0"',
    "escaped nul": b'"\\u0000"',
    "latin-1": b'"\xe4"',
    "nothing": b"",
    "text": b'"game"',
    "list": b"[]",
    "null": b"null",
}


@pytest.mark.parametrize("body", HOSTILE_BODIES.values(), ids=HOSTILE_BODIES.keys())
@pytest.mark.parametrize("place", ["header", "game"])
def test_hostile_json_with_a_right_seal(game: SavedGame, place: str, body: bytes) -> None:
    lines = encode(game).split(b"\n")
    lines[1 if place == "header" else 2] = b'"%s":%s%s' % (
        place.encode(), body, b"," if place == "header" else b"}",
    )  # fmt: skip
    error = refusal(seal(b"\n".join(lines[1:])))
    assert error.reason is Reason.MALFORMED
    assert len(str(error)) < 300


def header_with(**changes: object) -> Callable[[Document, Document], None]:
    return lambda header, _body: header.update(changes)


def body_with(**changes: object) -> Callable[[Document, Document], None]:
    return lambda _header, body: body.update(changes)


def in_rules(**changes: object) -> Callable[[Document, Document], None]:
    return lambda _header, body: body["rules"].update(changes)


def in_seat(**changes: object) -> Callable[[Document, Document], None]:
    return lambda _header, body: body["seats"][0].update(changes)


def without(key: str) -> Callable[[Document, Document], None]:
    return lambda _header, body: body.pop(key)


MALFORMED: dict[str, Callable[[Document, Document], None]] = {
    "no seed": without("seed"),
    "no actions": without("actions"),
    "one field more": body_with(extra=1),
    "seed true": body_with(seed=True),
    "seed text": body_with(seed="1"),
    "seed negative": body_with(seed=-1),
    "seed too large": body_with(seed=2**63),
    "edition 0": body_with(edition=0),
    "edition true": body_with(edition=True),
    "id a path": body_with(id="../../etc/passwd"),
    "created nonsense": body_with(created="yesterday"),
    "app a list": body_with(app=[]),
    "no seats": body_with(seats=[]),
    "one seat": lambda _header, body: body.update(seats=body["seats"][:1]),
    "nine seats": lambda _header, body: body.update(seats=body["seats"][:1] * 9),
    "dealer 2 of 2": body_with(first_dealer=2),
    "dealer true": body_with(first_dealer=True),
    "name empty": in_seat(name=""),
    "name long": in_seat(name="x" * 65),
    "name number": in_seat(name=5),
    "name two lines": in_seat(name="a\nb"),
    "name surrogate": in_seat(name="\ud800"),
    "kind": in_seat(kind="ghost"),
    "level": in_seat(level="../x"),
    "hand of 11 dealt": in_rules(hand_sizes=[3, 11]),
    "hand of 2": in_rules(hand_sizes=[2]),
    "hand true": in_rules(hand_sizes=[True]),
    "no hands": in_rules(hand_sizes=[]),
    "41 hands": in_rules(hand_sizes=[3] * 41),
    "floor": in_rules(floor="cellar"),
    "bonus": in_rules(bonus_points=101),
    "bonus true": in_rules(bonus_points=True),
    "duplicates 1": in_rules(duplicates=1),
    "list name": in_rules(word_list="../x"),
    "lexicon": body_with(lexicon={"name": "standard", "version": "1", "sha256": "short"}),
    "actions a text": body_with(actions="gather"),
    "arrangements too few": body_with(arrangements=[]),
    "card twice": lambda _header, body: body["arrangements"][0].update(hand=[1, 1]),
    "card true": lambda _header, body: body["arrangements"][0].update(fresh=True),
    "card of nobody": lambda _header, body: body["arrangements"][0].update(fresh=117),
    "row empty": lambda _header, body: body["arrangements"][0]["rows"].append([]),
    "counter negative": header_with(counter=-1),
    "counter huge": header_with(counter=MAX_COUNTER + 1),
    "header of other names": header_with(names=["x", "y"]),
    "header of other totals": header_with(totals=[7, 7]),
    "header of another round": header_with(round_number=8),
    "header turn": header_with(turn=2),
    "header phase": header_with(phase="tea"),
}


@pytest.mark.parametrize("change", MALFORMED.values(), ids=MALFORMED.keys())
def test_fields_that_no_game_has(game: SavedGame, change: Callable[[Document, Document], None]) -> None:
    data = altered(game, change)
    assert refusal(data).reason is Reason.MALFORMED


def test_the_forger_of_these_tests_leaves_a_good_game_good(game: SavedGame) -> None:
    assert decode(altered(game, lambda _header, _body: None)) == game


# -- X4: impossible games ------------------------------------------------------------------------------
def with_action(index: int, text: object) -> Callable[[Document, Document], None]:
    def change(header: Document, body: Document) -> None:
        body["actions"][index] = text

    return change


def deal(cards: list[int]) -> str:
    return "deal " + ",".join(map(str, cards))


IMPOSSIBLE: dict[str, tuple[int, object]] = {
    "119 cards": (0, deal([*ALL_CARDS, 118])),
    "a card twice": (0, deal([*ALL_CARDS[:-1], 0])),
    "117 cards": (0, deal(list(ALL_CARDS[:-1]))),
    "no deal": (0, "0 stock"),
    "player 9 of 2": (1, "9 stock"),
    "the other's turn": (1, "1 take"),
    "a card of nobody": (2, "0 discard 118"),
    "nonsense": (3, "0 juggle"),
    "number": (3, 5),
    "null": (3, None),
    "object": (3, {"seat": 0}),
    "empty": (3, ""),
    "negative": (3, "-1 stock"),
    "leading nought": (3, "00 stock"),
    "other digits": (3, "٣ stock"),
    "nul": (3, "0 stock\0"),
    "line break": (3, "0 stock\n"),
}


@pytest.mark.parametrize(("index", "text"), IMPOSSIBLE.values(), ids=IMPOSSIBLE.keys())
def test_an_impossible_game_is_refused_by_its_first_wrong_move(
    game: SavedGame, index: int, text: object
) -> None:
    # Seat 1 plays first where seat 0 deals, and the other way round.
    if isinstance(text, str) and game.record.setup.first_dealer == 0:
        text = {"0": "1", "1": "0"}.get(text[:1], text[:1]) + text[1:] if text[1:2] == " " else text
    error = refusal(altered(game, with_action(index, text)))
    assert (error.reason, error.move) == (Reason.WRONG_MOVE, index + 1)


def test_moves_after_the_end() -> None:
    saved = whole_game(2, seats=2)
    count = len(saved.record.actions)
    error = refusal(altered(saved, lambda _header, body: body["actions"].append("gather")))
    assert (error.reason, error.move) == (Reason.WRONG_MOVE, count + 1)


def test_a_move_left_out_at_the_end(game: SavedGame) -> None:
    error = refusal(altered(game, lambda _header, body: body["actions"].pop()))
    assert error.reason is Reason.WRONG_RESULT


def test_another_result(game: SavedGame) -> None:
    assert refusal(altered(game, body_with(digest="0" * 64))).reason is Reason.WRONG_RESULT
    assert refusal(altered(game, body_with(digest=None))).reason is Reason.WRONG_RESULT


def test_a_million_moves_are_counted_not_read(game: SavedGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(save_codec, "parse_action", None)
    error = refusal(altered(game, body_with(actions=["gather"] * 400_000)))
    assert error.reason is Reason.TOO_MANY_MOVES
    assert refusal(altered(game, body_with(actions=["gather"] * 1_000_000))).reason is Reason.TOO_LARGE
    rulings = [f"rule {'A' * (index % 20 + 1)} yes" for index in range(MAX_RULINGS + 1)]
    assert refusal(altered(game, body_with(actions=rulings))).reason is Reason.TOO_MANY_MOVES
    assert len(rulings) < MAX_ACTIONS


# -- the summary alone ---------------------------------------------------------------------------------
def test_a_summary_is_read_without_the_game(game: SavedGame, monkeypatch: pytest.MonkeyPatch) -> None:
    data = encode(game)
    monkeypatch.setattr(save_codec, "decode", None)
    assert decode_summary(data) == summary_of(game)


def test_a_summary_is_sealed(game: SavedGame) -> None:
    with pytest.raises(SaveError) as caught:
        decode_summary(encode(game)[:-10])
    assert caught.value.reason is Reason.DAMAGED


def test_a_summary_that_is_none(game: SavedGame) -> None:
    with pytest.raises(SaveError) as caught:
        decode_summary(altered(game, header_with(phase="tea")))
    assert caught.value.reason is Reason.MALFORMED


def test_a_file_in_other_lines_is_read_whole(game: SavedGame) -> None:
    data = altered(game, lambda _header, _body: None)
    joined = seal(data.partition(b"\n")[2].replace(b"\n", b" "))
    assert decode(joined) == game
    assert decode_summary(joined) == summary_of(game)


def test_a_game_in_mid_turn_keeps_half_laid_words_and_the_drawn_card() -> None:
    saved = game_in_play(11)
    again = decode(encode(saved))
    assert again.arrangements == saved.arrangements
    assert any(laid.rows for laid in again.arrangements)
