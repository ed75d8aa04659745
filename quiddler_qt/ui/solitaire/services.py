"""What the rooms of solitaire need of the program. It outlives their pages, which another language renews."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from quiddler_qt.ui.dialogs.overlay import Overlay
from quiddler_qt.ui.preferences import Preferences
from quiddler_qt.ui.rooms import Room
from quiddler_qt.ui.solitaire.game_keeper import GameKeeper
from quiddler_qt.ui.solitaire.solitaire_process import SolitaireProcess
from quiddler_qt.ui.sound import Cue


@dataclass(frozen=True, slots=True)
class SolitaireServices:
    """Objects that all rooms of solitaire share.

    ``solitaire`` and ``daily`` keep the games in play. ``overlay`` gives the overlay of the window as it is
    now. ``now`` is the moment on the player's clock, with its time zone: its date is today. ``first_deal``
    draws the number from which a deal that can be won is looked for. ``show_room`` leads to another room,
    ``play`` lets a cue be heard.
    """

    solitaire: GameKeeper
    daily: GameKeeper
    process: SolitaireProcess
    preferences: Preferences
    overlay: Callable[[], Overlay]
    now: Callable[[], datetime]
    first_deal: Callable[[], int]
    show_room: Callable[[Room], None]
    play: Callable[[Cue], None]

    def close(self) -> None:
        """The program ends: games are saved and let go of, nothing is thought about."""
        self.solitaire.close()
        self.daily.close()
        self.process.shutdown()
