"""Evenings: games that a host plans for an event of their server in Discord."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

LENGTH_MS = 6 * 3_600_000
"""How long an evening is whose event has no end."""
PAIRS_MOST = 3


@dataclass(frozen=True)
class Evening:
    """What the host planned."""

    event_id: int
    guild_id: int
    channel_id: int
    host_id: int
    host_name: str
    games: tuple[str, ...]
    language: str
    opened_at: int | None = None
    """When its tables were opened; None before it begins."""


def who_did_not_meet(tables: Iterable[frozenset[int]]) -> list[tuple[int, int]]:
    """Return pairs of people who were there and did not play with each other, each person once, a few of them."""
    played = [*tables]
    people = sorted({person for table in played for person in table})
    pairs, taken = list[tuple[int, int]](), set[int]()
    for one, other in combinations(people, 2):
        if taken.isdisjoint((one, other)) and not any({one, other} <= table for table in played):
            pairs.append((one, other))
            taken |= {one, other}
    return pairs[:PAIRS_MOST]
