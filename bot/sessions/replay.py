"""A game played again from its secret and its log: for watching it, for telling how it went, and for proving it fair."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from bot.chance import Chance
from bot.errors import KatzentischError, Rejected
from bot.game import AnyGame, Seat
from bot.sessions.session import Session
from bot.sessions.store import Logged


class Differs(KatzentischError):
    """A log tells something else than what follows from the secret and the moves before; `move` counts from 1, 0 is the set-up."""

    def __init__(self, move: int, why: str) -> None:
        super().__init__(f"move {move}: {why}")
        self.move = move


@dataclass(frozen=True)
class Frame:
    """A moment of a game."""

    move: int
    """The number of the move that led to it, from 1 in the order of the log; 0 for the moment after the set-up."""
    seat: Seat | None
    """Who made it."""
    is_seen: bool
    """Whether everybody saw something happen: a secret pick is not."""
    state: Any


def replay(game: AnyGame, session: Session, log: Sequence[Logged]) -> tuple[Frame, ...]:
    """Return every moment of the session; Differs at the first move whose recorded events are not what the rules and the chance say."""
    chance = Chance(session.secret, session.id, session.joins)
    state = game.setup(len(session.seats), session.options, chance)
    frames = [Frame(0, None, True, state)]
    for number, logged in enumerate(log, start=1):
        try:
            applied = game.apply(state, logged.seat, game.decode_move(logged.move), chance)
        except (Rejected, msgspec.ValidationError) as error:
            raise Differs(number, f"the rules do not allow it: {error}") from error
        if (msgspec.json.encode(applied.events) if applied.events else b"") != logged.events:
            raise Differs(number, "the recorded events are not what follows from it")
        state = applied.state
        frames.append(Frame(number, logged.seat, bool(applied.events), state))
    return tuple(frames)
