"""Builds what people install: ``python3 packaging/bootstrap.py build [WHAT ...]``. Standard library only.

============================  ============================================================================
folder                        dist/quiddler-qt: the program with all it needs, ready to start
deb, appdir                   packages of that folder (Linux)
flatpak-manifest              dist/flatpak: what flatpak-builder takes (Linux)
windows-installer             a setup program (on Windows; elsewhere the script is tried with a stand-in)
mac-app                       dist/Quiddler Qt.app and a disk image (macOS)
all                           whatever this system can build
============================  ============================================================================

The packages come from requirements-build.lock, by hash, into build/package-env. A program built on one Linux
runs on that and newer ones: build on the oldest that is to be supported (Debian 12).
"""

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import time
import venv
from collections.abc import Callable, Sequence
from pathlib import Path

from bootstrap import (
    TREE,
    WINDOWS,
    Need,
    SetupError,
    clean_environment,
    lock_file,
    provide_system_parts,
    say,
)

if str(TREE) not in sys.path:
    sys.path.insert(0, str(TREE))

from build_appdir import build_appdir
from build_deb import build_deb
from bundle_contents import LISTED_FILES, file_names
from gather_licences import uncovered_files
from icon_files import icns, ico
from linux_files import ICON_SIZES_PX, ICONS, install_linux_files
from quiddler_qt.version import APP_ID, APP_NAME, PROGRAM, __version__
from shared_libraries import read_needs

LINUX, MACOS = sys.platform.startswith("linux"), sys.platform == "darwin"
DIST, WORK = TREE / "dist", TREE / "build"
PACKAGE_ENV = WORK / "package-env"
PACKAGE_PYTHON = PACKAGE_ENV / ("Scripts/python.exe" if WINDOWS else "bin/python")
EXTRA_DATA = WORK / "bundle-data"
BUNDLE = DIST / PROGRAM
HERE = TREE / "packaging"

FOLDER_TARGETS = frozenset({"folder", "deb", "appdir", "flatpak-manifest", "mac-app"})
TARGETS = ("folder", "deb", "appdir", "flatpak-manifest", "windows-installer", "mac-app")

_VERSION_INFO = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("FileDescription", "{name}"), StringStruct("ProductName", "{name}"),
      StringStruct("FileVersion", "{version}"), StringStruct("ProductVersion", "{version}"),
      StringStruct("LegalCopyright", "The {name} authors")])]),
    VarFileInfo([VarStruct("Translation", [1033, 1200])])])
"""


def main(arguments: Sequence[str], consent: str) -> int:
    """Builds what the arguments name. Returns the exit status; ``consent`` as in bootstrap.may_install."""
    options = _parse(arguments)
    targets = wanted_targets(options.what)
    try:
        steps = _steps(targets, consent, options)
        for number, (name, step) in enumerate(steps, start=1):
            say(f"build {number}/{len(steps)}: {name}")
            start = time.monotonic()
            made = step()
            if made is not None:
                size_mb = _size_bytes(made) / 1_000_000
                seconds = time.monotonic() - start
                say(f"    {made.relative_to(TREE)}: {size_mb:.1f} MB after {seconds:.0f} s")
    except SetupError as error:
        say(str(error))
        return error.code
    except (OSError, ValueError, LookupError) as error:
        say(f"cannot build: {error}")
        return 1
    except subprocess.CalledProcessError as error:
        say(f"{Path(str(error.cmd[0])).name} failed with {error.returncode}; its words are above")
        return 1
    return 0


def wanted_targets(named: Sequence[str]) -> list[str]:
    """The targets in the order to build them; "all" are those of this system."""
    possible = {"folder"}
    if LINUX:
        possible |= {"appdir", "flatpak-manifest"}
        possible |= {"deb"} if shutil.which("dpkg-deb") else set()
    if MACOS:
        possible |= {"mac-app"}
    if shutil.which("makensis"):
        possible |= {"windows-installer"}
    chosen = possible if "all" in named else set(named)
    if chosen & FOLDER_TARGETS or (WINDOWS and "windows-installer" in chosen):
        chosen |= {"folder"}
    return [target for target in TARGETS if target in chosen]


def _parse(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="bootstrap.py build", description="Builds packages of the program into dist/."
    )
    parser.add_argument(
        "what",
        nargs="*",
        choices=(*TARGETS, "all", []),
        default=["folder"],
        metavar="WHAT",
        help=f"any of {', '.join(TARGETS)}, all (default: folder)",
    )
    parser.add_argument(
        "--wordnet",
        type=Path,
        metavar="DIR",
        help="bring WordNet: DIR holds its package (build_definitions.py)",
    )
    parser.add_argument(
        "--payload",
        type=Path,
        metavar="DIR",
        help="folder for the Windows installer, built on a Windows machine",
    )
    return parser.parse_args(arguments)


Step = tuple[str, Callable[[], "Path | None"]]


def _steps(targets: Sequence[str], consent: str, options: argparse.Namespace) -> list[Step]:
    steps: list[Step] = []
    if "folder" in targets:
        steps += [
            ("what the system has to bring", lambda: provide_builders(consent)),
            ("the pinned packages", provide_package_env),
            ("icons and data", lambda: prepare_data(options.wordnet)),
            ("the program (less than a minute)", build_folder),
            ("a game played by the packaged program", smoke),
        ]
    if "deb" in targets:
        steps.append(("the .deb", lambda: check_deb(build_deb(BUNDLE, DIST, WORK))))
    if "appdir" in targets:
        steps.append(("the AppDir", lambda: build_appdir(BUNDLE, DIST)))
    if "flatpak-manifest" in targets:
        steps.append(("the Flatpak manifest", build_flatpak_manifest))
    if "windows-installer" in targets:
        steps.append(("the Windows installer", lambda: build_windows_installer(options.payload)))
    if "mac-app" in targets:
        steps.append(("the disk image", build_disk_image))
    return steps


# -- the folder ----------------------------------------------------------------------------------


def builders() -> list[Need]:
    """What PyInstaller needs of the system besides (Linux). Raises SetupError where this Python cannot do."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    library = str(sysconfig.get_config_var("INSTSONAME") or "")
    if ".so" not in library:
        raise SetupError(f"{sys.executable} was built without its shared library: use the system's python3")
    needs = [Need("objdump", "build", "binutils", "binutils", "binutils", "binutils")]
    if not Path(str(sysconfig.get_config_var("LIBDIR")), library).exists():
        # Debian packs it apart; elsewhere it comes with Python.
        suse = f"libpython{version.replace('.', '_')}-1_0"
        needs.append(Need(library, "build", f"libpython{version}", "python3-libs", "python", suse))
    return needs


def provide_builders(consent: str) -> None:
    """Sees to the libraries that go into a bundle, and to what PyInstaller needs."""
    extra = builders() if LINUX else []
    provide_system_parts("build", consent, setting_up=True, also=extra)


def provide_package_env() -> None:
    """Brings build/package-env to the state of the lock: nothing else may slip into a bundle."""
    stamp = PACKAGE_ENV / "installed"
    lock = lock_file("build")
    key = hashlib.sha256(f"{sys.version} {TREE} {lock.read_text(encoding='utf-8')}".encode()).hexdigest()
    if stamp.is_file() and stamp.read_text(encoding="ascii") == key:
        return
    venv.EnvBuilder(with_pip=True, clear=True, symlinks=not WINDOWS).create(PACKAGE_ENV)
    pip = [
        str(PACKAGE_PYTHON),
        "-m",
        "pip",
        "--disable-pip-version-check",
        "--no-input",
        "install",
        "--quiet",
    ]
    pip += ["--require-hashes", "--only-binary", ":all:", "-r", str(lock)]
    subprocess.run(pip, env=clean_environment(), stdout=sys.stderr, check=True)
    stamp.write_text(key, encoding="ascii")


def prepare_data(wordnet_packages: Path | None) -> None:
    """Puts what the spec file takes up into build/: icons, and data that no checkout has."""
    icons = WORK / "icons"
    shutil.rmtree(EXTRA_DATA, ignore_errors=True)
    for folder in (icons, EXTRA_DATA):
        folder.mkdir(parents=True, exist_ok=True)
    pictures = [ICONS / f"quiddler_qt_{px}.png" for px in ICON_SIZES_PX]
    (icons / "quiddler_qt.ico").write_bytes(ico(pictures[:-1]))
    (icons / "quiddler_qt.icns").write_bytes(icns(pictures))
    numbers = (*(int(number) for number in __version__.split(".")), 0)
    info = _VERSION_INFO.format(numbers=numbers, name=APP_NAME, version=__version__)
    (icons / "version_info.txt").write_text(info, encoding="utf-8")
    copied: list[Path] = []
    if LINUX and (enchant := relocatable_enchant()) is not None:
        shutil.copytree(enchant, EXTRA_DATA / "enchant-2")
        copied = enchant_sources()
    # For their licences.
    (WORK / "copied_files.txt").write_text("".join(f"{path}\n" for path in copied), encoding="utf-8")
    if wordnet_packages is not None:
        folder = EXTRA_DATA / "quiddler_qt" / "resources" / "wordnet"
        script = str(HERE / "build_definitions.py")
        # The script reads our word lists; it needs no packages.
        environment = {**os.environ, "PYTHONPATH": str(TREE)}
        subprocess.run(
            [sys.executable, script, str(wordnet_packages), str(folder)],
            check=True,
            env=environment,
            stdout=sys.stderr,
        )


def enchant_sources() -> list[Path]:
    """The system's library, its reader of dictionaries, and the English ones; empty where one is missing."""
    libraries = Path("/usr/lib") / str(sysconfig.get_config_var("MULTIARCH"))
    dictionaries = sorted(Path("/usr/share/hunspell").glob("en_US.*"))
    files = [libraries / "libenchant-2.so.2", libraries / "enchant-2" / "enchant_hunspell.so", *dictionaries]
    return files if dictionaries and all(path.exists() for path in files) else []


def relocatable_enchant() -> Path | None:
    """The system's spelling library with an English dictionary, if it works elsewhere than in its place.

    Debian 13's does; that of Debian 12 has its folders built in, so there the library of the system is used.
    """
    folder = WORK / "enchant-2"
    shutil.rmtree(folder, ignore_errors=True)
    sources = enchant_sources()
    if not sources:
        return None
    library, provider, *dictionaries = sources
    target = folder / "lib" / library.parent.name / "enchant-2"
    target.mkdir(parents=True)
    shutil.copy(library, folder / "lib" / library.name)
    shutil.copy(provider, target / provider.name)
    (folder / "share" / "hunspell").mkdir(parents=True)
    for dictionary in dictionaries:
        shutil.copy(dictionary, folder / "share" / "hunspell")
    # Asked of the copy: where does its provider come from?
    question = "import enchant; print(*(p.file for p in enchant.Broker().describe()), sep='\\n')"
    environment = {**clean_environment(), "PYENCHANT_LIBRARY_PATH": str(folder / "lib" / library.name)}
    answer = subprocess.run(
        [str(PACKAGE_PYTHON), "-c", question], env=environment, check=False, capture_output=True, text=True
    )
    return folder if str(target / provider.name) in answer.stdout.splitlines() else None


def build_folder() -> Path:
    """Runs PyInstaller, and sees that the folder has what it needs and nothing for nobody."""
    spec = HERE / "pyinstaller" / "quiddler_qt.spec"
    log = WORK / "pyinstaller.log"
    command = [str(PACKAGE_PYTHON), "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    command += ["--distpath", str(DIST), "--workpath", str(WORK / "pyinstaller"), str(spec)]
    # Equal sources give equal files: the order of sets, and the dates in archives.
    environment = {**clean_environment(), "PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": _source_date()}
    with log.open("w", encoding="utf-8") as words:
        done = subprocess.run(command, cwd=TREE, env=environment, check=False, stdout=words, stderr=words)
    if done.returncode:
        print(log.read_text(encoding="utf-8")[-3000:], file=sys.stderr)
        raise SetupError(f"PyInstaller failed; all its words are in {log.relative_to(TREE)}")
    if LINUX:
        unneeded = [path.relative_to(BUNDLE) for path in read_needs(BUNDLE).unneeded]
        # The program loads the one of Python, and Python the one of enchant, when they run.
        stray = [path for path in unneeded if not path.name.startswith(("libpython", "libenchant"))]
        if stray:
            say(f"    nothing needs {', '.join(map(str, stray))}: see bundle_contents.py")
        _tell_changes(file_names(BUNDLE))
    shown = next(BUNDLE.rglob("resources/licences.json")).read_text(encoding="utf-8")
    parts = [part["name"] for part in json.loads(shown)]
    if LINUX and (uncovered := uncovered_files(file_names(BUNDLE), parts)):
        raise SetupError(f"no licence in the bundle covers {', '.join(uncovered)}: see gather_licences.py")
    return BUNDLE


def _tell_changes(names: list[str]) -> None:
    """Says how the files differ from those listed, and leaves the new list in build/."""
    listed = set(LISTED_FILES.read_text(encoding="utf-8").splitlines())
    fresh = WORK / LISTED_FILES.name
    fresh.write_text("\n".join(names) + "\n", encoding="utf-8")
    for word, differing in (("new", set(names) - listed), ("gone", listed - set(names))):
        if differing:
            more = f" and {len(differing) - 5} more" if len(differing) > 5 else ""
            say(f"    {word}: {', '.join(sorted(differing)[:5])}{more}")
    if set(names) != listed:
        say(f"    if that is meant, copy {fresh.relative_to(TREE)} over {LISTED_FILES.relative_to(TREE)}")


def smoke() -> None:
    """Lets the packaged program test itself, in a profile of its own."""
    program = BUNDLE / (f"{PROGRAM}.exe" if WINDOWS else PROGRAM)
    profile = WORK / "smoke-profile"
    shutil.rmtree(profile, ignore_errors=True)
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [str(program), "--smoke", "--profile", str(profile)]
    done = subprocess.run(command, env=environment, check=False, capture_output=True, text=True, timeout=300)
    say(f"    {done.stdout.strip()}")
    if done.returncode:
        raise SetupError(f"the packaged program does not work:\n{done.stderr}")


def _source_date() -> str:
    """Seconds since 1970 of the last commit, or of the newest version's day."""
    git = ["git", "-C", str(TREE), "log", "-1", "--format=%ct"]
    done = subprocess.run(git, check=False, capture_output=True, text=True) if shutil.which("git") else None
    if done is not None and done.returncode == 0 and done.stdout.strip():
        return done.stdout.strip()
    return str(int((HERE / "CHANGELOG.md").stat().st_mtime))


# -- packages of it ------------------------------------------------------------------------------


def check_deb(package: Path) -> Path:
    """Has the package checked by the tools of Debian and of desktops that are here, and names the others."""
    root = WORK / "checked-deb"
    shutil.rmtree(root, ignore_errors=True)
    subprocess.run(["dpkg-deb", "--extract", str(package), str(root)], check=True)
    share = root / "usr" / "share"
    checks = [
        ["lintian", "--fail-on", "error,warning", str(package)],
        ["desktop-file-validate", str(share / "applications" / f"{APP_ID}.desktop")],
        ["appstreamcli", "validate", "--no-net", str(share / "metainfo" / f"{APP_ID}.metainfo.xml")],
        ["xmllint", "--noout", str(share / "mime" / "packages" / f"{APP_ID}.xml")],
    ]
    for check in checks:
        if shutil.which(check[0]):
            subprocess.run(check, check=True, stdout=sys.stderr)
    missing = [check[0] for check in checks if not shutil.which(check[0])]
    if missing:
        say(f"    not checked, for want of: {', '.join(missing)}")
    return package


def build_flatpak_manifest() -> Path:
    """Puts the manifest and all it names into one folder, for flatpak-builder to take."""
    folder = DIST / "flatpak"
    shutil.rmtree(folder, ignore_errors=True)
    install_linux_files(folder / "files")
    shutil.copytree(BUNDLE, folder / "files" / "lib" / PROGRAM, symlinks=True)
    manifest = folder / f"{APP_ID}.yml"
    shutil.copyfile(HERE / "flatpak" / manifest.name, manifest)
    if shutil.which("flatpak-builder"):
        command = ["flatpak-builder", "--show-manifest", str(manifest)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return folder


def build_windows_installer(payload: Path | None) -> Path:
    """Makes the setup program. Away from Windows, without a payload, it is made around a stand-in."""
    makensis = shutil.which("makensis")
    if makensis is None:
        raise SetupError("makensis of NSIS is not here (Debian: apt-get install nsis)")
    stand_in = payload is None and not WINDOWS
    if stand_in:
        payload = WORK / "windows-stand-in"
        _make_stand_in(payload)
        say("    around a stand-in: the script is tried, and nobody can play the result")
    output = WORK / "setup-stand-in.exe" if stand_in else DIST / f"{PROGRAM}-{__version__}-setup.exe"
    DIST.mkdir(exist_ok=True)
    icon = WORK / "icons" / "quiddler_qt.ico"
    icon.parent.mkdir(parents=True, exist_ok=True)
    icon.write_bytes(ico([ICONS / f"quiddler_qt_{px}.png" for px in ICON_SIZES_PX[:-1]]))
    values = {
        "VERSION": __version__,
        "APP": APP_NAME,
        "PROGRAM": PROGRAM,
        "ID": APP_ID,
        "PAYLOAD": payload or BUNDLE,
        "ICON": icon,
        "LICENCE": TREE / "LICENSE",
        "OUTPUT": output,
    }
    if stand_in:
        values["TARGET"] = "amd64-unicode"
    defines = [f"-D{name}={value}" for name, value in values.items()]
    script = HERE / "windows" / "installer.nsi"
    subprocess.run([makensis, "-V2", "-WX", *defines, str(script)], check=True, stdout=sys.stderr)
    return output


def _make_stand_in(folder: Path) -> None:
    """A folder laid out as the Windows build lays it out, with nothing in it that runs."""
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "_internal" / "quiddler_qt" / "resources").mkdir(parents=True)
    (folder / f"{PROGRAM}.exe").write_bytes(b"stand-in")
    (folder / "_internal" / "base_library.zip").write_bytes(b"stand-in")
    shutil.copy(ICONS / "quiddler_qt.svg", folder / "_internal" / "quiddler_qt" / "resources")


def build_disk_image() -> Path:
    """Makes the .dmg of the .app (macOS). With QUIDDLER_QT_IDENTITY set, both are signed by that identity."""
    app, image = DIST / f"{APP_NAME}.app", DIST / f"{PROGRAM}-{__version__}.dmg"
    identity = os.environ.get("QUIDDLER_QT_IDENTITY")
    if identity:
        sign = ["codesign", "--force", "--deep", "--options", "runtime", "--timestamp", "--sign", identity]
        entitlements = str(HERE / "macos" / "entitlements.plist")
        subprocess.run([*sign, "--entitlements", entitlements, str(app)], check=True)
    settings = str(HERE / "macos" / "dmg_settings.py")
    dmgbuild = [
        str(PACKAGE_PYTHON),
        "-m",
        "dmgbuild",
        "-s",
        settings,
        "-D",
        f"app={app}",
        APP_NAME,
        str(image),
    ]
    subprocess.run(dmgbuild, check=True, stdout=sys.stderr)
    if identity:
        subprocess.run(["codesign", "--timestamp", "--sign", identity, str(image)], check=True)
    return image


def _size_bytes(path: Path) -> int:
    files = [path] if path.is_file() else [each for each in path.rglob("*") if not each.is_symlink()]
    return sum(each.stat().st_size for each in files if each.is_file())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], "no"))
