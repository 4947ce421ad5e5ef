"""How an interaction is answered: each of these is one request to Discord."""

from typing import Any

import discord

from bot.sessions.session import Person
from bot.text.words import Say, language_of, speaker
from bot.ui.page import Page, render

Interaction = discord.Interaction[Any]


def person_of(interaction: Interaction) -> Person:
    """Return who clicked, named as this server names them."""
    return Person(interaction.user.id, interaction.user.display_name, language_of(interaction.locale))


def say_to(interaction: Interaction) -> Say:
    """Return the words in the language of the person who clicked."""
    return speaker(language_of(interaction.locale))


async def whisper(interaction: Interaction, text: str) -> None:
    """Tell the person something privately, whether or not the interaction was answered before."""
    if interaction.response.is_done():
        await interaction.followup.send(text, ephemeral=True, suppress_embeds=True)
    else:
        await interaction.response.send_message(text, ephemeral=True, suppress_embeds=True)


async def show_privately(interaction: Interaction, page: Page) -> None:
    """Answer with a page that only this person sees."""
    await interaction.response.send_message(**await render(page), ephemeral=True)


async def redraw(interaction: Interaction, page: Page) -> None:
    """Answer a click by changing the message that was clicked."""
    message = await render(page)
    await interaction.response.edit_message(view=message["view"], attachments=message["files"])


async def redraw_privately(interaction: Interaction, page: Page) -> None:
    """Answer a click by changing the private message that was clicked; what is private never comes into a public
    one.
    """
    if interaction.guild_id is None or (interaction.message is not None and interaction.message.flags.ephemeral):
        await redraw(interaction, page)
    else:  # a forged click, or one on an old copy of the board
        await show_privately(interaction, page)


def language_here(interaction: Interaction) -> str:
    """Return the server's language.

    Only community servers can set one: elsewhere Discord always says English, so the host's counts.
    """
    guild = interaction.guild
    return language_of(guild.preferred_locale if guild and "COMMUNITY" in guild.features else interaction.locale)
