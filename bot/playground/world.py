"""What Discord keeps while a bot is away, in a file: the bot's commands, the newest messages and their pictures."""

# pyright: reportPrivateUsage=false

from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from bot.errors import OperatorError

if TYPE_CHECKING:
    from simcord import Env

KEPT = 50
"""How many messages of a channel outlive a run: as many as a page shows."""


def load_world(env: "Env", world: Path) -> None:
    """Give simcord what `save_world` wrote, if there is such a file; OperatorError if it cannot be read."""
    from simcord.backend.models import Message  # a dataclass

    if not world.exists():
        return
    kept = tuple[list[tuple[int | None, list[dict[str, Any]]]], list[Message], dict[str, bytes]]
    try:
        registered, messages, files = msgspec.json.decode(world.read_bytes(), type=kept)
    except msgspec.DecodeError as error:
        raise OperatorError(
            f"{world} cannot be read: {error}. Start once with --fresh; that forgets the games of the playground."
        ) from error
    for guild_id, known in registered:
        env.backend.commands[guild_id] = {(command["name"], command["type"]): command for command in known}
    for message in messages:
        env.backend.messages.setdefault(message.channel_id, {})[message.id] = message
    env.backend.cdn._blobs.update(files)


def save_world(env: "Env", world: Path) -> None:
    """Write the file, whole or not at all."""
    backend = env.backend
    registered = [(guild_id, list(known.values())) for guild_id, known in backend.commands.items()]
    messages = [message for channel in backend.messages.values() for message in list(channel.values())[-KEPT:]]
    urls: list[str] = [file["url"] for message in messages for file in message.attachments]
    files = {url: backend.cdn.get(url) or b"" for url in urls}
    world.parent.mkdir(parents=True, exist_ok=True)
    half = world.with_suffix(".half")
    half.write_bytes(msgspec.json.encode((registered, messages, files)))
    half.replace(world)
