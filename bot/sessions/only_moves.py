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


def may_take_back(session: Session, game: AnyGame) -> bool:
    """Return whether a person who is not in turn may still act: take the last move back, until the next one."""
    if session.state is None:
        return False
    state = game.decode_state(session.state)
    return any(game.legal_moves(state, s.seat) for s in session.people_here if s.seat not in session.awaited)
