"""/settings me: how a person likes to be served."""

from bot.people.switches import OwnSwitch
from bot.table.pages.ways import CALLS, ways_at
from bot.text.words import LANGUAGES, speaker
from tests.harness import Answer
from tests.journeys.any_game_table import MINUTE, begun, first_is_quick, says

SWITCHES = {"hands": ("channel", "dm"), "words": ("pictures", "words"), "invitations": ("off", "on")}
"""What can be turned on and off: how its button asks for both."""
USUAL = {"reminders": "channel", "hands": False, "words": False, "invitations": True}
"""What holds where nothing was chosen."""
GREEN = 3  # Discord's number of the style


async def settings(house, name):
    """A player opens their settings."""
    return Answer(await house.people[name].slash(house.channel, "settings me"))


@first_is_quick("language", LANGUAGES)
async def test_each_setting_says_what_it_is_and_what_holds_in_the_language_of_the_user(house, language):
    house.speaks(anna=language)
    with house.requests() as requests:
        answer = await settings(house, "anna")
    assert requests == ["answer"]
    assert answer.shown.message.ephemeral
    assert says(language, "settings-me-head") in answer.shown.text
    ways = [way.label for way in ways_at(house.services.hooks, CALLS, house.guild.id, speaker(language))]
    assert (says(language, "settings-bells-about") in answer.shown.text) is bool(ways)
    labels = [button["label"].removeprefix("✓ ") for button in answer.shown.buttons]
    reminders = [says(language, "settings-reminders", chosen=one) for one in ("channel", "dm", "off")]
    own = [switch(language, f"settings-{setting}", USUAL[setting]) for setting in SWITCHES]
    of_features = [switch(language, one.key, False) for one in house.services.hooks.all(OwnSwitch)]
    assert labels == [*reminders, *own, *of_features, *ways]
    assert chosen(answer.shown, language) == USUAL


def switch(language, key, is_on):
    return says(language, "settings-switch", what=says(language, key), is_on="yes" if is_on else "no")


def chosen(shown, language="en"):
    """What holds, setting by setting: its button is green, and one that is alone says so and turns it off again."""
    found = {}
    for button in shown.buttons:
        setting, value = button["custom_id"].removeprefix("k1|0|0|house.").split("|")[-2:]
        is_on = button["style"] == GREEN
        if setting in SWITCHES:
            assert button["label"] == switch(language, f"settings-{setting}", is_on)
            assert value == SWITCHES[setting][not is_on]
            found[setting] = is_on
        elif setting == "reminders" and is_on:
            found[setting] = value
    return found


async def test_what_was_chosen_is_green_and_holds_after_a_restart(house):
    message = (await settings(house, "anna")).shown.message
    chosen_ones = ("reminders|off", "hands|dm", "words|words", "invitations|off", "reminders|dm")
    shown = None
    for choice in chosen_ones:
        with house.requests() as requests:
            answer = await house.click("anna", message, f"k1|0|0|house.{choice}")
        assert (answer.kind, requests) == ("update", ["answer"])
        shown, message = answer.shown, answer.shown.message
    wanted = {"reminders": "dm", "hands": True, "words": True, "invitations": False}
    assert chosen(shown) == wanted
    await house.restart()
    assert chosen((await settings(house, "anna")).shown) == wanted
    assert chosen((await settings(house, "ben")).shown) == USUAL


async def test_a_wish_holds_for_games_that_have_begun_already(house):
    table = await begun(house, "mausen", "anna", "ben", "cleo")
    message = (await settings(house, "ben")).shown.message
    await house.click("ben", message, "k1|0|0|house.reminders|off")
    await house.env.advance_time(5 * MINUTE)
    assert table.called() == [["anna", "cleo"]]
