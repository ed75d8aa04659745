"""Front coding: the compact file format of the shipped word lists.

A file is a gzip stream of three ASCII lines, each ended by a line feed:

1. the heading ``quiddler-words 1`` (1 is the version of the format);
2. the entries of all words in ascending order, without separators. An entry is one character, whose code is
   48 plus the number of letters to drop from the end of the word before, then the letters to add (a-z). The
   word before the first is empty: ``0abet1y2use`` is "abet", "abey", "abuse";
3. the tiers: one letter a word, in the same order.

Counting the dropped letters instead of the kept ones, and keeping the tiers apart, makes the gzip stream a
fifth smaller than a line a word with the number of kept letters.
"""

import gzip
import re
import zlib
from collections.abc import Mapping

_HEADING = b"quiddler-words 1"
_CODE_OF_ZERO = 48
_LONGEST_DROP = ord("`") - _CODE_OF_ZERO  # the next code is the letter "a"
_ENTRY = re.compile(rb"([0-`])([a-z]*)")
_WORD = re.compile(r"[a-z]+")
_TIER = re.compile(r"[A-Z]")


class FrontCodingError(ValueError):
    """The data is no word list of this format, or the words cannot be written in it."""


def encode(tier_of: Mapping[str, str]) -> bytes:
    """The three lines, not yet compressed, of words (a-z) that each have a tier letter (A-Z).

    Raises FrontCodingError for a word or a tier that the format cannot hold.
    """
    entries = bytearray()
    before = ""
    words = sorted(tier_of)
    for word in words:
        if not _WORD.fullmatch(word) or not _TIER.fullmatch(tier_of[word]):
            raise FrontCodingError(f"cannot write the word {word!r} with tier {tier_of[word]!r}")
        kept = _common_prefix_length(before, word)
        dropped = len(before) - kept
        if dropped > _LONGEST_DROP:
            raise FrontCodingError(f"cannot drop {dropped} letters of {before!r}")
        entries.append(_CODE_OF_ZERO + dropped)
        entries += word[kept:].encode("ascii")
        before = word
    tiers = "".join(tier_of[word] for word in words).encode("ascii")
    return b"%s\n%s\n%s\n" % (_HEADING, entries, tiers)


def decode(lines: bytes) -> tuple[bytes, bytes]:
    """The words, each followed by a line feed, and their tier letters, from the three lines of `encode`.

    Raises FrontCodingError for anything that `encode` does not write.
    """
    parts = lines.split(b"\n")
    if len(parts) != 4 or parts[0] != _HEADING or parts[3]:
        raise FrontCodingError("not the three lines of a word list")
    _, entries, tiers, _ = parts
    text = bytearray()
    word = b""
    count = read = 0
    for entry in _ENTRY.finditer(entries):
        kept = len(word) - entry[1][0] + _CODE_OF_ZERO
        if kept < 0:
            raise FrontCodingError(f"more letters to drop than {word!r} has")
        previous = word
        word = word[:kept] + entry[2]
        if word <= previous:
            raise FrontCodingError(f"{word!r} does not come after {previous!r}")
        text += word
        text += b"\n"
        count += 1
        read += len(entry[2]) + 1
    if read != len(entries) or count != len(tiers) or not re.fullmatch(rb"[A-Z]*", tiers):
        raise FrontCodingError("the entries and the tiers do not agree")
    return bytes(text), tiers


def compress(lines: bytes) -> bytes:
    """The gzip stream of the three lines, without time or name, so that the same list gives the same file.

    (Another build of zlib may find another, equally good stream: compare the lines, not the files.)
    """
    return gzip.compress(lines, compresslevel=9, mtime=0)


def decompress(data: bytes) -> bytes:
    """The three lines of a gzip stream. Raises FrontCodingError where it is damaged."""
    try:
        return gzip.decompress(data)
    except (OSError, EOFError, zlib.error) as error:
        raise FrontCodingError(f"damaged gzip stream: {error}") from error


def _common_prefix_length(one: str, other: str) -> int:
    length = 0
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        length += 1
    return length
