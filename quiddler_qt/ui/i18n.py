"""The one door for every string a person sees, and the languages it can be had in.

Texts are written in English in the code and gathered by ``packaging/update_translations.py``, which makes one
catalogue a language in ``resources/i18n``. Another language takes effect when pages are built anew.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTranslator

from quiddler_qt.resource_files import resource

ENGLISH: Final = "en"
LANGUAGES: Final[Mapping[str, str]] = {ENGLISH: "English", "lt": "Lietuvių", "ro": "Română"}
"""Every language by its code, each named in itself."""


def tr(context: str, text: str, count: int = -1) -> str:
    """The text in the language of the interface.

    ``context`` groups the strings for translators. ``count`` picks the plural form and fills ``%n``.
    Names and numbers go in afterwards with ``str.format``.
    """
    return QCoreApplication.translate(context, text, None, count)


def language_for(chosen: str, wanted: Iterable[str]) -> str:
    """The code of the language to speak: the chosen one, or the first of those wanted that there is.

    ``wanted`` are names as the system gives them ("ro-RO", "lt_LT", "de"). English where none is there.
    """
    if chosen in LANGUAGES:
        return chosen
    for name in wanted:
        code = name.replace("_", "-").split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return ENGLISH


class Interpreter(QObject):
    """Speaks one language at a time: texts, plurals, dates and numbers. Needs a QCoreApplication."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._translator: QTranslator | None = None
        self._system = QLocale()
        self._language = ENGLISH

    @property
    def language(self) -> str:
        """The code of the language that is spoken."""
        return self._language

    def speak(self, chosen: str) -> bool:
        """Speaks the chosen language, "" for the system's. Returns whether another was spoken before."""
        language = language_for(chosen, QLocale.system().uiLanguages())
        # The system's own way of dates and numbers stays where it goes with the language.
        same_family = language_for("", [self._system.name()]) == language
        QLocale.setDefault(self._system if same_family else QLocale(language))
        if language == self._language:
            return False
        if self._translator is not None:
            QCoreApplication.removeTranslator(self._translator)
            self._translator.deleteLater()
            self._translator = None
        if language != ENGLISH:
            translator = QTranslator(self)
            if not translator.load(str(resource("i18n", f"quiddler_qt_{language}.qm"))):
                return self._settle(ENGLISH)
            QCoreApplication.installTranslator(translator)
            self._translator = translator
        return self._settle(language)

    def _settle(self, language: str) -> bool:
        changed, self._language = language != self._language, language
        return changed
