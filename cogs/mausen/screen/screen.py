"""What people see of Mausen: views turned into words, buttons and pictures."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from bot.games.contract import Outcome
from bot.sessions.session import Session
from bot.text import words as text
from bot.text.words import Say
from bot.ui.names import plain, shown
from bot.ui.page import Button, Page, Picture
from bot.ui.router import button_id
from bot.ui.screen import Screen
from cogs.mausen.picture import picture
from cogs.mausen.rules.rules import VALUES, Animal, Card, Hunt, Laid, Round, View

text.add(Path(__file__).parents[1] / "text")

EMOJI = {Animal.ELEPHANT: "🐘", Animal.DOG: "🐶", Animal.CAT: "🐱", Animal.MOUSE: "🐭"}
MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def public(session: Session, view: View, say: Say, _focus: str) -> Page:
    """Return the board: the same for everybody."""
    told, drawing = moment(session, view, say)
    return Page(
        (f"## {_head(view, say)}", drawing, told if view.outcome else f"{told}\n\n{_awaited(session, view, say)}")
    )


def moment(session: Session, view: View, say: Say) -> tuple[str, Picture]:
    """Return what the last round brought, and at the end who has won."""
    names = session.names
    parts = [_story(view, names, say), *([_result(view, view.outcome, names, say)] if view.outcome else [])]
    return "\n\n".join(parts), Picture(lambda: picture.draw(view, names).png(), describe(view, names, say))


def private(session: Session, view: View, say: Say, _focus: str) -> Page:
    """Return a seat's hand: what just happened, and a row for each animal, what was laid already greyed out."""
    assert view.seat is not None, "a hand belongs to a seat"
    story = (_story(view, session.names, say), "") if view.last else ()
    lines = [f"### {say('mausen-hand', number=view.number)}", *story, _middle(view, say), _picked(view, say)]
    score = view.scores[view.seat]
    if score is not None:
        lines.append(say("mausen-own-score", score=score))
    lines.append(f"-# {say('mausen-others', chosen=sum(view.chosen), seats=len(view.chosen))}")
    rows = (tuple(_card_button(session, view, Card(animal, value)) for value in VALUES) for animal in Animal)
    return Page(("\n".join(lines), *rows))


def rules(say: Say) -> Page:
    """Return how to play, with a picture for each thing that is easier seen than said."""
    return Page(
        (
            say("mausen-rules-1"),
            Picture(lambda: picture.circle().png(), say("mausen-alt-circle")),
            say("mausen-rules-2"),
            Picture(lambda: picture.stand_down().png(), say("mausen-alt-stand-down")),
            say("mausen-rules-3"),
            Picture(lambda: picture.empty_table().png(), say("mausen-alt-empty-table")),
            say("mausen-rules-4"),
        )
    )


def describe(view: View, names: Sequence[str], say: Say) -> str:
    """Return the picture in words: everything that is public, for those who cannot see it."""
    head = say("mausen-alt-over") if view.phase == "over" else say("mausen-alt-head", number=view.number)
    kinds = _kinds_in_words(view.middle, say)
    middle = say("mausen-alt-middle", cards=kinds) if kinds else say("mausen-alt-middle-empty")
    lost = say("mausen-alt-lost", cards=_kinds_in_words(view.lost, say)) if view.lost else ""
    seats = (_seat_in_words(view, seat, names, say) for seat in range(len(names)))
    return " ".join(filter(None, (head, lost if view.phase == "over" else middle, *seats)))


def card_name(card: Card, say: Say) -> str:
    """Return a card in words: dog 3."""
    return say("mausen-card", animal=card.animal.value, value=card.value)


# The board


def _head(view: View, say: Say) -> str:
    match view.phase:
        case "choosing":
            return say("mausen-head", number=view.number)
        case "restarting":
            return say("mausen-head-restart", number=view.number)
        case "over":
            return say("mausen-head-over")


def _story(view: View, names: Sequence[str], say: Say) -> str:
    """Tell what the last round brought, kind by kind in the order of the circle."""
    last = view.last
    if last is None:
        return say("mausen-begin")
    if last.restart:
        return say("mausen-told-restart", number=last.number)
    return "\n".join(
        (say("mausen-told-round", number=last.number), *(_told(hunt, last, names, say) for hunt in last.hunts))
    )


def _told(hunt: Hunt, last: Round, names: Sequence[str], say: Say) -> str:
    """Tell who stood down, who hunted, and what was taken, in one line."""
    animal = hunt.animal.value
    parts = [
        say("mausen-told-stand-down", animal=animal, value=value, times=last.laid.count(Card(hunt.animal, value)))
        for value in hunt.stood_down
    ]
    if hunt.hunter is None:
        parts.append(say("mausen-told-nobody", animal=animal))
    else:
        key = "mausen-told-hunt" if hunt.prey else "mausen-told-no-prey"
        value = last.laid[hunt.hunter].value
        parts.append(say(key, animal=animal, value=value, who=shown(names[hunt.hunter]), cards=_cards(hunt.prey)))
        if lower := sorted(
            (card.value for card in last.laid if card.animal == hunt.animal and card.value < value), reverse=True
        ):
            parts.append(say("mausen-told-lower", animal=animal, values=", ".join(map(str, lower)), count=len(lower)))
    line = "; ".join(parts)
    return f"{EMOJI[hunt.animal]} {line[0].upper()}{line[1:]}."


def _awaited(session: Session, view: View, say: Say) -> str:
    """Say what to do, who has chosen, and whom the table waits for."""
    lines = [say("mausen-choose-restart" if view.phase == "restarting" else "mausen-choose")]
    here = [(shown(s.name), view.chosen[s.seat]) for s in session.seats if not s.is_away]
    for key, wanted in (("mausen-waiting", False), ("mausen-chosen", True)):
        if names := [name for name, chosen in here if chosen is wanted]:
            lines.append(say(key, names=", ".join(names)))
    return "\n".join(lines)


def _result(view: View, outcome: Outcome, names: Sequence[str], say: Say) -> str:
    """Tell places, points, what decided a tie, and what nobody got."""
    winners = ", ".join(shown(names[seat]) for seat in outcome.winners)
    mice = ", ".join(
        str((view.mice or ())[seat]) for seat in range(len(names)) if outcome.scores[seat] == max(outcome.scores)
    )
    lines = [say(f"mausen-won-{outcome.reason}", names=winners, mice=mice)]
    for seat in sorted(range(len(names)), key=lambda seat: outcome.places[seat]):
        medal = MEDALS.get(outcome.places[seat], f"{outcome.places[seat]}.")
        lines.append(say("mausen-result", medal=medal, name=shown(names[seat]), score=outcome.scores[seat]))
        lines.append(f"-# {_points_by_kind(view.won[seat])}")
    if view.lost:
        lines.append("-# " + say("mausen-lost", cards=_cards(view.lost)))
    return "\n".join(lines)


# The hand


def _middle(view: View, say: Say) -> str:
    return say("mausen-middle", cards=_cards(view.middle)) if view.middle else say("mausen-middle-empty")


def _picked(view: View, say: Say) -> str:
    if view.pick is not None:
        return say("mausen-picked", animal=view.pick.animal.value, value=view.pick.value)
    return say("mausen-pick-restart" if view.phase == "restarting" else "mausen-pick")


def _card_button(session: Session, view: View, card: Card) -> Button:
    hand = view.hands[view.seat or 0]
    is_picked = card == view.pick
    label = f"✓ {card.value}" if is_picked else str(card.value)
    style = "good" if is_picked else "plain"
    return Button(
        label, button_id(session, "mausen.pick", str(card)), style, EMOJI[card.animal], disabled=card not in hand
    )


# Cards in a text


def _cards(cards: Iterable[Laid]) -> str:
    """Return cards as 🐘 4, 3 · 🐭 1."""
    return " · ".join(f"{EMOJI[animal]} {values}" for animal, values in _by_kind(cards))


def _by_kind(cards: Iterable[Laid]) -> list[tuple[Animal, str]]:
    held = sorted((laid.card for laid in cards), key=lambda card: -card.value)
    kinds = ((animal, [str(card.value) for card in held if card.animal == animal]) for animal in Animal)
    return [(animal, ", ".join(values)) for animal, values in kinds if values]


def _points_by_kind(cards: Sequence[Laid]) -> str:
    """Return what a score is made of: 🐘 7 · 🐭 4."""
    points = {animal: sum(laid.card.value for laid in cards if laid.card.animal == animal) for animal in Animal}
    return " · ".join(f"{EMOJI[animal]} {total}" for animal, total in points.items() if total) or "–"


def _kinds_in_words(cards: Iterable[Laid], say: Say) -> str:
    return "; ".join(say("mausen-alt-kind", animal=animal.value, values=values) for animal, values in _by_kind(cards))


def _seat_in_words(view: View, seat: int, names: Sequence[str], say: Say) -> str:
    facts: list[str] = []
    score = view.scores[seat]
    if view.outcome:
        facts.append(say("mausen-alt-place", place=view.outcome.places[seat]))
    if score is not None:
        facts.append(say("mausen-alt-score", score=score))
    if view.last and not view.chosen[seat]:
        facts.append(_last_card_in_words(view.last, seat, names, say))
    if view.phase != "over":
        facts.append(say("mausen-alt-chosen" if view.chosen[seat] else "mausen-alt-choosing"))
    return say("mausen-alt-seat", name=plain(names[seat]), pile=view.piles[seat], facts="".join(facts))


def _last_card_in_words(last: Round, seat: int, names: Sequence[str], say: Say) -> str:
    card = last.laid[seat]
    hunter = next(
        (hunt.hunter for hunt in last.hunts if hunt.animal.prey == card.animal and hunt.hunter is not None), None
    )
    if hunter is None:
        return say("mausen-alt-kept", animal=card.animal.value, value=card.value)
    return say("mausen-alt-taken", animal=card.animal.value, value=card.value, who=plain(names[hunter]))


SCREEN = Screen(lambda names: picture.cover(names).png(), public, private, moment, rules)
