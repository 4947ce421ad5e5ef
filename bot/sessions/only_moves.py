"""What the bot does by itself for people without a choice, and who has to see first what it did before."""

from collections.abc import Collection
from typing import Any

from bot.games.contract import AnyGame, Seat
from bot.sessions.session import Session, Status


def awaited_seats(session: Session, game: AnyGame) -> frozenset[Seat]:
    """Return the seats that the game waits for; none before it and after it."""
    if session.state is None or session.status != Status.RUNNING:
        return frozenset()
    return game.waiting_on(game.decode_state(session.state))


def only_moves(session: Session, game: AnyGame) -> dict[Seat, Any]:
    """Return the moves of people that the bot makes since there are no others, by seat: a throw is no decision."""
    if session.state is None or session.status != Status.RUNNING or session.is_paused:
        return {}
    state = game.decode_state(session.state)
    found = {s.seat: game.only_move(session.options, state, s.seat) for s in session.people_to_move}
    return {seat: move for seat, move in found.items() if move is not None}


def who_looks(session: Session, game: AnyGame) -> Collection[Seat]:
    """Return the people who see the board before the bot goes on: all, after something great or a round; else none."""
    if game.automatic is None or not (session.computers_to_move or only_moves(session, game)):
        return frozenset()
    events = (event for last in session.tail[-1:] for event in game.decode_events(last.events))
    is_great = any(isinstance(event, game.automatic.great) for event in events)
    looks = is_great or game.rests(game.decode_state(session.state or b""))
    return {seated.seat for seated in session.people_here} if looks else frozenset()
