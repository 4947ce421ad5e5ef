"""Several processes on one database: each looks after the servers of its shards, and nothing else."""

import asyncio
import time

import pytest
import sqlalchemy as sa

from bot.errors import OperatorError, Unavailable
from bot.members.retention import KEPT_MS, Retention
from bot.service.service import Sessions
from bot.sessions.deadlines import DAY_MS, MINUTE_MS
from bot.sessions.session import ChannelRef
from bot.sessions.shards import ALL, Shards
from bot.storage import deadlines, leases, notes, patience
from bot.storage import retention as retention_rows
from bot.storage import sessions as rows
from bot.storage.calls import Call, CallStore
from bot.storage.database import Database, address, redacted
from bot.storage.ownership import Lost
from cogs.mausen.rules.rules import GAME as MAUSEN
from tests.people import among_computers, at_pace, lobby, play_to_the_end, running
from tests.postgres import execute

FIRST, SECOND = Shards(2, frozenset({0})), Shards(2, frozenset({1}))
SERVERS = (2 << 22, 3 << 22)
"""The first is on shard 0 of two, the second on shard 1."""
BEAT = 20_000
LONG_AGO = (0.0, 0.0, 0.0)
"""By all clocks."""


@pytest.fixture
def sessions(database, registry, events, time) -> Sessions:
    return Sessions(database, registry, events, time)


def test_discords_rule_says_which_server_is_on_which_shard():
    assert [FIRST.have(server) for server in (*SERVERS, (2 << 22) + 5, 1)] == [True, False, True, True]
    assert [SECOND.have(server) for server in SERVERS] == [False, True]
    assert ALL.are_all
    assert FIRST.plus(1).are_all


async def test_what_is_to_be_done_is_found_by_the_shard(database, sessions, time):
    """In each server there is a lobby, a game among computers and one that is over, none of them shown."""
    ours, calls = dict[int, list[int]](), CallStore(database, time)
    for shard, server in enumerate(SERVERS):
        waiting = await lobby(sessions, 1, where=ChannelRef(server, server + 10))
        thinking = await among_computers(sessions, where=ChannelRef(server, server + 11))
        over = await play_to_the_end(sessions, MAUSEN, await running(sessions, where=ChannelRef(server, server + 12)))
        ours[shard] = [waiting.id, thinking.id, over.id]
        await sessions.note_calls(over.id, {0: Call("", server, 1, shard + 1)})
        await calls.add(over, 1, f"o{shard}")
        await calls.settle(f"o{shard}", shard + 3, over.id)  # it is no lobby any more
    time.at += 8 * DAY_MS  # a game alone is looked at after a week
    for shard, held in enumerate((FIRST, SECOND)):
        waiting, thinking, over = ours[shard]
        assert await database.read(rows.list_unshown, held) == ours[shard]
        assert await database.read(rows.list_thinking, held) == [thinking]
        assert await database.read(rows.list_unreviewed, ["mausen"], 9, held) == [over]
        assert {*await database.read(deadlines.list_due, time.at, held)} == {waiting, thinking}
        assert await calls.sessions_with_calls(held) == [over]
        assert await calls.over(held) == [Call(f"o{shard}", SERVERS[shard], 1, shard + 3)]
    assert await database.read(rows.list_unshown) == [*ours[0], *ours[1]]
    none = Shards(2, frozenset())
    assert await database.read(rows.list_unshown, none) == []
    assert await database.read(deadlines.next_wake, none) is None


async def test_each_outage_of_a_shard_is_forgiven_once(database, sessions, time):
    first, second = [await at_pace(sessions, "evening", where=ChannelRef(server, server + 10)) for server in SERVERS]
    both = FIRST.plus(1)
    assert await database.write(deadlines.note_alive, time.at, both)
    time.at += DAY_MS
    late = [await database.write(deadlines.forgive_outage, BEAT, time.at, FIRST) for _ in range(3)]
    assert late == [True, False, False]
    sessions.reread_all()
    assert (await sessions.get(first.id)).due_at == first.due_at + DAY_MS
    assert await sessions.get(second.id) == second, "its shard is still out of reach"
    assert await database.write(deadlines.forgive_outage, BEAT, time.at + MINUTE_MS, SECOND)
    sessions.reread_all()
    assert (await sessions.get(second.id)).due_at == second.due_at + DAY_MS + MINUTE_MS


async def test_two_processes_that_take_over_at_once_forgive_once(database, sessions, time):
    session = await at_pace(sessions, "evening", where=ChannelRef(SERVERS[0], 10))
    await database.write(deadlines.note_alive, time.at, FIRST)
    time.at += DAY_MS
    late = await asyncio.gather(*(database.write(deadlines.forgive_outage, BEAT, time.at, FIRST) for _ in range(4)))
    assert sorted(late) == [False, False, False, True]
    sessions.reread_all()
    assert (await sessions.get(session.id)).due_at == session.due_at + DAY_MS


async def test_many_notes_at_once_that_the_bot_is_up_are_one(database, sessions, time):
    await at_pace(sessions, "evening", where=ChannelRef(SERVERS[0], 10))
    assert all(await asyncio.gather(*(database.write(deadlines.note_alive, time.at, FIRST) for _ in range(8))))


async def test_an_outage_in_which_the_number_of_shards_changed_is_forgiven(database, sessions, time):
    session = await at_pace(sessions, "evening", where=ChannelRef(SERVERS[1], 10))
    await database.write(deadlines.note_alive, time.at, ALL)
    time.at += DAY_MS
    assert not await database.write(deadlines.forgive_outage, BEAT, time.at, FIRST), "nothing is due there"
    assert await database.write(deadlines.forgive_outage, BEAT, time.at, SECOND)
    sessions.reread_all()
    assert (await sessions.get(session.id)).due_at == session.due_at + DAY_MS
    assert await database.read(notes.load_note, deadlines.ALIVE_NOTE) is None
    time.at += DAY_MS
    assert await database.write(deadlines.forgive_outage, BEAT, time.at, ALL), "and back to one"


@pytest.mark.slow
async def test_a_month_of_retention_with_two_processes_takes_nothing_but_what_went(database, sessions, time):
    """Three servers on each shard; one of each goes, and the second is taken over in the middle of the month."""
    servers = [n << 22 for n in range(2, 8)]
    for server in servers:
        await play_to_the_end(sessions, MAUSEN, await running(sessions, where=ChannelRef(server, server + 10)))
        await lobby(sessions, 1, where=ChannelRef(server, server + 11))
    went = set(servers[:2])
    processes = {0: Retention(database, sessions), 1: Retention(database, sessions)}
    for day in range(40):
        if day == 15:
            processes[1] = processes[0]
        for shard, held in enumerate((FIRST, SECOND)):
            present = {server for server in servers if held.have(server)} - (went if day > 2 else set())
            await processes[shard].look(present, held)
        if day == 31:
            assert await database.read(retention_rows.list_known) == set(servers), "not a day too early"
        time.at += DAY_MS
    assert await database.read(retention_rows.list_known) == set(servers) - went
    assert await database.read(retention_rows.list_left) == {}
    assert KEPT_MS == 30 * DAY_MS


# Who holds what


@pytest.fixture
async def two(postgres_url):
    opened = [await Database.open(postgres_url, is_shared=True) for _ in range(2)]
    yield opened
    for database in opened:
        await database.close()


async def test_each_shard_is_held_by_one_process_and_is_free_when_it_ends(two, postgres_url):
    one, other = two
    for database in two:
        await database.shared.agree_on(7, 2)
    assert [
        await one.shared.hold(0),
        await one.shared.hold(1),
        await other.shared.hold(0),
        await other.shared.hold(1),
    ] == [
        True,
        True,
        False,
        False,
    ]
    await one.close()
    assert [await other.shared.hold(0), await other.shared.hold(1)] == [True, True]


async def test_whose_connection_is_cut_hears_so_at_once_and_holds_nothing(two, postgres_url):
    one, other = two
    assert await one.shared.hold(0)
    watching = asyncio.create_task(one.watch())
    pid = "(SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = 0 AND mode = 'ExclusiveLock')"
    await execute(postgres_url, f"SELECT pg_terminate_backend({pid})")
    async with asyncio.timeout(1):
        with pytest.raises(Lost):
            await watching
    await other.check()
    assert not await other.shared.hold(0), "the first one may act a moment longer"
    await asyncio.sleep(leases.FREE_MS / 1000)
    assert await other.shared.hold(0)


async def test_who_is_silent_for_long_loses_what_it_holds_and_writes_nothing(two, postgres_url, monkeypatch):
    """It stands still: its connections stay open, and its locks with them."""
    monkeypatch.setattr(leases, "END_SILENT", leases.END_SILENT.replace(str(leases.SILENT_MS), "1000"))
    monkeypatch.setattr(leases, "IS_FREE", leases.IS_FREE.replace(str(leases.FREE_MS), "1000"))
    one, other = two
    assert await one.shared.hold(0)
    await one.write(notes.save_note, "said", "before")
    assert not await other.shared.hold(0), "it was there a moment ago"
    await asyncio.sleep(1.2)
    assert not await other.shared.hold(0), "its connections are ended first"
    while not await other.shared.hold(0):
        await asyncio.sleep(0.05)
    with pytest.raises(Unavailable):
        await one.shared.make_sure()
    for _ in range(2):  # its first connection was ended too; a new one is refused by the lease
        with pytest.raises(Unavailable):
            await one.write(notes.save_note, "said", "afterwards")
    assert await other.read(notes.load_note, "said") == "before"
    with pytest.raises(Lost):
        await one.shared.check()
    await other.shared.make_sure()


async def test_a_lease_that_another_has_refuses_what_is_written(two):
    """Even if the lock is still there: the lease decides."""
    one, _ = two
    assert await one.shared.hold(0)
    await one.write(notes.save_note, "lease 0", "999999999 0")
    with pytest.raises(Unavailable):
        await one.write(notes.save_note, "said", "afterwards")
    assert await one.read(notes.load_note, "said") is None


async def test_after_a_pause_it_is_asked_first(two, monkeypatch):
    one, _ = two
    assert await one.shared.hold(0)
    await one.check()
    assert one.shared.is_sure
    monkeypatch.setattr(leases, "SURE_S", 0.0)
    assert not one.shared.is_sure
    monkeypatch.undo()
    await one.shared.make_sure()
    assert one.shared.is_sure


async def test_what_the_database_said_before_a_pause_makes_nothing_sure(two, monkeypatch):
    """Who asks, stands still and then reads the answer asks again: by now the lease may be another's."""
    one, _ = two
    assert await one.shared.hold(0)
    check, asked = one.shared.check, list[float]()

    async def checked_before_a_pause() -> None:
        await check()
        asked.append(one.shared._last_beat.seconds)
        if len(asked) == 1:
            await one.write(notes.save_note, "lease 0", "999999999 0")
            one.shared._last_beat._began = LONG_AGO

    monkeypatch.setattr(one.shared, "check", checked_before_a_pause)
    one.shared._last_beat._began = LONG_AGO
    with pytest.raises(Unavailable):
        await one.shared.make_sure()
    assert len(asked) == 1, "the second time it hears that it is lost"


async def test_who_stops_has_no_one_to_wait_for_if_the_other_one_stops_too(two):
    one, other = two
    assert await one.shared.hold(0)
    assert await one.shared.are_others()
    assert not await other.shared.are_others()
    assert not await one.shared.are_others()
    assert not await one.shared.hand_over([0])


async def test_what_waits_for_a_database_that_is_given_up_is_told_at_once(two):
    one, _ = two
    waiting = asyncio.create_task(one.read(lambda connection: connection.execute(sa.text("SELECT pg_sleep(60)"))))
    await asyncio.sleep(0.2)
    one.give_up()
    async with asyncio.timeout(3):
        with pytest.raises(Unavailable):
            await waiting
        with pytest.raises(Unavailable):
            await one.read(notes.load_note, "said")
        await one.close()


async def test_a_click_waits_no_longer_than_its_person(two, monkeypatch):
    one, _ = two
    monkeypatch.setattr(patience, "CLICK_S", 0.2)

    async def clicked() -> None:
        patience.begin_click()
        await one.read(lambda connection: connection.execute(sa.text("SELECT pg_sleep(1)")))

    async with asyncio.timeout(0.9):
        with pytest.raises(Unavailable):
            await asyncio.create_task(clicked())
    assert await one.read(lambda connection: connection.execute(sa.text("SELECT 1")).scalar()) == 1


async def test_what_is_too_late_at_the_moment_when_all_is_given_up_does_no_harm(two, monkeypatch):
    one, _ = two
    monkeypatch.setattr(patience, "CLICK_S", 0.1)

    async def clicked() -> None:
        patience.begin_click()
        await one.read(lambda connection: connection.execute(sa.text("SELECT pg_sleep(60)")))

    troubles, loop = list[object](), asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, trouble: troubles.append(trouble))
    waiting = asyncio.create_task(clicked())
    await asyncio.sleep(0.05)
    loop.call_later(0.1, one.give_up)
    time.sleep(0.2)  # noqa: ASYNC251  both are due now
    with pytest.raises(Unavailable):
        await waiting
    assert one.is_given_up
    assert troubles == []


async def test_what_is_written_while_shards_are_handed_over_is_written(two, monkeypatch):
    """The lease is given back between the look at what is held and the question whether it is ours."""
    one, other = two
    assert await one.shared.hold(0)
    asked = list[list[int]]()

    def are_ours(connection: sa.Connection, shards: list[int], holder: str) -> bool:
        asked.append(shards)
        one.shared._held.clear()  # as `hand_over` does
        connection.execute(sa.text("DELETE FROM notes WHERE key = 'lease 0'"))
        return False

    monkeypatch.setattr(leases, "are_ours", are_ours)
    await one.write(notes.save_note, "said", "during")
    assert asked == [[0]]
    assert await other.read(notes.load_note, "said") == "during"
    assert not one.shared.lost.is_set()


async def test_what_is_owed_is_written_with_the_next_connection(two, postgres_url):
    """By a process that has lost what it held, and so writes nothing else."""
    one, other = two
    assert await one.shared.hold(0)
    await other.write(notes.save_note, "lease 0", "999999999 0")
    one.owe("said", notes.save_note, "said", "late")
    await asyncio.sleep(0.3)
    assert await other.read(notes.load_note, "said") is None
    one.give_up()
    owed = one.owed
    again = await Database.open(postgres_url, is_shared=True)
    again.owed = owed
    await again.pay()
    assert await other.read(notes.load_note, "said") == "late"
    assert owed == {}
    await again.close()


async def test_processes_that_count_otherwise_are_refused(two, postgres_url):
    one, other = two
    await one.shared.agree_on(7, 2)
    with pytest.raises(OperatorError) as refused:
        await other.shared.agree_on(7, 3)
    assert str(refused.value) == (
        f"Another Katzentisch serves {redacted(address(postgres_url))} with SHARD_COUNT=2, and this one with "
        "SHARD_COUNT=3. Give all processes the same number: stop all, then start them again."
    )


async def test_another_application_of_discord_is_refused(two):
    one, other = two
    await one.shared.agree_on(2**63 - 1, 1)
    with pytest.raises(OperatorError, match="Give each application a database of its own"):
        await other.shared.agree_on(7, 1)


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


async def test_connections_to_discord_keep_their_distance_in_all_processes(two):
    """One at a time, and the next one after the pause, also when the first is killed meanwhile."""
    waits = [await database.write(notes.take_turn, "identify 0", 60_000) for database in two]
    assert waits[0] == 0
    assert 0 < waits[1] <= 60_000
    assert await two[1].write(notes.take_turn, "identify 1", 60_000) == 0, "another bucket"
    await two[0].close()
    assert await two[1].write(notes.take_turn, "identify 0", 60_000) > 0
    await two[1].write(notes.save_note, "identify 0", "0")  # long ago
    at_once = await asyncio.gather(*(two[1].write(notes.take_turn, "identify 0", 60_000) for _ in range(3)))
    assert sorted(at_once)[0] == 0 < sorted(at_once)[1]
