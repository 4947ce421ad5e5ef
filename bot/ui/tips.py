"""Tips: the first time that something happens to a player, one private line explains it.

Where moves are made in the hand, it stands there until the next step; otherwise it follows the player's own click. Each
comes once a person and game, computed from what that seat may know, and one at a time.
"""

import logging

import discord

from bot.errors import GameError
from bot.members.preferences import PreferenceStore
from bot.members.tips import Moment, TipStore
from bot.service.service import Sessions
from bot.sessions.session import Session, Status
from bot.text.words import Say
from bot.ui.outages import OUTAGES
from bot.ui.reply import Interaction, say_to, whisper
from bot.ui.screen import Games

log = logging.getLogger(__name__)


class Tips:
    """Knows which tip is due."""

    def __init__(self, sessions: Sessions, preferences: PreferenceStore, store: TipStore, games: Games) -> None:
        self._sessions, self._preferences, self._store, self._games = sessions, preferences, store, games

    async def in_hand(self, session: Session, user_id: int, say: Say) -> tuple[str, ...]:
        """Return the line for a hand: a tip that is due, or was shown at this step already; none where moves are not
        made in hands.
        """
        plugin = self._games.find(session.game)
        if plugin is None or not plugin.screen.plays_by_hand:
            return ()
        tips, now = await self._those_of(session, user_id), Moment(session.id, session.step)
        known = await self._store.load(user_id, session.game) if tips else {}
        tip = next((tip for tip in tips if known.get(tip) == now), None) or await self.due(session, user_id, tips)
        return (line(session.game, tip, say),) if tip else ()

    async def after_click(self, clicked: Interaction, session_id: int) -> None:
        """Tell the person who clicked on a board the tip that is due, if any; where moves are made in hands, nothing.

        Never raises: the click is answered already.
        """
        try:
            session = await self._sessions.get(session_id)
            plugin, user_id = self._games.find(session.game), clicked.user.id
            if plugin is None or plugin.screen.plays_by_hand:
                return
            tips, now = await self._those_of(session, user_id), Moment(session.id, session.step)
            if not tips or now in (await self._store.load(user_id, session.game)).values():
                return
            if tip := await self.due(session, user_id, tips):
                await whisper(clicked, line(session.game, tip, say_to(clicked)))
        except (discord.HTTPException, *OUTAGES, GameError) as error:
            log.info("a tip in session %s is not told: %r", session_id, error)

    async def _those_of(self, session: Session, user_id: int) -> list[str]:
        """Return what could be explained to this person now."""
        seated, plugin = session.seated(user_id), self._games.get(session.game)
        if session.status != Status.RUNNING or seated is None or seated.is_away:
            return []
        found = list(plugin.screen.tips(self._sessions.view(session, seated.seat)))
        own = (await self._preferences.load([user_id])).get(user_id) if found else None
        return [] if own and not own.has_tips else found

    async def due(self, session: Session, user_id: int, tips: list[str]) -> str | None:
        """Return the first of these that the person has not had; from now on they have."""
        known = await self._store.load(user_id, session.game) if tips else {}
        for tip in tips:
            now = Moment(session.id, session.step)
            if tip not in known and await self._store.note(user_id, session.game, tip, now):
                return tip
        return None


def line(game: str, tip: str, say: Say) -> str:
    """Return a tip in words, and how to have no more of them."""
    return f"💡 {say(f'{game}-tip-{tip}')}\n-# {say('tip-once')}"
