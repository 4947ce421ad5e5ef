"""A game alone against computer players: which, against whom, how long, and at once."""

import pytest

from bot.person import ChannelRef
from bot.sessions.session import Status
from bot.table.service import rows
from tests.harness import Answer, en, look, named
from tests.journeys.any_game_table import COMMANDS, begun, command
from tests.journeys.visitors import Visitor
from tests.journeys.visitors import session_of as direct_session
from tests.playout import game_in

TABLES = {key: min(4, game_in(key).seats[-1]) for key in COMMANDS}
"""How many sit at a table that is filled."""


async def session_of(house, game):
    """The session of this game in the channel."""
    where = ChannelRef(house.guild.id, house.channel.id)
    return await house.services.sessions.session_in_channel(where, game)


async def offer(house, name, game):
    """A player chooses the game that they want to play alone."""
    page = (await command(house, name, "mausen", "rules")).shown
    which = (await house.forge(name, page.message, "k1|0|0|house.alone_menu|")).shown
    (button,) = [one for one in which.ids("house.alone") if one.endswith(f"|{game}")]
    return await house.click(name, which.message, button)


@pytest.mark.parametrize("game", TABLES)
async def test_play_alone_asks_for_level_and_number_on_one_page_and_starts_with_them(house, game):
    page = (await offer(house, "anna", game)).shown
    assert en("alone-title", title=en(f"{game}-title")) in page.text
    assert await house.database.read(rows.load_active, house.channel.id, game) is None, "nothing has begun"
    hardest = game_in(game).seats[-1] - 1
    for at, choice in enumerate([f"medium:{TABLES[game] - 1}", f"medium:{hardest}"][: len(page.menus)]):
        page = await take(house, page, at, choice)
    before = len(house.env.http_requests)
    begun = (await house.click("anna", page.message, page.ids("house.alone_now")[0])).shown
    sent = house.env.http_requests[before:]
    assert not any("|join|" in str(one.json) for one in sent), "the board is that of a game from the first moment on"
    assert begun.text == look(page.message).text == en("alone-begun", title=en(f"{game}-title"))
    session = await session_of(house, game)
    assert (begun.ids("house.alone_now"), [b["url"] for b in begun.buttons]) == ([], [session.link])
    assert session.status == Status.RUNNING
    assert [seated.computer for seated in session.seats] == [None, *["medium"] * hardest]
    board = next(one for one in house.seen("anna") if one.message.id == session.message_id)
    assert board.ids(f"{game}.more") or board.ids("rules")
    assert board.ids("start") == []


async def take(house, page, at, choice):
    """The page after this choice in one of its menus: it shows what was taken."""
    menu = page.menus[at]
    assert choice in [one["value"] for one in menu["options"]]
    page = Answer(await house.people["anna"].select(page.message, [choice], custom_id=menu["custom_id"])).shown
    assert [one["value"] for menu in page.menus for one in menu["options"] if one.get("default")] == [choice] * len(
        page.menus
    )
    return page


async def test_play_alone_offers_the_computers_and_the_length_of_the_last_time(house):
    page = (await offer(house, "anna", "aus_die_maus")).shown
    assert page.ids("house.alone_now")[0].endswith("|aus_die_maus:easy:3:10"), "the first time"
    page = (await house.click("anna", page.message, page.ids("house.alone_length")[-1])).shown
    page = await take(house, page, 0, "medium:3")
    page = await take(house, page, 1, "medium:2")
    begun = page.ids("house.alone_now")[0]
    assert begun.endswith("|aus_die_maus:medium:2:18")
    await house.click("anna", page.message, begun)
    again = (await offer(house, "anna", "aus_die_maus")).shown
    assert again.ids("house.alone_now") == [begun]
    for name, game in (("ben", "aus_die_maus"), ("anna", "mausen")):
        other = (await offer(house, name, game)).shown
        assert f"|{game}:easy:3" in other.ids("house.alone_now")[0], "of this person and this game alone"


async def test_a_game_alone_has_the_language_and_the_pace_of_the_server(house):
    await house.in_server(language="fr", pace="live")
    page = (await offer(house, "ben", "heul_doch")).shown
    await house.click("ben", page.message, page.ids("house.alone_now")[0])
    session = await session_of(house, "heul_doch")
    assert (session.language, session.pace) == ("fr", "live")


async def test_alone_heul_doch_is_short_unless_the_page_says_otherwise(house):
    page = (await offer(house, "anna", "heul_doch")).shown
    short, long = page.ids("house.alone_length")
    assert [b["label"] for b in page.buttons if b["custom_id"] in (short, long)] == [
        f"✓ {en('heul_doch-length-half')}",
        en("heul_doch-length-all"),
    ]
    page = (await house.click("anna", page.message, long)).shown
    page = await take(house, page, 0, "medium:3")
    assert page.ids("house.alone_now")[0].endswith("|heul_doch:medium:3:all"), "another choice keeps it"
    await house.click("anna", page.message, page.ids("house.alone_now")[0])
    session = await session_of(house, "heul_doch")
    assert (session.options["cards"], len(session.seats)) == ("all", 4)
    old = (await house.forge("anna", page.message, "k1|0|0|house.alone_now|heul_doch:medium:3")).shown
    assert old.text == en("alone-instead", title=en("heul_doch-title"), link=session.link), "a page from before is read"


async def test_a_game_alone_makes_room_for_a_new_one_and_a_game_with_others_does_not(house):
    page = (await offer(house, "anna", "maunz")).shown
    start = page.ids("house.alone_now")[0]
    await house.click("anna", page.message, start)
    first = await session_of(house, "maunz")
    page = (await offer(house, "anna", "maunz")).shown
    asked = (await house.click("anna", page.message, start)).shown
    assert asked.text == en("alone-instead", title=en("maunz-title"), link=first.link)
    (yes,) = asked.ids("house.alone_instead")
    assert asked.ids("house.alone") == ["k1|0|0|house.alone|maunz"], "the way back"
    theirs = (await offer(house, "ben", "maunz")).shown
    assert (await house.forge("ben", theirs.message, yes)).shown.text == en("no-forged"), "it is anna's"
    answer = (await house.click("anna", asked.message, yes)).shown
    assert answer.text == en("alone-begun", title=en("maunz-title"))
    second = await session_of(house, "maunz")
    assert second.id != first.id
    stopped = await house.database.read(rows.load, first.id)
    assert (stopped.status, second.status) == (Status.STOPPED, Status.RUNNING)
    (board,) = [one for one in house.seen("anna") if one.message.id == stopped.message_id]
    assert en("board-stopped", by="one", names=named("anna")) in board.text
    assert board.ids("maunz.square") == []
    together = await begun(house, "mausen", "anna", "ben", "cleo")
    page = (await offer(house, "anna", "mausen")).shown
    refused = await house.click("anna", page.message, page.ids("house.alone_now")[0])
    link = (await together.session()).link
    assert refused.shown.text == en("no-second-table-own", link=link, command="mausen")
    forged = yes.replace(f"k1|{first.id}|", f"k1|{(await together.session()).id}|")
    assert (await house.forge("anna", page.message, forged)).shown.text == en("no-forged")
    assert (await together.session()).votes_to_stop == ()


async def test_in_direct_messages_play_now_plays_as_the_last_time_which_is_chosen_on_the_same_page(direct):
    anna = Visitor(direct, "direct")
    await anna.command("mausen rules")
    await anna.forge(anna.private(), "k1|0|0|house.alone_menu|")  # the button of /games
    await anna.press(anna.private(), "house.alone", at=sorted(COMMANDS).index("mausen"))
    await anna.press(anna.private(), "house.alone_with", "hard:5", at=1)
    await anna.press(anna.private(), "house.alone_now")
    session = await direct_session(anna, "mausen")
    assert (session.status, [seated.computer for seated in session.seats]) == (Status.RUNNING, [None, *["hard"] * 5])
    await anna.command("mausen stop")
    await anna.press(anna.private(), "stop_now")
    await anna.command("mausen rules")
    await anna.forge(anna.private(), "k1|0|0|house.alone_now|mausen")
    again = await direct_session(anna, "mausen")
    assert again.id != session.id
    assert [seated.computer for seated in again.seats] == [None, *["hard"] * 5]
    for forged in ("tricky:2", "hard:9", "hard:0", "hard:x", "easy"):  # Mausen has no tricky players
        await anna.forge(anna.board(), f"k1|0|0|house.alone_now|mausen:{forged}")
        assert anna.private()["content"] == en("no-forged")
