"""The finish of a round, from what is known of it: as the rules had it before all mice went to the start."""

import msgspec
import pytest
from msgspec import structs

from bot.sessions.log import LoggedMove
from bot.sessions.session import TAIL, ChannelRef, Seated, Session, Status
from cogs.aus_die_maus.rules import rules
from cogs.aus_die_maus.rules.rules import GAME
from cogs.aus_die_maus.rules.state import CHEESES_A_ROUND, Kept, Paid
from cogs.aus_die_maus.rules.track import WHITE
from cogs.aus_die_maus.screen.finish import cheeses_kept, finish
from tests.playout import play_out


def session_with(log: list[LoggedMove], seats: int) -> Session:
    """A session of which only the end of the log matters."""
    return Session(
        id=1, where=ChannelRef(1, 1), message_id=1, game=GAME.key, rules_version=1, options={}, language="en",
        secret=b"", joins=(), draws=0, status=Status.RUNNING, seq=0, step=1, shown_seq=0, updated_at=0, state=None,
        seats=tuple(Seated(seat, seat + 1, f"P{seat}") for seat in range(seats)), tail=tuple(log[-TAIL:]),
    )  # fmt: skip


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", range(3))
def test_it_is_the_race_as_the_rules_had_it(seats, seed, monkeypatch):
    true, ended = [], rules._next_round
    monkeypatch.setattr(rules, "_next_round", lambda state: (true.append(state), ended(state))[1])
    played = play_out(GAME, seats, seed)
    true.clear()
    chance, log = played.chance(), []
    state = GAME.setup(seats, GAME.settle_options(played.options), chance)
    found = 0
    for seat, move in played.moves:
        rounds = len(true)
        applied = GAME.apply(state, seat, move, chance)
        state = applied.state
        log.append(LoggedMove(seat, False, GAME.encode_move(move), msgspec.json.encode(applied.events)))
        seen = finish(session_with(log, seats), GAME.view(state, None))
        assert (seen is not None) == GAME.rests(state) == (len(true) > rounds)
        if seen:
            found += 1
            wanted, race = (structs.replace(one, shover_paid=False) for one in (true[-1].race, seen.race))
            if race.finished == (WHITE,):  # who shoved last may be forgotten: the white mouse takes all
                wanted, race = (structs.replace(one, marker=None) for one in (wanted, race))
            assert race == wanted
            assert seen.number == state.number - 1
            assert cheeses_in(seen) == CHEESES_A_ROUND
    assert found == state.rounds - 1
    over = GAME.view(state, None)
    last = (*cheeses_kept(session_with(log, seats), over), *over.last)
    assert cheeses_in(structs.replace(over, last=last)) == CHEESES_A_ROUND


def cheeses_in(view) -> int:
    """How many cheeses the finish tells of, with one that was earned by a shove into the trap."""
    return sum(event.cheeses if isinstance(event, Paid) else isinstance(event, Kept) for event in view.last)


def test_what_is_no_end_of_the_known_log_is_shown_as_it_is():
    played = play_out(GAME, 2, 1)
    ended = next(state for state in played.states if GAME.rests(state))
    assert finish(session_with([], 2), GAME.view(ended, None)) is None
