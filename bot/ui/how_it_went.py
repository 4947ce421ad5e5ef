"""How it went, under the result of a game that is over: one line of words and one picture, once it is worked out."""

import logging
from collections.abc import Callable

import msgspec

from bot.draw.course import Course, draw, signed
from bot.games.contract import Seat
from bot.past.review import Review
from bot.sessions.session import Session
from bot.text.words import Say
from bot.ui.names import plain, shown
from bot.ui.page import Picture

log = logging.getLogger(__name__)

_MARKS = 4  # so many standings are named, the last one included


def blocks(session: Session, say: Say) -> tuple[str | Picture, ...]:
    """Return the blocks; none as long as there is no review."""
    if session.review is None:
        return ()
    try:
        review = msgspec.json.decode(session.review, type=Review)
    except msgspec.ValidationError as error:  # one of an earlier version of ours: the result stands without it
        log.warning("the review of session %s cannot be read: %s", session.id, error)
        return ()
    course = Course(
        names=session.names,
        ranks=tuple(seated.rank or len(session.seats) for seated in session.seats),
        chapters=review.chapters,
        standings=review.course,
        turning=review.turning,
        expected=review.expected,
        in_percent=review.in_percent,
    )
    sentences = [
        say("how-it-went-head"),
        *_sentences(session, review, say, shown),
        *([say("how-it-went-clover")] if _tells_luck(review) else []),
    ]
    return " ".join(sentences), Picture(draw, (course,), _alt(session, review, say))


def _sentences(session: Session, review: Review, say: Say, name: Callable[[str], str]) -> list[str]:
    """Return where it turned and who had luck, as far as there is anything to say."""
    names, found = [name(one) for one in session.names], list[str]()
    if review.turning is not None:
        last = len(review.course) - 1
        when = "last" if review.turning == last else "first" if review.turning == 1 else "between"
        winner = next(seated.seat for seated in session.seats if seated.rank == 1)
        found.append(
            say(
                "how-it-went-turning",
                when=when,
                by=_by(review),
                chapter=str(review.chapters[review.turning]),
                name=names[winner],
            )
        )
    if review.luck and _tells_luck(review):
        order = sorted(range(len(names)), key=lambda seat: (-(review.luck or ())[seat], seat))
        lucks = signed(review.luck)
        found.append(say("how-it-went-luck", lucks=", ".join(f"{names[seat]} {lucks[seat]}" for seat in order)))
    return found


def _tells_luck(review: Review) -> bool:
    return any(map(round, review.luck or ()))


def _alt(session: Session, review: Review, say: Say) -> str:
    """Return the picture in words: what each player had at some moments, best first, then what the text says."""
    last = len(review.course) - 1
    marks = sorted({round(last * nth / _MARKS) for nth in range(1, _MARKS + 1)} | {review.turning or last} - {0})
    after = ", ".join(str(review.chapters[at]) for at in marks)
    head = say("how-it-went-alt", kind="percent" if review.in_percent else "points", by=_by(review), after=after)

    def line(seat: Seat) -> str:
        values = ", ".join(str(review.course[at][seat]) for at in marks)
        return say(
            "how-it-went-alt-seat", place=str(session.seats[seat].rank), name=plain(session.names[seat]), values=values
        )

    order = sorted(range(len(session.seats)), key=lambda seat: (session.seats[seat].rank or 0, seat))
    return " ".join([head, *map(line, order), *_sentences(session, review, say, plain)])


def _by(review: Review) -> str:
    return "rounds" if review.by_rounds else "turns"
