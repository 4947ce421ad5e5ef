"""Mausen in words: what happened, what to do, how it ended, and the picture for those who cannot see it."""

from collections.abc import Iterable, Sequence

from msgspec import structs

from bot.draw import signs
from bot.games.contract import Outcome, Seat
from bot.messages.names import plain, shown, without_faces
from bot.sessions.session import Session
from bot.table.pages.attendance import who_thinks
from bot.table.pages.ties import broken_ties, ranking
from bot.text.words import Say
from cogs.mausen.rules.state import FULL_HAND, Animal, Card, Hunt, Laid, Round, View


def animal_sign(animal: Animal) -> str:
    """Return the sign of an animal."""
    return signs.sign(f"mausen.{animal.name.lower()}")


def called(seat: Seat, names: Sequence[str]) -> str:
    """Return a player's name for a text, behind the badge that it has in the picture."""
    return signs.behind(f"seat.{seat}", shown(names[seat]))


def card_name(card: Card, say: Say) -> str:
    """Return a card in words: dog 3."""
    return say("mausen-card", animal=card.animal.value, value=card.value)


# What happened


def heading(view: View, say: Say) -> str:
    """Return the title of the board: which round it is."""
    if view.phase == "over":
        return say("mausen-head-over")
    return say("mausen-head", number=view.number, rounds=view.rounds)


def narrate_round(last: Round | None, names: Sequence[str], say: Say) -> str:
    """Return what the last round brought, a line for each kind in the order of the circle; None: the game begins."""
    if last is None:
        return say("mausen-begin")
    if last.restart:
        return say("mausen-round-restart", number=last.number)
    hunts = (_narrate_hunt(hunt, last, names, say) for hunt in last.hunts)
    return "\n".join((say("mausen-round", number=last.number), *hunts))


def _narrate_hunt(hunt: Hunt, last: Round, names: Sequence[str], say: Say) -> str:
    """Return who stood down, who hunted, and what was taken, in one line behind the sign of the kind."""
    sign = animal_sign(hunt.animal)
    stood_down = (
        f"{sign} {say('mausen-round-stand-down', value=value, times=last.laid.count(Card(hunt.animal, value)))}"
        for value in hunt.stood_down
    )
    if hunt.hunter is None:
        return " ".join((*stood_down, say("mausen-round-no-hunt")))
    return " ".join((*stood_down, _narrate_hunter(hunt, hunt.hunter, last, names, say)))


def _narrate_hunter(hunt: Hunt, hunter: Seat, last: Round, names: Sequence[str], say: Say) -> str:
    key = "mausen-round-hunt" if hunt.prey else "mausen-round-no-prey"
    facts = {"animal": hunt.animal.value, "value": last.laid[hunter].value}
    return f"{animal_sign(hunt.animal)} {say(key, **facts, who=called(hunter, names), cards=as_cards(hunt.prey))}"


def caption(session: Session, view: View, events: Sequence[Round], say: Say) -> str:
    """Return the hunt that brought most, empty if none brought anything; at the end who has won."""
    names = without_faces(session.names)
    if view.outcome:
        return narrate_outcome(view, view.outcome, names, say)
    hunts = [(sum(one.card.value for one in hunt.prey), hunt, last) for last in events for hunt in last.hunts]
    points, best, last = max(hunts, key=lambda hunt: hunt[0], default=(0, None, None))
    if not points or best is None or last is None or best.hunter is None:
        return ""
    animal, who = card_name(last.laid[best.hunter], say), called(best.hunter, names)
    value = f"{animal[0].upper()}{animal[1:]}"
    return say("mausen-round-hunt", value=value, who=who, cards=_in_cards(best.prey, say))


def narrate_own_card(session: Session, view: View, say: Say) -> list[str]:
    """Return in one line what the card did that the viewer laid last, and where it is; none if another laid it."""
    last, seat, then = view.last, view.seat, session.as_last_seen.names
    if last is None or seat is None or then[seat] != session.names[seat]:
        return []
    card, names = last.laid[seat], without_faces(then)
    prey = next((hunt.prey for hunt in last.hunts if hunt.hunter == seat), ())
    hunter = _hunter_of(card, last)
    is_tied = any(hunt.animal == card.animal and card.value in hunt.stood_down for hunt in last.hunts)
    did = as_cards(prey) if prey else "tied" if is_tied else "none"
    facts = {"animal": card.animal.value, "value": card.value, "cards": did}
    if hunter is not None:
        return [say("mausen-own-card", **facts, to="hunter", who=called(hunter, names))]
    return [say("mausen-own-card", **facts, to="start" if last.restart else "middle", who="")]


def _hunter_of(card: Card, last: Round) -> Seat | None:
    """Return who took a card that was laid last; None if it went to the middle."""
    return next((hunt.hunter for hunt in last.hunts if hunt.animal.prey == card.animal), None)


# What to do


def what_to_do(session: Session, view: View, say: Say) -> str:
    """Return what to do, and who at the table has chosen and who has not."""
    if _is_last(session, view):
        return say("mausen-last")
    thinking = who_thinks(session, say)
    lines = [thinking or say("mausen-choose-restart" if view.phase == "restarting" else "mausen-choose")]
    here = [
        (called(seated.seat, session.names), view.chosen[seated.seat]) for seated in session.seats if not seated.is_away
    ]
    for key, has_chosen in (("mausen-waiting", False), ("mausen-chosen", True)):
        if names := [name for name, chosen in here if chosen is has_chosen]:
            lines.append(say(key, names=", ".join(names)))
    return "\n".join(lines)


def hand_head(session: Session, view: View, say: Say) -> list[str]:
    """Return what stands at the top of a hand: the number of the round, and what the last one brought."""
    head, last = f"### {say('mausen-hand', number=view.number, rounds=view.rounds)}", view.last
    if last is None:
        return [head]
    first, *more = _narrate_cards(session, view, last, say)
    return [head, say("mausen-hand-last", number=last.number, story=first), *more]


def _narrate_cards(session: Session, view: View, last: Round, say: Say) -> list[str]:
    """Return what became of the own card, what the others took, and which cards took nothing: each card once. In direct
    messages those are in the picture above.
    """
    names, own = without_faces(session.as_last_seen.names), narrate_own_card(session, view, say)
    others = [seat for seat in range(len(names)) if not own or seat != view.seat]
    hunts = {hunt.hunter: hunt for hunt in last.hunts if hunt.prey}
    took = [_narrate_hunter(hunts[seat], seat, last, names, say) for seat in others if seat in hunts]
    equal = {(hunt.animal, value) for hunt in last.hunts for value in hunt.stood_down}
    cards = ((called(seat, names), last.laid[seat]) for seat in others if seat not in hunts)
    tied = f"\u00a0{say('mausen-hand-tied')}"
    rest = " · ".join(
        f"{name}\u00a0{animal_sign(card.animal)}\u00a0{card.value}" + tied * ((card.animal, card.value) in equal)
        for name, card in cards
    )
    if not rest or (own and session.where.is_direct):
        return [*own, *took]
    return [*own, *took, say("mausen-hand-others", restart="yes" if last.restart else "no", cards=rest)]


def hand_lines(session: Session, view: View, say: Say) -> list[str]:
    """Return what stands above the cards of a hand: the own pick and catch, with points if they are seen."""
    assert view.seat is not None, "a hand belongs to a seat"
    score = view.scores[view.seat]
    catch = say("mausen-own-catch", pile=view.piles[view.seat], score="hidden" if score is None else score)
    return [_own_pick(session, view, view.seat, say), catch]


def _own_pick(session: Session, view: View, seat: Seat, say: Say) -> str:
    if _is_last(session, view):
        return say("mausen-last")
    if view.pick is not None:
        own = [logged.by_bot for logged in session.tail if logged.seat == seat]
        by = "computer" if own and own[-1] else "self"
        return say("mausen-picked", by=by, animal=view.pick.animal.value, value=view.pick.value)
    return say("mausen-pick-restart" if view.phase == "restarting" else "mausen-pick")


def _is_last(session: Session, view: View) -> bool:
    """Return whether each player has one card left, which the bot lays for them."""
    return session.goes_on and view.phase != "over" and len(view.hands[0]) == 1


# How it ended


def narrate_outcome(view: View, outcome: Outcome, names: Sequence[str], say: Say) -> str:
    """Return who won, and what decided ties (M-8)."""
    won = say("mausen-won", by=outcome.reason, names=tuple(called(seat, names) for seat in outcome.winners))
    ties = broken_ties(outcome.places, outcome.scores, view.mice or (), [*map(shown, names)])
    return f"{won}\n{say('mausen-tie', mice=ties)}" if ties else won


def narrate_points(view: View, outcome: Outcome, names: Sequence[str], say: Say) -> str:
    """Return all ranks with their points, and the cards that no player got."""
    points = ranking(outcome.places, outcome.scores, [*map(shown, names)])
    return f"{points}\n-# {say('mausen-lost', cards=as_cards(view.lost))}" if view.lost else points


# Cards in a text


def as_cards(cards: Iterable[Laid]) -> str:
    """Return cards as 🐘 4, 3 · 🐭 1."""
    return " · ".join(f"{animal_sign(animal)}\u00a0{values}" for animal, values in _by_kind(cards))


def _by_kind(cards: Iterable[Laid]) -> list[tuple[Animal, str]]:
    """Return for each kind among the cards its values, highest first, as in "4, 3"."""
    highest_first = sorted((laid.card for laid in cards), key=lambda card: -card.value)
    kinds = ((animal, [str(card.value) for card in highest_first if card.animal == animal]) for animal in Animal)
    return [(animal, ", ".join(values)) for animal, values in kinds if values]


# The picture in words


def describe(view: View, names: Sequence[str], say: Say, *, is_past: bool = False) -> str:
    """Return the picture in words: everything that is public, for those who cannot see it.

    `is_past` is a moment of a game that is over: the round just played, in which no seat has to choose.
    """
    if is_past and view.last:
        view = structs.replace(view, number=view.last.number)
    seats = (_describe_seat(view, seat, names, say, is_past=is_past) for seat in range(len(names)))
    return " ".join(filter(None, (*_describe_middle(view, say), *seats)))


def describe_hand(view: View, say: Say) -> str:
    """Return the picture of a hand in words: the middle, who hunts whom, and what was laid: its buttons are disabled,
    which not every screen reader says.
    """
    assert view.seat is not None, "a hand belongs to a seat"
    laid = [Laid(card, view.seat) for card in FULL_HAND if card not in view.hands[view.seat]]
    own = say("mausen-laid", cards=_in_cards(laid, say)) if laid else ""
    return " ".join(filter(None, (_describe_lying(view, say), say("mausen-alt-circle"), own)))


def _describe_middle(view: View, say: Say) -> tuple[str, str]:
    if view.phase == "over":
        lost = say("mausen-alt-lost", cards=_in_cards(view.lost, say)) if view.lost else ""
        return say("mausen-alt-over"), lost
    return say("mausen-alt-head", number=view.number, rounds=view.rounds), _describe_lying(view, say)


def _describe_lying(view: View, say: Say) -> str:
    cards = _in_cards(view.middle, say)
    return say("mausen-alt-middle", cards=cards) if cards else say("mausen-alt-middle-empty")


def _in_cards(cards: Iterable[Laid], say: Say) -> str:
    return say("semicolon").join(
        say("mausen-alt-kind", animal=animal.value, values=values) for animal, values in _by_kind(cards)
    )


def _describe_seat(view: View, seat: Seat, names: Sequence[str], say: Say, *, is_past: bool) -> str:
    facts: list[str] = []
    score = view.scores[seat]
    if view.outcome:
        facts.append(say("mausen-alt-place", place=view.outcome.places[seat]))
    if score is not None:
        facts.append(say("mausen-alt-score", score=score))
    if view.last:
        facts.append(_describe_last_card(view.last, seat, names, say))
    if view.phase != "over" and not is_past:
        facts.append(say("mausen-alt-chosen" if view.chosen[seat] else "mausen-alt-choosing"))
    return say("mausen-alt-seat", name=plain(names[seat]), pile=view.piles[seat], facts="".join(facts))


def _describe_last_card(last: Round, seat: Seat, names: Sequence[str], say: Say) -> str:
    """Return which card a seat laid last, and whether it was taken, by whom, or went to the middle."""
    card = last.laid[seat]
    hunter = _hunter_of(card, last)
    if hunter is None:
        return say("mausen-alt-kept", animal=card.animal.value, value=card.value)
    return say("mausen-alt-taken", animal=card.animal.value, value=card.value, who=plain(names[hunter]))
