"""Games in direct messages go with their person, or a year after the last one."""

from cogs.privacy.rows import list_left
from cogs.privacy.service import KEPT_ALONE_MS
from tests.harness import en
from tests.journeys.visitors import Visitor, begun, play_on, said


def retention(direct):
    return direct.app.client.get_cog("Privacy").retention


async def test_a_forgotten_person_leaves_no_game_behind(direct):
    anna = await begun(direct, "maunz")
    await play_on(anna, "maunz")
    await anna.command("mausen new")
    board = anna.board()["id"]
    await anna.command("privacy export")
    assert b'"server"' in next(iter(anna.private()["_files"].values()))
    await anna.command("privacy forget")
    await anna.press(anna.private(), "house.forget")
    assert en("privacy-forget-group", group="games", count=2) in said(anna.private())
    await anna.press(anna.private(), "house.forget_now")
    assert en("privacy-forget-done").split("\n")[0] in said(anna.private())
    assert board not in anna.world.messages[anna.channel["id"]]
    traces = await retention(direct).traces(anna.id)
    assert not traces


async def test_games_there_go_a_year_after_the_last_one(direct, monkeypatch):
    anna = await begun(direct, "maunz")
    session = await play_on(anna, "maunz")
    services = direct.app.services
    ben = Visitor(direct, "direct", "ben")
    now = services.sessions.now()
    for later, is_kept in ((KEPT_ALONE_MS - 60_000, True), (KEPT_ALONE_MS + 60_000, False)):
        services.sessions.now = lambda later=later: now + later
        await retention(direct).look_at_servers({int(direct.world.guild_id)})
        assert ("games" in await retention(direct).traces(anna.id)) is is_kept
        assert await direct.app.database.read(list_left) == {}, "direct messages are no server that took the bot away"
    assert ben.seen() == []
    assert session.where.is_direct
