"""What people, computers and clocks do at a table: one pure function for each act.

Each takes the newest session and returns what to save. It raises NotAllowed, Stale or IllegalMove if the act is
not possible, and then nothing is changed.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from bot.errors import InvalidInput, NotAllowed, Stale
from bot.games.contract import AnyGame, Level, Seat
from bot.person import Person
from bot.sessions import computers
from bot.sessions.deadlines import PAUSE_MS, after_call
from bot.sessions.only_moves import only_moves
from bot.sessions.open_state import Decision, GameInPlay, chance_of
from bot.sessions.session import MISSED_MOST, Predecessor, Seated, Session, Status


def join(session: Session, game: AnyGame, person: Person, click: int) -> Decision:
    """Take a seat in the lobby; the click's id goes into the chance."""
    _need_lobby(session)
    if session.ends_at is not None:
        raise NotAllowed("no-take-tournament")
    if person.id in session.removed:
        raise NotAllowed("no-join-removed")
    if session.seated(person.id):
        raise NotAllowed("no-join-twice")
    came = (replace(g, until=None, refusals=0) if g.user_id == person.id else g for g in session.guests)
    session = replace(session, guests=tuple(came))
    last = computers.last(session.seats)
    if last and len(session.seats) >= game.seats[-1]:
        session = _without(session, game, last)  # people come first
    need_room(session, game)
    seats = (*session.seats, Seated(len(session.seats), person.id, person.name))
    return Decision(replace(session, seats=seats, joins=(*session.joins, click)))


def invite(session: Session, game: AnyGame, user_id: int, level: Level | None) -> Decision:
    """Seat a computer player in the lobby, or with None remove the one that sat down last. Only the host may."""
    check_hosts(session, user_id)
    if level is None:
        last = computers.last(session.seats)
        return Decision(_without(session, game, last) if last else session)
    need_room(session, game)
    return Decision(replace(session, seats=(*session.seats, computers.sit_down(session.seats, level))))


def fill(session: Session, game: AnyGame, user_id: int, level: Level) -> Decision:
    """Seat as many computer players in the lobby as fill the table. Only the host may."""
    check_hosts(session, user_id)
    if not (count := computers.missing(game, len(session.seats) + len(session.waiting_for))):
        raise NotAllowed("no-join-full", seats=len(session.seats))
    return Decision(replace(session, seats=computers.sit_down_several(session.seats, (level,) * count)))


def leave(session: Session, game: AnyGame, user_id: int, *, for_good: bool = False) -> Decision:
    """Leave the seat to the computer or another person; in a contest it stays theirs, unless they leave `for_good`."""
    seated = kept_seat(session, user_id)
    if session.ends_at is not None:
        need_start(session)  # its seats are those that were paired
    if for_good and game.of_people.giving_up is not None:
        return give_up(session, game, user_id)  # the other one need not play on
    if session.status == Status.RUNNING:
        in_contest = session.ends_at is not None
        away = replace(seated, missed=MISSED_MOST) if in_contest and not for_good else replace(seated, gone=True)
        left = _without_hope(_with_seat(session, replace(away, agrees_to_stop=False, plays_on=False)))
        return Decision(left if left.people_here or not in_contest else _stopped(left))
    left = _without(session, game, seated)
    return Decision(left if left.host else _stopped(left))


def forget(session: Session, game: AnyGame, user_id: int, stand_in: int, name_in: Callable[[Session], str]) -> Decision:
    """Leave the seat for good: in a running game it gets a made-up id, `stand_in`, and the name of a stranger."""
    if session.status == Status.LOBBY:
        return leave(session, game, user_id)
    if session.where.is_direct:
        return Decision(_stopped(session))
    stranger = replace(seat_of(session, user_id), user_id=stand_in, name=name_in(session), dm=None, call=None)
    # a stranger has come late: the game is not rated, since no one can tell any more how strong the person was
    silent = replace(stranger, gone=True, joined_late=True, agrees_to_stop=False, plays_on=False)
    return Decision(_with_seat(session, silent))


def remove(session: Session, game: AnyGame, user_id: int, unwanted: int) -> Decision:
    """Remove a person from the lobby for good, or take an invitation back. Only the host may."""
    check_hosts(session, user_id)
    if unwanted in session.waiting_for:
        guests = (replace(g, until=0) if g.user_id == unwanted else g for g in session.guests)
        return Decision(replace(session, guests=tuple(guests)))
    seated = session.seated(unwanted)
    if seated is None:
        raise NotAllowed("no-remove-gone")
    if unwanted == user_id:
        raise InvalidInput
    left = _without(session, game, seated)
    return Decision(replace(left, removed=left.removed | {unwanted}))


def toggle(session: Session, game: AnyGame, user_id: int, key: str) -> Decision:
    """Switch an option of the person's seat in the lobby on or off."""
    _need_lobby(session)
    seated = kept_seat(session, user_id)
    return Decision(replace(session, options=game.toggle(session.options, key, seated.seat)))


def choose_length(session: Session, game: AnyGame, user_id: int, choice: str) -> Decision:
    """Choose in the lobby how long the game is. Only the host may."""
    check_hosts(session, user_id)
    if game.length is None or choice not in game.length.choices:
        raise InvalidInput
    return Decision(replace(session, options={**session.options, game.length.key: choice}))


def start(session: Session, game: AnyGame, user_id: int) -> Decision:
    """Deal. Only the host may, once there are enough players."""
    check_hosts(session, user_id)
    if len(session.seats) not in game.seats:
        raise NotAllowed("no-start-few", seats=game.seats[0])
    draws = chance_of(session)
    state = game.encode_state(game.setup(len(session.seats), session.options, draws))
    dealt = replace(session, status=Status.RUNNING, state=state, draws=draws.drawn)
    return Decision(replace(dealt, step=session.step + 1, removed=frozenset()))


def act(session: Session, game: AnyGame, user_id: int, step: int, move: Any) -> Decision:
    """Make a move for the person's seat; Stale if everyone at the table has seen something since this step."""
    seated = seat_in_play(session, user_id, step)
    here = _with_seat(session, replace(seated, missed=0, late=None))
    return GameInPlay(game, here).play(seated.seat, move).decision()


def choose(session: Session, game: AnyGame, seat: Seat, step: int, move: Any) -> Decision:
    """Make a computer's move, or the only one of a person; Stale if the game or the person was faster."""
    is_only = only_moves(session, game).get(seat) == move
    if session.step != step or not (seat in session.computers_to_move or is_only):
        raise Stale("no-stale")
    return GameInPlay(game, session).play(seat, move, by_bot=True).decision()


def give_up(session: Session, game: AnyGame, user_id: int) -> Decision:
    """Give the game to the others, if it has a move for that."""
    seated = kept_seat(session, user_id)
    need_start(session)
    if (giving_up := game.of_people.giving_up) is None:
        raise InvalidInput
    return GameInPlay(game, session).play(seated.seat, giving_up).decision()


def come_back(session: Session, game: AnyGame, user_id: int) -> Decision:
    """Take the person's seat back from the computer."""
    seated = seat_of(session, user_id)
    need_start(session)
    if seated.is_here and not seated.missed:
        away = tuple(s.name for s in session.may_return)
        raise NotAllowed("no-back-here", players=away, count=len(away))
    if not session.may_come_back(seated):
        raise NotAllowed("no-left-for-good")
    return Decision(_with_seat(session, replace(seated, gone=False, missed=0, late=None)))


def take_over(session: Session, game: AnyGame, person: Person, seat: Seat) -> Decision:
    """Take over a free seat of a running game."""
    need_start(session)
    if session.ends_at is not None:
        raise NotAllowed("no-take-tournament")
    if session.seated(person.id):
        raise NotAllowed("no-take-twice")
    before = next((s for s in session.free_seats if s.seat == seat), None)
    if before is None:
        raise NotAllowed("no-take-taken")
    gone = Predecessor(seat, before.user_id, before.name, before.since_seq, session.seq)
    taken = Seated(seat, person.id, person.name, joined_late=True, since_seq=session.seq)
    # the move that could be taken back may be that of the predecessor
    return Decision(replace(_with_seat(session, taken), earlier=None, predecessors=(*session.predecessors, gone)))


def stop(session: Session, _game: AnyGame, user_id: int, *, is_manager: bool) -> Decision:
    """End the session without a winner; players vote, but a manager of the server decides."""
    check_may_stop(session, user_id, is_manager=is_manager)
    seated = session.seated(user_id)
    if session.status == Status.LOBBY or seated is None or seated.gone:
        return Decision(replace(_stopped(session), stopped_by_manager=is_manager))
    # a manager who plays has a vote like the others, too: the board says who stopped it
    voting = session if session.votes_to_stop else without_answers(session)
    voted = _with_vote(voting, seated, stops=True)
    is_enough = len(voted.votes_to_stop) >= voted.needed_to_stop
    if is_enough or is_manager:
        return Decision(replace(_stopped(voted), stopped_by_manager=not is_enough))
    return Decision(voted)


def play_on(session: Session, _game: AnyGame, user_id: int) -> Decision:
    """Vote against stopping the game, also after one's own vote for it."""
    seated = kept_seat(session, user_id)
    if not session.votes_to_stop:
        raise NotAllowed("no-vote-to-stop")
    if seated.plays_on:
        raise NotAllowed("no-vote-twice")
    return Decision(_without_hope(_with_vote(session, seated, stops=False)))


def without_answers(session: Session) -> Session:
    """Return the session without votes to play on."""
    return replace(session, seats=tuple(replace(s, plays_on=False) for s in session.seats))


def _without_hope(session: Session) -> Session:
    """End a vote that cannot pass any more."""
    if len(session.people_here) - len(session.votes_to_play_on) >= session.needed_to_stop:
        return session
    return replace(session, seats=tuple(replace(s, agrees_to_stop=False) for s in session.seats))


def _with_vote(session: Session, seated: Seated, *, stops: bool) -> Session:
    """Return the session with a player's vote, which brings an absent player back."""
    back = seated if seated.is_here else replace(seated, missed=0, late=None)
    return _with_seat(session, replace(back, agrees_to_stop=stops, plays_on=not stops))


def stop_for_good(session: Session) -> Decision:
    """End a session whose channel is gone."""
    return Decision(_stopped(session))


def pass_deadline(session: Session, now_ms: int) -> Decision:
    """Do what is due: calls, the end of the time for a decision, the end of a session without players."""
    if session.wake_at is None or session.wake_at > now_ms:
        return Decision(session)  # a player was faster
    if session.status == Status.LOBBY and session.due_at and now_ms < session.due_at:
        kept = (guest if (guest.until or 0) > now_ms else replace(guest, until=None) for guest in session.guests)
        return Decision(replace(session, guests=tuple(kept)))
    if session.ends_at is not None and now_ms >= session.ends_at:
        away = (replace(s, missed=max(s.missed, MISSED_MOST)) for s in session.seats)
        return Decision(replace(session, seats=tuple(away)))
    is_left = session.is_alone and now_ms >= session.updated_at + PAUSE_MS
    if session.status == Status.LOBBY or session.is_paused or is_left:
        return Decision(_stopped(session))
    if session.due_at is None or session.wake_at < session.due_at:
        return Decision(after_call(session))
    more = 1 if session.ends_at is None else MISSED_MOST  # a contest waits for each person once
    late = {s.seat: replace(s, missed=s.missed + more, late=session.step) for s in session.people_to_move}
    return Decision(replace(session, seats=tuple(late.get(s.seat, s) for s in session.seats)))


# Who may


def seat_of(session: Session, user_id: int) -> Seated:
    """Return the person's seat, also if they left it; NotAllowed for a stranger."""
    seated = session.seated(user_id)
    if seated is None and session.status == Status.LOBBY:
        raise NotAllowed("no-not-seated")
    if seated is None:
        if session.free_seats:
            raise NotAllowed("no-stranger-free", link=session.link)
        if session.status == Status.RUNNING and (successor := session.successor_of(user_id)):
            raise NotAllowed("no-seat-taken", seat=successor.name)
        raise NotAllowed("no-stranger", players=session.names)
    return seated


def seat_in_play(session: Session, user_id: int, step: int) -> Seated:
    """Return the person's seat, for a button of this step; NotAllowed or Stale if it is not good any more."""
    seated = kept_seat(session, user_id)
    need_start(session)
    if step != session.step:
        raise Stale("no-stale")
    return seated


def check_may_stop(session: Session, user_id: int, *, is_manager: bool) -> None:
    """Refuse unless the person hosts the lobby, plays and has no vote for it, manages the server, or all have left."""
    host = session.host
    if is_manager or (session.status == Status.RUNNING and all(s.is_free for s in session.seats)):
        return
    if session.ends_at is not None:
        raise NotAllowed("no-stop-tournament")
    if session.status == Status.LOBBY and (host is None or host.user_id != user_id):
        raise NotAllowed("no-admin", players=(host.name if host else "-",), link=session.link)
    if kept_seat(session, user_id) in session.votes_to_stop:
        raise NotAllowed("no-vote-twice")


def _need_lobby(session: Session) -> None:
    if session.status != Status.LOBBY:
        raise NotAllowed("no-already-started")


def need_start(session: Session) -> None:
    """Refuse before anything is dealt."""
    if session.state is None:
        raise NotAllowed("no-not-started", link=session.link)


def check_hosts(session: Session, user_id: int) -> None:
    """Refuse unless the person hosts this lobby."""
    _need_lobby(session)
    kept_seat(session, user_id)
    if session.host and session.host.user_id != user_id:
        raise NotAllowed("no-start-host", host=session.host.name)


def need_room(session: Session, game: AnyGame) -> None:
    """Refuse if all seats are taken, or kept for those who are invited."""
    if len(session.seats) >= game.seats[-1]:
        raise NotAllowed("no-join-full", seats=len(session.seats))
    if len(session.seats) + len(session.waiting_for) >= game.seats[-1]:
        raise NotAllowed("no-join-kept")


def kept_seat(session: Session, user_id: int) -> Seated:
    """Return the person's seat; NotAllowed for a stranger, and for who left it."""
    seated = seat_of(session, user_id)
    if seated.gone:
        raise NotAllowed("no-left" if session.may_come_back(seated) else "no-left-for-good")
    return seated


def _with_seat(session: Session, seated: Seated) -> Session:
    others: Iterable[Seated] = (seated if s.seat == seated.seat else s for s in session.seats)
    return replace(session, seats=tuple(others))


def _without(session: Session, game: AnyGame, seated: Seated) -> Session:
    """Return the lobby without this seat: the players behind it move up, together with the options of their seats."""
    seats = tuple(replace(s, seat=n) for n, s in enumerate(s for s in session.seats if s != seated))
    return replace(session, seats=seats, options=game.without_seat(session.options, seated.seat))


def _stopped(session: Session) -> Session:
    return replace(session, status=Status.STOPPED, step=session.step + 1, removed=frozenset())
