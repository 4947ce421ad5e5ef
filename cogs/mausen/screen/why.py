"""Why a round of Mausen came out as it did, animal by animal: who took what, and what stays there."""

from collections.abc import Iterator, Sequence

from bot.text.words import Say
from cogs.mausen.rules.state import Hunt, Round, View
from cogs.mausen.screen.prose import animal_sign, as_cards, called


def explain_round(view: View, names: Sequence[str], say: Say) -> list[str]:
    """Return the last round, a line for each animal played and those equal to it; nothing before there was one."""
    last = view.last
    if last is None:
        return []
    if last.restart:
        return [say("mausen-round-restart", number=last.number)]
    named = [called(seat, names) for seat in range(len(names))]
    animals = [f"{animal_sign(hunt.animal)} {line}" for hunt in last.hunts for line in _of_kind(hunt, last, named, say)]
    stays = view.middle or view.lost
    left = [f"➕ {say('mausen-why-stays', cards=as_cards(stays))}"] if stays else []
    return [say("mausen-round", number=last.number), *animals, *left]


def _of_kind(hunt: Hunt, last: Round, names: Sequence[str], say: Say) -> Iterator[str]:
    """Yield what each value of this kind did, highest first."""
    kind = {"animal": hunt.animal.value}
    hunter = 0 if hunt.hunter is None else last.laid[hunt.hunter].value
    for value in sorted({card.value for card in last.laid if card.animal == hunt.animal}, reverse=True):
        who = tuple(
            names[seat] for seat, card in enumerate(last.laid) if (card.animal, card.value) == (hunt.animal, value)
        )
        facts = {**kind, "value": value, "names": who}
        if value in hunt.stood_down:
            yield say("mausen-why-tied", **facts)
        elif value != hunter:
            yield say("mausen-why-watched", **facts, count=len(who), hunter=hunter)
        elif hunt.prey:
            place = "next" if hunt.stood_down else "highest"
            yield say("mausen-why-takes", **facts, cards=as_cards(hunt.prey), place=place)
        else:
            yield say("mausen-why-no-prey", **facts)
