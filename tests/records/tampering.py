"""Everything that somebody could change in a record, each at a place that chance names.

Each of them changes the record and returns the number of the first part that is not as it was: 0 for the set-up, one more than there are moves
for the end. None if this record has nothing of the kind.
"""

import copy
import hashlib
import json
from collections.abc import Callable
from random import Random
from typing import Any

from tests.playout import game_in

SeatResult = dict[str, Any]
Tamper = Callable[[SeatResult, Random], int | None]


def some_move(told: SeatResult, rng: Random, *, seen: bool = False, drawn: bool = False) -> int | None:
    """Return where one of the moves stands: one that everybody saw, or one for which chance was asked."""
    fitting = [
        at for at, moved in enumerate(told["moves"]) if (moved["events"] or not seen) and (moved["draws"] or not drawn)
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


def another_move(told: SeatResult, rng: Random) -> int | None:
    """A move that was made elsewhere in this game, or by another seat."""
    at = some_move(told, rng)
    elsewhere = [
        moved["move"] for moved in told["moves"] if at is not None and moved["move"] != told["moves"][at]["move"]
    ]
    if at is None or not elsewhere:
        return None
    told["moves"][at]["move"] = rng.choice(elsewhere)
    return at + 1


def broken_move(told: SeatResult, rng: Random) -> int | None:
    at = some_move(told, rng)
    if at is None:
        return None
    told["moves"][at]["move"] = other(told["moves"][at]["move"], rng)
    return at + 1


def another_seat(told: SeatResult, rng: Random) -> int | None:
    at = some_move(told, rng)
    if at is None:
        return None
    told["moves"][at]["seat"] = (told["moves"][at]["seat"] + rng.randrange(1, told["seats"])) % told["seats"]
    return at + 1


def another_chooser(told: SeatResult, rng: Random) -> int | None:
    """A computer's move becomes a person's, or the other way round."""
    at = some_move(told, rng)
    if at is None:
        return None
    told["moves"][at]["by_computer"] = not told["moves"][at]["by_computer"]
    return at + 1


def dropped_move(told: SeatResult, rng: Random) -> int | None:
    at = some_move(told, rng)
    if at is None:
        return None
    del told["moves"][at]
    return at + 1


def dropped_end(told: SeatResult, rng: Random) -> int | None:
    if not told["moves"]:
        return None
    told["moves"].pop()
    return len(told["moves"]) + 1


def doubled_move(told: SeatResult, rng: Random) -> int | None:
    at = some_move(told, rng)
    if at is None:
        return None
    told["moves"].insert(at, copy.deepcopy(told["moves"][at]))
    return at + 2


def exchanged_moves(told: SeatResult, rng: Random) -> int | None:
    moves = told["moves"]
    if len(moves) < 2:
        return None
    one, later = sorted(rng.sample(range(len(moves)), 2))
    moves[one], moves[later] = moves[later], moves[one]
    return one + 1


# Chance


def part_with_draw(told: SeatResult, rng: Random) -> tuple[int, SeatResult] | None:
    parts = [(number, part) for number, part in enumerate((told, *told["moves"])) if part["draws"]]
    return rng.choice(parts) if parts else None


def another_die(told: SeatResult, rng: Random) -> int | None:
    """Another result of a die, of a number, or of a choice."""
    of_one = [
        (number, d) for number, part in enumerate((told, *told["moves"])) for d in part["draws"] if "shuffle" not in d
    ]
    if not of_one:
        return None
    number, draw = rng.choice(of_one)
    could = [result for result in draw.get("pick", range(draw.get("below", 0))) if result != draw["result"]]
    draw["result"] = rng.choice(could)
    return number


def another_deal(told: SeatResult, rng: Random) -> int | None:
    """Two cards of a shuffle change places."""
    shuffles = [
        (number, d) for number, part in enumerate((told, *told["moves"])) for d in part["draws"] if "shuffle" in d
    ]
    if not shuffles:
        return None
    number, draw = rng.choice(shuffles)
    cards = draw["result"]
    pairs = [(one, two) for one in range(len(cards)) for two in range(one) if cards[one] != cards[two]]
    one, two = rng.choice(pairs)
    cards[one], cards[two] = cards[two], cards[one]
    return number


def another_deck(told: SeatResult, rng: Random) -> int | None:
    """A shuffle of other cards, well shuffled."""
    shuffles = [
        (number, d) for number, part in enumerate((told, *told["moves"])) for d in part["draws"] if "shuffle" in d
    ]
    if not shuffles:
        return None
    number, draw = rng.choice(shuffles)
    card = rng.randrange(len(draw["shuffle"]))
    new = other(draw["shuffle"][card], rng)
    draw["result"][draw["result"].index(draw["shuffle"][card])] = new
    draw["shuffle"][card] = new
    return number


def dropped_draw(told: SeatResult, rng: Random) -> int | None:
    found = part_with_draw(told, rng)
    if found is None:
        return None
    number, part = found
    del part["draws"][rng.randrange(len(part["draws"]))]
    return number


def invented_draw(told: SeatResult, rng: Random) -> int | None:
    at = rng.randrange(len(told["moves"]) + 1)
    part = (told, *told["moves"])[at]
    part["draws"].append({"die": 6, "result": rng.randrange(1, 7)})
    return at


# What everybody saw


def another_event(told: SeatResult, rng: Random) -> int | None:
    at = some_move(told, rng, seen=True)
    if at is None:
        return None
    told["moves"][at]["events"] = other(told["moves"][at]["events"], rng)
    return at + 1


def dropped_event(told: SeatResult, rng: Random) -> int | None:
    at = some_move(told, rng, seen=True)
    if at is None:
        return None
    told["moves"][at]["events"].pop(rng.randrange(len(told["moves"][at]["events"])))
    return at + 1


def invented_event(told: SeatResult, rng: Random) -> int | None:
    at = some_move(told, rng)
    if at is None:
        return None
    told["moves"][at]["events"].append({"type": "won"})
    return at + 1


# The head


def another_secret(told: SeatResult, rng: Random) -> int | None:
    told["secret"] = rng.randbytes(32).hex()
    return 0


def another_seal(told: SeatResult, rng: Random) -> int | None:
    told["seal"] = rng.randbytes(32).hex()
    return 0


def another_secret_with_its_seal(told: SeatResult, rng: Random) -> int | None:
    secret = rng.randbytes(32)
    told["secret"], told["seal"] = secret.hex(), hashlib.sha256(secret).hexdigest()
    return 0


def another_click(told: SeatResult, rng: Random) -> int | None:
    at = rng.randrange(len(told["joins"]))
    told["joins"][at] = str(int(told["joins"][at]) ^ 1)
    return 0


def dropped_click(told: SeatResult, rng: Random) -> int | None:
    told["joins"].pop(rng.randrange(len(told["joins"])))
    return 0


def clicks_in_another_order(told: SeatResult, rng: Random) -> int | None:
    told["joins"].reverse()
    return 0


def another_table(told: SeatResult, rng: Random) -> int | None:
    told["session"] += 1
    return 0


def another_option(told: SeatResult, rng: Random) -> int | None:
    key = rng.choice(sorted(told["options"]))
    told["options"][key] += "x"
    return 0


def another_reading(told: SeatResult, rng: Random) -> int | None:
    """An option that the game has, but this table had not."""
    option = rng.choice(game_in(told["game"]).options)
    told["options"][option.key] = rng.choice(
        [choice for choice in option.choices if choice != told["options"][option.key]]
    )
    return 0


def another_number_of_seats(told: SeatResult, rng: Random) -> int | None:
    told["seats"] += rng.choice((-1, 1))
    return 0


def another_outcome(told: SeatResult, rng: Random) -> int | None:
    told["outcome"] = (
        None if told["outcome"] else {"places": [1] * told["seats"], "scores": [9] * told["seats"], "reason": "points"}
    )
    return 0


# Hashes


def another_hash(told: SeatResult, rng: Random) -> int | None:
    at = rng.randrange(len(told["moves"]) + 1)
    (told, *told["moves"])[at]["hash"] = rng.randbytes(32).hex()
    return at


def another_fingerprint(told: SeatResult, rng: Random) -> int | None:
    told["fingerprint"] = rng.randbytes(32).hex()
    return len(told["moves"]) + 1


OF_MOVES = (
    another_move,
    broken_move,
    another_seat,
    another_chooser,
    dropped_move,
    dropped_end,
    doubled_move,
    exchanged_moves,
)
OF_DRAWS = (another_die, another_deal, another_deck, dropped_draw, invented_draw)
OF_EVENTS = (another_event, dropped_event, invented_event)
OF_SECRET = (another_secret, another_seal)
OF_SOURCE = (another_secret_with_its_seal, another_click, dropped_click, clicks_in_another_order, another_table)
OF_HEAD = (another_option, another_reading, another_number_of_seats, another_outcome)
OF_HASHES = (another_hash, another_fingerprint)
EVERY = OF_MOVES + OF_DRAWS + OF_EVENTS + OF_SECRET + OF_SOURCE + OF_HEAD + OF_HASHES


def rehash(told: SeatResult) -> None:
    """Make the chain fit again, as whoever tampers well would do. Written a third time, from the description alone."""
    head = {key: value for key, value in told.items() if key not in ("hash", "moves", "fingerprint")}
    told["hash"] = last = _sha256(json.dumps(head, sort_keys=True, separators=(",", ":")))
    for moved in told["moves"]:
        own = {key: value for key, value in moved.items() if key != "hash"}
        moved["hash"] = last = _sha256(last + json.dumps(own, sort_keys=True, separators=(",", ":")))
    told["fingerprint"] = last


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
