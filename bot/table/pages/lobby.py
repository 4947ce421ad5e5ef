"""The lobby: who plays, with which options, and the seal of what chance will bring."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from bot.games.contract import FACES, Level, Options, Seat
from bot.hooks import Hooks
from bot.messages.ids import button_id, lasting_id
from bot.messages.names import plain, shown
from bot.messages.page import Button, Choice, Page, Select, ServerMenu
from bot.sessions.computers import introduced, missing
from bot.sessions.session import Session
from bot.table.pages.screen import Plugin, cover, option_word, options_line, title
from bot.table.pages.ways import LOBBY, NEXT_TABLE, ways_at
from bot.text.words import Say

SEAL_DIGITS = 16
"""So much of the seal opens a table: nobody can make another secret whose seal begins like this."""
FILL = "fill-"
"""Before a level: the choice by which so many of them sit down at once that the table is full."""
NO_COMPUTER = "nobody"
"""The choice in the menu of computer players by which the last of them stands up."""
LENGTH = "length"
"""The action of the buttons by which the host chooses how long the game is."""
SET_UP = "set_up"
"""The action of the button that opens the host's page …"""
PICK = "guest.pick"
"""… and that of its menu of people."""


@dataclass(frozen=True)
class Planner:
    """The hook of who planned a table, if anybody did: they start it like its host, who only was the first to come."""

    of: Callable[[Session], int | None]


@dataclass(frozen=True)
class HostNews:
    """The hook of what the host of a lobby reads on their page."""

    lines: Callable[[Session, Say], tuple[str, ...]]


def page(session: Session, plugin: Plugin, say: Say, hooks: Hooks) -> Page:
    """Return the lobby's message: what everyone may press, Start, and the way to all else that is the host's.

    Each of the options by seat is a button that players press for themselves.
    """
    fewest, most, name = plugin.game.seats[0], plugin.game.seats[-1], title(plugin.key, say)
    here = len(session.seats)
    lacking = max(0, fewest - here)
    seats = say("lobby-about", fewest=fewest, most=most, span=most - fewest)
    about = [options_line(plugin, session.options, say), f"-# {seats} · ⏳ {say(f'command-pace-{session.pace}')}"]
    about += [f"-# {say(f'{option_word(plugin.game, option)}.about')}" for option in plugin.game.seat_options]
    own_seat = [
        Button(say(option_word(plugin.game, option)), button_id(session, "toggle", option.key))
        for option in plugin.game.seat_options
    ]
    is_full = len(session.people_here) >= most
    join_style = "good" if lacking else "plain" if is_full else "main"  # green is what is to be done next
    standing = "\n".join((*_invited(session, say), _who_may_start(session, plugin, say, hooks)))
    return Page(
        (
            "\n".join((f"### {say('lobby-title', title=name)}", *filter(None, about))),
            cover(plugin, session, say),
            f"{say('lobby-seats', here=here, most=most, players=players(session, plugin, say))}\n{standing}",
            (
                Button(say("lobby-join"), button_id(session, "join"), join_style, "➕", disabled=is_full),
                _start(session, say, is_possible=not lacking),
            ),
            (
                Button(say("lobby-leave"), button_id(session, "leave")),
                Button(say("board-rules"), button_id(session, "rules"), "plain", "📖"),
                Button("", lasting_id(session, SET_UP), "plain", "⚙️", spoken=say("lobby-set-up")),
            ),
            *([tuple(own_seat)] if own_seat else []),
        )
    )


def set_up(session: Session, plugin: Plugin, say: Say, hooks: Hooks) -> Page:
    """Return the host's private page: whom to invite, which computer players, how long the game is, whom to remove."""
    has_room = len(session.seats) + len(session.waiting_for) < plugin.game.seats[-1]
    news = (line for hook in hooks.all(HostNews) for line in hook.lines(session, say))
    lines = (f"### ⚙️ {title(plugin.key, say)}", *_invited(session, say), *_answered(session, say), *news)
    asked = str(len(session.guests) + len(session.waiting_for))  # another menu after each answer
    invite = ServerMenu(button_id(session, PICK, asked), say("invite-menu-people"), "people", most=1)
    return Page(
        (
            "\n".join(lines),
            *((say("invite-whom"), invite) if has_room else ()),
            *_computers(session, plugin, say),
            *_to_remove(session, say),
            *length_row(plugin, session.options, say, partial(button_id, session, LENGTH)),
            (
                _start(session, say, is_possible=len(session.seats) in plugin.game.seats),
                *ways_at(hooks, LOBBY, session, say),
                _cancel(session, say),
            ),
        )
    )


def whose(session: Session, plugin: Plugin, say: Say, hooks: Hooks, reader: int, *, may_cancel: bool) -> Page:
    """Return what others see instead: whose that is, and the ways to the next table. Who planned this one may start it,
    and those who manage the server may cancel it.
    """
    buttons = [_cancel(session, say)] if may_cancel else []
    whose = say("no-start-host", host=shown(session.host.name)) if session.host else say("no-not-seated")
    planner = planner_of(session, hooks)
    if planner and (session.host or planner == reader):
        whose = _who_may_start(session, plugin, say, hooks)
    if reader == planner:
        buttons.insert(0, _start(session, say, is_possible=len(session.seats) in plugin.game.seats))
    buttons += (*ways_at(hooks, NEXT_TABLE, session.game, say), *ways_at(hooks, LOBBY, session, say))
    return Page((f"🪑 {whose}", *filter(None, (tuple(buttons),))))


def planner_of(session: Session, hooks: Hooks) -> int | None:
    """Return who planned a table, None if nobody did."""
    hook = hooks.one(Planner)
    return hook.of(session) if hook else None


def _who_may_start(session: Session, plugin: Plugin, say: Say, hooks: Hooks) -> str:
    """Say who may start, or how many players it takes until then."""
    lacking, host, planner = plugin.game.seats[0] - len(session.seats), session.host, planner_of(session, hooks)
    if lacking > 0 or host is None:
        return say("lobby-missing", missing=lacking)
    other = f" / <@{planner}>" if planner and planner != host.user_id else ""
    return say("lobby-ready", host=shown(host.name) + other)


def _start(session: Session, say: Say, *, is_possible: bool) -> Button:
    return Button(say("lobby-start"), button_id(session, "start"), "good", "▶️", disabled=not is_possible)


def _cancel(session: Session, say: Say) -> Button:
    return Button(say("lobby-cancel"), button_id(session, "cancel"), "bad")


def length_row(
    plugin: Plugin, options: Options, say: Say, id_of: Callable[[str], str]
) -> tuple[str | tuple[Button, ...], ...]:
    """Return what says how long the game is, and a button for each length, where it can be short; the one that holds
    has a tick and a colour of its own: green is what starts the game.
    """
    length = plugin.game.length
    if length is None:
        return ()
    now = options.get(length.key, length.default)
    labels = {choice: say(f"{plugin.key}-length-{choice}") for choice in reversed(length.choices)}
    row = [
        Button(f"✓ {label}" if one == now else label, id_of(one), "main" if one == now else "plain")
        for one, label in labels.items()
    ]
    return (say(f"{option_word(plugin.game, length)}.about"), tuple(row))


def sealed(say: Say, *sessions: Session) -> str:
    """Return the lines that show the seals of tables before anything is drawn."""
    return "\n".join(say("lobby-sealed", number=str(one.id), seal=one.seal[:SEAL_DIGITS]) for one in sessions)


def _invited(session: Session, say: Say) -> tuple[str, ...]:
    """Return for whom a seat is kept, in a line."""
    kept = tuple(shown(guest.name) for guest in session.guests if guest.until)
    return (say("lobby-kept", names=kept),) if kept else ()


def _answered(session: Session, say: Say) -> tuple[str, ...]:
    """Return who said yes, and who said no, in a line each: only the host reads them."""
    came = tuple(shown(guest.name) for guest in session.guests if session.seated(guest.user_id))
    refused = tuple(shown(guest.name) for guest in session.guests if not guest.until and guest.refusals)
    answers = (("lobby-accepted", came), ("lobby-refused", refused))
    return tuple(say(key, names=names) for key, names in answers if names)


def _computers(session: Session, plugin: Plugin, say: Say) -> tuple[Select, ...]:
    """Return the menu from which the host lets computer players sit down, one or several at once, or stand up again;
    none at a table full of people.
    """
    levels = () if len(session.seats) >= plugin.game.seats[-1] else plugin.levels
    filling = missing(plugin.game, len(session.seats) + len(session.waiting_for))
    choices = [level_choice(level, level, say) for level in levels]
    for level in levels if filling > 1 else ():
        choices.append(Choice(say("lobby-fill", level=level, count=filling), f"{FILL}{level}", None, FACES[level]))
    if any(s.computer for s in session.seats):
        choices.append(Choice(say("lobby-no-computer"), NO_COMPUTER, None, "👋"))
    menu = Select(button_id(session, "invite", str(len(session.seats))), say("lobby-computers"), tuple(choices))
    return (menu,) if choices else ()


def level_choice(level: Level, value: str, say: Say, *, is_chosen: bool = False) -> Choice:
    """Return the choice of computer players of a level, with what they are like."""
    about = say("lobby-computer.about", names=introduced(level))
    return Choice(say("lobby-computer", level=level), value, about, FACES[level], is_chosen=is_chosen)


def _to_remove(session: Session, say: Say) -> tuple[Select, ...]:
    """Return the menu of those whom the host can remove or invite no longer; none if no one else is there."""
    about = say("lobby-remove.about")
    here = [seated for seated in session.people_here if seated != session.host]
    others = [Choice(f"{s.seat + 1}. {plain(s.name)}", str(s.user_id), about, "🚪") for s in here]
    about = say("lobby-remove.invited")
    others += [Choice(plain(guest.name), str(guest.user_id), about, "✉️") for guest in session.guests if guest.until]
    gone = str(len(session.removed) + len(session.guests) + len(session.waiting_for))  # the same while others sit down
    return (Select(button_id(session, "remove_now", gone), say("lobby-remove"), tuple(others)),) if others else ()


def players(session: Session, plugin: Plugin, say: Say) -> str:
    """Return all players in one line."""
    return ", ".join(_player(session, seated.seat, plugin, say) for seated in session.seats)


def _player(session: Session, seat: Seat, plugin: Plugin, say: Say) -> str:
    is_hosted = session.seats[seat] == session.host and not session.where.is_direct
    notes = [say("lobby-host")] if is_hosted else []
    if level := session.seats[seat].computer:
        notes.append(say("level", level=level))
    notes += [
        say(option_word(plugin.game, option))
        for option in plugin.game.seat_options
        if seat in option.seats_in(session.options)
    ]
    return f"{seat + 1}. **{shown(session.names[seat])}**" + (f" ({', '.join(notes)})" if notes else "")
