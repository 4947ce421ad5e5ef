"""An interaction as far as answering one needs it, written by hand: what the bot says lands in `said`."""

from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import discord

from bot.person import ChannelRef
from bot.sessions.session import Session, Status

SEALED = b"\x00" * 32
HERE = ChannelRef(1, 2)


@dataclass
class _Answers:
    """Stands for `interaction.response` and for `interaction.followup`."""

    interaction: "FakeInteraction"
    way: str

    type: discord.InteractionResponseType | None = None

    def is_done(self) -> bool:
        return self.interaction.is_answered

    async def send_message(self, *, content: str, ephemeral: bool, suppress_embeds: bool) -> None:
        assert not self.interaction.is_answered, "an interaction is answered once"
        self._say(content, ephemeral, suppress_embeds)

    async def send(self, *, content: str, ephemeral: bool, suppress_embeds: bool) -> None:
        assert self.interaction.is_answered, "what follows up follows an answer"
        self._say(content, ephemeral, suppress_embeds)

    def _say(self, text: str, ephemeral: bool, suppress_embeds: bool) -> None:
        assert suppress_embeds
        if self.interaction.trouble:
            raise self.interaction.trouble
        assert 0 < len(text) <= 2000, "Discord takes no more"
        self.interaction.said.append((self.way, "private" if ephemeral else "public", text))
        self.interaction.is_answered = True


@dataclass
class FakeInteraction:
    locale: str = "en-US"
    is_answered: bool = False
    data: dict[str, Any] = field(default_factory=dict)
    type: discord.InteractionType = discord.InteractionType.component
    trouble: Exception | None = None
    said: list[tuple[str, str, str]] = field(default_factory=list)
    extras: dict[str, Any] = field(default_factory=dict)
    guild_id: int = HERE.guild_id
    channel_id: int = HERE.channel_id
    message: Any = None
    user: Any = field(default_factory=lambda: SimpleNamespace(id=4711, display_name="Anna"))
    id: int = 815

    def is_expired(self) -> bool:
        return False

    async def delete_original_response(self) -> None:
        assert self.is_answered

    @property
    def response(self) -> _Answers:
        return _Answers(self, "answer")

    @property
    def followup(self) -> _Answers:
        return _Answers(self, "followup")


def http_error(kind: type[discord.HTTPException], status: int, code: int) -> discord.HTTPException:
    answer: Any = SimpleNamespace(status=status, reason="no")
    return kind(answer, {"code": code, "message": "no"})


class FakeSessions:
    """All sessions that a button may name are of one server."""

    async def session_by_id(self, number: int) -> Session:
        return session(number)


def session(number: int = 1, step: int = 0, **changes: Any) -> Session:
    """A session of no one in particular."""
    facts: dict[str, Any] = {"id": number, "where": HERE, "game": "mausen", "rules_version": 1, "options": {}}
    facts |= {"language": "en", "secret": SEALED, "joins": (1,), "seats": ()}
    facts |= {"status": Status.RUNNING, "seq": 1, "step": step}
    return Session(**facts | changes)
