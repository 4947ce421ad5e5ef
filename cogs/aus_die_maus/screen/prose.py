"""Aus die Maus in words: what to do, how it ended, and the race for those who cannot see the picture."""

from collections.abc import Iterator, Sequence

from bot.draw.furniture import rank_sign
from bot.table.pages.ties import broken_ties
from bot.text.words import Say
from cogs.aus_die_maus.rules.state import Event, Paid, RoundBegan, Standing, Threw, View
from cogs.aus_die_maus.rules.track import START, WHITE, Mouse, Race, Space, index_of
from cogs.aus_die_maus.screen.mice import in_alt_text, in_line, mark, marked, marked_briefly, thing
from cogs.aus_die_maus.screen.move_hints import RANKS, hints, step
from cogs.aus_die_maus.screen.turns import in_signs, narrate, turns_of

_LISTED_NAME = 10  # letters beside a sum of cheeses in a line of a phone


def narrate_task(view: View, names: Sequence[str], say: Say) -> str:
    """Say whose turn it is and what to do."""
    assert view.turn is not None, "until the end it is a seat's turn"
    who = marked(view.turn, names, say)
    match view.phase:
        case "moving":
            hinted = ((step(choice, say), say("semicolon").join(hints(choice, view, say))) for choice in view.choices)
            lines = (f"-# **{move}** · {hint}" for move, hint in hinted if hint)
            assert view.thrown is not None, "moves come from a throw"
            dice = in_signs(view.thrown)
            return "\n".join((say("aus_die_maus-choose", who=who, dice=dice), *lines))
        case "keeping":
            return say("aus_die_maus-keep", who=who, cheese=thing("cheese"))
        case _:
            return say("aus_die_maus-throw", who=who, dice="both" if view.race.trapped is None else "yellow")


def narrate_paid(events: Sequence[Event], race: Race, names: Sequence[str], say: Say) -> list[str]:
    """Return who got the four cheeses of a round that ended with this race, and who was caught in the trap."""
    paid = [event for event in events if isinstance(event, Paid)]
    lines = [_note_paid(event, names, say) for event in paid]
    if race.rewarded is not None:
        who = in_line(race.rewarded, names, say)
        shoved_in = say("aus_die_maus-paid-trap", who=who, cheeses=thing("cheese"))
        return [*lines, f"{thing('trap')} {mark(WHITE)} {shoved_in}"]
    assert race.trapped is not None, "until then no mouse comes in"
    return [*lines, f"{thing('trap')} {say('aus_die_maus-paid-caught', who=in_line(race.trapped, names, say))}"]


def _note_paid(paid: Paid, names: Sequence[str], say: Say) -> str:
    short = paid.reason != "white_first"
    who = in_line(paid.mouse, names, say) if short else marked(paid.mouse, names, say, begins=True)
    told = say(f"aus_die_maus-paid-{paid.reason}", who=who, cheeses=thing("cheese") * paid.cheeses)
    return f"{thing('glove')} {told}" if "shove" in paid.reason else told


def narrate_beginning(began: RoundBegan, view: View, names: Sequence[str], say: Say) -> str:
    """Return who begins a round, and who throws for the white mouse."""
    key = "aus_die_maus-event-round-white" if began.order[0] == WHITE else "aus_die_maus-event-round"
    return say(key, number=began.number, rounds=view.rounds, who=marked(began.keeper, names, say))


def narrate_result(view: View, names: Sequence[str], say: Say) -> str:
    """Say who won and by what, and what decided ties."""
    assert view.outcome is not None, "the game is over"
    best: Sequence[Mouse] = [standing.mouse for standing in view.standings if standing.rank == 1]
    winners: Sequence[Mouse] = view.outcome.winners if view.outcome.reason == "white" else best
    won_by = tuple(marked(mouse, names, say) for mouse in winners)
    won = say("aus_die_maus-won", by=view.outcome.reason, names=won_by, white=mark(WHITE))
    ranks, points, cheeses = zip(*((one.rank, one.score, one.cheeses) for one in view.standings), strict=True)
    ties = broken_ties(ranks, points, cheeses, [marked(one.mouse, names, say) for one in view.standings])
    return f"{won}\n{say('aus_die_maus-tie', cheeses=ties)}" if ties else won


def narrate_cheeses(view: View, names: Sequence[str], say: Say) -> str:
    """Return in a line for each mouse what its cheeses are worth, the white one's too if she does not compete."""
    medals: dict[Mouse, str] = {standing.mouse: rank_sign(standing.rank) for standing in view.standings}
    others: dict[Mouse, str] = {} if WHITE in medals else {WHITE: ""}
    return "\n".join(_narrate_cheeses(mouse, medal, view, names, say) for mouse, medal in (medals | others).items())


def _narrate_cheeses(mouse: Mouse, medal: str, view: View, names: Sequence[str], say: Say) -> str:
    cheeses = _cheeses(mouse, view)
    piles = " + ".join(f"{cheeses.count(value)}\u202f×\u202f{value}" for value in (3, 2, 1) if value in cheeses)
    who = marked_briefly(mouse, names, say, _LISTED_NAME)
    return f"{medal} {who}{say('colon')}**{sum(cheeses)}**{piles and f' = {piles}'}".strip()


def _values(mouse: Mouse, view: View, say: Say) -> str:
    values = sorted(_cheeses(mouse, view), reverse=True)
    return " ".join(map(str, values)) if values else say("aus_die_maus-no-cheese")


def _cheeses(mouse: Mouse, view: View) -> tuple[int, ...]:
    return view.cheeses[index_of(mouse)] or ()


# The picture in words


def describe(view: View, names: Sequence[str], say: Say) -> str:
    """Return the race so that one can play by it: mice, the trap, the marker, the cheeses, the throw, the turn."""
    if view.phase == "over":
        ranks = (_describe_rank(standing, view, names, say) for standing in view.standings)
        return " ".join((f"{say('aus_die_maus-head-over')}.", *ranks))
    return " ".join(_facts(view, names, say))


def _facts(view: View, names: Sequence[str], say: Say) -> Iterator[str]:
    race = view.race
    yield f"{say('aus_die_maus-head', number=view.number, rounds=view.rounds)}."
    if race.trapped is None:
        yield say("aus_die_maus-alt-set", goal=race.goal)
    else:
        yield f"{say('aus_die_maus-paid-caught', who=in_alt_text(race.trapped, names, say))}."
    yield say(
        "aus_die_maus-alt-mice",
        mice=say("semicolon").join(_describe_mouse(mouse, view, names, say) for mouse in view.order),
    )
    yield say("aus_die_maus-alt-keeper", who=in_alt_text(view.keeper, names, say), supply=view.supply)
    if race.marker is not None and not race.shover_paid:  # then it earns nothing
        yield say("aus_die_maus-alt-marker", who=in_alt_text(race.marker, names, say))
    if thrown := [turn.events for turn in turns_of([(view.last, 0)]) if isinstance(turn.events[0], Threw)]:
        turn = narrate(thrown[-1], race.goal, lambda mouse: in_alt_text(mouse, names, say), say)
        yield say("aus_die_maus-alt-last", turn=turn)
    if view.turn is not None:
        yield say("aus_die_maus-alt-turn", who=in_alt_text(view.turn, names, say), phase=view.phase)


def kind_of_space(space: Space, goal: Space) -> str:
    """Return which kind of space this is."""
    return "start" if space == START else "goal" if space == goal else "track"


def _describe_mouse(mouse: Mouse, view: View, names: Sequence[str], say: Say) -> str:
    race, space = view.race, view.race.space_of(mouse)
    where = kind_of_space(space, race.goal)
    if where == "goal":
        where = "trap" if mouse == race.trapped else RANKS[race.finished.index(mouse) + 1]
    who, cheeses = in_alt_text(mouse, names, say), view.counts[index_of(mouse)]
    return say("aus_die_maus-alt-mouse", who=who, where=where, space=space, cheeses=cheeses)


def _describe_rank(standing: Standing, view: View, names: Sequence[str], say: Say) -> str:
    who, cheeses = in_alt_text(standing.mouse, names, say), _values(standing.mouse, view, say)
    return say("aus_die_maus-alt-place", who=who, place=standing.rank, score=standing.score, cheeses=cheeses)
