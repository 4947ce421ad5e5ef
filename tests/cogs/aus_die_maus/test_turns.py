"""How Aus die Maus tells turns: one line in one form, of a phone's width, and nothing before it has happened."""

import re
from dataclasses import replace
from random import Random

import msgspec
import pytest

from bot.sessions.log import LoggedMove
from bot.table.pages.news import since_own_move
from bot.text.words import speaker
from cogs.aus_die_maus.picture.track import LANES, untangled
from cogs.aus_die_maus.rules.rules import GAME
from cogs.aus_die_maus.rules.state import CheeseKept, DrewTwo, Event, Paid, Roll, Threw
from cogs.aus_die_maus.rules.track import WHITE, CameIn, MarkerTaken, Mouse, Moved, Run, Shoved, Stayed, Trapped
from cogs.aus_die_maus.screen.prose import narrate_paid
from cogs.aus_die_maus.screen.screen import SCREEN, after_typing, how_come
from cogs.aus_die_maus.screen.screen import news as news_since
from cogs.aus_die_maus.screen.turns import LINE, Turn, ended_round, line, turns_of, width
from cogs.aus_die_maus.screen.why import rule_of
from tests.cogs.aus_die_maus.notation import dice, position
from tests.crowd import around
from tests.languages import EACH_LANGUAGE
from tests.playout import play_out

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz")
LONG = tuple(f"{name} von und zu Mausloch".ljust(24, "w")[-24:] for name in NAMES)
GOAL = 14
ROLL = GAME.encode_move(Roll())
en = speaker("en")


def ran(mouse: Mouse, start: int, to: int, *more: Event, throw: str = "3 1") -> tuple[Event, ...]:
    return (Threw(mouse, dice(throw)), Moved(mouse, ("red",), to - start, start, to), *more)


INTO_TRAP = ran(0, 11, 13, Shoved(0, WHITE, 13, 14), MarkerTaken(0, None), Trapped(WHITE, 0), DrewTwo(0))


@pytest.mark.parametrize(
    ("events", "said"),
    [
        (ran(0, 4, 7), "❤️ Anna 4 → 7"),
        (ran(0, 4, 7, Shoved(0, 1, 7, 8)), "❤️ Anna 4 → 7, shoves 💧 Ben → 8"),
        (ran(WHITE, 0, 2), "🐁 0 → 2"),
        (ran(WHITE, 13, 10, Shoved(WHITE, 0, 10, 9)), "🐁 back → 10, shoves ❤️ Anna → 9"),
        (ran(1, 2, 5, Shoved(1, WHITE, 5, 6), MarkerTaken(1, 0)), "💧 Ben 2 → 5, shoves 🐁 → 6 🥊"),
        ((Threw(1, dice("3 0")), Stayed(1, 4)), "💧 Ben stays on 4 with 🟡 0"),
        ((Threw(1, dice("0 0")), Stayed(1, 0)), "💧 Ben stays put with 🔴🟡 0"),
        ((Threw(1, dice("3 0")),), "💧 Ben rolls 🔴 3 🟡 0"),
        (ran(0, 12, 14, Trapped(0, None)), "❤️ Anna 12 → trap"),
        (ran(WHITE, 11, 13, Shoved(WHITE, 0, 13, 14), Trapped(0, WHITE)), "🐁 11 → 13, shoves ❤️ Anna → trap"),
        (ran(0, 12, 14, CameIn(0, 1, None)), "❤️ Anna 12 → finish"),
        (ran(1, 11, 13, Shoved(1, WHITE, 13, 14), CameIn(WHITE, 2, 1)), "💧 Ben 11 → 13, shoves 🐁 → finish"),
        (INTO_TRAP, "❤️ Anna 11 → 13, shoves 🐁 → trap"),
        ((*INTO_TRAP, CheeseKept(0)), "❤️ Anna 11 → 13, shoves 🐁 → trap 🧀"),
    ],
)
def test_a_turn_is_one_line_in_one_form(events, said):
    assert line(Turn(events), GOAL, NAMES, en).replace("\u2068", "").replace("\u2069", "") == said


@pytest.fixture(scope="module")
def games():
    """Random games of each number of players."""
    return [play_out(GAME, seats, seed) for seats in GAME.seats for seed in range(2)]


@pytest.mark.parametrize("language", EACH_LANGUAGE)
def test_every_turn_fits_a_line_of_a_phone_whatever_the_names_are(games, language):
    say = speaker(language)
    told = {(turn, state.race.goal) for game in games for state in game.states for turn in turns_of([(state.last, 0)])}
    for turn, goal in told:
        text = line(turn, goal, LONG, say)
        assert not any(fault in f"{text}\n" for fault in ("{", "  ", ",\n", " \n"))
        assert width(text) <= LINE, text


def test_names_are_as_long_as_there_is_room():
    names = ("Albertine", "Wilhelmine-Luise")
    told = line(Turn(ran(1, 2, 5, Shoved(1, 0, 5, 6))), GOAL, names, en)
    assert told.replace("\u2068", "").replace("\u2069", "") == "💧 Wilhe… 2 → 5, shoves ❤️ Alber… → 6"
    assert "Wilhelmine-…" in line(Turn(ran(1, 2, 5)), GOAL, names, en)


# Arrows


def test_no_more_arrows_lie_on_one_another_than_there_are_lanes_and_the_newest_one_is_in_the_middle():
    happened = [event for mouse in range(6) for event in ran(mouse, 2, 5)] + [*ran(WHITE, 8, 10)]
    drawn = untangled(happened)
    assert [(event.mouse, lane) for event, lane in drawn] == [(3, LANES[2]), (4, LANES[1]), (5, LANES[0]), (WHITE, 0)]
    way = Random(3)
    for _ in range(200):
        some = [Moved(0, ("red",), 3, start := way.randrange(12), start + way.randrange(1, 4)) for _ in range(8)]
        kept = untangled(some)
        assert kept[-1] == (some[-1], LANES[0])
        for space in range(15):
            lanes = [lane for event, lane in kept if event.start <= space < event.to]
            assert len(lanes) == len(set(lanes)) <= len(LANES)


# The end of a round


@pytest.mark.parametrize("language", EACH_LANGUAGE)
@pytest.mark.parametrize("paid", [Paid(WHITE, 1, "second"), Paid(0, 2, "first"), Paid(WHITE, 1, "never_shoved")])
def test_who_got_which_cheese_is_one_line_of_a_phone(language, paid):
    told, _ = narrate_paid((paid,), position("3 5 T 9").race, ("Annemariechen", *NAMES[1:]), speaker(language))
    assert len(re.sub("[\u2068\u2069\ufe0f\u20e3]", "", told)) <= 33


def test_nothing_is_told_of_a_round_that_no_person_has_begun_and_all_four_cheeses_of_the_one_before(games):
    """If the white mouse won, her first run of the next round has been made by then."""
    found = 0
    for game in games:
        for state in game.states:
            view = GAME.view(state, None)
            if not (ended := ended_round(view)):
                continue
            found += 1
            session = replace(around(min(game.seats, 6), game=GAME), state=GAME.encode_state(state))
            pages = {
                "board": SCREEN.public(session, view, en, "").text.rpartition("\n")[0],
                "why": how_come(session, view, en),
                "since": "\n".join(news_since(session, view, view.last, en)),
                "typed": after_typing(session, view, en).split("\n\n")[0],
            }
            for what, text in pages.items():
                assert f"ound {view.number}" not in text, what
                runs = [one for one in ended.last if isinstance(one, Moved)]
                assert not runs or f"{runs[-1].start} → " in text, f"{what}: the run that ended it"
                if what != "why":
                    cheeses = "".join(text.split("\n")[-4:])
                    assert cheeses.count("🧀") - cheeses.count("a 🧀") >= 4, what
            assert rule_of(ended.last, view, NAMES, en) in pages["why"]
    assert found > 40


# Since the own turn


def chose(seat: int, start: int, to: int) -> list[LoggedMove]:
    """A turn of a person who had a choice."""
    thrown, moved = Threw(seat, dice("3 1")), Moved(seat, ("red",), 3, start, to)
    run = LoggedMove(seat, False, GAME.encode_move(Run(3)), msgspec.json.encode((moved,)))
    return [LoggedMove(seat, True, ROLL, msgspec.json.encode((thrown,))), run]


def by_itself(seat: int, *events: Event) -> LoggedMove:
    """A turn of a computer, or of a person whose mouse had no choice: the throw and the run are one move."""
    return LoggedMove(seat, True, ROLL, msgspec.json.encode(events))


def test_since_the_own_turn_is_since_the_last_choice():
    """A forced run, a throw to choose from, and what a computer chose for an absent player are none."""
    thrown, run = chose(0, 2, 5)
    one, two, own = (by_itself(seat, Threw(seat, dice("0")), Stayed(seat, 5)) for seat in (1, 2, 0))
    log = [one, thrown, run, one, two, own, by_itself(1, *ran(1, 5, 8))]
    assert since_own_move(log, 0) == log[3:]
    assert since_own_move([*log[:4], thrown], 0) == [log[3], thrown]
    of_computer = [thrown, replace(run, by_bot=True)]
    assert since_own_move([*log[:4], *of_computer, one], 0) == [log[3], *of_computer, one]


@pytest.mark.parametrize(("start", "throw", "is_told"), [(0, "3 0", True), (0, "3 3", False), (2, "3 0", False)])
def test_it_is_told_that_from_the_start_a_0_does_not_count(start, throw, is_told):
    view = GAME.view(position(f"{start + 3} 4 0", 1), None)
    why = rule_of(ran(0, start, start + 3, throw=throw), view, NAMES, en)
    assert (why == en("aus_die_maus-why-off")) is is_told
