"""What a move of Aus die Maus would do, shown before it is made: on its button, and in the text above the buttons."""

from collections.abc import Iterator, Sequence

from bot.text.words import Say
from cogs.aus_die_maus.rules.state import View
from cogs.aus_die_maus.rules.track import WHITE, Choice, Die
from cogs.aus_die_maus.screen.mice import in_label, thing

RANKS = {1: "first", 2: "second"}


def die_sign(dice: Sequence[Die]) -> str:
    """Return the sign of the die whose number is used; one of its own where both dice show that number."""
    return thing(dice[0]) if len(dice) == 1 else "🎲"


def label(choice: Choice, view: View, names: Sequence[str], say: Say) -> str:
    """Return a move in the few words of a button, beside the sign of its die: 3 → space 9 💥 Ben."""
    move = run(choice, view, say)
    if choice.shoved is None:
        return move
    who = in_label(choice.shoved, names, say)
    if WHITE in (choice.trapped, choice.comes_in):
        goal = "trap" if choice.trapped else "cheese"
        return say("aus_die_maus-move-white-in", move=choice.move.spaces, white=who, goal=goal)
    return say("aus_die_maus-move-shoves", move=move, who=who)


def offered(view: View) -> Sequence[Choice]:
    """Return a choice for each space that the mouse in turn can come to, the one into the trap last: one way in is
    enough.
    """
    led_to = {choice.to: choice for choice in reversed(view.choices)}
    return sorted(reversed(led_to.values()), key=ends_in_trap)


def ends_in_trap(choice: Choice) -> bool:
    """Return whether the mouse that is moved falls into the trap: hardly the move that is wanted."""
    return choice.trapped == choice.mouse


def run(choice: Choice, view: View, say: Say) -> str:
    """Return how far a move goes, and where to: 3 → space 9."""
    space = say("aus_die_maus-space", to=choice.to)
    return say("aus_die_maus-move", kind=_kind(choice, view), spaces=choice.move.spaces, space=space)


def step(choice: Choice, say: Say) -> str:
    """Return the number of a move and its direction, with the sign of its die: 2 back."""
    way = "back" if choice.move.backward else "on"
    return f"{die_sign(choice.dice)} {say('aus_die_maus-step', way=way, spaces=choice.move.spaces)}"


def _kind(choice: Choice, view: View) -> str:
    if choice.to == view.race.goal:
        return "trap" if view.race.trapped is None else "cheese"
    return "back" if choice.move.backward else "run" if choice.move.spaces else "stay"


def hints(choice: Choice, view: View, say: Say) -> Iterator[str]:
    """Yield what a move would lead to beyond what its button says."""
    if choice.beside:
        yield say("aus_die_maus-hint-not-shoved", why="crowd" if len(choice.beside) > 1 else "finish")
    if choice.draws_two:
        yield say("aus_die_maus-hint-two")
    if choice.comes_in is not None:
        rank = RANKS[len(view.race.finished) + 1]
        yield say("aus_die_maus-hint-in", who="white" if choice.comes_in == WHITE else "own", place=rank)
    if choice.ends_round:
        yield say("aus_die_maus-hint-end")
