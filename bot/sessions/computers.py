"""The computer players as people meet them: their names and faces, one cast for each level."""

from dataclasses import replace

from bot.game import LEVELS, Level
from bot.sessions.session import Seated

FACES: dict[Level, str] = {"easy": "😺", "medium": "😼", "hard": "🦁"}
CAST: dict[Level, tuple[str, ...]] = {
    "easy": ("Krümel", "Flocke", "Tapsi", "Wuschel", "Pünktchen"),
    "medium": ("Minka", "Felix", "Mohrle", "Susi", "Kasimir"),
    "hard": ("Kralle", "Sokrates", "Madame Mimi", "Graf Schnurr", "Kleopatra"),
}
SUBSTITUTE: Level = LEVELS[1]
"""The level at which the computer plays for people."""


def sit_down(seats: tuple[Seated, ...], level: Level) -> Seated:
    """Return the next seat with a computer player whose name nobody else at the table has."""
    taken = {seated.name for seated in seats}
    names = (f"{FACES[level]} {name}" for name in CAST[level])
    return Seated(len(seats), None, next(name for name in names if name not in taken), computer=level)


def stand_up(seats: tuple[Seated, ...]) -> tuple[Seated, ...]:
    """Return the seats without the computer player that sat down last; all of them if none sits there."""
    last = max((s.seat for s in seats if s.computer), default=None)
    return tuple(replace(s, seat=n) for n, s in enumerate(s for s in seats if s.seat != last))
