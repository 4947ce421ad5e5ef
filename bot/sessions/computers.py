"""The computer players at the table: their names and faces, one cast for each level."""

from collections.abc import Iterable
from itertools import pairwise

from bot.games.contract import FACES, AnyGame, Level
from bot.sessions.session import Seated

CAST: dict[Level, tuple[str, ...]] = {
    "easy": ("Krümel", "Flocke", "Tapsi", "Wuschel", "Pünktchen"),
    "medium": ("Minka", "Felix", "Mohrle", "Susi", "Kasimir"),
    "tricky": ("Filou", "Schlingel", "Lady Luchs", "Räuber", "Mikesch"),
    "sly": ("Luzifer", "Isolde", "Don Pfote", "Mata Mauzi", "Pfiffikus"),
    "clever": ("Tatze", "Sherlock", "Adlerauge", "Rosalind", "Moritz"),
    "strong": ("Titus", "Brunhilde", "Kapitän Kater", "Bruno", "Herkules"),
    "fierce": ("Zorro", "Medusa", "Fauchi", "Attila", "Walküre"),
    "tough": ("Cäsar", "Sphinx", "Merlin", "Zarin Samt", "Maestro"),
    "hard": ("Kralle", "Sokrates", "Madame Mimi", "Graf Schnurr", "Kleopatra"),
}
INTRODUCED = 3
"""How many of a cast the menu names."""
HEAVY: tuple[Level, ...] = ("tough", "hard")
"""Those that think so much that not everybody may have many of them."""
SUBSTITUTE: Level = "medium"
"""The level at which the computer plays for people."""


COMFORTABLE = 4
"""How many seats a table has that is filled with computer players, where the game takes that many."""


def missing(game: AnyGame, here: int) -> int:
    """Return how many computer players fill a table at which so many sit."""
    return max(0, min(COMFORTABLE, game.seats[-1]) - here)


def sit_down(seats: tuple[Seated, ...], level: Level) -> Seated:
    """Return the next seat with a computer player whose name no other player at the table has."""
    taken = {seated.name for seated in seats}
    # a person may have the name of a computer player, so each name can come a second time
    names = (f"{FACES[level]} {name}{suffix}" for suffix in ("", " II") for name in CAST[level])
    return Seated(len(seats), None, next(name for name in names if name not in taken), computer=level)


def sit_down_several(seats: tuple[Seated, ...], levels: Iterable[Level]) -> tuple[Seated, ...]:
    """Return the seats with a computer player of each of these levels on further ones."""
    for level in levels:
        seats = (*seats, sit_down(seats, level))
    return seats


def introduced(level: Level) -> str:
    """Return the names by which a menu introduces the computer players of a level."""
    return ", ".join(CAST[level][:INTRODUCED])


def levels_of(seats: Iterable[Seated]) -> tuple[Level, ...]:
    """Return the levels of the computer players, in seat order."""
    return tuple(seated.computer for seated in seats if seated.computer)


def harder(seats: Iterable[Seated], levels: tuple[Level, ...]) -> tuple[Level, ...]:
    """Return the levels of the same computer players one step up; `levels` are the game's, from the weakest on."""
    above = dict(pairwise(levels))
    return tuple(above.get(level, level) for level in levels_of(seats))


def last(seats: tuple[Seated, ...]) -> Seated | None:
    """Return the computer player that sat down last; None if none sits there."""
    return next((seated for seated in reversed(seats) if seated.computer), None)


def heavy(levels: Iterable[Level]) -> int:
    """Return how many of these think much."""
    return sum(level in HEAVY for level in levels)
