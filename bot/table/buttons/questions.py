"""Private questions before what cannot be undone: leave, give up, stop, and which free seat to take."""

from bot.clicks.reply import say_to, show_in_passing
from bot.messages.desired import Interaction
from bot.messages.ids import button_id
from bot.messages.names import plain, shown
from bot.messages.page import Button, Page, in_rows
from bot.people.permissions import is_manager
from bot.sessions.decisions import check_may_stop, kept_seat
from bot.sessions.session import Session, Status
from bot.table.pages.screen import Plugin, title


async def ask_to_leave(interaction: Interaction, session: Session) -> None:
    """Ask first: another person may sit down there, and a table without people is closed."""
    own = kept_seat(session, interaction.user.id)
    if session.status == Status.LOBBY:
        await _ask(interaction, session, "leave-last-question", "leave-last-button", "leave_now")
        return
    is_last = all(s == own for s in session.people_here)
    paused = ("end" if is_last else "cup") if session.contest_id else ("yes" if is_last else "no")
    await _ask(interaction, session, "leave-question", "leave-button", "leave_now", paused=paused)


async def ask_to_cancel(interaction: Interaction, session: Session) -> None:
    """Ask first: others sit at this table, or are invited."""
    check_may_stop(session, interaction.user.id, is_manager=is_manager(interaction))
    names = (*session.names, *(guest.name for guest in session.guests if guest.until))
    await _ask(interaction, session, "cancel-question", "lobby-cancel", "cancel_now", players=tuple(map(shown, names)))


def is_last_person(session: Session, user_id: int) -> bool:
    """Return whether this user is the only person at the table."""
    return [s.user_id for s in session.people_here] == [user_id]


async def ask_to_give_up(interaction: Interaction, session: Session) -> None:
    """Ask first: giving up cannot be taken back."""
    kept_seat(session, interaction.user.id)
    await _ask(interaction, session, "give-up-question", "give-up-button", "give_up_now")


async def ask_to_stop(interaction: Interaction, session: Session) -> None:
    """Ask first: stopping ends the game for everyone, if enough of them want it; in the lobby it cancels the table."""
    if session.status == Status.LOBBY:
        await ask_to_cancel(interaction, session)
        return
    check_may_stop(session, interaction.user.id, is_manager=is_manager(interaction))
    seated, needed = session.seated(interaction.user.id), 1
    if not is_manager(interaction) and seated and not seated.gone:
        needed = (len(session.people_here) + (not seated.is_here)) // 2 + 1  # a player who was away is back by asking
    players = tuple(map(shown, session.names))
    skips_vote = is_manager(interaction) and len(session.people_here) > 1
    question = "stop-question-manager" if skips_vote else "stop-question"
    answer = "attendance-stop-too" if needed > 1 else "stop-button"
    await _ask(interaction, session, question, answer, "stop_now", players=players, needed=needed)


async def ask_which_seat(interaction: Interaction, session: Session) -> None:
    """Ask where to sit down, if several seats are free."""
    seats = [
        Button(f"{s.seat + 1}. {plain(s.name)}", button_id(session, "take_now", str(s.seat)), "main", "🪑")
        for s in session.free_seats
    ]
    await show_in_passing(interaction, Page((say_to(interaction)("take-question"), *in_rows(seats))))


async def ask_which_game(interaction: Interaction, session: Session, plugins: list[Plugin]) -> None:
    """Ask what to play next with the same people."""
    say = say_to(interaction)
    games = [Button(title(p.key, say), button_id(session, "other_now", p.key), "main", p.screen.sign) for p in plugins]
    await show_in_passing(interaction, Page((say("other-question" if games else "other-none"), *in_rows(games))))


async def _ask(
    interaction: Interaction,
    session: Session,
    question: str,
    answer: str,
    action: str,
    **variables: str | int | tuple[str, ...],
) -> None:
    say = say_to(interaction)
    yes = Button(say(answer), button_id(session, action), "bad")
    no = Button(say("question-no"), button_id(session, "never_mind"))
    text = f"**{title(session.game, say)}**\n{say(question, **variables)}"
    await show_in_passing(interaction, Page((text, (yes, no))))
