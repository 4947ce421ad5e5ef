"""How long a shard is held: beside the lock, in the database's time, so that a process that stood still loses it.

A lease is a note: the number of the process that holds the shard, and when that was last heard of. A lock alone is not
enough: the system of a process that stands still keeps its connections, and with them its locks, for it.
"""

import time

import sqlalchemy as sa

BEAT_S = 0.5
"""Between two beats, by which a process says that it is there."""
SURE_S = 1.0
"""For which a process relies on its last beat. After that it asks before it acts."""
FREE_MS = 2_000
"""So long after the last beat others take a shard whose lock is free: by then its last holder relies on nothing."""
SILENT_MS = 8_000
"""So long after the last beat others end the connections of a process that still has the lock."""

_NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint"
_KEYS = "(SELECT 'lease ' || unnest(CAST(:shards AS int[])))"

BEAT = f"""
    UPDATE notes SET value = split_part(value, ' ', 1) || ' ' || {_NOW}
    WHERE key IN {_KEYS} AND split_part(value, ' ', 1) = :holder RETURNING key
"""
IS_FREE = f"""
    SELECT count(*) = 0 FROM notes WHERE key = 'lease ' || :shard AND split_part(value, ' ', 1) <> :holder
    AND split_part(value, ' ', 2)::bigint > {_NOW} - {FREE_MS}
"""
TAKE = f"""
    INSERT INTO notes (key, value) VALUES ('lease ' || :shard, :holder || ' ' || {_NOW})
    ON CONFLICT (key) DO UPDATE SET value = excluded.value
"""
GIVE_BACK = f"DELETE FROM notes WHERE key IN {_KEYS} AND split_part(value, ' ', 1) = :holder"
END_SILENT = f"""
    SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
    JOIN notes ON key = 'lease ' || :shard AND application_name = 'katzentisch ' || split_part(value, ' ', 1)
    WHERE datname = current_database() AND split_part(value, ' ', 2)::bigint < {_NOW} - {SILENT_MS}
"""

_OURS = sa.text(f"SELECT count(*) FROM notes WHERE key IN {_KEYS} AND split_part(value, ' ', 1) = :holder")


def are_ours(connection: sa.Connection, shards: list[int], holder: str) -> bool:
    """Return whether this process holds all these shards, by the lease."""
    return connection.execute(_OURS, {"shards": shards, "holder": holder}).scalar_one() == len(shards)


class Stopwatch:
    """Says how long ago something was, by the clock that says the most: one stands still while the machine sleeps,
    another one is set.
    """

    def __init__(self) -> None:
        self._began = _clocks()

    @property
    def seconds(self) -> float:
        """How long it was running."""
        return max(now - began for began, now in zip(self._began, _clocks(), strict=True))


def _clocks() -> tuple[float, ...]:
    asleep_too = time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()
    return time.monotonic(), asleep_too, time.time()
