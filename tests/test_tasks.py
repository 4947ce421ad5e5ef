"""Slots, first come or in rotation."""

import asyncio

import pytest

from bot.tasks import FairSlots, Slots


async def test_only_so_many_are_under_way_and_they_come_in_order():
    turns, under_way, order, most = Slots(2, 60), set(), list[int](), 0

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
    turns, hangs, done = Slots(1, 0.01), asyncio.Event(), list[str]()

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
    turns = Slots(1, 60)
    for _ in range(2):
        with pytest.raises(ValueError, match="broken"):
            async with turns.taken():
                raise ValueError("broken")


async def test_one_who_asks_for_much_does_not_make_another_wait_for_all_of_it():
    turns, order = FairSlots[str](1), list[str]()

    async def work(user: str) -> None:
        async with turns.of(user):
            order.append(user)
            for _ in range(5):
                await asyncio.sleep(0)

    many = [asyncio.create_task(work("anna")) for _ in range(5)]
    await asyncio.sleep(0)
    few = [asyncio.create_task(work("ben")) for _ in range(2)]
    await asyncio.gather(*many, *few)
    assert order == ["anna", "anna", "ben", "anna", "ben", "anna", "anna"]


async def test_one_who_stops_waiting_takes_no_place():
    turns = FairSlots[str](1)
    entered = asyncio.Event()

    async def work() -> None:
        async with turns.of("anna"):
            entered.set()
            await asyncio.sleep(3600)

    first = asyncio.create_task(work())
    await entered.wait()
    second, third = asyncio.create_task(work()), asyncio.create_task(work())
    await asyncio.sleep(0)
    assert turns.waiting == 2
    second.cancel()
    first.cancel()
    entered.clear()
    await entered.wait()
    third.cancel()
    for task in (first, second, third):
        with pytest.raises(asyncio.CancelledError):
            await task
    async with asyncio.timeout(1), turns.of("ben"):
        assert turns.waiting == 0
