"""The boards of whole games, one after the other: every turn is told on one of them, in order, and what happens to a
person stands."""

from collections.abc import AsyncGenerator, Sequence
from random import Random

import pytest

from bot.messages.page import Page
from bot.sessions import decisions
from bot.sessions.deadlines import PAUSE_MS
from bot.sessions.only_moves import who_looks
from bot.sessions.session import ChannelRef, Session
from bot.table.service.events import Update
from bot.table.service.service import Sessions, TablePlan
from bot.text.words import speaker
from cogs.aus_die_maus.rules.rules import GAME
from cogs.aus_die_maus.rules.track import CameIn, Mouse, Stayed, Trapped
from cogs.aus_die_maus.screen.screen import SCREEN, SEEN
from cogs.aus_die_maus.screen.turns import MOST_TURNS, ended_round, latest, line, turns_of, with_own
from tests.crowd import ANNA, PEOPLE, act, log_of, state_of
from tests.policies import all_thought

TABLES = [(1, 1), (1, 3), (2, 0), (2, 1), (4, 0), (3, 3), (1, 5)]
en = speaker("en")


async def boards(
    sessions: Sessions, thinkers, moved: list[Update], people: int, computers: int
) -> AsyncGenerator[Session]:
    """Play a game by random choices; yield the session of each board as it is shown."""
    rng = Random(f"{people} {computers}")
    plan = TablePlan("aus_die_maus", "en", computers=("easy",) * computers)
    opened = await sessions.open_lobby(ChannelRef(1, 20), plan, ANNA, 900)
    for click, person in enumerate(PEOPLE[1:people], start=901):
        await sessions.act_for_person(opened.id, decisions.join, person, click)
    session = (await sessions.act_for_person(opened.id, decisions.start, ANNA.id)).after
    while session.status.is_active:
        await all_thought(thinkers)
        for update in moved:
            yield update.after
        moved.clear()
        if not (session := await sessions.session_by_id(session.id)).status.is_active:
            break
        if session.people_to_move:
            seated = session.people_to_move[0]
            person = next(one for one in PEOPLE if one.id == seated.user_id)
            moves = GAME.choices(state_of(GAME, session), seated.seat)
            session = (await act(sessions, session, person, rng.choice(moves))).after
            yield session
        else:
            await sessions.go_on(session.id, ANNA.id, session.step)


def identified(turns) -> list[tuple[int, Mouse]]:
    """A turn by the change with which it began, and its mouse: the white one's has the same as the turn before it."""
    return [(turn.seq, turn.events[0].mouse) for turn in turns]


def told(page: Page) -> list[str]:
    """The lines above the picture."""
    return [text for text in str(page.blocks[0]).split("\n")[1:] if text.startswith("-# ")]


@pytest.mark.parametrize(("people", "computers"), TABLES)
async def test_the_turns_told_on_boards_are_the_turns_of_the_log_without_a_gap(
    sessions, database, thinkers, moved, people, computers
):
    seen: list[Sequence[tuple[int, Mouse]]] = []
    async for session in boards(sessions, thinkers, moved, people, computers):
        view = GAME.view(state_of(GAME, session), None)
        round_shown = ended_round(view) or view
        known = latest(session, round_shown)
        seen.append(identified(known[-MOST_TURNS:]))
        page = SCREEN.public(session, view, en, "")
        if session.status.is_active:
            shown_turns = with_own(known, session, round_shown)
            first = known.index(shown_turns[0]) if shown_turns and shown_turns[0] else len(known)
            left_out = [turn for turn in known[first:] if turn not in shown_turns]
            assert None in shown_turns or all(any(isinstance(e, Stayed) for e in turn.events) for turn in left_out)
            assert known[-1:] in ([], shown_turns[-1:], left_out[-1:]), "the newest turn, unless its mouse stayed"
            texts = (line(turn, view.race.goal, session.names, en) if turn else "…" for turn in shown_turns)
            lines = [f"-# {text}" for text in texts]
            assert told(page) == lines
            assert len(lines) <= MOST_TURNS
    log = await log_of(database, await sessions.session_by_id(1))
    turns = [one for one in turns_of((GAME.decode_events(one.events), one.seq) for one in log) if one.is_run]
    every = identified(turns)
    shown = 0
    for board in filter(None, seen):
        begins = [at for at in range(shown + 1) if every[at : at + len(board)] == board]
        assert begins, f"{board} does not follow {every[:shown][-5:]}"
        assert begins[-1] + len(board) >= shown, "no board goes back"
        shown = begins[-1] + len(board)
    assert shown == len(every)


async def test_alone_great_things_stand_until_the_person_presses_and_so_does_the_end_of_a_round(
    sessions, thinkers, moved
):
    """Whatever time has passed: there is no task, and no time after which it goes on."""
    kinds = set[type]()
    async for session in boards(sessions, thinkers, moved, 1, 3):
        view = GAME.view(state_of(GAME, session), None)
        great = {type(event) for event in GAME.decode_events(session.tail[-1].events)} & {Trapped, CameIn}
        page = SCREEN.public(session, view, en, "")
        labels = [button.label for row in page.blocks if isinstance(row, tuple) for button in row]
        if who_looks(session, GAME):
            assert (session.goes_on, session.due_at, session.wake_at - session.updated_at) == (False, None, PAUSE_MS)
            assert not session.people_to_move or not view.choices
            begins = en("aus_die_maus-begin-button", number=view.number)
            assert (begins if GAME.rests(state_of(GAME, session)) else en("aus_die_maus-look-button")) in labels
            if not GAME.rests(state_of(GAME, session)):
                seen = SCREEN.public(session, view, en, SEEN)
                assert not any(isinstance(row, tuple) for row in seen.blocks), "a second press does nothing more"
                assert great
            kinds |= great
        elif great and session.status.is_active:
            assert session.people_to_move, "the board stands until they choose"
    assert kinds == {Trapped, CameIn}
