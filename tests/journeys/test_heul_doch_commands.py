"""Heul doch! by typed commands: for keyboards, screen readers, and those who lost the board."""

import pytest

from tests.cogs.heul_doch.notation import piles, position
from tests.harness import en, named
from tests.journeys.heul_doch_table import command, lobby, opened, says, state_of
from tests.journeys.test_heul_doch import HAND, RULEBOOK

PLAYERS = ("anna", "ben", "cleo", "dora")


async def offered(house, name, option, typed="", **filled):
    """What is offered while a player types: name -> value."""
    found = await house.people[name].autocomplete(house.channel, "heuldoch play", option, typed, **filled)
    return {choice["name"]: choice["value"] for choice in found}


@pytest.mark.parametrize(
    ("typed", "to", "after"),
    [
        ("red 6", None, "R5 R6"),
        ("R6", None, "R5 R6"),
        (" Rot  6 ", "own", "R5 R6"),
        ("6 rouge", "mia pila", "R5 R6"),
        ("6 rosso", "Eigener Stapel", "R5 R6"),
        ("red 6", "anna", "R5 R6"),
        ("red 6", "1", "R5 R6"),
        ("red 6", "onion", "R5 (R6)"),
        ("red 6", "Zwiebel", "R5 (R6)"),
    ],
)
async def test_a_card_is_played_by_its_name_in_any_language(house, typed, to, after):
    table = await opened(house, *PLAYERS, state=position(RULEBOOK, HAND))
    answer = await command(house, "anna", "play", card=typed, **({"to": to} if to else {}))
    assert piles(await state_of(table))[0] == after
    assert en("heul_doch-hand", turn="other") in answer.shown.text
    text = "📥 You kept the 🔴 red 6 (on the 🔴 red 5)" if after == "R5 R6" else "🧅 You hid a card as an onion"
    assert text in answer.shown.text


async def test_without_a_place_a_gift_goes_where_it_must_and_an_onion_has_to_be_asked_for(house):
    table = await opened(
        house, *PLAYERS, state=position(RULEBOOK, ["B5 R4 G5 R6", "Y1 Y1 Y1 Y1", "P1 P1 P1 P1", "O1 O1 O1 O1"])
    )
    answer = await command(house, "anna", "play", card="B5")
    assert "You gave **\u2068ben\u2069** the 🔵 blue 5 (on the 🔵 blue 4)" in answer.shown.text
    before = await table.saved()
    assert (await command(house, "ben", "play", card="yellow 1")).text == en("heul_doch-say-onion", colour="Y", value=1)
    assert await table.saved() == before
    await command(house, "ben", "play", card="yellow 1", to="onion")
    assert piles(await state_of(table)) == ["R5", "B4 B5 (Y1)", "N7", "G2"]


@pytest.mark.parametrize(
    ("card", "kind"), [("B2", "neighbour"), ("beach towel", "beach_towel"), ("carousel", "carousel")]
)
async def test_where_there_is_a_choice_the_place_has_to_be_said(house, card, kind):
    table = await opened(house, *PLAYERS, state=position(RULEBOOK, "B2 beach_towel carousel R6"))
    before = await table.saved()
    assert (await command(house, "anna", "play", card=card)).text == en("heul_doch-say-where", kind=kind)
    assert await table.saved() == before


@pytest.mark.parametrize(
    ("card", "to", "after"),
    [
        ("B2", "Dora", ["R5", "B4", "N7", "G2 B2"]),
        ("B2", "4", ["R5", "B4", "N7", "G2 B2"]),
        ("B2", "ben", ["R5", "B4 B2", "N7", "G2"]),
        ("Strandtuch", "cleo", ["N7", "B4", "R5", "G2"]),
        ("beach towel", "4", ["G2", "B4", "N7", "R5"]),
        ("giostra", "senso orario", ["G2", "R5", "B4", "N7"]),
        ("carousel", "anticlockwise", ["B4", "N7", "G2", "R5"]),
        ("carousel", "counterclockwise", ["B4", "N7", "G2", "R5"]),
        ("Karussell", "gegen den  Uhrzeigersinn", ["B4", "N7", "G2", "R5"]),
        ("Werwolf", None, ["(R5)", "(B4)", "(N7)", "(G2)"]),
    ],
)
async def test_the_place_is_a_person_or_a_direction(house, card, to, after):
    table = await opened(house, *PLAYERS, state=position(RULEBOOK, "B2 beach_towel carousel werewolf"))
    await command(house, "anna", "play", card=card, **({"to": to} if to else {}))
    assert piles(await state_of(table)) == after


@pytest.mark.parametrize(
    ("card", "to"),
    [
        ("R6", "up"),
        ("R6", "left"),
        ("R6", "cleo"),
        ("R6", "clockwise"),
        ("R6", "@everyone"),
        ("beach towel", "9"),
        ("beach towel", "nobody"),
        ("carousel", "own"),
    ],
)
async def test_what_is_no_place_is_said_to_be_none(house, card, to):
    table = await opened(house, *PLAYERS, state=position(RULEBOOK, "R6 beach_towel carousel R6"))
    before = await table.saved()
    assert "doesn’t work for this card" in (await command(house, "anna", "play", card=card, to=to)).text
    assert await table.saved() == before


async def test_what_is_no_card_is_said_to_be_none(house):
    await opened(house, *PLAYERS, state=position(RULEBOOK, HAND))
    assert (await command(house, "anna", "play", card="red 8")).text == en("heul_doch-no-such-card", text="red 8")


async def test_a_card_that_is_not_there_is_said_to_be_missing(house):
    await opened(house, *PLAYERS, state=position(RULEBOOK, HAND))
    assert (await command(house, "anna", "play", card="brown 7")).text == en(
        "heul_doch-not-in-hand", colour="N", value=7
    )
    assert (await command(house, "anna", "play", card="werewolf")).text == en(
        "heul_doch-no-such-special", special="werewolf"
    )


async def test_while_typing_the_own_cards_are_offered_and_where_they_may_go(house):
    house.speaks(anna="fr")
    await opened(house, *PLAYERS, state=position(RULEBOOK, "B2 beach_towel carousel R6"))
    choice = says("fr", "heul_doch-typed-choice")
    assert list(await offered(house, "anna", "card")) == [
        f"🔵 2 bleu · {choice}",
        f"🏖️ serviette de plage · {choice}",
        f"🎠 manège · {choice}",
        "🔴 6 rouge · sur ta pile",
    ]
    assert await offered(house, "anna", "card", "rot") == {"🔴 6 rouge · sur ta pile": "R6"}
    assert await offered(house, "anna", "to", card="B2") == {
        "ben (même couleur que le 4 bleu)": "2",
        "dora (même chiffre que le 2 vert)": "4",
        "oignon": "onion",
    }
    assert await offered(house, "anna", "to", card="6 rouge") == {"ma pile": "own", "oignon": "onion"}
    assert await offered(house, "anna", "to", card="beach_towel") == {
        "ben\u00a0: 4 bleu": "2",
        "cleo\u00a0: 7 marron": "3",
        "dora\u00a0: 2 vert": "4",
    }
    assert list((await offered(house, "anna", "to", card="carousel")).values()) == ["left", "right"]
    assert await offered(house, "anna", "to", "dora", card="B2") == {"dora (même chiffre que le 2 vert)": "4"}
    assert await offered(house, "anna", "to", card="nonsense") == {}


async def test_while_typing_every_card_says_where_it_goes(house):
    house.speaks(anna="de")
    await opened(house, *PLAYERS, state=position(RULEBOOK, "B5 Y1 R6 catapult"))
    assert list(await offered(house, "anna", "card")) == [
        "🔵 Blau 5 · offen nur zu ben (gleiche Farbe)",
        "🟡 Gelb 1 · nur als Zwiebel (wohin: Zwiebel)",
        "🔴 Rot 6 · auf deinen Stapel",
        "🪨 Katapult",
    ]
    assert list(await offered(house, "ben", "card")) == ["🟡 yellow 1"]


async def test_nothing_is_offered_to_strangers_and_no_places_out_of_turn(house):
    table = await lobby(house, *PLAYERS)
    assert await offered(house, "anna", "card") == {}
    await table.press("anna", "start")
    assert await offered(house, "stranger", "card") == {}
    assert await offered(house, "stranger", "to", card="R6") == {}
    turn = await table.turn()
    waiting = next(name for name in PLAYERS if name != turn)
    cards = await offered(house, waiting, "card")
    assert len(cards) >= 1
    assert await offered(house, waiting, "to", card=next(iter(cards.values()))) == {}


async def test_what_is_offered_plays(house):
    table = await opened(house, *PLAYERS, state=position(RULEBOOK, "B2 beach_towel carousel R6"))
    places = await offered(house, "anna", "to", card="beach_towel")
    await command(house, "anna", "play", card="beach_towel", to=places["cleo: brown 7"])
    assert piles(await state_of(table))[0] == "N7"


async def test_typing_before_the_game_or_without_a_seat_says_so(house):
    assert (await command(house, "anna", "play", card="R6")).text == en("no-table-here", command="/heuldoch new")
    table = await lobby(house, *PLAYERS)
    assert (await command(house, "anna", "play", card="R6")).text == en("no-not-started", missing=0, host=named("anna"))
    await table.press("anna", "start")
    players = named(*PLAYERS)
    assert (await command(house, "stranger", "play", card="R6")).text == en("no-stranger", players=players)


async def test_the_rules_come_with_pictures_in_the_own_language(gallery):
    gallery.speaks(anna="it")
    answer = await command(gallery, "anna", "rules")
    assert says("it", "heul_doch-rules-1") in answer.shown.text
    assert answer.shown.alts == tuple(
        says("it", f"heul_doch-alt-{what}") for what in ("winning", "neighbour", "both", "onion")
    )
    specials = await gallery.click("anna", answer.shown.message, answer.shown.ids("heul_doch.specials")[0])
    assert specials.shown.alts == tuple(
        says("it", f"heul_doch-alt-{what}") for what in ("catapult", "towel", "carousel", "werewolf")
    ), "they are explained to those who ask"


async def test_the_rules_of_a_table_leave_out_the_variants_that_it_does_not_use(gallery):
    table = await lobby(gallery, "anna")
    rules = (await table.press("anna", "rules")).shown
    assert en("heul_doch-rules-5") in rules.text
    assert en("heul_doch-rules-specials") not in rules.text
    assert len(rules.alts) == 4


async def test_the_lobby_tells_the_options_that_are_not_the_printed_ones(house):
    table = await lobby(house, "anna", **{"special-cards": "yes", "pings": "off", "language": "de"})
    options = f"{says('de', 'heul_doch-option-specials-yes.rule')}; {says('de', 'option-pings-off.rule')}"
    assert says("de", "with-options", options=options) in (await table.board()).text
    assert "Heul doch! Mau Mau" in (await table.board()).text
