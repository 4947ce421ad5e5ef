"""Everything that a person could change in a record, each at a place that chance names.

Each of them changes the record and returns the number of the first part that is not as it was: 0 for the set-up, one
more than there are moves for the end. None if this record has nothing of the kind.
"""

import hashlib
import json
from collections.abc import Callable
from random import Random
from typing import Any

from tests.playout import choices_of, game_in

JsonRecord = dict[str, Any]
Tamper = Callable[[JsonRecord, Random], int | None]


def some_move(record: JsonRecord, rng: Random, *, seen: bool = False, drawn: bool = False) -> int | None:
    """Return where one of the moves stands: one that everyone saw, or one for which chance was asked."""
    fitting = [
        at
        for at, moved in enumerate(record["moves"])
        if (moved["events"] or not seen) and (moved["draws"] or not drawn)
    ]
    return rng.choice(fitting) if fitting else None


def other(value: Any, rng: Random) -> Any:
    """Return the value with one thing in it changed."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + rng.choice((-1, 1, 7))
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, dict) and value:
        key = rng.choice(sorted(value))
        return value | {key: other(value[key], rng)}
    if isinstance(value, list) and value:
        at = rng.randrange(len(value))
        return [*value[:at], other(value[at], rng), *value[at + 1 :]]
    return [0]


# Moves


def another_move(record: JsonRecord, rng: Random) -> int | None:
    """A move that was made elsewhere in this game, or by another seat."""
    at = some_move(record, rng)
    elsewhere = [
        moved["move"] for moved in record["moves"] if at is not None and moved["move"] != record["moves"][at]["move"]
    ]
    if at is None or not elsewhere:
        return None
    record["moves"][at]["move"] = rng.choice(elsewhere)
    return at + 1


def another_seat(record: JsonRecord, rng: Random) -> int | None:
    at = some_move(record, rng)
    if at is None:
        return None
    record["moves"][at]["seat"] = (record["moves"][at]["seat"] + rng.randrange(1, record["seats"])) % record["seats"]
    return at + 1


def another_chooser(record: JsonRecord, rng: Random) -> int | None:
    """A computer's move becomes a person's, or the other way round."""
    at = some_move(record, rng)
    if at is None:
        return None
    record["moves"][at]["by_computer"] = not record["moves"][at]["by_computer"]
    return at + 1


def dropped_move(record: JsonRecord, rng: Random) -> int | None:
    at = some_move(record, rng)
    if at is None:
        return None
    del record["moves"][at]
    return at + 1


def dropped_end(record: JsonRecord, rng: Random) -> int | None:
    if not record["moves"]:
        return None
    record["moves"].pop()
    return len(record["moves"]) + 1


def exchanged_moves(record: JsonRecord, rng: Random) -> int | None:
    moves = record["moves"]
    if len(moves) < 2:
        return None
    one, later = sorted(rng.sample(range(len(moves)), 2))
    moves[one], moves[later] = moves[later], moves[one]
    return one + 1


# Chance


def part_with_draw(record: JsonRecord, rng: Random) -> tuple[int, JsonRecord] | None:
    parts = [(number, part) for number, part in enumerate((record, *record["moves"])) if part["draws"]]
    return rng.choice(parts) if parts else None


def all_draws(record: JsonRecord) -> list[tuple[int, JsonRecord]]:
    return [(number, draw) for number, part in enumerate((record, *record["moves"])) for draw in part["draws"]]


def another_die(record: JsonRecord, rng: Random) -> int | None:
    """Another result of a die, of a number, or of a choice."""
    of_one = [(number, draw) for number, draw in all_draws(record) if "shuffle" not in draw]
    if not of_one:
        return None
    number, draw = rng.choice(of_one)
    could = [result for result in draw.get("pick", range(draw.get("below", 0))) if result != draw["result"]]
    draw["result"] = rng.choice(could)
    return number


def another_deal(record: JsonRecord, rng: Random) -> int | None:
    """Two cards of a shuffle change places."""
    shuffles = [(number, draw) for number, draw in all_draws(record) if "shuffle" in draw]
    if not shuffles:
        return None
    number, draw = rng.choice(shuffles)
    cards = draw["result"]
    pairs = [(one, two) for one in range(len(cards)) for two in range(one) if cards[one] != cards[two]]
    one, two = rng.choice(pairs)
    cards[one], cards[two] = cards[two], cards[one]
    return number


def dropped_draw(record: JsonRecord, rng: Random) -> int | None:
    found = part_with_draw(record, rng)
    if found is None:
        return None
    number, part = found
    del part["draws"][rng.randrange(len(part["draws"]))]
    return number


def invented_draw(record: JsonRecord, rng: Random) -> int | None:
    at = rng.randrange(len(record["moves"]) + 1)
    part = (record, *record["moves"])[at]
    part["draws"].append({"die": 6, "result": rng.randrange(1, 7)})
    return at


# What everyone saw


def another_event(record: JsonRecord, rng: Random) -> int | None:
    at = some_move(record, rng, seen=True)
    if at is None:
        return None
    record["moves"][at]["events"] = other(record["moves"][at]["events"], rng)
    return at + 1


def dropped_event(record: JsonRecord, rng: Random) -> int | None:
    at = some_move(record, rng, seen=True)
    if at is None:
        return None
    record["moves"][at]["events"].pop(rng.randrange(len(record["moves"][at]["events"])))
    return at + 1


# The head


def another_secret(record: JsonRecord, rng: Random) -> int | None:
    record["secret"] = rng.randbytes(32).hex()
    return 0


def another_seal(record: JsonRecord, rng: Random) -> int | None:
    record["seal"] = rng.randbytes(32).hex()
    return 0


def another_secret_with_its_seal(record: JsonRecord, rng: Random) -> int | None:
    secret = rng.randbytes(32)
    record["secret"], record["seal"] = secret.hex(), hashlib.sha256(secret).hexdigest()
    return 0


def another_click(record: JsonRecord, rng: Random) -> int | None:
    at = rng.randrange(len(record["joins"]))
    record["joins"][at] = str(int(record["joins"][at]) ^ 1)
    return 0


def another_table(record: JsonRecord, rng: Random) -> int | None:
    record["session"] += 1
    return 0


def another_reading(record: JsonRecord, rng: Random) -> int | None:
    """An option that the game has, but this table had not."""
    game = game_in(record["game"])
    option = rng.choice(game.options)
    record["options"][option.key] = rng.choice(
        [choice for choice in choices_of(game, option) if choice != record["options"][option.key]]
    )
    return 0


def another_outcome(record: JsonRecord, rng: Random) -> int | None:
    record["outcome"] = (
        None
        if record["outcome"]
        else {"places": [1] * record["seats"], "scores": [9] * record["seats"], "reason": "points"}
    )
    return 0


# Hashes


def another_hash(record: JsonRecord, rng: Random) -> int | None:
    at = rng.randrange(len(record["moves"]) + 1)
    (record, *record["moves"])[at]["hash"] = rng.randbytes(32).hex()
    return at


def another_fingerprint(record: JsonRecord, rng: Random) -> int | None:
    record["fingerprint"] = rng.randbytes(32).hex()
    return len(record["moves"]) + 1


OF_MOVES = (another_move, another_seat, another_chooser, dropped_move, dropped_end, exchanged_moves)
OF_DRAWS = (another_die, another_deal, dropped_draw, invented_draw)
OF_EVENTS = (another_event, dropped_event)
OF_SECRET = (another_secret, another_seal)
OF_SOURCE = (another_secret_with_its_seal, another_click, another_table)
OF_HEAD = (another_reading, another_outcome)
OF_HASHES = (another_hash, another_fingerprint)
EVERY = OF_MOVES + OF_DRAWS + OF_EVENTS + OF_SECRET + OF_SOURCE + OF_HEAD + OF_HASHES


def rehash(record: JsonRecord) -> None:
    """Make the chain fit again, as a person who tampers well would do. A third version, from the description alone."""
    head = {key: value for key, value in record.items() if key not in ("hash", "moves", "fingerprint")}
    record["hash"] = last = _sha256(json.dumps(head, sort_keys=True, separators=(",", ":")))
    for moved in record["moves"]:
        own = {key: value for key, value in moved.items() if key != "hash"}
        moved["hash"] = last = _sha256(last + json.dumps(own, sort_keys=True, separators=(",", ":")))
    record["fingerprint"] = last


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
