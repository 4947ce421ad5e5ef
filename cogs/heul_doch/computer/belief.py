"""What a seat may believe of the hidden cards: whole deals of Heul doch! that agree with everything it sees.

How many onions a pile hides is secret, but players lay them at a steady rate: from how often a seat played, and how
high its pile is, the number follows to within one or two. Onions are low cards; what lies face up below the top, the
others' hands and the draw pile are what is left of all cards.
"""

from msgspec import Struct

from bot.games.chance import Chance
from bot.games.contract import Seat
from cogs.heul_doch.computer.memory import UNKNOWN, recent_discards, remembered
from cogs.heul_doch.computer.simulation import CATAPULT, INDEX, KINDS, NO_PILE, VALUE, Pile, SimulatedGame
from cogs.heul_doch.rules.cards import DECKS, NUMBER_CARDS, SPECIAL_CARDS, Card, Special
from cogs.heul_doch.rules.state import View

# measured in games among good players: onions per turn, fewer if the pile stayed low, since then cards were given away
_ONIONS_PER_TURN = 0.24
_ONIONS_PER_GIFT = 0.25
_ONION_CHOICES = 3  # an onion is the lowest of so many cards
_NOISE_SPREAD = 0.58  # of the sum of four numbers between 0 and 1, which is about normal
_SPECIAL_SHARE = 0.75  # of a discard pile; the rest was thrown off by catapults


class Deal(Struct, frozen=True):
    """One way in which the hidden cards may lie."""

    game: SimulatedGame
    discard_pile: tuple[int, ...]


class Belief:
    """Everything that one view says of the hidden cards, and deals drawn from it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat = view.own_seat
        self.hand = [INDEX[held.card] for held in view.hand]
        self.known = remembered(view)
        """By pile, from the top down: what is known to lie there, as a SimulatedGame has it, or UNKNOWN."""
        self.discarded = recent_discards(view)
        self.deck = _deck(_all_cards(view))
        self.has_specials = Special.CATAPULT in self.deck
        self.held = view.draw_pile + sum(size for seat, size in enumerate(view.hand_sizes) if seat != self.seat)
        """So many unseen cards are in others' hands and the draw pile."""
        self.unseen = self._unseen()
        self._likely = [self._likely_onions(seat) for seat in range(len(view.shown))]

    def deal(self, chance: Chance) -> Deal:
        """Return one deal that agrees with the view, likelier ones more often."""
        pool = list(chance.shuffled(self.unseen))
        discard_pile = self._draw_discards(pool, chance)
        specials = [card for card in pool if card >= KINDS]
        numbers = [card for card in pool if card < KINDS]
        # special cards are never laid: those that were not discarded are in hands and the draw pile
        short = self.held - len(specials)
        rest = list(chance.shuffled(specials + numbers[:short])) if specials else numbers[:short]
        piles = self._draw_piles(numbers[short:], chance)
        hands: list[list[int]] = []
        for seat, size in enumerate(self.view.hand_sizes):
            hands.append(self.hand[:] if seat == self.seat else rest[:size])
            rest = rest if seat == self.seat else rest[size:]
        return Deal(SimulatedGame(hands, piles, rest, self.seat), (*discard_pile, *self.discarded))

    def _draw_discards(self, pool: list[int], chance: Chance) -> list[int]:
        """Take what lies unknown on the discard pile out of the pool."""
        hidden = self.view.discard_pile - len(self.discarded)
        specials = [card for card in pool if card >= KINDS]
        wanted = max(len(specials) - self.held, sum(chance.below(100) < 100 * _SPECIAL_SHARE for _ in range(hidden)))
        found = specials[:wanted]
        if hidden and found and CATAPULT not in (*found, *self.discarded) and CATAPULT in specials:
            found[0] = CATAPULT
        thrown = sorted((card for card in pool if card < KINDS), key=lambda card: -VALUE[card])[: 3 * hidden]
        found += chance.shuffled(thrown)[: hidden - len(found)]
        for card in found:
            pool.remove(card)
        return found

    def _draw_piles(self, pool: list[int], chance: Chance) -> list[Pile]:
        """Lay the cards of the pool on the piles, low ones as onions."""
        plans = [self._draw_plan(seat, chance) for seat in range(len(self.known))]
        for plan in plans:
            for level, laid in enumerate(plan):
                if laid == UNKNOWN:
                    plan[level] = ~self._lowest(pool, chance)
        return [_piled([pool.pop() if laid is None else laid for laid in plan]) for plan in plans]

    def _draw_plan(self, seat: Seat, chance: Chance) -> list[int | None]:
        """Return a pile from the top down: known cards, UNKNOWN for an onion, None for a card face up."""
        known, below = self.known[seat], self.view.heights[seat] - len(self.known[seat])
        seen = sum(laid < 0 for laid in known)
        mean, spread = self._likely[seat]
        noise = sum(chance.below(1000) for _ in range(4)) / 1000 - 2
        # the first card of every pile lies face up, unless a special card moved it
        bottom = [None] if below and not self.has_specials else []
        below -= len(bottom)
        onions = min(max(round(mean + noise * spread / _NOISE_SPREAD) - seen, 0), below)
        hidden = chance.shuffled([UNKNOWN] * onions + [None] * (below - onions))
        return [*known, *hidden, *bottom]

    def _lowest(self, pool: list[int], chance: Chance) -> int:
        """Take one of the lower cards out of the pool."""
        drawn = [chance.below(len(pool)) for _ in range(_ONION_CHOICES)]
        lowest = min(drawn, key=lambda index: VALUE[pool[index]])
        pool[lowest], pool[-1] = pool[-1], pool[lowest]
        return pool.pop()

    def _likely_onions(self, seat: Seat) -> tuple[float, float]:
        """Return how many onions a pile is likely to hold, and how far that may be off."""
        view, seats = self.view, len(self.view.shown)
        turns = len(self.deck) - seats - view.draw_pile - sum(view.hand_sizes)
        started = (view.order[0] - turns) % seats
        played = (turns - (seat - started) % seats + seats - 1) // seats
        lost = max(played - view.heights[seat] + 1, 0)
        mean = _ONIONS_PER_TURN * played - _ONIONS_PER_GIFT * lost * (not self.has_specials)
        mean += 0.5 if view.shown[seat] == "onion" else -0.1
        return mean, (0.25 + 0.045 * played) ** 0.5 * (1.4 if self.has_specials else 1)

    def _unseen(self) -> tuple[int, ...]:
        """Return all cards but those in sight; in a position that no game leads to, any that are enough."""
        unseen = [INDEX[card] for card in self.deck]
        piled = [laid if laid >= 0 else ~laid for pile in self.known for laid in pile if laid != UNKNOWN]
        seen = [*self.hand, *piled, *self.discarded]
        for card in set(seen):
            for _ in range(min(seen.count(card), unseen.count(card))):
                unseen.remove(card)
        needed = _all_cards(self.view) - len(seen)
        return tuple(unseen) if len(unseen) == needed else tuple(card % KINDS for card in range(needed))


def _deck(cards: int) -> tuple[Card, ...]:
    """Return the deck of so many cards; one for a position that no game leads to."""
    most = NUMBER_CARDS + SPECIAL_CARDS if cards > len(NUMBER_CARDS) else NUMBER_CARDS
    return next((deck for deck in DECKS.values() if len(deck) == cards), most)


def _all_cards(view: View) -> int:
    return view.draw_pile + view.discard_pile + sum(view.heights) + sum(view.hand_sizes)


def _piled(from_the_top: list[int]) -> Pile:
    pile = NO_PILE
    for laid in reversed(from_the_top):
        pile = (laid, pile)
    return pile
