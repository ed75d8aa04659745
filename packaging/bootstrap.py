#!/usr/bin/env python3
"""Sets the game up and starts it, or its checks, from a fresh checkout. Standard library only.

    python3 packaging/bootstrap.py run   [arguments for the game]
    python3 packaging/bootstrap.py test  [arguments for pytest]
    python3 packaging/bootstrap.py build [what to build: see build.py]

``.venv`` beside this folder gets the pinned, hash-checked packages. On Linux the few libraries that
Qt and the spelling checker take from the system are found by loading them; those missing are
installed where that is allowed, else the one command that does it is printed (exit code 3).
When all is there a start costs a fraction of a second and no network.
"""

import argparse
import contextlib
import ctypes
import hashlib
import importlib
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import IO, NamedTuple, NoReturn

# Every line up to here, and the grammar of the whole file, is known to Python 3.6.
if sys.version_info < (3, 11):  # noqa: UP036  (here to speak to those who start it with an old one)
    sys.exit(f"bootstrap: Quiddler Qt needs Python 3.11 or newer, and this is {sys.version.split()[0]}.")

APP = "quiddler_qt"
TREE = Path(__file__).resolve().parent.parent
VENV = TREE / ".venv"
WINDOWS = sys.platform == "win32"
VENV_PYTHON = VENV / ("Scripts/python.exe" if WINDOWS else "bin/python")
RECORD = VENV / "quiddler-setup.json"
LAYOUT = 1  # raise it when a finished .venv of an older bootstrap would not do
MOST_WORKERS = 4
EXIT_SYSTEM = 3  # something of the system is missing and may not be installed from here


def say(text: str) -> None:
    """One line to the person at the terminal, apart from what the game itself prints."""
    print(f"bootstrap: {text}", file=sys.stderr, flush=True)


class SetupError(Exception):
    """The set-up cannot go on. Carries the sentence to say and the exit code."""

    def __init__(self, sentence: str, code: int = 1) -> None:
        super().__init__(sentence)
        self.code = code


# -- what the system has to bring ----------------------------------------------------------------


class Need(NamedTuple):
    """One thing that the wheels take from the system, and the packages that hold it."""

    name: str  # a shared library to load, a dictionary file to look for, or a program
    purpose: str  # "qt": any start; "x11", "wayland": a window there; "words": the spelling checker;
    # "test": the tests alone; "build": a build alone
    debian: str
    fedora: str
    arch: str
    suse: str


# "=" for openSUSE: the package is called as on Debian.
NEEDS_TABLE = """
# name                  purpose debian              fedora              arch                suse
libglib-2.0.so.0        qt      libglib2.0-0        glib2               glib2               libglib-2_0-0
libgthread-2.0.so.0     qt      libglib2.0-0        glib2               glib2               libgthread-2_0-0
libEGL.so.1             qt      libegl1             libglvnd-egl        libglvnd            libEGL1
libGL.so.1              qt      libgl1              libglvnd-glx        libglvnd            libGL1
libdbus-1.so.3          qt      libdbus-1-3         dbus-libs           dbus                =
libfontconfig.so.1      qt      libfontconfig1      fontconfig          fontconfig          fontconfig
libfreetype.so.6        qt      libfreetype6        freetype            freetype2           =
libX11.so.6             qt      libx11-6            libX11              libx11              libX11-6
libxkbcommon.so.0       qt      libxkbcommon0       libxkbcommon        libxkbcommon        =
libxkbcommon-x11.so.0   x11     libxkbcommon-x11-0  libxkbcommon-x11    libxkbcommon-x11    =
libX11-xcb.so.1         x11     libx11-xcb1         libX11-xcb          libx11              libX11-xcb1
libxcb.so.1             x11     libxcb1             libxcb              libxcb              =
libxcb-cursor.so.0      x11     libxcb-cursor0      xcb-util-cursor     xcb-util-cursor     =
libxcb-icccm.so.4       x11     libxcb-icccm4       xcb-util-wm         xcb-util-wm         =
libxcb-image.so.0       x11     libxcb-image0       xcb-util-image      xcb-util-image      =
libxcb-keysyms.so.1     x11     libxcb-keysyms1     xcb-util-keysyms    xcb-util-keysyms    =
libxcb-randr.so.0       x11     libxcb-randr0       libxcb              libxcb              =
libxcb-render.so.0      x11     libxcb-render0      libxcb              libxcb              =
libxcb-render-util.so.0 x11     libxcb-render-util0 xcb-util-renderutil xcb-util-renderutil =
libxcb-shape.so.0       x11     libxcb-shape0       libxcb              libxcb              =
libxcb-shm.so.0         x11     libxcb-shm0         libxcb              libxcb              =
libxcb-sync.so.1        x11     libxcb-sync1        libxcb              libxcb              =
libxcb-util.so.1        x11     libxcb-util1        xcb-util            xcb-util            =
libxcb-xfixes.so.0      x11     libxcb-xfixes0      libxcb              libxcb              =
libxcb-xkb.so.1         x11     libxcb-xkb1         libxcb              libxcb              =
libwayland-client.so.0  wayland libwayland-client0  libwayland-client   wayland             =
libwayland-cursor.so.0  wayland libwayland-cursor0  libwayland-cursor   wayland             =
libwayland-egl.so.1     wayland libwayland-egl1     libwayland-egl      wayland             =
libenchant-2.so.2       words   libenchant-2-2      enchant2            enchant             =
en_US.dic               words   hunspell-en-us      hunspell-en-US      hunspell-en_us      myspell-en
strace                  test    strace              strace              strace              =
faketime                test    faketime            libfaketime         libfaketime         libfaketime
"""


def read_needs(table: str) -> tuple[Need, ...]:
    """The rows of a table like NEEDS_TABLE."""
    needs: list[Need] = []
    for line in table.splitlines():
        if line and not line.startswith("#"):
            name, purpose, debian, fedora, arch, suse = line.split()
            needs.append(Need(name, purpose, debian, fedora, arch, debian if suse == "=" else suse))
    return tuple(needs)


NEEDS = read_needs(NEEDS_TABLE)
_OF_ONE_TASK = frozenset({"test", "build"})
"""Purposes that no other task hears of."""
DICTIONARY_FOLDERS = ("/usr/share/hunspell", "/usr/share/myspell", "/usr/share/myspell/dicts")


class Manager(NamedTuple):
    """A package manager: its program, its column of NEEDS, and how it installs without asking."""

    program: str
    column: str
    install: tuple[str, ...]
    refresh: tuple[str, ...] = ()


MANAGERS = (
    Manager(
        "apt-get",
        "debian",
        ("apt-get", "install", "-y", "--no-install-recommends"),
        ("apt-get", "update"),
    ),
    Manager("dnf", "fedora", ("dnf", "install", "-y")),
    Manager("pacman", "arch", ("pacman", "-S", "--needed", "--noconfirm")),
    Manager("zypper", "suse", ("zypper", "--non-interactive", "install", "--no-recommends")),
)


def is_present(need: Need) -> bool:
    """Whether the system has it. A library counts only if it loads, with all that it needs itself."""
    if need.name.endswith(".dic"):
        return any(Path(folder, need.name).exists() for folder in DICTIONARY_FOLDERS)
    if ".so" not in need.name:
        return shutil.which(need.name) is not None
    try:
        ctypes.CDLL(need.name)
    except OSError:
        return False
    return True


def vital_purposes(task: str, environment: Mapping[str, str]) -> frozenset[str]:
    """The purposes without which the task cannot start; the others make the game better.

    Tests run without a display, ask the real spelling checker, spoil system calls and set clocks. A build
    takes all of it along. A window needs X11 or Wayland, whichever Qt will take there.
    """
    if task == "build":
        return frozenset({"qt", "x11", "wayland", "build"})
    if task == "test":
        return frozenset({"qt", "words", "test"})
    platform = environment.get("QT_QPA_PLATFORM", "").partition(":")[0]
    if platform in {"offscreen", "minimal", "vnc"}:
        return frozenset({"qt"})
    wayland = platform.startswith("wayland") or (not platform and "WAYLAND_DISPLAY" in environment)
    if wayland and all(is_present(need) for need in NEEDS if need.purpose == "wayland"):
        return frozenset({"qt"})
    return frozenset({"qt", "x11"})


def lacks_venv() -> bool:
    """Whether this Python cannot make a virtual environment (Debian packs that apart)."""
    return importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None


def package_names(missing: Iterable[Need], manager: Manager, *, with_venv: bool) -> list[str]:
    """The packages to install, each once, in a steady order."""
    names = [str(getattr(need, manager.column)) for need in missing]
    if with_venv and manager.column == "debian":
        names.insert(0, f"python{sys.version_info.major}.{sys.version_info.minor}-venv")
    return list(dict.fromkeys(names))


def shown_command(manager: Manager, names: Sequence[str], *, is_root: bool, has_sudo: bool) -> str:
    """The one line that a person can paste to install these packages."""
    steps = [shlex.join(step) for step in (manager.refresh, (*manager.install, *names)) if step]
    if is_root:
        return " && ".join(steps)
    if has_sudo:
        return " && ".join(f"sudo {step}" for step in steps)
    return f"su -c {shlex.quote(' && '.join(steps))}"


def has_terminal() -> bool:
    """Whether somebody is there to answer a question."""
    # sys.stdin is None where the program was started without a console (pythonw).
    return sys.stdin is not None and sys.stdin.isatty() and sys.stderr.isatty()


def may_install(consent: str, command: str, *, is_root: bool) -> bool:
    """Whether the system's packages may be installed: as told, as answered, or as root unasked.

    ``consent`` is "yes", "no" or "ask". Root without a terminal is a container or a CI machine.
    """
    if consent != "ask":
        return consent == "yes"
    if not has_terminal():
        return is_root
    say(f"this installs them:\n    {command}")
    print("Install now? [Y/n] ", end="", file=sys.stderr, flush=True)
    return sys.stdin.readline().strip().lower() in {"", "y", "yes"}


def install_packages(manager: Manager, names: Sequence[str], *, is_root: bool) -> bool:
    """Installs them; True if the package manager says that it did."""
    sudo: list[str] = []
    if not is_root:
        if not shutil.which("sudo"):
            return False
        sudo = ["sudo"] if has_terminal() else ["sudo", "-n"]
    say(f"installing {' '.join(names)}")
    search_path = os.pathsep.join([os.environ.get("PATH", os.defpath), "/usr/sbin", "/sbin"])
    environment = {**os.environ, "PATH": search_path, "DEBIAN_FRONTEND": "noninteractive"}
    # A desktop updates itself at odd moments: wait for it rather than fail.
    patience = ["-q", "-o", "DPkg::Lock::Timeout=120"] if manager.program == "apt-get" else []
    worked = False
    for step in (manager.refresh, (*manager.install, *names)):
        if not step:
            continue
        command = [*sudo, step[0], *patience, *step[1:]]
        done = subprocess.run(command, env=environment, check=False, capture_output=True, text=True)
        worked = done.returncode == 0  # that of the last step: old lists of packages may do
        if not worked:
            words = (done.stdout + done.stderr).strip().splitlines()
            say(f"{shlex.join(command[:4])} ... failed:\n    " + "\n    ".join(words[-8:]))
    return worked


def provide_system_parts(task: str, consent: str, *, setting_up: bool, also: Sequence[Need] = ()) -> None:
    """Sees to the libraries of the system. Raises SetupError where the task cannot start without.

    What is not vital is looked for only while ``setting_up``, so that nobody is told of it at every start.
    ``also`` is needed besides what NEEDS holds.
    """
    if not sys.platform.startswith("linux"):
        if setting_up and sys.platform == "darwin" and not shutil.which("enchant-2"):
            say("no spelling checker (brew install enchant): only the game's own word list can be used")
        return
    vital = vital_purposes(task, os.environ)
    wanted = [
        need
        for need in (*NEEDS, *also)
        if need.purpose in vital or (setting_up and need.purpose not in _OF_ONE_TASK)
    ]
    missing = [need for need in wanted if not is_present(need)]
    venv_missing = setting_up and lacks_venv()
    if not missing and not venv_missing:
        return

    absent = ["Python's venv module"] * venv_missing + [need.name for need in missing]
    more = f" and {len(absent) - 4} more" if len(absent) > 4 else ""
    say(f"not on this system: {', '.join(absent[:4])}{more}")
    manager = next((m for m in MANAGERS if shutil.which(m.program)), None)
    if manager is None:
        if venv_missing or any(need.purpose in vital for need in missing):
            raise SetupError("install these with the system's package manager; start this again", EXIT_SYSTEM)
        return
    names = package_names(missing, manager, with_venv=venv_missing)
    is_root = os.geteuid() == 0
    command = shown_command(manager, names, is_root=is_root, has_sudo=shutil.which("sudo") is not None)
    installed = False
    if may_install(consent, command, is_root=is_root):
        installed = install_packages(manager, names, is_root=is_root)
        importlib.invalidate_caches()
    still_blocking = [need.name for need in missing if need.purpose in vital and not is_present(need)]
    if still_blocking or (venv_missing and lacks_venv()):
        raise SetupError(f"needed first:\n    {command}\nThen start this again.", EXIT_SYSTEM)
    if not installed:
        say(f"the game starts without them, and with them it has more:\n    {command}")


# -- the packages in .venv -----------------------------------------------------------------------


def lock_file(task: str) -> Path:
    """The pinned packages of a task."""
    return TREE / "packaging" / f"requirements-{task}.lock"


def lock_digest(task: str) -> str:
    """What tells one state of a lock from another, whatever the line ends of the checkout."""
    return hashlib.sha256(lock_file(task).read_text(encoding="utf-8").encode()).hexdigest()


def home_key() -> str:
    """What a .venv is tied to: scripts in it name this folder and this very Python."""
    return f"{LAYOUT} {sys.version} {TREE}"


def package_folder() -> Path:
    """Where .venv keeps its packages."""
    if WINDOWS:
        return VENV / "Lib" / "site-packages"
    return VENV / "lib" / f"python{sys.version_info.major}.{sys.version_info.minor}" / "site-packages"


def installed_names() -> list[str]:
    """The top-level entries of .venv's packages: a cheap way to see that none was removed."""
    try:
        return sorted(entry.name for entry in package_folder().iterdir() if entry.name != "__pycache__")
    except OSError:
        return []


def read_record() -> dict[str, object]:
    """What the last finished set-up wrote down; empty if none finished, or it is for elsewhere."""
    try:
        record = json.loads(RECORD.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(record, dict) or record.get("home") != home_key():
        return {}
    names = record.get("names")
    if not isinstance(names, list) or not set(names).issubset(installed_names()):
        return {}
    return record if VENV_PYTHON.exists() and (VENV / "pyvenv.cfg").exists() else {}


def is_ready(task: str) -> bool:
    """Whether .venv holds what the task needs. What "test" installs holds all that "run" needs."""
    record = read_record()
    return bool(record) and any(record.get(kind) == lock_digest(kind) for kind in {task, "test"})


@contextlib.contextmanager
def only_one_setup() -> Iterator[None]:
    """Lets one set-up at a time work on this tree; the next one waits, then finds all done."""
    folder = TREE / "build"
    folder.mkdir(exist_ok=True)
    with (folder / "bootstrap.lock").open("a", encoding="utf-8") as lock:
        _wait_for(lock)
        yield  # the system lets go of the lock when the file is closed, also by a kill


def _wait_for(lock: IO[str]) -> None:
    """Takes the exclusive lock on an open file, and says so if that means waiting."""
    told = False
    while not _try_lock(lock):
        if not told:
            say("another set-up is at work here; waiting for it")
            told = True
        time.sleep(0.2)


def _try_lock(lock: IO[str]) -> bool:
    """Takes the lock if it is free. True also where the file system knows no locks."""
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415  (Windows only)

        try:
            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
    import fcntl  # noqa: PLC0415  (not on Windows)

    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


def make_venv() -> None:
    """Makes .venv anew, whatever is there. Raises SetupError where it cannot."""
    import venv  # noqa: PLC0415  (not in every Python: Debian packs it apart)

    say(f"making {VENV}")
    if VENV.is_symlink() or VENV.is_file():
        VENV.unlink()
    try:
        venv.EnvBuilder(with_pip=True, clear=True, symlinks=not WINDOWS).create(VENV)
    except (OSError, subprocess.SubprocessError) as error:
        raise SetupError(f"cannot make {VENV}: {error}") from error


def clean_environment() -> dict[str, str]:
    """The environment for pip in .venv: registries as the person set them, targets as we need them."""
    misleading = {"PYTHONHOME", "PYTHONPATH"}
    misleading |= {f"PIP_{option}" for option in ("PREFIX", "REQUIREMENT", "ROOT", "TARGET", "USER")}
    return {name: value for name, value in os.environ.items() if name not in misleading}


def install_locked(task: str) -> None:
    """Installs the pinned packages: exact versions, checked hashes, wheels only.

    pip fetches all before it changes anything, so a failure without network leaves .venv as it was.
    """
    quiet = [] if has_terminal() else ["--quiet"]
    pip = [str(VENV_PYTHON), "-m", "pip", "--disable-pip-version-check", "--no-input", "install", *quiet]
    pip += ["--require-hashes", "--only-binary", ":all:", "-r", str(lock_file(task))]
    code = subprocess.run(pip, env=clean_environment(), stdout=sys.stderr, check=False).returncode
    if code:
        hint = "is the network there?"
        if sys.version_info >= (3, 15):
            hint += f" Python {sys.version.split()[0]} may be too new: the game is tried with 3.11 to 3.14."
        raise SetupError(f"pip could not install the pinned packages (its words are above): {hint}", code)


def put_tree_on_path() -> None:
    """Lets .venv find the game in this tree, from any folder. The line is ASCII for any locale."""
    line = f"import sys; sys.path.append({str(TREE)!a})\n"
    (package_folder() / f"_{APP}.pth").write_text(line, encoding="ascii")


def provide_packages(task: str, *, fresh: bool = False) -> None:
    """Brings .venv to the state of the task's lock; repairs one that is broken or half made.

    The record is taken away before the first change and written after the last, so whatever
    interrupts this, the next start sees an unfinished .venv and makes it anew.
    """
    start = time.monotonic()
    record = {} if fresh else read_record()
    RECORD.unlink(missing_ok=True)
    if not record:
        make_venv()
    say("installing the pinned packages (about 100 MB to fetch the first time)")
    try:
        install_locked(task)
    except SetupError:
        if record:
            RECORD.write_text(json.dumps(record), encoding="utf-8")
        raise
    put_tree_on_path()
    done = {"home": home_key(), task: lock_digest(task), "names": installed_names()}
    RECORD.write_text(json.dumps(done, indent=1), encoding="utf-8")
    say(f"ready after {time.monotonic() - start:.0f} s")


def set_up(task: str, consent: str, *, fresh: bool = False) -> None:
    """Sees to all that the task needs. Quick and silent if it is there already."""
    if not fresh and is_ready(task):
        provide_system_parts(task, consent, setting_up=False)
        return
    with only_one_setup():
        provide_system_parts(task, consent, setting_up=True)
        if fresh or not is_ready(task):
            provide_packages(task, fresh=fresh)


# -- the tasks -----------------------------------------------------------------------------------


def wait_out(command: Sequence[str], environment: Mapping[str, str] | None = None) -> int:
    """Runs a command to its end. Ctrl+C goes through to it, and is raised here when it has ended."""
    interrupt: KeyboardInterrupt | None = None
    with subprocess.Popen(command, env=environment) as process:
        while process.returncode is None:
            try:
                process.wait()
            except KeyboardInterrupt as caught:  # the command had it too, and ends as it sees fit
                interrupt = caught
    if interrupt:
        raise interrupt
    return process.returncode


def run_game(arguments: Sequence[str]) -> NoReturn:
    """Becomes the game, so that signals and the exit code are the game's own."""
    # -P: modules lying in the folder where the person happens to be are none of ours.
    command = [str(VENV_PYTHON), "-P", "-m", APP, *arguments]
    if WINDOWS:  # exec there returns to the shell at once, with the game still running
        sys.exit(wait_out(command))
    os.execv(command[0], command)


def run_checks(arguments: Sequence[str]) -> int:
    """Runs lint, types, import contracts and tests, all of them; 0 only if every one passed."""
    os.chdir(TREE)
    environment = dict(os.environ)
    if sys.platform.startswith("linux"):
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    scripts = VENV_PYTHON.parent
    checks = {
        "lint": [str(VENV_PYTHON), "-m", "ruff", "check", "."],
        "types": [str(VENV_PYTHON), "-m", "mypy"],
        "import contracts": [str(scripts / "lint-imports"), "--no-logo"],
        "tests": [str(VENV_PYTHON), "-m", "pytest", *_side_by_side(), *arguments],
    }
    outcomes: list[str] = []
    first_failure = 0
    for name, command in checks.items():
        say(f"--- {name}: {shlex.join([Path(command[0]).name, *command[1:]])}")
        start = time.monotonic()
        code = wait_out(command, environment)
        first_failure = first_failure or code
        outcomes.append(f"{name} {'FAILED' if code else 'passed'} ({time.monotonic() - start:.1f} s)")
    say(", ".join(outcomes))
    return first_failure


def _side_by_side() -> list[str]:
    """Options of pytest with which tests run on several cores; more than a few only cost memory."""
    workers = min(os.cpu_count() or 1, MOST_WORKERS)
    return [f"--numprocesses={workers}", "--dist=worksteal"] if workers > 1 else []


def parse(arguments: Sequence[str]) -> tuple[argparse.Namespace, list[str]]:
    """Our own options and the task, and untouched all that comes after the task."""
    end = next((i for i, word in enumerate(arguments, start=1) if not word.startswith("-")), len(arguments))
    parser = argparse.ArgumentParser(
        prog="bootstrap.py",
        description="Sets Quiddler Qt up, then starts it, checks it or builds packages of it.",
        epilog="Whatever follows the task goes to the game, to pytest, or says what to build.",
    )
    consent = parser.add_mutually_exclusive_group()
    consent.add_argument(
        "--yes",
        dest="consent",
        action="store_const",
        const="yes",
        default="ask",
        help="install missing system packages without asking",
    )
    consent.add_argument(
        "--no-system",
        dest="consent",
        action="store_const",
        const="no",
        help="leave system packages alone, only name them",
    )
    parser.add_argument("--fresh", action="store_true", help="make .venv anew")
    parser.add_argument(
        "task", choices=("run", "test", "build"), help="start the game, run every check, or build packages"
    )
    return parser.parse_args(arguments[:end]), list(arguments[end:])


def main(arguments: Sequence[str]) -> int:
    """Does the task; returns the exit code, unless the game takes over this process."""
    options, rest = parse(arguments)
    if options.task == "build":
        import build  # noqa: PLC0415  (it is there only where packages are built)

        return build.main(rest, options.consent)
    try:
        set_up(options.task, options.consent, fresh=options.fresh)
        for attempt in ("first", "second"):
            try:
                if options.task == "test":
                    return run_checks(rest)
                run_game(rest)
            except OSError as error:
                if attempt == "second":
                    raise SetupError(f"cannot start {error.filename}: {error.strerror}") from error
                # Either it is no program any more, or another set-up has just taken it away.
                set_up(options.task, options.consent, fresh=VENV_PYTHON.exists())
    except SetupError as error:
        say(str(error))
        return error.code
    except KeyboardInterrupt:
        say("stopped")
        return 130
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
