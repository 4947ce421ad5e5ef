"""Each fault of Discord at each kind of request: the move is saved, the board is right soon after the end of the fault,
and no storm of requests follows.

Refusals are played by simcord, connections that are cut by the stand-in on sockets.
"""

import asyncio
import shutil
from contextlib import suppress
from random import Random
from typing import Any

import discord
import pytest
import pytest_asyncio

from bot.sessions.session import Status
from bot.table.messages.presence import Presence
from tests.harness import named, open_house
from tests.journeys.any_game_table import AnyGameTable, begun, first_is_quick
from tests.standin.server import Fault, Standin
from tests.trust.bot_process import Process, forker
from tests.trust.killed_games import Act, KilledGame, Killings, Snapshot, new_database, undisturbed

FAULTS = {
    "500": (500, 0),
    "503": (503, 0),
    "502": (502, 0),
    "unknown interaction": (404, 10062),
    "answered before": (400, 40060),
    "token expired": (401, 50027),
    "unknown webhook": (404, 10015),
    "unknown message": (404, 10008),
    "unknown channel": (404, 10003),
    "no access": (403, 50001),
    "no permission": (403, 50013),
    "archived thread": (400, 50083),
}
QUICK = ("502", "no permission")
REQUESTS = {
    "answer": ("POST", "/interactions/*/callback"),
    "hand": ("PATCH", "/webhooks/*/messages/@original"),
    "edit": ("PATCH", "/channels/{channel}/messages/*"),
    "post": ("POST", "/channels/{channel}/messages"),
    "delete": ("DELETE", "/channels/{channel}/messages/*"),
}
BEYOND_REPAIR = {("edit", "unknown channel")}
"""The channel is gone: its games end."""
TO_PEOPLE = {
    "direct message": ("POST", "/channels/{channel}/messages"),
    "edit of a direct message": ("PATCH", "/channels/{channel}/messages/*"),
    "deletion of a direct message": ("DELETE", "/channels/{channel}/messages/*"),
}
FAULTS_TO_PEOPLE = {
    "502": (502, 0),
    "closed": (403, 50007),
    "no server in common": (403, 50278),
    "too fast": (403, 40003),
    "unknown message": (404, 10008),
    "unknown channel": (404, 10003),
}
MOST_REQUESTS = 16
"""For a move, its fault and what follows; a move without a fault takes up to eight."""
WITH_DIRECT_MESSAGES = 8
"""So many more if hands and calls go by direct message, too."""
SOON_S = 5.0
"""After the end of a fault the board is right."""
PLAYERS = ("anna", "ben", "cleo")


def fail(house, kind: str, fault: str, times: int | None = 1) -> None:
    method, path = REQUESTS[kind]
    status, code = FAULTS[fault]
    path = path.format(channel=house.channel.id)
    house.env.inject_error(method, path, status=status, code=code, message="out of order", times=times)


async def make_a_move(table: AnyGameTable) -> None:
    """The player in turn clicks the first place for the card that is chosen."""
    await _click_first(table, "heul_doch.play")


async def choose_a_card(table: AnyGameTable) -> None:
    """The player in turn clicks the first card."""
    await _click_first(table, "heul_doch.aim")


async def _click_first(table: AnyGameTable, action: str) -> None:
    (name,) = await table.awaited()
    message, custom_id = next((one[0], one[1]) for one in await table.moves(name) if f"|{action}|" in one[1])
    await table.house.click(name, message, custom_id)


async def board_is_right(table: AnyGameTable) -> bool:
    """Return whether the board names the player in turn, who has just moved."""
    session = await table.session()
    board = await table.board()
    awaited = [session.seats[seat].name for seat in sorted(session.awaited)]
    return all(named(name) in board.text for name in awaited) and session.shown_seq == session.seq


@pytest.fixture
async def house(tmp_path, monkeypatch):
    monkeypatch.setattr(Presence, "is_there", lambda *_, **__: False)  # so that players are called
    async with open_house(tmp_path, pictures=False) as opened:
        yield opened


def refusals():
    for kind in REQUESTS:
        for fault in FAULTS:
            if (kind, fault) not in BEYOND_REPAIR:
                yield pytest.param(kind, fault, marks=() if fault in QUICK else pytest.mark.slow)


async def in_mid_game(house, *, by_dm: bool = False) -> AnyGameTable:
    """Return a game in which the next move takes a call away and sends another one."""
    table = await begun(house, "heul_doch", *PLAYERS, pace="letter")
    for name in PLAYERS if by_dm else ():
        await table.in_hand(name, "dm")
    await choose_a_card(table)
    await make_a_move(table)
    await choose_a_card(table)
    return table


async def move_is_shown_in_time(table: AnyGameTable) -> None:
    """Make a move: it is saved, and within five seconds the board is right, whatever failed meanwhile."""
    before, loop = await table.session(), asyncio.get_running_loop()
    began = loop.time()
    await make_a_move(table)
    assert (await table.session()).seq > before.seq, "the move is saved"
    assert await board_is_right(table)
    assert loop.time() - began <= SOON_S


@pytest.mark.parametrize(("kind", "fault"), [*refusals()])
async def test_a_refused_request_costs_no_move_and_no_board(house, kind, fault):
    table = await in_mid_game(house)
    sent = len(house.env.http_requests)
    fail(house, kind, fault)
    await move_is_shown_in_time(table)
    assert not house.env.backend.faults, "the fault was met"
    house.log.take()
    assert len(house.env.http_requests) - sent <= MOST_REQUESTS


@pytest.mark.slow
async def test_a_board_whose_channel_is_gone_ends_its_game_and_keeps_the_move(house):
    table = await in_mid_game(house)
    before, sent = await table.log(), len(house.env.http_requests)
    fail(house, "edit", "unknown channel", times=None)
    await make_a_move(table)
    assert (await table.session()).status == Status.STOPPED
    assert len(await table.log()) > len(before), "the move is saved"
    house.log.take()
    await house.env.advance_time(3600)
    assert len(house.env.http_requests) - sent <= MOST_REQUESTS


@pytest.mark.slow
async def test_after_a_long_outage_the_next_success_in_the_channel_shows_the_board(house):
    table = await in_mid_game(house)
    fail(house, "edit", "503", times=None)
    await make_a_move(table)
    for seconds in (15, 60, 300):
        await house.env.advance_time(seconds)
    assert not await board_is_right(table)
    house.mend()
    other = await begun(house, "maunz", "dora", "emil")
    await other.board()
    assert await board_is_right(table), "the next try would be minutes later"
    house.log.take()


@pytest.mark.slow
async def test_a_success_elsewhere_in_the_channel_does_not_make_a_storm(house):
    table, other = await in_mid_game(house), await begun(house, "maunz", "dora", "emil")
    message = (await table.session()).message_id
    house.env.inject_error("PATCH", f"/channels/{house.channel.id}/messages/{message}", status=503, times=None)
    await make_a_move(table)
    await house.env.advance_time(60)
    house.log.take()
    for _ in range(10):
        await other.click_on((await other.awaited())[0], Random(1))
    assert len(house.log.take()) <= 3, "however many clicks succeed"


async def test_a_long_rate_limit_is_obeyed(house, monkeypatch):
    table = await in_mid_game(house)
    tries, edit = list[int](), discord.PartialMessage.edit

    async def limited(message: discord.PartialMessage, **how: Any) -> discord.Message:
        tries.append(message.id)
        if len(tries) == 1:
            raise discord.RateLimited(45.0)
        return await edit(message, **how)

    async def succeed() -> None:
        house.services.keeper.works(house.channel.id)

    monkeypatch.setattr(discord.PartialMessage, "edit", limited)
    await make_a_move(table)
    await house.env.advance_time(40)
    await house.inside(succeed())
    assert len(tries) == 1
    await house.env.advance_time(5 + SOON_S)
    assert await board_is_right(table)
    assert len(tries) == 2
    house.log.take()


@first_is_quick(("kind", "fault"), [(kind, fault) for kind in TO_PEOPLE for fault in FAULTS_TO_PEOPLE])
async def test_a_refused_direct_message_costs_no_move_and_no_board(house, kind, fault):
    for name in PLAYERS:
        await house.prefers(name, reminders="dm")
    table = await in_mid_game(house, by_dm=True)
    sent, (method, path), (status, code) = len(house.env.http_requests), TO_PEOPLE[kind], FAULTS_TO_PEOPLE[fault]
    for name in PLAYERS:
        path_to = path.format(channel=house.people[name].user.dm_channel.id)
        house.env.inject_error(method, path_to, status=status, code=code, message="out of order", times=1)
    await move_is_shown_in_time(table)
    assert len(house.env.backend.faults) < len(PLAYERS), "the fault was met"
    house.mend()
    assert not [line for line in house.log.take() if "mistake" in line]
    await choose_a_card(table)
    await move_is_shown_in_time(table)
    assert len(house.env.http_requests) - sent <= 2 * (MOST_REQUESTS + WITH_DIRECT_MESSAGES)


# Over sockets

PATTERNS = {
    "answer": "POST .*/callback$",
    "edit": "PATCH /channels/.*/messages/",
    "post": "POST /channels/.*/messages$",
    "delete": "DELETE /channels/.*/messages/",
}
CUTS = {
    "cut before it took effect": Fault(""),
    "cut after it took effect": Fault("", takes_effect=True),
    "503 after it took effect": Fault("", status=503, takes_effect=True),
    "429, short": Fault("", status=429, retry_after_s=0.2),
    "429, long": Fault("", status=429, retry_after_s=4.0),
    "429, longer than discord.py waits": Fault("", status=429, retry_after_s=31.0),
}
OF_TURNS, WITH_HANDS = ("maunz", 2, 8), ("heul_doch", 3, 10)
"""A game, how many play, and the click that meets the fault: a move by which a call goes, and another one comes."""
THERE_S = 12.0
BETWEEN_LOOKS_S = 0.3
"""discord.py waits for a second or so between its own tries, and as long as Discord says."""


def cases():
    quick = {("answer", "cut after it took effect")}
    for kind in PATTERNS:
        for cut in CUTS:
            marks = () if (kind, cut) in quick else (pytest.mark.slow,)
            yield pytest.param(kind, cut, marks=marks, id=f"{kind}-{cut}")


async def faulted(game: KilledGame, faulty: int, fault: Fault, noted: list[Snapshot]) -> int:
    """Play the same game with a fault in one click; return how many requests came from that click on."""
    async with Standin(game.world) as discord:

        async def step(act: Act) -> None:
            before = len(discord.requests)
            if game.clicks == faulty:
                discord.faults.append(fault)
            await act()
            await looks_as(game, discord, noted[game.clicks], fault.retry_after_s)
            if game.clicks == faulty:
                assert fault.times == 0, "the fault was met"
                sent.append(len(discord.requests) - before)
            game.clicks += 1

        sent: list[int] = []
        await game.process.start(discord.base, game.database)
        await game.process.settled()
        try:
            await game.play(discord, step)
        finally:
            await game.process.stop()
        return sent[0]


async def looks_as(game: KilledGame, discord: Standin, there: Snapshot, fault_s: float = 0.0) -> None:
    """Wait until everything is saved and stands in the channel as in the undisturbed game."""
    async with asyncio.timeout(THERE_S + fault_s):
        while True:
            next_request = discord.next_request()
            await game.process.settled()
            if not game.snapshot().unlike(there, ()) and not game.uncalled_for():
                return
            with suppress(TimeoutError):  # what is written a moment later needs no request
                await asyncio.wait_for(next_request.wait(), BETWEEN_LOOKS_S)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def process(tmp_path_factory):
    async with forker(tmp_path_factory.mktemp("bots")) as opened:
        yield opened


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize(("kind", "cut"), [*cases()])
async def test_a_lost_request_costs_no_move_and_no_board(process: Process, tmp_path, migrated_file, kind, cut):
    template = shutil.copy(migrated_file, tmp_path / "template.db")
    game, people, faulty = WITH_HANDS if kind == "edit" else OF_TURNS  # a click on a board is answered there

    def new(name: str) -> KilledGame:
        return KilledGame(process, game, people, new_database(template, tmp_path, name), faulty + 2)

    killings = Killings()
    noted = await undisturbed(new("undisturbed"), killings)
    own = CUTS[cut]
    fault = Fault(PATTERNS[kind], status=own.status, retry_after_s=own.retry_after_s, takes_effect=own.takes_effect)
    sent = await faulted(new("faulted"), faulty, fault, noted)
    assert sent <= MOST_REQUESTS
