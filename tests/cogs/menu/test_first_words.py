"""The shortest way to a game, and what people read whose click came too late or whose seat has changed."""

import pytest

from bot.sessions.session import ChannelRef, Status
from bot.table.pages.lobby import FILL, SET_UP
from bot.table.service import rows
from bot.text.words import LANGUAGES
from cogs.maunz.rules.bed import Piece
from cogs.maunz.rules.state import PlacePiece
from tests.harness import Answer, carried, en, look, named
from tests.journeys.any_game_table import begun, command, lobby, says, shown
from tests.playout import game_in

TABLES = {"mausen": 4, "maunz": 2, "heul_doch": 4, "aus_die_maus": 4}
"""How many sit at a table that is filled."""


async def session_of(house, game):
    """The session of this game in the channel."""
    where = ChannelRef(house.guild.id, house.channel.id)
    return await house.services.sessions.find(where, game)


async def offer(house, name, action, game):
    """A player presses a button of a game in /games; how to play alone is behind one more."""
    shown = Answer(await house.people[name].slash(house.channel, "games")).shown
    if action == "alone":
        shown = (await house.click(name, shown.message, shown.ids("house.alone_menu")[0])).shown
    (button,) = [one for one in shown.ids(f"house.{action}") if one.endswith(f"|{game}")]
    return await house.click(name, shown.message, button)


@pytest.mark.parametrize("game", TABLES)
async def test_one_choice_in_the_menu_fills_the_table_with_computer_players(house, game):
    table = await lobby(house, game, "anna")
    _, (menu,) = await table.computers("anna")
    values = [option["value"] for option in menu["options"]]
    if game == "maunz":
        assert not any(value.startswith(FILL) for value in values), "one computer player fills it already"
        return
    labels = [option["label"] for option in menu["options"]]
    assert en("lobby-fill", level="easy", count=3) in labels
    with house.requests() as requests:
        await table.invite("anna", f"{FILL}easy")
    assert requests[-2:] == ["answer", "edit"], "what was taken in the menu, and the board"
    seats = (await table.session()).seats
    assert [seated.computer for seated in seats] == [None, *["easy"] * 3]
    assert len({seated.name for seated in seats}) == 4
    _, (menu,) = await table.computers("anna")
    assert not any(option["value"].startswith(FILL) for option in menu["options"])


async def test_every_page_of_the_games_leads_back_to_them(house):
    shown = Answer(await house.people["anna"].slash(house.channel, "games")).shown
    offers = shown.labels
    for menu, action in (("alone_menu", "house.alone"), ("learn_menu", "learn.open"), ("bell_menu", "bell.open")):
        which = (await house.click("anna", shown.message, shown.ids(f"house.{menu}")[0])).shown
        page = (await house.click("anna", which.message, which.ids(action)[0])).shown
        again = (await house.click("anna", page.message, page.ids(f"house.{menu}")[0])).shown
        assert again.labels == which.labels
        shown = (await house.click("anna", again.message, again.ids("house.games")[0])).shown
        assert shown.labels == offers
    settings = Answer(await house.people["anna"].slash(house.channel, "settings me")).shown
    which = (await house.click("anna", settings.message, settings.ids("house.bell_menu")[0])).shown
    back = (await house.click("anna", which.message, which.ids("house.me")[0])).shown
    assert back.labels == settings.labels


async def test_only_the_host_fills_the_table_and_not_beyond_the_limit_of_hard_ones(house):
    table = await lobby(house, "mausen", "anna", "ben")
    for name, level, expected in (
        ("ben", "easy", en("no-start-host", host=named("anna"))),
        ("stranger", "easy", en("no-not-seated")),
        ("anna", "clever", en("no-forged")),
    ):
        assert (await table.forge(name, "invite", "2", f"{FILL}{level}")).text == expected
    await table.forge("anna", "invite", "2", f"{FILL}hard")
    assert [seated.computer for seated in (await table.session()).seats] == [None, None, "hard", "hard"]
    again = await table.forge("anna", "invite", "2", f"{FILL}hard")
    assert again.text == en("no-join-full", seats=4)


@pytest.mark.parametrize("game", TABLES)
async def test_play_now_opens_a_lobby_here_and_a_second_press_says_where_it_is(house, game):
    await offer(house, "anna", "play", game)
    session = await session_of(house, game)
    assert (session.game, session.status, session.names) == (game, Status.LOBBY, ("anna",))
    assert session.message_id is not None
    assert (await offer(house, "ben", "play", game)).text == en("no-second-table", link=session.link)


@pytest.mark.parametrize("game", TABLES)
async def test_play_alone_asks_for_level_and_number_on_one_page_and_starts_with_them(house, game):
    page = (await offer(house, "anna", "alone", game)).shown
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
    assert board.ids("maunz.more" if game == "maunz" else "rules")
    assert board.ids("start") == []


async def test_play_alone_offers_the_computers_and_the_length_of_the_last_time(house):
    page = (await offer(house, "anna", "alone", "aus_die_maus")).shown
    assert page.ids("house.alone_now")[0].endswith("|aus_die_maus:easy:3:10"), "the first time"
    page = (await house.click("anna", page.message, page.ids("house.alone_length")[-1])).shown
    page = await take(house, page, 0, "medium:3")
    page = await take(house, page, 1, "medium:2")
    begun = page.ids("house.alone_now")[0]
    assert begun.endswith("|aus_die_maus:medium:2:18")
    await house.click("anna", page.message, begun)
    again = (await offer(house, "anna", "alone", "aus_die_maus")).shown
    assert again.ids("house.alone_now") == [begun]
    for name, game in (("ben", "aus_die_maus"), ("anna", "mausen")):
        other = (await offer(house, name, "alone", game)).shown
        assert f"|{game}:easy:3" in other.ids("house.alone_now")[0], "of this person and this game alone"


async def test_a_game_alone_has_the_language_and_the_pace_of_the_server(house):
    await house.in_server(language="fr", pace="live")
    page = (await offer(house, "ben", "alone", "heul_doch")).shown
    await house.click("ben", page.message, page.ids("house.alone_now")[0])
    session = await session_of(house, "heul_doch")
    assert (session.language, session.pace) == ("fr", "live")


async def test_alone_heul_doch_is_short_unless_the_page_says_otherwise(house):
    page = (await offer(house, "anna", "alone", "heul_doch")).shown
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
    page = (await offer(house, "anna", "alone", "maunz")).shown
    start = page.ids("house.alone_now")[0]
    await house.click("anna", page.message, start)
    first = await session_of(house, "maunz")
    page = (await offer(house, "anna", "alone", "maunz")).shown
    asked = (await house.click("anna", page.message, start)).shown
    assert asked.text == en("alone-instead", title=en("maunz-title"), link=first.link)
    (yes,) = asked.ids("house.alone_instead")
    assert asked.ids("house.alone") == ["k1|0|0|house.alone|maunz"], "the way back"
    theirs = (await offer(house, "ben", "alone", "maunz")).shown
    assert (await house.forge("ben", theirs.message, yes)).text == en("no-forged"), "it is anna's"
    answer = (await house.click("anna", asked.message, yes)).shown
    assert answer.text == en("alone-begun", title=en("maunz-title"))
    second = await session_of(house, "maunz")
    assert second.id != first.id
    stopped = await house.database.read(rows.load, first.id)
    assert (stopped.status, second.status) == (Status.STOPPED, Status.RUNNING)
    (board,) = [one for one in house.seen("anna") if one.message.id == stopped.message_id]
    assert en("board-stopped", by="one", names=shown("anna")) in board.text
    assert board.ids("maunz.square") == []
    together = await begun(house, "mausen", "anna", "ben", "cleo")
    page = (await offer(house, "anna", "alone", "mausen")).shown
    refused = await house.click("anna", page.message, page.ids("house.alone_now")[0])
    link = (await together.session()).link
    assert refused.text == en("no-second-table-own", link=link, command="mausen")
    forged = yes.replace(f"k1|{first.id}|", f"k1|{(await together.session()).id}|")
    assert (await house.forge("anna", page.message, forged)).text == en("no-forged")
    assert (await together.session()).for_stopping == ()


async def test_the_host_of_a_lobby_chooses_how_long_heul_doch_is(house):
    table = await lobby(house, "heul_doch", "anna", "ben")
    assert (await table.session()).options["cards"] == "all"
    page = (await table.press("anna", SET_UP)).shown
    short, long = page.ids("length")
    assert (await table.forge("ben", "length", "half")).text == en("no-start-host", host=named("anna"))
    await house.click("anna", page.message, short)
    assert (await table.session()).options["cards"] == "half"
    assert (await table.forge("anna", "length", "none")).text == en("no-forged")
    await house.forge("anna", (await table.board()).message, long)
    assert (await table.session()).options["cards"] == "all", "by a lobby from before there was that page, too"
    other = await lobby(house, "mausen", "anna")
    assert (await other.press("anna", SET_UP)).shown.ids("length") == []
    assert (await other.forge("anna", "length", "all")).text == en("no-forged")


async def take(house, page, at, choice):
    """The page after this choice in one of its menus: it shows what was taken."""
    menu = page.menus[at]
    assert choice in [one["value"] for one in menu["options"]]
    page = Answer(await house.people["anna"].select(page.message, [choice], custom_id=menu["custom_id"])).shown
    assert [one["value"] for menu in page.menus for one in menu["options"] if one.get("default")] == [choice] * len(
        page.menus
    )
    return page


async def test_a_stale_click_in_a_hand_is_told_in_it_with_whose_turn_it_is_until_the_next_click(house):
    table = await house.play("anna", "ben", "cleo")
    hand, now = table.hands["anna"], en("no-stale-now", turn="yours")
    for _ in range(3):
        answer = await house.forge("anna", hand, f"k1|{table.id}|99|mausen.pick|E4")
        assert (answer.kind, answer.text) == ("update", "")
        assert answer.shown.text.count(now) == len([one for one in house.seen("anna") if now in one.text]) == 1
    await table.pick("anna", "E4")
    assert not [one for one in house.seen("anna") if now in one.text]


async def test_a_person_who_is_forgotten_has_no_note_in_memory(house):
    table = await begun(house, "maunz", "anna", "ben", first="0")
    await house.forge("ben", (await table.board()).message, f"k1|{table.id}|99|maunz.table|nothing")
    notes = house.services.router._notes
    assert list(notes) == [house.people["ben"].id]
    house.services.router.forget(house.people["ben"].id)
    assert not notes


@pytest.mark.parametrize("step", [0, 98], ids=["not your turn", "out of date"])
async def test_a_board_that_is_clicked_says_itself_whose_turn_it_is_and_nothing_is_below_it(house, step):
    table = await begun(house, "maunz", "anna", "ben", first="0")
    board, seen = await table.board(), len(house.seen("ben"))
    step += (await table.session()).step
    for action, argument in (("maunz.square", carried(PlacePiece(Piece.KITTEN, "C3"))), ("maunz.column", "kC")):
        answer = await house.forge("ben", board.message, f"k1|{table.id}|{step}|{action}|{argument}")
        assert (answer.kind, answer.text, answer.shown.text) == ("update", "", board.text)
    assert len(house.seen("ben")) == seen


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_leaves_computers_alone_reads_that_the_game_pauses(house, language):
    house.speaks(anna=language)
    table = await lobby(house, "mausen", "anna")
    await table.invite("anna", f"{FILL}easy")
    await table.press("anna", "start")
    await table.open_hand("anna")
    question = (await command(house, "anna", "mausen", "leave", house.channel)).shown
    assert says(language, "leave-question", paused="yes") in question.text
    done = await house.click("anna", question.message, question.ids("leave_now")[0])
    assert says(language, "leave-done", paused="yes") in done.shown.text
    assert says(language, "hand-gone", paused="yes") in table.hand("anna").text
    assert (await table.session()).is_paused


async def test_who_leaves_others_reads_that_the_computer_plays_on(house):
    await begun(house, "mausen", "anna", "ben", "cleo")
    question = (await command(house, "anna", "mausen", "leave", house.channel)).shown
    assert en("leave-question", paused="no") in question.text


async def test_who_takes_a_seat_gets_a_welcome_and_who_lost_it_reads_by_whom(house):
    house.speaks(dora="it", ben="fr")
    table = await begun(house, "maunz", "anna", "ben", first="0")
    await table.leave("ben")
    await table.press("dora", "take")
    welcome = says("it", "take-done", name=named("ben"), turn="others", players=named("anna"))
    assert [welcome in one.text for one in house.seen("dora")].count(True) == 1
    assert not any(welcome in one.text for one in house.seen("anna")), "it is private"
    refused = says("fr", "no-seat-taken", seat=named("dora"))
    assert (await table.forge("ben", "back")).text == refused
