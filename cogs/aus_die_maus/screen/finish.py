"""The end of a round, which stays on the board until a person goes on."""

from msgspec import structs

from cogs.aus_die_maus.rules.state import RoundBegan, Threw, View


def round_ended(view: View) -> int | None:
    """Return where in what happened last a round ended and the next one began; None if none did."""
    return next((at for at, event in enumerate(view.last) if isinstance(event, RoundBegan) and event.ended), None)


def finish(view: View) -> View | None:
    """Return the view of a round that has ended, as long as no person has begun the next one; else None: nothing of
    that one is told before.
    """
    at = round_ended(view)
    if at is None or view.phase != "rolling":
        return None
    began, last = view.last[at], view.last[:at]
    assert isinstance(began, RoundBegan), "it is one"
    assert began.ended, "it is not the first one"
    thrown = next((event for event in reversed(last) if isinstance(event, Threw)), None)
    return structs.replace(view, number=view.number - 1, race=began.ended, last=last, thrown=thrown)
