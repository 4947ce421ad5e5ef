"""The export: all that is kept about a person, in the shape of the JSON file that they get.

Nothing of other people is in it, and of a running game nothing but what the person sees and did in it. Ids are text:
many programs cannot count so far.
"""

import json
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

import msgspec

from bot.sessions.session import Status
from bot.storage.retention import PersonRows, Row
from bot.tournaments.tournament import Presence

_STATUS = {status: status.name.lower() for status in Status}


def export_of(rows: PersonRows, views: Mapping[int, Any]) -> dict[str, Any]:
    """Return the export; servers and channels in it have ids, to which the caller adds names.

    `views` are what the person may know of running games, by table.
    """
    moves: defaultdict[int, list[dict[str, Any]]] = defaultdict(list)
    for row in rows.moves:
        moves[row["game_id"]].append(_move(row))
    return {
        "settings": asdict(rows.preferences) if rows.preferences else None,
        "ratings": [_rating(row) for row in rows.ratings],
        "lessons": [{"game": row["game"], "tasks_done": row["task"]} for row in rows.lessons],
        "tips_read": [{"game": row["game"], "tip": row["tip"]} for row in rows.tips],
        "tournaments": [_tournament(row) for row in rows.tournaments],
        "removed_from_tables": list(rows.removed_from),
        "seats": [_session(row) | _seat(row) | _played(row["id"], moves, views) for row in rows.seats],
    }


def file_of(everything: dict[str, Any], user_id: int) -> bytes:
    """Return the export as the text of a file."""
    about = {"bot": "Katzentisch", "user": str(user_id), "made": datetime.now(UTC).isoformat(timespec="seconds")}
    return msgspec.json.format(msgspec.json.encode(about | everything), indent=1)


def _played(table: int, moves: Mapping[int, list[dict[str, Any]]], views: Mapping[int, Any]) -> dict[str, Any]:
    return {"moves": moves.get(table, []), "sees": msgspec.to_builtins(views.get(table))}


def _rating(row: Row) -> dict[str, Any]:
    return {"server": {"id": str(row["guild_id"])}} | {
        key: row[key] for key in ("game", "mu", "sigma", "games", "wins")
    }


def _tournament(row: Row) -> dict[str, Any]:
    places = {"server": {"id": str(row["guild_id"])}, "channel": {"id": str(row["channel_id"])}}
    facts = {"tournament": row["id"], "game": row["game"], "opened": _date(row["created_at"]), "name": row["name"]}
    left = row["presence"] == Presence.LEFT
    return facts | places | {"first_round": row["since_round"], "left": left, "place": row["rank"]}


def _session(row: Row) -> dict[str, Any]:
    return {
        "table": row["id"],
        "game": row["game"],
        "server": {"id": str(row["guild_id"])},
        "channel": {"id": str(row["channel_id"])},
        "message": row["message_id"] and str(row["message_id"]),
        "status": _STATUS[Status(row["status"])],
        "language": row["language"],
        "pace": row["pace"],
        "options": json.loads(row["options"]),
        "opened": _date(row["created_at"]),
        "last_change": _date(row["updated_at"]),
        "ended": _date(row["finished_at"]),
    }


def _seat(row: Row) -> dict[str, Any]:
    return {
        "seat": row["seat"],
        "name": row["name"],
        "place": row["rank"],
        "score": row["score"],
        "best_round": row["best_round"],
        "points_by": json.loads(row["traits"]) if row["traits"] else None,
        "left": bool(row["gone"]),
        "joined_late": bool(row["joined_late"]),
        "missed_decisions": row["missed"],
        "wants_to_stop": bool(row["agrees_to_stop"]),
        "signs": row["signs"].split(",") if row["signs"] else [],
        "direct_message": _message(row["dm_channel_id"], row["dm_message_id"]),
        "call": _message(row["call_channel_id"], row["call_message_id"]),
    }


def _move(row: Row) -> dict[str, Any]:
    return {
        "number": row["seq"],
        "at": _date(row["at"]),
        "move": json.loads(row["move"]),
    }


def _message(channel_id: int | None, message_id: int | None) -> dict[str, str] | None:
    return {"channel": str(channel_id), "message": str(message_id)} if message_id else None


def _date(at_ms: int | None) -> str | None:
    return None if at_ms is None else datetime.fromtimestamp(at_ms / 1000, UTC).isoformat(timespec="seconds")
