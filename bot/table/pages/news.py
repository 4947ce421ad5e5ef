"""What happened at a table since a player's own move, for them alone."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any, TypeAlias

from bot.games.contract import AnyGame, Seat
from bot.messages.page import Page
from bot.sessions.log import LoggedMove
from bot.sessions.session import Session
from bot.text.words import Say

News: TypeAlias = Callable[[Session, Any, Sequence[Any], Say], list[str]]
"""Says in lines what events were, which everyone at the table saw; the view is a spectator's."""

MOST_LETTERS = 3500
"""In a private message."""


def since_own_move(log: Sequence[LoggedMove], seat: Seat) -> Sequence[LoggedMove]:
    """Return the moves after the last turn in which a seat's player chose, whose outcome they saw. What the bot did for
    the player, who was absent or had no choice, does not count.
    """
    turns = [[*moves] for _, moves in groupby(log, lambda logged: logged.seat)]
    chosen = [any(logged.seat == seat and not logged.by_bot for logged in turn) for turn in turns]
    own = max((at for at, is_own in enumerate(chosen) if is_own), default=-1)
    return [logged for turn in turns[own + 1 :] for logged in turn]


def lines_of(tell: News, session: Session, game: AnyGame, log: Iterable[LoggedMove], say: Say) -> list[str]:
    """Return in lines what everyone saw happen by these moves, with the names of those who sat there then."""
    view, lines = game.view(game.decode_state(session.state or b""), None), list[str]()
    for _, found in groupby(log, key=lambda logged: session.as_of(logged.seq).names):
        moves = [*found]
        events = [event for logged in moves for event in game.decode_events(logged.events)]
        lines += tell(session.as_of(moves[0].seq), view, events, say)
    return lines


def page(lines: Sequence[str], say: Say, head: str = "") -> Page:
    """Return a private message with these lines, without the oldest where they are too many; without a heading of its
    own they are those since the reader's move.
    """
    kept: list[str] = []
    for line in reversed(lines):
        if sum(map(len, kept)) + len(kept) + len(line) > MOST_LETTERS:
            kept.append("…")
            break
        kept.append(line)
    return Page((f"### {head or say('board-since')}\n" + ("\n".join(reversed(kept)) or say("since-nothing")),))
