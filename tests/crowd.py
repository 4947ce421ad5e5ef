"""People at a table, and what the log has to say of them."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.errors import NotAllowed
from bot.games.chance import Chance
from bot.games.contract import LEVELS, AnyGame, Seat
from bot.person import ChannelRef, Person
from bot.sessions import decisions
from bot.sessions.log import LoggedMove
from bot.sessions.replay import replay
from bot.sessions.results import SeatResult
from bot.sessions.session import Pace, Seated, Session, Status
from bot.storage.database import Database, address
from bot.storage.ownership import FileOwnership
from bot.storage.postgres import Postgres
from bot.storage.sqlite import Sqlite
from bot.storage.tables import moves
from bot.table.service import rows
from bot.table.service.events import Update
from bot.table.service.finished_rows import Finishing
from bot.table.service.service import Sessions, TablePlan
from cogs.mausen.rules import GAME as MAUSEN
from cogs.mausen.rules.rules import Card, Pick

ANNA, BEN, CLEO, DENIZ, EMIL, FATMA, GUSTAV = PEOPLE = tuple(
    Person(100_000_000_000_000_000 + n, name, "de")
    for n, name in enumerate(("Anna", "Ben", "Cleo", "Deniz", "Emil", "Fatma", "Gustav"))
)
HERE, THERE = ChannelRef(1, 10), ChannelRef(1, 11)


def refused(word: str) -> pytest.RaisesExc[NotAllowed]:
    """Expect that a decision is refused in these words."""
    return pytest.raises(NotAllowed, match=f"^\\('{word}', ")


def pick(card: str) -> Pick:
    return Pick(Card.parse(card))


def around(people: int = 3, computers: int = 0, game: AnyGame = MAUSEN, **changes: Any) -> Session:
    """Return a running game that is in no database, for what is decided without one: the people first, then
    computers."""
    seats = tuple(Seated(n, person.id, person.name) for n, person in enumerate(PEOPLE[:people]))
    seats += tuple(Seated(n, None, f"C{n}", computer="easy") for n in range(people, people + computers))
    state = game.setup(len(seats), options := game.settle_options({}), Chance(bytes(32), 1, (900,)))
    session = Session(
        id=1,
        where=HERE,
        game=game.key,
        rules_version=game.rules_version,
        options=options,
        language="de",
        secret=bytes(32),
        joins=(900,),
        status=Status.RUNNING,
        seq=people + 1,
        step=1,
        state=game.encode_state(state),
        seats=seats,
        awaited=game.waiting_on(state),
    )
    return replace(session, **changes)


def placed(n: int, user_id: int | None, rank: int, **different: Any) -> Seated:
    """Return a seat of a game that is over."""
    return Seated(n, user_id, f"P{user_id}", rank=rank, score=10 - rank, **different)


def finished(
    connection: sa.Connection,
    *seated: Seated,
    where: ChannelRef = HERE,
    game: str = "mausen",
    at: int = 0,
    results: Sequence[SeatResult] = (),
    finishing: Sequence[Finishing] = (),
    contest_id: int | None = None,
) -> int:
    """Let a game end as the service does, without playing it."""
    blank = tuple(replace(s, rank=None, score=None) for s in seated)
    lobby = replace(around(), where=where, game=game, status=Status.LOBBY, state=None, seq=1, updated_at=at)
    opened = replace(lobby, seats=blank, awaited=frozenset(), contest_id=contest_id)
    session_id = rows.create(connection, opened)
    assert session_id is not None
    before = replace(opened, id=session_id)
    over = replace(before, status=Status.FINISHED, seq=2, seats=seated)
    assert rows.save(connection, before, over, (), results, finishing=finishing)
    return session_id


async def lobby(
    sessions: Sessions, people: int = 3, game: str = "mausen", where: ChannelRef = HERE, **options: str
) -> Session:
    """Open a table and let the others sit down; the clicks are 900, 901, …"""
    opened = await sessions.open_lobby(where, TablePlan(game, "de", options), ANNA, 900)
    for click, person in enumerate(PEOPLE[1:people], start=901):
        await sessions.act_for_person(opened.id, decisions.join, person, click)
    return await sessions.session_by_id(opened.id)


async def running(
    sessions: Sessions, people: int = 3, game: str = "mausen", where: ChannelRef = HERE, **options: str
) -> Session:
    opened = await lobby(sessions, people, game, where, **options)
    return (await sessions.act_for_person(opened.id, decisions.start, ANNA.id)).after


async def among_computers(sessions: Sessions, computers: int = 2, where: ChannelRef = HERE) -> Session:
    """Anna plays Mausen with computer players alone."""
    opened = await sessions.open_lobby(where, TablePlan("mausen", "de", computers=LEVELS[:computers]), ANNA, 900)
    return (await sessions.act_for_person(opened.id, decisions.start, ANNA.id)).after


async def at_pace(sessions: Sessions, pace: Pace, people: int = 3, where: ChannelRef = HERE) -> Session:
    """Start a game of Mausen."""
    opened = await sessions.open_lobby(where, TablePlan("mausen", "de", pace=pace), ANNA, 900)
    for click, person in enumerate(PEOPLE[1:people], start=901):
        await sessions.act_for_person(opened.id, decisions.join, person, click)
    return (await sessions.act_for_person(opened.id, decisions.start, ANNA.id)).after


def times(session: Session) -> tuple[int | None, int | None]:
    """Return when the clock looks at the session, and when the time is up."""
    return session.wake_at, session.due_at


async def act(sessions: Sessions, session: Session, person: Person, move: Any) -> Update:
    """Click on a button that was drawn just now."""
    return await sessions.act_for_person(
        session.id, decisions.act, person.id, (await sessions.session_by_id(session.id)).step, move
    )


async def pick_all(sessions: Sessions, session: Session, cards: str) -> Session:
    """Let everyone pick, in seat order."""
    for person, card in zip(PEOPLE, cards.split(), strict=False):
        await act(sessions, session, person, pick(card))
    return await sessions.session_by_id(session.id)


def first_move(game: AnyGame, session: Session, seat: Seat) -> Any:
    return game.legal_moves(state_of(game, session), seat)[0]


async def choose(sessions: Sessions, game: AnyGame, session: Session) -> Update:
    """The first of the computer's seats makes the first legal move."""
    seat = session.computers_to_move[0]
    return await sessions.play_computer_move(session.id, seat, session.step, first_move(game, session, seat))


async def play_to_the_end(sessions: Sessions, game: AnyGame, session: Session) -> Session:
    """Who is awaited makes the first legal move, people and computer, until the game is over."""
    while session.awaited:
        if session.computers_to_move:
            session = (await choose(sessions, game, session)).after
        else:
            seated = session.people_to_move[0]
            session = (
                await sessions.act_for_person(
                    session.id, decisions.act, seated.user_id or 0, session.step, first_move(game, session, seated.seat)
                )
            ).after
    return session


async def stored(db: Database, session: Session) -> Session | None:
    """Return the session as it stands in the database, whatever is kept of it in memory."""
    return await db.read(rows.load, session.id)


def state_of(game: AnyGame, session: Session) -> Any:
    """Return the decoded state of a session that was dealt."""
    assert session.state is not None
    return game.decode_state(session.state)


async def log_of(db: Database, session: Session) -> tuple[LoggedMove, ...]:
    return await db.read(rows.load_log, session.id)


async def rows_of(db: Database, session: Session) -> list[tuple[int, Seat]]:
    """Return sequence number and seat of all moves, in order."""
    query = sa.select(moves.c.seq, moves.c.seat).where(moves.c.game_id == session.id).order_by(moves.c.seq)
    return await db.read(lambda connection: [(row.seq, row.seat) for row in connection.execute(query)])


async def count(db: Database, table: sa.Table) -> int:
    return await db.read(
        lambda connection: connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
    )


def replayed(game: AnyGame, session: Session, log: Sequence[LoggedMove]) -> tuple[bytes, int]:
    """Return the state that the log leads to, and how many draws that took. A computer's thinking takes none."""
    last = replay(game, session, log)[-1]
    return game.encode_state(last.state), last.drawn


def file_of(url: str) -> Path:
    """Return the file of a SQLite database."""
    return Path(address(url).database or "")


async def open_beside(url: str) -> Database:
    """Open a database that a bot is using already, past its lock: what another process could do with it."""
    parsed = address(url)
    is_file = parsed.get_backend_name() == "sqlite"
    backend = await Sqlite.open(parsed.database or "") if is_file else await Postgres.open(parsed)
    return Database(backend, Unowned())


class Unowned(FileOwnership):
    """No lock at all."""

    def __init__(self) -> None:
        pass

    async def release(self) -> None:
        """Let go of nothing."""
