"""Whole games by clicks, in every language and with everyone at the table."""

import pytest

from bot.draw.furniture import rank_sign
from bot.games.chance import Chance
from bot.sessions.session import Status
from bot.table.service import rows as store
from bot.text.words import speaker
from cogs.mausen.rules.rules import GAME
from tests.harness import PEOPLE
from tests.languages import EACH_LANGUAGE


async def by_the_rules(table):
    """The outcome of the stored log, played again from the first card."""
    session = await table.session()
    chance = Chance(session.secret, session.id, session.joins)
    state = GAME.setup(len(session.seats), session.options, chance)
    for move in await table.house.database.read(store.load_log, session.id):
        state = GAME.apply(state, move.seat, GAME.decode_move(move.move), chance).state
    return GAME.outcome(state)


async def check_results(table, names, language):
    outcome, session, board = await by_the_rules(table), await table.session(), await table.board()
    assert session.status == Status.FINISHED
    assert [(s.rank, s.score) for s in session.seats] == list(zip(outcome.places, outcome.scores, strict=True))
    assert speaker(language)("mausen-head-over") in board.text
    for name, place, score in zip(names, outcome.places, outcome.scores, strict=True):
        assert f"{rank_sign(place)}\u00a0\u2068{name}\u2069\u00a0**{score}**" in board.text
    assert session.secret.hex() not in board.text


@pytest.mark.parametrize("language", EACH_LANGUAGE)
@pytest.mark.slow
async def test_three_people_of_three_languages_play_a_whole_game_on_a_board_of_one(house, language):
    house.speaks(anna="de", ben="fr", cleo="it")
    table = await house.play("anna", "ben", "cleo", language=language)
    hands = {name: table.hand(name).text for name in table.hands}
    for name, own in (("anna", "de"), ("ben", "fr"), ("cleo", "it")):
        assert speaker(own)("mausen-hand", number=1, rounds=16) in hands[name]
    assert speaker(language)("mausen-head", number=1, rounds=16) in (await table.board()).text
    await table.play_out()
    await check_results(table, ("anna", "ben", "cleo"), language)
    assert speaker(language)("mausen-head-over") in (await table.board()).text
    for name, own in (("anna", "de"), ("ben", "fr"), ("cleo", "it")):
        seat = (await table.session()).seated(house.people[name].id)
        assert speaker(own)("hand-over", place=seat.rank, score=seat.score) in table.hand(name).text


@pytest.mark.slow
async def test_every_board_has_a_picture_of_its_own_from_the_lobby_to_the_end(gallery):
    async def picture():
        (file,) = (await table.board()).message.attachments
        assert file.filename == "table.png"
        return await file.read()

    table = await gallery.lobby(*PEOPLE[:3])
    pictures = [await picture()]
    await table.press("anna", "start")
    for name in PEOPLE[:3]:
        await table.open_hand(name)
    pictures.append(await picture())
    await table.round(anna="E4", ben="D3", cleo="M1")
    pictures.append(await picture())
    await table.hurry()
    pictures.append(await picture())
    assert len(set(pictures)) == 4
    assert all(data.startswith(b"\x89PNG") and len(data) < 300_000 for data in pictures)
