"""Try from here: how a finished game would have gone on from a moment, privately, with computers in the other seats."""

from collections.abc import Mapping
from typing import Any

from msgspec import structs

from bot.clicks.reply import redraw_privately, say_to, show_privately, whisper
from bot.clicks.router import Handler, Press, number_of
from bot.draw.furniture import rank_sign
from bot.errors import InvalidInput, NotAllowed
from bot.features.kit import Kit
from bot.games.contract import Seat
from bot.games.plugin import GoesOn, Opens
from bot.messages.ids import button_id
from bot.messages.names import plain
from bot.messages.page import Button, Page, in_rows
from bot.sessions.computers import SUBSTITUTE
from bot.sessions.deadlines import DAY_MS
from bot.sessions.session import Status
from bot.solo.pages import board_and_hand, read, solo_id
from bot.solo.solo import Playing, Start
from bot.table.buttons.cog import ActionsCog
from bot.table.pages.screen import Plugin, title
from bot.text.words import Say
from cogs.replay import finished_games
from cogs.replay.reel import Reel, replay_button

KIND, PRESS = "try", "try.press"
HERE, OPEN = "try.here", "try.open"
"""The actions that begin with the move that a moment shows, and at the moment: both lead back to where it is shown."""


class Tries(ActionsCog):
    """Tries: one for each person, for a day."""

    def __init__(self, services: Kit) -> None:
        super().__init__(services)
        self._services, self._solos, self._now = services, services.solos, services.sessions.now

    def actions(self) -> Mapping[str, Handler]:
        """Return the buttons and menus."""
        begin = {HERE: self.begun, OPEN: self.begun, "try.seat": self.begun_on_seat, "try.anew": self.begun_anew}
        return {**begin, PRESS: self.pressed, "try.undo": self.undid}

    async def begun(self, press: Press) -> None:
        """Begin on the person's seat; a spectator chooses one first."""
        reel = await self._reel(press)
        at = reel.at(number_of(press.argument))
        seated = reel.session.seated(press.person.id)
        if seated is None:
            await show_privately(press.interaction, seats_page(reel, at, say_to(press.interaction)))
            return
        turn = reel.turn_of(seated.seat, at) if press.action == HERE else at
        await self._begin(press, start_of(reel, reel.last + 1 if turn is None else turn, seated.seat))

    async def begun_on_seat(self, press: Press) -> None:
        """Begin in a seat that was chosen."""
        at, _, seat = press.argument.partition(".")
        reel = await self._reel(press)
        own = reel.session.seated(press.person.id)
        if number_of(seat) >= len(reel.session.seats) or (own and own.seat != number_of(seat)):
            raise InvalidInput
        await self._begin(press, start_of(reel, reel.at(number_of(at)), number_of(seat)))

    async def begun_anew(self, press: Press) -> None:
        """Go back to the moment as it was, with the same dice to come or with other ones."""
        if (playing := await self._solos.load(press.person, KIND)) is None or playing.solo.seq != press.step:
            await self._show(press, None)
            return
        start = playing.solo.start
        await self._begin(press, structs.replace(start, other=start.other + 1 if press.argument == "other" else 0))

    async def pressed(self, press: Press) -> None:
        """Make a move, or open a part of the page."""
        meant = read(self.games.get(press.argument.partition(".")[0]), press.argument)
        if isinstance(meant, Opens):
            playing = await self._solos.load(press.person, KIND)
            await self._show(press, playing if playing and playing.solo.seq == press.step else None, meant.focus)
        elif isinstance(meant, GoesOn):
            await self._show(press, await self._solos.go_on(press.person, KIND, press.step))
        else:
            await self._show(press, await self._solos.play(press.person, KIND, press.step, meant))

    async def undid(self, press: Press) -> None:
        """Take the last move back."""
        await self._show(press, await self._solos.undo(press.person, KIND, press.step))

    async def _begin(self, press: Press, start: Start) -> None:
        await self._show(press, await self._solos.begin(press.person, KIND, start, self._now() + DAY_MS))

    async def _show(self, press: Press, playing: Playing | None, focus: str = "") -> None:
        """Show the try; None stands for a stale button: show the newest try, and say so."""
        say, newest = say_to(press.interaction), playing or await self._solos.load(press.person, KIND)
        if newest is None:
            raise NotAllowed("no-try")
        plugin = self.games.get(newest.solo.start.game)
        compared = await self._compared(press, plugin, newest, say)
        answer = show_privately if press.action in (HERE, OPEN) else redraw_privately
        await answer(press.interaction, page_of(plugin, newest, say, focus, compared))
        if playing is None:
            await whisper(press.interaction, say("no-stale"))

    async def _compared(self, press: Press, plugin: Plugin, playing: Playing, say: Say) -> str:
        """Return the comparison with the game; empty in the middle of a round, and for a game that is gone."""
        state = plugin.game.decode_state(playing.table.state or b"")
        if playing.table.status == Status.RUNNING and not plugin.game.rests(state):
            return ""
        try:
            number = playing.solo.start.session
            reel = await finished_games.load(self._services, press.interaction, number)
        except NotAllowed:
            return ""
        return compare(plugin, reel, playing.solo.start, state, say)

    async def _reel(self, press: Press) -> Reel:
        return await finished_games.load(self._services, press.interaction, press.session)


def compare(plugin: Plugin, reel: Reel, start: Start, tried: Any, say: Say) -> str:
    """Return what the seat got in the game and in the try, at the end or after a round; empty before that."""
    game, recap, seat = plugin.game, plugin.recap, start.seat
    if outcome := game.outcome(tried):
        real = reel.frames[-1].state
        if (before := game.outcome(real)) is None:
            return ""
        came = (
            (plugin.ranks(state), one.scores[seat], one.places.count(1))
            for state, one in ((real, before), (tried, outcome))
        )
        in_game, in_try = (
            say("try-won", won="drawn" if shared > 1 else "won" if ranks[seat] == 1 else "lost")
            if recap.chances
            else f"{rank_sign(ranks[seat])} {say('try-points', points=points)}"
            for ranks, points, shared in came
        )
        return say("try-compared", when="end", before=in_game, after=in_try)
    chapter = recap.chapter(tried)
    real = next((frame.state for frame in reel.frames if recap.chapter(frame.state) == chapter), None)
    if real is None or chapter == recap.chapter(game.decode_state(start.state)):
        return ""
    in_game, in_try = (say("try-points", points=recap.standing(state)[seat]) for state in (real, tried))
    return say("try-compared", when="round", before=in_game, after=in_try)


def page_of(plugin: Plugin, playing: Playing, say: Say, focus: str = "", compared: str = "") -> Page:
    """Return a try as it stands, with ways back; `focus` opens a part as in a game, `compared` says what changed."""
    start, table = playing.solo.start, playing.table
    chapter = plugin.recap.chapter(plugin.game.decode_state(start.state))
    when = say("replay-chapter", chapters=plugin.recap.chapters, number=chapter)
    head = say("try-head", number=str(start.session), chapter=when)
    is_changed = any(made.seat == start.seat and not made.by_bot for made in playing.solo.moves)
    has_thrown = table.draws > start.drawn
    anew = say("try-same" if has_thrown or start.other else "try-anew")
    ways = (
        (is_changed, Button(say("try-undo"), solo_id(table, "try.undo"), "plain", "↩️")),
        (is_changed or start.other, Button(anew, solo_id(table, "try.anew", "same"), "plain", "⏮️")),
        (has_thrown, Button(say("try-other"), solo_id(table, "try.anew", "other"), "plain", "🎲")),
        (True, replay_button(table, start.at, say)),
    )
    blocks = board_and_hand(plugin, table, start.seat, say, focus, PRESS)
    row = tuple(button for is_open, button in ways if is_open)
    return Page((head, *blocks, *filter(None, (compared,)), row))


def start_of(reel: Reel, at: int, seat: Seat) -> Start:
    """Return the start of a try: the moment `at`, or the first one after it at which this seat could choose."""
    session, plugin = reel.session, reel.plugin
    game = plugin.game
    moments = range(at, reel.last + 1)
    here = next((one for one in moments if reel.chooses(seat, one)), None)
    if here is None:
        raise NotAllowed("no-try-over")
    frame = reel.frames[here]
    is_duel = len(session.seats) == 2  # where several think, it takes its time
    stand_in = plugin.levels[-1] if is_duel else SUBSTITUTE
    return Start(
        game.key,
        game.rules_version,
        dict(session.options),
        tuple(None if one.seat == seat else one.computer or stand_in for one in session.seats),
        session.secret,
        session=session.id,
        joins=session.joins,
        drawn=frame.drawn,
        state=game.encode_state(frame.state),
        at=reel.places[here],
    )


def seats_page(reel: Reel, at: int, say: Say) -> Page:
    """Return the seats, from which a spectator chooses one; each leads to its own move."""
    session = reel.session
    seats = [(one, reel.turn_of(one.seat, at)) for one in session.seats]
    places = {one.seat: f"{reel.places[turn or 0]}.{one.seat}" for one, turn in seats}
    buttons = [
        Button(plain(one.name), button_id(session, "try.seat", places[one.seat]), disabled=turn is None)
        for one, turn in seats
    ]
    replay = replay_button(session, reel.places[at], say)
    return Page((say("try-seats", title=title(session.game, say)), *in_rows(buttons), (replay,)))
