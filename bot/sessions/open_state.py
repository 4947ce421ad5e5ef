"""Moves on the state of a running game, one after the other, which are saved together."""

from dataclasses import dataclass, replace
from typing import Any

import msgspec

from bot.errors import SEATS, IllegalMove, NotAllowed
from bot.games.chance import Chance
from bot.games.contract import AnyGame, Applied, Outcome, Seat
from bot.sessions.log import LoggedMove
from bot.sessions.session import Session, Status


@dataclass(frozen=True)
class Decision:
    """What to save: the session after an act, and the moves of that act."""

    after: Session
    log: tuple[LoggedMove, ...] = ()


class OpenState:
    """A decoded state and the moves made on it."""

    def __init__(self, game: AnyGame, session: Session) -> None:
        assert session.state is not None, "a running session has a state"
        self._game, self._session = game, session
        self._state = game.decode_state(session.state)
        self._chance = chance_of(session)
        self._step = session.step
        self._log: list[LoggedMove] = []

    def play(self, seat: Seat, move: Any, *, by_bot: bool = False) -> "OpenState":
        """Make a move; IllegalMove by the rules."""
        if not isinstance(move, self._game.move_type):
            raise NotAllowed("no-session")  # a forged button: it names the session of another game
        applied = self._apply(seat, move)
        if applied.state != self._state or applied.events:
            self._log.append(
                LoggedMove(
                    seat,
                    by_bot,
                    self._game.encode_move(move),
                    msgspec.json.encode(applied.events) if applied.events else b"",
                )
            )
            self._state = applied.state
            self._step += bool(applied.events)
        return self

    def decision(self) -> Decision:
        """Return the session after these moves, with ranks and scores if the game is over."""
        outcome, state = self._game.outcome(self._state), self._game.encode_state(self._state)
        after = replace(self._session, state=state, step=self._step, draws=self._chance.drawn)
        return Decision(with_outcome(after, outcome) if outcome else after, tuple(self._log))

    def _apply(self, seat: Seat, move: Any) -> Applied[Any]:
        """Make a move by the rules, which know only seats."""
        try:
            return self._game.apply(self._state, seat, move, self._chance)
        except IllegalMove as refusal:
            raise with_names(refusal, self._session) from refusal


def with_outcome(session: Session, outcome: Outcome) -> Session:
    """Return a session that has ended so."""
    seats = tuple(replace(s, rank=outcome.places[s.seat], score=outcome.scores[s.seat]) for s in session.seats)
    return replace(session, status=Status.FINISHED, seats=seats)


def with_names(refusal: IllegalMove, session: Session) -> IllegalMove:
    """Return a refusal of the rules in which players have names instead of seats."""
    names = dict(enumerate(session.names))
    return type(refusal)(
        refusal.key,
        **{
            key: names.get(value, value) if key in SEATS and isinstance(value, int) else value
            for key, value in refusal.variables.items()
        },
    )


def chance_of(session: Session) -> Chance:
    """Return the session's chance as it stands."""
    return Chance(session.secret, session.id, session.joins, session.draws)
