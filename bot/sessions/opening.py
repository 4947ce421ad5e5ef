"""What a person plans to play, and the lobby that follows from it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.games import chance
from bot.games.contract import AnyGame, Level
from bot.person import ChannelRef, Person
from bot.sessions import computers
from bot.sessions.session import PACES, Pace, Seated, Session, Status


@dataclass(frozen=True)
class TablePlan:
    """What a person wants to play, and how."""

    game: str
    language: str = ""
    """Empty until it is settled which."""
    options: Mapping[str, str] = field(default_factory=dict[str, str])
    pace: Pace | None = None
    computers: tuple[Level, ...] = ()
    contest_id: int | None = None
    ends_at: int | None = None
    """In a contest: when the computer finishes the game."""


def new_lobby(game: AnyGame, plan: TablePlan, where: ChannelRef, people: Mapping[int, Person | None]) -> Session:
    """Return a lobby with these people, or no one yet, by the ids of interactions, which go into the chance."""
    seated = tuple(Seated(seat, one.id, one.name) for seat, one in enumerate(filter(None, people.values())))
    seats = computers.sit_down_several(seated, plan.computers)
    return Session(
        id=0,
        where=where,
        game=plan.game,
        rules_version=game.rules_version,
        options=game.settle_options(plan.options),
        language=plan.language,
        pace=plan.pace or PACES[0],
        secret=chance.new_secret(),
        joins=tuple(people),
        status=Status.LOBBY,
        seq=1,
        seats=seats,
        contest_id=plan.contest_id,
        ends_at=plan.ends_at,
    )
