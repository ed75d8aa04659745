"""Names of players: what is seen of them, and when two cannot be told apart (bug report B23)."""

import unicodedata
from typing import Final

# Control, format (among them the signs that turn the direction of text), private and unassigned characters,
# lone surrogates, and the separators of lines and paragraphs.
_UNSEEN: Final = frozenset({"Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp"})


def visible_text(typed: str) -> str:
    """What can be seen of a text; line breaks and other blanks become spaces."""
    return "".join(" " if sign.isspace() else sign for sign in typed if _may_be_seen(sign))


def whole_name_key(name: str) -> str:
    """What is compared of a name of any length: equal but for capitals and blanks is the same name."""
    return unicodedata.normalize("NFKC", " ".join(visible_text(name).split())).casefold()


def _may_be_seen(sign: str) -> bool:
    return sign.isspace() or unicodedata.category(sign) not in _UNSEEN
