"""/today: a puzzle or a deal, new each day and the same for everyone."""

import asyncio
import re
from collections.abc import Mapping
from dataclasses import replace

from discord import app_commands

from bot.clicks.places import anywhere, server_here
from bot.clicks.reply import language_here, person_of, redraw_privately, say_to, show_privately, show_publicly, whisper
from bot.clicks.router import Handler, Press
from bot.errors import InvalidInput, NotAllowed
from bot.features.kit import HelpLine, Kit
from bot.games.deal import DealSecrets
from bot.games.lesson import LEARNER
from bot.games.plugin import GoesOn, Opens
from bot.games.puzzle import TRIES
from bot.messages.desired import Interaction
from bot.messages.ids import free_id
from bot.messages.page import Page
from bot.people.permissions import check_may_post
from bot.people.switches import OwnSwitch
from bot.person import Person
from bot.solo.pages import read
from bot.solo.puzzle_page import STEPS
from bot.solo.solo import Playing
from bot.table.buttons.cog import ActionsCog
from bot.text.words import command_text
from cogs.today import deal_day, pages
from cogs.today.bell import DayBells
from cogs.today.day import OPEN_DAYS, Played, begin_of
from cogs.today.deal_day import DealDay
from cogs.today.messages import DayMessages
from cogs.today.puzzle_day import PuzzleDay, moves_of
from cogs.today.rows import DayService

_NUMBERS = re.compile(r"([0-9]{1,7})(?:\.([0-9]))?")


class Today(ActionsCog):
    """The day. How far a person is, is saved; everything else follows from it."""

    def __init__(self, kit: Kit, days: DayService, messages: DayMessages) -> None:
        super().__init__(kit)
        self._days, self._messages = days, messages
        self._solos, self._limits = kit.solos, kit.lobby.limits

    def actions(self) -> Mapping[str, Handler]:
        """Return the buttons."""
        return {
            "today.open": self.opened,
            pages.PRESS: self.pressed,
            pages.SURE: self.pressed,
            deal_day.PRESS: self.played_on,
            "today.again": self.tried_again,
            "today.best": self.best,
            "today.share": self.share,
            "today.month": self.month,
            pages.RULES: self.rules,
        }

    @app_commands.command(name=command_text("today-command"), description=command_text("today-command.about"))
    @anywhere
    async def today(self, interaction: Interaction) -> None:
        """Begin the day, or go on with it."""
        await show_privately(interaction, await self._open(interaction))

    async def opened(self, press: Press) -> None:
        """Begin the day or go on with it, or with the one before if that was begun in time."""
        number = _numbers(press)[0] if press.argument else self._days.today
        if number == self._days.today:
            page = await self._open(press.interaction)
        else:
            page = await self._page(press.interaction, await self._begun(press, number))
        await redraw_privately(press.interaction, page)

    async def pressed(self, press: Press) -> None:
        """Make a move in a puzzle, or open a part of its page. The last try is asked for: a thumb slips."""
        played = await self._begun(press, press.step // STEPS)
        puzzle = await self._puzzle(played.day)
        if played.stars is not None or press.step != puzzle.step(played):
            await self._show_newer(press, played)
            return
        meant = read(puzzle.plugin, press.argument)
        if isinstance(meant, Opens):
            await redraw_privately(press.interaction, await self._page(press.interaction, played, meant.focus))
            return
        after = await asyncio.to_thread(puzzle.moved, played, meant)
        if played.tries == TRIES and press.action == pages.PRESS:
            page, move = await self._page(press.interaction, played), puzzle.right_moves.noted(LEARNER, meant)
            sure = free_id(pages.SURE, press.argument, press.step)
            await redraw_privately(press.interaction, pages.ask(page, played, move, sure, say_to(press.interaction)))
            return
        await self._save(press, played, after, puzzle.right_moves.kept_after(meant))

    async def tried_again(self, press: Press) -> None:
        """Begin the next try at a puzzle."""
        number, tries = _numbers(press)
        played = await self._begun(press, number)
        if played.tries != tries or played.stars is not None:
            await self._show_newer(press, played)
        else:
            puzzle = await self._puzzle(number)
            after = await asyncio.to_thread(puzzle.again, played)
            focus = puzzle.right_moves.kept_after(moves_of(puzzle.plugin.game, played)[-1])
            await self._save(press, played, after, focus)

    async def played_on(self, press: Press) -> None:
        """Make a move in a deal, or open a part of its page."""
        interaction, playing = press.interaction, await self._solos.load(press.person, deal_day.KIND)
        if playing is None:
            raise NotAllowed("no-day-begun")
        played = await self._begun(press, playing.solo.start.at)
        if played.stars is not None or press.step != playing.solo.seq:
            await self._show_newer(press, played)
            return
        meant = read(self.games.get(playing.solo.start.game), press.argument)
        if isinstance(meant, Opens):
            await redraw_privately(interaction, await self._page(interaction, played, meant.focus))
        elif await (
            self._solos.go_on(press.person, deal_day.KIND, press.step)
            if isinstance(meant, GoesOn)
            else self._solos.play(press.person, deal_day.KIND, press.step, meant)
        ):
            await redraw_privately(interaction, await self._page(interaction, played))
        else:
            await self._show_newer(press, played)

    async def best(self, press: Press) -> None:
        """Tell the best game of a deal that is over, or the own one, privately."""
        number, is_own = _numbers(press)
        own = await self._days.load(press.person.id, number)
        if own is not None and self._days.is_open(own):
            raise NotAllowed("no-day-unfinished")  # it would tell how to play
        best = await self._days.best(number) if number < self._days.today and not is_own else None
        found = own if is_own else best
        day = await self._days.find(number)
        if found is None or day is None or day.puzzle:
            raise InvalidInput
        viewer = press.person if is_own else Person(0, "🏅", press.person.language)
        deal, say = DealDay(self.games.get(day.game), day), say_to(press.interaction)
        await show_privately(press.interaction, deal.story(found, viewer, say))

    async def share(self, press: Press) -> None:
        """Show everyone in the channel what one came to, without any move; where that cannot be, give it to copy."""
        interaction, (number, _) = press.interaction, _numbers(press)
        played = await self._days.load(press.person.id, number)
        if played is None or played.stars is None:
            raise NotAllowed("no-day-unfinished")
        is_copy, day = self._server(interaction) is None, await self._days.day(number)
        page = pages.share(day, played, press.person, say_to(interaction), is_copy=is_copy)
        if is_copy:
            await show_privately(interaction, page)
            return
        check_may_post(interaction)
        with self._limits.sharing(press.person.id, f"{number} {interaction.channel_id}", "no-day-shared"):
            await show_publicly(interaction, page)

    async def rules(self, press: Press) -> None:
        """Explain the game of a day, with the way back to it."""
        number, _ = _numbers(press)
        day, say = await self._days.day(number), say_to(press.interaction)
        plugin = self.games.get(day.game)
        page = plugin.screen.rules({} if day.puzzle else DealDay(plugin, day).start.options, say)
        await redraw_privately(press.interaction, page + pages.way_back(number, say))

    async def month(self, press: Press) -> None:
        """Show this month privately."""
        guild_id, interaction = self._server(press.interaction), press.interaction
        group = await self._days.days_of_server(guild_id) if guild_id else {}
        person = press.person
        page = pages.month(self._days.today, await self._days.stars(person.id), group, person.language)
        await show_privately(interaction, page)

    async def _open(self, interaction: Interaction) -> Page:
        """Return the page of this day, which the person has begun then; below it what yesterday came to."""
        played = await self._days.open(interaction.user.id)
        page = await self._page(interaction, played)
        return page + pages.below(await self._before(interaction.user.id, played.day - 1), say_to(interaction))

    async def _before(self, user_id: int, number: int) -> pages.Before:
        played = await self._days.load(user_id, number)
        if played is None:
            return pages.Before()
        if played.stars is None:
            return pages.Before(played, is_open=self._days.is_open(played))
        day, best = await self._days.day(number), await self._days.best(number)
        return pages.Before(played, standing=await self._days.standing(played), best=None if day.puzzle else best)

    async def _page(self, interaction: Interaction, played: Played, focus: str = "") -> Page:
        """Return how the day stands for a person. A deal that is over is saved as that: here, so that it is also
        after a crash.
        """
        person, say, day = person_of(interaction), say_to(interaction), await self._days.day(played.day)
        if day.puzzle:
            puzzle, streak = await self._puzzle(day.number), await self._days.streak(person.id)
            await asyncio.to_thread(puzzle.prove, played)
            if not focus and (moves := moves_of(puzzle.plugin.game, played)):  # gone on with: as it was left
                focus = puzzle.right_moves.kept_after(moves[-1])
            page = puzzle.page(played, person, streak, say, focus)
            return page if played.stars is not None else page + pages.way_to_rules(day, say)
        deal = DealDay(self.games.get(day.game), day)
        if played.stars is None:
            playing = await self._playing(person, deal)
            after = deal.finished(played, playing)
            if after.stars is None:
                return deal.page(playing, say, focus) + pages.way_to_rules(day, say)
            saved = await self._finished(interaction, played, after)
            played = saved or await self._days.load(person.id, played.day) or after
        return deal.end_page(played, person, await self._days.streak(person.id), say)

    async def _playing(self, person: Person, deal: DealDay) -> Playing:
        """Return the person's game of a deal, begun if it was not."""
        playing = await self._solos.load(person, deal_day.KIND)
        if playing and playing.solo.start.at == deal.day.number:
            return playing
        until = begin_of(deal.day.number + OPEN_DAYS + 1)
        return await self._solos.begin(person, deal_day.KIND, deal.start, until, once=True)

    async def _puzzle(self, number: int) -> PuzzleDay:
        day = await self._days.day(number)
        if day.puzzle is None:
            raise InvalidInput
        return PuzzleDay(self.games.get(day.game), day)

    async def _begun(self, press: Press, number: int) -> Played:
        """Return how far the person is on a day; NotAllowed if they cannot go on."""
        played = await self._days.load(press.person.id, number)
        if played is None:
            raise NotAllowed("no-day-begun")
        if played.stars is None and not self._days.is_open(played):
            raise NotAllowed("no-day-over")
        return played

    async def _show_newer(self, press: Press, played: Played) -> None:
        await redraw_privately(press.interaction, await self._page(press.interaction, played))
        await whisper(press.interaction, say_to(press.interaction)("no-day-step"))

    async def _save(self, press: Press, before: Played, after: Played, focus: str) -> None:
        """Save how far a person is at a puzzle, then show it; what was chosen stays chosen."""
        saved = await self._finished(press.interaction, before, after)
        if saved:
            await redraw_privately(press.interaction, await self._page(press.interaction, saved, focus))
        else:
            await self._show_newer(press, await self._begun(press, before.day))

    async def _finished(self, interaction: Interaction, before: Played, after: Played) -> Played | None:
        """Save; a day that is finished is shown in the server, too. Return what is saved; None if another click was
        faster.
        """
        guild_id = self._server(interaction)
        if after.stars is not None:
            after = replace(after, guild_id=guild_id)
        if not await self._days.save(before, after):
            return None
        if after.stars is not None and guild_id and after.day == self._days.today:
            self._messages.refresh(guild_id, language_here(interaction))
        return after

    def _server(self, interaction: Interaction) -> int | None:
        """Return the server if the bot is there: people can take it along to others."""
        return server_here(interaction) or None


def _numbers(press: Press) -> tuple[int, int]:
    """Return the day, and the try, of a button."""
    match = _NUMBERS.fullmatch(press.argument)
    if not match:
        raise InvalidInput
    return int(match[1]), int(match[2] or 0)


async def setup(kit: Kit) -> None:
    """Make what the day needs, and offer it."""
    days = DayService(kit.database, kit.games, kit.sessions.now)
    messages = DayMessages(kit.keeper, days, kit.servers, kit.sessions, kit.games)
    bell = DayBells(kit.keeper, days, kit.sessions, kit.dms)
    kit.every("bells of the day", bell.ring)
    kit.when_reached(messages.catch_up)
    kit.hooks.offer(OwnSwitch("house.day", "today-switch", days.has_bell, days.turn_bell))
    kit.hooks.offer(DealSecrets(days.deal_secret))
    kit.hooks.offer(HelpLine("today-help", 2))
    await kit.add_cog(Today(kit, days, messages))
