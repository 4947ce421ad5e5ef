"""What one player may not know reaches no one else: not in a word, a picture, a byte, an order or a number of requests.

Positions of random games are taken twice, with all secrets changed that a seat, or a spectator, may not know. Then its
pages are equal, down to the bytes of the pictures; and when the same player clicks the same, all requests are the same
to everyone else.
"""

import json
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from random import Random
from typing import Any
from unittest.mock import Mock

import pytest

from bot.events import Events
from bot.games import chance
from bot.games.contract import Level
from bot.messages.page import Page, Picture
from bot.person import ChannelRef, Person
from bot.sessions.session import Seated, Session, Status
from bot.solo.solo import Start, table_of, thinking_seed
from bot.table.service.rhythm import AT_ONCE
from bot.table.service.thinking import Thinkers
from bot.text.words import speaker
from tests.harness import House, open_house
from tests.journeys.any_game_table import AnyGameTable, begun
from tests.playout import game_folders, game_in
from tests.plugins import registry_of
from tests.trust.secrets import OWN, is_open, pair, positions, seats_of

GAMES = sorted(OWN)
MEDIUM: tuple[Level, ...] = ("medium",)
NAMES = ("anna", "ben", "cleo", "dora", "emil", "fritz")
MANY = pytest.mark.parametrize("games", [2, pytest.param(60, marks=pytest.mark.slow)])


def test_every_game_is_looked_at():
    unlike = {key for key in game_folders() if is_open(key) == (key in OWN)}
    assert not unlike, "tests/cogs/<game>/secrets.py says of a game with secrets how to change what a seat may not know"


def session_at(key: str, state: Any, status: Status = Status.RUNNING) -> Session:
    """Return a session at this position."""
    game = game_in(key)
    seats = tuple(Seated(seat, 1000 + seat, NAMES[seat]) for seat in range(seats_of(game, state)))
    fields: dict[str, Any] = {"id": 1, "where": ChannelRef(1, 10), "message_id": 77, "game": key, "rules_version": 1}
    fields |= {"options": game.settle_options({}), "language": "de", "secret": bytes(32), "joins": (1,), "draws": 0}
    fields |= {"status": status, "seq": 9, "step": 5, "shown_seq": 9, "updated_at": 0, "seats": seats}
    return Session(**fields, state=game.encode_state(state), awaited=game.waiting_on(state))


def pages(house: House, session: Session, seat: int | None) -> Page:
    """Return the board, or the hand of a seat, with all that belongs to it."""
    if seat is None:
        return house.services.boards.page(session)
    return house.services.hands.page(session, seat, speaker("de"))


@MANY
@pytest.mark.parametrize("key", GAMES)
async def test_no_page_depends_on_a_secret_of_others(tmp_path, key, games, capsys):
    rng, looked, changed = Random(key), 0, 0
    async with open_house(tmp_path) as house:
        screen = house.services.games.get(key).screen
        for seed in range(games):
            for state in positions(key, seed, every=15 if games < 9 else 5):
                for seat in (None, *(range(seats_of(game_in(key), state)) if screen.hand else ())):
                    sessions = [session_at(key, one) for one in pair(key, state, seat, rng)]
                    assert pages(house, sessions[0], seat) == pages(house, sessions[1], seat)
                    looked, changed = looked + 1, changed + (sessions[0].state != sessions[1].state)
    with capsys.disabled():
        print(f"\n{key}: {looked} pairs of pages, {changed} of them of different positions")
    assert changed > looked // 4, "many positions have secrets"


@MANY
@pytest.mark.parametrize("key", GAMES)
async def test_no_byte_of_a_picture_depends_on_a_secret(tmp_path, key, games):
    """Drawn twice, and not taken from the pictures that are kept."""
    rng = Random(key)
    async with open_house(tmp_path) as house:
        for seed in range(min(games, 8)):
            for state in positions(key, seed, every=40):
                drawn = [
                    [
                        block.draw()
                        for block in pages(house, session_at(key, one), None).blocks
                        if isinstance(block, Picture)
                    ]
                    for one in pair(key, state, None, rng)
                ]
                assert drawn[0] == drawn[1] != []


@pytest.mark.parametrize("key", GAMES)
async def test_a_computer_of_a_try_gets_its_own_view_and_no_state(key, monkeypatch):
    """Whatever it replies, it knows no more."""
    game, got = game_in(key), list[Any]()
    state = positions(key, 1)[4]
    levels: tuple[Level | None, ...] = (None, *(MEDIUM * (seats_of(game, state) - 1)))
    start = Start(key, 1, game.settle_options({}), levels, bytes(32), state=game.encode_state(state))
    table = table_of(game, start, Person(1, "anna", "de"))
    registry = registry_of(game)
    thinkers = Thinkers(Mock(), registry, Events(), pace=AT_ONCE, make_executor=lambda: ThreadPoolExecutor(1))

    async def note(_workers: Any, _longest: float, _work: Any, _choose: Any, view: Any, moves: Any, *_: Any) -> Any:
        got.append(view)
        return moves[0]

    monkeypatch.setattr(thinkers, "_run", note)
    for seat in range(1, len(levels)):
        if len(game.choices(state, seat)) > 1:
            await thinkers.choose(table, seat, 1, thinking_seed(table))
            assert got.pop() == game.view_of_computer(state, seat)
            assert not isinstance(game.view_of_computer(state, seat), game.state_type)
    await thinkers.close()


# Whole requests


async def requests_of(folder: Any, key: str, which: int, clicks: int) -> list[Any]:
    """Play random positions of which this is the first or the second of a pair; return all that leaves the bot, but
    for what the player who clicks gets."""
    found: list[Any] = []
    # no thread that draws, and no timer that ends on a slow machine, may bring chance into it
    async with open_house(folder, pictures=False, real_timers=False) as house:
        rng, game = Random(key), game_in(key)
        seats = game.seats[0]
        table = await begun(house, key, *NAMES[:seats])
        states = [one for seed in range(0, 99, len(game.seats)) for one in positions(key, seed, every=9)]
        for state in rng.sample([one for one in states if not OWN[key].reveals(one)], clicks):
            actor = min(game.waiting_on(state))
            position = pair(key, state, actor, rng)[which]
            await house.put(await table.session(), game, position)
            if (await table.board()).ids("hand"):
                await table.open_hand(NAMES[actor])
            message, custom_id, choice = Random(clicks).choice(await table.moves(NAMES[actor]))
            before = len(house.env.http_requests)
            if choice:
                await house.people[NAMES[actor]].select(message, [choice], custom_id=custom_id)
            else:
                await house.click(NAMES[actor], message, custom_id)
            found.append(await seen(table, house, before))
    return found


async def seen(table: AnyGameTable, house: House, before: int) -> Any:
    """Return the requests since then, in order, those to the channel with all they say; and how the board looks."""
    requests = [(request.method, *_public(request)) for request in house.env.http_requests[before:]]
    board = await table.board()
    files = [(file.filename, file.description) for file in board.message.attachments]
    return requests, board.text, board.buttons, files


def _public(request: Any) -> tuple[str, ...]:
    if request.path.startswith("/channels"):
        said = json.dumps(request.json, default=str)
        said = re.sub(r'"nonce": "[0-9a-f]+"', "", said)  # of a call: it has the channel in it
        return tuple(re.sub(r"\d{17,}", "id", text) for text in (request.path, said))  # an id has the time in it
    return (request.path.split("/")[1],)


@pytest.mark.parametrize("clicks", [4, pytest.param(40, marks=pytest.mark.slow)])
@pytest.mark.parametrize("key", GAMES)
async def test_requests_are_the_same_whatever_the_secrets_are(tmp_path, key, clicks, monkeypatch):
    monkeypatch.setattr(chance, "new_secret", lambda: bytes(32))
    one, other = [await requests_of(tmp_path / str(which), key, which, clicks) for which in (0, 1)]
    assert len(one) == clicks
    for mine, theirs in zip(one, other, strict=True):
        assert mine == theirs


async def test_a_secret_that_gets_out_would_be_found(tmp_path, monkeypatch):
    """The control: a board that says how many points a sealed pick has."""
    state = next(state for state in positions("mausen", 0) if any(state.phase.sealed))
    one, two = (session_at("mausen", each) for each in pair("mausen", state, None, Random(3)))
    async with open_house(tmp_path) as house:
        view = house.services.sessions.view

        def telling(session: Session, seat: int | None) -> Any:
            position = game_in("mausen").decode_state(session.state or b"")
            picks = sum(card.value for card in position.phase.sealed if card)
            found = view(session, seat)
            return type(found)(**{name: getattr(found, name) for name in found.__struct_fields__} | {"number": picks})

        monkeypatch.setattr(house.services.sessions, "view", telling)
        assert pages(house, replace(one, seq=1), None) != pages(house, replace(two, seq=1), None)
