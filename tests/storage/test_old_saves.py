"""Old formats open for ever; a newer one is refused politely and left untouched (promise P8)."""

import json
from pathlib import Path
from typing import Any

import pytest

from quiddler_qt.storage.save_codec import Reason, SaveError, decode, encode, position_digest
from quiddler_qt.storage.save_migrations import VERSION
from quiddler_qt.storage.save_store import read_game

SAVES = Path(__file__).parents[1] / "saves"
SAMPLES = sorted(SAVES.glob("v*/*.qqgame"))


def expected(sample: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((sample.parent / "expected.json").read_text())[sample.stem]
    return found


def test_every_version_has_samples() -> None:
    assert {sample.parent.name for sample in SAMPLES} == {f"v{number}" for number in range(1, VERSION + 1)}


@pytest.mark.parametrize("sample", SAMPLES, ids=[f"{sample.parent.name}/{sample.stem}" for sample in SAMPLES])
def test_a_sample_is_read_as_ever(sample: Path) -> None:
    game = read_game(sample)
    assert {
        "actions": len(game.record.actions),
        "totals": list(game.state.totals),
        "phase": game.state.phase.value,
        "digest": position_digest(game.state),
    } == expected(sample)
    # Saved by this version it is the same game again.
    assert decode(encode(game)) == game


@pytest.mark.parametrize("sample", SAMPLES, ids=[f"{sample.parent.name}/{sample.stem}" for sample in SAMPLES])
def test_a_sample_of_this_version_is_still_written_byte_by_byte(sample: Path) -> None:
    if sample.parent.name == f"v{VERSION}":
        assert encode(read_game(sample)) == sample.read_bytes()


def test_a_sample_of_a_version_to_come_is_left_untouched(tmp_path: Path) -> None:
    path = tmp_path / "x.qqgame"
    data = SAMPLES[0].read_bytes().replace(b'"version":1,', b'"version":%d,' % (VERSION + 1), 1)
    path.write_bytes(data)
    with pytest.raises(SaveError) as caught:
        read_game(path)
    assert caught.value.reason is Reason.NEWER_VERSION
    assert path.read_bytes() == data
