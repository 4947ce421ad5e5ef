"""The rows of people who are invited to lobbies; they stay for a day at least, since refusals count for so long."""

from dataclasses import asdict

import sqlalchemy as sa

from bot.sessions.session import Guest, Session
from bot.storage.tables import invitations


def load(connection: sa.Connection, session_id: int) -> tuple[Guest, ...]:
    """Return the people who are invited to a lobby, in the order in which they were."""
    is_it = invitations.c.game_id == session_id
    query = sa.select(*(invitations.c[name] for name in Guest.__dataclass_fields__)).where(is_it)
    return tuple(Guest(*row) for row in connection.execute(query.order_by(invitations.c.asked_at)))


def save(connection: sa.Connection, before: Session, after: Session) -> None:
    """Write them if they changed; refusals of people who then sat down count no more."""
    if before.guests == after.guests:
        return
    connection.execute(invitations.delete().where(invitations.c.game_id == after.id))
    if after.guests:
        connection.execute(invitations.insert(), [{"game_id": after.id} | asdict(guest) for guest in after.guests])


def count_refusals(connection: sa.Connection, host_id: int, user_id: int, since_ms: int) -> int:
    """Return how often a person has said no to this host since then."""
    between = (invitations.c.host_id == host_id) & (invitations.c.user_id == user_id)
    query = sa.select(sa.func.coalesce(sa.func.sum(invitations.c.refusals), 0))
    return connection.execute(query.where(between, invitations.c.asked_at > since_ms)).scalar_one()
