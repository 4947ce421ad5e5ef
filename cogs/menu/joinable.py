"""What a person can join in a server: lobbies with a free seat, and running games in which one is free."""

from itertools import islice

from bot.messages.desired import Interaction
from bot.people.permissions import may_read
from bot.sessions.session import Session, Status
from bot.table.pages.screen import Games, title
from bot.table.service.service import Sessions
from bot.text.words import Say

LISTED = 8


async def lines(interaction: Interaction, sessions: Sessions, games: Games, say: Say) -> tuple[str, ...]:
    """Return them as a text, the newest first, none if there are none: only those in channels that the person sees."""
    if interaction.guild is None:
        return ()
    find, person = interaction.guild.get_channel_or_thread, interaction.user
    found = await sessions.open_in(interaction.guild.id, person.id)
    seen = (one for one in found if may_read(find(one.where.channel_id), person))
    told = [_line(session, games, say) for session in islice(seen, LISTED)]
    return ("\n".join((say("menu-open-head"), *told)),) if told else ()


def _line(session: Session, games: Games, say: Say) -> str:
    facts = {"title": title(session.game, say), "link": session.link, "channel": f"<#{session.where.channel_id}>"}
    if session.status == Status.RUNNING:
        return say("menu-open-seat", **facts)
    return say("menu-open-lobby", here=len(session.seats), most=games.get(session.game).game.seats[-1], **facts)
