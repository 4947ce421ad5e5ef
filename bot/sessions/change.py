"""What of a session is saved with a decision: the decision itself, and all that follows from it."""

from dataclasses import replace

from bot.games.contract import AnyGame
from bot.sessions.deadlines import with_deadlines
from bot.sessions.decisions import without_answers
from bot.sessions.only_moves import awaited_seats, only_moves, who_looks
from bot.sessions.open_state import Decision
from bot.sessions.session import TAIL, Session


def next_version(before: Session, decision: Decision, game: AnyGame, now_ms: int) -> Session:
    """Return the next version of the session."""
    after = decision.after
    if after.step > before.step and after.votes_to_play_on and not after.votes_to_stop:
        after = without_answers(after)  # that a vote failed has been seen
    after = replace(after, seq=before.seq + max(1, len(decision.log)), updated_at=now_ms)
    log = (replace(logged, seq=seq) for seq, logged in enumerate(decision.log, start=before.seq + 1))
    after = replace(after, tail=(*before.tail, *log)[-TAIL:])
    after = with_deadlines(before, after, awaited_seats(after, game), now_ms)
    is_on = bool(after.computers_to_move or only_moves(after, game)) and not (after.is_alone and who_looks(after, game))
    return replace(after, goes_on=is_on)
