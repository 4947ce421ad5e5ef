"""The statements themselves: what the optimistic lock lets through, what is listed as unshown, and which rows each
change touches."""

import json
from dataclasses import replace

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from bot.people.preferences import Preferences
from bot.people.rows import save_preferences
from bot.sessions import decisions
from bot.sessions.log import LoggedMove
from bot.sessions.session import Status
from bot.storage.shards import ALL
from bot.storage.tables import games, moves, seats
from bot.table.service import rows
from bot.table.service.call_rows import KEPT_MS, Call, CallStore
from bot.table.service.service import TablePlan
from tests.crowd import ANNA, BEN, HERE, THERE, act, count, lobby, log_of, pick, running, stored

PICK = LoggedMove(0, False, b'{"a":1}', b"")
REVEAL = LoggedMove(2, True, b'{"b":2}', b"[3]")


def changed(session, by=1, **what):
    return replace(session, seq=session.seq + by, updated_at=session.updated_at + 1, **what)


async def row(database, table, session):
    key = table.c.id if table is games else table.c.game_id
    return await database.read(
        lambda connection: connection.execute(sa.select(table).where(key == session.id)).mappings().first()
    )


# The optimistic lock


async def test_who_saves_first_wins_and_the_other_writes_nothing(sessions, database):
    session = await running(sessions)
    first, second = changed(session, step=7), changed(session, step=8)
    assert await database.write(rows.save, session, first, (PICK,))
    assert not await database.write(rows.save, session, second, (REVEAL,))
    assert await stored(database, session) == replace(first, tail=(PICK,))
    assert await log_of(database, session) == (PICK,)


@pytest.mark.parametrize("status", [Status.FINISHED, Status.STOPPED])
async def test_what_is_over_is_never_written_again(sessions, database, status):
    session = await running(sessions)
    over = changed(session, status=status)
    assert await database.write(rows.save, session, over, ())
    assert not await database.write(rows.save, over, changed(over, status=Status.RUNNING), (PICK,))
    assert await stored(database, session) == over


async def test_state_and_log_are_written_together_or_not_at_all(sessions, database):
    """A row of that number is there already: the insert fails, and the snapshot must stay as it was."""
    session = await running(sessions)
    blocking = {
        "game_id": session.id,
        "seq": session.seq + 1,
        "seat": 0,
        "by_bot": 0,
        "at": 0,
        "move": b"",
        "events": b"",
    }
    await database.write(lambda connection: connection.execute(moves.insert(), blocking).rowcount)
    with pytest.raises(IntegrityError):
        await database.write(rows.save, session, changed(session, state=b"{}"), (PICK,))
    unchanged = await stored(database, session)
    assert unchanged
    assert replace(unchanged, tail=()) == session
    assert await count(database, moves) == 1


# Creating


async def test_no_second_active_session_of_a_game_in_a_channel(sessions, database):
    opened = await lobby(sessions)
    assert await database.write(rows.create, opened) is None
    assert await count(database, games) == 1
    assert await count(database, seats) == 3
    assert await database.write(rows.create, replace(opened, where=THERE)) > opened.id


async def test_an_id_never_comes_back(sessions, database):
    """It stands in old buttons."""
    opened = await lobby(sessions)
    await database.write(lambda connection: connection.execute(games.delete()).rowcount)
    assert (await sessions.open_lobby(HERE, TablePlan("mausen", "de"), ANNA, 900)).id > opened.id


async def test_the_moment_of_opening_and_of_ending_are_kept(sessions, database):
    opened = await sessions.open_lobby(HERE, TablePlan("mausen", "de"), ANNA, 900)
    update = await sessions.act_for_person(opened.id, decisions.stop, ANNA.id, is_manager=False)
    kept = await row(database, games, opened)
    assert (
        kept["created_at"] == opened.updated_at < update.after.updated_at == kept["updated_at"] == kept["finished_at"]
    )
    assert json.loads(kept["options"]) == opened.options


async def test_forgetting_a_game_takes_its_seats_and_moves_along(sessions, database):
    session = await running(sessions)
    await database.write(rows.save, session, changed(session), (PICK,))
    await database.write(lambda connection: connection.execute(games.delete()).rowcount)
    assert [await count(database, table) for table in (games, seats, moves)] == [0, 0, 0]


# Loading


async def test_only_an_active_session_is_found_by_its_channel(sessions, database):
    opened = await lobby(sessions)
    assert await database.read(rows.load_active, HERE.channel_id, "mausen") == opened
    assert await database.read(rows.load_active, HERE.channel_id, "dice") is None
    assert await database.read(rows.load_active, THERE.channel_id, "mausen") is None
    await sessions.act_for_person(opened.id, decisions.stop, ANNA.id, is_manager=False)
    assert await database.read(rows.load_active, HERE.channel_id, "mausen") is None


async def test_the_active_sessions_of_a_channel_are_listed(sessions, database):
    one, other = await lobby(sessions), await lobby(sessions, 2, "dice")
    await lobby(sessions, where=THERE)
    assert sorted(await database.read(rows.list_active_in, HERE.channel_id)) == [one.id, other.id]
    await sessions.act_for_person(one.id, decisions.stop, ANNA.id, is_manager=False)
    assert await database.read(rows.list_active_in, HERE.channel_id) == [other.id]


# What Discord has seen


async def test_a_board_is_unshown_until_its_newest_change_was_shown(sessions):
    session = await lobby(sessions)
    assert await sessions.unshown() == [session.id]
    await sessions.mark_shown(session, 77)
    assert await sessions.unshown() == []
    started = (await sessions.act_for_person(session.id, decisions.start, ANNA.id)).after
    assert await sessions.unshown() == [session.id]
    assert (started.message_id, started.shown_seq) == (77, session.seq)


async def test_showing_an_older_state_late_does_not_hide_the_newer_one(sessions):
    old = await lobby(sessions)
    new = (await sessions.act_for_person(old.id, decisions.start, ANNA.id)).after
    await sessions.mark_shown(new, 88)
    await sessions.mark_shown(old, 77)
    kept = await sessions.session_by_id(old.id)
    assert (kept.message_id, kept.shown_seq) == (88, new.seq)


async def test_a_review_changes_nothing_that_a_board_has_to_show(sessions, database):
    session = await lobby(sessions)
    stopped = (await sessions.act_for_person(session.id, decisions.stop, ANNA.id, is_manager=False)).after
    await sessions.mark_shown(stopped, 77)
    await sessions.keep_review(replace(stopped, review=b"{}"))
    assert await sessions.unshown() == []
    assert (await sessions.session_by_id(session.id)).review == b"{}"
    assert await stored(database, session) == await sessions.session_by_id(session.id)


async def test_a_hand_by_direct_message_is_behind_until_it_shows_the_newest_change(sessions, database):
    session = await running(sessions)
    await sessions.note_dm(session, 0, (5, 6))
    assert await sessions.hands_behind() == []
    await act(sessions, session, ANNA, pick("E1"))
    assert [(number, seat) for number, seat, _ in await sessions.hands_behind()] == [(session.id, 0)]
    await sessions.note_dm(await sessions.session_by_id(session.id), 0, (5, 6))
    assert await sessions.hands_behind() == []
    await database.write(rows.mark_dm, session.id, 0, 7, 0)
    assert await sessions.hands_behind() == [], "another message has taken its place"


async def test_a_hand_by_direct_message_is_missing_until_it_is_sent(sessions, database):
    session = await running(sessions)
    await database.write(save_preferences, BEN.id, Preferences("en", hands_by_dm=True))
    assert [(number, seat) for number, seat, _ in await sessions.hands_behind()] == [(session.id, 1)]
    await sessions.note_dm(session, 1, (5, 6))
    assert await sessions.hands_behind() == []


async def test_boards_that_were_left_alone_for_a_day_are_not_shown_at_a_start(sessions, database):
    left, touched = await running(sessions), await running(sessions, where=THERE)
    for session in (left, touched):
        await sessions.mark_shown(session, 77)
        await act(sessions, session, ANNA, pick("E1"))
    at, day_ms = (await sessions.session_by_id(left.id)).updated_at, 86_400_000
    later = games.update().where(games.c.id == touched.id).values(updated_at=at + day_ms)
    await database.write(lambda connection: connection.execute(later).rowcount)
    assert {number for number, _ in await database.read(rows.list_unshown_lately, at - 1)} == {left.id, touched.id}
    assert [number for number, _ in await database.read(rows.list_unshown_lately, at)] == [touched.id]


# Notes


@pytest.mark.parametrize("seats", [(0,), (0, 1)], ids=["alone", "with another"])
async def test_a_call_has_to_go_when_another_takes_the_seat(sessions, database, time, seats):
    """A message that calls others too stays."""
    session, calls = await running(sessions), CallStore(database, time)
    called = Call("nonce", session.where.guild_id, 5, 50)
    await calls.add(session, 5, called.nonce)
    assert await calls.over(ALL) == [], "it is not sent yet"
    await sessions.note_calls(session.id, dict.fromkeys(seats, called))
    assert await calls.over(ALL) == []
    seated = (replace(session.seats[0], user_id=4711), *session.seats[1:])
    assert await database.write(rows.save, session, changed(session, seats=seated), ())
    assert await calls.over(ALL) == ([] if len(seats) > 1 else [called])
    assert (await stored(database, session)).seats[0].call is None


async def test_a_call_that_cannot_be_deleted_for_a_month_is_left_alone(sessions, database, time):
    session, calls = await running(sessions), CallStore(database, time)
    for message_id in (50, 51):
        await calls.add(session, 5, f"o{message_id}")
        await calls.settle(f"o{message_id}", message_id, session.id)  # a game by now
        time.at += KEPT_MS - 1
    assert await calls.unknown(ALL, time.at) == []
    assert [call.message_id for call in await calls.over(ALL)] == [51]
