"""House rules of the project, each seen to fail on a planted fault (``PLANTED``)."""

import ast
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

TREE = Path(__file__).resolve().parent.parent
PACKAGE = TREE / "quiddler_qt"
TESTS = TREE / "tests"
LOCKS = sorted((TREE / "packaging").glob("*.lock"))

Rule = Callable[[str], list[str]]


def project_files() -> list[Path]:
    """Every file of the project: those git tracks or would, or without git all but what tools leave."""
    if (TREE / ".git").exists() and shutil.which("git"):
        command = ["git", "-C", str(TREE), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        names = subprocess.run(command, check=True, capture_output=True).stdout.decode().split("\0")
        return [TREE / name for name in names if name and (TREE / name).is_file()]
    made_by_tools = re.compile(r"\.|(build|dist|__pycache__)$")
    candidates = (path for path in TREE.rglob("*") if path.is_file())
    return [path for path in candidates if not any(map(made_by_tools.match, path.relative_to(TREE).parts))]


def modules_under(folder: Path) -> list[Path]:
    """The Python files of a folder, in a steady order."""
    return sorted(path for path in folder.rglob("*.py") if "__pycache__" not in path.parts)


# -- the rules: each takes a module's source and says what is wrong with it ---------------------


def imported_names(source: str) -> Iterator[str]:
    """Full names of what a module imports, "a.b.c" for ``from a.b import c``."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module or '.'}.{alias.name}" for alias in node.names)


def called_names(source: str) -> Iterator[str]:
    """What a module calls, as written: "eval", "time.sleep"."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            yield ast.unparse(node.func)


def has_no_docstring(source: str) -> list[str]:
    """A module says in its first lines what it is."""
    return [] if ast.get_docstring(ast.parse(source)) else ["no module docstring"]


def does_more_than_its_docstring(source: str) -> list[str]:
    """An __init__ that imports lets names slip past the import contracts."""
    return [] if [type(node) for node in ast.parse(source).body] == [ast.Expr] else ["more than a docstring"]


def runs_data_as_code(source: str) -> list[str]:
    """Files and messages are data: nothing of them is ever executed."""
    modules = {"pickle", "_pickle", "cPickle", "marshal", "shelve", "dill", "cloudpickle", "joblib", "yaml"}
    imports = [name for name in imported_names(source) if name.partition(".")[0] in modules]
    return imports + [name for name in called_names(source) if name in {"eval", "exec", "compile"}]


def reaches_for_the_network(source: str) -> list[str]:
    """The game neither sends nor fetches; a socket pair within the process is no network."""
    modules = ("ftplib.", "http.", "requests.", "smtplib.", "ssl.", "urllib.request.")
    classes = (".QNetworkAccessManager.", ".QSslSocket.", ".QTcpServer.", ".QTcpSocket.", ".QUdpSocket.")
    calls = ("socket.socket", "create_connection", "create_server", "getaddrinfo")
    imports = [name for name in imported_names(source) if f"{name}.".startswith(modules)]
    imports += [name for name in imported_names(source) if f"{name}.".endswith(classes)]
    return imports + [name for name in called_names(source) if name.endswith(calls)]


def is_impure(source: str) -> list[str]:
    """The engine has itself and the standard library, and of that no clock, chance, disk or process."""
    impure = {"datetime", "io", "multiprocessing", "os", "pathlib", "random"}
    impure |= {"secrets", "subprocess", "threading", "time", "uuid"}
    allowed = (sys.stdlib_module_names - impure) | {"quiddler_qt"}
    imports = [name for name in imported_names(source) if name.partition(".")[0] not in allowed]
    return imports + [name for name in called_names(source) if name in {"open", "print", "input"}]


def drags_by_the_toolkit(source: str) -> list[str]:
    """Cards move by item-level mouse events, and positions come from events."""
    imports = [name for name in imported_names(source) if name.endswith(".QDrag")]
    return imports + [name for name in called_names(source) if name.endswith(("QCursor.pos", "QDrag"))]


def silences_without_a_reason(source: str) -> list[str]:
    """Who silences a checker says why: behind it, or in the comment above."""
    silenced = re.compile(r"# (?:type: ignore\[[\w, -]+\]|noqa: [A-Z]+\d+(?:, [A-Z]+\d+)*)(.*)")
    lines = source.splitlines()
    return [
        line.strip()
        for above, line in zip(["", *lines], lines, strict=False)
        if (found := silenced.search(line)) and not found[1].strip() and not above.lstrip().startswith("#")
    ]


def waits_by_the_clock(source: str) -> list[str]:
    """A test waits for what it wants to see, not for time to pass."""
    waits = (".sleep", ".qWait", ".qtbot.wait")
    return [name for name in called_names(source) if f".{name}".endswith(waits)]


PLANTED: list[tuple[Rule, str]] = [
    (has_no_docstring, "import os"),
    (does_more_than_its_docstring, '"""Doc."""\nfrom quiddler_qt.engine import cards'),
    (does_more_than_its_docstring, ""),
    (runs_data_as_code, "import pickle"),
    (runs_data_as_code, "def load():\n    from marshal import loads"),
    (runs_data_as_code, "eval('1')"),
    (reaches_for_the_network, "from urllib.request import urlopen"),
    (reaches_for_the_network, "import http.client"),
    (reaches_for_the_network, "from PySide6.QtNetwork import QTcpSocket"),
    (reaches_for_the_network, "import socket\nsocket.create_connection(('localhost', 80))"),
    (is_impure, "import numpy as np"),
    (is_impure, "from random import shuffle"),
    (is_impure, "def f():\n    import PySide6.QtCore"),
    (is_impure, "open('x')"),
    (drags_by_the_toolkit, "from PySide6.QtGui import QDrag"),
    (drags_by_the_toolkit, "QtGui.QCursor.pos()"),
    (silences_without_a_reason, "x = y  # type: ignore[misc]"),
    (silences_without_a_reason, "import x  # noqa: E402"),
    (waits_by_the_clock, "import time\ntime.sleep(1)"),
    (waits_by_the_clock, "qtbot.wait(10)"),
]


@pytest.mark.parametrize(("rule", "source"), PLANTED)
def test_a_rule_sees_its_planted_fault(rule: Rule, source: str) -> None:
    assert rule(source)


@pytest.mark.parametrize("rule", dict.fromkeys(rule for rule, _ in PLANTED))
def test_a_rule_accepts_plain_code(rule: Rule) -> None:
    plain = '"""Doc."""\n'
    if rule is not does_more_than_its_docstring:
        plain += "from dataclasses import dataclass\nfrom urllib.parse import quote\nqtbot.waitUntil(done)\n"
    assert rule(plain) == []


@pytest.mark.parametrize(
    ("rule", "folder"),
    [
        (has_no_docstring, PACKAGE),
        (has_no_docstring, TESTS),
        (has_no_docstring, TREE / "packaging"),
        (runs_data_as_code, PACKAGE),
        (reaches_for_the_network, PACKAGE),
        (is_impure, PACKAGE / "engine"),
        (drags_by_the_toolkit, PACKAGE / "ui"),
        (silences_without_a_reason, PACKAGE),
        (silences_without_a_reason, TESTS),
        (silences_without_a_reason, TREE / "packaging"),
        (waits_by_the_clock, TESTS),
    ],
    ids=lambda value: value.name if isinstance(value, Path) else getattr(value, "__name__", None),
)
def test_no_module_breaks_the_rule(rule: Rule, folder: Path) -> None:
    modules = modules_under(folder)
    assert modules
    exempt = TREE / "tests" / "promises" / "playing_program.py"  # it plays a slow disk, and waits for nothing
    found = {
        str(path.relative_to(TREE)): rule(path.read_text(encoding="utf-8"))
        for path in modules
        if (rule, path) != (waits_by_the_clock, exempt)
    }
    assert {name: faults for name, faults in found.items() if faults} == {}


def test_an_init_holds_only_a_docstring() -> None:
    inits = [path for path in modules_under(PACKAGE) if path.name == "__init__.py"]
    assert inits
    assert [path for path in inits if does_more_than_its_docstring(path.read_text(encoding="utf-8"))] == []


def test_the_packages_and_no_other_folders_have_an_init() -> None:
    # Without an __init__ a folder would slip past the import contracts; packaging/ with one would
    # shadow the library of that name.
    folders = {path.parent for path in modules_under(PACKAGE)}
    assert [folder for folder in folders if not (folder / "__init__.py").exists()] == []
    others = [path for folder in ("packaging", "tests") for path in (TREE / folder).rglob("__init__.py")]
    # Beside the script of the same name a folder without one would not be found.
    assert others == [TREE / "tests" / "promises" / "__init__.py"]


def test_no_module_is_a_bag_of_leftovers() -> None:
    bags = {"utils", "util", "common", "helpers", "helper", "manager", "managers", "misc", "tools"}
    assert [path for path in PACKAGE.rglob("*") if path.stem in bags] == []


# Written in pieces, so that this file is not a find of its own.
REGISTRIES = ["py" + "pi.org", "python" + "hosted.org", "deb." + "debian.org", "npm" + "js."]
FOLDERS = ["/wo" + "rk/", "/ro" + "ot/", "/ho" + "me/", "C:" + "\\Users", "/Us" + "ers/", ".." + "/shared"]
PLACES = re.compile("|".join(re.escape(place) for place in REGISTRIES + FOLDERS), re.IGNORECASE)


def places_named(text: str) -> list[str]:
    """Registries and folders of one machine that a text names."""
    return [match.group() for match in PLACES.finditer(text)]


@pytest.mark.parametrize("place", REGISTRIES + FOLDERS)
def test_a_place_is_seen(place: str) -> None:
    assert places_named(f"see {place}x") == [place]


# What paths look like on other systems, and in pictures: nobody's machine is meant.
SAMPLE_PATHS = {
    "tests/screens/still_world.py",
    "tests/storage/test_log_file.py",
    "tests/storage/test_places.py",
}


def test_no_file_names_a_registry_or_a_place_of_one_machine() -> None:
    found: dict[str, list[str]] = {}
    for path in project_files():
        if path.relative_to(TREE).as_posix() in SAMPLE_PATHS:
            continue
        data = path.read_bytes()
        if b"\0" not in data and (places := places_named(data.decode("utf-8", "replace"))):
            found[str(path.relative_to(TREE))] = places
    assert found == {}


# -- pyproject.toml and the locks ----------------------------------------------------------------


def pins(lock: Path) -> dict[str, list[str]]:
    """Requirement lines of a lock ("name==version ; marker") and the hashes of each."""
    entries: dict[str, list[str]] = {}
    for line in lock.read_text(encoding="utf-8").replace("\\\n", "").splitlines():
        requirement, *hashes = line.split(" --hash=")
        entries[requirement.strip()] = [value.strip() for value in hashes]
    return entries


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_pins_every_package_by_hash(lock: Path) -> None:
    entries = pins(lock)
    assert entries
    for requirement, hashes in entries.items():
        assert re.match(r"[a-z0-9-]+==[^ *]+( ;.*)?$", requirement)
        assert hashes
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", value) for value in hashes)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_holds_no_address(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert not re.search(r"://|^\s*-[^-]|--(index|extra|find|trusted)|@", text, re.MULTILINE)


def test_what_runs_is_what_is_tested() -> None:
    run, test = (pins(TREE / "packaging" / f"requirements-{task}.lock") for task in ("run", "test"))
    assert run.items() <= test.items()


@pytest.mark.parametrize("task", ["run", "test"])
def test_a_lock_holds_every_dependency(task: str) -> None:
    project = tomllib.loads((TREE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = project["dependencies"] + project["optional-dependencies"].get(task, [])
    locked = {line.partition("==")[0] for line in pins(TREE / "packaging" / f"requirements-{task}.lock")}
    assert {re.split(r"[<>=; ]", name)[0].lower() for name in wanted} <= locked


def test_no_python_gets_a_toolkit_that_aborts_on_it() -> None:
    # PySide6 6.12 wears out None, which can die before Python 3.12.
    for requirement in pins(TREE / "packaging" / "requirements-run.lock"):
        if match := re.match(r"pyside6-essentials==6\.(\d+)", requirement):
            assert int(match[1]) < 12 or requirement.endswith("python_full_version >= '3.12'")


def test_every_lint_exception_has_its_reason() -> None:
    text = (TREE / "pyproject.toml").read_text(encoding="utf-8")
    section = text[text.index("\nignore = [") : text.index("[tool.ruff.lint.flake8-tidy-imports]")]
    codes = [line for line in section.splitlines() if re.match(r'\s+"[A-Z]+\d*"', line)]
    assert codes
    assert [line for line in codes if not re.search(r",\s+# \S", line)] == []
