"""/today: a puzzle or a deal, new each day and the same for everyone."""

import asyncio
import re
from collections.abc import Mapping
from dataclasses import replace

from discord import app_commands

from bot.clicks.places import anywhere, server_here
from bot.clicks.reply import language_here, person_of, redraw_privately, say_to, show_privately, whisper
from bot.clicks.router import Handler, Press
from bot.draw.signs import in_stock
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
from cogs.today.day import PAST_DAYS, Day, Played, paws
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
        self._solos, self._servers = kit.solos, kit.servers

    def actions(self) -> Mapping[str, Handler]:
        """Return the buttons and menus."""
        return {
            "today.open": self.opened,
            "today.begin": self.begun,
            pages.PRESS: self.pressed,
            pages.SURE: self.pressed,
            **{f"{kind}.press": self.played_on for kind in deal_day.KINDS},
            "today.again": self.tried_again,
            "today.best": self.best,
            "today.share": self.share,
            "today.month": self.month,
            pages.RULES: self.rules,
        }

    @app_commands.command(name=command_text("today-command"), description=command_text("today-command.about"))
    @anywhere
    async def today(self, interaction: Interaction) -> None:
        """Show the day."""
        await show_privately(interaction, await self._open(interaction, self._days.today))

    async def opened(self, press: Press) -> None:
        """Show this day, or an earlier one."""
        number = _numbers(press)[0] if press.argument else self._days.today
        await redraw_privately(press.interaction, await self._open(press.interaction, number))

    async def begun(self, press: Press) -> None:
        """Begin a day."""
        number, _ = _numbers(press)
        self._check_past(number)
        played = await self._days.begin(press.person.id, number)
        await redraw_privately(press.interaction, await self._page(press.interaction, played))

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
        interaction, kind = press.interaction, press.action.partition(".")[0]
        playing = await self._solos.load(press.person, kind)
        if playing is None:
            raise NotAllowed("no-day-over")
        played = await self._begun(press, playing.solo.start.at)
        if played.stars is not None or press.step != playing.solo.seq:
            await self._show_newer(press, played)
            return
        meant = read(self.games.get(playing.solo.start.game), press.argument)
        if isinstance(meant, Opens):
            await redraw_privately(interaction, await self._page(interaction, played, meant.focus))
        elif await (
            self._solos.go_on(press.person, kind, press.step)
            if isinstance(meant, GoesOn)
            else self._solos.play(press.person, kind, press.step, meant)
        ):
            await redraw_privately(interaction, await self._page(interaction, played))
        else:
            await self._show_newer(press, played)

    async def best(self, press: Press) -> None:
        """Tell one's own game of a deal."""
        number, _ = _numbers(press)
        played, day = await self._days.load(press.person.id, number), await self._days.find(number)
        if played is None or day is None or day.puzzle:
            raise InvalidInput
        if played.stars is None:
            raise NotAllowed("no-day-unfinished")
        story = DealDay(self.games.get(day.game), day).story(played, press.person, say_to(press.interaction))
        await show_privately(press.interaction, story)

    async def share(self, press: Press) -> None:
        """Let the message of the day in this channel show what one came to; where that cannot be, give it to copy."""
        interaction, (number, _) = press.interaction, _numbers(press)
        played, guild_id = await self._days.load(press.person.id, number), server_here(interaction)
        if played is None or played.stars is None:
            raise NotAllowed("no-day-unfinished")
        if number != self._days.today or not guild_id or played.guild_id not in (None, guild_id):
            say = say_to(interaction)
            name = pages.name_of(await self._days.day(number), say)
            await whisper(interaction, say("today-copy", result=in_stock(f"{name} {paws(played.stars)}")))
            return
        check_may_post(interaction)
        await self._days.show_in(guild_id, played)
        await self._begin_message(interaction, guild_id, interaction.channel_id or 0)
        await self._messages.refresh(guild_id)
        self._messages.share(interaction.channel_id or 0)
        await redraw_privately(interaction, await self._page(interaction, played, is_shared=True))

    async def rules(self, press: Press) -> None:
        """Explain the game of a day, with the way back to it."""
        number, _ = _numbers(press)
        day, say = await self._days.day(number), say_to(press.interaction)
        plugin = self.games.get(day.game)
        page = plugin.screen.rules({} if day.puzzle else DealDay(plugin, day).start.options, say)
        await redraw_privately(press.interaction, page + pages.way_back(number, say))

    async def month(self, press: Press) -> None:
        """Show the last thirty days."""
        person, group = press.person, await self._days.days_of_server(server_here(press.interaction))
        page = pages.past(self._days.today, await self._days.stars(person.id), group, person.language)
        await redraw_privately(press.interaction, page)

    async def _open(self, interaction: Interaction, number: int) -> Page:
        """Return the page of a day as the person has it, or from which it begins."""
        self._check_past(number)
        user_id, day = interaction.user.id, await self._days.day(number)
        played = await self._days.load(user_id, number)
        if played and (played.stars is not None or self._days.is_open(played)):
            return await self._page(interaction, played)
        before = await self._days.load(user_id, number - 1) if number == self._days.today else None
        standing = await self._days.standing(before) if before and before.stars is not None else None
        left = before if before and self._days.is_open(before) else None
        streak, say = await self._days.streak(user_id), say_to(interaction)
        page = pages.begin(self.games.get(day.game), day, streak, say, is_over=number < self._days.today)
        return page + pages.below(before, standing, left, say)

    def _check_past(self, number: int) -> None:
        if not max(1, self._days.today - PAST_DAYS) <= number <= self._days.today:
            raise NotAllowed("no-day-over")

    async def _page(
        self, interaction: Interaction, played: Played, focus: str = "", *, is_shared: bool = False
    ) -> Page:
        """Return how the day stands for a person. A deal that is over is saved as that: here, so that it is also
        after a crash.
        """
        person, say, day = person_of(interaction), say_to(interaction), await self._days.day(played.day)
        if day.puzzle:
            puzzle = await self._puzzle(day.number)
            await asyncio.to_thread(puzzle.prove, played)
            if not focus and (moves := moves_of(puzzle.plugin.game, played)):  # gone on with: as it was left
                focus = puzzle.right_moves.kept_after(moves[-1])
            page = puzzle.page(played, person, say, focus)
        else:
            played, page = await self._deal_page(interaction, played, day, focus)
        if played.stars is None:
            return Page((*page.blocks, pages.ways(day, say)), page.accent)
        return page + pages.end(day, played, await self._days.streak(person.id), say, is_shared=is_shared)

    async def _deal_page(self, interaction: Interaction, played: Played, day: Day, focus: str) -> tuple[Played, Page]:
        person, say, deal = person_of(interaction), say_to(interaction), DealDay(self.games.get(day.game), day)
        if played.stars is None:
            playing = await self._playing(person, deal, played)
            after = deal.finished(played, playing)
            if after.stars is None:
                return played, deal.page(playing, say, focus)
            saved = await self._finished(interaction, played, after)
            played = saved or await self._days.load(person.id, played.day) or after
        return played, deal.end_page(played, person, say)

    async def _playing(self, person: Person, deal: DealDay, played: Played) -> Playing:
        """Return the person's game of a deal, begun if it was not."""
        kind = deal_day.LATE if played.is_late else deal_day.KIND
        playing = await self._solos.load(person, kind)
        if playing and playing.solo.start.at == deal.day.number:
            return playing
        return await self._solos.begin(person, kind, deal.start, played.until, once=True)

    async def _puzzle(self, number: int) -> PuzzleDay:
        day = await self._days.day(number)
        if day.puzzle is None:
            raise InvalidInput
        return PuzzleDay(self.games.get(day.game), day)

    async def _begun(self, press: Press, number: int) -> Played:
        """Return how far the person is on a day; NotAllowed if they cannot go on."""
        played = await self._days.load(press.person.id, number)
        if played is None:
            raise NotAllowed("no-day-over")
        if played.stars is None and not self._days.is_open(played):
            raise NotAllowed("no-day-over")
        return played

    async def _show_newer(self, press: Press, played: Played) -> None:
        await redraw_privately(press.interaction, await self._page(press.interaction, played))
        await whisper(press.interaction, say_to(press.interaction)("no-stale"))

    async def _save(self, press: Press, before: Played, after: Played, focus: str) -> None:
        """Save how far a person is at a puzzle, then show it; what was chosen stays chosen."""
        saved = await self._finished(press.interaction, before, after)
        if saved:
            await redraw_privately(press.interaction, await self._page(press.interaction, saved, focus))
        else:
            await self._show_newer(press, await self._begun(press, before.day))

    async def _finished(self, interaction: Interaction, before: Played, after: Played) -> Played | None:
        """Save; a day that is finished is shown in the channel that the server chose, too. Return what is saved; None
        if another click was faster.
        """
        guild_id = server_here(interaction)
        is_shown = after.stars is not None and guild_id and not after.is_late
        if is_shown and (channel_id := (await self._servers.load(guild_id)).day_channel):
            after = replace(after, guild_id=guild_id)
            await self._begin_message(interaction, guild_id, channel_id)
        if not await self._days.save(before, after):
            return None
        if after.guild_id:
            await self._messages.refresh(guild_id)
        return after

    async def _begin_message(self, interaction: Interaction, guild_id: int, channel_id: int) -> None:
        """Let a channel have the message of this day, in the server's language."""
        language = (await self._servers.load(guild_id)).language or language_here(interaction)
        await self._days.begin_message(guild_id, channel_id, language)


def _numbers(press: Press) -> tuple[int, int]:
    """Return the day, and the try, of a button."""
    match = _NUMBERS.fullmatch(press.taken or press.argument)
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
