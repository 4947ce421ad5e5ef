"""/learn: a game learned by playing it, privately and against computer players, one task after the other."""

from collections.abc import Mapping

from discord import app_commands

from bot.clicks.places import anywhere
from bot.clicks.reply import person_of, redraw_privately, say_to, show_privately, whisper
from bot.clicks.router import Handler, Press
from bot.errors import InvalidInput, NotAllowed
from bot.features.kit import Kit
from bot.games.lesson import LessonProgress
from bot.games.plugin import Opens
from bot.messages.desired import Interaction
from bot.messages.page import Page
from bot.solo.pages import read
from bot.table.buttons.cog import ActionsCog
from bot.table.pages.screen import Plugin
from bot.table.pages.ways import ALONE, ELSEWHERE, GREETING, MENU, RULES, Ways
from bot.table.pages.which_game import which_game
from bot.text.words import command_text
from cogs.learn.pages import answer_page, choose_button, learn_button, step_of, task_page
from cogs.learn.rows import LessonStore


class Learn(ActionsCog):
    """Lessons. How far a person is, is saved; everything else stands in the buttons."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self._lessons, self._hooks = LessonStore(kit.database), kit.hooks

    def actions(self) -> Mapping[str, Handler]:
        """Return the buttons and menus."""
        return {
            "house.learn_menu": self.choose_game,
            "learn.open": self.opened,
            "learn.press": self.pressed,
            "learn.skip": self.skipped,
            "learn.anew": self.begun_anew,
        }

    @app_commands.command(name=command_text("learn-command"), description=command_text("learn-command.about"))
    @app_commands.rename(game=command_text("learn-game"))
    @app_commands.describe(game=command_text("learn-game.about"))
    @app_commands.autocomplete(game=ActionsCog.offer_games)
    @anywhere
    async def learn(self, interaction: Interaction, game: str) -> None:
        """Begin the lesson of a game, or go on with it."""
        await show_privately(interaction, await self._open(interaction, self.game_named(interaction, game)))

    async def opened(self, press: Press) -> None:
        """Begin the lesson or go on with it; from a public message in a server, and from a table, in a private one."""
        answer = show_privately if press.is_at_table or press.interaction.guild_id else redraw_privately
        await answer(press.interaction, await self._open(press.interaction, press.argument))

    async def pressed(self, press: Press) -> None:
        """Make a move, or open a part of the page."""
        plugin = self.games.get(press.argument.partition(".")[0])
        at = await self._at(press, plugin)
        if at is None:
            return
        meant, say = read(plugin, press.argument), say_to(press.interaction)
        if isinstance(meant, Opens):
            page = task_page(plugin, at, press.person, say, meant.focus)
        else:
            page = answer_page(plugin, at, press.person, say, meant, self._hooks)
            if meant in plugin.screen.lesson.tasks[at].answers:
                await self._save(press.person.id, plugin, at + 1)
        await redraw_privately(press.interaction, page)

    async def choose_game(self, press: Press) -> None:
        """Ask which game to learn."""
        say = say_to(press.interaction)
        page = which_game(say("learn-which"), "learn.open", self.games, self._hooks, say)
        await redraw_privately(press.interaction, page)

    async def skipped(self, press: Press) -> None:
        """Go on after another move than the one that the task is about."""
        plugin = self.games.get(press.argument)
        at = await self._at(press, plugin)
        if at is None:
            return
        if at + 1 == len(plugin.screen.lesson.tasks):
            raise InvalidInput  # forged: the last task is won
        await self._save(press.person.id, plugin, at + 1)
        await redraw_privately(press.interaction, task_page(plugin, at + 1, press.person, say_to(press.interaction)))

    async def begun_anew(self, press: Press) -> None:
        """Go back to the first task."""
        plugin = self.games.get(press.argument)
        await self._save(press.person.id, plugin, 0)
        await redraw_privately(press.interaction, task_page(plugin, 0, press.person, say_to(press.interaction)))

    async def _at(self, press: Press, plugin: Plugin) -> int | None:
        """Return which task the person is at; if the button is of another, show that one, say so, and return None."""
        lesson = plugin.screen.lesson
        progress = await self._lessons.load(press.person.id, plugin.key)
        if progress is None:
            raise NotAllowed("no-lesson-begun")
        is_newest = progress.version == lesson.version and progress.task < len(lesson.tasks)
        if is_newest and press.step == step_of(lesson, progress.task):
            return progress.task
        await redraw_privately(press.interaction, await self._open(press.interaction, plugin.key))
        await whisper(press.interaction, say_to(press.interaction)("no-stale"))
        return None

    async def _open(self, interaction: Interaction, game: str) -> Page:
        """Return the task at which the person is; the first one of a lesson that is new, changed or done."""
        plugin, person = self.games.get(game), person_of(interaction)
        lesson = plugin.screen.lesson
        progress = await self._lessons.load(person.id, plugin.key)
        if progress is None or progress.version != lesson.version or progress.task >= len(lesson.tasks):
            progress = await self._save(person.id, plugin, 0)
        return task_page(plugin, progress.task, person, say_to(interaction))

    async def _save(self, user_id: int, plugin: Plugin, task: int) -> LessonProgress:
        """Save that this task comes next."""
        progress = LessonProgress(plugin.screen.lesson.version, task)
        await self._lessons.save(user_id, plugin.key, progress)
        return progress


async def setup(kit: Kit) -> None:
    """Offer the lessons beside the rules, the menus and the welcome."""
    for place in (RULES, ELSEWHERE, ALONE, GREETING):
        kit.hooks.offer(Ways(place, 1, learn_button))
    kit.hooks.offer(Ways(MENU, 1, lambda _, say: choose_button(say)))
    await kit.add_cog(Learn(kit))
