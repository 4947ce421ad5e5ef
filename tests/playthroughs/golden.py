"""Golden games: how a recorded game is written down, and how it is played again.

A file holds what the game was set up with, every move with its seat, the state after some of them, and how it ended.
Files are never changed: a game that was recorded has to play the same for ever.
"""

import json
from pathlib import Path
from typing import Any

import msgspec

from bot.games.chance import Chance
from bot.games.contract import AnyGame, Outcome
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
    moves = [[seat, json.loads(game.encode_move(move))] for seat, move in played.moves]
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
    state = game.setup(golden["seats"], game.settle_options(golden["options"]), chance)
    assert state == states[0]
    made = 0
    for made, (seat, move) in enumerate(golden["moves"], start=1):
        state = game.apply(state, seat, game.decode_move(json.dumps(move).encode()), chance).state
        assert state == states.get(made, state), f"after move {made}"
    assert made == max(states)
    assert game.outcome(state) == msgspec.convert(golden["outcome"], Outcome)
    assert chance.drawn == golden["drawn"]
