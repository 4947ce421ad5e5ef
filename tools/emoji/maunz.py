"""The emoji of maunz.: the seats, their kittens and cats, and what happens to them."""

from functools import partial

from bot.draw.canvas import Raster, overlay, sprite
from cogs.maunz.picture.pieces import MARKS, arrow, coat, figure
from cogs.maunz.rules.bed import Piece
from tools.emoji import Emoji


def _seat(seat: int) -> Raster:
    head = sprite("cat_head", 190, coat(seat))
    return overlay(sprite("badge", 256, f".seat{{fill:{MARKS[seat].colour}}}"), head, 60)


EMOJI: Emoji = {
    **{f"seat.{seat}": partial(_seat, seat) for seat in (0, 1)},
    **{f"{piece.name.lower()}.{seat}": partial(figure, seat, piece, 256) for piece in Piece for seat in (0, 1)},
    "stayed": lambda: overlay(arrow(0, 1, 256), sprite("gone", 170), 0),
}
