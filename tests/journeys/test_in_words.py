"""Boards and hands in words, for screen readers: whoever reads nothing but texts and labels plays whole games."""

import re

import pytest

from bot.sessions.session import Status
from bot.text.words import LANGUAGES
from tests.harness import en
from tests.journeys.any_game_table import begun, command, first_is_quick, lobby, says

OPPONENTS = {"mausen": 2, "maunz": 1, "heul_doch": 2, "aus_die_maus": 1}
SHORT = {"heul_doch": {"cards": "half"}, "aus_die_maus": {"track": "10"}}
TABLE = [
    *("board-hand", "board-since", "board-how-come", "board-rules", "board-again", "board-replay", "board-proof"),
    *("aus_die_maus-hand-button", "aus_die_maus-back-button", "heul_doch-button-take-back"),
    *("maunz-back-button", "maunz-more-button", "give-up-button", "hand-dm", "hand-no-dm", "hand-board", "play-on"),
]
"""The labels of buttons that make no move."""
MOST = 400


async def read(house, name, game):
    """A person lets the board be read."""
    return (await command(house, name, game, "read")).shown


@first_is_quick("language", LANGUAGES)
@pytest.mark.parametrize("game", OPPONENTS)
async def test_the_board_is_read_privately_in_the_readers_language_with_all_its_buttons(house, game, language):
    house.speaks(anna=language)
    table = await begun(house, game, "anna", computers=OPPONENTS[game], language="en")
    board = await table.board()
    shown = await read(house, "anna", game)
    assert shown.message.ephemeral
    assert not shown.alts, "there is nothing that has to be seen"
    assert [b["custom_id"] for b in shown.buttons] == [b["custom_id"] for b in board.buttons]
    assert len(shown.text.split("\n")) > len(board.text.split("\n")) + 2, "a line for each sentence of the picture"
    assert says(language, "maunz-more-button" if game == "maunz" else "board-rules") in shown.labels


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
    """Plays by what can be read aloud: texts and labels, no pictures, no colours, no custom_ids."""

    def __init__(self, house, game):
        self.house, self.game, self.pressed = house, game, 0
        self.still = {en(key) for key in TABLE if _is_said(key)}

    async def press(self, shown, label):
        """Press what is called so; it must not be refused."""
        button = next(b for b in shown.buttons if b["label"] == label and not b.get("disabled"))
        answer = await self.house.click("anna", shown.message, button["custom_id"])
        self.pressed += 1
        assert answer.kind in ("update", "message"), f"{label} is not answered"
        assert not answer.result.followups, answer.text
        return answer.shown

    def moves(self, shown):
        """The labels that make a move."""
        return [label for label in shown.labels if label not in self.still]

    async def turn(self):
        """Do what the words ask for."""
        board = await read(self.house, "anna", self.game)
        if self.game in ("mausen", "heul_doch"):
            await self.play_by_hand(await self.press(board, en("board-hand")))
        elif self.game == "maunz":
            await self.place(board)
        elif moves := self.moves(board):
            await self.press(board, moves[0])
        else:
            hand = await self.press(board, en("aus_die_maus-hand-button"))
            await self.press(hand, self.moves(hand)[0])

    async def play_by_hand(self, hand):
        assert not hand.alts
        assert all(re.search("[a-z]{3}", label) for label in self.moves(hand)), "cards have names, not only signs"
        hand = await self.press(hand, self.moves(hand)[0])
        if self.game == "heul_doch":
            ways = [label for label in self.moves(hand) if re.search("[→]|nion|Play|lockwise|swap", label)]
            await self.press(hand, ways[0] if ways else self.moves(hand)[-1])

    async def place(self, board):
        numbered = [label for label in board.labels if re.match(r"\d+: ", label)]
        if numbered:
            await self.press(board, numbered[0])
            return
        seats = [line for line in board.text.split("\n") if re.match(r"\S.* \((orange|white)\): ", line)]
        taken = set(re.findall("[A-F][1-6]", " ".join(seats)))
        square = next(f"{c}{r}" for r in (3, 4, 2, 5, 1, 6) for c in "CDBEAF" if f"{c}{r}" not in taken)
        letters = [label for label in board.labels if re.fullmatch(rf"\W*{square[0]}\W*", label)]
        opened = await self.press(board, letters[0]) if letters else board
        await self.press(opened, next(label for label in opened.labels if re.match(rf"\W*{square}\b", label)))


def _is_said(key):
    try:
        return bool(en(key))
    except KeyError:
        return False


@pytest.mark.whole_game
@pytest.mark.parametrize("game", OPPONENTS)
async def test_who_reads_texts_and_labels_alone_plays_a_whole_game(house, game):
    await house.prefers("anna", in_words=True)
    table = await begun(house, game, "anna", computers=OPPONENTS[game], **SHORT.get(game, {}))
    reader = Reader(house, game)
    for _ in range(MOST):
        session = await table.session()
        if session.status != Status.RUNNING:
            break
        if await table.awaited():
            await reader.turn()
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
