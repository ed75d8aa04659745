"""Gathers the licences of all that is shipped into one data file that the program can show.

    .venv/bin/python packaging/gather_licences.py      writes resources/licences.json

That one covers the program, its data and the packages of requirements-run.lock. For a bundle build.py calls
``gather`` with every library in it, so that those of the building system and of PyInstaller are there too.

The file is a JSON list of objects, in the order to show them: ``name``, ``version`` ("" where there is
none), ``licence`` (an SPDX expression or the words of the authors) and ``texts`` (a list of strings).
"""

import json
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from importlib import metadata
from pathlib import Path

TREE = Path(__file__).resolve().parent.parent
if str(TREE) not in sys.path:
    sys.path.insert(0, str(TREE))

from quiddler_qt.version import APP_NAME, __version__  # noqa: E402  the path is set first

OUTPUT = TREE / "resources" / "licences.json"
TEXTS = Path(__file__).resolve().parent / "licence_texts"
LEXICON_TEXTS = TREE / "resources" / "lexicon" / "LICENSES"
RUN_LOCK = Path(__file__).resolve().parent / "requirements-run.lock"

DATA_LICENCES = {
    "ENABLE": "public domain",
    "SCOWL": "SCOWL's notices, all permissive",
    "UKACD": "UKACD's notice",
}
# Wheels that name their licence and do not bring its text; Qt itself comes in them.
TEXTS_OF_PACKAGES = {
    "pyside6-essentials": ("Qt.txt", "LGPL-3.0.txt", "GPL-3.0.txt", "Qt-parts.txt"),
    "shiboken6": ("Qt.txt", "LGPL-3.0.txt", "GPL-3.0.txt"),
}
# A file of a bundle, by its path there (as in linux/bundled_files.txt), and the part whose licence covers it.
# Libraries of the building system are covered by the Debian package that is called as they are.
_PARTS_OF_FILES = (
    (r"quiddler-qt(\.exe)?", "pyinstaller"),
    (r"_internal/quiddler_qt/resources/lexicon/", "ENABLE (words)"),
    (r"_internal/quiddler_qt/resources/wordnet/", "WordNet (definitions)"),
    (r"_internal/quiddler_qt(-[\d.]+)?(\.dist-info)?/", APP_NAME),
    (r"_internal/(PySide6/|lib(Qt6|icu|pyside6))", "PySide6_Essentials"),
    (r"_internal/(shiboken6/|libshiboken6)", "shiboken6"),
    (r"_internal/(numpy[-./]|lib(gfortran|quadmath|scipy_openblas))", "numpy"),
    (r"_internal/(python3|base_library\.zip|libpython3)", "Python"),
    (r"_internal/fontpkg_cinzel", "fontpkg-cinzel"),
    (r"_internal/fontpkg_figtree", "fontpkg-figtree"),
    (r"_internal/fontpkg[-./]", "fontpkg"),
    (r"_internal/platformdirs", "platformdirs"),
    (r"_internal/(pyenchant|enchant/)", "pyenchant"),
)
_SYSTEM_LIBRARY = re.compile(r"(?:_internal/|_internal/enchant-2/.*)(lib[\w+-]+)\.so")
_LICENCE_FILE = re.compile(r"(licen[cs]e|copying|notice)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Licence:
    """What may be done with one part of what is shipped."""

    name: str
    version: str
    licence: str
    texts: tuple[str, ...]


def gather(
    binaries: Iterable[Path] = (), bundled_packages: Iterable[str] = (), wordnet: Path | None = None
) -> list[Licence]:
    """The licences of the program, its data, its packages, and of libraries taken from this system.

    ``binaries`` are files that a bundle takes; those of Debian packages are looked up there. ``wordnet`` is
    the licence of WordNet, if there is such a file. Raises LookupError for a part whose licence is unknown.
    """
    found = [Licence(APP_NAME, __version__, "MIT", (_text(TREE / "LICENSE"),))]
    found += [_of_package(name) for name in (*locked_packages(), *bundled_packages)]
    found.append(_of_python())
    for name, licence in DATA_LICENCES.items():
        found.append(Licence(f"{name} (words)", "", licence, (_text(LEXICON_TEXTS / f"{name}.txt"),)))
    if wordnet is not None and wordnet.is_file():
        found.append(Licence("WordNet (definitions)", "3.0", "WordNet-3.0", (_text(wordnet),)))
    found += _of_system_libraries(binaries)
    return found


def part_of(path: str, parts: Iterable[str]) -> str | None:
    """The part, of those that are named, whose licence covers a file of a bundle; None where none does."""
    named = list(parts)
    for pattern, part in _PARTS_OF_FILES:
        if re.match(pattern, path):
            return part if part in named else None
    library = _SYSTEM_LIBRARY.match(path)
    if library is None:
        return None
    # Debian adds the version of the interface to the name: libxcb-icccm4, libxkbcommon-x11-0, libbz2-1.0.
    # Its names have only small letters and no underscores: libgcc_s is in libgcc-s1, libX11 in libx11-6.
    name = library[1].lower().replace("_", "-")
    package = re.compile(re.escape(name) + r"-?[\d.]* \(from Debian\)")
    return next((part for part in named if package.fullmatch(part)), None)


def uncovered_files(paths: Iterable[str], parts: Iterable[str]) -> list[str]:
    """The files of a bundle of which no part with a licence is named."""
    named = list(parts)
    return [path for path in paths if part_of(path, named) is None]


def write(licences: Iterable[Licence], output: Path) -> None:
    """Writes the data file."""
    text = json.dumps([asdict(licence) for licence in licences], indent=1, ensure_ascii=False)
    output.parent.mkdir(parents=True, exist_ok=True)
    output.write_text(text + "\n", encoding="utf-8")


def locked_packages() -> list[str]:
    """The packages that the program needs to run, each once."""
    names = re.findall(r"^([a-z0-9-]+)==", RUN_LOCK.read_text(encoding="utf-8"), re.MULTILINE)
    return list(dict.fromkeys(names))


def _of_package(name: str) -> Licence:
    package = metadata.distribution(name)
    about = package.metadata
    licence = about["License-Expression"] or about["License"] or ""
    own_texts = TEXTS_OF_PACKAGES.get(name)
    if own_texts is not None:
        texts = tuple(_text(TEXTS / text) for text in own_texts)
    else:
        files = [file for file in package.files or () if _LICENCE_FILE.match(file.name)]
        in_metadata = [file for file in files if ".dist-info" in file.parts[0]]
        texts = tuple(dict.fromkeys(_text(Path(str(file.locate()))) for file in in_metadata or files))
    if not licence:
        raise LookupError(f"{name} does not name its licence")
    return Licence(about["Name"], about["Version"], licence, texts)


def _of_python() -> Licence:
    version = sys.version.split()[0]
    candidates = [Path(sysconfig.get_path("stdlib"), "LICENSE.txt"), Path(sys.base_prefix, "LICENSE.txt")]
    for path in candidates:
        if path.is_file():
            return Licence("Python", version, "PSF-2.0", (_text(path),))
    raise LookupError(f"no licence of Python at {candidates}")


def _of_system_libraries(binaries: Iterable[Path]) -> list[Licence]:
    """The Debian packages that files outside of Python's folders come from, and their copyright files.

    Elsewhere than on Linux everything comes in wheels and with Python.
    """
    if not sys.platform.startswith("linux"):
        return []
    python_folders = {Path(sys.prefix), Path(sys.base_prefix)} - {Path("/usr")}
    taken: dict[str, str] = {}
    for path in sorted({path.resolve() for path in binaries}):
        if any(path.is_relative_to(folder) for folder in python_folders) or path.is_relative_to(TREE):
            continue
        if shutil.which("dpkg") is None:
            raise LookupError(
                "the licences of system libraries are looked up by dpkg: build on Debian or Ubuntu"
            )
        # Where /lib is a link to /usr/lib the package may know either name.
        names = [str(path), str(path).removeprefix("/usr")]
        asked = subprocess.run(["dpkg", "-S", *names], check=False, capture_output=True, text=True).stdout
        packages = re.findall(r"^([^:, ]+)(?::\w+)?: ", asked, re.MULTILINE)
        if not packages:
            raise LookupError(f"{path} belongs to no package: its licence is unknown")
        if not packages[0].startswith(("python3", "libpython3")):
            taken[packages[0]] = _debian_version(packages[0])
    licences = []
    for package, version in sorted(taken.items()):
        text = _text(Path("/usr/share/doc", package, "copyright"))
        licences.append(Licence(f"{package} (from Debian)", version, "see the text", (text,)))
    return licences


def _debian_version(package: str) -> str:
    command = ["dpkg-query", "--show", "--showformat=${Version}\\n", package]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()[0]


def _text(path: Path) -> str:
    return path.read_bytes().decode("utf-8", "replace").replace("\r\n", "\n").strip() + "\n"


if __name__ == "__main__":
    write(gather(), OUTPUT)
    print(f"{OUTPUT.relative_to(TREE)}: {len(json.loads(OUTPUT.read_text('utf-8')))} parts")
