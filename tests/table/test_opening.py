"""The lobby: opening, joining, leaving, starting, stopping, and everything that the table refuses there."""

import hashlib

import pytest

from bot.person import ChannelRef, Person
from bot.sessions import decisions
from bot.sessions.session import Seated, Status
from bot.storage.tables import games
from bot.table.service.service import TablePlan
from cogs.mausen.rules.rules import GAME as MAUSEN
from tests import dice
from tests.crowd import ANNA, BEN, CLEO, DENIZ, HERE, THERE, count, lobby, refused, running

# Opening


async def test_a_new_table_is_a_lobby_with_its_host(sessions):
    opened = await sessions.open_lobby(HERE, TablePlan("mausen", "fr", {"scores": "open"}), ANNA, 900)
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


async def test_an_option_that_is_none_opens_nothing(sessions, database):
    with pytest.raises(ValueError, match="colour"):
        await sessions.open_lobby(HERE, TablePlan("mausen", "de", {"colour": "red"}), ANNA, 900)
    assert await count(database, games) == 0


async def test_each_table_has_a_secret_of_its_own_and_shows_its_hash(sessions):
    here = await sessions.open_lobby(HERE, TablePlan("mausen", "de"), ANNA, 900)
    there = await sessions.open_lobby(THERE, TablePlan("mausen", "de"), ANNA, 900)
    assert here.secret != there.secret
    assert len(here.secret) == 32
    assert here.seal == hashlib.sha256(here.secret).hexdigest()


async def test_a_session_does_not_print_its_secret(sessions):
    """Whatever prints a session into a log must not give the chance away."""
    running_one = await running(sessions)
    assert repr(running_one.secret) not in repr(running_one)
    assert repr(running_one.state) not in repr(running_one)


async def test_a_channel_has_one_table_of_each_game(sessions, database):
    first = await sessions.open_lobby(HERE, TablePlan("mausen", "de"), ANNA, 900)
    await sessions.open_lobby(HERE, TablePlan("dice", "de"), BEN, 901)
    with refused("no-second-table") as refusal:
        await sessions.open_lobby(HERE, TablePlan("mausen", "de"), CLEO, 902)
    assert refusal.value.variables == {"link": first.link, "command": "mausen"}
    assert await count(database, games) == 2


async def test_a_channel_opens_one_table_after_another(sessions):
    """From the sixth time on a connection to PostgreSQL may plan a statement without looking at its parameters."""
    for _ in range(12):
        opened = await sessions.open_lobby(HERE, TablePlan("mausen", "de"), ANNA, 900)
        await sessions.act_for_person(opened.id, decisions.stop, ANNA.id, is_manager=False)


async def test_a_game_whose_cog_is_not_loaded_cannot_be_opened(sessions, registry):
    registry.remove("dice")
    with refused("no-game-away"):
        await sessions.open_lobby(HERE, TablePlan("dice", "de"), ANNA, 900)


async def test_a_game_whose_cog_is_not_loaded_cannot_go_on_and_keeps(sessions, registry):
    opened = await running(sessions, 2, "dice")
    registry.remove("dice")
    for refusing in (
        sessions.act_for_person(opened.id, decisions.act, ANNA.id, opened.step, dice.Throw()),
        sessions.act_for_person(opened.id, decisions.leave, ANNA.id),
    ):
        with refused("no-game-away"):
            await refusing
    with refused("no-game-away"):
        sessions.view(opened, 0)
    assert await sessions.session_by_id(opened.id) == opened


async def test_a_name_in_any_script_comes_back_as_it_was(sessions):
    name = "🐭 Ünïcödé “’” ‏עברית 漢字 \\*_`"
    opened = await sessions.open_lobby(HERE, TablePlan("mausen", "de"), Person(5, name, "de"), 900)
    assert (await sessions.session_by_id(opened.id)).names == (name,)


async def test_the_link_leads_to_the_channel_until_the_board_is_posted(sessions):
    opened = await sessions.open_lobby(HERE, TablePlan("mausen", "de"), ANNA, 900)
    assert opened.link == "https://discord.com/channels/1/10"
    await sessions.mark_shown(opened, 77)
    assert (await sessions.session_by_id(opened.id)).link == "https://discord.com/channels/1/10/77"


# Leaving the lobby


async def test_the_click_of_who_left_stays_in_the_chance(sessions):
    """Otherwise one could try deals by joining and leaving until one pleases."""
    opened = await lobby(sessions, 3)
    update = await sessions.act_for_person(opened.id, decisions.leave, BEN.id)
    assert update.after.joins == (900, 901, 902)


# Stopping


async def test_nothing_more_happens_once_it_is_over(sessions):
    opened = await running(sessions)
    await sessions.mark_shown(opened, 77)
    stopped = (await sessions.act_for_person(opened.id, decisions.stop, ANNA.id, is_manager=True)).after
    for what in (
        sessions.act_for_person(opened.id, decisions.join, DENIZ, 950),
        sessions.act_for_person(opened.id, decisions.leave, ANNA.id),
        sessions.act_for_person(opened.id, decisions.start, ANNA.id),
        sessions.act_for_person(opened.id, decisions.stop, ANNA.id, is_manager=True),
        sessions.act_for_person(opened.id, decisions.act, ANNA.id, stopped.step, dice.Throw()),
    ):
        with refused("no-session-over") as refusal:
            await what
        assert refusal.value.variables == {"link": "https://discord.com/channels/1/10/77"}


async def test_what_no_one_can_ever_see_is_not_shown_again(sessions):
    """Boards catch up at every start: those of a channel that is gone must not be tried for ever."""
    here, there = await lobby(sessions, 2), await lobby(sessions, 2, where=ChannelRef(1, 12))
    await sessions.mark_shown(here, 77)
    await sessions.stop_all_in(HERE.channel_id)
    assert await sessions.unshown() == [there.id]
    assert (await sessions.session_by_id(here.id)).message_id is None
