"""The pages of what is remembered: they fit Discord in every language with the longest names, and cards fit a phone."""

import re
from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.errors import NotAllowed
from bot.messages.names import shown
from bot.messages.page import ALT_LENGTH, Button, Page, Picture, render
from bot.text.words import LANGUAGES, Say, speaker
from cogs.records import pages, picture
from cogs.records.finished import Career, Entry, GameCareer, HistoryPage, Leaderboard, Ranked, Result, Rival
from cogs.records.query import Cursor, HistoryQuery
from cogs.records.ratings import Rating
from tests.playout import IN_THE_BOX, play_out
from tests.plugins import plugin_in
from tests.test_budgets import NAMES, blank, every, fits

GAMES = IN_THE_BOX
SNOWFLAKE, HERE = 2**63 - 1, 7
RATING = Rating(12345.0, 1.0, 3, 2)
LONG = Career(
    NAMES[0],
    tuple(GameCareer(game, 10**6, 10**6, 12_345, {"E": 10**6}, RATING) for game in GAMES),
    tuple(Rival(name, 1000, 2000, 3000) for name in NAMES[:3]),
)


def title(game: str) -> str:
    return "Heul doch! Mau Mau"


def entries(many: int = pages.PAGE) -> tuple[Entry, ...]:
    results = tuple(Result(name, SNOWFLAKE, n + 1, 1000 - n) for n, name in enumerate(NAMES))
    link = f"https://discord.com/channels/{SNOWFLAKE}/{SNOWFLAKE}/{SNOWFLAKE}"
    return tuple(Entry(10**15 - n, "mausen", link, 10**13, results) for n in range(1, many + 1))


def listed(
    query: HistoryQuery,
    page: HistoryPage,
    say: Say,
    names: tuple[str, ...] = ("",),
    me: int = 9,
    others: tuple[Result, ...] = (),
) -> Page:
    look = pages.Look("🧺", lambda _: others)
    return pages.history(query, page, names, title, say, looks={"mausen": look}, contest=str, ways=watched, me=me)


def watched(number: int) -> tuple[Button, ...]:
    return (Button("Replay · table 999999999999999", f"k1|0|0|replay.open|{number}", emoji="🎞️"),)


def longest(say: Say) -> dict[str, Page]:
    asked = HistoryQuery(1, SNOWFLAKE, SNOWFLAKE - 1, HERE, "mausen")
    top = tuple(Ranked(n, n, NAMES[n % 6], RATING) for n in range(1, 11))
    own = Ranked(10**6, 77, NAMES[1], RATING)
    return {
        "history": listed(asked, HistoryPage(entries(), True, True), say, NAMES[:2]),
        "card": pages.stats(LONG, title, (), say, is_own=True),
        "leaderboard": pages.leaderboard(Leaderboard(top, own), "mausen", tuple(GAMES), title, say),
    }


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_longest_pages_fit(language):
    for kind, page in longest(speaker(language)).items():
        rendered = await render(blank(page))
        fits(kind, page, [one for top in rendered["view"].to_components() for one in every(top)])


@pytest.mark.parametrize(
    ("ranks", "told"),
    [
        ((2, 3, 1), "🥇\u00a0{mouse} · 🥈\u00a0{Anna} · 🥉\u00a0{Ben}"),
        ((1, 3, 2), "🥇\u00a0{Anna} · 🥈\u00a0{mouse} · 🥉\u00a0{Ben}"),
        ((1, 2, 3), "🥇\u00a0{Anna} · 🥈\u00a0{Ben} · 🥉\u00a0{mouse}"),
        ((1, 1, 3), "🤝\u00a0{Anna} · 🤝\u00a0{Ben} · 🥉\u00a0{mouse}"),
    ],
)
def test_who_has_no_seat_stands_in_a_list_with_rank_and_points(ranks, told):
    seated = zip(("Anna", "Ben"), (9, 8), ranks, (7, 4), strict=False)
    entry = replace(entries(1)[0], results=tuple(Result(*one) for one in seated))
    mouse = Result("The mouse", None, ranks[-1], 5)
    text = listed(HistoryQuery(1, 9), HistoryPage((entry,)), speaker("en"), others=(mouse,)).text
    names = {"Anna": f"**{shown('Anna')}**\u00a07", "Ben": f"{shown('Ben')}\u00a04"}
    mouse_name = shown("The mouse").replace(" ", "\u00a0") + "\u00a05"
    assert text.split("\n-# ", 2)[2].replace("\n-# ", " · ") == told.format(mouse=mouse_name, **names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_light_and_its_words_say_what_it_shows(language):
    say = speaker(language)
    (drawn,) = (block for block in pages.stats(LONG, title, (), say, is_own=True).blocks if isinstance(block, Picture))
    png = drawn.draw()
    assert len(png) <= 70_000
    assert Image.open(BytesIO(png)).width == picture.WIDTH
    card = pages.card(LONG, title, say)
    for game in card.games:
        assert all(f"{label} {value}" in drawn.alt for label, value in game.figures)
    told = [game.favourite in drawn.alt for game in card.games]
    assert told[0]
    assert all(told) or len(drawn.alt) + max(len(game.favourite) for game in card.games) > ALT_LENGTH
    assert all(duel.text in drawn.alt for duel in card.rivals)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_points_of_every_game_come_from_has_its_words(game, language):
    recap, rules = plugin_in(game).recap, plugin_in(game).game
    played = play_out(rules, rules.seats[-1], 1)
    for seat in range(played.seats):
        for trait in recap.traits(played.states[-1], seat):
            assert pages.favourite(game, {trait: 3}, speaker(language)), trait


def test_the_favourite_is_what_brought_most():
    assert pages.favourite("mausen", {"E": 3, "D": 9, "C": 1}, speaker("en")) == "Favourite animal: dog (9 points)"
    assert pages.favourite("aus_die_maus", {"2": 1, "5": 4}, speaker("de")) == "Lieblingskäse: Wert 5, 4-mal gefressen"


# Buttons that remember what was asked


@pytest.mark.parametrize(
    "asked",
    [
        HistoryQuery(1, 1),
        HistoryQuery(1, SNOWFLAKE, SNOWFLAKE - 1, HERE, "aus_die_maus"),
        HistoryQuery(1, channel_id=HERE, game="mausen"),
        HistoryQuery(1, 5, 6),
        HistoryQuery(1, 5, channel_id=HERE),
    ],
)
@pytest.mark.parametrize("cursor", [Cursor(before=10**15 - 1), Cursor(after=1)])
def test_a_button_remembers_what_was_asked(asked, cursor):
    packed = asked.pack(cursor)
    assert len(packed) <= 40
    assert HistoryQuery.unpack(packed, GAMES, 1, HERE) == (asked, cursor)


@pytest.mark.parametrize(
    "argument",
    [
        "",
        "x",
        "!" * 36,
        "A" * 36,  # no one, and not here
        "A" * 40,
        "_" * 36,
        HistoryQuery(1, 1, game="chess").pack(Cursor(before=1)),
        HistoryQuery(1, None, 4, HERE).pack(Cursor(before=1)),
        HistoryQuery(1, 2**64 - 1).pack(Cursor(before=1)),
    ],
)
def test_a_forged_button_is_refused(argument):
    with pytest.raises(NotAllowed, match="no-forged"):
        HistoryQuery.unpack(argument, GAMES, 1, HERE)


# Lists


def line(entry: Entry) -> str:
    return listed(HistoryQuery(1, channel_id=HERE), HistoryPage((entry,)), speaker("en")).text


def test_points_are_told_where_there_are_any():
    (entry,) = entries(1)
    won = replace(entry, results=(Result("Anna", 1, 1, 1), Result("Ben", 2, 2, 0)))
    assert line(won).endswith("🥇\u00a0\u2068Anna\u2069 · 🥈\u00a0\u2068Ben\u2069")
    counted = replace(entry, results=(Result("Anna", 1, 1, 23), Result("Ben", 2, 4, 0)))
    drawn = replace(entry, results=(Result("Anna", 1, 1, 1), Result("Ben", 2, 1, 1)))
    assert line(drawn).endswith("🤝\u00a0\u2068Anna\u2069 · 🤝\u00a0\u2068Ben\u2069")
    left = replace(entry, results=(Result("Anna", 1, 1, 0), Result("Ben", 2, 2, 1, is_away=True)))
    assert line(left).endswith("🥇\u00a0\u2068Anna\u2069 · 💤\u00a0\u2068Ben\u2069")
    assert line(counted).endswith("🥇\u00a0\u2068Anna\u2069\u00a023 · 4️⃣\u00a0\u2068Ben\u2069\u00a00")


def test_a_game_begins_with_the_own_place_and_tells_all_of_them_with_the_own_name_bold():
    (entry,) = entries(1)
    entry = replace(entry, link="L", results=(Result("Anna", 1, 1, 23), Result("Ben", 2, 2, 7)))
    here = HistoryQuery(1, channel_id=HERE)
    for query, me, sign, ben in (
        (HistoryQuery(1, 2), 9, "🥈", "**\u2068Ben\u2069**"),
        (here, 2, "🥈", "**\u2068Ben\u2069**"),
        (here, 9, "🧺", "\u2068Ben\u2069"),
    ):
        (_, shown_entry, row) = listed(query, HistoryPage((entry,)), speaker("en"), me=me).blocks
        places = f"🥇\u00a0\u2068Anna\u2069\u00a023 · 🥈\u00a0{ben}\u00a07"
        assert shown_entry == f"{sign} **[{title('')}](L)**\n-# <t:10000000000:d> <t:10000000000:t>\n-# {places}"
        assert row == watched(entry.id)


def test_lines_of_a_game_end_between_results():
    (entry,) = entries(1)
    names = ("Anna", "Benedikt", "Cleopatra", "Doro", "Konstantin von Hohenlohe", "Emil")
    results = tuple(Result(name, at, at, 50) for at, name in enumerate(names, 1))
    plain = re.sub("[\u2066-\u2069]", "", line(replace(entry, results=results)))
    assert [one.replace("\u00a0", " ") for one in plain.split("\n-# ")[2:]] == [
        "🥇 Anna 50 · 🥈 Benedikt 50",
        "🥉 Cleopatra 50 · 4️⃣ Doro 50",
        "5️⃣ Konstantin von Hohenlohe 50",
        "6️⃣ Emil 50",
    ]


def test_the_last_page_goes_back_only_and_a_single_one_nowhere():
    say = speaker("en")
    row: Any = listed(HistoryQuery(1, 1), HistoryPage(entries(2), True, False), say).blocks[-1]
    (newer, older) = row
    assert (newer.disabled, older.disabled) == (False, True)
    assert "history.page" not in str(listed(HistoryQuery(1, 1), HistoryPage(entries(2)), say).blocks)
