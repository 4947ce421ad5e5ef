"""Nim: what its buttons mean, and the command by which a move is typed."""

from collections.abc import Iterator

from bot.errors import InvalidInput
from bot.games.plugin import Plug
from bot.table.buttons.cog import GameCog
from bot.table.buttons.commands import Field, Offer, Typing, new_table, typed_move
from bot.text.words import command_text
from tests.games.nim.computer import choose
from tests.games.nim.rules import GAME
from tests.games.nim.rules.recap import RECAP
from tests.games.nim.rules.rules import HOLES, MOST, Take
from tests.games.nim.screen.screen import SCREEN


def _take(typed: str) -> Take:
    hole, mice = typed[:1].upper(), typed[1:].strip()
    if not hole or not mice.isdecimal():
        raise InvalidInput
    return Take(hole, int(mice))


PLUG = Plug(GAME, SCREEN, choose, RECAP, moves=("nim.take",), opens=("nim.hole",))


def offer_moves(at: Typing) -> Iterator[Offer]:
    """Yield what can be taken."""
    for hole, mice in zip(HOLES, at.view.holes, strict=True):
        for n in range(1, min(MOST, mice) + 1):
            yield Offer(f"{hole}{n}", f"{hole}{n}")


class Nim(GameCog, group_name=GAME.command, group_description=command_text("nim-command")):
    """Nim's commands."""

    plug = PLUG
    new = new_table(GAME)
    take = typed_move(
        "nim-command-take", lambda at: _take(at.fields["move"]), move=Field("nim-option-move", offer_moves)
    )
