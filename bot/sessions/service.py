"""The only writer: one method for each thing that people do at a table.

Each change is decided on the newest state by a pure function and saved in one transaction, under a lock per session; if another process was
first, it is decided again. Nothing is shown from here: what this module returns is already safe.
"""

import asyncio
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any
from weakref import WeakValueDictionary

from bot import chance
from bot.errors import Refused, Stale, Unavailable
from bot.game import Option, Seat
from bot.registry import Registry
from bot.sessions import store
from bot.sessions.database import Database
from bot.sessions.session import Person, Place, Seated, Session, Status
from bot.sessions.store import Wishes
from bot.sessions.turn import Decision, Turn, chance_of

ATTEMPTS = 5  # against other processes; within this one the lock decides


@dataclass(frozen=True)
class Update:
    """A change that is saved: the session before and after it."""

    before: Session
    after: Session

    @property
    def is_seen(self) -> bool:
        """Whether everybody saw something happen: hands are drawn anew then."""
        return self.after.step != self.before.step


class Sessions:
    """All tables of all channels."""

    def __init__(self, database: Database, registry: Registry, now: Callable[[], int] = lambda: time.time_ns() // 1_000_000) -> None:
        self._database, self._registry, self._now = database, registry, now
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def open(self, where: Place, game: str, options: Mapping[str, str], language: str, host: Person, click: int) -> Session:
        """Open a lobby with its host seated; Refused if this channel plays the game already. `click` is the id of the host's interaction."""
        rules = self._registry.get(game)
        session = Session(
            id=0,
            where=where,
            message_id=None,
            game=game,
            rules_version=rules.rules_version,
            options=rules.settle_options(options),
            language=language,
            secret=chance.new_secret(),
            joins=(click,),
            draws=0,
            status=Status.LOBBY,
            seq=1,
            step=0,
            shown_seq=0,
            updated_at=self._now(),
            state=None,
            seats=(Seated(0, host.id, host.name),),
        )
        session_id = await self._database.write(store.create, session)
        if session_id is None:
            running = await self.find(where, game)
            raise Refused("no-second-table", link=running.link)
        return replace(session, id=session_id)

    async def join(self, session_id: int, person: Person, click: int) -> Update:
        """Take a seat in the lobby; the click's id goes into the chance."""

        def decide(session: Session) -> Decision:
            _need_lobby(session)
            if session.seated(person.id):
                raise self.waits_in_lobby("no-join-twice", session)
            if len(session.seats) >= self._registry.get(session.game).seats[-1]:
                raise Refused("no-join-full", seats=len(session.seats))
            seated = Seated(len(session.seats), person.id, person.name)
            return Decision(replace(session, seats=(*session.seats, seated), joins=(*session.joins, click)))

        return await self._change(session_id, decide)

    async def leave(self, session_id: int, user_id: int) -> Update:
        """Stand up in the lobby. In a running game the seat gives up, or the bot plays on (M-14). The last to leave ends the session."""

        def decide(session: Session) -> Decision:
            seated = _seat_here(session, user_id)
            if session.status == Status.LOBBY:
                others = (s for s in session.seats if s.user_id != user_id)
                seats = tuple(replace(s, seat=n) for n, s in enumerate(others))
                left = replace(session, seats=seats, options=self._registry.get(session.game).without_seat(session.options, seated.seat))
            else:
                left = _with_seat(session, replace(seated, away=True))
            if left.host is None:
                return Decision(replace(left, status=Status.STOPPED, step=session.step + 1))
            if session.status == Status.LOBBY:
                return Decision(left)
            game = self._registry.get(session.game)
            turn = Turn(game, left)
            if game.giving_up is not None:
                turn.play(seated.seat, game.giving_up)
            return turn.play_for_the_away().decision()

        return await self._change(session_id, decide)

    async def toggle(self, session_id: int, user_id: int, key: str) -> Update:
        """Set an option for the person's own seat in the lobby, or take it back."""

        def decide(session: Session) -> Decision:
            _need_lobby(session)
            seated = _seat_here(session, user_id)
            return Decision(replace(session, options=self._registry.get(session.game).toggle(session.options, key, seated.seat)))

        return await self._change(session_id, decide)

    async def start(self, session_id: int, user_id: int) -> Update:
        """Deal, if the host says so and enough people sit here."""

        def decide(session: Session) -> Decision:
            _need_lobby(session)
            _seat_here(session, user_id)
            game = self._registry.get(session.game)
            if session.host and session.host.user_id != user_id:
                raise Refused("no-start-host", host=session.host.name)
            if len(session.seats) not in game.seats:
                raise Refused("no-start-few", seats=game.seats[0], here=len(session.seats))
            draws = chance_of(session)
            state = game.setup(len(session.seats), session.options, draws)
            started = replace(session, status=Status.RUNNING, step=session.step + 1, draws=draws.drawn, state=game.encode_state(state))
            return Decision(started)

        return await self._change(session_id, decide)

    async def stop(self, session_id: int, user_id: int, *, is_manager: bool) -> Update:
        """End the session without a winner: the host may, and whoever manages the server."""

        def decide(session: Session) -> Decision:
            check_may_stop(session, user_id, is_manager=is_manager)
            return Decision(replace(session, status=Status.STOPPED, step=session.step + 1))

        return await self._change(session_id, decide)

    async def stop_all_in(self, channel_id: int) -> None:
        """End the sessions of a channel that is gone."""

        def decide(session: Session) -> Decision:
            return Decision(replace(session, status=Status.STOPPED, step=session.step + 1))

        for session_id in await self._database.read(store.list_active_in, channel_id):
            with suppress(Refused):  # it has ended by itself meanwhile
                await self._change(session_id, decide)
            await self.mark_shown(await self.get(session_id), None)

    async def act(self, session_id: int, user_id: int, step: int, move: Any) -> Update:
        """Make a move for the person's seat; Rejected by the rules, Stale if the button is older than what everybody has seen since."""

        def decide(session: Session) -> Decision:
            seated = self._seat_in_play(session, user_id, step)
            return Turn(self._registry.get(session.game), session).play(seated.seat, move).play_for_the_away().decision()

        return await self._change(session_id, decide)

    async def mark(self, session_id: int, user_id: int) -> Update:
        """Mark the person's own name in a running game, for good: no rule knows of it, and no button becomes older by it."""

        def decide(session: Session) -> Decision:
            seated = _seat_here(session, user_id)
            if session.status == Status.LOBBY:
                raise self.waits_in_lobby("no-not-started", session)
            return Decision(_with_seat(session, replace(seated, mark=True)))

        return await self._change(session_id, decide)

    async def expect_turn(self, session_id: int, user_id: int, step: int) -> None:
        """For clicks that make no move: refuse them as `act` would, and those of a seat that the game does not wait for."""
        session = await self.get(session_id)
        if not session.status.is_active:
            raise Refused("no-session-over", link=session.link)
        if self._seat_in_play(session, user_id, step).seat not in self.awaited(session):
            raise Refused("no-not-your-turn")

    async def get(self, session_id: int) -> Session:
        """Return the session; Refused if there is none of this number."""
        session = await self._database.read(store.load, session_id)
        if session is None:
            raise Refused("no-session")
        return session

    async def get_for(self, session_id: int, user_id: int) -> tuple[Session, Wishes | None]:
        """Return the session and how this person likes to be served, in one look; Refused if there is no such session."""
        session, wishes = await self._database.read(store.load_for, session_id, user_id)
        if session is None:
            raise Refused("no-session")
        return session, wishes

    async def find(self, where: Place, game: str) -> Session:
        """Return the active session of the channel; Refused if nobody plays this game there."""
        session = await self._database.read(store.load_active, where.channel_id, game)
        if session is None:
            raise Refused("no-table-here", command=f"/{self._registry.get(game).command} new")
        return session

    def view(self, session: Session, seat: Seat | None) -> Any:
        """Return what the seat may know of the running or finished game; None is a spectator."""
        game = self._registry.get(session.game)
        if session.state is None:
            raise self.waits_in_lobby("no-not-started", session)
        return game.view(game.decode_state(session.state), seat)

    def _seat_in_play(self, session: Session, user_id: int, step: int) -> Seated:
        seated = _seat_here(session, user_id)
        if session.status == Status.LOBBY:
            raise self.waits_in_lobby("no-not-started", session)
        if step != session.step:
            raise Stale("no-stale")
        return seated

    def waits_in_lobby(self, word: str, session: Session) -> Refused:
        """Return a refusal that says what a lobby still waits for."""
        missing = max(0, self._registry.get(session.game).seats[0] - len(session.seats))
        return Refused(word, missing=missing, host=session.host.name if session.host else "-")

    def seat_options(self, session: Session) -> tuple[Option, ...]:
        """Return the options that people set for their own seats."""
        return self._registry.get(session.game).seat_options

    def awaited(self, session: Session) -> frozenset[Seat]:
        """Return the seats that the game waits for."""
        game = self._registry.get(session.game)
        if session.state is None or session.status != Status.RUNNING:
            return frozenset()
        return game.waiting_on(game.decode_state(session.state))

    async def unshown(self) -> list[int]:
        """Return the sessions whose board in Discord is behind."""
        return await self._database.read(store.list_unshown)

    async def mark_shown(self, session: Session, message_id: int | None) -> None:
        """Note that this message shows the session as it is here; None if nothing can ever show it."""
        await self._database.write(store.mark_shown, session.id, session.seq, message_id)

    async def note_ping(self, session_id: int, ping: tuple[int, int] | None) -> None:
        """Note which message calls whoever is in turn, and for which step; None when there is none any more."""
        await self._database.write(store.set_ping, session_id, ping)

    async def note_dm(self, session_id: int, seat: Seat, dm: tuple[int, int]) -> None:
        """Note which direct message (channel, message) holds the hand of this seat."""
        await self._database.write(store.set_dm, session_id, seat, dm)

    async def _change(self, session_id: int, decide: Callable[[Session], Decision]) -> Update:
        lock = self._locks.setdefault(session_id, asyncio.Lock())
        async with lock:
            for _ in range(ATTEMPTS):
                before = await self.get(session_id)
                if not before.status.is_active:
                    raise Refused("no-session-over", link=before.link)
                decision = decide(before)
                if decision.after == before and not decision.log:
                    return Update(before, before)  # the same card picked again: nothing to save, nothing to show
                after = replace(decision.after, seq=before.seq + max(1, len(decision.log)), updated_at=self._now())
                if await self._database.write(store.save, before, after, decision.log):
                    return Update(before, after)
        raise Unavailable


def _need_lobby(session: Session) -> None:
    if session.status != Status.LOBBY:
        raise Refused("no-already-started")


def seat_of(session: Session, user_id: int) -> Seated:
    """Return the person's seat, also if they left it; Refused for a stranger."""
    seated = session.seated(user_id)
    if seated is None and session.status == Status.LOBBY:
        raise Refused("no-not-seated")
    if seated is None:
        raise Refused("no-stranger", players=", ".join(session.names))
    return seated


def check_may_stop(session: Session, user_id: int, *, is_manager: bool) -> None:
    """Refuse unless the person is the host or manages the server."""
    if not is_manager and (session.host is None or session.host.user_id != user_id):
        raise Refused("no-stop", host=session.host.name if session.host else "-")


def _seat_here(session: Session, user_id: int) -> Seated:
    seated = seat_of(session, user_id)
    if seated.away:
        raise Refused("no-left")
    return seated


def _with_seat(session: Session, seated: Seated) -> Session:
    others: Iterable[Seated] = (seated if s.seat == seated.seat else s for s in session.seats)
    return replace(session, seats=tuple(others))
