"""Boards of maunz. that together show every sprite."""

from msgspec import structs

from bot.draw.canvas import Drawing
from cogs.maunz.picture.picture import draw
from cogs.maunz.rules.bed import Bed, Nudge, Piece, Pool, Standing
from cogs.maunz.rules.state import Choice, Graduated, Over, Placed, Turn, Variant, View
from tools.rules_pictures.maunz import blocked


def samples() -> list[Drawing]:
    """Return boards that together show every sprite."""
    pieces = [(0, Piece.KITTEN), (1, Piece.KITTEN), (0, Piece.CAT), (1, Piece.CAT)]
    standing = tuple(
        Standing(f"{column}{row}", *pieces[(at + row) % 4]) for row in (1, 2, 4, 5) for at, column in enumerate("ABDE")
    )
    placed = Placed(
        0,
        Piece.CAT,
        "E5",
        (Nudge("F6", None, 1, Piece.KITTEN), Nudge("F5", None, 1, Piece.CAT), Nudge("E4", "E3", 0, Piece.CAT)),
    )
    grown = Turn(placed, Graduated(0, ("C1", "C2", "C3"), 3))
    choices = tuple(Choice(row, (f"B{row}", f"C{row}", f"D{row}"), 3) for row in range(1, 7))
    single = Choice(7, ("F6",), 1)
    row = Bed(cats=(0, 0b111))
    playing = View(
        variant=Variant(), phase="placing", turn=0, bed=row, standing=standing, pools=(Pool(0, 3), Pool(4, 0)),
        lid=(3, 2), reserve=(5, 6), choices=(), plies=9, last=grown, before=None, offer=None,
        over=None, seat=None,
    )  # fmt: skip
    choosing = structs.replace(playing, phase="choosing", choices=(*choices, single), last=None)
    won = structs.replace(playing, phase="over", turn=None, over=Over("three_cats", 0, ("A1", "B2", "C3")))
    drawn = structs.replace(won, last=None, over=Over("agreed", None))
    boards = [draw(view, ("A", "B")) for view in (playing, choosing, won, drawn)]
    return [*boards, blocked()]
