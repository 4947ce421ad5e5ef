"""custom_ids: what is written is read again, and everything else is refused with a sentence."""

import asyncio
import re
from typing import cast
from unittest.mock import Mock

import discord
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bot.clicks.router import FRESHEN, Press, Router
from bot.errors import NotAllowed, Stale
from bot.messages.desired import Interaction
from bot.messages.ids import button_id
from bot.table.messages.presence import Presence
from bot.table.messages.table_guard import TableGuard
from bot.table.service.service import Sessions
from bot.text.words import say
from tests.discord_stand_in import FakeInteraction, FakeSessions, session

sessions = st.integers(0, 10**15 - 1)
steps = st.integers(0, 10**9 - 1)
actions = st.text(alphabet="abcdefghijklmnopqrstuvwxyz_.", min_size=1, max_size=24)
arguments = st.text(alphabet=[chr(code) for code in range(0x21, 0x7F)], max_size=40)


def a_router() -> Router:
    return Router(TableGuard(cast(Sessions, FakeSessions()), Presence(lambda: 0)), Mock())


class Heard(list[Press]):
    async def __call__(self, press: Press) -> None:
        self.append(press)


async def click(router: Router, custom_id: object, **facts) -> FakeInteraction:
    interaction = FakeInteraction(data={"custom_id": custom_id, **facts})
    await router.on_interaction(cast(Interaction, interaction))
    return interaction


def said_in_english(interaction: FakeInteraction) -> list[str]:
    return [text for _, _, text in interaction.said]


# Round trip


@given(sessions, steps, actions, arguments)
def test_what_is_written_is_read_again(number, step, action, argument):
    router, heard = a_router(), Heard()
    router.add(action, heard)
    custom_id = button_id(session(number, step), action, argument)
    assert len(custom_id) <= 100
    asyncio.run(click(router, custom_id))
    assert [(press.session, press.step, press.action, press.argument) for press in heard] == [
        (number, step, action, argument)
    ]


@pytest.mark.parametrize(
    ("action", "argument"),
    [
        ("", ""),
        ("Pick", ""),
        ("pick now", ""),
        ("x" * 25, ""),
        ("pick", "x" * 61),
        ("pick", "a b"),
        ("pick", "é"),
        ("pick", "\n"),
    ],
)
def test_what_could_not_be_read_again_is_not_written(action, argument):
    with pytest.raises(ValueError, match="no custom_id"):
        button_id(session(), action, argument)


# Refusals

FORGED = (
    *("", "k1", "k2|1|1|pick|", "k1|1|1|pick", "k1|1|1|pick||x y", "k1|-1|1|pick|", "k1|1|-1|pick|", "k1|1.5|1|pick|"),
    *("k1|one|1|pick|", "k1||1|pick|", "k1|1||pick|", "k1|1|1||", "k1|1|1|PICK|", "k1|1|1|pick|\n", "\nk1|1|1|pick|"),
    *("k1|1|1|pick|x\n", " k1|1|1|pick|", "k1|1|1|pick|é", "K1|1|1|pick|", "k1|1111111111111111|1|pick|"),
    *("k1|1|1111111111|pick|", "k1|١|1|pick|", "k1|1|²|pick|", f"k1|1|1|pick|{'x' * 61}"),
)


@pytest.mark.parametrize("custom_id", FORGED)
async def test_a_forged_button_is_refused(custom_id):
    router, heard = a_router(), Heard()
    router.add("pick", heard)
    interaction = await click(router, custom_id)
    assert heard == []
    assert interaction.said == [("answer", "private", say("en", "no-forged"))]


@given(st.text(max_size=100))
def test_whatever_a_person_sends_is_refused(custom_id):
    assume(not re.fullmatch(r"k1\|[0-9]+\|[0-9]+\|pick\|[!-~]*", custom_id))
    router, heard = a_router(), Heard()
    router.add("pick", heard)
    interaction = asyncio.run(click(router, custom_id))
    assert heard == []
    assert len(interaction.said) == 1


async def test_a_click_without_an_id_is_refused():
    interaction = FakeInteraction(data={})
    await a_router().on_interaction(cast(Interaction, interaction))
    assert said_in_english(interaction) == [say("en", "no-forged")]


async def test_an_action_that_no_one_hears_is_away():
    interaction = await click(a_router(), "k1|1|1|pick|")
    assert said_in_english(interaction) == [say("en", "no-game-away")]


async def test_an_action_that_was_removed_is_away():
    router, heard = a_router(), Heard()
    router.add("pick", heard)
    router.remove_all(["pick", "never"])
    assert said_in_english(await click(router, "k1|1|1|pick|")) == [say("en", "no-game-away")]
    assert heard == []


async def test_a_click_from_another_server_is_refused():
    router, heard = a_router(), Heard()
    router.add("pick", heard)
    interaction = FakeInteraction(data={"custom_id": "k1|7|1|pick|"}, guild_id=2)
    await router.on_interaction(cast(Interaction, interaction))
    assert (heard, said_in_english(interaction)) == ([], [say("en", "no-forged")])


def test_an_action_has_one_handler():
    router = a_router()
    router.add("pick", Heard())
    with pytest.raises(ValueError, match="two handlers for pick"):
        router.add("pick", Heard())


async def test_commands_are_not_ours():
    interaction = FakeInteraction(data={"custom_id": "nonsense"}, type=discord.InteractionType.application_command)
    await a_router().on_interaction(cast(Interaction, interaction))
    assert interaction.said == []


# What a handler raises


async def test_a_refusal_is_told():
    async def refuse(press):
        raise NotAllowed("no-left")

    router = a_router()
    router.add("pick", refuse)
    assert (await click(router, "k1|1|1|pick|")).said == [("answer", "private", say("en", "no-left"))]


async def test_an_old_button_freshens_its_message_and_is_told_why():
    async def too_old(press):
        raise Stale("no-stale")

    async def freshen(press):
        freshened.append(press)
        press.interaction.is_answered = True

    router, freshened = a_router(), []
    router.add("pick", too_old)
    router.add(FRESHEN, freshen)
    interaction = await click(router, "k1|7|1|pick|E1")
    now = say("en", "no-stale")
    assert [(press.session, press.note) for press in freshened] == [(7, now)]
    assert interaction.said == []


async def test_a_bug_is_told_and_the_next_click_works(caplog):
    async def broken(press):
        raise ZeroDivisionError

    router, heard = a_router(), Heard()
    router.add("broken", broken)
    router.add("pick", heard)
    [sentence] = said_in_english(await click(router, "k1|1|1|broken|"))
    assert sentence.startswith(say("en", "no-our-mistake", reference="").partition("(")[0])
    assert "broken in session 1" in caplog.text
    await click(router, "k1|1|1|pick|")
    assert len(heard) == 1


async def test_a_form_that_is_none_of_ours_gets_a_sentence():
    for custom_id in ("form", "k1|1|1|form|", 7, None, ["k1"]):
        interaction = FakeInteraction(
            type=discord.InteractionType.modal_submit, data={"custom_id": custom_id, "components": "x"}
        )
        await a_router().on_interaction(cast(Interaction, interaction))
        assert said_in_english(interaction) == [say("en", "no-forged")]


# Selects


def press_with(**data) -> Press:
    return Press(cast(Interaction, FakeInteraction(data=data)), 1, 1, "pick", "")


def test_what_was_taken_in_a_select():
    assert press_with(values=["a"]).value == "a"


@pytest.mark.parametrize("data", [{}, {"values": []}, {"values": ["a", "b"]}])
def test_a_select_with_nothing_or_several_taken_is_forged(data):
    with pytest.raises(NotAllowed, match="no-forged"):
        _ = press_with(**data).value
