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
    """Return the people who see the board before the bot goes on: those just hit, or all at the end of a round."""
    if game.automatic is None or not (session.computers_to_move or only_moves(session, game)):
        return frozenset()
    people = {seated.seat for seated in session.people_here}
    if game.rests(game.decode_state(session.state or b"")):
        return people
    *_, last = session.tail or (None,)
    if last is None:
        return frozenset()
    return people.intersection(
        game.automatic.happened_to(game.decode_events(last.events), None if last.by_bot else last.seat)
    )
