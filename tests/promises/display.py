"""A screen of its own for the real program: Xvfb, with a window manager where frames matter."""

import os
import shutil
import subprocess
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

_SIZE: Final = "1600x1000x24"
_PATIENCE_S: Final = 60


def missing_programs(*programs: str) -> list[str]:
    """Those of the programs that are not installed."""
    return [program for program in programs if shutil.which(program) is None]


@dataclass(frozen=True)
class Display:
    """A running screen, and the environment in which programs find it."""

    environment: dict[str, str]
    server: "subprocess.Popen[bytes]"

    def go(self) -> None:
        """The screen goes, as when a session of the desktop ends."""
        self.server.terminate()
        self.server.wait(_PATIENCE_S)

    def ask(self, *command: str) -> str:
        """What a program says that talks to the screen."""
        done = subprocess.run(
            command, env=self.environment, capture_output=True, text=True, check=False, timeout=_PATIENCE_S
        )
        return done.stdout.strip()


@contextmanager
def display(manager: Sequence[str] = ()) -> Iterator[Display]:
    """A screen without people; ``manager`` is the command of a window manager on it."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", _SIZE, "-nolisten", "tcp"],
        pass_fds=(writing,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as told:
        name = f":{told.readline().strip()}"
    environment = {**os.environ, "DISPLAY": name, "QT_QPA_PLATFORM": "xcb"}
    managing = None
    if manager:
        managing = subprocess.Popen(
            manager, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
    screen = Display(environment, server)
    try:
        if managing is not None:
            _until_managed(screen)
        yield screen
    finally:
        for process in (managing, server):
            if process is not None:
                process.terminate()
                process.wait(_PATIENCE_S)


def _until_managed(screen: Display) -> None:
    """The property by which a window manager says that it is there."""
    told = threading.Event()
    for _ in range(_PATIENCE_S * 10):
        if "window id" in screen.ask("xprop", "-root", "_NET_SUPPORTING_WM_CHECK"):
            return
        told.wait(0.1)
    raise TimeoutError("no window manager came")
