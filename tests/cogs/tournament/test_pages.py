"""The pages of a tournament that many people play."""

import re
from collections.abc import Callable
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
from cogs.tournament.tournament import MOST, Entrant, Stage, Tournament
from tests.crowd import around
from tests.harness import en
from tests.plugins import plugin_in

DUEL, DISCORD_TAKES = (2,), 4000
WORDS = 60


def played(people: int, rounds: int) -> Tournament:
    """A tournament of people with long names, in the round after so many."""
    entrants = tuple(Entrant(n, 1 + n, "W" * 32, n) for n in range(people))
    facts: dict[str, Any] = {"secret": b"s" * 32, "entrants": entrants, "seats": DUEL, "stage": Stage.ASKING}
    t = begun(Tournament(1, ChannelRef(7, 70), "maunz", "letter", "en", 1, 0, 1, 1, **facts))
    for _ in range(rounds):
        t = begun(ended(t, lambda _: (1, 2)))
    return t


def begun(t: Tournament) -> Tournament:
    """Begin the next round with everyone; nothing happens at the end."""
    everyone = tuple(replace(entrant, here_round=t.round + 1) for entrant in t.entrants)
    return decisions.pass_time(replace(t, entrants=everyone), t.due_at) if t.stage.is_active else t


def ended(t: Tournament, ranks: Callable[[tuple[int, ...]], tuple[int, ...]], idle: int | None = None) -> Tournament:
    """Play a round to its end; one of them makes no move."""
    for match in t.now_played:
        none = frozenset(number for number in match.entrants if number == idle)
        t = decisions.match_over(t.with_match(match, session_id=1), match, ranks(match.entrants), none, (), t.due_at)
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


def test_the_message_at_the_end_has_all_places_and_one_button_to_play_again():
    t, say = played(7, 0), speaker("en")
    for _ in range(7):
        t = begun(ended(t, lambda pair: (1, 2) if pair[0] < pair[1] else (2, 1)))
    end, living = pages.podium(t, say, (1,)), pages.page(t, say)
    assert [row.place for row in drawn(end)] == ["1st", "2nd", "3rd", "4th", "5th", "6th", "7th"]
    assert drawn(end)[1].points == en("tournament-points", points=6)
    assert len([one for one in end.blocks if isinstance(one, Picture)]) == 1
    assert [one.user_id for one in pages.champions(t)] == [1]
    assert ("<@1>" in end.text, end.called) == (True, (1,))
    assert (drawn(living), labels(living)) == ([], [])
    four = replace(t, entrants=tuple(replace(one, rank=1) if one.number < 4 else one for one in t.entrants))
    assert len(pages.champions(four)) == 4, "though three stand on the podium"
    assert labels(end) == [en(key) for key in ("board-again", "tournament-button-results", "board-proof")]


def test_who_made_no_move_has_no_place_at_the_end_though_the_computer_won():
    t, say = played(4, 0), speaker("en")
    for _ in range(3):
        t = begun(ended(t, lambda pair: (1, 2) if max(pair) == pair[0] else (2, 1), idle=3))
    end = pages.podium(t, say, (1,))
    assert [row.place for row in drawn(end)] == ["1st", "2nd", "3rd"], "though the last one has no points"
    assert en("tournament-absent", names=(shown("W" * 32),)) in end.text
    assert en("tournament-idle") in pages.results(t, 1, say).text


def test_how_it_works_is_said_in_sixty_words():
    t = _joining(played(12, 0))
    for language in LANGUAGES:
        for seats in (DUEL, (3, 4, 5, 6)):
            text = pages.how(replace(t, seats=seats), 99, speaker(language)).text
            words = re.findall(r"\w[\w’]*", re.sub(r"(?m)^\d\. ", "", text))
            assert len(words) <= WORDS, (language, text)


def _joining(t: Tournament) -> Tournament:
    return replace(t, stage=Stage.JOINING, round=0, rounds=0, matches=())


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
    late = en("tournament-late", names=(shown("W" * 32),))
    came = t.with_entrant(t.entrants[0], since_round=2)
    assert (late in pages.results(came, 1, say).text, late in pages.results(came, 2, say).text) == (True, False)


def test_tables_without_a_result_are_listed_too_and_before_there_are_any_that_is_said():
    t, say = played(4, 1), speaker("en")
    text = pages.results(decisions.ended(t.with_match(t.now_played[0], channel_id=5)), 2, say).text
    assert en("tournament-cut", number=1, places=" · ".join((shown("W" * 32),) * 2)) in text
    assert pages.results(played(4, 0), 0, say).text == en("tournament-no-results")


def test_a_bye_is_told_as_one_and_has_no_place_before_the_round_is_over():
    t, say = played(3, 0), speaker("de")
    (bye,) = (match for match in t.matches if len(match.entrants) == 1)
    alone = t.entrants[bye.entrants[0]]
    told = say("tournament-bye", name=shown(alone.name))
    results = say("tournament-results", round=1)
    assert say("tournament-my-table", kind="bye", round=1) in pages.own(t, alone.user_id, say).text
    text = pages.page(t, say).text
    assert (text.count(told), results in text, drawn(pages.page(t, say))) == (1, False, [])
    over = ended(t, lambda _: (1, 2))
    assert f"{results}\n" in pages.page(over, say).text.split(told)[0]
    assert "1." in {row.place for row in drawn(pages.page(over, say))}
    assert labels(pages.results(over, 0, say)) == [], "one round has nothing to turn to"


def test_who_has_no_table_reads_whether_one_follows_and_nothing_that_gets_old():
    t, say = played(4, 0), speaker("en")
    away = replace(t, matches=())
    left = t.with_entrant(t.entrants[0], has_left=True)
    following, last_one = en("tournament-my-next", round=2, here="no"), en("tournament-my-last")
    over = ended(away, lambda _: (1, 2))
    asked = replace(over, stage=Stage.ASKING)
    here, gone = asked.with_entrant(asked.entrants[0], here_round=2), en("no-tournament-left")
    is_in = en("tournament-my-next", round=2, here="yes")
    nows = ((away, following), (over, following), (replace(away, rounds=1), last_one), (left, gone), (here, is_in))
    for one, told in nows:
        first, last = pages.own(one, 1, say).text.split("\n")
        assert (first, "[" in last) == (told, True)


def drawn(page: Page) -> list[Row]:
    """The rows of the pictures of the standings, those on the podium first."""
    args: list[Any] = [one.args for one in page.blocks if isinstance(one, Picture)]
    return [row for podium, rows in args for row in (*podium, *rows)]
