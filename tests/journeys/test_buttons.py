"""Buttons that are too old, not one's own, or not ours at all: nothing happens, and the person reads why."""

from bot.games.contract import FACES
from bot.table.service import rows as store
from bot.text.words import speaker
from cogs.mausen.rules.state import Card, Pick
from tests.harness import carried, en, look, short
from tests.journeys.any_game_table import begun, first_is_quick
from tests.playout import IN_THE_BOX, game_in
from tests.plugins import plugin_in

FIFTEEN_MINUTES = 15 * 60 + 1  # then Discord lets no bot edit or delete a hand
PLAYERS = ("anna", "ben", "cleo")
EXPLAINED = [key for key in IN_THE_BOX if plugin_in(key).screen.how_come]

UNKNOWN = {
    "k1|999999999999999|1|mausen.pick|E4": "no-session",
    "k1|2|1|join|": "no-session",
    "k1|1|1|maunz.play|E4": "no-forged",
    "k1|1|1|chess.play|E4": "no-game-away",
    "k1|1|1|nothing|": "no-game-away",
    "k1|1|0|mausen.pick|E4": "",
    "k1|1|999999999|mausen.pick|E4": "",
}


async def saved(table):
    return await table.session(), await table.house.database.read(store.load_log, table.id)


async def test_a_button_of_an_earlier_round_redraws_the_hand_and_says_so(house):
    table = await house.play(*PLAYERS, pace="letter")
    old = table.hands["anna"]
    await house.env.advance_time(FIFTEEN_MINUTES)
    for name in PLAYERS:
        await table.open_hand(name)
    await table.round(anna="E4", ben="D3", cleo="M1")
    before = await saved(table)
    stale = next(custom_id for custom_id in look(old).ids("mausen.pick") if short(custom_id).endswith("|C2"))
    answer = await house.click("anna", old, stale)
    assert (answer.kind, answer.text) == ("update", "")
    assert en("no-stale") in answer.shown.text
    assert en("mausen-hand", number=2, rounds=16) in answer.shown.text
    assert await saved(table) == before
    assert answer.shown.message.id == old.id


async def test_a_card_that_was_laid_cannot_be_laid_again(house):
    table = await house.play(*PLAYERS)
    await table.round(anna="E4", ben="D3", cleo="M1")
    assert not [button for button in table.hand("anna").ids("mausen.pick") if short(button).endswith("E4")]
    before = await saved(table)
    assert (await table.forge("anna", "mausen.pick", carried(Pick(Card.parse("E4"))))).text == en(
        "mausen-card-not-in-hand", animal="E", value=4
    )
    assert (await table.forge("anna", "mausen.pick", "E4")).kind == "update", "as an older version wrote it"
    assert await saved(table) == before


async def test_what_names_something_else_changes_nothing(house):
    table = await house.play(*PLAYERS)
    before = await saved(table)
    for custom_id, word in UNKNOWN.items():
        answer = await house.forge("anna", (await table.board()).message, custom_id)
        assert answer.text == (en(word) if word else ""), custom_id
        assert await saved(table) == before, custom_id


async def test_after_the_end_old_buttons_say_that_it_is_over(house):
    table = await house.play(*PLAYERS)
    first = table.hand("anna").ids("mausen.pick")[0]
    await table.hurry()
    before = await saved(table)
    over = en("no-session-over", link=before[0].link)
    board = (await table.board()).message
    assert (await house.forge("anna", board, first)).text == over
    for action in ("join", "cancel", "leave_now", "stop_now"):
        assert (await table.forge("anna", action)).text in (over, en("no-already-started"))
    seated = before[0].seats[0]
    hand = await table.forge("anna", "hand")
    assert en("hand-over", place=seated.rank, score=seated.score) in hand.shown.text
    _, own_card, result, *_ = filter(None, hand.shown.text.splitlines())
    assert own_card.startswith("Your ")
    assert result.startswith("🎉"), "what one’s own last card did, then who has won"
    assert [before[0].link] == [button["url"] for button in hand.shown.buttons if "url" in button]
    assert await saved(table) == before


async def test_the_secret_of_a_running_game_stays_secret(house):
    table = await house.play(*PLAYERS)
    session = await table.session()
    assert (await table.forge("anna", "how_come")).text == en("no-how-come", link=session.link)
    assert session.secret.hex() not in "".join(str(request.json) for request in house.env.http_requests)


@first_is_quick("game", EXPLAINED)
async def test_how_come_explains_the_last_result_privately_in_the_readers_language(house, game):
    house.speaks(stranger="fr")
    table = await begun(house, game, *PLAYERS[: game_in(game).seats[0]])
    assert en("board-how-come") not in (await table.board()).labels, "nothing has happened yet"
    await table.rush(6)
    session, board = await table.session(), await table.board()
    assert en("board-how-come") in board.labels or board.ids(f"{game}.more")
    assert board.buttons[-1]["custom_id"].endswith("|leave|")
    answer = await table.forge("stranger", "how_come")
    view = house.services.sessions.view(session, None)
    wanted = house.services.games.get(game).screen.how_come(session, view, speaker("fr"))
    assert answer.shown.message.ephemeral
    assert wanted in answer.shown.text
    assert (await table.board()).text == board.text


async def test_a_click_in_the_hand_of_another_player_plays_no_card(house):
    table = await house.play(*PLAYERS)
    card = table.hand("anna").ids("mausen.pick")[0]
    await house.forge("ben", (await table.board()).message, card)
    assert table.hand("anna").picked == []
    await table.open_hand("ben")
    assert table.hand("ben").picked == [short(card).split("|")[4]], "a button says what, never who"


async def test_what_is_private_never_comes_into_a_public_message(house):
    table = await house.play(*PLAYERS)
    old = (await table.board()).message
    house.env.inject_error("DELETE", "/channels/*", status=403, code=50013)
    await house.command("anna", "board")
    before = [message.text for message in house.seen("stranger")]
    for custom_id in (
        f"k1|{table.id}|1|mausen.pick|E4",
        f"k1|{table.id}|0|mausen.pick|E4",
        f"k1|{table.id}|1|dm|",
        f"k1|{table.id}|1|leave_now|",
    ):
        answer = await house.forge("anna", old, custom_id)
        assert answer.shown.message.ephemeral
    seen = [message.text for message in house.seen("stranger")]
    assert len(before) == 3, "the seal, the old board, and the new one"
    assert seen[:2] == before[:2]
    assert en("attendance-away", face=FACES["medium"], names="\u2068anna\u2069") in seen[2], (
        "what was asked for was done all the same"
    )
