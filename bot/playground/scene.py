"""The stand-in of Discord: one server with one channel, its people, and the real time."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, cast
from urllib.parse import unquote

if TYPE_CHECKING:
    from simcord import ChannelHandle, Env, MemberActor
    from simcord._clock import Clock


class RealClock:
    """simcord's clock showing the real time: today's date, and ids that no other run has given out."""

    def __init__(self) -> None:
        self._start = time.perf_counter()  # not time.monotonic: inside the bot that one asks this clock

    @property
    def elapsed(self) -> float:
        """The seconds since the start."""
        return time.perf_counter() - self._start

    def now(self) -> datetime:
        """Return the time in UTC."""
        return datetime.now(UTC)

    def advance(self, seconds: float) -> None:
        """Do nothing: real time passes by itself, whatever a timer of simcord asks for."""


@dataclass(frozen=True)
class Scene:
    """The channel of the table, and the people by name."""

    channel: "ChannelHandle"
    members: Mapping[str, "MemberActor"]

    def person(self, key: str) -> "tuple[MemberActor | None, bool]":
        """Return the person of the end of an address, `Anna` or `Anna/dm`, and whether it means direct messages."""
        name, _, place = unquote(key).partition("/")
        return self.members.get(name), place == "dm"


def set_scene(env: "Env", people: Sequence[str]) -> Scene:
    """Make the server while simcord's own clock stands at its beginning: the same order gives the same ids each time.

    The first of the people owns the server. From here on simcord's clock shows the real time.
    """
    backend = env.backend
    backend.bot_user.name = "Katzentisch"
    host = env.create_user(people[0])
    guild = env.create_guild("Katzentisch", owner=host)
    channel = guild.create_text_channel("spieltisch", topic="A stand-in for Discord on this computer")
    members: dict[str, MemberActor] = {}
    for name in people:
        user = host if name == host.name else env.create_user(name)
        members[name] = guild.add_member(user)
        backend.get_dm_channel(user.id)  # made now, for the sake of its id
    backend.clock = cast("Clock", RealClock())
    return Scene(channel, members)
