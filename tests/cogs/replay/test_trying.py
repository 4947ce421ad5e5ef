"""Try from here: how a finished game would have gone on, privately, in one's own seat or any that one watched."""

import re
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from bot.draw.furniture import rank_sign
from bot.solo import rows as store
from bot.solo.rows import solos
from bot.table.pages.ways import MOMENT, ways_at
from bot.text.words import speaker
from cogs.maunz.computer import computer
from tests.cogs.replay.test_replays import replay
from tests.harness import House, Shown, en, look
from tests.journeys.any_game_table import COMMANDS, PLAYERS, begun
from tests.plugins import meaning, surest

MOST_CLICKS = 400


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """The hard player of maunz. thinks less."""
    monkeypatch.setattr(computer, "EFFORT", 1000)


async def finished(house: House, game: str) -> Any:
    """A table at which a game was played to its end, in a moment."""
    table = await begun(house, game, *PLAYERS[game])
    await table.rush()
    return table


async def opened(house: House, name: str, table: Any, moment: int = 0) -> Shown:
    """A person opens the replay, goes to a moment and tries from there."""
    shown = (await replay(house, name, table.id)).shown
    custom_id = f"k1|{table.id}|{shown.ids('try.here')[0].split('|')[2]}|replay.back|{moment + 1}"
    await house.forge(name, shown.message, custom_id)
    answer = await house.click(name, shown.message, look(shown.message).ids("try.here")[0])
    assert answer.kind == "update", "one private page at a time"
    return look(shown.message)


async def press(house: House, name: str, shown: Shown, action: str, end: str = "") -> Shown:
    """A person presses this, and reads what came of it in the same message."""
    (custom_id,) = (one for one in shown.ids(action) if one.endswith(end))
    answer = await house.click(name, shown.message, custom_id)
    assert (answer.kind, answer.text) == ("update", "")
    return look(shown.message)


async def test_a_moment_elsewhere_leads_to_the_replay_and_to_a_try_in_new_messages(house):
    table = await finished(house, "maunz")
    say, board = speaker("en"), (await table.board()).message
    look_at, try_from = ways_at(house.services.hooks, MOMENT, (await table.session(), 3), say)[::-1]
    replayed = (await house.forge("anna", board, look_at.id)).shown
    assert "picture 3 of" in replayed.text
    assert replayed.ids("try.here")
    tried = (await house.forge("anna", board, try_from.id)).shown
    assert tried.ids("try.press")
    assert len({one.message.id for one in (replayed, tried)} - {board.id}) == 2


def moves(shown: Shown) -> list[str]:
    """What can be pressed to play."""
    live = [b["custom_id"] for b in shown.buttons if not b.get("disabled")]
    return [one for one in live if one.split("|")[3] == "try.press"]


async def play_out(house: House, name: str, shown: Shown, seed: int = 1, clicks: int = MOST_CLICKS) -> Shown:
    """A person presses on, whatever is offered, to the end or so often."""
    rng = Random(seed)
    for _ in range(clicks):
        if not (offered := moves(shown)):
            break
        playing = surest(offered, lambda one: meaning(one.replace("|try.press", "", 1)))
        custom_id = rng.choice(playing if playing and rng.random() < 0.8 else offered)
        assert (await house.click(name, shown.message, custom_id)).text == ""
        shown = look(shown.message)
    return shown


async def rows(house: House) -> list[Any]:
    return await house.database.read(lambda connection: [*connection.execute(sa.select(solos))])


@pytest.mark.whole_game
@pytest.mark.parametrize("game", COMMANDS)
async def test_a_try_is_played_to_its_end_in_one_private_message(house, game):
    table = await finished(house, game)
    before, posted = await table.session(), len(house.channel.history())
    shown = await opened(house, "anna", table)
    assert shown.message.ephemeral
    shown = await play_out(house, "anna", shown)
    assert moves(shown) == [], shown.text
    assert await table.session() == before, "nothing of it is in the game"
    assert len(house.channel.history()) == posted


@pytest.mark.parametrize("game", COMMANDS)
async def test_a_try_is_gone_on_with_after_a_restart_and_led_back_to_its_moment(house, game):
    table = await finished(house, game)
    shown = await opened(house, "anna", table, 1)
    at_first = plain(shown)
    stood = await play_out(house, "anna", shown, clicks=5)
    await house.restart()
    once = await press(house, "anna", stood, "try.undo")
    assert plain(once) != plain(stood)
    assert plain(await press(house, "anna", once, "try.anew", "same")) == at_first


async def test_at_the_end_of_a_round_and_where_something_happened_to_the_person_a_try_goes_on_by_a_click(house):
    table = await finished(house, "aus_die_maus")
    shown, pressed = await opened(house, "anna", table), set[str]()
    while offered := moves(shown):
        if any("|aus_die_maus.next|" in one for one in offered):
            assert len(offered) == 1
            pressed.add(shown.labels[0].split()[0])
        shown = await play_out(house, "anna", shown, seed=len(pressed), clicks=1)
    begin = en("aus_die_maus-begin-button", number=2).split()[0]
    assert pressed == {en("aus_die_maus-look-button").split()[0], begin}


async def test_the_same_move_meets_the_same_dice_and_replies_and_other_ones_if_wanted(house):
    table = await finished(house, "aus_die_maus")
    shown = await opened(house, "anna", table)
    told = []
    for _ in range(2):
        shown = await play_out(house, "anna", shown, seed=3, clicks=6)
        told.append(plain(shown))
        shown = await press(house, "anna", shown, "try.anew", "other" if len(told) == 2 else "same")
    assert told[0] == told[1]
    assert plain(await play_out(house, "anna", shown, seed=3, clicks=6)) != told[0]


@pytest.mark.parametrize("game", COMMANDS)
async def test_at_its_end_a_try_says_what_it_came_to_beside_the_game(house, game):
    table = await finished(house, game)
    frames = await house.services.archive.frames_of(await table.session())
    anna, plugin = (await table.session()).names.index("anna"), house.services.games.get(game)
    moments = [frame.state for frame in frames if frame.is_seen]
    late = max(at for at, state in enumerate(moments) if anna in plugin.game.waiting_on(state))
    shown = await opened(house, "anna", table, late)
    assert "📊" not in shown.text
    shown = await play_out(house, "anna", shown)
    if moves(shown):
        return  # a game that goes on for long from there
    (line,) = (line for line in shown.text.split("\n") if line.startswith("📊"))
    outcome = plugin.game.outcome(moments[-1])
    if plugin.recap.chances:
        in_game = en("try-won", won={1: "won", 2: "lost"}[outcome.places[anna]])
    else:
        points = en("try-points", points=outcome.scores[anna])
        in_game = f"{rank_sign(plugin.ranks(moments[-1])[anna])} {points}"
    assert line.startswith(en("try-compared", when="end", before=in_game, after=""))


async def test_a_try_says_after_each_round_what_it_came_to(house):
    table = await finished(house, "aus_die_maus")
    frames = await house.services.archive.frames_of(await table.session())
    shown = await opened(house, "anna", table)
    for _ in range(MOST_CLICKS):
        if "📊" in shown.text:
            break
        shown = await play_out(house, "anna", shown, clicks=1)
    second = next(frame.state for frame in frames if frame.state.number == 2)
    had = en("try-points", points=sum(second.cheeses[0]))
    assert en("try-compared", when="round", before=had, after="") in shown.text


async def test_who_only_watched_takes_any_seat_and_a_player_only_their_own(house):
    table = await finished(house, "maunz")
    shown, board = await opened(house, "stranger", table), (await table.board()).message
    assert shown.labels[:2] == ["anna", "ben"]
    shown = await press(house, "stranger", shown, "try.seat", ".1")
    assert "**\u2068stranger\u2069**, it’s your turn" in shown.text
    custom_id = f"k1|{table.id}|0|try.seat|0.1"
    assert (await house.forge("anna", board, custom_id)).text == en("no-forged")
    for forged in ("0.7", "9999.0", "x.0", "0", "-1.0", "0.²"):
        answer = await house.forge("stranger", shown.message, f"k1|{table.id}|0|try.seat|{forged}")
        assert answer.text in (en("no-forged"), en("no-try-over"))
    assert len(await rows(house)) == 1


async def test_a_game_that_goes_on_is_not_tried_and_its_end_neither(house):
    table = await begun(house, "maunz", "anna", "ben", pings="off")
    board = (await table.board()).message
    answer = await house.forge("anna", board, f"k1|{table.id}|0|try.here|0")
    assert answer.text == en("no-replay-running", link=(await table.session()).link)
    await table.rush()
    for place, refusal in ((len(await table.log()), "no-try-over"), (999, "no-forged")):
        answer = await house.forge("anna", (await table.board()).message, f"k1|{table.id}|0|try.open|{place}")
        assert answer.text == en(refusal)
    frames = await house.services.archive.frames_of(session := await table.session())
    ended = session.names[frames[-1].seat]
    for name in ("anna", "ben"):
        shown = (await replay(house, name, table.id)).shown
        (menu,) = shown.menus
        end = menu["options"][-1]["value"]
        await house.people[name].select(shown.message, [end], custom_id=menu["custom_id"])
        attempts = [b["label"] for b in look(shown.message).buttons if b["custom_id"].split("|")[3] == "try.here"]
        assert attempts == ([en("try-button")] if name == ended else []), "the last move can be made again"
    assert await rows(house) == []


@pytest.mark.parametrize("game", COMMANDS)
async def test_ones_own_move_is_made_again_and_after_another_ones_comes_the_next(house, game):
    table = await finished(house, game)
    frames = [one for one in await house.services.archive.frames_of(await table.session()) if one.is_seen]
    anna, awaited = (await table.session()).names.index("anna"), house.services.games.get(game).game.waiting_on
    turns = [at for at, frame in enumerate(frames) if anna in awaited(frame.state)]
    alone = [at for at in turns[:8] if len(awaited(frames[at].state)) == 1]
    for turn in [at for at in turns[:4] if at not in alone or frames[at + 1].seat == anna]:
        shown = await opened(house, "anna", table, turn + 1)
        assert await begun_at(house) == turn, "the move that the next picture shows"
        assert moves(shown)
        assert en("try-head", number=str(table.id), chapter="§").split("§")[1] in shown.text
    for turn, then in pairwise(alone):
        if then > turn + 1:
            await opened(house, "anna", table, turn + 2)
            assert await begun_at(house) == then, "the picture of another's move"


async def begun_at(house: House) -> int:
    """The moment at which the newest try began."""
    solo = await house.database.read(store.load_solo, house.people["anna"].id, "try")
    assert solo is not None
    return solo.start.at


async def test_of_two_clicks_one_plays_and_the_other_shows_where_one_is(house):
    shown = await opened(house, "anna", await finished(house, "maunz"))
    (first, second) = [one for one in moves(shown) if one.split("|")[4] == "maunz.square"][:2]
    await house.together(house.click("anna", shown.message, first), house.forge("anna", shown.message, second))
    [row] = await rows(house)
    assert len([made for made in msgspec.json.decode(row.moves) if made[0] == 0]) == 1
    assert (await house.forge("anna", shown.message, first)).text == en("no-stale")
    assert [row.moves] == [row.moves for row in await rows(house)]


async def test_two_processes_save_one_change(house):
    await opened(house, "anna", await finished(house, "maunz"))
    anna = house.people["anna"].id
    solo = await house.database.read(store.load_solo, anna, "try")
    assert solo is not None
    following = replace(solo, seq=solo.seq + 1)
    assert [await house.database.write(store.save_solo, anna, following) for _ in range(2)] == [True, False]


async def test_a_person_has_one_try_and_it_is_gone_after_a_day(house):
    table = await finished(house, "maunz")
    first = await opened(house, "anna", table)
    shown = await opened(house, "anna", table, 2)
    assert (await house.forge("anna", shown.message, moves(first)[0])).text == en("no-stale")
    assert len(await rows(house)) == 1
    await house.database.write(lambda connection: connection.execute(solos.update().values(until=1)))
    assert (await house.forge("anna", shown.message, moves(shown)[0])).text == en("no-try")
    await opened(house, "ben", table)
    assert [row.user_id for row in await rows(house)] == [house.people["ben"].id], "old ones are deleted"


async def test_a_try_is_exported_without_what_it_hides_and_forgotten(house):
    table = await finished(house, "heul_doch")
    await play_out(house, "anna", await opened(house, "anna", table), clicks=4)
    (exported,) = (await house.exported("anna"))["solos"]
    assert set(exported) == {"kind", "game", "until", "moves"}
    assert (exported["game"], {made["type"] for made in exported["moves"]}) == ("heul_doch", {"play"})
    await house.forget("anna")
    assert await rows(house) == []


def plain(shown: Shown) -> tuple[str, list[str]]:
    """What a page says and offers, but for its age, and for the way back, which is not known after a restart."""
    text, ids = re.sub(r"<t:\d+", "", shown.text), [one["custom_id"] for one in shown.buttons]
    return text, [re.sub(r"^(k1\|\d+\|)\d+", r"\1", one) for one in ids if "page.back" not in one]
