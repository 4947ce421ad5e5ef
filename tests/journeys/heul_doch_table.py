"""A table of Heul doch! for the journeys: clicks in private hands, and positions that look like a table."""

from random import Random
from typing import Any

from bot.person import ChannelRef
from bot.sessions.session import Session
from bot.table.service import rows as store
from bot.text.words import speaker
from cogs.heul_doch.rules.rules import GAME
from cogs.heul_doch.rules.state import State, View
from tests.harness import Answer, House, MausenTable, Shown, carried, position, short

ACTION = "heul_doch.play"


def is_button(button: dict[str, Any], argument: str) -> bool:
    """Whether this is the button of a card, 3.R6, or of a way to play it, 3.R6.own."""
    carries = argument.partition(".")[2] if argument.count(".") == 2 else argument
    return short(button.get("custom_id", "")).endswith(f"|{carries}")


class HeulDochTable(MausenTable):
    """A session of Heul doch!, clicked as people do."""

    async def view(self, name: str | None = None) -> View:
        session = await self.session()
        return self.house.services.sessions.view(session, None if name is None else session.names.index(name))

    async def turn(self) -> str:
        """Who is in turn."""
        return (await self.session()).names[(await self.view()).order[0]]

    async def ways(self, name: str) -> list[str]:
        """What can be played by the buttons in a hand: `0.R5.left`. With no card chosen, whatever any of them can."""
        shown = self.shown_ways(name)
        if shown or not self.cards(name):
            return shown
        slots = [int(card.split(".")[0]) for card in self.cards(name)]
        hand = (await self.view(name)).hand
        return [f"{slot}.{short(carried(way.move))}" for slot in slots for way in hand[slot].ways]

    def shown_ways(self, name: str) -> list[str]:
        """The ways of the card that is chosen in a hand."""
        slots = {card: slot for slot, _, card in (one.partition(".") for one in self.cards(name))}
        shown = [short(custom_id).split("|")[4] for custom_id in self.hand(name).ids(ACTION)]
        return [f"{slots[way.rpartition('.')[0]]}.{way}" for way in shown]

    def cards(self, name: str) -> list[str]:
        """The cards in a hand that can be chosen: `2.carousel`."""
        return [custom_id.split("|")[4] for custom_id in self.hand(name).ids("heul_doch.aim")]

    async def labels(self, name: str, *ways: str) -> list[str]:
        """What the buttons of these ways say."""
        said: list[str] = []
        for way in ways:
            await self.choose(name, way)
            said.append(next(b["label"] for b in self.hand(name).buttons if is_button(b, way)))
        return said

    async def choose(self, name: str, way: str) -> None:
        """Choose the card of this way, unless its ways are shown already."""
        if way not in self.shown_ways(name):
            await self._press(name, ".".join(way.split(".")[:2]))

    async def press_in_hand(self, name: str, argument: str) -> Answer:
        """A player presses the button that carries this, after that of its card if it is a way to play one."""
        if argument.count(".") == 2:
            await self.choose(name, argument)
        return await self._press(name, argument)

    async def _press(self, name: str, argument: str) -> Answer:
        buttons = [b["custom_id"] for b in self.hand(name).buttons if is_button(b, argument) and not b.get("disabled")]
        return await self.house.click(name, self.hands[name], buttons[-1])  # ways stand below cards

    async def play(self, name: str, *arguments: str) -> Answer:
        """The same for several, one after the other."""
        *before, last = arguments
        for argument in before:
            await self.press_in_hand(name, argument)
        return await self.press_in_hand(name, last)

    async def random_turn(self, rng: Random) -> None:
        """The player in turn chooses a card, and where it goes."""
        name = await self.turn()
        await self._press(name, rng.choice(self.cards(name)))
        await self._press(name, rng.choice(self.shown_ways(name)))

    async def play_out(self, seed: int = 1) -> None:
        """Play on to the end by random clicks."""
        rng = Random(seed)
        while (await self.session()).status.is_active:
            await self.random_turn(rng)

    async def set_up(self, state: State) -> None:
        """Put another position on the table, as if it had been played, and open all hands."""
        await self.house.put(await self.session(), GAME, state)
        for name in self.hands:
            await self.open_hand(name)

    async def saved(self) -> object:
        """Everything that is saved, to see that nothing changed."""
        return await self.session(), await self.house.database.read(store.load_log, self.id)

    def calls(self) -> list[Shown]:
        """The messages in the channel that call a player."""
        return [
            shown
            for shown in self.house.seen("stranger")
            if shown.message.mentions and "discord.com/channels" in shown.text
        ]


async def found(house: House, channel: Any = None) -> Session:
    """The table in the channel."""
    return await house.services.sessions.session_in_channel(
        ChannelRef(house.guild.id, (channel or house.channel).id), GAME.key
    )


async def command(house: House, name: str, what: str, **options: Any) -> Answer:
    """A player uses a command of Heul doch!"""
    return Answer(await house.people[name].slash(house.channel, f"heuldoch {what}", **options))


async def lobby(house: House, *names: str, **options: str) -> HeulDochTable:
    """The first opens a table by the command, the others join by clicks."""
    answer = await command(house, names[0], "new", **options)
    assert answer.kind == "message", answer.text
    table = HeulDochTable(house, (await found(house)).id, house.channel)
    for name in names[1:]:
        await table.press(name, "join")
    return table


async def opened(house: House, *names: str, state: State | None = None, **options: str) -> HeulDochTable:
    """The first opens a table, the others sit down, the first starts, and every player opens a hand; on the table lies
    this position."""
    table = await lobby(house, names[0], **options)
    await table.sit_down(*names[1:])
    await table.forge(names[0], "start")
    for name in names:
        await table.open_hand(name)
    if state is not None:
        await table.set_up(state)
    return table


def says(language: str, key: str, **facts: Any) -> str:
    return speaker(language)(key, **facts)


async def state_of(table: HeulDochTable) -> State:
    """The state that is saved, secrets included."""
    return position(GAME, await table.session())


def bold(name: str) -> str:
    """How a name stands in a message."""
    return f"**\u2068{name}\u2069**"
