"""Two processes on one PostgreSQL: what one changes in a session of the other, that one hears and shows."""

import asyncio
from typing import Any

import pytest

from bot.errors import NotAllowed
from bot.events import Events
from bot.games.registry import AnyRegistry
from bot.people.rows import PreferenceStore
from bot.person import ChannelRef
from bot.sessions import decisions
from bot.storage.database import Database
from bot.storage.notices import FORGOTTEN, PREFERENCES, Notice, received
from bot.storage.shards import Shards
from bot.table.service.events import SessionSaved
from bot.table.service.service import Sessions, TablePlan
from tests.crowd import ANNA, BEN, pick, running

OURS = ChannelRef(2 << 22, 10)
"""On shard 0 of two."""


class Process:
    """One of the two, and what it heard."""

    def __init__(self, database: Database, registry: AnyRegistry, shard: int) -> None:
        events = Events()
        self.database, self.sessions = database, Sessions(database, registry, events)
        self.sessions.look_after(Shards(2, frozenset({shard})))
        self.notices, self.saved = list[Notice](), list[SessionSaved]()
        events.listen(SessionSaved, self.saved.append)

    async def heard(self, count: int = 1) -> Notice:
        """Wait for so many notices, and return the last."""
        async with asyncio.timeout(10):
            while len(self.notices) < count:
                await asyncio.sleep(0.01)
        return self.notices[-1]


@pytest.fixture
async def two(postgres_url, registry, monkeypatch) -> Any:
    """Both live in one process here: each takes what the other sends for another's."""
    monkeypatch.setattr("bot.storage.notices._SENDER", "another")
    monkeypatch.setattr("bot.storage.ownership.received", lambda text: received(text.replace("another", "other")))
    opened = [Process(await Database.open(postgres_url, is_shared=True), registry, shard) for shard in (0, 1)]
    for one in opened:
        await one.database.shared.listen(one.notices.append)
    yield opened
    for one in opened:
        await one.database.close()


async def test_whose_session_it_is_hears_what_another_process_changed(two):
    owner, other = two
    session = await running(owner.sessions, where=OURS)
    owner.saved.clear()
    update = await other.sessions.act_for_person(session.id, decisions.act, BEN.id, session.step, pick("D2"))
    notice = await owner.heard()
    assert notice == Notice(session.id, session.seq + 1, OURS.guild_id)
    now = await owner.sessions.changed_elsewhere(notice)
    assert now == update.after, "not what was kept in memory"
    assert owner.saved == [SessionSaved(now)], "its computers go on"
    assert other.saved == [], "no other plays for its computers"
    await other.sessions.tell_owner(update.after, BEN.id)
    assert await owner.heard(2) == Notice(session.id, session.seq + 1, OURS.guild_id, BEN.id)


async def test_no_one_is_told_what_a_process_changes_in_its_own_shard_and_no_other_keeps_it(two):
    owner, other = two
    session = await running(owner.sessions, where=OURS)
    await other.sessions.session_by_id(session.id)
    update = await owner.sessions.act_for_person(session.id, decisions.act, ANNA.id, session.step, pick("E1"))
    assert await other.sessions.session_by_id(session.id) == update.after, "though it has heard nothing"
    await PreferenceStore(owner.database).prefer(ANNA, hands_by_dm=True)
    await other.heard()
    assert other.notices == [Notice(PREFERENCES, user_id=ANNA.id)]


async def test_what_is_newer_than_a_notice_stays_in_memory(two, monkeypatch):
    owner, other = two
    session = await running(owner.sessions, where=OURS)
    await other.sessions.act_for_person(session.id, decisions.act, BEN.id, session.step, pick("D2"))
    update = await owner.sessions.act_for_person(session.id, decisions.act, ANNA.id, session.step, pick("E1"))
    assert update.before.seq == session.seq + 1, "what was kept was older: the save failed, and was decided again"
    monkeypatch.setattr(owner.sessions, "_database", None)
    assert await owner.sessions.changed_elsewhere(Notice(session.id, session.seq + 1)) == update.after


async def test_the_click_that_opened_a_table_finds_it_and_another_one_is_refused(two):
    """In an update both processes may hear of it; and a tournament's table may be opened just before a crash."""
    opened = [await one.sessions.open_lobby(OURS, TablePlan("mausen", "de"), ANNA, 900) for one in two]
    assert opened[0].id == opened[1].id
    with pytest.raises(NotAllowed, match="no-second-table"):
        await two[1].sessions.open_lobby(OURS, TablePlan("mausen", "de"), ANNA, 901)


def test_what_cannot_be_read_is_no_notice():
    for text in ("", "1:2:3:4", "x:2:3:4:sender", "1:2:3:4:5:sender", f"{10**20}:2:3:4:sender"):
        assert received(text) is None
    assert received(f"{FORGOTTEN}:0:0:5:sender") == Notice(FORGOTTEN, user_id=5)
