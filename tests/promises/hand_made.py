"""About 200 files made by hand: other kinds of file, odd texts, and games in which one thing is wrong."""

import codecs
import hashlib
import json
import zlib
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

from quiddler_qt.storage.save_codec import encode
from tests.storage.sample_games import game_in_play, whole_game

_FOREIGN: dict[str, bytes] = {
    "nothing": b"",
    "one byte": b"{",
    "a line break": b"\n",
    "a pickle": b"\x80\x04\x95\x1a\x00\x00\x00\x00\x00\x00\x00\x8c\x02os\x94\x8c\x06system\x94\x93\x94"
    b"\x8c\x02id\x94\x85\x94R.",
    "marshalled code": b"\xe3\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00",
    "YAML with a tag": b"!!python/object/apply:os.system ['id']\n",
    "Python": b"import os\nos.system('id')\n",
    "compressed": zlib.compress(b"quiddler" * 100),
    "a picture": b"\x89PNG\r\n\x1a\n" + b"\0" * 100,
    "zeros": b"\0" * 5_000,
    "ones": b"\xff" * 5_000,
    "a page of the web": b"<html><script>alert(1)</script></html>",
    "a shell script": b"#!/bin/sh\nrm -rf ~\n",
    "brackets": b"[" * 100_000,
    "braces": b'{"a":' * 100_000,
    "a huge number": b"9" * 5_000,
    "NaN": b"NaN",
    "null": b"null",
    "a list": b"[]",
    "an object": b"{}",
    "a text": b'"quiddler"',
    "regular expressions": b"(a+)+$\n[[[\n\\\n",
    "a line of 2 MB": b"a" * 2_000_000,
    "Latin-1": "Käse\nHülse\n".encode("latin-1"),
    "a mark of order": codecs.BOM_UTF8 + b"{}",
}  # fmt: skip

_BAD_VALUES: tuple[Any, ...] = (
    None, True, -1, 1.5, 2**70, "", "../../x", "\0", "\ud800", [], {}, [[]], "x" * 300, "\u202e",
)  # fmt: skip


def hand_made() -> dict[str, bytes]:
    """Each file by what is wrong with it."""
    game = encode(game_in_play(11, seats=3))
    ended = encode(whole_game(12, seats=2))
    made = dict(_FOREIGN)
    made |= {f"in {name}": game.decode().encode(name) for name in ("utf-16", "utf-32", "utf-8-sig")}
    made |= {f"cut after {part} of 10": game[: len(game) * part // 10] for part in range(1, 10)}
    made |= {"doubled": game + game, "upside down": game[::-1], "a byte more": game + b"x"}
    made["another seal"] = game.replace(b'"sha256":"', b'"sha256":"0', 1)
    made["a version to come"] = game.replace(b'"version":1', b'"version":9', 1)
    made["a version that never was"] = game.replace(b'"version":1', b'"version":0', 1)
    made |= dict(_wrong_fields(game))
    made |= dict(_impossible(game, ended))
    return made


def _parts(data: bytes) -> tuple[dict[str, Any], dict[str, Any]]:
    document = json.loads(data)
    return document["header"], document["game"]


def _sealed(header: object, game: object) -> bytes:
    return _sealed_text(json.dumps(header), json.dumps(game))


def _sealed_text(header: str, game: str) -> bytes:
    rest = f'"header":{header},\n"game":{game}}}\n'.encode()
    seal = hashlib.sha256(rest).hexdigest()
    return f'{{"format":"quiddler-qt-game","version":1,"sha256":"{seal}",\n'.encode() + rest


def _wrong_fields(data: bytes) -> Iterator[tuple[str, bytes]]:
    """Every field with some value that it cannot have, sealed again; and every field missing."""
    header, game = _parts(data)
    for place, part in (("header", header), ("game", game)):
        for index, key in enumerate(part):
            for turn in range(6):
                bad = deepcopy(part)
                bad[key] = _BAD_VALUES[(index * 3 + turn * 5) % len(_BAD_VALUES)]
                pair = (bad, game) if place == "header" else (header, bad)
                yield f"{place} {key} as {str(bad[key])[:20]!r} {turn}", _sealed(*pair)
            missing = {name: value for name, value in part.items() if name != key}
            pair = (missing, game) if place == "header" else (header, missing)
            yield f"{place} without {key}", _sealed(*pair)


def _impossible(data: bytes, ended: bytes) -> Iterator[tuple[str, bytes]]:
    """Right in form, against the rules or without end."""

    def changed(change: Callable[[dict[str, Any]], object], of: bytes = data) -> bytes:
        header, game = _parts(of)
        change(game)
        return _sealed(header, game)

    header = json.dumps(_parts(data)[0])
    odd = {
        "nested 100,000 deep": "[" * 100_000 + "]" * 100_000,
        "NaN": "NaN",
        "a number of 5,000 digits": "9" * 5_000,
        "a field twice": '{"id":1,"id":1}',
    }
    for name, text in odd.items():
        yield f"sealed: {name}", _sealed_text(header, text)
    yield "119 cards", changed(lambda game: game["actions"].__setitem__(0, game["actions"][0] + ",118"))
    yield "a card twice", changed(lambda game: game["actions"].__setitem__(0, "deal " + "0," * 117 + "0"))
    yield "a million moves", changed(lambda game: game.update(actions=["0 stock"] * 1_000_000))
    yield "100,000 moves", changed(lambda game: game.update(actions=game["actions"] * 400))
    yield "moves after the end", changed(lambda game: game["actions"].append("0 stock"), ended)
    yield "player 9 of 3", changed(lambda game: game["actions"].append("9 stock"))
    yield "a hand of 11", changed(lambda game: game["arrangements"][0].update(hand=list(range(11))))
    yield "another's card in hand", changed(lambda game: game["arrangements"].reverse())
    yield "nine seats", changed(lambda game: game.update(seats=game["seats"] * 3))
    yield "no seats", changed(lambda game: game.update(seats=[]))
    yield "a move of nonsense", changed(lambda game: game["actions"].append("rm -rf /"))
    yield "a move too early", changed(lambda game: game["actions"].insert(0, "gather"))
    yield "a hand of a thousand cards", changed(lambda game: game["rules"].update(hand_sizes=[1000]))
