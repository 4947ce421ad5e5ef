"""What is shown of a game that is over: a moment with its buttons, and its film."""

from bot.messages.ids import button_id
from bot.messages.names import plain, shown
from bot.messages.page import Block, Button, Choice, Film, Page, Select
from bot.sessions.session import Seated, Session, Status
from bot.table.pages.screen import title
from bot.text.words import Say, speaker
from cogs.replay.reel import Reel, open_button

MENU_LINES = 25  # Discord's own


def viewer(reel: Reel, at: int, say: Say, user_id: int = 0) -> Page:
    """Return a moment with all its buttons, for one person."""
    text, picture = reel.moment(at, say)
    session = reel.session
    post = Button(say("replay-post"), button_id(session, "replay.post", str(reel.places[at])), "plain", "📣")
    make = Button(say("replay-film"), button_id(session, "replay.film"), "plain", "🎬")
    own = session.seated(user_id)
    below = (*_attempt(reel, at, say, own), *_turn(reel, at, say, own), post, make)
    return Page((_head(reel, at, say), picture, text, _steps(reel, at), _rounds(reel, at, say), below))


def _attempt(reel: Reel, at: int, say: Say, own: Seated | None) -> tuple[Button, ...]:
    """Return the way to try, which says so where one's own next turn is a later moment; none where none comes."""
    seats = reel.session.seats if own is None else (own,)
    turns = [turn for one in seats if (turn := reel.turn_of(one.seat, at)) is not None]
    if not turns:
        return ()
    label = say("try-next" if own and turns[0] > at else "try-button")
    return (Button(label, button_id(reel.session, "try.here", str(reel.places[at])), "good", "🔀"),)


def posted(reel: Reel, at: int) -> Page:
    """Return a moment for everyone, in the language of the table."""
    say = speaker(reel.session.language)
    text, picture = reel.moment(at, say)
    return Page((_head(reel, at, say), picture, text, *_replay(reel.session, say)))


def drawing(done: int, most: int, say: Say) -> Page:
    """Return how far the film is."""
    return Page((say("replay-drawing", done=done, most=most),))


def film(reel: Reel, gif: bytes, say: Say) -> Page:
    """Return the film for the person who ordered it."""
    show = Button(say("replay-post"), button_id(reel.session, "replay.show_film"), "main", "📣")
    return Page((say("replay-film-done"), _moving(reel, gif, say), (show,)))


def posted_film(reel: Reel, gif: bytes) -> Page:
    """Return the film for everyone, in the language of the table."""
    say = speaker(reel.session.language)
    return Page((_title(reel.session, say), _moving(reel, gif, say), *_replay(reel.session, say)))


def _moving(reel: Reel, gif: bytes, say: Say) -> Film:
    names = tuple(plain(name) for name in reel.session.names)
    end = reel.moment(reel.last, say)[1].alt
    return Film(gif, say("replay-alt-film", title=title(reel.session.game, say), players=names, end=end))


def _title(session: Session, say: Say) -> str:
    players = tuple(map(shown, session.names_ever))
    return say(
        "replay-title", title=title(session.game, say), players=players, date=f"<t:{session.updated_at // 1000}:d>"
    )


def _head(reel: Reel, at: int, say: Say) -> str:
    end = "stopped" if reel.session.status == Status.STOPPED else "finished"
    facts = {"number": str(reel.session.id), "chapter": title_of(reel, say, at)}
    where = say("replay-where", **facts, at=at, last=reel.last, end=end)
    return f"{_title(reel.session, say)}\n{where}"


def title_of(reel: Reel, say: Say, at: int) -> str:
    """Return which round a moment belongs to."""
    number, chapters = reel.chapter(at), reel.plugin.recap.chapters
    return say("replay-start") if number is None else say("replay-chapter", chapters=chapters, number=number)


def _steps(reel: Reel, at: int) -> tuple[Button, ...]:
    """Return the ways to the next moment and the one before, and to both ends."""
    first, last, place = at == 0, at == reel.last, str(reel.places[at])
    return (
        Button("", button_id(reel.session, "replay.first", place), emoji="⏮️", disabled=first),
        Button("", button_id(reel.session, "replay.back", place), emoji="◀️", disabled=first),
        Button("", button_id(reel.session, "replay.go", place), "main", "▶️", disabled=last),
        Button("", button_id(reel.session, "replay.last", place), emoji="⏭️", disabled=last),
    )


def _turn(reel: Reel, at: int, say: Say, own: Seated | None) -> tuple[Button, ...]:
    """Return the way to the next turn of one's own; none where there is none."""
    following = next((one for one in (reel.turns(own.seat) if own else ()) if one > at), None)
    if following is None:
        return ()
    custom_id = button_id(reel.session, "replay.turn", str(reel.places[following]))
    return (Button(say("replay-mine"), custom_id, "plain", "⏩"),)


def _rounds(reel: Reel, at: int, say: Say) -> Block:
    """Return the menu that leads to the rounds, of a long game to those around this one, and to both ends."""
    # what is chosen in a menu cannot be chosen again: in the middle of a round its name is the placeholder
    chapters, rounds = reel.plugin.recap.chapters, reel.chapters(MENU_LINES - 2, at)
    lines = {one: say("replay-chapter", chapters=chapters, number=number) for number, one in rounds}
    lines |= {0: say("replay-start"), reel.last: say("replay-end")}
    here = lines[max(one for one in lines if one <= at)]
    choices = tuple(Choice(lines[one], str(reel.places[one]), is_chosen=one == at) for one in sorted(lines))
    return Select(button_id(reel.session, "replay.jump", str(reel.places[at])), here, choices)


def _replay(session: Session, say: Say) -> tuple[Block, ...]:
    """Return the way to the whole game; one from direct messages is its player's only."""
    return () if session.where.is_direct else (open_button(session, say),)
