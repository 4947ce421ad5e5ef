"""Games that end: what is written of them, in which order, and which of them are won in a row."""

from dataclasses import replace

import pytest
import sqlalchemy as sa

from bot.sessions.session import Seated, Status
from bot.storage.tables import games, seats
from bot.table.service import rows
from bot.table.service.finished_rows import Finishing
from cogs.mausen.rules.recap import RECAP
from cogs.mausen.rules.rules import GAME as MAUSEN
from tests.crowd import HERE, finished, placed, play_to_the_end, running
from tests.plugins import plugin_of


async def test_a_game_whose_recap_is_broken_ends_all_the_same(database, sessions, registry, caplog):
    broken = replace(RECAP, chapter=lambda state: 1 // 0)
    registry.remove("mausen")
    registry.add(plugin_of(MAUSEN, recap=broken))
    over = await play_to_the_end(sessions, MAUSEN, await running(sessions))
    assert over.status == Status.FINISHED
    assert f"the results of session {over.id} cannot be worked out" in caplog.text
    rows = await database.read(lambda connection: connection.execute(sa.select(seats)).all())
    assert [(row.score, row.traits) for row in rows] == [(seated.score, None) for seated in over.seats]


async def test_what_a_feature_keeps_of_a_game_is_written_when_it_ends_or_not_at_all(database, sessions, hooks):
    """In one transaction with the last move."""
    ended = list[int]()

    def write(connection, session):
        ended.append(session.id)
        assert connection.execute(sa.select(games.c.status).where(games.c.id == session.id)).scalar() == session.status

    hooks.offer(Finishing(write))
    over = await play_to_the_end(sessions, MAUSEN, await running(sessions))
    assert (over.status, ended) == (Status.FINISHED, [over.id])


async def test_the_order_of_games_is_that_of_their_ends_whatever_the_clock_says(database):
    def write(connection):
        for at in (30, 7, 7, 21):
            finished(connection, placed(0, 1, 1), placed(1, 2, 2), at=at)

    await database.write(write)
    ends = sa.select(games.c.id).where(games.c.guild_id == HERE.guild_id).order_by(games.c.finished_at, games.c.id)
    order = await database.read(lambda connection: connection.execute(ends).scalars().all())
    assert list(order) == sorted(order)


@pytest.mark.parametrize(
    "other", [placed(0, 1, 1), placed(0, 1, 1, missed=3), placed(0, 1, 2)], ids=["draw", "away", "lost"]
)
async def test_only_a_game_that_was_won_counts_towards_the_next_level(database, other):
    def play(connection, own: Seated, place: int = 2) -> int:
        session = rows.load(connection, finished(connection, own, placed(1, None, place, computer="easy")))
        assert session
        return session.wins

    won = placed(0, 1, 1)
    assert [await database.write(play, won) for _ in range(2)] == [1, 2]
    assert await database.write(play, other, 2 if other.missed else 1) == 0
    assert await database.write(play, won) == 1


async def test_wins_are_in_a_row_by_when_games_ended_not_by_when_they_were_opened(database):
    def play(connection) -> int:
        lost, first, second = (
            finished(connection, placed(0, 1, own), placed(1, None, 3 - own, computer="easy"), at=at)
            for own, at in ((2, 10), (1, 20), (1, 40))
        )
        connection.execute(games.update().where(games.c.id == lost).values(finished_at=30))
        ends = {one: at for one, at in connection.execute(sa.select(games.c.id, games.c.finished_at))}
        assert ends[first] < ends[lost] < ends[second]
        session = rows.load(connection, second)
        assert session
        return session.wins

    assert await database.write(play) == 1
