"""/replay: a game that is over, opened, leafed through, shown to others, and made a film."""

from io import BytesIO
from random import Random

import pytest
from PIL.GifImagePlugin import GifImageFile

from bot.discovery import load_game
from bot.games.contract import CALLS
from bot.table.pages.ways import LISTED, OVER, ways_at
from bot.table.service import rows as store
from bot.text.words import speaker
from cogs.maunz.rules.bed import Piece
from cogs.maunz.rules.state import PlacePiece
from tests.harness import MEMBER, Answer, Shown, carried, en, look, named
from tests.journeys.any_game_table import PLAYERS, begun, lobby, says
from tests.languages import EACH_LANGUAGE
from tests.playout import IN_THE_BOX

SIGNS = {"⏮️": "first", "◀️": "back", "▶️": "go", "⏭️": "last"}
ENDS = ["⏮️", "⏭️"]


async def replay(house, name, number=None, channel=None):
    """A user asks for a replay."""
    options = {} if number is None else {"number": number}
    return Answer(await house.people[name].slash(channel or house.channel, "replay", **options))


async def finished(house, game="maunz", *names, **options):
    """A table at which a game was played to its end, in a moment."""
    quiet = {"pings": "off"} if CALLS in load_game(game).options else {}
    table = await begun(house, game, *(names or ("anna", "ben")), **quiet, **options)
    await table.rush()
    return table


async def short(house, game="maunz", *names, moves=4, **options):
    """A game that was stopped after a few moves: drawing a film of it takes no time."""
    quiet = {"pings": "off"} if CALLS in load_game(game).options else {}
    table = await begun(house, game, *(names or ("anna", "ben")), **quiet, **options)
    await table.rush(moves)
    await table.stop()
    await house.inside(house.services.boards.bring_down(table.id))
    return table


async def step(house, name, message, action):
    """A user presses one of the four."""
    (custom_id,) = look(message).ids(f"replay.{action}")
    return await house.click(name, message, custom_id)


async def jump(house, name, message, value):
    (menu,) = look(message).menus
    return Answer(await house.people[name].select(message, [value], custom_id=menu["custom_id"]))


async def moments(house, table):
    """What everyone at the table saw, as it follows from the log: (text, alt) in the language asked for."""
    session = await table.session()
    plugin = house.services.games.get(session.game)
    seen = [frame for frame in await house.services.archive.frames_of(session) if frame.is_seen]

    def moment(language, at):
        return plugin.screen.moment(session, plugin.game.view(seen[at].state, None), speaker(language))

    return moment, len(seen) - 1


def where(language, table, at, last, end="finished"):
    """How far the replay is, without the round, which follows from the rules."""
    said = says(language, "replay-where", number=str(table.id), chapter="§", at=at, last=last, end=end)
    return said.split("§")[-1]


def open_signs(seen):
    return [
        button["emoji"]["name"]
        for button in seen.buttons
        if button.get("emoji", {}).get("name") in SIGNS and not button.get("disabled")
    ]


# Opening


@pytest.mark.parametrize("language", EACH_LANGUAGE)
async def test_the_command_opens_the_game_of_a_number_privately_at_its_beginning(house, language):
    house.speaks(stranger=language)
    table = await finished(house, language="it")
    moment, last = await moments(house, table)
    with house.requests() as requests:
        answer = await replay(house, "stranger", table.id)
    assert requests == ["answer"]
    seen = answer.shown
    assert seen.message.ephemeral
    text, picture = moment(language, 0)
    assert text in seen.text
    assert seen.alts == (picture.alt,)
    session = await table.session()
    assert where(language, table, 0, last) in seen.text
    facts = {"title": says(language, "maunz-title"), "date": f"<t:{session.updated_at // 1000}:d>"}
    assert says(language, "replay-title", players=named("anna", "ben"), **facts) in seen.text
    assert open_signs(seen) == ["▶️", "⏭️"]


async def test_what_a_player_did_who_gave_the_seat_away_keeps_their_name(house):
    table = await begun(house, "maunz", "anna", "ben", pings="off", first="1")
    await table.click_on("ben", Random(1))
    await table.leave("ben")
    await table.press("dora", "take")
    await table.click_on("anna", Random(1))
    await table.click_on("dora", Random(2))
    await table.stop()
    seen = (await replay(house, "cleo", table.id)).shown
    assert "ben → dora" in seen.text, "the heading names both"
    moments = list[Shown]()
    for _ in range(3):
        moments.append((await step(house, "cleo", seen.message, "go")).shown)
        seen = moments[-1]
    said = [one.text.split("\n", 3)[-1] for one in moments]
    assert ["ben" in text for text in said] == [True, False, False]
    assert ["dora" in text for text in said] == [False, False, True]
    assert "dora" not in str(moments[0].alts), "the picture shows who sat there then"


async def test_a_channel_without_a_finished_game_says_so(house):
    await begun(house, "maunz", "anna", "ben")
    assert (await replay(house, "anna")).text == en("no-game-over-here")


async def test_a_game_that_is_over_has_a_button_that_opens_it_where_it_is_told_of_and_in_lists(house):
    table = await finished(house)
    board, say, hooks = await table.board(), speaker("en"), house.services.hooks
    offered = (*ways_at(hooks, OVER, await table.session(), say), *ways_at(hooks, LISTED, table.id, say))
    ways = [one.id for one in offered if "|replay.open" in one.id]
    assert len(ways) == 2
    for custom_id in ways:
        with house.requests() as requests:
            answer = await house.forge("stranger", board.message, custom_id)
        assert requests == ["answer", "delete panel"][: 1 + ways.index(custom_id)], "the second takes the first's place"
        assert answer.shown.message.ephemeral
        assert where("en", table, 0, (await moments(house, table))[1]) in answer.shown.text
    assert (await table.board()).text == board.text


@pytest.mark.parametrize("game", IN_THE_BOX)
async def test_every_game_is_shown_from_its_beginning_to_its_end(gallery, game):
    table = await finished(gallery, game, *PLAYERS[game])
    moment, last = await moments(gallery, table)
    message = (await replay(gallery, "stranger", table.id)).shown.message
    end = (await step(gallery, "stranger", message, "last")).shown
    text, picture = moment("en", last)
    assert text in end.text
    (file,) = end.message.attachments
    assert await file.read() == picture.draw()
    assert where("en", table, last, last) in end.text


# Leafing


async def test_the_buttons_lead_forward_and_back_and_the_ends_are_disabled(house):
    table = await finished(house)
    moment, last = await moments(house, table)
    message = (await replay(house, "stranger", table.id)).shown.message
    actions = ["go", "go", "back", "last", "back", "go", "first", "go", "back"]
    for action, at in zip(actions, (1, 2, 1, last, last - 1, last, 0, 1, 0), strict=True):
        with house.requests() as requests:
            answer = await step(house, "stranger", message, action)
        assert (answer.kind, requests) == ("update", ["answer"])
        assert where("en", table, at, last) in answer.shown.text
        assert moment("en", at)[0] in answer.shown.text
        wanted = ["⏮️", "◀️"] if at == last else ["▶️", "⏭️"] if at == 0 else list(SIGNS)
        assert open_signs(answer.shown) == wanted


@pytest.mark.parametrize(("game", "others"), [("maunz", ()), ("heul_doch", ("cleo",)), ("aus_die_maus", ())])
async def test_who_sat_at_the_table_jumps_from_turn_to_turn(house, game, others):
    table = await finished(house, game, "anna", "ben", *others)
    rules, session = house.services.games.get(game).game, await table.session()
    seen = [one for one in await house.services.archive.frames_of(session) if one.is_seen]
    mine = [rules.waiting_on(one.state) == {0} for one in seen]
    turns = [at for at, now in enumerate(mine) if now and not (at and mine[at - 1])]
    message = (await replay(house, "anna", table.id)).shown.message
    shown = look(message)
    for wanted in (one for one in turns if one):
        (on,) = shown.ids("replay.turn")
        shown = (await house.click("anna", message, on)).shown
        assert where("en", table, wanted, len(seen) - 1) in shown.text
        assert [one for one in open_signs(shown) if one in ENDS] == ENDS[: 2 if wanted < len(seen) - 1 else 1]
    assert shown.ids("replay.turn") == [], "that was the last one"
    beyond = f"k1|{table.id}|0|replay.turn|{len(seen)}"
    assert (await house.forge("anna", message, beyond)).text == en("no-forged")


async def test_a_round_can_be_jumped_to_and_stands_in_the_menu(house):
    table = await finished(house, "mausen", "anna", "ben", "cleo")
    moment, last = await moments(house, table)
    message = (await replay(house, "anna", table.id)).shown.message
    (menu,) = look(message).menus
    assert [option["label"] for option in menu["options"]] == [
        en("replay-start"),
        *(en("replay-chapter", chapters="round", number=number) for number in range(1, 16)),
        en("replay-end"),
    ]
    with house.requests() as requests:
        answer = await jump(house, "anna", message, menu["options"][9]["value"])
    assert (answer.kind, requests) == ("update", ["answer"])
    assert moment("en", 9)[0] in answer.shown.text
    assert en("mausen-round", number=9) in answer.shown.text
    (menu,) = answer.shown.menus
    assert [option["label"] for option in menu["options"] if option.get("default")] == [
        en("replay-chapter", chapters="round", number=9)
    ]
    assert last == 16


async def test_a_click_on_the_board_never_shows_the_viewer_there(house):
    table = await finished(house)
    before = (await table.board()).text
    answer = await table.forge("anna", "replay.go", "1")
    assert answer.shown.message.ephemeral
    assert (await table.board()).text == before


async def test_a_game_that_is_only_a_folder_is_watched_move_by_move(house):
    await finished(house, "nim")
    (menu,) = (await replay(house, "anna")).shown.menus
    assert en("replay-chapter", chapters="move", number=1) in [one["label"] for one in menu["options"]]


# What cannot be watched


async def test_a_running_game_and_a_lobby_are_refused(house):
    table = await lobby(house, "mausen", "anna", "ben", "cleo")
    refused = en("no-replay-running", link=(await table.session()).link)
    assert (await replay(house, "anna", table.id)).text == refused
    await table.press("anna", "start")
    assert (await replay(house, "anna", table.id)).text == refused
    for action in ("replay.open", "replay.go", "replay.post", "replay.film", "replay.show_film"):
        assert (await table.forge("anna", action, "0")).text == refused


async def test_a_stopped_game_is_shown_as_far_as_it_went_and_a_sealed_card_never(house):
    table = await short(house, "mausen", "anna", "ben", "cleo", moves=3 * 2 + 2)
    answer = await table.press("ben", "replay.open")
    assert where("en", table, 0, 2, "stopped") in answer.shown.text
    end = await step(house, "ben", answer.shown.message, "last")
    assert en("mausen-round", number=2) in end.shown.text
    assert open_signs(end.shown) == ["⏮️", "◀️"]


async def test_a_log_that_does_not_fit_any_more_gets_a_sentence_and_a_line_in_the_log(house):
    table = await finished(house)
    log = (await table.log())[0]
    await house.database.write(spoil, table.id)
    assert log != (await table.log())[0]
    assert (await replay(house, "anna", table.id)).text == en("no-replay-differs")
    assert (await table.press("anna", "replay.open")).text == en("no-replay-differs")
    (first, second) = house.log.take()
    assert first == second
    assert f"session {table.id} of maunz" in first
    assert "move 1" in first


def spoil(connection, session_id):
    """Let the first move of a log have led to something else."""
    theirs = store.moves.c.game_id == session_id
    first = connection.execute(store.sa.select(store.sa.func.min(store.moves.c.seq)).where(theirs)).scalar()
    connection.execute(store.moves.update().where(theirs & (store.moves.c.seq == first)).values(events=b"[]"))


# Showing it to others


@pytest.mark.slow
async def test_a_moment_is_posted_for_everyone_in_the_language_of_the_table_and_leads_to_the_replay(house):
    house.speaks(anna="fr", ben="it")
    table = await finished(house, language="de")
    moment, last = await moments(house, table)
    message = (await replay(house, "anna", table.id)).shown.message
    await step(house, "anna", message, "go")
    with house.requests() as requests:
        await house.click("anna", message, look(message).ids("replay.post")[0])
    assert requests == ["answer"]
    seen = house.seen("stranger")[-1]
    text, picture = moment("de", 1)
    assert text in seen.text
    assert where("de", table, 1, last) in seen.text
    assert seen.alts == (picture.alt,)
    answer = await house.click("ben", seen.message, seen.ids("replay.open")[0])
    assert answer.shown.message.ephemeral
    assert where("it", table, 0, last) in answer.shown.text


@pytest.mark.slow
async def test_nothing_is_posted_where_the_bot_or_the_person_may_not_write(house):
    table = await finished(house)
    message = (await replay(house, "anna", table.id)).shown.message
    posts = len(house.seen("stranger"))
    (post,) = look(message).ids("replay.post")
    house.allow(house.channel, attach_files=False)
    assert (await house.click("anna", message, post)).text == en(
        "no-permission", missing=en("permission", name="attach_files")
    )
    house.allow(house.channel)
    muted(house, "anna")
    for custom_id in (post, f"k1|{table.id}|0|replay.show_film|"):
        assert (await house.forge("anna", message, custom_id)).text == en("no-write")
    assert len(house.seen("stranger")) == posts


def muted(house, name):
    """A user may not write in the channel any more."""
    from simcord.backend.models import Overwrite

    house.env.backend.set_overwrite(
        house.channel.id, Overwrite(target_id=house.people[name].id, type=MEMBER, allow=0, deny=1 << 11)
    )


# The film


async def film(house, name, message):
    shown = look(message)
    if not shown.ids("replay.film"):  # a film took the place of the replay
        shown = (await house.click(name, message, shown.ids("page.back")[0])).shown
    return await house.click(name, message, shown.ids("replay.film")[0])


@pytest.mark.parametrize("language", EACH_LANGUAGE)
async def test_the_film_has_every_moment_and_only_the_user_who_asked_sees_it(gallery, language):
    gallery.speaks(anna=language)
    table = await short(gallery, "mausen", "anna", "ben", "cleo", moves=3 * 3, language="de")
    moment, last = await moments(gallery, table)
    message = (await replay(gallery, "anna", table.id)).shown.message
    answer = await film(gallery, "anna", message)
    seen = answer.shown
    assert seen.message.ephemeral
    assert says(language, "replay-film-done") in seen.text
    end, title = moment(language, last)[1].alt, says(language, "mausen-title")
    facts = {"title": title, "players": ("anna", "ben", "cleo"), "end": end}
    assert seen.alts == (says(language, "replay-alt-film", **facts)[:1024],)
    (file,) = seen.message.attachments
    assert file.filename == "table.gif"
    data = await file.read()
    gif = GifImageFile(BytesIO(data))
    assert (gif.format, gif.n_frames, gif.width, gif.info["loop"]) == ("GIF", last + 1, 640, 0)
    assert len(data) < 3_000_000
    durations = []
    for at in range(gif.n_frames):
        gif.seek(at)
        durations.append(gif.info["duration"])
    assert sum(durations) <= 25_000
    assert min(durations) >= 1200
    assert durations[-1] >= 3000


@pytest.mark.slow
async def test_the_film_is_posted_in_the_language_of_the_table_and_the_private_one_says_so(gallery):
    gallery.speaks(anna="fr")
    table = await short(gallery, language="it")
    moment, last = await moments(gallery, table)
    private = (await film(gallery, "anna", (await replay(gallery, "anna", table.id)).shown.message)).shown
    data = await private.message.attachments[0].read()
    with gallery.requests() as requests:
        await gallery.click("anna", private.message, private.ids("replay.show_film")[0])
    assert requests == ["answer", "whisper", "edit panel"]
    seen = gallery.seen("stranger")[-1]
    (file,) = seen.message.attachments
    assert await file.read() == data
    assert says("it", "maunz-title") in seen.text
    facts = {"title": says("it", "maunz-title"), "players": ("anna", "ben"), "end": moment("it", last)[1].alt}
    assert seen.alts == (says("it", "replay-alt-film", **facts)[:1024],)
    assert seen.ids("replay.open")
    assert look(private.message).text == says("fr", "replay-posted")
    assert [button["label"] for button in look(private.message).buttons] == [says("fr", "page-back")]


@pytest.mark.slow
async def test_how_far_the_drawing_is_is_shown_meanwhile(gallery, monkeypatch):
    monkeypatch.setattr("cogs.replay.film.PROGRESS_EVERY_S", 0.0)
    table = await short(gallery)
    last = (await moments(gallery, table))[1]
    message = (await replay(gallery, "anna", table.id)).shown.message
    before = len(gallery.env.http_requests)
    with gallery.requests() as requests:
        await film(gallery, "anna", message)
    assert requests == ["answer"] + ["edit panel"] * (last + 2)
    bodies = str([request.json for request in gallery.env.http_requests[before:]])
    assert all(en("replay-drawing", done=done, most=last + 1) in bodies for done in (0, 1, last))


@pytest.mark.slow
async def test_one_film_at_a_time_for_each_person(gallery):
    table = await short(gallery)
    message = (await replay(gallery, "anna", table.id)).shown.message
    others = (await replay(gallery, "ben", table.id)).shown.message
    one, two, third = await gallery.together(
        film(gallery, "anna", message), film(gallery, "anna", message), film(gallery, "ben", others)
    )
    assert {one.text, two.text} == {"", en("no-replay-film-twice")}
    made = one if two.text else two
    for answer in (made, third, await film(gallery, "anna", message)):
        assert en("replay-film-done") in answer.shown.text


@pytest.mark.slow
async def test_a_user_who_dismisses_the_message_gets_no_film_and_can_ask_again(gallery):
    table = await short(gallery)
    message = (await replay(gallery, "anna", table.id)).shown.message
    gallery.fail("edit panel", 404, 10008)
    await film(gallery, "anna", message)
    assert en("replay-film-done") in (await film(gallery, "anna", message)).shown.text


# What was taken back


async def test_what_was_taken_back_is_no_picture_and_its_older_button_leads_before_it(house):
    table = await begun(house, "maunz", "anna", "ben", pings="off", first="0")
    for name, action, argument in (
        ("anna", "maunz.square", placed("C3")),
        ("ben", "maunz.square", placed("D4")),
        ("ben", "take_back", ""),
        ("ben", "maunz.square", placed("A1")),
    ):
        await house.forge(name, (await table.board()).message, await own_id(table, action, argument))
    await table.stop()
    shown = (await replay(house, "cleo", table.id)).shown
    assert where("en", table, 0, 2, "stopped") in shown.text
    told = [shown.text]
    for _ in range(2):
        told.append((await step(house, "cleo", shown.message, "go")).shown.text)
    assert "A1" in told[-1]
    assert where("en", table, 2, 2, "stopped") in told[-1]
    assert not any("D4" in text or "↩️" in text for text in told)
    older = await house.forge("cleo", shown.message, f"k1|{table.id}|0|replay.turn|3")  # the taking back
    assert older.shown.text == told[1]
    assert (await step(house, "cleo", shown.message, "go")).shown.text == told[2]


def placed(square: str) -> str:
    return carried(PlacePiece(Piece.KITTEN, square))


async def own_id(table, action, argument):
    return f"k1|{table.id}|{(await table.session()).step}|{action}|{argument}"
