"""How people and cards of Heul doch! are written: with signs in messages, plainly in pictures and on buttons."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.contract import Seat
from bot.sessions.session import Session
from bot.text.words import Say
from bot.ui.names import plain, shown
from cogs.heul_doch.rules.cards import Card, Colour, NumberCard, Special
from cogs.heul_doch.rules.piles import Shown

EMOJI: dict[Colour | Special, str] = {
    Colour.RED: "🔴",
    Colour.ORANGE: "🟠",
    Colour.YELLOW: "🟡",
    Colour.GREEN: "🟢",
    Colour.BLUE: "🔵",
    Colour.PURPLE: "🟣",
    Colour.BROWN: "🟤",
    Special.CATAPULT: "🪨",
    Special.BEACH_TOWEL: "🏖️",
    Special.CAROUSEL: "🎠",
    Special.WEREWOLF: "🐺",
}
ONION, TISSUE, TEAR, BACK = "🧅", "🧻", "😢", "↩️"
ROUND: dict[str, str] = {"left": "🔃", "right": "🔄"}
"""Clockwise, which is to the left neighbour, and anticlockwise."""
BADGES = ("❤️", "💧", "⭐", "🍃", "🌙", "♦️")  # the symbols of the seats in the picture


@dataclass(frozen=True)
class Pen:
    """How people and cards are written: for a message with signs and bold names, or plain, for the words of a picture and for buttons."""

    say: Say
    names: tuple[str, ...]
    has_signs: bool
    reader: Seat | None = None
    """Whom the words are for alone: they are called you."""

    def name(self, seat: Seat) -> str:
        """Write somebody's name."""
        if seat != self.reader:
            return self.names[seat]
        you = self.say("heul_doch-you")
        return f"**{you}**" if self.has_signs else you

    def role(self, seat: Seat) -> str:
        """Say whether a sentence is about the reader or about somebody else: its verb depends on it."""
        return "you" if seat == self.reader else "other"

    def card(self, card: Card) -> str:
        """Write a card: 🔴 red 5."""
        name = card_name(card, self.say)
        return f"{emoji(card)} {name}" if self.has_signs else name

    def top(self, top: Shown) -> str:
        """Write what a pile shows."""
        if isinstance(top, NumberCard):
            return self.card(top)
        sign = f"{ONION} " if top and self.has_signs else ""
        return sign + self.say("heul_doch-top", top=top or "nothing")

    def tops(self, tops: Sequence[Shown]) -> str:
        """Write what every pile shows."""
        return " · ".join(self.shows(seat, top) for seat, top in enumerate(tops))

    def shows(self, seat: Seat, top: Shown) -> str:
        """Write what one pile shows."""
        return self.say("heul_doch-shows", who=self.name(seat), top=self.top(top))

    def owned(self, tops: Sequence[Shown], seats: Sequence[Seat]) -> str:
        """Write some of the cards that are shown, each with whose it is."""
        return ", ".join(f"{self.top(tops[seat])} ({self.name(seat)})" for seat in seats)


def pen_for(session: Session, say: Say, reader: Seat | None = None) -> Pen:
    """Return the pen for messages; whoever left is marked."""
    return Pen(
        say, tuple(f"**{shown(s.name)}**" + " 🤖" * s.is_away for s in session.seats), has_signs=True, reader=reader
    )


def plain_pen(names: Sequence[str], say: Say, reader: Seat | None = None) -> Pen:
    """Return the pen for the words of a picture and for buttons."""
    return Pen(say, tuple(map(plain, names)), has_signs=False, reader=reader)


def emoji(card: Card) -> str:
    """Return the sign of a card's colour, or of a special card."""
    return EMOJI[card.colour if isinstance(card, NumberCard) else card]


def card_name(card: Card, say: Say) -> str:
    """Return a card in words: red 5, catapult."""
    if isinstance(card, NumberCard):
        return say("heul_doch-card", colour=card.colour.value, value=card.value)
    return say("heul_doch-special", special=card.value)
