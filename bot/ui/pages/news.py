"""What happened at a table before its last turn: in small lines on the board, and for a player since their move."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any, TypeAlias

from bot.games.contract import AnyGame, Seat
from bot.sessions.log import LoggedMove
from bot.sessions.session import Session
from bot.text.words import Say
from bot.ui.pages.page import Page

News: TypeAlias = Callable[[Session, Any, Sequence[Any], Say], list[str]]
"""Says in lines what events were, which everyone at the table saw; the view is a spectator's."""

TURNS = 3
"""How many turns the board of several people tells, the last one with them."""
MOST_LINES = 3
"""On the board, whose picture and buttons fit the screen of a phone together; a button tells the rest."""
MOST_LETTERS = 3500
"""In a private message."""


def earlier(session: Session, game: AnyGame, view: Any, last: Sequence[Any], news: News, say: Say) -> list[str]:
    """Return lines on what happened before the `last` events, of which the board itself tells.

    One who plays alone hears of all since their last decision, several people of the last turns. There are no such
    lines where the last events are not those of the log: after a move was taken back.
    """
    recent = [(logged, event) for logged in _recent(session) for event in game.decode_events(logged.events)]
    if not last or [event for _, event in recent[-len(last) :]] != list(last):
        return []
    by_names = groupby(recent[: -len(last)], key=lambda one: session.as_of(one[0].seq).names)
    then = [
        (session.as_of(one[0][0].seq), [event for _, event in one]) for one in (list(group) for _, group in by_names)
    ]
    return [line for here, events in then for line in news(here, view, events, say)]


def clipped(before: Sequence[str], last: Sequence[str]) -> list[str]:
    """Return the newest lines of a board, those `before` the last turn in small; points stand for the older ones."""
    lines = [*(("-# ", line) for line in before), *(("", line) for line in last)]
    cut = "… " if len(lines) > MOST_LINES else ""
    kept = lines[-MOST_LINES:]
    return [f"{size}{'' if at else cut}{line}" for at, (size, line) in enumerate(kept)]


def _recent(session: Session) -> Sequence[LoggedMove]:
    seen = [logged for logged in session.tail if logged.events]
    turns = [list(turn) for _, turn in groupby(seen, key=lambda logged: logged.seat)]
    first = len(turns) - TURNS
    if len(session.people_here) == 1:
        first = max((at for at, turn in enumerate(turns) if not all(one.by_bot for one in turn)), default=0)
    return [logged for turn in turns[max(0, first) :] for logged in turn]


def since_own_move(game: AnyGame, log: Sequence[LoggedMove], seat: Seat) -> list[Any]:
    """Return what everyone saw happen from the turn on in which the player of a seat chose a move last: it may have
    ended a round or shown what all had chosen.
    """
    own = max((at for at, logged in enumerate(log) if logged.seat == seat and not logged.by_bot), default=0)
    while own and log[own - 1].seat == seat:
        own -= 1
    return [event for logged in log[own:] for event in game.decode_events(logged.events)]


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
