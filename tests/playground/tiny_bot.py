"""A bot as small as can be that does with Discord what the games do: a public board, private hands, pictures, a
start after a stop."""

import asyncio
import io
import sqlite3
from pathlib import Path
from typing import Any, ClassVar, cast

import discord
from discord import app_commands
from discord.ext import commands
from PIL import Image, ImageDraw

ROWS, COLUMNS = 4, 4


class TinyBot(commands.AutoShardedBot):
    """Counts clicks on one board per channel; the board outlives a restart in `file`."""

    def __init__(self, file: Path) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True, guild_scheduled_events=True),
            shard_count=1,
        )
        self.file = file
        for command in (Table(), games, album, knot):
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(InGerman())
        known = self.file.exists()
        self.db = sqlite3.connect(self.file)
        self.db.execute(
            "CREATE TABLE IF NOT EXISTS board (channel INTEGER PRIMARY KEY, message INTEGER, clicks INTEGER)"
        )
        if not known:
            await self.tree.sync()

    async def on_ready(self) -> None:
        for channel, message, clicks in self.db.execute("SELECT channel, message, clicks FROM board").fetchall():
            try:
                await self.board(channel, message).edit(view=board(clicks), attachments=[picture(clicks)])
            except discord.NotFound:
                sent = await self.get_partial_messageable(channel).send(view=board(clicks), file=picture(clicks))
                self.remember(channel, sent.id, clicks)

    def board(self, channel: int, message: int) -> discord.PartialMessage:
        return self.get_partial_messageable(channel).get_partial_message(message)

    def remember(self, channel: int, message: int, clicks: int) -> None:
        self.db.execute(
            "INSERT OR REPLACE INTO board (channel, message, clicks) VALUES (?, ?, ?)", (channel, message, clicks)
        )
        self.db.commit()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is not discord.InteractionType.component or interaction.channel_id is None:
            return
        data: Any = interaction.data
        action, argument = data["custom_id"].split("|")
        if action == "choose":
            squares = " and ".join(data["values"])
            await interaction.response.edit_message(view=frozen(discord.ui.TextDisplay(f"You chose {squares}.")))
            return
        if action == "say":
            await interaction.response.send_modal(Say())
            return
        if action == "thanks":
            await interaction.response.edit_message(view=frozen(discord.ui.TextDisplay("You are welcome.")))
            return
        message, clicks = self.db.execute(
            "SELECT message, clicks FROM board WHERE channel = ?", (interaction.channel_id,)
        ).fetchone()
        if action == "open":
            await interaction.response.send_message(view=panel("nothing"), ephemeral=True)
        elif action == "pick":
            await interaction.response.edit_message(view=panel(argument))
            self.loop.create_task(self.later(interaction, message, clicks))
        elif action == "write":
            thanks = discord.ui.ActionRow(discord.ui.Button(label="Thanks", custom_id="thanks|"))
            await interaction.user.send(
                view=frozen(discord.ui.TextDisplay(f"Only for you, {interaction.user.name}"), thanks)
            )
            await interaction.response.defer()
        else:
            self.remember(interaction.channel_id, message, clicks + 1)
            await interaction.response.edit_message(
                view=board(clicks + 1, drawn_for=int(argument)), attachments=[picture(clicks + 1)]
            )

    async def later(self, interaction: discord.Interaction, message: int, clicks: int) -> None:
        """Show the private panel through its webhook, and the board through a partial message, after the click was
        answered."""
        await asyncio.sleep(0.2)
        await interaction.edit_original_response(view=panel("something, saved"))
        await self.board(interaction.channel_id or 0, message).edit(
            view=board(clicks, note="Somebody has picked."), attachments=[picture(clicks)]
        )

    async def on_scheduled_event_create(self, event: discord.ScheduledEvent) -> None:
        assert event.guild is not None
        begins = discord.utils.format_dt(event.start_time, "R")
        creator = await event.guild.fetch_member(event.creator_id or 0)
        await event.guild.text_channels[0].send(f"An event of {creator.name} begins {begins}")

    async def close(self) -> None:
        await super().close()
        self.db.close()


class InGerman(app_commands.Translator):
    """The commands of the tiny bot in German."""

    WORDS: ClassVar = {"table": "tisch", "new": "neu", "level": "stufe", "easy": "leicht", "How hard": "Wie schwer"}

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        return self.WORDS.get(string.message) if locale is discord.Locale.german else None


@app_commands.command(description="What there is to play")
async def games(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Only the tiny one.")


@app_commands.command(description="A thread")
async def knot(interaction: discord.Interaction) -> None:
    assert isinstance(interaction.channel, discord.TextChannel)
    thread = await interaction.channel.create_thread(name="knot", type=discord.ChannelType.public_thread)
    await thread.send("Here it is.")
    await interaction.response.send_message(f"Come to {thread.mention}")


@app_commands.command(description="As many pictures as a message holds")
async def album(interaction: discord.Interaction) -> None:
    items = (discord.MediaGalleryItem(f"attachment://{number}.png") for number in range(10))
    files = [picture(number, f"{number}.png") for number in range(10)]
    await interaction.response.send_message(view=frozen(discord.ui.MediaGallery(*items)), files=files)


class Table(app_commands.Group):
    """The board of the tiny bot."""

    def __init__(self) -> None:
        super().__init__(name="table", description="A table")

    @app_commands.command(description="Open a table in this channel, with a board, hands and as many seats as you like")
    @app_commands.choices(
        level=[app_commands.Choice(name="easy", value="easy"), app_commands.Choice(name="hard", value="hard")]
    )
    @app_commands.describe(level="How hard")
    async def new(self, interaction: discord.Interaction[TinyBot], level: str = "none", seats: int = 2) -> None:
        view = board(0, note=f"Level {level}, {seats} seats")
        answer = await interaction.response.send_message(view=view, file=picture(0))
        interaction.client.remember(interaction.channel_id or 0, answer.message_id or 0, 0)


def board(clicks: int, *, drawn_for: int = -1, note: str = "") -> discord.ui.LayoutView:
    """Sixteen buttons, each carrying the number of clicks that it was drawn for."""
    last = f"\nThe last click was made on a board of {drawn_for}." if drawn_for >= 0 else ""
    rows = [
        discord.ui.ActionRow(
            *(
                discord.ui.Button(label=f"Mouse {row}{column}", emoji="🐭", custom_id=f"count{row}{column}|{clicks}")
                for column in range(COLUMNS)
            )
        )
        for row in range(ROWS)
    ]
    more = discord.ui.ActionRow(
        discord.ui.Button(label="My hand", style=discord.ButtonStyle.primary, custom_id="open|"),
        discord.ui.Button(label="Write to me", custom_id="write|"),
        discord.ui.Button(label="Say", custom_id="say|"),
    )
    gallery = discord.ui.MediaGallery(
        discord.MediaGalleryItem("attachment://board.png", description=f"A board with {clicks} clicks")
    )
    text = discord.ui.TextDisplay(f"## The table\n**{clicks}** clicks so far.{last}\n{note}")
    return frozen(discord.ui.Container(text, gallery, *rows, more))


def panel(picked: str) -> discord.ui.LayoutView:
    cards = discord.ui.ActionRow(*(discord.ui.Button(label=f"Card {n}", custom_id=f"pick|card {n}") for n in range(4)))
    squares = [discord.SelectOption(label=f"C{row} · free", value=f"C{row}") for row in range(1, 7)]
    one = discord.ui.ActionRow(discord.ui.Select(placeholder="One square", options=squares, custom_id="choose|one"))
    two = discord.ui.ActionRow(
        discord.ui.Select(
            placeholder="Two squares", options=squares, custom_id="choose|two", min_values=2, max_values=2
        )
    )
    return frozen(discord.ui.Container(discord.ui.TextDisplay(f"You picked {picked}."), cards, one, two))


class Say(discord.ui.Modal, title="Say something"):
    word = discord.ui.Label(text="Your word", component=discord.ui.TextInput(custom_id="word"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        word = cast(discord.ui.TextInput[Any], self.word.component).value
        await interaction.response.send_message(f"{interaction.user.name} says {word} in {interaction.locale.value}.")


def frozen(*items: discord.ui.Item) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view


def picture(clicks: int, name: str = "board.png") -> discord.File:
    image = Image.new("RGB", (800, 500), "#204030")
    ImageDraw.Draw(image).text((300, 200), f"{clicks} clicks", fill="white", font_size=60)
    png = io.BytesIO()
    image.save(png, "PNG")
    png.seek(0)
    return discord.File(png, name, description=f"A board with {clicks} clicks")
