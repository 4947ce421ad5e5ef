"""Boards of Mausen that together show every sprite."""

from msgspec import structs

from bot.draw.canvas import Drawing
from bot.games.contract import Outcome
from cogs.mausen.picture.picture import draw
from cogs.mausen.rules.state import FULL_HAND, SEATS, STARTING_CARDS, Animal, Hunt, Laid, Round, View
from tools.rules_pictures.mausen import circle


def samples() -> list[Drawing]:
    """Return boards that together show every sprite."""
    seats = SEATS[-1]
    starting = [Laid(card, None) for card in STARTING_CARDS]
    middle = (*[Laid(STARTING_CARDS[seat % 4], seat) for seat in range(seats)], *starting)
    laid = tuple(FULL_HAND[3 * seat] for seat in range(seats))
    last = Round(1, laid, (Hunt(Animal.ELEPHANT, (1,), 1, (Laid(laid[2], 2),)),), restart=False)
    fresh = View(
        phase="restarting",
        number=1,
        rounds=16,
        hands=(FULL_HAND,) * seats,
        chosen=(False,) * seats,
        middle=(),
        piles=(0,) * seats,
        scores=(None,) * seats,
        mice=None,
        last=None,
        lost=(),
        seat=None,
        pick=None,
    )
    playing = structs.replace(fresh, phase="choosing", number=8, middle=middle, piles=(3,) * seats, last=last)
    chosen = structs.replace(playing, chosen=(True,) * seats)
    first = structs.replace(chosen, last=None)
    scores = (9, 8, 7, 7, 5, 4)
    outcome = Outcome((1, 2, 3, 3, 5, 6), scores, "points")
    over = structs.replace(
        playing, phase="over", number=16, middle=(), scores=scores, mice=(0,) * seats, lost=middle, outcome=outcome
    )
    return [circle(), *(draw(view, ("A",) * seats) for view in (playing, chosen, first, fresh, over))]
