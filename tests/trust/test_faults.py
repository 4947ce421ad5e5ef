"""Each fault of Discord at each kind of request: the move is saved, the board is right soon after the fault's end, and no
storm of requests follows.

Refusals are played by simcord, connections that are cut by the stand-in on sockets.
"""

import pytest

from bot.ui import board as boards
from tests.harness import open_house
from tests.journeys.any_game_table import AnyGameTable, begun, shown

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
    """The player in turn clicks the first of the moves."""
    (name,) = await table.awaited()
    message, custom_id, _ = (await table.moves(name))[0]
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


@pytest.mark.parametrize(
    ("kind", "fault"), [(k, f) for k in REQUESTS for f in FAULTS if (k, f) not in BEYOND_REPAIR]
)
async def test_a_refused_request_costs_no_move_and_no_board(house, kind, fault, monkeypatch):
    monkeypatch.setattr(boards, "OUTAGE_RETRY_S", RETRY_S)
    monkeypatch.setattr(boards, "FORBIDDEN_RETRY_S", RETRY_S)
    table = await begun(house, "heul_doch", "anna", "ben", "cleo")
    await make_a_move(table)  # the next player is called then, and the call has to be deleted
    before, sent = await table.session(), len(house.env.http_requests)
    fail(house, kind, fault)
    await make_a_move(table)
    assert (await table.session()).seq > before.seq, "the move is saved"
    assert hits(house) == 1, "the fault was met"
    house.mend()
    for _ in range(3):
        await house.env.advance_time(5)
    house.log.take()
    assert await board_is_right(table), f"{kind} with {fault}"
    assert len(house.env.http_requests) - sent <= MOST_REQUESTS
