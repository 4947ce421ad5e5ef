"""No feature keeps a person who is forgotten, or a server that took the bot away: whatever its tables are."""

import sys
from typing import Any

import pytest
import sqlalchemy as sa

from bot.storage import personal_data
from bot.storage.tables import Listed, metadata

SOMEONE, OTHER = 987_654, 987_655
PEOPLE, SERVERS = {"user_id", "host_id"}, {"guild_id"}


def of_features() -> list[sa.Table]:
    """The tables that no module of bot/ has."""
    personal_data.load_all()
    modules = [vars(module).values() for name, module in [*sys.modules.items()] if name.startswith("bot.")]
    of_the_table = {id(value) for values in modules for value in values if isinstance(value, sa.Table)}
    return [table for table in metadata.sorted_tables if id(table) not in of_the_table]


WORDS = {"pace": "evening", "language": "en"}
"""What not any text can stand for."""


def a_row(table: sa.Table, who: int) -> dict[str, Any]:
    """A row that names this one wherever it can."""
    return {column.name: a_value(column, who) for column in table.c}


def a_value(column: sa.Column[Any], who: int) -> Any:
    if column.name in PEOPLE | SERVERS:
        return who
    number = 1 + who - SOMEONE
    if isinstance(column.type, Listed):
        return (str(number),)
    return {str: WORDS.get(column.name, str(number)), bytes: b"[]"}.get(column.type.python_type, number)


@pytest.mark.parametrize("named", [PEOPLE, SERVERS], ids=["a person", "a server"])
async def test_what_features_keep_about_someone_goes_and_about_others_stays(database, named):
    tables = [table for table in of_features() if named & {*table.c.keys()}]

    def fill(connection: sa.Connection) -> None:
        for table in of_features():
            connection.execute(table.insert(), [a_row(table, who) for who in (SOMEONE, OTHER)])

    def found(connection: sa.Connection, who: int) -> set[str]:
        columns = [column for table in tables for column in table.c if column.name in named]
        counts = {str(column): sa.select(sa.func.count()).where(column == who) for column in columns}
        return {name for name, count in counts.items() if connection.execute(count).scalar()}

    def forget(connection: sa.Connection) -> None:
        if named == PEOPLE:
            personal_data.forget(connection, SOMEONE, -1, lambda *_: "somebody")
        else:
            personal_data.delete_server(connection, SOMEONE)

    await database.write(fill)
    everywhere = await database.read(found, SOMEONE)
    assert {name.partition(".")[0] for name in everywhere} == {table.name for table in tables}
    await database.write(forget)
    assert await database.read(found, SOMEONE) == set()
    assert await database.read(found, OTHER) == everywhere
