"""Two processes on one PostgreSQL: what one changes the other hears, and a click that comes to both changes a table
once."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

import pytest
import sqlalchemy as sa

from bot.errors import NotAllowed, Unavailable
from bot.games.registry import AnyRegistry
from bot.service import click
from bot.service.click import Click
from bot.service.events import Events, SavedElsewhere, SessionSaved
from bot.service.service import Plan, Sessions
from bot.sessions import decisions
from bot.sessions.session import ChannelRef
from bot.sessions.shards import Shards
from bot.storage import patience
from bot.storage import sessions as rows
from bot.storage.database import Database
from bot.storage.notices import BEHIND, FORGOTTEN, PREFERENCES, Notice, received
from bot.storage.preferences import PreferenceStore
from cogs.mausen.rules import GAME as MAUSEN
from tests.people import ANNA, BEN, lobby, log_of, pick, replayed, running

OURS = ChannelRef(2 << 22, 10)
"""On shard 0 of two."""


@dataclass
class Process:
    """One of the two, and what it heard."""

    database: Database
    sessions: Sessions
    notices: list[Notice]
    saved: list[object]
    heard: asyncio.Event

    async def notice(self, seq: int) -> Notice:
        """Wait for the notice of this change, and follow it as the bot does."""
        async with asyncio.timeout(10):
            while not (found := [notice for notice in self.notices if notice.seq == seq]):
                self.heard.clear()
                await self.heard.wait()
        notice = found[0]
        if notice.session_id > 0 and self.sessions.shards.have(notice.guild_id):
            await self.sessions.changed_elsewhere(notice)
        return notice


async def process(url: str, registry: AnyRegistry, shard: int) -> Process:
    database, events = await Database.open(url, is_shared=True), Events()
    sessions = Sessions(database, registry, events, count(1_000).__next__)
    sessions.look_after(Shards(2, frozenset({shard})))
    made = Process(database, sessions, [], [], asyncio.Event())
    for event in (SessionSaved, SavedElsewhere):
        events.listen(event, made.saved.append)

    def hear(notice: Notice) -> None:
        made.notices.append(notice)
        made.heard.set()

    await database.shared.listen(hear)
    return made


@pytest.fixture
async def two(postgres_url, registry, monkeypatch):
    """Both live in one process here: each takes what the other sends for another's."""
    monkeypatch.setattr("bot.storage.notices._SENDER", "another")
    monkeypatch.setattr("bot.storage.ownership.received", lambda text: received(text.replace("another", "other")))
    opened = [await process(postgres_url, registry, shard) for shard in (0, 1)]
    yield opened
    for one in opened:
        await one.database.close()


async def clicked(number: int, person: int, act: Callable[[], Awaitable[Any]]) -> Any:
    """Do this in a task of its own, as a click is handled."""

    async def handled() -> Any:
        click.begin(Click(number, person))
        return await act()

    return await asyncio.create_task(handled())


async def test_whose_session_it_is_hears_by_whose_click_it_changed(two):
    owner, other = two
    session = await running(owner.sessions, where=OURS)
    await owner.notice(session.seq)
    owner.saved.clear()
    await clicked(77, BEN.id, lambda: other.sessions.do(session.id, decisions.act, BEN.id, session.step, pick("D2")))
    assert await owner.notice(session.seq + 1) == Notice(session.id, session.seq + 1, OURS.guild_id, BEN.id)
    now = await owner.sessions.get(session.id)
    assert now.seq == session.seq + 1, "not what was kept in memory"
    assert owner.saved == [SessionSaved(now), SavedElsewhere(now, BEN.id)]
    assert [saved for saved in other.saved if isinstance(saved, SessionSaved)] == [], "no other plays for its computers"


async def test_a_process_keeps_no_sessions_that_others_look_after(two):
    owner, other = two
    session = await running(owner.sessions, where=OURS)
    await other.sessions.get(session.id)
    update = await owner.sessions.do(session.id, decisions.act, ANNA.id, session.step, pick("E1"))
    assert await other.sessions.get(session.id) == update.after, "though it has heard nothing yet"


@pytest.mark.slow
async def test_what_another_process_sent_too_late_is_sent_again(two):
    """It stood still, hands its shards over, or answers in direct messages; meanwhile the game went on."""
    ours, other = two
    session = await lobby(ours.sessions, 1, where=OURS)
    await ours.sessions.mark_shown(session, 5)
    seen = await other.sessions.get(session.id)
    other.sessions.sent(seen)
    other.sessions.sent(replace(seen, seq=seen.seq - 1))
    async with asyncio.timeout(10):
        while not any(notice.session_id == BEHIND for notice in ours.notices):
            await asyncio.sleep(0.01)
    assert [notice for notice in ours.notices if notice.session_id == BEHIND] == [
        Notice(BEHIND, session.id, OURS.guild_id)
    ], "once: the other time nothing had changed"
    behind = await ours.sessions.reread(session.id)
    assert (behind.shown_seq, behind.seq) == (session.seq - 1, session.seq)
    assert await ours.sessions.unshown() == [session.id]


@pytest.mark.parametrize("late", ["create", "save"])
async def test_what_is_saved_when_no_one_waits_any_more_is_shown(two, monkeypatch, late):
    """The database answers after the person had the sentence that it does not: a new table needs its board, too."""
    ours, _ = two
    session = await lobby(ours.sessions, 1, where=OURS) if late == "save" else None
    ours.saved.clear()
    write = getattr(rows, late)

    def write_late(connection: sa.Connection, *facts: Any) -> Any:
        connection.execute(sa.text("SELECT pg_sleep(0.6)"))
        return write(connection, *facts)

    monkeypatch.setattr(patience, "CLICK_S", 0.3)
    monkeypatch.setattr(rows, late, write_late)

    async def act() -> object:
        return await (
            ours.sessions.do(session.id, decisions.join, BEN, 2)
            if session
            else ours.sessions.open(OURS, Plan("mausen"), ANNA, 1)
        )

    with pytest.raises(Unavailable):
        await clicked(1, 2, act)
    assert ours.saved == []
    async with asyncio.timeout(10):
        while not any(isinstance(event, SavedElsewhere) for event in ours.saved):
            await asyncio.sleep(0.01)


async def test_what_a_process_sends_in_its_own_shard_is_not_sent_again(two):
    ours, other = two
    session = await lobby(ours.sessions, 1, where=OURS)
    await ours.sessions.mark_shown(session, 5)
    ours.sessions.sent(replace(session, seq=session.seq - 1))
    await ours.database.shared.hold(0)
    await ours.database.check()
    assert ours.database.is_sure
    ours.sessions.sent(replace(session, seq=session.seq - 1))
    await asyncio.sleep(0.1)
    assert ours.database.owed == {}
    assert (await ours.sessions.reread(session.id)).shown_seq == session.seq
    assert other.notices[1:] == []


async def test_what_is_newer_than_a_notice_stays_in_memory(two, monkeypatch):
    owner, other = two
    session = await running(owner.sessions, where=OURS)
    await other.sessions.do(session.id, decisions.act, BEN.id, session.step, pick("D2"))
    update = await owner.sessions.do(session.id, decisions.act, ANNA.id, session.step, pick("E1"))
    assert update.before.seq == session.seq + 1, "what was kept was older: the save failed, and was decided again"
    notice = Notice(session.id, session.seq + 1)
    owner.sessions._live.drop_older(notice.session_id, notice.seq)
    monkeypatch.setattr(owner.sessions, "_database", None)
    assert await owner.sessions.get(session.id) == update.after


async def test_a_click_that_comes_to_both_moves_once(two):
    owner, other = two
    session = await running(owner.sessions, where=OURS)

    def move(sessions: Sessions) -> Callable[[], Awaitable[object]]:
        return lambda: sessions.do(session.id, decisions.act, ANNA.id, session.step, pick("E1"))

    updates = await asyncio.gather(*(clicked(77, ANNA.id, move(one.sessions)) for one in two))
    assert sorted(update.is_change for update in updates) == [False, True]
    assert len(await log_of(owner.database, session)) == 1
    again = await clicked(77, ANNA.id, move(other.sessions))
    assert not again.is_change
    assert again.after.clicks == (77,)


async def test_a_click_that_comes_to_both_seats_one_computer_and_opens_one_table(two):
    owner, other = two
    opened = [
        await clicked(900, ANNA.id, lambda one=one: one.sessions.open(OURS, Plan("mausen", "de"), ANNA, 900))
        for one in two
    ]
    assert opened[0].id == opened[1].id
    for one in two:
        await clicked(78, ANNA.id, lambda one=one: one.sessions.do(opened[0].id, decisions.invite, ANNA.id, "easy"))
    assert len((await owner.sessions.get(opened[0].id)).seats) == 2
    await clicked(79, ANNA.id, lambda: other.sessions.do(opened[0].id, decisions.invite, ANNA.id, "easy"))
    assert len((await other.sessions.get(opened[0].id)).seats) == 3, "another click is another computer"
    with pytest.raises(NotAllowed, match="no-second-table"):
        await other.sessions.open(OURS, Plan("mausen", "de"), ANNA, 901)


async def test_what_a_click_starts_is_no_click(two):
    owner, _ = two
    opened = await lobby(owner.sessions, where=OURS)

    async def begin() -> None:
        click.begin(Click(78, ANNA.id))
        await owner.sessions.do(opened.id, decisions.start, ANNA.id)
        later = asyncio.create_task(owner.sessions.do(opened.id, decisions.stop, ANNA.id, is_manager=True))
        await later

    await asyncio.create_task(begin())
    assert not (await owner.sessions.get(opened.id)).status.is_active


async def test_the_newest_clicks_are_kept(two):
    owner, _ = two
    session = await running(owner.sessions, where=OURS)
    for number in range(1, 21):
        move = pick(("E1", "E2")[number % 2])
        await clicked(
            number, ANNA.id, lambda move=move: owner.sessions.do(session.id, decisions.act, ANNA.id, session.step, move)
        )
    now = await owner.sessions.get(session.id)
    assert now.clicks == tuple(range(5, 21))
    assert replayed(MAUSEN, now, await log_of(owner.database, session)) == (now.state, now.draws)


async def test_what_a_user_likes_is_heard_by_all(two):
    owner, other = two
    await PreferenceStore(other.database).prefer(ANNA, hands_by_dm=True)
    assert await owner.notice(0) == Notice(PREFERENCES, user_id=ANNA.id)


def test_what_cannot_be_read_is_no_notice():
    for text in ("", "1:2:3:4", "x:2:3:4:sender", "1:2:3:4:5:sender", f"{10**20}:2:3:4:sender"):
        assert received(text) is None
    assert received(f"{FORGOTTEN}:0:0:5:sender") == Notice(FORGOTTEN, user_id=5)
