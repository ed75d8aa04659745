"""Plays a little of a game as a screen reader does, over AT-SPI: ``python tests/at_spi/run.py``.

Needs Xvfb, dbus-run-session, at-spi2-core, and a Python with Atspi bindings (Debian: xvfb dbus at-spi2-core
gir1.2-atspi-2.0 python3-gi, and libxcb-cursor0 for Qt). What is missing is named, with exit status 2. Prints
what the client found and did; exits with 0 where all of it was as it should be.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

TREE = Path(__file__).resolve().parents[2]
CLIENT = TREE / "tests" / "at_spi" / "client.py"
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
BINDINGS = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
INSIDE = "--inside"


def main() -> int:
    """Begins a session of its own, and in it the screen, the bus, the program and the client."""
    if INSIDE not in sys.argv:
        missing = [name for name in ("Xvfb", "dbus-run-session") if shutil.which(name) is None]
        missing += [] if _launcher() else ["at-spi-bus-launcher"]
        missing += [] if _python_with_bindings() else ["a Python with gi.repository.Atspi"]
        if missing:
            sys.stderr.write(f"missing: {', '.join(missing)}\n")
            return 2
        return subprocess.call(["dbus-run-session", "--", sys.executable, str(Path(__file__)), INSIDE])
    with tempfile.TemporaryDirectory() as folder:
        return _session(Path(folder))


def _launcher() -> str:
    return next((path for path in LAUNCHERS if Path(path).exists()), "")


def _python_with_bindings() -> str:
    for python in (sys.executable, "/usr/bin/python3"):
        found = subprocess.run([python, "-c", BINDINGS], capture_output=True, check=False)
        if found.returncode == 0:
            return python
    return ""


def _session(folder: Path) -> int:
    reading, writing = os.pipe()
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x900x24", "-nolisten", "tcp"],
        pass_fds=(writing,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as told:
        display = f":{told.readline().strip()}"
    environment = {
        **os.environ,
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "PYTHONPATH": str(TREE),
    }
    bus = subprocess.Popen([_launcher(), "--launch-immediately"], env=environment, stderr=subprocess.DEVNULL)
    program = subprocess.Popen(
        [sys.executable, "-m", "tests.at_spi.program", str(folder)],
        cwd=TREE,
        env=environment,
        stdin=subprocess.PIPE,
    )
    try:
        return subprocess.call([_python_with_bindings(), str(CLIENT)], env=environment, timeout=120)
    finally:
        if program.stdin is not None:
            program.stdin.close()
        for process in (program, bus, screen):
            try:
                process.wait(5 if process is program else 0.2)
            except subprocess.TimeoutExpired:
                process.terminate()
                process.wait(10)


if __name__ == "__main__":
    sys.exit(main())
