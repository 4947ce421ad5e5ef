"""Replays where people play alone, and where the bot is no member: in direct messages, groups, other servers."""

import logging
from unittest.mock import AsyncMock

from cogs.replay import films
from tests.harness import en
from tests.journeys.visitors import Visitor, begun, play_on, said
from tests.standin.world import Refusal

ELSEWHERE = ("group", "foreign")


async def test_a_game_alone_is_found_by_its_player_and_by_no_one_else(direct):
    anna, ben = await begun(direct, "maunz"), Visitor(direct, "direct", "ben")
    session = await play_on(anna, "maunz")
    await anna.command("replay")
    assert str(session.id) in said(anna.private())
    await ben.command("replay", number=session.id)
    assert ben.private()["content"] == en("no-game-of-yours")
    server = Visitor(direct, "server", user=anna.user)
    await server.command("replay", number=session.id)
    assert server.private()["content"] == en("no-game-numbered", number=str(session.id))


async def test_a_picture_of_a_game_alone_is_shared_where_the_bot_is_no_member(direct):
    anna = await begun(direct, "maunz")
    session = await play_on(anna, "maunz")
    for place in ELSEWHERE:
        guest = Visitor(direct, place, user=anna.user)
        await guest.command("replay")
        await guest.press(guest.private(), "replay.go")
        await guest.press(guest.private(), "replay.post")
        (shared,) = [one for one in guest.seen() if not one["flags"] & 64]
        assert shared["attachments"]
        assert str(session.id) in said(shared)
        assert guest.controls(shared) == [], "the rest of the game is its player's"
        if place == "foreign":
            guest.may_post = False
            await guest.press(guest.private(), "replay.post")
            assert guest.private()["content"] == en("no-post-elsewhere")


async def test_a_token_that_ran_out_in_the_middle_is_said_with_the_next_click(direct, monkeypatch, caplog):
    anna = await begun(direct, "maunz")
    await play_on(anna, "maunz")
    guest = Visitor(direct, "group", user=anna.user)

    def refuse(token):
        raise Refusal(401, 50027, "Invalid Webhook Token")

    await guest.command("replay")
    viewer = guest.private()
    with monkeypatch.context() as patch:
        patch.setattr(films, "film_of", AsyncMock(return_value=b"GIF"))
        patch.setattr(direct.world, "original", refuse)
        patch.setattr(direct.world, "follow_up", lambda token, *_: refuse(token))
        await guest.press(viewer, "replay.film")
    assert en("no-our-mistake", reference="?")[:20] not in "".join(map(said, guest.seen()))
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
    await guest.press(viewer, "replay.go")
    assert en("replay-post") in said(viewer)
    assert guest.private()["content"] == en("token-ran-out")
