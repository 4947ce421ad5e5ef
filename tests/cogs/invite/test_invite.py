"""The command of a person: which game, a table, and the person is asked."""

import pytest

from bot.text.words import LANGUAGES, say
from tests.harness import Answer, en, named
from tests.journeys.any_game_table import lobby

MENU = "Invite to a game"


async def menu(house, host, guest):
    return Answer(await house.people[host].context_menu(house.channel, MENU, house.people[guest]))


async def invite(house, host, guest, game="mausen"):
    """A host takes the command of a person, and then a game."""
    message = (await menu(house, host, guest)).shown.message
    return await house.click(host, message, f"k1|0|0|guest.ask|{game}.{house.people[guest].id}")


def invitations(house):
    return [one for one in house.seen("stranger") if one.ids("guest.accept")]


async def test_a_person_is_asked_to_a_new_table_or_to_the_one_that_the_host_has_here(house):
    await invite(house, "anna", "ben")
    session = await house.session_in(house.channel)
    assert [seated.name for seated in session.seats] == ["anna"]
    asked = await invite(house, "anna", "cleo")
    assert asked.shown.text == en("invite-asked", guest=named("cleo"))
    assert [user.name for one in invitations(house) for user in one.message.mentions] == ["ben", "cleo"]
    assert (await house.session_in(house.channel)).id == session.id


async def test_whom_a_host_may_not_invite(house):
    bot = house.guild.add_member(house.env.create_user("helper", bot=True))
    house.people["helper"] = bot
    refused = {
        "anna": en("no-invite-self"),
        "helper": en("no-invite-bot"),
    }
    for name, text in refused.items():
        assert (await menu(house, "anna", name)).text == text
    await lobby(house, "mausen", "anna", "ben")
    assert (await invite(house, "anna", "ben")).text == en("no-invite-seated")
    await invite(house, "anna", "cleo")
    assert (await invite(house, "anna", "cleo")).text == en("no-invite-twice")
    await house.prefers("dora", invitable=False)
    assert (await menu(house, "anna", "dora")).text == en("no-invite-now")


async def test_a_person_who_left_the_server_is_not_invited(house):
    games = (await menu(house, "anna", "ben")).shown
    gone = await house.forge("anna", games.message, "k1|0|0|guest.ask|mausen.123456789012345678")
    assert gone.text == en("no-invite-unseen")
    for argument in ("mausen", "mausen.x", "chess.1", ""):
        assert (await house.forge("anna", games.message, f"k1|0|0|guest.ask|{argument}")).text
    assert invitations(house) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_has_a_name_that_discord_takes(language):
    assert 1 <= len(say(language, "invite-menu")) <= 32
