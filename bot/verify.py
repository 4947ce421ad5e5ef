"""`python -m bot verify`: checks the record of a game, and says in plain sentences what was checked or what differs."""

import sys
from importlib import import_module
from pathlib import Path

from bot.client import games
from bot.errors import OperatorError
from bot.game import AnyGame
from bot.record import Difference, Record, Unreadable, read, verify


def check_record(file: str) -> int:
    """Check the record in a file, "-" for standard input; return the exit code. OperatorError if it cannot be checked at all."""
    name = "Standard input" if file == "-" else file
    try:
        told = read(sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes())
    except OSError as error:
        raise OperatorError(f"{name} cannot be read: {error.strerror}.") from None
    except Unreadable as error:
        raise OperatorError(f"{name} {error}.") from None
    difference = verify(_game_of(told, name), told)
    print(differing(told, difference) if difference else checked(told))
    return 1 if difference else 0


def checked(told: Record) -> str:
    """Return what was checked in a record that is as it should be."""
    result = "its places and scores follow from them" if told.outcome else "it was stopped before its end"
    return "\n".join(
        (
            f"Table {told.session}: {told.game}, {told.seats} seats, rules version {told.rules_version}, moves: {len(told.moves)}.",
            f"The secret fits the seal: {told.seal}",
            f"All draws, throws and shuffles follow from the secret and the clicks on Join: {told.asked}.",
            f"The rules allow every move, and every event follows from its move; {result}.",
            f"No move was changed, added or left out if this is the fingerprint that you know: {told.fingerprint}",
        )
    )


def differing(told: Record, difference: Difference) -> str:
    """Return the first thing that differs."""
    number = difference.move
    where = "The set-up" if number == 0 else "The end" if number > len(told.moves) else f"Move {number}"
    return f"{where} differs ({difference.why}): {difference.told}."


def _game_of(told: Record, name: str) -> AnyGame:
    if told.game not in games():
        raise OperatorError(f"{name} is of a game that this Katzentisch does not have: {told.game!r}. It has {', '.join(games())}.")
    game: AnyGame = import_module(f"cogs.{told.game}.rules").GAME
    if told.rules_version != game.rules_version:
        raise OperatorError(f"{name} was played by version {told.rules_version} of the rules, and this Katzentisch has version {game.rules_version}.")
    return game
