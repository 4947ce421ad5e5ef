"""/verify and the button below a finished board: the record of a game, for everyone to check."""

import json
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from bot.discovery import load_game
from bot.sessions.session import Status
from bot.storage.tables import games, moves
from bot.text.words import LANGUAGES
from cogs.proof import verify_alone as alone
from cogs.proof.record import Record, loads, verify
from tests.harness import Answer, House, MausenTable, en
from tests.journeys.any_game_table import COMMANDS, begun, lobby, says
from tests.journeys.visitors import Visitor, play_on, said
from tests.journeys.visitors import begun as begun_alone
from tests.languages import EACH_LANGUAGE
from tests.playout import game_in

PLAYERS = ("anna", "ben", "cleo")


async def asked(house: House, name: str, number: int | None = None, channel: Any = None) -> Answer:
    """A user asks for the proof by the command."""
    options = {} if number is None else {"number": number}
    return Answer(await house.people[name].slash(channel or house.channel, "verify", **options))


async def file_of(house: House, name: str, proof: Answer) -> tuple[str, bytes]:
    """The only file of the details of a proof, which no other user sees: its name and what is in it."""
    message = (await detailed(house, name, proof)).result.response
    assert message.ephemeral
    (attachment,) = message.attachments
    return attachment.filename, await attachment.read()


async def detailed(house: House, name: str, proof: Answer) -> Answer:
    """What the button of a proof tells."""
    (details,) = proof.shown.ids("proof.details")
    return await house.click(name, proof.shown.message, details)


async def checked(house: House, name: str, *where: Any, **options: Any) -> Record:
    """The record that the command leads to, which both programs take."""
    _, text = await file_of(house, name, await asked(house, name, *where, **options))
    record = loads(text)
    assert verify(game_in(record.game), record) is None
    alone.check(json.loads(text))
    return record


async def finished(house: House, *names: str, **where: Any) -> MausenTable:
    """A game of Mausen that was played to its end in a moment."""
    table = await house.play(*(names or PLAYERS), **where)
    await table.hurry()
    assert (await table.session()).status == Status.FINISHED
    return table


# What one gets


async def test_proof_shows_the_whole_seal_before_and_during_a_game_and_never_its_secret(house):
    table = await lobby(house, "heul_doch", "anna", "ben", "cleo")
    session = await table.session()
    expected = en("proof-seal", session=str(session.id), seal=session.seal)
    assert (await table.press("stranger", "proof")).text == expected
    await table.press("anna", "start")
    assert (await table.forge("ben", "proof")).text == expected, "by the button of the lobby that was"
    assert session.secret.hex() not in "".join(str(request.json) for request in house.env.http_requests)


async def test_every_user_gets_the_proof_in_their_language_and_the_button_says_the_same(house):
    table = await finished(house)
    session, record = await table.session(), await checked(house, "anna")
    facts = {"seal": record.seal, "secret": record.secret, "fingerprint": record.fingerprint}
    for language in LANGUAGES:
        house.speaks(anna=language, stranger=language)
        with house.requests() as requests:
            answer = await asked(house, "anna")
        assert requests in (["answer"], ["answer", "delete panel"]), "the page of before goes"
        pressed = await table.forge("stranger", "proof")
        head = says(language, "proof-head", session=str(record.session), draws=record.draw_count)
        assert answer.shown.text == pressed.shown.text == head
        assert await file_of(house, "stranger", pressed) == await file_of(house, "anna", answer)
        told = (says(language, "proof-facts", **facts), says(language, "proof-check", session=str(table.id)))
        assert answer.shown.text == "\n".join(told)
    assert (record.session, record.secret, record.seal) == (table.id, session.secret.hex(), session.seal)
    before = (answer := await asked(house, "anna")).shown.text
    details = (await detailed(house, "anna", answer)).shown
    (file,) = details.message.attachments
    assert file.filename == f"katzentisch-{table.id}.json"
    text = await file.read()
    back = await house.click("anna", details.message, details.ids("page.back")[0])
    assert back.shown.text == before, "each page leads back"
    people = [secret for seated in session.seats for secret in (seated.name, str(seated.user_id))]
    assert [one for one in people if one in text.decode()] == []


@pytest.mark.slow
@pytest.mark.parametrize("game", COMMANDS)
async def test_every_game_can_be_proved_when_it_was_stopped(house, game):
    table = await begun(house, game, *PLAYERS[: load_game(game).seats[0]])
    rng = Random(1)
    while len(before := await table.log()) < 4:
        await table.click_on((await table.awaited())[0], rng)
    await table.stop("manager")
    await house.inside(house.services.boards.bring_down(table.id))
    record = await checked(house, "ben", table.id)
    assert (record.game, record.outcome) == (game, None)
    assert [moved.move for moved in record.moves] == [json.loads(logged.move) for logged in before]
    has_chance = house.services.games.get(game).game.has_chance
    assert bool((await table.board()).ids("proof")) == has_chance
    assert await file_of(house, "anna", await table.forge("anna", "proof")) == await file_of(
        house, "ben", await asked(house, "ben", table.id)
    )


# Which game


async def test_without_a_number_it_is_the_game_of_this_channel_that_was_finished_last(house):
    other = house.guild.create_text_channel("nebentisch")
    first = await finished(house)
    elsewhere = await finished(house, channel=other)
    assert (await checked(house, "anna")).session == first.id
    second = await finished(house)
    stopped = await lobby(house, "mausen", *PLAYERS)
    await stopped.press("anna", "start")
    await stopped.stop()
    running = await house.play(*PLAYERS)
    assert (await checked(house, "anna")).session == second.id
    assert (await checked(house, "stranger", channel=other)).session == elsewhere.id
    assert (await checked(house, "anna", first.id)).session == first.id
    assert (await checked(house, "anna", elsewhere.id)).session == elsewhere.id
    assert (await checked(house, "anna", stopped.id)).session == stopped.id
    assert (await running.session()).status == Status.RUNNING


# What is refused


async def no_secret_was_sent(house: House, table: MausenTable) -> None:
    secret = (await table.session()).secret.hex()
    assert secret not in "".join(str(request.json) for request in house.env.http_requests)


@pytest.mark.parametrize("language", EACH_LANGUAGE)
async def test_the_secret_of_a_running_game_and_of_a_lobby_is_secret(house, language):
    house.speaks(anna=language)
    table = await house.lobby(*PLAYERS)
    refused = says(language, "no-proof-yet", link=(await table.session()).link)
    assert (await asked(house, "anna", table.id)).text == refused
    await table.press("anna", "start")
    assert (await asked(house, "anna", table.id)).text == refused
    assert (await table.forge("anna", "proof")).text.startswith("🔏")
    assert (await asked(house, "anna")).text == says(language, "no-game-over-here")
    await no_secret_was_sent(house, table)


@pytest.mark.parametrize("language", EACH_LANGUAGE)
async def test_a_table_that_closed_before_the_game_has_nothing_to_prove(house, language):
    house.speaks(anna=language)
    table = await house.lobby("anna")
    await table.cancel("anna")
    assert (await asked(house, "anna", table.id)).text == says(language, "no-proof-lobby")
    assert (await table.board()).ids("proof") == []
    assert (await table.forge("anna", "proof")).text == says(language, "no-proof-lobby")
    assert (await asked(house, "anna")).text == says(language, "no-game-over-here")


async def test_a_number_that_no_table_has(house):
    assert (await asked(house, "anna", 999)).text == en("no-game-numbered", number="999")
    assert (await asked(house, "anna", 10**15 - 1)).text == en("no-game-numbered", number=str(10**15 - 1))


# What the bot itself cannot prove


@pytest.mark.slow
async def test_a_log_that_was_changed_in_the_database_is_admitted(house):
    table = await finished(house)

    def turn_around(connection: sa.Connection) -> None:
        theirs = moves.c.game_id == table.id
        seen = connection.execute(sa.select(sa.func.min(moves.c.seq)).where(theirs, moves.c.events != b"")).scalar()
        connection.execute(moves.update().where(theirs, moves.c.seq == seen).values(events=b"[]"))

    await house.database.write(turn_around)
    answer = await asked(house, "anna")
    assert answer.text == en("no-proof-contradicted", move=3)
    assert answer.result.response.attachments == []
    (line,) = house.log.take()
    assert line.startswith(f"the log of session {table.id} does not follow from its secret")


@pytest.mark.slow
async def test_a_game_of_older_rules_cannot_be_played_again(house):
    table = await finished(house)
    await house.database.write(lambda connection: connection.execute(games.update().values(rules_version=0)) and None)
    assert (await asked(house, "anna", table.id)).text == en("no-proof-older-rules", then=0, now=1)


async def test_a_game_alone_is_proved_to_its_player_and_to_no_one_else(direct):
    anna, ben = await begun_alone(direct, "maunz"), Visitor(direct, "direct", "ben")
    session = await play_on(anna, "maunz")
    await anna.command("verify")
    assert str(session.id) in said(anna.private())
    await ben.command("verify", number=session.id)
    assert ben.private()["content"] == en("no-game-of-yours")
