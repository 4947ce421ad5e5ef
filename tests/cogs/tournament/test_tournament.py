"""A tournament by clicks: from the command to the podium, and everything that can get in its way."""

from random import Random

import discord
import pytest

from bot.draw.furniture import rank_sign
from bot.errors import NotAllowed
from bot.games.chance import seal
from bot.games.contract import FACES
from bot.messages.names import shown
from bot.person import Person
from bot.sessions import decisions as acts
from bot.sessions.session import Status
from bot.table.pages.contests import Contests
from bot.text.words import speaker
from cogs.tournament.messages import TABLES, TournamentMessages
from cogs.tournament.service import Tournaments
from cogs.tournament.threads import Threads
from cogs.tournament.tournament import Stage, Tournament
from tests.discord_stand_in import http_error
from tests.harness import Answer, House, Shown, en, look, named
from tests.journeys.any_game_table import DAY, MINUTE, says

HOUR = 60 * MINUTE
THREE = ("anna", "ben", "cleo")


@pytest.fixture(autouse=True)
def no_notes(monkeypatch):
    """The bot does not note every twenty seconds of days that it is alive."""
    monkeypatch.setattr("bot.table.service.clock.ALIVE_EVERY_S", 30.0 * DAY)


def threads_of(house: House) -> Threads:
    messages = house.services.keeper._sources[TABLES]
    assert isinstance(messages, TournamentMessages)
    return messages._threads


def service_of(house: House) -> Tournaments:
    return threads_of(house)._tournaments


class Hall:
    """A tournament in the channel of a house."""

    def __init__(self, house: House, number: int) -> None:
        self.house, self.id = house, number

    async def now(self):
        return await service_of(self.house).tournament_by_id(self.id)

    async def message(self) -> Shown:
        wanted = (await self.now()).message_id
        return next(look(one) for one in self.house.channel.history() if one.id == wanted)

    def podium(self, t) -> Shown:
        return next(look(one) for one in self.house.channel.history() if one.id == t.podium_id)

    async def press(self, name: str, action: str) -> Answer:
        message = await self.message()
        return await self.house.click(name, message.message, message.ids(f"tournament.{action}")[0])

    async def leave(self, name: str) -> Answer:
        """Press the button on the private page that one's own table, or joining once more, brings."""
        page = (await self.press(name, "mine" if (await self.now()).round else "join")).shown
        return await self.house.click(name, page.message, page.ids("tournament.leave")[0])

    async def wait(self, seconds: float) -> None:
        await self.house.env.advance_time(seconds)

    async def begin(self) -> None:
        """Let the time come in which all are asked, and let all be here."""
        await self.wait(5 * MINUTE + 1)
        for one in (await self.now()).missing:
            await self.press(one.name, "here")

    async def play(self, *there: str) -> None:
        """Play the tables of this round to their ends; who is not there leaves it to the clock."""
        rng, ids = Random(3), {self.house.people[name].id for name in there}
        for match in (await self.now()).now_played:
            sessions = self.house.services.sessions
            assert match.session_id
            while (session := await sessions.session_by_id(match.session_id)).status == Status.RUNNING:
                game = self.house.services.games.get(session.game).game
                mine = [s for s in session.people_to_move if s.user_id in ids]
                if not mine:
                    break
                user_id = mine[0].user_id
                assert session.state
                assert user_id
                state = game.decode_state(session.state)
                move = rng.choice(game.choices(state, mine[0].seat))
                work = sessions.act_for_person(session.id, acts.act, user_id, session.step, move)
                await self.house.inside(work)

    async def play_round(self, *there: str) -> None:
        """Play this round, and say for the next one that they are here."""
        await self.play(*there)
        await self.house.env.settle()
        for name in there:
            if (await self.now()).stage == Stage.ASKING:
                await self.press(name, "here")

    def roll_calls(self) -> list[Shown]:
        return [one for one in self.house.seen("stranger") if one.text.startswith("🏆 <@")]

    def threads(self) -> list:
        return self.house.channel.threads


MINE = "k1|0|0|tournament.mine|1"


def asked(t: Tournament) -> str:
    """Return what all read while they are asked, and in private those who are missing."""
    return en("tournament-window", round=t.round + 1, until=f"<t:{t.due_at // 1000}:R>")


async def new(house: House, game: str = "nim", until: int = 10, **options: str) -> Answer:
    return Answer(await house.people["anna"].slash(house.channel, "tournament new", game=game, starts=until, **options))


async def opened(house: House, *guests: str, **options) -> Hall:
    answer = await new(house, **options)
    assert answer.kind == "message", answer.text
    hall = Hall(house, 1)
    for name in guests:
        await hall.press(name, "join")
    return hall


async def played_out(house: House) -> Hall:
    """A tournament of three that is over."""
    hall = await opened(house, "ben", "cleo", pace="letter")
    await hall.begin()
    for _ in range(3):
        await hall.play_round(*THREE)
    return hall


async def test_three_people_play_a_tournament_to_its_end(house):
    hall = await played_out(house)
    over = await hall.now()
    assert (over.stage, over.round, over.rounds) == (Stage.OVER, 3, 3)
    assert min(e.rank or 99 for e in over.entrants) == 1
    assert over.podium_id
    assert [one for one in house.channel.history() if one.type is discord.MessageType.thread_created] == []
    podium = hall.podium(over)
    assert over.secret.hex() not in podium.text
    winners = {e.user_id for e in over.entrants if e.rank == 1}
    assert {user.id for user in podium.message.mentions} == winners
    proof = await house.click("cleo", podium.message, podium.ids("tournament.proof")[0])
    facts = {"secret": over.secret.hex(), "seal": seal(over.secret)}
    assert proof.text == en("tournament-secret", number="1", **facts)
    answer = await house.forge("cleo", podium.message, "k1|0|0|tournament.proof|2")
    assert answer.text == en("no-tournament")
    house.speaks(cleo="de")  # what all read stays in the language of the one before
    await house.click("cleo", podium.message, podium.ids("tournament.again")[0])
    [again] = [one for one in house.channel.history() if " opens a tournament" in one.content and "<@" in one.content]
    assert {user.name for user in again.mentions} == {"anna", "ben"}


# Before it begins


async def test_too_few_people_and_everyone_reads_so(house):
    hall = await opened(house, "ben")
    await hall.wait(10 * MINUTE + 1)
    assert (await hall.now()).stage == Stage.CANCELLED
    message = await hall.message()
    assert en("tournament-cancelled", fewest=3) in message.text
    assert message.labels == [], "nothing was played that could be played again"


async def test_without_the_right_to_open_threads_it_says_so_before_anyone_joins(house):
    house.allow(house.channel, create_public_threads=False)
    answer = await new(house)
    assert answer.text == en("no-permission", missing=en("permission", name="create_public_threads"))
    assert house.channel.history() == []
    house.allow(house.channel, create_public_threads=True)
    thread = house.thread()
    answer = Answer(await house.people["anna"].slash(thread, "tournament new", game="nim", starts=10))
    assert answer.text == en("no-tournament-channel")


async def test_what_cannot_be_chosen_is_refused(house):
    await opened(house)
    link = (await service_of(house).tournament_by_id(1)).where.link(
        (await service_of(house).tournament_by_id(1)).message_id
    )
    assert (await new(house)).text == en("no-second-tournament", link=link)
    assert (await new(house, "maunz", until=5)).kind == "message"


async def test_people_join_and_leave_by_clicks(house):
    hall = await opened(house, pace="letter")
    assert (await hall.press("ben", "join")).kind == "deferred_update", "the message for all names who is in"
    assert "ben" in (await hall.message()).alts[0]
    assert (await hall.press("ben", "join")).shown.ids("tournament.how")
    message = (await hall.message()).message
    for action in ("leave", "mine"):  # on messages from before they were private
        answer = await house.forge("cleo", message, f"k1|0|0|tournament.{action}|1")
        assert answer.text == en("no-tournament-stranger")
    await hall.leave("ben")
    assert [e.name for e in (await hall.now()).entrants] == ["anna"]


async def test_who_was_greeted_at_their_table_is_not_called_for_the_first_move(house):
    hall = await opened(house, "ben", "cleo", pace="letter")
    await hall.begin()
    await hall.wait(DAY / 4)
    [thread] = hall.threads()
    [hello, _] = thread.history()
    assert len(hello.mentions) == 2
    await hall.wait(DAY / 4 + 10 * MINUTE + 1)
    assert len([*thread.history()]) == 3, "half of the time is over"


async def test_the_host_begins_early_with_those_who_say_that_they_are_here(house):
    hall = await opened(house, "ben", until=1440)
    assert "if one more person joins" in (await hall.message()).text
    assert not (await hall.message()).ids("tournament.begin")
    for name in ("cleo", "dora"):
        await hall.press(name, "join")
    assert (await hall.press("ben", "begin")).text == en("no-tournament-host")
    assert (await hall.press("anna", "begin")).kind == "deferred_update"
    [call] = hall.roll_calls()
    assert {user.name for user in call.message.mentions} == {"ben", "cleo", "dora"}
    assert (await hall.press("anna", "begin")).text == en("no-tournament-few", missing=2)
    for name in ("ben", "cleo"):
        await hall.press(name, "here")
    [call] = hall.roll_calls()
    assert [name for name in ("ben", "cleo", "dora") if house.people[name].mention in call.text] == ["dora"]
    await hall.press("anna", "begin")
    assert ((await hall.now()).stage, len(hall.threads())) == (Stage.PLAYING, 1)
    assert en("tournament-away", names=named("dora"), round=2) in (await hall.message()).text


async def test_the_host_and_managers_take_a_person_out(house):
    async def remove(name: str, person: str) -> str:
        return Answer(
            await house.people[name].slash(house.channel, "tournament remove", person=house.people[person])
        ).text

    hall = await opened(house, "ben", "cleo", "dora")
    assert await remove("ben", "dora") == en("no-tournament-host")
    assert await remove("anna", "dora") == en("tournament-removed", name=named("dora"))
    assert [e.name for e in (await hall.now()).entrants] == [*THREE]
    assert await remove("anna", "dora") == en("no-tournament-person")
    await hall.begin()
    assert await remove("manager", "ben") == en("tournament-removed", name=named("ben"))
    assert en("tournament-gone", names=named("ben")) in (await hall.message()).text
    assert en("no-tournament-left") in (await hall.press("ben", "mine")).shown.text


async def test_a_forgotten_person_is_gone_from_the_standings_at_once(house):
    hall = await opened(house, "ben", "cleo", "dora", pace="letter")
    await house.forget("ben")
    assert "ben" not in (await hall.message()).alts[0]
    assert [e.name for e in (await hall.now()).entrants] == ["anna", "cleo", "dora"]
    await hall.begin()
    await house.forget("dora")
    assert "dora" not in (await hall.message()).text
    assert (await hall.now()).entrants[2].has_left


async def test_a_table_of_a_tournament_that_is_about_to_begin_is_nobody_elses(house, monkeypatch):
    async def wait(*_: object) -> None:
        raise http_error(discord.DiscordServerError, 500, 0)

    monkeypatch.setattr(threads_of(house), "_greet", wait)
    house.log.expected.add("tables 1 not shown yet")
    hall = await opened(house, "ben", "cleo", pace="letter")
    await hall.begin()
    [match] = (await hall.now()).now_played
    session = await house.services.sessions.session_by_id(match.session_id)
    assert session.status == Status.LOBBY
    dora = house.people["dora"]
    assert await house.services.sessions.open_in(house.guild.id, dora.id) == []
    with pytest.raises(NotAllowed, match="no-take-tournament"):
        await house.inside(
            house.services.sessions.act_for_person(session.id, acts.join, Person(dora.id, "dora", "en"), 1)
        )


# While it goes on


async def test_a_call_that_stands_at_a_restart_is_not_sent_again_and_goes_in_time(house):
    hall = await opened(house, "ben", "cleo", until=30)
    await hall.wait(20 * MINUTE + 1)
    (call,) = hall.roll_calls()
    await house.restart()
    (same,) = hall.roll_calls()
    assert same.message.id == call.message.id
    for name in THREE:
        await hall.press(name, "here")
    await house.env.settle()
    assert hall.roll_calls() == []


async def test_those_play_who_are_here_and_who_is_not_is_waited_for_once(house):
    hall = await opened(house, "ben", "cleo", "dora", until=30, pace="live")
    message = (await hall.message()).message
    assert (await house.forge("ben", message, "k1|0|0|tournament.here|1")).kind == "deferred_update"
    assert (await house.forge("ben", message, MINE)).shown.ids("tournament.how")
    await hall.wait(20 * MINUTE + 1)
    (call,) = hall.roll_calls()
    assert {user.name for user in call.message.mentions} == {*THREE, "dora"}
    answer = await house.click("ben", call.message, call.ids("tournament.here")[0])
    assert answer.kind == "deferred_update"
    assert f"👋 {named('ben')[0]}" in (await hall.message()).text
    for name in ("anna", "cleo"):
        await hall.press(name, "here")
    assert en("tournament-missing", names=named("dora")) in (await hall.message()).text
    assert asked(await hall.now()) in (await hall.message()).text
    await hall.wait(10 * MINUTE)
    assert ((await hall.now()).stage, hall.roll_calls()) == (Stage.PLAYING, [])
    assert en("tournament-away", names=named("dora"), round=2) in (await hall.message()).text
    own = (await hall.press("dora", "mine")).shown
    assert (en("tournament-my-next", round=2, here="no") in own.text, len(own.ids("tournament.here"))) == (True, 1)
    await hall.play(*THREE)
    await house.env.settle()
    (call,) = hall.roll_calls()
    assert {user.name for user in call.message.mentions} == {*THREE}
    for name in THREE:
        await hall.press(name, "here")
    await house.env.settle()
    assert ((await hall.now()).round, hall.roll_calls()) == (2, []), "it began without dora"
    [match] = [match for match in (await hall.now()).now_played if match.session_id]
    await hall.wait(2 * MINUTE + 1)
    session = await house.services.sessions.session_by_id(match.session_id)
    assert [seated.is_away for seated in session.seats].count(True) == 1, "one miss is enough"


async def test_a_thread_that_is_deleted_makes_its_table_a_draw(house):
    hall = await opened(house, "ben", "cleo", pace="letter")
    await hall.begin()
    await house.delete(hall.threads()[0])
    await house.env.settle()
    t = await hall.now()
    assert [m.ranks for m in t.matches] == [(1, 1), (1,)]
    names = (t.entrants[number].name for number in t.matches[0].entrants)
    places = " · ".join(f"{shown(name)} 0.5" for name in names)
    assert en("tournament-cut", number=1, places=places) in (await hall.message()).text
    assert (await house.services.sessions.session_by_id(t.matches[0].session_id)).status == Status.STOPPED


async def test_a_permission_that_is_lost_is_named_and_tables_open_when_it_is_back(house):
    hall = await opened(house, "ben", "cleo", pace="letter")
    await hall.begin()
    house.allow(house.channel, create_public_threads=False)
    await hall.play_round(*THREE)
    assert (await hall.now()).round == 2
    assert en("tournament-trouble", why="forbidden") in (await hall.message()).text
    house.allow(house.channel, create_public_threads=True)
    await hall.wait(15 * MINUTE + 1)
    assert en("tournament-trouble", why="forbidden") not in (await hall.message()).text
    assert all(m.session_id for m in (await hall.now()).now_played)


async def test_standings_that_are_deleted_come_back_with_every_result(house):
    hall = await opened(house, "ben", "cleo", pace="letter")
    await hall.begin()
    gone = (await hall.message()).message
    await house.delete(gone)
    await hall.play_round(*THREE)
    t = await hall.now()
    assert t.message_id not in (None, gone.id)
    assert all(m.ranks for m in t.matches if m.round == 1)
    assert (await hall.message()).ids("tournament.mine")


async def test_a_restart_in_the_middle_changes_nothing(house):
    hall = await opened(house, "ben", "cleo", pace="letter")
    await house.restart()
    await hall.begin()
    before = await hall.now()
    await house.restart()
    assert (await hall.now()).matches == before.matches
    assert len(hall.threads()) == 1
    await hall.play(*THREE)
    await house.restart()
    await hall.play_round(*THREE)
    assert ((await hall.now()).round, len(hall.threads())) == (2, 2)


@pytest.mark.parametrize("step", ["note_match", "seat_match", "_greet"])
async def test_a_process_that_dies_at_any_step_leaves_one_thread_and_one_table(house, monkeypatch, step):
    hall = await opened(house, "ben", "cleo", pace="letter")
    threads, tournaments = threads_of(house), service_of(house)

    async def die(*_: object, **__: object) -> None:
        raise http_error(discord.DiscordServerError, 500, 0)

    monkeypatch.setattr(threads if step == "_greet" else tournaments, step, die)
    house.log.expected.add("tables 1 not shown yet")
    await hall.begin()
    house.services.keeper._retries.close()  # its timers die with it
    await house.restart()
    [match] = (await hall.now()).now_played
    assert [thread.id for thread in hall.threads()] == [match.channel_id]
    assert (await house.services.sessions.session_by_id(match.session_id)).status == Status.RUNNING


@pytest.mark.parametrize("step", ["_find_or_make_thread", "_greet"])
async def test_who_leaves_while_their_table_is_opened_keeps_nobody_waiting(house, monkeypatch, step):
    hall = await opened(house, "ben", "cleo", pace="letter")
    work = getattr(threads_of(house), step)

    async def leave_first(t, match, *what):
        await service_of(house).leave(t.id, t.entrants[match.entrants[0]].user_id)
        return await work(t, match, *what)

    monkeypatch.setattr(threads_of(house), step, leave_first)
    await hall.begin()
    [match] = (await hall.now()).now_played
    session = await house.services.sessions.session_by_id(match.session_id)
    assert [seated.gone for seated in session.seats] == [True] + [False] * (len(match.entrants) - 1)
    assert session.seats[0].user_id == (await hall.now()).entrants[match.entrants[0]].user_id


async def test_tournament_games_cannot_be_stopped_and_their_seats_not_taken(house):
    hall = await opened(house, "ben", "cleo", pace="letter")
    await hall.begin()
    thread = hall.threads()[0]
    session = await house.services.sessions.session_by_id((await hall.now()).matches[0].session_id)
    player = session.seats[0].name
    answer = Answer(await house.people[player].slash(thread, "nim stop"))
    assert answer.text == en("no-stop-tournament")
    question = Answer(await house.people[player].slash(thread, "nim leave")).shown
    assert en("leave-question", paused="cup") in question.text
    work = house.services.sessions.act_for_person(session.id, acts.leave, house.people[player].id)
    left = (await house.inside(work)).after.seats[0]
    assert (left.is_away, left.is_free) == (True, False)


async def test_leaving_is_asked_for_and_the_computer_plays_on(house):
    hall = await opened(house, "ben", "cleo", pace="letter")
    await hall.begin()
    t = await hall.now()
    who = t.entrants[t.matches[0].entrants[0]].name
    question = (await hall.leave(who)).shown
    await house.click(who, question.message, question.ids("never_mind")[0])
    assert (await hall.now()).entrant(house.people[who].id).has_left is False
    question = (await hall.leave(who)).shown
    assert en("tournament-leave-question") in question.text
    assert not question.ids("page.back"), "Never mind is one way back"
    await house.click(who, question.message, question.ids("tournament.leave_now")[0])
    assert en("tournament-gone", names=named(who)) in (await hall.message()).text
    assert (await hall.now()).entrant(house.people[who].id).has_left
    left = (await house.services.sessions.session_by_id(t.matches[0].session_id)).seated(house.people[who].id)
    assert left.gone, "the others read that the computer plays, and no button brings the person back"
    await house.env.settle()
    board = look([*hall.threads()[0].history()][-1])
    assert en("attendance-away", face=FACES["medium"], names=named(who)) in board.text
    assert (board.ids("back"), board.ids("take")) == ([], [])


async def test_the_host_and_managers_end_it_and_nobody_else(house):
    assert Answer(await house.people["anna"].slash(house.channel, "tournament stop")).text == en(
        "no-tournament-here-now"
    )
    hall = await opened(house, "ben", "cleo", pace="letter")
    assert Answer(await house.people["ben"].slash(house.channel, "tournament stop")).text == en("no-tournament-host")
    await hall.begin()
    question = Answer(await house.people["manager"].slash(house.channel, "tournament stop")).shown
    await house.click("manager", question.message, question.ids("tournament.stop_now")[0])
    over = await hall.now()
    assert over.stage == Stage.OVER
    assert (await house.services.sessions.session_by_id(over.matches[0].session_id)).status == Status.STOPPED


async def test_after_each_round_everyone_reads_who_won_where_and_finds_their_next_table(house):
    hall = await opened(house, "ben", "cleo", "dora", pace="evening")
    await hall.begin()
    first, second = (await hall.now()).now_played
    players = {n: (await hall.now()).entrants[n].name for n in range(4)}
    rivals = [[players[n] for n in match.entrants] for match in (first, second)]
    await hall.play(*rivals[0])
    await house.env.settle()
    t = await hall.now()
    winner = rivals[0][(t.matches[0].ranks or ()).index(1)]
    result = en("tournament-result", number=1, places=f"**{named(winner)} 1**")
    text = (await hall.message()).text
    assert result in text
    assert f"<#{second.channel_id}>" in text
    assert f"<#{first.channel_id}>" not in text
    [thread] = [one for one in hall.threads() if one.id == first.channel_id]
    [_, board] = thread.history()
    own = (await house.forge(winner, board, "k1|0|0|tournament.mine|1")).shown.text
    assert en("tournament-my-next", round=2, here="no") in own
    assert en("tournament-my-link", link=t.where.link(t.message_id)) in own
    await hall.play(*rivals[1])
    await house.env.settle()
    for name in (*THREE, "dora"):
        await hall.press(name, "here")
    link = next(m for m in (await hall.now()).now_played if 0 in m.entrants).channel_id
    assert f"<#{link}>" in (await hall.press("anna", "mine")).shown.text
    assert (await hall.press("stranger", "mine")).text == en("no-tournament-stranger")
    every = (await hall.press("dora", "results")).shown.text
    assert every.count(en("tournament-results", round=1)) == 1
    assert every.count("\N{POP DIRECTIONAL ISOLATE} 1**") == 2
    message = (await hall.message()).message
    for action in ("again", "proof"):
        assert (await house.forge("ben", message, f"k1|0|0|tournament.{action}|1")).text == en("no-forged")


# Afterwards


async def test_records_can_name_tournaments_and_a_forgotten_person_leaves_a_nameless_place(house):
    hall, contests, say = await played_out(house), house.services.hooks.one(Contests), speaker("en")
    assert contests.name(1, say) == en("tournament-name", number="1")
    rank = (await hall.now()).entrants[0].rank
    assert rank
    lines = await house.inside(contests.career_lines(house.guild.id, house.people["anna"].id, say))
    assert lines == [en("tournament-career", count=1, best=rank_sign(rank))]
    exported = (await house.exported("anna"))["tournaments"]
    assert [(one["tournament"], one["place"]) for one in exported] == [(1, rank)]
    before = hall.podium(await hall.now())
    assert "anna" in "".join(before.alts)
    await house.forget("anna")
    after, forgotten = hall.podium(await hall.now()), (await hall.now()).entrants[0]
    assert (after.message.id, "anna" in after.text + "".join(after.alts)) == (before.message.id, False)
    assert (forgotten.name, forgotten.rank, forgotten.user_id < 0, forgotten.has_left) == ("somebody", rank, True, True)
    assert not (await house.exported("anna"))["tournaments"]


async def test_games_names_the_tournament_that_a_person_is_in_until_they_leave(house):
    house.speaks(anna="de")
    anna = house.people["anna"]
    await anna.slash(house.channel, "tournament new", game="maunz", starts=10)
    board = house.seen("anna")[-1].message
    found = Answer(await anna.slash(house.channel, "games")).shown.text.split("\n")
    link = f"https://discord.com/channels/{house.guild.id}/{house.channel.id}/{board.id}"
    facts = {"title": says("de", "maunz-title"), "link": link, "channel": house.channel.mention}
    (t,) = await service_of(house).active_tournaments(house.guild.id, None, anna.id)
    assert found[1] == says("de", "tournament-taking-part", until=f"<t:{t.due_at // 1000}:R>", **facts)
    assert link not in Answer(await house.people["ben"].slash(house.channel, "games")).shown.text
    await house.forge("anna", board, f"k1|0|0|tournament.leave|{t.id}")
    assert link not in Answer(await anna.slash(house.channel, "games")).shown.text
