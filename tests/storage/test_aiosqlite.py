"""What bot/storage/sqlite.py uses of aiosqlite beside its public names: docs/decisions/0007 says why."""

import inspect
import sqlite3
from threading import Thread, current_thread

import aiosqlite

MEND = "aiosqlite has changed: bot/storage/sqlite.py uses this private name. Mend it there, or pin the version before."


async def test_a_connection_runs_any_function_in_its_thread():
    threads = list[str]()
    connection = aiosqlite.Connection(lambda: sqlite3.connect(":memory:"), iter_chunk_size=1)
    thread = getattr(connection, "_thread", None)
    assert isinstance(thread, Thread), f"_thread: {MEND}"
    execute = getattr(connection, "_execute", None)
    assert inspect.iscoroutinefunction(execute), f"_execute: {MEND}"
    thread.daemon = True
    async with connection:
        await execute(lambda: threads.append(current_thread().name))
    assert threads == [thread.name], f"_execute: {MEND}"
    thread.join(timeout=5)
    assert not thread.is_alive(), "closing ends the thread"
