#!/usr/bin/env python3
"""Check by yourself that the cards and dice of a game of Katzentisch were fair.

    python3 verify_alone.py katzentisch-12.json

This file, cogs/proof/verify_alone.py, needs nothing but Python 3.9 or newer, and imports no line of the bot. Read it
first; it takes ten minutes. It checks:

1. The seal. Before other players joined, the bot drew a secret and posted its SHA-256. The secret in the record must
   have that SHA-256. Compare the seal printed here with the one in the message that opened the table.
2. Every draw. Each is computed again from the secret, the number of the table, and the numbers that Discord gave to the
   clicks on Join.
3. The chain. Each move carries the SHA-256 of the hash before it and of itself: a move that was changed, added or left
   out breaks it. Compare the fingerprint printed here, the last hash, with the one that /verify shows.

It does not know the rules of the games. `python3 -m bot verify katzentisch-12.json` does, and plays the whole game
again.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import sys
from typing import Any, cast

HEAD = {"format", "game", "rules_version", "options", "seats", "session", "joins", "secret", "seal", "outcome", "draws"}
MOST = 64 << 20  # bytes; a record has some kilobytes
MOVE = {"seat", "by_computer", "move", "events", "draws"}


class Differs(Exception):
    """Something differs, at this move: 0 is the set-up, one more than the number of moves is the end."""

    def __init__(self, move: int, what: str) -> None:
        super().__init__(what)
        self.move = move


class NoRecord(Exception):
    """A file cannot be checked."""


# Chance


class Chance:
    """All draws of a game, one number after the other.

    Number n is the HMAC-SHA256, with the secret as key, of the text
    "katzentisch|<table>|<click>,<click>,...|<n>|<attempt>", read as a number from 0 to 2**256 - 1.
    """

    def __init__(self, record: dict[str, Any]) -> None:
        self.key = bytes.fromhex(record["secret"])
        self.text = f"katzentisch|{record['session']}|{','.join(record['joins'])}"
        self.n = 0

    def below(self, limit: Any) -> int:
        """Return a number from 0 to limit - 1, all of them equally likely.

        2**256 numbers cannot always be divided evenly among `limit` results. The few at the upper end that are left
        over would make low results likelier: if one of them comes, the next attempt is read instead.
        """
        if type(limit) is not int or not 1 <= limit <= 2**256:
            raise ValueError("from nothing nothing can be drawn")
        left_over = 2**256 % limit
        attempt = 0
        while True:
            message = f"{self.text}|{self.n}|{attempt}"
            number = int(hmac.new(self.key, message.encode(), hashlib.sha256).hexdigest(), 16)
            if number < 2**256 - left_over:
                self.n += 1
                return number % limit
            attempt += 1

    def shuffle(self, cards: list[Any]) -> list[Any]:
        """Return the cards in a new order (Fisher-Yates).

        From the last place to the second, the card there swaps with one of those up to it, itself included.
        """
        cards = cards[:]
        for places in range(len(cards), 1, -1):
            here, there = places - 1, self.below(places)
            cards[here], cards[there] = cards[there], cards[here]
        return cards

    def answer(self, draw: dict[str, Any]) -> Any:
        """Return the answer of chance to the question of this draw."""
        given = set(draw) - {"result"}
        if given == {"die"}:
            return 1 + self.below(draw["die"])
        if given == {"below"}:
            return self.below(draw["below"])
        if given == {"pick"}:
            return draw["pick"][self.below(len(draw["pick"]))]
        if given == {"shuffle"}:
            return self.shuffle(draw["shuffle"])
        raise ValueError("chance cannot be asked this")


# Hashes


def canonical(value: Any) -> str:
    """Return the one way to write a value as JSON: keys in order, no blanks, ASCII only."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def link(before: str, part: dict[str, Any], keys: set[str]) -> str:
    """Return the hash of the hash before it and of these keys of a part of the record."""
    return hashlib.sha256((before + canonical({key: part[key] for key in keys})).encode()).hexdigest()


# Checking


def check(record: dict[str, Any]) -> None:
    """Check a whole record; Differs at the first thing that differs."""
    if hashlib.sha256(bytes.fromhex(record["secret"])).hexdigest() != record["seal"]:
        raise Differs(0, "the seal is not the SHA-256 of the secret")
    chance = Chance(record)
    check_draws(chance, 0, record["draws"])
    last = link("", record, HEAD)
    if last != record["hash"]:
        raise Differs(0, "what stands above the moves was changed after the hash was made")
    for number, move in enumerate(record["moves"], start=1):
        if not 0 <= move["seat"] < record["seats"]:
            raise Differs(number, f"the table has no seat {move['seat']}")
        check_draws(chance, number, move["draws"])
        last = link(last, move, MOVE)
        if last != move["hash"]:
            raise Differs(number, "the move was changed, added or left out after the hash was made")
    if last != record["fingerprint"]:
        raise Differs(
            len(record["moves"]) + 1, "the fingerprint is not the last hash: moves were left out at the end, or added"
        )


def check_draws(chance: Chance, move: int, draws: list[dict[str, Any]]) -> None:
    """Compute the draws of one move again."""
    for n, draw in enumerate(draws, start=1):
        says = canonical(draw)
        try:
            answer = canonical(chance.answer(draw))
        except ValueError as error:
            raise Differs(move, f"draw {n}: {error}: {says}") from None
        if answer != canonical(draw["result"]):
            raise Differs(
                move, f"draw {n}: the record says {says}, but {answer} follows from the secret and the clicks"
            )


# The file


def read(name: str) -> dict[str, Any]:
    """Return the record in a file; NoRecord if there is none."""
    try:
        with open(name, "rb") as file:
            text = file.read(MOST + 1)
        record: Any = json.loads(text[:MOST], object_pairs_hook=each_once)
    except OSError as error:
        raise NoRecord(f"cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError):
        raise NoRecord("is not JSON") from None
    if not are(dict, [record]) or type(record.get("format")) is not int:
        raise NoRecord("is JSON, but not the record of a game")
    if record["format"] != 1:
        raise NoRecord(f"has the format {record['format']}, and this program reads the format 1")
    if not is_whole(record):
        raise NoRecord("is not a whole record")
    return record


def each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return a JSON object; ValueError if it names a thing twice: one reader would take the first, another the last."""
    if len(found := dict(pairs)) != len(pairs):
        raise ValueError("a key stands there twice")
    return found


def is_whole(record: dict[str, Any]) -> bool:
    """Return whether a record has all of its keys and no others, and the right types where the checks need them."""
    if set(record) != {*HEAD, "hash", "moves", "fingerprint"} or not are(dict, record["moves"]):
        return False
    numbers = [record["session"], record["seats"], *(move.get("seat") for move in record["moves"])]
    if any(type(number) is not int for number in numbers):
        return False
    if any(set(move) != {*MOVE, "hash"} for move in record["moves"]):
        return False
    parts = [record, *record["moves"]]
    hashes = [record["secret"], record["seal"], record["fingerprint"], *(part["hash"] for part in parts)]
    return (
        all_match("[0-9a-f]{64}", hashes)
        and all_match("0|[1-9][0-9]{0,19}", record["joins"])
        and all(are(dict, part["draws"]) for part in parts)
        and all(is_draw(draw) for part in parts for draw in part["draws"])
    )


def all_match(pattern: str, texts: Any) -> bool:
    """Return whether this is a list of texts of one form."""
    return are(str, texts) and all(re.fullmatch(pattern, text) for text in texts)


def is_draw(draw: dict[str, Any]) -> bool:
    """Return whether this is a question to chance and its answer."""
    return "result" in draw and isinstance(draw.get("pick", []), list) and isinstance(draw.get("shuffle", []), list)


def are(kind: type, values: Any) -> bool:
    """Return whether this is a list of values of one type."""
    return isinstance(values, list) and all(isinstance(value, kind) for value in cast("list[Any]", values))


def main(words: list[str]) -> int | str:
    """Check one file; return 0 if all is right, else a sentence that says what is wrong."""
    if len(words) != 1:
        return "Which record? python3 verify_alone.py katzentisch-12.json"
    try:
        record = read(words[0])
    except NoRecord as error:
        return f"{words[0]} {error}."
    try:
        check(record)
    except RecursionError:
        return f"{words[0]} is nested too deeply."
    except Differs as difference:
        return f"{named(difference.move, len(record['moves']))} differs: {difference}."
    draws = sum(len(part["draws"]) for part in [record, *record["moves"]])
    print(f"Table {record['session']}, {len(record['moves'])} moves.")
    print(f"The secret fits the seal: {record['seal']}")
    print(f"All {draws} draws, throws and shuffles follow from the secret and the clicks.")
    print(f"No move was changed, added or left out if this is the fingerprint that you know: {record['fingerprint']}")
    return 0


def named(move: int, moves: int) -> str:
    """Return the words for a move."""
    return "The set-up" if move == 0 else "The end" if move > moves else f"Move {move}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
