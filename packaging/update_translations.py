"""Gathers every text of the program and compiles the catalogues of its languages.

    python packaging/update_translations.py            writes resources/i18n/*.ts and *.qm
    python packaging/update_translations.py --check    only says what is missing or stale; exit 1 then

The .ts files are for translators (Qt Linguist, Weblate, any editor); the .qm files are what it loads.
Texts that left the program leave the catalogues too.
"""

import argparse
import ast
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from dataclasses import dataclass, field
from pathlib import Path

import PySide6

TREE = Path(__file__).resolve().parents[1]
PACKAGE = TREE / "quiddler_qt"
CATALOGUES = TREE / "resources" / "i18n"
LANGUAGES = {"lt": 3, "ro": 3}
"""Languages with their number of plural forms (Qt's rules)."""
QT_TEXTS = {
    "QPlatformTheme": (
        "OK", "Save", "Save All", "Open", "&Yes", "Yes to &All", "&No", "N&o to All", "Abort", "Retry",
        "Ignore", "Close", "Cancel", "Discard", "Help", "Apply", "Reset", "Restore Defaults",
    ),
    "QWidgetTextControl": ("&Undo", "&Redo", "Cu&t", "&Copy", "&Paste", "Delete", "Select All"),
    "QLineEdit": ("&Undo", "&Redo", "Cu&t", "&Copy", "&Paste", "Delete", "Select All"),
    "QAbstractSpinBox": ("&Select All", "&Step up", "Step &down"),
    "QFileDialog": (
        "Look in:", "Back", "Go back", "Forward", "Go forward", "Parent Directory", "Create New Folder",
        "List View", "Detail View", "Files of type:", "File &name:", "&Open", "&Save", "Open", "Save As",
        "&Choose", "All Files (*)", "Directories", "My Computer", "&Rename", "&Delete", "&New Folder",
        "%1 already exists.\nDo you want to replace it?",
        "%1\nFile not found.\nPlease verify the correct file name was given.",
    ),
    "QFileSystemModel": ("Name", "Size", "Type", "Date Modified"),
    "QPrintDialog": ("&Print", "Print", "Print to File (PDF)", "&Options >>", "&Options <<"),
}  # fmt: skip
"""Texts of Qt itself that people meet in our windows; Qt brings no catalogue for these languages."""


@dataclass(frozen=True, slots=True)
class Text:
    """One text of the program in the context that asks for it."""

    context: str
    source: str


@dataclass(slots=True)
class Found:
    """What ``gather`` found: texts with the files they stand in, and which of them count."""

    places: dict[Text, set[str]] = field(default_factory=dict)
    plural: set[Text] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)


def gather(package: Path = PACKAGE) -> Found:
    """Every text in calls of ``tr``; calls whose text is not written out are faults."""
    found = Found()
    for path in sorted(package.rglob("*.py")):
        place = path.relative_to(package.parent).as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"))
        constants = {
            target.id: node.value.value
            for node in tree.body
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
            for target in node.targets
            if isinstance(target, ast.Name) and isinstance(node.value.value, str)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "tr":
                _note(found, node, constants, place)
    for context, sources in QT_TEXTS.items():
        for source in sources:
            found.places.setdefault(Text(context, source), set()).add("Qt")
    return found


def _note(found: Found, call: ast.Call, constants: dict[str, str], place: str) -> None:
    context, source = _string(call.args[0], constants), _string(call.args[1], {})
    if context is None or source is None:
        found.faults.append(f"{place}:{call.lineno}: the text is not written out")
        return
    text = Text(context, source)
    found.places.setdefault(text, set()).add(place)
    if len(call.args) > 2 or call.keywords:
        found.plural.add(text)


def _string(node: ast.expr, constants: dict[str, str]) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return constants.get(node.id) if isinstance(node, ast.Name) else None


Translations = dict[Text, tuple[str, ...]]


def read_catalogue(path: Path) -> Translations:
    """The finished translations in a .ts file, every plural form of each."""
    if not path.exists():
        return {}
    done: Translations = {}
    for context in ET.parse(path).getroot().iter("context"):  # noqa: S314  # our own file
        name = context.findtext("name", "")
        for message in context.iter("message"):
            node = message.find("translation")
            if node is None or node.get("type") == "unfinished":
                continue
            forms = tuple(form.text or "" for form in node.iter("numerusform")) or (node.text or "",)
            if all(forms):
                done[Text(name, message.findtext("source", ""))] = forms
    return done


def catalogue_text(language: str, found: Found, done: Translations) -> str:
    """A .ts file with every text of the program; what has no translation is marked unfinished.

    Where a text stands is not written: a catalogue changes with texts, not with files.
    """
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    by_context: dict[str, list[Text]] = {}
    for text in sorted(found.places, key=lambda text: (text.context, text.source)):
        by_context.setdefault(text.context, []).append(text)
    for context, texts in by_context.items():
        node = ET.SubElement(root, "context")
        ET.SubElement(node, "name").text = context
        for text in texts:
            plural = text in found.plural
            message = ET.SubElement(node, "message", {"numerus": "yes"} if plural else {})
            ET.SubElement(message, "source").text = text.source
            translation = ET.SubElement(message, "translation")
            forms = done.get(text, ())
            count = LANGUAGES[language] if plural else 1
            if len(forms) != count:
                translation.set("type", "unfinished")
                forms = ("",) * count
            if plural:
                for form in forms:
                    ET.SubElement(translation, "numerusform").text = form
            else:
                translation.text = forms[0]
    ET.indent(root, " ")
    return '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n' + ET.tostring(root, "unicode") + "\n"


def compile_catalogue(source: Path, target: Path) -> None:
    """Makes the .qm file of a .ts file with Qt's own tool. Raises CalledProcessError."""
    name = "lrelease.exe" if sys.platform == "win32" else "lrelease"
    tool = Path(PySide6.__file__).parent / name
    subprocess.run([str(tool), "-silent", str(source), "-qm", str(target)], check=True)


def missing(language: str, found: Found) -> list[Text]:
    """The texts that have no finished translation."""
    done = read_catalogue(CATALOGUES / f"quiddler_qt_{language}.ts")
    count = LANGUAGES[language]
    return [
        text for text in found.places if len(done.get(text, ())) != (count if text in found.plural else 1)
    ]


def stale(language: str, found: Found) -> list[str]:
    """The files of a language that do not follow from the program and its .ts file."""
    source = CATALOGUES / f"quiddler_qt_{language}.ts"
    text = catalogue_text(language, found, read_catalogue(source))
    old = [] if source.exists() and source.read_text(encoding="utf-8") == text else [source.name]
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "made.qm"
        compile_catalogue(source, made)
        compiled = source.with_suffix(".qm")
        if not compiled.exists() or compiled.read_bytes() != made.read_bytes():
            old.append(compiled.name)
    return old


def main() -> int:
    """Updates or checks all catalogues."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 where something is to do")
    options = parser.parse_args()
    found = gather()
    for fault in found.faults:
        print(fault)
    complete = not found.faults
    CATALOGUES.mkdir(exist_ok=True)
    for language in LANGUAGES:
        source = CATALOGUES / f"quiddler_qt_{language}.ts"
        if options.check:
            complete = complete and not stale(language, found)
        else:
            source.write_text(
                catalogue_text(language, found, read_catalogue(source)), encoding="utf-8", newline="\n"
            )
            compile_catalogue(source, source.with_suffix(".qm"))
        open_texts = missing(language, found)
        print(f"{language}: {len(found.places) - len(open_texts)} of {len(found.places)} texts")
        complete = complete and not open_texts
    return 0 if complete else 1


if __name__ == "__main__":
    sys.exit(main())
