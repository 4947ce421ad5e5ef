"""What people can do at every table, whatever the game: the buttons that all games share."""

from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import discord

from bot.errors import Refused
from bot.game import LEVELS, Level
from bot.sessions.decisions import check_may_stop, seat_of
from bot.sessions.service import Plan, Update
from bot.sessions.session import Place, Session, Status
from bot.text import language_of, speaker
from bot.ui.lobby import NOBODY
from bot.ui.names import plain, shown
from bot.ui.page import Button, Page
from bot.ui.reply import Interaction, person_of, redraw_privately, say_to, show_privately, whisper
from bot.ui.router import FRESHEN, Press, button_id

if TYPE_CHECKING:
    from bot.client import Katzentisch

NEEDED_PERMISSIONS = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")

BUTTONS_IN_ROW = 5


class Table:
    """The buttons that every game has: lobby, hand, rules, rematch."""

    def __init__(self, bot: "Katzentisch") -> None:
        self.bot = bot
        in_lobby = ("join", "leave", "invite", "toggle", "start", "cancel")
        people = ("leave_now", "back", "take", "take_now", "give_up", "give_up_now", "stop_now", "play_on")
        for action in (FRESHEN, *in_lobby, *people, "again", "hand", "rules", "dm", "no_dm"):
            bot.router.add(action, getattr(self, action))

    async def open(self, interaction: Interaction, plan: Plan, guests: tuple[int, ...] = ()) -> None:
        """Open a lobby: first the seal, in a message that is never edited, then the lobby itself."""
        if interaction.guild_id is None or interaction.channel_id is None:
            raise Refused("no-guild")
        check_permissions(interaction)
        where = Place(interaction.guild_id, interaction.channel_id)
        session = await self.bot.sessions.open(where, plan, person_of(interaction), interaction.id)
        say = speaker(plan.language)
        title = self.bot.screens[plan.game].title(say)
        text = say("lobby-opened", host=shown(session.names[0]), title=title, seal=session.seal, session=str(session.id))
        if guests:
            text += "\n" + say("lobby-invited", guests=" ".join(f"<@{guest}>" for guest in guests))
        called = discord.AllowedMentions(users=[discord.Object(guest) for guest in guests])
        try:
            await interaction.response.send_message(text, allowed_mentions=called)
        finally:
            self.bot.boards.refresh(session.id)

    async def join(self, press: Press) -> None:
        await self.bot.sessions.join(press.session, press.person, press.interaction.id)
        await self.bot.boards.answer(press)

    async def leave(self, press: Press) -> None:
        """In the lobby one click is enough: nothing is lost by it."""
        session = await self.bot.sessions.get(press.session)
        if session.status == Status.RUNNING:
            await self.ask_to_leave(press.interaction, session)
            return
        await self.bot.sessions.leave(press.session, press.person.id)
        await self.bot.boards.answer(press)

    async def invite(self, press: Press) -> None:
        """Let a computer player sit down, or the last one stand up."""
        level: Level | None = next((level for level in LEVELS if level == press.value), None)
        if level is None and press.value != NOBODY:
            raise Refused("no-forged")
        await self.bot.sessions.invite(press.session, press.person.id, level)
        await self.bot.boards.answer(press)

    async def toggle(self, press: Press) -> None:
        """Set an option for the person's own seat, or take it back."""
        await self.bot.sessions.toggle(press.session, press.person.id, press.argument)
        await self.bot.boards.answer(press)

    async def start(self, press: Press) -> None:
        update = await self.bot.sessions.start(press.session, press.person.id)
        await self._answer(self.bot.boards.answer(press), update, press.interaction)

    async def cancel(self, press: Press) -> None:
        session = await self.bot.sessions.get(press.session)
        if session.status != Status.LOBBY:
            raise Refused("no-already-started")
        await self.bot.sessions.stop(press.session, press.person.id, is_manager=is_manager(press.interaction))
        await self.bot.boards.answer(press)

    async def again(self, press: Press) -> None:
        """Open the same table once more, and call the others who played."""
        session = await self.bot.sessions.get(press.session)
        if session.seated(press.person.id) is None:
            raise Refused("no-again-stranger", command=f"/{self.bot.registry.get(session.game).command} new")
        guests = tuple(s.user_id for s in session.seats if s.user_id and 0 < s.user_id != press.person.id)  # a forgotten one's is negative
        by_seat = {option.key for option in self.bot.sessions.seat_options(session)}  # who sits where is new
        options = {key: choice for key, choice in session.options.items() if key not in by_seat}
        computers: tuple[Level, ...] = tuple(s.computer for s in session.seats if s.computer)
        await self.open(press.interaction, Plan(session.game, session.language, options, session.pace, computers), guests)

    async def hand(self, press: Press) -> None:
        await self.bot.panels.open(press.interaction, press.session)

    async def rules(self, press: Press) -> None:
        session = await self.bot.sessions.get(press.session)
        await self.show_rules(press.interaction, session.game, session)

    async def dm(self, press: Press) -> None:
        await self.bot.panels.send_by_dm(press)

    async def no_dm(self, press: Press) -> None:
        await self.bot.panels.stop_dms(press)

    async def leave_now(self, press: Press) -> None:
        update = await self.bot.sessions.leave(press.session, press.person.id)
        await self._done(press, update, "leave-done")

    async def back(self, press: Press) -> None:
        """Take the own seat back from the computer."""
        await self.played(press, await self.bot.sessions.come_back(press.session, press.person.id))

    async def take(self, press: Press) -> None:
        """Sit down where there is a free seat; where there are several, ask which."""
        session = await self.bot.sessions.get(press.session)
        free = [s for s in session.seats if s.gone]
        if len(free) == 1:
            await self.played(press, await self.bot.sessions.take_over(press.session, press.person, free[0].seat))
            return
        if not free:
            raise Refused("no-take-taken")
        say = say_to(press.interaction)
        row = tuple(Button(plain(s.name), button_id(session, "take_now", str(s.seat)), "main", "🪑") for s in free[:BUTTONS_IN_ROW])
        await show_privately(press.interaction, Page((say("take-question"), row)))

    async def take_now(self, press: Press) -> None:
        if not press.argument.isdecimal():
            raise Refused("no-forged")
        update = await self.bot.sessions.take_over(press.session, press.person, int(press.argument))
        await self._done(press, update, "take-done")

    async def give_up(self, press: Press) -> None:
        """Ask first: giving up cannot be taken back."""
        session = await self.bot.sessions.get(press.session)
        seat_of(session, press.person.id)
        say = say_to(press.interaction)
        button = Button(say("give-up-button"), button_id(session, "give_up_now"), "bad")
        await show_privately(press.interaction, Page((say("give-up-question"), (button,))))

    async def give_up_now(self, press: Press) -> None:
        update = await self.bot.sessions.give_up(press.session, press.person.id)
        await self._done(press, update, "give-up-done")

    async def stop_now(self, press: Press) -> None:
        update = await self.bot.sessions.stop(press.session, press.person.id, is_manager=is_manager(press.interaction))
        if press.is_on(update.after):
            await self.played(press, update)
        else:
            await self._done(press, update, "stop-done" if update.after.status == Status.STOPPED else "stop-wished")

    async def play_on(self, press: Press) -> None:
        """Take back the own wish to stop."""
        await self.played(press, await self.bot.sessions.play_on(press.session, press.person.id))

    async def _done(self, press: Press, update: Update, key: str) -> None:
        """Answer a private question with what came of it, and show everybody the rest."""
        say, after = say_to(press.interaction), update.after
        to_board = (Button(say("panel-board"), url=after.link),)
        page = Page((say(key, here=len(after.for_stopping), needed=after.needed_to_stop), to_board))
        await self._answer(redraw_privately(press.interaction, page), update, press.interaction)

    async def played(self, press: Press, update: Update) -> None:
        """After a move: answer in the message that was clicked, then bring everything else up to date."""
        if not press.is_on(update.after):
            await self._answer(self.show(press), update, press.interaction)
            return
        try:
            await self.show(press)
        finally:
            self.bot.pings.follow(update.after, press.person.id)
            if self.bot.panels.has_hands(update.after):
                await self.bot.panels.refresh(update.after.id, press.interaction, before=update.before)

    async def typed(self, interaction: Interaction, update: Update, told: str = "") -> None:
        """After a move by a command: answer with what is told, else with the hand; then bring everything else up to date."""
        answer = whisper(interaction, told) if told else self.bot.panels.open(interaction, update.after.id)
        await self._answer(answer, update, interaction)

    async def show(self, press: Press, focus: str = "") -> None:
        """Answer a click by drawing its message anew, board or hand; `focus` opens a part of it."""
        session = await self.bot.sessions.get(press.session)
        if press.is_on(session) or not self.bot.panels.has_hands(session):
            await self.bot.boards.answer(press, focus)
        else:
            await self.bot.panels.answer(press, focus)

    async def _answer(self, answer: Coroutine[Any, Any, None], update: Update, clicked: Interaction) -> None:
        """Answer, then show everybody else what is saved: they see it though the answer does not arrive."""
        try:
            await answer
        finally:
            await self.changed(update, clicked)

    async def changed(self, update: Update, clicked: Interaction | None) -> None:
        """Bring the board up to date, and the hands: all of them if everybody saw something, else those of whoever did something."""
        if update.after.seq == update.before.seq:
            return
        actor = clicked.user.id if clicked else None
        self.bot.boards.refresh(update.after.id)
        self.bot.pings.follow(update.after, actor)
        if update.is_seen or update.before.seats != update.after.seats:
            await self.bot.panels.refresh(update.after.id, clicked, before=update.before)
        elif actor:
            await self.bot.panels.refresh(update.after.id, clicked, only=actor, before=update.before)

    async def happened(self, update: Update) -> None:
        """After something that nobody clicked, a computer's move or the clock: show it, and at half time call those who are awaited."""
        before, after = update.before, update.after
        is_half_time = after.wake_at is not None and after.wake_at == after.due_at == before.due_at != before.wake_at
        if is_half_time:  # nothing else has happened: whoever is reminded shall not be called besides
            self.bot.boards.refresh(after.id)
            self.bot.pings.remind(after)
        else:
            await self.changed(update, None)

    async def freshen(self, press: Press) -> None:
        """Draw the message anew whose button was too old."""
        await self.show(press)

    async def show_rules(self, interaction: Interaction, game: str, session: Session | None) -> None:
        """Explain the game, and first what is different at this table."""
        screen = self.bot.screens.get(game)
        if screen is None:
            raise Refused("no-game-away")
        say = say_to(interaction)
        page, different = screen.rules(say), screen.options(session, say) if session else ""
        await show_privately(interaction, Page((say("rules-here", options=different), *page.blocks)) if different else page)

    async def stand_up(self, interaction: Interaction, session: Session) -> None:
        """Leave by the command: the lobby at once, since nothing is lost by it."""
        if session.status != Status.LOBBY:
            await self.ask_to_leave(interaction, session)
            return
        update = await self.bot.sessions.leave(session.id, interaction.user.id)
        await self.typed(interaction, update, say_to(interaction)("leave-lobby"))

    async def ask_to_leave(self, interaction: Interaction, session: Session) -> None:
        """Ask first: somebody else may sit down there."""
        seat_of(session, interaction.user.id)
        say = say_to(interaction)
        button = Button(say("leave-button"), button_id(session, "leave_now"), "bad")
        await show_privately(interaction, Page((say("leave-question"), (button,))))

    async def ask_to_stop(self, interaction: Interaction, session: Session) -> None:
        """Ask first: stopping ends the game for everybody, if enough of them want it."""
        check_may_stop(session, interaction.user.id, is_manager=is_manager(interaction))
        say, seated = say_to(interaction), session.seated(interaction.user.id)
        needed = 1
        if session.status == Status.RUNNING and not is_manager(interaction) and seated and not seated.gone:
            needed = (len(session.people_here) + (not seated.is_here)) // 2 + 1  # whoever slept is back by asking
        button = Button(say("stop-button"), button_id(session, "stop_now"), "bad")
        await show_privately(interaction, Page((say("stop-question", players=", ".join(map(shown, session.names)), needed=needed), (button,))))


def language_here(interaction: Interaction) -> str:
    """Return the server's language. Only community servers can set one: elsewhere Discord always says English, so the host's counts."""
    guild = interaction.guild
    return language_of(guild.preferred_locale if guild and "COMMUNITY" in guild.features else interaction.locale)


def check_permissions(interaction: Interaction) -> None:
    """Refuse before anything is made if the bot may not do what a game needs here, and name what is missing."""
    needed = [*NEEDED_PERMISSIONS]
    if isinstance(interaction.channel, discord.Thread):
        needed[needed.index("send_messages")] = "send_messages_in_threads"
    allowed, say = interaction.app_permissions, say_to(interaction)
    missing = [say("permission", name=name) for name in needed if not getattr(allowed, name)]
    if missing:
        raise Refused("no-permission", missing=", ".join(missing))


def is_manager(interaction: Interaction) -> bool:
    """Return whether this person manages the server, or its messages."""
    return interaction.permissions.manage_guild or interaction.permissions.manage_messages
