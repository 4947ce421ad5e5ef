"""Rows of any table in which nothing stands but whose they are."""

from collections.abc import Iterable

import sqlalchemy as sa

from bot.storage.tables import BigInt, Flag, Listed


def insert_blank(connection: sa.Connection, tables: Iterable[sa.Table], whose: str, number: int) -> None:
    """Write a row into each table: the column `whose` and the keys have this number, no two of which are equal."""
    for table in tables:
        needed = [column for column in table.c if column.primary_key or not column.nullable]
        blank = {column.name: _blank(column, number) for column in needed} | {whose: number}
        connection.execute(table.insert().values(blank))


def _blank(column: sa.Column, number: int) -> object:
    if isinstance(column.type, Listed | Flag):
        return () if isinstance(column.type, Listed) else False
    is_key = column.primary_key or any(column.name in index.c for index in column.table.indexes if index.unique)
    return number if is_key and column.type is BigInt else column.type.python_type()
