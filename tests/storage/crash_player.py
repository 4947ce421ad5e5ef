"""A player to be killed: for every line it reads it forks a child that plays at one table, and says a move aloud once
it is saved.

    playing 4711                  the child, to be killed
    said 1 17 0 {"type":…}        session, sequence number, seat and move: saved, or so it says
    gone                          the child is no more

The line it reads is the address of the database, a seed, and `honest`; `hasty` for a child that says its third move
before saving it, and then waits for ever; or `computers` for one that plays among computer players. Forking saves a
second of importing for each of many rounds.
"""

import asyncio
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from bot.background.rhythm import AT_ONCE
from bot.background.thinking import Thinkers
from bot.service.events import Events, Update
from bot.service.service import Sessions
from bot.sessions import decisions
from bot.storage.database import Database
from cogs.mausen.rules import GAME
from cogs.mausen.rules.rules import Pick
from tests.people import HERE, PEOPLE, among_computers, running
from tests.plugins import registry_of
from tests.policies import all_thought

SEATS = 3


async def play(url: str, seed: int, *, hasty: bool) -> None:
    """Pick at random, for ever: now and then again before the round is over."""
    rng = Random(seed)
    sessions = Sessions(await Database.open(url), registry_of(GAME))
    session = await newest(sessions)
    made = 0
    while True:
        if not session.status.is_active:
            session = await running(sessions, SEATS)
        seat = rng.randrange(SEATS)
        move: Pick = rng.choice(GAME.legal_moves(GAME.decode_state(session.state or b""), seat))
        if hasty and made == 2:
            say("said", session.id, session.seq + 1, seat, GAME.encode_move(move).decode())
            await asyncio.Event().wait()
        update = await sessions.do(session.id, decisions.act, PEOPLE[seat].id, session.step, move)
        session = update.after
        if update.after != update.before:
            made += 1
            say("said", session.id, session.seq, seat, GAME.encode_move(move).decode())


class Aloud(Sessions):
    """Says what computers chose."""

    async def choose(self, session_id: int, seat: int, step: int, move: Any) -> Update:
        update = await super().choose(session_id, seat, step, move)
        say("said", session_id, update.after.seq, seat, GAME.encode_move(move).decode())
        return update


async def play_among_computers(url: str, seed: int) -> None:
    """Pick at random, for ever; the computers pick for themselves, first of all what the killed ones were thinking
    about."""
    rng = Random(seed)
    registry, events = registry_of(GAME), Events()
    sessions = Aloud(await Database.open(url), registry, events)
    thinkers = Thinkers(sessions, registry, events, pace=AT_ONCE, make_executor=lambda: ThreadPoolExecutor(2))
    await thinkers.catch_up()
    while True:
        await all_thought(thinkers)
        session = await newest(sessions, among_computers)
        await all_thought(thinkers)
        session = await sessions.get(session.id)
        assert session.awaited == {0}, "everybody but the person has chosen"
        move: Pick = rng.choice(GAME.legal_moves(GAME.decode_state(session.state or b""), 0))
        update = await sessions.do(session.id, decisions.act, PEOPLE[0].id, session.step, move)
        say("said", session.id, update.after.seq, 0, GAME.encode_move(move).decode())


async def newest(sessions: Sessions, begin: Any = running):
    """Go on with the game that the killed one left behind."""
    left = await sessions._database.read(
        lambda connection: connection.exec_driver_sql("SELECT id FROM games WHERE status = 1").scalar()
    )
    return await sessions.get(left) if left else await begin(sessions, where=HERE)


def say(*words: object) -> None:
    os.write(1, f"{' '.join(map(str, words))}\n".encode())


def main() -> None:
    for line in sys.stdin:
        url, seed, manner = line.split()
        child = os.fork()
        if not child:
            asyncio.run(
                play_among_computers(url, int(seed))
                if manner == "computers"
                else play(url, int(seed), hasty=manner == "hasty")
            )
        say("playing", child)
        os.waitpid(child, 0)
        say("gone")


if __name__ == "__main__":
    main()
