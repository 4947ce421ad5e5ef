"""Boards of Heul doch! that together show every sprite."""

from msgspec import structs
from PIL import Image

from bot.draw.canvas import Drawing
from bot.games.contract import Outcome
from cogs.heul_doch.picture.picture import CLOTH, colours, draw
from cogs.heul_doch.picture.pieces import face, special
from cogs.heul_doch.rules.cards import NUMBER_KINDS, Colour, NumberCard, Special
from cogs.heul_doch.rules.scoring import Cancelled, OpenedCard, Score
from cogs.heul_doch.rules.state import Played, SpecialPlayed, View


def samples() -> list[Drawing]:
    """Return boards that together show every sprite."""
    red_1, red_2 = (NumberCard(Colour.RED, value) for value in (1, 2))
    others = (NumberCard(Colour.ORANGE, 2), NumberCard(Colour.YELLOW, 3), NumberCard(Colour.BLUE, 5))
    shown = (red_1, *others, "onion", None)
    sevens = tuple(NumberCard(colour, 7) for colour in tuple(Colour)[:6])
    view = View(
        "playing", (0, 1, 2, 3, 4, 5), shown, (2, 5, 10, 16, 2, 0), (4, 4, 4, 4, 0, 0), 40, 7, None, (), None, ()
    )
    gifts = tuple(Played(seat, seat + 1, red_1, red_2, "colour") for seat in range(5))
    events = (
        Played(5, 5, red_1, None, "shows_nothing"),
        SpecialPlayed(2, Special.CATAPULT, None, sevens, shown),
        SpecialPlayed(3, Special.WEREWOLF, None, shown, shown),
    )
    piles = tuple(
        tuple(OpenedCard(card, "cancelled" if card.value == 2 else "counts") for card in NUMBER_KINDS[seat::6])
        for seat in range(6)
    )
    scores = tuple(Score(pile, 2, (Cancelled(2, 1, 2),), 30) for pile in piles)
    over = structs.replace(
        view, phase="over", order=(), scores=scores, outcome=Outcome((1, 1, 3, 4, 5, 6), (30,) * 6, "shared")
    )
    boards = [draw(structs.replace(view, recent=(*gifts, event)), ("A",) * 6) for event in events]
    cards = Drawing(Image.new("RGB", (1100, 600), CLOTH), colours)
    for column, colour in enumerate(Colour):
        cards.put(face(NumberCard(colour, 4)), 150 * column, 0)
    for column, kind in enumerate(Special):
        cards.put(special(kind), 150 * column, 200)
    return [*boards, cards, draw(over, ("A",) * 6)]
