"""Words typed on the keyboard: every letter picks a card, one key goes through all ways to spell the same."""

from PySide6.QtCore import QObject, Signal

from quiddler_qt.engine.cards import spelling_of
from quiddler_qt.session.arrangement import Arrangement, InRow, NewRow, move_cards
from quiddler_qt.session.history import Change, ChangeKind
from quiddler_qt.session.typed_word import Reading, following, readings
from quiddler_qt.ui import wording
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.scene.picture import TablePicture
from quiddler_qt.ui.scene.stage import TableStage
from quiddler_qt.ui.scene.table_keys import key_name

_C = "Typing"


class WordTyping(QObject):
    """While a word is typed.

    ``typed(arrangement, change)`` asks for the cards to lie so, ``refused(sentence)`` says why they will not.
    ``told(sentence)`` is the status line meanwhile, "" once typing is over.
    """

    typed = Signal(object, object)
    told = Signal(str)
    refused = Signal(str)

    def __init__(self, stage: TableStage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self._series = 0
        self._base: Arrangement | None = None
        self._shown = Arrangement()
        self._row: int | None = None
        self._text = ""
        self._choices: tuple[Reading, ...] = ()
        self._choice = 0

    @property
    def is_on(self) -> bool:
        """Whether letters pick cards now."""
        return self._base is not None

    @property
    def has_letters(self) -> bool:
        """Whether something has been typed that cards can spell."""
        return bool(self._choices)

    def begin(self, row: int | None) -> bool:
        """Letters pick cards from now on, to the end of a row or (None) for a new word."""
        picture = self._stage.picture
        if picture is None or not picture.arrange.allowed:
            if picture is not None and picture.arrange.why_not:
                self.refused.emit(picture.arrange.why_not)
            return False
        self._series += 1
        self._base = self._shown = picture.arrangement
        self._row = row if row is not None and row < len(picture.arrangement.rows) else None
        self._text, self._choices, self._choice = "", (), 0
        self._tell()
        return True

    def letter(self, letter: str) -> None:
        """A letter was typed, as a capital."""
        if self._base is None:
            return
        choices = readings(self._text + letter, self._base.hand)
        if not choices:
            self.refused.emit(
                tr(_C, "No card in your hand goes on with {letter}.").format(letter=letter)
                if self._text
                else tr(_C, "No card in your hand begins with {letter}.").format(letter=letter)
            )
            self._tell()
            return
        before = self._reading
        self._text += letter
        self._choices, self._choice = choices, following(before, choices)
        self._show()

    def cycle(self, *, backwards: bool = False) -> None:
        """The next way to spell what was typed."""
        if self._choices:
            self._choice = (self._choice + (-1 if backwards else 1)) % len(self._choices)
            self._show()

    def take_back(self) -> None:
        """The card picked last goes back; with none, typing is over."""
        reading = self._reading
        if self._base is None or reading is None:
            self.end()
            return
        gone = len(reading.pending) or len(reading.faces[-1])
        self._text = self._text[:-gone]
        kept = Reading(reading.cards if reading.pending else reading.cards[:-1])
        self._choices = readings(self._text, self._base.hand) if self._text else ()
        faces = [choice.faces for choice in self._choices]
        self._choice = faces.index(kept.faces) if kept.faces in faces else 0
        self._show()

    def next_word(self) -> None:
        """The word is done; the letters that follow are another."""
        self._leave_pending()
        if self._stage.picture is not None:
            self.begin(None)

    def end(self) -> None:
        """The word stays as it is."""
        if self._base is not None:
            self._leave_pending()
            self._base = None
            self.told.emit("")

    def cancel(self) -> None:
        """All that was typed goes back to where it was."""
        if self._base is not None:
            self._text, self._choices = "", ()
            self._show()
            self.end()

    def picture_changes(self, picture: TablePicture) -> None:
        """Ends typing where the cards now lie otherwise than typing laid them."""
        if self._base is not None and picture.arrangement != self._shown:
            self._base = None
            self.told.emit("")

    def forget(self) -> None:
        """The table is cleared: no letter of any card is kept."""
        self._base, self._shown = None, Arrangement()
        self._text, self._choices = "", ()
        self.told.emit("")

    @property
    def _reading(self) -> Reading | None:
        return self._choices[self._choice] if self._choices else None

    def _leave_pending(self) -> None:
        self._text, self._choices = "", ()

    def _show(self) -> None:
        base, reading = self._base, self._reading
        if base is None:
            return
        cards = reading.cards if reading is not None else ()
        row = len(base.rows) if self._row is None else self._row
        after = base
        if cards:
            place = NewRow() if self._row is None else InRow(self._row, len(base.rows[self._row]))
            after = move_cards(base, cards, place)
        if after != self._shown:
            self._shown = after
            self.typed.emit(after, Change(ChangeKind.TYPE, cards, row, series=self._series))
        self._tell()

    def _tell(self) -> None:
        """What has been typed, in which other ways it can be spelled, and the keys."""
        if self._base is None:
            return
        reading = self._reading
        if reading is None:
            text = tr(_C, "Type a word: every letter picks a card. {enter} ends, {esc} takes all back.")
            self.told.emit(text.format(enter=key_name("Enter"), esc=key_name("Esc")))
            return
        word = "-".join(reading.faces)
        if reading.pending:
            word = f"{word}-{reading.pending.lower()}…" if word else f"{reading.pending.lower()}…"
        others = [choice for choice in self._choices if choice is not reading]
        other = self._choices[(self._choice + 1) % len(self._choices)]
        text = (
            tr(_C, "Typing {word} ({tab}: {other}; {space}: next word; {enter}: done)")
            if others
            else tr(_C, "Typing {word} ({backspace} takes back; {space}: next word; {enter}: done)")
        )
        self.told.emit(
            text.format(
                word=word,
                other="-".join(other.faces),
                tab=key_name("Tab"),
                backspace=key_name("Backspace"),
                space=key_name("Space"),
                enter=key_name("Enter"),
            )
        )

    def spoken(self) -> str:
        """The word so far, for a screen reader: "THE, T H E"."""
        reading = self._reading
        if reading is None:
            return ""
        return f"{spelling_of(reading.cards)}, {wording.enumeration(list(reading.faces))}"
