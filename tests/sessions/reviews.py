"""Games that are over, without Discord and without a database, to look back at."""

import json
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from bot.games.chance import Chance
from bot.games.contract import AnyGame
from bot.games.plugin import Recap
from bot.past.review import Played
from bot.sessions.log import LoggedMove
from bot.sessions.session import Status
from tests.playout import game_in
from tests.playthroughs.golden import FOLDER
from tests.sessions import dice
from tests.sessions.table import any_move, around

DICE = Recap(
    chapter=lambda state: 3 - -(-state.left // len(state.sums)) if state.left else 2,
    standing=lambda state: state.sums,
    traits=lambda state, seat: {},
    has_luck=True,
    simulated_games=300,
)
"""How two rounds of dice are told."""
GOLDEN = sorted(FOLDER.glob("*/*.json"))


def thrown(seats: int = 3, secret: int = 1) -> Played:
    """Return a game of dice: nobody decides anything."""
    moves = lambda state, _: (min(dice.GAME.waiting_on(state)), dice.Throw())  # noqa: E731
    return over(
        dice.GAME, DICE, seats, moves, secret=bytes([secret]) * 32, session=1, joins=(900,), options={"rounds": "2"}
    )


def recorded(path: Path) -> Played:
    """Return a golden game."""
    golden, game = json.loads(path.read_text()), game_in(path.parent.name)
    moves = iter([(seat, game.decode_move(json.dumps(move).encode())) for seat, move in golden["moves"]])
    told = import_module(f"cogs.{path.parent.name}.recap").RECAP
    facts = {"secret": bytes.fromhex(golden["secret"]), "session": golden["session"], "joins": tuple(golden["joins"])}
    played = over(
        game, told, golden["seats"], lambda *_: next(moves), options=game.settle_options(golden["options"]), **facts
    )
    return replace(played, mind=import_module(f"cogs.{path.parent.name}.computer").choose)


def over(
    game: AnyGame, recap: Recap[Any], seats: int, choose: Callable[[Any, Any], Any], *, secret: bytes, session: int, joins: tuple[int, ...],
    options: dict[str, str],
) -> Played:  # fmt: skip
    """Play a game to its end and return it with its log."""
    chance, log = Chance(secret, session, joins), list[LoggedMove]()
    state = game.setup(seats, options, chance)
    while game.waiting_on(state):
        seat, move = choose(state, chance)
        applied = game.apply(state, seat, move, chance)
        log.append(
            LoggedMove(
                seat, False, game.encode_move(move), msgspec.json.encode(applied.events) if applied.events else b""
            )
        )
        state = applied.state
    outcome = game.outcome(state)
    table = around(
        seats,
        game=game,
        id=session,
        secret=secret,
        joins=joins,
        options=options,
        status=Status.FINISHED,
        state=game.encode_state(state),
    )
    seated = tuple(replace(s, place=outcome.places[s.seat], score=outcome.scores[s.seat]) for s in table.seats)
    return Played(game, recap, any_move, replace(table, seats=seated, awaited=frozenset()), tuple(log))
