"""The end of a round, which stays on the board until a person goes on."""

from msgspec import structs

from cogs.aus_die_maus.rules.state import RoundBegan, Threw, View


def finish(view: View) -> View | None:
    """Return the view of a round that has ended, as long as no person has begun the next one; else None: nothing of
    that one is told before.
    """
    for at, began in enumerate(view.last if view.phase == "rolling" else ()):
        if isinstance(began, RoundBegan) and began.ended:
            last = view.last[:at]
            thrown = next((event for event in reversed(last) if isinstance(event, Threw)), None)
            return structs.replace(view, number=view.number - 1, race=began.ended, last=last, thrown=thrown)
    return None
