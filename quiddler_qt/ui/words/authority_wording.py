"""What people read about authorities: names, what they are, what is missing and how to get it."""

from typing import assert_never

from quiddler_qt.lexicon.authorities import (
    AuthorityInfo,
    AuthorityKind,
    MissingAuthorityError,
    kind_of,
)
from quiddler_qt.lexicon.definitions import Definition, PartOfSpeech
from quiddler_qt.lexicon.enchant_judge import AUTHORITY_PREFIX, HowToGetDictionaries, MissingPart
from quiddler_qt.lexicon.imported_list import MAX_IMPORT_WORDS, ImportTrouble
from quiddler_qt.lexicon.word_list import UnknownWordListError
from quiddler_qt.ui.i18n import tr

_C = "Authority"
_MAX_IMPORT_MIB = 64


def authority_title(info: AuthorityInfo) -> str:
    """What a choice calls an authority: "Standard", "Dictionary en_US", or a list by its own title."""
    match info.kind:
        case AuthorityKind.STANDARD:
            return tr(_C, "Standard")
        case AuthorityKind.WIDE:
            return tr(_C, "Wide")
        case AuthorityKind.FAMILY:
            return tr(_C, "Family")
        case AuthorityKind.DICTIONARY:
            return tr(_C, "Dictionary {tag}").format(tag=info.title)
        case AuthorityKind.IMPORTED:
            return info.title or tr(_C, "A list without a name")
        case _:
            assert_never(info.kind)


def authority_name_title(name: str, title: str = "") -> str:
    """What people call an authority of which only the name is known, an imported list by its title."""
    try:
        kind = kind_of(name)
    except UnknownWordListError:
        return name
    if kind is AuthorityKind.DICTIONARY:
        title = name.removeprefix(AUTHORITY_PREFIX)
    if kind is AuthorityKind.IMPORTED and not title:
        return tr(_C, "An imported list")
    return authority_title(AuthorityInfo(name, kind, title))


def authority_explanation(info: AuthorityInfo) -> str:
    """What an authority is, in one or two sentences."""
    match info.kind:
        case AuthorityKind.STANDARD:
            return tr(_C, "The word list of the game: what word-game players know.")
        case AuthorityKind.WIDE:
            return tr(
                _C,
                "The standard list with the rarest words of large dictionaries, among them the UK Advanced "
                "Cryptics Dictionary, copyright J Ross Beresford 1993-1999.",
            )
        case AuthorityKind.FAMILY:
            return tr(_C, "Words that most people know, without the coarse and offensive ones.")
        case AuthorityKind.DICTIONARY:
            return tr(
                _C,
                "A spelling dictionary of this computer, read by {provider}. Names and abbreviations never "
                "count; words of two and three letters must also stand in the standard list.",
            ).format(provider=info.provider)
        case AuthorityKind.IMPORTED:
            return tr(_C, "A list that was brought in here: its words count, and no others.")
        case _:
            assert_never(info.kind)


def authority_count(info: AuthorityInfo) -> str:
    """How many words an authority has; "" where that was not counted yet."""
    if info.word_count is None:
        return ""
    if info.kind is AuthorityKind.DICTIONARY:
        return tr(_C, "accepts {count} words of the standard list").format(count=grouped(info.word_count))
    return tr(_C, "{count} words").format(count=grouped(info.word_count))


def grouped(count: int) -> str:
    """A large number in groups of three figures."""
    return f"{count:,}".replace(",", "\N{NARROW NO-BREAK SPACE}")


def missing_sentence(error: MissingAuthorityError) -> str:
    """Why a game cannot be played here, and what helps, in one sentence."""
    name = authority_name_title(error.name)
    match error.part:
        case None:
            return tr(
                _C,
                "This game was played with an imported word list that is not here: bring the same list in "
                "under Settings, and the game goes on.",
            )
        case MissingPart.C_LIBRARY:
            return tr(
                _C,
                "This game goes by {name}, but spelling dictionaries cannot be used here: Settings say how.",
            ).format(name=name)
        case MissingPart.DICTIONARY:
            return tr(
                _C, "This game goes by {name}, which is not on this computer: Settings say how to get it."
            ).format(name=name)
        case _:
            assert_never(error.part)


def other_words_sentence(title: str) -> str:
    """A game goes on with an authority that has other words than when it began."""
    return tr(
        _C,
        "{name} has other words now than when this game began. Verdicts already given stand; new ones go by "
        "the words of today.",
    ).format(name=title)


def how_to_get_sentence(way: HowToGetDictionaries, folder: str) -> str:
    """How to get spelling dictionaries, in one line. ``folder`` is the game's own for them."""
    match way:
        case HowToGetDictionaries.LINUX_PACKAGES:
            return tr(
                _C,
                "To play by a spelling dictionary, install the packages libenchant-2-2 and, for English, "
                "hunspell-en-us, or put .aff and .dic files into {folder}.",
            ).format(folder=folder)
        case HowToGetDictionaries.HOMEBREW:
            return tr(
                _C,
                "To play by a spelling dictionary, run “brew install enchant” and put .aff and .dic files "
                "into {folder}.",
            ).format(folder=folder)
        case HowToGetDictionaries.OWN_FOLDER:
            return tr(_C, "To play by a spelling dictionary, put .aff and .dic files into {folder}.").format(
                folder=folder
            )
        case _:
            assert_never(way)


def import_trouble_sentence(name: str, trouble: ImportTrouble) -> str:
    """Why a file is no word list."""
    match trouble:
        case ImportTrouble.TOO_LARGE:
            return tr(_C, "{name} is larger than {size} MiB: too large for a word list.").format(
                name=name, size=_MAX_IMPORT_MIB
            )
        case ImportTrouble.TOO_MANY_WORDS:
            return tr(_C, "{name} has more than {count} words: too many for a word list.").format(
                name=name, count=grouped(MAX_IMPORT_WORDS)
            )
        case ImportTrouble.NO_WORDS:
            return tr(_C, "{name} has no line with a word of 2 to 20 letters from A to Z.").format(name=name)
        case ImportTrouble.DAMAGED:
            return tr(_C, "{name} is damaged.").format(name=name)
        case _:
            assert_never(trouble)


def imported_sentence(title: str, words: int, skipped: int) -> str:
    """What was brought in; lines that hold no word were left out."""
    told = tr(_C, "“{title}” was brought in with {words} words.").format(title=title, words=grouped(words))
    if skipped == 1:
        told += " " + tr(_C, "One line was left out: it holds no word of 2 to 20 letters.")
    elif skipped:
        told += " " + tr(_C, "%n lines were left out: they hold no word of 2 to 20 letters.", skipped)
    return told


# -- definitions -----------------------------------------------------------------------------------------


def definition_text(word: str, definition: Definition | None) -> str:
    """A word's meaning in one line: "cats (of cat, noun): a small animal"; or that none is stored.

    ``word`` is in an authority's list or not: this tells only what it means.
    """
    if definition is None:
        return tr(_C, "no definition stored")
    part = part_of_speech(definition.part_of_speech)
    if definition.lemma == word.lower():
        return tr(_C, "{part}: {text}").format(part=part, text=definition.text)
    return tr(_C, "of {lemma}, {part}: {text}").format(
        lemma=definition.lemma, part=part, text=definition.text
    )


def listed_definition(word: str, definition: Definition | None) -> str:
    """The meaning of a word that counts, or that it counts without one."""
    if definition is None:
        return tr(_C, "In the list; no definition stored")
    return definition_text(word, definition)


def part_of_speech(part: PartOfSpeech) -> str:
    """The kind of a word, for people."""
    match part:
        case PartOfSpeech.NOUN:
            return tr(_C, "noun")
        case PartOfSpeech.VERB:
            return tr(_C, "verb")
        case PartOfSpeech.ADJECTIVE:
            return tr(_C, "adjective")
        case PartOfSpeech.ADVERB:
            return tr(_C, "adverb")
        case PartOfSpeech.PRONOUN:
            return tr(_C, "pronoun")
        case PartOfSpeech.DETERMINER:
            return tr(_C, "determiner")
        case PartOfSpeech.PREPOSITION:
            return tr(_C, "preposition")
        case PartOfSpeech.CONJUNCTION:
            return tr(_C, "conjunction")
        case PartOfSpeech.INTERJECTION:
            return tr(_C, "interjection")
        case _:
            assert_never(part)
