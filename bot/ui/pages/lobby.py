"""The lobby: who plays, with which options, and the seal of what chance will bring."""

from collections.abc import Callable
from functools import partial

from bot.games.contract import Options, Seat
from bot.sessions.computers import FACES, introduced, missing
from bot.sessions.session import Session
from bot.text.words import Say
from bot.ui.pages.bells import bell_button
from bot.ui.pages.ids import button_id, lasting_id
from bot.ui.pages.lessons import learn_button
from bot.ui.pages.names import shown
from bot.ui.pages.page import Button, Choice, Page, Select
from bot.ui.pages.screen import Plugin, cover, option_word, options_line, title

SEAL_DIGITS = 16
"""So much of the seal opens a table: nobody can make another secret whose seal begins like this."""
FILL = "fill-"
"""Before a level: the choice by which so many of them sit down at once that the table is full."""
NO_COMPUTER = "nobody"
"""The choice in the menu of computer players by which the last of them stands up."""
LENGTH = "length"
"""The action of the buttons by which the host chooses how long the game is."""
INVITE = "guest.open"
"""The action of the button that asks the host whom to invite."""


def page(session: Session, plugin: Plugin, say: Say) -> Page:
    """Return the lobby's message; each of the options by seat is a button that players press for themselves."""
    fewest, most, name = plugin.game.seats[0], plugin.game.seats[-1], title(plugin.key, say)
    here = len(session.seats)
    lacking = max(0, fewest - here)
    people = players(session, plugin, say)
    host = shown(session.host.name) if session.host else ""
    state = say("lobby-missing", missing=lacking) if lacking else say("lobby-ready", host=host, free=most - here)
    about = [
        say("lobby-about", title=name, fewest=fewest, most=most, span=most - fewest),
        options_line(plugin, session.options, say),
    ]
    about.append(say("lobby-pace", pace=session.pace))
    about += [f"-# {say(f'{option_word(plugin.game, option)}.about')}" for option in plugin.game.seat_options]
    own_seat = [
        Button(say(option_word(plugin.game, option)), button_id(session, "toggle", option.key))
        for option in plugin.game.seat_options
    ]
    is_full = len(session.people_here) >= most
    for_host = [
        Button(say("lobby-start"), button_id(session, "start"), "main", "▶️", disabled=lacking > 0),
        Button(say("lobby-cancel"), button_id(session, "cancel"), "bad"),
    ]
    if len(session.seats) + len(session.waiting_for) < most:
        for_host.insert(1, Button(say("lobby-invite"), lasting_id(session, INVITE), "plain", "✉️"))
    if len(session.people_here) > 1:
        for_host.append(Button(say("lobby-remove"), button_id(session, "remove"), "plain", "🚪"))
    return Page(
        (
            f"## {say('lobby-title', title=name)}\n" + "\n".join(filter(None, about)),
            cover(plugin, session.names, say),
            f"{say('lobby-seats', here=here, most=most)}\n{people}\n\n{state}{_guests(session, say)}",
            (
                Button(say("lobby-join"), button_id(session, "join"), "good", "➕", disabled=is_full),
                Button(say("lobby-leave"), button_id(session, "leave")),
                Button(say("board-rules"), button_id(session, "rules"), "plain", "📖"),
            ),
            *([tuple(own_seat)] if own_seat else []),
            say("lobby-for-host", host=host),
            tuple(for_host),
            *length_row(plugin, session.options, say, partial(button_id, session, LENGTH)),
            *_computers(session, plugin, say),
            (
                Button(say("board-proof"), button_id(session, "proof"), "plain", "🔏"),
                learn_button(plugin, say),
                bell_button(plugin.key, say),
            ),
        )
    )


def length_row(
    plugin: Plugin, options: Options, say: Say, id_of: Callable[[str], str]
) -> tuple[tuple[Button, ...], ...]:
    """Return the buttons for how long the game is, where it can be short; the one that holds is green."""
    length = plugin.game.length
    if length is None:
        return ()
    now = options.get(length.key, length.default)
    labels = {choice: say(f"{plugin.key}-length-{choice}") for choice in reversed(length.choices)}
    return (
        tuple(
            Button(f"✓ {label}" if one == now else label, id_of(one), "good" if one == now else "plain")
            for one, label in labels.items()
        ),
    )


def sealed(session: Session, say: Say) -> str:
    """Return the line that shows the seal before anything is drawn."""
    return say("lobby-sealed", session=str(session.id), seal=session.seal[:SEAL_DIGITS])


def _guests(session: Session, say: Say) -> str:
    """Return for whom a seat is kept, and who said no."""
    kept = tuple(shown(guest.name) for guest in session.guests if guest.until)
    refused = tuple(shown(guest.name) for guest in session.guests if not guest.until and guest.refusals)
    lines = [say("lobby-kept", names=kept)] if kept else []
    lines += [say("lobby-refused", names=refused)] if refused else []
    return "".join(f"\n✉️ {line}" for line in lines)


def _computers(session: Session, plugin: Plugin, say: Say) -> tuple[Select, ...]:
    """Return the menu from which the host lets computer players sit down, one or several at once, or stand up again;
    none at a table full of people.
    """
    levels = () if len(session.seats) >= plugin.game.seats[-1] else plugin.levels
    filling = missing(plugin.game, len(session.seats) + len(session.waiting_for))
    choices = [
        Choice(
            say("lobby-computer", level=level),
            level,
            say("lobby-computer.about", names=introduced(level)),
            FACES[level],
        )
        for level in levels
    ]
    if filling > 1:
        choices += [
            Choice(say("lobby-fill", level=level, count=filling), f"{FILL}{level}", None, FACES[level])
            for level in levels
        ]
    if any(s.computer for s in session.seats):
        choices.append(Choice(say("lobby-no-computer"), NO_COMPUTER, None, "👋"))
    return (
        (Select(button_id(session, "invite", str(len(session.seats))), say("lobby-computers"), tuple(choices)),)
        if choices
        else ()
    )


def players(session: Session, plugin: Plugin, say: Say) -> str:
    """Return a line for each player."""
    return "\n".join(_player(session, seated.seat, plugin, say) for seated in session.seats)


def _player(session: Session, seat: Seat, plugin: Plugin, say: Say) -> str:
    notes = [say("lobby-host")] if session.seats[seat] == session.host else []
    if level := session.seats[seat].computer:
        notes.append(say("lobby-level", level=level))
    notes += [
        say(option_word(plugin.game, option))
        for option in plugin.game.seat_options
        if seat in option.seats_in(session.options[option.key])
    ]
    return " · ".join((f"{seat + 1}. **{shown(session.names[seat])}**", *notes))
