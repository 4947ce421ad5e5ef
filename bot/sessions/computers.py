"""The computer players at the table: their names and faces, one cast for each level."""

from bot.games.contract import LEVELS, Level
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
    """Return the next seat with a computer player whose name no other player at the table has."""
    taken = {seated.name for seated in seats}
    # a person may have the name of a computer player, so each name can come a second time
    names = (f"{FACES[level]} {name}{suffix}" for suffix in ("", " II") for name in CAST[level])
    return Seated(len(seats), None, next(name for name in names if name not in taken), computer=level)


def last(seats: tuple[Seated, ...]) -> Seated | None:
    """Return the computer player that sat down last; None if none sits there."""
    return next((seated for seated in reversed(seats) if seated.computer), None)
