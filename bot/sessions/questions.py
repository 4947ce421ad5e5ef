"""What players are asked beside their turns: a vote to stop the game, or what a game lets them offer, as a draw."""

from bot.games.contract import CALLS, AnyGame, Seat
from bot.sessions.session import Session, Status


def unanswered(session: Session, game: AnyGame) -> dict[Seat, str]:
    """Return the seats of people whose answer is missing, to a "vote" or "offer"; none at a table without calls."""
    is_wanted = session.options.get(CALLS.key, CALLS.default) == CALLS.default and not session.where.is_direct
    if session.status != Status.RUNNING or session.state is None or not is_wanted:
        return {}
    here = session.people_here
    offered_to = game.of_people.offered_to
    offered = offered_to(game.decode_state(session.state)) if offered_to else ()
    by_offer = {s.seat: "offer" for s in here if s.seat in offered}
    by_vote = {s.seat: "vote" for s in here if session.votes_to_stop and not (s.agrees_to_stop or s.plays_on)}
    return by_offer | by_vote
