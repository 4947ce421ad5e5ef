"""The computer players as people meet them: their names and faces, one cast for each level."""

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
    """Return the next seat with a computer player whose name nobody else at the table has."""
    taken = {seated.name for seated in seats}
    names = (
        f"{FACES[level]} {name}{again}" for again in ("", " II") for name in CAST[level]
    )  # people may call themselves like one
    return Seated(len(seats), None, next(name for name in names if name not in taken), computer=level)


def last(seats: tuple[Seated, ...]) -> Seated | None:
    """Return the computer player that sat down last; None if none sits there."""
    return next((seated for seated in reversed(seats) if seated.computer), None)
