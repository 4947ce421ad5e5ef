"""What a game of maunz. consists of: variant, moves, events, phases, state and view. rules.py says what they mean."""

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from bot.games.contract import Seat
from cogs.maunz.rules.bed import Bed, Nudge, Piece, Pool, Square, Standing


class Variant(Struct, frozen=True):
    """The options of a table that the rules know."""

    kids: Literal["no", "yes"] = "no"
    opponent_cat_line: Literal["wait", "win"] = "wait"  # Z-5: three cats that the opponent lined up
    first: Literal["random", "0", "1"] = "random"  # Z-10


REPETITIONS, MOST_PLIES = 3, 400
"""So often the same position, or so many placements, are a draw (Z-11)."""


class PlacePiece(Struct, frozen=True, tag="place"):
    """Put a kitten or a cat from the own pool on a free square."""

    piece: Piece
    square: Square


class Graduate(Struct, frozen=True, tag="graduate"):
    """Choose what leaves the bed: one of the lines, or one piece of eight; squares as `Choice` names them."""

    squares: tuple[Square, ...]


class OfferDraw(Struct, frozen=True, tag="offer_draw"):
    """Offer a draw, in the own turn. The offer stands until the opponent accepts it, or places: that declines it."""


class AcceptDraw(Struct, frozen=True, tag="accept_draw"):
    """Take the opponent's offer: the game is over."""


class Resign(Struct, frozen=True, tag="resign"):
    """Give the game to the opponent, in turn or not."""


BoardMove: TypeAlias = PlacePiece | Graduate
Move: TypeAlias = BoardMove | OfferDraw | AcceptDraw | Resign


class Placed(Struct, frozen=True, tag="placed"):
    """A piece was placed, and these moved away from it."""

    seat: Seat
    piece: Piece
    square: Square
    nudges: tuple[Nudge, ...]


class Graduated(Struct, frozen=True, tag="graduated"):
    """Pieces left the bed at the end of a turn, by choice or because there was only one line."""

    seat: Seat
    squares: tuple[Square, ...]
    kittens: int
    """How many kittens grew into cats; the other pieces were cats, or the table plays without growing up."""


class DrawOffered(Struct, frozen=True, tag="draw_offered"):
    """The seat offered a draw."""

    seat: Seat


class DrawAccepted(Struct, frozen=True, tag="draw_accepted"):
    """The seat took the offer."""

    seat: Seat


class Resigned(Struct, frozen=True, tag="resigned"):
    """The seat gave up."""

    seat: Seat


Event: TypeAlias = Placed | Graduated | DrawOffered | DrawAccepted | Resigned


class Turn(Struct, frozen=True):
    """What happened in a turn so far."""

    placed: Placed
    graduated: Graduated | None = None


class Before(Struct, frozen=True):
    """The bed before the last placement, and the turn before it."""

    bed: Bed
    last: Turn | None


class Placing(Struct, frozen=True, tag="placing"):
    """The seat places a piece. It always has one: eight are active, and never are all of them on the bed now (Z-7)."""

    seat: Seat


class Choosing(Struct, frozen=True, tag="choosing"):
    """The seat has placed and now chooses what graduates; it cannot decline (Z-6, Z-7)."""

    seat: Seat


Reason: TypeAlias = Literal["three_cats", "eight_cats", "three_kittens", "resigned", "agreed", "repetition", "length"]


class Over(Struct, frozen=True, tag="over"):
    """The game is over: won by a player, or drawn."""

    reason: Reason
    winner: Seat | None
    squares: tuple[Square, ...] = ()
    """Where the pieces stand that won."""


class State(Struct, frozen=True):
    """A whole game of maunz.; nothing in it is secret."""

    variant: Variant = msgspec.field(name="settings")
    bed: Bed
    phase: Placing | Choosing | Over
    plies: int = 0
    seen: tuple[int, ...] = ()
    """A number for each start of a turn that can come again, oldest first (Z-11)."""
    offer: Seat | None = None
    """Which seat has offered a draw that the other one has neither accepted nor declined by placing."""
    last: Turn | None = None
    before: Before | None = None


class Choice(Struct, frozen=True):
    """A way to graduate, with the number of its button."""

    number: int
    squares: tuple[Square, ...]
    kittens: int
    """How many kittens grow into cats by it."""


class View(Struct, frozen=True):
    """What every player and spectator may know, which is everything."""

    variant: Variant = msgspec.field(name="settings")
    phase: Literal["placing", "choosing", "over"]
    turn: Seat | None
    bed: Bed
    standing: tuple[Standing, ...]
    pools: tuple[Pool, Pool]
    lid: tuple[int, int]
    reserve: tuple[int, int]
    choices: tuple[Choice, ...]
    plies: int
    last: Turn | None
    before: Before | None
    offer: Seat | None
    """Which seat has offered a draw and waits for an answer."""
    over: Over | None
    seat: Seat | None
    """Whose view this is."""
