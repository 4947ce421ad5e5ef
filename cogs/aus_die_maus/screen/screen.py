"""The pages of Aus die Maus: one public board, and for each player the values of their own cheeses."""

from collections.abc import Iterator, Sequence

from msgspec import structs

from bot.games.contract import Options
from bot.messages.ids import button_id, move_id
from bot.messages.names import shown
from bot.messages.page import Block, Button, Page, Picture
from bot.sessions.only_moves import only_moves, who_looks
from bot.sessions.session import Session
from bot.table.pages.attendance import who_thinks
from bot.table.pages.screen import Charts, Hand, Screen, rules_blocks
from bot.text.words import Say
from cogs.aus_die_maus.picture import picture
from cogs.aus_die_maus.picture.pieces import IN_CHARTS
from cogs.aus_die_maus.rules.rules import GAME
from cogs.aus_die_maus.rules.state import THROWS, CheeseKept, Event, Keep, Paid, Roll, RoundBegan, View
from cogs.aus_die_maus.rules.track import WHITE, CameIn, Choice, Moved, Trapped
from cogs.aus_die_maus.screen.lesson import LESSON
from cogs.aus_die_maus.screen.mice import marked, marked_briefly, thing
from cogs.aus_die_maus.screen.move_hints import die_sign, ends_in_trap, label, offered
from cogs.aus_die_maus.screen.prose import (
    describe,
    narrate_beginning,
    narrate_cheeses,
    narrate_paid,
    narrate_result,
    narrate_task,
)
from cogs.aus_die_maus.screen.turns import (
    Turn,
    ended_round,
    events_of,
    latest,
    line,
    narrate,
    turns_of,
    with_own,
)
from cogs.aus_die_maus.screen.why import rule_of, rule_of_all

SEEN = "seen"
"""The focus of a board at which people have looked, though nothing has happened since."""
_SMALL = "-# "


def public(session: Session, view: View, say: Say, focus: str) -> Page:
    """Return the board, the same for everyone at the table."""
    ended = ended_round(view)
    if ended and focus == SEEN:
        view = structs.replace(view, last=view.last[len(ended.last) :])
    elif ended:
        below = "\n".join(
            (*narrate_paid(ended.last, ended.race, session.as_last_seen.names, say), _who_begins(session, view, say))
        )
        return Page((*_last_turns(session, ended, say), below, (_begin_button(session, view, say),)))
    if focus != SEEN and view.number == 1 and _begins(view):
        return _start(session, view, say)
    if view.phase == "over":
        return _over(session, view, say)
    looks = focus != SEEN and bool(who_looks(session, GAME))
    return Page(
        (
            *_last_turns(session, view, say),
            _what_to_do(session, view, say, looks=looks),
            *_moves(session, view, say, looks=looks),
        )
    )


def _last_turns(session: Session, view: View, say: Say) -> tuple[str, Picture]:
    """Return the last turns in lines, and the picture with their arrows below them: so that on a phone the track is on
    one screen with its buttons.
    """
    turns = with_own(latest(session, view), session, view)
    lines = [_line(turn, session, view, say) if turn else "…" for turn in turns]
    above = "\n".join((_head(view, say), *(f"{_SMALL}{one}" for one in lines)))
    return above, _drawing(session, view, say, [turn for turn in turns if turn])


def _line(turn: Turn, session: Session, view: View, say: Say) -> str:
    then = session.as_of(turn.seq) if turn.seq else session.as_last_seen
    return line(turn, view.race.goal, then.names, say)


def _head(view: View, say: Say) -> str:
    return f"## {say('aus_die_maus-head', number=view.number, rounds=view.rounds)}"


def _start(session: Session, view: View, say: Say) -> Page:
    """Return the start of the game: all mice in the nest, how it is played, who goes first, and a button to begin."""
    how = (say("aus_die_maus-by-themselves"),) if session.options.get(THROWS.key) == THROWS.default else ()
    below = "\n".join((*how, *_children(session, view, say), _who_begins(session, view, say)))
    return Page((_head(view, say), _drawing(session, view, say), below, (_begin_button(session, view, say),)))


def _begins(view: View) -> bool:
    """Return whether a round is to begin: by a click."""
    return view.phase == "rolling" and any(isinstance(event, RoundBegan) for event in view.last)


def _who_begins(session: Session, view: View, say: Say) -> str:
    names, first = session.names, view.order[0]
    turn = "computer" if who_thinks(session, say) else "white" if first == WHITE else "other"
    presser = "" if view.turn is None else marked(view.turn, names, say)
    return say(
        "aus_die_maus-rest", who=marked_briefly(first, names, say), presser=presser, number=view.number, turn=turn
    )


def _begin_button(session: Session, view: View, say: Say) -> Button:
    roll = move_id(session, "aus_die_maus.roll", Roll())
    custom_id = button_id(session, "aus_die_maus.next") if who_thinks(session, say) else roll
    return Button(say("aus_die_maus-begin-button", number=view.number), custom_id, "good", "▶️")


def moment(session: Session, view: View, say: Say) -> tuple[str, Picture]:
    """Return what the last move did, and at the end who has won."""
    drawing = _drawing(session, ended_round(view) or view, say)
    if view.phase == "over":
        return f"{_last_turn(session, view, say)}\n\n{narrate_result(view, session.names, say)}", drawing
    return "\n".join(_all_that_happened(session.as_last_seen, view, view.last, say)), drawing


def _over(session: Session, view: View, say: Say) -> Page:
    """Return the end of the game: who won, the finish and the ranking, and below them in small how it ended."""
    above = f"## {say('aus_die_maus-head-over')}\n{narrate_result(view, session.names, say)}"
    return Page((above, _drawing(session, view, say), _last_turn(session, view, say)))


def _last_turn(session: Session, view: View, say: Say) -> str:
    """Return in small by which turn the game ended, and who got the cheeses of its last round."""
    last = events_of(turns_of([(view.last, 0)])[-1:])
    return "\n".join(f"{_SMALL}{one}" for one in _all_that_happened(session.as_last_seen, view, last, say))


def _drawing(session: Session, view: View, say: Say, turns: Sequence[Turn] | None = None) -> Picture:
    """Return the picture, with arrows for these turns; only at the end there are words of a language in it."""
    white = (say("aus_die_maus-white.begins"),) if view.phase == "over" else ()
    ran = ("", tuple(events_of(turns))) if turns is not None else ()
    return Picture(picture.draw, (view, session.names, *white, *ran), describe(view, session.names, say))


def news(session: Session, view: View, events: Sequence[Event], say: Say) -> list[str]:
    """Return what these events were; nothing of a round that no person has begun."""
    return [*_all_that_happened(session, ended_round(view) or view, _begun(view, events), say)]


def _begun(view: View, events: Sequence[Event]) -> Sequence[Event]:
    """Return what happened of these events before a round that no person has begun."""
    began = [at for at, event in enumerate(events) if isinstance(event, RoundBegan) and event.number == view.number]
    return events[: min(began, default=None)] if ended_round(view) else events


def _all_that_happened(session: Session, view: View, events: Sequence[Event], say: Say) -> Iterator[str]:
    """Yield a line for each turn; where a round ended one for each who was paid, and where one began who begins."""
    races = [event.ended for event in events if isinstance(event, RoundBegan) and event.ended]
    for turn in turns_of([(events, 0)]):
        match turn.events[0]:
            case RoundBegan() as began:
                yield narrate_beginning(began, view, session.names, say)
            case _ if told := line(turn, view.race.goal, session.names, say):
                yield told
            case _:
                pass
        if any(isinstance(event, Paid) for event in turn.events):
            yield from narrate_paid(turn.events, races.pop(0) if races else view.race, session.names, say)


def caption(session: Session, view: View, events: Sequence[Event], say: Say) -> str:
    """Return the turns in which a mouse ran, at the end who has won; empty where none did."""
    if view.phase == "over":
        return narrate_result(view, session.names, say)
    ran = (turn for turn in turns_of([(_begun(view, events), 0)]) if any(isinstance(one, Moved) for one in turn.events))
    goal, names = view.race.goal, session.names
    return " · ".join(narrate(turn.events, goal, lambda mouse: marked_briefly(mouse, names, say), say) for turn in ran)


def how_come(session: Session, view: View, say: Say) -> str:
    """Return the last turn on the board that is no matter of course, and the rule that decided it; at the end of the
    game how the points came about.
    """
    names, shown_view = session.as_last_seen.names, ended_round(view) or view
    if view.phase == "over":
        return narrate_cheeses(view, session.names, say)
    turns = [turn for turn in with_own(latest(session, shown_view), session, shown_view) if turn]
    ruled = ((turn, rule_of(turn.events, shown_view, names, say)) for turn in reversed(turns))
    turn, rule = next(((turn, rule) for turn, rule in ruled if rule), (turns[-1] if turns else None, ""))
    told = (f"{_SMALL}{_line(turn, session, shown_view, say)}",) if turn else ()
    return "\n".join((*told, rule or rule_of_all(shown_view, say)))


def private(session: Session, view: View, say: Say, _focus: str) -> Page:
    """Return a seat's cheeses with their values, and the two to choose from, if there are any."""
    assert view.seat is not None, "cheeses belong to a seat"
    own = view.cheeses[view.seat] or ()
    values = f"{'+'.join(map(str, sorted(own, reverse=True)))} = " if len(own) > 1 else ""
    facts = {"score": sum(own), "cheeses": values, "cheese": thing("cheese")}
    cheeses = say("aus_die_maus-own" if own else "aus_die_maus-own-none", **facts)
    seen = f" {say('aus_die_maus-own-seen')}" if own and not session.is_alone else ""
    text = f"### {say('aus_die_maus-hand')}\n{cheeses}{seen}"
    if not view.drawn:
        if own and CheeseKept(view.seat) in events_of(latest(session, view)):
            text += f"\n{say('aus_die_maus-kept', value=own[-1])}"
        return Page((text,))
    chosen = {value: cheese for cheese, value in enumerate(view.drawn)}  # of two alike, either
    alike = "yes" if len(chosen) == 1 else "no"
    buttons = tuple(_keep_button(session, cheese, value, alike, say) for value, cheese in chosen.items())
    return Page((f"{text}\n\n{say('aus_die_maus-drawn')}", buttons))


def _keep_button(session: Session, cheese: int, value: int, alike: str, say: Say) -> Button:
    custom_id = move_id(session, "aus_die_maus.keep", Keep(cheese))
    return Button(say("aus_die_maus-keep-button", value=value, alike=alike), custom_id, "good", thing("cheese"))


def rules(_options: Options, say: Say) -> Page:
    """Return how to play, with a picture for each thing that is easier seen than said."""
    pictures = ("winning", "throwing", "shoving", "trap", "cheese", "", "")
    return Page(tuple(rules_blocks("aus_die_maus", pictures, say)))


def after_typing(session: Session, view: View, say: Say) -> str:
    """Return what came of a typed move; nothing for the player who has to keep one of two cheeses."""
    if view.phase == "keeping" and view.seat == view.turn:
        return ""
    ended = ended_round(view)
    text = "\n".join(_all_that_happened(session, ended or view, (ended or view).last, say))
    if view.turn is None:
        return text
    return f"{text}\n\n{_who_begins(session, view, say) if ended else narrate_task(view, session.names, say)}"


def _what_to_do(session: Session, view: View, say: Say, *, looks: bool) -> str:
    """Say whose turn it is and what to do, and which mice the dice alone move."""
    task = who_thinks(session, say) or narrate_task(view, session.names, say)
    if looks:
        task = "\n".join(_look(session, say))
    elif view.turn is not None and _rolls_by_itself(session, view):
        task = say("aus_die_maus-rolls", who=marked(view.turn, session.names, say))
    return "\n".join((task, *_children(session, view, say)))


def _look(session: Session, say: Say) -> list[str]:
    """Say who was just caught or came in."""
    return [
        say(
            "aus_die_maus-look",
            who=marked(event.mouse, session.names, say, begins=True),
            what="caught" if isinstance(event, Trapped) else "in",
        )
        for event in GAME.decode_events(session.tail[-1].events)
        if isinstance(event, Trapped | CameIn)
    ]


def _children(session: Session, view: View, say: Say) -> Iterator[str]:
    if view.children:
        children = tuple(shown(session.names[child]) for child in view.children)
        yield _SMALL + say("aus_die_maus-children", names=children)


def _rolls_by_itself(session: Session, view: View) -> bool:
    """Return whether the bot throws for a person, as soon as the move before it cannot be taken back any more."""
    return view.phase == "rolling" and bool(only_moves(session, GAME))


def _moves(session: Session, view: View, say: Say, *, looks: bool) -> Iterator[Block]:
    """Yield a button for each move in a row of its own, the one into the trap last; else what else is to be pressed.

    Where nothing is, no row is held free: a phone shows the end of a message, and what stands above it moves there.
    """
    if looks:
        go_on = "aus_die_maus-look-button" if session.is_alone else "aus_die_maus-look-button.all"
        yield (Button(say(go_on), button_id(session, "aus_die_maus.next"), "good", "▶️"),)
    elif who_thinks(session, say):
        return
    elif _begins(view):
        yield (_begin_button(session, view, say),)
    elif view.phase == "rolling" and not _rolls_by_itself(session, view):
        yield (Button(say("aus_die_maus-roll-button"), move_id(session, "aus_die_maus.roll", Roll()), "good", "🎲"),)
    else:
        yield from ((_move_button(session, view, say, choice),) for choice in offered(view))


def _move_button(session: Session, view: View, say: Say, choice: Choice) -> Button:
    custom_id = move_id(session, "aus_die_maus.move", choice.move)
    style = "plain" if ends_in_trap(choice) else "good"
    return Button(label(choice, view, session.names, say), custom_id, style, die_sign(choice.dice))


SCREEN = Screen(
    picture.cover,
    public,
    Hand(
        private,
        "aus_die_maus-hand-button",
        "aus_die_maus.cheese",
        retells=False,
        typed=after_typing,
        is_asked=lambda view: view.phase == "keeping",
        only_move=lambda view: Keep(0) if view.drawn and len({*view.drawn}) == 1 else None,
    ),
    moment,
    rules,
    news,
    LESSON,
    caption,
    how_come=how_come,
    charts=Charts(others=(("aus_die_maus-white.begins", IN_CHARTS),)),
    sign_word="aus_die_maus.cheese",
)
