"""“Why?” of all games: why what happened last came out as it did, in every language, at every moment."""

import re
from dataclasses import replace

import pytest

from bot.sessions.session import Seated
from bot.text.words import speaker
from cogs.aus_die_maus.rules import GAME as AUS_DIE_MAUS
from cogs.aus_die_maus.screen.screen import how_come
from cogs.heul_doch.rules import GAME as HEUL_DOCH
from cogs.heul_doch.rules.state import Played
from cogs.maunz.rules import GAME as MAUNZ
from cogs.maunz.rules.bed import AROUND, BIT
from cogs.maunz.screen import why
from cogs.maunz.screen.why import explain_turns
from tests.cogs.maunz.notation import do, play, position, spectate
from tests.crowd import around
from tests.languages import EACH_LANGUAGE
from tests.playout import game_folders, play_out
from tests.plugins import plugin_in

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz")
TEXT = 3500
"""So many characters at most: Discord takes 4,000 in a message."""
en = speaker("en")


def session_of(game, state):
    seats = len(NAMES) if game.seats[-1] > 2 else 2
    return replace(around(min(seats, 3), game=game), seats=tuple(Seated(n, n, NAMES[n]) for n in range(seats)))


def moments(game, seeds=range(6), **options):
    """Every moment of random games of as many as can play, as a spectator sees it."""
    for seed in seeds:
        for state in play_out(game, game.seats[-1], seed, **options).states:
            yield state, game.view(state, None)


EXPLAINED = [folder for folder in game_folders() if plugin_in(folder).screen.how_come]


def test_the_games_explain_themselves_whose_boards_do_not():
    assert {"maunz", "heul_doch", "aus_die_maus"} <= set(EXPLAINED)


@pytest.mark.parametrize("language", EACH_LANGUAGE)
@pytest.mark.parametrize("folder", EXPLAINED)
def test_it_is_said_as_soon_as_there_is_something_to_say_and_fits_a_message(folder, language):
    """In a few random games nothing is placed for some moves, since a draw is offered first."""
    plugin, say = plugin_in(folder), speaker(language)
    explain = plugin.screen.how_come
    assert explain
    texts = [explain(session_of(plugin.game, state), view, say) for state, view in moments(plugin.game)]
    assert texts[-1]
    assert sum(map(bool, texts)) > 0.8 * len(texts)
    assert max(map(len, texts)) < TEXT


def test_maunz_gives_each_neighbour_a_reason():
    plugin_in("maunz")
    for _, view in moments(MAUNZ):
        if view.last is None:
            continue
        said, placed = "\n".join(explain_turns(view, NAMES, en)), view.last.placed
        beside = {standing.square for standing in view.standing if BIT[standing.square] & AROUND[placed.square]}
        for square in beside | {nudge.square for nudge in placed.nudges}:
            assert re.search(rf"^[👉💨✋].* {square}\b", said, re.MULTILINE), square


def test_maunz_explains_the_own_move_before_the_answer_and_each_in_the_order_of_what_happened():
    state = play(position("......  a.....  ..aa..  ......  ......  ......"), "k B3", "k F6")
    lines = explain_turns(spectate(state), NAMES, en)
    own = [at for at, line in enumerate(lines) if "Anna" in line]
    answer = [at for at, line in enumerate(lines) if "Ben" in line]
    assert (own, answer) == ([0], [len(lines) - 1])
    signs = [line[0] for line in lines[1:-1]]
    assert signs == ["💨", "✨"], "off the bed first, then the row that leaves"
    assert not any("nobody" in line for line in lines), "there is more to say"


def test_maunz_explains_the_last_move_alone_where_both_are_more_than_a_screen(monkeypatch):
    state = play(position("......  a.....  ..aa..  ......  ......  ......"), "k B3", "k F6")
    monkeypatch.setattr(why, "ONE_SCREEN", 100)
    (placed,) = explain_turns(spectate(state), NAMES, en)
    assert "Ben" in placed


def test_maunz_says_that_nobody_was_beside_a_piece_only_where_there_is_nothing_else():
    state = play(position("......  " * 6), "k A1", "k F6")
    assert explain_turns(spectate(state), NAMES, en)[-1] == en("maunz-why-alone", square="F6")
    assert len(explain_turns(spectate(state), NAMES, en)) == 3


def test_maunz_says_why_a_neighbour_in_the_row_that_won_was_not_nudged():
    plugin_in("maunz")
    won = do(position("......  ......  ......  ...A..  ....A.  ......", lid=(8, 0)), 0, "c F6").state
    assert spectate(won).phase == "over"
    placed, *reasons = explain_turns(spectate(won), NAMES, en)
    assert "F6" in placed
    assert reasons == ["✋ " + en("maunz-why-held", pieces="🟠 E5 (D4)", count=1)]


def test_heul_doch_gives_the_rule_for_every_gift():
    explain = plugin_in("heul_doch").screen.how_come
    assert explain
    rules = [en("heul_doch-why-onion", specials="no"), en("heul_doch-why-kept")]
    forced = [en("heul_doch-why-gave", to="…", top="…"), en("heul_doch-why-either", who="…")]
    of_gifts = [rule.rpartition("…")[2] for rule in forced]
    seen = ""
    for state, view in moments(HEUL_DOCH, range(2), specials="yes"):
        text = explain(session_of(HEUL_DOCH, state), view, en)
        gifts = sum(isinstance(one, Played) and one.to != one.seat for one in view.recent if not view.outcome)
        assert sum(map(text.count, of_gifts)) == gifts
        seen += text
    assert all(rule in seen for rule in rules)
    assert all(
        en(f"heul_doch-rules-{special}") in seen for special in ("catapult", "beach_towel", "carousel", "werewolf")
    )


def test_aus_die_maus_says_one_rule_for_a_turn_in_four_lines():
    plugin_in("aus_die_maus")
    seen = set[str]()
    for state, view in moments(AUS_DIE_MAUS, range(8)):
        if view.phase == "over":
            continue
        text = how_come(session_of(AUS_DIE_MAUS, state), view, en)
        assert text.count("\n") <= 1, "the turn, and its rule"
        seen.update(text.split("\n")[1:])
    for key in ("off", "in"):
        assert en(f"aus_die_maus-why-{key}") in seen
    for key, variable, cases in (
        ("shoved", "whom", ("white", "other")),
        ("trapped", "reward", ("yes", "no")),
        ("chosen", "dice", ("yellow", "both")),
    ):
        assert all(en(f"aus_die_maus-why-{key}", **{variable: case}) in seen for case in cases), key
