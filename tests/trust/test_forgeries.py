"""Thousands of forged clicks, commands, autocompletes and modals at tables of all games, from everywhere.

Each is answered, none leaves a traceback, and none changes what its person could not change by a real click.
"""

import logging
import sqlite3
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.games.contract import TakeBack
from bot.hosting.settings import load_settings
from bot.messages import page
from bot.person import ChannelRef, Person
from bot.run.app import App
from bot.sessions import decisions
from bot.sessions.log import LoggedMove
from bot.sessions.session import Seated, Session, Status
from bot.table.service import rows
from bot.table.service.service import TablePlan
from tests.playout import game_folders, game_in
from tests.standin.direct import Direct, connected
from tests.standin.world import Interaction, World, walk
from tests.trust.forgeries import Forger, described

PEOPLE = ("anna", "ben", "cleo", "dora", "stranger", "manager")
SEATED = 3
EVERY = 100
"""After so many forgeries each table is there again."""

Known = tuple[Session, tuple[LoggedMove, ...]]


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

    def __init__(self, direct: Direct, raw: sqlite3.Connection) -> None:
        self._raw = raw
        self.direct, self.world, self.sessions = direct, direct.world, direct.app.services.sessions
        self._seqs, self._known = dict[int, int](), dict[int, Known]()
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
            opened = await self.sessions.open_lobby(where, TablePlan(game, "en"), people[0], number + 1)
            for person in people[1 : min(SEATED, game_in(game).seats[-1])]:
                await self.sessions.act_for_person(opened.id, decisions.join, person, number + 1)
            if is_running:
                await self.sessions.act_for_person(opened.id, decisions.start, people[0].id)
            await self.direct.app.services.boards.bring_down(opened.id)
            if is_running:
                await self._open_hands(channel)

    async def _open_hands(self, channel: dict[str, Any]) -> None:
        board = [*self.world.messages[channel["id"]].values()][-1]
        hand = [c["custom_id"] for c in walk(board["components"]) if "|hand|" in (c.get("custom_id") or "")]
        for name in PEOPLE[:SEATED] if hand else ():
            data = {"custom_id": hand[0], "component_type": 2}
            await self.direct.send(self.world.interaction(self.users[name], channel, 3, data, message=board))

    async def changes(self) -> list[tuple[Known | None, Known]]:
        """Return what has changed in the database since the last call: sessions before and after."""
        found = dict(self._raw.execute("SELECT id, seq FROM games"))
        new = [number for number, seq in found.items() if self._seqs.get(number) != seq]
        self._seqs = found
        changed = [(self._known.get(number), await self.direct.app.database.read(_known, number)) for number in new]
        self._known |= {after[0].id: after for _, after in changed}
        return changed


def _known(connection: Any, number: int) -> Known:
    """Return a session as it is saved, and its log."""
    session = rows.load(connection, number)
    assert session
    return session, rows.load_log(connection, number)


def wrong(interaction: Interaction, before: Known | None, after: Known) -> str:
    """Return what a change did that its person may not do; nothing for a legal one."""
    payload, user_id = interaction.payload, int(interaction.user["id"])
    guild, session = int(payload.get("guild_id") or 0), after[0]
    if before is None:
        return "" if guild == session.where.guild_id and session.seated(user_id) else "opened elsewhere"
    was, own = before[0], before[0].seated(user_id)
    is_forgetting = (
        "|house.forget_now|" in str(payload["data"].get("custom_id")) and own and not session.seated(user_id)
    )
    if guild != was.where.guild_id and not (guild == 0 and own) and not is_forgetting:
        return "changed from another server"
    is_manager = payload.get("member", {}).get("permissions", "0") == "2080"
    if session.status == Status.STOPPED != was.status:
        is_abandoned = all(s.is_free for s in was.seats)  # then everyone may
        return "" if own or is_manager or is_abandoned else "stopped by a stranger"
    if was.status == Status.LOBBY:
        return wrong_in_lobby(was, session, own, user_id)
    if is_forgetting:  # from wherever a user asks for that, they leave every table
        others = [[_who(s) for s in seats if s.seat != own.seat] for seats in (was.seats, session.seats)]
        return "" if others[0] == others[1] else "changed the seat of another"
    changed = [(a, b) for a, b in zip(was.seats, session.seats, strict=True) if _who(a) != _who(b)]
    if any(
        {a.user_id, b.user_id} != {user_id} and not (a in was.free_seats and b.user_id == user_id) for a, b in changed
    ):
        return "changed the seat of another"
    votes = zip(was.seats, session.seats, strict=True)  # a vote that can no longer pass ends for everyone
    if any(_votes(b) - _votes(a) for a, b in votes if b.user_id != user_id):
        return "voted for another"
    made = [logged for logged in after[1][len(before[1]) :] if not logged.by_bot]
    return wrong_moves(was, made, own) if made else ""


def _who(seated: Seated) -> tuple[Any, ...]:
    return seated.user_id, seated.computer, seated.gone


def _votes(seated: Seated) -> set[str]:
    return {vote for vote in ("agrees_to_stop", "plays_on") if getattr(seated, vote)}


def wrong_in_lobby(was: Session, now: Session, own: Seated | None, user_id: int) -> str:
    is_host = own is not None and was.host == own
    if now.status == Status.RUNNING:
        return "" if is_host and len(was.seats) in game_in(was.game).seats else "started by another than the host"
    here, still = ({s.user_id for s in one.seats if s.user_id} for one in (was, now))
    people = here ^ still
    computers = [s.computer for s in was.seats if s.computer] != [s.computer for s in now.seats if s.computer]
    if (still - here if is_host else people) - {user_id}:  # the host removes people
        return "changed the seat of another"
    return "changed computer players" if computers and not (is_host or people == {user_id}) else ""


def wrong_moves(was: Session, made: list[LoggedMove], own: Seated | None) -> str:
    game = game_in(was.game)
    if own is None or [logged.seat for logged in made] != [own.seat]:
        return "moved for another"
    move = game.decode_move(made[0].move)
    legal = game.legal_moves(game.decode_state(was.state or b""), own.seat)
    takes_back = move == TakeBack() and was.may_take_back == own
    is_legal = takes_back or move == game.of_people.giving_up or move in legal
    return "" if is_legal else f"made the illegal move {move}"


async def forge(database: Path, many: int, seed: int, monkeypatch: Any) -> Counter[str]:
    """Send so many forgeries; return what they came to."""
    found, recorded = Counter[str](), Recorded()
    monkeypatch.setattr(page, "drawn", _dot)
    settings = load_settings(database_url=f"sqlite:///{database}", shard_count=1)
    app = App(settings, edit_pause=0.0, make_executor=lambda: ThreadPoolExecutor(1))
    monkeypatch.setattr(app, "_sync_commands", _nothing)
    world, rng = World(), Random(seed)
    logging.getLogger().addHandler(recorded)
    try:
        async with connected(app, world, monkeypatch) as direct:
            with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as raw:
                tables = Tables(direct, raw)
                forger = Forger(world, app.client.tree.get_commands(), app.services.router._handlers, rng)
                for number in range(many):
                    if number % EVERY == 0:
                        await tables.prepare()
                        await tables.changes()
                    await one(tables, forger, rng, found)
                    assert not recorded.lines, recorded.lines
    finally:
        logging.getLogger().removeHandler(recorded)
    return found


async def one(tables: Tables, forger: Forger, rng: Random, found: Counter[str]) -> None:
    """Send one forgery and judge it."""
    channel, *_ = rng.choice(tables.channels)
    interaction = forger.make(tables.users[rng.choice(PEOPLE)], channel)
    await tables.direct.send(interaction)
    assert interaction.answers, f"no answer: {described(interaction)}"
    changes = await tables.changes()
    for before, after in changes:
        why = wrong(interaction, before, after)
        assert not why, f"{why}: session {after[0].id}, {described(interaction)}\n{before}\n{after}"
    found[f"type {interaction.payload['type']}"] += 1
    found["legal changes"] += len(changes)


async def _nothing(_database: Any) -> None:
    pass


async def _dot(_paint: Any, _args: Any) -> bytes:
    return b"\x89PNG"


@pytest.mark.parametrize("many", [150, pytest.param(20_000, marks=pytest.mark.slow)])
async def test_every_forgery_is_answered_and_does_only_what_its_person_may_do(
    tmp_path, migrated_file, many, monkeypatch, capsys
):
    database = tmp_path / "forged.db"
    database.write_bytes(migrated_file.read_bytes())
    found = await forge(database, many, many, monkeypatch)
    with capsys.disabled():
        print(f"\n{many} forgeries: {dict(found)}")
    assert found["legal changes"] > many // 200, "some forgeries are what a real click would be"
