"""Why the last turns of Heul doch! came out as they did: where a card had to go, and what special cards do."""

from collections.abc import Iterator, Sequence

from cogs.heul_doch.rules.state import Event, Played, SpecialPlayed, View
from cogs.heul_doch.screen.prose import narrate_event
from cogs.heul_doch.screen.words import Pen


def explain_turns(view: View, pens: Sequence[Pen], specials: str) -> Iterator[str]:
    """Yield each of the last turns and its reason, in the order of play and no reason twice; none before the first one.

    `specials` is the table's option: without special cards any card may be an onion.
    """
    said = set[str]()
    for event, pen in zip(view.recent, pens, strict=True):
        yield narrate_event(event, pen)
        reason = _reason(event, pen, specials)
        if reason not in said:
            yield f"-# {reason}"
        said.add(reason)


def _reason(event: Event, pen: Pen, specials: str) -> str:
    say = pen.say
    match event:
        case SpecialPlayed(special=special):
            return say(f"heul_doch-rules-{special.value}")
        case Played(card=None):
            return say("heul_doch-why-onion", specials=specials)
        case Played(seat, to) if seat != to:
            key = "heul_doch-why-either" if event.either else "heul_doch-why-gave"
            return say(key, who=pen.name(seat), to=pen.name(to), top=pen.top(event.on))
        case _:
            return say("heul_doch-why-kept")
