"""Every command in each place: a server that has the bot, its direct messages, a group of friends, a server without it.

Each is answered with what it can do, or with a sentence that says where it can.
"""

import pytest
from discord import AppCommandOptionType, AppCommandType

from bot.clicks.places import installation, invitation
from bot.messages.names import shown
from bot.storage.tables import games
from tests.crowd import count
from tests.harness import en
from tests.journeys.any_game_table import COMMANDS
from tests.journeys.visitors import PLACES, Visitor, said

ELSEWHERE = ("group", "foreign")


def every_command(tree, person):
    """The words of each command, and the options that it needs."""
    for command in tree.walk_commands():
        if hasattr(command, "parameters"):
            needed = {str(p.display_name): p for p in command.parameters if p.required}
            yield command.qualified_name, {name: sensible(name, one, person) for name, one in needed.items()}


def sensible(name, parameter, person):
    """Something that may be given."""
    if parameter.type == AppCommandOptionType.user:
        return person
    return parameter.choices[0].value if parameter.choices else "mausen" if name == "game" else "A1"


def elsewhere(direct):
    """What is said where no table can be."""
    number = int(direct.world.bot["id"])
    return en("no-table-elsewhere", invite=invitation(number), direct=f"https://discord.com/users/{number}")


@pytest.mark.parametrize("place", PLACES)
async def test_every_command_is_answered(direct, place):
    anna, ben = Visitor(direct, place), direct.world.add_user("ben")
    for words, options in every_command(direct.app.client.tree, ben):
        before = len(anna.seen())
        interaction = await anna.command(words, **options)
        assert interaction.done.is_set(), f"/{words} is not answered"
        answer = anna.seen()[before:]
        assert answer, f"/{words} shows nothing"
        assert en("no-our-mistake", reference="?")[:20] not in "".join(map(said, answer)), words
        assert en("no-old-command") not in said(answer[0]), words
        if words == "settings server":
            assert (en("no-manager-here") in said(answer[0])) is (place != "server")
        if words.endswith(" new") and words.split()[0] in COMMANDS.values():
            refused = elsewhere(direct) in said(answer[0])
            assert refused is (place in ELSEWHERE), f"/{words}: {said(answer[0])}"


@pytest.mark.parametrize("place", PLACES)
async def test_every_command_on_a_person_is_answered(direct, place):
    anna, ben = Visitor(direct, place), direct.world.add_user("ben")
    for command in direct.app.client.tree.get_commands(type=AppCommandType.user):
        before = len(anna.seen())
        interaction = await anna.choose(command.name, ben)
        assert interaction.done.is_set(), f"{command.name} is not answered"
        (answer,) = anna.seen()[before:]
        expected = "invite-which" if place == "server" else "no-invite-unseen"
        assert en(expected, guest=shown("ben")) in said(answer)


@pytest.mark.parametrize("place", PLACES)
async def test_every_field_that_offers_something_is_answered(direct, place):
    anna, asked = Visitor(direct, place), 0
    for command in direct.app.client.tree.walk_commands():
        for field in getattr(command, "parameters", ()):
            if field.autocomplete:
                interaction = await anna.ask(command.qualified_name, str(field.display_name))
                assert interaction.answers == [8], f"/{command.qualified_name} {field.name}"
                asked += 1
    assert asked > 10
    assert anna.seen() == []


@pytest.mark.parametrize("place", ELSEWHERE)
async def test_where_no_table_can_be_none_is_opened_and_none_is_found(direct, place):
    anna = Visitor(direct, place)
    await anna.command("maunz new")
    assert anna.private()["flags"] & 64
    assert elsewhere(direct) in said(anna.private())
    for typed in ("maunz board", "maunz place", "heuldoch hand"):
        await anna.command(typed, **({"square": "A1"} if typed == "maunz place" else {}))
        assert anna.private()["content"] == elsewhere(direct)
    assert await count(direct.app.database, games) == 0


async def test_commands_name_the_places_where_they_are_offered(direct):
    tree = direct.app.client.tree
    offered = {
        **dict.fromkeys(("leaderboard", "evening", "tournament", "Invite to a game"), ([0], [0])),
        **dict.fromkeys(("history", "stats", "verify", "settings"), ([0, 1], [0, 1])),
        **dict.fromkeys(("games", "help", "learn", "privacy", "replay", "today"), ([0, 1, 2], [0, 1])),
        **dict.fromkeys(COMMANDS.values(), ([0, 1, 2], [0, 1])),
    }
    made = {command.name: command.to_dict(tree) for kind in AppCommandType for command in tree.get_commands(type=kind)}
    found = {name: (sorted(one["contexts"]), sorted(one["integration_types"])) for name, one in made.items()}
    assert {name: found.get(name, there) for name, there in offered.items()} == offered
    assert all(there in offered.values() for there in found.values()), "a new one is offered as one of these"
    assert found.keys() >= {*COMMANDS.values()}


def test_both_addresses_say_for_whom_they_are():
    assert "integration_type=1" in installation(7)
    assert "permissions" not in installation(7)
    assert "integration_type=0" in invitation(7)
