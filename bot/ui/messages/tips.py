"""Tips: the first time that something happens to a player, one private line explains it.

It stands where the player looks anyway: in the hand until the player's next move, in the answer to a typed move, and
where the player asks why. Never below a board, which it would push out of view. Each comes once a person and game,
computed from what that seat may know, one at a time, and none to those who have done the lesson of that game.
"""

from bot.games.contract import Seat
from bot.members.lessons import LessonStore
from bot.members.preferences import PreferenceStore
from bot.members.tips import Moment, TipStore
from bot.service.service import Sessions
from bot.sessions.session import Seated, Session, Status
from bot.text.words import Say
from bot.ui.pages.screen import Games


class Tips:
    """Knows which tip is due."""

    def __init__(
        self, sessions: Sessions, preferences: PreferenceStore, store: TipStore, lessons: LessonStore, games: Games
    ) -> None:
        self._sessions, self._preferences, self._store, self._games = sessions, preferences, store, games
        self._lessons = lessons

    async def lines(self, session: Session, user_id: int, say: Say) -> tuple[str, ...]:
        """Return the line for a private page: a tip that is due, or one that came after the person's last move."""
        seated = await self._who_gets_tips(session, user_id)
        if seated is None:
            return ()
        known = await self._store.load(user_id, session.game)
        read = (tip for tip, at in known.items() if _is_still_read(session, seated.seat, at))
        tip = next(read, None) or await self.due(session, user_id, self._explainable(session, seated))
        return (line(session.game, tip, say),) if tip else ()

    async def _who_gets_tips(self, session: Session, user_id: int) -> Seated | None:
        """Return the seat of a person who plays a game of this kind and wants tips."""
        seated = session.seated(user_id)
        is_played = session.status == Status.RUNNING and session.game in self._games
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
        new = [tip for tip in tips if tip not in known]
        if not new or await self._has_learned(session.game, user_id):
            return None
        now = Moment(session.id, session.step)
        for tip in new:
            if await self._store.note(user_id, session.game, tip, now):
                return tip
        return None

    async def _has_learned(self, game: str, user_id: int) -> bool:
        lesson = self._games.get(game).screen.lesson
        progress = await self._lessons.load(user_id, game)
        return progress is not None and progress.task >= len(lesson.tasks)


def _is_still_read(session: Session, seat: Seat, shown_at: Moment) -> bool:
    """Whether a tip stays: others move on, and it takes a moment to read."""
    return shown_at.session == session.id and not session.has_moved_since(seat, shown_at.step)


def line(game: str, tip: str, say: Say) -> str:
    """Return a tip in words, and how to have no more of them."""
    return f"💡 {say(f'{game}-tip-{tip}')}\n-# {say('tip-once')}"
