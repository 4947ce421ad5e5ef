"""What people see of Aus die Maus: one public board, and for everybody the values of their own cheeses."""

from collections.abc import Iterator
from pathlib import Path

from bot.sessions.session import Session
from bot.text import words as text
from bot.text.words import Say
from bot.ui.names import shown
from bot.ui.page import Block, Button, Page, Picture
from bot.ui.router import button_id
from bot.ui.screen import Screen, for_people
from cogs.aus_die_maus.picture import picture
from cogs.aus_die_maus.rules.state import View
from cogs.aus_die_maus.rules.track import Die
from cogs.aus_die_maus.screen.prose import code, describe, in_order, label, result, story, task

text.add(Path(__file__).parents[1] / "text")

DICE: dict[tuple[Die, ...], str] = {("red",): "🔴", ("yellow",): "🟡"}


def public(session: Session, view: View, say: Say, _focus: str) -> Page:
    """Return the board: the same for everybody."""
    view = for_people(session, view)
    over = view.phase == "over"
    head = say("aus_die_maus-head-over") if over else say("aus_die_maus-head", number=view.number, rounds=view.rounds)
    told, drawing = moment(session, view, say)
    return Page(
        (
            f"## {head}",
            drawing,
            told if over else f"{told}\n\n{_awaited(session, view, say)}",
            *_moves(session, view, say),
        )
    )


def moment(session: Session, view: View, say: Say) -> tuple[str, Picture]:
    """Return what the last move did, and at the end who has won."""
    names = session.names
    parts = [story(view, names, say), *([result(view, names, say)] if view.phase == "over" else [])]
    return "\n\n".join(parts), Picture(lambda: picture.draw(view, names).png(), describe(view, names, say))


def private(session: Session, view: View, say: Say, _focus: str) -> Page:
    """Return a seat's cheeses with their values, and the two to choose from, if there are any."""
    assert view.seat is not None, "cheeses belong to a seat"
    own = view.cheeses[view.seat] or ()
    mine = (
        say("aus_die_maus-own", score=sum(own), cheeses=" ".join(map(str, sorted(own, reverse=True))))
        if own
        else say("aus_die_maus-own-none")
    )
    lines = [f"### {say('aus_die_maus-hand')}", mine]
    if not view.drawn:
        return Page(("\n".join(lines),))
    buttons = tuple(
        Button(
            say("aus_die_maus-keep-button", value=value),
            button_id(session, "aus_die_maus.keep", str(cheese)),
            "good",
            "🧀",
        )
        for cheese, value in enumerate(view.drawn)
    )
    return Page(("\n".join((*lines, "", say("aus_die_maus-drawn"))), buttons))


def rules(say: Say) -> Page:
    """Return how to play, with a picture for each thing that is easier seen than said."""
    return Page(
        (
            say("aus_die_maus-rules-1"),
            Picture(lambda: picture.throwing().png(), say("aus_die_maus-alt-throwing")),
            say("aus_die_maus-rules-2"),
            Picture(lambda: picture.shoving().png(), say("aus_die_maus-alt-shoving")),
            say("aus_die_maus-rules-3"),
            Picture(lambda: picture.trap().png(), say("aus_die_maus-alt-trap")),
            say("aus_die_maus-rules-4"),
            Picture(lambda: picture.cheese().png(), say("aus_die_maus-alt-cheese")),
            say("aus_die_maus-rules-5"),
        )
    )


def _awaited(session: Session, view: View, say: Say) -> str:
    """Say what is to do and by whom, who may take back, the order of play, and for whom the bot plays."""
    lines = [task(view, session.names, say)]
    if view.may_take_back is not None and view.turn is not None:
        who, other = (shown(session.names[seat]) for seat in (view.may_take_back, view.turn))
        lines.append("-# " + say("aus_die_maus-may-take-back", who=who, other=other))
    lines.append(f"-# {in_order(view, session.names, say)}")
    if view.children:
        lines.append(
            "-# "
            + say("aus_die_maus-children", names=", ".join(shown(session.names[child]) for child in view.children))
        )
    return "\n".join(lines)


def _moves(session: Session, view: View, say: Say) -> Iterator[Block]:
    """A button for the throw, and one to take back the move before it; after it one for each move, in rows of their own as on phones anyway."""
    if view.phase == "rolling":
        roll = Button(say("aus_die_maus-roll-button"), button_id(session, "aus_die_maus.roll"), "good", "🎲")
        back = Button(say("aus_die_maus-back-button"), button_id(session, "aus_die_maus.back"), "plain", "↩️")
        yield (roll,) if view.may_take_back is None else (roll, back)
    for choice in view.choices:
        what = label(choice, view, session.names, say)
        yield (
            Button(
                what, button_id(session, "aus_die_maus.move", code(choice.move)), "good", DICE.get(choice.dice, "🎲")
            ),
        )


SCREEN = Screen(
    lambda names: picture.cover(names).png(), public, private, moment, rules, hand=("aus_die_maus-hand-button", "🧀")
)
