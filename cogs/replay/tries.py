"""Try from here: how a finished game would have gone on from a moment, privately, with computers in the other seats."""

from collections.abc import Mapping

from msgspec import structs

from bot.errors import InvalidInput, NotAllowed
from bot.games.contract import Seat
from bot.sessions.deadlines import DAY_MS
from bot.sessions.session import ChannelRef
from bot.sessions.solos import Playing, Start, rests
from bot.text.words import Say
from bot.ui.clicks.reply import redraw_privately, say_to
from bot.ui.clicks.router import Handler, Press
from bot.ui.pages.ids import button_id
from bot.ui.pages.names import plain
from bot.ui.pages.page import Button, Page
from bot.ui.pages.replay import Reel
from bot.ui.pages.screen import title
from bot.ui.pages.solos import board_and_hand
from bot.ui.tables.cog import Services
from bot.ui.tables.solos import SoloCog
from cogs.replay import finished_games

IN_A_ROW = 3
"""So many names fit beside each other on a phone."""


class Tries(SoloCog):
    """Tries: one for each person, for a day."""

    kind = "try"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._archive, self._now = services.archive, services.sessions.now

    def actions(self) -> Mapping[str, Handler]:
        """Return the buttons and menus."""
        own = {"try.here": self.begun, "try.seat": self.begun_on_seat, "try.anew": self.begun_anew}
        return {**super().actions(), **own}

    async def begun(self, press: Press) -> None:
        """Begin in the person's own seat; who only watched chooses one."""
        reel, at = await self._reel(press), _number(press.argument)
        seated = reel.session.seated(press.person.id)
        if seated is None:
            await redraw_privately(press.interaction, seats_page(reel, at, say_to(press.interaction)))
            return
        await self._begin(press, start_of(reel, at, seated.seat))

    async def begun_on_seat(self, press: Press) -> None:
        """Begin in a seat that was chosen."""
        at, _, seat = press.argument.partition(".")
        reel = await self._reel(press)
        own = reel.session.seated(press.person.id)
        if _number(seat) >= len(reel.session.seats) or (own and own.seat != _number(seat)):
            raise InvalidInput
        await self._begin(press, start_of(reel, _number(at), _number(seat)))

    async def begun_anew(self, press: Press) -> None:
        """Go back to the moment as it was, with the same dice to come or with other ones."""
        playing = await self.solos.load(press.person, self.kind)
        if playing is None or playing.solo.seq != press.step:
            await self.show(press, None)
            return
        start = playing.solo.start
        other = start.other + 1 if press.argument == "other" else 0
        await self._begin(press, structs.replace(start, other=other))

    async def _begin(self, press: Press, start: Start) -> None:
        playing = await self.solos.begin(press.person, self.kind, start, self._now() + DAY_MS)
        await self.show(press, playing)

    async def _reel(self, press: Press) -> Reel:
        interaction = press.interaction
        where = ChannelRef(interaction.guild_id or 0, interaction.channel_id or 0)
        return await finished_games.load(self._archive, self.games, where, press.session)

    def page(self, playing: Playing, say: Say, focus: str = "") -> Page:
        """Return the try as it stands, with ways back."""
        start, table, plugin = playing.solo.start, playing.table, self.games.get(playing.solo.start.game)
        number, until = str(start.session), f"<t:{playing.solo.until_ms // 1000}:R>"
        head = say("try-head", title=title(plugin.key, say), number=number, at=start.at, until=until)
        blocks = board_and_hand(plugin, table, start.seat, say, focus, f"{self.kind}.press")
        on = self.button(playing, "on", say("solo-on"), "▶️")
        has_dice = table.draws > start.drawn
        is_changed = any(made.seat == start.seat and not made.by_bot for made in playing.solo.moves)
        back = (
            *([self.button(playing, "undo", say("solo-undo"), "↩️")] if is_changed else []),
            *([self.button(playing, "anew", say("try-anew"), "⏮️", "same")] if is_changed or start.other else []),
            *([self.button(playing, "anew", say("try-other"), "🎲", "other")] if has_dice else []),
            Button(say("board-replay"), button_id(table, "replay.back", str(start.at + 1)), "plain", "🎞️"),
        )
        return Page((head, *blocks, *([(on,)] if rests(plugin.game, table) else []), back))


def start_of(reel: Reel, at: int, seat: Seat) -> Start:
    """Return the start of a try: the moment `at`, or the first one after it at which this seat could choose."""
    session, plugin = reel.session, reel.plugin
    game = plugin.game
    moments = range(at, reel.last + 1)
    here = next((one for one in moments if seat in game.waiting_on(reel.frames[one].state)), None)
    if here is None:
        raise NotAllowed("no-try-over")
    frame = reel.frames[here]
    strongest = plugin.levels[-1]
    return Start(
        game.key,
        game.rules_version,
        dict(session.options),
        tuple(None if one.seat == seat else one.computer or strongest for one in session.seats),
        session.secret,
        session=session.id,
        joins=session.joins,
        drawn=frame.drawn,
        state=game.encode_state(frame.state),
        at=here,
    )


def seats_page(reel: Reel, at: int, say: Say) -> Page:
    """Return the seats, of which one who only watched takes any."""
    session = reel.session
    buttons = [Button(plain(one.name), button_id(session, "try.seat", f"{at}.{one.seat}")) for one in session.seats]
    rows = (tuple(buttons[first : first + IN_A_ROW]) for first in range(0, len(buttons), IN_A_ROW))
    back = Button(say("board-replay"), button_id(session, "replay.back", str(at + 1)), "plain", "🎞️")
    return Page((say("try-seats", title=title(session.game, say)), *rows, (back,)))


def _number(argument: str) -> int:
    if not (argument.isascii() and argument.isdecimal() and len(argument) < 7):
        raise InvalidInput
    return int(argument)
