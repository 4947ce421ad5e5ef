"""A pick is secret until all have chosen: nothing that others can see or measure depends on the card."""

from bot.table.service import rows as store
from tests.harness import en


async def log_of(table):
    return await table.house.database.read(store.load_log, table.id)


async def test_the_hand_marks_the_pick_and_the_board_shows_only_who_has_chosen(house):
    table = await house.play("anna", "ben", "cleo")
    with house.requests() as requests:
        answer = await table.pick("anna", "E4")
    assert requests == ["answer", "edit"]
    assert answer.kind == "update"
    assert table.hand("anna").picked == ["E4"]
    assert en("mausen-picked", by="self", animal="E", value=4) in table.hand("anna").text
    board = await table.board()
    assert en("mausen-chosen", names="\u2068anna\u2069") in board.text
    assert en("mausen-waiting", names="\u2068ben\u2069, \u2068cleo\u2069") in board.text
    assert board.alts[0].count(en("mausen-alt-chosen")) == 1
    assert table.hand("ben").picked == []


async def test_a_pick_can_be_changed_until_all_have_chosen(house):
    table = await house.play("anna", "ben", "cleo")
    for card in ("E4", "D3", "M1"):
        await table.pick("anna", card)
        assert table.hand("anna").picked == [card]
    await table.round(ben="C2", cleo="C1")
    assert (await table.session()).step == 2
    assert sorted(set(table.hand("ben").cards()) - set(table.hand("anna").cards())) == ["M1"], (
        "only the last pick was laid"
    )
    assert "C2" not in table.hand("ben").cards()
    assert [move.by_bot for move in await log_of(table)] == [False] * 5


async def test_the_last_pick_reveals_and_brings_every_open_hand_to_the_next_round(house):
    table = await house.play("anna", "ben", "cleo")
    await table.round(anna="E4", ben="D3")
    with house.requests() as requests:
        await table.pick("cleo", "M1")
    assert sorted(requests) == ["answer", "edit", "edit panel", "edit panel"]
    for name, laid in (("anna", "E4"), ("ben", "D3"), ("cleo", "M1")):
        hand = table.hand(name)
        assert en("mausen-hand", number=2, rounds=16) in hand.text
        assert len(hand.cards()) == 15
        assert laid not in hand.cards()
    board = await table.board()
    assert en("mausen-head", number=2, rounds=16) in board.text
    assert en("mausen-alt-taken", animal="D", value=3, who="anna") in board.alts[0]
