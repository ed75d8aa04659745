"""``--replay FILE --headless`` and the other faces without a window, as a user starts them."""

import subprocess
import sys
from pathlib import Path

import pytest

from quiddler_qt.engine.record import digest
from quiddler_qt.headless import replay_file
from quiddler_qt.storage.save_store import read_game

SAMPLES = Path(__file__).parent / "saves" / "v1"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-P", "-m", "quiddler_qt", *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_a_saved_game_is_replayed_to_its_scores_and_digest(capsys: pytest.CaptureFixture[str]) -> None:
    sample = min(SAMPLES.glob("*.qqgame"))
    assert replay_file(sample) == 0
    printed = capsys.readouterr()
    game = read_game(sample)
    assert f"digest {digest(game.state)}\n" in printed.out
    assert "total\t" + "\t".join(map(str, game.state.totals)) in printed.out
    assert printed.err == ""


@pytest.mark.parametrize("content", [b"", b"not a game", b"\x80\x04K\x01."], ids=["empty", "text", "pickle"])
def test_a_bad_file_is_one_line_and_status_2(tmp_path: Path, content: bytes) -> None:
    bad = tmp_path / "bad\nname.qqgame"
    bad.write_bytes(content)
    done = run("--replay", str(bad), "--headless")
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1


def test_version_and_usage() -> None:
    assert run("--version").stdout.startswith("Quiddler Qt ")
    for wrong in (["--replay", "x"], ["--headless"], ["--seed", "-1"], ["--seed", "9" * 30], ["--nonsense"]):
        done = run(*wrong)
        assert done.returncode == 2, wrong
        assert "Traceback" not in done.stderr


def test_without_a_display_the_self_test_plays_and_the_game_says_why_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    smoke = run("--smoke", "--profile", str(tmp_path))
    assert (smoke.returncode, smoke.stderr) == (0, "")
    assert smoke.stdout.startswith("smoke ok")
    game = run("--profile", str(tmp_path))
    assert game.returncode == 1
    assert len(game.stderr.splitlines()) == 1


def test_nothing_without_a_window_loads_qt() -> None:
    code = (
        "import sys; import quiddler_qt.headless, quiddler_qt.bots.worker, quiddler_qt.session.game_session;"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-P", "-c", code], check=False, timeout=60).returncode == 0
