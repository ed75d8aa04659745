"""Checks the own definitions and unpacks WordNet: ``build_definitions.py PACKAGES_FOLDER OUTPUT_FOLDER``.

For packagers who bring WordNet with the program (28 MB; without it only the own definitions are shown, and on
Linux those of the package wordnet-base where it is installed). PACKAGES_FOLDER holds one package file:

    apt-get download wordnet-base=1:3.0-37

Its sha256 is checked. Written to OUTPUT_FOLDER: the index, data and exception files of the four parts of
speech, and WordNet's licence. The program is told of the folder by ``Definitions.load``.
"""

import io
import sys
import tarfile
from hashlib import sha256
from pathlib import Path

from build_lexicon import LexiconSourceError, data_of_debian_package
from quiddler_qt.lexicon.definitions import DamagedDefinitionsError, load_own_definitions
from quiddler_qt.lexicon.word_list import WordList, load_word_list

WORDNET_PACKAGE = "wordnet-base_1%3a3.0-37_all.deb"
PACKAGE_SHA256 = {WORDNET_PACKAGE: "61060d960f9ada8fa120872312eccd3ecebfbab8c4579e4f5a74e1cf67620752"}
LICENCE = "LICENSE.WordNet.txt"

_PARTS = ("noun", "verb", "adj", "adv")
_MEMBERS = {
    "./usr/share/doc/wordnet-base/copyright": LICENCE,
    **{
        f"./usr/share/wordnet/{name}": name
        for part in _PARTS
        for name in (f"index.{part}", f"data.{part}", f"{part}.exc")
    },
}


def check_own_definitions(words: WordList) -> int:
    """The number of own definitions. Raises LexiconSourceError where one is of no word, or one is missing."""
    own = load_own_definitions()
    if stray := [word for word in own if not words.accepts(word)]:
        raise LexiconSourceError(f"definitions.txt: not in the wide list: {stray}")
    if missing := [word for word in words.words() if len(word) == 2 and word not in own]:
        raise LexiconSourceError(f"definitions.txt: no entry for {missing}")
    return len(own)


def read_wordnet_package(folder: Path) -> bytes:
    """The package file, checked. Raises LexiconSourceError where it is another one."""
    package = (folder / WORDNET_PACKAGE).read_bytes()
    if sha256(package).hexdigest() != PACKAGE_SHA256[WORDNET_PACKAGE]:
        raise LexiconSourceError(f"{WORDNET_PACKAGE} is not the package that was read")
    return package


def unpack_wordnet(package: bytes, output: Path) -> None:
    """Writes the files of WordNet. Raises LexiconSourceError where the package lacks one."""
    found = {}
    with tarfile.open(fileobj=io.BytesIO(data_of_debian_package(package))) as archive:
        for member in archive:
            stream = archive.extractfile(member) if member.name in _MEMBERS else None
            if stream is not None:
                found[_MEMBERS[member.name]] = stream.read()
    if missing := set(_MEMBERS.values()) - found.keys():
        raise LexiconSourceError(f"the package has no {sorted(missing)}")
    output.mkdir(parents=True, exist_ok=True)
    for name, data in found.items():
        (output / name).write_bytes(data)


def main(arguments: list[str]) -> int:
    """Runs the command line; 0 done, 1 wrong sources, 2 usage."""
    if len(arguments) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    packages, output = map(Path, arguments)
    try:
        count = check_own_definitions(load_word_list("wide"))
        unpack_wordnet(read_wordnet_package(packages), output)
    except (LexiconSourceError, DamagedDefinitionsError, OSError) as error:
        print(f"build_definitions: {error}", file=sys.stderr)
        return 1
    print(f"{count} own definitions; {len(_MEMBERS)} files of WordNet in {output}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
