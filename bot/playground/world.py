"""What Discord keeps while a bot is away, in a file: the bot's commands and threads, the newest messages and their
pictures.
"""

# pyright: reportPrivateUsage=false

from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from bot.errors import OperatorError

if TYPE_CHECKING:
    from simcord import Env
    from simcord.backend.models import Message

KEPT = 50
"""How many messages of a channel outlive a run: as many as a page shows."""


def let_private_messages_not_count(env: "Env") -> None:
    """Keep what one person alone sees out of what a channel names as its newest message, as Discord does: for everyone
    else nothing new is there.
    """
    backend, commit = env.backend, env.backend.commit_message

    def commit_message(message: "Message", *, broadcast: bool = True) -> "Message":
        channel = backend.get_channel(message.channel_id)
        newest = channel.last_message_id
        committed = commit(message, broadcast=broadcast)
        if message.is_ephemeral:
            channel.last_message_id = newest
        return committed

    backend.commit_message = commit_message


def load_world(env: "Env", world: Path) -> None:
    """Give simcord what `save_world` wrote, if there is such a file; OperatorError if it cannot be read."""
    from simcord.backend.models import Channel, Message  # dataclasses

    if not world.exists():
        return

    class Kept(msgspec.Struct, array_like=True):
        registered: list[tuple[int | None, list[dict[str, Any]]]]
        messages: list[Message]
        files: dict[str, bytes]
        threads: list[Channel] = []  # older files have none

    try:
        kept = msgspec.json.decode(world.read_bytes(), type=Kept)
    except msgspec.DecodeError as error:
        raise OperatorError(
            f"{world} cannot be read: {error}. Start once with --fresh; that forgets the games of the playground."
        ) from error
    for guild_id, known in kept.registered:
        env.backend.commands[guild_id] = {(command["name"], command["type"]): command for command in known}
    for message in kept.messages:
        env.backend.messages.setdefault(message.channel_id, {})[message.id] = message
    env.backend.cdn._blobs.update(kept.files)
    for thread in kept.threads:
        if thread.id not in env.backend.channels:
            env.backend.channels[thread.id] = thread
            env.backend.get_guild(thread.guild_id or 0).thread_ids.append(thread.id)


def save_world(env: "Env", world: Path) -> None:
    """Write the file, whole or not at all."""
    backend = env.backend
    registered = [(guild_id, list(known.values())) for guild_id, known in backend.commands.items()]
    messages = [message for channel in backend.messages.values() for message in list(channel.values())[-KEPT:]]
    urls: list[str] = [file["url"] for message in messages for file in message.attachments]
    files = {url: backend.cdn.get(url) or b"" for url in urls}
    world.parent.mkdir(parents=True, exist_ok=True)
    half = world.with_suffix(".half")
    threads = [channel for channel in backend.channels.values() if channel.is_thread]
    half.write_bytes(msgspec.json.encode((registered, messages, files, threads)))
    half.replace(world)
