"""Moves on the state of a running game, one after the other, which are saved together."""

from dataclasses import dataclass, replace
from typing import Any

import msgspec

from bot.errors import SEATS, IllegalMove, NotAllowed
from bot.games.chance import Chance
from bot.games.contract import AnyGame, Outcome, Position, Seat, TakeBack
from bot.sessions.log import LoggedMove
from bot.sessions.session import Session, Status


@dataclass(frozen=True)
class Decision:
    """What to save: the session after an act, and the moves of that act."""

    after: Session
    log: tuple[LoggedMove, ...] = ()


class GameInPlay:
    """A decoded state and the moves made on it."""

    def __init__(self, game: AnyGame, session: Session) -> None:
        assert session.state is not None, "a running session has a state"
        self._game, self._session = game, session
        self._position = Position(game.decode_state(session.state), game.decode_earlier(session.earlier))
        self._chance = chance_of(session)
        self._step = session.step
        self._log: list[LoggedMove] = []

    def play(self, seat: Seat, move: Any, *, by_bot: bool = False) -> "GameInPlay":
        """Make a move; IllegalMove by the rules."""
        if not isinstance(move, self._game.move_type | TakeBack):
            raise NotAllowed("no-session")  # a forged button: it names the session of another game
        try:
            after, events = self._game.play(self._position, seat, move, self._chance, by_bot=by_bot)
        except IllegalMove as refusal:  # of the rules, which know only seats
            raise with_names(refusal, self._session) from refusal
        if after.state != self._position.state or events:
            encoded = msgspec.json.encode(events) if events else b""
            self._log.append(LoggedMove(seat, by_bot, self._game.encode_move(move), encoded))
            self._position = after
            self._step += bool(events)
        return self

    def decision(self) -> Decision:
        """Return the session after these moves, with ranks and scores if the game is over."""
        state, earlier = self._position.state, self._position.earlier
        after = replace(
            self._session,
            state=self._game.encode_state(state),
            earlier=msgspec.json.encode(earlier) if earlier else None,
            step=self._step,
            draws=self._chance.drawn,
        )
        outcome = self._game.outcome(state)
        return Decision(with_outcome(after, outcome) if outcome else after, tuple(self._log))


def with_outcome(session: Session, outcome: Outcome) -> Session:
    """Return a session that has ended so."""
    seats = tuple(replace(s, rank=outcome.places[s.seat], score=outcome.scores[s.seat]) for s in session.seats)
    return replace(session, status=Status.FINISHED, seats=seats)


def with_names(refusal: IllegalMove, session: Session) -> IllegalMove:
    """Return a refusal of the rules in which players have names instead of seats."""
    names, variables = dict(enumerate(session.names)), dict(refusal.variables)
    for key in variables.keys() & SEATS:
        if isinstance(seat := variables[key], int):
            variables[key] = names.get(seat, seat)
    return type(refusal)(refusal.key, **variables)


def chance_of(session: Session) -> Chance:
    """Return the session's chance as it stands."""
    return Chance(session.secret, session.id, session.joins, session.draws)
