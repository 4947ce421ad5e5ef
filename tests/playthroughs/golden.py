"""Golden games: how a recorded game is written down, and how it is played again.

A file holds what the game was set up with, every move with its seat, and true if a computer made it, the state after
some of them, and how it ended.
Files are never changed: a game that was recorded has to play the same for ever.
"""

import json
from pathlib import Path
from typing import Any

import msgspec

from bot.games.chance import Chance
from bot.games.contract import AnyGame, Outcome, Position
from tests.playout import Playout

FOLDER = Path(__file__).parent
CHECKPOINTS = 4


def write(game: AnyGame, played: Playout) -> str:
    """Return the text of the file: one move a line, one state a line."""
    marks = [len(played.moves) * n // CHECKPOINTS for n in range(CHECKPOINTS + 1)]
    head = {
        "game": game.key,
        "rules_version": game.rules_version,
        "seats": played.seats,
        "options": played.options,
        "secret": played.secret.hex(),
        "session": played.session,
        "joins": played.joins,
        "drawn": played.drawn,
        "outcome": msgspec.to_builtins(game.outcome(played.states[-1])),
    }
    moves = [
        [seat, json.loads(game.encode_move(move)), *([True] if at in played.by_bot else [])]
        for at, (seat, move) in enumerate(played.moves)
    ]
    states = [[at, json.loads(game.encode_state(played.states[at]))] for at in marks]
    lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in head.items()]
    lines += [f'"{name}": [\n{_one_a_line(rows)}\n]' for name, rows in (("moves", moves), ("states", states))]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _one_a_line(rows: list[Any]) -> str:
    return ",\n".join(f"  {json.dumps(row, separators=(',', ':'))}" for row in rows)


def replay(game: AnyGame, golden: dict[str, Any]) -> None:
    """Play a recorded game again; AssertionError where it goes another way."""
    states = {at: game.decode_state(json.dumps(state).encode()) for at, state in golden["states"]}
    chance = Chance(bytes.fromhex(golden["secret"]), golden["session"], golden["joins"])
    at = Position(game.setup(golden["seats"], game.settle_options(golden["options"]), chance))
    assert at.state == states[0]
    made = 0
    for made, (seat, move, *by_bot) in enumerate(golden["moves"], start=1):
        at, _ = game.play(at, seat, game.decode_move(json.dumps(move).encode()), chance, by_bot=bool(by_bot))
        assert at.state == states.get(made, at.state), f"after move {made}"
    assert made == max(states)
    assert game.outcome(at.state) == msgspec.convert(golden["outcome"], Outcome)
    assert chance.drawn == golden["drawn"]
