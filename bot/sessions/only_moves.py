"""Moves that leave a player no choice: the bot makes them, for a throw that has to be made is no decision."""

from typing import Any

from bot.games.contract import AnyGame, Seat
from bot.sessions.session import Session, Status


def only_moves(session: Session, game: AnyGame) -> dict[Seat, Any]:
    """Return the moves of people that the bot makes since there are no others, by seat."""
    if session.state is None or session.status != Status.RUNNING or session.is_paused:
        return {}
    state = game.decode_state(session.state)
    found = {s.seat: game.only_move(session.options, state, s.seat) for s in session.for_people}
    return {seat: move for seat, move in found.items() if move is not None}
