"""A table in the bot's direct messages: whole games alone, in one message, and what becomes of them."""

from dataclasses import replace

import pytest

from bot.hooks import Hooks
from bot.person import ChannelRef
from bot.sessions.session import Status
from bot.table.pages.board_buttons import HARDER, afterwards, next_level
from bot.table.service import rows
from bot.text.words import speaker
from tests.harness import en, named
from tests.journeys.any_game_table import COMMANDS, first_is_quick
from tests.journeys.visitors import Visitor, begun, play_on, said, session_of
from tests.playout import IN_THE_BOX, game_in
from tests.standin.world import Refusal


@pytest.mark.quick
@first_is_quick("game", IN_THE_BOX)
async def test_a_whole_game_is_played_in_one_message(direct, game):
    anna = await begun(direct, game)
    first = anna.board()["id"]
    session = await play_on(anna, game)
    assert session.status == Status.FINISHED
    assert [one["id"] for one in anna.world.seen(anna.channel["id"]) if one["components"]] == [first]
    assert (session.where.guild_id, session.pace, session.due_at) == (0, "none", None)
    assert session.link == f"https://discord.com/channels/@me/{anna.channel['id']}/{first}"
    assert en("board-again") in said(anna.board())


async def test_options_of_the_command_hold_and_a_second_table_of_the_game_is_refused(direct):
    anna = Visitor(direct, "direct")
    await anna.command("heuldoch new", cards="half")
    assert (await session_of(anna, "heul_doch")).options["cards"] == "half"
    await anna.command("heuldoch new")
    assert anna.private()["content"] == en(
        "no-second-table-own", link=(await session_of(anna, "heul_doch")).link, command="heuldoch"
    )
    await anna.command("maunz new")
    assert (await session_of(anna, "maunz")).status == Status.RUNNING


@pytest.mark.parametrize("game", ["mausen", "heul_doch"])
async def test_the_hand_is_a_part_of_the_board(direct, game):
    anna = await begun(direct, game)
    actions = {one["custom_id"].split("|")[3] for one in anna.controls(anna.board())}
    assert "hand" not in actions
    assert any(action.startswith(f"{game}.") for action in actions)
    await anna.command(f"{COMMANDS[game]} hand")
    assert anna.private()["content"] == en("board-coming")


async def test_typed_moves_reading_and_leaving_work_there(direct):
    anna = await begun(direct, "mausen")
    await anna.command("mausen play", card="E4")
    session = await session_of(anna, "mausen")
    assert anna.private()["content"].startswith(en("alone-typed", link=session.link))
    await anna.command("mausen read")
    assert "mausen.pick" in str(anna.private()["components"])
    await anna.command("mausen leave")
    await anna.press(anna.private(), "leave_now")
    assert (await session_of(anna, "mausen")).is_paused
    assert en("attendance-take") not in said(anna.board())
    await anna.press(anna.board(), "back")
    await anna.command("mausen stop")
    await anna.press(anna.private(), "stop_now")
    assert en("board-stopped", by="one", names=named("anna")) in said(anna.board())


async def test_no_other_person_can_press_what_stands_there(direct):
    anna, ben = await begun(direct, "mausen"), Visitor(direct, "direct", "ben")
    step = (await session_of(anna, "mausen")).seq
    card = next(one["custom_id"] for one in anna.controls(anna.board()) if "mausen.pick" in one["custom_id"])
    await ben.forge(anna.board(), card)
    assert ben.private()["content"] == en("no-forged")
    assert (await session_of(anna, "mausen")).seq == step


async def test_it_goes_on_with_the_next_level(direct):
    anna = await begun(direct, "maunz")
    await play_on(anna, "maunz")
    over, again = anna.board(), next(one for one in anna.controls(anna.board()) if "|again|" in one["custom_id"])
    assert en("board-harder") not in said(over), "one game says little"
    await anna.forge(over, again["custom_id"] + HARDER)
    after = await session_of(anna, "maunz")
    assert (after.status, after.seats[1].computer) == (Status.RUNNING, "medium")


async def test_a_person_who_blocks_the_bot_reads_why_there_is_no_table(direct, monkeypatch):
    anna, sent = Visitor(direct, "direct"), direct.world.post

    def refuse(channel_id, body, files, answers=None):
        if answers is None:
            raise Refusal(403, 50007, "Cannot send messages to this user")
        return sent(channel_id, body, files, answers)

    with monkeypatch.context() as patch:
        patch.setattr(direct.world, "post", refuse)
        await anna.command("mausen new")
        assert anna.private()["content"] == en("no-first-board-alone")
    await anna.command("mausen new")
    assert (await session_of(anna, "mausen")).status == Status.RUNNING


async def test_a_person_who_blocks_the_bot_in_the_middle_loses_no_move(direct, monkeypatch):
    anna = await begun(direct, "maunz")
    before, real = await session_of(anna, "maunz"), direct.world.message

    def refuse(channel_id, message_id):
        raise Refusal(403, 50007, "Cannot send messages to this user")

    with monkeypatch.context() as patch:
        patch.setattr(direct.world, "message", refuse)
        await play_on(anna, "maunz", 2)
    assert (await session_of(anna, "maunz")).seq > before.seq
    assert real(anna.channel["id"], anna.board()["id"])
    await anna.command("maunz board")
    session = await play_on(anna, "maunz")
    assert session.status == Status.FINISHED


async def test_the_words_are_those_of_the_person(direct):
    anna = Visitor(direct, "direct")
    real = anna.world.interaction

    def in_german(*args, **named):
        made = real(*args, **named)
        made.payload["locale"] = "de"
        return made

    anna.world.interaction = in_german
    await anna.command("maunz new")
    assert "maunz. · Zug" in said(anna.board())
    assert game_in("maunz").seats == range(2, 3)


@pytest.mark.parametrize("levels", [("easy",), ("easy", "hard"), ("hard",)])
async def test_three_wins_in_a_row_against_a_level_offer_the_next_one(direct, levels):
    """Of the same person, in the same place, alone against this level; a defeat begins the row anew."""
    anna = await begun(direct, "mausen")
    services, table = direct.app.services, await session_of(anna, "mausen")
    plugin, say = services.games.get("mausen"), speaker("en")
    others = [replace(one, score=1, computer=levels[n % len(levels)]) for n, one in enumerate(table.seats[1:])]
    in_a_row = 0
    for number, rank in enumerate((1, 1, 2, 1, 1, 1, 1, 3, 1), start=1):
        seats = (replace(table.seats[0], rank=rank, score=9), *(replace(one, rank=3 - min(rank, 2)) for one in others))
        ended = replace(table, status=Status.FINISHED, seats=seats)
        over = await direct.app.database.write(saved_as, ended, number)
        in_a_row = in_a_row + 1 if rank == 1 else 0
        assert over.wins == (in_a_row if len(levels) == 1 else 0)
        is_due = in_a_row >= 3 and levels == ("easy",)
        assert next_level(over, plugin, say) == ((en("board-next-level", wins=in_a_row),) if is_due else ())
        assert (en("board-harder") in [one.label for one in afterwards(over, plugin, say, Hooks())]) is is_due


def saved_as(connection, over, number):
    """Save a game that is over under a number of its own, and return it as it is loaded."""
    stored = rows.create(connection, replace(over, where=ChannelRef(0, number), status=Status.LOBBY, state=None))
    lobby = rows.load(connection, stored or 0)
    assert lobby
    ended = replace(lobby, status=Status.FINISHED, seats=over.seats, seq=lobby.seq + 1)
    assert rows.save(connection, lobby, ended, ())
    saved = rows.load(connection, lobby.id)
    assert saved
    return saved
