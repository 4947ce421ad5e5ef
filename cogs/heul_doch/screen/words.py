"""How players and cards of Heul doch! are named: with signs in messages, plainly on buttons and in alt texts."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.draw.signs import behind, sign
from bot.games.contract import Seat
from bot.messages.names import plain, shown
from bot.sessions.log import LoggedMove
from bot.sessions.session import Session
from bot.text.words import Say
from cogs.heul_doch.rules.cards import Card, NumberCard
from cogs.heul_doch.rules.piles import Shown, Side
from cogs.heul_doch.rules.state import View

TURNING: dict[Side, str] = {"left": "🔃", "right": "🔄"}
"""Clockwise, which is to the left neighbour, and anticlockwise."""


@dataclass(frozen=True)
class Pen:
    """How players and cards are named for one reader, in one language."""

    say: Say
    names: tuple[str, ...]
    has_signs: bool
    """With signs and bold names, for messages; plain for buttons and alt texts."""
    reader: Seat | None = None
    """The seat that alone reads the words: it is called you."""

    def name(self, seat: Seat) -> str:
        """Return the name of a seat's player, in a message behind the badge that it has in the picture."""
        return behind(f"seat.{seat}", self.bare(seat)) if self.has_signs else self.bare(seat)

    def bare(self, seat: Seat) -> str:
        """Return the name alone, for a line with all of them."""
        if seat != self.reader:
            return self.names[seat]
        you = self.say("heul_doch-you")
        return f"**{you}**" if self.has_signs else you

    def role(self, seat: Seat) -> str:
        """Return whether a sentence is about the reader or another player: its verb depends on it."""
        return "you" if seat == self.reader else "other"

    def card(self, card: Card) -> str:
        """Return a card in words: 🔴 red 5."""
        name = card_name(card, self.say)
        return f"{emoji(card)} {name}" if self.has_signs else name

    def top(self, top: Shown) -> str:
        """Return what a pile shows."""
        if isinstance(top, NumberCard):
            return self.card(top)
        onion_sign = f"{onion()} " if top and self.has_signs else ""
        return onion_sign + self.say("heul_doch-top", top=top or "nothing")

    def tops(self, tops: Sequence[Shown]) -> str:
        """Return what every pile shows, with its owner."""
        return " · ".join(self.shows(seat, top) for seat, top in enumerate(tops))

    def shows(self, seat: Seat, top: Shown) -> str:
        """Return what one pile shows, with its owner."""
        return self.say("heul_doch-shows", who=self.bare(seat), top=self.top(top))

    def owned(self, tops: Sequence[Shown], seats: Sequence[Seat]) -> str:
        """Return the cards that these seats show, each with its owner."""
        return ", ".join(f"{self.top(tops[seat])} ({self.bare(seat)})" for seat in seats)


def pen_for(session: Session, say: Say, reader: Seat | None = None) -> Pen:
    """Return the pen for messages; players who are away are marked."""
    names = tuple(f"**{shown(s.name)}**{' 🤖' if s.is_away else ''}" for s in session.seats)
    return Pen(say, names, has_signs=True, reader=reader)


def pens_then(session: Session, view: View, say: Say, reader: Seat | None = None) -> list[Pen]:
    """Return for each of the last turns the pen that tells of it: it names those who sat there then, and marks for whom
    the computer played it; only a turn that the reader played, or was there to see, is told to them as such.
    """
    known = session.stands[-len(view.recent) :] if view.recent else ()
    unknown = [pen_for(session.as_last_seen, say, reader)] * (len(view.recent) - len(known))
    return [*unknown, *(_pen_then(session, logged, say, reader) for logged in known)]


def _pen_then(session: Session, logged: LoggedMove, say: Say, reader: Seat | None) -> Pen:
    by_computer = logged.seat if logged.by_bot and session.seats[logged.seat].computer is None else None
    pen = bold_pen(session.as_of(logged.seq).names, say)
    names = tuple(f"{name} 🤖" if seat == by_computer else name for seat, name in enumerate(pen.names))
    came = 0 if reader is None else session.seats[reader].since_seq
    is_theirs = reader != by_computer and (not came or logged.seq > came)
    return Pen(say, names, has_signs=True, reader=reader if is_theirs else None)


def bold_pen(names: Sequence[str], say: Say) -> Pen:
    """Return the pen for messages in which nobody is marked."""
    return Pen(say, tuple(f"**{shown(name)}**" for name in names), has_signs=True)


def plain_pen(names: Sequence[str], say: Say, reader: Seat | None = None) -> Pen:
    """Return the pen for buttons and alt texts."""
    return Pen(say, tuple(map(plain, names)), has_signs=False, reader=reader)


def emoji(card: Card) -> str:
    """Return the sign of a card's colour, or of a special card."""
    return sign(f"heul_doch.{card.colour.name.lower() if isinstance(card, NumberCard) else card.value}")


def onion() -> str:
    """Return the sign of an onion."""
    return sign("heul_doch.onion")


def onion_rule(say: Say) -> str:
    """Return in small which cards onions cancel."""
    return f"-# {onion()} {say('heul_doch-onion-rule')}"


def card_name(card: Card, say: Say) -> str:
    """Return a card in words: red 5, catapult."""
    if isinstance(card, NumberCard):
        return say("heul_doch-card", colour=card.colour.value, value=card.value)
    return say("heul_doch-special", special=card.value)
