"""The rows that say which tips people have had."""

from typing import NamedTuple

import sqlalchemy as sa

from bot.storage.dialects import insert
from bot.storage.tables import tips


class Moment(NamedTuple):
    """When a tip was shown."""

    session: int
    step: int


def load_tips(connection: sa.Connection, user_id: int, game: str) -> dict[str, Moment]:
    """Return the tips that a person has had in a game, and when."""
    query = sa.select(tips.c.tip, tips.c.game_id, tips.c.step).where(
        (tips.c.user_id == user_id) & (tips.c.game == game)
    )
    return {row.tip: Moment(row.game_id, row.step) for row in connection.execute(query)}


def save_tip(connection: sa.Connection, user_id: int, game: str, tip: str, at: Moment) -> None:
    """Note a tip; one that another process has noted stays as it is."""
    statement = insert(connection, tips).values(user_id=user_id, game=game, tip=tip, game_id=at.session, step=at.step)
    connection.execute(statement.on_conflict_do_nothing())
