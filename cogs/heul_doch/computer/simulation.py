"""Heul doch! in small numbers, for thinking ahead: the same rules as rules.py, many thousand turns a second.

A card is its index in CARDS: 0 to 48 number cards, seven to a colour, then the four special cards. A pile is a chain
(top, rest), an empty one is None. A card face down is ~card, which is negative. A test plays whole games by these rules
and by rules.py side by side.
"""

from typing import TypeAlias

from bot.games.contract import Seat
from cogs.heul_doch.rules.cards import ALL_KINDS, NUMBER_CARDS, NUMBER_KINDS, Special
from cogs.heul_doch.rules.scoring import HIGHEST, cancelled_values

KINDS = len(NUMBER_KINDS)
"""Below this index are number cards, from it on special cards."""
CARDS = ALL_KINDS
INDEX = {card: index for index, card in enumerate(CARDS)}
CATAPULT, BEACH_TOWEL, CAROUSEL, WEREWOLF = (INDEX[special] for special in Special)
ONION, NOTHING = KINDS, KINDS + 1  # what a pile shows instead of a card
VALUE = tuple(card % HIGHEST + 1 for card in range(KINDS))
FITS = tuple(
    tuple(
        top < KINDS and (card // HIGHEST == top // HIGHEST or card % HIGHEST == top % HIGHEST)
        for top in range(NOTHING + 1)
    )
    for card in range(KINDS)
)
"""By card and by what a pile shows: whether a gift is due. The own pile takes the card if it fits, or shows no card."""
LEFT, RIGHT, OWN, FACE_DOWN = "left", "right", "own", "onion"
ROW = HIGHEST + 1
"""So many numbers sum up a pile: how many onions it holds, and how many cards of each value lie face up."""

Pile: TypeAlias = "tuple[int, Pile] | None"
NO_PILE: Pile = None
To: TypeAlias = str | Seat | None
"""Where a card goes, as a move says it: a side, the own pile or face down; the partner of a beach towel."""
Way: TypeAlias = tuple[int, To]


class SimulatedGame:
    """A game in which nothing is hidden. It is changed in place, by `play` alone."""

    __slots__ = ("counts", "deck", "drawn", "hands", "piles", "seats", "tops", "turn")

    def __init__(self, hands: list[list[int]], piles: list[Pile], deck: list[int], turn: Seat) -> None:
        self.seats = len(hands)
        self.turn = turn
        self.hands = hands
        self.piles = piles
        self.deck = deck
        """Never changed, so copies share it; the next card is the one after those drawn."""
        self.drawn = 0
        self.tops = [_shown(pile) for pile in piles]
        self.counts = [0] * (ROW * self.seats)
        for seat, pile in enumerate(piles):
            rest: Pile = pile
            while rest is not None:
                top, rest = rest
                _count(self.counts, seat, top, 1)

    def copy(self) -> "SimulatedGame":
        """Return a game to go on with, without changing this one."""
        other = object.__new__(SimulatedGame)
        other.seats, other.turn = self.seats, self.turn
        other.hands = [hand[:] for hand in self.hands]
        other.piles, other.tops, other.counts = self.piles[:], self.tops[:], self.counts[:]
        other.deck, other.drawn = self.deck, self.drawn
        return other

    @property
    def is_over(self) -> bool:
        """Tell whether all cards are played."""
        return not self.hands[self.turn]

    def turns_left(self, seat: Seat) -> int:
        """Return how many cards this seat is still going to play: its hand, and what it will draw."""
        turns_before = (seat - self.turn) % self.seats
        drawn_by_seat = (len(self.deck) - self.drawn - turns_before + self.seats - 1) // self.seats  # rounded up
        return len(self.hands[seat]) + drawn_by_seat

    def play(self, way: Way) -> None:
        """Make the next turn; the caller makes sure that it is legal."""
        card, to = way
        seat, hand = self.turn, self.hands[self.turn]
        hand.remove(card)
        if card >= KINDS:
            self._play_special(seat, card, to)
        elif to == FACE_DOWN:
            self.piles[seat] = (~card, self.piles[seat])
            self.tops[seat] = ONION
            self.counts[seat * ROW] += 1
        else:
            pile = seat if to == OWN else neighbour(seat, to, self.seats)
            self.piles[pile] = (card, self.piles[pile])
            self.tops[pile] = card
            self.counts[pile * ROW + VALUE[card]] += 1
        if self.drawn < len(self.deck):
            hand.append(self.deck[self.drawn])
            self.drawn += 1
        self.turn = (seat + 1) % self.seats

    def _play_special(self, seat: Seat, card: int, to: To) -> None:
        if card == CATAPULT:
            self._throw_off()
        elif isinstance(to, int):
            self._pass_tops({seat: to, to: seat})
        elif card == CAROUSEL:
            self._pass_tops({giver: neighbour(giver, to, self.seats) for giver in range(self.seats)})
        else:
            for owner, pile in enumerate(self.piles):
                if pile:
                    self._lift(owner)
                    self._put(owner, ~pile[0])

    def _throw_off(self) -> None:
        values = [VALUE[top] if top < KINDS else 0 for top in self.tops]
        highest = max(values)
        for owner, value in enumerate(values):
            if highest and value == highest:
                self._lift(owner)

    def _pass_tops(self, receivers: dict[Seat, Seat]) -> None:
        passed = [(receiver, self._lift(giver)) for giver, receiver in receivers.items() if self.piles[giver]]
        for receiver, top in passed:
            self._put(receiver, top)

    def _lift(self, owner: Seat) -> int:
        """Take the top off a pile that has one."""
        top, rest = self.piles[owner] or (NOTHING, NO_PILE)
        self.piles[owner], self.tops[owner] = rest, _shown(rest)
        _count(self.counts, owner, top, -1)
        return top

    def _put(self, owner: Seat, top: int) -> None:
        self.piles[owner] = (top, self.piles[owner])
        self.tops[owner] = top if top >= 0 else ONION
        _count(self.counts, owner, top, 1)

    def row(self, seat: Seat) -> list[int]:
        """Return a pile summed up: how many onions it holds, then how many cards of each value lie face up."""
        start = seat * ROW
        return self.counts[start : start + ROW]

    def points(self, seat: Seat) -> tuple[int, int]:
        """Return the points of a pile if it is opened now, and those lost through onions."""
        onions, *cards = self.row(seat)
        lost = sum(value * cards[value - 1] for value in CANCELLED[onions])
        return sum(value * cards[value - 1] for value in range(1, ROW)) - lost, lost


CANCELLED = tuple(map(cancelled_values, range(len(NUMBER_CARDS) + 1)))


def neighbour(seat: Seat, side: To, seats: int) -> Seat:
    """Return the seat on that side, LEFT or RIGHT."""
    return (seat + (1 if side == LEFT else -1)) % seats


def _shown(pile: Pile) -> int:
    if not pile:
        return NOTHING
    return pile[0] if pile[0] >= 0 else ONION


def _count(counts: list[int], seat: Seat, top: int, by: int) -> None:
    counts[seat * ROW + (VALUE[top] if top >= 0 else 0)] += by
