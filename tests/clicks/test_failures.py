"""From errors to sentences: the user reads what is wrong, and the log what we need."""

import logging
import re
from typing import cast

import discord
import pytest
from discord import app_commands

from bot.clicks.failures import ALREADY_ANSWERED, TOO_LATE, UNKNOWN_INTERACTION, WRITTEN_LENGTH, tell
from bot.errors import IllegalMove, NotAllowed, Stale, Unavailable
from bot.messages.desired import Interaction
from bot.messages.names import shown
from bot.messages.outages import WHY_REFUSED
from bot.text.words import LANGUAGES, say
from tests.discord_stand_in import FakeInteraction, http_error

REFERENCE = re.compile(r"\b[0-9A-F]{6}\b")


async def sentence_of(error: BaseException, **facts) -> str:
    """Return the one private sentence that the person gets."""
    interaction = FakeInteraction(**facts)
    await tell(cast(Interaction, interaction), error, "a test")
    [(_, to, text)] = interaction.said
    assert to == "private"
    return text


async def test_a_refusal_gets_its_sentence_with_its_facts():
    assert await sentence_of(NotAllowed("no-join-full", seats=6)) == say("en", "no-join-full", seats=6)
    assert await sentence_of(IllegalMove("no-start-few", seats=3)) == say("en", "no-start-few", seats=3)
    assert await sentence_of(Stale("no-stale")) == say("en", "no-stale")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_in_the_language_of_the_user_who_clicked(language):
    assert await sentence_of(NotAllowed("no-left"), locale=language) == say(language, "no-left")


async def test_in_english_for_all_others():
    assert await sentence_of(NotAllowed("no-left"), locale="ja") == say("en", "no-left")


async def test_after_an_answer_it_follows_up():
    interaction = FakeInteraction(is_answered=True)
    await tell(cast(Interaction, interaction), NotAllowed("no-left"), "a test")
    assert interaction.said == [("followup", "private", say("en", "no-left"))]


async def test_a_refusal_is_nothing_for_the_log(caplog):
    await sentence_of(NotAllowed("no-left"))
    assert caplog.records == []


async def test_names_in_a_refusal_are_plain_text():
    text = await sentence_of(NotAllowed("no-start-host", host="**@everyone** [x](z)"))
    assert "@everyone" not in text
    assert r"\*\*" in text
    assert r"\[x](" in text


async def test_names_in_a_refusal_are_cleaned_as_on_boards():
    told = await sentence_of(NotAllowed("no-stranger", players=("\u202eevil", "Ben" * 20)))
    assert told == say("en", "no-stranger", players=(shown("evil"), shown("Ben" * 20)))
    assert "\u202e" not in told


async def test_what_a_user_typed_is_plain_text_and_repeated_only_so_far():
    """Discord takes 6,000 characters in the option of a command, and 2,000 in an answer."""
    text = await sentence_of(IllegalMove("mausen-no-such-card", text="*" * 6000))
    assert text.count(r"\*") == WRITTEN_LENGTH - 1
    assert "…" in text


async def test_links_in_a_refusal_stay_links():
    link = "https://discord.com/channels/1/2/3"
    assert link in await sentence_of(NotAllowed("no-second-table", link=link))


async def test_a_database_that_does_not_answer_gets_a_sentence_with_a_reference_that_the_log_has(caplog):
    error = Unavailable()
    error.__cause__ = OSError("disk on fire")
    text = await sentence_of(error)
    [reference] = REFERENCE.findall(text)
    assert text == say("en", "no-database", reference=reference)
    [record] = caplog.records
    assert record.levelno == logging.ERROR
    assert reference in record.getMessage()
    assert "disk on fire" in record.getMessage()


@pytest.mark.parametrize("error", [ZeroDivisionError("x"), KeyError("x"), http_error(discord.NotFound, 404, 10015)])
async def test_a_bug_is_ours_and_the_log_has_all_of_it(caplog, error):
    text = await sentence_of(error)
    [reference] = REFERENCE.findall(text)
    assert text == say("en", "no-our-mistake", reference=reference)
    [record] = caplog.records
    assert reference in record.getMessage()
    assert "a test" in record.getMessage()
    assert "4711" in record.getMessage()
    assert record.exc_info[1] is error


@pytest.mark.parametrize(("code", "why"), [one for one in WHY_REFUSED.items() if one[0] not in TOO_LATE])
async def test_what_discord_refuses_is_told_with_its_reason_and_no_mistake_of_ours(caplog, code, why):
    for language in LANGUAGES:
        text = await sentence_of(http_error(discord.Forbidden, 403, code), locale=language)
        assert text == say(language, "no-answer-refused", why=why)
        assert text != say(language, "no-answer-refused", why="other"), "each has a sentence of its own"
    assert {record.levelno for record in caplog.records} == {logging.WARNING}


async def test_no_two_bugs_have_the_same_reference():
    texts = {await sentence_of(ZeroDivisionError()) for _ in range(20)}
    assert len(texts) == 20


@pytest.mark.parametrize("code", [UNKNOWN_INTERACTION, ALREADY_ANSWERED])
async def test_an_answer_that_came_too_late_is_not_repeated(caplog, code):
    interaction = FakeInteraction()
    await tell(cast(Interaction, interaction), http_error(discord.NotFound, 404, code), "a test")
    assert interaction.said == []
    assert "came too late" in caplog.text


@pytest.mark.parametrize(
    "trouble",
    [
        http_error(discord.Forbidden, 403, 50001),
        http_error(discord.NotFound, 404, UNKNOWN_INTERACTION),
        OSError("no network"),
    ],
)
async def test_to_tell_never_raises(caplog, trouble):
    interaction = FakeInteraction(trouble=trouble)
    await tell(cast(Interaction, interaction), NotAllowed("no-left"), "a test")
    assert interaction.said == []
    assert "a test" in caplog.text


async def test_what_a_command_raised_gets_its_own_sentence():
    @app_commands.command(name="test", description="test")
    async def command(interaction: discord.Interaction) -> None:
        """Nothing."""

    assert await sentence_of(app_commands.CommandInvokeError(command, NotAllowed("no-left"))) == say("en", "no-left")
    assert await sentence_of(app_commands.CommandSignatureMismatch(command)) == say("en", "no-old-command")


async def test_a_command_that_is_no_more_gets_a_sentence():
    assert await sentence_of(app_commands.CommandNotFound("old", [])) == say("en", "no-old-command")
