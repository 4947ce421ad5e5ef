"""How an interaction is answered: within the three seconds that Discord waits, each answer one request.

An answer that is not there after two seconds is deferred: Discord then waits a quarter of an hour for it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from functools import partial
from time import monotonic
from typing import Any

import discord

from bot.clicks.private_pages import NO_PAGE, Kind, PrivateMessage, clicked, note
from bot.errors import NotAllowed
from bot.messages.desired import Interaction
from bot.messages.ids import CUSTOM_ID, free_id
from bot.messages.outages import ALREADY_ANSWERED, OUTAGES, REQUEST_S
from bot.messages.own import note_own
from bot.messages.page import Button, Page, render
from bot.person import Person
from bot.text.words import Say, language_of, speaker

_Sent = discord.WebhookMessage | discord.InteractionCallbackResponse[Any]

log = logging.getLogger(__name__)

TOKEN_S = 3.0
"""How long Discord waits for the first answer. We count from when the click came here, by a clock that nobody sets: the
machine's time may be wrong.
"""
DEFER_AFTER_S = 2.0
BACK, BACK_MOST = "page.back", 5
"""The action of *Back*, and how many pages it leads back to."""
LEAST_S = 0.5
"""What an answer gets at the least: Discord may still take it."""


@dataclass
class _Progress:
    """How far the answer to an interaction is; kept in its `extras`."""

    began_s: float = field(default_factory=monotonic)
    """When the interaction came here."""
    is_public: bool = False
    timer: asyncio.TimerHandle | None = None
    """Runs until the answer begins; then it is in time, or deferred."""
    deferral: asyncio.Task[None] | None = None
    may_be_deferred: bool = False
    """It is not known whether the deferral took effect."""
    note: Callable[[Interaction], Awaitable[None]] | None = None
    """Notes that the answer is about to be put off: without that it is not."""


def person_of(interaction: Interaction) -> Person:
    """Return the person who clicked, named as this server names them."""
    return Person(interaction.user.id, interaction.user.display_name, language_of(interaction.locale))


def say_to(interaction: Interaction) -> Say:
    """Return the words in the language of the person who clicked."""
    return speaker(language_of(interaction.locale))


def language_here(interaction: Interaction) -> str:
    """Return the language of a community server, which alone can set one; elsewhere the person's own."""
    guild = interaction.guild
    return language_of(guild.preferred_locale if guild and "COMMUNITY" in guild.features else interaction.locale)


# Deferring


def watch(interaction: Interaction, note: Callable[[Interaction], Awaitable[None]]) -> None:
    """Defer the answer by itself, if it is not under way in time, and if it is noted."""
    _progress(interaction).note = note
    _progress(interaction).timer = asyncio.get_running_loop().call_later(DEFER_AFTER_S, _defer_now, interaction)


def unwatch(interaction: Interaction) -> None:
    """Defer no more: the answer begins, or there is none."""
    if timer := _progress(interaction).timer:
        timer.cancel()


def will_answer_publicly(interaction: Interaction) -> None:
    """Let a deferred answer to this command be for everyone: whether it is cannot be changed later."""
    _progress(interaction).is_public = True


async def defer(interaction: Interaction) -> None:
    """Tell Discord that the answer takes longer; asking twice changes nothing."""
    unwatch(interaction)
    _defer_now(interaction)
    if deferral := _progress(interaction).deferral:
        await asyncio.wait([deferral])


def _defer_now(interaction: Interaction) -> None:
    progress = _progress(interaction)
    if progress.deferral is None and not interaction.response.is_done():
        progress.deferral = asyncio.create_task(_defer(interaction), name="defer")


async def _defer(interaction: Interaction) -> None:
    try:
        async with asyncio.timeout(_left_s(interaction)):
            if note := _progress(interaction).note:
                await note(interaction)
            if interaction.type is discord.InteractionType.component:
                await interaction.response.defer()
            else:
                await interaction.response.defer(ephemeral=not _progress(interaction).is_public, thinking=True)
    except (discord.HTTPException, *OUTAGES) as error:
        log.warning("an answer could not be deferred: %r", error)
        _progress(interaction).may_be_deferred = isinstance(error, OUTAGES)


def _progress(interaction: Interaction) -> _Progress:
    return interaction.extras.setdefault("progress", _Progress())


def _left_s(interaction: Interaction) -> float:
    return max(LEAST_S, _progress(interaction).began_s + TOKEN_S - monotonic())


# Answering


async def whisper(interaction: Interaction, text: str) -> None:
    """Answer with a private sentence: it goes with the next click, if Discord lets us."""
    _note(interaction, await _send(interaction, {"content": text, "suppress_embeds": True}), "line")


async def show_privately(interaction: Interaction, page: Page, kind: Kind = "page") -> None:
    """Answer with a page that only this person sees: in the place of the one that was clicked, to which it leads back,
    or of the one that they had in this channel.
    """
    shown, action = clicked(interaction), _action(interaction)
    if shown and action == shown.action:
        await _turn_to(interaction, replace(shown, page=page))
    elif shown and shown.kind != "hand":
        before = (*shown.before[1 - BACK_MOST :], replace(shown, before=()))
        await _turn_to(interaction, replace(shown, action=action, page=page, before=before))
    else:
        await show_beside(interaction, page, kind)


async def show_in_passing(interaction: Interaction, page: Page) -> None:
    """The same with a page that is gone with their next click on another message."""
    await show_privately(interaction, page, "passing")


async def show_beside(interaction: Interaction, page: Page, kind: Kind | None = None) -> None:
    """Answer with a message of its own that only this person sees; without a kind it stays, as most hands do."""
    sent = await _send(interaction, await render(page))
    if kind:
        _note(interaction, sent, kind, page)


async def renew(interaction: Interaction, old: Page, page: Page) -> None:
    """Draw a page anew that answered a click; if its person has gone on from there, *Back* leads to the new one."""
    if shown := interaction.extras["pages"].renew(interaction, old, page):
        changed = await _changed(with_back(interaction, page, shown.before))
        async with asyncio.timeout(REQUEST_S):
            await (shown.sent.edit(**changed) if shown.sent else shown.click.edit_original_response(**changed))


async def go_back(interaction: Interaction) -> None:
    """Answer a click on *Back* by the page before; those of before a start are not known any more."""
    shown = clicked(interaction)
    if not (shown and shown.before):
        raise NotAllowed("no-page-back")
    await _turn_to(interaction, replace(shown.before[-1], before=shown.before[:-1]))


def with_back(interaction: Interaction, page: Page, before: tuple[PrivateMessage, ...]) -> Page:
    """Return a page with the way back to those before, unless it has one of its own, or *Never mind*."""
    back = Button(say_to(interaction)("page-back"), free_id(BACK), "plain", "↩️")
    labels = [button.label for row in page.blocks if isinstance(row, tuple) for button in row]
    row = ((back,),) if before and not {back.label, say_to(interaction)("question-no")} & {*labels} else ()
    return page + row


async def _turn_to(interaction: Interaction, to: PrivateMessage) -> None:
    """Answer a click on a private page by another one in its message."""
    await redraw(interaction, with_back(interaction, to.page, to.before))
    note(interaction, replace(to, click=interaction, sent=None))


def _action(interaction: Interaction) -> str:
    match = CUSTOM_ID.fullmatch(str((interaction.data or {}).get("custom_id", "")))
    return match["action"] if match else ""


def _note(interaction: Interaction, sent: _Sent | None, kind: Kind, page: Page = NO_PAGE) -> None:
    is_later = isinstance(sent, discord.WebhookMessage)
    if message_id := sent and (sent.id if is_later else sent.message_id):
        later = sent if is_later else None
        shown = PrivateMessage(message_id, interaction, kind, _action(interaction), page, sent=later)
        note(interaction, shown, is_line=kind == "line")


async def announce(interaction: Interaction, text: str, users: list[int]) -> int | None:
    """Answer for everyone in the channel, and call these users; return the message's id, if Discord said it."""
    mentions = discord.AllowedMentions(users=[discord.Object(user_id) for user_id in users])
    return await _send_publicly(interaction, {"content": text, "allowed_mentions": mentions})


async def show_publicly(interaction: Interaction, page: Page) -> None:
    """Answer with a page for everyone in the channel."""
    await _send_publicly(interaction, await render(page))


async def redraw(interaction: Interaction, page: Page) -> None:
    """Answer a click by changing the message that was clicked."""
    changed = await _changed(page)
    first = partial(interaction.response.edit_message, **changed)
    await _answer(interaction, first, partial(interaction.edit_original_response, **changed))


async def _changed(page: Page) -> dict[str, Any]:
    message = await render(page)
    return {"view": message["view"], "attachments": message["files"]}


async def redraw_privately(interaction: Interaction, page: Page) -> None:
    """Answer a click by changing the private message that was clicked; never a public one."""
    if shown := clicked(interaction):
        await _turn_to(interaction, replace(shown, page=page))
    elif interaction.guild_id is None or (interaction.message is not None and interaction.message.flags.ephemeral):
        await redraw(interaction, page)
    else:  # a forged click, or one on an old copy of the board
        await show_privately(interaction, page)


async def put_away(interaction: Interaction) -> None:
    """Answer a click by deleting the private message that was clicked: the board says what came of it."""
    await defer(interaction)
    if interaction.message is not None and interaction.message.flags.ephemeral:
        await interaction.delete_original_response()
        if clicked(interaction):
            note(interaction, None)


async def _send_publicly(interaction: Interaction, message: dict[str, Any]) -> int | None:
    sent = await _send(interaction, message, is_private=False)
    message_id = sent.id if isinstance(sent, discord.WebhookMessage) else sent and sent.message_id
    if message_id:
        note_own(interaction.client, message_id)
    return message_id


async def _send(interaction: Interaction, message: dict[str, Any], *, is_private: bool = True) -> _Sent | None:
    first = partial(interaction.response.send_message, **message, ephemeral=is_private)
    return await _answer(interaction, first, partial(interaction.followup.send, **message, ephemeral=is_private))


async def _answer(
    interaction: Interaction, first: Callable[[], Awaitable[Any]], later: Callable[[], Awaitable[Any]]
) -> Any:
    """Answer now, or `later` if the interaction was deferred or answered before; return what that returns."""
    unwatch(interaction)
    if deferral := _progress(interaction).deferral:
        await asyncio.wait([deferral])
    is_first = not interaction.response.is_done()
    try:
        async with asyncio.timeout(_left_s(interaction) if is_first else REQUEST_S):
            return await (first() if is_first else later())
    except discord.HTTPException as error:
        if error.code != ALREADY_ANSWERED or not _progress(interaction).may_be_deferred:
            raise
    async with asyncio.timeout(REQUEST_S):  # it was deferred, though we did not hear so
        return await later()
