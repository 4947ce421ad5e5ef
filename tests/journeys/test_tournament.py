"""A tournament by clicks: from the command to the podium, and everything that can get in its way."""

from random import Random

import discord
import pytest

from bot.sessions import decisions as acts
from bot.sessions.session import Status
from bot.tournaments.tournament import Stage
from tests.harness import Answer, House, Shown, en, look
from tests.journeys.any_game_table import DAY, MINUTE

THREE = ("anna", "ben", "cleo")


@pytest.fixture(autouse=True)
def long_days(monkeypatch):
    """Days pass in a moment: the bot does not note every twenty seconds of them that it is alive."""
    monkeypatch.setattr("bot.background.clock.ALIVE_EVERY_S", 30.0 * DAY)


class Hall:
    """A tournament in the channel of a house."""

    def __init__(self, house: House, number: int) -> None:
        self.house, self.id = house, number

    async def now(self):
        return await self.house.services.tournaments.get(self.id)

    async def message(self) -> Shown:
        wanted = (await self.now()).message_id
        return next(look(one) for one in self.house.channel.history() if one.id == wanted)

    async def press(self, name: str, action: str) -> Answer:
        message = await self.message()
        return await self.house.click(name, message.message, message.ids(f"tournament.{action}")[0])

    async def wait(self, seconds: float) -> None:
        await self.house.env.advance_time(seconds)

    async def play(self, *there: str) -> None:
        """Play the tables of this round to their ends; who is not there leaves it to the clock."""
        rng, ids = Random(3), {self.house.people[name].id for name in there}
        for match in (await self.now()).now_played:
            sessions = self.house.services.sessions
            while (session := await sessions.get(match.session_id)).status == Status.RUNNING:
                game = self.house.services.games.get(session.game).game
                mine = [s for s in session.for_people if s.user_id in ids]
                if not mine:
                    break
                state = game.decode_state(session.state)
                move = rng.choice(game.choices(state, mine[0].seat))
                work = sessions.do(session.id, acts.act, mine[0].user_id, session.step, move)
                await self.house.inside(work)

    def threads(self) -> list:
        return self.house.channel.threads


async def new(house: House, game: str = "nim", until: int = 10, **options: str) -> Answer:
    return Answer(
        await house.people["anna"].slash(house.channel, "tournament new", game=game, until=until, **options)
    )


async def opened(house: House, *guests: str, **options) -> Hall:
    answer = await new(house, **options)
    assert answer.kind == "message", answer.text
    hall = Hall(house, 1)
    for name in guests:
        await hall.press(name, "join")
    return hall


async def test_three_people_play_a_tournament_to_its_end(house):
    hall = await opened(house, "ben", "cleo", pace="letter")
    assert en("tournament-joining", count=3, until="") [:20] in (await hall.message()).text
    await hall.wait(10 * MINUTE + 1)
    t = await hall.now()
    assert (t.stage, t.round, t.rounds) == (Stage.PLAYING, 1, 3)
    for _ in range(3):
        await hall.play(*THREE)
        await house.env.settle()
    over = await hall.now()
    assert over.stage == Stage.OVER
    assert sorted(e.rank for e in over.entrants)[0] == 1
    assert over.podium_id
