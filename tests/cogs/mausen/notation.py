"""Positions of Mausen written as they look: table("E3 E4 D3 C2 C2"), picks("E1 D2 C3 C4 M3 M3")."""

from collections.abc import Iterable

import msgspec

from bot.games.chance import Chance
from bot.games.contract import Applied, Outcome
from cogs.mausen.rules import GAME
from cogs.mausen.rules.state import Card, Choosing, Laid, Over, Pick, Restarting, Round, State, Variant

NO_CHANCE = Chance(b"", 0, ())  # the rules of Mausen never draw
Cards = tuple[Card, ...]
Middle = tuple[Laid, ...]


def picks(text: str) -> Cards:
    """One card per seat."""
    return tuple(Card.parse(word) for word in text.split())


def table(text: str) -> Middle:
    """The animals in the middle."""
    return tuple(Laid(card, None) for card in picks(text))


def words(cards: Iterable[Card | Laid]) -> str:
    return " ".join(str(card.card if isinstance(card, Laid) else card) for card in cards)


def settings_of(options: dict[str, str]) -> Variant:
    return msgspec.convert(options, Variant)


def position(
    middle: Middle,
    hands: Iterable[str],
    phase: type[Choosing | Restarting] = Choosing,
    won: Iterable[str] = (),
    **options: str,
) -> State:
    held = tuple(picks(hand) for hand in hands)
    piles = tuple(table(pile) for pile in won) or ((),) * len(held)
    return State(settings_of(options), held, middle, piles, phase((None,) * len(held)))


def finished(won: Iterable[str], lost: Middle = (), **options: str) -> State:
    piles = tuple(table(pile) for pile in won)
    return State(settings_of(options), ((),) * len(piles), (), piles, Over(lost))


def holding(laid: Cards, others: str = "E1 E2") -> list[str]:
    """Hands from which these cards can be laid, with these others behind them."""
    return [f"{card} {others}" for card in laid]


def pick(state: State, seat: int, card: str) -> Applied[State]:
    return GAME.apply(state, seat, Pick(Card.parse(card)), NO_CHANCE)


def lay(state: State, laid: Cards) -> State:
    """Every seat picks; return what the reveal leads to."""
    for seat, card in enumerate(laid):
        state = GAME.apply(state, seat, Pick(card), NO_CHANCE).state
    return state


def hunt(middle: Middle, laid: Cards, **options: str) -> State:
    """Return the table after these cards were laid on it, in the middle of a game."""
    return lay(position(middle, holding(laid), Choosing, (), **options), laid)


def won(state: State) -> list[str]:
    return [words(pile) for pile in state.won]


def middle(state: State) -> str:
    return words(state.middle)


def last(state: State) -> Round:
    """The round that was played last: there must be one."""
    assert state.last is not None
    return state.last


def lost(state: State) -> str:
    """What was left in the middle: the game must be over."""
    assert isinstance(state.phase, Over)
    return words(state.phase.lost)


def result(state: State) -> Outcome:
    """How the game ended: it must be over."""
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome
