"""At which pace the turns are shown that the bot makes: people can follow, and do not wait."""

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from bot.discovery import load_game
from bot.sessions.log import LoggedMove
from bot.table.service import rhythm as pacing
from bot.table.service.events import Update
from bot.table.service.rhythm import AT_ONCE, RHYTHM, TURNS_TOGETHER, Look, PacedBoard, look
from cogs.aus_die_maus.rules.rules import GAME
from cogs.aus_die_maus.rules.state import Event, Roll, Threw
from cogs.aus_die_maus.rules.track import WHITE, CameIn, Dice, MarkerTaken, Moved, Shoved, Stayed, Trapped
from tests.crowd import around

RAN = (Threw(1, Dice(3, 1)), Moved(1, ("red",), 3, 4, 7))


def waits_for(seat: int, seq: int = 0) -> Any:
    return SimpleNamespace(awaited=frozenset({seat}), seq=seq)


class Clock:
    """The time of a test: whoever sleeps moves it on."""

    now_s = 0.0

    async def sleep(self, seconds: float) -> None:
        self.now_s += seconds


@pytest.fixture
def clock(monkeypatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(PacedBoard, "_now", lambda _: clock.now_s)
    monkeypatch.setattr(pacing.asyncio, "sleep", clock.sleep)
    return clock


async def shown_at(clock: Clock, looks: list[Look], think_s: float = 0.0) -> list[float]:
    """Return when turns are shown before each of which people look so."""
    shown: list[float] = []
    show = PacedBoard(RHYTHM, lambda _: shown.append(round(clock.now_s, 2)))
    for seat, before in enumerate(looks, start=1):
        await show.begin_turn(seat, before)
        clock.now_s += think_s
        await show.wait()
        show.hold(Update(waits_for(seat), waits_for(seat + 1)))
    await show.flush()
    return shown


@pytest.mark.parametrize("turns", range(1, 4))
@pytest.mark.parametrize("think_s", [0.0, 0.4])
async def test_each_turn_stands_before_the_next_one(clock, turns, think_s):
    shown = await shown_at(clock, [Look(RHYTHM.turn_s)] * turns, think_s)
    between = [after - before for before, after in zip([0.0, *shown], shown, strict=False)]
    assert between == [pytest.approx(RHYTHM.turn_s)] * turns


async def test_what_changes_much_stands_longer(clock):
    assert await shown_at(clock, [Look(2.5), Look(1.3)]) == pytest.approx([2.5, 3.8])


async def test_a_long_row_of_turns_does_not_bore_people(clock):
    """Later ones are shown together, several at a time too, but for those that change much."""
    assert await shown_at(clock, [Look(RHYTHM.turn_s)] * 40) == pytest.approx([1.3, 2.6, 3.9])
    clock.now_s = 0.0
    late = await shown_at(clock, [Look(RHYTHM.turn_s)] * 20 + [Look(RHYTHM.much_s)])
    assert late[-2:] == pytest.approx([3.9, 3.9 + RHYTHM.much_s])
    clock.now_s = 0.0
    assert await shown_at(clock, [Look(RHYTHM.several_s)] * 20) == pytest.approx([2.0, 4.0])


async def test_turns_that_change_little_are_shown_together_after_one_look(clock):
    together = Look(RHYTHM.turn_s, with_next=True)
    assert await shown_at(clock, [Look(RHYTHM.turn_s), *[together] * 3]) == [RHYTHM.turn_s], "four turns in one board"
    clock.now_s = 0.0
    shown = await shown_at(clock, [Look(RHYTHM.turn_s), together, Look(RHYTHM.much_s), together])
    assert shown == pytest.approx([RHYTHM.turn_s, RHYTHM.turn_s + RHYTHM.much_s]), "up to one that changes much"


async def test_a_throw_and_the_move_after_it_are_shown_in_one_step():
    shown: list[Update] = []
    show = PacedBoard(AT_ONCE, shown.append)
    before, thrown, moved = (waits_for(seat, seq) for seq, seat in enumerate((1, 1, 0)))
    await show.begin_turn(1, Look(0.0))
    show.hold(Update(before, thrown))
    assert show.has_turn(1)
    show.hold(Update(thrown, moved))
    assert (shown, show.has_turn(1)) == ([], False)
    await show.flush()
    assert shown == [Update(before, moved)]


# What changes much


def logged(*events: Event, seat: int = 1, by_bot: bool = True) -> LoggedMove:
    return LoggedMove(seat, by_bot, GAME.encode_move(Roll()), msgspec.json.encode(events))


FORCED = logged(Threw(0, Dice(0, 0)), Stayed(0, 4), seat=0)


@pytest.mark.parametrize(
    ("move", "much"),
    [
        (logged(*RAN), False),
        (logged(*RAN, Shoved(1, WHITE, 7, 8), MarkerTaken(1, None)), False),
        (logged(*RAN, Shoved(1, WHITE, 7, 8), MarkerTaken(1, 0)), True),
        (logged(*RAN, Shoved(1, 0, 7, 8)), True),
        (logged(*RAN, Trapped(1, None)), True),
        (logged(*RAN, CameIn(1, 1, None)), False),
        (logged(Threw(0, Dice(3, 3)), CameIn(0, 1, None), seat=0), True),
        (FORCED, False),
        (logged(Threw(0, Dice(3, 0)), Moved(0, ("red",), 3, 4, 7), seat=0, by_bot=False), False),
    ],
    ids=[
        "run",
        "shoves white",
        "takes a person's glove",
        "shoves a person",
        "snap",
        "home",
        "a person home",
        "no choice",
        "chosen",
    ],
)
def test_people_look_longer_at_what_the_bot_did_to_them_and_at_turning_points(move, much):
    assert look(RHYTHM, around(1, 1), GAME, [move]).seconds == (RHYTHM.much_s if much else RHYTHM.turn_s)


def test_turns_of_computers_come_together_up_to_a_few_or_one_of_a_person():
    """A person whose mouse ran by itself sees that, and where all are."""
    few = [logged(*RAN, seat=seat) for seat in range(1, TURNS_TOGETHER)]
    assert all(look(RHYTHM, around(1, 5), GAME, few[:count]).with_next for count in range(1, TURNS_TOGETHER))
    for shown in ([*few, logged(*RAN, seat=5)], [*few[:1], FORCED], [*few[:1], logged(*RAN, Shoved(1, 0, 7, 8))]):
        seen = look(RHYTHM, around(1, 5), GAME, shown)
        assert not seen.with_next
        assert seen.seconds > RHYTHM.turn_s, "several turns take longer to follow"


@pytest.mark.parametrize(("people", "computers", "seconds"), [(1, 1, 2.5), (1, 2, 1.5), (2, 1, 2.5), (1, 5, 0.6)])
def test_in_other_games_people_wait_three_seconds_for_all_computers_together(people, computers, seconds):
    assert look(RHYTHM, around(people, computers), load_game("mausen"), []) == (pytest.approx(seconds), False)
