"""Records of random games, as sessions leave them behind."""

import msgspec

from bot.games.contract import AnyGame
from bot.past import record
from bot.past.record import Record
from bot.sessions.log import LoggedMove
from bot.sessions.session import ChannelRef, Seated, Session, Status
from tests.playout import Playout, play_out

NAMES = ("Annegret", "Benedikt", "Cleopatra", "Dorothea", "Emilia", "Friedrich")
FIRST_ID = 100_000_000_000_000_000


def left_behind(
    game: AnyGame, played: Playout, stopped_after: int | None = None
) -> tuple[Session, tuple[LoggedMove, ...]]:
    """Return the session and the log of a game that was played, to its end or until it was stopped; every third move was a computer's."""
    moves = played.moves[:stopped_after]
    chance, log = played.chance(), []
    state = game.setup(played.seats, game.settle_options(played.options), chance)
    for number, (seat, move) in enumerate(moves):
        applied = game.apply(state, seat, move, chance)
        state = applied.state
        log.append(
            LoggedMove(
                seat,
                number % 3 == 0,
                game.encode_move(move),
                msgspec.json.encode(applied.events) if applied.events else b"",
            )
        )
    session = Session(
        id=played.session,
        where=ChannelRef(FIRST_ID + 10, FIRST_ID + 11),
        message_id=FIRST_ID + 12,
        game=game.key,
        rules_version=game.rules_version,
        options=game.settle_options(played.options),
        language="de",
        secret=played.secret,
        joins=played.joins,
        draws=chance.drawn,
        status=Status.FINISHED if game.outcome(state) else Status.STOPPED,
        seq=len(log),
        step=len(log),
        shown_seq=0,
        updated_at=0,
        state=game.encode_state(state),
        seats=tuple(Seated(seat, FIRST_ID + seat, NAMES[seat]) for seat in range(played.seats)),
    )
    return session, tuple(log)


def made(game: AnyGame, seats: int, seed: int, stopped_after: int | None = None, **options: str) -> Record:
    """Return the record of a random game."""
    return record.record(game, *left_behind(game, play_out(game, seats, seed, **options), stopped_after))
