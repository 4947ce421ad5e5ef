"""/privacy: what is kept about me, and how it goes."""

import asyncio
import gzip
import logging
from collections.abc import Mapping
from io import BytesIO
from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.clicks.places import anywhere
from bot.clicks.reply import defer, redraw_privately, say_to, show_privately
from bot.clicks.router import Handler, Press
from bot.events import PersonForgotten, ServerLeft, ServerUsed
from bot.features.kit import HelpLine, Kit
from bot.messages.desired import Interaction
from bot.messages.ids import free_id
from bot.messages.outages import OUTAGES
from bot.messages.page import Button, Page
from bot.table.buttons.cog import ActionsCog
from bot.text.words import Say, command_text
from cogs.privacy.export import file_of
from cogs.privacy.service import Retention

log = logging.getLogger(__name__)

FILE = "katzentisch.json"
ATTACHED_MOST = 8_000_000  # bytes; Discord takes 10 MiB


@anywhere
class Privacy(
    commands.GroupCog,
    ActionsCog,
    group_name=command_text("privacy-command"),
    group_description=command_text("privacy-command.about"),
):
    """What the bot keeps about a person: theirs to see, and to take away, wherever they are."""

    def __init__(self, kit: Kit, retention: Retention) -> None:
        super().__init__(kit)
        self._client, self._dms, self._contact, self._events = kit.client, kit.dms, kit.contact, kit.events
        self._hands, self._calls, self._presenter = kit.hands, kit.calls, kit.presenter
        self.retention, self._preferences, self._limits = retention, kit.preferences, kit.lobby.limits

    def actions(self) -> Mapping[str, Handler]:
        """Return the buttons and menus."""
        return {"house.forget": self.ask_again, "house.forget_now": self.forget_now, "house.keep": self.keep}

    @app_commands.command(name=command_text("privacy-export"), description=command_text("privacy-export.about"))
    @app_commands.rename(to=command_text("privacy-export-to"))
    @app_commands.describe(to=command_text("privacy-export-to.about"))
    @app_commands.choices(
        to=[
            app_commands.Choice(name=command_text("privacy-export-here"), value="here"),
            app_commands.Choice(name=command_text("privacy-export-dm"), value="dm"),
        ]
    )
    async def export(self, interaction: Interaction, to: Literal["here", "dm"] | None = None) -> None:
        """Give the person a file with all that is kept about them."""
        await defer(interaction)  # after years of playing the file is large
        say, user_id = say_to(interaction), interaction.user.id
        everything = await self.retention.everything_about(user_id)
        data = await asyncio.to_thread(file_of, self._named(everything), user_id)
        name, data = (FILE, data) if len(data) <= ATTACHED_MOST else (f"{FILE}.gz", gzip.compress(data))
        text = self._with_contact(say("privacy-export-about"), say)
        if to == "dm" and await self._sent(interaction, text, discord.File(BytesIO(data), name)):
            await interaction.edit_original_response(content=say("privacy-export-sent"))
            return
        if to == "dm":
            text = f"{say('privacy-export-dms-closed')}\n{text}"
        await interaction.edit_original_response(content=text, attachments=[discord.File(BytesIO(data), name)])

    @app_commands.command(name=command_text("privacy-forget"), description=command_text("privacy-forget.about"))
    async def forget(self, interaction: Interaction) -> None:
        """Ask whether to forget the person, for the first time."""
        say = say_to(interaction)
        if not await self.retention.traces(interaction.user.id):
            await show_privately(interaction, Page((self._with_contact(say("privacy-forget-nothing"), say),)))
            return
        row = _choice(Button(say("privacy-forget-on"), free_id("house.forget"), "bad"), say)
        await show_privately(interaction, Page((self._with_contact(say("privacy-forget-question"), say), row)))

    async def ask_again(self, press: Press) -> None:
        """Ask for the second time, and name what goes."""
        say, traces = say_to(press.interaction), await self.retention.traces(press.person.id)
        groups = "\n".join(say("privacy-forget-group", group=group, count=count) for group, count in traces.items())
        text = say("privacy-forget-really", groups=groups, name=say("privacy-stand-in"))
        row = _choice(Button(say("privacy-forget-now"), free_id("house.forget_now"), "bad"), say)
        await redraw_privately(press.interaction, Page((text, row)))

    async def keep(self, press: Press) -> None:
        """Say that everything stays as it is."""
        await redraw_privately(press.interaction, Page((say_to(press.interaction)("privacy-forget-kept"),)))

    async def forget_now(self, press: Press) -> None:
        """Forget the person; then the tables show that a seat is free, as when a player leaves."""
        user_id = press.person.id
        updates = await self.retention.forget(user_id)
        self._preferences.forget(user_id)
        self._limits.forget(user_id)
        self.router.forget(user_id)
        try:
            await redraw_privately(press.interaction, Page((say_to(press.interaction)("privacy-forget-done"),)))
        finally:
            left = [update.before for update in updates]
            hands = [seated.dm for session in left if (seated := session.seated(user_id)) and seated.dm]
            alone = [session for session in left if session.where.is_direct]
            hands += [(one.where.channel_id, one.message_id) for one in alone if one.message_id]
            self._calls.forget(user_id, left)
            await self._hands.forget(user_id, hands)
            for update in updates:
                if not update.after.where.is_direct:  # that table is gone altogether
                    await self._presenter.show(update)
            await self._events.tell(PersonForgotten(user_id))

    async def _sent(self, interaction: Interaction, text: str, file: discord.File) -> bool:
        """Return whether the file went by direct message: some take none."""
        if self._dms.are_paused:
            return False
        try:
            channel = await self._dms.channel(interaction.user.id)
            await channel.send(text, file=file, nonce=interaction.id)
        except discord.HTTPException as error:
            if self._dms.refused(error) == "failed":
                log.warning("an export is not sent by direct message: %s", error)
            return False
        except OUTAGES as error:
            log.warning("an export is not sent by direct message: %r", error)
            return False
        return True

    def _with_contact(self, text: str, say: Say) -> str:
        """Return the text with the operator's contact, if there is one."""
        return f"{text}\n{say('privacy-contact', contact=self._contact)}" if self._contact else text

    def _named(self, everything: dict[str, Any]) -> dict[str, Any]:
        """Put to servers and channels the names that they have now, as far as the bot is there."""
        parts = (part for name, part in everything.items() if name not in ("settings", "removed_from_tables"))
        for row in (row for part in parts for row in part if row.get("server")):
            guild = self._client.get_guild(int(row["server"]["id"] or 0))
            row["server"]["name"] = guild and guild.name
            if "channel" in row:
                channel = guild and guild.get_channel_or_thread(int(row["channel"]["id"]))
                row["channel"]["name"] = channel and channel.name
        return everything


def _choice(on: Button, say: Say) -> tuple[Button, Button]:
    return on, Button(say("privacy-forget-keep"), free_id("house.keep"))


async def setup(kit: Kit) -> None:
    """Offer the command, and follow which servers have the bot."""
    retention = Retention(kit.database, kit.sessions)
    kit.when_started(retention.start)
    kit.every(
        "look at the servers that are gone",
        lambda: retention.look_at_servers({guild.id for guild in kit.client.guilds}, kit.sessions.ticking),
    )
    kit.events.listen(ServerUsed, lambda used: retention.server_used(used.guild_id))
    kit.events.listen(ServerLeft, lambda left: retention.server_left(left.guild_id))
    kit.hooks.offer(HelpLine("privacy-help", 8))
    await kit.add_cog(Privacy(kit, retention))
