"""The frame that carries older saves forward."""

import pytest

from quiddler_qt.storage.save_migrations import MIGRATIONS, VERSION, NewerVersionError, check_version, migrate


def test_every_older_version_has_its_step() -> None:
    assert sorted(MIGRATIONS) == list(range(1, VERSION))


def test_steps_are_taken_in_order() -> None:
    steps = {
        1: lambda document: {**document, "path": [*document["path"], "1 to 2"]},
        2: lambda document: {**document, "path": [*document["path"], "2 to 3"]},
    }
    moved = {version: migrate({"path": []}, version, current=3, migrations=steps) for version in (1, 2, 3)}
    assert moved == {1: {"path": ["1 to 2", "2 to 3"]}, 2: {"path": ["2 to 3"]}, 3: {"path": []}}


def test_a_version_to_come_is_refused_by_its_number() -> None:
    with pytest.raises(NewerVersionError) as caught:
        migrate({}, VERSION + 1)
    assert caught.value.version == VERSION + 1


def test_a_version_that_never_was() -> None:
    with pytest.raises(ValueError, match="no version 0"):
        check_version(0)
