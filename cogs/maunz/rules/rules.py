"""maunz.: place a kitten, nudge the pieces around it; three kittens in a row grow into cats, three cats in a row win.

Two players with eight kittens each take turns on a bed of six by six squares. A turn places one piece from the own
pool on a free square. It nudges every piece beside it one square straight away; a piece stays if the square behind it
is taken, and kittens never nudge cats. Off the bed means back into the owner's pool; nudged pieces nudge no others.
Then three own pieces in a row leave the bed: kittens retire into the lid of the box and cats come into the pool for
them, cats return to the pool. A player with all eight pieces on the bed may take back a single one instead. With
several ways to do it the player chooses. Three own cats in a row, or eight cats on the bed, win at once.

bed        the board, A1 to F6, row 1 at the top
pool       what a player may place: kittens, and cats that have come into play
reserve    cats that are not in play yet
lid        where kittens retire to when they have become cats
to nudge   to move a neighbour away by being placed beside it
to graduate   to take a line, or one piece of eight, off the bed at the end of a turn; kittens grow into cats by it
ply        one placement with all that follows from it
"""

from zlib import crc32

import msgspec
from msgspec import structs

from bot.errors import IllegalMove
from bot.games.chance import Chance
from bot.games.contract import CALLS, HINTS, Applied, Game, OfPeople, Options, Outcome, Seat, check_seat, check_turn
from cogs.maunz.rules.bed import BIT, PIECES, Bed, Piece, Squares, choices, lift, names, nudge, squares_in_lines
from cogs.maunz.rules.state import (
    MOST_PLIES,
    REPETITIONS,
    AcceptDraw,
    Before,
    BoardMove,
    Choice,
    Choosing,
    DrawAccepted,
    DrawOffered,
    Event,
    Graduate,
    Graduated,
    Move,
    OfferDraw,
    Over,
    Placed,
    PlacePiece,
    Placing,
    Resign,
    Resigned,
    State,
    Turn,
    Variant,
    View,
)

SEATS = range(2)
PLACEMENTS = {piece: tuple((PlacePiece(piece, square), bit) for square, bit in BIT.items()) for piece in Piece}


def setup(seats: int, options: Options, chance: Chance) -> State:
    """Start with an empty bed; who starts is drawn, or named by the table (Z-10)."""
    variant = msgspec.convert(options, Variant)
    first = chance.below(seats) if variant.first == "random" else int(variant.first)
    return State(variant, Bed(), Placing(first))


def waiting_on(state: State) -> frozenset[Seat]:
    """Return the seat in turn. The other one may still answer an offer or resign, but need not."""
    return frozenset() if isinstance(state.phase, Over) else frozenset((state.phase.seat,))


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return the moves on the bed, and what can be agreed at the table: also for the seat that is not in turn."""
    if isinstance(state.phase, Over) or seat not in SEATS:
        return ()
    at_the_table = (
        (OfferDraw(), state.phase.seat == seat and state.offer is None),
        (AcceptDraw(), state.offer == 1 - seat),
        (Resign(), True),
    )
    return (*legal_placements(state, seat), *(move for move, allowed in at_the_table if allowed))


def legal_placements(state: State, seat: Seat) -> tuple[BoardMove, ...]:
    """Return the moves on the bed alone: what a search or a count of positions needs."""
    match state.phase:
        case Placing(turn) if turn == seat:
            free, pool = state.bed.free(), state.bed.pool(seat)
            pieces = [piece for piece, count in ((Piece.KITTEN, pool.kittens), (Piece.CAT, pool.cats)) if count]
            return tuple([move for piece in pieces for move, bit in PLACEMENTS[piece] if free & bit])
        case Choosing(turn) if turn == seat:
            return tuple(Graduate(names(squares)) for squares in choices(state.bed, seat))
        case _:
            return ()


def apply(state: State, seat: Seat, move: Move, chance: Chance) -> Applied[State]:
    """Do what the move says; nothing in maunz. is left to chance after the start."""
    if isinstance(state.phase, Over):
        raise IllegalMove("no-move-over")
    check_seat(seat, len(SEATS))
    match move:
        case PlacePiece():
            return _place(state, seat, move)
        case Graduate():
            return _graduate(state, seat, move)
        case OfferDraw():
            return _offer_draw(state, seat)
        case AcceptDraw():
            return _accept_draw(state, seat)
        case Resign():
            return Applied(structs.replace(state, phase=Over("resigned", 1 - seat)), (Resigned(seat),))


def outcome(state: State) -> Outcome | None:
    """Return one point for the winner; a draw is a first place for both and no point for either."""
    match state.phase:
        case Over(reason, None):
            return Outcome((1, 1), (0, 0), reason)
        case Over(reason, winner):
            return Outcome((1, 2), (1, 0), reason) if winner == 0 else Outcome((2, 1), (0, 1), reason)
        case _:
            return None


def view(state: State, seat: Seat | None) -> View:
    """Return everything, in the rulebook's words: all pieces lie open."""
    check_seat(seat, len(SEATS))
    over, in_play = (state.phase, None) if isinstance(state.phase, Over) else (None, state.phase)
    return View(
        variant=state.variant,
        phase="over" if in_play is None else "placing" if isinstance(in_play, Placing) else "choosing",
        turn=in_play.seat if in_play else None,
        bed=state.bed,
        standing=state.bed.standing(),
        pools=(state.bed.pool(0), state.bed.pool(1)),
        lid=state.bed.lid,
        reserve=(_reserve(state, 0), _reserve(state, 1)),
        choices=_numbered_choices(state, in_play.seat) if isinstance(in_play, Choosing) else (),
        plies=state.plies,
        last=state.last,
        before=state.before,
        offer=state.offer if in_play else None,
        over=over,
        seat=seat,
    )


# Placing and nudging


def _place(state: State, seat: Seat, move: PlacePiece) -> Applied[State]:
    _check_placement(state, seat, move)
    bed, nudges = nudge(state.bed, seat, move.piece, move.square)
    placed = Placed(seat, move.piece, move.square, nudges)
    after = State(
        variant=state.variant,
        bed=bed,
        phase=Choosing(seat),
        plies=state.plies + 1,
        seen=state.seen,
        offer=state.offer if state.offer == seat else None,  # placing declines the opponent's
        last=Turn(placed),
        before=Before(state.bed, state.last),
    )
    return _look_for_lines(after, seat, placed)


def _check_placement(state: State, seat: Seat, move: PlacePiece) -> None:
    check_turn(seat, waiting_on(state))
    if isinstance(state.phase, Choosing):
        raise IllegalMove("maunz-choose-first")
    if move.square not in BIT:
        raise IllegalMove("maunz-no-such-square", text=move.square)
    if not state.bed.free() & BIT[move.square]:
        raise IllegalMove("maunz-square-taken", square=move.square)
    pool = state.bed.pool(seat)
    if not (pool.cats if move.piece is Piece.CAT else pool.kittens):
        raise IllegalMove("maunz-not-in-pool", piece=move.piece.value)


# Winning, and growing up


def _look_for_lines(state: State, seat: Seat, placed: Placed) -> Applied[State]:
    """Look for a win, then for what graduates, when all has moved (Z-4). Only the mover's pieces count (Z-5, Z-9)."""
    if over := verdict(state.bed, seat, state.variant):
        return Applied(structs.replace(state, phase=over), (placed,))
    found = choices(state.bed, seat)
    if len(found) > 1:
        return Applied(state, (placed,))
    if not found:
        return Applied(_next_turn(state, seat), (placed,))
    after, graduated = _lift(state, seat, found[0])
    return Applied(_next_turn(after, seat), (placed, graduated))


def verdict(bed: Bed, mover: Seat, variant: Variant) -> Over | None:
    """Say which seat has won, if one has, now that all nudged pieces have moved."""
    pieces = those_that_win(bed, variant)
    if row := squares_in_lines(pieces[mover]):
        return Over("three_kittens" if variant.kids == "yes" else "three_cats", mover, names(row))
    if variant.kids == "yes":
        return None
    # The mover's own win comes first (Z-5, Z-14)
    if pieces[mover].bit_count() == PIECES:
        return Over("eight_cats", mover, names(pieces[mover]))
    if variant.opponent_cat_line == "win" and (row := squares_in_lines(pieces[1 - mover])):
        return Over("three_cats", 1 - mover, names(row))
    return None


def those_that_win(bed: Bed, variant: Variant) -> tuple[Squares, Squares]:
    """Return where each seat's pieces stand that win if three of them are in a row."""
    return bed.kittens if variant.kids == "yes" else bed.cats


def _graduate(state: State, seat: Seat, move: Graduate) -> Applied[State]:
    check_turn(seat, waiting_on(state))
    if not isinstance(state.phase, Choosing):
        raise IllegalMove("maunz-nothing-to-choose")
    for squares in choices(state.bed, seat):
        if names(squares) == move.squares:
            after, graduated = _lift(state, seat, squares)
            return Applied(_next_turn(after, seat), (graduated,))
    raise IllegalMove("maunz-not-a-choice", text=" ".join(move.squares))


def _lift(state: State, seat: Seat, squares: Squares) -> tuple[State, Graduated]:
    """Take the pieces off the bed; children play without growing up and take a kitten back as it is (Z-12)."""
    bed, grown = lift(state.bed, seat, squares, grow=state.variant.kids == "no")
    graduated = Graduated(seat, names(squares), grown)
    last = structs.replace(state.last, graduated=graduated) if state.last else None
    return structs.replace(state, bed=bed, last=last), graduated


def _numbered_choices(state: State, seat: Seat) -> tuple[Choice, ...]:
    """Number the choices: the lines first, as they begin on the bed, then single pieces."""
    grows = state.variant.kids == "no"
    found = enumerate(choices(state.bed, seat), start=1)
    return tuple(
        Choice(number, names(squares), lift(state.bed, seat, squares, grow=grows)[1]) for number, squares in found
    )


# The end of a turn, and draws


def _next_turn(state: State, seat: Seat) -> State:
    """Hand over to the opponent, or end an endless game (Z-11)."""
    number = _number(state.bed, 1 - seat)
    grown = state.last and state.last.graduated and state.last.graduated.kittens
    seen = (*(() if grown else state.seen), number)  # what was before a kitten retired cannot come again
    phase = Placing(1 - seat)
    if seen.count(number) >= REPETITIONS:
        phase = Over("repetition", None)
    elif state.plies >= MOST_PLIES:
        phase = Over("length", None)
    return structs.replace(state, phase=phase, seen=seen)


def _number(bed: Bed, seat: Seat) -> int:
    """Return what stands for a position: bed, pools (by the lid) and the seat that is to place.

    Of 400 positions two share a number in one game of 50,000. To end a game wrongly a third would have to.
    """
    return crc32(f"{bed.kittens}{bed.cats}{bed.lid}{seat}".encode())


# What is agreed at the table


def may_take_back(_before: State, _after: State, _seat: Seat) -> bool:
    """Return that any turn may be taken back: all lies open."""
    return True


def _offer_draw(state: State, seat: Seat) -> Applied[State]:
    if seat not in waiting_on(state):
        raise IllegalMove("maunz-offer-in-turn")
    if state.offer is not None:
        raise IllegalMove("maunz-offered-already")
    return Applied(structs.replace(state, offer=seat), (DrawOffered(seat),))


def _accept_draw(state: State, seat: Seat) -> Applied[State]:
    if state.offer != 1 - seat:
        raise IllegalMove("maunz-no-offer" if state.offer is None else "maunz-own-offer")
    return Applied(structs.replace(state, phase=Over("agreed", None), offer=None), (DrawAccepted(seat),))


def offered_a_draw(state: State) -> frozenset[Seat]:
    """Return the seat that was offered a draw, and has not answered."""
    return frozenset() if state.offer is None else frozenset((1 - state.offer,))


# Seats and pieces


def _reserve(state: State, seat: Seat) -> int:
    return 0 if state.variant.kids == "yes" else PIECES - state.bed.lid[seat]


GAME: Game[State, Move, View] = Game(
    key="maunz",
    rules_version=1,
    seats=range(2, 3),
    variant=Variant,
    event_type=Event,
    setup=setup,
    waiting_on=waiting_on,
    legal_moves=legal_moves,
    apply=apply,
    outcome=outcome,
    view=view,
    of_people=OfPeople(may_take_back, Resign(), (OfferDraw(), AcceptDraw()), offered_a_draw),
    screen_options=(HINTS, CALLS),
    unoffered=frozenset(("opponent_cat_line",)),
)
