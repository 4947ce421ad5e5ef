"""Each fault of Discord at each kind of request: the move is saved, the board is right soon after the end of the fault,
and no storm of requests follows.

Refusals are played by simcord, connections that are cut by the stand-in on sockets.
"""

import asyncio
import shutil
from contextlib import suppress

import pytest
import pytest_asyncio

from bot.ui import board as boards
from tests.harness import open_house
from tests.journeys.any_game_table import AnyGameTable, begun, shown
from tests.standin.server import Fault, Standin
from tests.trust.bot_process import Process, forker
from tests.trust.killed_games import Act, KilledGame, Killings, Snapshot, new_database, undisturbed

FAULTS = {
    "500": (500, 0),
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
BEYOND_REPAIR = {("edit", "unknown channel"), ("post", "unknown channel")}
"""The channel is gone: its games end."""
MOST_REQUESTS = 16
"""For a move, its fault and what follows; a move without a fault takes up to eight."""
RETRY_S = (5, 5)


def fail(house, kind: str, fault: str) -> None:
    method, path = REQUESTS[kind]
    status, code = FAULTS[fault]
    path = path.format(channel=house.channel.id)
    house.env.inject_error(method, path, status=status, code=code, message="out of order", times=1)


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
    return all(shown(name) in board.text for name in awaited) and session.shown_seq == session.seq


@pytest.fixture
async def house(tmp_path):
    async with open_house(tmp_path, pictures=False) as opened:
        yield opened


def refusals():
    for kind in REQUESTS:
        for fault in FAULTS:
            if (kind, fault) not in BEYOND_REPAIR:
                yield pytest.param(kind, fault, marks=() if fault in QUICK else pytest.mark.slow)


@pytest.mark.parametrize(("kind", "fault"), [*refusals()])
async def test_a_refused_request_costs_no_move_and_no_board(house, kind, fault, monkeypatch):
    monkeypatch.setattr(boards, "OUTAGE_RETRY_S", RETRY_S)
    monkeypatch.setattr(boards, "FORBIDDEN_RETRY_S", RETRY_S)
    table = await begun(house, "heul_doch", "anna", "ben", "cleo")
    await choose_a_card(table)
    await make_a_move(table)  # the next player is called then, and the call has to be deleted
    await choose_a_card(table)
    before, sent = await table.session(), len(house.env.http_requests)
    fail(house, kind, fault)
    await make_a_move(table)
    assert (await table.session()).seq > before.seq, "the move is saved"
    assert not house.env.backend.faults, "the fault was met"
    house.mend()
    for _ in range(3):
        await house.env.advance_time(5)
    house.log.take()
    assert await board_is_right(table), f"{kind} with {fault}"
    assert len(house.env.http_requests) - sent <= MOST_REQUESTS


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
}
OF_TURNS, WITH_HANDS = ("maunz", 2, 8), ("heul_doch", 3, 8)
"""A game, how many play, and the click that meets the fault: a move by which a call goes, and another one comes."""
SOON_S = 12.0
BETWEEN_LOOKS_S = 0.3
"""The board is tried again after five seconds; discord.py waits for a second or so between its own tries."""


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
            await looks_as(game, discord, noted[game.clicks])
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


async def looks_as(game: KilledGame, discord: Standin, there: Snapshot) -> None:
    """Wait until everything is saved and stands in the channel as in the undisturbed game."""
    async with asyncio.timeout(SOON_S):
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
