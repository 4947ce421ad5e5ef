"""The fullest page that a game can show stays within what Discord takes, with room to spare, in every language.

Six people with the longest names made of signs that have to be escaped, the longest options, every phase, every hint;
at a running game half of them are away, and the others let their time run out and would like to stop.
"""

from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum
from importlib import import_module
from itertools import cycle, islice
from pkgutil import iter_modules
from random import Random
from typing import Any
from unittest.mock import Mock

import discord
import pytest
from PIL import Image

from bot.discovery import package_of
from bot.draw import signs
from bot.draw.canvas import Drawing
from bot.messages.outages import WHY_REFUSED
from bot.messages.page import ALT_LENGTH, Page, Picture, render
from bot.person import ChannelRef
from bot.sessions import computers
from bot.sessions.session import MISSED_MOST, Seated, Session, Status
from bot.storage.database import Database
from bot.table.messages.boards import Boards
from bot.table.messages.hands import Hands
from bot.table.messages.services import Services
from bot.table.pages.screen import option_word
from bot.text.words import speaker
from tests.languages import EACH_LANGUAGE
from tests.names import NAMES as ALL_NAMES
from tests.playout import choices_of, game_folders, play_out
from tests.plugins import plugin_in

COMPONENTS, TEXT, LABEL, CUSTOM_ID = 36, 3500, 80, 100  # Discord's own: 40, 4000, 80, 100
IN_WORDS = 3900
"""Characters of a page in which what pictures show stands in words, too; Discord's own limit: 4000."""
MOST = 10**15 - 1
SNOWFLAKE = 2**63 - 1
NAMES = ("*_" * 16, "Ｗ𝕎" * 16, "~|`\\" * 8, "<@&1>:/#" * 4, "[x](y)>-" * 4, "𒐫﷽" * 16)
GAMES = game_folders()
SEEDS, KEPT = 3, 4


class Pages:
    """A game's pages without Discord and without a database: both are only asked when something is sent or saved."""

    def __init__(self, folder: str) -> None:
        plugin = plugin_in(folder)
        self.game, self.screen, self.levels = plugin.game, plugin.screen, plugin.levels
        services = Services(Mock(discord.AutoShardedClient), Mock(Database))
        services.games.add(plugin)
        services.thinkers.slow_seats = lambda session_id: frozenset(range(len(self.names)))
        self.sessions, self.boards = services.sessions, Boards(services)
        self.private = Hands(services, self.boards)
        rules = import_module(f"{package_of(folder)}.rules")
        modules = (import_module(f"{rules.__name__}.{found.name}") for found in iter_modules(rules.__path__))
        kinds = {kind for module in modules for kind in vars(module).values() if isinstance(kind, type)}
        words = [member.value for kind in kinds if issubclass(kind, StrEnum) for member in kind]
        self.focuses = ["", *sorted(set(words))]

    def session(
        self, state: object | None, status: Status, language: str, options: dict[str, str] | None = None
    ) -> Session:
        outcome = self.game.outcome(state) if state else None
        trouble: list[dict[str, Any]] = (
            [{}, {}]
            if status != Status.RUNNING
            else [{"missed": MISSED_MOST - 1, "agrees_to_stop": True}, {"gone": True}]
        )
        seated = (Seated(n, SNOWFLAKE - n, name, **trouble[n % 2]) for n, name in enumerate(self.names))
        if outcome:
            seated = (replace(s, rank=outcome.places[s.seat], score=outcome.scores[s.seat]) for s in seated)
        return Session(
            id=MOST,
            where=ChannelRef(SNOWFLAKE, SNOWFLAKE),
            message_id=SNOWFLAKE,
            game=self.game.key,
            rules_version=1,
            options=options or self.longest_options(language),
            language=language,
            secret=b"\xff" * 32,
            joins=(SNOWFLAKE,) * 12,
            draws=9,
            status=status,
            seq=MOST,
            step=10**9 - 1,
            state=self.game.encode_state(state) if state else None,
            seats=tuple(seated),
            pace="evening",
            due_at=SNOWFLAKE,
            awaited=self.game.waiting_on(state) if state else frozenset(),
        )

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[: self.game.seats[-1]]

    def longest_options(self, language: str) -> dict[str, str]:
        """All that differ from the printed rules, with the longest words."""
        say = speaker(language)
        everyone = {option.key: max(choices_of(self.game, option), key=len) for option in self.game.seat_options}
        return everyone | {
            option.key: max(
                set(option.choices) - {option.default},
                key=lambda choice, option=option: len(say(option_word(self.game, option, choice))),
            )
            for option in self.game.table_options
        }

    def states(self) -> Iterator[object]:
        """Yield moments of whole games: those with the longest boards and hands, and the first and last of each
        phase."""
        played = [play_out(self.game, self.game.seats[-1], seed) for seed in range(SEEDS)]
        moments = [state for one in played for state in one.states]
        ends = [state for one in played for state in (one.states[0], one.states[-1])]
        some = Random(1).sample(moments, min(len(moments), 120))
        yield from ends
        for length in (self.length_of_board, self.length_of_hand):
            yield from sorted(some, key=length)[-KEPT:]
        by_phase = {getattr(self.game.view(state, None), "phase", None): state for state in moments}
        yield from by_phase.values()

    def length_of_board(self, state: object) -> int:
        return len(self.boards.page(self.at(state, "en")).text)

    def length_of_hand(self, state: object) -> int:
        session = self.at(state, "en")
        return (
            max(
                (len(self.private.page(session, seat, speaker("en")).text) for seat in range(len(self.names))),
                default=0,
            )
            if self.has_hands(session)
            else 0
        )

    def with_computers(self, lobby: Session) -> Session:
        """The same table with one person and computer players at all other seats."""
        lobby = replace(lobby, seats=lobby.seats[:1])
        for _ in self.names[1:]:
            seated = max(
                (computers.sit_down(lobby.seats, level) for level in self.levels), key=lambda one: len(one.name)
            )
            lobby = replace(lobby, seats=(*lobby.seats, seated))
        return lobby

    def has_hands(self, session: Session) -> bool:
        return self.screen.hand is not None and session.status != Status.LOBBY

    def at(self, state: object, language: str) -> Session:
        return self.session(state, Status.RUNNING if self.game.waiting_on(state) else Status.FINISHED, language)

    def pages(self, states: list[object], language: str) -> Iterator[tuple[str, Page]]:
        say = speaker(language)
        yield "lobby", self.boards.page(self.session(None, Status.LOBBY, language))
        yield (
            "alone",
            self.boards.page(replace(self.session(None, Status.LOBBY, language), seats=(Seated(0, 1, NAMES[0]),))),
        )
        yield "computers", self.boards.page(self.with_computers(self.session(None, Status.LOBBY, language)))
        yield "lobby in direct messages", self.boards.page(self.direct(self.session(None, Status.LOBBY, language)))
        yield "stopped", self.boards.page(self.session(None, Status.STOPPED, language))
        yield "rules", self.screen.rules({}, say)
        everyone = self.at(states[0], language)
        yield (
            "paused",
            self.boards.page(replace(everyone, seats=tuple(replace(seated, gone=True) for seated in everyone.seats))),
        )
        for state in states:
            session = self.at(state, language)
            for focus in self.focuses:
                yield f"board {focus}", self.boards.page(session, focus)
                yield f"board in direct messages {focus}", self.boards.page(self.direct(session), focus)
            if self.has_hands(session):
                yield from self.all_hands(session, say)

    def direct(self, session: Session) -> Session:
        """The same table in direct messages."""
        person, *others = self.with_computers(session).seats
        ranked = zip(others, session.seats[1:], strict=True)
        seats = (person, *(replace(seated, rank=s.rank, score=s.score) for seated, s in ranked))
        return replace(session, where=ChannelRef(0, SNOWFLAKE), seats=seats, wins=10_000)

    def all_hands(self, session: Session, say) -> Iterator[tuple[str, Page]]:
        """Every hint at once: the board cannot be posted, and direct messages are closed."""
        self.boards.trouble[session.id] = max(
            (*WHY_REFUSED.values(), "other"), key=lambda why: len(say("trouble-board", why=why))
        )
        for seated in session.seats:
            user_id = seated.user_id or 0
            self.private._dms_closed.add(user_id)
            here = replace(session, seats=tuple(replace(s, gone=s.gone and s != seated) for s in session.seats))
            yield "hand of the computer", self.private.page(session, seated.seat, say)
            for focus in self.focuses:
                page = self.private.page(here, seated.seat, say, focus)
                for in_dm in (False, True):
                    below = self.private._below(here, user_id, say, by_dm=in_dm, in_dm=in_dm)
                    yield f"hand {focus}", page + below


@pytest.fixture(autouse=True)
def own_emoji() -> Iterator[None]:
    """Emoji of our own are twenty times as long as stock ones."""
    signs.use(dict.fromkeys(signs.names(), MOST * 1000))
    yield
    signs.use({})


@pytest.fixture(scope="module", params=GAMES)
def table(request) -> Pages:
    return Pages(request.param)


@pytest.fixture(scope="module")
def states(table) -> list[object]:
    return list(table.states())


def empty() -> Drawing:
    return Drawing(Image.new("RGB", (1, 1)))


def blank(page: Page) -> Page:
    """The same page with pictures that take no time to draw."""
    return replace(
        page,
        blocks=tuple(
            replace(block, paint=empty, args=()) if isinstance(block, Picture) else block for block in page.blocks
        ),
    )


def every(component: dict) -> Iterator[dict]:
    """Yield a component and all in it, as Discord counts them."""
    yield component
    for inner in (*component.get("components", ()), *filter(None, [component.get("accessory")])):
        yield from every(inner)


def test_every_phase_is_measured(table, states):
    """The end of the game and the time before it, at least."""
    assert {bool(table.game.waiting_on(state)) for state in states} == {True, False}


@pytest.mark.parametrize("language", EACH_LANGUAGE)
async def test_every_page_fits(table, states, language, caplog):
    seen = set()
    for kind, page in table.pages(states, language):
        if page.text in seen and kind != "lobby":
            continue
        seen.add(page.text)
        rendered = await render(blank(page))
        components = [one for top in rendered["view"].to_components() for one in every(top)]
        fits(kind, page, components)
        assert len(page.in_words().text) <= IN_WORDS, f"{kind} in words"
    assert len(seen) >= 10
    assert caplog.records == []  # a fact that was missing, for one


async def test_boards_and_hands_fit_whatever_the_players_are_called(table, states):
    called = cycle(ALL_NAMES)
    for state in islice(cycle(states), len(ALL_NAMES) // len(table.names) + 1):
        session = table.at(state, "de")
        session = replace(session, seats=tuple(replace(one, name=next(called)) for one in session.seats))
        pages = [table.boards.page(session)]
        pages += [table.private.page(session, 0, speaker("de"))] if table.has_hands(session) else []
        for page in pages:
            rendered = await render(blank(page))
            fits("named", page, [one for top in rendered["view"].to_components() for one in every(top)])


def fits(kind: str, page: Page, components: list[dict]) -> None:
    texts = [one["content"] for one in components if one["type"] == discord.ComponentType.text_display.value]
    assert len(components) <= COMPONENTS, kind
    assert sum(map(len, texts)) <= TEXT, kind
    assert all(text.strip() for text in texts), kind
    for block in page.blocks:
        assert not isinstance(block, Picture) or 0 < len(block.alt) <= ALT_LENGTH, kind
    ids = [one["custom_id"] for one in components if "custom_id" in one]
    assert len(ids) == len(set(ids)), f"{kind}: the same button twice"
    assert all(len(custom_id) <= CUSTOM_ID for custom_id in ids), kind
    for one in components:
        fits_itself(kind, one)


def fits_itself(kind: str, component: dict) -> None:
    match component["type"]:
        case discord.ComponentType.action_row.value:
            assert 1 <= len(component["components"]) <= 5, kind
        case discord.ComponentType.button.value:
            assert component.get("label") or component.get("emoji"), kind
            assert len(component.get("label") or "") < LABEL, kind  # one more may have been cut
        case discord.ComponentType.select.value:
            options = component["options"]
            assert 1 <= len(options) <= 25, kind
            assert len({option["value"] for option in options}) == len(options), kind
            assert all(
                len(text) <= 100
                for option in options
                for text in (option["label"], option["value"], option.get("description") or "")
            ), kind
            assert len(component["placeholder"]) < 150, kind
        case _:
            pass
