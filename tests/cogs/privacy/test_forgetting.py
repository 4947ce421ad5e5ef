"""A person is forgotten: nothing says any more who they were, and the others' games stay whole."""

import asyncio
import json
from dataclasses import replace

import msgspec
import pytest
import sqlalchemy as sa

from bot.errors import NotAllowed, Unavailable
from bot.people.preferences import Preferences
from bot.people.rows import save_preferences, users
from bot.person import Person
from bot.sessions import decisions
from bot.storage import personal_data
from bot.storage.database import Database
from bot.storage.tables import predecessors, removed, seats
from bot.table.service import rows
from bot.table.service.call_rows import Call
from bot.table.service.service import Sessions
from cogs.mausen.rules.rules import GAME as MAUSEN
from cogs.privacy import service as retention
from cogs.privacy.service import Retention
from tests.crowd import (
    ANNA,
    BEN,
    CLEO,
    HERE,
    THERE,
    act,
    file_of,
    lobby,
    log_of,
    pick,
    play_to_the_end,
    replayed,
    running,
)
from tests.plugins import plugin_of

WORDS = {"de": "jemand", "en": "somebody"}


@pytest.fixture
async def forgetter(database, sessions):
    return Retention(database, sessions)


async def over(sessions, where=HERE, people=3):
    return await play_to_the_end(sessions, MAUSEN, await running(sessions, people, where=where))


async def forget(forgetter, person=ANNA):
    return await forgetter.forget(person.id)


async def column(database, wanted):
    return await database.read(
        lambda connection: list(connection.execute(sa.select(wanted).order_by(wanted)).scalars())
    )


# Games that are over


async def test_a_seat_of_a_game_that_is_over_becomes_a_persons_and_nothing_else_changes(database, sessions, forgetter):
    before = await over(sessions)
    log = await log_of(database, before)
    assert await forget(forgetter) == []
    after = await sessions.session_by_id(before.id)
    assert after.names == ("jemand", "Ben", "Cleo")
    assert after.seats[0].user_id < 0
    assert replace(after, seats=(before.seats[0], *after.seats[1:])) == before
    assert replace(after.seats[0], user_id=ANNA.id, name="Anna") == before.seats[0], "place and score stay"
    assert await log_of(database, after) == log
    assert replayed(MAUSEN, after, log) == (after.state, after.draws)


async def test_all_seats_of_one_person_become_those_of_one_stranger_and_of_another_person_another(sessions, forgetter):
    tables = [await over(sessions), await over(sessions, THERE)]
    await forget(forgetter)
    await forget(forgetter, BEN)
    after = [await sessions.session_by_id(table.id) for table in tables]
    assert [session.names for session in after] == [("jemand", "jemand 2", "Cleo")] * 2
    (one, other) = ({session.seats[seat].user_id for session in after} for seat in (0, 1))
    assert (len(one), len(other), len(one | other)) == (1, 1, 2)


@pytest.mark.parametrize(
    ("names", "name"),
    [((), "jemand"), (("Ben",), "jemand"), (("jemand",), "jemand 2"), (("jemand", "jemand 2", "jemand 4"), "jemand 3")],
)
def test_a_person_is_numbered_if_the_table_has_one(names, name):
    assert retention.unused_name("jemand", names) == name


async def test_two_people_are_forgotten_at_once(sessions, forgetter):
    session = await over(sessions)
    await asyncio.gather(forget(forgetter), forget(forgetter, BEN))
    assert sorted((await sessions.session_by_id(session.id)).names) == ["Cleo", "jemand", "jemand 2"]


# Running games and lobbies


async def test_a_running_game_is_left_to_the_computer_and_there_is_no_way_back(sessions, forgetter):
    session = await running(sessions)
    (update,) = await forget(forgetter)
    assert update.before.seats[0].user_id == ANNA.id
    after = await sessions.session_by_id(session.id)
    assert after == update.after
    assert (after.names[0], after.seats[0].gone, after.computers_to_move) == ("jemand", True, (0,))
    with pytest.raises(NotAllowed, match="no-stranger"):
        await sessions.act_for_person(session.id, decisions.come_back, ANNA.id)
    await sessions.act_for_person(session.id, decisions.take_over, Person(7, "Emil", "de"), 0)
    assert (await sessions.session_by_id(session.id)).names == ("Emil", "Ben", "Cleo")


async def test_a_seat_that_was_left_before_is_forgotten_too(sessions, forgetter):
    session = await running(sessions)
    await sessions.act_for_person(session.id, decisions.leave, ANNA.id)
    await forget(forgetter)
    seat = (await sessions.session_by_id(session.id)).seats[0]
    assert (seat.name, seat.gone) == ("jemand", True)


async def test_what_was_picked_stays_sealed_and_counts(database, sessions, forgetter):
    session = await running(sessions)
    await act(sessions, session, ANNA, pick("E4"))
    await forget(forgetter)
    await act(sessions, session, BEN, pick("D3"))
    after = (await act(sessions, session, CLEO, pick("M1"))).after
    assert after.step == session.step + 1
    assert [logged.seat for logged in await log_of(database, after)] == [0, 1, 2]


async def test_the_messages_that_were_sent_to_the_person_are_not_remembered(database, sessions, forgetter):
    session = await running(sessions)
    await sessions.note_dm(session, 0, (5, 6))
    await sessions.note_calls(session.id, {0: Call("call", 1, 7, 8)})
    (update,) = await forget(forgetter)
    assert (update.before.seats[0].dm, update.before.seats[0].call) == ((5, 6), (7, 8)), "so that they can be deleted"
    after = await sessions.session_by_id(session.id)
    assert (after.seats[0].dm, after.seats[0].call) == (None, None)


async def test_a_game_whose_rules_are_away_is_left_all_the_same(database, sessions, registry, forgetter):
    session = await running(sessions)
    registry.remove("mausen")
    assert await forget(forgetter) == []
    registry.add(plugin_of(MAUSEN))
    after = await sessions.session_by_id(session.id)
    assert (after.names[0], after.seats[0].gone, after.computers_to_move) == ("jemand", True, (0,))
    assert after.seq > session.seq, "whoever was about to save it looks again"
    assert await sessions.thinking() == [session.id]
    late = replace(session, seats=(replace(session.seats[0], missed=1), *session.seats[1:]), seq=session.seq + 1)
    assert not await database.write(rows.save, session, late, ()), "a save that was under way brings no name back"


async def test_a_game_that_ends_this_moment_is_forgotten(sessions, forgetter, monkeypatch):
    session = await running(sessions)
    do = sessions.act_for_person

    async def too_late(*arguments):
        await do(session.id, decisions.stop, BEN.id, is_manager=True)
        return await do(*arguments)

    monkeypatch.setattr(sessions, "act_for_person", too_late)
    assert await forget(forgetter) == []
    assert (await sessions.session_by_id(session.id)).names[0] == "jemand"


async def test_a_database_that_does_not_answer_is_reported(sessions, forgetter, monkeypatch):
    await running(sessions)

    async def away(*_):
        raise Unavailable

    monkeypatch.setattr(sessions, "act_for_person", away)
    with pytest.raises(Unavailable):
        await forget(forgetter)


# The rest


async def test_wishes_go_and_those_of_others_stay(database, forgetter):
    for person in (ANNA, BEN):
        await database.write(save_preferences, person.id, Preferences("fr"))
    await forget(forgetter)
    assert await column(database, users.c.user_id) == [BEN.id]


async def test_what_is_there_is_counted_and_afterwards_there_is_nothing(database, sessions, forgetter):
    await over(sessions)
    await running(sessions)
    await lobby(sessions, where=THERE)
    await database.write(save_preferences, ANNA.id, Preferences("fr"))
    traces = await forgetter.traces(ANNA.id)
    assert traces == {"games": 3, "settings": 1}
    await forget(forgetter)
    assert await forgetter.traces(ANNA.id) == {}
    del traces["settings"]
    assert await forgetter.traces(BEN.id) == traces


async def test_who_was_only_removed_from_a_lobby_is_counted_and_forgotten(database, sessions, forgetter):
    session = await lobby(sessions)
    row = {"game_id": session.id, "user_id": 77}
    await database.write(lambda connection: connection.execute(removed.insert(), [row]) and None)
    assert await forgetter.traces(77) == {"games": 1}
    await forgetter.forget(77)
    assert await column(database, removed.c.user_id) == []


async def test_no_one_else_is_forgotten_by_forgetting_a_stranger(database, sessions, forgetter):
    session = await over(sessions)
    await forget(forgetter, Person(99, "Niemand", "de"))
    assert await sessions.session_by_id(session.id) == session


# Everything about a person


async def test_the_export_has_everything_and_nothing_of_others(database, sessions, forgetter):
    done, plays, waits = await over(sessions), await running(sessions), await lobby(sessions, where=THERE)
    await act(sessions, plays, ANNA, pick("E4"))
    await act(sessions, plays, BEN, pick("D3"))
    await database.write(save_preferences, ANNA.id, Preferences("fr", hands_by_dm=True))
    everything = await forgetter.everything_about(ANNA.id)
    chosen = {"language": "fr", "hands_by_dm": True}
    assert everything["settings"] == {"reminders": "channel", "in_words": False, "invitable": True} | chosen
    stand = [(seat["table"], seat["status"]) for seat in everything["seats"]]
    assert stand == [(done.id, "finished"), (plays.id, "running"), (waits.id, "lobby")]
    first = everything["seats"][0]
    assert (first["name"], first["place"], first["score"]) == ("Anna", done.seats[0].rank, done.seats[0].score)
    assert (first["server"], first["channel"]) == ({"id": "1"}, {"id": "10"})
    assert len(first["moves"]) == sum(logged.seat == 0 for logged in await log_of(database, done)) == 16
    assert [made["move"] for made in everything["seats"][1]["moves"]] == [json.loads(MAUSEN.encode_move(pick("E4")))]
    seen = [msgspec.to_builtins(sessions.view(await sessions.session_by_id(plays.id), seat)) for seat in (0, 1)]
    assert seen[1] != everything["seats"][1]["sees"] == seen[0]
    written = json.dumps(everything)
    for others in (str(BEN.id), "Ben", done.secret.hex(), plays.secret.hex(), str(done.joins[1]), '"D3"'):
        assert others not in written, others


async def test_moves_that_others_made_on_the_seat_are_not_in_the_export(database, sessions, forgetter):
    """The computer, or a player who sat there before: of a card that they laid hidden, the person sees the back."""
    session = await running(sessions)
    await act(sessions, session, BEN, pick("D3"))
    await sessions.act_for_person(session.id, decisions.leave, BEN.id)
    await sessions.act_for_person(session.id, decisions.leave, CLEO.id)
    await sessions.play_computer_move(session.id, 2, session.step, pick("D2"))
    await sessions.act_for_person(session.id, decisions.come_back, CLEO.id)
    assert (await forgetter.everything_about(CLEO.id))["seats"][0]["moves"] == []
    dora = Person(88, "Dora", "de")
    await sessions.act_for_person(session.id, decisions.take_over, dora, 1)
    assert (await forgetter.everything_about(dora.id))["seats"][0]["moves"] == []
    await act(sessions, session, dora, pick("D1"))
    moves = (await forgetter.everything_about(dora.id))["seats"][0]["moves"]
    assert [made["move"] for made in moves] == [json.loads(MAUSEN.encode_move(pick("D1")))]


async def test_who_gave_a_seat_to_another_person_gets_the_own_moves_and_is_forgotten(database, sessions, forgetter):
    session = await running(sessions)
    await act(sessions, session, BEN, pick("D3"))
    await sessions.act_for_person(session.id, decisions.leave, BEN.id)
    dora = Person(88, "Dora", "de")
    await sessions.act_for_person(session.id, decisions.take_over, dora, 1)
    await act(sessions, session, dora, pick("D1"))
    (given,) = (await forgetter.everything_about(BEN.id))["seats_given_to_others"]
    moves = given.pop("moves")
    assert given == {"table": session.id, "seat": 1, "name": "Ben"}
    assert [made["move"] for made in moves] == [json.loads(MAUSEN.encode_move(pick("D3")))]
    assert (await sessions.session_by_id(session.id)).names_ever == ("Anna", "Ben → Dora", "Cleo")
    assert (await forgetter.traces(BEN.id))["games"] == 1
    await forget(forgetter, BEN)
    assert (await sessions.session_by_id(session.id)).names_ever == ("Anna", "jemand → Dora", "Cleo")
    assert not await forgetter.traces(BEN.id)
    assert BEN.id not in await column(database, predecessors.c.user_id)


async def test_the_export_of_a_person_unknown_is_empty(forgetter):
    assert await forgetter.everything_about(99) == {
        "settings": None,
        "invitations": [],
        "removed_from_tables": [],
        "seats": [],
        "seats_given_to_others": [],
        **{part.name: [] for kept in personal_data.load_all() for part in kept.exported},
    }


async def test_every_column_that_says_something_of_a_person_is_in_the_export(database, sessions, forgetter):
    """Who adds a column has to say whether it is told."""
    # the person's own number is told once; a seat with a computer is no one's
    left_out = {"game_id", "user_id", "computer", "late", "since_seq", "dm_seq"}
    renamed = {"gone": "left", "missed": "missed_decisions", "agrees_to_stop": "wants_to_stop", "rank": "place"}
    renamed |= dict.fromkeys(("dm_channel_id", "dm_message_id"), "direct_message") | {"traits": "points_by"}
    renamed |= dict.fromkeys(("call_channel_id", "call_message_id"), "call")
    await running(sessions)
    (seat,) = (await forgetter.everything_about(ANNA.id))["seats"]
    assert {renamed.get(column.name, column.name) for column in seats.c if column.name not in left_out} <= set(seat)
    await database.write(save_preferences, ANNA.id, Preferences("de"))
    settings = (await forgetter.everything_about(ANNA.id))["settings"]
    assert {column.name for column in users.c} - {"user_id"} == set(settings)


# Bytes


MINA = Person(1_234_567_890_123_456_789, "Wilhelmina", "de")
"""No other test has such a number or name."""


def traces_in(url):
    """How often the file says who Mina is: the number as text and as SQLite stores it, and the name."""
    path = file_of(url)
    data = path.read_bytes() + path.with_name(f"{path.name}-wal").read_bytes()
    return [data.count(what) for what in (str(MINA.id).encode(), MINA.id.to_bytes(8, "big"), MINA.name.encode())]


async def test_what_is_forgotten_is_overwritten_in_the_file_and_gone_from_its_log(sqlite_url, registry):
    database = await Database.open(sqlite_url)
    sessions = Sessions(database, registry)
    session = await lobby(sessions, 2)
    await sessions.act_for_person(session.id, decisions.join, MINA, 5)
    assert min(traces_in(sqlite_url)[1:]) > 0
    await forget(Retention(database, sessions), MINA)
    assert traces_in(sqlite_url) == [0, 0, 0]
    assert not file_of(sqlite_url).with_name(f"{file_of(sqlite_url).name}-wal").read_bytes()
    await database.close()
