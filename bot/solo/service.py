"""Solos: loaded, played on, saved. Computer players answer within the same click, in the processes that think."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bot.games.contract import AnyGame
from bot.games.registry import AnyRegistry
from bot.person import Person
from bot.sessions.session import Session
from bot.solo import rows
from bot.solo.solo import Playing, Solo, Start, next_of_bot, played, replayed, stored, table_of, thinking_seed, undone
from bot.storage.database import Database
from bot.table.service.thinking import Thinkers
from bot.tasks import KeyedLocks


class Solos:
    """The solos of all people. Nothing is shown that is not saved; what a crash loses is the click that it met."""

    def __init__(self, database: Database, registry: AnyRegistry, thinkers: Thinkers, now: Callable[[], int]) -> None:
        self._database, self._registry, self._thinkers, self._now = database, registry, thinkers, now
        self._locks: KeyedLocks[tuple[int, str]] = KeyedLocks()

    async def begin(self, person: Person, kind: str, start: Start, until_ms: int, *, once: bool = False) -> Playing:
        """Begin in place of the person's last solo of this kind; if `once`, one with the same start goes on instead."""
        game = self._registry.get(start.game).game
        table = await self._answered(table_of(game, start, person), person, is_seen=True)
        solo = Solo(kind, 0, until_ms, start, stored(table.tail))
        solo = await self._database.write(rows.begin_solo, person.id, solo, self._now(), once)
        return Playing(solo, replayed(game, solo, person))

    async def load(self, person: Person, kind: str) -> Playing | None:
        """Return the person's solo of this kind; None if there is none, or none any more."""
        solo = await self._database.read(rows.load_solo, person.id, kind)
        if solo is None or solo.until_ms < self._now():
            return None
        game = self._registry.get(solo.start.game).game
        if solo.start.rules_version != game.rules_version:
            return None  # it was begun before an update
        return Playing(solo, replayed(game, solo, person))

    async def play(self, person: Person, kind: str, step: int, move: Any) -> Playing | None:
        """Make the person's move and the computers' answers; None for another step. IllegalMove by the rules."""

        def after(game: AnyGame, now: Playing) -> Session:
            return played(game, now.table, (now.solo.start.seat, False, move))

        return await self._change(person, kind, step, after)

    async def go_on(self, person: Person, kind: str, step: int) -> Playing | None:
        """Let the bot go on, now that the person has looked; None for a button of another step."""
        return await self._change(person, kind, step, lambda _, now: now.table, is_seen=True)

    async def undo(self, person: Person, kind: str, step: int) -> Playing | None:
        """Take the person's last move back, and all since; None for a button of another step."""

        def before(game: AnyGame, now: Playing) -> Session:
            return replayed(game, replace(now.solo, moves=undone(now.solo)), person)

        return await self._change(person, kind, step, before)

    async def _change(
        self, person: Person, kind: str, step: int, change: Callable[[AnyGame, Playing], Session], is_seen: bool = False
    ) -> Playing | None:
        async with self._locks[person.id, kind]:  # of two clicks the second one finds what the first one made
            playing = await self.load(person, kind)
            if playing is None or playing.solo.seq != step:
                return None
            table = change(self._registry.get(playing.solo.start.game).game, playing)
            table = await self._answered(table, person, is_seen=is_seen)
            solo = replace(playing.solo, seq=step + 1, moves=stored(table.tail))
            if not await self._database.write(rows.save_solo, person.id, solo):
                return None  # another process was faster
            return Playing(solo, replace(table, step=solo.seq))

    async def _answered(self, table: Session, person: Person, *, is_seen: bool = False) -> Session:
        """Return the table once the person has to choose again, or to look, or the game is over."""
        game = self._registry.get(table.game).game
        while (following := next_of_bot(game, table, is_seen=is_seen)) is not None:
            seat, move = following
            if move is None:
                move = await self._thinkers.choose(table, seat, person.id, thinking_seed(table))
            table, is_seen = played(game, table, (seat, True, move)), False
        return table
