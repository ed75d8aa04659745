"""Finds data files: the same call in a checkout, an installed wheel and a frozen bundle.

A wheel and a bundle hold them at ``quiddler_qt/resources``; a checkout holds them at
``resources/`` beside the package, and an editable install points at the checkout.
"""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def resource_folder() -> Path:
    """The folder of the data files. Raises FileNotFoundError where the install is damaged."""
    for place in (_PACKAGE / "resources", _PACKAGE.parent / "resources"):
        if place.is_dir():
            return place
    raise FileNotFoundError(f"no data files beside {_PACKAGE}: is the install damaged?")


def resource(*parts: str) -> Path:
    """Path of one data file, for example ``resource("lexicon", "standard.txt.gz")``."""
    return resource_folder().joinpath(*parts)
