"""Several processes on one database: each looks after the servers of its shards, and nothing else."""

import asyncio
import subprocess
import sys
from typing import NoReturn
from unittest.mock import AsyncMock, Mock

import pytest

from bot.errors import Misconfigured, OperatorError
from bot.person import ChannelRef
from bot.run.shard_keeper import ShardKeeper
from bot.sessions.deadlines import DAY_MS
from bot.storage import ownership
from bot.storage.database import Database, address, load_note, redacted, save_note
from bot.storage.notices import REACHED, Notice
from bot.storage.shards import ALL, Shards
from bot.table.service import deadline_rows as deadlines
from bot.table.service import rows
from bot.table.service.call_rows import Call, CallStore
from bot.table.service.service import Sessions
from cogs.mausen.rules.rules import GAME as MAUSEN
from tests.crowd import among_computers, at_pace, lobby, play_to_the_end, running
from tests.postgres import execute

FIRST, SECOND = Shards(2, frozenset({0})), Shards(2, frozenset({1}))
SERVERS = (2 << 22, 3 << 22)
"""The first is on shard 0 of two, the second on shard 1."""
BEAT = 20_000
HOLDERS = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND mode = 'ExclusiveLock'"
"""The connections that hold a shard."""


@pytest.fixture
def sessions(database, registry, events, time) -> Sessions:
    return Sessions(database, registry, events, time)


def test_discords_rule_says_which_server_is_on_which_shard():
    assert [FIRST.have(server) for server in (*SERVERS, (2 << 22) + 5, 1)] == [True, False, True, True]
    assert [SECOND.have(server) for server in SERVERS] == [False, True]


async def test_what_is_to_be_done_is_found_by_the_shard(database, sessions, time):
    """In each server there is a lobby, a game among computers and one that is over, none of them shown."""
    calls = CallStore(database, time)
    for server in SERVERS:
        await lobby(sessions, 1, where=ChannelRef(server, server + 10))
        await among_computers(sessions, where=ChannelRef(server, server + 11))
        over = await play_to_the_end(sessions, MAUSEN, await running(sessions, where=ChannelRef(server, server + 12)))
        await sessions.note_calls(over.id, {0: Call("", server, 1, 7)})
    time.at += 8 * DAY_MS  # a game alone is looked at after a week
    for held, waiting, thinking, over in ((FIRST, 1, 2, 3), (SECOND, 4, 5, 6)):
        assert await database.read(rows.list_unshown, held) == [waiting, thinking, over]
        assert await database.read(rows.list_thinking, held) == [thinking]
        assert await database.read(rows.list_unreviewed, ["mausen"], 9, held) == [over]
        assert {*await database.read(deadlines.list_due, time.at, held)} == {waiting, thinking}
        assert await calls.sessions_with_calls(held) == [over]
    assert await database.read(rows.list_unshown, Shards(2, frozenset())) == []


async def test_each_outage_of_a_shard_is_forgiven_once_whichever_process_looks(database, sessions, time):
    first, second = [await at_pace(sessions, "evening", where=ChannelRef(server, server + 10)) for server in SERVERS]
    both = Shards.all_of(2)
    assert all(await asyncio.gather(*(database.write(deadlines.note_alive, time.at, both) for _ in range(4))))
    time.at += DAY_MS
    late = await asyncio.gather(*(database.write(deadlines.forgive_outage, BEAT, time.at, FIRST) for _ in range(4)))
    assert sorted(late) == [False, False, False, True]
    sessions.reread_all()
    assert (await sessions.session_by_id(first.id)).due_at == first.due_at + DAY_MS
    assert await sessions.session_by_id(second.id) == second, "its shard is still out of reach"


async def test_an_outage_in_which_the_number_of_shards_changed_is_forgiven(database, sessions, time):
    session = await at_pace(sessions, "evening", where=ChannelRef(SERVERS[1], 10))
    await database.write(deadlines.note_alive, time.at, ALL)
    time.at += DAY_MS
    assert not await database.write(deadlines.forgive_outage, BEAT, time.at, FIRST), "nothing is due there"
    assert await database.write(deadlines.forgive_outage, BEAT, time.at, SECOND)
    time.at += DAY_MS
    assert await database.write(deadlines.forgive_outage, BEAT, time.at, ALL), "and back to one"
    sessions.reread_all()
    assert (await sessions.session_by_id(session.id)).due_at == session.due_at + 2 * DAY_MS


# Who holds what


class EndedError(Exception):
    """The process has ended."""


@pytest.fixture(autouse=True)
def ended(monkeypatch) -> list[str]:
    """Why a process has ended: each of them is this one here."""
    reasons = list[str]()

    def end(why: str) -> NoReturn:
        reasons.append(why)
        raise EndedError(why)

    monkeypatch.setattr(ownership, "end", end)
    monkeypatch.setattr(ownership, "TRY_S", 0.02)
    return reasons


@pytest.fixture
async def two(postgres_url):
    opened = [await Database.open(postgres_url, is_shared=True) for _ in range(2)]
    yield opened
    for database in opened:
        await database.close()


async def test_a_process_waits_until_another_one_that_holds_its_shards_has_ended(two):
    """So it is its stand-by, whichever of them both have."""
    one, other = two
    await one.shared.hold([1, 0])
    assert not await one.shared.are_wanted([0, 1])
    waiting = asyncio.create_task(other.shared.hold([1, 2]))
    await asyncio.sleep(0.2)
    assert not waiting.done()
    await one.close()
    await asyncio.wait_for(waiting, 5)


async def test_who_stops_lets_its_shards_go_and_answers_until_the_next_process_is_connected(two, registry, monkeypatch):
    monkeypatch.setattr("bot.run.shard_keeper.LEAVE_S", 0.0)
    one, other = two
    services = Mock(sessions=Sessions(one, registry), calls=AsyncMock(), deferrals=AsyncMock())
    keeper = ShardKeeper(one, Mock(), services)
    keeper._heard(Notice(REACHED, 0))  # of the process that was connected before this one
    await one.shared.hold([0])
    waiting = asyncio.create_task(other.shared.hold([0]))
    while not await one.shared.are_wanted([0]):
        await asyncio.sleep(0.02)
    leaving = asyncio.create_task(keeper.hand_over())
    await asyncio.wait_for(waiting, 5)
    await asyncio.sleep(0.1)
    assert not leaving.done()
    keeper._heard(Notice(REACHED, 0))
    await asyncio.wait_for(leaving, 5)


async def test_whose_connection_is_lost_ends_there_and_then(two, postgres_url, ended):
    one, other = two
    await one.shared.hold([0])
    await execute(postgres_url, f"SELECT pg_terminate_backend(pid) FROM ({HOLDERS}) AS holders")
    await asyncio.wait_for(other.shared.hold([0]), 5)
    while not ended:
        await asyncio.sleep(0.01)
    assert ended == ["the connection to PostgreSQL is lost, and all shards with it"]


async def test_who_has_no_answer_in_time_ends(two, monkeypatch, ended):
    monkeypatch.setattr(ownership, "ANSWER_S", 0.1)
    with pytest.raises(EndedError):
        await two[0].shared._ask("SELECT pg_sleep(5)")
    assert [why.partition("(")[0] for why in ended] == ["PostgreSQL does not answer "]


async def test_it_is_asked_again_and_again_whether_the_server_is_there(postgres_url, monkeypatch):
    monkeypatch.setattr(ownership, "BEAT_S", 0.02)
    database = await Database.open(postgres_url, is_shared=True)
    before = database.shared._answered
    while database.shared._answered is before:
        await asyncio.sleep(0.02)
    database.shared.make_sure()
    await database.close()


async def test_nothing_is_committed_by_a_process_that_has_heard_nothing_for_long(two, monkeypatch, ended):
    one, other = two
    monkeypatch.setattr(ownership, "SURE_S", 0.0)
    with pytest.raises(EndedError):
        await one.write(save_note, "said", "afterwards")
    monkeypatch.undo()
    assert await other.read(load_note, "said") is None
    assert ended == ["PostgreSQL has not answered for 20 seconds"]


async def test_the_clock_counts_that_says_the_most(two, monkeypatch, ended):
    clocks = ownership._clocks()
    for late in range(3):
        monkeypatch.setattr(
            ownership, "_clocks", lambda late=late: tuple(c + 60 * (n == late) for n, c in enumerate(clocks))
        )
        with pytest.raises(EndedError):
            two[0].shared.make_sure()


def test_a_process_whose_event_loop_hangs_ends_itself(postgres_url):
    hang = f"""if True:
        import asyncio, time
        from bot.storage import ownership
        from bot.storage.database import Database
        ownership.HUNG_S = 2.0
        async def main():
            await Database.open({postgres_url!r}, is_shared=True)
            await asyncio.sleep(0)
            time.sleep(60)
        asyncio.run(main())"""
    done = subprocess.run([sys.executable, "-c", hang], capture_output=True, text=True, timeout=50)
    assert done.returncode == 1
    assert "in main" in done.stderr, "it says where"


async def test_processes_that_count_otherwise_or_serve_another_application_are_refused(two, postgres_url):
    one, other = two
    await one.shared.agree_on(2**63 - 1, 2)
    for application, count in ((2**63 - 1, 3), (7, 2)):
        with pytest.raises(Misconfigured) as refused:
            await other.shared.agree_on(application, count)
        assert str(refused.value) == (
            f"Another Katzentisch serves {redacted(address(postgres_url))} with another SHARD_COUNT than {count}, or "
            "another application of Discord. Give all processes the same number: stop all, then start them again. Give "
            "each application a database of its own."
        )


async def test_tools_wait_until_no_process_serves(two, postgres_url):
    with pytest.raises(OperatorError, match="Another Katzentisch is using"):
        await Database.open(postgres_url)
    for database in two:
        await database.close()
    tool = await Database.open(postgres_url)
    with pytest.raises(OperatorError, match="Another Katzentisch is using"):
        await Database.open(postgres_url, is_shared=True)
    await tool.close()


async def test_a_database_that_can_only_be_read_is_refused(postgres_url):
    name = address(postgres_url).database
    await execute(postgres_url, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    try:
        with pytest.raises(OperatorError, match=r"cannot be used: .*read-only transaction"):
            await Database.open(postgres_url, is_shared=True)
    finally:
        admin = address(postgres_url).set(drivername="postgresql", database="postgres")
        url = admin.render_as_string(hide_password=False)
        await execute(url, f"ALTER DATABASE {name} RESET default_transaction_read_only")


async def test_connections_to_discord_keep_their_distance_in_all_processes(two, monkeypatch):
    """One at a time in each bucket, and the next one after the pause, also in the same process."""
    one, other = two
    monkeypatch.setattr(ownership, "IDENTIFY_S", 0.4)
    loop = asyncio.get_running_loop()
    began = loop.time()
    await asyncio.gather(one.shared.identify(0), other.shared.identify(1))
    assert loop.time() - began < 0.4
    await asyncio.gather(one.shared.identify(0), other.shared.identify(0))
    assert loop.time() - began > 0.8
    await asyncio.wait_for(one.shared.identify(1), 5)
    await one.close()
    await asyncio.wait_for(other.shared.identify(1), 5)  # what a process holds that has ended is free
