"""Tables of any game, at which people, computer players and clocks meet: played by whatever buttons and
menus are offered."""

import json
from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.discovery import game_keys, load_game
from bot.games.plugin import Choose, Opens
from bot.person import ChannelRef
from bot.sessions import decisions
from bot.sessions.log import LoggedMove
from bot.sessions.only_moves import who_looks
from bot.sessions.replay import replay
from bot.sessions.session import Seated, Session, Status
from bot.storage.tables import calls, games
from bot.table.pages.lobby import NO_COMPUTER, SET_UP
from bot.table.service import rows as store
from bot.text.words import speaker
from tests.harness import Answer, House, MausenTable, Shown, position
from tests.plugins import by_click, meaning, surest

COMMANDS = {key: load_game(key).command for key in sorted(game_keys(), key=lambda key: (key != "mausen", key))}
"""By game, Mausen first: the short run tries the first case only."""
PLAYERS = {key: ("anna", "ben", "cleo")[: load_game(key).seats[0]] for key in COMMANDS}
"""As few as can play each game."""
MINUTE, DAY = 60, 86_400
MOST_CLICKS = 1500


def first_is_quick(arguments: str | tuple[str, ...], cases: Iterable[Any]) -> pytest.MarkDecorator:
    """Try these cases, but in the short run the first one only."""
    first, *others = cases
    repeated = [
        pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=pytest.mark.slow) for case in others
    ]
    return pytest.mark.parametrize(arguments, [first, *repeated])


class AnyGameTable(MausenTable):
    """A session of any game, clicked as people do."""

    def __init__(self, house: House, session: Session, channel: Any) -> None:
        super().__init__(house, session.id, channel)
        self.game = session.game
        self.clicks = 0
        """How many `click_on` needed so far."""

    async def invite(self, name: str, level: str | None) -> Answer:
        """A player lets a computer player sit down, by the menu of the host's page, which must offer it; None lets
        the last one stand up."""
        page, (menu,) = await self.computers(name)
        return Answer(
            await self.house.people[name].select(page.message, [level or NO_COMPUTER], custom_id=menu["custom_id"])
        )

    async def computers(self, name: str) -> tuple[Shown, list[dict[str, Any]]]:
        """The host's page, as a player sees it, and the menu of computer players there, if there is one."""
        page = (await self.press(name, SET_UP)).shown
        return page, [menu for menu in page.menus if _action(menu["custom_id"]) == "invite"]

    async def seated(self, name: str) -> Seated:
        """The seat of a player."""
        seated = (await self.session()).seated(self.house.people[name].id)
        assert seated is not None, f"{name} has no seat"
        return seated

    async def awaited(self) -> list[str]:
        """The people whom the game waits for, in seat order: to choose, or to look at what happened to them."""
        session, game = await self.session(), self.house.services.games.get(self.game).game
        looks = who_looks(session, game) if session.is_alone else ()
        return [session.seats[seat].name for seat in sorted({*looks, *(s.seat for s in session.people_to_move)})]

    async def moves(self, name: str) -> list[tuple[Any, Any, Any]]:
        """What a player can click to move: the message, the custom_id and, in a menu, the choice."""
        shown = [await self.board(), *([self.hand(name)] if name in self.hands else [])]
        live = [(one, c) for one in shown for c in (*one.buttons, *one.menus) if not c.get("disabled")]
        found = [
            (one.message, control["custom_id"], value)
            for one, control in live
            for value in [choice["value"] for choice in control.get("options", [])] or [""]
            if "custom_id" in control
        ]
        return surest(found, lambda one: meaning(*one[1:]))

    async def click_on(self, name: str, rng: Random) -> Answer:
        """A player clicks something that makes a move, and before that what opens it: in maunz. a column."""
        while True:
            message, custom_id, choice = rng.choice(await self.moves(name))
            self.clicks += 1
            if choice:
                return Answer(await self.house.people[name].select(message, [choice], custom_id=custom_id))
            answer = await self.house.click(name, message, custom_id)
            if not isinstance(meaning(custom_id), Opens):
                return answer

    async def play_out(self, seed: int = 1) -> None:
        """The player for whom the game waits clicks on, until the game is over or no player is here."""
        rng = Random(seed)
        for _ in range(MOST_CLICKS):
            if not (waiting := await self.awaited()):
                break
            await self.click_on(waiting[0], rng)

    async def rush(self, moves: int = MOST_CLICKS, seed: int = 4) -> None:
        """Play on without Discord, in a moment: so many moves, or to the end; by this seed maunz. is short."""
        game, rng = self.house.services.games.get(self.game).game, Random(seed)
        while moves and (session := await self.session()).status == Status.RUNNING:
            if session.goes_on:
                await self.house.env.settle()  # the computer thinks, or a throw goes by itself
                continue
            if looks := who_looks(session, game):
                await self.house.inside(
                    self.house.services.sessions.go_on(self.id, session.seats[min(looks)].user_id or 0, session.step)
                )
                continue
            seat = session.people_to_move[0].seat
            going_on = game.choices(position(game, session), seat)
            await self.house.inside(
                self.house.services.sessions.act_for_person(
                    self.id, decisions.act, session.seats[seat].user_id or 0, session.step, rng.choice(going_on)
                )
            )
            moves -= 1
        await self.house.inside(self.house.services.boards.bring_down(self.id))

    async def stop(self, name: str = "anna") -> None:
        """End the game without a winner, by the word of one person."""
        acting = self.house.services.sessions.act_for_person
        await self.house.inside(acting(self.id, decisions.stop, self.house.people[name].id, is_manager=True))

    async def leave(self, name: str) -> Answer:
        """A player leaves by the command and says yes; the answer is their hand from now on."""
        question = (await command(self.house, name, self.game, "leave", self.channel)).shown
        answer = await self.house.click(name, question.message, question.ids("leave_now")[0])
        if name in self.hands:
            self.hands[name] = answer.shown.message
        return answer

    async def log(self) -> tuple[LoggedMove, ...]:
        """Every move that was made, the first one first."""
        return await self.house.database.read(store.load_log, self.id)

    async def by_the_rules(self) -> Any:
        """The last state, by playing the log again from the start."""
        session, game = await self.session(), self.house.services.games.get(self.game).game
        return replay(game, session, await self.log())[-1].state

    def calls(self) -> list[Shown]:
        """The messages in the channel that call a player to the board."""
        return [
            one
            for one in self.house.seen("stranger", self.channel)
            if one.message.mentions and "discord.com/channels" in one.text
        ]

    def called(self) -> list[list[str]]:
        """Whom each of them calls."""
        return [sorted(user.name for user in one.message.mentions) for one in self.calls()]

    def sent(self) -> int:
        """How many messages have been sent to the channel so far, those included that have been deleted since."""
        return sum(
            r.method == "POST" and r.path == f"/channels/{self.channel.id}/messages"
            for r in self.house.env.http_requests
        )


def _action(custom_id: str) -> str:
    return custom_id.split("|")[3]


def let_choose(house: House, game: str, choose: Choose[Any, Any]) -> None:
    """Let another computer player play this game from now on."""
    games = house.services.games
    plugin = games.get(game)
    games.remove(game)
    games.add(replace(plugin, choose=choose))


async def store_options(table: MausenTable, **options: str) -> None:
    """Give a table options that stored games have, and that nobody can choose any more."""
    kept = json.dumps({**(await table.session()).options, **options})
    row = games.update().where(games.c.id == table.id).values(options=kept)
    await table.house.database.write(lambda connection: connection.execute(row))
    table.house.services.sessions.reread_all()


async def command(house: House, name: str, game: str, what: str, channel: Any = None, **options: Any) -> Answer:
    """A player uses a command of a game."""
    return Answer(await house.people[name].slash(channel or house.channel, f"{COMMANDS[game]} {what}", **options))


async def lobby(house: House, game: str, *names: str, channel: Any = None, **options: str) -> AnyGameTable:
    """The first opens a table by the command, the others join by clicks.

    What the bot would do by itself is clicked: after it there may be no choice for a player. An option that nobody
    can choose any more is stored, as it is for older tables.
    """
    channel = channel or house.channel
    stored = {key: options.pop(key) for key in load_game(game).unoffered & options.keys()}
    answer = await command(house, names[0], game, "new", channel, **{**by_click(game), **options})
    assert answer.kind == "message", answer.text
    session = await house.services.sessions.session_in_channel(ChannelRef(house.guild.id, channel.id), game)
    table = AnyGameTable(house, session, channel)
    await store_options(table, **stored)
    for name in names[1:]:
        await table.press(name, "join")
    return table


async def begun(
    house: House, game: str, *names: str, computers: int = 0, level: str = "easy", **options: str
) -> AnyGameTable:
    """The first opens a table, the others sit down, computer players too, the first starts, and every player opens a
    hand if there is one."""
    table = await lobby(house, game, names[0], **options)
    await table.sit_down(*names[1:])
    for _ in range(computers):
        await table.invite(names[0], level)
    await table.forge(names[0], "start")
    if (await table.board()).ids("hand"):
        for name in names:
            await table.open_hand(name)
    return table


def says(language: str, key: str, **facts: Any) -> str:
    """Return a sentence as the bot says it."""
    return speaker(language)(key, **facts)


def counting(at: int | None) -> str:
    """Return a time that counts down in Discord."""
    assert at is not None
    return f"<t:{at // 1000}:R>"


async def noted(house):
    """The calls that are noted, whoever is called."""
    return await house.database.read(lambda connection: connection.execute(calls.select()).all())
