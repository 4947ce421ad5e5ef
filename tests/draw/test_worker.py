"""Where pictures are drawn: in a process of its own, each once."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Iterator
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from pathlib import Path
from time import sleep

import pytest

from bot import workers
from bot.draw import worker
from bot.draw.canvas import Drawing
from bot.draw.worker import PictureCache
from cogs.mausen.picture import picture

NAMES = ("Anna", "Ben")
_drawn: list[str] = []


@pytest.fixture
def processes() -> Iterator[PictureCache]:
    cache = PictureCache(make_executor=worker.processes)
    yield cache
    cache.close()


def paint(name: str) -> Drawing:
    _drawn.append(name)
    return picture.cover(NAMES[:1])


def break_off(name: str) -> Drawing:
    raise ValueError(name)


def process_ids(cache: PictureCache) -> list[int]:
    return [one for executor in cache._workers._pieces for one in getattr(executor, "_processes", {})]


async def test_a_picture_of_another_process_is_the_picture(processes):
    assert await processes.file(picture.cover, (NAMES,)) == picture.cover(NAMES).png()
    assert os.getpid() not in process_ids(processes)


@pytest.mark.slow
async def test_a_picture_is_drawn_although_the_process_was_killed(processes):
    await processes.file(picture.cover, (NAMES,))
    for process in process_ids(processes):
        os.kill(process, signal.SIGKILL)
    assert await processes.file(picture.cover, (NAMES[:1],)) == picture.cover(NAMES[:1]).png()


async def test_a_picture_is_drawn_once_for_all_who_want_it():
    cache = PictureCache()
    files = await asyncio.gather(*(cache.file(paint, (name,)) for name in ("a", "b", "a")))
    files.append(await cache.file(paint, ("a",)))
    cache.close()
    assert sorted(_drawn) == ["a", "b"]
    assert files[0] is files[2] is files[3]


async def test_what_cannot_be_drawn_is_an_error_each_time():
    cache = PictureCache()
    for _ in range(2):
        with pytest.raises(ValueError, match="no name"):
            await cache.file(break_off, ("no name",))
    cache.close()


async def test_a_process_that_hangs_is_ended_and_the_picture_is_drawn_by_another(processes, monkeypatch, caplog):
    await processes.file(picture.cover, (NAMES,))
    hung = process_ids(processes)
    for process in hung:
        os.kill(process, signal.SIGSTOP)
    monkeypatch.setattr(worker, "HUNG_S", 0.5)
    drawing = asyncio.create_task(processes.file(picture.cover, (NAMES[:1],)))
    await asyncio.sleep(0.1)
    await until_ended(hung)
    monkeypatch.setattr(worker, "HUNG_S", 30)
    assert await drawing == picture.cover(NAMES[:1]).png()
    assert not {*hung} & {*process_ids(processes)}
    assert "one of the processes that draw hangs" in caplog.text


async def test_work_that_hangs_takes_no_other_work_along():
    two = workers.Workers("sleep", worker.processes, 2)
    other = asyncio.create_task(two.run(60, sleep, 1.5))
    with pytest.raises(TimeoutError):
        await two.run(0.3, sleep, 60)
    assert not other.done()
    assert await other is None
    two.close()


async def test_what_is_queued_behind_work_that_hangs_is_lost_with_it_and_can_be_done_again():
    one = workers.Workers("sleep", worker.processes, 1, queued=1)
    behind = asyncio.create_task(_after(0.1, one.run(60, sleep, 0)))
    with pytest.raises(TimeoutError):
        await one.run(1.5, sleep, 60)
    with pytest.raises(BrokenExecutor):
        await behind
    assert await one.run(60, sleep, 0) is None
    one.close()


async def test_a_process_that_hangs_does_not_keep_the_bot_from_ending(processes, monkeypatch):
    monkeypatch.setattr(workers, "END_S", 0.2)
    await processes.file(picture.cover, (NAMES,))
    hung = process_ids(processes)
    for process in hung:
        os.kill(process, signal.SIGSTOP)
    processes.close()
    await until_ended(hung)


async def test_processes_without_work_end_and_the_next_picture_begins_new_ones(processes, monkeypatch):
    monkeypatch.setattr(workers, "IDLE_S", 0.05)
    await processes.file(picture.cover, (NAMES,))
    idle = process_ids(processes)
    await until_ended(idle)
    assert await processes.file(picture.cover, (NAMES[:1],)) == picture.cover(NAMES[:1]).png()
    assert not {*idle} & {*process_ids(processes)}


async def _after(seconds: float, work: Awaitable[None]) -> None:
    await asyncio.sleep(seconds)
    await work


async def until_ended(ids: list[int]) -> None:
    async with asyncio.timeout(20):
        while any(_status(one) != "Z" for one in ids):
            await asyncio.sleep(0.05)


def _status(process: int) -> str:
    """Return the letter that says what a process does; Z if it has ended."""
    with suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    return "Z"
