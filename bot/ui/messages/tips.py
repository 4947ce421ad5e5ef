"""Tips: the first time that something happens to a player, one private line explains it.

Where moves are made in the hand, it stands there until the player's next move; otherwise it follows the player's own
click. Each comes once a person and game, computed from what that seat may know, and one at a time.
"""

import logging

import discord

from bot.errors import GameError
from bot.games.contract import Seat
from bot.members.preferences import PreferenceStore
from bot.members.tips import Moment, TipStore
from bot.service.service import Sessions
from bot.sessions.session import Seated, Session, Status
from bot.text.words import Say
from bot.ui.clicks.outages import OUTAGES
from bot.ui.clicks.reply import Interaction, say_to, whisper
from bot.ui.pages.screen import Games

log = logging.getLogger(__name__)


class Tips:
    """Knows which tip is due."""

    def __init__(self, sessions: Sessions, preferences: PreferenceStore, store: TipStore, games: Games) -> None:
        self._sessions, self._preferences, self._store, self._games = sessions, preferences, store, games

    async def in_hand(self, session: Session, user_id: int, say: Say) -> tuple[str, ...]:
        """Return the line for a hand: a tip that is due, or one that came after the person's last move; none where
        moves are not made in hands.
        """
        seated = await self._who_gets_tips(session, user_id, by_hand=True)
        if seated is None:
            return ()
        known = await self._store.load(user_id, session.game)
        read = (tip for tip, at in known.items() if _is_still_read(session, seated.seat, at))
        tip = next(read, None) or await self.due(session, user_id, self._explainable(session, seated))
        return (line(session.game, tip, say),) if tip else ()

    async def after_click(self, clicked: Interaction, session_id: int) -> None:
        """Tell the person who clicked on a board the tip that is due, if any; where moves are made in hands, nothing.

        Never raises: the click is answered already.
        """
        try:
            session, user_id = await self._sessions.get(session_id), clicked.user.id
            seated = await self._who_gets_tips(session, user_id, by_hand=False)
            now = Moment(session.id, session.step)
            if seated is None or now in (await self._store.load(user_id, session.game)).values():
                return
            if tip := await self.due(session, user_id, self._explainable(session, seated)):
                await whisper(clicked, line(session.game, tip, say_to(clicked)))
        except (discord.HTTPException, *OUTAGES, GameError) as error:
            log.info("a tip in session %s is not told: %r", session_id, error)

    async def _who_gets_tips(self, session: Session, user_id: int, *, by_hand: bool) -> Seated | None:
        """Return the seat of a person who plays a game of this kind and wants tips."""
        plugin, seated = self._games.find(session.game), session.seated(user_id)
        is_played = session.status == Status.RUNNING and plugin is not None and plugin.screen.plays_by_hand == by_hand
        if not is_played or seated is None or seated.is_away:
            return None
        own = (await self._preferences.load([user_id])).get(user_id)
        return None if own and not own.has_tips else seated

    def _explainable(self, session: Session, seated: Seated) -> list[str]:
        """Return what could be explained to this person now."""
        return [*self._games.get(session.game).screen.tips(self._sessions.view(session, seated.seat))]

    async def due(self, session: Session, user_id: int, tips: list[str]) -> str | None:
        """Return the first of these that the person has not had; from now on they have."""
        known = await self._store.load(user_id, session.game) if tips else {}
        for tip in tips:
            now = Moment(session.id, session.step)
            if tip not in known and await self._store.note(user_id, session.game, tip, now):
                return tip
        return None


def _is_still_read(session: Session, seat: Seat, shown_at: Moment) -> bool:
    """Whether a tip stays in a hand: others move on, and it takes a moment to read."""
    return shown_at.session == session.id and not session.has_moved_since(seat, shown_at.step)


def line(game: str, tip: str, say: Say) -> str:
    """Return a tip in words, and how to have no more of them."""
    return f"💡 {say(f'{game}-tip-{tip}')}\n-# {say('tip-once')}"
