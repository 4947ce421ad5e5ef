"""`python -m bot verify`: checks the record of a game, and prints in sentences what was checked or what differs."""

import sys
from contextlib import nullcontext
from pathlib import Path

from bot.discovery import game_keys, load_game
from bot.errors import OperatorError
from bot.games.contract import AnyGame
from cogs.proof.record import MOST_BYTES, Difference, Record, Unreadable, loads, verify


def check_record(file: str) -> int:
    """Check the record in a file, "-" for standard input, and return the exit code; OperatorError if it is none."""
    name = "Standard input" if file == "-" else file
    try:
        record = loads(_read(file))
    except OSError as error:
        raise OperatorError(f"{name} cannot be read: {error.strerror}.") from None
    except Unreadable as error:
        raise OperatorError(f"{name} {error}.") from None
    difference = verify(_game_of(record, name), record)
    print(differing(record, difference) if difference else checked(record))
    return 1 if difference else 0


def _read(file: str) -> bytes:
    """Return what is in the file; Unreadable if that is more than any record, or has no end."""
    with nullcontext(sys.stdin.buffer) if file == "-" else Path(file).open("rb") as opened:
        text = opened.read(MOST_BYTES + 1)
    if len(text) > MOST_BYTES:
        raise Unreadable("is too large to be a record")
    return text


def checked(record: Record) -> str:
    """Return what was checked in a record that is right."""
    result = "its places and scores follow from them" if record.outcome else "it was stopped before its end"
    return "\n".join(
        (
            f"Table {record.session}: {record.game}, {record.seats} seats, rules version {record.rules_version}, "
            f"moves: {len(record.moves)}.",
            f"The secret fits the seal: {record.seal}",
            f"All draws, throws and shuffles follow from the secret and the clicks on Join: {record.draw_count}.",
            f"The rules allow every move, and every event follows from its move; {result}.",
            f"No move was changed, added or left out if this is the fingerprint that you know: {record.fingerprint}",
        )
    )


def differing(record: Record, difference: Difference) -> str:
    """Return the first thing that differs."""
    number = difference.move
    where = "The set-up" if number == 0 else "The end" if number > len(record.moves) else f"Move {number}"
    return f"{where} differs ({difference.why}): {difference.sentence}."


def _game_of(record: Record, name: str) -> AnyGame:
    if record.game not in game_keys():
        raise OperatorError(
            f"{name} is of a game that this Katzentisch does not have: {record.game!r}. "
            f"It has {', '.join(game_keys())}."
        )
    game = load_game(record.game)
    if record.rules_version != game.rules_version:
        raise OperatorError(
            f"{name} was played by version {record.rules_version} of the rules, "
            f"and this Katzentisch has version {game.rules_version}."
        )
    return game
