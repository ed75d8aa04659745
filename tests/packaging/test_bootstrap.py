"""The set-up: on a stand-in checkout with a real .venv, and its dealings with the system."""

import ast
import hashlib
import io
import os
import shutil
import signal
import subprocess
import sys
import zipfile
from collections.abc import Mapping
from pathlib import Path

import pytest

import bootstrap

SOURCE = Path(bootstrap.__file__)

GAME = """
import json, os, sys
import standin
try:
    print("game", standin.__name__, json.__file__ != os.path.abspath("json.py"), *sys.argv[1:], flush=True)
    if "--wait" in sys.argv:
        sys.stdin.read()
except KeyboardInterrupt:
    sys.exit(42)
sys.exit(7 if "--seven" in sys.argv else 0)
"""
CHECK = """
import os, sys
def main():
    print("check", __name__, *sys.argv[1:], flush=True)
    sys.exit(os.environ.get("FAILING") == os.path.basename(__file__) and 5)
if __name__ == "__main__":
    __name__ = os.path.basename(__file__)
    main()
"""


def write_wheel(folder: Path, version: str) -> str:
    """A wheel with a stand-in for every program that the set-up starts. Returns its sha256."""
    about = {
        "METADATA": f"Metadata-Version: 2.1\nName: standin\nVersion: {version}\n",
        "WHEEL": "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        "entry_points.txt": "[console_scripts]\nlint-imports = contracts:main\n",
        "RECORD": "",
    }
    path = folder / f"standin-{version}-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as wheel:
        wheel.writestr("standin.py", "")
        for name in ("ruff", "mypy", "pytest", "contracts"):
            wheel.writestr(f"{name}.py", CHECK)
        for name, text in about.items():
            wheel.writestr(f"standin-{version}.dist-info/{name}", text)
    return hashlib.sha256(path.read_bytes()).hexdigest()


class Checkout:
    """A stand-in tree with the real bootstrap.py, whose packages come from a folder of wheels."""

    def __init__(self, root: Path) -> None:
        self.tree = root / "a tree, é"
        self.wheels = root / "wheels"
        self.elsewhere = root / "elsewhere"
        for folder in (self.tree / "packaging", self.tree / "quiddler_qt", self.wheels, self.elsewhere):
            folder.mkdir(parents=True)
        (self.tree / "packaging" / "bootstrap.py").write_bytes(SOURCE.read_bytes())
        (self.tree / "quiddler_qt" / "__main__.py").write_text(GAME, encoding="utf-8")
        (self.elsewhere / "json.py").write_text("raise SystemExit('of the wrong folder')", encoding="utf-8")
        self.locks = [self.tree / "packaging" / f"requirements-{task}.lock" for task in ("run", "test")]
        self.write_locks("1.0", write_wheel(self.wheels, "1.0"))

    def write_locks(self, version: str, digest: str) -> None:
        """Pins the stand-in for both tasks."""
        for lock in self.locks:
            lock.write_text(f"standin=={version} \\\n    --hash=sha256:{digest}\n", encoding="utf-8")

    def start(self, *arguments: str, variables: Mapping[str, str] | None = None) -> subprocess.Popen[str]:
        """The bootstrap at work, in another folder than the tree, fetching from the folder of wheels."""
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
        environment |= {"PIP_CONFIG_FILE": os.devnull, "PIP_NO_INDEX": "1"}
        environment["PIP_FIND_LINKS"] = str(self.wheels)
        command = [sys.executable, str(self.tree / "packaging" / "bootstrap.py"), "--no-system", *arguments]
        return subprocess.Popen(
            command,
            cwd=self.elsewhere,
            env={**environment, **(variables or {})},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            start_new_session=True,
        )

    def call(self, *arguments: str, variables: Mapping[str, str] | None = None) -> tuple[int, str, str]:
        """Exit code, what came out, and what was said about it."""
        with self.start(*arguments, variables=variables) as process:
            out, said = process.communicate()
        return process.returncode, out, said


@pytest.fixture(scope="module")
def shared_checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    """One checkout for the tests that find or leave it set up: a .venv takes seconds."""
    return Checkout(tmp_path_factory.mktemp("checkout"))


@pytest.fixture
def checkout(shared_checkout: Checkout) -> Checkout:
    """A checkout that is set up for both tasks."""
    assert shared_checkout.call("test")[0] == 0
    return shared_checkout


# -- .venv and what it is made for ---------------------------------------------------------------


def test_the_game_gets_its_arguments_and_gives_its_exit_code(checkout: Checkout) -> None:
    # From a folder that holds a json.py, which must not become the game's.
    code, out, said = checkout.call("run", "--seven", "a b", "--fresh")
    assert (code, out, said) == (7, "game standin True --seven a b --fresh\n", "")


def test_the_second_start_needs_no_network(checkout: Checkout) -> None:
    assert checkout.call("run", variables={"PIP_FIND_LINKS": ""}) == (0, "game standin True\n", "")


def test_all_checks_run_although_one_fails_and_pytest_gets_the_arguments(checkout: Checkout) -> None:
    code, out, said = checkout.call("test", "-k", "one", variables={"FAILING": "mypy.py"})
    workers = min(os.cpu_count() or 1, 4)
    side_by_side = f"--numprocesses={workers} --dist=worksteal " if workers > 1 else ""
    assert out.splitlines() == [
        "check ruff.py check .",
        "check mypy.py",
        "check contracts --no-logo",
        f"check pytest.py {side_by_side}-k one",
    ]
    assert code == 5
    summary = said.splitlines()[-1]
    assert [part.split(" (")[0] for part in summary.removeprefix("bootstrap: ").split(", ")] == [
        "lint passed",
        "types FAILED",
        "import contracts passed",
        "tests passed",
    ]


def test_a_package_with_another_hash_is_refused_and_nothing_is_lost(checkout: Checkout) -> None:
    locked = [lock.read_text(encoding="utf-8") for lock in checkout.locks]
    write_wheel(checkout.wheels, "2.0")
    checkout.write_locks("2.0", "0" * 64)
    code, out, said = checkout.call("run")
    for lock, text in zip(checkout.locks, locked, strict=True):
        lock.write_text(text, encoding="utf-8")
    assert (code, out) == (1, "")
    assert "HASHES" in said
    assert "could not install the pinned packages" in said
    assert checkout.call("run") == (0, "game standin True\n", "")


def test_a_new_lock_is_followed(checkout: Checkout) -> None:
    checkout.write_locks("3.0", write_wheel(checkout.wheels, "3.0"))
    code, _, said = checkout.call("run")
    assert code == 0
    assert "ready after" in said
    assert list((checkout.tree / ".venv").rglob("standin-3.0.dist-info"))


def test_ctrl_c_goes_through_to_the_game(checkout: Checkout) -> None:
    with checkout.start("run", "--wait") as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("game")
        process.send_signal(signal.SIGINT)
        assert process.wait() == 42


def test_a_venv_whose_python_is_none_is_made_anew(checkout: Checkout) -> None:
    python = checkout.tree / ".venv" / "bin" / "python"
    python.unlink()
    python.write_bytes(b"")
    python.chmod(0o755)
    code, out, said = checkout.call("run")
    assert (code, out) == (0, "game standin True\n")
    assert "making" in said


def test_a_missing_package_is_repaired_even_if_the_repair_is_killed(checkout: Checkout) -> None:
    next((checkout.tree / ".venv").rglob("standin.py")).unlink()
    with checkout.start("run") as process:
        assert process.stderr is not None
        assert any("installing" in line for line in process.stderr)
        os.killpg(process.pid, signal.SIGKILL)
    code, out, said = checkout.call("run")
    assert (code, out) == (0, "game standin True\n")
    assert "making" in said


def test_of_two_setups_at_once_one_waits(tmp_path: Path) -> None:
    checkout = Checkout(tmp_path)
    with checkout.start("run", "first") as first, checkout.start("run", "second") as second:
        results = [process.communicate() for process in (first, second)]
    assert [out for out, _ in results] == ["game standin True first\n", "game standin True second\n"]
    assert sum(said.count("making") for _, said in results) == 1


# -- before and around it ------------------------------------------------------------------------


def test_an_old_python_is_told_so_in_one_sentence() -> None:
    pretend = "import runpy, sys; sys.version_info = (3, 10, 9); sys.version = '3.10.9 (old)'; "
    command = [sys.executable, "-c", pretend + f"runpy.run_path({str(SOURCE)!r}, run_name='__main__')"]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr == "bootstrap: Quiddler Qt needs Python 3.11 or newer, and this is 3.10.9.\n"


def test_an_old_python_can_read_the_file() -> None:
    ast.parse(SOURCE.read_text(encoding="utf-8"), feature_version=(3, 7))


def test_what_comes_after_the_task_is_not_ours() -> None:
    options, rest = bootstrap.parse(["--yes", "run", "--fresh", "-h", "run"])
    assert (options.consent, options.fresh, options.task) == ("yes", False, "run")
    assert rest == ["--fresh", "-h", "run"]


@pytest.mark.parametrize("arguments", [[], ["play"], ["--odd", "run"], ["--yes", "--no-system", "run"]])
def test_a_wrong_command_line_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        bootstrap.main(arguments)
    assert "usage: bootstrap.py" in capsys.readouterr().err


# -- the system's parts --------------------------------------------------------------------------


def test_a_library_counts_if_it_loads() -> None:
    assert bootstrap.is_present(bootstrap.Need("libc.so.6", "qt", "", "", "", ""))
    assert not bootstrap.is_present(bootstrap.Need("libquiddler-none.so.1", "qt", "", "", "", ""))


def test_every_need_has_a_purpose_and_five_names() -> None:
    assert len(bootstrap.NEEDS) > 20
    assert {need.purpose for need in bootstrap.NEEDS} == {"qt", "x11", "wayland", "words", "test"}
    assert all(all(need) and "=" not in need for need in bootstrap.NEEDS)


@pytest.mark.parametrize(
    ("task", "variables", "wayland_works", "vital"),
    [
        ("test", {}, True, {"qt", "words", "test"}),
        ("run", {}, True, {"qt", "x11"}),
        ("run", {"WAYLAND_DISPLAY": "wayland-0"}, True, {"qt"}),
        ("run", {"WAYLAND_DISPLAY": "wayland-0"}, False, {"qt", "x11"}),
        ("run", {"WAYLAND_DISPLAY": "wayland-0", "QT_QPA_PLATFORM": "xcb"}, True, {"qt", "x11"}),
        ("run", {"QT_QPA_PLATFORM": "offscreen:size=1"}, True, {"qt"}),
    ],
)
def test_what_is_vital_is_what_the_window_system_needs(
    monkeypatch: pytest.MonkeyPatch,
    task: str,
    variables: dict[str, str],
    wayland_works: bool,
    vital: set[str],
) -> None:
    monkeypatch.setattr(bootstrap, "is_present", lambda _: wayland_works)
    assert bootstrap.vital_purposes(task, variables) == vital


@pytest.mark.parametrize("task", ["run", "test"])
def test_what_tests_alone_need_is_asked_for_by_tests_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], task: str
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(bootstrap, "is_present", lambda need: need.purpose != "test")
    monkeypatch.setattr(bootstrap, "lacks_venv", lambda: False)
    monkeypatch.setattr(shutil, "which", lambda program: f"/usr/bin/{program}")
    if task == "run":
        bootstrap.provide_system_parts(task, "no", setting_up=True)
        assert capsys.readouterr().err == ""
        return
    with pytest.raises(bootstrap.SetupError, match="strace") as stopped:
        bootstrap.provide_system_parts(task, "no", setting_up=True)
    assert stopped.value.code == bootstrap.EXIT_SYSTEM


@pytest.mark.parametrize(
    ("is_root", "has_sudo", "command"),
    [
        (True, False, "apt-get update && apt-get install -y --no-install-recommends a b"),
        (False, True, "sudo apt-get update && sudo apt-get install -y --no-install-recommends a b"),
        (False, False, "su -c 'apt-get update && apt-get install -y --no-install-recommends a b'"),
    ],
)
def test_the_shown_command_can_be_pasted(is_root: bool, has_sudo: bool, command: str) -> None:
    apt = bootstrap.MANAGERS[0]
    assert bootstrap.shown_command(apt, ["a", "b"], is_root=is_root, has_sudo=has_sudo) == command


class System:
    """A stand-in for the system: one dictionary is missing, and apt-get brings it, or fails."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.calls = root / "calls"
        self.calls.touch()
        self._programs = root / "bin"
        self._programs.mkdir()
        self._monkeypatch = monkeypatch
        dictionary = root / "en_XX.dic"
        need = bootstrap.Need(dictionary.name, "qt", "hunspell-xx", "", "", "")
        self._apt(f'echo "$@" >> "{self.calls}"; case "$*" in *install*) : > "{dictionary}";; esac')
        monkeypatch.setenv("PATH", f"{self._programs}{os.pathsep}/usr/bin{os.pathsep}/bin")
        monkeypatch.setattr(bootstrap, "NEEDS", (need,))
        monkeypatch.setattr(bootstrap, "DICTIONARY_FOLDERS", (str(root),))
        self.is_(root=True, terminal=False)

    def _apt(self, script: str) -> None:
        program = self._programs / "apt-get"
        program.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        program.chmod(0o755)

    def refuses(self) -> None:
        """From here on apt-get fails."""
        self._apt(f'echo "$@" >> "{self.calls}"; echo "E: disk full" >&2; exit 100')

    def is_(self, *, root: bool, terminal: bool, answer: str = "") -> None:
        """Who is there, and what they type."""
        self._monkeypatch.setattr(os, "geteuid", lambda: 0 if root else 1000)
        self._monkeypatch.setattr(bootstrap, "has_terminal", lambda: terminal)
        self._monkeypatch.setattr(sys, "stdin", io.StringIO(answer))

    def asked_for(self) -> list[str]:
        """The last words of each call of apt-get."""
        return [line.split()[-1] for line in self.calls.read_text(encoding="utf-8").splitlines()]


@pytest.fixture
def system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> System:
    """The stand-in system, for root without a terminal."""
    return System(tmp_path, monkeypatch)


def refusal(consent: str) -> tuple[int, str]:
    """Exit code and sentence of a set-up that cannot go on."""
    with pytest.raises(bootstrap.SetupError) as caught:
        bootstrap.provide_system_parts("run", consent, setting_up=True)
    return caught.value.code, str(caught.value)


def test_root_without_a_terminal_installs_unasked(system: System) -> None:
    bootstrap.provide_system_parts("run", "ask", setting_up=True)
    assert system.asked_for() == ["update", "hunspell-xx"]


@pytest.mark.parametrize("answer", ["\n", "y\n", "YES\n"])
def test_consent_at_a_terminal_installs(system: System, answer: str) -> None:
    system.is_(root=True, terminal=True, answer=answer)
    bootstrap.provide_system_parts("run", "ask", setting_up=True)
    assert system.asked_for() == ["update", "hunspell-xx"]


@pytest.mark.parametrize(
    ("root", "terminal", "answer", "consent"),
    [(True, True, "n\n", "ask"), (True, False, "", "no"), (False, False, "", "ask")],
    ids=["a no at the terminal", "--no-system", "a plain user without a terminal"],
)
def test_without_consent_the_command_is_shown_and_nothing_done(
    system: System, root: bool, terminal: bool, answer: str, consent: str
) -> None:
    system.is_(root=root, terminal=terminal, answer=answer)
    code, sentence = refusal(consent)
    assert code == 3
    assert "apt-get install -y --no-install-recommends hunspell-xx" in sentence
    assert system.asked_for() == []


def test_what_the_package_manager_says_is_passed_on(
    system: System, capsys: pytest.CaptureFixture[str]
) -> None:
    system.refuses()
    assert refusal("ask")[0] == 3
    assert "E: disk full" in capsys.readouterr().err
    assert system.asked_for() == ["update", "hunspell-xx"]


def test_a_missing_venv_module_is_installed_for_this_python(
    system: System, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bootstrap, "lacks_venv", lambda: not system.asked_for())
    bootstrap.provide_system_parts("run", "ask", setting_up=True)
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert f"python{version}-venv hunspell-xx" in system.calls.read_text(encoding="utf-8")
