"""/tournament: open one, end one; and the buttons of its message."""

from collections.abc import Mapping

import discord
from discord import app_commands
from discord.ext import commands

from bot.clicks.reply import (
    announce,
    language_here,
    person_of,
    redraw_privately,
    say_to,
    show_in_passing,
    whisper,
    will_answer_publicly,
)
from bot.clicks.router import Handler, Press, number_of
from bot.errors import InvalidInput, NotAllowed
from bot.events import ChannelGone, PersonForgotten, ServerLeft
from bot.features.kit import Kit
from bot.messages.desired import Interaction
from bot.messages.ids import free_id
from bot.messages.names import shown
from bot.messages.page import Button, Page
from bot.people.permissions import check_has, check_may_open, check_may_post, is_manager
from bot.person import ChannelRef
from bot.sessions.deadlines import MINUTE_MS
from bot.sessions.session import Pace
from bot.table.buttons.cog import ActionsCog
from bot.table.pages.contests import Contests
from bot.table.pages.lobby import SEAL_DIGITS
from bot.table.pages.screen import title
from bot.table.service.deadline_rows import Timed
from bot.text.words import Say, command_text, speaker
from cogs.tournament import decisions, pages, rows
from cogs.tournament.messages import TournamentMessages
from cogs.tournament.pages import how, own, own_place, proof, results
from cogs.tournament.service import Tournaments
from cogs.tournament.threads import Threads
from cogs.tournament.tournament import PACES, WINDOW_MS, Entrant, Presence, Stage, Tournament

UNTIL_MINUTES = (10, 30, 60, 180, 1440, 4320, 10080)
"""For so long people can join."""
AGAIN_MINUTES: Mapping[Pace, int] = {"evening": 10, "letter": 1440}
"""For so long if it is played once more: those who want to are there, or hear of it within a day."""
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
        self._tournaments, self._messages = tournaments, messages
        self._servers, self._sessions, self._limits = kit.servers, kit.sessions, kit.lobby.limits

    def actions(self) -> Mapping[str, Handler]:
        """Return the buttons."""
        return {
            "tournament.join": self.join,
            "tournament.leave": self.leave,
            "tournament.leave_now": self.leave_now,
            "tournament.begin": self.begin,
            "tournament.here": self.here,
            "tournament.mine": self.mine,
            "tournament.how": self.how,
            "tournament.results": self.results,
            "tournament.proof": self.proof,
            "tournament.again": self.again,
            "tournament.stop_now": self.stop_now,
        }

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
        await self._open(interaction, game, until, pace)

    async def again(self, press: Press) -> None:
        """Open another one like one that is over."""
        t = await self._of(press)
        if t.stage.is_active:
            raise InvalidInput
        await self._open(press.interaction, t.game, AGAIN_MINUTES[t.pace], t.pace)

    async def _open(self, interaction: Interaction, game: str, until: int, pace: str) -> None:
        """Post first a message that is never edited, with the seal; then the one that lives."""
        guild_id, channel_id = interaction.guild_id or 0, interaction.channel_id or 0
        game = self.game_named(interaction, game)
        if until not in UNTIL_MINUTES or pace not in PACES:
            raise NotAllowed("no-old-command")
        will_answer_publicly(interaction)
        check_may_post(interaction)
        _check_may_open_threads(interaction)
        settings = await self._servers.load(guild_id)
        check_may_open(interaction, settings)
        self._limits.check_tables(interaction.user.id, 0)
        now, host, asks_at_once = self._sessions.now(), person_of(interaction), until * MINUTE_MS == WINDOW_MS
        due_at = now + until * MINUTE_MS
        opened = await self._tournaments.open_tournament(
            Tournament(
                id=0,
                where=ChannelRef(guild_id, channel_id),
                game=game,
                pace=pace,
                language=settings.language or language_here(interaction),
                host_id=host.id,
                created_at=now,
                due_at=due_at,
                wake_at=due_at if pace == "letter" or asks_at_once else due_at - WINDOW_MS,
                entrants=(Entrant(0, host.id, host.name, interaction.id, here_round=int(asks_at_once)),),
            )
        )
        self._limits.note_table(interaction.user.id)
        say = speaker(opened.language)
        facts = {
            "host": shown(host.name),
            "title": title(game, say),
            "number": str(opened.id),
            "seal": opened.seal[:SEAL_DIGITS],
        }
        await announce(interaction, say("tournament-opened", **facts), [])
        await self._messages.show_first(opened)

    @app_commands.command(name=command_text("tournament-stop"), description=command_text("tournament-stop.about"))
    async def stop(self, interaction: Interaction) -> None:
        """Ask first: it ends for everyone."""
        here = await self._tournaments.active_tournaments(interaction.guild_id or 0, interaction.channel_id or 0)
        if not here:
            raise NotAllowed("no-tournament-here-now")
        t = next((one for one in here if one.host_id == interaction.user.id), here[0])
        decisions.stop(t, interaction.user.id, is_manager=is_manager(interaction))
        await self._ask(interaction, t, "stop", ("tournament-stop-question", "tournament-stop-button"))

    async def stop_now(self, press: Press) -> None:
        """End it."""
        t = await self._of(press)
        await self._tournaments.stop(t.id, press.person.id, is_manager=is_manager(press.interaction))
        await self._answer(press, "tournament-stopped")

    async def join(self, press: Press) -> None:
        """Take part; who does already reads where they stand, and finds the way out."""
        t = await self._of(press)
        before = t.entrant(press.person.id)
        if before and before.presence == Presence.IN:
            await self.mine(press)
            return
        joined = await self._tournaments.act_in_tournament(t.id, decisions.join, press.person, press.interaction.id)
        entrant = joined.entrant(press.person.id)
        asks = joined.pace != "letter" and entrant is not None and entrant.here_round < joined.next_round
        is_late = entrant is not None and entrant.since_round > 1
        key = "tournament-joined-late" if is_late else "tournament-joined-evening" if asks else "tournament-joined"
        say = say_to(press.interaction)
        text = say(key, until=f"<t:{joined.due_at // 1000}:R>")
        await show_in_passing(press.interaction, own(joined, press.person.id, text, say))

    async def leave(self, press: Press) -> None:
        """Leave: before the first round at once, later after a question, since it is for good."""
        t = await self._of(press)
        if t.stage != Stage.JOINING:
            decisions.leave(t, press.person.id)
            await self._ask(press.interaction, t, "leave", ("tournament-leave-question", "tournament-leave-button"))
            return
        await self.leave_now(press)

    async def leave_now(self, press: Press) -> None:
        """Leave for good."""
        await self._tournaments.leave((await self._of(press)).id, press.person.id)
        await self._answer(press, "tournament-left")

    async def begin(self, press: Press) -> None:
        """Begin before the time."""
        t, now, is_admin = await self._of(press), self._sessions.now(), is_manager(press.interaction)
        await self._tournaments.act_in_tournament(t.id, decisions.begin, press.person.id, now, is_manager=is_admin)
        await show_in_passing(press.interaction, Page((say_to(press.interaction)("tournament-began"),)))

    async def here(self, press: Press) -> None:
        """Be here for the next round, or back."""
        before = await self._of(press)
        await self._tournaments.come(before.id, press.person.id)
        key = "tournament-came" if before.stage != Stage.PLAYING else "tournament-came-back"
        await show_in_passing(press.interaction, Page((say_to(press.interaction)(key),)))

    async def mine(self, press: Press) -> None:
        """Show a person's table, place and prospects, and the way out."""
        t = await self._of(press)
        decisions.entrant_of(t, press.person.id)
        say, message = say_to(press.interaction), press.interaction.message
        is_elsewhere = t.message_id and (message is None or message.id != t.message_id)  # pressed at a table
        link = f"\n{say('tournament-my-link', link=t.where.link(t.message_id))}" if is_elsewhere else ""
        text = f"{own_place(t, press.person.id, say)}{link}"
        await show_in_passing(press.interaction, own(t, press.person.id, text, say))

    async def how(self, press: Press) -> None:
        """Explain how it works."""
        t, say = await self._of(press), say_to(press.interaction)
        await redraw_privately(press.interaction, how(t, press.person.id, say))

    async def results(self, press: Press) -> None:
        """Show who won at which table, in all rounds or in one."""
        _, _, number = press.argument.partition(".")
        page = results(await self._of(press), int(number or 0), say_to(press.interaction))
        await redraw_privately(press.interaction, page)

    async def proof(self, press: Press) -> None:
        """Tell the secret of the draws, once it gives nothing away."""
        t = await self._of(press)
        if t.stage.is_active:
            raise InvalidInput
        await whisper(press.interaction, proof(t, say_to(press.interaction)))

    async def taking_part(self, guild_id: int, user_id: int, say: Say) -> list[str]:
        """Return a line for each tournament of a server in which a person takes part."""
        return [pages.taking_part(t, say) for t in await self._tournaments.active_tournaments(guild_id, None, user_id)]

    async def career_lines(self, guild_id: int, user_id: int, say: Say) -> list[str]:
        """Return a line on the tournaments of a server in which a person had a place at the end."""
        return pages.career(await self._tournaments.ranks_of(guild_id, user_id), say)

    async def _of(self, press: Press) -> Tournament:
        """Return the tournament of a button; refuse a forged one."""
        number, _, rest = press.argument.partition(".")
        number_of(rest or "0")
        t = await self._tournaments.tournament_by_id(number_of(number))
        if t.where.guild_id != press.interaction.guild_id:
            raise InvalidInput
        return t

    async def _ask(self, interaction: Interaction, t: Tournament, what: str, keys: tuple[str, str]) -> None:
        say = say_to(interaction)
        yes = Button(say(keys[1]), free_id(f"tournament.{what}_now", str(t.id)), "bad")
        no = Button(say("question-no"), free_id("never_mind"))
        await redraw_privately(interaction, Page((say(keys[0]), (yes, no))))

    async def _answer(self, press: Press, key: str) -> None:
        await redraw_privately(press.interaction, Page((say_to(press.interaction)(key),)))


def _check_may_open_threads(interaction: Interaction) -> None:
    """Refuse where the bot cannot open threads: in threads, in other than text channels, without the permission."""
    if not isinstance(interaction.channel, discord.TextChannel) or interaction.channel.is_news():
        raise NotAllowed("no-tournament-channel")
    check_has(interaction, ("create_public_threads", "send_messages_in_threads"))


async def setup(kit: Kit) -> None:
    """Make what tournaments need, and offer them; end those that cannot go on."""
    tournaments = Tournaments(kit.database, kit.games, kit.sessions, kit.events)
    threads = Threads(kit.client, kit.keeper, tournaments, kit.sessions, kit.servers, kit.events)
    messages = TournamentMessages(kit.keeper, tournaments, kit.servers, kit.events, threads.troubled)
    cog = TournamentCog(kit, tournaments, messages)
    kit.when_closing(tournaments.close)
    kit.when_reached(tournaments.catch_up)
    kit.events.listen(ServerLeft, lambda left: tournaments.end_all_in(left.guild_id))
    kit.events.listen(ChannelGone, lambda gone: tournaments.end_all_in(gone.guild_id, gone.channel_id))
    kit.events.listen(PersonForgotten, lambda _: tournaments.catch_up())
    kit.hooks.offer(Timed(tournaments.pass_time, rows.next_wake, rows.put_off))
    kit.hooks.offer(Contests(pages.name, pages.way_back, cog.taking_part, cog.career_lines))
    await kit.add_cog(cog)
