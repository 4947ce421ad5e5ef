"""What people read privately beside their hands: one page at a time in a channel, and a line until the next click."""

from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

import discord
from cachetools import LRUCache

from bot.messages.desired import Interaction
from bot.messages.outages import OUTAGES
from bot.messages.page import Page
from bot.messages.private import IS_GONE

NO_PAGE = Page(())
KNOWN = 2000
"""So many pages and lines are remembered."""
Kind: TypeAlias = Literal["page", "passing", "list", "hand", "line"]
"""All but the first go with the next click elsewhere, a passing one with a refusal; a hand is kept up to date."""


@dataclass(frozen=True)
class PrivateMessage:
    """A page or a line, as it was shown last."""

    message_id: int
    click: Interaction
    """The last one that was answered by it."""
    kind: Kind
    action: str = ""
    """Of the button that opened it: pressed again, on the page itself, it turns to another part of it."""
    page: Page = NO_PAGE
    before: tuple["PrivateMessage", ...] = ()
    """The pages from which it was opened: *Back* leads there."""
    sent: discord.WebhookMessage | None = None
    """The message, where it came after the answer to that click, which was put off."""


class PrivatePages:
    """Remembers what each person reads, and lets the old go with the new."""

    def __init__(self) -> None:
        self._newest = LRUCache[tuple[int, int | None, bool], PrivateMessage](KNOWN)
        """By user, channel, and whether it is a line."""

    def begin(self, interaction: Interaction) -> None:
        """A person clicks: what passes goes with the answer, unless it was clicked; with a command a line does."""
        interaction.extras["pages"], interaction.extras["old"] = self, list[PrivateMessage]()
        for is_line in (True, False):
            place = interaction.user.id, interaction.channel_id, is_line
            if (shown := self._newest.get(place)) is None:
                continue
            if interaction.message is not None and interaction.message.id == shown.message_id:
                interaction.extras["clicked"] = shown
            elif is_line or (shown.kind != "page" and interaction.message is not None):
                shown.click.extras[IS_GONE] = True
                interaction.extras["old"].append(self._newest.pop(place))

    def take_up(self, click: Interaction, page: Page) -> None:
        """Know the private message that is clicked from now on: it shows this page."""
        if click.message:
            click.extras["clicked"] = PrivateMessage(click.message.id, click, "page", page=page)

    async def over(self, interaction: Interaction) -> None:
        """The answer is given."""
        interaction.extras.pop("clicked", None)
        for shown in interaction.extras.pop("old", ()):
            shown.click.extras[IS_GONE] = True
            if not shown.click.is_expired():
                with suppress(discord.DiscordException, *OUTAGES):  # its person has dismissed it
                    await (shown.sent.delete() if shown.sent else shown.click.delete_original_response())

    def note(self, interaction: Interaction, shown: PrivateMessage | None, *, is_line: bool = False) -> None:
        """Remember what answered an interaction; None if the page was put away."""
        place = interaction.user.id, interaction.channel_id, is_line
        before = self._newest.pop(place, None)
        if shown:
            self._newest[place] = shown
            if before and before.message_id != shown.message_id:
                interaction.extras.setdefault("old", []).append(before)

    def renew(self, click: Interaction, old: Page, page: Page) -> PrivateMessage | None:
        """Replace a page that answered a click, also where *Back* leads; return it if it is shown."""
        place = click.user.id, click.channel_id, False
        if (shown := self._newest.get(place)) is None:
            return None
        if shown.page is old:
            self._newest[place] = replace(shown, page=page)
            return shown
        before = tuple(replace(one, page=page) if one.page is old else one for one in shown.before)
        self._newest[place] = replace(shown, before=before)
        return None

    def forget(self, user_id: int) -> None:
        """Keep nothing of a person."""
        for place in [place for place in self._newest if place[0] == user_id]:
            del self._newest[place]


def clicked(interaction: Interaction) -> PrivateMessage | None:
    """Return the page that was clicked, while that is being answered."""
    return interaction.extras.get("clicked")


def is_unknown(interaction: Interaction) -> bool:
    """Return whether a private message was clicked that is no page known here."""
    return interaction.message is not None and interaction.message.flags.ephemeral and not clicked(interaction)


def note(interaction: Interaction, shown: PrivateMessage | None, *, is_line: bool = False) -> None:
    """Remember what answered an interaction that the router knows of."""
    if pages := interaction.extras.get("pages"):
        pages.note(interaction, shown, is_line=is_line)
