"""People leave running games, come back, take the seats of others, and vote about stopping."""

from random import Random

import pytest

from bot.games.contract import FACES
from bot.sessions.session import Status
from tests.harness import en, named
from tests.journeys.any_game_table import begun, command, counting, says

PLAYERS = ("anna", "ben", "cleo")


# Leaving and coming back


async def test_leaving_hands_the_seat_to_the_computer_which_plays_at_once(house):
    house.speaks(ben="de")
    table = await begun(house, "mausen", *PLAYERS, language="fr")
    with house.requests() as requests:
        done = await table.leave("ben")
    assert says("de", "hand-away", plays="other") in done.shown.text
    assert requests.count("answer") == 2, "the question and the yes"
    assert (await table.session()).awaited == {0, 2}
    board = await table.board()
    assert says("fr", "attendance-away", face=FACES["medium"], names=named("ben")) in board.text
    assert {f"{says('fr', key)} (ben)" for key in ("attendance-back", "attendance-take")} <= set(board.labels)
    assert says("de", "hand-away", plays="other") in table.hand("ben").text
    assert table.hand("ben").cards() == []


@pytest.mark.parametrize("where", ["board", "hand"])
async def test_a_player_who_left_comes_back_by_one_click_as_long_as_the_seat_is_free(house, where):
    house.speaks(ben="it")
    table = await begun(house, "mausen", *PLAYERS, language="de")
    await table.leave("ben")
    with house.requests() as requests:
        answer = await (table.press("ben", "back") if where == "board" else table.in_hand("ben", "back"))
    assert (answer.kind, answer.text, requests.count("answer")) == ("update", "", 1)
    await table.open_hand("ben")
    assert says("it", "mausen-hand", number=1, rounds=16) in table.hand("ben").text
    pick = house.services.sessions.view(await table.session(), 1).pick
    assert says("it", "mausen-picked", by="computer", animal=pick.animal.value, value=pick.value) in (
        table.hand("ben").text
    ), "the card that was chosen for ben while ben was away"
    board = await table.board()
    assert says("de", "attendance-away", face=FACES["medium"], names=named("ben")) not in board.text
    assert (board.ids("back"), board.ids("take")) == ([], [])


async def test_coming_back_is_refused_to_who_is_here_and_to_strangers(house):
    house.speaks(anna="fr", stranger="it")
    table = await begun(house, "mausen", *PLAYERS)
    assert (await table.forge("anna", "back")).text == says("fr", "no-back-here", players=(), count=0)
    await table.leave("ben")
    before = await table.session()
    assert (await table.press("anna", "back")).text == says("fr", "no-back-here", players=named("ben"), count=1)
    free = says("it", "no-stranger-free", link=before.link)
    assert (await table.press("stranger", "back")).text == free, "Ben's seat is offered"
    assert await table.session() == before


# Taking a seat that was left


async def test_where_one_seat_was_left_one_click_takes_it_and_shows_the_hand(house):
    table = await begun(house, "mausen", *PLAYERS, language="it")
    await table.leave("ben")
    with house.requests() as requests:
        answer = await table.press("dora", "take")
    assert (answer.kind, requests) == ("message", ["answer", "edit", "edit panel"]), "hand, board, what ben reads"
    assert len(answer.shown.cards()) == 16
    session = await table.session()
    assert session.names == ("anna", "dora", "cleo")
    assert session.seats[1].joined_late
    board = await table.board()
    assert board.ids("take") == []
    assert "dora" in board.alts[0]
    assert "ben" not in board.alts[0]
    assert says("it", "attendance-away", face=FACES["medium"], names=named("ben")) not in board.text


async def test_the_last_round_is_told_with_the_names_of_those_who_played_it(house):
    table = await begun(house, "mausen", *PLAYERS)
    before, rng = "", Random(1)
    while "ben" not in before:
        for name in PLAYERS:
            await table.click_on(name, rng)
        before = (await table.board()).text.partition("\n\n")[0]
    await table.leave("ben")
    await table.press("dora", "take")
    board = await table.board()
    assert board.text.partition("\n\n")[0] == before
    assert "dora" in board.alts[0]
    await house.restart()
    assert (await table.board()).text.partition("\n\n")[0] == before
    await table.open_hand("dora")
    for name in ("anna", "dora", "cleo"):
        await table.click_on(name, Random(2))
    assert "ben" not in (await table.board()).text.partition("\n\n")[0]


async def test_where_several_seats_were_left_a_newcomer_is_asked_which(house):
    house.speaks(dora="de")
    table = await begun(house, "mausen", *PLAYERS)
    await table.leave("ben")
    await table.leave("cleo")
    question = (await table.press("dora", "take")).shown
    assert question.message.ephemeral
    assert says("de", "take-question") in question.text
    assert question.labels == ["2. ben", "3. cleo"]
    done = await house.click("dora", question.message, question.ids("take_now")[1])
    assert says("de", "mausen-hand", number=1, rounds=16) in done.shown.text, "the hand takes the place of the question"
    assert done.shown.ids("take_now") == []
    assert (await table.session()).names == ("anna", "ben", "dora")
    assert (await table.seated("dora")).seat == 2


async def test_the_newcomer_sees_that_hand_and_its_former_person_does_not(house):
    house.speaks(ben="fr", dora="de")
    table = await begun(house, "mausen", *PLAYERS)
    for name in PLAYERS:
        await table.click_on(name, Random(1))
    await table.in_hand("ben", "dm")
    held = table.hand("ben").cards()
    await table.leave("ben")
    await table.press("dora", "take")
    hand = (await table.open_hand("dora")).shown
    change = f"🪑 {named('ben')} → {named('dora')}"
    assert change in (await table.board()).text, "the last round is still told of Ben"
    assert says("de", "mausen-hand", number=2, rounds=16) in hand.text
    assert hand.cards() == held
    assert len(held) == 15
    taken = says("fr", "no-seat-taken", seat=named("dora"))
    assert taken in table.hand("ben").text, "the hand that was open says so by itself"
    assert taken in (await table.open_hand("ben")).shown.text
    (note,) = house.dms("ben")
    assert (await house.click("ben", note.message, note.ids("back")[0])).text == taken
    assert table.hand("ben").cards() == []
    assert [card for dm in house.dms("ben") for card in dm.cards()] == []
    for name in ("anna", "dora", "cleo"):
        await table.click_on(name, Random(2))
    assert (await table.session()).step == 3
    assert change not in (await table.board()).text
    assert table.hand("ben").cards() == []
    assert [card for dm in house.dms("ben") for card in dm.cards()] == []


@pytest.mark.parametrize("game", ["maunz", "mausen"])
async def test_what_who_left_reads_follows_the_table_and_is_the_only_one(house, game):
    """In maunz. nobody has a hand: it is gone there with the way back, and says of both who has the seat."""
    players = PLAYERS[: 2 if game == "maunz" else 3]
    table = await begun(house, game, *players)
    mine = (await table.leave("ben")).shown.message.id

    def told(text):
        return [one.message.id for one in house.seen("ben") if text in one.text]

    away, taken = en("hand-away", plays="other"), en("no-seat-taken", seat=named("dora"))
    assert told(away) == [mine]
    shown = next(one for one in house.seen("ben") if one.message.id == mine)
    answer = await house.click("ben", shown.message, shown.ids("back")[0])
    assert (answer.text, told(away)) == ("", [])
    assert (await table.seated("ben")).is_here
    await table.leave("ben")
    await table.press("dora", "take")
    assert len(told(taken)) == 1
    assert told(away) == []


@pytest.mark.whole_game
async def test_who_came_late_plays_to_the_end_with_the_points_of_the_seat(house):
    table = await begun(house, "aus_die_maus", "anna", "ben", language="de", pings="off")
    for _ in range(6):
        await table.click_on((await table.awaited())[0], Random(5))
    await table.leave("ben")
    await table.press("dora", "take")
    await table.open_hand("dora")
    await table.play_out()
    session = await table.session()
    assert session.status == Status.FINISHED
    outcome = house.services.games.get("aus_die_maus").game.outcome(await table.by_the_rules())
    assert [seated.score for seated in session.seats] == [*outcome.scores]
    assert session.names == ("anna", "dora")


async def test_a_seat_is_refused_to_who_has_one_and_when_it_is_taken(house):
    house.speaks(ben="de", cleo="it", emil="fr")
    table = await begun(house, "mausen", *PLAYERS)
    assert (await table.forge("emil", "take")).text == says("fr", "no-take-taken")
    assert (await table.forge("emil", "take_now", "1")).text == says("fr", "no-take-taken")
    await table.leave("ben")
    board = await table.board()
    assert (await table.press("cleo", "take")).text == says("it", "no-take-twice")
    assert (await table.press("ben", "take")).text == says("de", "no-take-twice"), "ben comes back by another button"
    for argument in ("9", "99999999", "x", "", "-1"):
        assert (await table.forge("emil", "take_now", argument)).text in (
            says("fr", "no-take-taken"),
            says("fr", "no-forged"),
        )
    await table.press("dora", "take")
    before = await table.session()
    assert (await house.forge("emil", board.message, board.ids("take")[0])).text == says("fr", "no-take-taken")
    assert (await house.forge("ben", board.message, board.ids("back")[0])).text == says(
        "de", "no-seat-taken", seat=named("dora")
    )
    assert await table.session() == before


async def test_who_left_sits_down_again_once_the_successor_has_left_too(house):
    house.speaks(ben="de")
    table = await begun(house, "mausen", *PLAYERS)
    await table.leave("ben")
    await table.press("dora", "take")
    await table.leave("dora")
    free = says("de", "no-stranger-free", link=(await table.session()).link)
    assert free in (await table.open_hand("ben")).shown.text
    assert (await table.press("ben", "back")).text == free
    await table.press("ben", "take")
    assert (await table.session()).names == PLAYERS


# Votes


async def test_more_than_half_of_those_here_end_the_game(house):
    house.speaks(anna="de", ben="fr")
    table = await begun(house, "mausen", *PLAYERS, language="it")
    question = (await command(house, "anna", "mausen", "stop")).shown
    assert says("de", "stop-question", players=named(*PLAYERS), needed=2) in question.text
    await house.click("anna", question.message, question.ids("stop_now")[0])
    assert question.text not in [one.text for one in house.seen("anna")], "the board says the rest"
    board = await table.board()
    facts = {"names": named("anna"), "here": 1, "needed": 2, "where": "board"}
    assert says("it", "attendance-stop", against=0, others=(), **facts) in board.text
    assert {says("it", "attendance-stop-too"), says("it", "attendance-play-on")} <= set(board.labels)
    with house.requests() as requests:
        answer = await table.press("ben", "stop_now")
    assert (answer.kind, answer.text, requests.count("answer")) == ("update", "", 1)
    assert (await table.session()).status == Status.STOPPED
    assert says("it", "board-stopped", by="vote", names=named("anna", "ben")) in (await table.board()).text


async def test_a_question_whose_answer_comes_too_late_says_so_and_goes(house):
    house.speaks(ben="de")
    table = await begun(house, "mausen", *PLAYERS)
    question = (await command(house, "ben", "mausen", "stop")).shown
    for name in ("anna", "cleo"):
        await table.forge(name, "stop_now")
    late = (await house.click("ben", question.message, question.ids("stop_now")[0])).shown
    assert late.message.id == question.message.id
    assert (late.text, late.buttons) == (says("de", "no-session-over", link=(await table.session()).link), ())


async def test_no_one_is_asked_what_they_have_answered(house):
    table = await begun(house, "mausen", *PLAYERS)
    await table.forge("anna", "stop_now")
    assert (await command(house, "anna", "mausen", "stop")).text == en("no-vote-twice")
    await table.leave("ben")
    assert (await table.press("ben", "leave")).text == en("no-left")
    await table.press("dora", "take")
    taken = en("no-seat-taken", seat=named("dora"))
    for action in ("leave", "stop_now", "play_on"):
        assert (await table.press("ben", action)).text == taken


async def test_those_who_play_on_end_the_vote_and_the_board_says_so_until_the_game_goes_on(house):
    table = await begun(house, "mausen", *PLAYERS)
    await table.forge("anna", "stop_now")
    await table.press("ben", "play_on")
    facts = {"names": named("anna"), "here": 1, "needed": 2, "where": "board"}
    assert en("attendance-stop", against=1, others=named("ben"), **facts) in (await table.board()).text
    assert (await table.press("ben", "play_on")).text == en("no-vote-twice")
    await table.press("cleo", "play_on")
    board, failed = await table.board(), en("attendance-stop-lost", names=named("ben", "cleo"))
    assert (failed in board.text, board.ids("play_on"), board.ids("stop_now")) == (True, [], [])
    assert (await table.forge("anna", "play_on")).text == en("no-vote-to-stop")
    for name in PLAYERS:
        await table.click_on(name, Random(1))
    assert failed not in (await table.board()).text
    assert not any(s.agrees_to_stop or s.plays_on for s in (await table.session()).seats)


async def test_a_manager_stops_at_once_whatever_the_others_want(house):
    house.speaks(manager="fr")
    table = await begun(house, "heul_doch", *PLAYERS)
    question = (await command(house, "manager", "heul_doch", "stop")).shown
    assert says("fr", "stop-question-manager", players=named(*PLAYERS)) in question.text
    await house.click("manager", question.message, question.ids("stop_now")[0])
    assert (await table.session()).status == Status.STOPPED
    board = await table.board()
    assert en("board-stopped", by="manager") in board.text
    assert board.alts != (), "the last picture stays"
    assert [one.text for one in house.seen("stranger")].count(en("stop-by-admin", name=named("manager"))) == 1


async def test_the_button_of_a_vote_is_a_vote_for_a_manager_too_and_asks_one_who_does_not_play(house):
    theirs = await begun(house, "maunz", "anna", "ben")
    await theirs.forge("anna", "stop_now")
    question = (await theirs.press("manager", "stop_now")).shown
    assert en("stop-question-manager", players=named("anna", "ben")) in question.text
    assert (await theirs.session()).status == Status.RUNNING
    own = await begun(house, "mausen", "anna", "ben", "cleo", "manager")
    await own.forge("anna", "stop_now")
    await own.press("manager", "stop_now")
    session = await own.session()
    assert (session.status, [s.name for s in session.votes_to_stop]) == (Status.RUNNING, ["anna", "manager"])
    await own.press("ben", "stop_now")
    assert en("board-stopped", by="vote", names=named("anna", "ben", "manager")) in (await own.board()).text


async def test_an_admin_signs_a_stop_also_where_everyone_is_away(house):
    table = await begun(house, "mausen", *PLAYERS)
    for name in PLAYERS:
        await table.leave(name)
    question = (await command(house, "manager", "mausen", "stop")).shown
    await house.click("manager", question.message, question.ids("stop_now")[0])
    assert en("board-stopped", by="manager") in (await table.board()).text
    assert house.seen("stranger")[-1].text == en("stop-by-admin", name=named("manager"))


# The host, and the channel


async def test_in_a_channel_with_a_paused_table_a_second_one_is_refused_with_the_way_out(house):
    house.speaks(dora="de")
    table = await begun(house, "mausen", *PLAYERS)
    for name in PLAYERS:
        await table.leave(name)
    board, until = await table.board(), counting((await table.session()).due_at)
    assert board.text == f"## {en('mausen-title')}\n{en('attendance-paused', until=until)}"
    assert board.labels == [f"{en(key)} (anna, ben, cleo)" for key in ("attendance-back", "attendance-take")]
    link = (await table.session()).link
    assert (await command(house, "dora", "mausen", "new")).text == says(
        "de", "no-second-table-paused", link=link, command="mausen"
    )
    question = (await table.press("dora", "take")).shown
    await house.click("dora", question.message, question.ids("take_now")[0])
    assert not (await table.session()).is_paused, "a stranger wakes it up by sitting down"
    assert (await table.session()).host.name == "dora"
    assert (await command(house, "emil", "mausen", "new")).text == en("no-second-table", link=link)


async def test_leaving_maunz_is_not_giving_up(house):
    house.speaks(anna="it")
    table = await begun(house, "maunz", "anna", "ben", first="0", language="de")
    question = (await command(house, "anna", "maunz", "leave")).shown
    assert says("it", "leave-question", paused="no") in question.text
    await house.click("anna", question.message, question.ids("leave_now")[0])
    session = await table.session()
    assert (session.status, [move.by_bot for move in await table.log()]) == (Status.RUNNING, [True])
    question = (await table.press("ben", "give_up")).shown
    assert (await table.session()).status == Status.RUNNING
    await house.click("ben", question.message, question.ids("give_up_now")[0])
    assert (await table.session()).status == Status.FINISHED
    assert [seated.rank for seated in (await table.session()).seats] == [1, 2]


async def test_only_who_plays_can_give_up(house):
    house.speaks(stranger="fr", anna="de")
    table = await begun(house, "maunz", "anna", "ben")
    assert (await table.forge("stranger", "give_up")).text == says("fr", "no-stranger", players=named("anna", "ben"))
    assert (await table.forge("stranger", "give_up_now")).text == says(
        "fr", "no-stranger", players=named("anna", "ben")
    )
    await table.leave("anna")
    assert (await table.forge("anna", "give_up_now")).text == says("de", "no-left")
    assert (await table.session()).status == Status.RUNNING
    other = await begun(house, "mausen", *PLAYERS)
    assert (await other.forge("ben", "give_up_now")).text == en("no-forged"), "there is no giving up in Mausen"
