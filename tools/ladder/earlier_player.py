"""A program: a computer player of an earlier revision of the project, started in a folder that has its code.

It reads what a seat sees, one JSON line for each choice, and answers with its move. Nothing here may need what that
revision did not have yet: where rules and computers lie, and how they are called, is all that it asks for.
"""

import sys
from importlib import import_module
from time import thread_time
from typing import Any, get_type_hints

import msgspec

from bot.games.chance import SimulationChance


class Question(msgspec.Struct):
    """What a seat sees, the moves it may make, and what its thoughts are drawn from."""

    view: msgspec.Raw
    moves: msgspec.Raw
    seed: int


class Answer(msgspec.Struct):
    """The number of the chosen move among those it may make, and how long it computed."""

    move: int
    cpu_s: float


def main(key: str, level: Any) -> None:
    """Answer until there are no more questions."""
    game = import_module(f"cogs.{key}.rules").GAME
    choose = import_module(f"cogs.{key}.computer").choose
    view_type = get_type_hints(getattr(game, "computer_view", None) or game.view)["return"]
    for line in sys.stdin.buffer:
        asked = msgspec.json.decode(line, type=Question)
        view = msgspec.json.decode(asked.view, type=view_type)  # fields that are newer than it are left out
        moves = msgspec.json.decode(asked.moves, type=tuple[game.move_type, ...])
        began = thread_time()
        move = choose(view, moves, SimulationChance(asked.seed), level)
        answer = Answer(moves.index(move), thread_time() - began)
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
