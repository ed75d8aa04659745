#!/usr/bin/env python3
"""Tries a .deb on a bare Debian machine as a new user would, and takes it off again. Run as root, there only.

    python3 packaging/try_deb.py dist/quiddler-qt_*.deb

Installs the package and what it asks for, and xvfb and xdg-utils to look at it with. Every line says what was
tried; the exit status is the number of things that went wrong.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path

PROGRAM = "quiddler-qt"
APP_ID = "io.github.quiddler_qt.QuiddlerQt"
MIME_TYPE = "application/x-quiddler-qt-game"
TREE = Path(__file__).resolve().parent.parent
USER, HOME = "newcomer", Path("/srv/newcomer")
COMMAND = f"/usr/games/{PROGRAM}"
INSTALLED = Path("/usr/lib", PROGRAM)
PATIENCE_S = 300

# What a folder holds that would rather be the program; each module leaves a trace when it is imported.
POSERS = (
    "json.py",
    "enchant.py",
    "numpy.py",
    "PySide6/__init__.py",
    "quiddler_qt/__init__.py",
    "sitecustomize.py",
)
TEMPORARY = tempfile.gettempdir()
# Folders whose contents say nothing about what a package left behind.
IGNORED = (
    "/proc",
    "/sys",
    "/dev",
    "/run",
    TEMPORARY,
    "/var/cache",
    "/var/log",
    "/var/lib/dpkg",
    "/var/lib/apt",
)
# Lists of all packages together, made by those that belong to the desktop.
SHARED_CACHES = ("/usr/share/mime/", "/usr/share/applications/mimeinfo.cache", "/usr/share/icons/hicolor")


class Trial:
    """One thing after another is tried; what goes wrong is counted, and the rest is tried all the same."""

    def __init__(self) -> None:
        self.failures = 0

    def run(self, name: str, step: Callable[[], str]) -> None:
        """Runs a step, which returns what is wrong, or nothing."""
        start = time.monotonic()
        try:
            trouble = step()
        except (OSError, subprocess.SubprocessError) as error:
            trouble = str(error)
        self.failures += bool(trouble)
        verdict = f"FAILED: {trouble}" if trouble else "ok"
        print(f"{name}: {verdict} ({time.monotonic() - start:.1f} s)", flush=True)


def apt(*arguments: str) -> None:
    """Runs apt-get. Raises CalledProcessError with its words."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "-qq", "-y", *arguments], check=True, env=environment, capture_output=True)


def as_user(
    *command: str, folder: Path = HOME, environment: Mapping[str, str] | None = None
) -> "subprocess.CompletedProcess[str]":
    """Runs a command as the new user, with exactly this environment."""
    variables = (
        environment if environment is not None else {"HOME": str(HOME), "PATH": "/usr/bin:/bin:/usr/games"}
    )
    return subprocess.run(
        list(command),
        cwd=folder,
        env=dict(variables),
        user=USER,
        group=USER,
        check=False,
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )


def smoke(*command: str, folder: Path = HOME, **variables: str) -> str:
    """What a self-test of the program says is wrong, without a display; the environment is only this."""
    done = as_user(
        *command, "--smoke", folder=folder, environment={"QT_QPA_PLATFORM": "offscreen", **variables}
    )
    return (
        "" if done.returncode == 0 and done.stdout.startswith("smoke ok") else f"{done.stdout} {done.stderr}"
    )


def in_a_window() -> str:
    """The self-test in a window of an X server, with the spelling dictionaries of the system."""
    done = as_user("xvfb-run", "-a", COMMAND, "--smoke")
    # The package recommends them, so apt has brought them.
    wanted = ("smoke ok", "en_US")
    well = done.returncode == 0 and all(each in done.stdout for each in wanted)
    return "" if well else f"{done.stdout} {done.stderr}"


def in_a_hostile_folder() -> str:
    """Nothing of the current folder is imported, whatever the environment says."""
    folder, trace = HOME / "hostile", HOME / "hostile" / "imported"
    for name in POSERS:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"open({str(trace)!r}, 'a').write(__name__)\n", encoding="utf-8")
    _give_to_user(folder)
    as_user("/usr/bin/python3", "-c", "import json", folder=folder)
    if not trace.exists():
        return "the trap does not catch a Python that looks here"
    trace.unlink()
    trouble = smoke(COMMAND, folder=folder, HOME=str(HOME), PATH="/usr/bin", PYTHONPATH=str(folder))
    return trouble or (f"imported: {trace.read_text(encoding='utf-8')}" if trace.exists() else "")


def in_a_read_only_folder_with_a_space() -> str:
    """The folder works wherever it is put, and writes nothing beside itself."""
    folder = Path("/srv/a folder, é") / PROGRAM
    shutil.copytree(INSTALLED, folder, symlinks=True)
    subprocess.run(["chmod", "-R", "a-w", str(folder)], check=True)
    trouble = smoke(str(folder / PROGRAM), HOME=str(HOME), PATH="/usr/bin")
    shutil.rmtree(folder.parent)
    return trouble


def by_its_file_type() -> str:
    """A saved game is known by its type, and opening it starts the program with it."""
    game = HOME / "a game.qqgame"
    shutil.copy(min((TREE / "tests" / "saves" / "v1").glob("*.qqgame")), game)
    _give_to_user(game)
    kind = as_user("xdg-mime", "query", "filetype", str(game)).stdout.strip()
    default = as_user("xdg-mime", "query", "default", MIME_TYPE).stdout.strip()
    if kind != MIME_TYPE or default != f"{APP_ID}.desktop":
        return f"it is a {kind!r}, and {default!r} opens a {MIME_TYPE}"
    # xdg-open stays with the program it starts; the window's class is asked of the X server.
    script = (
        'xdg-open "$1" & for i in $(seq 100); do '
        f"xwininfo -root -tree | grep -q '\"{PROGRAM}\"' && break; sleep 0.2; done; "
        f"xwininfo -root -tree; pgrep -af {PROGRAM}; pkill -TERM -u {USER} -x {PROGRAM}; wait"
    )
    told = as_user("xvfb-run", "-a", "sh", "-c", script, "sh", str(game)).stdout
    wanted = (f'"{PROGRAM}"', f"{PROGRAM} {game}")
    return "".join(f"not seen: {each}\n{told}" for each in wanted if each not in told)


def files() -> set[str]:
    """Every file of the machine that a package may have brought."""
    found: set[str] = set()
    for folder, names, leaves in os.walk("/"):
        below = folder.rstrip("/")
        names[:] = [name for name in names if f"{below}/{name}" not in IGNORED]
        found.update(f"{below}/{leaf}" for leaf in (*names, *leaves))
    return found


def taken_off(before: set[str]) -> str:
    """What the package leaves behind when it is removed, other than what the person made with it."""
    apt("purge", PROGRAM)
    left = sorted(path for path in files() - before if not path.startswith((str(HOME), *SHARED_CACHES)))
    if left:
        return f"left behind: {left[:10]}"
    return "" if list((HOME / ".local" / "share" / PROGRAM).rglob("*.qqgame")) else "the games are gone"


def _give_to_user(path: Path) -> None:
    subprocess.run(["chown", "-R", f"{USER}:{USER}", str(path)], check=True)


def main(arguments: list[str]) -> int:
    """Tries the package that is named. Returns the number of things that went wrong; 64 for a wrong usage."""
    if len(arguments) != 1 or os.geteuid() != 0:
        print(__doc__, file=sys.stderr)
        return 64
    package = Path(arguments[0]).resolve()
    apt("update")
    apt("install", "xvfb", "xauth", "xdg-utils", "x11-utils", "procps")
    subprocess.run(["useradd", "--create-home", "--home-dir", str(HOME), USER], check=True)
    trial = Trial()

    def install() -> str:
        apt("install", str(package))
        return ""

    trial.run("installed with what it asks for", install)
    before_use = files()
    # What came with it as a dependency may stay: the packages of the system are the system's to remove.
    own = subprocess.run(["dpkg", "-L", PROGRAM], check=True, capture_output=True, text=True).stdout.split(
        "\n"
    )
    shared = {str(Path(path).parent) for path in own} - {str(INSTALLED)}
    before = (before_use - set(own)) | {path for path in shared if PROGRAM not in path}
    trial.run("a game in a window", in_a_window)
    trial.run("a game without a display", lambda: smoke(COMMAND, HOME=str(HOME), PATH="/usr/bin"))
    trial.run("a hostile folder", in_a_hostile_folder)
    trial.run("a read-only folder with a space", in_a_read_only_folder_with_a_space)
    trial.run("no PATH and no HOME", lambda: smoke(COMMAND, PATH="", HOME=""))
    trial.run("nothing in the environment", lambda: smoke(COMMAND))
    trial.run("a game opened by its file type", by_its_file_type)
    trial.run("taken off again", lambda: taken_off(before))
    return trial.failures


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
