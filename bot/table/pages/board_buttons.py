"""The buttons that stand below every board."""

from bot.games.contract import CALLS, AnyGame, Seat
from bot.hooks import Hooks
from bot.messages.ids import button_id, lasting_id
from bot.messages.names import plain, shown
from bot.messages.page import Button, Style
from bot.sessions import computers
from bot.sessions.session import Session, Status
from bot.table.pages.contests import Contests
from bot.table.pages.screen import Plugin
from bot.table.pages.ways import FINISHED, OVER, ways_at
from bot.text.words import Say

HARDER = "harder"
"""The argument of the button that plays again against computers one level harder."""
WINS_ENOUGH = 3
"""After so many wins in a row against a level the next one is offered."""


def game_buttons(session: Session, plugin: Plugin, say: Say) -> tuple[Button, ...]:
    """Return the buttons below a game that goes on: the own hand, the rules, and what happened since the own last move,
    where more than the opponent moves in between and anyone has missed something; the last one leaves.
    """
    rules = Button(say("board-rules"), button_id(session, "rules"), "plain", "📖")
    own, game = plugin.screen.hand, plugin.game
    is_main = own and (own.retells or own.is_asked(game.view(game.decode_state(session.state or b""), None)))
    style = "main" if is_main else "plain"
    hand = hand_button(session, plugin, say, style) if not session.where.is_direct else ()
    has_news = len(session.seats) + len(plugin.screen.charts.others) > 2 and _has_news(session, plugin.game)
    since = (Button(say("board-since"), lasting_id(session, "since"), "plain", "📰"),) if has_news else ()
    how_come = how_come_button(session, say) if plugin.screen.how_come else ()
    back = (take_back_button(session, say),) if session.may_take_back else ()
    return (*hand, *since, *how_come, rules, *back, leave_button(session, say))  # two rows on a phone


def take_back_button(session: Session, say: Say) -> Button:
    """Return the button that takes the last move back; it says whose, unless it is clear among two."""
    own = session.may_take_back
    who = plain(own.name) if own and len(session.people_here) > 2 else ""
    label = say("take-back-button", who=who, whose="named" if who else "own")
    return Button(label, button_id(session, "take_back"), "plain", "↩️", disabled=own is None)


def leave_button(session: Session, say: Say) -> Button:
    """Return the button by which a player leaves, after a question: the last one of the house on every board, without
    a word, so that it takes no row of its own on a phone.
    """
    return Button("", lasting_id(session, "leave"), "plain", "🚪", spoken=say("board-leave"))


def took_back(session: Session, say: Say) -> tuple[str, ...]:
    """Say who has taken a move back, until the next one is made; none if no move was."""
    seat = session.took_back
    return () if seat is None else (say("took-back", who=shown(session.as_last_seen.names[seat])),)


def hand_button(session: Session, plugin: Plugin, say: Say, style: Style = "main") -> tuple[Button, ...]:
    """Return the button that opens the own hand, in a game with hands."""
    hand = plugin.screen.hand
    return (Button(say(hand.label), button_id(session, "hand"), style, hand.sign),) if hand else ()


def how_come_button(session: Session, say: Say) -> tuple[Button, ...]:
    """Return the button that explains privately why what happened last came out as it did; none before anything did."""
    how_come = Button(say("board-how-come"), lasting_id(session, "how_come"), "plain", "🧮")
    return (how_come,) if _has_begun(session) else ()


def _has_begun(session: Session) -> bool:
    """Return whether anything happened yet that everyone saw."""
    return any(logged.events for logged in session.tail)


def _has_news(session: Session, game: AnyGame) -> bool:
    """Return whether anything happened yet; where all choose at once, whether more did since anyone's own choice than
    the last round, of which the board tells.
    """
    if CALLS in game.screen_options:
        return _has_begun(session)
    return any(_missed(session, seated.seat) > 1 for seated in session.seats if seated.user_id)


def _missed(session: Session, seat: Seat) -> int:
    """Return how often something happened after a seat's player chose last."""
    chosen = (at for at, logged in enumerate(session.tail) if logged.seat == seat and not logged.by_bot)
    return sum(bool(logged.events) for logged in session.tail[max(chosen, default=-1) + 1 :])


def next_level(session: Session, plugin: Plugin, say: Say) -> tuple[str, ...]:
    """Offer the next level to a person who has won alone at this one again and again."""
    return (say("board-next-level", wins=session.wins),) if _is_due(session, plugin) else ()


def _is_due(session: Session, plugin: Plugin) -> bool:
    is_hardest = computers.harder(session.seats, plugin.levels) == computers.levels_of(session.seats)
    return session.wins >= WINS_ENOUGH and not is_hardest


def afterwards(session: Session, plugin: Plugin, say: Say, hooks: Hooks) -> tuple[Button, ...]:
    """Return the buttons below a game that is over: what to do next, how its points came about, ways to look back."""
    again = Button(say("board-again"), button_id(session, "again"), "main", "🔁")
    harder = (Button(say("board-harder"), button_id(session, "again", HARDER), "good", "🔼"),)
    harder = harder if _is_due(session, plugin) else ()
    other = (Button(say("board-other"), lasting_id(session, "other"), "plain", "🎲"),) if not session.is_alone else ()
    first, more = again, (*harder, *other)
    if session.contest_id and (contests := hooks.one(Contests)):  # it goes on elsewhere
        first, more = contests.way_back(session.contest_id, say), ()
    if session.status != Status.FINISHED:
        return (first, *more, *looking_back(session, say, hooks))
    how_come = how_come_button(session, say) if plugin.screen.how_come else ()
    return (first, *looking_back(session, say, hooks), *more, *how_come)  # two rows on a phone


def looking_back(session: Session, say: Say, hooks: Hooks) -> tuple[Button, ...]:
    """Return the ways to look back at a game that is over."""
    finished = ways_at(hooks, FINISHED, session, say) if session.status == Status.FINISHED else ()
    return finished or ways_at(hooks, OVER, session, say)
