"""Turns, and queues that get long."""

import asyncio

import pytest

from bot import tasks
from bot.tasks import DEEP, Backlog, Turns


async def test_only_so_many_are_under_way_and_they_come_in_order():
    turns, under_way, order, most = Turns(2, 60), set(), list[int](), 0

    async def work(number: int) -> None:
        nonlocal most
        async with turns.taken():
            under_way.add(number)
            order.append(number)
            most = max(most, len(under_way))
            await asyncio.sleep(0)
            under_way.discard(number)

    await asyncio.gather(*map(work, range(9)))
    assert (most, order) == (2, [*range(9)])


async def test_what_waits_for_long_makes_room_once():
    turns, hangs, done = Turns(1, 0.01), asyncio.Event(), list[str]()

    async def work(name: str, until: asyncio.Event | None = None) -> None:
        async with turns.taken():
            if until:
                await until.wait()
            done.append(name)

    hanging = asyncio.create_task(work("first", hangs))
    await asyncio.wait_for(work("second"), 5)
    hangs.set()
    await hanging
    assert done == ["second", "first"]
    async with turns.taken():  # the room that was made is not made twice
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(turns._free.acquire(), 0)


async def test_an_error_gives_the_turn_back():
    turns = Turns(1, 60)
    for _ in range(2):
        with pytest.raises(ValueError, match="broken"):
            async with turns.taken():
                raise ValueError("broken")


def test_a_deep_queue_is_said_once_in_a_while(caplog, monkeypatch):
    times = iter((0.0, 1.0, 2.0, 12.0, 13.0))
    monkeypatch.setattr(tasks, "monotonic", lambda: next(times))
    backlog = Backlog("clicks to answer")
    for depth in (DEEP - 1, DEEP, 80, 90, 3):
        backlog.note(depth)
    assert caplog.messages == ["backlog: 50 clicks to answer", "backlog: 90 clicks to answer"]
