"""What a seat may believe of the hidden cards: whole deals of Heul doch! that agree with everything it remembers.

All was laid in front of everyone: a seat that pays attention knows every card that lay face up, and how many onions
each pile holds. Of a pile that it does not remember it sees the top, and takes about every fourth card below for an
onion. Onions are low cards; what is left of all cards is in the others' hands and the draw pile.
"""

from collections.abc import Container

from bot.games.chance import Chance
from bot.games.contract import Seat
from cogs.heul_doch.computer.simulation import CARDS, INDEX, KINDS, NO_PILE, VALUE, Pile, SimulatedGame
from cogs.heul_doch.rules.cards import DECKS, NUMBER_CARDS, SPECIAL_CARDS, Card
from cogs.heul_doch.rules.state import ComputerView, Memory, View

_ONION_CHOICES = 3  # an onion is the lowest of so many cards
_ONION_PERCENT = 24  # of the cards below the tops, in games among good players
_UNKNOWN = -100  # an onion of which only the back was seen
_FORGOTTEN = -200  # a card below the top, face up or an onion


class Belief:
    """Everything that one seat knows, and deals of the hidden cards drawn from it."""

    def __init__(self, view: ComputerView, remembers: Container[Seat]) -> None:
        """Remember the piles of these seats."""
        self.view = view
        self.seat = view.own_seat
        self.hand = [INDEX[held.card] for held in view.hand]
        self.piles = [
            _remembered(view.memory, owner) if owner in remembers else _at_first_sight(view, owner)
            for owner in range(len(view.shown))
        ]
        """From the bottom up, as a SimulatedGame has them."""
        self.discarded = [INDEX[card] for card in view.memory.discard_pile]
        self.unseen = self._unseen()

    def deal(self, chance: Chance) -> SimulatedGame:
        """Return a game in which the hidden cards lie as they may, likelier ones more often."""
        pool = chance.shuffled(self.unseen)
        specials = [card for card in pool if card >= KINDS]
        numbers = [card for card in pool if card < KINDS]
        piles = [_deal_pile(pile, numbers, chance) for pile in self.piles]
        rest = list(chance.shuffled(specials + numbers)) if specials else numbers
        hands: list[list[int]] = []
        for seat, size in enumerate(self.view.hand_sizes):
            hands.append(self.hand[:] if seat == self.seat else rest[:size])
            rest = rest if seat == self.seat else rest[size:]
        return SimulatedGame(hands, piles, rest[: self.view.draw_pile], self.seat)

    def _unseen(self) -> tuple[int, ...]:
        """Return all cards but those in sight; in a position that no game leads to, any that are enough."""
        view = self.view
        cards = view.draw_pile + view.discard_pile + sum(view.heights) + sum(view.hand_sizes)
        unseen = [INDEX[card] for card in _deck(cards)]
        piled = [laid if laid >= 0 else ~laid for pile in self.piles for laid in pile]
        seen = [*self.hand, *[card for card in piled if card < len(CARDS)], *self.discarded]
        for card in set(seen):
            for _ in range(min(seen.count(card), unseen.count(card))):
                unseen.remove(card)
        needed = cards - len(seen)
        return tuple(unseen) if len(unseen) == needed else tuple(card % KINDS for card in range(needed))


def _remembered(memory: Memory, owner: Seat) -> list[int]:
    return [
        _UNKNOWN if laid == "onion" else INDEX[laid.card] if laid.face_up else ~INDEX[laid.card]
        for laid in memory.piles[owner]
    ]


def _at_first_sight(view: View, owner: Seat) -> list[int]:
    top = view.shown[owner]
    seen = [] if top is None else [_UNKNOWN if top == "onion" else INDEX[top]]
    return [_FORGOTTEN] * (view.heights[owner] - len(seen)) + seen


def _deck(cards: int) -> tuple[Card, ...]:
    """Return the deck of so many cards; one for a position that no game leads to."""
    most = NUMBER_CARDS + SPECIAL_CARDS if cards > len(NUMBER_CARDS) else NUMBER_CARDS
    return next((deck for deck in DECKS.values() if len(deck) == cards), most)


def _deal_pile(remembered: list[int], pool: list[int], chance: Chance) -> Pile:
    """Return a pile in which cards of the pool, which they leave, stand for all that is unknown."""
    pile = NO_PILE
    for laid in remembered:
        if laid == _UNKNOWN or (laid == _FORGOTTEN and chance.below(100) < _ONION_PERCENT):
            top = ~_lowest(pool, chance)
        else:
            top = pool.pop() if laid == _FORGOTTEN else laid
        pile = (top, pile)
    return pile


def _lowest(pool: list[int], chance: Chance) -> int:
    """Take one of the lower cards out of the pool."""
    drawn = [chance.below(len(pool)) for _ in range(_ONION_CHOICES)]
    lowest = min(drawn, key=lambda index: VALUE[pool[index]])
    pool[lowest], pool[-1] = pool[-1], pool[lowest]
    return pool.pop()
