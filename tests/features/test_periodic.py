"""Periodic tasks: at once, then again and again, whatever goes wrong; and no task waits in between."""

import asyncio
import logging

from bot.features import periodic
from bot.features.periodic import PeriodicTask


class Work:
    """Counts its rounds, and fails where it is told to."""

    def __init__(self, seconds=0.0, fails=()):
        self.made, self.seconds, self.fails = 0, seconds, fails

    async def __call__(self):
        self.made += 1
        if self.made in self.fails:
            raise ValueError("out of order")
        return self.seconds

    async def until(self, number):
        async with asyncio.timeout(5):
            while self.made < number:
                await asyncio.sleep(0)


async def test_rounds_are_made_again_and_again():
    made = PeriodicTask("round", work := Work())
    made.start()
    await work.until(3)
    await made.close()


async def test_a_round_that_goes_wrong_is_tried_again(monkeypatch, caplog):
    monkeypatch.setattr(periodic, "RETRY_S", 0.0)
    made = PeriodicTask("round", work := Work(fails=(1,)))
    made.start()
    with caplog.at_level(logging.ERROR):
        await work.until(3)
    assert "round failed" in caplog.text
    await made.close()


async def test_between_rounds_there_is_no_task_and_starting_again_changes_nothing():
    made = PeriodicTask("round", work := Work(seconds=3600))
    made.start()
    await work.until(1)
    await asyncio.sleep(0)
    made.start()
    await asyncio.sleep(0)
    assert work.made == 1
    assert asyncio.all_tasks() == {asyncio.current_task()}
    await made.close()


async def test_after_the_end_there_are_no_more():
    made = PeriodicTask("round", work := Work())
    made.start()
    await work.until(1)
    await made.close()
    count = work.made
    made.start()
    for _ in range(5):
        await asyncio.sleep(0)
    assert work.made == count
