"""What Aus die Maus tells afterwards: a line for the cheeses of a round, and the reasons for all since a decision."""

import re
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from msgspec.structs import replace as replace_struct

from bot.games.chance import Chance
from bot.games.contract import Position, TakeBack
from bot.sessions.log import LoggedMove
from bot.sessions.session import TAIL, Seated, Session
from bot.table.pages.news import since_own_move
from bot.text.words import speaker
from cogs.aus_die_maus.rules.rules import GAME
from cogs.aus_die_maus.rules.state import Event, Move, Paid, Roll, RoundBegan, State, Threw, View
from cogs.aus_die_maus.rules.track import WHITE, MarkerTaken, Mouse, Moved, Run, Shoved, Stayed, Trapped
from cogs.aus_die_maus.screen.brief import narrate_briefly
from cogs.aus_die_maus.screen.finish import finish
from cogs.aus_die_maus.screen.lap import events_of, lap, news, room, steady
from cogs.aus_die_maus.screen.mice import mark
from cogs.aus_die_maus.screen.prose import narrate_paid
from cogs.aus_die_maus.screen.screen import SCREEN, after_typing, how_come
from cogs.aus_die_maus.screen.screen import news as news_since
from cogs.aus_die_maus.screen.why import MOST_LINES, explain_choices, explain_events
from tests.cogs.aus_die_maus.notation import dice, position
from tests.crowd import around
from tests.languages import EACH_LANGUAGE

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz")
ROLL = GAME.encode_move(Roll())
ROUND = (Paid(0, 2, "first"), Paid(1, 1, "second"), Paid(2, 1, "shover"), RoundBegan(3, (0, 1, 2, WHITE), 0))
en = speaker("en")


def brief(*events: Event, say=en) -> list[str]:
    """The lines on the board, without the marks around names."""
    view = GAME.view(position("3 5 0 9", number=3), None)
    return [line.replace("\u2068", "").replace("\u2069", "") for line in narrate_briefly(events, view, NAMES, say)]


def runs(count: int) -> list[Event]:
    """So many throws, each with its move."""
    return [event for n in range(count) for event in (Threw(1, dice("1 0")), Moved(1, ("red",), 1, n, n + 1))]


# The cheeses of a round


def test_who_got_what_in_a_round_and_who_begins_the_next_one_is_one_line():
    (line,) = brief(*ROUND)
    assert line == "🧀 Round 2: ❤️ Anna 🧀🧀 · 💧 Ben 🧀 · ⭐ Cleo 🧀 (boxing glove) · 🏁 Round 3: ❤️ Anna goes first"


@pytest.mark.parametrize(
    ("paid", "first", "expected"),
    [
        ((Paid(WHITE, 4, "white_first"),), WHITE, "🐁 White mouse 🧀🧀🧀🧀 · 🏁 Round 3: 🐁 White mouse goes first"),
        (
            (Paid(1, 2, "first"), Paid(0, 1, "second"), Paid(WHITE, 1, "never_shoved")),
            1,
            "💧 Ben 🧀🧀 · ❤️ Anna 🧀 · 🐁 White mouse 🧀 (never shoved) · 🏁 Round 3: 💧 Ben goes first",
        ),
        ((Paid(1, 2, "first"), Paid(0, 1, "second")), 1, "💧 Ben 🧀🧀 · ❤️ Anna 🧀 · 🏁 Round 3: 💧 Ben goes first"),
    ],
)
def test_every_way_to_pay_is_said_in_that_line(paid, first, expected):
    assert brief(*paid, RoundBegan(3, (first, 0), 0)) == [f"🧀 Round 2: {expected}"]


def test_the_first_round_begins_in_a_line_of_its_own():
    (line,) = brief(RoundBegan(1, (0, 1, WHITE), 0))
    assert line.startswith("🏁 **Round 1 of 5:**")


@pytest.mark.parametrize("language", EACH_LANGUAGE)
@pytest.mark.parametrize("paid", [Paid(WHITE, 1, "second"), Paid(0, 2, "first"), Paid(WHITE, 1, "never_shoved")])
def test_who_got_which_cheese_is_one_line_of_a_phone(language, paid):
    view = replace_struct(GAME.view(position("3 5 T 9"), None), last=(paid,))
    line, _ = narrate_paid(view, ("Annemariechen", *NAMES[1:]), speaker(language))
    assert len(re.sub("[\u2068\u2069\ufe0f\u20e3]", "", line)) <= 33


# Turns


def test_whom_a_run_shoved_is_told_in_its_line():
    ran, home = Moved(1, ("red",), 1, 5, 6), Moved(0, ("red",), 1, 12, 13)
    thrown, shoved = Threw(1, dice("1 0")), Shoved(1, 0, 6, 7)
    assert brief(thrown, ran, shoved) == ["💧 Ben 🔴 1 🟡 0: 5 → 6 💥 ❤️ Anna → 7"]
    assert brief(shoved) == ["💥 💧 Ben shoves ❤️ Anna to 7."], "whose run is told no more"
    goal = GAME.view(position("3 5 0 9", number=3), None).race.goal
    (line,) = brief(Threw(0, dice("1 0")), home, Shoved(0, WHITE, goal - 1, goal))
    assert line.endswith(" 💥 🐁 → finish")


# Why


class Told(NamedTuple):
    """A random game in which nobody takes anything back, and its log."""

    states: Sequence[State]
    log: Sequence[LoggedMove]

    @property
    def seats(self) -> int:
        return len(self.states[0].race.seats)

    def after(self, moves: int, people: int = 1) -> tuple[Session, View]:
        """The table after so many moves: people on the first seats chose theirs, but the throws went by themselves."""
        tail = [replace(one, by_bot=one.seat >= people or one.move == ROLL) for one in self.log[:moves]]
        session = replace(session_of(self.seats, people, tail), awaited=GAME.waiting_on(self.states[moves]))
        return session, GAME.view(self.states[moves], None)


def session_of(seats: int, people: int, tail: Sequence[LoggedMove]) -> Session:
    seated = [Seated(n, n, NAMES[n], computer=None if n < people else "easy") for n in range(seats)]
    return replace(around(game=GAME), seats=tuple(seated), tail=tuple(tail[-TAIL:]))


def logged(state: State, seat: int, move: Move, chance: Chance) -> tuple[State, LoggedMove]:
    applied = GAME.apply(state, seat, move, chance)
    return applied.state, LoggedMove(seat, False, GAME.encode_move(move), msgspec.json.encode(applied.events))


@pytest.fixture(scope="module", params=[2, 3, 6])
def told(request) -> Told:
    rng, chance = Random(request.param), Chance(b"secret", 1, ())
    states, log = [GAME.setup(request.param, GAME.settle_options({}), chance)], []
    while awaited := GAME.waiting_on(states[-1]):
        (seat,) = awaited
        state, entry = logged(states[-1], seat, rng.choice(GAME.legal_moves(states[-1], seat)), chance)
        states.append(state)
        log.append(entry)
    return Told(states, log)


def events_in(log: Sequence[LoggedMove]) -> list[Any]:
    return [event for one in log for event in GAME.decode_events(one.events)]


def throws(events: Sequence[Event]) -> int:
    return sum(isinstance(event, Threw) for event in events)


def test_a_move_that_was_taken_back_is_not_explained():
    at, log = Position(position("3 5 0 9", 0, "2 1", last=(Threw(0, dice("2 1")),))), []
    log.append(LoggedMove(0, True, ROLL, msgspec.json.encode(at.state.last)))
    for move in (Run(2), TakeBack(), Run(1)):
        at, events = GAME.play(at, 0, move, Chance(b"secret", 1, ()))
        log.append(LoggedMove(0, False, GAME.encode_move(move), msgspec.json.encode(events)))
    view = GAME.view(at.state, None)
    assert events_of(lap(session_of(3, 1, log), view).turns) == list(view.last)
    assert [type(event) for event in view.last] == [Threw, Moved]


@pytest.mark.parametrize("language", EACH_LANGUAGE)
def test_why_explains_the_turns_that_the_board_tells_and_what_is_possible_now_on_one_screen(told, language):
    say, seats = speaker(language), told.seats
    for moves in range(1, len(told.log), 5):
        session, view = told.after(moves)
        lines = how_come(session, view, say).split("\n")
        story = lines if finish(view) else lines[: lines.index("")] if "" in lines else []
        assert len(story) <= MOST_LINES, "the oldest turns are left out"
        rules = [line for line in lines if line and not line.startswith("-# ")]
        assert len(set(rules)) == len(rules), "no rule twice"
        shown = lap(session, view, is_ended=finish(view) is not None)
        runs = [line for line in lines if line.startswith("-# ") and "**" not in line]
        assert len(runs) <= len(shown.befell) + len(shown.turns) + 3
        if seats == 2 and view.phase == "rolling" and shown.turns and shown.turns[-1].mouse is not None:
            assert any(mark(shown.turns[-1].mouse) in line for line in runs), "the newest one"
        if not finish(view):
            assert any(line.startswith("➡️") for line in lines)


def test_who_has_to_choose_reads_what_just_happened_and_what_each_button_does_with_the_rules_behind_it():
    """The white mouse ran backwards and shoved the one who reads this."""
    white = (Threw(WHITE, dice("3 0")), Moved(WHITE, ("red",), 3, 13, 10), Shoved(WHITE, 0, 10, 9))
    thrown = (Threw(0, dice("3 2")),)
    log = [*chose(0, 7, 10), LoggedMove(1, True, ROLL, msgspec.json.encode(white), seq=1)]
    log.append(LoggedMove(0, True, ROLL, msgspec.json.encode(thrown)))
    state = position("9 12 11 10", 0, "3 2", last=thrown)
    session = replace(session_of(3, 1, log), state=None)
    assert how_come(session, GAME.view(state, None), en).replace("\u2068", "").replace("\u2069", "").split("\n") == [
        "-# 🐁 White mouse 🔴 3 🟡 0: 13 → 10 💥 ❤️ Anna → 9",
        en("aus_die_maus-why-led", how="back", who="🐁 **The white mouse**"),
        en("aus_die_maus-why-shoved", whom="other"),
        "",
        "➡️ ❤️ **Anna** can choose:",
        "🟡 **2 → space 11 💥 Cleo**",
        "🔴 **3 → space 12 💥 Ben**",
    ]


def test_of_choices_each_has_the_rule_that_none_before_has():
    view = GAME.view(position("0 3 3 2", 0, "3 2", last=(Threw(0, dice("3 2")),)), None)
    assert explain_choices(view, NAMES, en) == [
        f"🟡 **2 → space 2 💥 white mouse 🧤** · {en('aus_die_maus-why-shoved', whom='white')}",
        f"🔴 **3 → space 3** · {en('aus_die_maus-why-several')}",
    ]
    known = (en("aus_die_maus-why-several"), en("aus_die_maus-why-shoved", whom="white"))
    assert explain_choices(view, NAMES, en, known) == ["🟡 **2 → space 2 💥 white mouse 🧤**", "🔴 **3 → space 3**"]


# The end of a round


def test_nothing_is_told_of_a_round_that_no_person_has_begun(told):
    """If the white mouse won, her first run of the next round has been made by then."""
    found = 0
    for moves in range(1, len(told.log) + 1):
        session, view = told.after(moves)
        if not finish(view):
            continue
        found += 1
        number, first = view.number, len(view.last)
        ended = next(at for at, event in enumerate(view.last) if isinstance(event, RoundBegan))
        later = view.last[ended:]
        events = events_in(told.log[:moves])
        pages = {
            "why": how_come(session, view, en),
            "since": "\n".join(news_since(session, view, events, en)),
            "typed": after_typing(session, view, en).split("\n\n")[0],
        }
        assert "➡️" not in pages["why"], "no task"
        for what, text in pages.items():
            assert f"ound {number}" not in text, what
        assert pages["since"].splitlines()[-1].startswith(f"🧀 **Round {number - 1}:**")
        if first > ended + 1:
            assert isinstance(later[1], Threw)
            before = [event for one in news_since(session, view, events[: -len(later)], en) for event in [one]]
            assert pages["since"].splitlines() == before, "her run is not told"
    assert found == told.states[0].rounds - 1


def test_the_end_of_a_round_is_told_with_the_cheese_for_the_trap_and_the_run_that_won_it(told):
    seen = set()
    for moves in range(1, len(told.log) + 1):
        session, view = told.after(moves)
        if not (shown := finish(view)):
            continue
        paid = [event for event in view.last if isinstance(event, Paid)]
        cheeses = sum(event.cheeses for event in paid)
        for text in (how_come(session, view, en), news_since(session, view, view.last, en)[-1]):
            (line,) = [line for line in text.split("\n") if f"**Round {view.number - 1}:**" in line]
            assert line.count("🧀") == 1 + 4, "all four cheeses, and the sign of the line"
        seen.add(cheeses)
        board = SCREEN.public(session, view, en, "").text
        below = "\n".join(line for line in board.split("\n") if line[:1] in "1234🧤🪤🧀")
        trapped = shown.race.trapped
        assert trapped is not None
        assert ("🪤 🐁 shoved in by" if cheeses < 4 else f"🪤 In the trap: {mark(trapped)}") in below
        assert all(mark(mouse) in below for mouse in shown.race.finished)
        lines = news(lap(session, view, is_ended=True), session, view, en, room(session))
        if trapped in {seated.seat for seated in session.people_here}:
            assert any("🪤" in line and mark(trapped) in line for line in lines), "how it came into the trap"
        ended = next(at for at, event in enumerate(view.last) if isinstance(event, RoundBegan))
        home = next((one for one in reversed(view.last[:ended]) if isinstance(one, Moved)), None)
        if home and home.to == view.race.goal:
            assert f"{home.start} → finish" in how_come(session, view, en)
        assert en("aus_die_maus-event-kept", who="x")[-20:] not in "\n".join(
            news_since(session, view, events_in(told.log[:moves]), en)
        )
    assert 4 in seen


# The board


def ran(mouse: Mouse, start: int, to: int, *more: Event) -> LoggedMove:
    """A turn of a computer, or of a person whose mouse had no choice: the throw and the run are one move."""
    events = (Threw(mouse, dice("3 3")), Moved(mouse, ("red",), 3, start, to), *more)
    return LoggedMove(0 if mouse == WHITE else mouse, True, ROLL, msgspec.json.encode(events))


def chose(seat: int, start: int, to: int) -> list[LoggedMove]:
    """A turn of a person who had a choice."""
    thrown, moved = Threw(seat, dice("3 1")), Moved(seat, ("red",), 3, start, to)
    run = LoggedMove(seat, False, GAME.encode_move(Run(3)), msgspec.json.encode((moved,)))
    return [LoggedMove(seat, True, ROLL, msgspec.json.encode((thrown,))), run]


def board(seats: int, people: int, tail: Sequence[LoggedMove], turn: int) -> tuple[list[Mouse | None], list[str]]:
    """Whose turns the board tells before a throw, and its lines."""
    session = session_of(seats, people, tail)
    state = position("5 " * seats + "5", turn)
    view = GAME.view(replace_struct(state, last=tuple(GAME.decode_events(tail[-1].events))), None)
    shown = lap(session, view)
    told = steady(news(shown, session, view, en, room(session)), room(session))
    return [one.mouse for one in shown.turns], [line.replace("\u2068", "").replace("\u2069", "") for line in told]


def test_a_person_in_turn_is_told_of_all_since_the_own_turn_and_everyone_else_from_the_last_turn_of_a_person_on():
    log = [ran(1, 1, 4), *chose(0, 2, 5), ran(1, 4, 7), ran(2, 1, 4), ran(WHITE, 3, 6)]
    assert board(3, 1, log, 0)[0] == [1, 2, WHITE]
    assert board(3, 1, log[:4], 2)[0] == [0, 1], "the own move stays until the next one"
    assert board(3, 3, log, 0)[0] == [1, 2, WHITE]
    assert board(3, 3, log[:4], 2)[0] == [0, 1], "no mouse twice"
    forced = [ran(0, 2, 5), ran(1, 4, 7)]
    mice, lines = board(3, 1, forced, 0)
    assert mice == [0, 1]
    assert lines == ["-# ❤️ Anna 🔴 3 🟡 3: 2 → 5 (no choice)", "-# 💧 Ben: 4 → 7", "-# \u200b"]


def test_what_ran_before_a_run_without_choice_is_told_with_it():
    log = [*chose(0, 2, 5), ran(1, 1, 4), ran(2, 1, 4), ran(0, 5, 8)]
    mice, lines = board(3, 1, log, 1)
    assert mice == [1, 2, 0]
    assert lines == ["-# 💧 Ben: 1 → 4", "-# ⭐ Cleo: 1 → 4", "-# ❤️ Anna 🔴 3 🟡 3: 5 → 8 (no choice)"]


def test_what_befell_a_person_keeps_a_line_until_their_next_choice():
    """Shoved, caught or home: the mice that shoved have run again since, and the own one has no choice."""
    shove = ran(1, 1, 4, Shoved(1, 0, 4, 5))
    log = [*chose(0, 1, 4), shove, ran(0, 5, 8), ran(1, 4, 7), ran(WHITE, 3, 6)]
    assert board(3, 1, log, 0) == (
        [0, 1, WHITE],
        ["-# 💧 Ben: 1 → 4 💥 ❤️ Anna → 5", "-# ❤️ Anna 🔴 3 🟡 3: 5 → 8 (no choice)", "-# 💧 4→7 · 🐁 3→6"],
    )
    assert "💥" not in "".join(board(3, 1, [*log, *chose(0, 8, 11), ran(1, 7, 10)], 0)[1])
    caught = ran(0, 13, 14, Trapped(0, None))
    mice, lines = board(3, 1, [*chose(0, 10, 13), caught, ran(1, 1, 4), ran(2, 1, 4), ran(1, 4, 7)], 2)
    assert mice == [2, 1]
    assert lines[0] == "-# ❤️ Anna 🔴 3 🟡 3: 13 → finish 🪤 (no choice)"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_mouse_has_a_place_in_lines_that_are_as_many_in_the_whole_game(seats):
    own, others = ran(0, 1, 4, Shoved(0, 1, 4, 5)), [ran(mouse, mouse, mouse + 3) for mouse in range(1, seats)]
    white = ran(WHITE, 1, 4, Shoved(WHITE, 0, 4, 5))
    for log in ([*chose(0, 2, 5), *others], [*chose(0, 2, 5), *others, white], [own, *others, white]):
        mice, lines = board(seats, 1, log, 0)
        assert len(lines) == min(5, max(3, seats))
        assert all(any(mark(mouse) in line for line in lines) for mouse in mice if mouse is not None)
        assert sum(line.count("→") for line in lines) == len(mice) + sum("💥" in line for line in lines)


def test_where_not_all_have_a_line_the_shortest_neighbours_share_one_by_their_symbols():
    shove = ran(4, 2, 5, Shoved(4, WHITE, 5, 6), MarkerTaken(4, None))
    log = [*chose(0, 2, 5), ran(1, 1, 4), shove, ran(5, 3, 6), ran(2, 9, 12), ran(3, 3, 6), ran(WHITE, 1, 4)]
    assert board(6, 1, log, 0)[1] == [
        "-# 💧 Ben: 1 → 4",
        "-# 🌙 Emil: 2 → 5 💥 🐁 → 6 🧤",
        "-# ♦️ Fritz: 3 → 6",
        "-# ⭐ Cleo: 9 → 12",
        "-# 🍃 3→6 · 🐁 1→4",
    ]


def test_two_long_names_share_the_room_of_a_line():
    session = session_of(2, 1, [ran(1, 2, 5, Shoved(1, 0, 5, 6))])
    names = ("Albertine", "Wilhelmine-Luise")
    session = replace(session, seats=tuple(replace(one, name=names[one.seat]) for one in session.seats))
    view = GAME.view(replace_struct(position("5 5 5", 0), last=GAME.decode_events(session.tail[-1].events)), None)
    (line,) = news(lap(session, view), session, view, en, room(session))
    assert line.replace("\u2068", "").replace("\u2069", "") == "-# 💧 Wilhe…: 2 → 5 💥 ❤️ Alber… → 6"


# Since the own turn


def stayed(seat: int) -> LoggedMove:
    """A turn of a seat whose mouse had to stay."""
    events = (Threw(seat, dice("0")), Stayed(seat, 5))
    return LoggedMove(seat, True, ROLL, msgspec.json.encode(events))


def test_since_the_own_turn_is_since_the_last_choice():
    """A forced run, a throw to choose from, and what a computer chose for an absent player are none."""
    thrown, run = chose(0, 2, 5)
    log = [stayed(1), thrown, run, stayed(1), stayed(2), stayed(0), ran(1, 5, 8)]
    assert since_own_move(log, 0) == log[1:]
    assert since_own_move([*log[:4], thrown], 0) == [*log[1:4], thrown]
    of_computer = [thrown, replace(run, by_bot=True)]
    assert since_own_move([*log[:4], *of_computer, stayed(1)], 0) == [*log[1:4], *of_computer, stayed(1)]


def test_those_who_stayed_with_a_0_one_after_the_other_share_a_line():
    log = [ran(0, 5, 8), stayed(1), stayed(2), ran(WHITE, 1, 4), stayed(1)]
    session = session_of(3, 1, log)
    lines = news_since(session, GAME.view(position("8 5 5 4"), None), events_in(log), en)
    assert [line.replace("\u2068", "").replace("\u2069", "") for line in lines[1:]] == [
        "🎲 💧 Ben, ⭐ Cleo: 0, stayed put.",
        "🐁 White mouse 🔴 3: 1 → 4",
        "💧 Ben 🟡 0: stays on 5",
    ]


@pytest.mark.parametrize(("start", "throw", "is_told"), [(0, "3 0", True), (0, "3 3", False), (2, "3 0", False)])
def test_it_is_told_that_from_the_start_a_0_does_not_count(start, throw, is_told):
    events = (Threw(0, dice(throw)), Moved(0, ("red",), 3, start, start + 3))
    state = replace_struct(position(f"{start + 3} 4 0", 1), last=events)
    why = [*explain_events(events, GAME.view(state, None), NAMES, en)]
    assert (en("aus_die_maus-why-off") in why) is is_told
