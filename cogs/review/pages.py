"""How a game that is over went: where it was won, a sentence on who asks, the luck, and the picture."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

import msgspec

from bot.games.contract import Seat
from bot.games.plugin import Miss
from bot.messages.ids import button_id
from bot.messages.names import plain, shown
from bot.messages.page import Block, Button, Picture
from bot.sessions.session import Session
from bot.table.pages.screen import Screen
from bot.text.words import Say
from cogs.review.picture import Course, draw, signed
from cogs.review.review import Review, turning_point

log = logging.getLogger(__name__)

BUTTON = "how_it_went"
"""The action of the button below a finished game."""
_MARKS = 4  # so many standings are named, the last one included
TWO = 2


@dataclass(frozen=True)
class _Story:
    """A game that is over and its review, with all that compete: the seats, then those without one."""

    session: Session
    review: Review
    screen: Screen
    say: Say

    @property
    def others(self) -> list[str]:
        """The names of those without a seat."""
        return [self.say(key) for key, _ in self.screen.charts.others] if self.review.others else []

    @property
    def ranks(self) -> tuple[int, ...]:
        """The ranks of all that compete, as the game has them."""
        seats = self.session.seats
        return self.review.ranks or tuple(seated.rank or len(seats) for seated in seats)

    def has_won(self, one: int) -> bool:
        """Whether this one won alone."""
        return self.ranks[one] == 1 and self.ranks.count(1) == 1

    @property
    def lead(self) -> int | None:
        """Where in the course the only winner took the lead, but for a tie at the end; None for a game given up."""
        winners = tuple(at for at, rank in enumerate(self.ranks) if rank == 1)
        return None if self.is_given_up else turning_point(self.review.whole_course, winners)

    @property
    def is_given_up(self) -> bool:
        """Whether somebody gave up: the last standing was not played."""
        return self.review.in_percent and self.review.turning is None and self.ranks.count(1) == 1

    @property
    def turning(self) -> int | None:
        """The index in the course at which the game turned: where the lead began, if that changed much."""
        winner = self.ranks.index(1)
        is_alone_and_seated = self.ranks.count(1) == 1 and winner < len(self.session.seats)
        return self.review.turned(winner) if is_alone_and_seated else None


def review_of(session: Session) -> Review | None:
    """Return how a game went; None as long as it is not known."""
    if session.review is None:
        return None
    try:
        return msgspec.json.decode(session.review, type=Review)
    except msgspec.ValidationError as error:  # one of an earlier version of ours: the result stands without it
        log.warning("the review of session %s cannot be read: %s", session.id, error)
        return None


def misses_of(session: Session, seat: Seat) -> tuple[Miss, ...]:
    """Return what a player missed in a game; nothing as long as it is not known."""
    review = review_of(session)
    return tuple(miss for miss in review.misses if miss.seat == seat) if review else ()


def button(session: Session, say: Say) -> tuple[Button, ...]:
    """Return the way to how a finished game went."""
    return (Button(say("how-it-went-button"), button_id(session, BUTTON), "plain", "📈"),)


def turned_in(session: Session) -> int | None:
    """Return the chapter by which the only winner's chance rose most, for good; None for no such one, or not known."""
    winners = [seated.seat for seated in session.seats if seated.rank == 1]
    review = review_of(session) if len(winners) == 1 else None
    at = review.decided(winners[0]) if review else None
    return review.chapters[at] if review and at is not None else None


def blocks(session: Session, screen: Screen, say: Say, user_id: int = 0) -> tuple[Block, ...]:
    """Return the blocks for this person; none as long as there is no review."""
    review = review_of(session)
    if review is None:
        return ()
    story = _Story(session, review, screen, say)
    seats = len(session.seats)
    course = Course(
        names=(*session.names_ever, *story.others),
        ranks=story.ranks,
        chapters=review.chapters,
        standings=review.whole_course,
        turning=story.turning,
        expected=review.expected,
        in_percent=review.in_percent,
        is_given_up=story.is_given_up,
        told=tuple(_told(story, one) for one in range(len(story.ranks))),
        marks=(*screen.charts.marks[:seats], *(mark for _, mark in screen.charts.others if review.others)),
    )
    lines = (say("how-it-went-head"), _finding(story, shown), _own(story, user_id), _luck(story, shown))
    picture = Picture(draw, (course,), _alt(story))
    return ("\n".join(filter(None, lines)), picture, *_missed(story, user_id))


def _missed(story: _Story, user_id: int) -> tuple[Block, ...]:
    """Return the way to what this person missed, or that it was nothing: that is known at tables of two."""
    session, say, seated = story.session, story.say, story.session.seated(user_id)
    if story.screen.right_moves is None or len(session.seats) != TWO or seated is None or seated.joined_late:
        return ()
    if misses_of(session, seated.seat):
        return ((Button(say("how-it-went-missed"), button_id(session, f"{session.game}.missed", "0"), emoji="🔍"),),)
    return (say("how-it-went-missed-none"),)


def _finding(story: _Story, name: Callable[[str], str]) -> str:
    """Return where the game turned, else what brought the winner most, or who gave up."""
    review, say, ranks = story.review, story.say, story.ranks
    if ranks.count(1) != 1:
        return say("how-it-went-shared")
    names = [*map(name, story.session.names_ever), *story.others]
    winner, second, *_ = sorted(range(len(names)), key=lambda one: (ranks[one], one))
    if story.is_given_up:
        facts = {"chapter": review.chapters[-2], "chance": review.course[-2][second]}
        return say("how-it-went-given-up", name=names[second], **facts)
    at = story.turning if story.turning is not None else review.most(winner)
    if at is None:
        return ""
    facts = {"by": _by(review), "chapter": str(review.chapters[at]), "name": names[winner]}
    if story.turning is not None:
        return say("how-it-went-turning", **facts)
    before, after = (standing[winner] for standing in review.whole_course[at - 1 : at + 1])
    return say("how-it-went-most", kind=_kind(review), before=before, after=after, own=f"+{after - before}", **facts)


def _own(story: _Story, user_id: int) -> str:
    """Return this person's best moment, a winner's worst by chances, unless the finding tells it."""
    review, say, seated = story.review, story.say, story.session.seated(user_id)
    if seated is None:
        return ""
    had = [standing[seated.seat] for standing in review.course]
    has_won = story.has_won(seated.seat)
    at = had.index(min(had)) if has_won else _told(story, seated.seat)
    is_new = at > 0 and (story.lead is not None if review.in_percent else not has_won)  # as it began is nothing
    if not is_new:
        return ""
    facts = {"by": _by(review), "chapter": str(review.chapters[at]), "won": "yes" if has_won else "no"}
    value = had[at] if review.in_percent else f"+{had[at] - had[at - 1]}"
    return say("how-it-went-own", kind=_kind(review), value=value, **facts)


def _told(story: _Story, one: int) -> int:
    """Return the index in the course of the moment that the text tells of this one; 0 for none."""
    review = story.review
    if story.has_won(one):
        return story.turning or review.most(one) or 0
    had = [standing[one] for standing in review.whole_course]
    values = had if review.in_percent else [0, *(after - before for before, after in pairwise(had))]
    return values.index(max(values))


def _luck(story: _Story, name: Callable[[str], str]) -> str:
    """Return how lucky each seat was, as far as it is worth a sentence."""
    review = story.review
    if not (review.luck and any(map(round, review.luck))):
        return ""
    names, lucks, luck = [*map(name, story.session.names_ever)], signed(review.luck), review.luck
    order = sorted(range(len(names)), key=lambda seat: (-luck[seat], seat))
    return story.say("how-it-went-luck", lucks=", ".join(f"{names[seat]} {lucks[seat]}" for seat in order))


def _alt(story: _Story) -> str:
    """Return the picture in words: what each player had at some moments, best first, then what the text says."""
    review, say, ranks = story.review, story.say, story.ranks
    names = [*map(plain, story.session.names_ever), *story.others]
    last = len(review.course) - (2 if story.is_given_up else 1)
    marks = sorted({round(last * nth / _MARKS) for nth in range(1, _MARKS + 1)} | {story.turning or last} - {0})
    after = ", ".join(str(review.chapters[at]) for at in marks)
    head = say("how-it-went-alt", kind=_kind(review), by=_by(review), after=after)

    def line(one: int) -> str:
        values = ", ".join(str(review.whole_course[at][one]) for at in marks)
        return say("how-it-went-alt-seat", place=str(ranks[one]), name=names[one], values=values)

    order = sorted(range(len(names)), key=lambda one: (ranks[one], one))
    return " ".join(filter(None, (head, *map(line, order), _finding(story, plain), _luck(story, plain))))


def _by(review: Review) -> str:
    return "rounds" if review.by_rounds else "moves" if review.in_percent else "turns"


def _kind(review: Review) -> str:
    return "percent" if review.in_percent else "points"
