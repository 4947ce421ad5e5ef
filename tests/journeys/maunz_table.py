"""A table of maunz. for the journeys: two people, a bed, and positions that look like beds."""

from random import Random

from bot.person import ChannelRef
from bot.sessions.replay import replay
from bot.table.service import rows as store
from cogs.maunz.rules.bed import names as squares_of
from cogs.maunz.rules.rules import GAME
from cogs.maunz.rules.state import State, View
from tests.cogs.maunz.notation import position
from tests.harness import Answer, House, MausenTable, Shown, short

FOUR_IN_A_ROW = "......  ......  aa.aa.  ......  ......  ......"
EIGHT = "a....a  ......  ..a..A  ......  a....a  ..a..."
BOTH_KINDS = "......  ......  .A....  ......  ....B.  ......"


class MaunzTable(MausenTable):
    """A session of maunz., clicked as players do."""

    async def view(self) -> View:
        return self.house.services.sessions.view(await self.session(), None)

    async def tap(self, name: str, column: str) -> Answer:
        """A player presses the letter of a column."""
        board = await self.board()
        return await self.house.click(
            name, board.message, next(one for one in board.ids("maunz.column") if one.endswith(column))
        )

    async def opened(self, name: str, column: str) -> Shown:
        """The board with this column open: a player presses its letter, unless it is open already."""
        board = await self.board()
        closed = any(one.endswith(column) for one in board.ids("maunz.column"))
        return (await self.tap(name, column)).shown if closed else board

    async def place(self, name: str, square: str, piece: str = "k") -> Answer:
        """A player presses a square, which must be there to be pressed, before it a letter if need be."""
        board = await self.opened(name, square[0])
        return await self.house.click(
            name,
            board.message,
            next(one for one in board.ids("maunz.square") if short(one).endswith(f"|{piece}{square}")),
        )

    async def choose(self, name: str, number: int) -> Answer:
        """A player presses the button of this number."""
        board = await self.board()
        return await self.house.click(
            name, board.message, next(b["custom_id"] for b in board.buttons if b["label"] == str(number))
        )

    async def agree(self, name: str, what: str) -> Answer:
        """A player offers or accepts a draw behind *More*."""
        shown = (await self.press(name, "maunz.more")).shown
        return await self.house.click(
            name, shown.message, next(one for one in shown.ids("maunz.table") if short(one).endswith(f"|{what}"))
        )

    async def free(self, name: str, columns: str = "ABCDEF") -> dict[str, str]:
        """The squares that can be pressed after each of the letters, and the signs on them."""
        found: dict[str, str] = {}
        for column in columns:
            for button in (await self.opened(name, column)).buttons:
                if "|maunz.square|" in button["custom_id"] and not button.get("disabled"):
                    square, _, does = button["label"].partition(" ")
                    found[square] = does
        return found

    async def set_up(self, state: State) -> None:
        """Put another position on the table, as if it had been played."""
        await self.house.put(await self.session(), GAME, state)

    async def saved(self) -> object:
        """Everything that is saved, to see that nothing changed."""
        return await self.session(), await self.house.database.read(store.load_log, self.id)

    async def look_at(self, name: str, piece: str) -> Answer:
        """A player presses the button of kittens or cats."""
        board = await self.board()
        return await self.house.click(
            name, board.message, next(one for one in board.ids("maunz.piece") if f"|{piece}" in one)
        )

    def calls(self) -> list[Shown]:
        """The messages in the channel that call a player."""
        return [
            shown
            for shown in self.house.seen("stranger")
            if shown.message.mentions and "discord.com/channels" in shown.text
        ]

    async def play_out(self, seed: int = 1) -> None:
        """Play on to the end by random clicks, more often with cats than without: a move is two clicks, the first look
        at cats a third one, and each click is one request to Discord."""
        rng = Random(seed)
        while (session := await self.session()).status.is_active:
            view = await self.view()
            assert view.turn is not None
            name, can_look = session.names[view.turn], (await self.board()).ids("maunz.piece")
            looks = bool(can_look) and rng.random() < 0.7
            if looks and not view.choices and view.pools[view.turn].cats:
                await self.look_at(name, "c")
            with self.house.requests() as requests:
                if view.choices:
                    await self.choose(name, rng.choice(view.choices).number)
                else:
                    await self.place(name, rng.choice(squares_of(view.bed.free())), await self.kind())
            assert requests in (["answer"], ["answer"] * 2)

    async def kind(self) -> str:
        """Which piece the buttons are for."""
        return (await self.board()).ids("maunz.column")[0].split("|")[4][0]

    async def by_the_rules(self):
        """The outcome of the stored log, played again from the start."""
        session = await self.session()
        state = replay(GAME, session, await self.house.database.read(store.load_log, session.id))[-1].state
        return GAME.outcome(state)


async def lobby(house: House, *names: str, **options: str) -> MaunzTable:
    """The first opens a table, the others join by clicks. No player is called, unless the options say so."""
    options = {"pings": "off"} | options
    answer = Answer(await house.people[names[0]].slash(house.channel, "maunz new", **options))
    assert answer.kind == "message", answer.text
    session = await house.services.sessions.session_in_channel(ChannelRef(house.guild.id, house.channel.id), "maunz")
    bed = MaunzTable(house, session.id, house.channel)
    for name in names[1:]:
        await bed.press(name, "join")
    return bed


async def play(
    house: House, drawn: str | None = None, lid: tuple[int, int] | None = None, **options: str
) -> MaunzTable:
    """Anna (orange, seat 0) and Ben (grey) begin, Anna first; or they go on from a bed that is drawn."""
    bed = await lobby(house, "anna", **{"first": "0"} | options)
    await bed.sit_down("ben")
    await bed.forge("anna", "start")
    if drawn:
        await bed.set_up(position(drawn, lid=lid))
    return bed


async def command(house: House, name: str, what: str, **options: str) -> Answer:
    """A player uses a command of maunz."""
    return Answer(await house.people[name].slash(house.channel, f"maunz {what}", **options))


async def offered(house: House, name: str, what: str, option: str, typed: str = "", **filled: str) -> dict[str, str]:
    """What a player is offered while typing."""
    found = await house.people[name].autocomplete(house.channel, f"maunz {what}", option, typed, **filled)
    return {choice["value"]: choice["name"] for choice in found}
