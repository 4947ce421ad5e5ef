"""What is kept of solos."""

from dataclasses import replace
from typing import Any

import msgspec
import sqlalchemy as sa

from bot.solo.solo import Solo, SoloMove, Start
from bot.storage.database import upsert
from bot.storage.personal_data import Exported, PersonalData, Row, date_of, owned
from bot.storage.tables import BigInt, Bytes, Text, table

solos = table(
    "solos",
    sa.Column("user_id", BigInt, primary_key=True, autoincrement=False),
    sa.Column("kind", Text, primary_key=True, comment="what it is played for: a person has one of each"),
    sa.Column("seq", BigInt, nullable=False, comment="counts every change: the optimistic lock"),
    sa.Column("until", BigInt, nullable=False, comment="when it is gone"),
    sa.Column("start", Bytes, nullable=False, comment="JSON: game, options, seats, state, chance"),
    sa.Column("moves", Bytes, nullable=False, comment="JSON: all since the start"),
    sa.Index("ix_solos_until", "until"),
)

MINUTE_MS = 60_000


def load_solo(connection: sa.Connection, user_id: int, kind: str) -> Solo | None:
    """Return a person's solo of this kind; None if there is none."""
    row = connection.execute(sa.select(solos).where(_is_solo(user_id, kind))).one_or_none()
    if row is None:
        return None
    start = msgspec.json.decode(row.start, type=Start)
    return Solo(kind, row.seq, row.until, start, msgspec.json.decode(row.moves, type=tuple[SoloMove, ...]))


def begin_solo(connection: sa.Connection, user_id: int, solo: Solo, now_ms: int, once: bool = False) -> Solo:
    """Insert a solo in place of the last one of its kind; if `once`, one with the same start stays. Return it."""
    # `seq` begins with the minutes since 1970, or follows the last one: no button of an earlier solo is good in it
    delete_old_solos(connection, now_ms)
    there = load_solo(connection, user_id, solo.kind) if once else None
    if there and there.start == solo.start:
        return there
    last = connection.execute(sa.select(solos.c.seq).where(_is_solo(user_id, solo.kind))).scalar() or 0
    begun = replace(solo, seq=max(last + 1, now_ms // MINUTE_MS))
    values = {"start": msgspec.json.encode(begun.start), "until": begun.until_ms, **_of_solo(begun)}
    upsert(connection, solos, {"user_id": user_id, "kind": begun.kind}, values)
    return begun


def save_solo(connection: sa.Connection, user_id: int, solo: Solo) -> bool:
    """Save the moves, unless someone was faster: return whether this is the change that follows on the saved one."""
    is_next = _is_solo(user_id, solo.kind) & (solos.c.seq == solo.seq - 1)
    return connection.execute(solos.update().where(is_next).values(_of_solo(solo))).rowcount == 1


def delete_old_solos(connection: sa.Connection, now_ms: int) -> None:
    """Delete the solos that are to be gone."""
    connection.execute(solos.delete().where(solos.c.until < now_ms))


def _of_solo(solo: Solo) -> dict[str, int | bytes]:
    return {"seq": solo.seq, "moves": msgspec.json.encode(solo.moves)}


def _is_solo(user_id: int, kind: str) -> sa.ColumnElement[bool]:
    return (solos.c.user_id == user_id) & (solos.c.kind == kind)


def _exported(row: Row) -> dict[str, Any]:
    """Return what the person did in a solo: its start holds what they may not know."""
    start = msgspec.json.decode(row["start"], type=Start)
    moves = [made for made in msgspec.json.decode(row["moves"], type=tuple[SoloMove, ...]) if made.seat == start.seat]
    own = [msgspec.json.decode(made.move) for made in moves if not made.by_bot]
    return {"kind": row["kind"], "game": start.game, "until": date_of(row["until"]), "moves": own}


PERSONAL_DATA = PersonalData(
    own=(solos,), exported=(Exported("solos", "games", owned(solos), _exported),), expire=delete_old_solos
)
