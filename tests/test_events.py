"""What services hear of one another, and what features offer to those who do not know them."""

from dataclasses import dataclass

import pytest

from bot.events import ChannelGone, Events, ServerUsed
from bot.hooks import Hooks


async def test_who_is_told_works_one_after_the_other_and_no_error_keeps_it_from_the_next():
    events, heard = Events(), list[object]()

    async def fails(_gone: ChannelGone) -> None:
        raise ZeroDivisionError

    async def hears(gone: ChannelGone) -> None:
        heard.append(gone)

    for listener in (fails, hears, heard.append):
        events.listen(ChannelGone, listener)
    events.listen(ServerUsed, heard.append)
    with pytest.raises(ZeroDivisionError):
        await events.tell(ChannelGone(1, 2))
    assert heard == [ChannelGone(1, 2)] * 2


def test_what_was_published_has_happened_whoever_fails(caplog):
    events, heard = Events(), list[object]()
    events.listen(ServerUsed, lambda _: [][0])
    events.listen(ServerUsed, heard.append)
    events.publish(ServerUsed(1))
    assert heard == [ServerUsed(1)]
    assert "a listener of ServerUsed failed" in caplog.text


@dataclass(frozen=True)
class Line:
    text: str


def test_hooks_are_found_by_their_kind_in_the_order_in_which_they_were_offered():
    hooks = Hooks()
    assert hooks.one(Line) is None
    assert hooks.all(Line) == ()
    for hook in (Line("first"), ServerUsed(1), Line("second")):
        hooks.offer(hook)
    assert hooks.all(Line) == (Line("first"), Line("second"))
    assert hooks.one(Line) == Line("first")
