"""/tournament: open one, end one, take a person out; and the buttons of its message."""

from collections.abc import Mapping

import discord
from discord import app_commands
from discord.ext import commands

from bot.clicks.reply import (
    announce,
    language_here,
    person_of,
    put_away,
    redraw_privately,
    say_to,
    show_in_passing,
    whisper,
    will_answer_publicly,
)
from bot.clicks.router import Handler, Press, number_of
from bot.errors import InvalidInput, NotAllowed
from bot.events import ChannelGone, PersonForgotten, ServerLeft
from bot.features.kit import HelpLine, Kit
from bot.games.chance import seal
from bot.messages.desired import Interaction
from bot.messages.ids import free_id
from bot.messages.names import shown
from bot.messages.page import Button, Page
from bot.people.permissions import check_has, check_may_open, check_may_post, is_manager
from bot.person import ChannelRef
from bot.sessions.deadlines import MINUTE_MS
from bot.table.buttons.cog import ActionsCog
from bot.table.pages.contests import Contests
from bot.table.pages.lobby import SEAL_DIGITS
from bot.table.pages.screen import title
from bot.table.service.deadline_rows import Timed
from bot.text.words import Say, command_text, speaker
from cogs.tournament import decisions, pages, rows
from cogs.tournament.messages import TournamentMessages
from cogs.tournament.service import Tournaments
from cogs.tournament.tournament import PACES, Tournament

UNTIL_MINUTES = (5, 10, 30, 60, 180, 1440, 10080)
"""For so long people can join."""
AGAIN_MINUTES = {"letter": 1440}
"""For so long if it is played once more by post; else ten, since those who want to are there."""
UNTIL = [app_commands.Choice(name=command_text(f"tournament-until-{one}"), value=one) for one in UNTIL_MINUTES]
PACE = [app_commands.Choice(name=command_text(f"tournament-command-pace-{pace}"), value=pace) for pace in PACES]


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
class TournamentCog(
    ActionsCog,
    commands.GroupCog,
    group_name=command_text("tournament-command"),
    group_description=command_text("tournament-command.about"),
):
    """Tournaments in a server's channels."""

    def __init__(self, kit: Kit, tournaments: Tournaments, messages: TournamentMessages) -> None:
        super().__init__(kit)
        self._tournaments, self._messages, self._database = tournaments, messages, kit.database
        self._servers, self._limits = kit.servers, kit.lobby.limits

    def actions(self) -> Mapping[str, Handler]:
        """Return the buttons."""
        there = (self.join, self.leave, self.leave_now, self.begin, self.here, self.mine, self.how, self.results)
        after = (self.proof, self.again, self.stop_now)
        return {f"tournament.{button.__name__}": button for button in (*there, *after)}

    @app_commands.command(name=command_text("tournament-new"), description=command_text("tournament-new.about"))
    @app_commands.rename(
        game=command_text("tournament-game"),
        until=command_text("tournament-until"),
        pace=command_text("tournament-command-pace"),
    )
    @app_commands.describe(
        game=command_text("tournament-game.about"),
        until=command_text("tournament-until.about"),
        pace=command_text("tournament-command-pace.about"),
    )
    @app_commands.choices(until=UNTIL)
    @app_commands.choices(pace=PACE)
    @app_commands.autocomplete(game=ActionsCog.offer_games)
    async def new(self, interaction: Interaction, game: str, until: int, pace: str = PACES[0]) -> None:
        """Open a tournament."""
        await self._open(interaction, game, until, pace, language_here(interaction), [])

    async def again(self, press: Press) -> None:
        """Open another one like one that is over, and call the others who played; for a stranger no one."""
        t = await self._of(press, is_over=True)
        others = [one.user_id for one in t.stay if t.has_played(one) and one.user_id != press.person.id]
        others = others if t.entrant(press.person.id) else []
        await self._open(press.interaction, t.game, AGAIN_MINUTES.get(t.pace, 10), t.pace, t.language, others)

    async def _open(
        self, interaction: Interaction, game: str, until: int, pace: str, language: str, called: list[int]
    ) -> None:
        """Post first a message that is never edited, with the seal; then the one that lives."""
        game = self.game_named(interaction, game)
        if until not in UNTIL_MINUTES or pace not in PACES:
            raise NotAllowed("no-old-command")
        will_answer_publicly(interaction)
        check_may_post(interaction)
        if not isinstance(interaction.channel, discord.TextChannel) or interaction.channel.is_news():
            raise NotAllowed("no-tournament-channel")  # it has no threads of its own
        check_has(interaction, ("create_public_threads", "send_messages_in_threads"))
        settings = await self._servers.load(interaction.guild_id or 0)
        check_may_open(interaction, settings)
        self._limits.check_tables(interaction.user.id, 0)
        now, host = self._tournaments.now(), person_of(interaction)
        where = ChannelRef(interaction.guild_id or 0, interaction.channel_id or 0)
        language = settings.language or language
        planned = decisions.planned(where, game, pace, language, host, now, now + until * MINUTE_MS)
        opened = await self._tournaments.open_tournament(decisions.join(planned, host, interaction.id))
        self._limits.note_table(interaction.user.id)
        say = speaker(opened.language)
        facts = {"host": shown(host.name), "title": title(game, say), "number": str(opened.id)}
        facts |= {"seal": seal(opened.secret)[:SEAL_DIGITS], "people": " ".join(f"<@{one}>" for one in called)}
        await announce(interaction, say("tournament-opened", **facts), called if settings.has_calls else [])
        await self._messages.show_first(opened)

    @app_commands.command(name=command_text("tournament-stop"), description=command_text("tournament-stop.about"))
    async def stop(self, interaction: Interaction) -> None:
        """Ask first: it ends for everyone."""
        t = await self._found(interaction, "no-tournament-here-now")
        decisions.check_hosts(t, interaction.user.id, is_manager=is_manager(interaction))
        await self._ask(interaction, t, "stop")

    async def stop_now(self, press: Press) -> None:
        """End it."""
        t = await self._of(press)
        decisions.check_hosts(t, press.person.id, is_manager=is_manager(press.interaction))
        await self._tournaments.change(t.id, decisions.ended)
        await redraw_privately(press.interaction, Page((say_to(press.interaction)("tournament-stopped"),)))

    @app_commands.command(name=command_text("tournament-remove"), description=command_text("tournament-remove.about"))
    @app_commands.rename(person=command_text("tournament-person"))
    @app_commands.describe(person=command_text("tournament-person.about"))
    async def remove(self, interaction: Interaction, person: discord.User) -> None:
        """Take a person out, as if they left."""
        t = await self._found(interaction, "no-tournament-person", person.id)
        decisions.check_hosts(t, interaction.user.id, is_manager=is_manager(interaction))
        await self._tournaments.leave(t.id, person.id)
        await whisper(interaction, say_to(interaction)("tournament-removed", name=shown(person.display_name)))

    async def join(self, press: Press) -> None:
        """Take part; who does already reads where they play, and finds the way out."""
        t = await self._of(press)
        await self._tournaments.change(t.id, lambda t: decisions.join(t, press.person, press.interaction.id))
        await (self.mine(press) if t.entrant(press.person.id) else put_away(press.interaction))

    async def leave(self, press: Press) -> None:
        """Leave: before the first round at once, later after a question, since it is for good."""
        t = await self._of(press)
        if t.round:
            decisions.leave(t, press.person.id, 0)
            await self._ask(press.interaction, t, "leave")
            return
        await self.leave_now(press)

    async def leave_now(self, press: Press) -> None:
        """Leave for good."""
        await self._tournaments.leave((await self._of(press)).id, press.person.id)
        await put_away(press.interaction)

    async def begin(self, press: Press) -> None:
        """Begin a round before its time, or at first ask who is here."""
        t, now, is_admin = await self._of(press), self._tournaments.now(), is_manager(press.interaction)
        await self._tournaments.change(t.id, lambda t: decisions.begin(t, press.person.id, now, is_manager=is_admin))
        await put_away(press.interaction)

    async def here(self, press: Press) -> None:
        """Be here for the next round: the message for all names who is."""
        t, now = await self._of(press), self._tournaments.now()
        await self._tournaments.change(t.id, lambda t: decisions.come(t, press.person.id, now))
        await put_away(press.interaction)

    async def mine(self, press: Press) -> None:
        """Show where a person plays, and the way out."""
        t = await self._of(press)
        decisions.entrant_of(t, press.person.id)
        await show_in_passing(press.interaction, pages.own(t, press.person.id, say_to(press.interaction)))

    async def how(self, press: Press) -> None:
        """Explain how it works."""
        t, say = await self._of(press), say_to(press.interaction)
        await redraw_privately(press.interaction, pages.how(t, press.person.id, say))

    async def results(self, press: Press) -> None:
        """Show who won at which table, in all rounds or in one."""
        _, _, number = press.argument.partition(".")
        t, say = await self._of(press), say_to(press.interaction)
        await redraw_privately(press.interaction, pages.results(t, int(number or 0), say))

    async def proof(self, press: Press) -> None:
        """Tell the secret of the draws, once it gives nothing away."""
        t = await self._of(press, is_over=True)
        facts = {"number": str(t.id), "secret": t.secret.hex(), "seal": seal(t.secret)}
        await whisper(press.interaction, say_to(press.interaction)("tournament-secret", **facts))

    async def taking_part(self, guild_id: int, user_id: int, say: Say) -> list[str]:
        """Return a line for each tournament of a server in which a person takes part."""
        return [pages.taking_part(t, say) for t in await self._tournaments.active_tournaments(guild_id, None, user_id)]

    async def career_lines(self, guild_id: int, user_id: int, say: Say) -> list[str]:
        """Return a line on the tournaments of a server in which a person had a place at the end."""
        return pages.career(await self._database.read(rows.list_ranks, guild_id, user_id), say)

    async def _of(self, press: Press, *, is_over: bool = False) -> Tournament:
        """Return the tournament of a button; refuse a forged one."""
        number, _, rest = press.argument.partition(".")
        number_of(rest or "0")
        t = await self._tournaments.tournament_by_id(number_of(number))
        if t.where.guild_id != press.interaction.guild_id or (is_over and t.stage.is_active):
            raise InvalidInput
        return t

    async def _found(self, interaction: Interaction, missing: str, person_id: int | None = None) -> Tournament:
        """Return the tournament of a channel, or that of a person there; the user's own one first."""
        guild_id, channel_id = interaction.guild_id or 0, interaction.channel_id or 0
        here = await self._tournaments.active_tournaments(guild_id, channel_id, person_id)
        if not here:
            raise NotAllowed(missing)
        return next((one for one in here if one.host_id == interaction.user.id), here[0])

    async def _ask(self, interaction: Interaction, t: Tournament, what: str) -> None:
        say = say_to(interaction)
        yes = Button(say(f"tournament-{what}-button"), free_id(f"tournament.{what}_now", str(t.id)), "bad")
        no = Button(say("question-no"), free_id("never_mind"))
        await redraw_privately(interaction, Page((say(f"tournament-{what}-question"), (yes, no))))


async def setup(kit: Kit) -> None:
    """Make what tournaments need, and offer them; end those that cannot go on."""
    tournaments = Tournaments(kit.database, kit.games, kit.sessions, kit.events)
    cog = TournamentCog(kit, tournaments, TournamentMessages(kit, tournaments))
    kit.when_closing(tournaments.close)
    kit.when_reached(tournaments.catch_up)
    kit.events.listen(ServerLeft, lambda left: tournaments.end_all_in(left.guild_id))
    kit.events.listen(ChannelGone, lambda gone: tournaments.end_all_in(gone.guild_id, gone.channel_id))
    kit.events.listen(PersonForgotten, lambda _: tournaments.catch_up())
    kit.hooks.offer(Timed(tournaments.pass_time, rows.next_wake, rows.put_off))
    kit.hooks.offer(HelpLine("tournament-help", 5, is_of_servers=True))
    kit.hooks.offer(Contests(pages.name, pages.way_back, cog.taking_part, cog.career_lines))
    await kit.add_cog(cog)
