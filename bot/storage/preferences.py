"""The rows of users' preferences."""

import sqlalchemy as sa

from bot.sessions.preferences import Preferences
from bot.storage import notices
from bot.storage.dialects import upsert
from bot.storage.notices import Notice
from bot.storage.tables import users

_CHOSEN = tuple(Preferences.__dataclass_fields__)


def load_preferences(connection: sa.Connection, user_ids: list[int]) -> dict[int, Preferences]:
    """Return the preferences of these people by user id; those who have chosen none are left out."""
    rows = connection.execute(sa.select(users).where(users.c.user_id.in_(user_ids))).mappings()
    return {row["user_id"]: Preferences(**{key: row[key] for key in _CHOSEN}) for row in rows}


def save_preferences(connection: sa.Connection, user_id: int, preferences: Preferences) -> None:
    """Insert or update a person's preferences."""
    upsert(connection, users, {"user_id": user_id}, vars(preferences))
    notices.send(connection, Notice(notices.PREFERENCES, user_id=user_id))
