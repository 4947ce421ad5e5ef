"""Games that are over, as sessions leave them behind: without Discord and without a database."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from bot.games.contract import AnyGame, Position
from bot.games.plugin import Chances, Choose, Recap
from bot.person import ChannelRef
from bot.sessions.log import LoggedMove
from bot.sessions.session import Seated, Session, Status
from tests import dice
from tests.playout import Playout, play_out
from tests.playthroughs.golden import FOLDER
from tests.plugins import any_move, plugin_in

DICE = Recap[Any](
    chapter=lambda state: 3 - -(-state.left // len(state.sums)) if state.left else 2,
    chapters="round",
    standing=lambda state: state.sums,
    simulated_games=300,
)
"""How two rounds of dice are summed up."""
GOLDEN = sorted(FOLDER.glob("*/*.json"))
SOME_GOLDEN = {path.parent: path for path in GOLDEN}.values()
"""One of each game."""

NAMES = ("Annegret", "Benedikt", "Cleopatra", "Dorothea", "Emilia", "Friedrich")
FIRST_ID = 100_000_000_000_000_000


def golden_of(key: str) -> list[Path]:
    """Return those of one game."""
    found = [path for path in GOLDEN if path.parent.name == key]
    assert found, f"record a golden game: .venv/bin/python -m tools.record golden {key}"
    return found


def left_behind(
    game: AnyGame, played: Playout, stopped_after: int | None = None
) -> tuple[Session, tuple[LoggedMove, ...]]:
    """Return the session and the log of a game that was played, to its end or until it was stopped."""
    chance, log = played.chance(), list[LoggedMove]()
    position = Position(game.setup(played.seats, game.settle_options(played.options), chance))
    for at, (seat, move) in enumerate(played.moves[:stopped_after]):
        by_bot = at in played.by_bot
        position, events = game.play(position, seat, move, chance, by_bot=by_bot)
        log.append(LoggedMove(seat, by_bot, game.encode_move(move), msgspec.json.encode(events) if events else b""))
    state = position.state
    outcome = game.outcome(state)
    seats = tuple(Seated(seat, FIRST_ID + seat, NAMES[seat]) for seat in range(played.seats))
    if outcome:
        seats = tuple(replace(s, rank=outcome.places[s.seat], score=outcome.scores[s.seat]) for s in seats)
    session = Session(
        id=played.session,
        where=ChannelRef(FIRST_ID + 10, FIRST_ID + 11),
        message_id=FIRST_ID + 12,
        game=game.key,
        rules_version=game.rules_version,
        options=game.settle_options(played.options),
        language="de",
        secret=played.secret,
        joins=played.joins,
        draws=chance.drawn,
        status=Status.FINISHED if outcome else Status.STOPPED,
        seq=len(log),
        step=len(log),
        state=game.encode_state(state),
        seats=seats,
    )
    return session, tuple(log)


class Finished(NamedTuple):
    """A game that is over, with all that is needed to look back at it."""

    game: AnyGame
    recap: Recap[Any]
    choose: Choose[Any, Any]
    session: Session
    log: tuple[LoggedMove, ...]


def thrown(seats: int = 3, seed: int = 1) -> Finished:
    """Return a game of dice: no player decides anything."""
    return Finished(dice.GAME, DICE, any_move, *left_behind(dice.GAME, play_out(dice.GAME, seats, seed, rounds="2")))


def recorded(path: Path) -> Finished:
    """Return a golden game, in which nobody judges who missed what: that takes seconds."""
    golden, key = json.loads(path.read_text()), path.parent.name
    plugin = plugin_in(key)
    moves = tuple((seat, plugin.game.decode_move(json.dumps(move).encode())) for seat, move, *_ in golden["moves"])
    played = Playout(
        golden["seats"],
        golden["options"],
        bytes.fromhex(golden["secret"]),
        golden["session"],
        tuple(golden["joins"]),
        moves,
        states=(),
        drawn=golden["drawn"],
        by_bot=frozenset(at for at, (*_, last) in enumerate(golden["moves"]) if last is True),
    )
    recap = replace(plugin.recap, chances=plugin.recap.chances and Chances())
    return Finished(plugin.game, recap, plugin.choose, *left_behind(plugin.game, played))
