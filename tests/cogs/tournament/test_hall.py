"""What the service of tournaments does, on a real database."""

import asyncio
from dataclasses import replace

import pytest

from bot.messages.names import shown
from bot.person import ChannelRef
from bot.sessions import decisions as acts
from bot.sessions.session import Status
from bot.text.words import speaker
from cogs.maunz.rules.state import Resign
from cogs.tournament.pages import results
from cogs.tournament.standings import points_of
from cogs.tournament.tournament import Entrant, Tournament
from tests.cogs.tournament.hall import HOUR_MS, Hall


async def test_a_table_is_opened_once_whatever_is_done_twice(database):
    """A process may be killed between any two steps: each is done again."""
    hall = Hall(database)
    t = await hall.open("maunz", 4)
    hall.time.at = t.due_at
    await hall.tournaments.pass_time()
    t = await hall.tournaments.tournament_by_id(t.id)
    t = await hall.tournaments.note_match(t, t.now_played[0], channel_id=900)
    first = await hall.tournaments.seat_match(t, t.now_played[0])  # `t` does not know of it yet
    assert (await hall.tournaments.seat_match(t, t.now_played[0])).id == first.id
    begun = await hall.sessions.start(first.id)
    assert (await hall.sessions.start(first.id)).after == begun.after
    assert (begun.after.status, begun.after.contest_id, begun.after.ends_at) == (Status.RUNNING, t.id, t.due_at)
    await hall.tournaments.close()


async def test_who_wins_before_the_first_own_turn_was_there(database):
    hall = Hall(database)
    t = await hall.begun("maunz", 4)
    session_id = t.now_played[0].session_id
    assert session_id
    session = await hall.sessions.session_by_id(session_id)
    [first] = session.people_to_move
    assert first.user_id
    await hall.sessions.act_for_person(session_id, acts.act, first.user_id, session.step, Resign())
    await hall.settle()
    [match] = [m for m in (await hall.tournaments.tournament_by_id(t.id)).matches if m.session_id == session_id]
    assert match.ranks == ((2, 1) if first.seat == 0 else (1, 2))
    assert match.idle == frozenset()
    await hall.tournaments.close()


@pytest.mark.parametrize("where", ["tournament", "table"])
async def test_a_table_that_all_have_left_is_stopped_and_brings_no_points(database, where):
    hall = Hall(database)
    t = await hall.begun("nim" if where == "tournament" else "maunz", 4)
    match = t.now_played[0]
    assert match.session_id
    for number in match.entrants:
        assert (await hall.sessions.session_by_id(match.session_id)).status == Status.RUNNING
        user_id = t.entrants[number].user_id
        if where == "tournament":
            await hall.tournaments.leave(t.id, user_id)
        else:
            await hall.sessions.act_for_person(match.session_id, acts.leave, user_id)
    await hall.settle()
    t = await hall.tournaments.tournament_by_id(t.id)
    [over] = [m for m in t.matches if m.session_id == match.session_id]
    assert (await hall.sessions.session_by_id(match.session_id)).status == Status.STOPPED
    assert (over.is_cut, over.idle) == (True, {*match.entrants})
    assert {points_of(t)[number] for number in match.entrants} == {0}
    say, name = speaker("en"), shown(t.entrants[match.entrants[0]].name)
    assert f"{name} {say('tournament-idle')}" in results(t, 1, say).text
    await hall.tournaments.close()


async def test_leaving_for_good_gives_a_game_of_two_up(database):
    hall = Hall(database)
    t = await hall.begun("maunz", 4)
    match = t.now_played[0]
    gone, other = match.entrants
    await hall.tournaments.leave(t.id, t.entrants[gone].user_id)
    await hall.settle()
    t = await hall.tournaments.tournament_by_id(t.id)
    assert (await hall.sessions.session_by_id(match.session_id or 0)).status == Status.FINISHED
    assert (points_of(t)[gone], points_of(t)[other]) == (0, 1)
    await hall.tournaments.close()


async def test_a_channel_has_one_tournament_of_a_game_though_two_are_opened_at_once(database):
    hall = Hall(database)
    planned = Tournament(0, ChannelRef(1, 2), "maunz", "letter", "en", 1, 0, 1000, 1000)
    one, other = (replace(planned, entrants=(Entrant(0, n, f"P{n}", 100 + n),)) for n in (1, 2))
    opened = await asyncio.gather(*map(hall.tournaments.open_tournament, (one, one, other)), return_exceptions=True)
    assert sorted(type(what).__name__ for what in opened) == ["NotAllowed", "Tournament", "Tournament"]
    assert len(await hall.tournaments.active_tournaments(1)) == 1
    await hall.tournaments.close()


async def test_at_the_end_of_a_round_the_computer_finishes_its_games(database):
    hall = Hall(database)
    t = await hall.begun("nim", 4)
    first = t.now_played[0].session_id
    assert first
    session = await hall.sessions.session_by_id(first)
    assert (session.wake_at, session.ends_at) == (session.wake_at, t.due_at)
    hall.time.at = session.ends_at
    ended = (await hall.sessions.pass_deadline(session.id)).after
    assert not ended.people_here
    assert not ended.is_paused
    assert ended.goes_on
    assert ended.wake_at is None
    await hall._finish(ended)
    await hall.settle()
    assert (await hall.sessions.session_by_id(session.id)).status == Status.FINISHED
    [match] = [m for m in (await hall.tournaments.tournament_by_id(t.id)).matches if m.session_id == session.id]
    assert match.idle == {*match.entrants}
    await hall.tournaments.close()


async def test_no_decision_takes_longer_than_the_round(database):
    hall = Hall(database)
    t = await hall.begun("nim", 4)
    first = t.now_played[0].session_id
    assert first
    session = await hall.sessions.session_by_id(first)
    hall.time.at = session.ends_at - 1000
    [seated] = session.people_to_move
    assert session.state
    assert seated.user_id
    plugin = hall.registry.get("nim")
    move = plugin.game.choices(plugin.game.decode_state(session.state), seated.seat)[0]
    after = (await hall.sessions.act_for_person(session.id, acts.act, seated.user_id, session.step, move)).after
    assert (after.wake_at, after.due_at) == (session.ends_at, session.ends_at)
    await hall.tournaments.close()


async def test_an_outage_puts_off_the_deadlines_of_a_tournament_too(database):
    hall = Hall(database)
    t = await hall.open("maunz", 3)
    assert await hall.sessions.note_alive(), "it has a deadline"
    hall.time.at += HOUR_MS
    await hall.sessions.forgive_outage(longer_than=HOUR_MS // 2)
    later = await hall.tournaments.tournament_by_id(t.id)
    assert (later.due_at - t.due_at, later.seq) == (HOUR_MS, t.seq + 1)
    assert await hall.sessions.next_wake() == later.wake_at == later.due_at
    await hall.tournaments.close()
