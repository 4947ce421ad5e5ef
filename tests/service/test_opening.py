"""The lobby: opening, joining, leaving, starting, stopping, and everything that the table refuses there."""

import hashlib

import pytest

from bot.service.service import Plan
from bot.sessions import decisions
from bot.sessions.session import ChannelRef, Person, Seated, Status
from bot.storage.tables import games
from cogs.mausen.rules.rules import GAME as MAUSEN
from tests import dice
from tests.people import ANNA, BEN, CLEO, DENIZ, GUSTAV, HERE, PEOPLE, THERE, count, lobby, refused, running

# Opening


async def test_a_new_table_is_a_lobby_with_its_host(sessions):
    opened = await sessions.open(HERE, Plan("mausen", "fr", {"scores": "open"}), ANNA, 900)
    assert (opened.status, opened.seq, opened.step, opened.draws, opened.state) == (Status.LOBBY, 1, 0, 0, None)
    assert (opened.where, opened.game, opened.rules_version, opened.language) == (
        HERE,
        "mausen",
        MAUSEN.rules_version,
        "fr",
    )
    assert opened.seats == (Seated(0, ANNA.id, "Anna"),)
    assert opened.host == opened.seats[0]
    assert opened.joins == (900,)


async def test_what_was_opened_is_what_is_stored(sessions):
    opened = await sessions.open(HERE, Plan("mausen", "de"), ANNA, 900)
    assert await sessions.get(opened.id) == opened
    assert await sessions.find(HERE, "mausen") == opened


async def test_options_no_one_chose_are_stored_with_their_defaults(sessions):
    opened = await sessions.open(HERE, Plan("mausen", "de", {"scores": "own"}), ANNA, 900)
    assert opened.options == MAUSEN.settle_options({}) | {"scores": "own"}


async def test_an_option_that_is_none_opens_nothing(sessions, database):
    with pytest.raises(ValueError, match="colour"):
        await sessions.open(HERE, Plan("mausen", "de", {"colour": "red"}), ANNA, 900)
    assert await count(database, games) == 0


async def test_each_table_has_a_secret_of_its_own_and_shows_its_hash(sessions):
    here = await sessions.open(HERE, Plan("mausen", "de"), ANNA, 900)
    there = await sessions.open(THERE, Plan("mausen", "de"), ANNA, 900)
    assert here.secret != there.secret
    assert len(here.secret) == 32
    assert here.seal == hashlib.sha256(here.secret).hexdigest()


async def test_a_session_does_not_print_its_secret(sessions):
    """Whatever prints a session into a log must not give the chance away."""
    running_one = await running(sessions)
    assert repr(running_one.secret) not in repr(running_one)
    assert repr(running_one.state) not in repr(running_one)


async def test_a_channel_has_one_table_of_each_game(sessions, database):
    first = await sessions.open(HERE, Plan("mausen", "de"), ANNA, 900)
    await sessions.open(HERE, Plan("dice", "de"), BEN, 901)
    with refused("no-second-table") as refusal:
        await sessions.open(HERE, Plan("mausen", "de"), CLEO, 902)
    assert refusal.value.variables == {"link": first.link, "command": "mausen"}
    assert await count(database, games) == 2


async def test_a_channel_opens_one_table_after_another(sessions):
    """From the sixth time on a connection to PostgreSQL may plan a statement without looking at its parameters."""
    for _ in range(12):
        opened = await sessions.open(HERE, Plan("mausen", "de"), ANNA, 900)
        await sessions.do(opened.id, decisions.stop, ANNA.id, is_manager=False)


async def test_a_game_whose_cog_is_not_loaded_cannot_be_opened(sessions, registry):
    registry.remove("dice")
    with refused("no-game-away"):
        await sessions.open(HERE, Plan("dice", "de"), ANNA, 900)


async def test_a_game_whose_cog_is_not_loaded_cannot_go_on_and_keeps(sessions, registry):
    opened = await running(sessions, 2, "dice")
    registry.remove("dice")
    for refusing in (
        sessions.do(opened.id, decisions.act, ANNA.id, opened.step, dice.Throw()),
        sessions.do(opened.id, decisions.leave, ANNA.id),
    ):
        with refused("no-game-away"):
            await refusing
    with refused("no-game-away"):
        sessions.view(opened, 0)
    assert await sessions.get(opened.id) == opened


async def test_a_name_in_any_script_comes_back_as_it_was(sessions):
    name = "🐭 Ünïcödé “’” ‏עברית 漢字 \\*_`"
    opened = await sessions.open(HERE, Plan("mausen", "de"), Person(5, name, "de"), 900)
    assert (await sessions.get(opened.id)).names == (name,)


async def test_the_link_leads_to_the_channel_until_the_board_is_posted(sessions):
    opened = await sessions.open(HERE, Plan("mausen", "de"), ANNA, 900)
    assert opened.link == "https://discord.com/channels/1/10"
    await sessions.mark_shown(opened, 77)
    assert (await sessions.get(opened.id)).link == "https://discord.com/channels/1/10/77"


# Finding


async def test_no_one_plays_here(sessions):
    await sessions.open(THERE, Plan("mausen", "de"), ANNA, 900)
    with refused("no-table-here") as refusal:
        await sessions.find(HERE, "mausen")
    assert refusal.value.variables == {"command": "/mausen new"}


async def test_there_is_no_session_of_this_number(sessions):
    for what in (
        sessions.get(4711),
        sessions.do(4711, decisions.join, ANNA, 900),
        sessions.do(4711, decisions.act, ANNA.id, 0, dice.Throw()),
    ):
        with refused("no-session"):
            await what


# Joining


async def test_who_joins_gets_the_next_seat_and_mixes_the_click_in(sessions):
    opened = await sessions.open(HERE, Plan("mausen", "de"), ANNA, 900)
    update = await sessions.do(opened.id, decisions.join, BEN, 12345)
    assert update.before == opened
    assert update.after.seats == (Seated(0, ANNA.id, "Anna"), Seated(1, BEN.id, "Ben"))
    assert update.after.joins == (900, 12345)
    assert update.after.seq == 2
    assert await sessions.get(opened.id) == update.after


# Leaving the lobby


async def test_who_sits_behind_moves_up(sessions):
    opened = await lobby(sessions, 4)
    update = await sessions.do(opened.id, decisions.leave, BEN.id)
    assert [(s.seat, s.name) for s in update.after.seats] == [(0, "Anna"), (1, "Cleo"), (2, "Deniz")]
    assert await sessions.get(opened.id) == update.after


async def test_the_click_of_who_left_stays_in_the_chance(sessions):
    """Otherwise one could try deals by joining and leaving until one pleases."""
    opened = await lobby(sessions, 3)
    update = await sessions.do(opened.id, decisions.leave, BEN.id)
    assert update.after.joins == (900, 901, 902)


async def test_a_stranger_cannot_leave(sessions):
    """Before the game no one has to be told who plays: the lobby stands above."""
    opened = await lobby(sessions, 3)
    with refused("no-not-seated"):
        await sessions.do(opened.id, decisions.leave, GUSTAV.id)
    await sessions.do(opened.id, decisions.start, ANNA.id)
    with refused("no-stranger") as refusal:
        await sessions.do(opened.id, decisions.leave, GUSTAV.id)
    assert refusal.value.variables == {"players": ("Anna", "Ben", "Cleo")}


# Starting


async def test_starting_deals_and_moves_the_step(sessions):
    opened = await lobby(sessions, 3)
    update = await sessions.do(opened.id, decisions.start, ANNA.id)
    assert (update.after.status, update.after.step, update.after.seq) == (Status.RUNNING, 1, opened.seq + 1)
    assert update.is_seen
    assert update.after.seats == opened.seats
    assert update.after.awaited == {0, 1, 2}
    assert await sessions.get(opened.id) == update.after


async def test_the_draws_of_the_setup_are_counted(sessions):
    assert (await running(sessions, 2, "dice")).draws == 1


# Stopping


async def test_nothing_more_happens_once_it_is_over(sessions):
    opened = await running(sessions)
    await sessions.mark_shown(opened, 77)
    stopped = (await sessions.do(opened.id, decisions.stop, ANNA.id, is_manager=True)).after
    for what in (
        sessions.do(opened.id, decisions.join, DENIZ, 950),
        sessions.do(opened.id, decisions.leave, ANNA.id),
        sessions.do(opened.id, decisions.start, ANNA.id),
        sessions.do(opened.id, decisions.stop, ANNA.id, is_manager=True),
        sessions.do(opened.id, decisions.act, ANNA.id, stopped.step, dice.Throw()),
    ):
        with refused("no-session-over") as refusal:
            await what
        assert refusal.value.variables == {"link": "https://discord.com/channels/1/10/77"}


async def test_a_channel_that_is_gone_ends_its_games_and_no_others(sessions):
    gone = [await lobby(sessions, 2), await running(sessions, 2, "dice")]
    stays = await running(sessions, 3, where=THERE)
    await sessions.stop_all_in(HERE.channel_id)
    assert [(await sessions.get(one.id)).status for one in gone] == [Status.STOPPED] * 2
    assert await sessions.get(stays.id) == stays


async def test_what_no_one_can_ever_see_is_not_shown_again(sessions):
    """Boards catch up at every start: those of a channel that is gone must not be tried for ever."""
    here, there = await lobby(sessions, 2), await lobby(sessions, 2, where=ChannelRef(1, 12))
    await sessions.mark_shown(here, 77)
    await sessions.stop_all_in(HERE.channel_id)
    assert await sessions.unshown() == [there.id]
    assert (await sessions.get(here.id)).message_id is None


async def test_everyone_sits_in_one_place_only_once(sessions):
    """`seated` finds each person, and no stranger."""
    opened = await lobby(sessions, 6)
    assert [opened.seated(person.id).name for person in PEOPLE[:6]] == list(opened.names)
    assert opened.seated(GUSTAV.id) is None
