"""The pages of a tournament that many people play."""

import re
from dataclasses import replace
from typing import Any
from unittest.mock import AsyncMock

from bot.hooks import Hooks
from bot.messages.names import shown
from bot.messages.page import Page, Picture
from bot.person import ChannelRef
from bot.sessions.session import Status
from bot.table.pages.board_buttons import afterwards
from bot.table.pages.contests import Contests
from bot.text.words import LANGUAGES, speaker
from cogs.tournament import decisions, pages
from cogs.tournament.picture import Row
from cogs.tournament.standings import standings
from cogs.tournament.tournament import MOST, PACES, Entrant, Tournament
from tests.crowd import around
from tests.harness import en
from tests.plugins import plugin_in

DUEL, DISCORD_TAKES = (2,), 4000
WORDS = 60


def played(people: int, rounds: int) -> Tournament:
    """A tournament of people with long names, at the end of so many rounds."""
    entrants = tuple(Entrant(n, 1 + n, "W" * 32, n) for n in range(people))
    facts: dict[str, Any] = {"secret": b"s" * 32, "entrants": entrants, "seats": DUEL}
    t = Tournament(1, ChannelRef(7, 70), "maunz", "letter", "en", 1, 0, 1, 1, **facts)
    t = decisions.pass_time(t, 1)
    for _ in range(rounds):
        for match in t.now_played:
            t = decisions.match_over(t.with_match(match, session_id=1), match, (1, 2), frozenset(), 2)
    return t


def labels(page: Page) -> list[str]:
    return [button.label for row in page.blocks if isinstance(row, tuple) for button in row]


def test_as_many_people_as_can_play_fit_in_every_language():
    t = played(MOST, 2)
    for language in LANGUAGES:
        say = speaker(language)
        for page in (
            pages.page(t, say),
            pages.results(t, 0, say),
            pages.page(_joining(t), say),
        ):
            assert len(page.text) < DISCORD_TAKES


def test_who_shares_the_last_place_of_the_podium_is_named_below_it():
    t = decisions.pass_time(replace(played(4, 0)), 1)
    beats = {(0, 1), (0, 2), (0, 3), (1, 2), (2, 3), (3, 1)}
    for now in (2, 3, 4):
        for match in t.now_played:
            ranks = (1, 2) if match.entrants in beats else (2, 1)
            t = decisions.match_over(t.with_match(match, session_id=1), match, ranks, frozenset(), now)
    assert [one.rank for one in standings(t)] == [1, 2, 2, 2]
    assert en("tournament-also", rank=2, names=shown("W" * 32)) in pages.podium(t, speaker("en")).text


def test_how_it_works_is_said_in_sixty_words():
    t = _joining(played(12, 0))
    for language in LANGUAGES:
        for pace in PACES:
            for seats in (DUEL, (3, 4, 5, 6)):
                text = pages.how(replace(t, pace=pace, seats=seats), 99, speaker(language)).text
                words = re.findall(r"\w[\w’]*", re.sub(r"(?m)^\d\. ", "", text))
                assert len(words) <= WORDS, (language, text)


def _joining(t: Tournament) -> Tournament:
    return replace(t, stage=type(t.stage).JOINING, round=0, rounds=0, matches=())


def test_from_a_table_that_is_over_a_button_leads_back_to_the_tournament():
    session, hooks = around(2, status=Status.FINISHED, contest_id=5), Hooks()
    first, *_ = afterwards(session, plugin_in("maunz"), speaker("en"), hooks)
    assert first.label == en("board-again"), "without tournaments it is a table like others"
    hooks.offer(Contests(pages.name, pages.way_back, AsyncMock(), AsyncMock()))
    button, *_ = afterwards(session, plugin_in("maunz"), speaker("en"), hooks)
    assert (button.label, button.id) == (en("tournament-way-back"), "k1|0|0|tournament.mine|5")


def test_long_results_stand_round_by_round():
    t, say = played(MOST, 2), speaker("en")
    last = pages.results(t, 0, say)
    assert labels(last) == ["1", "2"]
    assert en("tournament-results", round=2) in last.text
    assert en("tournament-results", round=1) in pages.results(t, 1, say).text
    assert pages.results(t, 9, say) == last


def test_a_table_that_was_not_played_to_its_end_is_listed_too():
    t = played(4, 1)
    text = pages.results(decisions.ended(t.with_match(t.now_played[0], channel_id=5)), 0, speaker("en")).text
    [cut] = [line for line in text.splitlines() if "not played to the end" in line]
    assert cut.startswith("Table 1: ")
    assert text.index(en("tournament-results", round=2)) < text.index(cut)


def test_short_results_stand_together_and_none_are_said_to_be_none():
    t, say = played(4, 2), speaker("en")
    text = pages.results(t, 0, say).text
    assert all(en("tournament-results", round=number) in text for number in (1, 2))
    assert pages.results(played(4, 0), 0, say).text == en("tournament-no-results")


def test_a_bye_is_told_as_one_and_wins_no_medal_before_the_round_is_over():
    t, say = played(3, 0), speaker("de")
    (bye,) = (match for match in t.matches if len(match.entrants) == 1)
    alone = t.entrants[bye.entrants[0]]
    assert say("tournament-result-alone", name=shown(alone.name)) in pages.page(t, say).text
    own = pages.own_place(t, alone.user_id, say)
    assert (own.startswith(say("tournament-my-bye")), shown(alone.name) in own) == (True, False)
    assert {row.rank for row in drawn(t)} == {0}
    assert 1 in {row.rank for row in drawn(played(3, 1))}


def drawn(t: Tournament) -> list[Row]:
    """The rows of the pictures of its standings."""
    args: list[Any] = [one.args for one in pages.page(t, speaker("en")).blocks if isinstance(one, Picture)]
    return [row for rows, _ in args for row in rows]
