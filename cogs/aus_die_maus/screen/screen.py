"""The pages of Aus die Maus: one public board, and for each player the values of their own cheeses."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from msgspec import structs

from bot.games.contract import Options
from bot.messages.ids import button_id, move_id
from bot.messages.names import shown
from bot.messages.page import Block, Button, Page, Picture
from bot.sessions.session import Session
from bot.table.pages.attendance import who_thinks
from bot.table.pages.screen import Charts, Hand, Screen, rules_blocks
from bot.text.words import Say
from cogs.aus_die_maus.picture import picture
from cogs.aus_die_maus.picture.pieces import IN_CHARTS
from cogs.aus_die_maus.rules.state import THROWS, Event, Keep, Paid, Roll, RoundBegan, Threw, View
from cogs.aus_die_maus.rules.track import WHITE, Choice, Mouse, Stayed
from cogs.aus_die_maus.screen.brief import die_used, narrate_briefly, narrate_turn, note_paid
from cogs.aus_die_maus.screen.finish import finish
from cogs.aus_die_maus.screen.lap import FEWEST_LINES, Turn, events_of, lap, room, steady
from cogs.aus_die_maus.screen.lap import news as news_of
from cogs.aus_die_maus.screen.lesson import LESSON
from cogs.aus_die_maus.screen.mice import marked, marked_briefly
from cogs.aus_die_maus.screen.move_hints import ends_in_trap, label, offered, sign
from cogs.aus_die_maus.screen.prose import (
    describe,
    narrate_cheeses,
    narrate_events,
    narrate_paid,
    narrate_result,
    narrate_task,
)
from cogs.aus_die_maus.screen.why import (
    explain_choices,
    explain_task,
    explain_turns,
    turns_of,
)

SEEN = "seen"
"""The focus of a board on which the next round is looked at, though nothing has happened in it yet."""


def public(session: Session, view: View, say: Say, focus: str) -> Page:
    """Return the board, the same for everyone at the table."""
    ended = finish(view)
    if ended and focus == SEEN:
        view = structs.replace(view, last=view.last[len(ended.last) :])
    elif ended:
        return _round_over(session, view, ended, say)
    if focus != SEEN and view.number == 1 and _begins(view):
        return _start(session, view, say)
    if view.phase == "over":
        return _over(session, view, say)
    # what has happened is above the picture, so that on a phone the track is on one screen with its buttons
    told = lap(session, view)
    lines = news_of(told, session, view, say, room(session))
    above = "\n".join((_head(view, say), *steady(lines, room(session))))
    drawing = _drawing(session, view, say, told.turns)
    return Page((above, drawing, _what_to_do(session, view, say), *_moves(session, view, say)))


def _round_over(session: Session, view: View, ended: View, say: Say) -> Page:
    """Return the end of a round: the finish, who got which cheese, and a button to go on."""
    told = lap(session, view, is_ended=True)
    ran = [turn for turn in told.turns if not turn.stays]  # who stayed did nothing for the end of it
    throwers = {turn.mouse for turn in ran}
    drawn = [*(turn for turn in told.befell if turn.mouse not in throwers), *ran]
    above = "\n".join((_head(ended, say), *news_of(told._replace(turns=ran), session, ended, say, FEWEST_LINES)))
    below = "\n".join((*narrate_paid(ended, session.then.names, say), _who_begins(session, view, say)))
    return Page((above, _drawing(session, ended, say, drawn), below, (_begin_button(session, view, say),)))


def _head(view: View, say: Say) -> str:
    return f"## {say('aus_die_maus-head', number=view.number, rounds=view.rounds)}"


def _start(session: Session, view: View, say: Say) -> Page:
    """Return the start of the game: all mice in the nest, who goes first, how it is played, and a button to begin."""
    above = "\n".join((_head(view, say), *narrate_events(view.last, view, session.names, say)))
    how = (say("aus_die_maus-by-themselves"),) if session.options.get(THROWS.key) == THROWS.default else ()
    below = "\n".join((*how, *_children(session, view, say), _who_begins(session, view, say)))
    return Page((above, _drawing(session, view, say), below, (_begin_button(session, view, say),)))


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
    if view.phase == "over":
        told = f"{_last_turn(session, view, say)}\n\n{narrate_result(view, session.names, say)}"
        return told, _drawing(session, view, say)
    text = narrate_turn(view, session.then.names, say)
    return text, _drawing(session, finish(view) or view, say)


def _over(session: Session, view: View, say: Say) -> Page:
    """Return the end of the game: who won, the finish and the ranking, and below them in small how it ended."""
    above = f"## {say('aus_die_maus-head-over')}\n{narrate_result(view, session.names, say)}"
    return Page((above, _drawing(session, view, say), _last_turn(session, view, say)))


def _last_turn(session: Session, view: View, say: Say) -> str:
    """Return in small by which throw the game ended, and who got the cheeses of its last round."""
    names = session.then.names
    *_, (begin, end) = turns_of(view.last)
    ended = [event for event in view.last[begin:end] if not isinstance(event, Paid)]
    cheeses = note_paid(view.last, view.race, names, say)
    paid = f"{say('aus_die_maus-last-round', number=view.number)} {cheeses}"
    return "\n".join(f"-# {line}" for line in (*narrate_briefly(ended, view, names, say), paid))


def _drawing(session: Session, view: View, say: Say, turns: Sequence[Turn] | None = None) -> Picture:
    """Return the picture, with arrows for these turns; only at the end there are words of a language in it."""
    white = (say("aus_die_maus-white.begins"),) if view.phase == "over" else ()
    ran = ("", tuple(events_of(turns))) if turns is not None else ()
    return Picture(picture.draw, (view, session.names, *white, *ran), describe(view, session.names, say))


def news(session: Session, view: View, events: Sequence[Event], say: Say) -> list[str]:
    """Return what these events were, a line for each throw; those who had to stay, one after the other, share one. Of a
    round that no person has begun there is nothing.
    """
    if ended := finish(view):
        began = [at for at, event in enumerate(events) if isinstance(event, RoundBegan) and event.number == view.number]
        events, view = events[: min(began, default=None)], ended
    turns = (tuple(events[begin:end]) for begin, end in turns_of(events))
    lines: list[str] = []
    for stayed, group in groupby(turns, _stays_with_0):
        told = list(group)
        if stayed and len(told) > 1:
            mice: list[Mouse] = [turn[0].mouse for turn in told if isinstance(turn[0], Threw)]
            who = ", ".join(marked_briefly(mouse, session.names, say) for mouse in mice)
            lines.append(say("aus_die_maus-event-zeros", who=who))
        else:
            together = [event for turn in told for event in turn]
            lines += narrate_briefly(together, view, session.names, say, dice=die_used)
    return lines


def _stays_with_0(turn: Sequence[Event]) -> bool:
    """Return whether nothing happened in a turn, nor could have: there was no other number than 0."""
    match turn:
        case (Threw(_, dice), Stayed()):
            return not any(dice.numbers)
        case _:
            return False


def how_come(session: Session, view: View, say: Say) -> str:
    """Return the rules behind the turns that the board tells, and behind what is possible now; at the end of a round
    nothing of the next one, and at the end of the game first how the points came about.
    """
    names, ended = session.names, finish(view)
    told = lap(session, view, is_ended=bool(ended))
    if view.phase == "over":
        story = explain_turns(told._replace(befell=(), turns=told.turns[-1:]), view, names, say)
        return "\n\n".join(filter(None, (narrate_cheeses(view, names, say), "\n".join(story))))
    story = explain_turns(told, ended or view, names, say)
    if ended:
        return "\n".join(story)
    now = [explain_task(view, names, say)]
    if view.phase == "moving" and view.turn is not None:
        head = say("aus_die_maus-why-choice", who=marked(view.turn, names, say, begins=True))
        now = [head, *explain_choices(view, names, say, story)]
    return "\n\n".join("\n".join(part) for part in (story, now) if part)


def private(session: Session, view: View, say: Say, _focus: str) -> Page:
    """Return a seat's cheeses with their values, and the two to choose from, if there are any."""
    assert view.seat is not None, "cheeses belong to a seat"
    own = view.cheeses[view.seat] or ()
    values = f"{'+'.join(map(str, sorted(own, reverse=True)))} = " if len(own) > 1 else ""
    cheeses = say("aus_die_maus-own", score=sum(own), cheeses=values) if own else say("aus_die_maus-own-none")
    seen = f" {say('aus_die_maus-own-seen')}" if own and not session.is_alone else ""
    text = f"### {say('aus_die_maus-hand')}\n{cheeses}{seen}"
    if not view.drawn:
        return Page((text,))
    chosen = {value: cheese for cheese, value in enumerate(view.drawn)}  # of two alike, either
    alike = "yes" if len(chosen) == 1 else "no"
    buttons = tuple(_keep_button(session, cheese, value, alike, say) for value, cheese in chosen.items())
    return Page((f"{text}\n\n{say('aus_die_maus-drawn')}", buttons))


def _keep_button(session: Session, cheese: int, value: int, alike: str, say: Say) -> Button:
    custom_id = move_id(session, "aus_die_maus.keep", Keep(cheese))
    return Button(say("aus_die_maus-keep-button", value=value, alike=alike), custom_id, "good", "🧀")


def rules(_options: Options, say: Say) -> Page:
    """Return how to play, with a picture for each thing that is easier seen than said."""
    pictures = ("winning", "throwing", "shoving", "trap", "cheese", "", "")
    return Page(tuple(rules_blocks("aus_die_maus", pictures, say)))


def after_typing(session: Session, view: View, say: Say) -> str:
    """Return what came of a typed move; nothing for the player who has to keep one of two cheeses."""
    if view.phase == "keeping" and view.seat == view.turn:
        return ""
    if ended := finish(view):
        return f"{narrate_turn(ended, session.names, say)}\n\n{_who_begins(session, view, say)}"
    text = narrate_turn(view, session.names, say)
    return text if view.turn is None else f"{text}\n\n{narrate_task(view, session.names, say)}"


def _what_to_do(session: Session, view: View, say: Say) -> str:
    """Say whose turn it is and what to do, and which mice the dice alone move: in two lines at least, so that the
    buttons stand still when there is something to say of a move, unless these have a third row.
    """
    task = who_thinks(session, say) or narrate_task(view, session.names, say)
    if view.turn is not None and _rolls_by_itself(session, view):
        task = say("aus_die_maus-rolls", who=marked(view.turn, session.names, say))
    rows = len({choice.to for choice in view.choices})
    return "\n".join((*steady(task.split("\n"), 1 if rows > 2 else 2), *_children(session, view, say)))


def _children(session: Session, view: View, say: Say) -> Iterator[str]:
    if view.children:
        children = tuple(shown(session.names[child]) for child in view.children)
        yield "-# " + say("aus_die_maus-children", names=children)


def _rolls_by_itself(session: Session, view: View) -> bool:
    """Return whether the bot throws for a person, as soon as the move before it cannot be taken back any more."""
    return view.phase == "rolling" and session.goes_on and not session.for_computer


def _moves(session: Session, view: View, say: Say) -> Iterator[Block]:
    """Yield a button for each move, the one into the trap last. They have a row each, and until the next player chooses
    two dice hold theirs free, so that no button moves: beside them is the throw, unless the dice roll by themselves.
    """
    is_for_computer = bool(who_thinks(session, say))
    if view.choices and not is_for_computer:
        yield from ((_move_button(session, view, say, choice),) for choice in offered(view))
        return
    if view.phase == "keeping":
        return
    roll = Button(say("aus_die_maus-roll-button"), move_id(session, "aus_die_maus.roll", Roll()), "good", "🎲")
    if _begins(view):
        roll = _begin_button(session, view, say)
    is_rolling = view.phase == "rolling" and not is_for_computer and not _rolls_by_itself(session, view)
    signs = ("🔴", "🟡") if view.race.trapped is None else ("🟡", "🟡")
    one, other = (
        Button("…", button_id(session, "aus_die_maus.move", f"die{at}"), "plain", of, disabled=True)
        for at, of in enumerate(signs)
    )
    yield from ((roll,), (one, other)) if is_rolling else ((one,), (other,))


def _move_button(session: Session, view: View, say: Say, choice: Choice) -> Button:
    custom_id = move_id(session, "aus_die_maus.move", choice.move)
    style = "plain" if ends_in_trap(choice) else "good"
    return Button(label(choice, view, session.names, say), custom_id, style, sign(choice))


SCREEN = Screen(
    picture.cover,
    public,
    Hand(private, "aus_die_maus-hand-button", "🧀", retells=False, typed=after_typing),
    moment,
    rules,
    news,
    how_come=how_come,
    charts=Charts(others=(("aus_die_maus-white.begins", IN_CHARTS),)),
    lesson=LESSON,
    sign="🧀",
)
