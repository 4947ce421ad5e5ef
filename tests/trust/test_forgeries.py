"""Thousands of forged clicks, commands, autocompletes and modals, at tables of all games, by everyone and from everywhere.

Each is answered, none leaves a traceback, and none changes what its person could not change by a real click.
"""

import logging
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.app import App
from bot.games.contract import AnyGame
from bot.service.service import Plan
from bot.sessions.session import ChannelRef, Person, Seated, Session, Status
from bot.settings import load_settings
from bot.storage import sessions as rows
from bot.ui import page
from tests.playout import game_folders, game_in
from tests.standin.direct import Direct, connected
from tests.standin.world import Interaction, World, walk
from tests.trust.forgeries import Forger, described

PEOPLE = ("anna", "ben", "cleo", "dora", "stranger", "manager")
SEATED = 3
EVERY = 100
"""After so many forgeries each table is there again."""


class Recorded(logging.Handler):
    """Keeps tracebacks and errors."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info or record.levelno >= logging.ERROR:
            self.lines.append(self.format(record))


class Tables:
    """A lobby and a running game of each kind, made anew when they end."""

    def __init__(self, direct: Direct) -> None:
        self.direct, self.world, self.sessions = direct, direct.world, direct.app.services.sessions
        self.users = {name: self.world.add_user(name) for name in PEOPLE}
        self.channels = [
            (self.world.add_channel(f"{game} {kind}"), game, kind == "running")
            for game in game_folders()
            for kind in ("lobby", "running")
        ]

    async def prepare(self) -> None:
        """Open what is not there."""
        for number, (channel, game, is_running) in enumerate(self.channels):
            where = ChannelRef(int(self.world.guild_id), int(channel["id"]))
            if await self.direct.app.database.read(rows.load_active, where.channel_id, game):
                continue
            people = [Person(int(self.users[name]["id"]), name, "en") for name in PEOPLE]
            opened = await self.sessions.open(where, Plan(game, "en"), people[0], number + 1)
            for person in people[1 : min(SEATED, game_in(game).seats[-1])]:
                await self.sessions.join(opened.id, person, number + 1)
            if is_running:
                await self.sessions.start(opened.id, people[0].id)
            await self.direct.app.services.boards.bring_down(opened.id)
            if is_running:
                await self._open_hands(channel)

    async def _open_hands(self, channel: dict[str, Any]) -> None:
        board = [*self.world.messages[channel["id"]].values()][-1]
        hand = [c["custom_id"] for c in walk(board["components"]) if "|hand|" in (c.get("custom_id") or "")]
        for name in PEOPLE[:SEATED] if hand else ():
            data = {"custom_id": hand[0], "component_type": 2}
            await self.direct.send(self.world.interaction(self.users[name], channel, 3, data, message=board))

    async def all(self) -> dict[int, tuple[Session, int]]:
        """Return every session as it is saved, and how many moves its log has."""
        return await self.direct.app.database.read(_all_sessions)


def _all_sessions(connection: Any) -> dict[int, tuple[Session, int]]:
    counts = dict(connection.exec_driver_sql("SELECT game_id, count(*) FROM moves GROUP BY game_id").all())
    ids = connection.exec_driver_sql("SELECT id FROM games WHERE status < 2 OR id > (SELECT max(id) FROM games) - 9")
    return {number: (rows.load(connection, number), counts.get(number, 0)) for (number,) in ids.all()}


def wrong(interaction: Interaction, before: tuple[Session, int] | None, after: tuple[Session, int]) -> str:
    """Return what a change did that its person may not do; nothing for a legal one."""
    payload, user_id = interaction.payload, int(interaction.user["id"])
    guild, session = int(payload.get("guild_id") or 0), after[0]
    if before is None:
        return "" if guild == session.where.guild_id and session.seated(user_id) else "opened elsewhere"
    was, own = before[0], before[0].seated(user_id)
    if guild != was.where.guild_id and not (guild == 0 and own):
        return "changed from another server"
    is_manager = payload.get("member", {}).get("permissions", "0") == "2080"
    if session.status == Status.STOPPED != was.status:
        return "" if own or is_manager else "stopped by a stranger"
    if was.status == Status.LOBBY:
        return wrong_in_lobby(was, session, own, user_id)
    changed = [(a, b) for a, b in zip(was.seats, session.seats, strict=True) if _who(a) != _who(b)]
    if any({a.user_id, b.user_id} != {user_id} and not (a.is_free and b.user_id == user_id) for a, b in changed):
        return "changed the seat of another"
    if after[1] == before[1]:
        return "" if changed or session.awaited == was.awaited else "changed the game without a move"
    return wrong_move(was, session, own, game_in(was.game))


def _who(seated: Seated) -> tuple[Any, ...]:
    return seated.user_id, seated.computer, seated.gone, seated.agrees_to_stop, seated.marks


def wrong_in_lobby(was: Session, now: Session, own: Seated | None, user_id: int) -> str:
    is_host = own is not None and was.host == own
    if now.status == Status.RUNNING:
        return "" if is_host and len(was.seats) in game_in(was.game).seats else "started by another than the host"
    people = {s.user_id for s in was.seats if s.user_id} ^ {s.user_id for s in now.seats if s.user_id}
    computers = [s.computer for s in was.seats if s.computer] != [s.computer for s in now.seats if s.computer]
    if people - {user_id}:
        return "changed the seat of another"
    return "changed computer players" if computers and not (is_host or people == {user_id}) else ""


def wrong_move(was: Session, now: Session, own: Seated | None, game: AnyGame) -> str:
    if own is None or was.state is None or now.state is None:
        return "moved without a seat"
    before, after = game.decode_state(was.state), game.decode_state(now.state)
    if own.seat not in game.waiting_on(before) and not game.legal_moves(before, own.seat) and not game.giving_up:
        return "moved out of turn"
    others = [seat for seat in range(len(was.seats)) if seat != own.seat]
    kept = [seat for seat in others if seat in was.awaited and not (now.step > was.step)]
    return "moved for another" if any(seat not in game.waiting_on(after) for seat in kept) else ""


async def forge(folder: Path, database: Path, many: int, seed: int, monkeypatch: Any) -> Counter[str]:
    """Send so many forgeries; return what they came to."""
    found, recorded = Counter[str](), Recorded()
    monkeypatch.setattr(page, "drawn", _dot)
    settings = load_settings(database_url=f"sqlite:///{database}", sqlite_synchronous="NORMAL", shard_count=1)
    app = App(settings, edit_pause=0.0, make_executor=lambda: ThreadPoolExecutor(1))
    monkeypatch.setattr(app, "_sync_commands", _nothing)
    world, rng = World(), Random(seed)
    logging.getLogger().addHandler(recorded)
    try:
        async with connected(app, world, monkeypatch) as direct:
            tables = Tables(direct)
            actions = app.services.router._handlers
            forger = Forger(world, app.client.tree.get_commands(), actions, rng)
            for number in range(many):
                if number % EVERY == 0:
                    await tables.prepare()
                await one(tables, forger, rng, found)
                assert recorded.lines == []
    finally:
        logging.getLogger().removeHandler(recorded)
    return found


async def one(tables: Tables, forger: Forger, rng: Random, found: Counter[str]) -> None:
    """Send one forgery and judge it."""
    channel, *_ = rng.choice(tables.channels)
    interaction = forger.make(tables.users[rng.choice(PEOPLE)], channel)
    before = await tables.all()
    await tables.direct.send(interaction)
    assert interaction.answers, f"no answer: {described(interaction)}"
    after = await tables.all()
    changed = [number for number in after if number not in before or _played(before[number]) != _played(after[number])]
    for number in changed:
        why = wrong(interaction, before.get(number), after[number])
        assert not why, f"{why}: session {number}, {described(interaction)}"
    found[f"type {interaction.payload['type']}"] += 1
    found["legal changes"] += len(changed)


def _played(known: tuple[Session, int]) -> tuple[Any, ...]:
    session, moves = known
    seats = [(*_who(s), s.rank) for s in session.seats]
    return session.status, session.state, session.options, moves, seats


async def _nothing(_database: Any) -> None:
    pass


async def _dot(_paint: Any, _args: Any) -> bytes:
    return b"\x89PNG"


@pytest.mark.parametrize("many", [300, pytest.param(20_000, marks=pytest.mark.slow)])
async def test_every_forgery_is_answered_and_does_only_what_its_person_may_do(
    tmp_path, migrated_file, many, monkeypatch, capsys
):
    database = tmp_path / "forged.db"
    database.write_bytes(migrated_file.read_bytes())
    found = await forge(tmp_path, database, many, many, monkeypatch)
    with capsys.disabled():
        print(f"\n{many} forgeries: {dict(found)}")
    assert found["legal changes"] > many // 100, "some forgeries are what a real click would be"
