"""Games that users play by clicks on a bot that is killed again and again.

A game is played once undisturbed; what is saved and what stands in Discord is noted after every click. Then it is
played again, the same clicks with the same chance, and by a `Plan` the bot is killed in each click: it starts again,
the user clicks once more if the move was not saved, and everything must be as it was noted.
"""

import json
import re
import shutil
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from contextlib import closing
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any

from tests.journeys.any_game_table import COMMANDS
from tests.plugins import meaning, surest
from tests.standin.server import Standin
from tests.standin.world import DEFERRALS, Interaction, World, walk
from tests.trust.bot_process import Died, Process

BUTTON, MENU = 2, 3
RUNNING = 1
ANSWER = 4
FIRST_CLICK = 5_000_000_000_000_000_000
"""Ids of clicks are the same in every game, since they go into the chance: moments of the year 2052."""

Act = Callable[[], Awaitable[Interaction]]


@dataclass(frozen=True)
class Snapshot:
    """What is saved, and what stands in Discord, after a click."""

    saved: tuple[Any, ...]
    public: tuple[Any, ...]
    hands: tuple[Any, ...]
    actor: int
    """The seat of the user who clicked."""
    answer: tuple[Any, ...] | None = None
    """The public message that answered the click, if one did."""

    @property
    def seq(self) -> int:
        return self.saved[0][1]

    @property
    def step(self) -> int:
        return self.saved[0][2]

    def unlike(self, other: "Snapshot", seats: Iterable[int]) -> list[tuple[Any, Any]]:
        """Return what is different, here and there, of the hands those of these seats."""
        hands = tuple([one.hands[seat] for seat in seats] for one in (self, other))
        fields = [(self.saved, other.saved), (self.public, other.public), hands]
        return [pair for mine, theirs in fields for pair in zip_longest(mine, theirs) if pair[0] != pair[1]]


Plan = list[int]
"""Which point of each click is deadly, counted from 1; 0 for none."""


@dataclass
class Killings:
    """The points of a game, and those at which the bot was killed."""

    points: list[list[str]] = field(default_factory=list)
    """What passed in the undisturbed game, by clicks."""
    done: Counter[str] = field(default_factory=Counter)
    opened: set[int] = field(default_factory=set[int])

    def diagonal(self, first: int) -> Plan:
        """Kill once in each click, each time at the next point of it."""
        return [(first + click) % len(points) + 1 for click, points in enumerate(self.points)]

    def everything(self) -> list[Plan]:
        """Kill once at each point, in as many games as the longest click has points."""
        rounds = range(1, max(map(len, self.points)) + 1)
        return [[number if number <= len(points) else 0 for points in self.points] for number in rounds]


class KilledGame:
    """One game, from its lobby or from a prepared position to its end."""

    def __init__(self, process: Process, game: str, people: int, database: Path, most_clicks: int) -> None:
        self.process, self.game, self.database, self.most_clicks = process, game, database, most_clicks
        self.world = World()
        self.people = [self.world.add_user(f"user{n}", id=str(100_000_000_000_000_000 + n)) for n in range(people)]
        self.world.users |= {user["id"]: user for user in self.people}
        self.world.guild_id = "1"
        self.channel = self.world.add_channel()
        self.channel["id"] = "10"
        self.world.channels, self.world.messages = {"10": self.channel}, {"10": {}}
        self.clicks = self.actor = 0
        self.is_forgetful = False
        """Lose what a click saved when the bot is killed: to see that this is found."""
        self.lost: list[tuple[Any, ...]] = []
        """Answers to clicks in which the bot was killed after it had saved them: no one gets those."""
        self.opened = set[int]()
        """The clicks that open a hand to which the choice has just come; in a killed game those of the undisturbed."""

    # What is noted

    def row(self, *columns: str) -> tuple[Any, ...] | None:
        """Return columns of the game as it is saved."""
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as raw:
            return raw.execute(f"SELECT {', '.join(columns)} FROM games ORDER BY id DESC LIMIT 1").fetchone()

    @property
    def seq(self) -> int:
        """How many changes are saved."""
        return (self.row("seq") or (0,))[0]

    def snapshot(self, interaction: Interaction | None = None) -> Snapshot:
        saved = self.row("status", "seq", "step", "state", "draws", "awaited", "review", "shown_seq")
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as raw:
            moves = raw.execute("SELECT seq, seat, move, events FROM moves ORDER BY game_id, seq").fetchall()
            seats = raw.execute("SELECT seat, user_id, rank, score FROM seats ORDER BY game_id, seat").fetchall()
        public = tuple(_looks(message) for message in self.world.seen("10") if not self._called(message))
        hands = tuple(_looks(hand) if (hand := self.hand(seat)) else None for seat in range(len(self.people)))
        shown = interaction.shown if interaction and interaction.answers == [ANSWER] else None
        answer = _looks(shown) if shown and not shown["_for"] else None
        return Snapshot((saved, *moves, *seats), public, hands, self.actor, answer)

    def hand(self, seat: int) -> dict[str, Any] | None:
        """Return the newest private message of a user that has buttons of the game."""
        mine = (m for m in self.world.messages["10"].values() if m["_for"] == self.people[seat]["id"])
        return next((m for m in reversed([*mine]) if m["components"]), None)

    def go_back_to(self, backup: bytes) -> None:
        """Lose what was saved since."""
        for file in self.database.parent.glob(f"{self.database.name}-*"):
            file.unlink()
        self.database.write_bytes(backup)

    def uncalled_for(self) -> list[str]:
        """Return the calls in the channel of users whom the game does not wait for, and second calls of others."""
        awaited = (self.row("awaited") or (0,))[0]
        users = [user for message in self.world.seen("10") for user in self._called(message)]
        wanted = {user["id"] for seat, user in enumerate(self.people) if awaited >> seat & 1}
        return [user for n, user in enumerate(users) if user not in wanted or user in users[:n]]

    def _called(self, message: dict[str, Any]) -> list[str]:
        return re.findall(r"<@([0-9]+)>", message["content"])

    def board(self) -> dict[str, Any]:
        found = self.row("message_id")
        assert found
        return self.world.messages["10"][str(found[0])]

    # What users do

    async def play(self, discord: Standin, step: Callable[[Act], Awaitable[None]]) -> None:
        """Play to the end; `step` gets what one user does."""
        if self.row("id") is None:
            await step(lambda: self._command(discord, 0, "new"))
            for seat in range(1, len(self.people)):
                await step(lambda seat=seat: self._press(discord, seat, "join"))
            await step(lambda: self._press(discord, 0, "start"))
        await self.open_hands(discord, step, range(len(self.people)))
        while (found := self.row("status", "awaited")) and found[0] == RUNNING and self.clicks < self.most_clicks:
            seat = next(seat for seat in range(len(self.people)) if found[1] >> seat & 1)
            if self.clicks in self.opened or not self._choices(seat):
                self.opened.add(self.clicks)
                await self.open_hands(discord, step, [seat])
            get, custom_id, values = self._choice(seat)
            await step(partial(self._choose, discord, seat, get, custom_id, values))

    async def _choose(self, discord: Standin, seat: int, get: Any, custom_id: str, values: list[str]) -> Interaction:
        return await self._click(discord, seat, get(), custom_id, *values)

    async def open_hands(self, discord: Standin, step: Any, seats: Iterable[int]) -> None:
        """Let users open their hands, if the board has a button for that."""
        for seat in seats:
            if _controls(self.board(), "hand"):
                await step(lambda seat=seat: self._press(discord, seat, "hand"))

    def _choice(self, seat: int) -> tuple[Callable[[], dict[str, Any]], str, list[str]]:
        """Return where a user clicks now: always the same in the same position."""
        found = self._choices(seat)
        assert found, "a user for whom the game waits can click somewhere"
        return Random(f"{self.game} {self.clicks}").choice(found)

    def _choices(self, seat: int) -> list[tuple[Callable[[], dict[str, Any]], str, list[str]]]:
        found: list[tuple[Callable[[], Any], str, list[str]]] = []
        for get in (self.board, lambda: self.hand(seat)):
            for control in _controls(get() or {}, f"{self.game}."):
                values = [[option["value"]] for option in control.get("options", [])]
                found += [(get, control["custom_id"], value) for value in (values or [[]])]
        return surest(found, lambda one: meaning(one[1], *one[2]))

    async def _press(self, discord: Standin, seat: int, action: str) -> Interaction:
        board = self.board()
        return await self._click(discord, seat, board, _controls(board, action)[0]["custom_id"])

    async def _click(self, discord: Standin, seat: int, message: Any, custom_id: str, *values: str) -> Interaction:
        number, self.actor = FIRST_CLICK + self.clicks, seat
        return await discord.click(self.people[seat], message, custom_id, *values, number=number)

    async def _command(self, discord: Standin, seat: int, name: str) -> Interaction:
        words = f"{COMMANDS[self.game]} {name}"
        return await discord.command(self.people[seat], self.channel, words, FIRST_CLICK + self.clicks, pace="letter")


async def undisturbed(game: KilledGame, killings: Killings) -> list[Snapshot]:
    """Play a game, note what is there after each click, and the points that pass."""
    noted, killings.opened = list[Snapshot](), game.opened
    async with Standin(game.world) as discord:

        async def step(act: Act) -> None:
            await game.process.arm(0)
            interaction = await act()
            await game.process.answered(interaction)
            killings.points.append((await game.process.settled())["points"])
            noted.append(game.snapshot(interaction))
            game.clicks += 1

        await game.process.start(discord.base, game.database)
        await game.process.settled()
        try:
            await game.play(discord, step)
        finally:
            await game.process.stop()
    return noted


async def killed(game: KilledGame, killings: Killings, plan: Plan, noted: list[Snapshot]) -> None:
    """Play the same game, killed once in each click, and compare."""
    game.opened = killings.opened
    async with Standin(game.world) as discord:

        async def step(act: Act) -> None:
            number = plan[game.clicks]
            point = killings.points[game.clicks][number - 1] if number else ""
            there = noted[game.clicks]
            await _killed_at(game, discord, number, act, there)
            if number:
                killings.done[point] += 1
            public = tuple(message for message in there.public if message not in game.lost)
            before = noted[game.clicks - 1] if game.clicks else there
            # what no one saw changes no hand but the user's own; hands that were opened anew are newer then
            seats: Iterable[int] = range(len(game.people)) if before.step != there.step else [there.actor]
            if number and there.saved[0][0] != RUNNING:
                seats = ()  # no button opens a hand of a game that is over, and no token of it outlives the process
            if number:
                seats = [
                    seat for seat in seats if there.hands[seat]
                ]  # nor of a page that would have gone with the click
            differences = game.snapshot().unlike(replace(there, public=public), seats)
            assert not differences, f"click {game.clicks}, killed {point!r}: {differences}"
            assert not game.uncalled_for(), f"click {game.clicks}, killed {point!r}: a call stays"
            game.clicks += 1

        await game.process.start(discord.base, game.database)
        await game.process.settled()
        try:
            await game.play(discord, step)
        finally:
            await game.process.stop()
        assert game.clicks == len(noted)


async def _killed_at(game: KilledGame, discord: Standin, number: int, act: Act, there: Snapshot) -> None:
    """Let a user click, and click again if the bot died before it saved the move, or in a click that saves nothing."""
    seq, backup = game.seq, game.database.read_bytes() if game.is_forgetful else b""
    await game.process.arm(number)
    interaction = await act()
    try:
        await game.process.answered(interaction)
        await game.process.settled()
    except Died:
        if backup:
            game.go_back_to(backup)
        await _revive(game, discord)
        is_answered = bool(interaction.answers) and interaction.answers[0] not in DEFERRALS
        is_saved = game.seq >= there.seq
        assert is_saved or not is_answered, f"answered and lost: click {game.clicks}, killed at {number}"
        if not is_saved or there.seq == seq:  # a card that was chosen is chosen again in the hand that was opened anew
            await game.process.answered(await act())
            await game.process.settled()
        elif not is_answered and there.answer:
            game.lost.append(there.answer)


async def _revive(game: KilledGame, discord: Standin) -> None:
    """Start the bot again; users open their hands anew."""
    await game.process.start(discord.base, game.database)
    await game.process.settled()

    async def step(act: Act) -> None:
        await game.process.answered(await act())
        await game.process.settled()

    await game.open_hands(discord, step, [seat for seat in range(len(game.people)) if game.hand(seat)])


def _controls(message: dict[str, Any], action: str) -> list[dict[str, Any]]:
    """Return the buttons and menus of an action, or of all actions that begin so, which can be used."""
    found = [c for c in walk(message.get("components")) if c["type"] in (BUTTON, MENU) and not c.get("disabled")]
    actions = [(c, (c.get("custom_id") or "|||").split("|")[3]) for c in found]
    return [c for c, name in actions if name == action or (action.endswith(".") and name.startswith(action))]


def _looks(message: dict[str, Any]) -> tuple[Any, ...]:
    """Return what is seen of a message; ids, those that count its parts too, and times differ from game to game.

    The button for direct messages is of no step: a hand that looks the same is left as it is.
    """
    text = re.sub(r"k1\|[0-9]+\|[0-9]+\|dm\|", "dm", json.dumps([message["content"], message["components"]]))
    text = re.sub(r', "id": [0-9]+', "", text)
    files = [(one["filename"], one["description"], one["size"]) for one in message["attachments"]]
    return re.sub(r"<t:[0-9]+|[0-9]{17,20}", "#", text), *files


def new_database(template: Path, folder: Path, name: str) -> Path:
    """Return a copy of a database for one game."""
    target = folder / f"{name}.db"
    for file in folder.glob(f"{name}.db*"):
        file.unlink()
    return Path(shutil.copy(template, target))
