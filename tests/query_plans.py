"""How SQLite answers the queries that are asked often: by which index, and whether it sorts."""

import sqlite3
from contextlib import closing, contextmanager
from functools import partial, update_wrapper
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event


@contextmanager
def plans(file):
    """How SQLite answers what the store asks of a file."""
    asked: list[tuple[str, Any]] = []
    engine = sa.create_engine(f"sqlite:///{file}")
    event.listen(
        engine,
        "before_cursor_execute",
        lambda c, cursor, statement, parameters, *rest: asked.append((statement, parameters)),
    )

    def plan(work, *args) -> list[str]:
        asked.clear()
        with engine.connect() as connection:
            work(connection, *args)
            statements = list(asked)
            found = []
            for statement, parameters in statements:
                rows = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
                found += [row.detail for row in rows]
        return found

    yield plan
    engine.dispose()


@contextmanager
def of_many_games(file):
    """A file with many games, and how SQLite answers what the store asks of it."""
    with closing(sqlite3.connect(file)) as raw:
        raw.executemany(
            "INSERT INTO games (id, guild_id, channel_id, game, rules_version, options, language, pace, secret, joins,"
            " draws, status, seq, step, shown_seq, created_at, updated_at, finished_at, wake_at, awaited, goes_on,"
            " stopped_by_manager) VALUES (?, 1, ?, 'mausen', 1, '{}', 'de', 'none', x'', '900', 0, ?, 5, 1, ?, 0, 0, ?,"
            " ?, 0, ?, 0)",
            [
                (
                    n,
                    n,
                    2 if n % 10 else 1,
                    5 if n % 50 else 4,
                    1 if n % 10 else None,
                    None if n % 10 else n,
                    int(n % 50 == 0),
                )
                for n in range(1, 2001)
            ],
        )
        raw.executemany(
            "INSERT INTO seats (game_id, seat, user_id, name, gone, missed, joined_late, agrees_to_stop,"
            " since_seq, plays_on) VALUES (?, 0, ?, 'x', 0, 0, 0, 0, 0, 0)",
            [(n, n % 97) for n in range(1, 2001)],
        )
        raw.execute("ANALYZE")
        raw.commit()
    with plans(file) as asking:
        yield asking


def asked(method):
    """The query of a store's method, as a function of the connection."""
    return update_wrapper(partial(method.__wrapped__, None), method)


def check_answered_by(index: str, steps: list[str]) -> None:
    """Check that the index is used, and that no table is read from its beginning to its end."""
    assert any(index in step for step in steps)
    assert not [
        step for step in steps if step.startswith("SCAN") and "INDEX" not in step and step != "SCAN recent"
    ]  # a thousand rows already found
