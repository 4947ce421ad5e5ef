"""Private hands in the channel: they follow the game while Discord lets them, and never get lost."""

from bot.text.words import speaker
from tests.harness import en
from tests.journeys.any_game_table import first_is_quick

PLAYERS = ("anna", "ben", "cleo")
FIFTEEN_MINUTES = 15 * 60 + 1


async def test_only_its_person_sees_a_hand(house):
    table = await house.play(*PLAYERS)
    hand = table.hands["anna"].id
    assert [message.message.id for message in house.seen("anna")].count(hand) == 1
    assert hand not in [message.message.id for name in ("ben", "stranger") for message in house.seen(name)]


async def test_after_fifteen_minutes_a_hand_is_left_alone_and_its_next_click_draws_it_anew(house):
    table = await house.play(*PLAYERS, pace="letter")
    await table.pick("anna", "E4")
    await house.env.advance_time(FIFTEEN_MINUTES)
    await table.pick("ben", "D3")
    with house.requests() as requests:
        await table.pick("cleo", "M1")
    assert sorted(requests) == ["answer", "edit", "edit panel"], "ben's hand only: cleo clicked, and anna's is too old"
    assert en("mausen-hand", number=1, rounds=16) in table.hand("anna").text
    answer = await table.pick("anna", "C1")
    assert en("no-stale") in answer.shown.text
    assert en("mausen-hand", number=2, rounds=16) in table.hand("anna").text
    assert table.hand("anna").picked == []
    await table.pick("anna", "C1")
    await table.round(ben="E1", cleo="E2")
    assert en("mausen-hand", number=3, rounds=16) in table.hand("anna").text, (
        "the click gave the hand another fifteen minutes"
    )


async def test_a_click_in_an_old_hand_of_the_same_round_counts(house):
    table = await house.play(*PLAYERS, pace="letter")
    await house.env.advance_time(FIFTEEN_MINUTES)
    answer = await table.pick("anna", "E4")
    assert (answer.kind, answer.text, table.hand("anna").picked) == ("update", "", ["E4"])


@first_is_quick(("status", "code"), [(401, 50027), (404, 10015), (404, 10008)])
async def test_a_hand_whose_token_died_early_is_left_alone(house, status, code):
    table = await house.play(*PLAYERS)
    await table.round(anna="E4", ben="D3")
    house.fail("edit panel", status, code, times=2)
    with house.requests() as requests:
        answer = await table.pick("cleo", "M1")
    assert sorted(requests) == ["answer", "edit", "edit panel", "edit panel"]
    assert answer.text == ""
    assert en("mausen-head", number=2, rounds=16) in (await table.board()).text
    with house.requests() as requests:
        await table.open_hand("anna")
        await table.round(cleo="C1", anna="E3")
        await table.open_hand("ben")
        await table.pick("ben", "E2")
    assert requests.count("edit panel") == 2, "those who opened a hand again are followed again"
    assert len(table.hand("anna").cards()) == 14


async def test_a_hand_that_was_dismissed_is_opened_again_from_the_board(house):
    table = await house.play(*PLAYERS)
    first = table.hands["anna"]
    await table.pick("anna", "E4")
    await table.open_hand("anna")
    assert table.hands["anna"].id != first.id
    assert table.hand("anna").picked == ["E4"]
    await table.round(ben="D3", cleo="M1")
    assert en("mausen-hand", number=2, rounds=16) in table.hand("anna").text
    assert first.id not in [message.message.id for message in house.seen("anna")], (
        "two hands that drift apart would confuse"
    )


async def test_every_hand_tells_its_person_in_their_own_language(house):
    house.speaks(anna="de", ben="fr")
    table = await house.play(*PLAYERS, language="it")
    await table.round(anna="E4", ben="D3", cleo="M1")
    for name, language in (("anna", "de"), ("ben", "fr"), ("cleo", "en")):
        assert speaker(language)("mausen-hand", number=2, rounds=16) in table.hand(name).text
    assert speaker("it")("mausen-head", number=2, rounds=16) in (await table.board()).text


async def test_ones_own_points_stand_in_the_hand_if_the_table_wants_it(house):
    table = await house.play(*PLAYERS, scores="own")
    await table.round(anna="E4", ben="D3", cleo="M1")  # the elephant takes D3 twice, the dog C2, the mouse E4 twice
    assert en("mausen-own-catch", pile=2, score=6) in table.hand("anna").text
    assert en("mausen-own-catch", pile=1, score=2) in table.hand("ben").text
    assert en("mausen-own-catch", pile=2, score=8) in table.hand("cleo").text
    assert en("mausen-own-catch", pile=2, score=6) not in table.hand("ben").text
