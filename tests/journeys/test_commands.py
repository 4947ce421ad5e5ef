"""The game by typed commands: for keyboards, screen readers, and those who lost the board."""

import pytest

from bot.messages.names import escaped
from tests import harness as discord
from tests.harness import en, named, open_house

PLAYERS = ("anna", "ben", "cleo")


@pytest.mark.parametrize(
    ("command", "options"), [("play", {"card": "E4"}), ("hand", {}), ("board", {}), ("leave", {}), ("stop", {})]
)
async def test_where_no_game_is_played_a_command_says_how_to_begin(house, command, options):
    answer = await house.command("anna", command, **options)
    assert answer.text == en("no-table-here", command="mausen")
    assert house.seen("stranger") == []


async def test_what_is_no_card_is_said_to_be_none(house):
    table = await house.play(*PLAYERS)
    before = await table.session()
    for typed in ("E5", "cow 3", "4", "E", "elephant", "@everyone", "🐘", "|" * 20, "x" * 40):
        answer = await house.command("anna", "play", card=typed)
        assert answer.text == en("mausen-no-such-card", text=escaped(typed))
    assert await table.session() == before


async def test_the_last_pick_can_be_typed_and_the_open_hands_follow(house):
    table = await house.play(*PLAYERS)
    await table.round(anna="E4", ben="D3")
    answer = await house.command("cleo", "play", card="m1")
    assert en("mausen-hand", number=2, rounds=16) in answer.shown.text
    assert en("mausen-hand", number=2, rounds=16) in table.hand("anna").text
    assert (await house.command("stranger", "play", card="E3")).text == en(
        "no-stranger", players=named("anna", "ben", "cleo")
    )
    assert (await house.command("anna", "play", card="E4")).text == en("mausen-card-not-in-hand", animal="E", value=4)


async def test_while_typing_exactly_the_hand_is_offered_in_ones_own_language(house):
    house.speaks(anna="de")
    table = await house.play(*PLAYERS)
    await table.round(anna="E4", ben="D3", cleo="M1")
    offered = await house.people["anna"].autocomplete(house.channel, "mausen play", "card", "")
    assert sorted(choice["value"] for choice in offered) == sorted(table.hand("anna").cards())
    assert {choice["name"] for choice in offered} >= {f"🐶 Hund {value}" for value in (1, 2, 3, 4)}


async def test_strangers_are_offered_nothing_nor_is_anyone_without_a_game(house):
    other = house.guild.create_text_channel("other")
    assert await house.people["anna"].autocomplete(other, "mausen play", "card", "") == []
    await house.lobby("anna")
    assert await house.people["anna"].autocomplete(house.channel, "mausen play", "card", "") == []
    await house.play("anna", "ben", "cleo", channel=other)
    assert await house.people["stranger"].autocomplete(other, "mausen play", "card", "") == []
    assert len(await house.people["ben"].autocomplete(other, "mausen play", "card", "")) == 16


async def test_the_hand_comes_by_command_too_but_not_before_the_start(house):
    table = await house.lobby(*PLAYERS)
    refused = en("no-not-started", link=(await table.session()).link)
    assert (await house.command("anna", "hand")).text == refused
    assert (await house.command("anna", "play", card="E4")).text == refused
    await table.press("anna", "start")
    hand = await house.command("anna", "hand")
    assert len(hand.shown.cards()) == 16
    assert hand.shown.message.ephemeral
    assert (await house.command("stranger", "hand")).text == en("no-stranger", players=named("anna", "ben", "cleo"))


async def test_discord_gets_the_commands_at_the_first_start_and_not_again(tmp_path, monkeypatch):
    monkeypatch.setattr(discord, "_commands", known := [])
    async with open_house(tmp_path, pictures=False) as house:

        def syncs():
            return sum(request.method == "PUT" for request in house.env.http_requests)

        assert syncs() == 1
        known.clear()
        await house.restart()
        assert syncs() == 1
