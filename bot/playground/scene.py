"""The stand-in of Discord: a server with some channels and a thread, its people and a role, and the real time."""

# pyright: reportPrivateUsage=false

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from io import BytesIO
from typing import TYPE_CHECKING, cast
from urllib.parse import unquote
from zlib import crc32

from bot.draw import signs
from bot.draw.canvas import PAPER, rasterise, sprite, svg
from bot.draw.seats import STYLES
from bot.playground.page import MAIL

if TYPE_CHECKING:
    from simcord import ChannelHandle, Env, GuildHandle, MemberActor
    from simcord._clock import Clock

REGULARS = 3
"""How many of the people have the server's one role."""
_FIRST_EMOJI = 1 << 60
_FACE = "face"  # what Discord would have as the hash of a picture
_FURS = ("#f6a04d", "#b9b4b0", "#fff3e0", "#7d6658", "#f3c98b", "#8d8f99")


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
    """The server, its channels by the end of their address, that of the table first, and the people with their faces
    by name.
    """

    guild: "GuildHandle"
    fixed: Mapping[str, "ChannelHandle"]
    members: Mapping[str, "MemberActor"]
    faces: Mapping[str, bytes]

    @property
    def channel(self) -> "ChannelHandle":
        """The channel that one comes to first."""
        return self.fixed[""]

    @property
    def places(self) -> Mapping[str, "ChannelHandle"]:
        """With the threads that the bot opened, by their ids."""
        known = {place.id for place in self.fixed.values()}
        channels = (place for place in self.fixed.values() if not place.is_thread)
        threads = (thread for channel in channels for thread in channel.threads if thread.id not in known)
        return {**self.fixed, **{str(thread.id): thread for thread in threads}}

    def person(self, key: str) -> "tuple[MemberActor | None, ChannelHandle | None]":
        """Return the person and the place of the end of an address: `Anna`, `Anna/nebenzimmer` or `Anna/dm`.

        No place stands for direct messages.
        """
        name, _, place = unquote(key).partition("/")
        return self.members.get(name), None if place == MAIL else self.places.get(place, self.channel)


def set_scene(env: "Env", people: Sequence[str]) -> Scene:
    """Make the server while simcord's own clock stands at its beginning: the same order gives the same ids each time.

    The first of the people owns the server. From here on simcord's clock shows the real time.
    """
    backend = env.backend
    backend.bot_user.name = "Katzentisch"
    host = env.create_user(people[0])
    guild = env.create_guild("Katzentisch", owner=host)
    channel = guild.create_text_channel("spieltisch")
    members: dict[str, MemberActor] = {}
    for name in people:
        user = host if name == host.name else env.create_user(name)
        members[name] = guild.add_member(user)
        backend.get_dm_channel(user.id)  # made now, for the sake of its id
    # What came later stands below, so that what has been there keeps its ids.
    places = {"": channel, "nebenzimmer": guild.create_text_channel("nebenzimmer")}
    backend.create_thread(channel.id, "revanche", host.id, broadcast=False)
    places["revanche"] = channel.threads[0]
    regulars = guild.create_role("Stammtisch", mentionable=True)
    for name in people[:REGULARS]:
        backend.guilds[guild.id].members[members[name].id].role_ids.append(regulars.id)
    backend.clock = cast("Clock", RealClock())
    _give_emoji(env)
    faces = {name: _face(number) for number, name in enumerate(people)}
    _show_face(env, backend.bot_user.id, _face(None))
    for name, picture in faces.items():
        _show_face(env, members[name].id, picture)
    return Scene(guild, places, members, faces)


def _give_emoji(env: "Env") -> None:
    """Let the application have its emoji, as after a first start: each with the same id in every run."""
    from simcord.backend.cdn import CDN_BASE
    from simcord.backend.models import GuildEmoji

    for sign in signs.signs().values():
        emoji = GuildEmoji(_FIRST_EMOJI + crc32(sign.name.encode()), sign.name, env.backend.bot_user.id)
        env.backend.application_emojis[emoji.id] = emoji
        env.backend.cdn._blobs[f"{CDN_BASE}/emojis/{emoji.id}.png"] = sign.file.read_bytes()


def _show_face(env: "Env", user: int, picture: bytes) -> None:
    from simcord.backend.cdn import CDN_BASE

    env.backend.get_user(user).avatar = _FACE
    env.backend.cdn._blobs[f"{CDN_BASE}/avatars/{user}/{_FACE}.png"] = picture


def _face(number: int | None) -> bytes:
    """Return a cat's head on a ground of its own, so that people are told apart; None for the bot's."""
    ground = PAPER if number is None else STYLES[number % len(STYLES)].colour
    fur = _FURS[(number or 0) % len(_FURS)]
    picture = rasterise(svg(f'<rect width="128" height="128" fill="{ground}"/>', 128, 128), 128)
    head = sprite("cat_head", 100, f".fur{{fill:{fur}}}")
    picture.alpha_composite(head, (14, 18))
    file = BytesIO()
    picture.save(file, "PNG")
    return file.getvalue()
