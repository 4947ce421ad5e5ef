"""/history, /stats and /leaderboard: what is remembered of games, by clicks, in the server where they were played."""

import re
from dataclasses import replace
from typing import Any
from unittest.mock import Mock

import pytest
import sqlalchemy as sa

from bot.draw.furniture import rank_sign
from bot.hooks import Hooks
from bot.messages.page import Button
from bot.person import ChannelRef
from bot.sessions.results import SeatResult
from bot.storage.tables import games, seats
from bot.table.pages.contests import Contests
from bot.table.pages.ways import PLAY_ALONE, Ways
from bot.table.service.finished_rows import Finishing
from cogs.records.rows import rate, ratings
from tests.crowd import finished, placed
from tests.harness import Answer, en, named
from tests.journeys.any_game_table import begun, says
from tests.journeys.visitors import Visitor, play_on, said
from tests.journeys.visitors import begun as begun_alone
from tests.languages import EACH_LANGUAGE
from tests.plugins import plugin_in


async def ask(house, name, command, channel=None, **options):
    return Answer(await house.people[name].slash(channel or house.channel, command, **options))


async def played(house, *names, game="maunz", channel=None, **options):
    """A table at which a whole game of people was played."""
    table = await begun(house, game, *names, **({"channel": channel} if channel else {}), **options)
    await table.rush()
    return table


async def add_finished_games(house, many, *names, game="mausen", channel=None, contest_id=None):
    """Let many games have been played by these people, who end in this order."""
    where = ChannelRef(house.guild.id, (channel or house.channel).id)

    def write(connection):
        for number in range(many):
            seated = (replace(placed(n, house.people[name].id, n + 1), name=name) for n, name in enumerate(names))
            results = (SeatResult(7, {"D": 5}),) * len(names)
            facts: dict[str, Any] = {"results": results, "finishing": (Finishing(rate),), "contest_id": contest_id}
            game_id = finished(connection, *seated, where=where, game=game, at=1_000 * number, **facts)
            shown = {"message_id": game_id, "shown_seq": games.c.seq}
            connection.execute(games.update().where(games.c.id == game_id).values(shown))

    await house.database.write(write)


def numbers(answer):
    """Return the numbers of the games in a list, whose boards have the same here."""
    return [int(number) for number in re.findall(r"/channels/\d+/\d+/(\d+)", answer.shown.text)]


# History


@pytest.mark.parametrize("language", EACH_LANGUAGE)
async def test_a_game_that_was_played_stands_in_the_history_of_who_played_it(house, language):
    house.speaks(anna=language)
    table = await played(house, "anna", "ben", first="0")
    session = await table.session()
    with house.requests() as requests:
        answer = await ask(house, "anna", "history")
    assert requests == ["answer"]
    assert answer.shown.message.ephemeral
    assert says(language, "records-history-head", whose="me", name="", other="") in answer.shown.text
    assert f"[{says(language, 'maunz-title')}]({session.link})" in answer.shown.text
    by_place = sorted(session.seats, key=lambda seated: seated.rank or 0)
    assert all(named(seated.name) in answer.shown.text for seated in by_place)
    assert numbers(answer) == [session.message_id]


async def test_four_games_a_page_there_and_back_and_after_a_restart(house):
    await add_finished_games(house, 12, "anna", "ben")
    answer = await ask(house, "anna", "history")
    assert numbers(answer) == [12, 11, 10, 9]
    message = answer.shown.message
    for turn, found in ((-1, [8, 7, 6, 5]), (-1, [4, 3, 2, 1]), (0, [8, 7, 6, 5]), (0, [12, 11, 10, 9])):
        with house.requests() as requests:
            answer = await house.click("anna", message, answer.shown.ids("history.page")[turn])
        assert (answer.kind, requests, numbers(answer)) == ("update", ["answer"], found)
    await house.restart()
    assert numbers(await house.click("anna", message, answer.shown.ids("history.page")[0])) == [8, 7, 6, 5]


async def test_whose_games_can_be_asked(house):
    people = house.people
    other_channel = house.guild.create_text_channel("other")
    await add_finished_games(house, 1, "anna", "ben")
    await add_finished_games(house, 1, "ben", "cleo", game="heul_doch")
    await add_finished_games(house, 1, "anna", "cleo", channel=other_channel)
    await add_finished_games(house, 1, "ben", "anna", "cleo", game="heul_doch")

    async def found(**options):
        return numbers(await ask(house, "anna", "history", **options))

    assert await found() == [4, 3, 1]
    assert await found(person=people["ben"]) == [4, 2, 1]
    assert await found(**{"with": people["ben"]}) == [4, 1]
    assert await found(person=people["ben"], **{"with": people["anna"]}) == [4, 1]
    assert await found(person=people["ben"], **{"with": people["cleo"]}) == [4, 2]
    assert await found(game="heul_doch") == [4]
    assert await found(here=True) == [4, 2, 1]
    assert await found(here=True, person=people["anna"]) == [4, 1]
    assert await found(here=True, channel=other_channel) == [3]
    pair = await ask(
        house, "anna", "history", person=people["ben"], **{"with": people["anna"]}, game="mausen", here=True
    )
    head = en("records-history-head", whose="with", name="", other=named("ben"))
    assert pair.shown.text.split("\n")[0] == f"{head} · {en('records-history-here')} · {en('mausen-title')}"


@pytest.mark.parametrize("language", EACH_LANGUAGE)
async def test_who_has_nothing_yet_gets_a_friendly_sentence(house, language):
    house.speaks(anna=language)
    house.services.hooks.offer(Ways(PLAY_ALONE, 9, lambda *_: (Button("begin", "k1|0|0|begin"),)))
    people = house.people
    for options, whose in (
        ({}, "me"),
        ({"person": people["ben"]}, "person"),
        ({"with": people["ben"]}, "with"),
        ({"person": people["ben"], "with": people["cleo"]}, "pair"),
        ({"here": True}, "channel"),
    ):
        shown = (await ask(house, "anna", "history", **options)).shown
        assert shown.text == says(language, "records-history-none", whose=whose)
        assert ("begin" in shown.labels) == (whose == "me")
    assert (await ask(house, "anna", "stats")).shown.text == says(language, "records-stats-none", whose="me")
    assert (await ask(house, "anna", "stats", person=people["ben"])).shown.text == says(
        language, "records-stats-none", whose="person"
    )
    head = says(language, "records-leaderboard-head", span="ever", title=says(language, "mausen-title"))
    shown = (await ask(house, "anna", "leaderboard", game="mausen")).shown
    assert shown.text == f"{head}\n{says(language, 'records-leaderboard-none')}"
    assert says(language, "records-play") in shown.labels


async def test_what_was_played_in_another_server_is_shown_in_that_server_only(house):
    elsewhere = house.env.create_guild("elsewhere")
    channel = elsewhere.create_text_channel("there")
    spy, anna = (elsewhere.add_member(house.people[name].user) for name in ("stranger", "anna"))
    await add_finished_games(house, 2, "anna", "ben")

    async def there(command, **options):
        return Answer(await spy.slash(channel, command, **options)).shown

    assert (await there("history", person=anna)).text == en("records-history-none", whose="person")
    assert (await there("stats", person=anna)).text == en("records-stats-none", whose="person")
    assert en("records-leaderboard-none") in (await there("leaderboard", game="mausen")).text


async def test_a_game_that_does_not_exist_is_refused_with_those_that_do(house):
    for command in ("history", "leaderboard"):
        sentence = (await ask(house, "anna", command, game="chess")).text
        assert sentence.startswith(en("no-such-game", games="")[:30])
        assert en("mausen-title") in sentence


@pytest.mark.parametrize("can_win", ["yes", "no"])
async def test_the_history_has_the_white_mouse_with_her_rank_and_points_if_she_can_win(house, can_win):
    table = await played(house, "anna", "ben", game="aus_die_maus", **{"track": "10", "white-mouse": can_win})
    plug, session = plugin_in("aus_die_maus"), await table.session()
    ended = plug.game.decode_state(session.state or b"")
    expected = [
        "\u00a0".join((rank_sign(rank), named(en("aus_die_maus-white.begins")).replace(" ", "\u00a0"), str(points)))
        for rank, points in zip(plug.ranks(ended)[2:], plug.recap.unseated_standing(ended), strict=True)
    ]
    text = (await ask(house, "anna", "history")).shown.text
    assert [line for line in expected if line in text] == expected
    assert (len(expected), text.count("mouse")) == ((1, 1) if can_win == "yes" else (0, 0))


# The card


async def test_a_card_with_a_picture_that_says_it_in_words(gallery):
    house = gallery
    house.speaks(anna="de")
    await add_finished_games(house, 3, "anna", "ben")
    await add_finished_games(house, 1, "ben", "anna", game="maunz")
    with house.requests() as requests:
        answer = await ask(house, "anna", "stats")
    assert requests == ["answer"]
    assert answer.shown.message.ephemeral
    assert says("de", "records-stats-head", name=named("anna")) in answer.shown.text
    assert says("de", "records-provisional") in answer.shown.text
    (alt,) = answer.shown.alts
    assert alt.startswith(f"anna: {says('de', 'records-total', games=4, wins=3)}.")
    assert says("de", "mausen-favourite", trait="D", count=15) in alt
    assert f"ben: {says('de', 'records-rival', ahead=3, level=0, behind=1)}" in alt
    (file,) = answer.shown.message.attachments
    assert (await file.read()).startswith(b"\x89PNG")


async def test_contests_are_named_in_lists_and_above_the_card(house, monkeypatch):
    async def lines(guild_id, user_id, _say):
        return [f"contests of {user_id} in {guild_id}"]

    hooks = Hooks()
    hooks.offer(Contests(lambda number, _: f"Cup {number}", way_back=Mock(), taking_part=Mock(), career_lines=lines))
    monkeypatch.setattr(house.bot.get_cog("Records"), "_hooks", hooks)
    await add_finished_games(house, 1, "anna", "ben", contest_id=7)
    assert "Cup 7" in (await ask(house, "anna", "history")).shown.text
    told = f"contests of {house.people['anna'].id} in {house.guild.id}"
    assert told in (await ask(house, "anna", "stats")).shown.text


async def test_points_of_a_game_by_clicks_are_on_the_card(house):
    """Played to its end through Discord, with the recap of its cog."""
    table = await house.play("anna", "ben", "cleo")
    await table.hurry()
    best = await house.database.read(
        lambda connection: connection.execute(sa.select(seats.c.best_round).order_by(seats.c.seat)).scalars().all()
    )
    seated = (await table.session()).seats[0]
    (alt,) = (await ask(house, "anna", "stats")).shown.alts
    assert seated.score >= best[0] >= 0
    assert None not in best
    assert (f"{en('records-best')} {best[0]}" in alt) == bool(best[0])


# Leaderboards


async def test_without_ratings_the_leaderboard_is_that_of_the_game_which_was_played(house):
    table = await begun(house, "maunz", "anna", computers=1)
    await table.rush()
    text = (await ask(house, "anna", "leaderboard")).shown.text
    assert text.startswith(en("records-leaderboard-head", span="ever", title=en("maunz-title")))


@pytest.mark.parametrize("language", EACH_LANGUAGE)
async def test_the_leaderboard_of_the_game_that_most_people_play_and_of_the_others_by_a_menu(house, language):
    house.speaks(anna=language)
    await add_finished_games(house, 6, "anna", "ben", "cleo")
    await add_finished_games(house, 1, "ben", "anna", game="maunz")
    with house.requests() as requests:
        answer = await ask(house, "anna", "leaderboard")
    assert requests == ["answer"]
    assert answer.shown.message.ephemeral
    head, _, first, second, third, *_ = answer.shown.text.split("\n")
    assert head == says(language, "records-leaderboard-head", span="ever", title=says(language, "mausen-title"))
    assert first.startswith(f"🥇 **{named('anna')}** (")
    assert (named("ben") in second, named("cleo") in third) == (True, True)
    assert "?" not in first
    (menu,) = answer.shown.menus
    assert [one["value"] for one in menu["options"]] == list(house.services.games), "also those nobody is rated in"
    maunz = Answer(await house.people["anna"].select(answer.shown.message, ["maunz"], custom_id=menu["custom_id"]))
    assert maunz.kind == "update"
    assert maunz.shown.text.split("\n")[0] == says(
        language, "records-leaderboard-head", span="ever", title=says(language, "maunz-title")
    )
    assert "?**" in maunz.shown.text.split("\n")[2]


async def test_ones_own_place_stands_below_the_best_ten(house):
    shared = {"guild_id": house.guild.id, "game": "mausen"}
    best = {"mu": 30.0, "sigma": 1.0, "games": 9, "wins": 3}
    rows = [shared | best | {"user_id": n, "mu": 30.0 + n} for n in range(1, 13)]
    own = shared | {"user_id": house.people["ben"].id, "mu": 20.0, "sigma": 5.0, "games": 2, "wins": 0}
    await house.database.write(lambda connection: connection.execute(ratings.insert(), [*rows, own]).rowcount)
    lines = (await ask(house, "ben", "leaderboard")).shown.text.split("\n")
    facts = {"medal": "13.", "name": named("·"), "rating": "1200?", "games": 2, "wins": 0}
    assert lines[12:14] == ["…", en("records-rank", **facts, own="yes")]
    assert en("records-leaderboard-unrated") in (await ask(house, "anna", "leaderboard")).shown.text


async def test_the_list_of_this_month_starts_anew(house):
    await add_finished_games(house, 2, "anna", "ben")
    all_time = (await ask(house, "anna", "leaderboard", game="mausen")).shown
    month = next(one for one in all_time.ids("leaderboard.span") if "month" in one)
    shown = (await house.click("anna", all_time.message, month)).shown
    assert en("records-leaderboard-none") in shown.text or "anna" in shown.text
    chosen = [b["label"] for b in shown.buttons if b["label"].startswith("✓")]
    assert chosen == [f"✓ {en('records-this-month')}"]
    assert en("records-leaderboard-head", title=en("mausen-title"), span="month") in shown.text
    back = (await house.click("anna", shown.message, shown.ids("leaderboard.span")[0])).shown
    assert back.text == all_time.text
    answer = await house.forge("anna", all_time.message, "k1|0|0|leaderboard.span|month:chess")
    assert answer.text.startswith(en("no-such-game", games="")[:20])


# Direct messages, and a game that is only a folder


async def test_a_game_alone_is_found_by_its_player_and_by_no_one_else(direct):
    anna, ben = await begun_alone(direct, "maunz"), Visitor(direct, "direct", "ben")
    session = await play_on(anna, "maunz")
    await anna.command("history")
    assert session.link in said(anna.private())
    await anna.command("stats")
    assert "maunz." in said(anna.private())
    for words in ("history", "stats"):
        await ben.command(words)
        assert said(ben.private()).strip().startswith(en("records-none-alone"))
    server = Visitor(direct, "server", user=anna.user)
    await server.command("history")
    assert session.link not in said(server.private())


async def test_a_game_that_is_only_a_folder_is_on_the_card(house):
    await played(house, "anna", "ben", game="nim")
    card = (await ask(house, "anna", "stats")).shown
    assert en("nim-title") in str(card.message.components)
