"""Saving and loading changes nothing (promise P7); whatever is damaged is refused with its reason (P6)."""

import hashlib
import json
import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiddler_qt.engine.actions import Deal
from quiddler_qt.engine.rules import MinWord
from quiddler_qt.engine.solitaire import Layout, SolitaireAction, SolitaireSetup
from quiddler_qt.engine.solitaire_deals import deal_order
from quiddler_qt.engine.solitaire_record import SolitaireRecord, replay_solitaire, solitaire_digest
from quiddler_qt.storage.atomic_file import backup_path
from quiddler_qt.storage.save_codec import Reason, SaveError
from quiddler_qt.storage.saved_game import GameIdentity, LexiconId
from quiddler_qt.storage.solitaire_saves import (
    MAX_BYTES,
    SavedSolitaire,
    SolitaireStore,
    decode_solitaire,
    encode_solitaire,
)
from tests.random_solitaire import random_solitaire_record

LEXICON = LexiconId("standard", "1", hashlib.sha256(b"standard").hexdigest())


def saved_at(record: SolitaireRecord, done: int, game_id: str = "0123456789abcdef") -> SavedSolitaire:
    """A game of which so many actions are done and the rest is undone."""
    part = replace(record, actions=record.actions[:done])
    return SavedSolitaire(
        identity=GameIdentity(game_id, "2026-11-30T04:05:06Z"),
        record=part,
        state=replay_solitaire(part),
        lexicon=LEXICON,
        undone=record.actions[done:],
        hints=done,
        elapsed_ms=1000 * done,
        demo_played=done % 2 == 1,
    )


def positions(count: int) -> Iterator[SavedSolitaire]:
    seed = 0
    while count > 0:
        record = random_solitaire_record(seed)
        seed += 1
        for done in range(1, len(record.actions) + 1, 1 + seed % 4):
            yield saved_at(record, done)
            count -= 1


def a_game(layout: Layout = Layout.SOLITAIRE, game_id: str = "0123456789abcdef") -> SavedSolitaire:
    seed = 0
    while True:
        record = random_solitaire_record(seed)
        if record.setup.layout is layout and len(record.actions) > 8:
            return saved_at(record, 6, game_id)
        seed += 1


def test_500_positions_come_back_as_they_were() -> None:
    for game in positions(500):
        data = encode_solitaire(game)
        back = decode_solitaire(data)
        assert back == game
        assert solitaire_digest(back.state) == solitaire_digest(game.state)
        assert encode_solitaire(back) == data


def resealed(data: bytes, change: Callable[[dict[str, Any]], object]) -> bytes:
    """A save whose game was changed by somebody who knows how to seal."""
    game = json.loads(data)["game"]
    change(game)
    rest = f'"game":{json.dumps(game, separators=(",", ":"))}}}\n'.encode()
    first = json.dumps(
        {"format": "quiddler-qt-solitaire", "version": 1, "sha256": hashlib.sha256(rest).hexdigest()}
    )
    return first[:-1].replace(" ", "").encode() + b",\n" + rest


def reason_of(data: bytes) -> tuple[Reason, int | None]:
    with pytest.raises(SaveError) as caught:
        decode_solitaire(data)
    return caught.value.reason, caught.value.move


def setter(key: str, value: object) -> Callable[[dict[str, Any]], object]:
    return lambda game: game.__setitem__(key, value)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (setter("id", "../x"), Reason.MALFORMED),
        (setter("hints", -1), Reason.MALFORMED),
        (setter("hints", True), Reason.MALFORMED),
        (setter("elapsed_ms", 10**13), Reason.MALFORMED),
        (setter("layout", "bridge"), Reason.MALFORMED),
        (setter("min_word", "one"), Reason.MALFORMED),
        (setter("deal", "0"), Reason.MALFORMED),
        (setter("deal", "2026-12-24"), Reason.MALFORMED),
        (setter("deal", 3), Reason.MALFORMED),
        (setter("deal", "3"), Reason.WRONG_MOVE),
        (setter("edition", 2), Reason.NEWER_VERSION),
        (setter("digest", "0" * 64), Reason.WRONG_RESULT),
        (setter("actions", []), Reason.WRONG_MOVE),
        (setter("actions", ["word 0.1"]), Reason.WRONG_MOVE),
        (setter("actions", "word"), Reason.MALFORMED),
        (setter("undone", ["stuck"] * 501), Reason.TOO_MANY_MOVES),
        (setter("undone", ["sing"]), Reason.WRONG_MOVE),
        (setter("undone", [7]), Reason.WRONG_MOVE),
        (setter("extra", 1), Reason.MALFORMED),
        (lambda game: game.pop("lexicon"), Reason.MALFORMED),
    ],
)
def test_a_forgery_is_refused(change: Callable[[dict[str, Any]], object], reason: Reason) -> None:
    data = encode_solitaire(a_game())
    assert decode_solitaire(resealed(data, lambda _: None)) == a_game()
    assert reason_of(resealed(data, change))[0] is reason


def test_the_first_wrong_move_is_named() -> None:
    game = a_game()
    data = encode_solitaire(game)
    end = len(game.record.actions)
    assert reason_of(resealed(data, lambda game: game["actions"].append("deal 1"))) == (
        Reason.WRONG_MOVE,
        end + 1,
    )
    assert reason_of(resealed(data, setter("undone", ["word 0.0"]))) == (Reason.WRONG_MOVE, end + 1)


def test_days_that_the_calendar_lacks_are_no_puzzles() -> None:
    data = encode_solitaire(a_game(Layout.DAILY))
    assert reason_of(resealed(data, setter("deal", "2026-02-30")))[0] is Reason.MALFORMED
    assert reason_of(resealed(data, setter("min_word", "three_cards")))[0] is Reason.MALFORMED


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", Reason.EMPTY),
        (b"x", Reason.NOT_A_GAME),
        (b"\xff\xfe{}", Reason.NOT_A_GAME),
        (b" " * (MAX_BYTES + 1), Reason.TOO_LARGE),
        (b'{"format":"quiddler-qt-game","version":1,', Reason.NOT_A_GAME),
        (b'{"format":"quiddler-qt-solitaire","version":2,', Reason.NEWER_VERSION),
        (b'{"format":"quiddler-qt-solitaire","version":0,', Reason.MALFORMED),
        (b'{"format":"quiddler-qt-solitaire","version":1,', Reason.DAMAGED),
    ],
)
def test_what_is_no_save_is_refused(data: bytes, reason: Reason) -> None:
    assert reason_of(data)[0] is reason


@given(st.data())
def test_no_scratch_goes_unnoticed(data: st.DataObject) -> None:
    good = encode_solitaire(a_game())
    place = data.draw(st.integers(0, len(good) - 1))
    byte = data.draw(st.integers(0, 255).filter(lambda byte: byte != good[place]))
    with pytest.raises(SaveError):
        decode_solitaire(good[:place] + bytes([byte]) + good[place + 1 :])
    with pytest.raises(SaveError):
        decode_solitaire(good[:place])


def test_what_could_not_be_read_back_is_not_written() -> None:
    with pytest.raises(SaveError):
        encode_solitaire(replace(a_game(), hints=-1))
    stuck: tuple[SolitaireAction, ...] = a_game().record.actions
    with pytest.raises(SaveError):
        encode_solitaire(replace(a_game(), undone=stuck * 200))


# -- the store -------------------------------------------------------------------------------------------
def test_a_game_waits_for_the_next_start(tmp_path: Path) -> None:
    store = SolitaireStore(tmp_path / "games", Layout.SOLITAIRE)
    assert store.load().game is None
    first = store.save(a_game())
    second = store.save(replace(a_game(), hints=9))
    assert (first.counter, second.counter) == (1, 2)
    store.close()
    found = SolitaireStore(tmp_path / "games", Layout.SOLITAIRE).load()
    assert found.game == second
    assert not found.from_backup


def test_solitaire_and_the_daily_puzzle_wait_side_by_side(tmp_path: Path) -> None:
    stores = {layout: SolitaireStore(tmp_path, layout) for layout in Layout}
    saved = {layout: store.save(a_game(layout)) for layout, store in stores.items()}
    for layout, store in stores.items():
        store.close()
        assert SolitaireStore(tmp_path, layout).load().game == saved[layout]
    with pytest.raises(ValueError, match="not a game of"):
        stores[Layout.DAILY].save(a_game())


def test_a_new_game_takes_the_place_of_the_old_one(tmp_path: Path) -> None:
    store = SolitaireStore(tmp_path, Layout.SOLITAIRE)
    store.save(a_game())
    store.save(a_game())
    new = store.save(a_game(game_id="f" * 16))
    names = sorted(os.listdir(tmp_path))  # noqa: PTH208 - names are what is compared
    assert names == [f"solitaire-{'f' * 16}.lock", f"solitaire-{'f' * 16}.qqsolo"]
    store.discard()
    assert new.counter == 3
    assert [*tmp_path.iterdir()] == []


def test_two_copies_of_the_program_never_share_a_game(tmp_path: Path) -> None:
    one, two = (SolitaireStore(tmp_path, Layout.SOLITAIRE) for _ in range(2))
    mine = one.save(a_game())
    assert two.load().game is None
    theirs = two.save(a_game(game_id="f" * 16))
    one.close()
    two.close()
    assert one.load().game in (mine, theirs)
    assert two.load().game in (mine, theirs)
    assert one.load().game is not None


def test_the_save_before_helps_out_and_the_damaged_file_stays(tmp_path: Path) -> None:
    store = SolitaireStore(tmp_path, Layout.SOLITAIRE)
    first = store.save(a_game())
    store.save(replace(a_game(), hints=9))
    store.close()
    path = tmp_path / "solitaire-0123456789abcdef.qqsolo"
    path.write_bytes(b"scratched")
    found = SolitaireStore(tmp_path, Layout.SOLITAIRE).load()
    assert (found.game, found.from_backup) == (first, True)
    assert [(file, error.reason) for file, error in found.refused] == [(path, Reason.NOT_A_GAME)]
    backup_path(path).write_bytes(b"")
    found = SolitaireStore(tmp_path, Layout.SOLITAIRE).load()
    assert found.game is None
    assert [error.reason for _, error in found.refused] == [Reason.NOT_A_GAME, Reason.EMPTY]
    assert path.read_bytes() == b"scratched"


def test_odd_things_in_place_of_a_save_are_refused(tmp_path: Path) -> None:
    (tmp_path / f"solitaire-{'a' * 16}.qqsolo").mkdir()
    os.mkfifo(tmp_path / f"solitaire-{'b' * 16}.qqsolo")
    (tmp_path / f"solitaire-{'c' * 16}.qqsolo").symlink_to(tmp_path / "nowhere")
    (tmp_path / "solitaire-notes.qqsolo").write_bytes(b"not ours")
    found = SolitaireStore(tmp_path, Layout.SOLITAIRE).load()
    assert found.game is None
    assert {error.reason for _, error in found.refused} <= {Reason.NOT_A_FILE, Reason.UNREADABLE}
    assert len(found.refused) == 3


def test_every_variant_can_be_saved() -> None:
    for min_word in MinWord:
        setup = SolitaireSetup(min_word=min_word)
        record = SolitaireRecord(setup, "5", (Deal(deal_order(setup.layout, "5")),))
        assert decode_solitaire(encode_solitaire(saved_at(record, 1))).record == record
