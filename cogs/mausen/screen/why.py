"""Why a round of Mausen came out as it did, kind by kind: who stood down, who hunted, what stays in the middle."""

from collections.abc import Iterator, Sequence

from bot.text.words import Say
from bot.ui.pages.names import shown
from cogs.mausen.rules.state import Animal, Hunt, Laid, Round, View
from cogs.mausen.screen.prose import EMOJI, as_cards


def explain_round(view: View, names: Sequence[str], say: Say) -> list[str]:
    """Return the last round step by step; nothing before there was one."""
    last = view.last
    if last is None:
        return []
    if last.restart:
        return [say("mausen-round", number=last.number), say("mausen-why-restart")]
    named = [shown(name) for name in names]
    kinds = (f"{EMOJI[hunt.animal]} {' '.join(_of_kind(hunt, last, named, say))}" for hunt in last.hunts)
    return [say("mausen-round", number=last.number), *kinds, *_left(view, say)]


def _of_kind(hunt: Hunt, last: Round, names: Sequence[str], say: Say) -> Iterator[str]:
    animal = hunt.animal.value
    for value in hunt.stood_down:
        who = [names[seat] for seat, card in enumerate(last.laid) if (card.animal, card.value) == (hunt.animal, value)]
        yield say("mausen-why-tied", animal=animal, value=value, names=tuple(who))
    if hunt.hunter is None:
        yield say("mausen-why-nobody", tied=len(hunt.stood_down))
        return
    place = "next" if hunt.stood_down else "highest"
    value, who = last.laid[hunt.hunter].value, names[hunt.hunter]
    yield say("mausen-why-hunts", animal=animal, value=value, who=who, place=place)
    if hunt.prey:
        yield say("mausen-why-takes", animal=animal, who=who, cards=as_cards(hunt.prey))
    else:
        yield say("mausen-why-no-prey", animal=animal)


def _left(view: View, say: Say) -> Iterator[str]:
    """Yield for each kind in the middle why it still lies there."""
    for animal in Animal:
        cards: list[Laid] = [laid for laid in view.middle or view.lost if laid.card.animal == animal]
        if cards:
            hunter = next(hunter for hunter in Animal if hunter.prey == animal)
            yield "➕ " + say("mausen-why-stays", hunter=hunter.value, cards=as_cards(cards))
