"""Positions of Heul doch! as they look: a pile "R5 (B1)" is a red 5 with an onion on it, a hand is "R6 P1 catapult".

A move is "B5 left", "R6 own", "P1 onion", "catapult", "beach_towel 2", "carousel left" or "werewolf".
"""

from collections.abc import Iterable
from typing import Any

from bot.errors import IllegalMove, Variable
from bot.games.chance import Chance
from bot.games.contract import Applied
from cogs.heul_doch.rules import GAME
from cogs.heul_doch.rules.cards import BY_CODE, Card, NumberCard
from cogs.heul_doch.rules.piles import Laid, Pile, Shown
from cogs.heul_doch.rules.state import Over, Play, Playing, State, Variant

NO_CHANCE = Chance(b"", 0, ())  # after the deal nothing is drawn


def number(text: str) -> NumberCard:
    card = BY_CODE[text]
    assert isinstance(card, NumberCard)
    return card


def cards(text: str) -> tuple[Card, ...]:
    return tuple(BY_CODE[word] for word in text.split())


def pile(text: str) -> Pile:
    return tuple(Laid(number(word.strip("()")), not word.startswith("(")) for word in text.split())


def position(
    piles: Iterable[str], hands: str | list[str], turn: int = 0, draw_pile: str = "N1 N1 N1 N1 N1 N1 N1 N1 N1"
) -> State:
    """Return a game in the middle; if only one hand is given, it is that of the seat in turn."""
    laid = tuple(pile(text) for text in piles)
    held = hands if isinstance(hands, list) else [hands if seat == turn else "Y1 Y1 Y1 Y1" for seat in range(len(laid))]
    return State(Variant(), cards(draw_pile), tuple(map(cards, held)), laid, (), Playing(turn))


def finished(*piles: str) -> State:
    return State(Variant(), (), ((),) * len(piles), tuple(pile(text) for text in piles), (), Over())


def move(text: str) -> Play:
    card, _, to = text.partition(" ")
    place: Any = int(to) if to.strip("-").isdecimal() else to or None
    return Play(BY_CODE[card], place)


def do(state: State, what: str, seat: int | None = None) -> Applied[State]:
    """Make this move for the seat in turn, or for this seat."""
    (turn,) = GAME.waiting_on(state)
    return GAME.apply(state, turn if seat is None else seat, move(what), NO_CHANCE)


def refusal(state: State, what: str, seat: int | None = None) -> tuple[str, dict[str, Variable]]:
    """Return how this is refused: the key and the variables."""
    try:
        do(state, what, seat)
    except IllegalMove as refused:
        return refused.key.removeprefix("heul_doch-"), refused.variables
    raise AssertionError(f"{what} is allowed")


# What a state looks like


def as_text(found: Pile) -> str:
    return " ".join(str(laid.card) if laid.face_up else f"({laid.card})" for laid in found)


def piles(state: State) -> list[str]:
    return [as_text(found) for found in state.piles]


def seen(top: Shown) -> str:
    """Return what a pile shows: R5, (?) for an onion, empty for nothing."""
    return "" if top is None else "(?)" if top == "onion" else str(top)


def words(found: Iterable[Card]) -> str:
    return " ".join(map(str, found))


def named(made: Play) -> str:
    return str(made.card) if made.to is None else f"{made.card} {made.to}"


def legal(state: State) -> list[str]:
    """Return everything that the seat in turn may do, in the order of its hand."""
    (seat,) = GAME.waiting_on(state)
    return [named(made) for made in GAME.legal_moves(state, seat)]
