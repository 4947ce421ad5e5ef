"""The rows of users' preferences."""

from typing import Any

import sqlalchemy as sa

from bot.sessions.preferences import Preferences
from bot.storage import notices
from bot.storage.dialects import insert
from bot.storage.notices import Notice
from bot.storage.tables import users


def load_preferences(connection: sa.Connection, user_ids: list[int]) -> dict[int, Preferences]:
    """Return the preferences of these people by user id; those who have chosen none are left out."""
    rows = connection.execute(sa.select(users).where(users.c.user_id.in_(user_ids)))
    return {row.user_id: _preferences(row) for row in rows}


def _preferences(row: sa.Row[Any]) -> Preferences:
    return Preferences(
        row.language,
        bool(row.hands_by_dm),
        row.reminders,
        has_tips=bool(row.has_tips),
        in_words=bool(row.in_words),
        invitable=bool(row.invitable),
    )


def save_preferences(connection: sa.Connection, user_id: int, preferences: Preferences) -> None:
    """Insert or update a person's preferences."""
    values = {
        "language": preferences.language,
        "hands_by_dm": int(preferences.hands_by_dm),
        "reminders": preferences.reminders,
        "has_tips": int(preferences.has_tips),
        "in_words": int(preferences.in_words),
        "invitable": int(preferences.invitable),
    }
    statement = insert(connection, users).values(user_id=user_id, **values)
    connection.execute(statement.on_conflict_do_update(index_elements=[users.c.user_id], set_=values))
    notices.send(connection, Notice(notices.PREFERENCES, user_id=user_id))
