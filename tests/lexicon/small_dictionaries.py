"""A spelling dictionary of a few words in a folder of its own, for the real enchant and for a stand-in."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

TAG = "en_QQ"
WORDS = (
    *("cat", "quiz", "za", "email", "paris", "xviii", "nato", "blorp", "bk", "mid", "civic", "a", "cccc"),
    *("well-known", "NASA", "Steve"),
)
AFFIXES = "SET UTF-8\n"


def install(config_folder: Path, tag: str = TAG, words: tuple[str, ...] = WORDS) -> Path:
    """Puts the files of a dictionary into the game's own folder for enchant; the .dic file."""
    folder = config_folder / "hunspell"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{tag}.aff").write_text(AFFIXES)
    path = folder / f"{tag}.dic"
    path.write_text("\n".join([str(len(words)), *words, ""]))
    return path


class _Provider:
    name = "hunspell"
    desc = "Stand-in"


class _Dict:
    """Reads the file and says yes as readily as hunspell: to capitals, digits and single letters too."""

    provider = _Provider()

    def __init__(self, path: Path) -> None:
        self._words = set(path.read_text().split()[1:])

    def check(self, word: str) -> bool:
        if not word or "\0" in word or len(word) > 99:
            raise ValueError(word)
        return word in self._words or word.lower() in self._words or len(word) == 1 or word.isdigit()


class _Broker:
    def __init__(self) -> None:
        self._folder = Path(os.environ["ENCHANT_CONFIG_DIR"]) / "hunspell"
        self.orderings: dict[str, str] = {}

    def set_ordering(self, tag: str, ordering: str) -> None:
        self.orderings[tag] = ordering

    def list_dicts(self) -> list[tuple[str, _Provider]]:
        return [(path.stem, _Provider()) for path in self._folder.glob("*.dic")]

    def request_dict(self, tag: str) -> _Dict:
        path = self._folder / f"{tag}.dic"
        if not path.exists() or tag not in self.orderings:
            raise LookupError(tag)
        return _Dict(path)


def stand_in() -> ModuleType:
    """A module with as much of enchant as the judge asks for."""
    module = ModuleType("enchant")
    module.Broker = _Broker  # type: ignore[attr-defined]  # a module of one class
    return module


def real() -> ModuleType:
    """The enchant of this machine. Raises whatever a machine without it raises."""
    import enchant  # type: ignore[import-untyped]  # it has no types

    module: ModuleType = enchant
    return module


def imports() -> list[Callable[[], ModuleType]]:
    """The stand-in, and the real one where this machine has it."""
    try:
        real()
    except Exception as error:  # noqa: BLE001  every kind was seen
        print(f"without the enchant C library: {error}", file=sys.stderr)
        return [stand_in]
    return [stand_in, real]
