"""A table of Aus die Maus for the journeys: people, mice, and positions that look like races."""

from random import Random

from bot.person import ChannelRef
from bot.sessions.replay import replay
from bot.table.service import rows as store
from cogs.aus_die_maus.rules.rules import GAME
from cogs.aus_die_maus.rules.state import Move, State, Threw, View
from tests.cogs.aus_die_maus.notation import dice, position
from tests.harness import Answer, House, MausenTable, short
from tests.journeys.any_game_table import store_options


def drawn(mice: str, turn: int = 0, throw: str = "", **changes) -> State:
    """Return a race as it looks, as in the notation, with the throw described if there is one."""
    return position(mice, turn, throw, **{"last": (Threw(turn, dice(throw)),) if throw else ()} | changes)


class AusDieMausTable(MausenTable):
    """A session of Aus die Maus, clicked as people do."""

    async def view(self, name: str = "") -> View:
        """What a player may know; without a name, what everyone may."""
        session = await self.session()
        return self.house.services.sessions.view(session, session.names.index(name) if name else None)

    async def turn(self) -> str:
        """The name of the player in turn."""
        turn = (await self.view()).turn
        assert turn is not None
        return (await self.session()).names[turn]

    async def roll(self, name: str) -> Answer:
        """A player throws the dice."""
        return await self.press(name, "aus_die_maus.roll")

    async def move(self, name: str, code: str) -> Answer:
        """A player presses the button of this move, which must be there."""
        board = await self.board()
        return await self.house.click(
            name, board.message, next(one for one in board.ids("aus_die_maus.move") if short(one).endswith(f"|{code}"))
        )

    async def moves(self) -> dict[str, str]:
        """What the buttons offer: the moves, and what they say of each."""
        text = {
            button["custom_id"]: button["label"] for button in (await self.board()).buttons if "custom_id" in button
        }
        return {short(one).split("|")[4]: text[one] for one in (await self.board()).ids("aus_die_maus.move")}

    async def keep(self, name: str, cheese: int) -> Answer:
        """A player keeps the first or the second of two cheeses, in the open hand."""
        hand = self.hand(name)
        return await self.house.click(
            name,
            self.hands[name],
            next(one for one in hand.ids("aus_die_maus.keep") if short(one).endswith(f"|{cheese}")),
        )

    async def set_up(self, state: State) -> None:
        """Put another position on the table, as if it had been played."""
        await self.house.put(await self.session(), GAME, state)

    async def saved(self) -> object:
        """Everything that is saved, to see that nothing changed."""
        return await self.session(), await self.house.database.read(store.load_log, self.id)

    async def log(self) -> list[Move]:
        """Every move that was made, the first one first."""
        return [GAME.decode_move(one.move) for one in await self.house.database.read(store.load_log, self.id)]

    async def click_on(self, rng: Random) -> str:
        """The player in turn clicks something of what there is; return who it was."""
        view, name = await self.view(), await self.turn()
        match view.phase:
            case "rolling":
                await self.roll(name)
            case "moving":
                await self.move(name, rng.choice([*await self.moves()]))
            case "keeping":
                await self.open_hand(name)
                await self.keep(name, rng.randrange(2))
        return name

    async def play_out(self, seed: int = 1) -> list[tuple[int, str]]:
        """Play on to the end by random clicks; return each click's round and person."""
        rng, clicks = Random(seed), []
        while (await self.session()).status.is_active:
            clicks.append(((await self.view()).number, await self.click_on(rng)))
        return clicks

    async def by_the_rules(self):
        """The last state, by playing the stored log again from the start."""
        session = await self.session()
        return replay(GAME, session, await self.house.database.read(store.load_log, session.id))[-1].state


async def lobby(house: House, *names: str, **options: str) -> AusDieMausTable:
    """The first opens a table, the others join by clicks."""
    first = options.pop("first", "random")
    answer = Answer(await house.people[names[0]].slash(house.channel, "ausdiemaus new", **options))
    assert answer.kind == "message", answer.text
    session = await house.services.sessions.session_in_channel(ChannelRef(house.guild.id, house.channel.id), GAME.key)
    table = AusDieMausTable(house, session.id, house.channel)
    await store_options(table, first=first)
    for name in names[1:]:
        await table.press(name, "join")
    return table


async def play(house: House, *names: str, state: State | None = None, **options: str) -> AusDieMausTable:
    """The first starts, or they go on from a race that is drawn.

    No player is called, and no throw goes by itself, unless that is wanted.
    """
    table = await lobby(house, names[0], **{"first": "0", "pings": "off", "rolls": "click"} | options)
    await table.sit_down(*names[1:])
    await table.forge(names[0], "start")
    if state:
        await table.set_up(state)
    return table


async def command(house: House, name: str, what: str, **options: str) -> Answer:
    """A player uses a command of Aus die Maus."""
    return Answer(await house.people[name].slash(house.channel, f"ausdiemaus {what}", **options))


async def offered(house: House, name: str, typed: str = "") -> dict[str, str]:
    """The moves that a player is offered while typing."""
    found = await house.people[name].autocomplete(house.channel, "ausdiemaus move", "move", typed)
    return {choice["value"]: choice["name"] for choice in found}
