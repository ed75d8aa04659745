"""What the programs and libraries of a folder need from each other and from the system (Linux).

Read by objdump of the package binutils, which PyInstaller needs as well.
"""

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

_ELF = b"\x7fELF"


@dataclass(frozen=True, slots=True)
class Needs:
    """What a folder needs. ``outside`` are the libraries that are not in it."""

    outside: frozenset[str]
    unneeded: tuple[Path, ...]
    """Libraries in it, named like shared libraries, that nothing in it needs."""
    glibc: str
    """The oldest version of the C library that has all it asks for, for example "2.35"."""


def elf_files(folder: Path) -> list[Path]:
    """The programs and libraries below a folder; links are left out."""
    found = []
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(len(_ELF)) == _ELF:
                    found.append(path)
    return found


def read_needs(folder: Path) -> Needs:
    """The needs of a folder. Raises OSError without objdump, CalledProcessError where it fails."""
    files = elf_files(folder)
    needed: set[str] = set()
    versions = {(2, 0)}
    for path in files:
        command = ["objdump", "--private-headers", str(path)]
        told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        needed.update(re.findall(r"^ +NEEDED +(\S+)", told, re.MULTILINE))
        versions |= {(int(a), int(b)) for a, b in re.findall(r"\bGLIBC_(\d+)\.(\d+)\b", told)}
    names = {path.name for path in files}
    libraries = (path for path in files if re.match(r"lib[^/]*\.so\.\d", path.name))
    return Needs(
        outside=frozenset(needed - names),
        unneeded=tuple(path for path in libraries if path.name not in needed),
        glibc=".".join(map(str, max(versions))),
    )
