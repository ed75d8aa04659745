#!/usr/bin/env python3
"""Makes the three hash locks anew from pyproject.toml: one file each for every system and Python.

    python3 packaging/update_locks.py            # keeps the pins that still fit
    python3 packaging/update_locks.py --upgrade  # takes the newest that pyproject.toml allows

Needs the network, and a Python that makes virtual environments. The locks hold no address of a
registry, so everybody fetches from where their own pip is set to.
"""

import os
import subprocess
import sys
import venv
from pathlib import Path

TREE = Path(__file__).resolve().parent.parent
TOOL_ENV = TREE / "build" / "lock-env"
SCRIPTS = TOOL_ENV / ("Scripts" if sys.platform == "win32" else "bin")
OPTIONS = (
    "--universal",
    "--python-version=3.11",
    "--fork-strategy=requires-python",  # newer Pythons get the newest packages made for them
    "--generate-hashes",
    "--no-header",
    "--no-annotate",
    "--no-emit-index-url",
    "--no-emit-find-links",
    "--quiet",
)


def main(arguments: list[str]) -> int:
    """Writes packaging/requirements-run.lock, requirements-test.lock and requirements-build.lock."""
    os.chdir(TREE)
    venv.EnvBuilder(with_pip=True, clear=True, symlinks=sys.platform != "win32").create(TOOL_ENV)
    subprocess.run([str(SCRIPTS / "python"), "-m", "pip", "install", "--quiet", "uv"], check=True)
    for task, extra in (("run", []), ("test", ["--extra=test"]), ("build", ["--extra=build"])):
        lock = f"packaging/requirements-{task}.lock"
        command = [str(SCRIPTS / "uv"), "pip", "compile", *OPTIONS, *extra, "pyproject.toml", "-o", lock]
        subprocess.run([*command, *arguments], check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
