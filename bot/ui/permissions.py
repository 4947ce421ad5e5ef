"""Who may do what in a channel: the bot, and the person who clicked."""

import discord

from bot.errors import NotAllowed
from bot.ui.reply import Interaction, say_to

NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")


def check_permissions(interaction: Interaction) -> None:
    """Refuse before anything is made if the bot may not do what a game needs here, and name what is missing."""
    needed = [*NEEDED]
    if isinstance(interaction.channel, discord.Thread):
        needed[needed.index("send_messages")] = "send_messages_in_threads"
    allowed, say = interaction.app_permissions, say_to(interaction)
    missing = [say("permission", name=name) for name in needed if not getattr(allowed, name)]
    if missing:
        raise NotAllowed("no-permission", missing=", ".join(missing))


def may_write(interaction: Interaction) -> bool:
    """Return whether this person may send messages here."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    return interaction.permissions.send_messages_in_threads if in_thread else interaction.permissions.send_messages


def is_manager(interaction: Interaction) -> bool:
    """Return whether this person manages the server, or its messages."""
    return interaction.permissions.manage_guild or interaction.permissions.manage_messages
