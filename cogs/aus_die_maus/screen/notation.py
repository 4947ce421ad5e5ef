"""Moves of Aus die Maus as people type them: 3, 2b for backward, or what the button says."""

import re
from collections.abc import Sequence

from bot.draw.signs import in_stock
from bot.errors import InvalidInput
from bot.text.words import LANGUAGES, speaker
from cogs.aus_die_maus.rules.state import View
from cogs.aus_die_maus.rules.track import Run
from cogs.aus_die_maus.screen.move_hints import label

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


def typed_move(text: str, view: View, names: Sequence[str]) -> Run:
    """Return the move for what a player typed: its code, or its label in any language; else InvalidInput."""
    text = BACKWARD_TYPED.sub(BACKWARD, " ".join(text.lower().split()))
    codes = {
        in_stock(label(choice, view, names, speaker(language))).lower(): code_of(choice.move)
        for language in LANGUAGES
        for choice in view.choices
    }
    return move_of(codes.get(text, text))
