"""Boards and hands in words, for screen readers: whoever reads nothing but texts and labels plays whole games."""

import re

import pytest

from bot.discovery import load_game
from bot.sessions.session import Status
from bot.text.words import LANGUAGES
from tests.harness import en
from tests.journeys.any_game_table import PLAYERS, begun, command, first_is_quick, lobby, says
from tests.playout import IN_THE_BOX
from tests.plugins import meaning

MOST = 400


async def read(house, name, game):
    """A person lets the board be read."""
    return (await command(house, name, game, "read")).shown


@first_is_quick("language", LANGUAGES)
@pytest.mark.parametrize("game", IN_THE_BOX)
async def test_the_board_is_read_privately_in_the_readers_language_with_all_its_buttons(house, game, language):
    house.speaks(anna=language)
    table = await begun(house, game, "anna", computers=len(PLAYERS[game]) - 1, language="en")
    board = await table.board()
    shown = await read(house, "anna", game)
    assert shown.message.ephemeral
    assert not shown.alts, "there is nothing that has to be seen"
    assert [b["custom_id"] for b in shown.buttons] == [b["custom_id"] for b in board.buttons]
    assert len(shown.text.split("\n")) > len(board.text.split("\n")) + 2, "a line for each sentence of the picture"
    assert says(language, "board-rules") in shown.labels or shown.ids(f"{game}.more")


async def test_a_lobby_is_read_and_joined_too(house):
    table = await lobby(house, "mausen", "anna")
    shown = await read(house, "ben", "mausen")
    join = next(b for b in shown.buttons if b["label"] == en("lobby-join"))
    answer = await house.click("ben", shown.message, join["custom_id"])
    assert not answer.shown.alts
    assert "ben" in answer.shown.text
    assert (await table.session()).names == ("anna", "ben")
    assert "ben" in (await table.board()).text, "everyone sees it"


async def test_a_move_by_it_is_answered_in_words_and_shown_to_everyone(house):
    table = await begun(house, "maunz", "anna", "ben", first="0")
    shown = await read(house, "anna", "maunz")
    shown = (await house.click("anna", shown.message, shown.ids("maunz.column")[0])).shown
    assert en("maunz-alt-column", column="A") in shown.text
    assert en("maunz-alt-column", column="A") not in "".join((await table.board()).alts), (
        "what is looked at stays private"
    )
    answer = await house.click("anna", shown.message, shown.ids("maunz.square")[0])
    assert answer.kind == "update"
    assert not answer.shown.alts
    assert en("maunz-turn-placed", who="🟠 anna", piece="k", square="A1").replace("**", "") in answer.shown.text
    assert "A1" in (await table.board()).text


async def test_an_old_one_is_drawn_anew_in_words(house):
    table = await begun(house, "maunz", "anna", "ben", first="0")
    shown = await read(house, "anna", "maunz")
    await table.rush(2)
    answer = await house.click("anna", shown.message, shown.ids("maunz.column")[0])
    assert not answer.shown.alts
    assert en("maunz-alt-head", number=3).split(". ")[0] in answer.shown.text


@pytest.mark.parametrize("game", ["mausen", "heul_doch"])
async def test_who_likes_words_gets_hands_without_pictures(house, game):
    await house.prefers("anna", in_words=True)
    table = await begun(house, game, "anna", "ben", "cleo")
    own, other = (await table.press("anna", "hand")).shown, (await table.press("ben", "hand")).shown
    assert not own.alts
    assert len(other.alts) == 1
    (alt,) = (await table.press("anna", "hand")).shown.alts or other.alts
    assert len(own.text) > len(other.text)
    assert alt.split(".")[0].split(":")[0] in own.text


class Reader:
    """Plays by what can be read aloud: texts and labels, no pictures and no colours."""

    def __init__(self, house, game):
        self.house, self.game, self.pressed = house, game, 0
        self.screen = house.services.games.get(game).screen

    async def press(self, shown, label):
        """Press what is called so; it must not be refused."""
        button = next(b for b in shown.buttons if b["label"] == label and not b.get("disabled"))
        answer = await self.house.click("anna", shown.message, button["custom_id"])
        self.pressed += 1
        assert answer.kind in ("update", "message"), f"{label} is not answered"
        assert not answer.result.followups, answer.text
        assert not answer.shown.alts
        return answer.shown

    def labels(self, shown):
        """The labels of what a player presses to play."""
        own = [b for b in shown.buttons if not b.get("disabled") and meaning(b.get("custom_id", "")) is not None]
        assert all(re.search(r"\w", b["label"]) for b in own), "signs alone say nothing"
        return [b["label"] for b in own]

    async def turn(self, table):
        """Do what the words ask for: press one of the labels, then one of those that it brings, until it is done."""
        before, seen = (await table.session()).seq, []
        shown = await read(self.house, "anna", self.game)
        if not self.labels(shown):
            shown = await self.press(shown, en(self.screen.hand.label))
            assert all(re.search("[a-z]{3}", label) for label in self.labels(shown)), "cards have names, not only signs"
        while (await table.session()).seq == before:
            labels = self.labels(shown)
            seen, now = [*seen, *labels], next((label for label in labels if label not in seen), labels[-1])
            shown = await self.press(shown, now)


@pytest.mark.whole_game
@pytest.mark.parametrize("game", IN_THE_BOX)
async def test_who_reads_texts_and_labels_alone_plays_a_whole_game(house, game):
    await house.prefers("anna", in_words=True)
    table = await begun(house, game, "anna", computers=len(PLAYERS[game]) - 1, **load_game(game).alone)
    reader = Reader(house, game)
    for _ in range(MOST):
        session = await table.session()
        if session.status != Status.RUNNING:
            break
        if await table.awaited():
            await reader.turn(table)
        else:
            await house.env.settle()
    assert (await table.session()).status == Status.FINISHED
    assert reader.pressed > 10
    assert en("board-again") in (await read_over(house, table)).labels


async def read_over(house, table):
    """The finished board says in words how it ended."""
    board = await table.board()
    assert all(alt for alt in board.alts)
    return board
