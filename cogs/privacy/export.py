"""The export: all that is kept about a person, in the shape of the JSON file that they get.

Nothing of other people is in it, and of a running game nothing but what the person sees and did in it. Ids are text:
many programs cannot count so far.
"""

import json
from collections import defaultdict
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

import msgspec

from bot.games.contract import Seat
from bot.sessions.session import Status
from bot.storage.personal_data import Row, date_of, server_of
from cogs.privacy.rows import Rows

_STATUS = {status: status.name.lower() for status in Status}


def export_of(rows: Rows, views: Mapping[int, Any]) -> dict[str, Any]:
    """Return the export, to which the caller adds names; `views` are what the person may know of running games."""
    moves: defaultdict[tuple[int, Seat], list[dict[str, Any]]] = defaultdict(list)  # by table and seat
    for row in rows["moves"]:
        made = {"number": row["seq"], "at": date_of(row["at"]), "move": json.loads(row["move"])}
        moves[row["game_id"], row["seat"]].append(made)
    return {
        "settings": next(({key: row[key] for key in row if key != "user_id"} for row in rows["users"]), None),
        "invitations": [_invitation(row) for row in rows["invitations"]],
        "removed_from_tables": [row["game_id"] for row in rows["removed"]],
        "seats": [
            _session(row)
            | _seat(row)
            | {"moves": moves[row["id"], row["seat"]], "sees": msgspec.to_builtins(views.get(row["id"]))}
            for row in rows["seats"]
        ],
        "seats_given_to_others": [
            {"table": row["game_id"], "seat": row["seat"], "name": row["name"]}
            | {"moves": moves[row["game_id"], row["seat"]]}
            for row in rows["predecessors"]
        ],
    }


def file_of(everything: dict[str, Any], user_id: int) -> bytes:
    """Return the export as the text of a file."""
    about = {"bot": "Katzentisch", "user": str(user_id), "made": datetime.now(UTC).isoformat(timespec="seconds")}
    return msgspec.json.format(msgspec.json.encode(about | everything), indent=1)


def _invitation(row: Row) -> dict[str, Any]:
    """Return an invitation without the other person."""
    return {
        "table": row["game_id"],
        "as": "host" if row["is_host"] else "guest",
        "name": None if row["is_host"] else row["name"],
        "at": date_of(row["asked_at"]),
        "seat_kept_until": date_of(row["until"]),
        "refusals": row["refusals"],
    }


def _session(row: Row) -> dict[str, Any]:
    return {
        "table": row["id"],
        "game": row["game"],
        "server": server_of(row),
        "channel": {"id": str(row["channel_id"])},
        "message": row["message_id"] and str(row["message_id"]),
        "status": _STATUS[Status(row["status"])],
        "language": row["language"],
        "pace": row["pace"],
        "options": json.loads(row["options"]),
        "opened": date_of(row["created_at"]),
        "last_change": date_of(row["updated_at"]),
        "ended": date_of(row["finished_at"]),
    }


def _seat(row: Row) -> dict[str, Any]:
    return {
        "seat": row["seat"],
        "name": row["name"],
        "place": row["rank"],
        "score": row["score"],
        "others_ahead": row["others_ahead"],
        "best_round": row["best_round"],
        "points_by": json.loads(row["traits"]) if row["traits"] else None,
        "left": row["gone"],
        "joined_late": row["joined_late"],
        "missed_decisions": row["missed"],
        "wants_to_stop": row["agrees_to_stop"],
        "plays_on": row["plays_on"],
        "direct_message": _message(row["dm_channel_id"], row["dm_message_id"]),
        "call": _message(row["call_channel_id"], row["call_message_id"]),
    }


def _message(channel_id: int | None, message_id: int | None) -> dict[str, str] | None:
    return {"channel": str(channel_id), "message": str(message_id)} if message_id else None
