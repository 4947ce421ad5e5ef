"""Moves of Aus die Maus as people type them: 3, 2b for backward."""

import re

from bot.errors import InvalidInput
from bot.unicode import folded
from cogs.aus_die_maus.rules.track import Run

NUMBERS = ("0", "1", "2", "3")
BACKWARD = "b"
BACKWARD_TYPED = re.compile(r"(?<=\d)[zri]$")
"""How „zurück“, « reculer » and “indietro” begin."""


def code_of(move: Run) -> str:
    """Return a move as it can be typed: 3, or 3b for backward."""
    return f"{move.spaces}{BACKWARD}" if move.backward else str(move.spaces)


def move_of(code: str) -> Run:
    """Return the move that a code means; InvalidInput if it means none."""
    number = code.removesuffix(BACKWARD)
    if number not in NUMBERS:
        raise InvalidInput("aus_die_maus-no-such-move", text=code)
    return Run(int(number), backward=number != code)


def typed_move(text: str) -> Run:
    """Return the move for the code that a player typed, with the letter of any language; else InvalidInput."""
    return move_of(BACKWARD_TYPED.sub(BACKWARD, folded(text)))
